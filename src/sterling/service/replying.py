"""Answers of the handlers as they are sent: nearly all are messages as JSON, without headers of their own."""

from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

T = TypeVar("T")
JSON = b"application/json"


class Message(ASGIResponse):
    """A message, encoded. It has nothing of what other answers may have."""

    __slots__ = ()

    def __init__(self, status: int, body: bytes) -> None:
        self.status_code = status
        self.body = body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"content-type", JSON), (b"content-length", b"%d" % len(self.body))]
        await send({"type": "http.response.start", "status": self.status_code, "headers": headers})
        await send({"type": "http.response.body", "body": self.body, "more_body": False})


class Reply(Response[T]):
    """What a handler returned."""

    def to_asgi_response(self, app: Any, request: Request[Any, Any, Any], **more: Any) -> ASGIResponse:
        special = self.headers or self.cookies or self.background or self.response_type_encoders or any(more.values())
        if special or self.media_type != MediaType.JSON or not isinstance(self.content, msgspec.Struct):
            return super().to_asgi_response(app, request, **more)
        return Message(self.status_code or 200, self.render(self.content, MediaType.JSON.value))
