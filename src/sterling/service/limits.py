"""Rate limits: buckets that refill with time, for identities and addresses.

- `Buckets`: one bucket of tokens for each key
- `Places`: so many at once for each key
- `group_of(address)`: what counts as one address
- `whole_seconds(wait)`: a time to wait, as people and headers state it
"""

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address

from sterling.service.errors import ServiceError

BUCKETS_KEPT = 50_000


class Buckets:
    """One bucket of tokens per key. The keys that were idle longest are forgotten first.

    >>> now = 0.0
    >>> buckets = Buckets(rate=1.0, burst=2, clock=lambda: now)
    >>> [buckets.take("anne") for _ in range(3)], buckets.wait("anne")
    ([True, True, False], 1.0)
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def level(self, key: str) -> float:
        """What is in this key's bucket now; less than nothing if it is in debt."""
        now = self._clock()
        level, then = self._levels.get(key, (self.burst, now))
        return min(self.burst, level + max(0.0, now - then) * self.rate)

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Seconds until the bucket holds enough; 0 if it does now. Whatever costs more than a full bucket needs a full
        one."""
        return max(0.0, min(cost, self.burst) - self.level(key)) / self.rate

    def charge(self, key: str, cost: float = 1.0) -> None:
        """Takes tokens without asking; the bucket may end up in debt."""
        self._levels[key] = self.level(key) - cost, self._clock()
        self._levels.move_to_end(key)
        if len(self._levels) > BUCKETS_KEPT:
            self._levels.popitem(last=False)

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Takes tokens from this key's bucket; False if there are not enough."""
        if self.wait(key, cost) > 0:
            return False
        self.charge(key, cost)
        return True

    def forget_full(self) -> None:
        """Forgets the keys whose buckets are full again: a new one would be the same."""
        now = self._clock()
        for key, (level, then) in list(self._levels.items()):
            if level + (now - then) * self.rate >= self.burst:
                del self._levels[key]

    def __len__(self) -> int:
        return len(self._levels)

    def check(self, key: str) -> None:
        if not self.take(key):
            raise ServiceError("limit/rate", seconds=whole_seconds(self.wait(key)))


class Places:
    """At most `most` at once for each key; the others wait in line."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lines: dict[str, tuple[asyncio.Semaphore, list[None]]] = {}

    @asynccontextmanager
    async def place(self, key: str) -> AsyncIterator[None]:
        gate, inside = self._lines.setdefault(key, (asyncio.Semaphore(self._most), []))
        inside.append(None)
        try:
            async with gate:
                yield
        finally:
            inside.pop()
            if not inside:
                del self._lines[key]

    def __len__(self) -> int:
        """How many keys have somebody in their line."""
        return len(self._lines)


def whole_seconds(wait: float) -> int:
    """
    >>> whole_seconds(0.01), whole_seconds(2.5), whole_seconds(1e12)
    (1, 3, 86400)
    """
    return min(86_400, max(1, math.ceil(wait)))


def group_of(address: str) -> str:
    """What counts as one address: for IPv6 a household's /64 network; a mapped IPv4 address counts as IPv4.

    >>> group_of("2001:db8:1:2:3:4:5:6"), group_of("::ffff:10.0.0.1"), group_of("10.0.0.1")
    ('2001:db8:1:2::', '10.0.0.1', '10.0.0.1')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:80]
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
