"""Training of a pupil: it plays one game after the other and learns from each.

What it knows is kept in the folder of the training every few hundred games. An interrupted training continues there,
and gives the weights that it would have given without interruption.
"""

import hashlib
import zlib
from array import array
from collections.abc import Callable
from pathlib import Path

import msgspec

from sterling.bots.learned import Pupil
from sterling.bots.weights import Weights
from sterling.core.rng import Rng
from sterling.lab.lessons import CHUNK, Plan

SAVED = 500
"""Games between two saves."""


class Studied(msgspec.Struct, frozen=True):
    """The weights, the positions they come from, and the mean score in the last games (`loss`) and in the first ones
    (`plain`)."""

    weights: Weights
    examples: int
    loss: float
    plain: float


def study(plan: Plan, pupil: Pupil, folder: Path, progress: Callable[[str, int, int, float], None]) -> Studied:
    """Plays all games of a plan. Every game depends only on the plan, its number and what was learned before it."""
    mark = hashlib.sha256(msgspec.json.encode(plan)).hexdigest()[:12]
    file = folder / f"study-{mark}.bin"
    games = plan.chunks() * CHUNK
    setups = [plan.configured(seats).setup for seats in plan.seats]
    pupil.begin(plan.seed)
    played, first, mean = _kept(file, pupil)
    while played < games:
        rng = Rng((plan.seed * 1_000_003 + played) & 0x7FFFFFFFFFFFFFFF)
        pupil.study(setups[played % len(setups)], rng, played / games)
        played += 1
        if played % SAVED == 0 or played == games:
            mean = pupil.mean()
            first = first or mean
            _keep(file, pupil, played, first, mean)
            progress("study", played, games, mean)
    base, direct, threshold, inner, outer = pupil.parts()
    weights = Weights(pupil.features(), pupil.hidden(), tuple(pupil.outputs()), base, direct, threshold, inner, outer)
    return Studied(weights, pupil.learned_from(), mean, first)


def _keep(file: Path, pupil: Pupil, played: int, first: float, mean: float) -> None:
    data = array("d", [float(played), first, mean, *pupil.known()]).tobytes()
    fresh = file.with_suffix(".new")
    fresh.write_bytes(zlib.crc32(data).to_bytes(4, "little") + data)
    fresh.replace(file)


def _kept(file: Path, pupil: Pupil) -> tuple[int, float, float]:
    """The games played so far and the first and last mean score, if there is a file; a damaged one is ignored."""
    if not file.is_file():
        return 0, 0.0, 0.0
    data = file.read_bytes()
    if zlib.crc32(data[4:]).to_bytes(4, "little") != data[:4]:
        return 0, 0.0, 0.0
    played, first, mean, *known = array("d", data[4:])
    pupil.recall(known)
    return int(played), first, mean
