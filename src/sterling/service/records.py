"""The record of a table, and its replay. Pure.

- `record_of(room, seats)`: the record, as far as the holder of these seats may have it
- `replaying(room, viewer)`: a finished game step by step, worked out in pieces (pieces.py)
"""

from collections.abc import Collection, Generator

import msgspec
from msgspec import Raw

from sterling.core.match import blank_record, play
from sterling.core.record import Entry as RecordEntry
from sterling.core.record import Record
from sterling.core.state import SPECTATOR
from sterling.core.view import encode
from sterling.service import checks
from sterling.service.errors import ServiceError
from sterling.service.messages import Replay, ReplayStep
from sterling.service.room import Room, waiting_seats
from sterling.service.shown import info_of
from sterling.service.stories import may_look_back


def record_of(room: Room, seats: Collection[int]) -> Record:
    """After the end: the whole game, with everything that proves its deal.

    Before the end: only the actions of the asker's own seats, and what they are shown now. At a table without memory
    aid nobody looks back (SG-32, JS-26, AM-4), so the record has only the last action of each of these seats.
    """
    checks.no_lesson(room)
    if room.header.record is not None:
        return Record.parse(room.header.record)
    over = room.status == "over"
    game = room.game
    kept = [played for played in room.actions if over or played.seat in seats]
    if not may_look_back(room):
        last = {played.seat: place for place, played in enumerate(kept)}
        kept = [played for place, played in enumerate(kept) if last[played.seat] == place]
    return msgspec.structs.replace(
        blank_record(game),
        names=tuple(seat.name or seat.level or "-" for seat in room.seats),
        characters=() if room.status == "gathering" else tuple(room.characters()),
        commitment=room.header.commitment,
        secret=room.header.secret if over else "",
        nonces={number: nonce.hex() for number, nonce in room.nonces().items()} if over else {},
        seed=room.deal.seed.hex() if over and room.deal is not None else "",
        entries=tuple(RecordEntry(played.seat, game.format(played.code), played.by) for played in kept),
        seen={} if over or room.state is None else _seen_by(room, seats),
        result=tuple(score.total for score in game.scores(room.truth())) if over else (),
    )


def _seen_by(room: Room, seats: Collection[int]) -> dict[int, str]:
    views = room.views()
    return {viewer: encode(room.game.shown(views[viewer])).decode() for viewer in sorted(seats) or (SPECTATOR,)}


def replaying(room: Room, viewer: int) -> Generator[None, None, Replay]:
    """The game from the deal to the end as one viewer saw it, once nothing is secret any more."""
    checks.no_lesson(room)
    if room.status != "over" or room.deal is None:
        raise ServiceError("table/not-over")
    game = room.game
    state = game.start(room.deal)
    before = game.shown(game.view(state, viewer))
    last = encode(before)
    dealt = game.happened(None, before, None)
    steps = [ReplayStep(SPECTATOR, "", waiting_seats(state), Raw(last), happened=dealt)]
    for played in room.actions:
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
    return Replay(info_of(room), viewer, steps)
