"""Who is connected to a table, across all nodes. Kept in memory only."""

import time
from collections.abc import Callable

FORGET_AFTER = 75.0
"""A node that has been silent for this many seconds is gone."""


class Presence:
    """Seats and spectators at one table, node by node."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._nodes: dict[str, tuple[int, int, float]] = {}

    def hear(self, node: str, seats: int, watching: int) -> bool:
        """A node reports its connections: a bit set of seats, a number of spectators. Returns whether that is news."""
        before = self.total()
        if seats or watching:
            self._nodes[node] = (seats, watching, self._clock())
        else:
            self._nodes.pop(node, None)
        return self.total() != before

    def total(self) -> tuple[int, int]:
        now = self._clock()
        fresh = [entry for entry in self._nodes.values() if now - entry[2] < FORGET_AFTER]
        seats = 0
        for entry in fresh:
            seats |= entry[0]
        return seats, sum(entry[1] for entry in fresh)
