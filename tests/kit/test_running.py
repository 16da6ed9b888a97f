"""The points shown during a game are what everyone may know."""

import pytest

import sterling
from kit.tools import aid, effort, every_size, positions, viewers
from sterling import Rng


@pytest.mark.parametrize("aided", [True, False], ids=["aid", "plain"])
@pytest.mark.parametrize(("name", "seats"), every_size())
def test_running_points_tell_nobody_anything_new(name: str, seats: int, aided: bool) -> None:
    game = sterling.game(name, seats, options=aid(name, aided))
    rng = Rng(5)
    for state in positions(game, rng, effort(60)):
        told = game.running(state)
        assert len(told) in (0, seats)
        for viewer in viewers(game):
            assert game.running(game.sample(game.view(state, viewer), rng)) == told


@pytest.mark.parametrize(("name", "seats"), every_size())
def test_running_points_end_as_the_score(name: str, seats: int) -> None:
    game = sterling.game(name, seats, options=aid(name))
    rng = Rng(6)
    state = game.start(game.random_deal(rng))
    while not state.over():
        codes = [(seat, code) for seat in range(seats) for code in state.legal(seat)]
        state.apply(*codes[rng.below(len(codes))])
    told = game.running(state)
    if told:
        assert told == game.parts(state)
