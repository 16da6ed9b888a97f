"""Rate limits: buckets that refill with time, for identities and addresses."""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address

from sterling.service.errors import ServiceError

BUCKETS_KEPT = 50_000


class Buckets:
    """One bucket of tokens per key. The keys that were idle longest are forgotten first.

    >>> now = 0.0
    >>> buckets = Buckets(rate=1.0, burst=2, clock=lambda: now)
    >>> [buckets.take("anne") for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Takes tokens from this key's bucket; False if there are not enough."""
        now = self._clock()
        level, then = self._levels.get(key, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        enough = level >= cost
        self._levels[key] = (level - cost if enough else level, now)
        self._levels.move_to_end(key)
        if len(self._levels) > BUCKETS_KEPT:
            self._levels.popitem(last=False)
        return enough

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
            raise ServiceError("limit/rate")


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
