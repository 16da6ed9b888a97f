"""The service's clock and random numbers. Tests use their own.

- `SteadyClock`: time that no change of the wall clock moves; timekeeping.py sets it when the service opens
- `Sources`: the clock and the random numbers that every other part uses
"""

import secrets
import time
from collections.abc import Callable
from pathlib import Path

from sterling.core.shuffle import SECRET_BYTES
from sterling.service.identity import random_id


def milliseconds() -> int:
    """What the wall clock says: the time since 1970 in milliseconds."""
    return time.time_ns() // 1_000_000


_TICKING = getattr(time, "CLOCK_BOOTTIME", None)


def ticks() -> int:
    """Milliseconds since this machine was started, including the time it slept, where the system counts that."""
    if _TICKING is not None:
        return time.clock_gettime_ns(_TICKING) // 1_000_000
    return time.monotonic_ns() // 1_000_000


def boot_id() -> str:
    """Identifies this machine since it was last started; empty where the system does not say."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


class SteadyClock:
    """The time since 1970 in milliseconds. The wall clock is read once; from then on the machine's ticks are counted.

    >>> wall, passed = 50_000, 0
    >>> clock = SteadyClock(lambda: wall, lambda: passed)
    >>> wall, passed = 9_000_000, 1000
    >>> clock()
    51000
    """

    def __init__(
        self,
        wall: Callable[[], int] = milliseconds,
        ticks: Callable[[], int] = ticks,
        boot: Callable[[], str] = boot_id,
    ) -> None:
        self.wall = wall
        self.ticks = ticks
        self.boot = boot
        self._start = wall() - ticks()

    def __call__(self) -> int:
        return self._start + self.ticks()

    def set(self, now: int) -> None:
        self._start = now - self.ticks()


class Sources:
    """The clock, and unpredictable random numbers."""

    def __init__(
        self,
        now: Callable[[], int] | None = None,
        random_id: Callable[[], str] = random_id,
        random_secret: Callable[[], bytes] = lambda: secrets.token_bytes(SECRET_BYTES),
        random_seed: Callable[[], int] = lambda: secrets.randbits(40),
    ) -> None:
        self.now = now or SteadyClock()
        self.seconds: Callable[[], float] = time.monotonic if now is None else lambda: now() / 1000
        """What limits are measured with. Every message asks for it, and nothing that lasts depends on it."""
        self.random_id = random_id
        self.random_secret = random_secret
        self.random_seed = random_seed
        """The seed of a bot's random numbers, and of characters that nobody chose."""
