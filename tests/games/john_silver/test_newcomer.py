"""The gentlest opponent of John Silver is one to begin with."""

import pytest

import sterling
from games.john_silver.newcomer import Newcomer
from games.john_silver.scenes import turn_of
from sterling import Rng
from sterling.bots import Budget, bot, cast_of


@pytest.mark.skipif(sterling.MODE == "interpreted", reason="compiled, this takes seconds")
def test_the_gentlest_loses_to_a_newcomer_who_follows_the_lesson() -> None:
    game = sterling.game("john-silver", 2)
    newcomer, gentlest = Newcomer(), bot(cast_of("john-silver")[0].name, game)
    won = 0.0
    games = 60
    for number in range(games):
        rng = Rng(number)
        state = game.start(game.random_deal(Rng(number // 2)))
        while not state.over():
            seat = turn_of(state)
            if seat == number % 2:
                state.apply(seat, newcomer.choose(state, seat, rng))
            else:
                state.apply(seat, gentlest.choose(game.view(state, seat), Budget(), rng))
        places = state.standing()
        won += 1 / places.count(1) if places[number % 2] == 1 else 0
    assert won > 0.5 * games
