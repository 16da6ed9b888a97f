"""The database: headers and logs of tables. SQLite by default, PostgreSQL by URL."""

import asyncio
import logging
import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import IO, Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import bindparam, event, func, literal_column, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.engine.url import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sterling.core.errors import Fact, trouble
from sterling.service.acts import Entry, Header, decode_act
from sterling.service.errors import AWAY, ServiceError
from sterling.service.store.guests import Guests
from sterling.service.store.integrity import check_pages
from sterling.service.store.reader import Reader
from sterling.service.store.schema import (
    LEFT,
    entry_rows,
    key_rows,
    member_rows,
    network_rows,
    order_rows,
    table_rows,
    tally_rows,
)
from sterling.service.store.studies import Studies
from sterling.service.store.waits import FOREVER, Waits
from sterling.service.store.writer import BUSY_SECONDS, Tally, Write, Writer, away, set_pragmas

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None

MIGRATIONS = Path(__file__).parent / "migrations"
ONE_BY_ONE = 1_000
"""How many rows are read one by one to get around a damaged page."""
LOST_KEPT = 20_000
log = logging.getLogger("sterling.store")
_MIGRATION_LOCK = 0x57E21146


class Store:
    """Reads go through one reader, writes through one writer; what is rare uses the pool of connections. `waits` says
    how long each of them waits for PostgreSQL."""

    def __init__(self, url: str, count: Callable[[int], None] = lambda size: None, waits: Waits = FOREVER) -> None:
        self.url = make_url(url)
        self._waits = waits
        self.engine = open_engine(url, waits)
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other nodes may write to the same database."""
        self.writer = Writer(self.engine, count)
        self.reader = Reader(self.engine)
        self.guests = Guests(self.engine, self.reader)
        self.studies = Studies(self.engine, self.reader)
        self.place = self.url.database or "" if not self.shared else self.url.render_as_string(hide_password=True)
        self._lock: IO[bytes] | None = None
        self._lost: set[int | str] = set()
        """Rows of tables on damaged pages, by their number or by the table's id."""

    async def open(self, check_seconds: float = 0.0) -> None:
        """Brings the schema up to date and starts the writer; looks for damaged pages of a file for so long."""
        if not self.shared:
            self._lock = await asyncio.to_thread(lock_file, self.url.database or "")
        try:
            if not self.shared:
                await asyncio.to_thread(private_file, Path(self.url.database or ""))
                await asyncio.to_thread(check_file, self.url.database or "")
                if check_seconds > 0:
                    await asyncio.to_thread(check_pages, self.url.database or "", check_seconds)
            await self._upgrade()
        except (SQLAlchemyError, sqlite3.Error, OSError, CommandError) as problem:
            self._unlock()
            raise ServiceError("store/open", place=self.place, **told(problem)) from None
        except ServiceError:
            self._unlock()
            raise
        self.writer.start()

    async def _upgrade(self) -> None:
        """A migration takes as long as it takes, and waits for one that another node has begun."""
        engine = self.engine if self._waits == FOREVER else open_engine(self.url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
        finally:
            if engine is not self.engine:
                await engine.dispose()

    async def close(self) -> None:
        await self.writer.stop()
        self.reader.close()
        await self.engine.dispose()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    async def key(self) -> bytes:
        """The key that signs tokens; made by whichever node comes first."""
        wanted = select(key_rows.c.value).where(key_rows.c.name == "tokens")
        try:
            async with self.engine.begin() as connection:
                found = (await connection.execute(wanted)).scalar()
                if found is None:
                    await connection.execute(
                        text("INSERT INTO keys (name, value) VALUES ('tokens', :value) ON CONFLICT DO NOTHING"),
                        {"value": secrets.token_bytes(32)},
                    )
                    found = (await connection.execute(wanted)).scalar_one()
                return bytes(found)
        except (SQLAlchemyError, OSError) as problem:
            raise away(problem) from None

    async def kept(self, name: str) -> bytes | None:
        """A value of the service itself, which `Write.keeps` has put there."""
        rows = await self._read(select(key_rows.c.value).where(key_rows.c.name == name))
        return bytes(rows[0][0]) if rows else None

    async def database_time(self) -> int:
        """What time it is on the database's machine, in milliseconds since 1970; all nodes ask the same one."""
        began = time.monotonic()
        rows = await self._read(text("SELECT extract(epoch FROM clock_timestamp()) * 1000"))
        return int(rows[0][0]) + round(500 * (time.monotonic() - began))

    async def size(self) -> int:
        """The bytes the database takes."""
        if self.shared:
            return int((await self._read(text("SELECT pg_database_size(current_database())")))[0][0])
        place = self.url.database or ""
        return sum(Path(place + end).stat().st_size for end in ("", "-wal") if Path(place + end).exists())

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are of each status."""
        rows = await self._read(select(table_rows.c.status, func.count()).group_by(table_rows.c.status))
        return {row[0]: row[1] for row in rows}

    async def add_table(self, header: Header, first: Sequence[Entry], status: str, members: list[str]) -> None:
        await self.writer.add(new_table(header, first, status, members))

    async def is_away(self, problem: ServiceError) -> bool:
        """Whether this error, which came up at one table, would come up at any other too."""
        if problem.code == "store/busy" and not self.shared:
            # Whoever locks a file locks all of it, and to find out again would take seconds. PostgreSQL locks rows.
            return True
        try:
            await self.last_order()
        except ServiceError as another:
            return another.code in AWAY
        return False

    async def exists(self, table: str) -> bool:
        return bool(await self._read(select(table_rows.c.id).where(table_rows.c.id == table)))

    async def unstarted(self, now: int, most: int) -> list[str]:
        """Tables that never started and need not be kept any longer."""
        return await self._ids(
            select(table_rows.c.id)
            .where(table_rows.c.status.in_(LEFT), table_rows.c.kept_until < now)
            .order_by(table_rows.c.kept_until),
            most,
        )

    async def tallies(self, day: int, people: list[str]) -> dict[Tally, int]:
        """What these people and addresses have created on a day."""
        found = await self._read(_TALLIES, {"of_day": day, "people": people})
        return {Tally(day, who, kind): count for who, kind, count in found}

    async def totals(self) -> tuple[int, int]:
        """How many tables there are, and the bytes the database uses."""
        tables = (await self._read(select(func.count()).select_from(table_rows)))[0][0]
        if self.shared:
            return tables, (await self._read(text("SELECT pg_database_size(current_database())")))[0][0]
        used = text(
            "SELECT (page_count - freelist_count) * page_size "
            "FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
        )
        return tables, (await self._read(used))[0][0]

    async def header(self, table: str) -> Header:
        rows = await self._read(select(table_rows.c.head).where(table_rows.c.id == table))
        if not rows:
            raise ServiceError("table/unknown", came=table[:40])
        return msgspec.json.decode(rows[0][0], type=Header)

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after this number."""
        found = await self._read(
            select(entry_rows.c.number, entry_rows.c.act, entry_rows.c.mask, entry_rows.c.at)
            .where(entry_rows.c.table_id == table, entry_rows.c.number > after)
            .order_by(entry_rows.c.number)
        )
        return [Entry(table, row[0], decode_act(row[1]), row[2], row[3]) for row in found]

    async def listed(self, most: int) -> list[str]:
        """The newest tables that anybody may find."""
        return await self._ids(
            select(table_rows.c.id)
            .where(table_rows.c.listed.is_(True), table_rows.c.status.in_(("gathering", "playing")))
            .order_by(table_rows.c.created_at.desc()),
            most,
        )

    async def tables_of(self, identity: str, most: int) -> list[str]:
        """The newest tables where this identity sat or sits, without those that were closed."""
        in_lists = table_rows.c.status.notin_(("closed", "lesson"))
        try:
            found = await self._read(
                select(table_rows.c.id)
                .join(member_rows, member_rows.c.table_id == table_rows.c.id)
                .where(member_rows.c.identity == identity, in_lists)
                .order_by(table_rows.c.created_at.desc())
                .limit(most)
            )
            return [row[0] for row in found]
        except ServiceError as problem:
            if problem.code != "store/page":
                raise
        dated: list[tuple[int, str]] = []
        theirs = select(member_rows.c.table_id).where(member_rows.c.identity == identity).limit(ONE_BY_ONE)
        for (table,) in await self._read(theirs):
            wanted = select(table_rows.c.created_at).where(table_rows.c.id == table, in_lists)
            dated += [(row[0], table) for row in await self._undamaged(wanted, table)]
        return [table for _, table in sorted(dated, reverse=True)[:most]]

    async def due(self, now: int, most: int) -> list[str]:
        """Tables where the service should have acted before this time, the longest overdue first."""
        return await self._ids(
            select(table_rows.c.id).where(table_rows.c.due_at < now).order_by(table_rows.c.due_at), most
        )

    async def blocked(self) -> list[str]:
        """The networks that are shut out."""
        return [row[0] for row in await self._read(select(network_rows.c.network))]

    async def last_order(self) -> int:
        """The number of the newest order; 0 if there is none."""
        return int((await self._read(select(func.max(order_rows.c.number))))[0][0] or 0)

    async def orders(self, after: int) -> list[tuple[int, str, str]]:
        """Number, kind and subject of the orders after a number."""
        found = await self._read(
            select(order_rows.c.number, order_rows.c.kind, order_rows.c.about)
            .where(order_rows.c.number > after)
            .order_by(order_rows.c.number)
        )
        return [(row[0], row[1], row[2]) for row in found]

    async def _ids(self, query: Any, most: int) -> list[str]:
        """The ids that a query finds with an index. If a page of the tables' rows is damaged, it still finds the
        others: SQLite reads the numbers of the rows from the index alone, and then each row by itself."""
        try:
            return [row[0] for row in await self._read(query.limit(most))]
        except ServiceError as problem:
            if problem.code != "store/page" or self.shared:
                raise
        rows = await self._read(query.with_only_columns(_rowid).limit(most + len(self._lost)))
        found: list[str] = []
        for (row,) in rows:
            found += [one[0] for one in await self._undamaged(select(table_rows.c.id).where(_rowid == row), row)]
        return found[:most]

    async def _undamaged(self, query: Any, row: int | str) -> Sequence[Any]:
        """What a query finds; nothing if it meets a damaged page, which is logged once for each row."""
        if row in self._lost:
            return []
        try:
            return await self._read(query)
        except ServiceError as problem:
            if problem.code != "store/page":
                raise
        if len(self._lost) < LOST_KEPT:
            self._lost.add(row)
            log.error("row cannot be read", extra={"facts": {"row": row}})
        return []

    async def _read(self, query: Any, values: Mapping[str, Any] | None = None) -> Sequence[Any]:
        return await self.reader.read(query, values)


_rowid: Any = literal_column(f"{table_rows.name}.rowid")
# Building a query takes longer than carrying it out, so this one, which every new table needs, is built once.
_TALLIES = select(tally_rows.c.who, tally_rows.c.kind, tally_rows.c.count).where(
    tally_rows.c.day == bindparam("of_day"), tally_rows.c.who.in_(bindparam("people", expanding=True))
)


def new_table(
    header: Header,
    first: Sequence[Entry],
    status: str,
    members: list[str],
    tallies: list[Tally] | None = None,
    kept_until: int | None = None,
) -> Write:
    """What to write for a new table, by itself or together with the act that opens it."""
    row = {
        "id": header.id,
        "head": msgspec.json.encode(header),
        "owner": header.owner,
        "listed": header.listed,
        "status": status,
        "due_at": None,
        "created_at": header.created_at,
        "kept_until": kept_until,
    }
    return Write(header.id, list(first), row=row, members=members, silent=True, tallies=tallies or [])


_SQLITE_TROUBLES = {
    sqlite3.SQLITE_CANTOPEN: "no-way-in",
    sqlite3.SQLITE_NOTADB: "no-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_PERM: "not-permitted",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
}


def told(problem: Exception) -> dict[str, Fact]:
    """What a driver reports, in one line, as facts of an error. No driver repeats a password."""
    cause = getattr(problem, "orig", None) or problem
    facts = trouble(cause)
    # The asynchronous drivers put the class before the message.
    text = str(facts["problem"]).splitlines()[0]
    facts["problem"] = text.partition(">: ")[2] or text
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None and code & 0xFF in _SQLITE_TROUBLES:
        facts["system"] = _SQLITE_TROUBLES[code & 0xFF]
    return facts


def lock_file(database: str) -> IO[bytes] | None:
    """Locks a SQLite file for one service: a second would not hear what the first writes. Dead ones hold no lock."""
    if fcntl is None:
        return None
    place = Path(database + ".lock")
    try:
        lock = place.open("ab")
    except OSError as problem:
        raise ServiceError("store/open", place=str(place), **told(problem)) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise ServiceError("store/in-use", file=database) from None
    return lock


def check_file(database: str) -> None:
    """Raises unless the file is a database we can write to, or can become one."""
    connection = sqlite3.connect(database, timeout=BUSY_SECONDS)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("SELECT count(*) FROM sqlite_master")
        connection.execute("CREATE TABLE probe_of_the_service (x)")
        connection.rollback()
    finally:
        connection.close()


def private_file(place: Path) -> None:
    """Creates the file, if there is none, so that nobody else on the machine may read it: it will hold all secrets."""
    os.close(os.open(place, os.O_RDWR | os.O_CREAT, 0o600))


def open_engine(url: str | URL, waits: Waits = FOREVER) -> AsyncEngine:
    url = make_url(url)
    if url.get_backend_name() != "sqlite":
        return create_async_engine(
            url, pool_size=8, max_overflow=4, pool_pre_ping=True, connect_args=waits.arguments(), **waits.pool()
        )
    place = url.database
    if place and place != ":memory:":
        try:
            Path(place).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as problem:
            raise ServiceError("file/write", file=place, **trouble(problem)) from None
    engine = create_async_engine(url, pool_size=4, max_overflow=2, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def upgrade(connection: Connection) -> None:
    """Runs the migrations that are missing; nodes that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
