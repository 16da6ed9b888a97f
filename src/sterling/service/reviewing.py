"""The review of a game as people are shown it: with what its acts do, in the words of the story. Pure.

- `reviewed(record, effort, limit, progress)`: the review (bots/review.py), and the happenings of the acts it names
- `house_played(record, seat, limit, progress)`: how computer players do with the same deal
- `position_of(room, decision)`: a decision, to be tried again; `tried_again(record, decision, limit)`: what its acts
  are worth
"""

from collections.abc import Callable

import msgspec
from msgspec import Raw

from sterling.bots.judged import Decision, Effort, Review
from sterling.bots.luck import Guest, same_deal
from sterling.bots.onward import as_practice
from sterling.bots.practice import Seen, id_of
from sterling.bots.review import effort as known_effort
from sterling.bots.review import review
from sterling.bots.weighing import foretold
from sterling.core.game import Game
from sterling.core.match import Match
from sterling.core.record import Record
from sterling.core.rng import Rng
from sterling.core.story import Happening
from sterling.core.view import View, decode, encode
from sterling.games import game_of, replay
from sterling.service.checks import finished
from sterling.service.forms import Forms
from sterling.service.messages import FoundReview, PracticePosition
from sterling.service.pieces import finished as pieces_of
from sterling.service.practice import answered
from sterling.service.room import Room


def reviewed(record: Record, name: str, limit: int, progress: Callable[[int, int], None]) -> FoundReview:
    effort = known_effort(name)
    found = review(record, limited(effort, limit) if limit else effort, progress=progress)
    return FoundReview(found, told(record, found))


def house_played(record: Record, seat: int, limit: int, progress: Callable[[int, int], None]) -> list[Guest]:
    if not limit:
        return same_deal(record, seat, progress=progress)
    return same_deal(record, seat, games=1, iterations=limit, progress=progress)


def position_of(room: Room, decision: Decision) -> PracticePosition:
    """What whoever made the decision saw, and nothing else."""
    game, deal = room.game, finished(room)
    match = Match(game, deal)
    for played in room.actions[: decision.step]:
        match.play(played.seat, played.code)
    view = match.view(decision.seat)
    return PracticePosition(
        id=id_of(game, view),
        game=game.facts.name,
        rules_version=game.rules_version,
        rule_set=game.rule_set,
        options=game.options,
        seats=game.seats,
        level="medium",
        characters=room.characters(),
        seat=decision.seat,
        view=Raw(encode(game.shown(view))),
        waiting=match.waiting(),
        legal=Forms(game).of(match.state.legal(decision.seat), view),
        running=game.running(match.state),
    )


def tried_again(record: Record, decision: Decision, limit: int) -> bytes:
    practice = as_practice(record, decision, worlds=limit) if limit else as_practice(record, decision)
    position = practice.positions[0]
    game = game_of(record)
    view = decode(bytes(position.view), game.view_type)
    return pieces_of(answered(position, Seen(game, view, game.sample(view, Rng(1)))))


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
