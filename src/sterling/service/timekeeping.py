"""What time it is when a service opens. Players' clocks go on from there, whatever the wall clock does.

- `Mark`: what time it was when a service last wrote it down, and by which machine's ticks
- `opening_time(mark, found, boot, ticks)`: the time to start with
- `Timekeeper.open()`: sets the service's clock; `Timekeeper.note()`: writes down what time it is

docs/architecture.md has the rules.
"""

import msgspec

from sterling.service.sources import Sources, SteadyClock
from sterling.service.store import Store
from sterling.service.store.writer import Write

NAME = "clock"
"""Under this name the mark is in the database."""


class Mark(msgspec.Struct, frozen=True):
    """What time it was, in milliseconds since 1970; `ticks` counts from the start of the machine that `boot` names."""

    at: int
    boot: str
    ticks: int


def opening_time(mark: Mark | None, found: int, boot: str, ticks: int) -> int:
    """The time a service starts with; `found` is what the database or the wall clock says.

    On a machine that has not been restarted since the mark, its ticks say how much time has passed. Otherwise `found`
    counts, but time never goes back.

    >>> mark = Mark(at=500_000, boot="a", ticks=1000)
    >>> opening_time(mark, 9_000_000, "a", 3000), opening_time(mark, 9_000_000, "b", 3000)
    (502000, 9000000)
    >>> opening_time(mark, 7, "b", 3000), opening_time(None, 7, "b", 3000)
    (500000, 7)
    """
    if mark is None:
        return found
    if boot and mark.boot == boot and ticks >= mark.ticks:
        return mark.at + ticks - mark.ticks
    return max(found, mark.at)


class Timekeeper:
    """Sets the steady clock of a service and keeps a mark in the database. A clock of a test's own is left alone."""

    def __init__(self, store: Store, sources: Sources) -> None:
        self._store = store
        self._sources = sources

    async def open(self) -> None:
        clock = self._sources.now
        if not isinstance(clock, SteadyClock):
            return
        found = await self._store.database_time() if self._store.shared else clock.wall()
        kept = await self._store.kept(NAME)
        mark = None if kept is None else msgspec.json.decode(kept, type=Mark)
        clock.set(opening_time(mark, found, clock.boot(), clock.ticks()))

    async def note(self) -> None:
        """Writes down what time it is. It goes through the writer like every move."""
        clock = self._sources.now
        if isinstance(clock, SteadyClock):
            mark = Mark(clock(), clock.boot(), clock.ticks())
        else:
            mark = Mark(clock(), "", 0)
        await self._store.writer.add(Write("", [], keeps={NAME: msgspec.json.encode(mark)}))
