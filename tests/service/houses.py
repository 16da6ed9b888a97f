"""Services for tests, inside the test or in their own process, and clients that play."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import uvicorn.server

from service import steady
from sterling import Action, Record, Rng
from sterling.games.verify import verify
from sterling.service.app import create_app
from sterling.service.client import Client, Follower
from sterling.service.composition import Service
from sterling.service.door import Door
from sterling.service.messages import TableAnswer
from sterling.service.serve import Server
from sterling.service.settings import Settings

LONG = 240.0
"""Seconds after which we stop waiting for something that should happen.

No test is about how soon something happens: the machine may be busy with other work. It is less than a whole test may
take, so a failure names what it was waiting for.
"""
OPEN = {
    "messages_per_second": 1e6,
    "messages_burst": 10**6,
    "guests_per_hour": 1e7,
    "tables_per_hour": 1e7,
    "decks_per_hour": 1e7,
    "bot_seconds_per_hour": 1e7,
    "tables_per_day": 10**6,
    "decks_per_day": 10**6,
    "records_per_day": 10**6,
    "listed_per_day": 10**6,
    "lessons_per_day": 10**6,
    "free_bytes": 0,
    "at_once_per_address": 10_000,
    "waiting_per_person": 10_000,
    "waiting_per_address": 10_000,
    "reports_per_day": 10**6,
    "devices_per_hour": 1e7,
    "reports_per_hour": 1e7,
    "advice_per_hour": 1e7,
    "reviews_per_hour": 1e7,
    "connections_per_address": 10_000,
    "hello_seconds": LONG,
    "head_seconds": LONG,
    "body_seconds": LONG,
    "drain_seconds": LONG,
    "lock_seconds": LONG,
    "statement_seconds": LONG,
    "tcp_connections_per_address": 10_000,
    "bot_pace": "instant",
    "errand_workers": 0,
}
"""Limits that no test reaches by accident, and bots that keep no test waiting."""


def sqlite_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'sterling.db'}"


def run(scenario: Coroutine[Any, Any, None], seconds: float = LONG) -> None:
    """Runs a scenario to its end; if it hangs, prints where everything stands."""

    async def watched() -> None:
        alarm = asyncio.get_running_loop().call_later(seconds, tell_where_everything_stands)
        try:
            await asyncio.wait_for(scenario, seconds + 1)
        finally:
            alarm.cancel()

    asyncio.run(watched())


def tell_where_everything_stands() -> None:
    for task in asyncio.all_tasks():
        task.print_stack(limit=8, file=sys.stdout)


async def until(happened: Callable[[], bool], pause: float = 0.01) -> None:
    """Waits until a condition holds."""
    async with asyncio.timeout(LONG):
        while not happened():
            await asyncio.sleep(pause)


class _Brisk:
    """What uvicorn knows as `asyncio`. It looks ten times a second whether it should end; short tests would spend most
    of their time waiting for that."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.01))


setattr(uvicorn.server, "asyncio", _Brisk())  # noqa: B010


