"""What everyone may know about the points during a game of John Silver."""

import sterling
from sterling import Rng
from sterling.core.playout import random_steps


def test_JS_26_coins_and_apples_are_to_be_remembered_and_spots_lie_open() -> None:
    for aided in (True, False):
        game = sterling.game("john-silver", 3, options={"memory-aid": aided})
        rng = Rng(3)
        state = game.start(game.random_deal(rng))
        while not any(points["coins"] for points in game.parts(state)):
            random_steps(state, rng, 1)
        assert not state.over()
        parts = game.parts(state)
        told = ("coins", "apples", "spots") if aided else ("spots",)
        assert game.running(state) == [{part: points[part] for part in told} for points in parts]
