"""What takes long and needs nothing but what is given: carried out here, or in a process of its own (errands.py).

`python -m sterling.service.errand` reads jobs from standard input and writes results to standard output. Each is a JSON
message, preceded by its length in four bytes.

- `CheckedDeck`, `CheckedRecord`, `ReplayedGame`, `DealtAnew`, `ReviewedGame`, `HousePlayed`, `TriedAgain`: the jobs
- `carried_out(job, progress)`: the result, as JSON
- `steps_of(game, deal, actions, viewer)`: a game step by step, a little at a time (pieces.py)
"""

import os
import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from functools import lru_cache
from typing import IO

import msgspec
from librt.vecs import vec
from msgspec import Raw
from mypy_extensions import i64

from sterling.bots.judged import Decision
from sterling.bots.onward import position_at
from sterling.bots.worker import Setting
from sterling.core.deal import Deal
from sterling.core.errors import Fact, SterlingError
from sterling.core.game import Game
from sterling.core.match import play
from sterling.core.record import Record
from sterling.core.state import SPECTATOR
from sterling.core.view import encode
from sterling.games import game as make_game
from sterling.games.verify import verify
from sterling.i18n import Words
from sterling.service.decks import judged
from sterling.service.errors import ServiceError
from sterling.service.identity import clean_name
from sterling.service.messages import CheckDeck, ReplayStep
from sterling.service.pieces import finished
from sterling.service.reviewing import house_played, reviewed, tried_again
from sterling.service.room import Played, waiting_seats

LARGEST = 64_000_000
"""The maximum length of a message, in bytes."""


FOUND, REFUSED, PROGRESS, EAGER = b"+", b"-", b"%", b"!"
"""What an answer begins with: a result, an error, or how far the work is; or, before the first, that the process could
not lower its priority."""
NICE = 10

Progress = Callable[[int, int], None]
"""Is told how much of how much is done."""


def nobody_asks(done: int, steps: int) -> None:
    """The progress of work that takes no time."""


class CheckedDeck(msgspec.Struct, frozen=True, tag_field="job"):
    """What is to be said about a deck file: a `JudgedDeck`."""

    wish: CheckDeck
    language: str


class CheckedRecord(msgspec.Struct, frozen=True, tag_field="job"):
    """The text of a record that was played to its end, with clean names."""

    text: str


class ReplayedGame(msgspec.Struct, frozen=True, tag_field="job"):
    """A finished game as one viewer saw it: a list of `ReplayStep`."""

    setting: Setting
    order: list[int]
    seed: str
    actions: list[Played]
    viewer: int


class DealtAnew(msgspec.Struct, frozen=True, tag_field="job"):
    """A game that stands where another stood, with other hidden cards: the text of its record."""

    record: str
    step: int
    seat: int
    seed: int


class ReviewedGame(msgspec.Struct, frozen=True, tag_field="job"):
    """The review of a finished game, and what its acts do: a `FoundReview`."""

    record: str
    effort: str
    limit: int = 0
    """If it is not 0, no act is looked at in more worlds than this."""


class HousePlayed(msgspec.Struct, frozen=True, tag_field="job"):
    """How computer players do with the deal of a finished game, in one of its seats: a list of `Guest`."""

    record: str
    seat: int
    limit: int = 0
    """As in `ReviewedGame`."""


class TriedAgain(msgspec.Struct, frozen=True, tag_field="job"):
    """What every act of a reviewed decision is worth: a `PracticeAnswer`."""

    record: str
    decision: Decision
    limit: int = 0


Job = CheckedDeck | CheckedRecord | ReplayedGame | DealtAnew | ReviewedGame | HousePlayed | TriedAgain


class Refused(msgspec.Struct, frozen=True):
    """The error that a job ended with."""

    code: str
    facts: dict[str, Fact]


