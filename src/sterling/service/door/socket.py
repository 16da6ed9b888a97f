"""uvicorn's protocol for WebSockets with coded refusals and limits on frames that cost more than they say.

Pings, pongs and fragments have a bucket of their own: whoever empties it is closed with `socket/flood`. Frames are
parsed in small pieces, and only as fast as the application takes them, so a thousand tiny messages in one packet wait
unparsed.

An application that finds this protocol in its scope (wire.py) takes texts and writes frames without a queue and a task
in between. Then an ordinary frame, a whole text in plain ASCII, is read here and offered to the application at once;
everything else is left to the parser of `websockets`, frame by frame.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from sterling.service.door.accepting import Door, Place
from sterling.service.door.answers import headers_of, problem_of
from sterling.service.errors import ServiceError, status_of
from sterling.service.languages import language_of
from sterling.service.limits import Buckets
from sterling.service.messages import CLOSES
from sterling.service.wire import WIRE

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it is not compiled
    from websockets.utils import apply_mask

PIECE = 2048
"""Bytes that are parsed before we look whether the application keeps up."""
CONTROL = (Opcode.PING, Opcode.PONG, Opcode.CONT)
TEXT = 0x81
"""The first byte of a frame that is a whole text."""
UNTAKEN = 16_384
"""Bytes that may wait for the application before nothing more is read."""
LONG = 8192
"""Heads of frames shorter than this are kept ready."""


class Flood(ProtocolError):
    """Too many frames without content."""


class Frames(ServerProtocol):
    """The protocol itself: refuses handshakes with a code, and ends a flood of frames where it begins."""

    def __init__(self, door: Door, max_size: int | None) -> None:
        super().__init__(extensions=[], max_size=max_size, logger=logging.getLogger("uvicorn.error"))
        self.language = "en"
        self._metrics = door.metrics
        chosen = door.settings
        self._bucket = Buckets(chosen.control_frames_per_second, chosen.control_frames_burst, door.clock)

    def reject(self, status: StatusLike, text: str) -> Response:
        problem = ServiceError("request/invalid", problem=text[:200])
        if status == 403:
            # There is no socket at this path.
            problem = ServiceError("request/not-found")
            status = status_of(problem.code)
        elif status == 405:
            problem = ServiceError("request/method")
        elif status in (414, 431):
            problem = ServiceError("limit/size", expected=8192)
        elif status == 500:
            problem = ServiceError("service/internal")
        self._metrics.count("errors", code=problem.code)
        response = super().reject(status, "")
        response.body = problem_of(problem, self.language)
        response.headers = Headers(
            [(name.decode(), value.decode()) for name, value in headers_of(problem, response.body)],
            date=response.headers["date"],
        )
        return response

    def recv_frame(self, frame: Frame) -> None:
        if (frame.opcode in CONTROL or not frame.fin) and not self._bucket.take(""):
            problem = ServiceError("socket/flood")
            self._metrics.count("dropped", code=problem.code)
            self.fail(CLOSES[problem.code], problem.code)
            self.parser_exc = Flood("too many frames without content")
            return
        super().recv_frame(frame)


class Inbox:
    """What has come and waits for the application, in order; there is one reader. It stands in for uvicorn's queue."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.items: deque[Any] = deque()
        self._loop = loop
        self._news: asyncio.Future[None] = loop.create_future()

    def put_nowait(self, item: Any) -> None:
        self.items.append(item)
        if not self._news.done():
            self._news.set_result(None)

    def news(self) -> "asyncio.Future[None]":
        if not self.items:
            self._news = self._loop.create_future()
        return self._news


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket; the connection has been one over HTTP before."""

    begins: Callable[[bytes], bool] | None = None

    def __init__(
        self, door: Door, place: Place, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.conn: Frames = Frames(door, config.ws_max_size)
        self._door = door
        self._place = place
        self._since = door.clock()
        self._unparsed = bytearray()
        self._inbox: Inbox | None = None
        """Set when the application listens on the wire."""
        self._longest = config.ws_max_size
        self.drained: Callable[[], None] = lambda: None
        """Called when frames can be written again."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._place.speaker = self
        self._door.asked(self._place)
        self._door.rests(self._place, idle=False)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._door.leave(self._place)

    # -- frames ------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._inbox is None:
            self._unparsed += data
            self._parse()
            return
        if not self._unparsed and not self._inbox.items:
            # One message in one packet, and the application waits for it: the usual case.
            text = self._text_of(data)
            if text is not None:
                if self.begins is None or not self.begins(text):
                    self._inbox.put_nowait(text)
                return
        self._unparsed += data
        self._read_frames()

    def listen(self) -> None:
        inbox = Inbox(self.loop)
        while not self.queue.empty():
            inbox.put_nowait(self.queue.get_nowait())
        self._inbox = inbox
        self.queue = cast(Any, inbox)
        self._read_frames()

    def take(self) -> Any:
        inbox = self._inbox
        if inbox is None or not inbox.items:
            return None
        event = inbox.items.popleft()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self._unparsed:
            self._read_frames()
        return event

    def news(self) -> "asyncio.Future[None]":
        assert self._inbox is not None
        return self._inbox.news()

    def _read_frames(self) -> None:
        """Reads whole frames until there is a message to take. After our close, only the peer's is of interest."""
        assert self._inbox is not None
        unparsed = self._unparsed
        while unparsed and (self.close_sent or not self._inbox.items) and not self.transport.is_closing():
            size = _frame_size(unparsed, self._longest)
            if size > len(unparsed):
                break
            frame = bytes(unparsed[:size])
            del unparsed[:size]
            self._read_frame(frame)
        if len(unparsed) > UNTAKEN and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _read_frame(self, frame: bytes) -> None:
        """Reads one whole frame, or one that can only be refused."""
        text = self._text_of(frame)
        if text is None:
            super().data_received(frame)
        else:
            assert self._inbox is not None
            self._inbox.put_nowait(text)

    def _text_of(self, frame: bytes) -> bytes | None:
        """The text, if these bytes are one whole frame, and an ordinary one."""
        there = len(frame)
        if there < 6 or frame[0] != TEXT or self.frames or self.close_sent or self.conn.state is not State.OPEN:
            return None
        size = frame[1] - 128
        start = 6
        if size == 126:
            size, start = frame[2] << 8 | frame[3], 8
        if size != there - start or size > self._longest or frame[1] == 255:
            return None
        text = apply_mask(frame[start:], frame[start - 4 : start])
        return text if text.isascii() else None

    async def receive(self) -> Any:
        message = await super().receive()
        self._parse()
        return message

    def _parse(self) -> None:
        while self._unparsed and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._unparsed[:PIECE])
            del self._unparsed[:PIECE]
            super().data_received(piece)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                # The head was fine for HTTP, but is none for a socket.
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()

    def handle_connect(self, event: Request) -> None:
        self.conn.language = language_of(", ".join(event.headers.get_all("accept-language")))
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self

    def write_texts(self, frames: list[bytes]) -> bool:
        """Writes text frames at once; False, and nothing is written, while the peer reads too slowly."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            parts: list[bytes] = []
            for frame in frames:
                size = len(frame)
                parts.append(_HEADS[size] if size < LONG else _head_of(size))
                parts.append(frame)
            self.transport.write(b"".join(parts))
        return True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.drained()

    # -- deadlines ---------------------------------------------------------------------------------------------------

    def overdue(self, now: float) -> bool:
        """Only the handshake has a deadline here; then the application asks for a greeting, and uvicorn for pongs."""
        return not self.handshake_complete and now - self._since > self._door.settings.head_seconds

    def expire(self) -> None:
        self._door.metrics.count("dropped", code="request/slow")
        self.transport.abort()


def _frame_size(data: bytes | bytearray, longest: int) -> int:
    """The size of the frame these bytes begin with, or more than there are if its head is not complete. One that can
    only be refused ends with them: nothing after it is read.

    >>> _frame_size(bytes([0x81, 0x85]), 100), _frame_size(bytes([0x81, 0x05, 1]), 100), _frame_size(b"\\x81", 100)
    (11, 3, 2)
    """
    there = len(data)
    if there < 2:
        return 2
    size, start = data[1] - 128, 6
    if size < 0:
        # Clients have to mask.
        return there
    if size > 125:
        start = 8 if size == 126 else 14
        if there < start:
            return start
        size = int.from_bytes(data[2 : start - 4], "big")
    return there if size > longest else start + size


def _head_of(size: int) -> bytes:
    """The head of a whole text frame from a server (RFC 6455, section 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


_HEADS = [_head_of(size) for size in range(LONG)]
