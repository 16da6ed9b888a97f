"""Learned evaluations: what a position is worth, from features of it and weights that were fitted to many games.

An evaluation is linear or has one hidden layer beside the linear part. Features and weights are whole numbers, and the
scales between them are powers of two. So the result does not depend on the order of additions, and is the same compiled
and interpreted, on every machine. `bots/weights.py` reads and writes the files.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sterling.core.rng import Rng
from sterling.core.state import Setup, State

UNIT: Final = 12  # a hidden unit's activity is counted in 1/4096
LARGEST: Final = 1 << 30  # the highest activity of a hidden unit


class Features:
    """The features of one position that are not 0, as pairs of index and value. A feature may be added in parts."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.index = vec[i64]([0] * 64)
        self.value = vec[i64]([0] * 64)

    def clear(self) -> None:
        self.count = 0

    def add(self, index: i64, value: i64) -> None:
        if value == 0:
            return
        if self.count == len(self.index):
            self.index = append(self.index, index)
            self.value = append(self.value, value)
        else:
            self.index[self.count] = index
            self.value[self.count] = value
        self.count += 1

    def add_all(self, values: vec[i64], first: i64) -> None:
        """All features from `first` on, in order."""
        k: i64 = 0
        while k < len(values):
            self.add(first + k, values[k])
            k += 1

    def pairs(self) -> list[tuple[int, int]]:
        """Each feature once, in order of index; parts are summed."""
        found: dict[int, int] = {}
        k: i64 = 0
        while k < self.count:
            at: int = self.index[k]
            found[at] = found.get(at, 0) + self.value[k]
            k += 1
        return sorted((at, value) for at, value in found.items() if value != 0)


class Learned:
    """One evaluation: call `evaluate`, then read `output`.

    output = base + direct · features + outer · max(0, inner · features + threshold), and for a chance its logistic.
    The weights of a feature lie together: `inner[feature * hidden + unit]`, `direct[feature * outputs + output]`.
    Shifts are the scales' exponents: a direct weight of 1 counts 2 ** -direct_shift.
    """

    def __init__(
        self,
        features: i64,
        hidden: i64,
        outputs: i64,
        chances: vec[i64],
        base: vec[float],
        direct: vec[i64],
        direct_scale: float,
        inner: vec[i64],
        threshold: vec[i64],
        inner_shift: i64,
        outer: vec[i64],
        outer_scale: float,
    ) -> None:
        self.features = features
        self.hidden = hidden
        self.outputs = outputs
        self.chances = chances
        self.base = base
        self.direct = direct
        self.direct_scale = direct_scale
        self.inner = inner
        self.threshold = threshold
        self.inner_shift = inner_shift
        self.outer = outer
        self.outer_scale = outer_scale
        self.output = vec[float]([0.0] * outputs)
        self.sums = vec[i64]([0] * outputs)
        self.units = vec[i64]([0] * hidden)

    def copy(self) -> "Learned":
        """The same weights with its own room to calculate, for another player."""
        return Learned(
            self.features,
            self.hidden,
            self.outputs,
            self.chances,
            self.base,
            self.direct,
            self.direct_scale,
            self.inner,
            self.threshold,
            self.inner_shift,
            self.outer,
            self.outer_scale,
        )

    def values(self) -> list[int]:
        """The direct weights as whole numbers, for a player whose values were tuned."""
        return [round(float(weight) * self.direct_scale) for weight in self.direct]

    def evaluate(self, given: Features) -> None:
        """Fills `output`: a chance from 0 to 1, or a number in the unit it was trained with."""
        outputs: i64 = self.outputs
        hidden: i64 = self.hidden
        sums = self.sums
        units = self.units
        direct = self.direct
        inner = self.inner
        threshold = self.threshold
        k: i64 = 0
        while k < outputs:
            sums[k] = 0
            k += 1
        k = 0
        while k < hidden:
            units[k] = threshold[k]
            k += 1
        i: i64 = 0
        while i < given.count:
            feature: i64 = given.index[i]
            value: i64 = given.value[i]
            at: i64 = feature * outputs
            k = 0
            while k < outputs:
                sums[k] += value * direct[at + k]
                k += 1
            at = feature * hidden
            if value == 1:
                k = 0
                while k < hidden:
                    units[k] += inner[at + k]
                    k += 1
            else:
                k = 0
                while k < hidden:
                    units[k] += value * inner[at + k]
                    k += 1
            i += 1
        k = 0
        while k < outputs:
            self.output[k] = self.base[k] + float(sums[k]) * self.direct_scale
            sums[k] = 0
            k += 1
        if hidden > 0:
            i = 0
            at = 0
            while i < hidden:
                active: i64 = units[i]
                if active > 0:
                    active >>= self.inner_shift
                    if active > LARGEST:
                        active = LARGEST
                    k = 0
                    while k < outputs:
                        sums[k] += active * self.outer[at + k]
                        k += 1
                at += outputs
                i += 1
            k = 0
            while k < outputs:
                self.output[k] += float(sums[k]) * self.outer_scale
                k += 1
        k = 0
        while k < outputs:
            if self.chances[k] != 0:
                self.output[k] = logistic(self.output[k])
            k += 1


