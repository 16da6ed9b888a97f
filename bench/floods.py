"""How much a flood slows the moves of others: p50 and p99 of moves, with and without each flood.

    python bench/floods.py                    every flood, about ten minutes
    python bench/floods.py --quick            shorter, about three minutes
    python bench/floods.py replays decks      only these
    python bench/floods.py --json             one JSON object

The service runs in a process of its own with the limits it has by default, the flood in another. The people at the
tables come from other addresses than the flood: the service trusts `X-Forwarded-For` from this machine. Each flood runs
twice: as one guest, and as many guests of one address. A move counts from when it was due until it is acknowledged and
both players have received it. On a busy machine these times say little; the longest step of the service's event loop
and the seconds of all its steps are processor time, and do not depend on other work.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPConnection
from typing import Any

import msgspec
from litestar import get
from load import Load, LoadTable, Wire, dial, free_port, run_app
from prices import long_record

from sterling.games import folders
from sterling.service.client import Client

FLOOD_ADDRESS = "198.51.100.7"
LINES = 48
"""Connections of a flood, each with one request under way."""
GUESTS = 40
"""How many guests the flood is in its second run."""
TABLES = 10
RATE = 40.0
"""Moves a second of the people at the tables."""


def run_service(database: str, port: int) -> None:
    watch_steps()
    run_app({"database": database, "port": port, "bot_workers": 0}, [steps], "CRITICAL")


STEPS: list[float] = []
"""Processor time of every step of the service's event loop since they were last asked for, in seconds."""


def watch_steps() -> None:
    """Times every step of the event loop. Processor time of the thread, so that a busy machine does not count."""
    run = asyncio.Handle._run

    def timed(self: asyncio.Handle) -> None:
        started = time.thread_time()
        run(self)
        STEPS.append(time.thread_time() - started)

    asyncio.Handle._run = timed  # type: ignore[method-assign]


@get("/steps", include_in_schema=False)
async def steps() -> dict[str, float]:
    """The longest step in milliseconds, how many took more than five, and the seconds of all."""
    found = {
        "longest_ms": round(1000 * max(STEPS, default=0.0), 1),
        "over_5_ms": float(sum(step > 0.005 for step in STEPS)),
        "loop_s": round(sum(STEPS), 2),
    }
    STEPS.clear()
    return found


# -- the people at the tables ----------------------------------------------------------------------------------------


class HomeClient(Client):
    """A guest with an address of their own."""

    def __init__(self, url: str, home: str) -> None:
        super().__init__(url)
        self.home = home

    def _exchange(self, method: str, path: str, data: bytes | None, headers: dict[str, str]) -> tuple[int, bytes]:
        return super()._exchange(method, path, data, {**headers, "x-forwarded-for": self.home})


class Homes(Load):
    """Everybody has an address of their own."""

    def person(self, number: int) -> Client:
        return HomeClient(self.url, self.home(number))

    def headers(self, number: int) -> str:
        return f"X-Forwarded-For: {self.home(number)}\r\n"

    def home(self, number: int) -> str:
        return f"203.0.113.{number}"


# -- the flood -------------------------------------------------------------------------------------------------------


class Line:
    """One connection of the flood, by HTTP or a socket. It counts the answers by status or code."""

    def __init__(self, port: int, token: str, stage: "Stage") -> None:
        self.port = port
        self.token = token
        self.stage = stage
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.wire: Wire | None = None
        self.frames: asyncio.Queue[bytes] = asyncio.Queue()

    async def ask(self, method: str, path: str, body: Any = None) -> None:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = b"" if body is None else msgspec.json.encode(body)
        self.writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {FLOOD_ADDRESS}\r\n"
            f"Authorization: Bearer {self.token}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        try:
            head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
            size = int(head.partition(b"content-length:")[2].split()[0])
            await self.reader.readexactly(size)
        except (OSError, asyncio.IncompleteReadError, IndexError):
            self.reader = None
            raise
        self.stage.answers[head.split()[1].decode()] += 1

    async def send(self, message: Any) -> None:
        """Sends a message or any text, and waits for an answer that is not an event."""
        if self.wire is None or self.wire.lost:
            self.frames = asyncio.Queue()
            heard = self.frames.put_nowait
            headers = f"X-Forwarded-For: {FLOOD_ADDRESS}\r\n"
            self.wire = await dial(self.port, "/ws", lambda wire, data: heard(data), headers)
            self.wire.send(msgspec.json.encode({"type": "hello", "version": 2, "token": self.token}))
            await asyncio.wait_for(self.frames.get(), 5)
        self.wire.send(message if isinstance(message, bytes) else msgspec.json.encode(message))
        while (kind := (await asyncio.wait_for(self.frames.get(), 5))[9:12]) in (b"her", b"eve"):
            pass
        self.stage.answers[kind.decode()] += 1


