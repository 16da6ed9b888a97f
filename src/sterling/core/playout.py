"""Loops over whole games, compiled, for simulation and measurement."""

from mypy_extensions import i64

from sterling.core.bits import LOW4
from sterling.core.rng import Rng
from sterling.core.state import Sampler, Setup, State


def random_playout(state: State, rng: Rng) -> i64:
    """Plays uniformly random actions to the end; returns their number."""
    decisions: i64 = 0
    waiting: i64 = state.waiting()
    while waiting != 0:
        seat: i64 = LOW4[waiting]
        state.apply(seat, state.nth(seat, rng.below(state.count(seat))))
        decisions += 1
        waiting = state.waiting()
    return decisions


def random_steps(state: State, rng: Rng, steps: i64) -> i64:
    """Plays up to this many random actions, each by a random waiting seat; returns their number."""
    played: i64 = 0
    while played < steps:
        waiting: i64 = state.waiting()
        if waiting == 0:
            break
        seat: i64 = LOW4[waiting]
        skip: i64 = rng.below(4)
        while skip > 0:
            rest: i64 = waiting & (waiting - 1)
            if rest == 0:
                break
            waiting = rest
            seat = LOW4[waiting]
            skip -= 1
        state.apply(seat, state.nth(seat, rng.below(state.count(seat))))
        played += 1
    return played


def random_games(setup: Setup, rng: Rng, games: i64) -> i64:
    """Plays whole random games from fresh deals; returns the number of decisions."""
    decisions: i64 = 0
    i: i64 = 0
    while i < games:
        decisions += random_playout(setup.start(setup.shuffled(rng)), rng)
        i += 1
    return decisions


def clones(state: State, times: i64) -> i64:
    """Clones a state this many times, for measurement."""
    i: i64 = 0
    while i < times:
        state.clone()
        i += 1
    return i


def samples(sampler: Sampler, rng: Rng, times: i64) -> i64:
    """Samples this many worlds, for measurement."""
    i: i64 = 0
    while i < times:
        sampler.sample(rng)
        i += 1
    return i
