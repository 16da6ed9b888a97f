"""The record of a table, and its replay. Pure.

- `record_of(room, seats)`: the record, as far as the holder of these seats may have it
- `replay_job(room, viewer)`: a finished game step by step, as work for another process (errands.py);
  `replay_of(room, viewer, steps)`: the answer with what that found
"""

from collections.abc import Collection
from typing import cast

import msgspec
from msgspec import Raw

from sterling.bots.worker import Setting
from sterling.core.match import blank_record
from sterling.core.record import Entry as RecordEntry
from sterling.core.record import Record
from sterling.core.state import SPECTATOR
from sterling.core.view import encode
from sterling.service import checks
from sterling.service.errand import ReplayedGame
from sterling.service.messages import Replay, ReplayStep
from sterling.service.room import Room
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
    own = over and room.header.origin is None
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
        secret=room.header.secret if own else "",
        nonces={number: nonce.hex() for number, nonce in room.nonces().items()} if own else {},
        seed=room.deal.seed.hex() if over and room.deal is not None else "",
        orders=game.named_orders(room.deal) if over and room.deal is not None and not room.deal.seed else {},
        entries=tuple(RecordEntry(played.seat, game.format(played.code), played.by) for played in kept),
        seen={} if over or room.state is None else _seen_by(room, seats),
        result=tuple(score.total for score in game.scores(room.truth())) if over else (),
    )


def _seen_by(room: Room, seats: Collection[int]) -> dict[int, str]:
    views = room.views()
    return {viewer: encode(room.game.shown(views[viewer])).decode() for viewer in sorted(seats) or (SPECTATOR,)}


def replay_job(room: Room, viewer: int) -> ReplayedGame:
    """The work of showing a finished game again, once nothing is secret any more."""
    deal = checks.finished(room)
    order = [int(card) for card in deal.order]
    return ReplayedGame(Setting.of(room.game), order, deal.seed.hex(), room.actions, viewer)


def replay_of(room: Room, viewer: int, steps: bytes) -> bytes:
    """The whole answer, with the steps that were worked out."""
    return msgspec.json.encode(Replay(info_of(room), viewer, cast("list[ReplayStep]", Raw(steps))))
