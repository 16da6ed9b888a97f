"""Training of lessons that learn while they play against themselves (`Lesson.practises`).

The games of a stretch depend on what was learned before it, so they are played one after the other in one process.
After each stretch everything is saved, and an interrupted training continues there.
"""

from array import array
from collections.abc import Callable
from pathlib import Path

import msgspec

from sterling.bots.learned import Lesson
from sterling.bots.weights import Weights
from sterling.core.errors import SterlingError
from sterling.core.rng import Rng
from sterling.lab.lessons import Plan

STRETCH = 20_000
"""Games between two savings."""


class Practised(msgspec.Struct, frozen=True):
    weights: Weights
    games: int
    loss: float
    """In the last stretch."""
    first: float
    """In the first one."""


class _Saved(msgspec.Struct, frozen=True):
    plan: Plan
    done: int
    loss: float
    first: float


def practise(
    plan: Plan, about: Lesson, file: Path, progress: Callable[[int, int, float], None] = lambda done, total, loss: None
) -> Practised:
    """Plays the games of the plan from the start, or from the last stretch that is in the file."""
    setup = plan.configured(plan.seats[0]).setup
    done, loss, first = 0, 0.0, 0.0
    if file.exists():
        head, _, data = file.read_bytes().partition(b"\n")
        try:
            saved = msgspec.json.decode(head, type=_Saved)
        except msgspec.DecodeError:
            raise SterlingError("train/other-plan", file=str(file)) from None
        if saved.plan != plan:
            raise SterlingError("train/other-plan", file=str(file))
        about.keep_on(list(array("d", data)))
        done, loss, first = saved.done, saved.loss, saved.first
    progress(done, plan.games, loss)
    while done < plan.games:
        rng = Rng((plan.seed * 1_000_003 + done) & 0x7FFFFFFFFFFFFFFF)
        games = min(STRETCH, plan.games - done)
        loss = about.practise(setup, games, rng, done / plan.games)
        if done == 0:
            first = loss
        done += games
        fresh = file.with_suffix(".new")
        head = msgspec.json.encode(_Saved(plan, done, loss, first))
        fresh.write_bytes(head + b"\n" + array("d", about.kept()).tobytes())
        fresh.replace(file)
        progress(done, plan.games, loss)
    weights = Weights(about.features(), 0, tuple(about.outputs()), [0.0], about.learned(), [], [], [])
    return Practised(weights, plan.games, loss, first)
