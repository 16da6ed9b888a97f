"""What every test may rely on: the mode it runs in, and and the one profile of generated tests."""

import os
from pathlib import Path

import pytest

# A tiny game goes through everything beside the real ones, so that no test learns those by heart.
os.environ.setdefault("STERLING_GAMES", str(Path(__file__).parent / "tiny"))

import sterling

EXPECTED = os.environ.get("STERLING_EXPECT")


def pytest_configure(config: pytest.Config) -> None:
    """A silent fallback to interpreted code cannot pass as compiled."""
    if EXPECTED and sterling.MODE != EXPECTED:
        raise pytest.UsageError(f"these tests expect {EXPECTED} code, but sterling runs {sterling.MODE}")


def pytest_report_header() -> str:
    return f"sterling: {sterling.MODE}"
