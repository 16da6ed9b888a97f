"""Laws that the tests of several games state."""

from sterling import Game, Rng, State
from sterling.core.playout import random_steps


def check_worlds_are_independent(table: Game, state: State) -> None:
    """What happens in one world of a sampler changes neither another one nor what the sampler makes later."""
    for viewer in range(-1, table.seats):
        sampler = table.sampler(table.view(state, viewer))
        first = sampler.sample(Rng(1))
        before = first.key()
        second = sampler.sample(Rng(2))
        random_steps(second, Rng(3), 40)
        assert first.key() == before
        assert sampler.sample(Rng(1)).key() == before
