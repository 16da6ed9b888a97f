"""Bots for the service: worker processes behind a queue. Thinking blocks neither a table nor the event loop.

- `BotPool.choose(game, level, view, who)`: what a bot does
- `Turns`: whose request is next, so that everyone gets the same number of seconds
- `Allowance`: how long the bots of one person may think; beyond that a quick bot answers for them
"""

import asyncio
import logging
import secrets
import sys
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from sterling.bots import Budget
from sterling.bots.worker import LARGEST, Answer, ask
from sterling.core.errors import BotError
from sterling.core.game import Game
from sterling.core.view import View

log = logging.getLogger("sterling.bots")

ATTEMPTS = 3
GRACE = 10.0
"""Seconds beyond its budget after which a worker counts as dead."""
USERS_KEPT = 10_000
_answers = msgspec.json.Decoder(Answer)


class _Request:
    def __init__(self, game: Game, level: str, view: View, budget: Budget, seed: int, who: str) -> None:
        self.who = who
        self.game = game
        self.level = level
        self.view = view
        self.budget = budget
        self.seed = seed
        self.attempts = 0
        self.done: asyncio.Future[int] = asyncio.get_running_loop().create_future()


class Turns:
    """Requests of many people. Whoever has used the fewest seconds is next, so only those who ask for a lot wait.

    Somebody who comes back after a while starts level with the others: time that nobody asked for cannot be saved up.

    >>> turns = Turns()
    >>> for who, what in ("anne", 1), ("anne", 2), ("anne", 3), ("bob", 4):
    ...     turns.put(who, what)
    >>> [turns.take() for _ in range(len(turns))]
    [1, 4, 2, 3]
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Any]] = {}
        self._used: dict[str, float] = {}
        self._level = 0.0
        """What those had used who were served last."""
        self._news = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, who: str, what: Any) -> None:
        if who not in self._waiting:
            self._waiting[who] = deque()
            self._used[who] = max(self._level, self._used.get(who, 0.0))
        self._waiting[who].append(what)
        self._news.set()

    def take(self) -> Any:
        who = min(self._waiting, key=self._used.__getitem__)
        self._level = max(self._level, self._used[who])
        waiting = self._waiting.pop(who)
        what = waiting.popleft()
        if waiting:
            # Behind those who have used as much.
            self._waiting[who] = waiting
        return what

    def charge(self, who: str, seconds: float) -> None:
        """Counts seconds of work for somebody; less than nothing gives some back."""
        self._used[who] = self._used.get(who, self._level) + seconds
        if len(self._used) > USERS_KEPT:
            known = {who: used for who, used in self._used.items() if used > self._level or who in self._waiting}
            self._used = known

    async def get(self) -> Any:
        while not self._waiting:
            self._news.clear()
            await self._news.wait()
        return self.take()


class Allowance(Protocol):
    """How long bots may think for each person (access.Access)."""

    def may_think(self, owner: str) -> bool:
        """Whether there is time left."""

    def thought(self, owner: str, seconds: float) -> None:
        """Counts time that was used."""


class BotPool:
    """Worker processes that get views and return actions. A dead one is replaced, and its request is tried again.

    Where a person's `allowance` is used up, the bot called `quick` answers instead: games go on, played less well.
    """

    def __init__(
        self,
        workers: int,
        seconds: float,
        iterations: int = 0,
        seed: Callable[[], int] = lambda: secrets.randbits(40),
        allowance: Allowance | None = None,
        quick: str = "greedy",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.workers = workers
        self.seed = seed
        self.budget = Budget(seconds=seconds, iterations=iterations or None)
        self.deaths = 0
        self.processes: dict[int, asyncio.subprocess.Process] = {}
        self._allowance = allowance
        self._quick = quick
        self._clock = clock
        self._turns = Turns()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._serve(number)) for number in range(self.workers)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in self.processes.values():
            _kill(process)
        for process in self.processes.values():
            await process.wait()

    async def choose(self, game: Game, level: str, view: View, who: str = "") -> int:
        """The action a bot chooses; a BotError if it keeps failing. `who` is whose table it is."""
        request = _Request(game, level, view, self.budget, self.seed(), who)
        self._turns.put(who, request)
        return await request.done

    @property
    def waiting(self) -> int:
        return len(self._turns)

    async def _serve(self, number: int) -> None:
        while True:
            request: _Request = await self._turns.get()
            if request.done.done():
                continue
            # Counted in full until we know better, so that one person's requests do not fill all workers at once.
            expected = self.budget.seconds or 0.0
            self._turns.charge(request.who, expected)
            started = self._clock()
            try:
                process = await self._process(number)
                started = self._clock()
                limit = (self.budget.seconds or 60.0) + GRACE
                # Not wait_for: it forgets that it was cancelled if the answer comes in the same moment (Python 3.11).
                async with asyncio.timeout(limit):
                    answer = await self._ask(process, request)
                self._finish(request, answer)
            except asyncio.CancelledError:
                request.done.cancel()
                raise
            except Exception as problem:
                # Whatever it was, this task must continue; otherwise the pool would be one worker short for good.
                self.deaths += 1
                self._drop(number)
                self._again(request, problem)
            finally:
                self._note(request.who, expected, self._clock() - started)

    def _note(self, who: str, expected: float, took: float) -> None:
        self._turns.charge(who, took - expected)
        if self._allowance is not None:
            self._allowance.thought(who, took)

    def _level(self, request: _Request) -> str:
        """Which bot answers."""
        if self._allowance is None or self._allowance.may_think(request.who):
            return request.level
        return self._quick

    async def _process(self, number: int) -> asyncio.subprocess.Process:
        process = self.processes.get(number)
        if process is None or process.returncode is not None:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "sterling.bots.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST,
            )
            self.processes[number] = process
        return process

    async def _ask(self, process: asyncio.subprocess.Process, request: _Request) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        level = self._level(request)
        data = msgspec.json.encode(ask(0, request.game, level, request.view, request.budget, request.seed))
        process.stdin.write(len(data).to_bytes(4, "big") + data)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(4), "big")
        if length > LARGEST:
            raise EOFError
        return _answers.decode(await process.stdout.readexactly(length))

    def _finish(self, request: _Request, answer: Answer) -> None:
        if request.done.done():
            return
        if answer.error:
            log.warning("bot failed", extra={"facts": {"bot": request.level, "code": answer.error}})
        if answer.action < 0:
            request.done.set_exception(BotError("bot/refused", bot=request.level, reason=answer.error))
        else:
            request.done.set_result(answer.action)

    def _again(self, request: _Request, problem: Exception) -> None:
        request.attempts += 1
        log.warning("bot worker replaced", extra={"facts": {"bot": request.level, "problem": type(problem).__name__}})
        if request.done.done():
            return
        if request.attempts < ATTEMPTS:
            self._turns.put(request.who, request)
        else:
            request.done.set_exception(BotError("bot/died", bot=request.level))

    def _drop(self, number: int) -> None:
        process = self.processes.pop(number, None)
        if process is not None:
            _kill(process)


def _kill(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
