"""Group commit: one writer puts all waiting writes into one transaction, and tells each caller when it is on disk."""

import asyncio
import logging
import sqlite3
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any, cast

import msgspec
from sqlalchemy import bindparam, create_engine, delete, event, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.engine.url import URL
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import SingletonThreadPool

from sterling.service.acts import Entry, encode_act
from sterling.service.errors import ServiceError
from sterling.service.store.schema import LEFT, OF_TABLE, entry_rows, key_rows, member_rows, table_rows, tally_rows

LARGEST_BATCH = 500
ROWS_AT_ONCE = 150
"""Older builds of SQLite take no more than 999 values in a statement."""
WAITING = 20_000
TOLD_AT_ONCE = 32
"""So many are told of the outcome in one turn of the event loop, because each may have much to do then."""
BUSY_BATCH = 4
LINGER_SECONDS = 0.002
STOP_SECONDS = 10.0
NOTICE_BYTES = 7_000
"""PostgreSQL carries notices of just under 8000 bytes."""
CHANNEL = "sterling"
# The same in SQLite's own words as `Writer._carry_out` does it.
NEW_TABLE = (
    f"INSERT INTO {table_rows.name} ({', '.join(column.name for column in table_rows.columns)}) "
    f"VALUES ({', '.join('?' for _ in table_rows.columns)})"
)
TOUCH = f"UPDATE {table_rows.name} SET status = ?, due_at = ? WHERE id = ?"
SEAT = f"INSERT OR IGNORE INTO {member_rows.name} (identity, table_id) VALUES (?, ?)"
COUNT = (
    f"INSERT INTO {tally_rows.name} (day, who, kind, count) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (day, who, kind) DO UPDATE SET count = count + excluded.count"
)
FORGET = f"DELETE FROM {tally_rows.name} WHERE day < ?"
NOTE_SECONDS = 10.0
DAMAGED_STATES = ("XX001", "XX002")
"""What PostgreSQL says of damaged tables and indexes."""
BUSY_SECONDS = 3.0
"""How long we wait for another program that has locked a SQLite file."""
LOCK_NOT_AVAILABLE, QUERY_CANCELED = "55P03", "57014"
"""PostgreSQL has given up waiting for a lock; it has stopped a statement that took too long."""
HURRY = "SET LOCAL lock_timeout = '100ms'"
LOCKS_MET = 4
"""Writes that may meet a lock on PostgreSQL are tried one by one without waiting long. After so many locks the rest is
not tried."""
WARY_SECONDS = 120.0
"""For so long after a lock was met, the writer asks before it writes which tables are locked. Whoever met the lock
tries again sooner than that (sweep.py), and the others must not wait each time."""

log = logging.getLogger("sterling.store")


class Touch(msgspec.Struct, frozen=True):
    """What changes in the row of a table together with an entry."""

    status: str
    due_at: int | None


class Tally(msgspec.Struct, frozen=True, order=True):
    """A person or an address has created one more table of a kind on a day, or reported or blocked once more
    (storage.py)."""

    day: int
    who: str
    kind: str


class Clear(msgspec.Struct, frozen=True):
    """A table that never started is deleted, if it was kept until before `now` and nothing happened there since
    `since`."""

    now: int
    since: int


class Write(msgspec.Struct):
    """One all-or-nothing piece of work: a new table, or new entries of one table and what goes with them."""

    table: str
    entries: list[Entry]
    row: dict[str, Any] | None = None
    touch: Touch | None = None
    members: list[str] = []
    silent: bool = False
    """A new table: nobody listens yet."""
    opens: "Write | None" = None
    """A new table, written only if this write succeeds."""
    keeps: dict[str, bytes] = {}
    """Values of the service itself, by name; a new one replaces the old one."""
    tallies: list[Tally] = []
    """What a new table counts as."""
    keep: int | None = None
    """Until when a table that has not started is kept."""
    clear: Clear | None = None
    """The table is deleted; the write succeeds if it was."""


Outcome = bool | Exception
"""Whether a write is durable or has lost its number, or why neither is known."""
Told = Callable[[Outcome], None]
Item = tuple[Write, Told, bool]
"""What to write, whom to tell, and whether a task awaits it."""


