"""The only way to change a table. `Committer.commit` is the path of a move: check, write, follow, tell.

- `Draft`: an act that may be written, and what it leads to
- `Committer.commit(live, make)`: asks `make` for the act, writes it, and tells everyone
- `Committer.catch_up(live)`: follows what other nodes wrote, and tells everyone
- `Committer.refresh(live)`: catches up if that may be necessary

Hooks point to parts around this one; composition.py sets them:
- `prepare(live, entry)`: works out what telling an entry needs, a little at a time (audience.py)
- `done(live)`: an act was committed here; it may be the turn of bots and clocks now (drivers.py)
- `doubted(live)`: a write failed, and it is unclear whether it is on disk (nodes.py)
"""

import time
from collections.abc import Awaitable, Callable

import msgspec

from sterling.service.acts import AnyAct, Entry, Start
from sterling.service.due import row_after
from sterling.service.errors import ServiceError
from sterling.service.live import Live
from sterling.service.ops import Metrics
from sterling.service.room import Room, Step
from sterling.service.sources import Sources
from sterling.service.store import Store
from sterling.service.store.writer import Touch, Write

ATTEMPTS = 8
"""How often an act may lose its number to other nodes before we give up."""


class Draft(msgspec.Struct, frozen=True):
    """An act that may be written, and what it leads to."""

    act: AnyAct
    step: Step | None = None
    members: list[str] = []
    opens: Write | None = None
    """The table it leads to, written with it or not at all."""
    before: list["Draft"] = []
    """Acts that come before it in the log, written with it or not at all."""


Make = Callable[[Room], Draft | None]
Tell = Callable[[Live, Entry, list[int]], None]


class Committer:
    """Every act of every table goes through here, one at a time under the table's lock."""

    def __init__(self, store: Store, tell: Tell, sources: Sources, metrics: Metrics) -> None:
        self.prepare: Callable[[Live, Entry], Awaitable[None]] = _nothing_to_prepare
        self.done: Callable[[Live], None] = lambda live: None
        self.doubted: Callable[[Live], None] = lambda live: None
        self._store = store
        self._tell = tell
        self._sources = sources
        self._metrics = metrics

    async def commit(self, live: Live, make: Make) -> Entry | None:
        """Commits the act that `make` drafts; None if there is nothing to do. `make` raises if it is not allowed.

        If another node was first, `make` is called again with the newer room. The same happens before it refuses
        anything on grounds that another node may have changed.
        """
        began = time.monotonic()
        async with live.lock:
            room = live.room
            if live.gone:
                raise ServiceError("table/gone")
            for _ in range(ATTEMPTS):
                if live.behind():
                    await self.catch_up(live)
                # Check.
                try:
                    draft = make(room)
                except ServiceError:
                    if not await self._news(live):
                        raise
                    continue
                if draft is None:
                    return None
                # Write.
                at = max(self._sources.now(), room.last_at)
                drafts = [*draft.before, draft]
                entries = [_entry(room, one, room.number + place, at) for place, one in enumerate(drafts, 1)]
                if not await self._write(live, draft, entries):
                    self._metrics.count("conflicts")
                    continue
                # Follow and tell.
                for one, entry in zip(drafts, entries, strict=True):
                    await self._follow(live, entry, one.step)
                    if entry.mask >> room.game.seats & 1:
                        # An act that nobody may know about yet is not counted either.
                        self._metrics.count("acts", do=type(one.act).__name__.lower())
                        self._metrics.observe("act_seconds", time.monotonic() - began)
                self.done(live)
                return entry
            raise ServiceError("store/unavailable")

    async def _news(self, live: Live) -> bool:
        """Whether another node has written something whose notice is still on its way."""
        if not self._store.shared:
            return False
        known = live.room.number
        await self.catch_up(live)
        return live.room.number > known

    async def _write(self, live: Live, draft: Draft, entries: list[Entry]) -> bool:
        """True once the entries are on disk; False if another node took one of their numbers."""
        row: Touch | None = row_after(live.room, draft.act, draft.step, entries[-1].at)
        if row == live.touched:
            row = None
        live.unsure = True
        try:
            won = await self._store.writer.add(
                Write(live.room.id, entries, touch=row, members=draft.members, opens=draft.opens)
            )
        except BaseException:
            # It may be on disk anyway. If so, the listeners must hear of it.
            self.doubted(live)
            raise
        if won:
            live.unsure = False
            live.touched = row or live.touched
        return won

    async def _follow(self, live: Live, entry: Entry, step: Step | None) -> None:
        before = live.room.waiting()
        if live.crowd.listeners and live.room.state is not None:
            # They are told what changed, so we need what they saw before.
            live.room.views()
        live.room.follow(entry, step)
        if isinstance(entry.act, Start):
            self._metrics.count("games_started")
        try:
            if live.crowd.listeners:
                await self.prepare(live, entry)
        finally:
            self._tell(live, entry, before)

    async def catch_up(self, live: Live) -> None:
        """Follows what other nodes have written; the caller holds the lock."""
        live.doubtful = live.unsure = False
        heard = live.heard
        try:
            found = await self._store.log(live.room.id, after=live.room.number)
        except BaseException:
            live.doubtful = True
            raise
        for entry in found:
            await self._follow(live, entry, None)
            live.touched = None
        if live.heard == heard:
            # A notice arrives only once its entry can be read, so a notice that announced more was wrong.
            live.heard = min(heard, live.room.number)

    async def refresh(self, live: Live) -> None:
        """Brings a room up to date with the log, including what other nodes wrote; the caller holds the lock."""
        if live.behind() or self._store.shared:
            await self.catch_up(live)


def _entry(room: Room, draft: Draft, number: int, at: int) -> Entry:
    mask = room.everyone if draft.step is None else draft.step.mask
    return Entry(room.id, number, draft.act, mask, at)


async def _nothing_to_prepare(live: Live, entry: Entry) -> None: ...
