"""Seats: who takes one, leaves one, or gives one to a bot.

- `Seating.sit(asker, table, wish)`, `Seating.take_back(asker, table, seat, wish)`
- `Seating.leave(asker, table, seat, level)`, `Seating.decline(asker, table, seat)`
- `Seating.seat_bot(asker, table, seat, level, offer)`, `Seating.open_seat(asker, table, seat, access)`

Each finds its table and commits one act, checked under the table's lock.
"""

from sterling import bots as players
from sterling.service import checks
from sterling.service.absence import free_at
from sterling.service.acts import Bot, Decline, Leave, Sit
from sterling.service.commit import Committer, Draft
from sterling.service.errors import ServiceError
from sterling.service.faces import known_face
from sterling.service.holders import Holders
from sterling.service.identity import Asker, Keyring, clean_name
from sterling.service.live import Live
from sterling.service.messages import SitDown
from sterling.service.room import Room
from sterling.service.rooms import Rooms
from sterling.service.sources import Sources
from sterling.service.store.guests import Guests

SITS = 20
"""How often one guest may sit down at a table."""


class Seating:
    """When the others may put a bot in a seat is decided in absence.py, which explains `patience`."""

    def __init__(
        self,
        rooms: Rooms,
        committer: Committer,
        holders: Holders,
        keyring: Keyring,
        guests: Guests,
        sources: Sources,
        patience: int,
    ) -> None:
        self._rooms = rooms
        self._committer = committer
        self._holders = holders
        self._keyring = keyring
        self._guests = guests
        self._sources = sources
        self._patience = patience

    async def sit(self, asker: Asker, table: str, wish: SitDown) -> int:
        """Takes a seat and returns its number. Opening one's own link again is fine."""
        name, face = clean_name(wish.name), known_face(wish.face)
        live = await self._rooms.live(table)
        await self._check_welcome(live, asker)
        sat = -1

        def make(room: Room) -> Draft | None:
            nonlocal sat
            checks.not_over(room)
            sat, mine = self._wished_seat(room, asker, wish)
            if mine:
                return None
            owner = asker.identity == room.header.owner
            expected = owner or room.seats[sat].reserved == asker.identity
            checks.seats_may_change(room, stranger=not wish.key and not expected)
            if not owner and room.sits.get(asker.identity, 0) >= SITS:
                raise ServiceError("limit/seats", expected=SITS)
            if room.status == "playing" and room.knows_another(asker.identity, sat):
                raise ServiceError("seat/second", seat=sat)
            return Draft(Sit(sat, asker.identity, name, face), members=[asker.identity])

        await self._committer.commit(live, make)
        return sat

    async def _check_welcome(self, live: Live, asker: Asker) -> None:
        """Whoever the owner has blocked finds no seat at the table."""
        if await self._guests.has_blocked(live.room.header.owner, asker.identity):
            raise ServiceError("seat/blocked")

    def _wished_seat(self, room: Room, asker: Asker, wish: SitDown) -> tuple[int, bool]:
        """The requested seat, and whether the asker already holds it."""
        if wish.key:
            return self._seat_of_link(room, asker, wish.key)
        if wish.seat is not None:
            checks.seat_exists(room, wish.seat)
            seat = room.seats[wish.seat]
            if seat.kind != "vacant":
                raise ServiceError("seat/taken", seat=wish.seat)
            if seat.reserved and seat.reserved != asker.identity:
                raise ServiceError("seat/reserved", name=seat.name)
            if not seat.reserved and seat.access != "open" and asker.identity != room.header.owner:
                raise ServiceError("seat/closed", seat=wish.seat)
            return wish.seat, False
        for number, seat in enumerate(room.seats):
            if seat.open_to() == "open":
                return number, False
        raise ServiceError("seat/none-open")

    def _seat_of_link(self, room: Room, asker: Asker, key: str) -> tuple[int, bool]:
        for number, seat in enumerate(room.seats):
            if self._keyring.opens(key, room.id, number, seat.serial) and seat.kind == "vacant" and not seat.reserved:
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
        await self._check_welcome(live, asker)

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
            checks.no_lesson(room)
            self._holders.check(room, asker, seat)
            return Draft(Bot(seat, level) if level else Leave(seat, room.seats[seat].access))

        await self._committer.commit(live, make)

    async def decline(self, asker: Asker, table: str, seat: int) -> None:
        """Does not take a seat that was reserved for the asker."""
        live = await self._rooms.live(table)

        def make(room: Room) -> Draft | None:
            checks.gathering(room)
            checks.seat_exists(room, seat)
            if not asker.identity or room.seats[seat].reserved != asker.identity:
                raise ServiceError("seat/not-yours", seat=seat)
            return Draft(Decline(seat))

        await self._committer.commit(live, make)

    async def seat_bot(self, asker: Asker, table: str, seat: int, level: str, offer: str = "") -> None:
        """Seats a bot. Before the start the owner may; later anyone at the table, for a player who left or is away.

        `offer` is what a node sent when it said that this seat may be given to a bot.
        """
        live = await self._rooms.live(table)
        players.bot(level, live.room.game)

        def make(room: Room) -> Draft | None:
            checks.not_over(room)
            checks.seat_exists(room, seat)
            if not checks.is_owner(room, asker) and (room.status == "gathering" or not self._holders.held(room, asker)):
                raise ServiceError("table/not-owner")
            if room.seats[seat].kind == "human":
                self._check_free(live, seat, offer)
            checks.seats_may_change(room)
            return Draft(Bot(seat, level))

        await self._committer.commit(live, make)

    def _check_free(self, live: Live, seat: int, offer: str) -> None:
        room, absence, now = live.room, live.crowd.absence, self._sources.now()
        chair = room.seats[seat]
        if room.status != "playing":
            raise ServiceError("seat/taken", seat=seat)
        moment = free_at(room, absence, seat, self._patience)
        if moment is not None and moment <= now:
            return
        if absence.since(seat) is None:
            raise ServiceError("seat/here", name=chair.name)
        if not self._keyring.is_offered(offer, room.id, seat, chair.serial, now):
            minutes = 0 if room.goes_on_for_days() else -(-room.header.away // 60)
            raise ServiceError("seat/awake", name=chair.name, minutes=minutes)

    async def open_seat(self, asker: Asker, table: str, seat: int, access: str) -> None:
        """Before the start the owner empties a seat; later only the access to a vacant seat can be changed."""
        live = await self._rooms.live(table)

        def make(room: Room) -> Draft | None:
            checks.not_over(room)
            checks.owner(room, asker)
            checks.seat_exists(room, seat)
            if room.status == "playing" and room.seats[seat].kind != "vacant":
                raise ServiceError("seat/taken", seat=seat)
            if room.seats[seat].open_to() == access:
                return None
            checks.seats_may_change(room)
            return Draft(Leave(seat, access))

        await self._committer.commit(live, make)
