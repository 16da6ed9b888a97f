"""What people may ask of the tables, and what they are told."""

import asyncio
import logging

import msgspec

from sterling import bots as players
from sterling.core.errors import SterlingError
from sterling.core.record import Record
from sterling.core.shuffle import commitment
from sterling.games import game
from sterling.games.verify import verify
from sterling.service.acts import AnyAct, Bot, Entry, Header, Leave, Move, Next, Nonce, Say, Sit, Start, Undo
from sterling.service.authority import Asker, Authority, Draft, Live
from sterling.service.errors import ServiceError
from sterling.service.identity import clean_name
from sterling.service.messages import (
    PHRASES,
    CreateTable,
    Link,
    SeatToken,
    SitDown,
    TableAnswer,
    TableInfo,
)
from sterling.service.room import Room
from sterling.service.store import new_table
from sterling.service.store.writer import Touch, Write

log = logging.getLogger("sterling.tables")

LISTED = 50
CHANGES = 500
"""How often the seats of one table may change hands, and how often each seat may say something: a log has an end.

People who come by link, the owner and those who return may go on for as long again: strangers cannot use up a table.
"""
SITS = 20
"""How often one guest may sit down at a table."""


def _in_a_list(room: Room) -> TableInfo:
    """Lists leave the text of a deck out: it may be long, and whoever opens the table gets it."""
    return msgspec.structs.replace(room.info(), deck=None)


def with_clean_names(record: Record) -> Record:
    """Names as others may see them; whoever has none that can be shown is a dash."""
    names: list[str] = []
    for name in record.names:
        try:
            names.append(clean_name(name))
        except ServiceError:
            names.append("-")
    return msgspec.structs.replace(record, names=tuple(names))


