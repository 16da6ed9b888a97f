"""Once a second: tables at which the service must act, its own or those of a dead node; orders; unused rooms; memory;
chores.

- `Sweep.open()`, `Sweep.close()`: in between, the sweep runs in its own task
- `Sweep.broken`: tables that cannot continue, which the sweep leaves alone
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from sterling.service.audience import Audience
from sterling.service.commit import Committer
from sterling.service.drivers import Drivers
from sterling.service.due import GRACE, LEASE, next_deadline
from sterling.service.errors import AWAY, ServiceError
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
BROKEN_KEPT = 20_000
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
        orders: Orders,
        timekeeper: Timekeeper,
        sources: Sources,
        metrics: Metrics,
        tidy: Callable[[], None],
        chores: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        self.broken: set[str] = set()
        self._store = store
        self._rooms = rooms
        self._committer = committer
        self._drivers = drivers
        self._audience = audience
        self._orders = orders
        self._timekeeper = timekeeper
        self._sources = sources
        self._metrics = metrics
        self._tidy = tidy
        self._chores = chores
        self._task: asyncio.Task[None] | None = None
        self._stop = asyncio.Event()

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
            if tidying.beat(self._metrics.value("messages") + self._metrics.value("requests")):
                self._tidy()
            else:
                assume_in_use()
            try:
                await self._orders.read()
                if beat % NOTE_BEATS == 0:
                    await self._timekeeper.note()
                await self.take_up_due()
                self._rooms.evict()
                if beat % CHORE_BEATS == 0:
                    for chore in self._chores:
                        await chore()
                if self._store.shared and beat % ANNOUNCE_BEATS == 0:
                    for live in self._rooms.all():
                        if live.crowd.listeners:
                            self._audience.announce(live)
            except Exception as problem:
                log.warning("sweep failed", extra={"facts": {"problem": _name(problem)}})

    async def take_up_due(self) -> None:
        """Takes over tables that wait for the service: our own, and those that no node has handled in time."""
        now = self._sources.now()
        most = SWEPT + len(self.broken)
        orphans = set(await self._store.due(now - GRACE, most))
        for table in await self._store.due(now, most):
            live = self._rooms.loaded(table)
            ours = live is not None and (live.work.thinking or live.work.timer)
            if table in self.broken or not (ours or table in orphans):
                continue
            try:
                await self._take_up(table)
            except Exception as problem:
                if isinstance(problem, ServiceError) and problem.code in AWAY:
                    # That is not the table's fault; the next round tries again.
                    raise
                self._set_aside(table, problem)

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

    def _set_aside(self, table: str, problem: Exception) -> None:
        """A table that cannot continue (unknown rules, a damaged row) is logged and counted once."""
        if len(self.broken) < BROKEN_KEPT:
            self.broken.add(table)
            self._metrics.count("tables_broken", code=_name(problem))
            log.error("table cannot go on", extra={"facts": {"table": table, "problem": repr(problem)[:200]}})


def _name(problem: Exception) -> str:
    return str(getattr(problem, "code", type(problem).__name__))
