"""What whoever runs the service has done to the database meanwhile (administration.py): read once a second.

- `Orders.open()`: what is blocked; orders from before that are done already
- `Orders.read()`: carries out what is new: blocks, and tables that were changed or deleted
"""

import logging
from collections.abc import Callable

from sterling.service.access import Access
from sterling.service.answers import Answers
from sterling.service.audience import Audience
from sterling.service.broken import name_of, passes
from sterling.service.errors import ServiceError
from sterling.service.live import Live
from sterling.service.rooms import Rooms
from sterling.service.store import Store

log = logging.getLogger("sterling.orders")


class Orders:
    """`drive` wakes the bots and clocks of a table (drivers.py)."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        audience: Audience,
        access: Access,
        answers: Answers,
        drive: Callable[[Live], None],
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._audience = audience
        self._access = access
        self._answers = answers
        self._drive = drive
        self._read = 0
        self._left: dict[tuple[str, str], None] = {}
        """Kinds and subjects of orders that were read and are to be carried out, in order. They say where to look, not
        what to do, so two about the same are one."""

    async def open(self) -> None:
        self._read = await self._store.last_order()
        self._access.blocks.load(await self._store.blocked())

    async def read(self) -> None:
        """An order that cannot be carried out keeps no other waiting. If the database is to blame, or files or memory
        ran out, the next call tries again. Raises the first error in the end."""
        for number, kind, about in await self._store.orders(self._read):
            self._left[kind, about] = None
            self._read = number
        failed: Exception | None = None
        for kind, about in list(self._left):
            try:
                await self._carry_out(kind, about)
            except Exception as problem:
                failed = failed or problem
                if passes(problem) or name_of(problem).startswith("store/"):
                    continue
            else:
                log.info("order carried out", extra={"facts": {"kind": kind}})
            del self._left[kind, about]
        if failed is not None:
            raise failed

    async def _carry_out(self, kind: str, about: str) -> None:
        if kind == "blocks":
            await self._shut_out()
        elif kind == "table":
            try:
                await self._look_again(about)
            finally:
                # Only now: until here, answers were made from the table as it was.
                self._answers.forget(about)

    async def _shut_out(self) -> None:
        self._access.blocks.load(await self._store.blocked())
        for connection in list(self._access.connections):
            if self._access.blocks.covers(connection.host):
                connection.close(ServiceError("access/blocked"))

    async def _look_again(self, table: str) -> None:
        """A table in memory is built again from the database, or dropped if it is gone or cannot be built here."""
        live = self._rooms.loaded(table)
        if live is None:
            return
        async with live.lock:
            try:
                await self._rooms.rebuild(live)
            except Exception as problem:
                if passes(problem):
                    raise
                self._rooms.forget(table)
                known = problem if isinstance(problem, ServiceError) else ServiceError("service/internal")
                self._audience.dismiss(live, known)
                return
        self._audience.show_all(live)
        self._drive(live)
