"""Houses to test in: a service inside the test, a service in a process of its own, and clients that play."""

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

from sterling import Action, Rng
from sterling.service.app import create_app
from sterling.service.client import Client, Follower
from sterling.service.composition import Service
from sterling.service.messages import TableAnswer
from sterling.service.serve import Server
from sterling.service.settings import Settings

OPEN = {
    "messages_per_second": 1e6,
    "messages_burst": 10**6,
    "guests_per_hour": 1e7,
    "tables_per_hour": 1e7,
    "connections_per_address": 10_000,
}
"""Limits that no test reaches by accident."""


def sqlite_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'sterling.db'}"


class _Server(Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class House:
    """A service that runs in this event loop."""

    def __init__(self, url: str, app: Any) -> None:
        self.url = url
        self.app = app
        self.service: Service = app.state.service

    async def guest(self) -> Client:
        client = Client(self.url)
        await client.guest()
        return client


@asynccontextmanager
async def house(database: str, **wishes: Any) -> AsyncIterator[House]:
    """A service with these settings; `sources` gives it a time and a chance of its own."""
    sources = wishes.pop("sources", None)
    settings = Settings(**{"database": database, "port": 0, "bot_seconds": 0.2, **OPEN, **wishes})
    app = create_app(settings, sources=sources)
    running = _Server(app, settings)
    task = asyncio.create_task(running.serve())
    while not running.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    port = running.servers[0].sockets[0].getsockname()[1]
    try:
        yield House(f"http://127.0.0.1:{port}", app)
    finally:
        running.should_exit = True
        await task


class Process:
    """`sterling serve` in a process of its own, which can be killed and started again at the same address."""

    def __init__(self, database: str, log: Path, port: int | None = None, **wishes: Any) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.log = log
        self.environment = {
            **os.environ,
            "STERLING_LANG": "en",
            **{f"STERLING_{name.upper()}": str(value) for name, value in {**OPEN, **wishes}.items()},
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> "Process":
        command = [sys.executable, "-m", "sterling", "serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=self.environment)
        if wait:
            self.wait()
        return self

    def wait(self, seconds: float = 30.0) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
            try:
                with urllib.request.urlopen(self.url + "/health", timeout=5) as answer:
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
        return self.process.wait(20)

    def __enter__(self) -> "Process":
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


def free_port() -> int:
    """A port that is free, and not one of those the system gives away by itself: another test might get it first."""
    while True:
        port = secrets.choice(range(20_000, 32_000))
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


async def gathered(clients: list[Client], game: str, bots: int = 0, start: bool = True, **wish: Any) -> TableAnswer:
    """A table with one seat for each client, bots in the rest; nonces given, cards dealt."""
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
    """A random action. Who may call in the Amulet often does: random play alone seldom ends a round early."""
    for action in legal:
        if action.text == "C" and rng.below(2):
            return action.code
    return legal[rng.below(len(legal))].code


async def play_on(follower: Follower, rng: Rng, most: int = 10**6) -> int:
    """Plays random legal moves for the seats of this client until the game is over; gives their number."""
    played = 0
    while played < most:
        await follower.until(lambda: bool(follower.asked()) or follower.over(), timeout=90)
        if follower.over():
            break
        for seat in follower.asked():
            decision = follower.seen[seat].decision
            # A move that was lost on the way and done all the same is acknowledged when it is sent again: never stale.
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