class Writer:
    """Takes writes from many. `add` returns when the write is durable, or when it has lost its number; `put` calls back
    instead, and needs no task.

    On SQLite a transaction is one trip to the writer's own thread; on PostgreSQL it goes through the asynchronous
    driver.
    """

    def __init__(self, engine: AsyncEngine, count: Callable[[int], None] = lambda size: None) -> None:
        self._engine = engine
        self._postgres = engine.dialect.name == "postgresql"
        self._thread = None if self._postgres else ThreadPoolExecutor(1, "sterling-writer")
        insert: Any = postgresql.insert if self._postgres else sqlite.insert
        self._insert_entry_rows = (
            insert(entry_rows).on_conflict_do_nothing().returning(entry_rows.c.table_id, entry_rows.c.number)
        )
        self._insert_member_rows = insert(member_rows).on_conflict_do_nothing()
        self._insert_table_rows = insert(table_rows)
        kept = insert(key_rows)
        self._keep = kept.on_conflict_do_update(index_elements=["name"], set_={"value": kept.excluded.value})
        self._update_table_rows = (
            update(table_rows)
            .where(table_rows.c.id == bindparam("table"))
            .values(status=bindparam("new_status"), due_at=bindparam("new_due_at"))
        )
        counted = insert(tally_rows)
        self._insert_tally_rows = counted.on_conflict_do_update(
            index_elements=list(tally_rows.primary_key),
            set_={"count": tally_rows.c.count + counted.excluded.count},
        )
        self._keep_table_rows = (
            update(table_rows).where(table_rows.c.id == bindparam("table")).values(kept_until=bindparam("until"))
        )
        asked = select(table_rows.c.id).where(table_rows.c.id.in_(bindparam("tables", expanding=True)))
        free = asked.with_for_update(key_share=True, skip_locked=True).cte("free")
        self._locked_table_rows = asked.where(table_rows.c.id.not_in(select(free.c.id)))
        self._queue: deque[Item] = deque()
        self._news = asyncio.Event()
        """Set while writes are waiting."""
        self._untold = 0
        """How many have not been told of their outcome yet."""
        self._settled = asyncio.Event()
        """Set while there are none."""
        self._settled.set()
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self._file: Engine | None = None
        self._driver: sqlite3.Connection | None = None
        """The same connection as the driver knows it; only the writer's thread uses it."""
        self._count = count
        self._noted = -NOTE_SECONDS
        self._met_lock = -WARY_SECONDS
        """When a lock was last met."""

    def start(self) -> None:
        if not self._postgres:
            self._file = open_file(self._engine.url)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Finishes what is waiting, then ends."""
        if self._task is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._settled.wait(), STOP_SECONDS)
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            if self._connection is not None:
                await self._connection.close()
            if self._thread is not None:
                self._thread.shutdown()
            if self._file is not None:
                self._file.dispose()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def add(self, write: Write) -> bool:
        """True once it is on disk; False if another writer took one of its numbers."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def told(outcome: Outcome) -> None:
            if done.done():
                return
            if isinstance(outcome, bool):
                done.set_result(outcome)
            else:
                done.set_exception(outcome)

        self._enqueue(write, told, awaited=True)
        return await done

    def put(self, write: Write, told: Told) -> None:
        """The same without waiting: `told` gets the outcome, in a turn of the event loop of its own. It must not
        raise."""
        self._enqueue(write, told, awaited=False)

    def _enqueue(self, write: Write, told: Told, awaited: bool) -> None:
        if len(self._queue) >= WAITING:
            raise ServiceError("store/unavailable")
        self._queue.append((write, told, awaited))
        self._untold += 1
        if len(self._queue) == 1:
            self._news.set()
            self._settled.clear()

    async def _run(self) -> None:
        busy = False
        while True:
            await self._news.wait()
            if busy:
                # Under load, a short wait leads to fewer and larger transactions.
                await asyncio.sleep(LINGER_SECONDS)
            batch = self._next_batch()
            busy = len(batch) >= BUSY_BATCH
            if self._postgres and time.monotonic() - self._met_lock < WARY_SECONDS:
                await self._write_warily(batch)
            else:
                await self._write(batch)

    async def _write(self, batch: list[Item], hurry: bool = False) -> None:
        writes = [write for write, _, _ in batch]
        try:
            won: list[Outcome] = [*await self._in_transaction(writes, hurry)]
            self._count(len(batch))
        except Exception as problem:
            # Drivers do not wrap everything they raise, and this task must not end.
            await self._drop_connection(problem)
            self._note(problem)
            if self._postgres and is_busy(problem) and not hurry and len(batch) > 1:
                await self._write_warily(batch)
                return
            won = await self._one_by_one(writes, problem)
        self._tell_soon(batch, won)

    def _tell_soon(self, batch: list[Item], won: list[Outcome]) -> None:
        """The next transaction may begin meanwhile."""
        # Tasks come first: telling them takes no time, and they go on in another turn.
        first: list[tuple[Told, Outcome]] = []
        others: list[tuple[Told, Outcome]] = []
        for (_, told, awaited), outcome in zip(batch, won, strict=True):
            (first if awaited else others).append((told, outcome))
        asyncio.get_running_loop().call_soon(self._tell, deque(first + others))

    async def _write_warily(self, batch: list[Item]) -> None:
        """PostgreSQL locks rows. What meets no lock is written and told first; then the rest is tried one by one."""
        writes = [write for write, _, _ in batch]
        try:
            locked = await self._locked({write.table for write in writes})
        except Exception as problem:
            await self._drop_connection(problem)
            self._note(problem)
            self._tell_soon(batch, await self._one_by_one(writes, problem))
            return
        free = [item for item in batch if item[0].table not in locked]
        if free:
            await self._write(free, hurry=True)
        rest = [item for item in batch if item[0].table in locked]
        if rest:
            self._tell_soon(rest, await self._one_by_one([write for write, _, _ in rest]))

    async def _locked(self, tables: set[str]) -> set[str]:
        """Those of the tables whose rows somebody else has locked now."""
        async with self._begun(hurry=True) as connection:
            return set((await connection.execute(self._locked_table_rows, {"tables": sorted(tables)})).scalars())

    def _next_batch(self) -> list[Item]:
        queue = self._queue
        batch = [queue.popleft() for _ in range(min(len(queue), LARGEST_BATCH))]
        if not queue:
            self._news.clear()
        # All nodes lock in the same order, so that no two batches deadlock.
        batch.sort(key=lambda item: item[0].table)
        return batch

    def _tell(self, outcomes: deque[tuple[Told, Outcome]]) -> None:
        for _ in range(min(len(outcomes), TOLD_AT_ONCE)):
            told, outcome = outcomes.popleft()
            self._untold -= 1
            try:
                told(outcome)
            except Exception:
                log.exception("telling an outcome failed")
        if outcomes:
            asyncio.get_running_loop().call_soon(self._tell, outcomes)
        elif not self._untold:
            self._settled.set()

    async def _in_transaction(self, writes: list[Write], hurry: bool = False) -> list[bool]:
        if self._thread is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_file, writes)
        async with self._begun(hurry) as connection:
            return await connection.run_sync(self._carry_out, writes)

    @asynccontextmanager
    async def _begun(self, hurry: bool) -> AsyncIterator[AsyncConnection]:
        """A transaction on PostgreSQL; in a hurry it does not wait long for locks."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        async with self._connection.begin():
            if hurry:
                await self._connection.exec_driver_sql(HURRY)
            yield self._connection

    def _in_file(self, writes: list[Write]) -> list[bool]:
        assert self._file is not None
        if all(map(is_usual, writes)):
            with suppress(sqlite3.IntegrityError):
                write_past_sqlalchemy(self._opened_driver(), writes)
                return [True] * len(writes)
        try:
            with self._file.begin() as connection:
                return self._carry_out(connection, writes, insert_rows)
        except TakenError:
            # Rare, because one service has the file to itself. Now the database says for each row whether it won.
            with self._file.begin() as connection:
                return self._carry_out(connection, writes)

    def _opened_driver(self) -> sqlite3.Connection:
        if self._driver is None:
            assert self._file is not None
            proxied = self._file.raw_connection()
            self._driver = cast(sqlite3.Connection, proxied.driver_connection)
            # It goes back to the pool, which keeps one for this thread.
            proxied.close()
        return self._driver

    def _note(self, problem: Exception) -> None:
        """Logs the problem, but not on every move, and without the data that was to be written."""
        now = time.monotonic()
        if now - self._noted > NOTE_SECONDS:
            self._noted = now
            cause = getattr(problem, "orig", None) or problem
            log.error("cannot write", extra={"facts": {"problem": f"{type(cause).__name__}: {cause}"[:200]}})

    async def _drop_connection(self, problem: Exception) -> None:
        if is_busy(problem):
            # The connection is well, and others may be waiting for one.
            self._met_lock = time.monotonic()
            return
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
            with suppress(Exception):
                await connection.close()

    async def _one_by_one(self, writes: list[Write], problem: Exception | None = None) -> list[Outcome]:
        """After a failure each write gets its own transaction, so that a bad one does not affect the others. Without
        one, PostgreSQL says that their rows are locked, which may be over in a moment.

        If the connection was lost, or its answer did not come in time, it is unclear whether the commit went through,
        so the waiting callers have to read the log.
        """
        lost = isinstance(problem, OSError) or (isinstance(problem, DBAPIError) and problem.connection_invalidated)
        # PostgreSQL locks rows, so other writes may pass; trying the only one again would be waiting twice.
        hurry = self._postgres and (problem is None or is_busy(problem))
        locks = 0 if problem is None else LOCKS_MET if hurry and len(writes) == 1 else int(hurry)
        outcomes: list[Outcome] = []
        for write in writes:
            # A file that another program has locked is locked for every write, and a slow server is slow for all.
            locked = locks >= LOCKS_MET if self._postgres else problem is not None and is_busy(problem)
            if problem is None or not (lost or locked or is_slow(problem)):
                try:
                    outcomes += await self._in_transaction([write], hurry)
                    continue
                except Exception as another:
                    problem = another
                    locks += is_busy(another)
                    hurry = hurry or (self._postgres and locks > 0)
                    lost = isinstance(another, TimeoutError)
                    await self._drop_connection(another)
                    if isinstance(another, IntegrityError) and write.row is None and write.opens is None:
                        # Entries without a table: it was deleted.
                        outcomes.append(ServiceError("table/gone"))
                        continue
            outcomes.append(away(problem))
        return outcomes

    def _carry_out(
        self,
        connection: Connection,
        writes: list[Write],
        insert: Callable[[Connection, list[dict[str, Any]]], None] | None = None,
    ) -> list[bool]:
        """Carries out the writes; for each, whether all its numbers were free. `insert` puts in all rows or fails."""
        together = [*writes, *(write.opens for write in writes if write.opens is not None)]
        rows = [write.row for write in together if write.row is not None]
        if rows:
            connection.execute(self._insert_table_rows, rows)
        # If two writes in one transaction want the same number, the first gets it.
        claims: dict[tuple[str, int], Write] = {}
        for write in together:
            for entry in write.entries:
                claims.setdefault((entry.table, entry.number), write)
        new = [
            {
                "table_id": entry.table,
                "number": entry.number,
                "act": encode_act(entry.act),
                "mask": entry.mask,
                "at": entry.at,
            }
            for write in together
            for entry in write.entries
            if claims[entry.table, entry.number] is write
        ]
        written: set[tuple[str, int]] = set()
        if new and insert is not None:
            insert(connection, new)
            written = set(claims)
        elif new:
            written = {(row[0], row[1]) for row in connection.execute(self._insert_entry_rows, new)}
        won = [
            all(
                (entry.table, entry.number) in written and claims[entry.table, entry.number] is write
                for entry in write.entries
            )
            for write in writes
        ]
        winners = [write for write, ahead in zip(writes, won, strict=True) if ahead]
        for write, ahead in zip(writes, won, strict=True):
            for entry in write.entries if not ahead else ():
                if (entry.table, entry.number) in written and claims[entry.table, entry.number] is write:
                    # Its other numbers were taken, so this one must not stay.
                    mine = (entry_rows.c.table_id == entry.table) & (entry_rows.c.number == entry.number)
                    connection.execute(delete(entry_rows).where(mine))
            if write.opens is not None and not ahead:
                for where in (entry_rows.c.table_id, table_rows.c.id):
                    connection.execute(delete(where.table).where(where == write.opens.table))
        winners += [write.opens for write in winners if write.opens is not None]
        touched = [
            {"table": write.table, "new_status": write.touch.status, "new_due_at": write.touch.due_at}
            for write in winners
            if write.touch is not None
        ]
        if touched:
            connection.execute(self._update_table_rows, touched)
        seated = [{"identity": who, "table_id": write.table} for write in winners for who in write.members]
        if seated:
            connection.execute(self._insert_member_rows, seated)
        kept = {name: value for write in winners for name, value in write.keeps.items()}
        for name, value in sorted(kept.items()):
            connection.execute(self._keep, {"name": name, "value": value})
        tallies = Counter(tally for write in winners for tally in write.tallies)
        if tallies:
            # Sorted, so that two nodes lock them in the same order.
            counts = [{**msgspec.structs.asdict(tally), "count": tallies[tally]} for tally in sorted(tallies)]
            connection.execute(self._insert_tally_rows, counts)
            # Nobody needs to know any more what happened on earlier days.
            connection.execute(delete(tally_rows).where(tally_rows.c.day < max(tallies).day))
        lasting = [{"table": write.table, "until": write.keep} for write in winners if write.keep is not None]
        if lasting:
            connection.execute(self._keep_table_rows, lasting)
        for number, write in enumerate(writes):
            if write.clear is not None:
                won[number] = _cleared(connection, write.table, write.clear)
        if self._postgres:
            self._notify(connection, [write for write in winners if write.entries and not write.silent])
        return won

    def _notify(self, connection: Connection, writes: list[Write]) -> None:
        """Tells the other nodes which tables have grown, once the transaction is committed."""
        notices = [f"{write.table} {write.entries[-1].number}" for write in writes]
        while notices:
            size, taken = 0, 0
            while taken < len(notices) and size + len(notices[taken]) < NOTICE_BYTES:
                size += len(notices[taken]) + 1
                taken += 1
            payload = "\n".join(notices[:taken])
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})
            notices = notices[taken:]


def is_busy(problem: Exception) -> bool:
    """Whether another program has locked a SQLite file, or what we need in PostgreSQL."""
    cause = getattr(problem, "orig", None) or problem
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    return getattr(cause, "sqlstate", None) == LOCK_NOT_AVAILABLE


def is_slow(problem: Exception) -> bool:
    """Whether PostgreSQL has stopped a statement that took too long, or all connections are waiting for it."""
    canceled = getattr(getattr(problem, "orig", None) or problem, "sqlstate", None) == QUERY_CANCELED
    return canceled or isinstance(problem, PoolTimeoutError)


def is_damaged(problem: Exception) -> bool:
    """Whether the database cannot read what it once wrote. What is on other pages can be read all the same."""
    cause = getattr(problem, "orig", None) or problem
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return bool(code & 0xFF == sqlite3.SQLITE_CORRUPT)
    # SQLite's driver has no number for a text that is none.
    return getattr(cause, "sqlstate", None) in DAMAGED_STATES or str(cause).startswith("Could not decode to UTF-8")


def away(problem: Exception) -> ServiceError:
    """The error for people when the database cannot be used, or not for this."""
    if is_damaged(problem):
        return ServiceError("store/page")
    return ServiceError("store/busy" if is_busy(problem) else "store/unavailable")


def _cleared(connection: Connection, table: str, clear: Clear) -> bool:
    """Deletes a table, if it is still unwanted. The lock on its row keeps other nodes from writing there meanwhile;
    what they write afterwards is refused, because the row is gone."""
    unwanted = (
        select(table_rows.c.id)
        .where(table_rows.c.id == table, table_rows.c.status.in_(LEFT), table_rows.c.kept_until < clear.now)
        .with_for_update()
    )
    if connection.execute(unwanted).first() is None:
        return False
    news = select(entry_rows.c.number).where(entry_rows.c.table_id == table, entry_rows.c.at >= clear.since).limit(1)
    if connection.execute(news).first() is not None:
        return False
    for column in OF_TABLE:
        connection.execute(delete(column.table).where(column == table))
    return True


class TakenError(Exception):
    """The number of some row was taken."""


def insert_rows(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Inserts entries into a SQLite file, many with one statement: the fewer calls, the less the event loop waits.

    (The driver releases the interpreter lock at every row it steps over, and has to wait to get it back.)
    """
    inserted = 0
    for at in range(0, len(rows), ROWS_AT_ONCE):
        some = rows[at : at + ROWS_AT_ONCE]
        values = tuple(value for row in some for value in row.values())
        inserted += connection.exec_driver_sql(insert_statement(len(some)), values).rowcount
    if inserted != len(rows):
        raise TakenError