class Stage:
    """What a flood works with: finished games to ask for, and a number for each request."""

    def __init__(self, tables: list[str], deck: str, record: str) -> None:
        self.tables = tables
        self.deck = deck
        self.record = record
        self.answers: Counter[str] = Counter()
        self.numbers = itertools.count()

    def table(self) -> str:
        return random.choice(self.tables)


async def replays(line: Line, stage: Stage) -> None:
    await line.ask("GET", f"/api/tables/{stage.table()}/replay?seat={random.randrange(-1, 4)}")


async def records(line: Line, stage: Stage) -> None:
    await line.ask("GET", f"/api/tables/{stage.table()}/record")


async def schema(line: Line, stage: Stage) -> None:
    await line.ask("GET", random.choice(("/api/schema/openapi.json", "/api/wire", "/api/house", "/", "/health")))


async def tables(line: Line, stage: Stage) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    await line.ask("POST", "/api/tables", {"game": "amulet", "seats": seats, "name": "Eve", "listed": True})


async def decks(line: Line, stage: Stage) -> None:
    await line.ask(
        "POST", "/api/decks", {"game": "silver-gold", "deck": f"{stage.deck}\n; {next(stage.numbers)} {line.token}\n"}
    )


async def imports(line: Line, stage: Stage) -> None:
    await line.ask("POST", "/api/records", {"record": stage.record})


async def lists(line: Line, stage: Stage) -> None:
    await line.ask("GET", random.choice(("/api/tables", "/api/tables?mine=true")))


async def guests(line: Line, stage: Stage) -> None:
    line.token = ""
    await line.ask("POST", "/api/guests")


async def subscriptions(line: Line, stage: Stage) -> None:
    await line.send({"type": "subscribe", "table": stage.table()})


async def pings(line: Line, stage: Stage) -> None:
    await line.send({"type": "ping", "id": "p"})


async def bad_messages(line: Line, stage: Stage) -> None:
    await line.send(random.choice((b"{" * 15_000, b'{"type":"fly"}', b'{"type":"move"', b'"' + b"x" * 15_000 + b'"')))


SCENARIOS: dict[str, Callable[[Line, Stage], Awaitable[None]]] = {
    work.__name__.replace("_", "-"): work
    for work in (
        replays,
        records,
        schema,
        tables,
        decks,
        imports,
        lists,
        guests,
        subscriptions,
        pings,
        bad_messages,
    )
}


async def flood(name: str, port: int, tokens: list[str], prepared: dict[str, Any]) -> None:
    """Runs until it is told to stop by the end of its input; then prints what it was answered."""
    stage = Stage(**prepared)
    lines = [Line(port, tokens[number % len(tokens)], stage) for number in range(LINES)]

    async def keep_on(line: Line) -> None:
        while True:
            try:
                await SCENARIOS[name](line, stage)
            except (OSError, asyncio.IncompleteReadError, TimeoutError, IndexError):
                stage.answers["lost"] += 1
                await asyncio.sleep(0.02)

    tasks = [asyncio.create_task(keep_on(line)) for line in lines]
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(json.dumps(stage.answers))


# -- the measurement -------------------------------------------------------------------------------------------------


def become_guests(port: int, many: int) -> list[str]:
    """Guest tokens of the flood's address."""
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    tokens = []
    for _ in range(many):
        connection.request("POST", "/api/guests", headers={"x-forwarded-for": FLOOD_ADDRESS})
        tokens.append(json.loads(connection.getresponse().read())["token"])
    connection.close()
    return tokens


