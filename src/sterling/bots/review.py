"""A game looked back on honestly: every decision judged over worlds that its seat's view allowed at that moment.

- `Effort`, `effort(name, record)`: how closely to look
- `review(record, effort, seed)`: the whole review; the same from the same arguments
- `Reviewer`: the same in parts, for processes that take turns with other work

Judgements get a view and nothing else (`bots/judging.py`). What looks at the truth, after the end and for nothing but
itself, is `hindsight` and `luck`.
"""

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from sterling.bots.compare import Mean
from sterling.bots.judged import (
    FORMAT,
    CurvePart,
    Decision,
    DecisionPart,
    Effort,
    LuckPart,
    Missed,
    Part,
    Point,
    Review,
    Share,
)
from sterling.bots.judging import Judge, marks
from sterling.bots.luck import deal_value, par, shares
from sterling.bots.reference import Reference, ending
from sterling.core.errors import SterlingError
from sterling.core.match import Match
from sterling.core.record import Record
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games import replay

__all__ = ["EFFORTS", "FORMAT", "Effort", "Review", "Reviewer", "Stopped", "effort", "in_worlds", "review"]

EffortName = Literal["quick", "normal", "deep"]
EFFORTS: dict[str, Effort] = {
    "quick": Effort(
        name="quick", points=24, curve=24, search=96, first=12, second=120, deals=100, replays=6, seconds=10.0
    ),
    "normal": Effort(
        name="normal", points=48, curve=48, search=400, first=32, second=1000, deals=300, replays=10, seconds=42.0
    ),
    "deep": Effort(
        name="deep", points=96, curve=160, search=4000, first=128, second=4000, deals=1000, replays=40, seconds=480.0
    ),
}
WON = 0.5
"""With open cards, an act that wins this much more often would have changed the game."""


class Stopped(SterlingError):
    """Whoever asked for the review does not want it any more."""


def effort(name: str) -> Effort:
    """How closely to look: `quick`, `normal` or `deep`."""
    if name not in EFFORTS:
        raise SterlingError("review/effort", came=name[:40], expected=", ".join(EFFORTS))
    return EFFORTS[name]


