"""Long work on the event loop, a few milliseconds at a time. Others are served in between.

A thread would not help: it holds the interpreter lock for as long as a piece takes here, and every step of everybody
else's move would have to win the lock back from it. Only what cannot be cut goes to a thread, one after the other.

- `Pieces.run(work)`: carries out a generator that yields often, and returns its result
- `Pieces.in_thread(work)`: carries out a function in a thread
- `finished(work)`: the result of a generator at once
"""

import asyncio
import time
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

PIECE_SECONDS = 0.002


class Pieces:
    """However much work is waiting, one piece of it is done at a time, and as long as it took is left to others."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "sterling-work")

    async def run(self, work: Generator[None, None, T]) -> T:
        while True:
            async with self._turn:
                end = self._clock() + PIECE_SECONDS
                try:
                    while self._clock() < end:
                        next(work)
                except StopIteration as done:
                    result: T = done.value
                    return result
                await asyncio.sleep(PIECE_SECONDS)

    async def in_thread(self, work: Callable[[], T]) -> T:
        """There is one thread: more would compete for the interpreter with the event loop, and with each other."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def finished(work: Generator[None, None, T]) -> T:
    """
    >>> def half_of(number):
    ...     yield
    ...     return number // 2
    >>> finished(half_of(6))
    3
    """
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
