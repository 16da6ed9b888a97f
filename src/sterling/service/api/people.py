"""Blocks and reports over HTTP."""

from litestar import get, post
from litestar.params import JSONBody

from sterling.service.api.asking import AnyRequest, known, service_of
from sterling.service.api.described import (
    ASKING_TABLE,
    BY_GUEST,
    CHANGING_TABLE,
    READING,
    BlockPath,
    SeatPath,
    TablePath,
    problems,
)
from sterling.service.identity import Asker
from sterling.service.messages import BlockList, Noted, ReportPerson


@get("/blocks", responses=READING, security=BY_GUEST, summary="Whom you have blocked")
async def list_blocks(request: AnyRequest) -> BlockList:
    return await _blocks(request, known(request))


@post(
    "/blocks/{block:str}/remove",
    status_code=200,
    responses=problems(400, 401, 403, 404, 503),
    security=BY_GUEST,
    summary="Unblock somebody",
)
async def unblock(request: AnyRequest, block: BlockPath) -> BlockList:
    asker = known(request)
    await service_of(request).moderation.unblock(asker, block)
    return await _blocks(request, asker)


@post(
    "/tables/{table:str}/seats/{seat:int}/block",
    status_code=200,
    responses=ASKING_TABLE,
    security=BY_GUEST,
    summary="Block whoever sits there",
)
async def block(request: AnyRequest, table: TablePath, seat: SeatPath) -> BlockList:
    asker = known(request)
    service_of(request).access.new_report(asker.identity)
    await service_of(request).moderation.block(asker, table, seat)
    return await _blocks(request, asker)


@post(
    "/tables/{table:str}/seats/{seat:int}/report",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_GUEST,
    summary="Report whoever sits there to the operator",
)
async def report(request: AnyRequest, table: TablePath, seat: SeatPath, data: JSONBody[ReportPerson]) -> Noted:
    asker = known(request)
    service_of(request).access.new_report(asker.identity)
    await service_of(request).moderation.report(asker, table, seat, data.reason)
    return Noted()


async def _blocks(request: AnyRequest, asker: Asker) -> BlockList:
    """The list as it is now; this guest's connections follow it at once."""
    service = service_of(request)
    hides = await service.store.guests.blocked_by(asker.identity)
    for connection in service.access.connections:
        if connection.asker.identity == asker.identity:
            connection.hides = hides
    return BlockList(await service.moderation.blocked(asker))
