"""Bots for the service: worker processes behind a queue. Thinking blocks neither a table nor the event loop.

- `BotPool.slot(who, length)`: reserves a worker for one turn
- `Slot.choose(game, level, view, seconds)`: the action a bot chooses there
- `Slot.explain(game, view)`: what the search proposes, and why
- `Turns`: whose request is next, so that everyone gets the same number of seconds
- `Allowance`: how long the bots of one person may think; beyond that a quick bot answers for them

A worker is given back when its slot ends, not when it is done. So how long others have to wait depends on how many
asked before them, which is public, and not on how much there was to think about.
"""

import asyncio
import logging
import secrets
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol

import msgspec

from sterling.bots import Budget
from sterling.bots.advice import Proposal
from sterling.bots.worker import LARGEST, Answer, Ask, ask
from sterling.core.errors import BotError
from sterling.core.game import Game
from sterling.core.view import View

log = logging.getLogger("sterling.bots")

ATTEMPTS = 3
GRACE = 10.0
"""Seconds beyond its budget after which a worker counts as dead."""
USERS_KEPT = 10_000
_answers = msgspec.json.Decoder(Answer)


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

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, who: str, what: Any) -> None:
        if who not in self._waiting:
            self._waiting[who] = deque()
            self._used[who] = max(self._level, self._used.get(who, 0.0))
        self._waiting[who].append(what)

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
        """Counts seconds for somebody."""
        self._used[who] = self._used.get(who, self._level) + seconds
        if len(self._used) > USERS_KEPT:
            known = {who: used for who, used in self._used.items() if used > self._level or who in self._waiting}
            self._used = known


class Slot:
    """A worker that is reserved for one turn; it chooses any number of actions."""

    def __init__(self, pool: "BotPool", number: int, seconds: float, may_think: bool) -> None:
        self._pool = pool
        self._number = number
        self._may_think = may_think
        self.end = asyncio.get_running_loop().time() + seconds

    def left(self) -> float:
        """How many seconds of it are left."""
        return max(0.0, self.end - asyncio.get_running_loop().time())

    async def choose(self, game: Game, level: str, view: View, seconds: float) -> int:
        """The action a bot chooses; a BotError if it keeps failing."""
        pool = self._pool
        level = level if self._may_think else pool.quick
        # A fixed amount of work is always finished, so that the choice does not depend on the machine.
        limit = pool.seconds if pool.iterations else min(pool.seconds, seconds)
        budget = Budget(seconds=limit, iterations=pool.iterations or None)
        answer = await pool.answer(self._number, ask(0, game, level, view, budget, pool.seed()))
        if answer.error:
            log.warning("bot failed", extra={"facts": {"bot": level, "code": answer.error}})
        if answer.action < 0:
            raise BotError("bot/refused", bot=level, reason=answer.error)
        return answer.action

    async def explain(self, game: Game, view: View) -> list[Proposal]:
        """The act that the search proposes, and the next best; a BotError if none came."""
        pool = self._pool
        budget = Budget(seconds=pool.seconds, iterations=pool.iterations or None)
        asked = ask(0, game, "search", view, budget, pool.seed(), explain=True)
        answer = await pool.answer(self._number, asked)
        if not answer.proposals:
            raise BotError("bot/refused", bot="search", reason=answer.error)
        return answer.proposals


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
    ) -> None:
        self.workers = workers
        self.seconds = seconds
        self.iterations = iterations
        self.seed = seed
        self.deaths = 0
        self.spent = 0.0
        """How many seconds the workers have worked on requests, all together."""
        self._failed = 0
        """How many attempts have failed since the last answer."""
        self.processes: dict[int, asyncio.subprocess.Process] = {}
        self.quick = quick
        self._allowance = allowance
        self._idle: list[int] = []
        self._turns = Turns()
        self._closing = False

    async def start(self) -> None:
        self._idle = list(reversed(range(self.workers)))

    async def stop(self) -> None:
        self._closing = True
        while self._turns:
            self._turns.take().cancel()
        for process in self.processes.values():
            _kill(process)
        for process in self.processes.values():
            await process.wait()

    @property
    def waiting(self) -> int:
        return len(self._turns)

    @property
    def alive(self) -> bool:
        """Whether requests are served: the last attempts did not all fail."""
        return self._failed < ATTEMPTS

    @asynccontextmanager
    async def slot(self, who: str, length: Callable[[bool], float]) -> AsyncIterator[Slot]:
        """Reserves a worker. `who` is whose table it is; `length` is asked for the seconds when the slot begins, and
        told whether the bot may think.

        The whole slot counts as used, whatever was done in it, so that nobody's turn depends on what is hidden.
        """
        number = await self._reserve(who)
        may_think = self._allowance is None or self._allowance.may_think(who)
        slot = Slot(self, number, length(may_think), may_think)
        self._turns.charge(who, slot.left())
        if self._allowance is not None:
            self._allowance.thought(who, slot.left())
        try:
            yield slot
        finally:
            asyncio.get_running_loop().call_later(slot.left(), self._give_back, number)

    async def _reserve(self, who: str) -> int:
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._turns.put(who, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, number: int) -> None:
        while self._turns:
            turn: asyncio.Future[int] = self._turns.take()
            if not turn.done():
                turn.set_result(number)
                return
        self._idle.append(number)

    async def answer(self, number: int, request: Ask) -> Answer:
        """What a worker answers; a BotError if it keeps dying."""
        for _ in range(ATTEMPTS):
            began = time.monotonic()
            try:
                process = await self._process(number)
                limit = (request.budget.seconds or 60.0) + GRACE
                # Not wait_for: it forgets that it was cancelled if the answer comes in the same moment (Python 3.11).
                async with asyncio.timeout(limit):
                    answer = await self._ask(process, request)
                self._failed = 0
                return answer
            except asyncio.CancelledError:
                # Its answer would be taken for that of the next request.
                self._drop(number)
                raise
            except Exception as problem:
                # Whatever it was, the worker must not be lost to the pool.
                self.deaths += 1
                self._failed += 1
                self._drop(number)
                facts = {"bot": request.bot, "problem": type(problem).__name__}
                log.warning("bot worker replaced", extra={"facts": facts})
                if self._closing:
                    break
            finally:
                self.spent += time.monotonic() - began
        raise BotError("bot/died", bot=request.bot)

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

    async def _ask(self, process: asyncio.subprocess.Process, request: Ask) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        data = msgspec.json.encode(request)
        process.stdin.write(len(data).to_bytes(4, "big") + data)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(4), "big")
        if length > LARGEST:
            raise EOFError
        return _answers.decode(await process.stdout.readexactly(length))

    def _drop(self, number: int) -> None:
        process = self.processes.pop(number, None)
        if process is not None:
            _kill(process)


def _kill(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
