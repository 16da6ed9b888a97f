"""Tables that never started, and lessons: they go when nobody has been connected to them for an hour.

The table's row says until when it is kept (`kept_until`). The node that somebody is connected to moves this on; any
node deletes what is past it, with its log, unless something happened there in the meantime.

- `Unstarted.keep()`: moves the time on for tables with people at them
- `Unstarted.clear()`: deletes tables whose time has come
"""

from sterling.service.broken import Stumbles
from sterling.service.errors import ServiceError
from sterling.service.live import Live
from sterling.service.rooms import Rooms
from sterling.service.sources import Sources
from sterling.service.store import Store
from sterling.service.store.schema import LEFT
from sterling.service.store.writer import Clear, Write

KEEP_EVERY = 600_000
"""Milliseconds after which the time of a table with people at it is moved on."""
KEEP_AGAIN = 60_000
"""Milliseconds after which that is tried again if it failed."""
CLEARED = 100
"""How many tables are deleted at a time."""


class Unstarted:
    """`patience` is how many seconds a table is kept without anybody."""

    def __init__(self, store: Store, rooms: Rooms, sources: Sources, patience: int) -> None:
        self._store = store
        self._rooms = rooms
        self._sources = sources
        self._patience = 1000 * patience
        self._stuck: set[str] = set()
        """Tables that could not be deleted last time. They take no other's place among those that are tried, and are
        tried last."""

    async def keep(self) -> None:
        now = self._sources.now()
        stumbles = Stumbles(self._store)
        for live in self._rooms.all():
            if live.room.row_status in LEFT and _wanted(live) and now - live.kept_at >= KEEP_EVERY:
                try:
                    await self._store.writer.add(Write(live.room.id, [], keep=now + self._patience + KEEP_EVERY))
                except ServiceError as problem:
                    # It does not come first again every time.
                    live.kept_at = now - KEEP_EVERY + KEEP_AGAIN
                    await stumbles.note(problem)
                    continue
                stumbles.worked()
                live.kept_at = now
        stumbles.check()

    async def clear(self) -> None:
        now = self._sources.now()
        stumbles = Stumbles(self._store)
        tables = await self._store.unstarted(now, CLEARED + len(self._stuck))
        self._stuck.intersection_update(tables)
        for table in sorted(tables, key=self._stuck.__contains__):
            try:
                await self._clear_unwanted(table, now)
            except ServiceError as problem:
                # It stays, and the others go all the same.
                self._stuck.add(table)
                await stumbles.note(problem)
            else:
                self._stuck.discard(table)
                stumbles.worked()
        stumbles.check()

    async def _clear_unwanted(self, table: str, now: int) -> None:
        since = now - self._patience
        live = self._rooms.loaded(table)
        if live is None:
            await self._clear(table, now, since)
            return
        # Whoever is about to join waits for the lock, and then hears that the table is gone.
        async with live.lock:
            if not _wanted(live):
                await self._clear(table, now, since)

    async def _clear(self, table: str, now: int, since: int) -> None:
        if await self._store.writer.add(Write(table, [], clear=Clear(now, since))):
            self._rooms.forget(table)
        else:
            # Something happened there, though nobody is connected.
            await self._store.writer.add(Write(table, [], keep=now + self._patience))


def _wanted(live: Live) -> bool:
    return bool(live.crowd.listeners) or live.crowd.presence.total() != (0, 0)
