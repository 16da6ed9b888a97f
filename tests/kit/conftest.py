"""The kit runs over every registered game, with every number of seats and every rule set."""

import pytest

import sterling
from sterling import Game


def every_game() -> list[tuple[str, int, str]]:
    return [
        (facts.name, seats, rule_set)
        for facts in sterling.games()
        for seats in facts.seats
        for rule_set in facts.rule_sets
    ]


@pytest.fixture(params=every_game(), ids=lambda game: "-".join(str(part) for part in game))
def game(request: pytest.FixtureRequest) -> Game:
    name, seats, rule_set = request.param
    return sterling.game(name, seats, rule_set)
