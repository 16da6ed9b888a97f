"""Long work in a process of its own, so that the event loop and its interpreter lock stay free for moves.

- `Errands.run(who, job, progress)`: the result of a job (errand.py), as JSON; a coded error if the job ends with one.
  `progress` is told how far it is. Cancelling the call ends the work.

One job after the other is carried out, by a process with low priority. Whoever has used the fewest seconds is next
(bots.Turns). The process is started when it is first needed, and ends when nobody has needed it for a while. What takes
a few milliseconds and what takes a minute have processes of their own (composition.py), so that nobody waits for a
review who only wants to see a replay.
"""

import asyncio
import logging
import sys
import time
from contextlib import suppress
from functools import cache

import msgspec

from sterling.core.errors import SterlingError
from sterling.service.bots import Turns
from sterling.service.errand import EAGER, FOUND, LARGEST, PROGRESS, Job, Progress, Refused, carried_out, nobody_asks
from sterling.service.errors import ServiceError

log = logging.getLogger("sterling.errands")

ATTEMPTS = 2
LIMIT_SECONDS = 60.0
"""A process that has not answered by then is replaced."""
IDLE_SECONDS = 120.0
WAITING = 1000
"""Jobs that may wait; more are refused."""


@cache
def warn_of_priority(problem: str) -> None:
    """Says once that long work takes processor time from people at tables, however many processes find out."""
    log.warning("errand process has no low priority", extra={"facts": {"problem": problem}})


class Errands:
    """With `processes` 0 jobs are carried out at once in this process: for tests."""

    def __init__(self, processes: int, limit: float = LIMIT_SECONDS) -> None:
        self._processes = processes
        self._limit = limit
        self._process: asyncio.subprocess.Process | None = None
        self._turns = Turns()
        self._busy = False
        self._ending: asyncio.TimerHandle | None = None

    async def run(self, who: str, job: Job, progress: Progress = nobody_asks) -> bytes:
        """`who` waits for those who have used less so far."""
        if not self._processes:
            return carried_out(job, progress)
        await self._turn(who)
        began = time.monotonic()
        try:
            answer = await self._answer(msgspec.json.encode(job), progress)
        finally:
            self._turns.charge(who, time.monotonic() - began)
            self._next()
        if answer[:1] == FOUND:
            return answer[1:]
        refused = msgspec.json.decode(answer[1:], type=Refused)
        raise SterlingError(refused.code, **refused.facts)

    async def _turn(self, who: str) -> None:
        if not self._busy:
            self._busy = True
            return
        if len(self._turns) >= WAITING:
            raise ServiceError("limit/rate", seconds=10)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.put(who, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        while self._turns:
            turn: asyncio.Future[None] = self._turns.take()
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
        if self._ending is not None:
            self._ending.cancel()
        self._ending = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end)

    async def _answer(self, job: bytes, progress: Progress) -> bytes:
        for _ in range(ATTEMPTS):
            try:
                async with asyncio.timeout(self._limit):
                    return await self._ask(job, progress)
            except asyncio.CancelledError:
                # Its answer would be taken for that of the next job.
                self._drop()
                raise
            except Exception as problem:
                self._drop()
                log.warning("errand process replaced", extra={"facts": {"problem": type(problem).__name__}})
        raise ServiceError("service/internal")

    async def _ask(self, job: bytes, progress: Progress) -> bytes:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "sterling.service.errand",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST,
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(job).to_bytes(4, "big") + job)
        await process.stdin.drain()
        while True:
            length = int.from_bytes(await process.stdout.readexactly(4), "big")
            if length > LARGEST:
                raise EOFError
            answer = await process.stdout.readexactly(length)
            if answer[:1] == EAGER:
                warn_of_priority(answer[1:].decode())
                continue
            if answer[:1] != PROGRESS:
                return answer
            progress(*msgspec.json.decode(answer[1:], type=tuple[int, int]))

    def _end(self) -> None:
        if not self._busy:
            self._drop()

    def _drop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
        while self._turns:
            self._turns.take().cancel()
        process = self._process
        self._drop()
        if process is not None:
            await process.wait()
