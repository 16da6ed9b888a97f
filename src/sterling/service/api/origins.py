"""Games with cards of a finished game, over HTTP: play on from a step, or play the same deal."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, Parameter

from sterling.service.api.asking import AnyRequest, answer, charge, known, service_of, stay_of
from sterling.service.api.described import (
    BY_GUEST,
    CHANGING_TABLE,
    NOBODY,
    SeatPath,
    TablePath,
    problems,
)
from sterling.service.messages import DealGames, DealLink, PlayDeal, PlayOn, TableAnswer
from sterling.service.prices import PRICES

DealPath = Annotated[
    str, Parameter(description="The key of a link to a deal", pattern="^[A-Za-z0-9_-]+$", min_length=16, max_length=40)
]


@post(
    "/tables/{table:str}/continue",
    responses=CHANGING_TABLE,
    security=BY_GUEST,
    summary="Play on from a step of a finished game",
)
async def play_on(request: AnyRequest, table: TablePath, data: JSONBody[PlayOn]) -> TableAnswer:
    service, asker = service_of(request), known(request)

    def pay() -> None:
        service.access.new_table(asker.identity)
        charge(request, PRICES["table"] + PRICES["redeal"])

    return answer(request, await service.origins.play_on(asker, table, data, stay_of(request), pay), asker)


@post(
    "/tables/{table:str}/seats/{seat:int}/deal",
    status_code=200,
    responses=problems(400, 401, 404, 409, 503),
    security=BY_GUEST,
    summary="A link that lets somebody else play the same deal in this seat",
)
async def share_deal(request: AnyRequest, table: TablePath, seat: SeatPath) -> DealLink:
    service = service_of(request)
    known(request)
    key = await service.origins.share(table, seat)
    return DealLink(key, f"{service.access.base_url(request.scope)}/#/deal/{key}")


@post(
    "/deals/{deal:str}",
    responses=CHANGING_TABLE,
    security=BY_GUEST,
    summary="Play the deal of a link",
)
async def play_deal(request: AnyRequest, deal: DealPath, data: JSONBody[PlayDeal]) -> TableAnswer:
    service, asker = service_of(request), known(request)
    service.access.new_table(asker.identity)
    charge(request, PRICES["table"])
    return answer(request, await service.origins.accept(asker, deal, data), asker)


@get(
    "/tables/{table:str}/deal",
    responses=problems(400, 404, 409, 503),
    security=NOBODY,
    summary="The games with the deal of a finished game",
)
async def compare_deal(request: AnyRequest, table: TablePath) -> DealGames:
    charge(request, PRICES["list"])
    return DealGames(await service_of(request).origins.compared(table))
