"""What people are told about a room: the table, and each event as one viewer may know it. Pure.

- `info_of(room)`: what everybody with the public link knows
- `event_of(room, entry, viewer, before, now)`: the entry followed last, for one stream
- `tells_all(room, entry)`: whether its event carries the whole log
- `muted(event)`: a phrase for somebody who does not want to hear who said it

What one viewer sees is `Room.seen`; finished games are in records.py.
"""

import msgspec
from msgspec import Raw

from sterling.bots.remarks import remark_on
from sterling.core.lesson import Lesson
from sterling.core.state import SPECTATOR
from sterling.core.story import Happening
from sterling.i18n import Words
from sterling.service.acts import (
    Bot,
    Choose,
    Close,
    Decline,
    Entry,
    Goto,
    Leave,
    Move,
    Next,
    Nonce,
    Origin,
    Reserve,
    Say,
    Sit,
    Start,
    Undo,
)
from sterling.service.messages import Event, LessonInfo, LessonPart, OriginInfo, Reveal, TableInfo, Told
from sterling.service.notebooks import Notebook
from sterling.service.room import Room
from sterling.service.stories import log_begins, may_tell_who, story_of

RETOLD = (Undo, Goto)
"""After these, the log is told anew."""


def info_of(room: Room) -> TableInfo:
    header = room.header
    over = room.status == "over"
    reveal = None
    if over and header.secret and room.deal is not None and header.origin is None:
        nonces = {number: nonce.hex() for number, nonce in room.nonces().items()}
        reveal = Reveal(header.secret, nonces, room.deal.seed.hex())
    return TableInfo(
        id=room.id,
        game=header.game,
        rule_set=header.rule_set,
        options=header.options,
        status=room.status,  # type: ignore[arg-type]
        seats=[seat.info() for seat in room.seats],
        listed=header.listed,
        clock=header.clock,
        commitment=header.commitment,
        characters=room.characters(),
        deck=header.deck,
        imported=header.record is not None,
        next=room.next,
        next_by=room.next_by,
        away=header.away,
        advice=room.allows_advice(),
        scores=room.game.scores(room.truth()) if over else None,
        reveal=reveal,
        rules_version=room.game.rules_version,
        lesson=None if room.run is None else lesson_info(room.run.lesson),
        origin=None if header.origin is None else origin_info(header.origin, over),
    )


def origin_info(origin: Origin, over: bool) -> OriginInfo:
    """Where the cards come from. Whoever plays the same deal must not find the game it comes from before the end:
    anybody may look at that."""
    table = origin.table if over or origin.kind != "same" else ""
    return OriginInfo(origin.kind, origin.seat, len(origin.played), table)


def lesson_info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        lesson.name,
        lesson.minutes,
        [LessonPart(chapter.name, [task.name for task in chapter.tasks]) for chapter in lesson.chapters],
    )


def tells_all(room: Room, entry: Entry) -> bool:
    """Whether the log does not just grow: after an undo or a jump in a lesson, and when everything is open because the
    game is over."""
    if isinstance(entry.act, Move):
        return room.status == "over"
    return isinstance(entry.act, RETOLD)


def event_of(
    room: Room,
    entry: Entry,
    viewer: int,
    before: list[int],
    now: int,
    log: list[Told] | None = None,
    book: Notebook | None = None,
) -> Event:
    """What this viewer is told about the last entry the room followed; `before` are the seats that had to act before
    it. `log` is the viewer's whole log, if it is known and needed. If there is a `book`, what happened is noted there,
    and it has the log."""
    act = entry.act
    kind = "move" if isinstance(act, Move) else type(act).__name__.lower()
    who: int | None = None
    action = phrase = None
    info = anew = story = None
    happened = room.happened(viewer, act)
    match act:
        case Move():
            seat = act.seat
            if act.by == "clock":
                kind = "time-out"
            who = seat if may_tell_who(viewer, seat, before, room.waiting()) else None
            action = room.game.format(act.code) if seat == viewer else None
            last = room.actions[-2].seat if len(room.actions) > 1 else SPECTATOR
            anew = log_begins(room, viewer, seat, last, happened)
            if room.status == "over":
                info = info_of(room)
        case Undo(seat):
            who = seat if may_tell_who(viewer, seat, before, room.waiting()) else None
        case Say(seat, said):
            who, phrase = seat, said
        case Sit(seat) | Leave(seat) | Bot(seat) | Reserve(seat) | Decline(seat) | Nonce(seat):
            who, info = seat, info_of(room)
        case Choose(owner):
            who, info = owner, info_of(room)
        case Next(_, asking):
            who, info = asking, info_of(room)
        case Start() | Close() | Goto():
            info = info_of(room)
    number = room.counts[viewer]
    remark = None
    if happened and room.has_bots():
        remark = remark_on(room.id, room.header.game, number, happened, _levels(room), _has)
    told: list[Happening] | Raw = happened
    if book is not None:
        written = book.note(kind, who, happened)
        if happened:
            told = written
    if tells_all(room, entry):
        story = book.whole() if book is not None else story_of(room, viewer) if log is None else log
    return Event(
        room.id,
        viewer,
        number,
        kind,  # type: ignore[arg-type]
        room.seen(viewer, now),
        who=who,
        action=action,
        phrase=phrase,
        info=info,
        happened=told,  # type: ignore[arg-type]
        anew=anew,
        story=story,  # type: ignore[arg-type]
        remark=remark,
    )


def _levels(room: Room) -> list[str]:
    """The character at each seat; empty where no computer plays."""
    return [seat.level if seat.kind == "bot" else "" for seat in room.seats]


def _has(key: str) -> bool:
    """Whether the catalogue has such a message; it has the same ones in every language."""
    return key in Words("en")


def muted(event: Event) -> Event:
    """The numbers of a stream have no gaps, so the event is sent, but it says nothing."""
    return msgspec.structs.replace(event, who=None, phrase=None)
