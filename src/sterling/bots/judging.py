"""One decision, judged by what its seat could know: everything here starts from a view.

The search proposes acts, and a first set of worlds chooses the best of them. The best of several measured acts looks
better than it is, so its lead over the act that was played is measured again, in fresh worlds that had no part in the
choice. What is told about a decision comes from those.
"""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from sterling.bots import Budget, GreedyBot, SearchBot
from sterling.bots.calibration import Calibration, calibration_of
from sterling.bots.compare import CLEAR, Mean
from sterling.bots.judged import Candidate, Decision, DecisionPart, Effort, Interval, Mark, Why
from sterling.bots.reference import Ending, Reference, chance, softness
from sterling.core.game import Game
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.core.view import View
from sterling.games import folders, game_module

MOST_CANDIDATES = 5
SHALLOW = 16
"""A shallow search has this part of the iterations."""
LEAST = 12
"""Worlds that are tried even if time has run out."""
DIFFERENT = 8
"""Worlds in which two acts must end differently, before a difference counts as clear."""
FALSE = 0.05
"""The share of false ones among the marks of a seat, at most, on average (Benjamini and Hochberg)."""
MISTAKE = 0.03
BRILLIANT = 0.03
BEST = 0.02
"""Winning chances that a mark is about, at least."""
POINTS_WORTH_TELLING = 0.25
CHANCES_WORTH_TELLING = 0.01


class Trial(msgspec.Struct, frozen=True):
    """How one world went on after an act, and what the game can tell about it."""

    ending: Ending
    parts: dict[str, int]
    signs: dict[str, float]


