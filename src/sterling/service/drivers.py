"""What the service does at a table on its own: bots move, clocks run out, and a rematch starts.

- `Drivers.drive(live)`: starts the bots whose turn it is, or a rematch that is complete, and sets the clock
- `Drivers.schedule(live)`: sets the timer to the next time-out
- `Drivers.time_up(live)`: moves for players who ran out of time
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from sterling.core.errors import BotError, SterlingError
from sterling.core.game import Game
from sterling.core.view import View
from sterling.service.acts import Entry, Move
from sterling.service.commit import Draft, Make
from sterling.service.errors import ServiceError
from sterling.service.live import Live
from sterling.service.ops import Metrics
from sterling.service.room import Room
from sterling.service.sources import Sources
from sterling.service.starting import is_ready, start_act
from sterling.service.tasks import Tasks

log = logging.getLogger("sterling.drivers")

PAUSE_SECONDS = 1.0
"""Seconds between a bot's failed move and the next attempt."""


class Chooser(Protocol):
    """Chooses actions for bots (bots.BotPool)."""

    async def choose(self, game: Game, level: str, view: View, who: str = "") -> int:
        """The action; `who` is whose table it is."""


class Drivers:
    """`commit` is the only way to change a table (commit.py); `clock_bot` moves for players who ran out of time."""

    def __init__(
        self,
        commit: Callable[[Live, Make], Awaitable[Entry | None]],
        bots: Chooser,
        sources: Sources,
        tasks: Tasks,
        metrics: Metrics,
        clock_bot: str,
    ) -> None:
        self._commit = commit
        self._bots = bots
        self._sources = sources
        self._tasks = tasks
        self._metrics = metrics
        self._clock_bot = clock_bot

    def drive(self, live: Live) -> None:
        room = live.room
        if room.status == "playing":
            for seat in room.waiting():
                if room.seats[seat].kind == "bot" and seat not in live.work.thinking:
                    self._think(live, seat, "bot")
        elif room.header.rematch_of and is_ready(room):
            self._tasks.spawn(self._start(live))
        self.schedule(live)

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
        """One action by a bot: for itself, or for a player whose time is up."""
        room = live.room
        decision = room.decisions[seat]
        try:
            code = await self._choose(room, seat, by)

            def make(room: Room) -> Draft | None:
                if room.status != "playing" or room.decisions[seat] != decision:
                    return None
                if by == "bot" and room.seats[seat].kind != "bot":
                    return None
                if not room.truth().waiting() >> seat & 1:
                    return None
                step, _ = room.consider_move(seat, code)
                return Draft(Move(seat, code, by=by), step)

            await self._commit(live, make)
            live.work.failing = False
        except Exception as problem:
            self._note_failure(live, problem)
            await asyncio.sleep(PAUSE_SECONDS)
        finally:
            live.work.thinking.discard(seat)
            if not self._tasks.closing:
                self.drive(live)

    def _note_failure(self, live: Live, problem: Exception) -> None:
        """Every failure is counted. It is logged when a table's moves start to fail, not on every attempt."""
        known = isinstance(problem, SterlingError)
        code = problem.code if isinstance(problem, SterlingError) else type(problem).__name__
        self._metrics.count("bot_moves_failed", code=code)
        if not live.work.failing:
            live.work.failing = True
            facts = {"table": live.room.id, "code": code}
            log.error("bot could not move", exc_info=None if known else problem, extra={"facts": facts})

    async def _choose(self, room: Room, seat: int, by: str) -> int:
        level = room.seats[seat].level if by == "bot" else self._clock_bot
        try:
            return await self._bots.choose(room.game, level, room.views()[seat], room.header.owner)
        except BotError as problem:
            log.error("bot gave up", extra={"facts": {"bot": level, "code": problem.code}})
            return int(room.truth().nth(seat, 0))
