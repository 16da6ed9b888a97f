"""Answers that go out in one piece say the same as those that uvicorn sends by itself."""

import asyncio
import logging
from typing import Any, cast

import h11
import pytest
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import RequestResponseCycle

from service.houses import run
from sterling.service.access import Access
from sterling.service.door.answering import WHOLE, in_one_piece
from sterling.service.door.plain import Conversation
from sterling.service.errors import ServiceError
from sterling.service.identity import Keyring
from sterling.service.limits import group_of
from sterling.service.pages import HEADERS
from sterling.service.settings import Settings
from sterling.service.till import guest_of

ASK = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
JSON = (b"content-type", b"application/json")


class Paper:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        if data:
            self.writes.append(data)

    def close(self) -> None:
        self.closed = True


class Asked:
    """A request as uvicorn reads it, before the application answers."""

    def __init__(self, request: bytes, conn: Any = None) -> None:
        self.conn: Any = conn or h11.Connection(h11.SERVER)
        self.conn.receive_data(request)
        event = self.conn.next_event()
        assert isinstance(event, h11.Request)
        while not isinstance(self.conn.next_event(), h11.EndOfMessage):
            pass
        self.paper = Paper()
        self.ended = 0
        self.cycle = RequestResponseCycle(
            scope={"type": "http", "method": event.method.decode(), "headers": list(event.headers)},  # type: ignore[typeddict-item]
            conn=self.conn,
            transport=cast(Any, self.paper),
            flow=FlowControl(cast(Any, self.paper)),
            logger=logging.getLogger("test"),
            access_logger=logging.getLogger("test"),
            access_log=False,
            default_headers=[(b"date", b"Mon, 01 Jan 2029 00:00:00 GMT")],
            message_event=asyncio.Event(),
            on_response=self._end,
        )
        self.method = event.method

    def _end(self) -> None:
        self.ended += 1

    def heard(self) -> tuple[Any, ...]:
        """What the client makes of the answer, and what becomes of the connection."""
        client = h11.Connection(h11.CLIENT)
        client.send(h11.Request(method=self.method, target="/", headers=[("host", "localhost")]))
        client.receive_data(b"".join(self.paper.writes))
        if self.paper.closed:
            client.receive_data(b"")
        head, body = client.next_event(), b""
        assert isinstance(head, h11.Response)
        while isinstance(event := client.next_event(), h11.Data):
            body += event.data
        end = type(event)
        told = head.status_code, head.reason, sorted(head.headers), body, end
        return (*told, self.conn.our_state, self.paper.closed, self.ended, self.cycle.response_complete)


def answering(status: int, headers: list[tuple[bytes, bytes]], *parts: bytes) -> Any:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": status, "headers": headers})
        for number, part in enumerate(parts, 1):
            await send({"type": "http.response.body", "body": part, "more_body": number < len(parts)})

    return app


def sized(body: bytes) -> list[tuple[bytes, bytes]]:
    return [JSON, (b"content-length", str(len(body)).encode()), *HEADERS]


@pytest.mark.parametrize(
    "request_bytes",
    [
        ASK,
        ASK.replace(b"GET", b"HEAD"),
        ASK.replace(b"1.1", b"1.0"),
        ASK.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"),
        ASK.replace(b"\r\n\r\n", b"\r\nConnection: keep-alive\r\n\r\n"),
    ],
    ids=["GET", "HEAD", "old", "close", "keep"],
)
@pytest.mark.parametrize(
    ("app", "writes"),
    [
        (answering(200, sized(b'{"a":1}'), b'{"a":1}'), 1),
        (answering(404, sized(b"{}"), b"{}"), 1),
        (answering(200, [*sized(b"{}"), (b"connection", b"close")], b"{}"), 1),
        (answering(200, [JSON], b"no length"), 1),
        (answering(304, [(b"etag", b'"x"')], b""), 1),
        (answering(204, [], b""), 1),
        (answering(200, [JSON, (b"set-cookie", b"a=1"), (b"set-cookie", b"b=2")], b"{}"), 1),
        (answering(200, [JSON], b"in ", b"parts"), None),
        (answering(200, sized(bytes(WHOLE + 1)), bytes(WHOLE + 1)), None),
    ],
    ids=["usual", "error", "closing", "no length", "known", "empty", "cookies", "parts", "large"],
)
def test_an_answer_in_one_piece_says_what_it_would_say_in_two(
    request_bytes: bytes, app: Any, writes: int | None
) -> None:
    async def story() -> None:
        ours, plain, theirs = Asked(request_bytes), Asked(request_bytes, Conversation()), Asked(request_bytes)
        await ours.cycle.run_asgi(in_one_piece(app))
        await plain.cycle.run_asgi(in_one_piece(app))
        await theirs.cycle.run_asgi(app)
        assert ours.heard() == theirs.heard()
        # Without h11 the answer is the same to the byte.
        assert plain.heard() == theirs.heard()
        assert plain.paper.writes == ours.paper.writes
        if writes is not None:
            assert len(ours.paper.writes) == writes

    run(story())


