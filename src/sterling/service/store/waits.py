"""How long the service waits for PostgreSQL. (For a SQLite file that another program has locked: writer.BUSY_SECONDS.)

- `Waits(lock, statement)`: so many seconds; `FOREVER`: for migrations, and for what an operator does

The server gives up first and says why, so it is clear that nothing was written. If it does not answer at all, asyncpg
gives up a little later; then nobody knows whether a commit went through, and the log has to be read (commit.py).
"""

import math
from typing import Any

import msgspec

GRACE_SECONDS = 1.0
"""So much longer than the server we wait for its answer."""


class Waits(msgspec.Struct, frozen=True):
    """The longest waits, in seconds; 0 sets no limit."""

    lock: float = 0.0
    """For a lock that somebody else holds."""
    statement: float = 0.0
    """For one statement, locks included."""

    def arguments(self) -> dict[str, Any]:
        """What asyncpg needs to know for every connection.

        >>> Waits(lock=3.0, statement=0.0).arguments()
        {'server_settings': {'lock_timeout': '3000'}}
        """
        found: dict[str, Any] = {}
        limits = {"lock_timeout": self.lock, "statement_timeout": self.statement}
        # The server counts in whole milliseconds, and takes 0 for no limit.
        settings = {name: str(math.ceil(1000 * seconds)) for name, seconds in limits.items() if seconds > 0}
        if settings:
            found["server_settings"] = settings
        if self.statement > 0:
            found["timeout"] = found["command_timeout"] = self.statement + GRACE_SECONDS
        return found

    def pool(self) -> dict[str, Any]:
        """How long a query waits for one of the pool's connections, while others hang in all of them."""
        return {"pool_timeout": self.statement} if self.statement > 0 else {}


FOREVER = Waits()
