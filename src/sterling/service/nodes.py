"""Other nodes on the same database: hearing their notices, and reading what they wrote.

- `Nodes.open()`, `Nodes.close()`: the channel between nodes (fanout.py)
- `Nodes.catch_up_soon(live)`: reads the log in the background, for tables somebody listens to
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from litestar.channels import ChannelsBackend

from sterling.service.audience import Audience
from sterling.service.broken import PASSING
from sterling.service.errors import ServiceError
from sterling.service.fanout import CHANNEL, HERE, RESUMED
from sterling.service.live import Live
from sterling.service.rooms import Rooms
from sterling.service.tasks import Tasks

log = logging.getLogger("sterling.nodes")


class Nodes:
    """`catch_up` follows the log (commit.py); `schedule` then resets the clocks (drivers.py)."""

    def __init__(
        self,
        channels: ChannelsBackend,
        rooms: Rooms,
        audience: Audience,
        tasks: Tasks,
        catch_up: Callable[[Live], Awaitable[None]],
        schedule: Callable[[Live], None],
    ) -> None:
        self._channels = channels
        self._rooms = rooms
        self._audience = audience
        self._tasks = tasks
        self._catch_up = catch_up
        self._schedule = schedule

    async def open(self) -> None:
        await self._channels.on_startup()
        await self._channels.subscribe([CHANNEL, HERE])
        self._tasks.spawn(self._listen())

    async def close(self) -> None:
        await self._channels.on_shutdown()

    async def _listen(self) -> None:
        async for channel, data in self._channels.stream_events():
            try:
                self._hear(channel, data)
            except ValueError:
                # Anyone with access to the database can write anything to the channel.
                log.warning("notice not understood")

    def _hear(self, channel: str, data: bytes) -> None:
        if channel == HERE:
            if data != RESUMED:
                self._hear_presence(data.decode())
        elif data == RESUMED:
            for live in self._rooms.all():
                live.doubtful = True
                self.catch_up_soon(live)
        else:
            for notice in data.decode().split("\n"):
                self._hear_growth(notice)

    def _hear_growth(self, notice: str) -> None:
        """A table's log has grown to a number."""
        table, _, number = notice.partition(" ")
        live = self._rooms.loaded(table)
        if live is not None and int(number) > live.room.number:
            live.heard = max(live.heard, int(number))
            self.catch_up_soon(live)

    def _hear_presence(self, notice: str) -> None:
        node, table, seats, watching = notice.split(" ")
        live = self._rooms.loaded(table)
        if live is not None:
            self._audience.hear(live, node, int(seats), int(watching))

    def catch_up_soon(self, live: Live) -> None:
        """Listeners are told now. A room without listeners reads its log when somebody needs it."""
        if live.crowd.listeners and not live.catching and not self._tasks.closing:
            live.catching = True
            self._tasks.spawn(self._catch_up_until_done(live))

    async def _catch_up_until_done(self, live: Live) -> None:
        try:
            pause = 0.0
            while live.crowd.listeners and not self._tasks.closing:
                await asyncio.sleep(pause)
                try:
                    async with live.lock:
                        while live.behind():
                            # More notices may come while the log is being read.
                            await self._catch_up(live)
                            self._schedule(live)
                        live.catching = False
                    return
                except (ServiceError, *PASSING) as problem:
                    if isinstance(problem, ServiceError) and problem.code == "table/damaged":
                        self._audience.dismiss(live, problem)
                        return
                    # The database is unavailable, or memory ran out. The room stays marked and reads its log before it
                    # does anything else.
                    pause = min(5.0, 2 * pause + 0.2)
        finally:
            live.catching = False
