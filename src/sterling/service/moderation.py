"""People who do not want to meet: blocks, and reports for whoever runs the service.

- `Moderation.block(asker, table, seat)`, `Moderation.unblock(asker, id)`, `Moderation.blocked(asker)`
- `Moderation.report(asker, table, seat, reason)`

People know each other by their seats only, so a person is named by table and seat, and in the list of blocks by a
label.
"""

import logging
from collections.abc import Awaitable, Callable

from sterling.service import checks
from sterling.service.errors import ServiceError
from sterling.service.identity import Asker, Keyring
from sterling.service.live import Live
from sterling.service.messages import Blocked
from sterling.service.ops import Metrics
from sterling.service.seats import Seat
from sterling.service.sources import Sources
from sterling.service.storage import Storage
from sterling.service.store.guests import Guests

log = logging.getLogger("sterling.moderation")

BLOCKS = 500
"""How many people one guest may block."""


class Moderation:
    """Nothing here changes a table; `fresh` finds one as the log has it now (tables.py)."""

    def __init__(
        self,
        fresh: Callable[[str], Awaitable[Live]],
        guests: Guests,
        storage: Storage,
        keyring: Keyring,
        sources: Sources,
        metrics: Metrics,
    ) -> None:
        self._fresh = fresh
        self._guests = guests
        self._storage = storage
        self._keyring = keyring
        self._sources = sources
        self._metrics = metrics

    async def block(self, asker: Asker, table: str, seat: int) -> None:
        """They take no seats at the asker's tables, do not find them in the list, and their phrases are not heard."""
        person = await self._person(asker, table, seat)
        blocked = [identity for identity, _, _ in await self._guests.blocks_of(asker.identity)]
        if person.identity in blocked:
            return
        if len(blocked) >= BLOCKS:
            raise ServiceError("limit/blocks", expected=BLOCKS)
        async with self._storage.counted(asker, ["reports"]) as tallies:
            await self._guests.block(asker.identity, person.identity, person.name, self._sources.now(), tallies)

    async def unblock(self, asker: Asker, id: str) -> None:
        for identity, _, _ in await self._guests.blocks_of(asker.identity):
            if self._label(asker, identity) == id:
                await self._guests.unblock(asker.identity, identity)

    async def blocked(self, asker: Asker) -> list[Blocked]:
        found = await self._guests.blocks_of(asker.identity)
        return [Blocked(self._label(asker, identity), name, at) for identity, name, at in found]

    async def report(self, asker: Asker, table: str, seat: int, reason: str) -> None:
        person = await self._person(asker, table, seat)
        async with self._storage.counted(asker, ["reports"]) as tallies:
            await self._guests.report(
                asker.identity, person.identity, person.name, table, seat, reason, self._sources.now(), tallies
            )
        self._metrics.count("reports", reason=reason)
        log.info("reported", extra={"facts": {"table": table, "seat": seat, "reason": reason}})

    async def _person(self, asker: Asker, table: str, seat: int) -> Seat:
        """Whoever sits there, somebody else than the asker."""
        room = (await self._fresh(table)).room
        checks.seat_exists(room, seat)
        person = room.seats[seat]
        if person.kind != "human" or not person.identity:
            raise ServiceError("seat/nobody", seat=seat)
        if person.identity == asker.identity:
            raise ServiceError("seat/yourself")
        return person

    def _label(self, asker: Asker, identity: str) -> str:
        return self._keyring.label("block", asker.identity, identity)
