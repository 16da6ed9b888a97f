"""Winning chances are corrected by a map that keeps their order, and the committed figures show that they come true."""

import re
from pathlib import Path

import pytest

import sterling
from kit.tools import every_size
from sterling.bots.calibration import Calibration, calibration_of
from sterling.bots.compare import Mean

RESULTS = Path(__file__).parents[2] / "bench" / "results" / "calibration.txt"
MOST = 0.05


@pytest.mark.parametrize(("name", "seats"), every_size())
def test_more_stays_more(name: str, seats: int) -> None:
    found = calibration_of(sterling.game(name, seats))
    chances = [found(share / 50) for share in range(51)]
    assert all(0 < one < 1 for one in chances)
    assert chances == sorted(chances)
    assert len(set(chances)) == len(chances)


def test_a_game_without_a_file_keeps_its_chances() -> None:
    found = calibration_of(sterling.game("straws"))
    assert found == Calibration()
    assert found(0.3) == pytest.approx(0.3)
    assert found.mean(Mean(0.3, 0.02)).error == pytest.approx(0.02)


def test_errors_and_differences_follow_the_map() -> None:
    found = Calibration(0.5, 0.1)
    step = 1e-5
    assert found.steepness(0.3) == pytest.approx((found(0.3 + step) - found(0.3 - step)) / (2 * step), rel=1e-4)
    gap = found.gap(0.7, 0.4, Mean(0.3, 0.06))
    assert gap.mean == pytest.approx(found(0.7) - found(0.4))
    assert gap.error / gap.mean == pytest.approx(0.06 / 0.3)
    assert found.gap(0.4, 0.4, Mean(0.0, 0.06)).error == pytest.approx(0.06 * found.steepness(0.4))


def test_the_chances_of_every_game_come_true() -> None:
    """What bench/calibration.py measured: at two seats, over at least 500 games, the error is small enough."""
    told = RESULTS.read_text(encoding="utf-8")
    rows = re.findall(r"^(\S+), 2 seats .*: (\d+) games, .*\n(?:.*\n)*?  ECE ([0-9.]+) ", told, re.MULTILINE)
    measured = {name: (int(games), float(error)) for name, games, error in rows}
    for facts in sterling.games():
        if calibration_of(sterling.game(facts.name)) != Calibration():
            games, error = measured[facts.name]
            assert games >= 500
            assert error <= MOST
    assert measured
