"""The kit runs over every registered game, with every number of seats and every rule set."""

import pytest

import sterling
from kit.tools import QUICK
from sterling import Facts, Game


def sizes(facts: Facts) -> list[int]:
    """Every number of seats; the middle one is enough for a quick look."""
    seats = list(facts.seats)
    return [seats[len(seats) // 2]] if QUICK else seats


def every_game() -> list[tuple[str, int, str]]:
    return [
        (facts.name, seats, rule_set)
        for facts in sterling.games()
        for seats in sizes(facts)
        for rule_set in facts.rule_sets
    ]


@pytest.fixture(params=every_game(), ids=lambda game: "-".join(str(part) for part in game))
def game(request: pytest.FixtureRequest) -> Game:
    name, seats, rule_set = request.param
    return sterling.game(name, seats, rule_set)
