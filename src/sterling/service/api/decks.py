"""Deck files over HTTP: checks custom cards."""

import msgspec
from litestar import post
from litestar.params import JSONBody

from sterling.service.api.asking import AnyRequest, charge, known, service_of, stay_of
from sterling.service.api.described import BY_GUEST, problems
from sterling.service.errand import CheckedDeck
from sterling.service.languages import language_of
from sterling.service.messages import CheckDeck, JudgedDeck
from sterling.service.prices import PRICES


@post(
    "/decks",
    status_code=200,
    responses=problems(400, 401, 403, 413),
    security=BY_GUEST,
    summary="Check a deck file of your own",
)
async def check_deck(request: AnyRequest, data: JSONBody[CheckDeck]) -> JudgedDeck:
    service = service_of(request)
    identity = known(request).identity
    async with stay_of(request).aside():
        service.access.new_deck(identity)
        charge(request, PRICES["deck"])
        job = CheckedDeck(data, language_of(request.headers.get("accept-language", "")))
        judged = await service.errands.run(service.access.address(request.scope), job)
    return msgspec.json.decode(judged, type=JudgedDeck)
