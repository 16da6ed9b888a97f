"""Tables that cannot continue here: their rules are gone, or what is stored of them makes no sense any more.

- `Broken.tables`: the sweep leaves these alone
- `Broken.note(table, problem)`: logs and counts a table, once
- `Broken.reading(table)`: around whatever builds a table from its rows; what makes no sense becomes `table/damaged`
- `passes(problem)`: whether an error says nothing about a table, so that it is worth trying again
- `Stumbles`: errors of the database at single tables, and whether it is away altogether
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sterling.core.errors import SterlingError
from sterling.service.errors import AWAY, ServiceError
from sterling.service.fanout import FAILURES
from sterling.service.ops import Metrics
from sterling.service.store import Store

log = logging.getLogger("sterling.broken")

PASSING = (*FAILURES, MemoryError)
"""A connection broke, or files or memory ran out."""
KEPT = 20_000
LOCKS_IN_A_ROW = 3
"""After so many locked tables, one after the other, the others are not tried: each takes seconds to find out."""
_SAYS_ITSELF = ("table/unknown", "table/gone", "table/rules", "table/damaged", "setup/game", "setup/lesson", *AWAY)
"""These say well enough why a table cannot be built, and its rows are not to blame."""


class Broken:
    """Anybody with the link can ask for a table again and again, but each is logged only once."""

    def __init__(self, metrics: Metrics) -> None:
        self.tables: set[str] = set()
        self._metrics = metrics

    def note(self, table: str, problem: Exception) -> None:
        if table in self.tables or len(self.tables) >= KEPT:
            return
        self.tables.add(table)
        self._metrics.count("tables_broken", code=name_of(problem))
        known = isinstance(problem, SterlingError)
        facts = {"table": table, "problem": repr(problem)[:200]}
        log.error("table cannot go on", exc_info=None if known else problem, extra={"facts": facts})

    @contextmanager
    def reading(self, table: str) -> Iterator[None]:
        try:
            yield
        except PASSING:
            raise
        except Exception as problem:
            if isinstance(problem, SterlingError) and problem.code in _SAYS_ITSELF:
                raise
            # A damaged entry may fail anywhere in the rules, so this has to expect everything.
            self.note(table, problem)
            raise ServiceError("table/damaged") from None


class Stumbles:
    """One table that cannot be read or written must not keep the others waiting. So whoever goes through many remembers
    such an error, and blames the database only if nothing else works either. Whoever comes again tries those that were
    locked last: if there are many, not all are tried."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._first: Exception | None = None
        self._worked = False
        self._locks = 0
        """How many locked tables there were since the last that worked."""

    def worked(self) -> None:
        self._worked = True
        self._locks = 0

    async def note(self, problem: Exception) -> None:
        """Raises the error if the database is away for every table, as far as can be found out in a few seconds."""
        if isinstance(problem, ServiceError) and problem.code in AWAY:
            self._locks += problem.code == "store/busy"
            if self._locks >= LOCKS_IN_A_ROW or await self._store.is_away(problem):
                raise problem
        self._first = self._first or problem

    def check(self) -> None:
        """Raises the first error if nothing worked."""
        if self._first is not None and not self._worked:
            raise self._first

    @property
    def first(self) -> Exception | None:
        return self._first


def passes(problem: Exception) -> bool:
    """Whether the same may work in a moment: no table is to blame.

    >>> passes(MemoryError()), passes(ServiceError("store/busy")), passes(ServiceError("table/damaged"))
    (True, True, False)
    """
    return isinstance(problem, PASSING) or (isinstance(problem, ServiceError) and problem.code in AWAY)


def name_of(problem: Exception) -> str:
    return str(getattr(problem, "code", type(problem).__name__))
