"""Notices between nodes that share a database.

A node tells the others only which table has grown to which number; they read the log. The notice is part of the
transaction that wrote the entry (store/writer.py), so it arrives exactly when the entry can be read. A listener that
lost its connection reconnects and reports it; then every table reads its log from where it stopped.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any

import asyncpg
from litestar.channels import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import text
from sqlalchemy.engine.url import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from sterling.service.store import Store
from sterling.service.store.writer import CHANNEL

log = logging.getLogger("sterling.fanout")

HERE = "sterling_here"
"""The channel on which nodes say who is connected to them."""
RESUMED = b""
"""An empty message: the connection was lost for a while, and any notice may have been missed."""
PING_SECONDS = 10.0
FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)
"""Errors raised when a database connection breaks."""


class PostgresChannels(ChannelsBackend):
    """LISTEN and NOTIFY with a pooled publisher and a listener that reconnects."""

    def __init__(self, engine: AsyncEngine, url: URL) -> None:
        self._engine = engine
        self._arguments = dict(engine.dialect.create_connect_args(url)[1])
        self._channels: set[str] = set()
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._connection: Any = None
        self.reconnections = 0
        self.connected = False
        """Whether notices can be heard now."""
        self._closing = False

    async def on_startup(self) -> None:
        await self._connect()
        self._task = asyncio.create_task(self._watch())

    async def on_shutdown(self) -> None:
        self._closing = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,), timeout=2)
        if self._connection is not None:
            with suppress(*FAILURES):
                await self._connection.close(timeout=2)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._engine.begin() as connection:
            for channel in channels:
                await connection.execute(
                    text("SELECT pg_notify(:channel, :payload)"), {"channel": channel, "payload": data.decode()}
                )

    async def subscribe(self, channels: Iterable[str]) -> None:
        for channel in set(channels) - self._channels:
            self._channels.add(channel)
            await self._connection.add_listener(channel, self._heard)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        for channel in set(channels) & self._channels:
            self._channels.discard(channel)
            await self._connection.remove_listener(channel, self._heard)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._queue.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Empty: the log is the history."""
        return []

    def _heard(self, connection: Any, process: int, channel: str, payload: Any) -> None:
        self._queue.put_nowait((channel, str(payload).encode()))

    async def _connect(self) -> None:
        self._connection = await asyncpg.connect(
            **{**self._arguments, "timeout": PING_SECONDS, "command_timeout": PING_SECONDS}
        )
        for channel in self._channels:
            await self._connection.add_listener(channel, self._heard)
        self.connected = True

    async def _watch(self) -> None:
        """Notices a connection that ended or leaves a ping unanswered, and opens a new one."""
        while not self._closing:
            lost = asyncio.Event()
            self._connection.add_termination_listener(lambda _, lost=lost: lost.set())
            while not lost.is_set():
                try:
                    await asyncio.wait_for(lost.wait(), PING_SECONDS)
                except TimeoutError:
                    try:
                        await self._connection.fetchval("SELECT 1", timeout=PING_SECONDS)
                    except FAILURES:
                        break
            self.connected = False
            log.warning("listener lost its connection")
            with suppress(*FAILURES):
                self._connection.terminate()
            pause = 0.05
            while not self._closing:
                try:
                    await self._connect()
                    break
                except FAILURES:
                    await asyncio.sleep(pause)
                    pause = min(5.0, 2 * pause)
            self.reconnections += 1
            for channel in self._channels:
                self._queue.put_nowait((channel, RESUMED))


def channels_for(store: Store) -> ChannelsBackend:
    """Memory on one node, PostgreSQL where nodes share a database."""
    if store.shared:
        return PostgresChannels(store.engine, store.url)
    return MemoryChannelsBackend()


__all__ = ["CHANNEL", "FAILURES", "HERE", "RESUMED", "PostgresChannels", "channels_for"]
