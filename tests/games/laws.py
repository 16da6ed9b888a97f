"""Laws that several games' tests state."""

from types import ModuleType

import msgspec

from sterling import Game, Rng, State
from sterling.core.playout import random_steps


def check_worlds_are_independent(game: Game, state: State) -> None:
    """What happens in one world of a sampler changes neither another world nor what the sampler makes later."""
    for viewer in range(-1, game.seats):
        sampler = game.sampler(game.view(state, viewer))
        first = sampler.sample(Rng(1))
        before = first.key()
        second = sampler.sample(Rng(2))
        random_steps(second, Rng(3), 40)
        assert first.key() == before
        assert sampler.sample(Rng(1)).key() == before


def check_structs(module: ModuleType, least: int) -> None:
    """The parts of a view are immutable, and cannot be decoded from something with extra fields."""
    found = [
        item
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, msgspec.Struct) and item.__module__ == module.__name__
    ]
    assert len(found) >= least
    for struct in found:
        assert struct.__struct_config__.frozen
        assert struct.__struct_config__.forbid_unknown_fields
