"""Tables as people create, find and continue them.

- `Tables.create(asker, wish)`, `Tables.rematch(asker, table)`: new tables
- `Tables.import_record(asker, text, stay, pay)`: a finished game from elsewhere
- `Tables.begin(asker, room, origin, people)`: a new table with cards of another (origins.py)
- `Tables.close(asker, table)`: the end of one
- `Tables.fresh(table)`: a table as the log has it now
- `Tables.answer(live, asker, base)`: what an asker may know of a table
- `Tables.listed(asker)`, `Tables.mine(asker)`: lists

Seats are in seating.py, the game itself in playing.py.
"""

import logging
from collections.abc import Callable

import msgspec

from sterling import bots as players
from sterling.core.characters import Owner, check_choice, owners
from sterling.core.errors import SterlingError
from sterling.core.game import Game
from sterling.core.record import Record
from sterling.core.shuffle import commitment
from sterling.games import game, game_class
from sterling.service import checks
from sterling.service.access import Stay
from sterling.service.acts import AnyAct, Bot, Choose, Close, Entry, Header, Next, Origin, Reserve, Sit, Start
from sterling.service.broken import Stumbles
from sterling.service.checks import is_owner
from sterling.service.commit import Committer, Draft
from sterling.service.decks import check_text
from sterling.service.errand import CheckedRecord
from sterling.service.errands import Errands
from sterling.service.errors import AWAY, ServiceError
from sterling.service.faces import known_face
from sterling.service.holders import Holders
from sterling.service.identity import Asker, Keyring, clean_name
from sterling.service.live import Live
from sterling.service.messages import CreateTable, Link, SeatToken, TableAnswer, TableInfo, TableList
from sterling.service.ops import Metrics
from sterling.service.pieces import Pieces
from sterling.service.room import Room
from sterling.service.rooms import Rooms
from sterling.service.shown import info_of
from sterling.service.sources import Sources
from sterling.service.storage import Storage, kinds_of
from sterling.service.store import Store, new_table
from sterling.service.store.guests import Guests
from sterling.service.store.writer import Tally, Touch, Write

log = logging.getLogger("sterling.tables")

LISTED = 50
"""How many tables a list has at most."""


