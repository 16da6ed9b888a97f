"""What is stored about finished games besides their logs. Works the same on every node.

- `Studies.claim(…)`: begins a piece of long work, unless somebody is at it; `Studies.go_on(…)`: notes its progress
- `Studies.keep(…)`: keeps what came of it; `Studies.drop(…)`: gives it up
- `Studies.of(table)`: what there is, finished or not
- `Studies.share(…)`, `Studies.shared(id)`: links to the deal of a table; `Studies.note_copy(…)`, `Studies.copies(…)`:
  the tables at which it was played again
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sterling.service.store.reader import Reader
from sterling.service.store.schema import copy_rows, deal_rows, study_rows
from sterling.service.store.writer import away

DEAD_MILLISECONDS = 60_000
"""Work that nobody has noted progress of for so long may be begun again."""


class Study(msgspec.Struct, frozen=True):
    """Long work about a table: `done` of `steps` so far, and what came of it."""

    kind: str
    run: str
    done: int
    steps: int
    at: int
    body: bytes | None

    def is_alive(self, now: int) -> bool:
        """Whether somebody is at it."""
        return self.body is None and now - self.at < DEAD_MILLISECONDS


class Studies:
    """These writes are rare, so they do not go through the writer. `run` names whoever works on something."""

    def __init__(self, engine: AsyncEngine, reader: Reader) -> None:
        self._engine = engine
        self._reader = reader
        self._insert: Any = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert

    async def _run(self, statement: Any) -> Sequence[Any]:
        try:
            async with self._engine.begin() as connection:
                found = await connection.execute(statement)
                return found.all() if found.returns_rows else []
        except (SQLAlchemyError, OSError) as problem:
            raise away(problem) from None

    async def of(self, table: str) -> list[Study]:
        columns = [study_rows.c[name] for name in ("kind", "run", "done", "steps", "at", "body")]
        rows = await self._reader.read(select(*columns).where(study_rows.c.table_id == table))
        return [Study(*row) for row in rows]

    async def claim(self, table: str, kind: str, run: str, now: int) -> bool:
        """Whether the work is ours: it is not finished, and nobody else is at it."""
        row = {"table_id": table, "kind": kind, "run": run, "done": 0, "steps": 0, "at": now, "body": None}
        new = self._insert(study_rows).values(row)
        dead = study_rows.c.body.is_(None) & (study_rows.c.at < now - DEAD_MILLISECONDS)
        taken = new.on_conflict_do_update(
            index_elements=["table_id", "kind"], set_={"run": run, "done": 0, "steps": 0, "at": now}, where=dead
        )
        return bool(await self._run(taken.returning(study_rows.c.run)))

    async def go_on(self, table: str, kind: str, run: str, done: int, steps: int, now: int) -> bool:
        """Whether the work is still wanted; False if it was given up."""
        changed = update(study_rows).where(self._mine(table, kind, run)).values(done=done, steps=steps, at=now)
        return bool(await self._run(changed.returning(study_rows.c.run)))

    async def keep(self, table: str, kind: str, run: str, body: bytes, now: int) -> bool:
        changed = update(study_rows).where(self._mine(table, kind, run)).values(body=body, at=now)
        return bool(await self._run(changed.returning(study_rows.c.run)))

    async def drop(self, table: str, kind: str, run: str = "") -> bool:
        """Gives up unfinished work; without `run`, whoever is at it."""
        where = (study_rows.c.table_id == table) & (study_rows.c.kind == kind) & study_rows.c.body.is_(None)
        if run:
            where &= study_rows.c.run == run
        return bool(await self._run(delete(study_rows).where(where).returning(study_rows.c.run)))

    def _mine(self, table: str, kind: str, run: str) -> Any:
        named = (study_rows.c.table_id == table) & (study_rows.c.kind == kind) & (study_rows.c.run == run)
        return named & study_rows.c.body.is_(None)

    # -- deals -------------------------------------------------------------------------------------------------------

    async def share(self, id: str, table: str, seat: int) -> None:
        row = {"id": id, "table_id": table, "seat": seat}
        await self._run(self._insert(deal_rows).values(row).on_conflict_do_nothing())

    async def shared(self, id: str) -> tuple[str, int] | None:
        """The table and the seat of a link; None if there is no such link."""
        rows = await self._reader.read(select(deal_rows.c.table_id, deal_rows.c.seat).where(deal_rows.c.id == id))
        return (rows[0][0], rows[0][1]) if rows else None

    async def note_copy(self, original: str, table: str) -> None:
        row = {"original": original, "table_id": table}
        await self._run(self._insert(copy_rows).values(row).on_conflict_do_nothing())

    async def copies(self, original: str, most: int) -> list[str]:
        rows = await self._reader.read(select(copy_rows.c.table_id).where(copy_rows.c.original == original).limit(most))
        return [row[0] for row in rows]
