"""Games whose cards come from a finished game.

- `Origins.play_on(asker, table, wish, stay, pay)`: continues a game from any of its steps, for one of its seats
- `Origins.share(asker, table, seat)`: the key of a link that lets somebody else play the same deal
- `Origins.accept(asker, key, wish)`: plays the deal of such a link
- `Origins.compared(table)`: the games with one deal that are over, with their results

Whoever begins such a game plays alone against computer players. The cards are part of the new table's header, which
nobody is shown; the link of a shared deal does not name the table it comes from, because anybody may look at that.
"""

from collections.abc import Callable, Sequence

import msgspec

from sterling import bots as players
from sterling.core.record import Record
from sterling.service import checks
from sterling.service.access import Stay
from sterling.service.acts import AnyAct, Bot, Origin, Sit
from sterling.service.errand import DealtAnew
from sterling.service.errands import Errands
from sterling.service.errors import ServiceError
from sterling.service.faces import known_face
from sterling.service.identity import Asker, Keyring, clean_name
from sterling.service.live import Live
from sterling.service.messages import DealGame, PlayDeal, PlayOn
from sterling.service.records import record_of
from sterling.service.room import Room
from sterling.service.sources import Sources
from sterling.service.store.studies import Studies
from sterling.service.tables import Tables

COMPARED = 50
"""How many games with one deal are compared."""


class Origins:
    """Opens tables with cards that somebody else has played."""

    def __init__(self, tables: Tables, studies: Studies, errands: Errands, keyring: Keyring, sources: Sources) -> None:
        self._tables = tables
        self._studies = studies
        self._errands = errands
        self._keyring = keyring
        self._sources = sources

    async def play_on(self, asker: Asker, table: str, wish: PlayOn, stay: Stay, pay: Callable[[], None]) -> Live:
        """Whoever may not wait for new cards does not `pay`."""
        room = (await self._tables.fresh(table)).room
        deal = checks.finished(room)
        checks.seat_exists(room, wish.seat)
        if wish.step >= len(room.actions):
            raise ServiceError("step/unknown", expected=len(room.actions) - 1, came=wish.step)
        played = [(one.seat, one.code) for one in room.actions[: wish.step]]
        order = [int(card) for card in deal.order]
        seed = deal.seed.hex()
        if wish.anew:
            job = DealtAnew(record_of(room, ()).text(), wish.step, wish.seat, self._sources.random_seed())
            async with stay.aside():
                pay()
                found = await self._errands.run(asker.address or asker.identity, job)
            record = Record.parse(msgspec.json.decode(found, type=str))
            # What others have chosen and this seat cannot know of yet is left out: they choose again.
            played = [(entry.seat, room.game.parse(entry.text)) for entry in record.entries]
            order, seed = [int(card) for card in room.game.deal(orders=record.orders).order], ""
        else:
            pay()
        origin = Origin(
            kind="anew" if wish.anew else "kept", table=room.id, seat=wish.seat, order=order, seed=seed, played=played
        )
        return await self._tables.begin(asker, room, origin, self._people(asker, room, wish.seat, wish))

    async def share(self, table: str, seat: int) -> str:
        """The same link for everyone who asks."""
        room = (await self._tables.fresh(table)).room
        checks.finished(room)
        checks.seat_exists(room, seat)
        first = _first(room)
        key = self._keyring.label("deal", first, str(seat))
        await self._studies.share(key, first, seat)
        return key

    async def accept(self, asker: Asker, key: str, wish: PlayDeal) -> Live:
        found = await self._studies.shared(key)
        if found is None:
            raise ServiceError("deal/unknown")
        table, seat = found
        room = (await self._tables.fresh(table)).room
        deal = checks.finished(room)
        origin = Origin(
            kind="same", table=table, seat=seat, order=[int(card) for card in deal.order], seed=deal.seed.hex()
        )
        live = await self._tables.begin(asker, room, origin, self._people(asker, room, seat, wish))
        await self._studies.note_copy(table, live.room.id)
        return live

    def _people(self, asker: Asker, room: Room, seat: int, wish: PlayOn | PlayDeal) -> list[AnyAct]:
        """The asker in one seat, computer players in the others: those that were wished for, or those that sat there;
        in the seats of other people, the strongest."""
        if len(wish.opponents) > room.game.seats:
            raise ServiceError("seat/unknown", expected=f"0-{room.game.seats - 1}", came=len(wish.opponents) - 1)
        acts: list[AnyAct] = []
        for number, there in enumerate(room.seats):
            if number == seat:
                acts.append(Sit(number, asker.identity, clean_name(wish.name), known_face(wish.face)))
                continue
            wished = wish.opponents[number] if number < len(wish.opponents) else ""
            level = wished or (there.level if there.kind == "bot" else "") or strongest(room)
            players.bot(level, room.game)
            acts.append(Bot(number, level))
        return acts

    async def compared(self, table: str) -> list[DealGame]:
        """The first game with this deal, then the others."""
        room = (await self._tables.fresh(table)).room
        checks.finished(room)
        first = _first(room)
        found: list[DealGame] = []
        for id in [first, *await self._studies.copies(first, COMPARED)]:
            try:
                other = (await self._tables.fresh(id)).room
            except ServiceError as problem:
                if problem.code in ("table/unknown", "table/gone", "table/damaged"):
                    continue
                raise
            if other.status == "over":
                found.append(_game(other))
        return found


def _first(room: Room) -> str:
    """The table that a deal was shuffled for."""
    origin = room.header.origin
    return origin.table if origin is not None and origin.kind == "same" else room.id


def _game(room: Room) -> DealGame:
    origin = room.header.origin
    return DealGame(
        room.id,
        [seat.info() for seat in room.seats],
        room.game.scores(room.truth()),
        None if origin is None or origin.kind != "same" else origin.seat,
    )


def strongest(room: Room) -> str:
    """The computer player who sits down where nobody else was wished for."""
    cast: Sequence[str] = players.bot_names(room.game.facts.name)
    return cast[-1]