def in_worlds(worlds: int) -> Effort:
    """So many worlds for each decision, and the rest in proportion, without a limit in time: the same record and seed
    give the same review on every machine."""
    return Effort(
        name="worlds",
        points=48,
        curve=max(2, worlds // 4),
        search=2 * worlds,
        first=max(2, worlds // 6),
        second=max(2, worlds),
        deals=max(2, worlds),
        replays=max(2, worlds // 8),
    )


class Reviewer:
    """The parts of a review. Each depends only on the record, the effort, the seed and its number (and, if the effort
    gives seconds, on the machine)."""

    def __init__(self, record: Record, effort: Effort, seed: int = 1, seats: Sequence[int] | None = None) -> None:
        self.record = record
        self.effort = effort
        self.seed = seed
        final = replay(record)
        self.game = final.game
        self.match = final
        self.reviewed = list(range(self.game.seats)) if seats is None else sorted(set(seats))
        for seat in self.reviewed:
            if not 0 <= seat < self.game.seats:
                raise SterlingError("setup/seat", expected=f"1-{self.game.seats}", came=seat + 1)
        self._states: list[State] = []
        self.decisions: list[int] = []
        """The steps at which a seat that is reviewed had a choice."""
        match = Match(self.game, final.deal)
        for step, (seat, code) in enumerate(final.log):
            self._states.append(match.state.clone())
            if seat in self.reviewed and match.state.count(seat) > 1:
                self.decisions.append(step)
            match.play(seat, code)
        self._points = _spread(self.decisions, effort.points)
        self.whole = final.over() and self.reviewed == list(range(self.game.seats))
        """Whether luck can be told from skill."""
        self.parts = len(self._points) + len(self.decisions) + self.whole
        self._judge = Judge(self.game, Reference(self.game), effort, self._seconds())

    def _seconds(self) -> float | None:
        """Processor time for one decision."""
        seconds = self.effort.seconds
        return None if seconds is None else seconds / max(1, len(self.decisions))

    def part(self, number: int) -> Part:
        """One part of the work."""
        if number < len(self._points):
            return self._curve(self._points[number])
        number -= len(self._points)
        if number < len(self.decisions):
            return self._decision(self.decisions[number])
        return self._luck()

    def _rng(self, step: int, what: int) -> Rng:
        return Rng(((self.seed * 1_000_003 + step) * 8 + what) & 0x7FFFFFFFFFFFFFFF)

    def _curve(self, step: int) -> CurvePart:
        state = self._states[step]
        views = [self.game.view(state, seat) for seat in range(self.game.seats)]
        chances = [
            self._judge.chance(views[seat], self._rng(step, seat)) if seat in self.reviewed else None
            for seat in range(self.game.seats)
        ]
        return CurvePart(Point(step, chances))

    def _decision(self, step: int) -> DecisionPart:
        seat, code = self.match.log[step]
        part = self._judge.decision(self.game.view(self._states[step], seat), step, code, self._rng(step, 4))
        if not self.match.over():
            return part
        return msgspec.structs.replace(part, missed=self._missed(part.decision, code))

    def _missed(self, decision: Decision, code: int) -> Missed | None:
        """Whether another of the acts that were compared would have won, with the cards as they lay."""
        seat, step = decision.seat, decision.step
        if ending(self.game, self.match.state).wins[seat] > 0.0:
            return None
        wins = {
            act: self._judge.open(self._states[step], seat, act, self._rng(step, 5))
            for act in dict.fromkeys([code, *(self.game.parse(one.act) for one in decision.candidates)])
        }
        act = max(wins, key=lambda act: (wins[act], act == code, -act))
        if wins[act] - wins[code] < WON:
            return None
        return Missed(step, seat, self.game.format(act), round(wins[act], 3), round(wins[code], 3))

    def _luck(self) -> LuckPart:
        reference = self._judge.reference
        return LuckPart(
            par(reference, self.effort.deals, self._rng(0, 6)),
            deal_value(reference, self.match.deal, self.effort.replays, self._rng(0, 7)),
        )

    def review(self, parts: Sequence[Part]) -> Review:
        """All parts together, in any order."""
        game, record = self.game, self.record
        points = sorted((part.point for part in parts if isinstance(part, CurvePart)), key=lambda one: one.step)
        judged = sorted((part for part in parts if isinstance(part, DecisionPart)), key=lambda one: one.decision.step)
        lucks = [part for part in parts if isinstance(part, LuckPart)]
        if len(points) + len(judged) + len(lucks) != self.parts:
            raise SterlingError("review/parts", expected=self.parts, came=len(parts))
        luck: list[Share] = []
        if self.match.over():
            end = ending(game, self.match.state)
            points.append(Point(len(self.match.log), [Mean(won, 0.0) for won in end.wins]))
            if lucks:
                luck = shares(end, [part.decision for part in judged], lucks[0])
        return Review(
            game=game.facts.name,
            rules_version=game.rules_version,
            rule_set=game.rule_set,
            seats=game.seats,
            options=dict(game.options),
            names=list(record.names),
            steps=len(self.match.log),
            effort=self.effort,
            seed=self.seed,
            reviewed=self.reviewed,
            curve=points,
            decisions=marks(judged),
            hindsight=[part.missed for part in judged if part.missed is not None],
            luck=luck,
        )


def review(
    record: Record,
    effort: Effort = EFFORTS["normal"],
    seed: int = 1,
    *,
    seats: Sequence[int] | None = None,
    progress: Callable[[int, int], None] = lambda at, of: None,
    stop: Callable[[], bool] = lambda: False,
) -> Review:
    """The review of a game, or of some of its seats. `stop` is asked between two parts; Stopped is raised then."""
    reviewer = Reviewer(record, effort, seed, seats)
    parts: list[Part] = []
    for number in range(reviewer.parts):
        if stop():
            raise Stopped("review/stopped")
        parts.append(reviewer.part(number))
        progress(number + 1, reviewer.parts)
    return reviewer.review(parts)


def _spread(steps: Sequence[int], most: int) -> list[int]:
    """At most this many of the steps, evenly spread, with the first and the last."""
    if len(steps) <= most:
        return list(steps)
    last = len(steps) - 1
    return sorted({steps[round(place * last / max(1, most - 1))] for place in range(most)})
