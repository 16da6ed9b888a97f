"""Once a second: tables at which the service must act, its own or those of a dead node; orders; unused rooms; memory;
chores. Each of these fails by itself.

- `Sweep.open()`, `Sweep.close()`: in between, the sweep runs in its own task
- `Sweep.beat(beat)`: all of it but memory, once; `beat` counts the seconds
- `Sweep.broken`: tables that cannot continue, which the sweep leaves alone (broken.py)
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

from sterling.service.audience import Audience
from sterling.service.broken import Broken, Stumbles, name_of, passes
from sterling.service.commit import Committer
from sterling.service.drivers import Drivers
from sterling.service.due import GRACE, LEASE, next_deadline
from sterling.service.ops import Metrics, Tidying, assume_in_use
from sterling.service.orders import Orders
from sterling.service.rooms import Rooms
from sterling.service.sources import Sources
from sterling.service.store import Store
from sterling.service.store.writer import Touch, Write
from sterling.service.timekeeping import Timekeeper

log = logging.getLogger("sterling.sweep")

BEAT_SECONDS = 1.0
ANNOUNCE_BEATS = 30
"""How often a node tells the others again who is connected to it."""
NOTE_BEATS = 10
"""How often a node writes down what time it is."""
CHORE_BEATS = 10
"""How often chores are done."""
SWEPT = 200
"""How many tables are processed at a time, the longest overdue first."""
LONGEST_PAUSE = 60.0
"""The seconds after which a table that failed for a reason that passes is tried again, at most."""
COMPLAIN_SECONDS = 60.0
"""How often it is logged that a part of the sweep fails."""
CLOSE_SECONDS = 5.0


class Sweep:
    """Takes over work that was left undone. A table that cannot continue does not block the others. `tidy` is called in
    quiet moments; `chores` are what else has to be done now and then, in order."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        committer: Committer,
        drivers: Drivers,
        audience: Audience,
        broken: Broken,
        orders: Orders,
        timekeeper: Timekeeper,
        sources: Sources,
        metrics: Metrics,
        tidy: Callable[[], None],
        chores: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        self.broken = broken.tables
        self._store = store
        self._rooms = rooms
        self._committer = committer
        self._drivers = drivers
        self._audience = audience
        self._broken = broken
        self._orders = orders
        self._timekeeper = timekeeper
        self._sources = sources
        self._metrics = metrics
        self._tidy = tidy
        self._chores = chores
        self._task: asyncio.Task[None] | None = None
        self._stop = asyncio.Event()
        self._stumbled: dict[str, tuple[float, float]] = {}
        """Tables that failed for a reason that passes, while others worked: when to try again, and the pause before."""
        self._complained: dict[str, float] = {}
        """When it was last logged that a part fails."""

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Lets the sweep end by itself: it may be reading the database."""
        if self._task is not None:
            self._stop.set()
            await asyncio.wait((self._task,), timeout=CLOSE_SECONDS)

    async def _run(self) -> None:
        beat = 0
        tidying = Tidying()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), BEAT_SECONDS)
                return
            beat += 1
            with self._apart("memory"):
                if tidying.beat(self._metrics.value("messages") + self._metrics.value("requests")):
                    self._tidy()
                else:
                    assume_in_use()
            await self.beat(beat)

    async def beat(self, beat: int) -> None:
        """What is done once a second. Each part fails by itself."""
        with self._apart("orders"):
            await self._orders.read()
        if beat % NOTE_BEATS == 0:
            with self._apart("time"):
                await self._timekeeper.note()
        with self._apart("tables"):
            await self.take_up_due()
        with self._apart("rooms"):
            self._rooms.evict()
        if beat % CHORE_BEATS == 0:
            for chore in self._chores:
                with self._apart(getattr(chore, "__qualname__", "chore")):
                    await chore()
        if self._store.shared and beat % ANNOUNCE_BEATS == 0:
            with self._apart("presence"):
                for live in self._rooms.all():
                    if live.crowd.listeners:
                        self._audience.announce(live)

    @contextmanager
    def _apart(self, part: str) -> Iterator[None]:
        try:
            yield
        except Exception as problem:
            self._complain(part, problem)

    def _complain(self, part: str, problem: Exception) -> None:
        """Logs that a part fails, but not every second."""
        now = time.monotonic()
        if now - self._complained.get(part, -COMPLAIN_SECONDS) >= COMPLAIN_SECONDS:
            self._complained[part] = now
            log.warning("sweep failed", extra={"facts": {"part": part, "problem": name_of(problem)}})

    async def take_up_due(self) -> None:
        """Takes over tables that wait for the service: our own, and those that no node has handled in time."""
        now = self._sources.now()
        most = SWEPT + len(self.broken) + len(self._stumbled)
        orphans = set(await self._store.due(now - GRACE, most))
        due = await self._store.due(now, most)
        self._stumbled = {table: self._stumbled[table] for table in due if table in self._stumbled}
        stumbles = Stumbles(self._store)
        failed: list[str] = []
        # Those that failed come last: if a few fail in a row, the others are not tried.
        for table in sorted(due, key=self._stumbled.__contains__):
            live = self._rooms.loaded(table)
            ours = live is not None and (live.work.thinking or live.work.timer)
            if table in self.broken or self._pauses(table) or not (ours or table in orphans):
                continue
            try:
                await self._take_up(table)
            except Exception as problem:
                if not passes(problem):
                    self._broken.note(table, problem)
                    continue
                if self._store.shared and name_of(problem) == "store/busy":
                    # Its own row may be locked, whatever becomes of the others.
                    self._pause(table)
                else:
                    failed.append(table)
                await stumbles.note(problem)
            else:
                stumbles.worked()
                self._stumbled.pop(table, None)
        # If nothing worked, that is no table's fault, and the next round tries them all again.
        stumbles.check()
        if stumbles.first is not None:
            self._complain("single tables", stumbles.first)
        for table in failed:
            self._pause(table)

    def _pause(self, table: str) -> None:
        """Tries it again later, each time after twice as long."""
        pause = min(LONGEST_PAUSE, 2 * self._stumbled.get(table, (0.0, 0.5))[1])
        self._stumbled[table] = time.monotonic() + pause, pause

    def _pauses(self, table: str) -> bool:
        return table in self._stumbled and time.monotonic() < self._stumbled[table][0]

    async def _take_up(self, table: str) -> None:
        live = await self._rooms.live(table)
        async with live.lock:
            await self._committer.catch_up(live)
            self._drivers.drive(live)
            due = None
            if live.work.thinking:
                due = self._sources.now() + LEASE
            elif live.work.timer is not None and live.room.clocks is not None:
                due = next_deadline(live.room.clocks)
            live.touched = Touch(live.room.row_status, due)
            await self._store.writer.add(Write(table, [], touch=live.touched))
