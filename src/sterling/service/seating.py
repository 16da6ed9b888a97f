"""Seats: who takes one, leaves one, or gives one to a bot.

- `Seating.sit(asker, table, wish)`, `Seating.take_back(asker, table, seat, wish)`
- `Seating.leave(asker, table, seat, level)`
- `Seating.seat_bot(asker, table, seat, level)`, `Seating.open_seat(asker, table, seat, access)`

Each finds its table and commits one act, checked under the table's lock.
"""

from sterling import bots as players
from sterling.service import checks
from sterling.service.acts import Bot, Leave, Sit
from sterling.service.commit import Committer, Draft
from sterling.service.errors import ServiceError
from sterling.service.faces import known_face
from sterling.service.holders import Holders
from sterling.service.identity import Asker, Keyring, clean_name
from sterling.service.messages import SitDown
from sterling.service.room import Room
from sterling.service.rooms import Rooms
from sterling.service.sources import Sources

SITS = 20
"""How often one guest may sit down at a table."""


class Seating:
    """After `patience` seconds of waiting for a player, the others may put a bot in that seat."""

    def __init__(
        self,
        rooms: Rooms,
        committer: Committer,
        holders: Holders,
        keyring: Keyring,
        sources: Sources,
        patience: int,
    ) -> None:
        self._rooms = rooms
        self._committer = committer
        self._holders = holders
        self._keyring = keyring
        self._sources = sources
        self._patience = patience

    async def sit(self, asker: Asker, table: str, wish: SitDown) -> int:
        """Takes a seat and returns its number. Opening one's own link again is fine."""
        name, face = clean_name(wish.name), known_face(wish.face)
        live = await self._rooms.live(table)
        sat = -1

        def make(room: Room) -> Draft | None:
            nonlocal sat
            checks.not_over(room)
            sat, mine = self._wished_seat(room, asker, wish)
            if mine:
                return None
            owner = asker.identity == room.header.owner
            checks.seats_may_change(room, stranger=not wish.key and not owner)
            if not owner and room.sits.get(asker.identity, 0) >= SITS:
                raise ServiceError("limit/seats", expected=SITS)
            if room.status == "playing" and room.knows_another(asker.identity, sat):
                raise ServiceError("seat/second", seat=sat)
            return Draft(Sit(sat, asker.identity, name, face), members=[asker.identity])

        await self._committer.commit(live, make)
        return sat

    def _wished_seat(self, room: Room, asker: Asker, wish: SitDown) -> tuple[int, bool]:
        """The requested seat, and whether the asker already holds it."""
        if wish.key:
            return self._seat_of_link(room, asker, wish.key)
        if wish.seat is not None:
            checks.seat_exists(room, wish.seat)
            seat = room.seats[wish.seat]
            if seat.kind != "vacant":
                raise ServiceError("seat/taken", seat=wish.seat)
            if seat.access != "open" and asker.identity != room.header.owner:
                raise ServiceError("seat/closed", seat=wish.seat)
            return wish.seat, False
        for number, seat in enumerate(room.seats):
            if seat.kind == "vacant" and seat.access == "open":
                return number, False
        raise ServiceError("seat/none-open")

    def _seat_of_link(self, room: Room, asker: Asker, key: str) -> tuple[int, bool]:
        for number, seat in enumerate(room.seats):
            if self._keyring.opens(key, room.id, number, seat.serial) and seat.kind == "vacant":
                return number, False
            if self._keyring.opens(key, room.id, number, seat.serial - 1) and seat.kind == "human":
                if seat.identity != asker.identity:
                    raise ServiceError("seat/taken", seat=number)
                return number, True
        raise ServiceError("seat/invite")

    async def take_back(self, asker: Asker, table: str, seat: int, wish: SitDown) -> None:
        """A person who left a seat takes it back, from a bot or vacant."""
        name, face = clean_name(wish.name), known_face(wish.face)
        live = await self._rooms.live(table)

        def make(room: Room) -> Draft | None:
            checks.not_over(room)
            checks.seat_exists(room, seat)
            chair = room.seats[seat]
            if chair.kind == "human":
                if chair.identity == asker.identity:
                    return None
                raise ServiceError("seat/taken", seat=seat)
            if not asker.identity or asker.identity not in chair.past:
                raise ServiceError("seat/not-yours", seat=seat)
            checks.seats_may_change(room)
            return Draft(Sit(seat, asker.identity, name, face), members=[asker.identity])

        await self._committer.commit(live, make)

    async def leave(self, asker: Asker, table: str, seat: int, level: str) -> None:
        """Leaves a seat to a bot of this level, or vacant."""
        live = await self._rooms.live(table)
        if level:
            players.bot(level, live.room.game)

        def make(room: Room) -> Draft | None:
            checks.not_over(room)
            self._holders.check(room, asker, seat)
            return Draft(Bot(seat, level) if level else Leave(seat, room.seats[seat].access))

        await self._committer.commit(live, make)

    async def seat_bot(self, asker: Asker, table: str, seat: int, level: str) -> None:
        """Seats a bot. Before the start the owner may; later anyone at the table, for a player who left or is idle."""
        live = await self._rooms.live(table)
        players.bot(level, live.room.game)

        def make(room: Room) -> Draft | None:
            checks.not_over(room)
            checks.seat_exists(room, seat)
            if not checks.is_owner(room, asker) and (room.status == "gathering" or not self._holders.held(room, asker)):
                raise ServiceError("table/not-owner")
            if room.seats[seat].kind == "human":
                self._check_asleep(room, seat)
            checks.seats_may_change(room)
            return Draft(Bot(seat, level))

        await self._committer.commit(live, make)

    def _check_asleep(self, room: Room, seat: int) -> None:
        if seat not in room.waiting():
            raise ServiceError("seat/taken", seat=seat)
        if self._sources.now() - room.last_at < 1000 * self._patience:
            # We do not say how much time is left: that would reveal when someone acted unseen.
            raise ServiceError("seat/awake", seat=seat, hours=-(-self._patience // 3600))

    async def open_seat(self, asker: Asker, table: str, seat: int, access: str) -> None:
        """Before the start the owner empties a seat; later only the access to a vacant seat can be changed."""
        live = await self._rooms.live(table)

        def make(room: Room) -> Draft | None:
            checks.not_over(room)
            checks.owner(room, asker)
            checks.seat_exists(room, seat)
            if room.status == "playing" and room.seats[seat].kind != "vacant":
                raise ServiceError("seat/taken", seat=seat)
            if (room.seats[seat].kind, room.seats[seat].access) == ("vacant", access):
                return None
            checks.seats_may_change(room)
            return Draft(Leave(seat, access))

        await self._committer.commit(live, make)
