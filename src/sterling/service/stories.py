"""The log of a table, as each reader may see it. Pure.

The rulebooks forbid looking back (SG-32, JS-26, AM-4). At a table without memory aid the log of a running game
tells a player what happened since their own last act, and a spectator the current turn. With memory aid, and once the
game is over, it tells everything. Nobody gains or loses by opening the table again: the log is made from the actions
and the reader's own views alone.

- `may_look_back(room)`: whether everything that was ever seen may be read again
- `may_tell_who(viewer, seat, before, after)`: whether the reader may know who acted
- `log_begins(room, viewer, seat, last, happened)`: whether an act starts the log over, and with which of its happenings
- `story_of(room, viewer)`: the log as it stands; `telling(room, viewer)`: the same in pieces (pieces.py)
"""

from collections.abc import Generator, Iterator
from typing import Literal

from sterling.core.match import play
from sterling.core.state import SPECTATOR
from sterling.core.story import Happening
from sterling.service.messages import Told
from sterling.service.pieces import finished
from sterling.service.room import Room, waiting_seats


def may_look_back(room: Room) -> bool:
    """Whether everything that was ever seen at this table may be read again."""
    return room.status == "over" or not room.game.plays_from_memory


def may_tell_who(viewer: int, seat: int, before: list[int], after: list[int]) -> bool:
    """Whether the viewer may know that it was this seat: if it follows from whose turn it was before and after."""
    return seat == viewer or before == [seat] or set(before) ^ set(after) == {seat}


def log_begins(room: Room, viewer: int, seat: int, last: int, happened: list[Happening]) -> int | None:
    """The happening of an act of `seat` with which the viewer's log starts over; None if it continues.

    `last` is the seat that acted before it.
    """
    if may_look_back(room):
        return None
    if viewer == seat:
        return 0
    if viewer == SPECTATOR:
        headings = [number for number, one in enumerate(happened) if one.heading]
        if headings:
            return headings[-1]
        if seat != last and not room.game.facts.simultaneous:
            return 0
    return None


def story_of(room: Room, viewer: int) -> list[Told]:
    """Everything the viewer's log holds now."""
    return finished(telling(room, viewer))


def telling(room: Room, viewer: int) -> Generator[None, None, list[Told]]:
    """Works out the log, act by act; the room must not change until it is done."""
    story: list[Told] = []
    last = SPECTATOR
    for seat, told in _acts(room, viewer, _before_log(room, viewer)):
        if seat is not None:
            begins = log_begins(room, viewer, seat, last, told.happened)
            last = seat
            if begins is not None:
                story = []
                told = Told(told.kind, told.who, told.happened[begins:])
        if told.happened or told.kind == "time-out":
            story.append(told)
        yield
    return story


def _before_log(room: Room, viewer: int) -> int:
    """A number of actions that are certainly older than the viewer's log and need not be told."""
    seats = [played.seat for played in room.actions]
    if may_look_back(room) or not seats:
        return 0
    if viewer != SPECTATOR:
        return max((place for place, seat in enumerate(seats) if seat == viewer), default=0)
    if room.game.facts.simultaneous:
        return 0
    return max((place + 1 for place, seat in enumerate(seats) if seat != seats[-1]), default=0)


def _acts(room: Room, viewer: int, skip: int) -> Iterator[tuple[int | None, Told]]:
    """The deal, and every action that was not undone, as the viewer saw it: who acted, and what is told about it."""
    if room.deal is None:
        return
    game = room.game
    state = game.start(room.deal)
    for played in room.actions[:skip]:
        play(game, state, played.seat, played.code)
    whole = game.view(state, viewer)
    before = game.shown(whole)
    if not skip:
        yield None, Told("start", None, game.happened(None, before, None))
    for played in room.actions[skip:]:
        asked = waiting_seats(state)
        play(game, state, played.seat, played.code)
        seen = game.view(state, viewer)
        after = game.shown(seen)
        happened = game.happened(before, after, game.heard(before, played.seat, played.code))
        # An act that nobody may know about yet is not told either.
        known = seen != whole or played.seat == viewer
        kind: Literal["move", "time-out"] = "time-out" if played.by == "clock" and known else "move"
        who = played.seat if may_tell_who(viewer, played.seat, asked, waiting_seats(state)) else None
        yield played.seat, Told(kind, who, happened)
        whole, before = seen, after
