"""Builds the service: every part is built here from the parts it needs, then opened and closed in order.

Parts know only what their constructor receives. Two dependencies would be circular; they are hooks of the committer,
set last: a committed act wakes bots and clocks, and a write without an answer is looked up in the log.
"""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import sterling
from sterling.service.access import Access
from sterling.service.audience import Audience
from sterling.service.bots import BotPool
from sterling.service.choosing import Choosing
from sterling.service.commit import Committer
from sterling.service.devices import Devices
from sterling.service.drivers import Drivers
from sterling.service.fanout import HERE, channels_for
from sterling.service.holders import Holders
from sterling.service.identity import Keyring, random_id
from sterling.service.moderation import Moderation
from sterling.service.nodes import Nodes
from sterling.service.ops import Metrics
from sterling.service.playing import Playing
from sterling.service.rooms import Rooms
from sterling.service.seating import Seating
from sterling.service.settings import Settings
from sterling.service.sources import Sources
from sterling.service.store import Store
from sterling.service.subscriptions import Subscriptions
from sterling.service.sweep import Sweep
from sterling.service.tables import Tables
from sterling.service.tasks import Tasks

log = logging.getLogger("sterling.service")


class Service:
    """All parts of one node. HTTP handlers and sockets take from it what they need; the parts do not know it."""

    def __init__(self, settings: Settings, sources: Sources | None = None) -> None:
        self.settings = settings
        self.sources = sources or Sources()
        # What everything else depends on.
        self.metrics = Metrics()
        self.access = Access(settings)
        self.keyring = Keyring()
        self.tasks = Tasks()
        self.store = Store(settings.database_url, self._count_commit)
        self.channels = channels_for(self.store)
        self.pool = BotPool(
            settings.bot_workers, settings.bot_seconds, settings.bot_iterations, self.sources.random_seed
        )
        # Rooms, and the path of a move: commit, tell, and what follows from it.
        node = random_id()
        publish = partial(self.channels.publish, channels=[HERE]) if self.store.shared else None
        self.holders = Holders(self.keyring)
        self.rooms = Rooms(self.store, self.tasks, self.sources, settings.rooms)
        self.audience = Audience(node, self.holders, self.keyring, self.sources, self.tasks, settings.patience, publish)
        self.committer = Committer(self.store, self.audience.tell, self.sources, self.metrics)
        self.drivers = Drivers(
            self.committer.commit, self.pool, self.sources, self.tasks, self.metrics, settings.clock_bot
        )
        self.nodes = Nodes(
            self.channels, self.rooms, self.audience, self.tasks, self.committer.catch_up, self.drivers.schedule
        )
        self.sweep = Sweep(
            self.store, self.rooms, self.committer, self.drivers, self.audience, self.sources, self.metrics
        )
        self.committer.done = self.drivers.drive
        self.committer.doubted = self.nodes.catch_up_soon
        # Requests from people.
        self.tables = Tables(
            self.rooms,
            self.store,
            self.store.guests,
            self.committer,
            self.holders,
            self.keyring,
            self.sources,
            self.metrics,
        )
        self.seating = Seating(
            self.rooms,
            self.committer,
            self.holders,
            self.keyring,
            self.store.guests,
            self.sources,
            settings.patience,
        )
        self.choosing = Choosing(self.rooms, self.committer, self.holders)
        self.playing = Playing(self.rooms, self.committer, self.holders, self.sources)
        self.subscriptions = Subscriptions(
            self.rooms,
            self.store,
            self.store.guests,
            self.committer,
            self.audience,
            self.holders,
            self.drivers.drive,
            self.nodes.catch_up_soon,
        )

        self.devices = Devices(self.store.guests, self.sources)
        self.moderation = Moderation(self.tables.fresh, self.store.guests, self.keyring, self.sources, self.metrics)

    def _count_commit(self, size: int) -> None:
        self.metrics.count("commits")
        self.metrics.count("writes", size)

    @asynccontextmanager
    async def running(self, app: Any) -> AsyncIterator[None]:
        """The service is open inside the context; `app` is the application."""
        await self.open()
        log.info("open", extra={"facts": {"version": sterling.__version__, "mode": sterling.MODE}})
        try:
            yield
        finally:
            await self.close()
            log.info("closed")

    async def open(self) -> None:
        await self.store.open()
        await self.pool.start()
        self.keyring.key = await self.store.key()
        await self.nodes.open()
        self.sweep.open()

    async def close(self) -> None:
        self.tasks.closing = True
        self.drivers.close(self.rooms.all())
        self.audience.close(self.rooms.all())
        await self.sweep.close()
        await self.tasks.cancel()
        await self.nodes.close()
        await self.pool.stop()
        await self.store.close()