def insert_statement(rows: int) -> str:
    """Leaves out rows whose numbers are taken."""
    return append_statement(rows) + " ON CONFLICT DO NOTHING"


@cache
def append_statement(rows: int) -> str:
    """Fails if a number is taken."""
    columns = ", ".join(f'"{column.name}"' for column in entry_rows.columns)
    marks = ", ".join("?" for _ in entry_rows.columns)
    values = ", ".join([f"({marks})"] * rows)
    return f"INSERT INTO {entry_rows.name} ({columns}) VALUES {values}"


def is_usual(write: Write) -> bool:
    """Whether it consists of new entries and new tables, and of what goes with them."""
    return write.clear is None and write.keep is None and not write.keeps


def write_past_sqlalchemy(driver: sqlite3.Connection, writes: list[Write]) -> None:
    """Carries out usual writes; fails, and nothing is written, if a number is taken. SQLAlchemy would need more time
    for each statement than SQLite, and the event loop would have to wait for the interpreter meanwhile."""
    together = [*writes, *(write.opens for write in writes if write.opens is not None)]
    rows = [entry_row(entry) for write in together for entry in write.entries]
    alone = len(rows) <= ROWS_AT_ONCE and not any(
        write.row or write.touch is not None or write.members or write.tallies for write in together
    )
    usual, driver.isolation_level = driver.isolation_level, None
    try:
        if not alone:
            driver.execute("BEGIN IMMEDIATE")
            new = [tuple(write.row[column.name] for column in table_rows.columns) for write in together if write.row]
            driver.executemany(NEW_TABLE, new)
        # A single statement is a transaction of its own.
        for at in range(0, len(rows), ROWS_AT_ONCE):
            some = rows[at : at + ROWS_AT_ONCE]
            driver.execute(append_statement(len(some)), [value for row in some for value in row])
        if not alone:
            write_what_goes_with_entries(driver, together)
            driver.execute("COMMIT")
    finally:
        if driver.in_transaction:
            driver.rollback()
        driver.isolation_level = usual


