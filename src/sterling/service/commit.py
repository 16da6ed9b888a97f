"""The only way to change a table. `Committer.commit` is the path of a move: check, write, follow, tell.

- `Draft`: an act that may be written, and what it leads to
- `Committer.commit(live, make)`: asks `make` for the act, writes it, and tells everyone
- `Committer.begin(live, make, ended)`: the same without a task, which is how most moves are committed
- `Committer.catch_up(live)`: follows what other nodes wrote, and tells everyone
- `Committer.refresh(live)`: catches up if that may be necessary

Hooks point to parts around this one; composition.py sets them:
- `prepare(live, entry)`: works out what telling an entry needs, a little at a time, if that takes long (audience.py)
- `spawn(work)`: starts a task in the background (tasks.py)
- `done(live)`: an act was committed here; it may be the turn of bots and clocks now (drivers.py)
- `rebuild(live)`: builds a room again that is of no use any more, and shows it to everyone (rooms.py)
- `doubted(live)`: a write failed, and it is unclear whether it is on disk (nodes.py)
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, get_args

import msgspec

from sterling.service.acts import AnyAct, Entry, Start
from sterling.service.broken import Broken
from sterling.service.due import row_after
from sterling.service.errors import ServiceError
from sterling.service.live import Live
from sterling.service.ops import Metrics
from sterling.service.room import Room, Step
from sterling.service.sources import Sources
from sterling.service.store import Store
from sterling.service.store.writer import Outcome, Touch, Write

_LABELS = {kind: (("do", kind.__name__.lower()),) for kind in get_args(AnyAct)}
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


class NumberTaken(Exception):
    """Another node was first; the act has to be checked again."""


Make = Callable[[Room], Draft | None]
Ended = Callable[[Exception | None], None]
"""Gets what went wrong; None once the act is on disk and told, or if there was nothing to do."""
Tell = Callable[[Live, Entry, list[int]], None]


class Committer:
    """Every act of every table goes through here, one at a time under the table's lock."""

    def __init__(
        self, store: Store, tell: Tell, sources: Sources, metrics: Metrics, broken: Broken | None = None
    ) -> None:
        self.prepare: Callable[[Live, Entry], Awaitable[None] | None] = lambda live, entry: None
        self.spawn: Callable[[Coroutine[Any, Any, None]], object] = asyncio.create_task
        self.done: Callable[[Live], None] = lambda live: None
        self.rebuild: Callable[[Live], Awaitable[None]] = _is_damaged
        self.doubted: Callable[[Live], None] = lambda live: None
        self._store = store
        self._tell = tell
        self._sources = sources
        self._metrics = metrics
        self._broken = broken or Broken(metrics)

    async def commit(self, live: Live, make: Make) -> Entry | None:
        """Commits the act that `make` drafts; None if there is nothing to do. `make` raises if it is not allowed.

        If another node was first, `make` is called again with the newer room. The same happens before it refuses
        anything on grounds that another node may have changed.
        """
        began = time.monotonic()
        async with live.lock:
            if live.gone:
                raise ServiceError("table/gone")
            for _ in range(ATTEMPTS):
                if live.behind():
                    await self.catch_up(live)
                room = live.room
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
                drafts, write = self._drafted(live, draft)
                try:
                    won = await self._store.writer.add(write)
                except BaseException:
                    # It may be on disk anyway. If so, the listeners must hear of it.
                    self.doubted(live)
                    raise
                if not won:
                    self._metrics.count("conflicts")
                    continue
                # Follow and tell.
                self._written(live, write)
                for one, entry in zip(drafts, write.entries, strict=True):
                    await self._follow(live, entry, one.step)
                    self._count(room, entry, began)
                self.done(live)
                return write.entries[-1]
            raise ServiceError("store/unavailable")

    def begin(self, live: Live, make: Make, ended: Ended) -> bool:
        """Commits like `commit`, and calls `ended` when that is done. False, and nothing has happened, if something
        else than the disk has to be waited for. If `make` refuses, so does this.

        `ended` gets a `NumberTaken` if another node was first.
        """
        if live.gone or live.behind() or not live.lock.enter():
            return False
        began = time.monotonic()
        try:
            draft = make(live.room)
            if draft is not None and draft.before:
                raise ValueError("one act at a time")
        except Exception:
            live.lock.release()
            if self._store.shared:
                # Another node may have written something that changes the answer.
                return False
            raise
        if draft is None:
            live.lock.release()
            ended(None)
            return True
        _, write = self._drafted(live, draft)
        step = draft.step

        def told(outcome: Outcome) -> None:
            if outcome is not True:
                self._lose(live, outcome, ended)
                return
            self._written(live, write)
            self._follow_at_once(live, write.entries[0], step, began, ended)

        try:
            self._store.writer.put(write, told)
        except Exception as problem:
            self._lose(live, problem, ended)
        return True

    def _lose(self, live: Live, outcome: Outcome, ended: Ended) -> None:
        """What was begun is not written, as far as we know."""
        problem: Exception = NumberTaken()
        if isinstance(outcome, bool):
            self._metrics.count("conflicts")
        else:
            problem = outcome
            # It may be on disk anyway. If so, the listeners must hear of it.
            self.doubted(live)
        live.lock.release()
        ended(problem)

    def _follow_at_once(self, live: Live, entry: Entry, step: Step | None, began: float, ended: Ended) -> None:
        """Follows and tells what was begun; with a task only where that takes long."""
        problem: Exception | None = None
        try:
            before = self._followed(live, entry, step)
            long = self.prepare(live, entry) if live.crowd.listeners else None
            if long is not None:
                self.spawn(self._tell_later(live, entry, before, long, began, ended))
                return
            self._tell(live, entry, before)
            live.room.settle()
            self._count(live.room, entry, began)
            self.done(live)
        except Exception as failure:
            problem = failure
        live.lock.release()
        ended(problem)

    async def _tell_later(
        self, live: Live, entry: Entry, before: list[int], long: Awaitable[None], began: float, ended: Ended
    ) -> None:
        problem: Exception | None = None
        try:
            try:
                await long
            finally:
                self._tell(live, entry, before)
            self._count(live.room, entry, began)
            self.done(live)
        except Exception as failure:
            problem = failure
        finally:
            live.lock.release()
            ended(problem)

    def _drafted(self, live: Live, draft: Draft) -> tuple[list[Draft], Write]:
        """What has to be written; from now on the log may be longer than the room knows."""
        room = live.room
        at = max(self._sources.now(), room.last_at)
        if draft.before:
            drafts = [*draft.before, draft]
            entries = [_entry(room, one, room.number + place, at) for place, one in enumerate(drafts, 1)]
        else:
            drafts = [draft]
            entries = [_entry(room, draft, room.number + 1, at)]
        row: Touch | None = row_after(room, draft.act, draft.step, at)
        if row == live.touched:
            row = None
        live.unsure = True
        return drafts, Write(room.id, entries, touch=row, members=draft.members, opens=draft.opens)

    def _written(self, live: Live, write: Write) -> None:
        """It is on disk."""
        live.unsure = False
        live.touched = write.touch or live.touched

    def _count(self, room: Room, entry: Entry, began: float) -> None:
        if entry.mask >> room.game.seats & 1:
            # An act that nobody may know about yet is not counted either.
            self._metrics.count_by("acts", _LABELS[type(entry.act)])
            self._metrics.observe("act_seconds", time.monotonic() - began)

    async def _news(self, live: Live) -> bool:
        """Whether another node has written something whose notice is still on its way."""
        if not self._store.shared:
            return False
        known = live.room.number
        await self.catch_up(live)
        return live.room.number > known

    async def _follow(self, live: Live, entry: Entry, step: Step | None) -> None:
        await self._told(live, entry, self._followed(live, entry, step))

    async def _told(self, live: Live, entry: Entry, before: list[int]) -> None:
        try:
            long = self.prepare(live, entry) if live.crowd.listeners else None
            if long is not None:
                await long
        finally:
            self._tell(live, entry, before)

    def _followed(self, live: Live, entry: Entry, step: Step | None) -> list[int]:
        """The room follows an entry. Returns the seats that had to act before it."""
        room = live.room
        before = room.waiting()
        if live.crowd.listeners and room.state is not None:
            # They are told what changed, so we need what they saw before.
            room.views()
        room.follow(entry, step)
        if isinstance(entry.act, Start):
            self._metrics.count("games_started")
        return before

    async def catch_up(self, live: Live) -> None:
        """Follows what other nodes have written; the caller holds the lock."""
        if live.torn:
            await self.rebuild(live)
        live.doubtful = live.unsure = False
        heard = live.heard
        try:
            with self._broken.reading(live.room.id):
                found = await self._store.log(live.room.id, after=live.room.number)
        except BaseException:
            live.doubtful = True
            raise
        for entry in found:
            await self._told(live, entry, self._caught_up(live, entry))
            live.touched = None
        if live.heard == heard:
            # A notice arrives only once its entry can be read, so a notice that announced more was wrong.
            live.heard = min(heard, live.room.number)

    def _caught_up(self, live: Live, entry: Entry) -> list[int]:
        """Like `_followed`, for an entry that may be damaged."""
        try:
            with self._broken.reading(live.room.id):
                return self._followed(live, entry, None)
        except Exception:
            live.torn = True
            raise

    async def refresh(self, live: Live) -> None:
        """Brings a room up to date with the log, including what other nodes wrote; the caller holds the lock."""
        if live.behind() or self._store.shared:
            await self.catch_up(live)


async def _is_damaged(live: Live) -> None:
    raise ServiceError("table/damaged")


def _entry(room: Room, draft: Draft, number: int, at: int) -> Entry:
    mask = room.everyone if draft.step is None else draft.step.mask
    return Entry(room.id, number, draft.act, mask, at)