class Tables:
    """Creates tables and describes them. One that does not start is kept for `patience` seconds (unstarted.py)."""

    def __init__(
        self,
        rooms: Rooms,
        store: Store,
        storage: Storage,
        guests: Guests,
        committer: Committer,
        holders: Holders,
        keyring: Keyring,
        sources: Sources,
        metrics: Metrics,
        pieces: Pieces,
        errands: Errands,
        patience: int,
    ) -> None:
        self._rooms = rooms
        self._store = store
        self._storage = storage
        self._pieces = pieces
        self._errands = errands
        self._patience = patience
        self._guests = guests
        self._committer = committer
        self._holders = holders
        self._keyring = keyring
        self._sources = sources
        self._metrics = metrics

    # -- new tables --------------------------------------------------------------------------------------------------

    async def create(self, asker: Asker, wish: CreateTable) -> Live:
        """The service commits to its secret here, before anyone has sat down or sent a nonce."""
        if wish.deck is not None:
            check_text(wish.deck, "deck")
        people = sum(plan.kind != "bot" for plan in wish.seats)
        days = wish.clock is not None and wish.clock.goes_on_for_days()
        options = {**game_class(wish.game).facts.usual_options(people, days), **wish.options}
        configured = await self._pieces.in_thread(
            lambda: game(wish.game, len(wish.seats), wish.rule_set, options, wish.deck)
        )
        if wish.clock is not None:
            wish.clock.check()
        acts: list[AnyAct] = []
        for number, plan in enumerate(wish.seats):
            if plan.kind == "me":
                name = clean_name(plan.name or wish.name)
                acts.append(Sit(number, asker.identity, name, known_face(plan.face)))
            elif plan.kind == "bot":
                players.bot(plan.level, configured)
                acts.append(Bot(number, plan.level))
        acts += _choices(configured, wish)
        header = Header(
            id=self._new_id(),
            game=configured.facts.name,
            seats=configured.seats,
            rule_set=configured.rule_set,
            options=dict(configured.options),
            owner=asker.identity,
            access=["open" if plan.kind == "open" else "link" for plan in wish.seats],
            listed=wish.listed,
            created_at=self._sources.now(),
            clock=wish.clock,
            deck=wish.deck,
            rules_version=configured.rules_version,
            deck_hash=configured.deck_hash,
            away=wish.away,
            advice=wish.advice,
        )
        async with self._storage.admitted(asker, kinds_of(header)) as tallies:
            room, write = self._prepare(header, acts, tallies)
            await self._store.writer.add(write)
        return self._opened(room)

    def _new_id(self) -> str:
        return self._keyring.table_id(self._sources.random_id())

    def _prepare(self, header: Header, acts: list[AnyAct], tallies: list[Tally]) -> tuple[Room, Write]:
        """The room of a new table, and what to write for it."""
        secret = self._sources.random_secret()
        promised = secret if header.origin is None else bytes.fromhex(header.origin.seed)
        header = msgspec.structs.replace(
            header, secret=secret.hex(), commitment=commitment(promised) if promised else ""
        )
        room = self._rooms.build(header)
        first = [Entry(header.id, number, act, room.everyone, header.created_at) for number, act in enumerate(acts, 1)]
        members = sorted({header.owner, *(act.identity for act in acts if isinstance(act, Sit))})
        for entry in first:
            room.follow(entry)
        kept_until = header.created_at + 1000 * self._patience
        return room, new_table(header, first, "gathering", members, tallies, kept_until)

    def _opened(self, room: Room) -> Live:
        self._metrics.count("tables_created", game=room.header.game)
        return self._rooms.add(room, Touch("gathering", None))

    async def begin(self, asker: Asker, room: Room, origin: Origin, people: list[AnyAct]) -> Live:
        """A table with the settings of another and cards that come from it, where everybody sits already: the game
        begins at once."""
        header = msgspec.structs.replace(
            room.header,
            id=self._new_id(),
            owner=asker.identity,
            access=["link"] * room.game.seats,
            options=dict(room.game.options),
            listed=False,
            clock=None,
            created_at=self._sources.now(),
            deck_hash=room.game.deck_hash,
            record=None,
            rematch_of="",
            origin=origin,
        )
        async with self._storage.admitted(asker, kinds_of(header)) as tallies:
            fresh, write = self._prepare(header, people, tallies)
            await self._store.writer.add(write)
        live = self._opened(fresh)
        heads = room.characters() if room.game.facts.characters else []
        await self._committer.commit(live, lambda _: Draft(Start(heads)))
        return live

    async def import_record(self, asker: Asker, text: str, stay: Stay, pay: Callable[[], None]) -> Live:
        """A finished game from elsewhere, to replay and share. Whoever may not wait for it does not `pay`."""
        async with stay.aside():
            pay()
            checked = await self._errands.run(asker.address or asker.identity, CheckedRecord(text))
        record = Record.parse(msgspec.json.decode(checked, type=str))
        header = Header(
            id=self._new_id(),
            game=record.game,
            seats=record.seats,
            rule_set=record.rule_set,
            options=record.options,
            owner=asker.identity,
            access=["link"] * record.seats,
            listed=False,
            created_at=self._sources.now(),
            commitment=record.commitment,
            deck=record.deck,
            rules_version=record.rules_version,
            record=record.text(),
        )
        room = self._rooms.build(header)
        async with self._storage.admitted(asker, kinds_of(header)) as tallies:
            await self._store.writer.add(new_table(header, [], "over", [asker.identity], tallies))
        self._metrics.count("records_imported")
        return self._rooms.add(room, Touch("over", None))

    async def rematch(self, asker: Asker, table: str) -> Live:
        """A new table with new cards and the newest rules, where the others are asked to come.

        A table has only one rematch, no matter who asks first. Whoever asks later comes to it.
        """
        live = await self._rooms.live(table)
        room = live.room
        checks.no_lesson(room)
        if room.header.record is not None or room.status != "over":
            raise ServiceError("table/not-over")
        held = self._holders.held(room, asker)
        if not held:
            raise ServiceError("seat/not-yours", seat=0)
        async with live.rematching:
            if room.next is None:
                await self._open_next(live, asker, held[0])
        assert room.next is not None
        fresh = await self._rooms.live(room.next)
        await self._come(fresh, {room.seats[number].identity for number in held})
        return fresh

    async def _come(self, live: Live, people: set[str]) -> None:
        """These people take the seats that are reserved for them."""
        for number in range(len(live.room.seats)):

            def make(room: Room, number: int = number) -> Draft | None:
                seat = room.seats[number]
                if room.status != "gathering" or seat.reserved not in people:
                    return None
                return Draft(Sit(number, seat.reserved, seat.name, seat.face), members=[seat.reserved])

            if live.room.seats[number].reserved in people:
                await self._committer.commit(live, make)

    async def _open_next(self, live: Live, asker: Asker, asking: int) -> None:
        """The table that this seat asks for: it sits there, bots do too, and the other seats are reserved."""
        room = live.room
        owner = room.seats[asking].identity
        acts: list[AnyAct] = []
        for number, seat in enumerate(room.seats):
            if seat.kind == "bot":
                acts.append(Bot(number, seat.level))
            elif seat.kind == "human" and seat.identity == owner:
                acts.append(Sit(number, seat.identity, seat.name, seat.face))
            elif seat.kind == "human" and not await self._guests.has_blocked(owner, seat.identity):
                acts.append(Reserve(number, seat.identity, seat.name, seat.face))
        acts += [Choose(number, characters) for number, characters in _characters(room).items()]
        header = msgspec.structs.replace(
            newest_rules(room.header),
            id=self._new_id(),
            owner=owner,
            access=["link"] * room.game.seats,
            created_at=self._sources.now(),
            rematch_of=room.id,
        )
        async with self._storage.admitted(asker, kinds_of(header)) as tallies:
            fresh, write = self._prepare(header, acts, tallies)
            draft = Draft(Next(fresh.id, asking), opens=write)
            if await self._committer.commit(live, lambda room: None if room.next else draft) is not None:
                self._opened(fresh)

    async def close(self, asker: Asker, table: str) -> Live:
        """The owner ends it: before the start nobody can come any more, and a game ends without a result."""
        live = await self._rooms.live(table)

        def make(room: Room) -> Draft | None:
            checks.owner(room, asker)
            if room.status == "closed":
                return None
            checks.not_over(room)
            return Draft(Close())

        if await self._committer.commit(live, make) is not None:
            self._metrics.count("tables_closed")
        return live

    # -- what people are told ----------------------------------------------------------------------------------------

    async def fresh(self, table: str) -> Live:
        """A table as the log has it now, including what other nodes wrote."""
        live = await self._rooms.live(table)
        if live.behind() or self._store.shared:
            async with live.lock:
                await self._committer.catch_up(live)
        await self._rooms.check(live)
        return live

    def answer(self, live: Live, asker: Asker, base: str) -> TableAnswer:
        """The table, and the links, tokens and former seats of this asker; `base` is the public address."""
        room = live.room
        owner = is_owner(room, asker)
        links: list[Link] = []
        going_on = room.status in ("gathering", "playing")
        if owner and going_on:
            for number, seat in enumerate(room.seats):
                if seat.kind == "vacant" and not seat.reserved:
                    key = self._keyring.link_key(room.id, number, seat.serial)
                    links.append(Link(number, key, f"{base}/#/seat/{room.id}/{key}"))
        tokens = [
            SeatToken(number, self._keyring.seat_token(room.id, number, room.seats[number].serial))
            for number in self._holders.held(room, asker)
        ]
        former = [
            number
            for number, seat in enumerate(room.seats)
            if seat.kind != "human" and asker.identity and asker.identity in seat.past and going_on
        ]
        reserved = [
            number
            for number, seat in enumerate(room.seats)
            if asker.identity and seat.reserved == asker.identity and going_on
        ]
        return TableAnswer(
            info=info_of(room),
            owner=owner,
            seen=[room.seen(viewer, self._sources.now()) for viewer in self._holders.viewers(room, asker)],
            url=f"{base}/#/table/{room.id}",
            links=links,
            tokens=tokens,
            former=former,
            reserved=reserved,
        )

    async def listed(self, asker: Asker) -> list[TableInfo]:
        """The newest tables that anybody may find, without those of owners who have blocked the asker."""
        strangers = await self._guests.blockers_of(asker.identity)
        stumbles = Stumbles(self._store)
        found = [await self._to_list(table, stumbles) for table in await self._store.listed(LISTED)]
        stumbles.check()
        return [_in_a_list(live.room) for live in found if live is not None and live.room.header.owner not in strangers]

    async def mine(self, asker: Asker) -> TableList:
        """The asker's tables, first those where it is the asker's turn; the ids of these; and the rematches that others
        ask for."""
        found: list[tuple[bool, TableInfo]] = []
        invited: list[TableInfo] = []
        stumbles = Stumbles(self._store)
        for table in await self._store.tables_of(asker.identity, LISTED):
            live = await self._to_list(table, stumbles)
            if live is not None:
                wanted = bool(set(live.room.waiting()) & set(self._holders.held(live.room, asker)))
                found.append((wanted, _in_a_list(live.room)))
                next = await self._to_list(live.room.next, stumbles) if live.room.next else None
                if next is not None and next.room.status == "gathering" and self._is_expected(next.room, asker):
                    invited.append(_in_a_list(next.room))
        stumbles.check()
        found.sort(key=lambda item: not item[0])
        return TableList([info for _, info in found], [info.id for wanted, info in found if wanted], invited)

    def _is_expected(self, room: Room, asker: Asker) -> bool:
        """Whether a seat is reserved for the asker."""
        return bool(asker.identity) and any(seat.reserved == asker.identity for seat in room.seats)

    async def _to_list(self, table: str, stumbles: Stumbles) -> Live | None:
        """A table for a list, or None: one that cannot continue here must not break the whole list."""
        try:
            live = await self.fresh(table)
        except SterlingError as problem:
            if problem.code in AWAY:
                await stumbles.note(problem)
        except Exception as problem:
            log.error("table cannot be listed", extra={"facts": {"problem": repr(problem)[:200]}})
        else:
            stumbles.worked()
            return live
        return None


