"""Counts every HTTP request before anything else is done for it: pages, files and errors too. Blocked addresses are
refused here as well.

A request over the limit is refused here, which takes a fraction of what the rest of the application takes, and its
sender waits a little for the answer (access.Access.hold). The others begin a few at a time, so that moves, which come
over sockets, get their turn between them. Each has a place of its address while it is carried out, but not while it
waits for work that is done elsewhere (access.Stay).
"""

from typing import Any, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from sterling.core.errors import SterlingError
from sterling.i18n import Words
from sterling.service.access import Access, Stay, header_of
from sterling.service.errors import ServiceError, headers_for, status_of
from sterling.service.identity import Keyring
from sterling.service.languages import language_of
from sterling.service.limits import Trickle
from sterling.service.messages import Problem
from sterling.service.ops import Metrics
from sterling.service.prices import price_of_request

AT_ONCE = 6
"""Requests that begin in one turn of the event loop."""
GUEST = "sterling.guest"
"""Where the scope of a request keeps who asks."""
STAY = "sterling.stay"
"""Where it keeps the place of the request."""


class Till:
    """An ASGI application in front of another."""

    def __init__(self, app: ASGIApp, access: Access, keyring: Keyring, metrics: Metrics) -> None:
        self._app = app
        self._access = access
        self._keyring = keyring
        self._metrics = metrics
        self._trickle = Trickle(AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        if scope["method"] == "HEAD":
            # What GET would answer, without the body; the server knows that it is HEAD and sends none.
            scope = cast(Scope, {**scope, "method": "GET"})
        address = self._access.address(scope)
        try:
            self._access.admit(scope)
            guest = self._guest(scope)
            self._access.spend(guest, address, price_of_request(scope["path"]))
        except ServiceError as problem:
            await self._access.hold(address)
            await self._refuse(scope, send, problem)
            return
        stay = self._access.stay(guest, address)
        cast(Any, scope)[STAY] = stay
        await stay.begin()
        try:
            await self._trickle.begin()
            await self._app(scope, receive, send)
        finally:
            stay.end()

    def _guest(self, scope: Scope) -> str:
        """Who asks; nobody, if the token is not valid. The handlers then say so."""
        try:
            return guest_of(scope, self._access, self._keyring)
        except SterlingError:
            return ""

    async def _refuse(self, scope: Scope, send: Send, problem: ServiceError) -> None:
        self._metrics.count("errors", code=problem.code)
        text = Words(language_of(header_of(scope, b"accept-language"))).error(problem.code, problem.facts)
        headers = [(b"content-type", b"application/json")]
        headers += [(name.encode(), value.encode()) for name, value in headers_for(problem).items()]
        body = msgspec.json.encode(Problem(problem.code, text, problem.facts))
        headers.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status_of(problem.code), "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def guest_of(scope: Any, access: Access, keyring: Keyring) -> str:
    """The identity of whoever sent a request; empty if there is none. It is worked out once for each request."""
    found: str | None = scope.get(GUEST)
    if found is None:
        found = scope[GUEST] = _guest_of(scope, access, keyring)
    return found


def stay_of(scope: Any) -> Stay:
    """The place of a request."""
    stay: Stay = scope[STAY]
    return stay


def _guest_of(scope: Any, access: Access, keyring: Keyring) -> str:
    kind, _, token = header_of(scope, b"authorization").partition(" ")
    if not token or kind.lower() != "bearer":
        token = access.cookie(scope)
    return keyring.guest(token.strip()[:200]) if token else ""
