"""Intervals that may be looked at all the time."""

import pytest

from sterling import Rng
from sterling.lab.confidence import Sequence, sequence


def drawn(rng: Rng, chance: int) -> float:
    """A deal of two games, each won with so many per cent."""
    return sum(0.5 for _ in range(2) if rng.below(100) < chance)


@pytest.mark.parametrize("chance", [50, 90])
def test_whoever_stops_when_the_truth_is_ruled_out_is_seldom_wrong(chance: int) -> None:
    """An ordinary interval, looked at after every deal, misses the truth in about a third of such runs."""
    rng = Rng(5)
    runs, wrong = 80, 0
    for _ in range(runs):
        found = Sequence()
        for _ in range(80):
            found.add(drawn(rng, chance))
            if not found.low <= chance / 100 <= found.high:
                wrong += 1
                break
    assert wrong <= 0.08 * runs


def test_the_interval_narrows_around_the_mean() -> None:
    rng = Rng(6)
    values = [drawn(rng, 70) for _ in range(400)]
    some, all_ = sequence(values[:50]), sequence(values)
    assert some.low <= all_.low < all_.mean < all_.high <= some.high
    assert all_.high - all_.low < 0.15
    assert all_.mean == pytest.approx(sum(values) / 400)


def test_equal_values_say_more_than_scattered_ones() -> None:
    even, scattered = sequence([0.5] * 60), sequence([0.0, 1.0] * 30)
    assert even.high - even.low < 0.6 * (scattered.high - scattered.low)


def test_nothing_known_is_everything_possible() -> None:
    found = Sequence()
    assert (found.low, found.high) == (0.0, 1.0)
    with pytest.raises(ValueError, match=r"1\.5"):
        found.add(1.5)
