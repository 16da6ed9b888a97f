"""Rate limits: buckets that refill with time, for identities and addresses.

- `Buckets`: one bucket of tokens for each key
- `Places`: so many at once for each key
- `Trickle`: so many begin in one turn of the event loop
- `group_of(address)`: what counts as one address
- `whole_seconds(wait)`: a time to wait, as people and headers state it
"""

import asyncio
import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import lru_cache
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
        return self._level(key, self._clock())

    def _level(self, key: str, now: float) -> float:
        found = self._levels.get(key)
        if found is None:
            return self.burst
        level, then = found
        if now > then:
            level += (now - then) * self.rate
        return level if level < self.burst else self.burst

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Seconds until the bucket holds enough; 0 if it does now. Whatever costs more than a full bucket needs a full
        one."""
        return max(0.0, min(cost, self.burst) - self.level(key)) / self.rate

    def charge(self, key: str, cost: float = 1.0) -> None:
        """Takes tokens without asking; the bucket may end up in debt."""
        now = self._clock()
        self._set(key, self._level(key, now) - cost, now)

    def _set(self, key: str, level: float, now: float) -> None:
        levels = self._levels
        levels[key] = level, now
        levels.move_to_end(key)
        if len(levels) > BUCKETS_KEPT:
            levels.popitem(last=False)

    def take(self, key: str, cost: float = 1.0, now: float | None = None) -> bool:
        """Takes tokens from this key's bucket; False if there are not enough. `now` is what the clock says, if that is
        known."""
        if now is None:
            now = self._clock()
        # `_level` and `_set`, written out: every message comes here twice.
        levels, level = self._levels, self.burst
        found = levels.get(key)
        if found is not None:
            left, then = found
            if now > then:
                left += (now - then) * self.rate
            if left < level:
                level = left
        if level < cost and level < self.burst:
            return False
        levels[key] = level - cost, now
        if found is not None:
            levels.move_to_end(key)
        elif len(levels) > BUCKETS_KEPT:
            levels.popitem(last=False)
        return True

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """Undoes a `take`."""
        self.charge(key, -cost)

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
    """At most `most` at once for each key; the others wait in line.

    >>> places = Places(1)
    >>> places.enter("anne"), places.enter("anne"), places.enter("bea")
    (True, False, True)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: dict[str, int] = {}
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}

    def enter(self, key: str) -> bool:
        """Takes a place, if one is free."""
        inside = self._inside.get(key, 0)
        if inside >= self._most:
            return False
        self._inside[key] = inside + 1
        return True

    async def wait(self, key: str) -> None:
        """Takes a place when it is one's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self._lines.setdefault(key, deque())
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It was our turn already, and now it is the next one's.
                self.leave(key)
            elif turn in line:
                line.remove(turn)
                if not line:
                    self._lines.pop(key, None)
            raise

    def leave(self, key: str) -> None:
        """Gives a place to whoever waits longest, or frees it."""
        line = self._lines.get(key)
        while line:
            turn = line.popleft()
            if not line:
                del self._lines[key]
            if not turn.done():
                turn.set_result(None)
                return
        inside = self._inside[key] - 1
        if inside:
            self._inside[key] = inside
        else:
            del self._inside[key]

    def __len__(self) -> int:
        """How many keys have somebody inside."""
        return len(self._inside)


class Trickle:
    """At most `most` begin in one turn of the event loop; the others wait for the next ones, in order. However many
    come at once, everything else gets its turn in between."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._left = most
        self._line: deque[asyncio.Future[None]] = deque()
        self._counting = False

    async def begin(self) -> None:
        """Returns when it is one's turn."""
        loop = asyncio.get_running_loop()
        if not self._counting:
            self._counting = True
            loop.call_soon(self._next, loop)
        if self._left:
            self._left -= 1
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._line.append(turn)
        await turn

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        """A new turn of the event loop begins."""
        self._left = self._most
        while self._line and self._left:
            turn = self._line.popleft()
            if not turn.done():
                turn.set_result(None)
                self._left -= 1
        self._counting = self._left < self._most
        if self._counting:
            loop.call_soon(self._next, loop)


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
    return _group_of(address[:80])


@lru_cache(maxsize=4096)
def _group_of(address: str) -> str:
    """Kept, because every request and every message asks for it."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