def carried_out(job: Job, progress: Progress = nobody_asks) -> bytes:
    match job:
        case CheckedDeck(wish, language):
            return msgspec.json.encode(judged(wish, Words(language)))
        case CheckedRecord(text):
            return msgspec.json.encode(_finished_record(text).text())
        case ReplayedGame(setting, order, dealt, actions, viewer):
            deal = Deal(vec[i64](order), bytes.fromhex(dealt))
            return msgspec.json.encode(finished(steps_of(_game(msgspec.json.encode(setting)), deal, actions, viewer)))
        case DealtAnew(text, step, seat, seed):
            return msgspec.json.encode(position_at(Record.parse(text), step, seat, anew=True, seed=seed).text())
        case ReviewedGame(text, effort, limit):
            return msgspec.json.encode(reviewed(Record.parse(text), effort, limit, progress))
        case HousePlayed(text, seat, limit):
            return msgspec.json.encode(house_played(Record.parse(text), seat, limit, progress))
        case TriedAgain(text, decision, limit):
            return tried_again(Record.parse(text), decision, limit)


def steps_of(game: Game, deal: Deal, actions: Iterable[Played], viewer: int) -> Generator[None, None, list[ReplayStep]]:
    """The game from the deal to the end as one viewer saw it."""
    state = game.start(deal)
    before = game.shown(game.view(state, viewer))
    last = encode(before)
    dealt = game.happened(None, before, None)
    steps = [ReplayStep(SPECTATOR, "", waiting_seats(state), Raw(last), happened=dealt)]
    for played in actions:
        play(game, state, played.seat, played.code)
        after = game.shown(game.view(state, viewer))
        view = encode(after)
        steps.append(
            ReplayStep(
                played.seat,
                game.format(played.code),
                waiting_seats(state),
                view=None if view == last else Raw(view),
                by=played.by,
                happened=game.happened(before, after, game.heard(before, played.seat, played.code)),
            )
        )
        before, last = after, view
        yield
    return steps


@lru_cache(16)
def _game(setting: bytes) -> Game:
    wish = msgspec.json.decode(setting, type=Setting)
    return make_game(wish.game, wish.seats, wish.rule_set, wish.options, wish.deck, rules_version=wish.rules_version)


def _finished_record(text: str) -> Record:
    record = with_clean_names(Record.parse(text))
    if not verify(record).over:
        raise ServiceError("record/import-unfinished")
    return record


def with_clean_names(record: Record) -> Record:
    """Names as others may see them; a name that cannot be shown becomes a dash."""
    names: list[str] = []
    for name in record.names:
        try:
            names.append(clean_name(name))
        except ServiceError:
            names.append("-")
    return msgspec.structs.replace(record, names=tuple(names))


# -- the process -----------------------------------------------------------------------------------------------------

_jobs = msgspec.json.Decoder(Job)


def result_of(data: bytes, progress: Progress = nobody_asks) -> bytes:
    """What comes of an encoded job: FOUND and its result, or REFUSED and an error."""
    try:
        return FOUND + carried_out(_jobs.decode(data), progress)
    except SterlingError as problem:
        return REFUSED + msgspec.json.encode(Refused(problem.code, problem.facts))
    except Exception:
        return REFUSED + msgspec.json.encode(Refused("service/internal", {}))


def lower_priority() -> str:
    """People at tables come first. Returns why that failed; empty if it did not, or if the system knows nothing of
    it."""
    if not hasattr(os, "nice"):
        return ""
    try:
        os.nice(NICE)
    except OSError as problem:
        return f"{type(problem).__name__}: {problem}"
    return ""


def serve(source: IO[bytes], out: IO[bytes], eager: str = "") -> None:
    """Carries out jobs until there are no more. `eager` is why the process still has its usual priority."""

    def answer(data: bytes) -> None:
        out.write(len(data).to_bytes(4, "big") + data)
        out.flush()

    if eager:
        answer(EAGER + eager.encode())
    while True:
        head = source.read(4)
        if len(head) < 4:
            return
        job = source.read(int.from_bytes(head, "big"))
        answer(result_of(job, lambda done, steps: answer(PROGRESS + msgspec.json.encode((done, steps)))))


def main() -> None:
    eager = lower_priority()
    with suppress(KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer, eager)


if __name__ == "__main__":
    main()
