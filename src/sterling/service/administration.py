"""What whoever runs the service does to its database, while the service runs or not.

- `opened(url)`: the database, for a moment
- `Administration.people(table)`: who sat at a table
- `Administration.delete_table(table)`: a table and its log
- `Administration.forget(identity, bot)`: a person, at all their tables
- `Administration.reports()`: whom people have reported
- `Administration.block(network, reason)`, `Administration.unblock(network)`, `Administration.blocks()`

Each change leaves an order in the same transaction, which running services carry out within seconds (orders.py).
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, LargeBinary, delete, func, insert, literal, or_, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from sterling.core.record import Record
from sterling.service.acts import AnyAct, Bot, Decline, Header, Leave, Reserve, Sit, decode_act, encode_act
from sterling.service.errors import ServiceError
from sterling.service.sources import Sources
from sterling.service.store import Store, lock_file, told, upgrade
from sterling.service.store.schema import (
    OF_TABLE,
    block_rows,
    device_rows,
    entry_rows,
    member_rows,
    network_rows,
    order_rows,
    report_rows,
    table_rows,
)
from sterling.service.store.writer import CHANNEL, away, is_busy

NOBODY = "-"
"""The name of someone who was forgotten."""
KEPT = 24 * 3_600_000
"""Milliseconds after which an order is deleted; every service has read it long since."""
_ORDER_LOCK = 0x57E2114F


class Person(msgspec.Struct, frozen=True):
    """Someone who sat at a table; `seat` counts from 1, as people do."""

    seat: int
    name: str
    identity: str
    here: bool
    """Whether the seat is still theirs."""


class Report(msgspec.Struct, frozen=True):
    """Somebody was reported; `seat` counts from 1, and `at` is in milliseconds."""

    table: str
    seat: int
    name: str
    identity: str
    reason: str
    reporter: str
    at: int


class Block(msgspec.Struct, frozen=True):
    """A network that is shut out, since when in milliseconds, and why."""

    network: str
    reason: str
    since: int


@asynccontextmanager
async def opened(url: str) -> AsyncIterator["Administration"]:
    """The database of a service. If no service uses it, its schema is brought up to date first."""
    store = Store(url)
    lock = None
    try:
        if not store.shared:
            if not Path(store.url.database or "").is_file():
                raise ServiceError("admin/no-database", place=store.place)
            try:
                lock = lock_file(store.url.database or "")
            except ServiceError as problem:
                if problem.code != "store/in-use":
                    raise
        if store.shared or lock is not None:
            async with store.engine.begin() as connection:
                await connection.run_sync(upgrade)
        yield Administration(store, Sources())
    except (SQLAlchemyError, OSError) as problem:
        raise away(problem) if is_busy(problem) else _not_opened(store, problem) from None
    finally:
        if lock is not None:
            lock.close()
        await store.engine.dispose()


def _not_opened(store: Store, problem: Exception) -> ServiceError:
    return ServiceError("store/open", place=store.place, **told(problem))


class Administration:
    """Changes the database directly, in one transaction each."""

    def __init__(self, store: Store, sources: Sources) -> None:
        self._store = store
        self._sources = sources

    @asynccontextmanager
    async def _changing(self, kind: str, tables: Sequence[str] = ("",)) -> AsyncIterator[AsyncConnection]:
        """A transaction that leaves an order for each table. Orders are written one after the other, so that nobody
        reads a later one first."""
        async with self._store.engine.begin() as connection:
            if self._store.shared:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _ORDER_LOCK})
            else:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            now = self._sources.now()
            await connection.execute(delete(order_rows).where(order_rows.c.at < now - KEPT))
            for table in tables:
                await connection.execute(insert(order_rows).values(kind=kind, about=table, at=now))

    # -- tables and people -------------------------------------------------------------------------------------------

    async def people(self, table: str) -> list[Person]:
        async with self._store.engine.connect() as connection:
            await _header(connection, table)
            acts = [act for _, act in await _acts(connection, table)]
        holders = _holders(acts)
        found = {(act.seat, act.identity): act.name for act in acts if isinstance(act, Sit)}
        return [
            Person(seat + 1, name, identity, holders.get(seat) == identity)
            for (seat, identity), name in sorted(found.items())
        ]

    async def delete_table(self, table: str) -> None:
        async with self._changing("table", [table]) as connection:
            # Its header may be what is damaged. Without the lock, a service could write a move after its log is gone
            # and before the table is.
            wanted = select(table_rows.c.id).where(table_rows.c.id == table)
            if self._store.shared:
                wanted = wanted.with_for_update()
            if (await connection.execute(wanted)).first() is None:
                raise ServiceError("table/unknown", came=table[:40])
            for where in OF_TABLE:
                await connection.execute(delete(where.table).where(where == table))

    async def forget(self, identity: str, bot: str) -> int:
        """Takes a person's name and identity out of all their tables and gives their seats away: before the start they
        become vacant, during a game the bot takes them. Records that they imported lose all names, because nobody knows
        which one is theirs. Returns the number of tables, which may all be gone already: blocks and links to other
        devices belong to none."""
        tables = await self._tables_of(identity)
        async with self._changing("table", tables) as connection:
            found = len(tables)
            for table in tables:
                await self._forget_at(connection, table, identity, bot)
            for where in (
                member_rows.c.identity,
                device_rows.c.identity,
                block_rows.c.identity,
                block_rows.c.blocked,
                report_rows.c.reporter,
                report_rows.c.identity,
            ):
                found += (await connection.execute(delete(where.table).where(where == identity))).rowcount
            if not found:
                raise ServiceError("admin/nobody", came=identity[:60])
        return len(tables)

    async def _tables_of(self, identity: str) -> list[str]:
        """Where they are the owner, or sat, or were asked to come: rematches to which nobody came have them in the log
        alone, so every log is looked through."""
        theirs = select(member_rows.c.table_id).where(member_rows.c.identity == identity)
        named = select(entry_rows.c.table_id).where(self._names(identity))
        wanted = select(table_rows.c.id).where(
            or_(table_rows.c.owner == identity, table_rows.c.id.in_(theirs), table_rows.c.id.in_(named))
        )
        async with self._store.engine.connect() as connection:
            return sorted((await connection.execute(wanted)).scalars())

    def _names(self, identity: str) -> ColumnElement[bool]:
        """Whether an act names this person, as acts are written."""
        written = literal(b'"identity":' + msgspec.json.encode(identity), LargeBinary)
        act = entry_rows.c.act
        place = func.position(written.op("IN")(act)) if self._store.shared else func.instr(act, written)
        return place > 0

    async def _forget_at(self, connection: AsyncConnection, table: str, identity: str, bot: str) -> None:
        header, status = await _header(connection, table, lock=self._store.shared)
        stranger = self._sources.random_id()
        if header.owner == identity:
            with _reading(table):
                record = _without_names(header.record)
            nameless = msgspec.structs.replace(header, owner=stranger, record=record)
            await connection.execute(
                update(table_rows)
                .where(table_rows.c.id == table)
                .values(head=msgspec.json.encode(nameless), owner=stranger)
            )
        acts = await _acts(connection, table)
        expected = status == "gathering"
        held = [seat for seat, holder in _holders([act for _, act in acts], expected).items() if holder == identity]
        for number, act in acts:
            if isinstance(act, Sit | Reserve) and act.identity == identity:
                await connection.execute(
                    update(entry_rows)
                    .where(entry_rows.c.table_id == table, entry_rows.c.number == number)
                    .values(act=encode_act(type(act)(act.seat, stranger, NOBODY)))
                )
        if status in ("gathering", "playing") and held:
            await self._give_away(connection, header, status, held, bot)

    async def _give_away(
        self, connection: AsyncConnection, header: Header, status: str, seats: list[int], bot: str
    ) -> None:
        last = select(func.max(entry_rows.c.number), func.max(entry_rows.c.at)).where(
            entry_rows.c.table_id == header.id
        )
        number, at = (await connection.execute(last)).one()
        for seat in sorted(seats):
            number += 1
            act: AnyAct = Leave(seat) if status == "gathering" else Bot(seat, bot)
            entry = {
                "table_id": header.id,
                "number": number,
                "act": encode_act(act),
                "mask": (1 << header.seats + 1) - 1,
                "at": at,
            }
            await connection.execute(insert(entry_rows).values(**entry))
        if status == "playing":
            await connection.execute(update(table_rows).where(table_rows.c.id == header.id).values(due_at=at))
        if self._store.shared:
            notice = {"channel": CHANNEL, "payload": f"{header.id} {number}"}
            await connection.execute(text("SELECT pg_notify(:channel, :payload)"), notice)

    async def reports(self) -> list[Report]:
        """The newest first."""
        rows = report_rows.c
        wanted = select(rows.table_id, rows.seat + 1, rows.name, rows.identity, rows.reason, rows.reporter, rows.at)
        async with self._store.engine.connect() as connection:
            return [Report(*row) for row in await connection.execute(wanted.order_by(rows.at.desc()))]

    # -- networks ----------------------------------------------------------------------------------------------------

    async def block(self, network: str, reason: str = "") -> str:
        """Shuts out an address or a network; returns it as it is kept."""
        found = network_of(network)
        async with self._changing("blocks") as connection:
            await connection.execute(delete(network_rows).where(network_rows.c.network == found))
            values = {"network": found, "reason": reason[:200], "created_at": self._sources.now()}
            await connection.execute(insert(network_rows).values(**values))
        return found

    async def unblock(self, network: str) -> str:
        found = network_of(network)
        async with self._changing("blocks") as connection:
            done = await connection.execute(delete(network_rows).where(network_rows.c.network == found))
            if not done.rowcount:
                raise ServiceError("admin/not-blocked", came=found)
        return found

    async def blocks(self) -> list[Block]:
        wanted = select(network_rows.c.network, network_rows.c.reason, network_rows.c.created_at)
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(network_rows.c.network))).all()
        return [Block(*row) for row in rows]


def network_of(text: str) -> str:
    """An address or a network as it is kept; bits beyond its length are ignored.

    >>> network_of("203.0.113.9"), network_of("203.0.113.9/24")
    ('203.0.113.9/32', '203.0.113.0/24')
    """
    try:
        return str(ip_network(text.strip(), strict=False))
    except ValueError:
        raise ServiceError("admin/network", came=text[:60]) from None


async def _header(connection: AsyncConnection, table: str, lock: bool = False) -> tuple[Header, str]:
    """A table's header and status; `lock` keeps other nodes from changing its row until the end of the transaction."""
    wanted: Any = select(table_rows.c.head, table_rows.c.status).where(table_rows.c.id == table)
    row = (await connection.execute(wanted.with_for_update() if lock else wanted)).first()
    if row is None:
        raise ServiceError("table/unknown", came=table[:40])
    with _reading(table):
        return msgspec.json.decode(row[0], type=Header), row[1]


