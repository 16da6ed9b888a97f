"""People play while others abuse the service: how long a move takes with and without the abuse.

    python bench/abuse.py             every scenario, about a minute each
    python bench/abuse.py silent      one of them
    python bench/abuse.py --quick     shorter
    python bench/abuse.py --json      one JSON object

The service, the players and the abusers are three processes; the service has its usual limits. Moves come at a modest,
steady pace. Times with and without the abuse are taken in turns within one run, so compare the two, not the absolute
numbers. A scenario is one function in `SCENARIOS`: it runs in the process of the abusers until it is cancelled.
"""

import argparse
import asyncio
import itertools
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import load
from load import Load, LoadTable, cpu_seconds

from sterling.service.door import raise_file_limit

CROWD = 2000
TABLES = 20
MOVES_PER_SECOND = 60.0
SETTLE_SECONDS = 2.0
"""The crowd has arrived, and the service has answered what it asked for."""

# -- the abuse -------------------------------------------------------------------------------------------------------


class Abuse:
    """What a scenario needs to know, and how many connections it has now."""

    def __init__(self, port: int, size: int) -> None:
        self.port = port
        self.size = size
        self.open = 0
        self.opened = 0

    def address(self, number: int) -> str:
        """Ten connections from each address; no limit for one address stops them all."""
        return f"127.{1 + number // 10 // 200}.{1 + number // 10 % 200}.1"

    async def hang_around(self, number: int, sent: bytes, reads: bool) -> None:
        """Connects, sends this, and comes back whenever it is thrown out."""
        loop = asyncio.get_running_loop()
        while True:
            with suppress(OSError, TimeoutError), socket.socket() as one:
                one.setblocking(False)
                one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                one.bind((self.address(number), 0))
                await loop.sock_connect(one, ("127.0.0.1", self.port))
                self.open += 1
                self.opened += 1
                try:
                    await loop.sock_sendall(one, sent)
                    while reads and await loop.sock_recv(one, 4096):
                        pass
                    if not reads:
                        # Whoever takes nothing does not notice the end either.
                        await asyncio.sleep(30)
                finally:
                    self.open -= 1
            await asyncio.sleep(0.1)


SILENT = b""
HALF_HEAD = b"GET /api/house HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"
SLOW_READER = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def silent(abuse: Abuse) -> None:
    """Connections that say nothing, half a request, or ask for more than they read."""
    kinds = [(SILENT, True), (HALF_HEAD, True), (SILENT, True), (HALF_BODY, True), (SLOW_READER, False)]
    crowd = zip(range(abuse.size), itertools.cycle(kinds))
    await asyncio.gather(*[abuse.hang_around(number, *kind) for number, kind in crowd])


SCENARIOS: dict[str, Callable[[Abuse], Awaitable[None]]] = {"silent": silent}


async def run_abuse(name: str, port: int, size: int) -> None:
    """Runs a scenario until the standard input ends, and says what it does on the standard output."""
    raise_file_limit()
    abuse = Abuse(port, size)
    task = asyncio.ensure_future(SCENARIOS[name](abuse))
    end = asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    while not end.done() and not task.done():
        await asyncio.sleep(0.5)
        print(json.dumps({"open": abuse.open, "opened": abuse.opened}), flush=True)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def abusing(name: str, port: int, size: int) -> AsyncIterator[dict[str, int]]:
    """The abuse goes on inside the context; afterwards the dictionary says how many connections there were."""
    arguments = [__file__, name, "--abuse", "--port", str(port), "--size", str(size)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    told: dict[str, int] = {}
    assert process.stdout is not None
    try:
        # Everybody who gets in is there once the crowd no longer grows.
        before = -1
        while told.get("open", 0) > before:
            before = told.get("open", -1)
            told.update(json.loads(await process.stdout.readline()))
        await asyncio.sleep(SETTLE_SECONDS)
        yield told
    finally:
        output, _ = await process.communicate(b"")
        if lines := output.splitlines():
            told.update(json.loads(lines[-1]))


# -- the players -----------------------------------------------------------------------------------------------------


def quantile(found: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(found)
    return round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))], 2)


async def measure(names: list[str], quick: bool, size: int) -> dict[str, dict[str, float]]:
    with tempfile.TemporaryDirectory() as folder:
        port = load.free_port()
        command = [sys.executable, load.__file__, "--serve", f"sqlite+aiosqlite:///{folder}/abuse.db"]
        process = subprocess.Popen([*command, "--port", str(port)], env={**os.environ})
        try:
            players = Load(port)
            await players.ready()
            tables = [LoadTable(players, number) for number in range(TABLES)]
            for table in tables:
                await table.set_up()
            await players.play(tables, MOVES_PER_SECOND, 3.0)
            seconds = 6.0 if quick else 15.0
            return {name: await compare(name, players, tables, seconds, size, process.pid) for name in names}
        finally:
            process.terminate()
            process.wait(20)


async def compare(
    name: str, players: Load, tables: list[LoadTable], seconds: float, size: int, service: int
) -> dict[str, float]:
    """Calm and abuse in turns, twice; `service` is the id of its process."""
    calm: list[float] = []
    rough: list[float] = []
    used = [0.0, 0.0]
    for _ in range(2):
        used[0] += await played(players, tables, seconds, service)
        calm += players.latencies
        async with abusing(name, players.port, size) as told:
            used[1] += await played(players, tables, seconds, service)
            rough += players.latencies
    return {
        "connections": told["open"],
        "opened": told["opened"],
        "moves": len(rough),
        "calm_moves": len(calm),
        "calm_p50_ms": quantile(calm, 0.5),
        "calm_p99_ms": quantile(calm, 0.99),
        "calm_cpu": round(used[0] / (2 * seconds), 3),
        "p50_ms": quantile(rough, 0.5),
        "p99_ms": quantile(rough, 0.99),
        "cpu": round(used[1] / (2 * seconds), 3),
        "errors": players.errors,
    }


async def played(players: Load, tables: list[LoadTable], seconds: float, service: int) -> float:
    """Plays, and returns the processor time the service took meanwhile."""
    before = cpu_seconds(service)
    await players.play(tables, MOVES_PER_SECOND, seconds)
    return cpu_seconds(service) - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenario", nargs="*", help=f"some of: {', '.join(SCENARIOS)}")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--size", type=int, default=CROWD, help="connections or clients of the abusers")
    parser.add_argument("--abuse", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    unknown = set(chosen.scenario) - set(SCENARIOS)
    if unknown:
        parser.error(f"no scenario {', '.join(sorted(unknown))}")
    if chosen.abuse:
        asyncio.run(run_abuse(chosen.scenario[0], chosen.port, chosen.size))
        return
    found = asyncio.run(measure(chosen.scenario or list(SCENARIOS), chosen.quick, chosen.size))
    if chosen.json:
        print(json.dumps(found))
        return
    for name, result in found.items():
        print(f"{name}: {result['connections']:,} connections at the end, {result['opened']:,} opened")
        for kind, prefix in (("calm", "calm_"), ("abused", "")):
            p50, p99, cpu, moves = (result[prefix + part] for part in ("p50_ms", "p99_ms", "cpu", "moves"))
            print(f"  {kind:7} median {p50} ms, p99 {p99} ms ({moves} moves); service {cpu:.0%} of a core")
        print(f"  errors {result['errors']}")


if __name__ == "__main__":
    main()
