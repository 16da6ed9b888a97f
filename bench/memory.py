"""Memory of the table service before, during and after a load: what people leave behind must be given back.

    python bench/memory.py            300 tables, 600 connections, twice, about five minutes
    python bench/memory.py --json     one JSON object

The service keeps no table in memory that nobody looks at (STERLING_ROOMS=0), so that nobody has to wait ten minutes
for idle ones to go. The second load shows whether anything stays behind each time.
"""

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from load import Load, LoadTable, resident_kb

LONGEST = 150.0
"""Seconds to wait until memory is given back: the service waits for a quiet moment, at most once a minute."""


async def rooms(url: str) -> int:
    """The tables that the service has in memory."""

    def ask() -> str:
        with urllib.request.urlopen(f"{url}/metrics", timeout=30) as answer:
            return str(answer.read().decode())

    found = re.search(r"^sterling_rooms (\d+)$", await asyncio.to_thread(ask), re.MULTILINE)
    return int(found[1]) if found else 0


async def one_load(load: Load, process: int, tables: int, seconds: float, wait: float) -> dict[str, float]:
    """The memory in megabytes while people play, when they have left, and at its lowest in the `wait` after that."""
    playing = [LoadTable(load, number) for number in range(tables)]
    gate = asyncio.Semaphore(8)

    async def set_up(table: LoadTable) -> None:
        async with gate:
            await table.set_up()

    await asyncio.gather(*[set_up(table) for table in playing])
    await load.play(playing, 400.0, seconds)
    while any(table.busy for table in playing):
        await asyncio.sleep(0.05)
    during = resident_kb(process)
    for table in playing:
        for wire in table.wires:
            wire.transport.close()
        for person in table.people:
            if person._connection is not None:
                person._connection.close()
    left = time.monotonic()
    while await rooms(load.url) and time.monotonic() < left + wait:
        await asyncio.sleep(2)
    gone = resident_kb(process)
    lowest = gone
    while time.monotonic() < left + wait:
        await asyncio.sleep(5)
        lowest = min(lowest, resident_kb(process))
    return {"during_mb": during / 1000, "gone_mb": gone / 1000, "after_mb": lowest / 1000}


async def measure(chosen: argparse.Namespace) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        probe = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
        port = probe.sockets[0].getsockname()[1]
        probe.close()
        await probe.wait_closed()
        wishes = {"ROOMS": 0, "MESSAGES_PER_SECOND": 1e6, "MESSAGES_BURST": 10**6, "CONNECTIONS_PER_ADDRESS": 10**6}
        wishes |= {"GUESTS_PER_HOUR": 1e7, "TABLES_PER_HOUR": 1e7}
        environment = os.environ | {f"STERLING_{name}": str(value) for name, value in wishes.items()}
        command = [sys.executable, "-m", "sterling", "serve", "--port", str(port)]
        command += ["--database", f"sqlite+aiosqlite:///{folder}/memory.db"]
        with (Path(folder) / "log").open("w") as log:
            process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            load = Load(port)
            while True:
                try:
                    await rooms(load.url)
                    break
                except OSError:
                    await asyncio.sleep(0.1)
            started = resident_kb(process.pid) / 1000
            # Caches that every service fills once are no part of the load.
            await one_load(load, process.pid, 10, 5.0, 0.0)
            found = {"started_mb": started, "before_mb": resident_kb(process.pid) / 1000}
            for number in range(1, chosen.loads + 1):
                one = await one_load(load, process.pid, chosen.tables, chosen.seconds, LONGEST)
                found |= {f"{name}_{number}": value for name, value in one.items()}
                if not chosen.json:
                    print(f"load {number}: " + ", ".join(f"{name} {value:.0f}" for name, value in one.items()))
            return found
        finally:
            process.terminate()
            process.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--loads", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    result = asyncio.run(measure(chosen))
    print(
        json.dumps(result)
        if chosen.json
        else f"before: {result['before_mb']:.0f} MB (started: {result['started_mb']:.0f})"
    )


if __name__ == "__main__":
    main()
