"""Bots for the service: worker processes behind a queue. Thinking blocks neither a table nor the event loop."""

import asyncio
import logging
import secrets
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

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
    """Requests of many people, served in turn: only those who ask for a lot have to wait.

    >>> turns = Turns()
    >>> for who, what in ("anne", 1), ("anne", 2), ("anne", 3), ("bob", 4):
    ...     turns.put(who, what)
    >>> [turns.take() for _ in range(len(turns))]
    [1, 4, 2, 3]
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Any]] = OrderedDict()
        self._news = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, who: str, what: Any) -> None:
        self._waiting.setdefault(who, deque()).append(what)
        self._news.set()

    def take(self) -> Any:
        who, waiting = self._waiting.popitem(last=False)
        what = waiting.popleft()
        if waiting:
            self._waiting[who] = waiting
        return what

    async def get(self) -> Any:
        while not self._waiting:
            self._news.clear()
            await self._news.wait()
        return self.take()


class BotPool:
    """Worker processes that get views and return actions. A dead one is replaced, and its request is tried again."""

    def __init__(
        self, workers: int, seconds: float, iterations: int = 0, seed: Callable[[], int] = lambda: secrets.randbits(40)
    ) -> None:
        self.workers = workers
        self.seed = seed
        self.budget = Budget(seconds=seconds, iterations=iterations or None)
        self.deaths = 0
        self.seconds = 0.0
        """How long the workers have worked on requests, all together."""
        self._failed = 0
        """How many attempts have failed since the last answer."""
        self.processes: dict[int, asyncio.subprocess.Process] = {}
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

    @property
    def alive(self) -> bool:
        """Whether requests are served: no worker's task has ended, and the last attempts did not all fail."""
        return not any(task.done() for task in self._tasks) and self._failed < ATTEMPTS

    async def _serve(self, number: int) -> None:
        while True:
            request: _Request = await self._turns.get()
            if request.done.done():
                continue
            began = time.monotonic()
            try:
                process = await self._process(number)
                limit = (self.budget.seconds or 60.0) + GRACE
                # Not wait_for: it forgets that it was cancelled if the answer comes in the same moment (Python 3.11).
                async with asyncio.timeout(limit):
                    answer = await self._ask(process, request)
                self._failed = 0
                self._finish(request, answer)
            except asyncio.CancelledError:
                request.done.cancel()
                raise
            except Exception as problem:
                # Whatever it was, this task must continue; otherwise the pool would be one worker short for good.
                self.deaths += 1
                self._failed += 1
                self._drop(number)
                self._again(request, problem)
            finally:
                self.seconds += time.monotonic() - began

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
        data = msgspec.json.encode(ask(0, request.game, request.level, request.view, request.budget, request.seed))
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
