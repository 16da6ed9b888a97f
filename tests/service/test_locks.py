"""The lock of a table, for tasks and for callbacks."""

import asyncio
from contextlib import suppress

from service.houses import run
from sterling.service.locks import Lock


def test_who_waits_is_never_overtaken() -> None:
    async def scenario() -> None:
        lock, order = Lock(), ["callback"]

        async def task(name: str) -> None:
            async with lock:
                order.append(name)
                await asyncio.sleep(0)

        assert lock.enter()
        waiting = [asyncio.create_task(task(name)) for name in ("first", "second")]
        await asyncio.sleep(0)
        lock.release()
        # It is the first task's turn, even if that has not run yet.
        assert not lock.enter()
        await asyncio.gather(*waiting)
        assert order == ["callback", "first", "second"]
        assert lock.enter()

    run(scenario())


def test_who_stops_waiting_passes_the_lock_on() -> None:
    async def scenario() -> None:
        lock, inside = Lock(), 0

        async def task() -> None:
            nonlocal inside
            async with lock:
                inside += 1

        assert lock.enter()
        early, late, last = [asyncio.create_task(task()) for _ in range(3)]
        await asyncio.sleep(0)
        early.cancel()
        await asyncio.sleep(0)
        lock.release()
        # It has the lock already when it is cancelled.
        late.cancel()
        for one in (early, late, last):
            with suppress(asyncio.CancelledError):
                await one
        assert inside == 1
        assert not lock.locked()

    run(scenario())
