"""Where the processor time of a move goes: microseconds of the service for each stage, under the load of bench/load.py.

    python bench/stages.py                        500 tables at 1,200 moves a second, under a minute
    python bench/stages.py --tables 200 --rate 800

The event loop's thread is timed stage by stage, each without the stages inside it; the other threads of the service
(SQLite writes in one of them) and the load generator are added as wholes. Processor time, so other work on the machine
counts little. Timing itself takes a few microseconds a move. Setting up the next games is part of the load: a game has
about seventy moves.
"""

import argparse
import asyncio
import json
import os
import selectors
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from litestar import get
from load import Load, LoadTable, cpu_seconds, free_port, run_service

from sterling.games import game_class, games
from sterling.service import audience, room
from sterling.service.door.socket import SocketProtocol
from sterling.service.socket import Connection
from sterling.service.store.writer import Writer
from sterling.service.wire import Outgoing

MESSAGES = "messages: limits, checks, commit"
SPENT: defaultdict[str, float] = defaultdict(float)
"""Seconds of the event loop's thread by stage."""
_inside: list[float] = []
"""For each stage that has begun: the seconds of the stages inside it."""


def timed(stage: str | Callable[[Any], str], work: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, with its time counted for a stage, or for the one its first argument belongs to."""

    def counted(*given: Any, **more: Any) -> Any:
        _inside.append(0.0)
        began = time.thread_time()
        try:
            return work(*given, **more)
        finally:
            whole = time.thread_time() - began
            SPENT[stage if isinstance(stage, str) else stage(given[0])] += whole - _inside.pop()
            if _inside:
                _inside[-1] += whole

    return counted


def step_of(handle: asyncio.Handle) -> str:
    """What a step of the event loop belongs to."""
    owner = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
    if isinstance(owner, asyncio.Task):
        name = getattr(owner.get_coro(), "__qualname__", "")
        if "run_asgi" in name:
            return "requests over HTTP"
        if name == Writer._run.__qualname__:
            return "group commit, on the loop"
        return MESSAGES
    if isinstance(owner, Writer):
        # Those who wait for a transaction are told of it.
        return MESSAGES
    if isinstance(owner, Outgoing):
        return "sending"
    name = getattr(handle._callback, "__name__", "")  # type: ignore[attr-defined]
    return "reading" if name == "_read_ready" else "other steps"


def watch() -> None:
    """Puts the stages around the service's functions."""
    put(asyncio.Handle, "_run", step_of)
    put(selectors.DefaultSelector, "select", "waiting for the network")
    put(Connection, "begin", MESSAGES)
    put(SocketProtocol, "write_texts", "sending")
    put(room.Room, "consider_move", "rules and views of what the move leads to")
    put(room.Room, "follow", "following the log")
    put(room.Room, "seen", "telling: view and legal moves as JSON")
    put(audience.Audience, "tell", "telling: the rest")
    for facts in games():
        put(game_class(facts.name), "happened", "telling: what happened")


def put(owner: Any, name: str, stage: str | Callable[[Any], str]) -> None:
    setattr(owner, name, timed(stage, getattr(owner, name)))


@get("/stages", include_in_schema=False)
async def stages() -> dict[str, float]:
    """The seconds since they were last asked for."""
    found = dict(SPENT)
    SPENT.clear()
    return found


def thread_seconds(process: int) -> dict[str, float]:
    """The processor time of the loop's thread and that of all others."""
    found = {"loop": 0.0, "others": 0.0}
    for task in Path(f"/proc/{process}/task").iterdir():
        fields = (task / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        found["loop" if int(task.name) == process else "others"] += seconds
    return found


async def measure(chosen: argparse.Namespace) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        database = f"sqlite+aiosqlite:///{folder}/stages.db"
        process = subprocess.Popen([sys.executable, __file__, "--serve", database, "--port", str(port)])
        try:
            load = Load(port)
            await load.ready()
            tables = [LoadTable(load, number) for number in range(chosen.tables)]
            gate = asyncio.Semaphore(8)

            async def set_up(table: LoadTable) -> None:
                async with gate:
                    await table.set_up()

            await asyncio.gather(*[set_up(table) for table in tables])
            await load.spread(tables)
            await load.play(tables, chosen.rate, 2.0)
            asker = load.person(0)
            await asker.fetch("GET", "/stages")
            before, used, mine = thread_seconds(process.pid), cpu_seconds(process.pid), time.process_time()
            reached = await load.play(tables, chosen.rate, chosen.seconds)
            after, whole = thread_seconds(process.pid), cpu_seconds(process.pid) - used
            generator = time.process_time() - mine
            spent = json.loads(await asker.fetch("GET", "/stages"))
        finally:
            process.terminate()
            process.wait(20)
    moves = reached * chosen.seconds
    loop = after["loop"] - before["loop"]
    spent["the event loop between steps"] = max(0.0, loop - sum(spent.values()))
    found = {name: seconds / moves * 1e6 for name, seconds in sorted(spent.items(), key=lambda item: -item[1])}
    found["all of the loop's thread"] = loop / moves * 1e6
    found["other threads"] = (after["others"] - before["others"]) / moves * 1e6
    found["the service"] = whole / moves * 1e6
    found["the load generator"] = generator / moves * 1e6
    return {"moves_per_s": reached, **found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=1200.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        watch()
        run_service(chosen.serve, chosen.port, [stages])
        return
    found = asyncio.run(measure(chosen))
    if chosen.json:
        print(json.dumps(found))
        return
    print(f"{found.pop('moves_per_s'):,.0f} moves a second, {chosen.tables} tables; microseconds a move")
    for name, spent in found.items():
        print(f"{name:45} {spent:6.0f}")


if __name__ == "__main__":
    main()
