"""Messages as answers: the same bytes as Litestar's own."""

from typing import Any

import msgspec
import pytest
from litestar import MediaType, Response, get, post
from litestar.background_tasks import BackgroundTask
from litestar.testing import create_test_client

from sterling.service import replying
from sterling.service.messages import Ack, Guest, Problem
from sterling.service.replying import Message, Reply


@get("/message")
async def message() -> Ack:
    return Ack("1", "table", 0, 7)


@post("/made")
async def made() -> Ack:
    return Ack("é", "table", 1, 8)


@get("/numbers")
async def numbers() -> dict[str, int]:
    return {"a": 1}


@get("/text", media_type=MediaType.TEXT)
async def text() -> str:
    return "text"


@get("/cookie")
async def cookie() -> Response[Guest]:
    found = Reply(Guest("token"))
    found.set_cookie("guest", "token")
    return found


@get("/headers")
async def headers() -> Response[Problem]:
    return Reply(Problem("limit/rate", "Wait", {}), status_code=429, headers={"retry-after": "3"})


HANDLERS: list[Any] = [message, made, numbers, text, cookie, headers]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/message"),
        ("POST", "/made"),
        ("GET", "/numbers"),
        ("GET", "/text"),
        ("GET", "/cookie"),
        ("GET", "/headers"),
    ],
)
def test_an_answer_is_the_same_as_litestars(monkeypatch: pytest.MonkeyPatch, method: str, path: str) -> None:
    with create_test_client(HANDLERS, response_class=Reply, logging_config=None) as client:
        ours = client.request(method, path)
    monkeypatch.setattr(replying.Reply, "to_asgi_response", Response.to_asgi_response)
    with create_test_client(HANDLERS, logging_config=None) as client:
        theirs = client.request(method, path)
    assert (ours.status_code, ours.content) == (theirs.status_code, theirs.content)
    assert sorted(ours.headers.multi_items()) == sorted(theirs.headers.multi_items())


def test_what_is_special_about_an_answer_is_kept() -> None:
    plain, task = Ack("1", "table", 0, 7), BackgroundTask(lambda: None)
    request: Any = None

    def made(reply: Reply[Any], **more: Any) -> bool:
        return isinstance(reply.to_asgi_response(None, request, **more), Message)

    assert made(Reply(plain, media_type=MediaType.JSON))
    assert not made(Reply(plain, media_type=MediaType.JSON), headers={"etag": "x"})
    assert not made(Reply(plain, media_type=MediaType.JSON), is_head_response=False, background=task)
    assert not made(Reply(plain, media_type=MediaType.JSON, background=task))
    assert not made(Reply(plain, media_type=MediaType.JSON, headers={"etag": "x"}))
    assert not made(Reply(plain, media_type=MediaType.MESSAGEPACK))
    assert not made(Reply(msgspec.json.encode(plain), media_type=MediaType.JSON))


def test_a_message_takes_the_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []

    class Noted(Message):
        def __init__(self, status: int, body: bytes) -> None:
            sent.append(body)
            super().__init__(status, body)

    monkeypatch.setattr(replying, "Message", Noted)
    with create_test_client(HANDLERS, response_class=Reply, logging_config=None) as client:
        assert [client.get("/message").content, client.post("/made").content] == sent
        client.get("/cookie")
    assert len(sent) == 2
