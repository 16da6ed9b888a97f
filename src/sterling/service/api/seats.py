"""Seats over HTTP: taking, leaving, opening, seating bots, and characters. Each answers with the table."""

from litestar import post
from litestar.params import JSONBody

from sterling.service.api.asking import AnyRequest, answer_for, asker_of, known, service_of
from sterling.service.api.described import ASKING_TABLE, BY_GUEST, BY_SEAT, CHANGING_TABLE, SeatPath, TablePath
from sterling.service.messages import ChooseCharacters, LeaveSeat, OpenSeat, SeatBot, SitDown, TableAnswer


@post("/tables/{table:str}/sit", status_code=200, responses=CHANGING_TABLE, security=BY_GUEST, summary="Take a seat")
async def sit(request: AnyRequest, table: TablePath, data: JSONBody[SitDown]) -> TableAnswer:
    asker = known(request)
    await service_of(request).seating.sit(asker, table, data)
    return await answer_for(request, table, asker)


@post(
    "/tables/{table:str}/seats/{seat:int}/leave",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_SEAT,
    summary="Leave your seat",
)
async def leave(request: AnyRequest, table: TablePath, seat: SeatPath, data: JSONBody[LeaveSeat]) -> TableAnswer:
    asker = asker_of(request)
    await service_of(request).seating.leave(asker, table, seat, data.level)
    return await answer_for(request, table, asker)


@post(
    "/tables/{table:str}/seats/{seat:int}/take",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_GUEST,
    summary="Take your seat back",
)
async def take_back(request: AnyRequest, table: TablePath, seat: SeatPath, data: JSONBody[SitDown]) -> TableAnswer:
    asker = known(request)
    await service_of(request).seating.take_back(asker, table, seat, data)
    return await answer_for(request, table, asker)


@post(
    "/tables/{table:str}/seats/{seat:int}/decline",
    status_code=200,
    responses=ASKING_TABLE,
    security=BY_GUEST,
    summary="Do not take the seat that was reserved for you",
)
async def decline(request: AnyRequest, table: TablePath, seat: SeatPath) -> TableAnswer:
    asker = known(request)
    await service_of(request).seating.decline(asker, table, seat)
    return await answer_for(request, table, asker)


@post(
    "/tables/{table:str}/seats/{seat:int}/bot",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_SEAT,
    summary="Put a bot in a seat",
)
async def seat_bot(request: AnyRequest, table: TablePath, seat: SeatPath, data: JSONBody[SeatBot]) -> TableAnswer:
    asker = asker_of(request)
    await service_of(request).seating.seat_bot(asker, table, seat, data.level, data.offer)
    return await answer_for(request, table, asker)


@post(
    "/tables/{table:str}/seats/{seat:int}/open",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_GUEST,
    summary="Empty a seat",
)
async def open_seat(request: AnyRequest, table: TablePath, seat: SeatPath, data: JSONBody[OpenSeat]) -> TableAnswer:
    asker = known(request)
    await service_of(request).seating.open_seat(asker, table, seat, data.access)
    return await answer_for(request, table, asker)


@post(
    "/tables/{table:str}/characters",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_SEAT,
    summary="Choose your characters",
)
async def choose(request: AnyRequest, table: TablePath, data: JSONBody[ChooseCharacters]) -> TableAnswer:
    asker = asker_of(request)
    await service_of(request).choosing.choose(asker, table, data.seat, data.characters)
    return await answer_for(request, table, asker)
