"""Tables over HTTP: new ones, lists, one table as the asker may see it, records and replays."""

from litestar import MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody

from sterling.core.state import SPECTATOR
from sterling.service.api.asking import (
    AnyRequest,
    answer,
    answer_for,
    asker_of,
    charge,
    guest_if_any,
    known,
    service_of,
    stay_of,
)
from sterling.service.api.described import (
    ANYBODY,
    ASKING_TABLE,
    BY_GUEST,
    BY_SEAT,
    GUEST_OR_NOBODY,
    NOBODY,
    READING,
    READING_TABLE,
    SETTING,
    TablePath,
    ViewerQuery,
    problems,
)
from sterling.service.checks import finished, seat_exists
from sterling.service.identity import Asker
from sterling.service.messages import CreateTable, ImportRecord, Replay, TableAnswer, TableList
from sterling.service.prices import PRICES, price_of_length
from sterling.service.records import record_of, replay_job, replay_of


@post("/tables", responses=SETTING, security=BY_GUEST, summary="Set a table")
async def create_table(request: AnyRequest, data: JSONBody[CreateTable]) -> TableAnswer:
    asker = known(request)
    service_of(request).access.new_table(asker.identity)
    charge(request, PRICES["table"])
    return answer(request, await service_of(request).tables.create(asker, data), asker)


@get("/tables", responses=READING, security=GUEST_OR_NOBODY, summary="Tables anybody may find, or your own")
async def list_tables(request: AnyRequest, mine: FromQuery[bool] = False) -> TableList:
    tables = service_of(request).tables
    charge(request, PRICES["list"])
    if not mine:
        return TableList(await tables.listed(Asker(guest_if_any(request))), [])
    return await tables.mine(known(request))


@get("/tables/{table:str}", responses=READING_TABLE, security=ANYBODY, summary="A table as you may see it")
async def show_table(request: AnyRequest, table: TablePath) -> TableAnswer:
    return await answer_for(request, table, asker_of(request))


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    responses=ASKING_TABLE,
    security=BY_SEAT,
    summary="Ask the same people for another game",
)
async def rematch(request: AnyRequest, table: TablePath) -> TableAnswer:
    asker = asker_of(request)
    charge(request, PRICES["table"])
    return answer(request, await service_of(request).tables.rematch(asker, table), asker)


@post(
    "/tables/{table:str}/close",
    status_code=200,
    responses=ASKING_TABLE,
    security=BY_GUEST,
    summary="Close your table",
)
async def close_table(request: AnyRequest, table: TablePath) -> TableAnswer:
    asker = known(request)
    return answer(request, await service_of(request).tables.close(asker, table), asker)


@get(
    "/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=READING_TABLE,
    security=ANYBODY,
    summary="The record of a game",
)
async def record(request: AnyRequest, table: TablePath) -> Response[str]:
    service = service_of(request)
    room = (await service.tables.fresh(table)).room
    held = service.holders.held(room, asker_of(request))

    async def make() -> bytes:
        return record_of(room, held).text().encode()

    key = table, room.number, "record"
    if not service.answers.has(key):
        charge(request, PRICES["record"])
    # A finished game has one record; before the end, everyone gets their own.
    data = await service.answers.of(key, make) if room.status == "over" else await make()
    return Response(data, media_type=MediaType.TEXT)  # type: ignore[arg-type]


@get(
    "/tables/{table:str}/replay",
    responses=problems(400, 404, 409, 503),
    security=NOBODY,
    summary="A finished game again, step by step",
)
async def replay(request: AnyRequest, table: TablePath, seat: ViewerQuery = SPECTATOR) -> Response[Replay]:
    service = service_of(request)
    room = (await service.tables.fresh(table)).room
    # Checked before the price, which would tell how many hidden acts a running game has.
    finished(room)
    if seat != SPECTATOR:
        seat_exists(room, seat)

    async def make() -> bytes:
        steps = await service.errands.run(service.access.address(request.scope), replay_job(room, seat))
        return replay_of(room, seat, steps)

    key = table, room.number, "replay", seat
    if service.answers.has(key):
        data = await service.answers.of(key, make)
    else:
        async with stay_of(request).aside():
            charge(request, price_of_length("replay", len(room.actions)))
            data = await service.answers.of(key, make)
    return Response(data, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/records", responses=SETTING, security=BY_GUEST, summary="Take in a finished game")
async def import_record(request: AnyRequest, data: JSONBody[ImportRecord]) -> TableAnswer:
    service, asker = service_of(request), known(request)

    def pay() -> None:
        service.access.new_table(asker.identity)
        charge(request, PRICES["import"])

    return answer(request, await service.tables.import_record(asker, data.record, stay_of(request), pay), asker)
