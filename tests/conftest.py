"""What every test may rely on: the mode it runs in, and and the one profile of generated tests."""

import os

import pytest

import sterling

EXPECTED = os.environ.get("STERLING_EXPECT")


def pytest_configure(config: pytest.Config) -> None:
    """A silent fallback to interpreted code cannot pass as compiled."""
    if EXPECTED and sterling.MODE != EXPECTED:
        raise pytest.UsageError(f"these tests expect {EXPECTED} code, but sterling runs {sterling.MODE}")


def pytest_report_header() -> str:
    return f"sterling: {sterling.MODE}"
