"""Load test of the table service: live tables, durable moves a second, and how long a move takes to reach everyone.

    python bench/load.py              500 tables, 1000 connections, about two minutes
    python bench/load.py --quick      the same tables, shorter, under a minute
    python bench/load.py --json       one JSON object

The service runs in a process of its own, on SQLite with synchronous=FULL; the load generator takes the other core.
The echo is a bare WebSocket route of the same process, over as many connections: decode a message, encode it, send it
back, as fast as the answers come.
"""

import argparse
import asyncio
import base64
import json
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from sterling.service.client import Client
from sterling.service.errors import ServiceError
from sterling.service.messages import Ping, Pong

# -- the service under load ------------------------------------------------------------------------------------------


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """The best the server can do with a message of a tagged union."""
    await socket.accept()
    decode = msgspec.json.Decoder(Ping | Pong).decode
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        message = decode(event["text"])
        await socket.send({"type": "websocket.send", "bytes": None, "text": msgspec.json.encode(message).decode()})


def run_app(wishes: dict[str, Any], more: Sequence[Any] = (), level: str = "WARNING") -> None:
    """Runs a service with these settings by the entry point that people use; `more` adds routes."""
    from sterling.service.app import create_app
    from sterling.service.ops import start_logging, tune_memory
    from sterling.service.serve import Server, listen
    from sterling.service.settings import Settings

    settings = Settings(**wishes)
    start_logging(level)
    app = create_app(settings, more=more)
    tune_memory()
    Server(app, settings).run(sockets=[listen(settings)])


def run_service(database: str, port: int, more: Sequence[Any] = ()) -> None:
    limits = {
        "messages_per_second": 1e6,
        "messages_burst": 10**6,
        "guests_per_hour": 1e7,
        "tables_per_hour": 1e7,
        "tables_per_day": 10**7,
        "at_once_per_address": 10**6,
        "connections_per_address": 10**6,
    }
    run_app({"database": database, "port": port, **limits}, [echo, *more])


# -- a small client that is cheap for the generator -----------------------------------------------------------------


class Wire(asyncio.Protocol):
    """A WebSocket client with just what a load needs: short text frames out, text frames in."""

    def __init__(self, heard: Any) -> None:
        self.heard = heard
        self.buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None
        self.lost = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, problem: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(buffer[:100]).decode()))
                return
            del buffer[: end + 4]
            self.open.set_result(None)
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                if len(buffer) < 4:
                    return
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                if len(buffer) < 10:
                    return
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            kind = buffer[0] & 15
            payload = bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 1:
                self.heard(self, payload)
            elif kind == 9:
                self._frame(0x8A, payload)

    def send(self, payload: bytes) -> None:
        self._frame(0x81, payload)

    def _frame(self, head: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
        mask = random.getrandbits(32).to_bytes(4, "big")
        key = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
        masked = (int.from_bytes(payload, "big") ^ key).to_bytes(size, "big")
        self.transport.write(bytes([head]) + length + mask + masked)


async def dial(port: int, path: str, heard: Any, headers: str = "") -> Wire:
    """A connection; `headers` are whole lines."""
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(heard), "127.0.0.1", port)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    wire.transport.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n".encode()
    )
    await wire.open
    return wire


LONGEST_START = 70
"""About as many moves as a two-player game of Silver & Gold has."""

# -- the load --------------------------------------------------------------------------------------------------------


class Code(msgspec.Struct):
    code: int


class View(msgspec.Struct):
    phase: str
    turn: int


class Seen(msgspec.Struct):
    seat: int
    decision: int
    view: View
    waiting: list[int]
    legal: list[Code]


class TableFrame(msgspec.Struct):
    seen: list[Seen]


class EventFrame(msgspec.Struct):
    kind: str
    seat: int
    seen: Seen
    who: int | None = None


read_event = msgspec.json.Decoder(EventFrame).decode
read_table = msgspec.json.Decoder(TableFrame).decode


