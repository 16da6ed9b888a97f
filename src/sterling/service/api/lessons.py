"""Lessons over HTTP: begin one, and turn to a step of it. The learner's acts are ordinary moves."""

from litestar import post
from litestar.params import JSONBody

from sterling.service.api.asking import AnyRequest, answer, asker_of, charge, known, service_of
from sterling.service.api.described import BY_GUEST, BY_SEAT, CHANGING_TABLE, SETTING, TablePath
from sterling.service.messages import OpenLesson, TableAnswer, TurnTo
from sterling.service.prices import PRICES


@post("/lessons", responses=SETTING, security=BY_GUEST, summary="Begin a lesson")
async def open_lesson(request: AnyRequest, data: JSONBody[OpenLesson]) -> TableAnswer:
    asker = known(request)
    service_of(request).access.new_table(asker.identity)
    charge(request, PRICES["table"])
    return answer(request, await service_of(request).lessons.open(asker, data), asker)


@post(
    "/tables/{table:str}/step",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_SEAT,
    summary="Turn to a step of the lesson at this table",
)
async def turn_to(request: AnyRequest, table: TablePath, data: JSONBody[TurnTo]) -> TableAnswer:
    asker = asker_of(request)
    charge(request, PRICES["table"])
    return answer(request, await service_of(request).lessons.turn_to(asker, table, data.step), asker)
