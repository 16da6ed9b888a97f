"""Reviews of finished games over HTTP: ask for one, see how far it is, give it up."""

from typing import Any

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import JSONBody
from msgspec import Raw

from sterling.service.api.asking import AnyRequest, asker_of, charge, service_of
from sterling.service.api.described import ASKING_TABLE, BY_SEAT, CHANGING_TABLE, NOBODY, TablePath, problems
from sterling.service.errand import Job, ReviewedGame
from sterling.service.messages import AskReview, ReviewAnswer
from sterling.service.prices import PRICES
from sterling.service.records import record_of
from sterling.service.reviews import opened
from sterling.service.room import Room

KINDS = {False: "review", True: "deep"}
COSTS = {False: 1.0, True: 4.0}


@post(
    "/tables/{table:str}/review",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_SEAT,
    summary="Review a finished game",
)
async def ask_review(request: AnyRequest, table: TablePath, data: JSONBody[AskReview]) -> Response[ReviewAnswer]:
    service = service_of(request)
    charge(request, PRICES["review"])

    def job(room: Room) -> Job:
        effort = "deep" if data.deep else "normal"
        return ReviewedGame(record_of(room, ()).text(), effort, service.settings.review_worlds)

    await service.reviews.ask(asker_of(request), table, KINDS[data.deep], job, COSTS[data.deep])
    return await _answer(request, table)


@get(
    "/tables/{table:str}/review",
    responses=problems(400, 404, 409, 503),
    security=NOBODY,
    summary="The review of a finished game, or how far it is",
)
async def show_review(request: AnyRequest, table: TablePath) -> Response[ReviewAnswer]:
    charge(request, PRICES["review"])
    return await _answer(request, table)


@delete(
    "/tables/{table:str}/review",
    status_code=200,
    responses=ASKING_TABLE,
    security=BY_SEAT,
    summary="Give up the review that is being made",
)
async def cancel_review(request: AnyRequest, table: TablePath) -> Response[ReviewAnswer]:
    await service_of(request).reviews.cancel(asker_of(request), table, list(KINDS.values()))
    return await _answer(request, table)


async def _answer(request: AnyRequest, table: str) -> Response[Any]:
    found = {one.kind: one for one in await service_of(request).reviews.show(table, list(KINDS.values()))}
    working = next((one for one in found.values() if one.body is None), None)
    made = next((one for kind in ("deep", "review") if (one := found.get(kind)) is not None and one.body), None)
    body = ReviewAnswer(
        status="working" if working is not None else "none" if made is None else "done",
        done=0 if working is None else working.done,
        steps=0 if working is None else working.steps,
        deep=made is not None and made.kind == "deep",
        found=None if made is None else Raw(opened(made)),  # type: ignore[arg-type]
    )
    return Response(msgspec.json.encode(body), media_type=MediaType.JSON)
