"""Background tasks of a node, which are ended together."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Tasks:
    """Starts background tasks and keeps references to them. Once `closing` is set, no new ones are started."""

    def __init__(self) -> None:
        self.closing = False
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def cancel(self) -> None:
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
