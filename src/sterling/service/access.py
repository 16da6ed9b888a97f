"""Admission: addresses, origins, cookies, limits.

- `Access.spend(identity, address, price)`: takes a price (prices.py), or says when there will be enough
- `Access.places`, `Access.moving`: how much of one address is carried out at the same time
- `Access.stay(identity, address)`: the place of one request; `Stay.aside()`: given to others while the request waits
- `Access.hold(address)`: lets somebody wait who was refused
- `Access.new_guest(…)`, `Access.new_table(…)`, `Access.new_deck(…)`: limits by the hour
- `Access.may_think(owner)`, `Access.thought(owner, seconds)`: the seconds that bots think for somebody
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NoReturn
from urllib.parse import urlsplit

from sterling.service.blocks import Blocks
from sterling.service.errors import ServiceError
from sterling.service.identity import COOKIE
from sterling.service.limits import BUCKETS_KEPT, Buckets, Places, group_of, whole_seconds
from sterling.service.settings import Settings

HOLD_SECONDS, LONGEST_HOLD = 0.25, 2.0
WAITING_SECONDS = 5
"""When to ask again if too many requests are waiting."""


class Access:
    """Admission to a node. `clock` gives seconds."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self._clock = clock
        rate, burst, factor = settings.messages_per_second, settings.messages_burst, settings.address_factor
        self._identities = Buckets(rate, burst, clock)
        self._addresses = Buckets(rate * factor, burst * factor, clock)
        self._guests = _by_the_hour(settings.guests_per_hour, clock)
        self._tables = _by_the_hour(settings.tables_per_hour, clock)
        self._decks = _by_the_hour(settings.decks_per_hour, clock)
        self._thoughts = _by_the_hour(settings.bot_seconds_per_hour, clock)
        self._thoughts_there = _by_the_hour(settings.bot_seconds_per_hour * factor, clock)
        self._devices = _by_the_hour(settings.devices_per_hour, clock)
        self._reports = _by_the_hour(settings.reports_per_hour, clock)
        self._advice = _by_the_hour(settings.advice_per_hour, clock)
        self._reviews = _by_the_hour(settings.reviews_per_hour, clock)
        self._buckets = [
            self._identities,
            self._addresses,
            self._guests,
            self._tables,
            self._decks,
            self._devices,
            self._reports,
            self._advice,
            self._reviews,
            self._thoughts,
            self._thoughts_there,
        ]
        self._homes: OrderedDict[str, str] = OrderedDict()
        """The address each identity was last seen at."""
        self._held: dict[str, int] = {}
        self.places = Places(settings.at_once_per_address)
        """What one address has done at the same time: however much it asks for, others come in between."""
        self.moving = Places(settings.at_once_per_address)
        """The same for messages of sockets: a move never waits for the requests of its address."""
        self._waiting: dict[str, int] = {}
        """How many requests of each person and of each address wait for something."""
        self._inside: dict[str, int] = {}
        self.connections: set[Any] = set()
        self.blocks = Blocks()

    def host(self, scope: Any) -> str:
        """Where a request comes from; empty if it did not come over the network."""
        client = scope.get("client")
        return str(client[0]) if client else ""

    def address(self, scope: Any) -> str:
        """What counts as one address for limits."""
        return group_of(self.host(scope)) or "local"

    def admit(self, scope: Any) -> None:
        """Refuses addresses that are shut out."""
        if self.blocks.covers(self.host(scope)):
            raise ServiceError("access/blocked")

    def spend(self, identity: str, address: str, price: float = 1.0) -> None:
        """Takes the price from what this identity and this address may spend; if one of them has too little, nothing
        is taken."""
        now = self._clock()
        if not self._addresses.take(address, price, now):
            self._refuse(identity, address, price)
        if identity:
            if not self._identities.take(identity, price, now):
                self._addresses.give_back(address, price)
                self._refuse(identity, address, price)
            if self._homes.get(identity) != address:
                self._homes[identity] = address
                if len(self._homes) > BUCKETS_KEPT:
                    self._homes.popitem(last=False)

    def _refuse(self, identity: str, address: str, price: float) -> NoReturn:
        wait = self._addresses.wait(address, price)
        if identity:
            wait = max(wait, self._identities.wait(identity, price))
        raise ServiceError("limit/rate", seconds=whole_seconds(wait))

    async def hold(self, address: str) -> None:
        """Whoever was refused waits before anything else of theirs is read: the longer, the more of them one address
        has. So even a flood of requests to refuse takes little of the service's time."""
        held = self._held[address] = self._held.get(address, 0) + 1
        try:
            await asyncio.sleep(min(LONGEST_HOLD, HOLD_SECONDS * held))
        finally:
            _count_down(self._held, address)

    def stay(self, identity: str, address: str) -> "Stay":
        return Stay(self, identity, address)

    def begin_waiting(self, identity: str, address: str) -> None:
        """Counts one more request that waits, or refuses it."""
        for key, most in self._waiters(identity, address):
            if self._waiting.get(key, 0) >= most:
                raise ServiceError("limit/waiting", expected=most, seconds=WAITING_SECONDS)
        for key, _ in self._waiters(identity, address):
            self._waiting[key] = self._waiting.get(key, 0) + 1

    def end_waiting(self, identity: str, address: str) -> None:
        for key, _ in self._waiters(identity, address):
            _count_down(self._waiting, key)

    def _waiters(self, identity: str, address: str) -> list[tuple[str, int]]:
        """As whom a request is counted, and how many of each may wait."""
        counted = [(f"address {address}", self.settings.waiting_per_address)]
        if identity:
            counted.append((f"person {identity}", self.settings.waiting_per_person))
        return counted

    def new_guest(self, address: str) -> None:
        self._guests.check(address)

    def new_table(self, identity: str) -> None:
        if not self._tables.take(identity):
            raise ServiceError("limit/tables", seconds=whole_seconds(self._tables.wait(identity)))

    def new_deck(self, identity: str) -> None:
        self._decks.check(identity)

    def forget_idle(self) -> None:
        """Forgets everyone who has not used up anything of late."""
        for buckets in self._buckets:
            buckets.forget_full()

    def may_think(self, owner: str) -> bool:
        """Whether the bots at this person's tables may still take their time."""
        home = self._homes.get(owner, "")
        return self._thoughts.level(owner) > 0 and (not home or self._thoughts_there.level(home) > 0)

    def thought(self, owner: str, seconds: float) -> None:
        """A bot has thought for this long at a table of theirs."""
        self._thoughts.charge(owner, seconds)
        if owner in self._homes:
            self._thoughts_there.charge(self._homes[owner], seconds)

    def new_device(self, identity: str) -> None:
        self._devices.check(identity)

    def new_report(self, identity: str) -> None:
        """Counts a report or a block."""
        self._reports.check(identity)

    def new_advice(self, identity: str) -> None:
        """Counts a question what to do; whoever has no identity shares the address's count."""
        if not self._advice.take(identity):
            raise ServiceError("limit/advice", seconds=whole_seconds(self._advice.wait(identity)))

    def new_review(self, identity: str, cost: float) -> None:
        """Counts a review, or more than one if it takes longer."""
        if not self._reviews.take(identity, cost):
            raise ServiceError("limit/reviews", seconds=whole_seconds(self._reviews.wait(identity, cost)))

    def enter(self, address: str) -> bool:
        """Counts one more socket from this address; False if it has too many."""
        there = self._inside.get(address, 0)
        if there >= self.settings.connections_per_address or len(self.connections) >= self.settings.connections:
            return False
        self._inside[address] = there + 1
        return True

    def leave(self, address: str) -> None:
        _count_down(self._inside, address)

    def origin_allowed(self, scope: Any) -> bool:
        """Whether the request comes from one of our pages. Programs send no origin; cookies do not count for them."""
        origin = header_of(scope, b"origin")
        if not origin:
            return True
        if origin in self.settings.origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc.lower() == header_of(scope, b"host").lower()

    def cookie(self, scope: Any) -> str:
        """The guest token of a browser; empty if the page is not ours."""
        if not header_of(scope, b"origin") and scope["type"] == "websocket":
            return ""
        if not self.origin_allowed(scope):
            return ""
        for part in header_of(scope, b"cookie").split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE:
                return value[:200]
        return ""

    def base_url(self, scope: Any) -> str:
        """The public address of the service, for links."""
        if self.settings.url:
            return self.settings.url.rstrip("/")
        return f"{scope.get('scheme', 'http')}://{header_of(scope, b'host') or 'localhost'}"


