"""What the service does at a table on its own: bots move, clocks run out, and a rematch starts.

- `Drivers.drive(live)`: starts the bots whose turn it is, or a rematch that is complete, and sets the clock; in a
  lesson it plays the script
- `Drivers.schedule(live)`: sets the timer to the next time-out
- `Drivers.time_up(live)`: moves for players who ran out of time

A bot thinks as soon as its turn begins. Its act is committed at a moment drawn beforehand (tempo.py), together with the
hidden acts that lead to it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager, suppress
from typing import Protocol

import msgspec

from sterling.bots import searches
from sterling.core.errors import BotError, SterlingError
from sterling.core.game import Game
from sterling.core.lesson import LEARNER
from sterling.core.state import State
from sterling.core.view import View
from sterling.service.acts import Entry, Move
from sterling.service.broken import name_of
from sterling.service.commit import Draft, Make
from sterling.service.errors import ServiceError
from sterling.service.live import Live
from sterling.service.ops import Metrics
from sterling.service.room import Room, Step
from sterling.service.sources import Sources
from sterling.service.starting import is_ready, start_act
from sterling.service.tasks import Tasks
from sterling.service.tempo import Tempo

log = logging.getLogger("sterling.drivers")

OWN_SECONDS = 1.0
"""How long the script of a lesson waits for a client to do what it does by itself."""
PAUSE_SECONDS = 1.0
"""Seconds between a bot's failed move and the next attempt."""


class Thinker(Protocol):
    """Chooses the actions of one turn (bots.Slot)."""

    def left(self) -> float:
        """The seconds left for it."""

    async def choose(self, game: Game, level: str, view: View, seconds: float) -> int:
        """The action of the bot `level`."""


class Chooser(Protocol):
    """Lets bots think (bots.BotPool)."""

    def slot(self, who: str, length: Callable[[bool], float]) -> AbstractAsyncContextManager[Thinker]:
        """Reserves a worker; `who` is whose table it is, and `length` says for how long when it begins."""


class Chain:
    """The actions of one seat from now on up to the first that everybody sees, and what they lead to."""

    def __init__(self, room: Room, seat: int) -> None:
        self.room = room
        self._seat = seat
        self._decision = room.decisions[seat]
        self._number = room.number
        self.codes: list[int] = []
        self._steps: list[Step] = []

    def stands(self) -> bool:
        """Whether the seat still has to make the decision that the chain begins with."""
        room = self.room
        return (
            room.status == "playing"
            and room.decisions[self._seat] == self._decision
            and bool(room.truth().waiting() >> self._seat & 1)
        )

    def add(self, code: int) -> None:
        self.codes.append(code)
        self._number = -1

    def steps(self) -> list[Step]:
        """What each action leads to. It is worked out again only if something else has happened at the table."""
        if self._number != self.room.number:
            self._steps = self.room.consider_moves(self._seat, self.codes)
            self._number = self.room.number
        return self._steps

    def now(self) -> tuple[State, View]:
        """The state after the chain, and what the seat sees then."""
        if not self.codes:
            return self.room.truth(), self.room.views()[self._seat]
        last = self.steps()[-1]
        return last.state, last.views[self._seat]

    def complete(self) -> bool:
        last = self.steps()[-1]
        public = last.mask >> self.room.game.seats & 1
        return bool(public) or not last.state.waiting() >> self._seat & 1