class LoadTable:
    """A table of two whose moves come at a steady rate; a game that ends is followed by a rematch."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load = load
        self.number = number
        self.people: list[Client] = []
        self.wires: list[Wire] = []
        self.table = ""
        self.seen: list[Seen | None] = [None, None]
        self.busy = False
        self.sent_at = 0.0
        self.mover = -1
        self.owing: set[int] = set()
        """The seats that have to hear of the move; -1 stands for the acknowledgement."""
        self.sent = 0
        self.head_start = 0

    async def set_up(self) -> None:
        self.people = [self.load.person(2 * self.number + seat) for seat in (0, 1)]
        for person in self.people:
            await person.guest()
        first, second = self.people
        made = await first.create("silver-gold", ["me", "link"], "A")
        self.table = made.info.id
        await second.do(self.table, "sit", {"name": "B", "key": made.links[0].key})
        await self.deal()
        for seat, person in enumerate(self.people):
            headers = self.load.headers(2 * self.number + seat)
            wire = await dial(self.load.port, "/ws", lambda wire, data, seat=seat: self.heard(seat, data), headers)
            wire.send(msgspec.json.encode({"type": "hello", "version": 2, "token": person.token}))
            self.wires.append(wire)
        self.follow()
        while None in self.seen:
            await asyncio.sleep(0.01)

    async def deal(self) -> None:
        for seat, person in enumerate(self.people):
            await self.ask(person, self.table, "nonces", {"seat": seat, "nonce": secrets.token_hex(32)})
        await self.ask(self.people[0], self.table, "start")

    async def ask(self, person: Client, table: str, what: str, body: dict[str, Any] | None = None) -> Any:
        """A kept connection may close just as it is used; sending one of these twice does no harm."""
        try:
            return await person.do(table, what, body)
        except ServiceError as problem:
            if problem.code != "client/unreachable":
                raise
            return await person.do(table, what, body)

    def follow(self) -> None:
        for wire in self.wires:
            wire.send(msgspec.json.encode({"type": "subscribe", "table": self.table}))

    async def rematch(self) -> None:
        old = self.table
        for person in self.people:
            self.table = (await self.ask(person, old, "rematch")).info.id
        await self.deal()
        self.seen = [None, None]
        for wire in self.wires:
            wire.send(msgspec.json.encode({"type": "unsubscribe", "table": old}))
        self.follow()
        while None in self.seen:
            await asyncio.sleep(0.01)
        self.busy = False

    def heard(self, seat: int, data: bytes) -> None:
        kind = data[9:12]
        if kind == b"eve":
            event = read_event(data)
            before, self.seen[seat] = self.seen[seat], event.seen
            if event.who == self.mover:
                self.owing.discard(seat)
                if seat == self.mover and before is not None and still_hidden(before, event.seen):
                    # A mark that owes a follow-up is sent to its actor only.
                    self.owing.discard(1 - seat)
                self.finished()
        elif kind == b"ack":
            self.owing.discard(-1)
            self.finished()
        elif kind == b"tab":
            for one in read_table(data).seen:
                self.seen[seat] = one
        elif kind == b"err":
            self.load.errors += 1
            self.busy = False

    def finished(self) -> None:
        """Counts the move once it is acknowledged and everyone who may know of it has heard of it."""
        if self.owing or not self.busy:
            return
        self.load.latencies.append(time.perf_counter() - self.sent_at)
        self.busy = False
        self.load.moves += 1
        seen = self.seen[0]
        if seen is not None and not seen.waiting:
            self.busy = True
            self.load.spawn(self.rematch())

    def move(self, due_at: float) -> bool:
        """Sends one move, if the table is free for one; its time counts from when it was due."""
        if self.busy:
            return False
        for seat in (0, 1):
            seen = self.seen[seat]
            if seen is not None and seat in seen.waiting and seen.legal:
                self.busy, self.mover, self.owing = True, seat, {-1, 0, 1}
                self.sent += 1
                code = seen.legal[random.randrange(len(seen.legal))].code
                message = (
                    f'{{"type":"move","id":"{self.sent}","table":"{self.table}","seat":{seat},'
                    f'"decision":{seen.decision},"action":{code}}}'
                )
                self.sent_at = due_at
                self.wires[seat].send(message.encode())
                return True
        return False


def still_hidden(before: Seen, after: Seen) -> bool:
    """Whether the seat continues to mark in the same turn (SG-27)."""
    same = before.view.phase == after.view.phase == "mark" and before.view.turn == after.view.turn
    return same and after.seat in after.waiting


class Load:
    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.latencies: list[float] = []
        self.moves = 0
        self.errors = 0
        self.skipped = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def person(self, number: int) -> Client:
        return Client(self.url)

    def headers(self, number: int) -> str:
        """More headers of this person's connection, as whole lines."""
        return ""

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def ready(self) -> None:
        """Waits until the service answers."""
        for _ in range(200):
            try:
                await asyncio.to_thread(urllib.request.urlopen, f"{self.url}/health", None, 5)
                return
            except OSError:
                await asyncio.sleep(0.1)

    async def echo(self, clients: int, seconds: float) -> float:
        """Echoes per second, with all clients sending as fast as they get answers."""
        count = 0
        going = True

        def heard(wire: Wire, data: bytes) -> None:
            nonlocal count
            count += 1
            if going:
                wire.send(message)

        message = b'{"type":"ping","id":"0123456789abcdef"}'
        wires = [await dial(self.port, "/echo", heard) for _ in range(clients)]
        started = time.perf_counter()
        for wire in wires:
            wire.send(message)
        await asyncio.sleep(seconds)
        rate = count / (time.perf_counter() - started)
        going = False
        await asyncio.sleep(0.2)
        for wire in wires:
            wire.transport.close()
        return rate

    async def spread(self, tables: list[LoadTable]) -> None:
        """Every table starts with a different number of moves, so that later games end and start all the time."""
        for at, table in enumerate(tables):
            table.head_start = at * LONGEST_START // len(tables)
        while behind := [table for table in tables if table.sent < table.head_start]:
            for table in behind:
                table.move(time.perf_counter())
            await asyncio.sleep(0.002)
        while any(table.busy for table in tables):
            await asyncio.sleep(0.01)

    async def play(self, tables: list[LoadTable], rate: float, seconds: float) -> float:
        """Moves at this rate, spread over the tables; 0 means as fast as the tables allow. Returns the moves per
        second.

        A move that could not be sent when it was due, because all tables or the generator were busy, counts as late
        from then.
        """
        self.latencies.clear()
        self.moves = 0
        started = time.perf_counter()
        end = started + seconds
        at = 0
        sent = 0
        while (now := time.perf_counter()) < end:
            due = int((now - started) * rate) - sent if rate else len(tables)
            tried = 0
            while due > 0 and tried < len(tables):
                if tables[at].move(started + (sent + 1) / rate if rate else now):
                    due -= 1
                    sent += 1
                tried += 1
                at = (at + 1) % len(tables)
            await asyncio.sleep(0.002)
        return self.moves / (time.perf_counter() - started)


