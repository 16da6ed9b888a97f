"""What is stored about guests, apart from their tables. Works the same on every node.

- `Guests.add_device(…)`, `Guests.take_device(hash, now)`: keys that make another device the same guest, once
- `Guests.block(…)`, `Guests.unblock(…)`, `Guests.blocks_of(identity)`: whom somebody has blocked
- `Guests.blocked_by(identity)`, `Guests.blockers_of(identity)`, `Guests.has_blocked(one, other)`: who hides from whom
- `Guests.report(…)`: for whoever runs the service
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sterling.service.store.reader import Reader
from sterling.service.store.schema import block_rows, device_rows, report_rows
from sterling.service.store.writer import away

KNOWN = 10_000
NOBODY: frozenset[str] = frozenset()


class Guests:
    """These writes are rare and belong to no table, so they do not go through the writer.

    Who hides from whom is asked for whenever somebody comes to a table. A service that has its database to itself
    remembers the answers until somebody blocks or unblocks.
    """

    def __init__(self, engine: AsyncEngine, reader: Reader) -> None:
        self._engine = engine
        self._reader = reader
        self._shared = engine.dialect.name == "postgresql"
        self._insert: Any = postgresql.insert if self._shared else sqlite.insert
        self._known: OrderedDict[tuple[str, str], frozenset[str]] = OrderedDict()
        self._changes = 0

    async def _run(self, *statements: Any) -> Sequence[Any]:
        """Carries out the statements in one transaction; the rows of the last one, if it has any."""
        try:
            async with self._engine.begin() as connection:
                for statement in statements[:-1]:
                    await connection.execute(statement)
                found = await connection.execute(statements[-1])
                return found.all() if found.returns_rows else []
        except (SQLAlchemyError, OSError) as problem:
            raise away(problem) from None

    # -- devices -----------------------------------------------------------------------------------------------------

    async def add_device(self, hash: str, identity: str, expires_at: int, now: int) -> None:
        """Keys that nobody has used in time are dropped."""
        await self._run(
            delete(device_rows).where(device_rows.c.expires_at <= now),
            device_rows.insert().values(hash=hash, identity=identity, expires_at=expires_at),
        )

    async def take_device(self, hash: str, now: int) -> str | None:
        """The guest this key stands for; None if it is unknown, used or too old. It is used now."""
        found = await self._run(
            delete(device_rows)
            .where(device_rows.c.hash == hash)
            .returning(device_rows.c.identity, device_rows.c.expires_at)
        )
        return found[0][0] if found and found[0][1] > now else None

    # -- blocks ------------------------------------------------------------------------------------------------------

    async def block(self, identity: str, blocked: str, name: str, at: int) -> None:
        row = {"identity": identity, "blocked": blocked, "name": name, "at": at}
        await self._run(self._insert(block_rows).values(row).on_conflict_do_nothing())
        self.forget()

    async def unblock(self, identity: str, blocked: str) -> None:
        await self._run(delete(block_rows).where(block_rows.c.identity == identity, block_rows.c.blocked == blocked))
        self.forget()

    def forget(self) -> None:
        """Forgets the answers it remembers."""
        self._changes += 1
        self._known.clear()

    async def blocks_of(self, identity: str) -> list[tuple[str, str, int]]:
        """Whom this guest has blocked: identity, name and time, the newest first."""
        found = await self._run(
            select(block_rows.c.blocked, block_rows.c.name, block_rows.c.at)
            .where(block_rows.c.identity == identity)
            .order_by(block_rows.c.at.desc(), block_rows.c.blocked)
        )
        return [(row[0], row[1], row[2]) for row in found]

    async def blocked_by(self, identity: str) -> frozenset[str]:
        """Whom this guest has blocked."""
        return await self._others("by", identity, select(block_rows.c.blocked), block_rows.c.identity)

    async def blockers_of(self, identity: str) -> frozenset[str]:
        """Who has blocked this guest."""
        return await self._others("of", identity, select(block_rows.c.identity), block_rows.c.blocked)

    async def _others(self, way: str, identity: str, query: Any, column: Any) -> frozenset[str]:
        if not identity:
            return frozenset()
        known = self._known.get((way, identity))
        if known is not None:
            return known
        changes = self._changes
        # Most people have blocked nobody, and all of these share one empty set.
        found = frozenset(row[0] for row in await self._reader.read(query.where(column == identity))) or NOBODY
        if not self._shared and changes == self._changes:
            self._known[way, identity] = found
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)
        return found

    async def has_blocked(self, identity: str, other: str) -> bool:
        known = self._known.get(("of", other))
        if known is not None:
            return identity in known
        # Whoever follows a table was asked for this when they came.
        return other in await self.blocked_by(identity)

    # -- reports -----------------------------------------------------------------------------------------------------

    async def report(
        self, reporter: str, identity: str, name: str, table: str, seat: int, reason: str, at: int
    ) -> None:
        """The same report again changes nothing."""
        row = {
            "reporter": reporter,
            "identity": identity,
            "table_id": table,
            "reason": reason,
            "seat": seat,
            "name": name,
            "at": at,
        }
        await self._run(self._insert(report_rows).values(row).on_conflict_do_nothing())
