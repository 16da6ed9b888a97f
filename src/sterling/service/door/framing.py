"""Requests that two servers could read in two ways are refused (RFC 9112).

Whoever stands between a client and us may find another end of such a request, and take the rest for a request of
somebody else. h11 refuses much of it; `StrictConnection` refuses the rest.
"""

import re

import h11

from sterling.service.errors import ServiceError

MAX_HEAD = 65_536
"""Bytes of a head."""
_CONTROL = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


class StrictConnection(h11.Connection):
    """h11's connection of a server; `problem` says why it raised."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, max_incomplete_event_size=MAX_HEAD)
        self.problem = ServiceError("request/invalid")
        self._chunked = False

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        watched = self.their_state is h11.IDLE or (self._chunked and self.their_state is h11.SEND_BODY)
        before = self.trailing_data[0] if watched else b""
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as problem:
            if problem.error_status_hint == 431:
                self.problem = ServiceError("limit/size", expected=MAX_HEAD)
            raise
        if watched and isinstance(event, h11.Request | h11.EndOfMessage):
            taken = before[: len(before) - len(self.trailing_data[0])]
            if isinstance(event, h11.Request):
                self._chunked = any(name == b"transfer-encoding" for name, _ in event.headers)
                self._check_head(taken, event)
            elif list(event.headers) or not taken.endswith(b"\r\n"):
                # Nothing we serve needs trailers, and their last line could be ended in two ways.
                self._refuse()
        return event

    def _check_head(self, head: bytes, request: h11.Request) -> None:
        if len(head) > MAX_HEAD:
            self.problem = ServiceError("limit/size", expected=MAX_HEAD)
            raise h11.RemoteProtocolError("head too long", error_status_hint=431)
        if _CONTROL.search(head):
            raise h11.RemoteProtocolError("control characters")
        lines = head.count(b"\r\n")
        headers = dict(request.headers)
        length, coding = headers.get(b"content-length"), headers.get(b"transfer-encoding")
        if (
            head.count(b"\n") != lines
            or head.count(b"\r") != lines
            or b"\n " in head
            or b"\n\t" in head
            or request.http_version not in (b"1.0", b"1.1")
            or (coding is not None and (length is not None or request.http_version == b"1.0"))
            or (headers.get(b"upgrade", b"").lower() == b"websocket" and (coding or length not in (None, b"0")))
        ):
            self._refuse()

    def _refuse(self) -> None:
        self.problem = ServiceError("request/framing")
        raise h11.RemoteProtocolError("ambiguous framing")
