"""Where the service gets time and chance from. Tests bring their own."""

import secrets
import time
from collections.abc import Callable

from sterling.core.shuffle import SECRET_BYTES
from sterling.service.identity import random_id


def milliseconds() -> int:
    """The time since 1970 in milliseconds."""
    return time.time_ns() // 1_000_000


class Sources:
    """The clock, and the random numbers nobody may guess."""

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
        """What a bot draws its chance from, and what gives out characters that nobody chose."""
