"""What now? A proposal for somebody who has to act, worked out from their own view and nothing else.

- `Advisor.advise(asker, table, seat, decision, stay, pay)`: the act, the next best ones, and how they compare

One person against bots may always ask. Where several people play, the table must have allowed it before they sat down
(`Header.advice`). Nothing is written and nobody else is told.

The thinking is done by workers of its own, each reserved for the same time whatever there is to think about: no bot
ever waits for it, so nobody can tell from the bots' moments that somebody asked.
"""

from collections.abc import Callable

from sterling.core.errors import BotError
from sterling.core.game import Game
from sterling.core.rng import Rng
from sterling.core.view import View
from sterling.service import checks
from sterling.service.access import Access, Stay
from sterling.service.bots import BotPool
from sterling.service.errors import ServiceError
from sterling.service.holders import Holders
from sterling.service.identity import Asker
from sterling.service.messages import Advice
from sterling.service.practice import judged
from sterling.service.rooms import Rooms

WAITING = 32
"""Questions in the queue; more are refused."""
BUSY_SECONDS = 10
MARGIN = 0.2
"""Seconds of a slot that are not for thinking."""


class Advisor:
    """Questions of many people, answered one after the other."""

    def __init__(self, rooms: Rooms, holders: Holders, access: Access, pool: BotPool) -> None:
        self._rooms = rooms
        self._holders = holders
        self._access = access
        self._pool = pool

    async def advise(
        self, asker: Asker, table: str, seat: int, decision: int, stay: Stay, pay: Callable[[], None]
    ) -> Advice:
        live = await self._rooms.live(table)
        room = live.room
        self._holders.check(room, asker, seat)
        checks.playing(room)
        if not room.allows_advice():
            raise ServiceError("advice/not-allowed")
        checks.current(room, seat, decision)
        if seat not in room.waiting():
            raise ServiceError("action/not-your-turn", seat=seat)
        if self._pool.waiting >= WAITING:
            raise ServiceError("limit/advice", seconds=BUSY_SECONDS)
        async with stay.aside():
            pay()
            self._access.new_advice(asker.identity or asker.address)
            game, view = room.game, remembered(room.game, room.views()[seat])
            try:
                # Addresses take turns: however many people ask at one, somebody elsewhere is next.
                who = asker.address or asker.identity
                async with self._pool.slot(who, lambda _: self._pool.seconds + MARGIN) as slot:
                    proposals = await slot.explain(game, view)
            except BotError:
                raise ServiceError("advice/failed") from None
        if decision != live.room.decisions[seat] or live.room.status != "playing":
            raise ServiceError("advice/stale")
        acts = [
            judged(one.code, one.weighed, one.happened, "best" if place == 0 else "worse")
            for place, one in enumerate(proposals)
        ]
        return Advice(seat, decision, acts)


def remembered(game: Game, view: View) -> View:
    """What the advice may use: at a table where people have to remember, only what everybody can see now."""
    return game.forget(view, 1.0, Rng(1)) if game.plays_from_memory else view
