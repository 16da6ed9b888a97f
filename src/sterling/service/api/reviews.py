"""Reviews of finished games over HTTP: ask for one, see how far it is, give it up, try a decision again. Also how
computer players do with the same deal."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import JSONBody, Parameter
from msgspec import Raw

from sterling.bots.judged import Decision
from sterling.service.api.asking import AnyRequest, asker_of, charge, service_of, stay_of
from sterling.service.api.described import (
    ANYBODY,
    ASKING_TABLE,
    BY_SEAT,
    CHANGING_TABLE,
    NOBODY,
    SeatPath,
    TablePath,
    problems,
)
from sterling.service.checks import seat_exists
from sterling.service.errand import HousePlayed, Job, ReviewedGame, TriedAgain
from sterling.service.errors import ServiceError
from sterling.service.messages import (
    AskReview,
    DealAnswer,
    FoundReview,
    PracticeAnswer,
    PracticePosition,
    ReviewAnswer,
)
from sterling.service.prices import PRICES
from sterling.service.reviewing import position_of
from sterling.service.reviews import DEEP, opened, record_to_review
from sterling.service.room import Room

KINDS = {False: "review", True: DEEP}
COSTS = {False: 1.0, True: 4.0}
HOUSE_COST = 0.5
AGAIN_COST = 0.1
StepPath = Annotated[int, Parameter(description="A step of the game: after how many actions", ge=0, le=1_000_000)]
_READING = problems(400, 404, 409, 503)


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
        return ReviewedGame(record_to_review(room), effort, service.settings.review_worlds)

    await service.reviews.ask(asker_of(request), table, KINDS[data.deep], job, COSTS[data.deep])
    return await _review(request, table)


@get(
    "/tables/{table:str}/review",
    responses=_READING,
    security=NOBODY,
    summary="The review of a finished game, or how far it is",
)
async def show_review(request: AnyRequest, table: TablePath) -> Response[ReviewAnswer]:
    charge(request, PRICES["review"])
    return await _review(request, table)


@delete(
    "/tables/{table:str}/review",
    status_code=200,
    responses=ASKING_TABLE,
    security=BY_SEAT,
    summary="Give up the review that is being made",
)
async def cancel_review(request: AnyRequest, table: TablePath) -> Response[ReviewAnswer]:
    await service_of(request).reviews.cancel(asker_of(request), table, list(KINDS.values()))
    return await _review(request, table)


async def _review(request: AnyRequest, table: str) -> Response[Any]:
    found = {one.kind: one for one in await service_of(request).reviews.show(table, list(KINDS.values()))}
    working = next((one for one in found.values() if one.body is None), None)
    made = next((one for kind in (DEEP, "review") if (one := found.get(kind)) is not None and one.body), None)
    body = ReviewAnswer(
        status="working" if working is not None else "none" if made is None else "done",
        done=0 if working is None else working.done,
        steps=0 if working is None else working.steps,
        deep=made is not None and made.kind == DEEP,
        found=None if made is None else Raw(opened(made)),  # type: ignore[arg-type]
    )
    return Response(msgspec.json.encode(body), media_type=MediaType.JSON)


# -- a decision, to be tried again -----------------------------------------------------------------------------------


async def _decision(request: AnyRequest, table: str, step: int) -> Decision:
    for study in reversed(await service_of(request).reviews.show(table, list(KINDS.values()))):
        if study.body is not None:
            found = msgspec.json.decode(opened(study), type=FoundReview)
            for one in found.review.decisions:
                if one.step == step:
                    return one
    raise ServiceError("study/none")


@get(
    "/tables/{table:str}/review/{step:int}",
    responses=_READING,
    security=NOBODY,
    summary="A decision of a reviewed game, to be tried again",
)
async def show_decision(request: AnyRequest, table: TablePath, step: StepPath) -> Response[PracticePosition]:
    charge(request, PRICES["review"])
    room = (await service_of(request).tables.fresh(table)).room
    found = position_of(room, await _decision(request, table, step))
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON)  # type: ignore[arg-type]


@get(
    "/tables/{table:str}/review/{step:int}/answer",
    responses=_READING,
    security=ANYBODY,
    summary="What every act of such a decision is worth",
)
async def show_decision_answer(request: AnyRequest, table: TablePath, step: StepPath) -> Response[PracticeAnswer]:
    service = service_of(request)
    room = (await service.tables.fresh(table)).room
    decision = await _decision(request, table, step)
    asker = asker_of(request)
    who = asker.identity or asker.address

    async def make() -> bytes:
        job = TriedAgain(record_to_review(room), decision, service.settings.review_worlds)
        return await service.errands.run(who, job)

    key = table, room.number, "again", step
    if service.answers.has(key):
        data = await service.answers.of(key, make)
    else:
        async with stay_of(request).aside():
            charge(request, PRICES["review"])
            service.access.new_review(who, AGAIN_COST)
            data = await service.answers.of(key, make)
    return Response(data, media_type=MediaType.JSON)  # type: ignore[arg-type]


# -- the same deal ---------------------------------------------------------------------------------------------------


@post(
    "/tables/{table:str}/seats/{seat:int}/house",
    status_code=200,
    responses=ASKING_TABLE,
    security=BY_SEAT,
    summary="Let computer players play the deal of a finished game in this seat",
)
async def ask_house(request: AnyRequest, table: TablePath, seat: SeatPath) -> Response[DealAnswer]:
    service = service_of(request)
    charge(request, PRICES["review"])

    def job(room: Room) -> Job:
        seat_exists(room, seat)
        return HousePlayed(record_to_review(room), seat, service.settings.review_worlds)

    await service.reviews.ask(asker_of(request), table, f"house-{seat}", job, HOUSE_COST)
    return await _house(request, table, seat)


@get(
    "/tables/{table:str}/seats/{seat:int}/house",
    responses=_READING,
    security=NOBODY,
    summary="How they did, or how far they are",
)
async def show_house(request: AnyRequest, table: TablePath, seat: SeatPath) -> Response[DealAnswer]:
    charge(request, PRICES["review"])
    return await _house(request, table, seat)


async def _house(request: AnyRequest, table: str, seat: int) -> Response[Any]:
    found = await service_of(request).reviews.show(table, [f"house-{seat}"])
    study = found[0] if found else None
    body = DealAnswer(
        status="none" if study is None else "working" if study.body is None else "done",
        done=0 if study is None else study.done,
        steps=0 if study is None else study.steps,
        found=None if study is None or study.body is None else Raw(opened(study)),  # type: ignore[arg-type]
    )
    return Response(msgspec.json.encode(body), media_type=MediaType.JSON)