class Drivers:
    """`commit` is the only way to change a table (commit.py); `clock_bot` moves for players who ran out of time."""

    def __init__(
        self,
        commit: Callable[[Live, Make], Awaitable[Entry | None]],
        bots: Chooser,
        sources: Sources,
        tasks: Tasks,
        metrics: Metrics,
        tempo: Tempo,
        clock_bot: str,
    ) -> None:
        self._commit = commit
        self._bots = bots
        self._sources = sources
        self._tasks = tasks
        self._metrics = metrics
        self._tempo = tempo
        self._clock_bot = clock_bot

    def drive(self, live: Live) -> None:
        room = live.room
        if live.work.thinking:
            # Nobody else waits for news.
            live.work.news.set()
            live.work.news = asyncio.Event()
        if live.gone:
            return
        if room.run is not None:
            self._follow_script(live)
            return
        if room.status == "playing":
            for seat in room.waiting():
                if room.seats[seat].kind == "bot" and seat not in live.work.thinking:
                    self._think(live, seat, "bot")
        elif room.header.rematch_of and is_ready(room):
            self._tasks.spawn(self._start(live))
        self.schedule(live)

    def _follow_script(self, live: Live) -> None:
        """In a lesson the opponents do what is written."""
        due = None if live.room.run is None else live.room.run.due()
        if due is not None and due[0] not in live.work.thinking:
            live.work.thinking.add(due[0])
            self._tasks.spawn(self._play_script(live, *due))

    async def _play_script(self, live: Live, seat: int, code: int) -> None:
        """One act of a script, after a calm moment. What the learner's client may do by itself is left to it a little
        longer."""

        def make(room: Room) -> Draft | None:
            if room.run is None or room.run.due() != (seat, code):
                return None
            return Draft(Move(seat, code, by="bot"), room.consider_move(seat, code)[0])

        goes_on = True
        try:
            await asyncio.sleep(self._tempo.pace.most + (OWN_SECONDS if seat == LEARNER else 0.0))
            await self._commit(live, make)
        except Exception as problem:
            self._note_failure(live, problem)
            await asyncio.sleep(PAUSE_SECONDS)
            goes_on = name_of(problem) != "table/damaged"
        finally:
            live.work.thinking.discard(seat)
            # A damaged table goes on when it is mended (orders.py).
            if goes_on and not self._tasks.closing:
                self.drive(live)

    async def _start(self, live: Live) -> None:
        """Everyone has come to a rematch."""

        def make(room: Room) -> Draft | None:
            return Draft(start_act(room, self._sources.random_seed())) if is_ready(room) else None

        try:
            await self._commit(live, make)
        except ServiceError as problem:
            # The owner can still start it.
            log.warning("rematch did not start", extra={"facts": {"table": live.room.id, "code": problem.code}})

    def schedule(self, live: Live) -> None:
        room, work = live.room, live.work
        if work.timer is not None:
            work.timer.cancel()
            work.timer = None
        if room.status != "playing" or room.clocks is None or self._tasks.closing:
            return
        deadlines = [
            deadline
            for seat in room.waiting()
            if room.seats[seat].kind != "bot" and seat not in work.thinking
            if (deadline := room.clocks.deadline(seat)) is not None
        ]
        if deadlines:
            wait = max(0, min(deadlines) - self._sources.now()) / 1000
            work.timer = asyncio.get_running_loop().call_later(wait, self.time_up, live)

    def time_up(self, live: Live) -> None:
        live.work.timer = None
        room = live.room
        for seat in room.waiting():
            deadline = None if room.clocks is None else room.clocks.deadline(seat)
            if deadline is not None and deadline <= self._sources.now() and seat not in live.work.thinking:
                self._think(live, seat, "clock")
        self.schedule(live)

    def close(self, lives: Iterable[Live]) -> None:
        for live in lives:
            if live.work.timer is not None:
                live.work.timer.cancel()

    def _think(self, live: Live, seat: int, by: str) -> None:
        live.work.thinking.add(seat)
        self._tasks.spawn(self._move(live, seat, by))

    async def _move(self, live: Live, seat: int, by: str) -> None:
        """One turn of a bot: for itself, or for a player whose time is up."""
        goes_on = True
        try:
            chain = await self._ready(live, seat, by)

            def make(room: Room) -> Draft | None:
                if room is not chain.room or not chain.stands():
                    return None
                if by == "bot" and room.seats[seat].kind != "bot":
                    return None
                drafts = [
                    Draft(Move(seat, code, by=by), step) for code, step in zip(chain.codes, chain.steps(), strict=True)
                ]
                return msgspec.structs.replace(drafts[-1], before=drafts[:-1])

            await self._commit(live, make)
            live.work.failing = False
        except Exception as problem:
            self._note_failure(live, problem)
            await asyncio.sleep(PAUSE_SECONDS)
            goes_on = name_of(problem) != "table/damaged"
        finally:
            live.work.thinking.discard(seat)
            # A damaged table goes on when it is mended (orders.py).
            if goes_on and not self._tasks.closing:
                self.drive(live)

    async def _ready(self, live: Live, seat: int, by: str) -> Chain:
        """Thinks, and returns when the act is due. If the player does something hidden after all, it returns at once,
        so that there is time to think again before the same moment."""
        moment = self._tempo.moment(live.room, seat, by)
        chain, end = await self._think_until_public(live.room, seat, by, moment)
        now = self._sources.now()
        wait = (self._tempo.release(moment, end, now) - now) / 1000
        with suppress(TimeoutError):
            async with asyncio.timeout(min(wait, self._tempo.longest)):
                while chain.stands():
                    await live.work.news.wait()
        return chain

    async def _think_until_public(self, room: Room, seat: int, by: str, moment: int) -> tuple[Chain, int]:
        """The actions up to the next that everybody sees, and when the slot ends in which they were thought about."""
        level = room.seats[seat].level if by == "bot" else self._clock_bot
        searching = searches(level, room.header.game)
        # Where hidden actions may follow, some time is kept for them.
        share = 0.5 if room.game.facts.simultaneous else 1.0

        def length(may_think: bool) -> float:
            return self._tempo.slot(moment, self._sources.now(), searching and may_think)

        async with self._bots.slot(room.header.owner, length) as slot:
            end = self._sources.now() + round(1000 * slot.left())
            chain = Chain(room, seat)
            while chain.stands():
                state, view = chain.now()
                seconds = share * self._tempo.thinking(slot.left())
                code = await self._choose(slot, room.game, level, state, view, seconds)
                if chain.stands():
                    chain.add(code)
                    if chain.complete():
                        break
        return chain, end

    def _note_failure(self, live: Live, problem: Exception) -> None:
        """Every failure is counted. It is logged when a table's moves start to fail, not on every attempt."""
        known, code = isinstance(problem, SterlingError), name_of(problem)
        self._metrics.count("bot_moves_failed", code=code)
        if not live.work.failing:
            live.work.failing = True
            facts = {"table": live.room.id, "code": code}
            log.error("bot could not move", exc_info=None if known else problem, extra={"facts": facts})

    async def _choose(self, slot: Thinker, game: Game, level: str, state: State, view: View, seconds: float) -> int:
        try:
            return await slot.choose(game, level, view, seconds)
        except BotError as problem:
            log.error("bot gave up", extra={"facts": {"bot": level, "code": problem.code}})
            return int(state.nth(view.seat, 0))