@pytest.mark.parametrize("header", [(b"x-a", b"1\r\nx-b: 2"), (b"x a", b"1"), (b"x-a", b"\x00")])
def test_a_header_that_could_be_read_as_two_is_never_sent(header: tuple[bytes, bytes]) -> None:
    async def story() -> None:
        asked = Asked(ASK)
        await asked.cycle.run_asgi(in_one_piece(answering(200, [*sized(b"{}"), header], b"{}")))
        assert asked.heard()[0] == 500
        assert header[1] not in b"".join(asked.paper.writes) or header[1] == b"1"

    run(story())


@pytest.mark.parametrize("leaving", [False, True])
def test_a_usual_answer_does_without_h11_unless_the_connection_ends(leaving: bool) -> None:
    async def story() -> None:
        asked = Asked(ASK, Conversation())
        asked.cycle.keep_alive = not leaving
        await asked.cycle.run_asgi(in_one_piece(answering(200, sized(b"{}"), b"{}")))
        assert asked.paper.closed == leaving
        assert asked.conn._plain != leaving
        assert asked.ended == 1

    run(story())


def test_an_application_that_fails_before_the_body_is_answered_for() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": sized(b"{}")})
        raise RuntimeError

    async def story() -> None:
        asked = Asked(ASK)
        await asked.cycle.run_asgi(in_one_piece(app))
        assert asked.heard()[0] == 500

    run(story())


def test_nothing_is_sent_to_somebody_who_has_left() -> None:
    async def story() -> None:
        asked = Asked(ASK)
        asked.cycle.disconnected = True
        await asked.cycle.run_asgi(in_one_piece(answering(200, sized(b"{}"), b"{}")))
        assert asked.paper.writes == []
        assert asked.ended == 0

    run(story())


def test_the_token_of_a_request_is_checked_once_if_it_is_right() -> None:
    checked: list[str] = []

    class Counting(Keyring):
        def guest(self, token: str) -> str:
            checked.append(token)
            return super().guest(token)

    keyring, access = Counting(b"key"), Access(Settings())

    def scope_with(token: str) -> dict[str, Any]:
        return {"type": "http", "headers": [(b"authorization", f"Bearer {token}".encode())]}

    scope = scope_with(keyring.guest_token("anne"))
    assert [guest_of(scope, access, keyring) for _ in range(3)] == ["anne"] * 3
    assert len(checked) == 1
    # Somebody else's request has nothing to do with it, and a wrong token is refused whenever it is asked for.
    assert guest_of(scope_with(keyring.guest_token("bea")), access, keyring) == "bea"
    wrong = scope_with("g.anne.wrong")
    for _ in range(2):
        with pytest.raises(ServiceError) as refused:
            guest_of(wrong, access, keyring)
        assert refused.value.code == "identity/invalid"


def test_an_address_may_be_longer_than_any_address() -> None:
    assert group_of("x" * 200) == group_of("x" * 80) == "x" * 80
    assert group_of("fe80::1%" + "e" * 200) == group_of("fe80::1") == "fe80::"
