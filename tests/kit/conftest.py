"""The kit runs over every registered game, with every number of seats and every rule set."""

import pytest

import sterling
from kit.tools import QUICK
from sterling import Game


def every_game() -> list[tuple[str, int, str]]:
    return [
        (facts.name, seats, rule_set)
        for facts in sterling.games()
        for seats in facts.seats
        for rule_set in facts.rule_sets
    ]


def looked_at() -> list[tuple[str, int, str]]:
    """All of them; for a quick look, those with the middle number of seats."""
    middle = {facts.name: list(facts.seats)[len(facts.seats) // 2] for facts in sterling.games()}
    return [game for game in every_game() if not QUICK or game[1] == middle[game[0]]]


@pytest.fixture(params=looked_at(), ids=lambda game: "-".join(str(part) for part in game))
def game(request: pytest.FixtureRequest) -> Game:
    name, seats, rule_set = request.param
    return sterling.game(name, seats, rule_set)