def _choices(game: Game, wish: CreateTable) -> list[AnyAct]:
    """The characters chosen by the person who creates the table."""
    chosen: dict[Owner, list[str]] = {}
    wishes: list[tuple[Owner, list[str]]] = [(None, wish.ownerless)]
    wishes += [(seat, plan.characters) for seat, plan in enumerate(wish.seats) if plan.kind in ("me", "bot")]
    for owner, characters in wishes:
        if characters:
            check_choice(game.facts.characters, game.seats, chosen, owner, characters)
            chosen[owner] = characters
    return [Choose(owner, characters) for owner, characters in chosen.items()]


def _characters(room: Room) -> dict[Owner, list[str]]:
    """The characters of a game that was played, by owner of the columns: the rematch keeps them."""
    found: dict[Owner, list[str]] = {}
    heads = room.characters()
    for owner, head in zip(owners(len(heads), room.game.seats), heads, strict=True):
        found.setdefault(owner, []).append(head)
    return found


def _in_a_list(room: Room) -> TableInfo:
    """Lists leave out the text of a deck: it may be long, and opening the table gets it."""
    return msgspec.structs.replace(info_of(room), deck=None)


def newest_rules(header: Header) -> Header:
    """What a table agreed on, with the newest rules of its game; options that no longer exist are left out."""
    facts = game_class(header.game).facts
    options = {option.name: header.options.get(option.name, option.default) for option in facts.options}
    return msgspec.structs.replace(header, rules_version=facts.rules_version, options=options, origin=None)