def prepare(port: int, tokens: list[str]) -> dict[str, Any]:
    """Long games for the flood to ask for: more than the service keeps answers about."""
    record, _ = long_record("amulet", 4)
    found = []
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    for token in tokens[:10]:
        headers = {"x-forwarded-for": FLOOD_ADDRESS, "authorization": f"Bearer {token}"}
        body = json.dumps({"record": record})
        connection.request("POST", "/api/records", body, {**headers, "content-type": "application/json"})
        found.append(json.loads(connection.getresponse().read())["info"]["id"])
    connection.close()
    deck = (folders()["silver-gold"] / "deck.txt").read_text(encoding="utf-8")
    return {"tables": found, "deck": deck, "record": record}


def milliseconds(latencies: list[float]) -> dict[str, float]:
    ordered = sorted(latencies)
    return {
        "p50_ms": round(1000 * ordered[len(ordered) // 2], 1),
        "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99)], 1),
        "moves": len(ordered),
    }


async def played(load: Load, seated: list[LoadTable], seconds: float) -> dict[str, Any]:
    asker = HomeClient(load.url, "203.0.113.254")
    await asker.fetch("GET", "/steps")
    await load.play(seated, RATE, seconds)
    taken = json.loads(await asker.fetch("GET", "/steps"))
    return {**milliseconds(load.latencies), **taken}


async def under_flood(load: Load, seated: list[LoadTable], name: str, given: dict[str, Any], seconds: float) -> Any:
    process = subprocess.Popen(
        [sys.executable, __file__, "--flood", name, "--port", str(load.port)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    process.stdin.write(json.dumps(given) + "\n")
    process.stdin.flush()
    # The first second is that of the burst; it counts too.
    await asyncio.sleep(0.5)
    found = await played(load, seated, seconds)
    told, _ = await asyncio.to_thread(process.communicate)
    found["answers"] = json.loads(told)
    return found


async def measure(chosen: argparse.Namespace) -> dict[str, Any]:
    seconds = 6.0 if chosen.quick else 25.0
    say: Callable[[str], None] = (lambda text: None) if chosen.json else (lambda text: print(text, flush=True))
    port = free_port()
    result: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/floods.db"
        service = subprocess.Popen([sys.executable, __file__, "--serve", database, "--port", str(port)])
        try:
            load = Homes(port)
            await load.ready()
            seated = [LoadTable(load, number) for number in range(TABLES)]
            for table in seated:
                await table.set_up()
            tokens = await asyncio.to_thread(become_guests, port, GUESTS)
            prepared = await asyncio.to_thread(prepare, port, tokens)
            await load.play(seated, RATE, 2.0)
            result["nobody"] = await played(load, seated, seconds)
            say(f"{'nobody':14} {'':12} {line_of(result['nobody'])}")
            for name in chosen.scenarios or SCENARIOS:
                for who, some in (("one guest", tokens[:1]), ("many guests", tokens)):
                    found = await under_flood(load, seated, name, {"tokens": some, "prepared": prepared}, seconds)
                    result[f"{name}, {who}"] = found
                    say(f"{name:14} {who:12} {line_of(found)}")
            result["errors"] = load.errors
        finally:
            service.terminate()
            with suppress(subprocess.TimeoutExpired):
                service.wait(20)
    return result


def line_of(found: dict[str, Any]) -> str:
    text = (
        f"p50 {found['p50_ms']:6.1f} ms  p99 {found['p99_ms']:6.1f} ms  {found['moves']} moves  "
        f"longest step {found['longest_ms']:5.1f} ms, {found['over_5_ms']:.0f} over 5 ms, loop {found['loop_s']:.2f} s "
    )
    return text + "".join(f"  {kind} {count}" for kind, count in sorted(found.get("answers", {}).items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenarios", nargs="*", choices=[[], *SCENARIOS], metavar="scenario")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--flood", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        run_service(chosen.serve, chosen.port)
    elif chosen.flood:
        # Whoever floods does not share a machine with the service.
        os.nice(10)
        given = json.loads(sys.stdin.readline())
        asyncio.run(flood(chosen.flood, chosen.port, given["tokens"], given["prepared"]))
    else:
        result = asyncio.run(measure(chosen))
        if chosen.json:
            print(json.dumps(result))


if __name__ == "__main__":
    main()
