"""What `/metrics` says: the counters, and everything that is looked up when somebody asks.

- `Figures.text(whole)`: all of it; without `whole` only what reveals nothing about hidden acts
"""

import time
from collections.abc import Callable
from pathlib import Path

from sterling.service.access import Access
from sterling.service.bots import BotPool
from sterling.service.errors import ServiceError
from sterling.service.ops import Metrics, memory_bytes
from sterling.service.rooms import Rooms
from sterling.service.storage import free_space
from sterling.service.store import Store

FRESH_SECONDS = 15.0
"""What the database is asked for is kept for this long."""


class Figures:
    """`reconnections` counts how often the listener between nodes had to connect again."""

    def __init__(
        self,
        metrics: Metrics,
        store: Store,
        rooms: Rooms,
        access: Access,
        pool: BotPool,
        reconnections: Callable[[], int],
    ) -> None:
        self._metrics = metrics
        self._store = store
        self._rooms = rooms
        self._access = access
        self._pool = pool
        self._reconnections = reconnections
        self._until = float("-inf")

    async def text(self, whole: bool) -> str:
        metrics = self._metrics
        metrics.set("rooms", len(self._rooms.lives))
        metrics.set("connections", len(self._access.connections))
        metrics.set("reconnections", self._reconnections())
        if whole:
            metrics.set("bots_waiting", self._pool.waiting)
            metrics.set("bot_deaths", self._pool.deaths)
            metrics.set("bot_seconds", self._pool.spent)
            metrics.set("writes_waiting", self._store.writer.waiting)
            metrics.set("memory_bytes", memory_bytes())
            await self._ask_database()
        return metrics.text(whole)

    async def _ask_database(self) -> None:
        """The other figures are told even while the database does not answer, or its files cannot be looked at."""
        if time.monotonic() < self._until:
            return
        self._until = time.monotonic() + FRESH_SECONDS
        try:
            self._metrics.set("database_bytes", await self._size())
            found = await self._store.count_tables()
        except ServiceError:
            return
        for status in ("gathering", "playing", "over"):
            self._metrics.set("tables", found.get(status, 0), status=status)
        if not self._store.shared:
            self._metrics.set("disk_free_bytes", free_space(Path(self._store.url.database or "").parent))

    async def _size(self) -> int | None:
        try:
            return await self._store.size()
        except OSError:
            return None