async def _acts(connection: AsyncConnection, table: str) -> list[tuple[int, AnyAct]]:
    wanted = select(entry_rows.c.number, entry_rows.c.act).where(entry_rows.c.table_id == table)
    rows = (await connection.execute(wanted.order_by(entry_rows.c.number))).all()
    with _reading(table):
        return [(row[0], decode_act(row[1])) for row in rows]


@contextmanager
def _reading(table: str) -> Iterator[None]:
    """Around whatever reads what is stored of a table. We cannot tell whose name is in a row that makes no sense, so
    nothing is done at a table that has one."""
    try:
        yield
    except Exception:
        # A damaged row may fail in any way.
        raise ServiceError("admin/damaged", table=table) from None


def _holders(acts: Sequence[AnyAct], expected: bool = False) -> dict[int, str]:
    """Who holds each seat after these acts, or, if `expected`, for whom it is kept; empty for nobody and for bots."""
    found: dict[int, str] = {}
    for act in acts:
        if isinstance(act, Sit) or (expected and isinstance(act, Reserve)):
            found[act.seat] = act.identity
        elif isinstance(act, Leave | Bot | Decline):
            found[act.seat] = ""
    return found


def _without_names(record: str | None) -> str | None:
    """An imported record in which nobody has a name."""
    return None if record is None else msgspec.structs.replace(Record.parse(record), names=()).text()
