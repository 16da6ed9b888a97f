"""Practice positions over HTTP: the list of a game, a position, and what its acts are worth. The same for everyone."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import Parameter

from sterling.service.api.asking import AnyRequest, charge, service_of
from sterling.service.api.described import NOBODY, problems
from sterling.service.messages import PracticeAnswer, PracticeList, PracticePosition
from sterling.service.practice import answering, listed, question
from sterling.service.prices import PRICES

GamePath = Annotated[str, Parameter(description="The game's name", pattern="^[a-z-]+$", min_length=1, max_length=40)]
PositionPath = Annotated[
    str, Parameter(description="The position's id", pattern="^[0-9a-f]+$", min_length=6, max_length=40)
]
_READING = problems(400, 404)


@get("/practice/{game:str}", responses=_READING, security=NOBODY, summary="The practice positions of a game")
async def list_positions(request: AnyRequest, game: GamePath) -> PracticeList:
    return listed(game)


@get("/practice/{game:str}/{position:str}", responses=_READING, security=NOBODY, summary="What would you do?")
async def show_position(request: AnyRequest, game: GamePath, position: PositionPath) -> Response[PracticePosition]:
    async def make() -> bytes:
        return msgspec.json.encode(question(game, position))

    return await _kept(request, "practice", (game, position), make)


@get(
    "/practice/{game:str}/{position:str}/answer",
    responses=_READING,
    security=NOBODY,
    summary="What every act of a position is worth",
)
async def show_answer(request: AnyRequest, game: GamePath, position: PositionPath) -> Response[PracticeAnswer]:
    async def make() -> bytes:
        return await service_of(request).pieces.run(answering(game, position))

    return await _kept(request, "practice-answer", (game, position), make)


async def _kept(
    request: AnyRequest, price: str, about: tuple[str, ...], make: Callable[[], Awaitable[bytes]]
) -> Response[Any]:
    """An answer that is made once, for its price, and kept for the next one who asks."""
    answers = service_of(request).answers
    key = price, *about
    if not answers.has(key):
        charge(request, PRICES[price])
    return Response(await answers.of(key, make), media_type=MediaType.JSON)
