"""Games do not leak memory: simulations and services run indefinitely."""

import gc
import tracemalloc

import pytest

import sterling
from sterling import Facts, Rng
from sterling.core.bits import LOW4

ROUNDS = 200


@pytest.mark.long
@pytest.mark.parametrize("facts", sterling.games(), ids=lambda facts: facts.name)
def test_playing_and_sampling_leave_nothing_behind(facts: Facts) -> None:
    game = sterling.game(facts.name)
    rng = Rng(5)
    state = game.setup.start(game.setup.shuffled(rng))
    view = game.view(state, 0)

    def once() -> None:
        start = game.setup.start(game.setup.shuffled(rng))
        seat = LOW4[start.waiting()]
        start.clone().apply(seat, start.nth(seat, 0))
        game.worlds(view).sample(rng)
        game.view(start, 0)

    once()
    tracemalloc.start()
    try:
        for _ in range(10):
            once()
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(ROUNDS):
            once()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    # One small object per round would be more than 16 bytes.
    assert after - before < 16 * ROUNDS
