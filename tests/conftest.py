"""What every test can rely on: the mode it runs in, and one profile for generated tests."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A tiny game goes through everything alongside the real ones, so that no test depends on those.
os.environ.setdefault("STERLING_GAMES", str(Path(__file__).parent / "tiny"))

import sterling
from sterling.i18n import use

pytest_plugins = ["costs"]

EXPECTED = os.environ.get("STERLING_EXPECT")

# The same examples in every run and on every machine, however busy it is. Large examples and many discarded ones are
# not failures either, because they change with the version of Hypothesis.
settings.register_profile(
    "sterling",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
        HealthCheck.large_base_example,
        HealthCheck.filter_too_much,
    ],
)
settings.load_profile("sterling")


# A test process holds thousands of tests and modules that live until its end; there is no need to look through them
# again and again for garbage.
gc.set_threshold(50_000, 20, 100)


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()


def pytest_configure(config: pytest.Config) -> None:
    """A silent fallback to interpreted code must not pass as compiled."""
    if EXPECTED and sterling.MODE != EXPECTED:
        raise pytest.UsageError(f"these tests expect {EXPECTED} code, but sterling runs {sterling.MODE}")


def pytest_report_header() -> str:
    return f"sterling: {sterling.MODE}"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A separate home folder, a wide terminal, and English, whatever language an earlier command chose."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("STERLING_LANG", "en")
    use("en")
    yield tmp_path
    use("en")
