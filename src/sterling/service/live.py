"""A table in memory: its room, the lock that orders changes to it, and the state that other parts keep with it.

- `Live`: the room, and how far it has followed the log (written by commit.py and nodes.py)
- `Crowd`: who is connected (written by audience.py)
- `Work`: what the service does there on its own (written by drivers.py)
"""

import asyncio
import time
from typing import Protocol

from sterling.service.absence import Absence
from sterling.service.identity import Asker
from sterling.service.locks import Lock
from sterling.service.messages import Told
from sterling.service.notebooks import Notebooks
from sterling.service.presence import Presence
from sterling.service.room import Room
from sterling.service.store.writer import Touch


class Listener(Protocol):
    """A connection, as far as tables know it."""

    asker: Asker
    language: str
    hides: frozenset[str]
    """The identities whose phrases it does not want to hear."""

    def send(self, frame: bytes) -> None:
        """Queues a frame; never waits."""


class Crowd:
    """Who is connected to a table."""

    __slots__ = (
        "absence",
        "away",
        "books",
        "listeners",
        "logs",
        "offering",
        "presence",
        "telling",
    )

    def __init__(self, absence: Absence) -> None:
        self.listeners: dict[Listener, tuple[int, ...]] = {}
        """The connections to this node, and the streams each gets."""
        self.presence = Presence()
        self.logs: dict[int, list[Told]] = {}
        """The logs that the next event carries, by viewer."""
        self.books = Notebooks()
        """What those who are connected were told of this game."""
        self.absence = absence
        self.away: dict[int, bool] = {}
        """The seats that the last message about presence called away, and whether it offered them."""
        self.telling: asyncio.TimerHandle | None = None
        """Set while a change of presence is waiting to be sent."""
        self.offering: asyncio.TimerHandle | None = None
        """Set to the next time from which a seat may be given to a bot."""


class Work:
    """What the service does at a table on its own."""

    __slots__ = (
        "failing",
        "news",
        "thinking",
        "timer",
    )

    def __init__(self) -> None:
        self.thinking: set[int] = set()
        """Seats a bot is thinking for."""
        self.timer: asyncio.TimerHandle | None = None
        """Set to the next time-out."""
        self.failing = False
        """The last move of a bot here failed."""
        self.news = asyncio.Event()
        """Set, and replaced, when something has happened at the table."""


class Live:
    """A room in memory and what goes on around it."""

    __slots__ = (
        "__weakref__",
        "catching",
        "crowd",
        "doubtful",
        "gone",
        "heard",
        "kept_at",
        "lock",
        "rematching",
        "room",
        "torn",
        "touched",
        "unsure",
        "used",
        "work",
    )

    def __init__(self, room: Room, touched: Touch, since: int) -> None:
        """`since` is from when on this node would know of a connection."""
        self.room = room
        self.lock = Lock()
        self.rematching = asyncio.Lock()
        self.crowd = Crowd(Absence(room.game.seats, since))
        self.work = Work()
        self.used = time.monotonic()
        self.touched: Touch | None = touched
        """What the table's row says, if known."""
        self.heard = 0
        """The highest entry number another node has announced."""
        self.doubtful = False
        """A notice may have been missed; the log has to be read."""
        self.unsure = False
        """A write of our own has not been answered, and may never be."""
        self.torn = False
        """The room stopped in the middle of an entry that cannot be followed, so it is of no use any more."""
        self.catching = False
        """A task is catching up in the background."""
        self.kept_at = 0
        """When the time of a table that has not started was last moved on (unstarted.py)."""
        self.gone = False
        """The table was deleted."""

    def behind(self) -> bool:
        """Whether the log may be longer than what this room has followed."""
        return self.doubtful or self.unsure or self.torn or self.heard > self.room.number