class Stay:
    """One request in one of its address's places, which limit the work of this process.

    While the request waits for work that is done elsewhere, it gives its place to others: they must not wait for a
    worker that is busy. How many may wait at the same time is limited as well.
    """

    def __init__(self, access: Access, identity: str, address: str) -> None:
        self._access = access
        self._places = access.places
        self._identity = identity
        self._address = address
        self._inside = False

    async def begin(self) -> None:
        if not self._places.enter(self._address):
            await self._places.wait(self._address)
        self._inside = True

    def end(self) -> None:
        if self._inside:
            self._inside = False
            self._places.leave(self._address)

    @asynccontextmanager
    async def aside(self, counted: bool = True) -> AsyncIterator[None]:
        """Without a place inside the context; refused if too many are waiting already, unless this one is not
        `counted`. If it ends with an error, the request needs no place any more: its refusal takes no time."""
        access, identity, address = self._access, self._identity, self._address
        if counted:
            access.begin_waiting(identity, address)
        self.end()
        try:
            yield
        finally:
            if counted:
                access.end_waiting(identity, address)
        await self.begin()


def _by_the_hour(most: float, clock: Callable[[], float]) -> Buckets:
    """So many in an hour, and a tenth of them at once."""
    return Buckets(most / 3600, most / 10 + 1, clock)


def _count_down(counts: dict[str, int], key: str) -> None:
    left = counts.get(key, 0) - 1
    if left > 0:
        counts[key] = left
    else:
        counts.pop(key, None)


def header_of(scope: Any, name: bytes, most: int = 2000) -> str:
    """The beginning of a header of a request, or nothing."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")[:most]
    return ""
