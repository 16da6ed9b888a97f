"""The HTTP interface under /api: tables and seats. What happens at a table live goes over the socket."""

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import SecurityRequirement, SecurityScheme
from litestar.params import FromQuery, JSONBody, Parameter, QueryParameter

import sterling
from sterling.bots import bot_names
from sterling.core.errors import SterlingError
from sterling.core.state import SPECTATOR
from sterling.games import games
from sterling.service.access import Access
from sterling.service.authority import Asker, Live
from sterling.service.errors import ServiceError
from sterling.service.identity import COOKIE
from sterling.service.messages import (
    PHRASES,
    Ack,
    CreateTable,
    GiveNonce,
    Guest,
    House,
    ImportRecord,
    LeaveSeat,
    OpenSeat,
    PostMove,
    PostSay,
    PostUndo,
    Problem,
    Replay,
    SeatBot,
    SitDown,
    TableAnswer,
    TableList,
    schema,
)
from sterling.service.tables import Tables

AnyRequest = Request[Any, Any, Any]
TablePath = Annotated[
    str, Parameter(description="The table's id", pattern="^[A-Za-z0-9_-]+$", min_length=16, max_length=40)
]
SeatPath = Annotated[int, Parameter(description="The seat, from 0", ge=0, le=15)]
ViewerQuery = Annotated[int, QueryParameter(name="seat", description="Whose eyes; -1 for a spectator", ge=-1, le=15)]
SEATS_HEADER = "x-sterling-seats"
YEAR = 365 * 24 * 3600

_TOLD = {
    400: "Not understood",
    401: "Nobody known",
    403: "Not yours",
    404: "Not there",
    409: "Not now",
    413: "Too big",
    429: "Too much",
    500: "Broken",
    503: "Not just now",
}


def _problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors an operation may answer with, beside those of all."""
    return {
        status: ResponseSpec(Problem, description=_TOLD[status], generate_examples=False)
        for status in sorted({*statuses, 429, 500})
    }


ALWAYS = _problems()
READING = _problems(400, 401, 503)
READING_TABLE = _problems(400, 401, 404, 503)
SETTING = _problems(400, 401, 403, 413, 503)
ASKING_TABLE = _problems(400, 401, 403, 404, 409, 503)
CHANGING_TABLE = _problems(400, 401, 403, 404, 409, 413, 503)

SCHEMES = {
    "guest": SecurityScheme(
        type="http", scheme="bearer", description="The guest token that `POST /api/guests` gives, for programs"
    ),
    "cookie": SecurityScheme(
        type="apiKey",
        name=COOKIE,
        security_scheme_in="cookie",
        description="The same token, for browsers; it counts for pages of the service's own address",
    ),
    "seats": SecurityScheme(
        type="apiKey",
        name="X-Sterling-Seats",
        security_scheme_in="header",
        description="Seat tokens with spaces between them: each gives its bearer a seat",
    ),
}
Security = list[SecurityRequirement]
BY_GUEST: Security = [{"guest": []}, {"cookie": []}]
BY_SEAT: Security = [*BY_GUEST, {"seats": []}]
GUEST_OR_NOBODY: Security = [{}, *BY_GUEST]
ANYBODY: Security = [{}, *BY_SEAT]
NOBODY: Security = [{}]
"""Who is asked for nothing and told the same as everybody."""


def _tables(request: AnyRequest) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _access(request: AnyRequest) -> Access:
    access: Access = request.app.state.access
    return access


def guest_of(request: AnyRequest) -> str:
    """The identity of whoever asks; empty if there is none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if not token or kind.lower() != "bearer":
        token = _access(request).cookie(request.scope)
    return _tables(request).keyring.guest(token.strip()[:200]) if token else ""


def asker_of(request: AnyRequest) -> Asker:
    seats = request.headers.get(SEATS_HEADER, "").split()[:16]
    return Asker(guest_of(request), tuple(seats))


def known(request: AnyRequest) -> Asker:
    asker = asker_of(request)
    if not asker.identity:
        raise ServiceError("identity/missing")
    return asker