class _Server(Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class House:
    """A service that runs in this event loop."""

    def __init__(self, url: str, app: Any, door: Door) -> None:
        self.url = url
        self.app = app
        self.door = door
        self.service: Service = app.state.service
        self._loop = asyncio.get_running_loop()

    async def guest(self) -> Client:
        client = Client(self.url)
        await client.guest()
        return client

    def let_time_pass(self, seconds: float) -> None:
        """Moves the clocks of the tables forward; their timers are reset, and presence is told again."""
        now = self.service.sources.now
        self.service.sources.now = lambda: now() + round(1000 * seconds)
        # The test may run in another thread.
        self._loop.call_soon_threadsafe(self._reset_timers)

    def _reset_timers(self) -> None:
        for live in self.service.rooms.all():
            self.service.drivers.schedule(live)
            self.service.audience.announce(live)


@asynccontextmanager
async def house(database: str, **wishes: Any) -> AsyncIterator[House]:
    """A service with these settings; `sources` replaces time and random numbers."""
    sources = wishes.pop("sources", None)
    settings = Settings(**{"database": database, "port": 0, "bot_seconds": 0.2, **OPEN, **wishes})
    app = create_app(settings, sources=sources)
    running = _Server(app, settings)
    task = asyncio.create_task(running.serve())
    while not running.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    port = running.listening[0].getsockname()[1]
    try:
        yield House(f"http://127.0.0.1:{port}", app, running.door)
    finally:
        running.should_exit = True
        await task


class Process:
    """`sterling serve` in its own process, which can be killed and restarted at the same address."""

    def __init__(self, database: str, log: Path, **wishes: Any) -> None:
        self._place = reserved_place()
        self.port: int = self._place.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.log = log
        self.environment = {
            **os.environ,
            "STERLING_LANG": "en",
            **{f"STERLING_{name.upper()}": str(value) for name, value in {**OPEN, **wishes}.items()},
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.program = ["-m", "sterling", "serve"]

    def start(self, wait: bool = True) -> "Process":
        command = [sys.executable, *self.program, "--port", str(self.port), "--database", self.database]
        if sys.platform != "linux":
            # Only Linux lets a service listen on a port that another socket holds without listening.
            self._place.close()
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=self.environment)
        if wait:
            self.wait()
        return self

    def wait(self) -> None:
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
            try:
                with urllib.request.urlopen(self.url + "/health", timeout=LONG) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the service did not come up: " + self.log.read_text(encoding="utf-8"))

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(LONG)

    def __enter__(self) -> "Process":
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self._place.close()


class Steady(Process):
    """The same, but in every run it deals the same cards to players who give the same nonces."""

    def __init__(self, database: str, log: Path, **wishes: Any) -> None:
        super().__init__(database, log, **{**steady.BOTS, **wishes})
        self.program = [steady.__file__]


def reserved_place() -> socket.socket:
    """A port that is reserved as long as this socket lives, whether a service is listening there or not."""
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    place.bind(("127.0.0.1", 0))
    return place


async def gathered(clients: list[Client], game: str, bots: int = 0, start: bool = True, **wish: Any) -> TableAnswer:
    """A table with one seat for each client and bots in the rest; nonces given, cards dealt."""
    seats = ["me"] + ["link"] * (len(clients) - 1) + ["greedy", "random", "greedy"][:bots]
    made = await clients[0].create(game, seats, "player 0", **wish)
    await clients[0].add_nonces(made)
    for number, (client, link) in enumerate(zip(clients[1:], made.links, strict=True), start=1):
        sat = await client.do(made.info.id, "sit", {"name": f"player {number}", "key": link.key})
        await client.add_nonces(sat)
    if start:
        return await clients[0].do(made.info.id, "start")
    return await clients[0].show(made.info.id)


def choose(legal: list[Action], rng: Rng) -> int:
    """A random action. In the Amulet players often call when they may: random play rarely ends a round early."""
    for action in legal:
        if action.text == "C" and rng.below(2):
            return action.code
    return legal[rng.below(len(legal))].code


async def play_on(follower: Follower, rng: Rng, most: int = 10**6, patience: float = LONG) -> int:
    """Plays random legal moves for the seats of this client until the game is over; returns their number. Others may
    take so many seconds to move."""
    played = 0
    while played < most:
        await follower.until(lambda: bool(follower.asked()) or follower.over(), timeout=patience)
        if follower.over():
            break
        for seat in follower.asked():
            decision = follower.seen[seat].decision
            # A move whose acknowledgement was lost is acknowledged when it is sent again: it is never stale.
            await follower.move(seat, choose(follower.legal(seat), rng))
            played += 1
            await follower.decided(seat, decision)
    return played


async def play_out(clients: list[Client], table: str, rng: Rng) -> list[Follower]:
    """All clients play a table to its end."""
    followers = [client.follow(table) for client in clients]
    for follower in followers:
        await follower.__aenter__()
    try:
        await asyncio.gather(*[play_on(follower, rng) for follower in followers])
    finally:
        for follower in followers:
            await follower.__aexit__(None, None, None)
    return followers


def keep_playing(url: str, games: list[str], stop: Event) -> None:
    """Plays tables of each game one after the other until told to stop; then plays the last ones to their end."""

    async def one_game(game: str, number: int) -> None:
        anne = Client(url)
        await anne.guest()
        while True:
            table = (await gathered([anne], game, 1)).info.id
            async with anne.follow(table) as follower:
                while not follower.over():
                    await play_on(follower, Rng(number), 10**6 if stop.is_set() else 2)
                    await asyncio.sleep(0 if stop.is_set() else 0.2)
                assert follower.connections == 1
            assert verify(Record.parse(await anne.record(table))).over
            if stop.is_set():
                return

    async def all_games() -> None:
        await asyncio.gather(*[one_game(game, number) for number, game in enumerate(games)])

    asyncio.run(all_games())


def raw_frame(first: int, data: bytes) -> bytes:
    """A frame of the WebSocket protocol, whatever its first byte says; masked with zeros."""
    size = len(data)
    if size < 126:
        length = bytes([0x80 | size])
    else:
        length = b"\xfe" + size.to_bytes(2, "big") if size < 2**16 else b"\xff" + size.to_bytes(8, "big")
    return bytes([first]) + length + bytes(4) + data
