"""What a protocol offers to the application of a socket, if it takes whole frames.

- `Wire`: such a protocol (door/socket.py); `WIRE`: its name among the extensions of a connection's scope
"""

from collections.abc import Callable
from typing import Protocol

WIRE = "sterling.wire"


class Wire(Protocol):
    """The lower end of a socket."""

    drained: Callable[[], None]
    """Called when it takes frames again."""

    def write_texts(self, frames: list[bytes]) -> bool:
        """Writes text frames at once; False, and nothing is written, while the peer reads too slowly."""