def spend(request: AnyRequest) -> None:
    """Runs before every request to the interface."""
    access = _access(request)
    if request.method != "GET" and not access.origin_allowed(request.scope):
        raise ServiceError("identity/origin")
    try:
        identity = guest_of(request)
    except SterlingError:
        identity = ""
    access.spend(identity, access.address(request.scope))


def _answer(request: AnyRequest, live: Live, asker: Asker) -> TableAnswer:
    return _tables(request).answer(live, asker, _access(request).base_url(request.scope))


async def _answer_for(request: AnyRequest, table: str, asker: Asker) -> TableAnswer:
    return _answer(request, await _tables(request).fresh(table), asker)


@post(
    "/guests",
    status_code=200,
    responses=_problems(403),
    security=GUEST_OR_NOBODY,
    summary="Become a guest, or stay the one you are",
)
async def create_guest(request: AnyRequest) -> Response[Guest]:
    tables, access = _tables(request), _access(request)
    try:
        identity = guest_of(request)
    except ServiceError:
        identity = ""
    if not identity:
        access.new_guest(access.address(request.scope))
        identity = tables.random_id()
    token = tables.keyring.guest_token(identity)
    response = Response(Guest(token))
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=access.base_url(request.scope).startswith("https:"),
    )
    return response


def _seatable() -> dict[str, list[str]]:
    return {facts.name: bot_names(facts.name) for facts in games()}


@get("/house", responses=ALWAYS, security=NOBODY, summary="What can be played here")
async def house(request: AnyRequest) -> House:
    return House(sterling.__version__, list(games()), _seatable(), list(PHRASES))


@get(
    "/wire",
    responses=ALWAYS,
    security=NOBODY,
    summary="The messages of the socket, as an OpenAPI document without paths",
)
async def wire(request: AnyRequest) -> dict[str, Any]:
    return schema()


@post("/tables", responses=SETTING, security=BY_GUEST, summary="Set a table")
async def create_table(request: AnyRequest, data: JSONBody[CreateTable]) -> TableAnswer:
    asker = known(request)
    _access(request).new_table(asker.identity)
    return _answer(request, await _tables(request).create(asker, data), asker)


@get("/tables", responses=READING, security=GUEST_OR_NOBODY, summary="Tables anybody may find, or your own")
async def list_tables(request: AnyRequest, mine: FromQuery[bool] = False) -> TableList:
    tables = _tables(request)
    if not mine:
        return TableList(await tables.listed(), [])
    return TableList(*await tables.mine(known(request)))


@get("/tables/{table:str}", responses=READING_TABLE, security=ANYBODY, summary="A table as you may see it")
async def show_table(request: AnyRequest, table: TablePath) -> TableAnswer:
    return await _answer_for(request, table, asker_of(request))


@post("/tables/{table:str}/sit", status_code=200, responses=CHANGING_TABLE, security=BY_GUEST, summary="Take a seat")
async def sit(request: AnyRequest, table: TablePath, data: JSONBody[SitDown]) -> TableAnswer:
    asker = known(request)
    await _tables(request).sit(asker, table, data)
    return await _answer_for(request, table, asker)


@post(
    "/tables/{table:str}/nonces",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_SEAT,
    summary="Add your nonce to the shuffle",
)
async def give_nonce(request: AnyRequest, table: TablePath, data: JSONBody[GiveNonce]) -> TableAnswer:
    asker = asker_of(request)
    await _tables(request).give_nonce(asker, table, data.seat, data.nonce)
    return await _answer_for(request, table, asker)


@post("/tables/{table:str}/start", status_code=200, responses=ASKING_TABLE, security=BY_GUEST, summary="Deal the cards")
async def start(request: AnyRequest, table: TablePath) -> TableAnswer:
    asker = known(request)
    await _tables(request).start(asker, table)
    return await _answer_for(request, table, asker)


@post(
    "/tables/{table:str}/seats/{seat:int}/leave",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_SEAT,
    summary="Leave your seat",
)
async def leave(request: AnyRequest, table: TablePath, seat: SeatPath, data: JSONBody[LeaveSeat]) -> TableAnswer:
    asker = asker_of(request)
    await _tables(request).leave(asker, table, seat, data.level)
    return await _answer_for(request, table, asker)


