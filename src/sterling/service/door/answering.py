"""Answers in one piece.

uvicorn writes the head and the body of an answer one after the other, and h11 checks every header twice. Most of our
answers are whole when they begin, and most of their headers are always the same. The answer to an ordinary request
(plain.py) does without h11, if it is a body of known length.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, RequestResponseCycle

from sterling.service.door.plain import Conversation

FRAMING = frozenset([b"connection", b"content-length", b"transfer-encoding"])
"""The headers that decide where the answer ends, and whether another may follow: h11 has to know them."""
WHOLE = 65_536
"""Bytes of a body that are copied to go out with the head."""
WITH_BODY = frozenset(status for status, phrase in STATUS_PHRASES.items() if phrase and status >= 200) - {204, 205, 304}
END = h11.EndOfMessage()


def in_one_piece(app: Any) -> Any:
    """An application of uvicorn's whose answers go out so."""

    async def run(scope: Any, receive: Any, send: Any) -> None:
        await app(scope, receive, Answering(send.__self__).send)

    return run


class Answering:
    """Sends the answer to one request. The head waits for the body, or for its first part."""

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = cycle
        self._start: Any = None

    async def send(self, message: Any) -> None:
        if self._start is None:
            if message["type"] == "http.response.start" and not self._cycle.response_started:
                self._start = message
            else:
                await self._cycle.send(message)
            return
        start, self._start = self._start, None
        whole = message["type"] == "http.response.body" and not message.get("more_body", False)
        if whole and len(message.get("body", b"")) <= WHOLE and not self._cycle.flow.write_paused:
            self._send_whole(start["status"], start.get("headers", []), message.get("body", b""))
        else:
            await self._cycle.send(start)
            await self._cycle.send(message)

    def _send_whole(self, status: int, headers: Sequence[tuple[bytes, bytes]], body: bytes) -> None:
        cycle = self._cycle
        if cycle.disconnected:
            return
        framing: list[tuple[bytes, bytes]] = []
        others = list(cycle.default_headers)
        for name, value in headers:
            (framing if name.lower() in FRAMING else others).append((name, value))
        lines = header_lines(tuple(others))
        cycle.response_started = True
        cycle.waiting_for_100_continue = False
        conn: Any = cycle.conn
        if (
            isinstance(conn, Conversation)
            and conn.can_answer()
            and cycle.keep_alive
            and framing == [(b"content-length", b"%d" % len(body))]
            and status in WITH_BODY
        ):
            cycle.transport.write(b"".join((_beginning(status, len(body)), lines, b"\r\n", body)))
            conn.answer()
            cycle.response_complete = True
            cycle.message_event.set()
            cycle.on_response()
            return
        # h11 adds what the request asks for, such as that the connection closes.
        head = conn.send(h11.Response(status_code=status, headers=framing, reason=STATUS_PHRASES[status]))
        data = conn.send(h11.Data(data=b"" if cycle.scope["method"] == "HEAD" else body))
        end = conn.send(END)
        cycle.transport.write(b"".join((head[:-2], lines, b"\r\n", data, end)))
        cycle.response_complete = True
        cycle.message_event.set()
        if conn.our_state is h11.MUST_CLOSE or not cycle.keep_alive:
            conn.send(h11.ConnectionClosed())
            cycle.transport.close()
        cycle.on_response()


def _beginning(status: int, length: int) -> bytes:
    return b"HTTP/1.1 %d %s\r\ncontent-length: %d\r\n" % (status, STATUS_PHRASES[status], length)


@lru_cache(maxsize=256)
def header_lines(headers: tuple[tuple[bytes, bytes], ...]) -> bytes:
    """These headers as they are sent. h11 refuses what could be read as more than one.

    >>> header_lines(((b"x-frame-options", b"DENY"), (b"vary", b"origin")))
    b'x-frame-options: DENY\\r\\nvary: origin\\r\\n'
    """
    checked = h11.Response(status_code=200, headers=list(headers)).headers
    return b"".join(b"%s: %s\r\n" % header for header in checked.raw_items())
