"""What a protocol offers to the application of a socket, if it takes and gives whole messages.

- `Wire`: such a protocol (door/socket.py); `WIRE`: its name among the extensions of a connection's scope
"""

from asyncio import Future
from collections.abc import Callable
from typing import Any, Protocol

WIRE = "sterling.wire"


class Wire(Protocol):
    """The lower end of a socket."""

    drained: Callable[[], None]
    """Called when it takes frames again."""

    def write_texts(self, frames: list[bytes]) -> bool:
        """Writes text frames at once; False, and nothing is written, while the peer reads too slowly."""

    def listen(self) -> None:
        """From now on, what comes is for `take`, and no longer for the application's `receive`."""

    def take(self) -> Any:
        """What has come next: the bytes of a text, or an event as `receive` would give it; None if there is nothing
        yet."""

    def news(self) -> "Future[None]":
        """Done when there is something to take."""