class Judge:
    """Judges views of one game. `seconds` is the processor time for one decision, if it is limited."""

    def __init__(self, game: Game, reference: Reference, effort: Effort, seconds: float | None = None) -> None:
        self.game = game
        self.reference = reference
        self.effort = effort
        self.seconds = seconds
        self.calibration: Calibration = calibration_of(game)
        self._searcher = SearchBot(game)
        self._searcher.clock = time.thread_time
        self._greedy = GreedyBot(game)
        self._signs = signs_of(game)

    # -- chances -------------------------------------------------------------------------------------------------------

    def chance(self, view: View, rng: Rng) -> Mean:
        """The chance of the view's seat to win, if everybody plays on like the reference."""
        endings = [
            self.reference.play_varied(world, luck) for world, luck in self._worlds(view, rng, self.effort.curve, None)
        ]
        soft = softness([one.lead(view.seat) for one in endings])
        return self.calibration.mean(Mean.of([chance(one, view.seat, soft) for one in endings])).rounded(4)

    def _worlds(self, view: View, rng: Rng, count: int, until: float | None) -> Iterator[tuple[State, Rng]]:
        """Worlds that the view allows, each with its luck; fewer if the time is up."""
        sampler = self.game.sampler(view)
        for number in range(count):
            if until is not None and number >= LEAST and time.thread_time() >= until:
                return
            world = sampler.sample(rng)
            self.reference.begin(world, view.seat)
            yield world, Rng(rng.word())

    # -- a decision ----------------------------------------------------------------------------------------------------

    def decision(self, view: View, step: int, code: int, rng: Rng) -> DecisionPart:
        """What this act of the view's seat was worth, compared with what else it could have done."""
        game, effort, seat = self.game, self.effort, view.seat
        started = time.thread_time()
        ends = [None if self.seconds is None else started + share * self.seconds for share in (0.25, 0.5, 1.0)]
        budget = Budget(None if self.seconds is None else 0.25 * self.seconds, effort.search)
        search = self._searcher.searched(view, budget, rng.fork(), settle=True)
        deep = int(search.choice())
        brief = Budget(iterations=max(1, effort.search // SHALLOW))
        shallow = int(self._searcher.searched(view, brief, rng.fork(), settle=True).choice())
        greedy = self._greedy.choose(view, Budget(), rng.fork())
        usual = self.reference.act(view, rng.fork())
        found = [code for code, _, _ in search.findings()]
        candidates = list(dict.fromkeys([code, deep, usual, shallow, greedy]))
        candidates += [act for act in found if act not in candidates][: max(0, MOST_CANDIDATES - len(candidates))]

        first = self._tried(view, candidates, rng.fork(), effort.first, ends[1])
        soft = softness([trial.ending.lead(seat) for trials in first.values() for trial in trials])

        def chances(trials: Sequence[Trial]) -> list[float]:
            return [chance(trial.ending, seat, soft) for trial in trials]

        best = deep
        for act in candidates:
            ahead = _gap(chances(first[act]), chances(first[best]))
            if ahead.mean > ahead.error:
                best = act
        ranked = sorted(candidates, key=lambda act: -sum(chances(first[act])))
        close = list(dict.fromkeys([best, code, usual, greedy, shallow]))
        if len(close) == 1:
            close += [act for act in ranked if act != best][:1]
        second = self._tried(view, close, rng.fork(), effort.second, ends[2])
        values = {act: chances(trials) for act, trials in second.items()}
        margins = {act: [trial.ending.margin(seat) for trial in trials] for act, trials in second.items()}
        if best != code and _gap(values[best], values[code]).mean <= 0.0:
            best = code
        loss = self._loss(values[best], values[code])
        compared = [
            Candidate(
                game.format(act),
                self.calibration.mean(Mean.of(values[act])).rounded(4),
                Mean.of(margins[act]).rounded(2),
            )
            for act in sorted(close, key=lambda act: (act != best, -sum(values[act]), act))
        ]
        against = code if best != code else min(close, key=lambda act: (sum(values[act]), act))
        others = {act for act in (greedy, shallow, usual) if act != code}
        is_deep = best == code and code not in (greedy, shallow, usual)
        decision = Decision(
            step=step,
            seat=seat,
            act=game.format(code),
            value=next(one.value for one in compared if one.act == game.format(code)),
            best=compared[0],
            loss=_interval(loss, 4),
            margin=_interval(_gap(margins[best], margins[code]), 2),
            mark=None,
            reasons=self._reasons(second[best], second[against], seat, soft) if against != best else [],
            candidates=compared,
            reference=game.format(usual),
            skill=[
                Mean(0.0, 0.0)
                if usual == code
                else _gap(
                    [trial.ending.margin(other) for trial in second[code]],
                    [trial.ending.margin(other) for trial in second[usual]],
                ).rounded(3)
                for other in range(game.seats)
            ],
        )
        return DecisionPart(
            decision=decision,
            tail=_tail(values[best], values[code], 0.0) if loss.mean >= MISTAKE else 1.0,
            better_tail=_tail(values[code], values[against], BEST) if best == code and against != code else 1.0,
            deep_tail=max(_tail(values[code], values[act], BRILLIANT) for act in others) if is_deep else 1.0,
        )

    def _tried(
        self, view: View, acts: Sequence[int], rng: Rng, count: int, until: float | None
    ) -> dict[int, list[Trial]]:
        """Every act in the same worlds, with the same luck."""
        tried: dict[int, list[Trial]] = {act: [] for act in acts}
        reference, game, seat = self.reference, self.game, view.seat
        for world, luck in self._worlds(view, rng, count, until):
            word = luck.word()
            for act, trials in tried.items():
                after = world.clone()
                after.apply(seat, act)
                ended = reference.play_varied(after, Rng(word))
                signs = {} if self._signs is None else self._signs(world, after, seat)
                trials.append(Trial(ended, game.parts(after)[seat], signs))
        return tried

    def _loss(self, best: Sequence[float], other: Sequence[float]) -> Mean:
        """By how much the chance is higher in the first worlds than in the others."""
        return self.calibration.gap(Mean.of(best).mean, Mean.of(other).mean, _gap(best, other))

    def open(self, state: State, seat: int, act: int, rng: Rng) -> float:
        """How often the seat wins after this act with the cards as they really lie. Only hindsight asks."""
        wins: list[float] = []
        for _ in range(self.effort.replays):
            world = state.clone()
            for other, knowledge in enumerate(self.reference.knowledges):
                knowledge.begin(world.clone(), other)
            world.apply(seat, act)
            wins.append(self.reference.play_varied(world, Rng(rng.word())).wins[seat])
        return sum(wins) / len(wins)

    # -- why -----------------------------------------------------------------------------------------------------------

    def _reasons(self, best: Sequence[Trial], other: Sequence[Trial], seat: int, soft: float) -> list[Why]:
        """What is clearly different after the best act: the result as a whole, then what it is made of."""
        facts, name = self.game.facts, self.game.facts.name
        better = -1 if facts.lowest_wins else 1
        found: list[Why] = []
        wins = self._loss(*([chance(one.ending, seat, soft) for one in trials] for trials in (best, other)))
        if _is_clear(wins, CHANCES_WORTH_TELLING):
            found.append(Why("review-why-wins", {"by": _told(100 * abs(wins.mean)), "more": _yes(wins.mean > 0)}))
        points = _gap(*([float(one.ending.points[seat]) for one in trials] for trials in (best, other)))
        if _is_clear(points, POINTS_WORTH_TELLING):
            told = {
                "by": _told(abs(points.mean)),
                "more": _yes(points.mean > 0),
                "lowest": _yes(facts.lowest_wins),
            }
            found.append(Why("review-why-points", told))
        rival = _gap(
            *([float(one.ending.points[seat] - one.ending.lead(seat)) for one in trials] for trials in (best, other))
        )
        if _is_clear(rival, POINTS_WORTH_TELLING):
            found.append(Why("review-why-rival", {"by": _told(abs(rival.mean)), "more": _yes(rival.mean < 0)}))
        told_signs: list[tuple[float, Why]] = []
        for sign in best[0].signs:
            gap = _gap(*([one.signs[sign] for one in trials] for trials in (best, other)))
            if _is_clear(gap, POINTS_WORTH_TELLING):
                means = [_told(Mean.of([one.signs[sign] for one in trials]).mean) for trials in (best, other)]
                size = abs(gap.mean) / max(gap.error, 1e-9)
                told_signs.append((size, Why(f"{name}-why-{sign}", {"best": means[0], "other": means[1]})))
        parts: list[tuple[float, Why]] = []
        if len(best[0].parts) > 1:
            for part in best[0].parts:
                gap = _gap(*([float(one.parts.get(part, 0)) for one in trials] for trials in (best, other))).times(
                    better
                )
                if _is_clear(gap, POINTS_WORTH_TELLING):
                    sign = "plus" if (gap.mean > 0) != facts.lowest_wins else "minus"
                    args = {"part": f"@{name}-part-{part}", "by": _told(abs(gap.mean)), "sign": sign}
                    parts.append((abs(gap.mean), Why("review-why-part", args)))
        found += [why for _, why in sorted(told_signs, key=lambda one: -one[0])[:2]]
        found += [why for _, why in sorted(parts, key=lambda one: -one[0])[:3]]
        return found


def signs_of(game: Game) -> Callable[[State, State, int], dict[str, float]] | None:
    """What a game counts in a world besides its score, to tell why an act is better: `signs` in its `reasons`."""
    name = game.facts.name
    if not (folders()[name] / "reasons.py").is_file():
        return None
    found: Any = game_module(name, "reasons").signs
    return found  # type: ignore[no-any-return]


def marks(parts: Sequence[DecisionPart]) -> list[Decision]:
    """The decisions with their marks. Among many decisions some look like mistakes by chance, so the more there are,
    the clearer each must be."""
    found: dict[int, Mark] = {}
    for seat in {part.decision.seat for part in parts}:
        mine = [part for part in parts if part.decision.seat == seat]
        kinds: list[tuple[Mark, Callable[[DecisionPart], float]]] = [
            ("best", lambda part: part.better_tail),
            ("brilliant", lambda part: part.deep_tail),
            ("mistake", lambda part: part.tail),
        ]
        for mark, tail in kinds:
            tested = [part for part in mine if tail(part) < 1.0]
            for part in _discoveries(tested, tail):
                found[part.decision.step] = mark
    return [msgspec.structs.replace(one.decision, mark=found.get(one.decision.step)) for one in parts]


def _discoveries(parts: Sequence[DecisionPart], tail: Callable[[DecisionPart], float]) -> list[DecisionPart]:
    """Those that are clear, so that on average at most the share `FALSE` of them is false."""
    ranked = sorted(parts, key=tail)
    kept = 0
    for place, part in enumerate(ranked, start=1):
        if tail(part) <= FALSE * place / len(ranked):
            kept = place
    return [part for part in ranked[:kept] if tail(part) <= 0.025]


def _gap(mine: Sequence[float], theirs: Sequence[float]) -> Mean:
    """How much more the first has, world by world."""
    return Mean.of([one - other for one, other in zip(mine, theirs, strict=True)])


def _tail(mine: Sequence[float], theirs: Sequence[float], least: float) -> float:
    """How likely such a lead is if there is none; 1 if it is too small to matter, or rests on a few worlds."""
    gap = _gap(mine, theirs)
    different = sum(abs(one - other) > 1e-9 for one, other in zip(mine, theirs, strict=True))
    if gap.mean < least or different < DIFFERENT:
        return 1.0
    return 0.0 if gap.error == 0.0 else 0.5 * math.erfc(gap.mean / gap.error / math.sqrt(2.0))


def _is_clear(gap: Mean, least: float) -> bool:
    return abs(gap.mean) >= least and gap.is_clear()


def _interval(gap: Mean, digits: int) -> Interval:
    return Interval(
        round(gap.mean, digits) + 0.0,
        round(gap.mean - CLEAR * gap.error, digits) + 0.0,
        round(gap.mean + CLEAR * gap.error, digits) + 0.0,
    )


def _told(number: float) -> float | int:
    """As people are told it: large numbers without decimals, and no decimals that are 0."""
    short = round(number) if number >= 20 else round(number, 1)
    return int(short) if short == int(short) else short


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"
