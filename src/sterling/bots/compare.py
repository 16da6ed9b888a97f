"""Acts compared from one view: each is tried in the same sampled worlds with the same luck and played to the end.

A tree search spends its time on good acts and says little about the others. Here every act gets as many worlds, so the
difference between two acts has an honest error, and what it is made of (points, wins, parts of the score) can be told.
Everything follows from the view: the worlds are sampled from it, and the policies read what players may know.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import cast

import msgspec
from librt.vecs import vec

from sterling.bots import SearchBot
from sterling.bots.policy import Policy
from sterling.core.bits import LOW4
from sterling.core.game import Game
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.core.view import View
from sterling.games import game_module

CLEAR = 1.96
"""Standard errors of a 95 percent interval."""


class Mean(msgspec.Struct, frozen=True, array_like=True):
    """A mean and its standard error.

    >>> Mean.of([1.0, 3.0])
    Mean(mean=2.0, error=1.0)
    """

    mean: float
    error: float

    @staticmethod
    def of(numbers: Sequence[float]) -> "Mean":
        count = len(numbers)
        mean = sum(numbers) / count
        if count < 2:
            return Mean(mean, 0.0)
        spread = sum((number - mean) ** 2 for number in numbers) / (count - 1)
        return Mean(mean, math.sqrt(spread / count))

    def times(self, factor: int) -> "Mean":
        return Mean(factor * self.mean, self.error)

    def rounded(self, digits: int) -> "Mean":
        # Adding zero turns -0.0 into 0.0.
        return Mean(round(self.mean, digits) + 0.0, round(self.error, digits))

    @property
    def low(self) -> float:
        return self.mean - CLEAR * self.error

    @property
    def high(self) -> float:
        return self.mean + CLEAR * self.error

    def is_clear(self, errors: float = CLEAR) -> bool:
        """Whether zero is more than this many standard errors away."""
        return abs(self.mean) > errors * self.error


class Outcome(msgspec.Struct, frozen=True):
    """How one world went on after an act."""

    value: float
    """What the search aims for, from 0 to 1."""
    points: float
    """The seat's score at the end."""
    rival: float
    """The best score of the others."""
    wins: float
    """1 for a win; a shared one counts in parts."""
    parts: dict[str, int]
    """The seat's score by source."""


class Tried(msgspec.Struct, frozen=True):
    """An act in many worlds. Worlds with the same place in the list of another act are the same worlds."""

    code: int
    outcomes: list[Outcome]

    def mean(self, of: Callable[[Outcome], float]) -> Mean:
        return Mean.of([of(outcome) for outcome in self.outcomes])

    def gap(self, other: "Tried", of: Callable[[Outcome], float]) -> Mean:
        """How much more this act brings than the other, over the worlds in which both were tried."""
        pairs = zip(self.outcomes, other.outcomes, strict=False)
        return Mean.of([of(mine) - of(theirs) for mine, theirs in pairs])


class Comparison:
    """Acts of one view; `run` adds worlds. Equal views, acts and seeds give equal results."""

    def __init__(self, game: Game, view: View, codes: Iterable[int], seed: int) -> None:
        self.game = game
        self.seat = view.seat
        self.tried = {code: Tried(code, []) for code in codes}
        self._sampler = game.sampler(view)
        self._rng = Rng(seed)
        self._knowledge = SearchBot(game).knowledge
        self._after = cast(Policy, game_module(game.facts.name, "bot").Greedy())
        """Who plays on where the search would stop and judge."""
        self._rewards = vec[float]([0.0, 0.0, 0.0, 0.0])

    def run(self, worlds: int) -> None:
        """Tries every act in this many more worlds."""
        for _ in range(worlds):
            world = self._sampler.sample(self._rng)
            self._knowledge.begin(world, self.seat)
            luck = self._rng.word()
            for code, tried in self.tried.items():
                tried.outcomes.append(self._outcome(world.clone(), code, Rng(luck)))

    def _outcome(self, world: State, code: int, rng: Rng) -> Outcome:
        knowledge, seat = self._knowledge, self.seat
        world.apply(seat, code)
        while (waiting := world.waiting()) and not knowledge.done(world):
            mover = seat if waiting >> seat & 1 else LOW4[waiting]
            world.apply(mover, knowledge.policy(world, mover, rng))
        knowledge.judge(world, self._rewards)
        value = self._rewards[seat]
        while waiting := world.waiting():
            mover = seat if waiting >> seat & 1 else LOW4[waiting]
            world.apply(mover, self._after.choose(world, mover, rng))
        places = world.standing()
        others = [int(world.points(other)) for other in range(self.game.seats) if other != seat]
        return Outcome(
            value=value,
            points=float(world.points(seat)),
            rival=float(min(others) if self.game.facts.lowest_wins else max(others)),
            wins=1.0 / places.count(1) if places[seat] == 1 else 0.0,
            parts=self.game.parts(world)[seat],
        )

    def best(self) -> int:
        """The act with the highest value; ties go to the lowest code."""
        return min(self.tried, key=lambda code: (-self.tried[code].mean(value_of).mean, code))


def value_of(outcome: Outcome) -> float:
    return outcome.value


def points_of(outcome: Outcome) -> float:
    return outcome.points


def rival_of(outcome: Outcome) -> float:
    return outcome.rival


def wins_of(outcome: Outcome) -> float:
    return outcome.wins


def part_of(name: str) -> Callable[[Outcome], float]:
    return lambda outcome: float(outcome.parts.get(name, 0))
