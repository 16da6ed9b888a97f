"""Whether a node can do its work now: write, let bots move, and hear the other nodes.

- `Readiness.check()`: passes, or raises an error that says what is missing

The answer is kept for a second and asked for once at a time, so that a flood of questions costs no more than one.
"""

import asyncio
import shutil
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol

from sterling.core.errors import SterlingError, trouble
from sterling.service.errors import ServiceError, status_of

FRESH_SECONDS = 1.0
MEGABYTE = 1_000_000


class Bots(Protocol):
    """The bot workers (bots.BotPool)."""

    @property
    def alive(self) -> bool:
        """Whether they serve requests."""


class Readiness:
    """`write` makes a tiny write the way every move is written. `place` is the folder of the database; None if it is
    on another machine."""

    def __init__(
        self,
        write: Callable[[], Awaitable[None]],
        bots: Bots,
        connected: Callable[[], bool],
        place: Path | None,
        seconds: float,
        megabytes: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._write = write
        self._bots = bots
        self._connected = connected
        self._place = place
        self._seconds = seconds
        self._megabytes = megabytes
        self._clock = clock
        self._asking: asyncio.Task[SterlingError | None] | None = None
        self._found: SterlingError | None = None
        self._until = float("-inf")

    @property
    def known(self) -> bool:
        """Whether there is an answer that is fresh enough."""
        return self._clock() < self._until

    async def check(self) -> None:
        if not self.known:
            if self._asking is None:
                self._asking = asyncio.create_task(self._ask())
            await asyncio.shield(self._asking)
        if self._found is not None:
            raise ServiceError(self._found.code, **self._found.facts)

    async def _ask(self) -> SterlingError | None:
        try:
            self._found = await self._problem()
        finally:
            self._until = self._clock() + FRESH_SECONDS
            self._asking = None
        return self._found

    async def _problem(self) -> SterlingError | None:
        try:
            async with asyncio.timeout(self._seconds):
                await self._write()
        except TimeoutError:
            return ServiceError("store/unavailable")
        except SterlingError as problem:
            # Where nothing can be written, it does not matter why: the log says it.
            return problem if status_of(problem.code) == 503 else ServiceError("store/unavailable")
        if self._place is not None:
            try:
                free = shutil.disk_usage(self._place).free
            except OSError as problem:
                return ServiceError("ready/folder", **trouble(problem))
            if free < self._megabytes * MEGABYTE:
                return ServiceError("ready/disk", expected=self._megabytes)
        if not self._bots.alive:
            return ServiceError("ready/bots")
        if not self._connected():
            return ServiceError("ready/nodes")
        return None
