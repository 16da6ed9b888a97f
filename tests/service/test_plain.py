"""Ordinary requests are read without h11: as h11 would read them, and only if it would."""

from collections.abc import Callable
from typing import Any

import h11
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sterling.service.door.framing import StrictConnection
from sterling.service.door.plain import LONGEST_BODY, LONGEST_HEAD, Conversation, read_plain

GET = b"GET /api/tables?a=%20b HTTP/1.1\r\nHost: localhost:8500\r\n\r\n"
POST = b'POST /api/guests HTTP/1.1\r\nHost: localhost\r\nX-Type: json; a=b\r\nContent-Length: 8\r\n\r\n{"a": 1}'
AGENT = GET.replace(b"\r\n\r\n", b"\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64)\r\nCookie:a=1; b=2\r\n\r\n")
ANSWER = [(b"content-length", b"2")]


def with_line(line: bytes, request: bytes = GET) -> bytes:
    return request.replace(b"\r\nHost", b"\r\n" + line + b"\r\nHost", 1)


ORDINARY = {
    "get": GET,
    "post": POST,
    "browser": AGENT,
    "empty body": with_line(b"Content-Length: 0", GET.replace(b"GET", b"POST")),
    "post without a length": GET.replace(b"GET", b"POST"),
    "get with a body": with_line(b"Content-Length: 3") + b"abc",
    "staying": with_line(b"Connection: keep-alive"),
    "same header twice": with_line(b"x-a: 1\r\nx-a: 2"),
    "another request behind it": POST + GET,
}
LEFT_TO_H11 = {
    "part of a head": GET[:-2],
    "part of a body": POST[:-1],
    "other method": GET.replace(b"GET", b"PUT"),
    "head only": GET.replace(b"GET", b"HEAD"),
    "old": GET.replace(b"1.1", b"1.0"),
    "whole address": GET.replace(b" /", b" http://localhost/"),
    "not ASCII": GET.replace(b"?a", b"\xc3\xa4"),
    "no host": GET.replace(b"Host", b"Hosts"),
    "two hosts": with_line(b"host: localhost"),
    "two lengths": with_line(b"content-length: 8", POST),
    "signed length": with_line(b"content-length: +0"),
    "list of lengths": with_line(b"content-length: 0, 0"),
    "chunks": with_line(b"Transfer-Encoding: chunked") + b"0\r\n\r\n",
    "chunks and length": with_line(b"Transfer-Encoding: chunked", POST),
    "closing": with_line(b"Connection: close"),
    "staying and more": with_line(b"Connection: keep-alive, upgrade"),
    "socket": with_line(b"Connection: upgrade\r\nUpgrade: websocket"),
    "expecting": with_line(b"Expect: 100-continue", POST),
    "folded": with_line(b"x-a: 1\r\n b"),
    "space before the colon": with_line(b"x-a : 1"),
    "no colon": with_line(b"x-a"),
    "tab": with_line(b"x-a: 1\t2"),
    "bare line feed": GET.replace(b"\r\nHost", b"\nHost"),
    "bare line feed in a value": with_line(b"x-a: 1\nx-b: 2"),
    "bare carriage return": with_line(b"x-a: 1\rx-b: 2"),
    "control character": with_line(b"x-a: \x01"),
    "empty line first": b"\r\n" + GET,
    "long head": with_line(b"x-a: " + b"a" * LONGEST_HEAD),
    "long body": with_line(b"content-length: %d" % (LONGEST_BODY + 1)) + bytes(LONGEST_BODY + 1),
    "two spaces": GET.replace(b" HTTP", b"  HTTP"),
}


