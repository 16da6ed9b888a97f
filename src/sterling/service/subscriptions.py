"""Following a table over a connection.

- `Subscriptions.subscribe(listener, table, after)`: what was missed, the table as it is, then every event
- `Subscriptions.unsubscribe(listener, table)`
- `Subscriptions.resync(listener, table, first)`: the table again, for a client that got it wrong
"""

from collections.abc import Callable, Generator

import msgspec

from sterling.core.state import SPECTATOR
from sterling.service.acts import Entry, Say
from sterling.service.audience import Audience
from sterling.service.broken import Broken
from sterling.service.commit import Committer
from sterling.service.holders import Holders
from sterling.service.live import Listener, Live
from sterling.service.pieces import Pieces
from sterling.service.room import Room
from sterling.service.rooms import Rooms
from sterling.service.shown import event_of, muted
from sterling.service.store import Store
from sterling.service.store.guests import Guests

RETOLD = 100
"""At most this many missed events are sent again; a client that missed more gets the current table."""
Hook = Callable[[Live], None]


class Subscriptions:
    """`drive` wakes the bots and clocks of a table (drivers.py), `catch_up_soon` reads its log (nodes.py)."""

    def __init__(
        self,
        rooms: Rooms,
        store: Store,
        guests: Guests,
        broken: Broken,
        committer: Committer,
        audience: Audience,
        holders: Holders,
        pieces: Pieces,
        drive: Hook,
        catch_up_soon: Hook,
    ) -> None:
        self._rooms = rooms
        self._store = store
        self._guests = guests
        self._broken = broken
        self._committer = committer
        self._audience = audience
        self._holders = holders
        self._pieces = pieces
        self._drive = drive
        self._catch_up_soon = catch_up_soon

    async def subscribe(self, listener: Listener, table: str, after: dict[int, int]) -> None:
        """Sends what was missed (if the table allows looking back) and the current table; then every event."""
        live = await self._rooms.live(table)
        listener.hides = await self._guests.blocked_by(listener.asker.identity)
        async with live.lock:
            await self._committer.refresh(live)
            await self._rooms.check(live)
            viewers = self._holders.viewers(live.room, listener.asker)
            for viewer in viewers:
                for frame in await self._missed(live.room, viewer, after.get(viewer), listener.hides):
                    listener.send(frame)
            await self._audience.join(live, listener, viewers)
            if live.behind():
                # Another node wrote while the log was being read, before anybody was listening here.
                self._catch_up_soon(live)
            if not live.work.thinking:
                self._drive(live)

    def unsubscribe(self, listener: Listener, table: str) -> None:
        live = self._rooms.loaded(table)
        if live is not None:
            self._audience.leave(live, listener)

    async def resync(self, listener: Listener, table: str, first: Callable[[], None]) -> None:
        """`first` tells the client why it gets the table again."""
        live = await self._rooms.live(table)
        async with live.lock:
            if live.torn:
                await self._committer.catch_up(live)
            viewers = live.crowd.listeners.get(listener) or self._holders.viewers(live.room, listener.asker)
            await self._audience.show(live, listener, viewers, first)

    async def _missed(self, room: Room, viewer: int, after: int | None, hides: frozenset[str]) -> list[bytes]:
        """The events of a stream since a number. Without memory aid nobody may look back (SG-32), so there are none."""
        last = room.counts[viewer]
        if after is None or not last - RETOLD <= after < last or not room.header.options.get("memory-aid"):
            return []
        with self._broken.reading(room.id):
            log = await self._store.log(room.id)
            return await self._pieces.run(telling_again(self._rooms.build(room.header), log, viewer, after, hides))


def telling_again(
    room: Room, log: list[Entry], viewer: int, after: int, hides: frozenset[str] = frozenset()
) -> Generator[None, None, list[bytes]]:
    """The frames of one stream after a number, from the log; the room is a fresh one.

    Phrases of the identities in `hides` are muted.
    """
    frames: list[bytes] = []
    for entry in log:
        before = room.waiting()
        if room.state is not None and room.counts[viewer] >= after:
            # What is told again is told from what was seen before and after.
            room.views()
        room.follow(entry)
        seen = entry.mask >> (room.game.seats if viewer == SPECTATOR else viewer) & 1
        if seen and room.counts[viewer] > after:
            event = event_of(room, entry, viewer, before, entry.at)
            if isinstance(entry.act, Say) and room.seats[entry.act.seat].identity in hides:
                event = muted(event)
            frames.append(msgspec.json.encode(event))
        yield
    return frames