class Tables(Authority):
    """Each request finds its table, checks under the table's lock whether it may be, and becomes an act."""

    # -- what people ask for -----------------------------------------------------------------------------------------

    async def create(self, asker: Asker, wish: CreateTable) -> Live:
        """Sets a table. The house commits to its secret here, before anybody has sat down or sent a nonce."""
        table = await asyncio.to_thread(game, wish.game, len(wish.seats), wish.rule_set, wish.options, wish.deck)
        if wish.clock is not None:
            wish.clock.check()
        acts: list[AnyAct] = []
        for number, plan in enumerate(wish.seats):
            if plan.kind == "me":
                acts.append(Sit(number, asker.identity, clean_name(plan.name or wish.name)))
            elif plan.kind == "bot":
                players.bot(plan.level, table)
                acts.append(Bot(number, plan.level))
        room, write = self._set(
            Header(
                id=self.random_id(),
                game=table.facts.name,
                seats=table.seats,
                rule_set=table.rule_set,
                options=dict(table.options),
                owner=asker.identity,
                access=["open" if plan.kind == "open" else "link" for plan in wish.seats],
                listed=wish.listed,
                created_at=self.now(),
                clock=wish.clock,
                deck=wish.deck,
                rules_version=table.facts.rules_version,
                deck_hash=table.deck_hash,
            ),
            acts,
        )
        await self.store.writer.add(write)
        return self._opened(room)

    def _set(self, header: Header, acts: list[AnyAct]) -> tuple[Room, Write]:
        """A table as it would be set, and what to write for it."""
        secret = self.random_secret()
        header = msgspec.structs.replace(header, secret=secret.hex(), commitment=commitment(secret))
        room = self._room(header)
        first = [Entry(header.id, number, act, room.everyone, header.created_at) for number, act in enumerate(acts, 1)]
        members = sorted({header.owner, *(act.identity for act in acts if isinstance(act, Sit))})
        for entry in first:
            room.follow(entry)
        return room, new_table(header, first, "gathering", members)

    def _opened(self, room: Room) -> Live:
        live = self.lives[room.id] = Live(room, Touch("gathering", None))
        self.metrics.count("tables_created", game=room.header.game)
        return live

    async def import_record(self, asker: Asker, text: str) -> Live:
        """A finished game from elsewhere, to look at and to show."""
        record = with_clean_names(Record.parse(text))
        found = await asyncio.to_thread(verify, record)
        if not found.over:
            raise ServiceError("record/import-unfinished")
        header = Header(
            id=self.random_id(),
            game=record.game,
            seats=record.seats,
            rule_set=record.rule_set,
            options=record.options,
            owner=asker.identity,
            access=["link"] * record.seats,
            listed=False,
            created_at=self.now(),
            commitment=record.commitment,
            deck=record.deck,
            record=record.text(),
        )
        room = self._room(header)
        await self.store.add_table(header, [], "over", [asker.identity])
        live = self.lives[header.id] = Live(room, Touch("over", None))
        self.metrics.count("records_imported")
        return live

    async def sit(self, asker: Asker, table: str, wish: SitDown) -> int:
        """Takes a seat; gives its number. Opening one's own link again is no mistake."""
        name = clean_name(wish.name)
        live = await self.live(table)
        sat = -1

        def make(room: Room) -> Draft | None:
            nonlocal sat
            self._not_over(room)
            sat, mine = self._free_seat(room, asker, wish)
            if mine:
                return None
            owner = asker.identity == room.header.owner
            self._not_worn(room, stranger=not wish.key and not owner)
            if not owner and room.sits.get(asker.identity, 0) >= SITS:
                raise ServiceError("limit/seats", expected=SITS)
            if room.status == "playing" and room.knows_another(asker.identity, sat):
                raise ServiceError("seat/second", seat=sat)
            return Draft(Sit(sat, asker.identity, name), members=[asker.identity])

        await self._act(live, make)
        return sat

    def _free_seat(self, room: Room, asker: Asker, wish: SitDown) -> tuple[int, bool]:
        """The seat that is asked for, and whether it is the asker's already."""
        if wish.key:
            for number, seat in enumerate(room.seats):
                if self.keyring.opens(wish.key, room.id, number, seat.serial) and seat.kind == "vacant":
                    return number, False
                if self.keyring.opens(wish.key, room.id, number, seat.serial - 1) and seat.kind == "human":
                    if seat.identity != asker.identity:
                        raise ServiceError("seat/taken", seat=number)
                    return number, True
            raise ServiceError("seat/invite")
        if wish.seat is not None:
            self._seat_exists(room, wish.seat)
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

    async def take_back(self, asker: Asker, table: str, seat: int, name: str) -> None:
        """Whoever left a seat takes it again from a bot, or empty as it is."""
        cleaned = clean_name(name)
        live = await self.live(table)

        def make(room: Room) -> Draft | None:
            self._not_over(room)
            self._seat_exists(room, seat)
            chair = room.seats[seat]
            if chair.kind == "human":
                if chair.identity == asker.identity:
                    return None
                raise ServiceError("seat/taken", seat=seat)
            if not asker.identity or asker.identity not in chair.past:
                raise ServiceError("seat/not-yours", seat=seat)
            self._not_worn(room)
            return Draft(Sit(seat, asker.identity, cleaned), members=[asker.identity])

        await self._act(live, make)

    async def leave(self, asker: Asker, table: str, seat: int, level: str) -> None:
        """Leaves a seat, empty or to a bot."""
        live = await self.live(table)
        if level:
            players.bot(level, live.room.game)

        def make(room: Room) -> Draft | None:
            self._not_over(room)
            self._holder(room, asker, seat)
            return Draft(Bot(seat, level) if level else Leave(seat, room.seats[seat].access))

        await self._act(live, make)

    async def seat_bot(self, asker: Asker, table: str, seat: int, level: str) -> None:
        """Puts a bot in a seat: the owner before the start, then anybody at the table, for who has left or sleeps."""
        live = await self.live(table)
        players.bot(level, live.room.game)

        def make(room: Room) -> Draft | None:
            self._not_over(room)
            self._seat_exists(room, seat)
            chair = room.seats[seat]
            owner = bool(asker.identity) and asker.identity == room.header.owner
            if not owner and (room.status == "gathering" or not self.held(room, asker)):
                raise ServiceError("table/not-owner")
            if chair.kind == "human":
                if seat not in room.waiting():
                    raise ServiceError("seat/taken", seat=seat)
                # How long is left is not told: it would tell when somebody has acted unseen.
                patience = self.settings.patience
                if self.now() - room.last_at < 1000 * patience:
                    raise ServiceError("seat/awake", seat=seat, hours=-(-patience // 3600))
            self._not_worn(room)
            return Draft(Bot(seat, level))

        await self._act(live, make)

    async def open_seat(self, asker: Asker, table: str, seat: int, access: str) -> None:
        """Before the start the owner empties a seat; later only who may take an empty one can be changed."""
        live = await self.live(table)

        def make(room: Room) -> Draft | None:
            self._not_over(room)
            self._owner(room, asker)
            self._seat_exists(room, seat)
            if room.status == "playing" and room.seats[seat].kind != "vacant":
                raise ServiceError("seat/taken", seat=seat)
            if (room.seats[seat].kind, room.seats[seat].access) == ("vacant", access):
                return None
            self._not_worn(room)
            return Draft(Leave(seat, access))

        await self._act(live, make)

    async def give_nonce(self, asker: Asker, table: str, seat: int, nonce: str) -> None:
        live = await self.live(table)

        def make(room: Room) -> Draft | None:
            if room.status != "gathering":
                raise ServiceError("table/started")
            self._holder(room, asker, seat)
            if room.seats[seat].nonce == nonce:
                return None
            if room.seats[seat].nonce:
                raise ServiceError("nonce/twice", seat=seat)
            return Draft(Nonce(seat, nonce))

        await self._act(live, make)

    async def start(self, asker: Asker, table: str) -> None:
        """Deals the cards, once all seats are taken and all humans have added their nonce."""
        live = await self.live(table)

        def make(room: Room) -> Draft | None:
            self._owner(room, asker)
            if room.status != "gathering":
                raise ServiceError("table/started")
            for number, seat in enumerate(room.seats):
                if seat.kind == "vacant":
                    raise ServiceError("table/vacant", seat=number)
            for number, seat in enumerate(room.seats):
                if seat.kind == "human" and not seat.nonce:
                    raise ServiceError("table/nonce-missing", seat=number)
            return Draft(Start())

        await self._act(live, make)

    async def move(self, asker: Asker, table: str, seat: int, decision: int, id: str, action: int | str) -> int:
        """Plays an action; gives the event number of the seat's stream with it."""
        live = await self.live(table)

        def make(room: Room) -> Draft | None:
            self._holder(room, asker, seat)
            code = room.game.parse(action) if isinstance(action, str) else action
            if room.is_done(seat, id, f"move {decision} {code}"):
                return None
            self._playing(room)
            self._current(room, seat, decision)
            step, free = room.consider_move(seat, code)
            return Draft(Move(seat, code, id, free=free), step)

        await self._act(live, make)
        return live.room.number_of(seat, id)

    async def undo(self, asker: Asker, table: str, seat: int, decision: int, id: str) -> int:
        live = await self.live(table)

        def make(room: Room) -> Draft | None:
            self._holder(room, asker, seat)
            if room.is_done(seat, id, f"undo {decision}"):
                return None
            self._playing(room)
            self._current(room, seat, decision)
            return Draft(Undo(seat, id), room.consider_undo(seat))

        await self._act(live, make)
        return live.room.number_of(seat, id)

    async def say(self, asker: Asker, table: str, seat: int, phrase: str, id: str) -> int:
        live = await self.live(table)
        if phrase not in PHRASES:
            raise ServiceError("phrase/unknown", expected=", ".join(PHRASES), came=phrase)

        def make(room: Room) -> Draft | None:
            self._holder(room, asker, seat)
            if room.is_done(seat, id, f"say {phrase}"):
                return None
            if room.said[seat] >= CHANGES:
                raise ServiceError("limit/phrases", expected=CHANGES)
            return Draft(Say(seat, phrase, id))

        await self._act(live, make)
        return live.room.number_of(seat, id)

    async def rematch(self, asker: Asker, table: str) -> Live:
        """The same people at a new table, with new cards; there is one rematch of a table, whoever asks first."""
        live = await self.live(table)
        room = live.room
        if room.header.record is not None or room.status != "over":
            raise ServiceError("table/not-over")
        if not self.held(room, asker):
            raise ServiceError("seat/not-yours", seat=0)
        async with live.rematching:
            if room.next is None:
                await self._set_again(live, asker)
        assert room.next is not None
        return await self.live(room.next)

    async def _set_again(self, live: Live, asker: Asker) -> None:
        room = live.room
        acts: list[AnyAct] = []
        for number, seat in enumerate(room.seats):
            if seat.kind == "human":
                acts.append(Sit(number, seat.identity, seat.name))
            elif seat.kind == "bot":
                acts.append(Bot(number, seat.level))
        owner = asker.identity or next(seat.identity for seat in room.seats if seat.kind == "human")
        header = msgspec.structs.replace(room.header, id=self.random_id(), owner=owner, created_at=self.now())
        fresh, write = self._set(header, acts)
        draft = Draft(Next(fresh.id), opens=write)
        if await self._act(live, lambda room: None if room.next else draft) is not None:
            self._opened(fresh)

    # -- what people are told ----------------------------------------------------------------------------------------

    async def fresh(self, table: str) -> Live:
        """A table as the log has it now, also where other nodes write."""
        live = await self.live(table)
        if live.behind() or self.store.shared:
            async with live.lock:
                await self._catch_up(live)
        return live

    def answer(self, live: Live, asker: Asker, base: str) -> TableAnswer:
        room = live.room
        message = self._message(live, asker, self._viewers(room, asker))
        links: list[Link] = []
        if message.owner and room.status != "over":
            for number, seat in enumerate(room.seats):
                if seat.kind == "vacant":
                    key = self.keyring.link_key(room.id, number, seat.serial)
                    links.append(Link(number, key, f"{base}/#/seat/{room.id}/{key}"))
        tokens = [
            SeatToken(number, self.keyring.seat_token(room.id, number, room.seats[number].serial))
            for number in self.held(room, asker)
        ]
        former = [
            number
            for number, seat in enumerate(room.seats)
            if seat.kind != "human" and asker.identity and asker.identity in seat.past and room.status != "over"
        ]
        return TableAnswer(
            info=message.info,
            owner=message.owner,
            seen=message.seen,
            url=f"{base}/#/table/{room.id}",
            links=links,
            tokens=tokens,
            former=former,
        )

    async def listed(self) -> list[TableInfo]:
        found = [await self._to_list(table) for table in await self.store.listed(LISTED)]
        return [_in_a_list(live.room) for live in found if live is not None]

    async def _to_list(self, table: str) -> Live | None:
        """A table for a list. One that this service cannot play on holds up no other."""
        try:
            return await self.fresh(table)
        except ServiceError as problem:
            if problem.code == "store/unavailable":
                raise
        except SterlingError:
            pass
        except Exception as problem:
            log.error("table cannot be listed", extra={"facts": {"problem": repr(problem)[:200]}})
        return None

    async def mine(self, asker: Asker) -> tuple[list[TableInfo], list[str]]:
        """The asker's tables, those that wait for it first."""
        found: list[tuple[bool, TableInfo]] = []
        for table in await self.store.tables_of(asker.identity, LISTED):
            live = await self._to_list(table)
            if live is not None:
                wanted = bool(set(live.room.waiting()) & set(self.held(live.room, asker)))
                found.append((wanted, _in_a_list(live.room)))
        found.sort(key=lambda item: not item[0])
        return [info for _, info in found], [info.id for wanted, info in found if wanted]

    # -- checks ------------------------------------------------------------------------------------------------------

    def _seat_exists(self, room: Room, seat: int) -> None:
        if not 0 <= seat < room.game.seats:
            raise ServiceError("seat/unknown", expected=f"0-{room.game.seats - 1}", came=seat)

    def _holder(self, room: Room, asker: Asker, seat: int) -> None:
        self._seat_exists(room, seat)
        if not self._holds(room, asker, seat):
            raise ServiceError("seat/not-yours", seat=seat)

    def _owner(self, room: Room, asker: Asker) -> None:
        if not asker.identity or asker.identity != room.header.owner:
            raise ServiceError("table/not-owner")

    def _not_over(self, room: Room) -> None:
        if room.status == "over":
            raise ServiceError("table/over")

    def _not_worn(self, room: Room, stranger: bool = False) -> None:
        most = CHANGES if stranger else 2 * CHANGES
        if sum(seat.serial for seat in room.seats) >= most:
            raise ServiceError("limit/seats", expected=most)

    def _playing(self, room: Room) -> None:
        self._not_over(room)
        if room.status != "playing":
            raise ServiceError("table/not-started")

    def _current(self, room: Room, seat: int, decision: int) -> None:
        if decision != room.decisions[seat]:
            raise ServiceError("move/stale", expected=room.decisions[seat], came=decision)
