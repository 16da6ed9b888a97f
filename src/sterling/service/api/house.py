"""The service itself: becoming a guest, what can be played, and a description of the wire."""

from typing import Any

import msgspec
from litestar import Response, get, post

import sterling
from sterling.bots import bot_names, cast_of
from sterling.bots.practice import practice_of
from sterling.games import games
from sterling.service.api.asking import AnyRequest, guest_if_any, service_of
from sterling.service.api.described import ALWAYS, GUEST_OR_NOBODY, NOBODY, problems
from sterling.service.faces import FACES
from sterling.service.identity import COOKIE
from sterling.service.lessons import taught
from sterling.service.messages import PHRASES, Guest, House, schema
from sterling.service.pages import document_answer

YEAR = 365 * 24 * 3600


@post(
    "/guests",
    status_code=200,
    responses=problems(403),
    security=GUEST_OR_NOBODY,
    summary="Become a guest, or stay the one you are",
)
async def create_guest(request: AnyRequest) -> Response[Guest]:
    service = service_of(request)
    identity = guest_if_any(request)
    if not identity:
        service.access.new_guest(service.access.address(request.scope))
        identity = service.sources.random_id()
    return as_guest(request, identity)


def as_guest(request: AnyRequest, identity: str) -> Response[Guest]:
    """From now on the asker is this guest: programs by the token, browsers by the cookie."""
    service = service_of(request)
    token = service.keyring.guest_token(identity)
    response = Response(Guest(token))
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=service.access.base_url(request.scope).startswith("https:"),
    )
    return response


def _seatable() -> dict[str, list[str]]:
    return {facts.name: bot_names(facts.name) for facts in games()}


def _strengths() -> dict[str, dict[str, int]]:
    return {facts.name: {one.name: one.strength for one in cast_of(facts.name)} for facts in games()}


def _practice() -> dict[str, int]:
    found = {facts.name: practice_of(facts.name) for facts in games()}
    return {name: len(practice.positions) for name, practice in found.items() if practice is not None}


def _house() -> bytes:
    return msgspec.json.encode(
        House(
            sterling.__version__,
            list(games()),
            _seatable(),
            list(PHRASES),
            _strengths(),
            list(FACES),
            taught(),
            _practice(),
        )
    )


@get("/house", responses=ALWAYS, security=NOBODY, summary="What can be played here")
async def house(request: AnyRequest) -> Response[House]:
    return document_answer(request, service_of(request).documents.get("house", _house))


@get(
    "/wire",
    responses=ALWAYS,
    security=NOBODY,
    summary="The messages of the socket, as an OpenAPI document without paths",
)
async def wire(request: AnyRequest) -> Response[dict[str, Any]]:
    return document_answer(request, service_of(request).documents.get("wire", lambda: msgspec.json.encode(schema())))
