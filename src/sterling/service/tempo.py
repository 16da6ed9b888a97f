"""When the service acts at a table on its own: at moments that tell nothing about what is hidden. Pure.

- `Tempo.moment(room, seat, by)`: when the next act of a seat becomes public
- `Tempo.slot(moment, now, searches)`: how long a worker is reserved for it; `Tempo.thinking(left)`: to think
- `Tempo.release(moment, end, now)`: when the act is committed, even if the worker was late

A moment is drawn as soon as the turn begins, from the table's secret and from public facts: the number of the public
event that began the turn, the seat, and whose turn it was before. Nobody can predict it, and every node draws the same
one from the log. How long the bot thought, and about how many hidden actions, does not change it.
"""

import hashlib
import hmac
from math import ceil

import msgspec

from sterling.service.room import Room

_LABEL = "sterling tempo 1"
CONTINUED = 0.6
"""A seat that continues its own turn needs this share of the time."""


class Pace(msgspec.Struct, frozen=True):
    """How fast bots act, in seconds."""

    least: float
    most: float
    turning: float
    """What is added when the game begins, or when several seats are asked at once."""
    margin: float
    """Between the end of thinking and the end of the slot. Nobody notices a worker that takes this much too long."""
    slot: float
    """The least a worker is reserved for, the margin included. Bots that do not search need no more."""
    tick: float
    """An act that is not ready in time waits for the next tick."""


PACES = {
    "instant": Pace(least=0.01, most=0.01, turning=0.0, margin=0.003, slot=0.006, tick=0.01),
    "quick": Pace(least=0.15, most=0.5, turning=0.2, margin=0.05, slot=0.08, tick=0.1),
    "human": Pace(least=0.4, most=1.6, turning=0.6, margin=0.1, slot=0.15, tick=0.25),
}


class Tempo:
    """The moments of one service. `seconds` is the longest a bot may think."""

    def __init__(self, pace: Pace, seconds: float) -> None:
        self.pace = pace
        self.seconds = seconds
        self.longest = pace.most + pace.turning + seconds
        """No act is held back for longer, whatever happens to the clock of the machine."""

    def moment(self, room: Room, seat: int, by: str) -> int:
        """When the act becomes public, in milliseconds since 1970. A player's bot begins when the time is up."""
        turn = room.turns[seat]
        deadline = room.clocks.deadline(seat) if by == "clock" and room.clocks is not None else None
        start = turn.at if deadline is None else deadline
        pace = self.pace
        if pace.least == pace.most:
            return start + round(1000 * pace.least)
        key = bytes.fromhex(room.header.secret)
        digest = hmac.digest(key, f"{_LABEL} {room.id} {turn.number} {seat} {by}".encode(), hashlib.sha256)
        drawn = int.from_bytes(digest[:8], "big") / 2**64
        # Short times are more likely than long ones.
        seconds = pace.least + (pace.most - pace.least) * drawn**2
        if not turn.new:
            seconds = max(pace.least, CONTINUED * seconds)
        elif turn.turning:
            seconds += pace.turning
        return start + round(1000 * seconds)

    def slot(self, moment: int, now: int, searches: bool) -> float:
        """For how many seconds from now a worker is reserved, whether it needs them or not."""
        pace = self.pace
        if not searches:
            return pace.slot
        return max(pace.slot, min(self.seconds + pace.margin, (moment - now) / 1000))

    def thinking(self, left: float) -> float:
        """How many seconds a bot may think if this many are left of its slot."""
        return max(0.0, left - self.pace.margin)

    def release(self, moment: int, end: int, now: int) -> int:
        """When the act is committed: at its moment, or at the end of the slot if that is later. An act that is ready
        only after that waits for the next tick."""
        due = max(moment, end)
        tick = round(1000 * self.pace.tick)
        return due + tick * max(0, ceil((now - due) / tick))
