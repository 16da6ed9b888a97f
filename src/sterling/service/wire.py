"""What a protocol offers to the application of a socket, if it takes and gives whole messages.

- `Wire`: such a protocol (door/socket.py); `WIRE`: its name among the extensions of a connection's scope
- `Outgoing`: what has to be written at the end of a turn of the event loop
"""

import asyncio
import logging
from asyncio import Future
from collections.abc import Callable
from typing import Any, Protocol

WIRE = "sterling.wire"
log = logging.getLogger("sterling.socket")


class Wire(Protocol):
    """The lower end of a socket."""

    drained: Callable[[], None]
    """Called when it takes frames again."""
    begins: Callable[[bytes], bool] | None
    """Gets a text as soon as it has come, if nothing waits for `take`. False if it has to wait there."""

    def write_texts(self, frames: list[bytes]) -> bool:
        """Writes text frames at once; False, and nothing is written, while the peer reads too slowly."""

    def listen(self) -> None:
        """From now on, what comes is for `take`, and no longer for the application's `receive`."""

    def take(self) -> Any:
        """What has come next: the bytes of a text, or an event as `receive` would give it; None if there is nothing
        yet."""

    def news(self) -> "Future[None]":
        """Done when there is something to take."""


class Outgoing:
    """Lets connections write at the end of a turn of the event loop, all of them in one step of it."""

    def __init__(self) -> None:
        self._writers: list[Callable[[], None]] = []

    def add(self, write: Callable[[], None]) -> None:
        if not self._writers:
            asyncio.get_running_loop().call_soon(self._write)
        self._writers.append(write)

    def _write(self) -> None:
        writers, self._writers = self._writers, []
        for write in writers:
            try:
                write()
            except Exception:
                log.exception("writing failed")
