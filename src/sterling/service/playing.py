"""The game at a table: the shuffle, the start, moves, undo, and what players say.

- `Playing.give_nonce(asker, table, seat, nonce)`, `Playing.start(asker, table)`
- `Playing.move(asker, table, seat, decision, id, action)`, `Playing.undo(asker, table, seat, decision, id)`
- `Playing.begin_move(live, asker, seat, decision, id, action, ended)`: a move without a task (commit.py)
- `Playing.say(asker, table, seat, phrase, id)`

Requests with an id are carried out once: the same id again gets the same answer, the seat's event number.
"""

from sterling.service import checks
from sterling.service.acts import Move, Nonce, Say, Undo
from sterling.service.commit import Committer, Draft, Ended, Make
from sterling.service.errors import ServiceError
from sterling.service.holders import Holders
from sterling.service.identity import Asker
from sterling.service.live import Live
from sterling.service.messages import PHRASES
from sterling.service.room import Room
from sterling.service.rooms import Rooms
from sterling.service.sources import Sources
from sterling.service.starting import check_ready, start_act


class Playing:
    """Each request finds its table and commits one act, checked under the table's lock."""

    def __init__(self, rooms: Rooms, committer: Committer, holders: Holders, sources: Sources) -> None:
        self._rooms = rooms
        self._committer = committer
        self._holders = holders
        self._sources = sources

    async def give_nonce(self, asker: Asker, table: str, seat: int, nonce: str) -> None:
        live = await self._rooms.live(table)

        def make(room: Room) -> Draft | None:
            checks.gathering(room)
            self._holders.check(room, asker, seat)
            if room.seats[seat].nonce == nonce:
                return None
            if room.seats[seat].nonce:
                raise ServiceError("nonce/twice", seat=seat)
            return Draft(Nonce(seat, nonce))

        await self._committer.commit(live, make)

    async def start(self, asker: Asker, table: str) -> None:
        """Deals the cards once every seat is taken and every human has given a nonce; assigns characters.

        A rematch that has already started by itself is fine.
        """
        live = await self._rooms.live(table)

        def make(room: Room) -> Draft | None:
            checks.owner(room, asker)
            if room.header.rematch_of and room.status == "playing":
                return None
            checks.gathering(room)
            check_ready(room)
            return Draft(start_act(room, self._sources.random_seed()))

        await self._committer.commit(live, make)

    async def move(self, asker: Asker, table: str, seat: int, decision: int, id: str, action: int | str) -> int:
        live = await self._rooms.live(table)
        await self._committer.commit(live, self._move(asker, seat, decision, id, action))
        return live.room.number_of(seat, id)

    def begin_move(
        self, live: Live, asker: Asker, seat: int, decision: int, id: str, action: int | str, ended: Ended
    ) -> bool:
        """Raises if the move is refused; False if it cannot be made without waiting."""
        return self._committer.begin(live, self._move(asker, seat, decision, id, action), ended)

    def _move(self, asker: Asker, seat: int, decision: int, id: str, action: int | str) -> Make:
        def make(room: Room) -> Draft | None:
            self._holders.check(room, asker, seat)
            code = room.game.parse(action) if isinstance(action, str) else action
            if room.is_done(seat, id, f"move {decision} {code}"):
                return None
            checks.playing(room)
            checks.current(room, seat, decision)
            step, free = room.consider_move(seat, code)
            checks.lesson_step(room, code)
            return Draft(Move(seat, code, id, free=free), step)

        return make

    async def undo(self, asker: Asker, table: str, seat: int, decision: int, id: str) -> int:
        live = await self._rooms.live(table)

        def make(room: Room) -> Draft | None:
            self._holders.check(room, asker, seat)
            if room.is_done(seat, id, f"undo {decision}"):
                return None
            checks.playing(room)
            checks.current(room, seat, decision)
            return Draft(Undo(seat, id), room.consider_undo(seat))

        await self._committer.commit(live, make)
        return live.room.number_of(seat, id)

    async def say(self, asker: Asker, table: str, seat: int, phrase: str, id: str) -> int:
        live = await self._rooms.live(table)
        if phrase not in PHRASES:
            raise ServiceError("phrase/unknown", expected=", ".join(PHRASES), came=phrase)

        def make(room: Room) -> Draft | None:
            self._holders.check(room, asker, seat)
            if room.is_done(seat, id, f"say {phrase}"):
                return None
            checks.may_speak(room, seat)
            return Draft(Say(seat, phrase, id))

        await self._committer.commit(live, make)
        return live.room.number_of(seat, id)