@post(
    "/tables/{table:str}/seats/{seat:int}/take",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_GUEST,
    summary="Take your seat back",
)
async def take_back(request: AnyRequest, table: TablePath, seat: SeatPath, data: JSONBody[SitDown]) -> TableAnswer:
    asker = known(request)
    await _tables(request).take_back(asker, table, seat, data.name)
    return await _answer_for(request, table, asker)


@post(
    "/tables/{table:str}/seats/{seat:int}/bot",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_SEAT,
    summary="Put a bot in a seat",
)
async def seat_bot(request: AnyRequest, table: TablePath, seat: SeatPath, data: JSONBody[SeatBot]) -> TableAnswer:
    asker = asker_of(request)
    await _tables(request).seat_bot(asker, table, seat, data.level)
    return await _answer_for(request, table, asker)


@post(
    "/tables/{table:str}/seats/{seat:int}/open",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_GUEST,
    summary="Empty a seat",
)
async def open_seat(request: AnyRequest, table: TablePath, seat: SeatPath, data: JSONBody[OpenSeat]) -> TableAnswer:
    asker = known(request)
    await _tables(request).open_seat(asker, table, seat, data.access)
    return await _answer_for(request, table, asker)


@post("/tables/{table:str}/moves", status_code=200, responses=CHANGING_TABLE, security=BY_SEAT, summary="Act")
async def move(request: AnyRequest, table: TablePath, data: JSONBody[PostMove]) -> Ack:
    number = await _tables(request).move(asker_of(request), table, data.seat, data.decision, data.id, data.action)
    return Ack(data.id, table, data.seat, number)


@post(
    "/tables/{table:str}/undo",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_SEAT,
    summary="Take back your last action",
)
async def undo(request: AnyRequest, table: TablePath, data: JSONBody[PostUndo]) -> Ack:
    number = await _tables(request).undo(asker_of(request), table, data.seat, data.decision, data.id)
    return Ack(data.id, table, data.seat, number)


@post(
    "/tables/{table:str}/say",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_SEAT,
    summary="Say one of the known phrases",
)
async def say(request: AnyRequest, table: TablePath, data: JSONBody[PostSay]) -> Ack:
    number = await _tables(request).say(asker_of(request), table, data.seat, data.phrase, data.id)
    return Ack(data.id, table, data.seat, number)


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    responses=ASKING_TABLE,
    security=BY_SEAT,
    summary="The same people, new cards",
)
async def rematch(request: AnyRequest, table: TablePath) -> TableAnswer:
    asker = asker_of(request)
    return _answer(request, await _tables(request).rematch(asker, table), asker)


@get(
    "/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=READING_TABLE,
    security=ANYBODY,
    summary="The record of a game",
)
async def record(request: AnyRequest, table: TablePath) -> str:
    tables = _tables(request)
    room = (await tables.fresh(table)).room
    return room.record(tables.held(room, asker_of(request))).text()


@get(
    "/tables/{table:str}/replay",
    responses=_problems(400, 404, 409, 503),
    security=NOBODY,
    summary="A finished game again, step by step",
)
async def replay(request: AnyRequest, table: TablePath, seat: ViewerQuery = SPECTATOR) -> Replay:
    room = (await _tables(request).fresh(table)).room
    if seat >= room.game.seats:
        raise ServiceError("seat/unknown", expected=f"0-{room.game.seats - 1}", came=seat)
    # Nothing changes a finished game any more, so it can be gone through beside everything else.
    return await asyncio.to_thread(room.replay, seat)


@post("/records", responses=SETTING, security=BY_GUEST, summary="Take in a finished game")
async def import_record(request: AnyRequest, data: JSONBody[ImportRecord]) -> TableAnswer:
    asker = known(request)
    _access(request).new_table(asker.identity)
    return _answer(request, await _tables(request).import_record(asker, data.record), asker)


HANDLERS = [
    create_guest,
    house,
    wire,
    create_table,
    list_tables,
    show_table,
    sit,
    give_nonce,
    start,
    leave,
    take_back,
    seat_bot,
    open_seat,
    move,
    undo,
    say,
    rematch,
    record,
    replay,
    import_record,
]
