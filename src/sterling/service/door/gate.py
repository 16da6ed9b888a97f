"""Refusals that hold for every request, before the application sees it: foreign hosts and impossible paths."""

import re
from typing import Any

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from sterling.service.door.answers import headers_of, problem_of
from sterling.service.errors import ServiceError, status_of
from sterling.service.hosts import Hosts
from sterling.service.languages import language_of
from sterling.service.messages import CLOSES
from sterling.service.ops import Metrics
from sterling.service.settings import Settings

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
"""No path of ours has such characters, and the file system refuses some of them with errors of its own."""


class Gate:
    """The application behind these checks."""

    def __init__(self, app: Litestar, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._hosts = Hosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = self._problem(scope)
        if problem is None:
            await self._app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await self._answer(scope, send, problem)
        elif problem.code in CLOSES:
            self._metrics.count("dropped", code=problem.code)
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.close", "code": CLOSES[problem.code], "reason": problem.code})
        else:
            await send({"type": "websocket.close", "code": 1000, "reason": problem.code})

    def _problem(self, scope: Any) -> ServiceError | None:
        if scope["type"] == "lifespan":
            return None
        if not self._hosts.allow(_header(scope, b"host")):
            return ServiceError("request/host")
        if not scope["path"].startswith("/") or _CONTROL.search(scope["path"]):
            return ServiceError("request/not-found")
        return None

    async def _answer(self, scope: Any, send: Send, problem: ServiceError) -> None:
        body = problem_of(problem, language_of(_header(scope, b"accept-language")))
        status = status_of(problem.code)
        self._metrics.count("errors", code=problem.code)
        self._metrics.count("requests", status=str(status))
        await send({"type": "http.response.start", "status": status, "headers": headers_of(problem, body)})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _header(scope: Any, name: bytes) -> str:
    return next((bytes(value).decode("latin-1") for key, value in scope["headers"] if key == name), "")
