"""Accepting connections: how many there may be, and how long they may keep everyone waiting.

- `Door.open(sockets, build)`: accepts connections from now on, as long as there is room
- `Door.admit(peer)`, `Door.leave(place)`: counts a connection in and out
- `Door.sweep()`: closes what is overdue; runs by itself while the door is open

If there is no room, a newcomer takes the place of the connection that has waited longest without asking anything, or
else of the one that has been idle longest between two requests. If everyone is busy, it is turned away with a code.
"""

import asyncio
import errno
import itertools
import socket
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from typing import Any, Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sterling.service.door.answers import raw_answer
from sterling.service.errors import CONNECTIONS_SECONDS, ServiceError
from sterling.service.limits import group_of
from sterling.service.ops import Metrics
from sterling.service.settings import Settings

EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
PAUSE_SECONDS = 1.0
"""How long nothing is accepted if the system has no more files, unless somebody leaves earlier."""
AT_ONCE = 16
"""Connections accepted or closed before others get a turn."""
TURN_SECONDS = 0.01
"""How long that turn is: those who play must not notice when a thousand connections come or go at once."""
FULL_SECONDS = 0.05
"""The same if there is no room for anyone; newcomers wait in the queue of the system."""
CROWDED = 0.75
"""From this share of the places on, idle connections are closed sooner."""


class Speaker(Protocol):
    """The protocol of a connection, as far as the door knows it."""

    transport: asyncio.Transport

    def overdue(self, now: float) -> bool:
        """Whether it has kept us waiting too long."""

    def expire(self) -> None:
        """Ends it, with an answer if one is due."""


class Place:
    """One TCP connection. The protocol on it may change."""

    def __init__(self, group: str) -> None:
        self.group = group
        """The address it counts for; empty for a proxy."""
        self.speaker: Speaker | None = None
        self.closing: float | None = None
        """Since when its last bytes have been waiting to be taken."""


class Door:
    """All TCP connections of a service. `most` is how many there may be."""

    def __init__(
        self, settings: Settings, metrics: Metrics, most: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.most = most
        self.most_of_one = min(settings.tcp_connections_per_address, max(1, most // 2))
        """How many one address may have: never more than half of all."""
        self.clock = clock
        self.places: set[Place] = set()
        # As uvicorn judges it: for a proxy, the address is in a header.
        self._proxies = ProxyHeadersMiddleware(_nothing, settings.trusted_proxies).trusted_hosts
        self._groups: dict[str, int] = {}
        self._silent: dict[Place, None] = {}
        """Those that have not asked anything yet, oldest first."""
        self._idle: dict[Place, None] = {}
        """Those between two requests, the longest idle first."""
        self._left = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    # -- counting ----------------------------------------------------------------------------------------------------

    def admit(self, peer: str) -> Place:
        """A place for a connection from this address; an error if it cannot have one."""
        group = "" if peer in self._proxies else group_of(peer)
        if group and self._groups.get(group, 0) >= self.most_of_one:
            raise ServiceError("limit/connections", seconds=CONNECTIONS_SECONDS)
        if len(self.places) >= self.most and not self._make_room():
            raise ServiceError("service/full", seconds=CONNECTIONS_SECONDS)
        place = Place(group)
        self.places.add(place)
        self._silent[place] = None
        if group:
            self._groups[group] = self._groups.get(group, 0) + 1
        return place

    def leave(self, place: Place) -> None:
        if place not in self.places:
            return
        self.places.discard(place)
        place.speaker = None
        self._silent.pop(place, None)
        self._idle.pop(place, None)
        if place.group:
            left = self._groups[place.group] - 1
            if left:
                self._groups[place.group] = left
            else:
                del self._groups[place.group]
        self._left.set()

    def asked(self, place: Place) -> None:
        """A whole request has arrived on it."""
        self._silent.pop(place, None)

    def rests(self, place: Place, idle: bool) -> None:
        """Whether it is between two requests."""
        if idle:
            self._idle[place] = None
        else:
            self._idle.pop(place, None)

    @property
    def patience(self) -> float:
        """Seconds that a connection may be idle."""
        crowded = len(self.places) >= CROWDED * self.most
        return self.settings.crowded_idle_seconds if crowded else self.settings.idle_seconds

    def _make_room(self) -> bool:
        for waiting in (self._silent, self._idle):
            for place in waiting:
                if place.speaker is not None:
                    del waiting[place]
                    self.metrics.count("dropped", code="service/full")
                    place.speaker.transport.abort()
                    return True
        return False

    # -- time --------------------------------------------------------------------------------------------------------

    def sweep(self) -> None:
        for _ in self._sweep():
            pass

    def _sweep(self) -> Iterator[None]:
        """Pauses whenever it has closed so many that others should get a turn."""
        now, closed = self.clock(), 0
        for place in list(self.places):
            speaker = place.speaker
            if speaker is None:
                continue
            if not speaker.transport.is_closing():
                if speaker.overdue(now):
                    speaker.expire()
                    closed += 1
                    if closed % AT_ONCE == 0:
                        yield
            elif place.closing is None:
                place.closing = now
            elif now - place.closing > self.settings.drain_seconds:
                speaker.transport.abort()

    async def _keep_sweeping(self) -> None:
        chosen = self.settings
        shortest = min(chosen.head_seconds, chosen.body_seconds, chosen.drain_seconds, chosen.crowded_idle_seconds)
        while True:
            await asyncio.sleep(min(1.0, shortest / 4))
            for _ in self._sweep():
                await asyncio.sleep(TURN_SECONDS)

    # -- accepting ---------------------------------------------------------------------------------------------------

    def open(self, sockets: list[socket.socket], build: Callable[[Place], asyncio.Protocol]) -> None:
        """Accepts connections on these sockets; `build` makes the protocol of each."""
        for one in sockets:
            one.setblocking(False)
            self._spawn(self._keep_accepting(one, build))
        self._spawn(self._keep_sweeping())

    async def close(self) -> None:
        """Accepts nothing any more. Connections that are open stay open."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep_accepting(self, listening: socket.socket, build: Callable[[Place], asyncio.Protocol]) -> None:
        loop = asyncio.get_running_loop()
        for number in itertools.count(1):
            pause = TURN_SECONDS
            try:
                connection, peer = await loop.sock_accept(listening)
            except OSError as problem:
                if problem.errno in EXHAUSTED:
                    self.metrics.count("dropped", code="service/full")
                    await self._somebody_leaves()
                continue
            try:
                place = self.admit(str(peer[0]))
            except ServiceError as problem:
                self._turn_away(connection, problem)
                if problem.code == "service/full":
                    pause = FULL_SECONDS
            else:
                self._spawn(self._begin(connection, place, build))
            if number % AT_ONCE == 0:
                await asyncio.sleep(pause)

    async def _begin(self, connection: socket.socket, place: Place, build: Callable[[Place], asyncio.Protocol]) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: build(place), connection)
        except OSError:
            # It is gone already.
            connection.close()
            self.leave(place)

    async def _somebody_leaves(self) -> None:
        """Waits until there may be a file again; meanwhile newcomers wait in the queue of the system."""
        self._left.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._left.wait(), PAUSE_SECONDS)

    def _turn_away(self, connection: socket.socket, problem: ServiceError) -> None:
        self.metrics.count("dropped", code=problem.code)
        connection.setblocking(False)
        with suppress(OSError):
            connection.send(raw_answer(problem))
        with suppress(OSError):
            # A connection that is closed with unread bytes is reset, and its answer may be lost.
            connection.recv(65_536)
        connection.close()


async def _nothing(*_: object) -> None:
    """Stands for an application where only its settings count."""
