"""Thinking time, kept by the service.

A clock depends only on public events. It stops when something its seat did becomes public, so that marks and
follow-ups nobody may know of yet (SG-27) neither stop it nor add an increment.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from sterling.service.errors import ServiceError

DAY = 24 * 3600
SHORTEST, LONGEST = 3, 14 * DAY


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: seconds for each move. `game`: seconds for all moves, plus `increment` after each."""

    kind: Annotated[str, Meta(max_length=40)]
    seconds: Annotated[int, Meta(ge=0, le=10**9)]
    increment: Annotated[int, Meta(ge=0, le=10**9)] = 0

    def goes_on_for_days(self) -> bool:
        """Whether players are not expected to be at the table all the time."""
        return self.kind == "move" and self.seconds >= DAY

    def check(self) -> None:
        if self.kind not in ("move", "game"):
            raise ServiceError("clock/kind", expected="move, game", came=self.kind[:40])
        if not SHORTEST <= self.seconds <= LONGEST or not 0 <= self.increment <= self.seconds:
            raise ServiceError("clock/seconds", expected=f"{SHORTEST}-{LONGEST}", came=self.seconds)


class Clocks:
    """What is left for each seat, in milliseconds; `since` is when a running clock was started."""

    def __init__(self, rule: ClockRule, seats: int, waiting: int, at: int) -> None:
        self.rule = rule
        self.left = [1000 * rule.seconds] * seats
        self.since: list[int | None] = [None] * seats
        self.owed = [0] * seats
        """Publicly undone actions that have not been replaced yet."""
        self.stopped: list[tuple[int, int] | None] = [None] * seats
        """What was left, and since when it ran, before a clock was last stopped by its own seat."""
        self._run(waiting, at)

    def public(self, actor: int, waiting: int, at: int, undo: bool = False) -> None:
        """Something `actor` did became public; `waiting` are the seats whose turn it is now.

        Undo, and redoing what was undone, neither stop the clock nor add an increment; otherwise a player could gain
        unlimited time. A clock that the act had stopped runs on as if it had never stopped.
        """
        stopped, self.stopped[actor] = self.stopped[actor], None
        if undo and self.since[actor] is None and stopped is not None:
            self.left[actor], self.since[actor] = stopped
            return
        if undo or (self.owed[actor] and waiting == 1 << actor):
            self.owed[actor] += 1 if undo else -1
            return
        self.owed[actor] = 0
        since = self.since[actor]
        if since is not None:
            self.stopped[actor] = self.left[actor], since
            self._stop(actor, at)
            if self.rule.kind == "game":
                self.left[actor] += 1000 * self.rule.increment
        self._run(waiting, at)

    def copy(self) -> "Clocks":
        other = Clocks(self.rule, len(self.left), 0, 0)
        other.left, other.since = self.left[:], self.since[:]
        other.owed, other.stopped = self.owed[:], self.stopped[:]
        return other

    def _stop(self, seat: int, at: int) -> None:
        since = self.since[seat]
        if since is not None and self.rule.kind == "game":
            self.left[seat] = max(0, self.left[seat] - (at - since))
        self.since[seat] = None

    def _run(self, waiting: int, at: int) -> None:
        for seat, since in enumerate(self.since):
            if not waiting >> seat & 1:
                self._stop(seat, at)
            elif since is None:
                self.since[seat] = at
                if self.rule.kind == "move":
                    self.left[seat] = 1000 * self.rule.seconds

    def deadline(self, seat: int) -> int | None:
        """When this seat runs out of time, if its clock is running."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def shown(self, now: int) -> list[int]:
        return [
            left if since is None else max(0, left - (now - since))
            for left, since in zip(self.left, self.since, strict=True)
        ]