def write_what_goes_with_entries(driver: sqlite3.Connection, writes: list[Write]) -> None:
    touched = [(write.touch.status, write.touch.due_at, write.table) for write in writes if write.touch is not None]
    driver.executemany(TOUCH, touched)
    driver.executemany(SEAT, [(who, write.table) for write in writes for who in write.members])
    tallies = Counter(tally for write in writes for tally in write.tallies)
    if tallies:
        counts = [(tally.day, tally.who, tally.kind, count) for tally, count in tallies.items()]
        driver.executemany(COUNT, counts)
        driver.execute(FORGET, [max(tallies).day])


def entry_row(entry: Entry) -> tuple[Any, ...]:
    return entry.table, entry.number, encode_act(entry.act), entry.mask, entry.at


def open_file(url: URL) -> Engine:
    """The writer's own connection to a SQLite file, used from its thread alone."""
    engine = create_engine(
        url.set(drivername="sqlite"), poolclass=SingletonThreadPool, connect_args={"timeout": BUSY_SECONDS}
    )
    event.listen(engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _: object) -> None:
    """An acknowledged move survives a power cut: FULL flushes at every commit, and group commit pays for it."""
    cursor = connection.cursor()
    busy = f"busy_timeout={round(1000 * BUSY_SECONDS)}"
    for pragma in (busy, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
