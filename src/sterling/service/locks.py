"""A lock for tasks and for callbacks.

- `Lock.enter()`: takes it at once, or says that it is taken; `async with lock` waits for it
- `Lock.release()`: whoever has waited longest has it next
"""

import asyncio
from collections import deque
from typing import Self


class Lock:
    """Handed from one to the next in the order they came: who asks later never overtakes who waits.

    >>> lock = Lock()
    >>> lock.enter(), lock.enter()
    (True, False)
    >>> lock.release()
    >>> lock.locked()
    False
    """

    __slots__ = ("_line", "_taken")

    def __init__(self) -> None:
        self._taken = False
        self._line: deque[asyncio.Future[None]] | None = None

    def locked(self) -> bool:
        return self._taken

    def enter(self) -> bool:
        """Takes the lock, if it is free."""
        if self._taken:
            return False
        self._taken = True
        return True

    def release(self) -> None:
        line = self._line
        while line:
            turn = line.popleft()
            if not turn.done():
                # It stays taken.
                turn.set_result(None)
                return
        self._line = None
        self._taken = False

    async def __aenter__(self) -> Self:
        if self.enter():
            return self
        if self._line is None:
            self._line = deque()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It was our turn already, and now it is the next one's.
                self.release()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.release()
