"""The service's clock and random numbers. Tests use their own."""

import secrets
import time
from collections.abc import Callable

from sterling.core.shuffle import SECRET_BYTES
from sterling.service.identity import random_id


def milliseconds() -> int:
    """The time since 1970 in milliseconds."""
    return time.time_ns() // 1_000_000


class Sources:
    """The clock, and unpredictable random numbers."""

    def __init__(
        self,
        now: Callable[[], int] = milliseconds,
        random_id: Callable[[], str] = random_id,
        random_secret: Callable[[], bytes] = lambda: secrets.token_bytes(SECRET_BYTES),
        random_seed: Callable[[], int] = lambda: secrets.randbits(40),
    ) -> None:
        self.now = now
        self.random_id = random_id
        self.random_secret = random_secret
        self.random_seed = random_seed
        """The seed of a bot's random numbers, and of characters that nobody chose."""
