"""What strangers may leave here: so much for each person and address in a day, and so much for the whole house.

The counts are in the database, written together with the table they count, so a restart does not reset them. People
and addresses are counted under names that change every day (identity.Keyring.of_day), and the counts of earlier days
are deleted with the next one.

- `Storage.admitted(asker, kinds)`: around the creation of a table; raises if there is no room for it
- `Storage.counted(asker, kinds)`: around what else is kept; raises if there was enough of it today
- `Storage.measure()`: looks how full the house is; called now and then, so that asking costs nothing
- `kinds_of(header)`: what a new table counts as
"""

import shutil
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path

from sterling.service.acts import Header
from sterling.service.errors import ServiceError
from sterling.service.identity import Asker, Keyring
from sterling.service.settings import Settings
from sterling.service.sources import Sources
from sterling.service.store import Store
from sterling.service.store.writer import Tally

DAY = 24 * 3600 * 1000
HOUSE_SECONDS = 600
"""When to ask again if the house is full."""
KNOWN = 10_000
"""The counts of so many people and addresses are remembered."""


def free_space(folder: Path) -> int | None:
    """The bytes that are left on a folder's disk; None if it cannot be looked at."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return None


class Storage:
    """`free` tells how many bytes are left on the disk of a folder, if it knows."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        keyring: Keyring,
        sources: Sources,
        free: Callable[[Path], int | None] = free_space,
    ) -> None:
        self._settings = settings
        self._store = store
        self._keyring = keyring
        self._sources = sources
        self._free = free
        self._most = {
            "tables": settings.tables_per_day,
            "decks": settings.decks_per_day,
            "records": settings.records_per_day,
            "listed": settings.listed_per_day,
            "lessons": settings.lessons_per_day,
            "reports": settings.reports_per_day,
        }
        self._coming: Counter[Tally] = Counter()
        """What is being written now."""
        self._known: OrderedDict[str, Counter[Tally]] = OrderedDict()
        """The counts of a person or an address as the database has them. Only a service that has its database to itself
        can remember them."""
        self._asking: list[set[str]] = []
        """For each question to the database that has no answer yet: whose counts may be remembered from it."""
        self._tables = 0
        self._full = False

    async def measure(self) -> None:
        self._tables, size = await self._store.totals()
        self._full = size >= self._settings.house_bytes
        if not self._store.shared:
            free = self._free(Path(self._store.url.database or "").parent)
            self._full |= free is not None and free < self._settings.free_bytes

    @asynccontextmanager
    async def admitted(self, asker: Asker, kinds: Collection[str]) -> AsyncIterator[list[Tally]]:
        """Gives the counts to write with a new table that counts as each of `kinds`."""
        if self._full or self._tables >= self._settings.house_tables:
            raise ServiceError("limit/house", seconds=HOUSE_SECONDS, minutes=HOUSE_SECONDS // 60)
        async with self.counted(asker, kinds) as tallies:
            yield tallies
            self._tables += 1

    @asynccontextmanager
    async def counted(self, asker: Asker, kinds: Collection[str]) -> AsyncIterator[list[Tally]]:
        """Gives the counts to write with something that counts as each of `kinds`."""
        shares = self._shares(asker)
        tallies = [Tally(self._day(), who, kind) for who in shares for kind in kinds]
        self._coming.update(tallies)
        try:
            counted = await self._counted(tallies, list(shares))
            for tally in tallies:
                most = round(self._most[tally.kind] * shares[tally.who])
                if counted[tally] + self._coming[tally] > most:
                    raise self._enough(tally.kind, most)
            try:
                yield tallies
            except BaseException:
                # It may be on disk anyway.
                for who in shares:
                    self._known.pop(who, None)
                raise
            finally:
                # Whoever is asking about them now may be told what was true before, or after.
                for asked in self._asking:
                    asked.difference_update(shares)
            for tally in tallies:
                if tally.who in self._known:
                    self._known[tally.who][tally] += 1
        finally:
            self._coming.subtract(tallies)
            self._coming += Counter()

    async def _counted(self, tallies: list[Tally], people: list[str]) -> Counter[Tally]:
        """How much these people and addresses have created today, without what is being written now."""
        known = [self._known.get(who) for who in people]
        counted: Counter[Tally] = Counter()
        if None in known:
            asked = {who for who in people if who not in self._known and self._alone(who, tallies)}
            self._asking.append(asked)
            try:
                counted.update(await self._store.tallies(self._day(), people))
            finally:
                self._asking = [one for one in self._asking if one is not asked]
            for who in asked if not self._store.shared else ():
                if self._alone(who, tallies):
                    self._known[who] = Counter({tally: count for tally, count in counted.items() if tally.who == who})
                    if len(self._known) > KNOWN:
                        self._known.popitem(last=False)
            return counted
        for counts in known:
            counted.update(counts)
        return counted

    def _alone(self, who: str, tallies: list[Tally]) -> bool:
        """Whether nothing else of this person or address is being written: then the database has it already, or has it
        not yet, and we cannot tell."""
        return all(tally.who != who or tally in tallies for tally in self._coming) and all(
            self._coming[tally] == 1 for tally in tallies if tally.who == who
        )

    def _day(self) -> int:
        return self._sources.now() // DAY

    def _shares(self, asker: Asker) -> dict[str, float]:
        """Under which names to count, and by how much the limit of each is multiplied."""
        shares: dict[str, float] = {}
        if asker.address:
            shares[self._keyring.of_day(self._day(), "address", asker.address)] = self._settings.address_factor
        if asker.identity:
            shares[self._keyring.of_day(self._day(), "person", asker.identity)] = 1.0
        return shares

    def _enough(self, kind: str, most: int) -> ServiceError:
        seconds = (DAY - self._sources.now() % DAY) // 1000 + 1
        return ServiceError(_code(kind), expected=most, seconds=seconds, hours=-(-seconds // 3600))


def _code(kind: str) -> str:
    if kind == "decks":
        return "limit/day-decks"
    if kind == "records":
        return "limit/day-records"
    if kind == "listed":
        return "limit/day-listed"
    if kind == "reports":
        return "limit/day-reports"
    return "limit/day-tables"


def kinds_of(header: Header) -> list[str]:
    """The names under which a new table is counted."""
    if header.lesson:
        return ["lessons"]
    kinds = ["records" if header.record is not None else "tables"]
    if header.deck is not None and header.record is None:
        kinds.append("decks")
    if header.listed:
        kinds.append("listed")
    return kinds
