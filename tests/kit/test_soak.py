"""`make soak`: the laws of play and knowledge over a hundred thousand games and positions of each game."""

import os

import pytest

import sterling
from kit.conftest import every_game
from kit.test_knowledge import check_sample_law
from sterling import Game, Rng
from sterling.core.bits import LOW4

GAMES = int(os.environ.get("STERLING_SOAK", "100000"))

pytestmark = pytest.mark.soak


def share(game: Game) -> int:
    """This configuration's part of the whole number, so that all of a game together reach it."""
    return -(-GAMES // (len(game.facts.seats) * len(game.facts.rule_sets)))


@pytest.mark.parametrize("part", range(4))
def test_random_games_are_clean(game: Game, part: int) -> None:
    """Every game ends within its length and score bounds, its actions are legal and sorted, its parts add up."""
    low, high = game.score_bounds
    rng = Rng(1000 + part)
    for number in range(-(-share(game) // 4)):
        state = game.start(game.random_deal(rng))
        decisions = 0
        checked = number % 50 == 0
        while waiting := state.waiting():
            seat = int(LOW4[waiting])
            count = int(state.count(seat))
            assert count > 0
            action = int(state.nth(seat, rng.below(count)))
            if checked:
                legal = state.legal(seat)
                assert legal == sorted(set(legal))
                assert action in legal
                assert state.refusal(seat, action) == ""
            state.apply(seat, action)
            decisions += 1
        assert decisions <= game.longest
        places = state.standing()
        assert min(places) == 1
        for seat in range(game.seats):
            points = int(state.points(seat))
            assert low <= points <= high
            if checked:
                assert sum(game.parts(state)[seat].values()) == points


@pytest.mark.parametrize("part", range(4))
def test_sampled_worlds_show_the_same_view(game: Game, part: int) -> None:
    positions = -(-share(game) // 4)
    assert check_sample_law(game, Rng(2000 + part), positions) == positions * (game.seats + 1)


def test_all_tables_are_soaked() -> None:
    assert sum(share(sterling.game(*game)) for game in every_game()) >= GAMES * len(sterling.games())