def resident_kb(process: int) -> int:
    for line in Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def cpu_seconds(process: int) -> float:
    """Processor time that a process has used so far, including its threads."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


async def measure(chosen: argparse.Namespace) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        database = f"sqlite+aiosqlite:///{folder}/load.db"
        command = [sys.executable, __file__, "--serve", database, "--port", str(port)]
        process = subprocess.Popen(command, env={**os.environ})
        try:
            return await under_load(chosen, port, process.pid)
        finally:
            process.terminate()
            process.wait(20)


async def under_load(chosen: argparse.Namespace, port: int, process: int) -> dict[str, float]:
    load = Load(port)
    await load.ready()
    echo_seconds, load_seconds, warm = (3.0, 12.0, 2.0) if chosen.quick else (8.0, 60.0, 5.0)
    say = (lambda text: None) if chosen.json else print
    used = cpu_seconds(process)
    echoes = await load.echo(2 * chosen.tables, echo_seconds)
    echo_cpu = 1e6 * (cpu_seconds(process) - used) / (echoes * echo_seconds)
    say(f"echo: {echoes:,.0f}/s ({2 * chosen.tables:,} connections, nothing written)")
    before = resident_kb(process)
    tables = [LoadTable(load, number) for number in range(chosen.tables)]
    gate = asyncio.Semaphore(8)

    async def set_up(table: LoadTable) -> None:
        async with gate:
            await table.set_up()

    started = time.perf_counter()
    await asyncio.gather(*[set_up(table) for table in tables])
    say(f"{len(tables)} tables, {2 * len(tables)} connections, set in {time.perf_counter() - started:.1f} s")
    if chosen.flat_out:
        rate = 0.0
    else:
        rate = chosen.rate or chosen.share * echoes or max(1000.0, echoes / 10) * 1.02
    await load.spread(tables)
    await load.play(tables, rate, warm)
    used = cpu_seconds(process)
    reached = await load.play(tables, rate, load_seconds)
    rss = (resident_kb(process) - before) / len(tables)
    move_cpu = 1e6 * (cpu_seconds(process) - used) / (reached * load_seconds)
    ordered = sorted(load.latencies)
    result = {
        "connections": 2 * len(tables),
        "tables": len(tables),
        "moves_per_s": round(reached, 1),
        "p50_ms": round(1000 * ordered[len(ordered) // 2], 2),
        "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99)], 2),
        "echo_per_s": round(echoes, 1),
        "rss_per_table_kb": round(rss, 1),
        "offered_per_s": round(rate, 1),
        "errors": load.errors,
        "move_cpu_us": round(move_cpu),
        "echo_cpu_us": round(echo_cpu),
    }
    say(
        f"moves: {reached:,.0f}/s durable (offered {rate:,.0f}/s), from sent to received by all: "
        f"median {result['p50_ms']} ms, p99 {result['p99_ms']} ms; errors {load.errors}"
    )
    say(f"processor time of the service: {move_cpu:.0f} us a move, {echo_cpu:.0f} us an echo")
    say(f"{reached / echoes:.3f} of the echo's rate; {rss:.0f} kB of memory for each table with two connections")
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument(
        "--rate", type=float, default=0.0, help="moves a second (else what has to be shown, and a tenth)"
    )
    parser.add_argument(
        "--share", type=float, default=0.0, help="moves a second, as a share of the echo's rate in the same run"
    )
    parser.add_argument("--flat-out", action="store_true", help="as many moves as the tables take")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        run_service(chosen.serve, chosen.port)
        return
    result = asyncio.run(measure(chosen))
    if chosen.json:
        print(json.dumps(result))


if __name__ == "__main__":
    main()
