"""Ordinary requests are read here, and h11 does not see them.

Nearly every request is an ordinary one: GET or POST, a few short headers, and a body of known length that has come
with the head. h11 reads it with everything in mind that a request may be, and takes several times as long. Whatever is
not ordinary in every respect is left to `StrictConnection`, and so is every answer that is more than a body of known
length.

- `read_plain(data)`: an ordinary request at the beginning of these bytes
- `Conversation`: what uvicorn uses of an h11 connection; it reads ordinary requests itself
"""

import re
from typing import Any

import h11

from sterling.service.door.framing import StrictConnection
from sterling.service.errors import ServiceError

LONGEST_HEAD = 8192
LONGEST_BODY = 65_536
_FIRST = re.compile(rb"(GET|POST) (/[!-~]*) HTTP/1\.1")
# Stricter than h11: nothing but one space before a value, and nothing in it but printable ASCII.
_HEADER = re.compile(rb"([-!#$%&'*+.^_`|~0-9A-Za-z]+): ?([!-~](?:[ -~]*[!-~])?)")
_OTHERS = frozenset(
    [b"connection", b"expect", b"http2-settings", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade"]
)
"""Headers that say how the connection is used: a request with one of them is not ordinary …"""
_STAYS = (b"connection", b"keep-alive")
"""… but browsers always send this one, and it asks for nothing new."""
END = h11.EndOfMessage()


def _request(method: bytes, target: bytes, headers: list[tuple[bytes, bytes]]) -> h11.Request:
    """h11's event for a request that was checked here. Making it the usual way would check everything again."""
    request = object.__new__(h11.Request)
    put = object.__setattr__
    put(request, "method", method)
    put(request, "target", target)
    put(request, "headers", headers)
    put(request, "http_version", b"1.1")
    return request


def read_plain(data: bytes | bytearray) -> tuple[h11.Request, int, int] | None:
    """The request these bytes begin with, and where its body begins and ends; None if it is not ordinary, or not all
    there.

    >>> request, start, end = read_plain(b"POST /a HTTP/1.1\\r\\nHost: b\\r\\nContent-Length: 2\\r\\n\\r\\n{}GET")
    >>> request.target, request.headers, (start, end)
    (b'/a', [(b'host', b'b'), (b'content-length', b'2')], (48, 50))
    """
    start = data.find(b"\r\n\r\n", 0, LONGEST_HEAD)
    if start < 0:
        return None
    lines = bytes(data[:start]).split(b"\r\n")
    first = _FIRST.fullmatch(lines[0])
    if first is None:
        return None
    headers: list[tuple[bytes, bytes]] = []
    hosts, length = 0, -1
    for line in lines[1:]:
        found = _HEADER.fullmatch(line)
        if found is None:
            return None
        name, value = found.groups()
        name = name.lower()
        if name == b"host":
            hosts += 1
        elif name == b"content-length":
            if length >= 0 or not value.isdigit() or len(value) > 5:
                return None
            length = int(value)
        elif name in _OTHERS and (name, value) != _STAYS:
            return None
        headers.append((name, value))
    start += 4
    end = start + max(0, length)
    if hosts != 1 or end > len(data) or end - start > LONGEST_BODY:
        return None
    method, target = first.groups()
    return _request(method, target, headers), start, end


class Conversation:
    """Requests and answers of one connection, as uvicorn asks h11 for them."""

    def __init__(self) -> None:
        self._strict = StrictConnection()
        self._plain = True
        """Whether h11 has seen nothing of the exchange that is going on, or of the next one."""
        self._buffer = bytearray()
        """What has come and nobody has read."""
        self._raw = b""
        """The ordinary request that is being answered."""
        self._events: list[Any] = []
        """What uvicorn has not asked for of it, the last first."""
        self._ours: Any = h11.IDLE
        self._theirs: Any = h11.IDLE

    @property
    def our_state(self) -> Any:
        return self._ours if self._plain and self._ours is not h11.IDLE else self._strict.our_state

    @property
    def their_state(self) -> Any:
        return self._theirs if self._plain and self._theirs is not h11.IDLE else self._strict.their_state

    @property
    def they_are_waiting_for_100_continue(self) -> bool:
        return not self._plain and self._strict.they_are_waiting_for_100_continue

    @property
    def trailing_data(self) -> tuple[bytes, bool]:
        return (bytes(self._buffer), False) if self._plain else self._strict.trailing_data

    @property
    def problem(self) -> ServiceError:
        return self._strict.problem

    def receive_data(self, data: bytes) -> None:
        if self._plain:
            self._buffer += data
        else:
            self._strict.receive_data(data)

    def next_event(self) -> Any:
        if not self._plain:
            return self._strict.next_event()
        if self._events:
            event = self._events.pop()
            if event is END:
                self._theirs = h11.DONE
            return event
        if self._ours is not h11.IDLE:
            return h11.PAUSED if self._buffer else h11.NEED_DATA
        if not self._buffer:
            return h11.NEED_DATA if self._strict.their_state is h11.IDLE else self._strict.next_event()
        found = read_plain(self._buffer)
        if found is None:
            self._leave_to_strict()
            return self._strict.next_event()
        request, start, end = found
        self._raw = bytes(self._buffer[:end])
        del self._buffer[:end]
        self._events = [END, h11.Data(data=self._raw[start:])] if start < end else [END]
        self._ours, self._theirs = h11.SEND_RESPONSE, h11.SEND_BODY
        return request

    def _leave_to_strict(self) -> None:
        """h11 goes on with what it has not seen. It gets to where we are by reading the request too."""
        self._plain = False
        if self._raw:
            self._strict.receive_data(self._raw)
            while not isinstance(self._strict.next_event(), h11.EndOfMessage):
                pass
        if self._buffer:
            self._strict.receive_data(bytes(self._buffer))
            self._buffer.clear()
        self._raw = b""
        self._ours = self._theirs = h11.IDLE

    def send(self, event: Any) -> bytes | None:
        if self._plain:
            if self._ours is h11.DONE:
                if isinstance(event, h11.ConnectionClosed):
                    return None
                raise h11.LocalProtocolError("the answer is complete")
            self._leave_to_strict()
        sent: bytes | None = self._strict.send(event)
        return sent

    def can_answer(self) -> bool:
        """Whether `answer` may be used: there is an ordinary request, and nothing was said to it."""
        return self._plain and self._ours is h11.SEND_RESPONSE

    def answer(self) -> None:
        """It has been answered as a whole, with a body of the length that was said; the connection stays open."""
        self._ours = h11.DONE

    def start_next_cycle(self) -> None:
        if self._plain:
            self._raw = b""
            self._ours = self._theirs = h11.IDLE
            return
        self._strict.start_next_cycle()
        # What h11 has already, it has to read.
        self._plain = not self._strict.trailing_data[0]
