"""Long work about finished games: reviews, and how computer players do with the same deal.

- `Reviews.ask(asker, table, kind)`: begins it, if it was not done before and nobody is at it
- `Reviews.show(table, kinds)`: what there is, or how far it is
- `Reviews.cancel(asker, table, kinds)`: gives it up

Anybody may look at a finished game, and so at what was found out about it. Those who sat there, and whoever opened the
table, may ask for it: so often in an hour (access.py). The work is done by a process of low priority (errands.py), one
piece after the other, and stored with the table. A node that works on something says so in the database every few
seconds; there, any node can see how far it is, and give it up.
"""

import asyncio
import logging
import zlib
from collections.abc import Callable
from contextlib import suppress

import msgspec

from sterling.core.errors import SterlingError
from sterling.service import checks
from sterling.service.access import Access
from sterling.service.errand import Job
from sterling.service.errands import Errands
from sterling.service.errors import ServiceError
from sterling.service.holders import Holders
from sterling.service.identity import Asker
from sterling.service.ops import Metrics
from sterling.service.records import record_of
from sterling.service.room import Room
from sterling.service.sources import Sources
from sterling.service.store.studies import Studies, Study
from sterling.service.tables import Tables
from sterling.service.tasks import Tasks

log = logging.getLogger("sterling.reviews")

DEEP = "deep"
"""The kind of a review that takes minutes: it has a process of its own, so that nobody waits for it."""
NOTE_SECONDS = 2.0
"""How often progress is written down."""


class Reviews:
    """`works` are the tasks of this node, by table and kind."""

    def __init__(
        self,
        tables: Tables,
        studies: Studies,
        holders: Holders,
        access: Access,
        errands: Errands,
        deep: Errands,
        tasks: Tasks,
        sources: Sources,
        metrics: Metrics,
    ) -> None:
        self.works: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._tables = tables
        self._studies = studies
        self._holders = holders
        self._access = access
        self._errands = errands
        self._deep = deep
        self._tasks = tasks
        self._sources = sources
        self._metrics = metrics

    async def ask(self, asker: Asker, table: str, kind: str, job: Callable[[Room], Job], cost: float) -> None:
        room = await self._finished(table)
        self._check_person(room, asker)
        now = self._sources.now()
        if any(
            one.kind == kind and (one.body is not None or one.is_alive(now)) for one in await self._studies.of(table)
        ):
            return
        work = job(room)
        self._access.new_review(asker.identity or asker.address, cost)
        run = self._sources.random_id()
        if await self._studies.claim(table, kind, run, now):
            self._metrics.count("reviews_begun")
            task = self._tasks.spawn(self._work(asker, table, kind, run, work))
            self.works[table, kind] = task
            task.add_done_callback(lambda done: self._ended(table, kind, done))

    def _ended(self, table: str, kind: str, done: "asyncio.Task[None]") -> None:
        if self.works.get((table, kind)) is done:
            del self.works[table, kind]

    async def show(self, table: str, kinds: list[str]) -> list[Study]:
        """What there is of these kinds, finished or alive."""
        await self._finished(table)
        now = self._sources.now()
        found = {one.kind: one for one in await self._studies.of(table)}
        return [found[kind] for kind in kinds if kind in found and (found[kind].body or found[kind].is_alive(now))]

    async def cancel(self, asker: Asker, table: str, kinds: list[str]) -> None:
        self._check_person(await self._finished(table), asker)
        for kind in kinds:
            await self._studies.drop(table, kind)
            task = self.works.get((table, kind))
            if task is not None:
                task.cancel()

    async def _finished(self, table: str) -> Room:
        room = (await self._tables.fresh(table)).room
        checks.finished(room)
        return room

    def _check_person(self, room: Room, asker: Asker) -> None:
        was_here = bool(asker.identity) and any(
            asker.identity == seat.identity or asker.identity in seat.past for seat in room.seats
        )
        if not (was_here or checks.is_owner(room, asker) or self._holders.held(room, asker)):
            raise ServiceError("study/not-yours")

    async def _work(self, asker: Asker, table: str, kind: str, run: str, job: Job) -> None:
        reached = [0, 0]

        def progress(done: int, steps: int) -> None:
            reached[:] = [done, steps]

        errands = self._deep if kind == DEEP else self._errands
        thinking = asyncio.ensure_future(errands.run(asker.identity or asker.address, job, progress))
        try:
            while not (await asyncio.wait([thinking], timeout=NOTE_SECONDS))[0]:
                if not await self._studies.go_on(table, kind, run, reached[0], reached[1], self._sources.now()):
                    return
            body = await asyncio.to_thread(zlib.compress, thinking.result())
            if await self._studies.keep(table, kind, run, body, self._sources.now()):
                self._metrics.count("reviews_done")
        except asyncio.CancelledError:
            # Given up, or the service closes: somebody else may begin at once.
            with suppress(SterlingError):
                await self._studies.drop(table, kind, run)
            raise
        except SterlingError as problem:
            log.warning("review failed", extra={"facts": {"kind": kind, "problem": problem.code}})
            await self._studies.drop(table, kind, run)
        finally:
            if not thinking.done():
                thinking.cancel()
                with suppress(asyncio.CancelledError, SterlingError):
                    await thinking


def record_to_review(room: Room) -> str:
    """The record of a finished game, without names: what is stored about a game tells nothing about people."""
    return msgspec.structs.replace(record_of(room, ()), names=()).text()


def opened(study: Study) -> bytes:
    """What a finished piece of work found, as JSON."""
    return zlib.decompress(study.body or b"")
