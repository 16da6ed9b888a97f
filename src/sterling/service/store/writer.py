"""Group commit: one writer puts everything that waits into one transaction, and tells each when it is on disk."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import bindparam, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sterling.service.acts import Entry, encode_act
from sterling.service.errors import ServiceError
from sterling.service.store.schema import entries, members, tables

LARGEST_BATCH = 500
WAITING = 20_000
NOTICE_BYTES = 7_000
"""PostgreSQL carries notices of just under 8000 bytes."""
CHANNEL = "sterling"


class Touch(msgspec.Struct, frozen=True):
    """What changes in the row of a table together with an entry."""

    status: str
    due_at: int | None


class Write(msgspec.Struct):
    """One all-or-nothing piece of work: a new table, or new entries of one table and what hangs on them."""

    table: str
    entries: list[Entry]
    row: dict[str, Any] | None = None
    touch: Touch | None = None
    members: list[str] = []
    silent: bool = False
    """A new table: nobody listens yet."""


class Writer:
    """Takes writes from many tasks. `add` returns when the write is durable, or when it has lost its number."""

    def __init__(self, engine: AsyncEngine, count: Callable[[int], None] = lambda size: None) -> None:
        self._engine = engine
        self._postgres = engine.dialect.name == "postgresql"
        insert: Any = postgresql.insert if self._postgres else sqlite.insert
        self._insert_entries = insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.number)
        self._insert_members = insert(members).on_conflict_do_nothing()
        self._insert_tables = insert(tables)
        self._touch = (
            update(tables)
            .where(tables.c.id == bindparam("table"))
            .values(status=bindparam("new_status"), due_at=bindparam("new_due_at"))
        )
        self._queue: asyncio.Queue[tuple[Write, asyncio.Future[bool]]] = asyncio.Queue(WAITING)
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self._count = count

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Finishes what waits, then ends."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            if self._connection is not None:
                await self._connection.close()

    async def add(self, write: Write) -> bool:
        """True once it is on disk; False if another writer was first with one of its numbers."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        try:
            self._queue.put_nowait((write, done))
        except asyncio.QueueFull:
            raise ServiceError("store/unavailable") from None
        return await done

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            # All nodes lock in one order, so that no two batches wait for each other.
            batch.sort(key=lambda item: item[0].table)
            try:
                if self._connection is None:
                    self._connection = await self._engine.connect()
                won = await self._commit(self._connection, [write for write, _ in batch])
                for (_, done), result in zip(batch, won, strict=True):
                    if not done.done():
                        done.set_result(result)
                self._count(len(batch))
            except (SQLAlchemyError, OSError) as problem:
                await self._drop_connection()
                await self._one_by_one(batch, problem)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
            with suppress(SQLAlchemyError, OSError):
                await connection.close()

    async def _one_by_one(self, batch: list[tuple[Write, asyncio.Future[bool]]], problem: Exception) -> None:
        """After a failure each write gets a transaction of its own, so that a bad one harms nobody else.

        If the connection was lost, nobody knows whether the commit went through: whoever waits has to read the log.
        """
        lost = isinstance(problem, DBAPIError) and problem.connection_invalidated
        for write, done in batch:
            if done.done():
                continue
            try:
                if lost or isinstance(problem, OSError):
                    raise problem
                async with self._engine.connect() as connection:
                    done.set_result((await self._commit(connection, [write]))[0])
            except (SQLAlchemyError, OSError):
                done.set_exception(ServiceError("store/unavailable"))

    async def _commit(self, connection: AsyncConnection, writes: list[Write]) -> list[bool]:
        """Carries out the writes in one transaction; for each, whether all its numbers were free."""
        async with connection.begin():
            rows = [write.row for write in writes if write.row is not None]
            if rows:
                await connection.execute(self._insert_tables, rows)
            new = [
                {
                    "table_id": entry.table,
                    "number": entry.number,
                    "act": encode_act(entry.act),
                    "mask": entry.mask,
                    "at": entry.at,
                }
                for write in writes
                for entry in write.entries
            ]
            written: set[tuple[str, int]] = set()
            if new:
                result = await connection.execute(self._insert_entries, new)
                written = {(row[0], row[1]) for row in result}
            won = [all((entry.table, entry.number) in written for entry in write.entries) for write in writes]
            winners = [write for write, ahead in zip(writes, won, strict=True) if ahead]
            touched = [
                {"table": write.table, "new_status": write.touch.status, "new_due_at": write.touch.due_at}
                for write in winners
                if write.touch is not None
            ]
            if touched:
                await connection.execute(self._touch, touched)
            seated = [{"identity": who, "table_id": write.table} for write in winners for who in write.members]
            if seated:
                await connection.execute(self._insert_members, seated)
            if self._postgres:
                await self._notify(connection, [write for write in winners if write.entries and not write.silent])
        return won

    async def _notify(self, connection: AsyncConnection, writes: list[Write]) -> None:
        """Tells the other nodes which tables have grown, once the transaction holds."""
        notices = [f"{write.table} {write.entries[-1].number}" for write in writes]
        while notices:
            size, taken = 0, 0
            while taken < len(notices) and size + len(notices[taken]) < NOTICE_BYTES:
                size += len(notices[taken]) + 1
                taken += 1
            payload = "\n".join(notices[:taken])
            await connection.execute(
                text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
            )
            notices = notices[taken:]