def logistic(x: float) -> float:
    if x > 36.0:
        return 1.0
    if x < -36.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


@mypyc_attr(allow_interpreted_subclasses=True)
class Lesson:
    """What a game's evaluation is about: the features of a position and what they should predict.

    `LESSONS` in a game's bot module maps the name of each evaluation to what makes its lesson. `sterling train` plays
    games, takes examples with it and fits the weights; the game's `Knowledge` uses `look` with the fitted weights.
    """

    def features(self) -> int:
        """How many features there are; their indexes count from 0."""
        raise NotImplementedError

    def outputs(self) -> list[str]:
        """The name of each output. One that ends in `-chance` is fitted as a chance from 0 to 1, others as numbers."""
        raise NotImplementedError

    def hidden(self) -> int:
        """The size of the hidden layer; 0 makes the evaluation linear."""
        return 0

    def player(self) -> str:
        """The bot whose games teach it, by name."""
        return "greedy"

    def used_by(self) -> str:
        """The bot that uses it, by name: in the gate, it plays with the new file against the old one."""
        return "search"

    def seats(self) -> list[int]:
        """The numbers of seats it is for; all that the game allows if it names none."""
        return []

    def sampled(self) -> bool:
        """Whether examples are worlds sampled from the seat's view; otherwise they are the worlds of the game
        itself."""
        return False

    def here(self, world: State, seat: i64) -> bool:
        """Whether this is a position to learn from, for this seat. Asked after every action, for every seat."""
        return True

    def look(self, world: State, seat: i64, features: Features) -> None:
        """Adds the features of the position, seen from this seat."""
        raise NotImplementedError

    def ripe(self, world: State) -> bool:
        """Whether the outcome of earlier examples is known now; at the end of the game it always is."""
        return False

    def goals(self, before: State, after: State, seat: i64, goals: vec[float]) -> None:
        """Writes what the outputs should have been for an example `before`, now that it is ripe."""
        raise NotImplementedError

    # -- learning while it plays -------------------------------------------------------------------------------------

    def practises(self) -> bool:
        """Whether it learns while it plays against itself, instead of from examples of a bot's games."""
        return False

    def practise(self, setup: Setup, games: i64, rng: Rng, share: float) -> float:
        """Plays so many games and learns from them; `share` says how much of the training is over. Returns the loss."""
        raise NotImplementedError

    def learned(self) -> list[float]:
        """The weights of all features, learned so far."""
        raise NotImplementedError

    def kept(self) -> list[float]:
        """Everything that it needs to go on later."""
        raise NotImplementedError

    def keep_on(self, kept: list[float]) -> None:
        """Goes on from there."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Pupil(Lesson):
    """A lesson that learns while it plays: the seats of each game play by what has been learned so far.

    `sterling train` has it play its games one after the other and keeps what it knows on the way. There are no examples
    to collect and nothing to fit afterwards.
    """

    def practises(self) -> bool:
        return True

    def begin(self, seed: i64) -> None:
        """Starts afresh."""
        raise NotImplementedError

    def study(self, setup: Setup, rng: Rng, over: float) -> None:
        """Plays a game and learns from it; `over` is the share of the training that is over."""
        raise NotImplementedError

    def mean(self) -> float:
        """The mean score in the games since this was last asked, to show progress."""
        raise NotImplementedError

    def learned_from(self) -> int:
        """How many positions it has learned from."""
        raise NotImplementedError

    def known(self) -> list[float]:
        """All it needs to continue later."""
        raise NotImplementedError

    def recall(self, known: list[float]) -> None:
        """Continues from there."""
        raise NotImplementedError

    def parts(self) -> list[list[float]]:
        """The weights: base, direct, threshold, inner and outer, in the order that `Learned` describes."""
        raise NotImplementedError
