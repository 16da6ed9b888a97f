"""The game over HTTP: nonces, the start, moves, undo, phrases and advice. The socket does the same, faster."""

from litestar import post
from litestar.params import JSONBody

from sterling.service.api.asking import AnyRequest, answer_for, asker_of, charge, known, service_of, stay_of
from sterling.service.api.described import ASKING_TABLE, BY_GUEST, BY_SEAT, CHANGING_TABLE, TablePath
from sterling.service.messages import Ack, Advice, AskAdvice, GiveNonce, PostMove, PostSay, PostUndo, TableAnswer
from sterling.service.prices import PRICES


@post(
    "/tables/{table:str}/nonces",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_SEAT,
    summary="Add your nonce to the shuffle",
)
async def give_nonce(request: AnyRequest, table: TablePath, data: JSONBody[GiveNonce]) -> TableAnswer:
    asker = asker_of(request)
    await service_of(request).playing.give_nonce(asker, table, data.seat, data.nonce)
    return await answer_for(request, table, asker)


@post("/tables/{table:str}/start", status_code=200, responses=ASKING_TABLE, security=BY_GUEST, summary="Deal the cards")
async def start(request: AnyRequest, table: TablePath) -> TableAnswer:
    asker = known(request)
    await service_of(request).playing.start(asker, table)
    return await answer_for(request, table, asker)


@post("/tables/{table:str}/moves", status_code=200, responses=CHANGING_TABLE, security=BY_SEAT, summary="Act")
async def move(request: AnyRequest, table: TablePath, data: JSONBody[PostMove]) -> Ack:
    number = await service_of(request).playing.move(
        asker_of(request), table, data.seat, data.decision, data.id, data.action
    )
    return Ack(data.id, table, data.seat, number)


@post(
    "/tables/{table:str}/undo",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_SEAT,
    summary="Take back your last action",
)
async def undo(request: AnyRequest, table: TablePath, data: JSONBody[PostUndo]) -> Ack:
    number = await service_of(request).playing.undo(asker_of(request), table, data.seat, data.decision, data.id)
    return Ack(data.id, table, data.seat, number)


@post(
    "/tables/{table:str}/say",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_SEAT,
    summary="Say one of the known phrases",
)
async def say(request: AnyRequest, table: TablePath, data: JSONBody[PostSay]) -> Ack:
    number = await service_of(request).playing.say(asker_of(request), table, data.seat, data.phrase, data.id)
    return Ack(data.id, table, data.seat, number)


@post(
    "/tables/{table:str}/advice",
    status_code=200,
    responses=CHANGING_TABLE,
    security=BY_SEAT,
    summary="What a strong player would do with what you may know",
)
async def advise(request: AnyRequest, table: TablePath, data: JSONBody[AskAdvice]) -> Advice:
    advisor, asker = service_of(request).advisor, asker_of(request)

    def pay() -> None:
        charge(request, PRICES["advice"])

    return await advisor.advise(asker, table, data.seat, data.decision, stay_of(request), pay)
