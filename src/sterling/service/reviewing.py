"""The review of a game as people are shown it: with what its acts do, in the words of the story. Pure.

- `reviewed(record, effort, limit, progress)`: the review (bots/review.py), and the happenings of the acts it names
"""

from collections.abc import Callable

import msgspec

from sterling.bots.judged import Decision, Effort, Review
from sterling.bots.review import effort as known_effort
from sterling.bots.review import review
from sterling.bots.weighing import foretold
from sterling.core.game import Game
from sterling.core.match import Match
from sterling.core.record import Record
from sterling.core.story import Happening
from sterling.core.view import View
from sterling.games import replay
from sterling.service.messages import FoundReview


def reviewed(record: Record, name: str, limit: int, progress: Callable[[int, int], None]) -> FoundReview:
    effort = known_effort(name)
    found = review(record, limited(effort, limit) if limit else effort, progress=progress)
    return FoundReview(found, told(record, found))


def limited(effort: Effort, most: int) -> Effort:
    """The same, with no more worlds than this, and without looking at the time."""
    numbers = {
        name: min(most, getattr(effort, name))
        for name in ("points", "curve", "search", "first", "second", "deals", "replays")
    }
    return msgspec.structs.replace(effort, **numbers, seconds=None)


def told(record: Record, found: Review) -> dict[int, dict[str, list[Happening]]]:
    """By step and act: what the acts do that a marked decision, or the second line, names. Everything is told as the
    seat could know it."""
    wanted: dict[int, set[str]] = {one.step: _named(one) for one in found.decisions if one.mark is not None}
    for missed in found.hindsight:
        wanted.setdefault(missed.step, set()).add(missed.act)
    final = replay(record)
    match = Match(final.game, final.deal)
    happened: dict[int, dict[str, list[Happening]]] = {}
    for step, (seat, code) in enumerate(final.log):
        if step in wanted:
            happened[step] = _acts(final.game, match.view(seat), wanted[step])
        match.play(seat, code)
    return happened


def _named(decision: Decision) -> set[str]:
    return {decision.act, decision.best.act, *(one.act for one in decision.candidates)}


def _acts(game: Game, view: View, acts: set[str]) -> dict[str, list[Happening]]:
    return {act: foretold(game, view, game.parse(act)) for act in sorted(acts)}