def read(conn: Any, data: bytes) -> list[Any]:
    """What comes out of these bytes, up to the next pause; what it refuses ends with the error."""
    conn.receive_data(data)
    told: list[Any] = []
    while True:
        try:
            event = conn.next_event()
        except h11.RemoteProtocolError:
            return [*told, "refused", conn.problem.code]
        if isinstance(event, h11.Request):
            told.append((event.method, event.target, event.http_version, list(event.headers)))
        elif isinstance(event, h11.Data):
            told.append(bytes(event.data))
        else:
            told.append(event)
        if event in (h11.NEED_DATA, h11.PAUSED):
            return told


def both(check: Callable[[Any], Any]) -> None:
    """The same from h11 alone and from a conversation."""
    ours, theirs = Conversation(), StrictConnection()
    assert check(ours) == check(theirs)
    assert ours.trailing_data[0] == theirs.trailing_data[0]
    assert (ours.our_state, ours.their_state) == (theirs.our_state, theirs.their_state)


@pytest.mark.parametrize("data", ORDINARY.values(), ids=ORDINARY.keys())
def test_an_ordinary_request_is_read_as_h11_reads_it(data: bytes) -> None:
    assert read_plain(data) is not None
    both(lambda conn: read(conn, data))


@pytest.mark.parametrize("data", LEFT_TO_H11.values(), ids=LEFT_TO_H11.keys())
def test_every_other_request_is_left_to_h11(data: bytes) -> None:
    assert read_plain(data) is None
    both(lambda conn: read(conn, data))


@pytest.mark.parametrize("first", [*ORDINARY.values(), *LEFT_TO_H11.values()], ids=[*ORDINARY, *LEFT_TO_H11])
def test_a_connection_goes_on_after_an_answer(first: bytes) -> None:
    def story(conn: Any) -> list[Any]:
        told = read(conn, first)
        if conn.their_state is h11.DONE:
            body = b"" if first.startswith(b"HEAD") else b"{}"
            answer = [h11.Response(status_code=200, headers=ANSWER), h11.Data(data=body), h11.EndOfMessage()]
            told += [conn.send(event) for event in answer]
            if conn.our_state is h11.DONE:
                conn.start_next_cycle()
                told += read(conn, POST)
        return told

    both(story)


def test_a_whole_answer_ends_the_exchange_without_h11() -> None:
    conn = Conversation()
    read(conn, GET + POST)
    assert conn.can_answer()
    conn.answer()
    assert (conn.our_state, conn.their_state) == (h11.DONE, h11.DONE)
    assert not conn.can_answer()
    # Nothing more may be said, but the connection may end now.
    with pytest.raises(h11.LocalProtocolError):
        conn.send(h11.Data(data=b"more"))
    assert conn.send(h11.ConnectionClosed()) is None
    conn.start_next_cycle()
    assert [event if isinstance(event, bytes) else event[0] for event in read(conn, b"")[:2]] == [b"POST", b'{"a": 1}']


def test_who_leaves_before_the_answer_leaves_as_with_h11() -> None:
    def story(conn: Any) -> str:
        read(conn, GET)
        with pytest.raises(h11.LocalProtocolError):
            conn.send(h11.ConnectionClosed())
        return "left"

    both(story)


PIECES = [
    b" ",
    b"\r",
    b"\n",
    b"\r\n",
    b"\t",
    b":",
    b"\x00",
    b"\x0b",
    b"\x7f",
    b"\x80",
    b",",
    b"0",
    b"a",
    b"content-length: 5\r\n",
]


@st.composite
def spoiled(draw: st.DrawFn) -> bytes:
    """A request with a few bytes taken out or put in anywhere."""
    data = draw(st.sampled_from([GET, POST, AGENT, POST + GET]))
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(data)))
        data = data[:at] + draw(st.sampled_from([b"", *PIECES])) + data[at + draw(st.integers(0, 2)) :]
    return data


@given(spoiled(), st.integers(0, 200))
def test_spoiled_requests_are_read_as_h11_reads_them(data: bytes, cut: int) -> None:
    parts = [part for part in (data[:cut], data[cut:]) if part]
    both(lambda conn: [read(conn, part) for part in parts if conn.their_state is not h11.ERROR])
