"""The tables a node has in memory: loaded from their logs when needed, dropped when idle.

- `Rooms.live(table)`: a table, loaded if necessary; `Rooms.at_hand(table)`, `Rooms.loaded(table)`: only if it is here
- `Rooms.add(room, touched)`: a table that was just created
- `Rooms.build(header)`: an empty room for a header, with the rules its game began under
- `Rooms.evict()`: drops idle tables
- `Rooms.rebuilt(table)`: the room of a table as the database has it now; `table/damaged` if that makes no sense
- `Rooms.rebuild(live)`: puts such a room in the place of the old one
- `Rooms.forget(table)`: a table was deleted; `Rooms.check(live)`: raises if one was, on this node or another
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from sterling.core.game import Facts, Game
from sterling.core.lesson import Lesson
from sterling.games import game, game_class
from sterling.games.lessons import lesson
from sterling.service.acts import Header
from sterling.service.broken import Broken
from sterling.service.errors import ServiceError
from sterling.service.forms import Forms
from sterling.service.live import Live
from sterling.service.room import Room
from sterling.service.sources import Sources
from sterling.service.store import Store
from sterling.service.store.schema import LEFT
from sterling.service.store.writer import Touch
from sterling.service.tasks import Tasks

GAMES_KEPT = 64
IDLE_SECONDS = 60.0
CROWDED_IDLE_SECONDS = 5.0
"""When there are too many rooms, one that has been idle this long may be dropped."""


class Rooms:
    """Tables in memory, least recently used first. Above `most` of them, idle ones go early. `is_ours` tells whether
    an id was given to a table here, even if that is gone."""

    def __init__(
        self,
        store: Store,
        tasks: Tasks,
        sources: Sources,
        broken: Broken,
        most: int,
        is_ours: Callable[[str], bool],
    ) -> None:
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self._store = store
        self._tasks = tasks
        self._sources = sources
        self._broken = broken
        self._most = most
        self._is_ours = is_ours
        self._forgotten: set[str] = set()
        """Tables that were deleted while they were being loaded."""
        self._opened = sources.now()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._games: OrderedDict[bytes, tuple[Game, Forms]] = OrderedDict()

    async def live(self, table: str) -> Live:
        """A table, loaded from its log if necessary."""
        found = self.lives.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = self._tasks.spawn(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        self.lives.move_to_end(table)
        return found

    def at_hand(self, table: str) -> Live | None:
        """A table that is in memory and can be changed now, without waiting for anybody."""
        found = self.lives.get(table)
        if found is None or found.gone or found.behind() or found.lock.locked():
            return None
        found.used = time.monotonic()
        self.lives.move_to_end(table)
        return found

    def loaded(self, table: str) -> Live | None:
        return self.lives.get(table)

    def all(self) -> list[Live]:
        return list(self.lives.values())

    def add(self, room: Room, touched: Touch) -> Live:
        # Alone, a node knows of every connection since it started. Other nodes tell of theirs from now on.
        since = self._sources.now() if self._store.shared else self._opened
        live = self.lives[room.id] = Live(room, touched, since)
        return live

    async def _load(self, table: str) -> Live:
        room = await self.rebuilt(table)
        if table in self._forgotten:
            self._forgotten.discard(table)
            raise self._gone()
        return self.add(room, Touch("", None))

    async def rebuilt(self, table: str) -> Room:
        with self._broken.reading(table):
            try:
                header = await self._store.header(table)
            except ServiceError as problem:
                raise self._gone() if problem.code == "table/unknown" and self._is_ours(table) else problem from None
            room = self.build(header)
            for entry in await self._store.log(table):
                room.follow(entry)
            return room

    async def rebuild(self, live: Live) -> None:
        """The table goes on with what the database has; the caller holds the lock."""
        live.room = await self.rebuilt(live.room.id)
        live.torn = False
        live.touched = None
        live.heard = min(live.heard, live.room.number)

    def forget(self, table: str) -> None:
        live = self.lives.pop(table, None)
        if live is not None:
            live.gone = True
            if live.work.timer is not None:
                live.work.timer.cancel()
        elif table in self._loading:
            self._forgotten.add(table)

    async def check(self, live: Live) -> None:
        """Another node may have deleted a table that has not started, or a lesson."""
        shared = self._store.shared and live.room.row_status in LEFT
        if shared and not live.gone and not await self._store.exists(live.room.id):
            self.forget(live.room.id)
            live.gone = True
        if live.gone:
            raise self._gone()

    def _gone(self) -> ServiceError:
        return ServiceError("table/gone")

    def build(self, header: Header) -> Room:
        """The room of a header before anything happened there."""
        configured, forms = self._configured(header)
        if header.record is None and header.deck_hash not in ("", configured.deck_hash):
            raise _other_rules(header, configured.facts)
        return Room(header, configured, forms, _lesson_of(header))

    def _configured(self, header: Header) -> tuple[Game, Forms]:
        """The game a header describes; tables with the same settings share it."""
        version = header.rules_version
        key = msgspec.json.encode((header.game, version, header.seats, header.rule_set, header.options, header.deck))
        if key not in self._games:
            facts = game_class(header.game).facts
            if not facts.knows_rules(version):
                raise _other_rules(header, facts)
            configured = game(
                header.game, header.seats, header.rule_set, header.options, header.deck, rules_version=version
            )
            self._games[key] = configured, Forms(configured)
            if len(self._games) > GAMES_KEPT:
                self._games.popitem(last=False)
        return self._games[key]

    def evict(self) -> None:
        """Drops unused rooms; they can be loaded again from their logs."""
        now = time.monotonic()
        crowded = len(self.lives) - self._most
        for table, live in list(self.lives.items()):
            idle = now - live.used
            if idle < (IDLE_SECONDS if crowded <= 0 else CROWDED_IDLE_SECONDS):
                break
            if not _busy(live) and (crowded > 0 or idle > 10 * IDLE_SECONDS):
                for timer in (live.work.timer, live.crowd.offering):
                    if timer is not None:
                        timer.cancel()
                del self.lives[table]
                crowded -= 1


def _lesson_of(header: Header) -> Lesson | None:
    if not header.lesson:
        return None
    found = lesson(header.game, header.lesson)
    if found.hash != header.lesson_hash:
        # It was written anew. Learners continue at another table, with the step they know.
        raise ServiceError("table/gone")
    return found


def _busy(live: Live) -> bool:
    """A clock that runs for hours needs no room in memory: the table's row says when it is due."""
    timer = live.work.timer
    soon = timer is not None and timer.when() - asyncio.get_running_loop().time() < IDLE_SECONDS
    return bool(live.crowd.listeners or live.work.thinking or soon or live.lock.locked())


def _other_rules(header: Header, facts: Facts) -> ServiceError:
    """A game continues under the rules and cards it began with, or not at all."""
    return ServiceError("table/rules", game=header.game, expected=facts.rules_version, came=header.rules_version)
