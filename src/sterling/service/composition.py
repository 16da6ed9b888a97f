"""Builds the service: every part is built here from the parts it needs, then opened and closed in order.

Parts know only what their constructor receives. Two dependencies would be circular; they are hooks of the committer,
set last, like a third: a committed act wakes bots and clocks, a write without an answer is looked up in the log, and
what takes long about telling an act is worked out in pieces.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import sterling
from sterling.i18n import LANGUAGES, Words
from sterling.service.access import Access
from sterling.service.advice import Advisor
from sterling.service.answers import Answers, Documents
from sterling.service.audience import Audience
from sterling.service.bots import BotPool
from sterling.service.broken import Broken
from sterling.service.choosing import Choosing
from sterling.service.commit import Committer
from sterling.service.devices import Devices
from sterling.service.drivers import Drivers
from sterling.service.errands import Errands
from sterling.service.errors import ServiceError
from sterling.service.fanout import HERE, channels_for
from sterling.service.figures import Figures
from sterling.service.holders import Holders
from sterling.service.identity import Keyring, random_id
from sterling.service.lessons import Lessons
from sterling.service.live import Live
from sterling.service.moderation import Moderation
from sterling.service.nodes import Nodes
from sterling.service.ops import Metrics, tidy, watch_lag
from sterling.service.orders import Orders
from sterling.service.origins import Origins
from sterling.service.pieces import Pieces
from sterling.service.playing import Playing
from sterling.service.readiness import Readiness
from sterling.service.reviews import Reviews
from sterling.service.rooms import Rooms
from sterling.service.seating import Seating
from sterling.service.settings import Settings
from sterling.service.sources import Sources
from sterling.service.storage import Storage
from sterling.service.store import Store
from sterling.service.store.waits import Waits
from sterling.service.subscriptions import Subscriptions
from sterling.service.sweep import Sweep
from sterling.service.tables import Tables
from sterling.service.tasks import Tasks
from sterling.service.tempo import PACES, Tempo
from sterling.service.timekeeping import Timekeeper
from sterling.service.unstarted import Unstarted
from sterling.service.wire import Outgoing

log = logging.getLogger("sterling.service")

REVIEW_SECONDS = 1800.0
"""A process that has not finished a review by then is replaced."""


class Service:
    """All parts of one node. HTTP handlers and sockets take from it what they need; the parts do not know it."""

    def __init__(self, settings: Settings, sources: Sources | None = None) -> None:
        self.settings = settings
        self.sources = sources or Sources()
        # What everything else depends on.
        self.metrics = Metrics()
        self.access = Access(settings, self.sources.seconds)
        self.answers = Answers(settings.answers_bytes)
        self.documents = Documents()
        self.pieces = Pieces()
        self.errands = Errands(settings.errand_workers)
        self.reviewers = Errands(settings.review_workers, REVIEW_SECONDS)
        self.deep_reviewers = Errands(settings.review_workers, REVIEW_SECONDS)
        self.keyring = Keyring()
        self.tasks = Tasks()
        waits = Waits(settings.lock_seconds, settings.statement_seconds)
        self.store = Store(settings.database_url, self._count_commit, waits)
        self.channels = channels_for(self.store)
        self.pool = BotPool(
            settings.bot_workers,
            settings.bot_seconds,
            settings.bot_iterations,
            self.sources.random_seed,
            self.access,
            settings.clock_bot,
        )
        self.advice_pool = BotPool(
            settings.advice_workers, settings.advice_seconds, settings.bot_iterations, self.sources.random_seed
        )
        # Rooms, and the path of a move: commit, tell, and what follows from it.
        node = random_id()
        publish = partial(self.channels.publish, channels=[HERE]) if self.store.shared else None
        self.outgoing = Outgoing()
        self.holders = Holders(self.keyring)
        self.broken = Broken(self.metrics)
        self.rooms = Rooms(self.store, self.tasks, self.sources, self.broken, settings.rooms, self.keyring.is_table_id)
        self.audience = Audience(
            node,
            self.holders,
            self.keyring,
            self.sources,
            self.tasks,
            self.pieces,
            settings.patience,
            publish,
        )
        self.committer = Committer(self.store, self.audience.tell, self.sources, self.metrics, self.broken)
        tempo = Tempo(PACES[settings.bot_pace], settings.bot_seconds)
        self.drivers = Drivers(
            self.committer.commit, self.pool, self.sources, self.tasks, self.metrics, tempo, settings.clock_bot
        )
        self.nodes = Nodes(
            self.channels, self.rooms, self.audience, self.tasks, self.committer.catch_up, self.drivers.schedule
        )
        # What operators see and do.
        self.timekeeper = Timekeeper(self.store, self.sources)
        self.orders = Orders(self.store, self.rooms, self.audience, self.access, self.answers, self.drivers.drive)
        self.figures = Figures(
            self.metrics,
            self.store,
            self.rooms,
            self.access,
            self.pool,
            lambda: getattr(self.channels, "reconnections", 0),
        )
        self.readiness = Readiness(
            self.timekeeper.note,
            self.pool,
            lambda: getattr(self.channels, "connected", True),
            None if self.store.shared else Path(self.store.url.database or "").parent,
            settings.ready_seconds,
            settings.disk_megabytes,
        )
        self.storage = Storage(settings, self.store, self.keyring, self.sources)
        self.unstarted = Unstarted(self.store, self.rooms, self.sources, settings.unstarted_seconds)
        self.sweep = Sweep(
            self.store,
            self.rooms,
            self.committer,
            self.drivers,
            self.audience,
            self.broken,
            self.orders,
            self.timekeeper,
            self.sources,
            self.metrics,
            self._tidy,
            [self.unstarted.keep, self.unstarted.clear, self.storage.measure],
        )
        self.committer.prepare = self.audience.prepare
        self.committer.spawn = self.tasks.spawn
        self.committer.done = self.drivers.drive
        self.committer.rebuild = self._rebuild
        self.committer.doubted = self.nodes.catch_up_soon
        # Requests from people.
        self.tables = Tables(
            self.rooms,
            self.store,
            self.storage,
            self.store.guests,
            self.committer,
            self.holders,
            self.keyring,
            self.sources,
            self.metrics,
            self.pieces,
            self.errands,
            settings.unstarted_seconds,
        )
        self.lessons = Lessons(
            self.rooms,
            self.store,
            self.storage,
            self.committer,
            self.holders,
            self.keyring,
            self.sources,
            self.pieces,
            settings.unstarted_seconds,
        )
        self.origins = Origins(self.tables, self.store.studies, self.errands, self.keyring, self.sources)
        self.reviews = Reviews(
            self.tables,
            self.store.studies,
            self.holders,
            self.access,
            self.reviewers,
            self.deep_reviewers,
            self.tasks,
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
        self.advisor = Advisor(self.rooms, self.holders, self.access, self.advice_pool)
        self.subscriptions = Subscriptions(
            self.rooms,
            self.store,
            self.store.guests,
            self.broken,
            self.committer,
            self.audience,
            self.holders,
            self.pieces,
            self.drivers.drive,
            self.nodes.catch_up_soon,
        )

        self.devices = Devices(self.store.guests, self.sources)
        self.moderation = Moderation(
            self.tables.fresh, self.store.guests, self.storage, self.keyring, self.sources, self.metrics
        )

    async def _rebuild(self, live: Live) -> None:
        await self.rooms.rebuild(live)
        self.audience.show_all(live)

    def _count_commit(self, size: int) -> None:
        self.metrics.count("commits")
        self.metrics.count("writes", size)

    def _tidy(self) -> None:
        self.access.forget_idle()
        self.store.guests.forget()
        tidy()

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
        await asyncio.to_thread(_read_words)
        await self.store.open()
        await self.pool.start()
        await self.advice_pool.start()
        self.keyring.key = await self.store.key()
        await self.timekeeper.open()
        await self.orders.open()
        await self.storage.measure()
        await self.nodes.open()
        self.tasks.spawn(watch_lag(self.metrics))
        self.sweep.open()

    async def close(self) -> None:
        self.tasks.closing = True
        self.drivers.close(self.rooms.all())
        self.audience.close(self.rooms.all())
        await self.sweep.close()
        with suppress(ServiceError):
            await self.timekeeper.note()
        await self.tasks.cancel()
        await self.nodes.close()
        await self.pool.stop()
        await self.advice_pool.stop()
        await self.errands.close()
        await self.reviewers.close()
        await self.deep_reviewers.close()
        self.pieces.close()
        await self.store.close()


def _read_words() -> None:
    """Reads the catalogues now: the first refusal must not keep everybody waiting while they are read."""
    for language in LANGUAGES:
        Words(language).error("service/internal", {})
