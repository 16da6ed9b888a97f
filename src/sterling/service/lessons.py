"""Lessons as people play them: each is a table with one learner, whose opponents follow a script.

- `taught()`: the lessons of every game
- `Lessons.open(asker, wish)`: a table for a lesson, at its first step or at any other
- `Lessons.turn_to(asker, table, step)`: the learner reads on, goes back or skips

A lesson's table has no secret and no shuffle: its deals are written in the lesson. It is in no list, and it is deleted
when it has been left for a while (unstarted.py); a client that remembers the step begins there again.
"""

from sterling import bots as players
from sterling.core.lesson import LEARNER
from sterling.games import names
from sterling.games.lessons import lesson, lesson_names
from sterling.service import checks
from sterling.service.acts import AnyAct, Bot, Entry, Goto, Header, Sit
from sterling.service.commit import Committer, Draft
from sterling.service.errors import ServiceError
from sterling.service.faces import known_face
from sterling.service.holders import Holders
from sterling.service.identity import Asker, Keyring, clean_name
from sterling.service.live import Live
from sterling.service.messages import LessonFacts, OpenLesson
from sterling.service.pieces import Pieces
from sterling.service.room import Room
from sterling.service.rooms import Rooms
from sterling.service.sources import Sources
from sterling.service.storage import Storage, kinds_of
from sterling.service.store import Store, new_table
from sterling.service.store.writer import Touch


def taught() -> dict[str, list[LessonFacts]]:
    """The lessons of every game."""
    found: dict[str, list[LessonFacts]] = {}
    for name in names():
        courses = [lesson(name, which) for which in lesson_names(name)]
        found[name] = [LessonFacts(course.name, course.minutes, course.names()) for course in courses]
    return found


class Lessons:
    """A lesson is kept for `patience` seconds after it was left."""

    def __init__(
        self,
        rooms: Rooms,
        store: Store,
        storage: Storage,
        committer: Committer,
        holders: Holders,
        keyring: Keyring,
        sources: Sources,
        pieces: Pieces,
        patience: int,
    ) -> None:
        self._rooms = rooms
        self._store = store
        self._storage = storage
        self._committer = committer
        self._holders = holders
        self._keyring = keyring
        self._sources = sources
        self._pieces = pieces
        self._patience = patience

    async def open(self, asker: Asker, wish: OpenLesson) -> Live:
        course = await self._pieces.in_thread(lambda: lesson(wish.game, wish.lesson))
        step = wish.step or course.names()[0]
        if step not in course.names():
            raise ServiceError("lesson/step", came=step)
        game = course.game
        header = Header(
            id=self._keyring.table_id(self._sources.random_id()),
            game=game.facts.name,
            seats=game.seats,
            rule_set=game.rule_set,
            options=dict(game.options),
            owner=asker.identity,
            access=["link"] * game.seats,
            listed=False,
            created_at=self._sources.now(),
            rules_version=game.rules_version,
            deck_hash=game.deck_hash,
            lesson=course.name,
            lesson_hash=course.hash,
        )
        acts: list[AnyAct] = [
            Sit(LEARNER, asker.identity, clean_name(wish.name) if wish.name else "", known_face(wish.face))
        ]
        for seat, level in enumerate(course.opponents, LEARNER + 1):
            players.bot(level, game)
            acts.append(Bot(seat, level))
        acts.append(Goto(step))
        room = self._rooms.build(header)
        first = [Entry(header.id, number, act, room.everyone, header.created_at) for number, act in enumerate(acts, 1)]
        for entry in first:
            room.follow(entry)
        kept_until = header.created_at + 1000 * self._patience
        async with self._storage.admitted(asker, kinds_of(header)) as tallies:
            write = new_table(header, first, room.row_status, [asker.identity], tallies, kept_until)
            await self._store.writer.add(write)
        return self._rooms.add(room, Touch(room.row_status, None))

    async def turn_to(self, asker: Asker, table: str, step: str) -> Live:
        live = await self._rooms.live(table)

        def make(room: Room) -> Draft | None:
            checks.not_closed(room)
            self._holders.check(room, asker, LEARNER)
            if room.run is None:
                raise ServiceError("lesson/none")
            if step not in room.run.lesson.names():
                raise ServiceError("lesson/step", came=step)
            checks.lesson_goes_on(room)
            return Draft(Goto(step))

        await self._committer.commit(live, make)
        return live
