"""`sterling join` and `watch` when people and services behave unexpectedly."""

import asyncio
import secrets
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server as WebSocketServer
from websockets.asyncio.server import ServerConnection, serve

from service.houses import LONG, House, gathered, house, play_on, play_out, run, sqlite_url, until
from service.test_tables import refused
from sterling import Match, Record, Rng, cli
from sterling.core.errors import SterlingError
from sterling.core.shuffle import commitment
from sterling.games import game_of
from sterling.i18n import LANGUAGES, Words
from sterling.service.client import Client, Follower
from sterling.service.client.calls import _silent
from sterling.service.client.follower import TIMEOUT
from sterling.service.errors import ServiceError
from sterling.service.messages import TableAnswer
from sterling.terminal.online import Table, join, watch

EN = Words("en")
GAME = "john-silver"


class Terminal:
    """A console that a test reads, and a keyboard that always plays the first move."""

    def __init__(self, language: str = "en") -> None:
        self.out = StringIO()
        self.console = Console(width=200, file=self.out)
        self.words = Words(language)

    def ask(self, prompt: str) -> str:
        return "1"

    @property
    def told(self) -> str:
        return self.out.getvalue()

    async def until(self, text: str) -> None:
        await until(lambda: text in self.told)


@asynccontextmanager
async def joined(
    home: House, folder: Path, terminal: Terminal, ask: Callable[[str], str] | None = None, name: str = "Anne"
) -> AsyncIterator[tuple[Client, TableAnswer, asyncio.Task[None]]]:
    """A table with a bot and a terminal at seat 1, waiting for the start: the owner, the table, and `join` itself."""
    owner = await home.guest()
    made = await owner.create(GAME, ["greedy", "link"])
    task = asyncio.create_task(
        join(made.links[0].url, name, terminal.words, terminal.console, folder / "mine", ask or terminal.ask)
    )
    try:
        await terminal.until(terminal.words("online-waiting"))
        yield owner, made, task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def same_guest(url: str, folder: Path) -> Client:
    """The guest of the terminal, on another device."""
    lines = (folder / "mine" / "guest.txt").read_text(encoding="utf-8").splitlines()
    return Client(url, next(line.split(" ")[1] for line in lines if "#" not in line))


# -- names -----------------------------------------------------------------------------------------------------------


def test_players_may_be_called_what_they_like(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            terminal = Terminal()
            async with joined(home, tmp_path, terminal, name="[/x]") as (owner, made, task):
                await owner.do(made.info.id, "start")
                watcher = Terminal("fr")
                await asyncio.gather(task, watch(made.url, watcher.words, watcher.console))
            for one in (terminal, watcher):
                assert "[/x]" in one.told
                assert "[dim]" not in one.told
            other = Terminal()
            anne, bob = await home.guest(), await home.guest()
            made = await anne.create("silver-gold", ["me", "link"], "[red]x")
            sat = await bob.do(made.info.id, "sit", {"name": ":skull:", "key": made.links[0].key})
            await anne.add_nonces(made)
            await bob.add_nonces(sat)
            watching = asyncio.create_task(watch(made.url, EN, other.console))
            await other.until(EN("online-waiting"))
            await anne.do(made.info.id, "start")
            async with anne.follow(made.info.id) as follower:
                await follower.say(0, "hello")
            await play_out([anne, bob], made.info.id, Rng(1))
            await watching
            assert "[red]x: Hello!" in other.told
            assert ":skull:" in other.told

    run(scenario())


# -- services that do not answer -------------------------------------------------------------------------------------


@contextmanager
def listening() -> Iterator[str]:
    """A server that accepts connections and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        yield f"http://127.0.0.1:{door.getsockname()[1]}/#/table/{'x' * 22}"


def test_a_service_that_says_nothing_is_not_waited_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("STERLING_LANG", "en")
    from sterling.service import client
    from sterling.terminal import online

    assert client.PATIENCE == 10
    for module in (client, online):
        monkeypatch.setattr(module, "PATIENCE", 0.5)
    waits: list[float] = []
    real = Client.__init__

    def noted(self: Client, url: str, token: str = "", patience: float = TIMEOUT) -> None:
        waits.append(patience)
        real(self, url, token, patience)

    monkeypatch.setattr(Client, "__init__", noted)
    with listening() as url:
        for command in ("watch", "join", "verify"):
            assert cli.main([command, url]) == 2
            assert "[client/unreachable]" in capsys.readouterr().err
    assert waits == [0.5] * 3


def test_a_socket_that_says_nothing_or_nonsense_is_given_up(tmp_path: Path) -> None:
    async def silent(socket: ServerConnection) -> None:
        await socket.wait_closed()

    async def babbling(socket: ServerConnection) -> None:
        await socket.send("nonsense")
        await socket.wait_closed()

    async def full(socket: ServerConnection) -> None:
        await socket.close(4003, "limit/connections")

    async def scenario() -> None:
        for handler, code in ((silent, "client/unreachable"), (babbling, "client/answer")):
            async with serve(handler, "127.0.0.1", 0) as server:
                follower = following(server, 0.5 if handler is silent else LONG)
                await refused(code, follower.__aenter__())
        # A client that is refused tries again for a while; then it reports the error.
        async with serve(full, "127.0.0.1", 0) as server:
            patience = 0.5
            follower = following(server, patience)
            while follower.closed is None:
                # On a busy machine it may take more than half a second before the client is even refused.
                follower = following(server, patience)
                with pytest.raises(ServiceError) as problem:
                    await follower.__aenter__()
                patience *= 2
            assert problem.value.code == "limit/connections"

    def following(server: WebSocketServer, patience: float) -> Follower:
        port = server.sockets[0].getsockname()[1]
        return Client(f"http://127.0.0.1:{port}", patience=patience).follow("x" * 22)

    run(scenario())


# -- requests that break ---------------------------------------------------------------------------------------------


class Breaking:
    """A hand-written HTTP server. It answers `answers` requests of each connection, then reads one more and hangs
    up."""

    def __init__(self, answers: int, hang_up_early: bool = False) -> None:
        self.answers = answers
        self.hang_up_early = hang_up_early
        self.heard: list[str] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.thread = threading.Thread(target=self.work, daemon=True)
        self.thread.start()

    def work(self) -> None:
        while True:
            try:
                connection, _ = self.door.accept()
            except OSError:
                return
            with connection:
                for number in range(self.answers + 1):
                    if number == self.answers and self.hang_up_early:
                        break
                    data = connection.recv(65536)
                    if not data:
                        break
                    self.heard.append(data.split(b" ")[0].decode())
                    if number < self.answers:
                        connection.sendall(b'HTTP/1.1 200 OK\r\ncontent-length: 13\r\n\r\n{"token":"x"}')

    def __enter__(self) -> "Breaking":
        return self

    def __exit__(self, *_: object) -> None:
        self.door.shutdown(socket.SHUT_RDWR)
        self.door.close()


def test_what_may_have_arrived_is_not_asked_for_twice() -> None:
    async def scenario() -> None:
        with Breaking(1) as server:
            client = Client(server.url)
            await client.fetch("POST", "/api/guests")
            with pytest.raises(ServiceError) as problem:
                await client.fetch("POST", "/api/tables", {})
            assert problem.value.code == "client/unreachable"
            assert server.heard == ["POST", "POST"]
            # The next one starts afresh, and reads may be repeated any number of times.
            await client.fetch("POST", "/api/guests")
            await client.fetch("GET", "/api/house")
            assert server.heard == ["POST", "POST", "POST", "GET", "GET"]

    run(scenario())


def has_news(client: Client) -> bool:
    return client._connection is not None and not _silent(client._connection.sock)


def test_a_connection_that_ended_meanwhile_is_not_used() -> None:
    async def scenario() -> None:
        with Breaking(1, hang_up_early=True) as server:
            client = Client(server.url)
            for _ in range(4):
                await client.fetch("POST", "/api/guests")
                # Until the end has arrived.
                await until(partial(has_news, client))
            assert server.heard == ["POST"] * 4

    run(scenario())


# -- what was missed -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("memory_aid", [True, False], ids=["aid", "no-aid"])
@pytest.mark.parametrize("game", ["silver-gold", "amulet", "john-silver"])
def test_SG_32_JS_26_AM_4_who_loses_the_connection_reads_the_same_log_as_who_opens_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, memory_aid: bool
) -> None:
    """Without memory aid, lost events are not sent again; the log since your last act contains them."""
    line = asyncio.Event()

    @asynccontextmanager
    async def when_the_line_holds(*where: Any, **how: Any) -> AsyncIterator[ClientConnection]:
        await line.wait()
        async with connect(*where, **how) as socket:
            yield socket

    monkeypatch.setattr("sterling.service.client.follower.connect", when_the_line_holds)

    async def scenario() -> None:
        line.set()
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            options = {"memory-aid": memory_aid, "start-player": 0}
            made = await gathered([anne, bob], game, options=options)
            room = home.service.rooms.lives[made.info.id].room
            async with anne.follow(room.id) as mine, bob.follow(room.id) as theirs:
                terminal = Terminal()
                table = Table(mine, EN, terminal.console)

                async def told() -> None:
                    await until(lambda: mine.seen[0].number == room.counts[0])
                    await until(lambda: theirs.seen[1].number == room.counts[1])

                # Both have acted, and now only Bob has to act.
                while len(room.actions) < 8 or room.waiting() != [1]:
                    await play_on(mine if mine.asked() else theirs, Rng(len(room.actions)), 1)
                    await told()
                table.tell(0)
                line.clear()
                assert mine._socket is not None
                mine._socket.transport.abort()
                await until(lambda: mine._socket is None)
                before = room.counts[0]
                while room.counts[0] == before:
                    await play_on(theirs, Rng(1), 1)
                line.set()
                await told()
                read = len(terminal.told)
                table.tell(0)
                news = terminal.told[read:]
                assert "player 1" in news
                async with anne.follow(room.id) as again:
                    other = Terminal()
                    Table(again, EN, other.console).tell_so_far(0)
                assert other.told.endswith(news) if memory_aid else other.told == news

    run(scenario())


# -- seats that are lost ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_is_left_elsewhere_while_it_is_asked(tmp_path: Path, language: str) -> None:
    """The terminal reports it at once, though the person types nothing; then it watches the game to its end."""
    words = Words(language)

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            terminal = Terminal(language)
            asked = threading.Event()
            enter = threading.Event()

            def ask(prompt: str) -> str:
                asked.set()
                assert enter.wait(LONG)
                return "1"

            async with joined(home, tmp_path, terminal, ask) as (owner, made, task):
                await owner.do(made.info.id, "start")
                assert await asyncio.to_thread(asked.wait, LONG)
                await same_guest(home.url, tmp_path).do(made.info.id, "seats/1/leave", {"level": "random"})
                try:
                    await terminal.until(words("online-seat-lost", seat=2))
                    await terminal.until(words("online-seat-lost-enter"))
                finally:
                    enter.set()
                await task
            assert words("online-seat-watching") in terminal.told
            assert words("score-title") in terminal.told
            assert words("online-shuffle") in terminal.told
            assert words("online-checked-nonce", seat=2) in terminal.told

    run(scenario())


def test_a_seat_that_is_lost_before_the_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            terminal = Terminal()
            async with joined(home, tmp_path, terminal) as (owner, made, task):
                await owner.do(made.info.id, "seats/1/open", {"access": "open"})
                await terminal.until(EN("online-seat-lost", seat=2))
                await owner.do(made.info.id, "seats/1/bot", {"level": "random"})
                await owner.do(made.info.id, "start")
                await task
            assert EN("score-title") in terminal.told
            # Its random number left with it, so it is not mentioned.
            assert EN("online-shuffle") in terminal.told
            assert "our random number from seat" not in terminal.told

    run(scenario())


# -- dishonest services ----------------------------------------------------------------------------------------------


def cheat(home: House, table: str, how: str) -> None:
    """What a service could do in its own memory once all nonces are there."""
    room = home.service.rooms.lives[table].room
    if how == "secret":
        secret = secrets.token_bytes(32)
        room.header = msgspec.structs.replace(room.header, secret=secret.hex(), commitment=commitment(secret))
    elif how == "secret, unseen":
        room.header = msgspec.structs.replace(room.header, secret=secrets.token_hex(32))
    elif how == "nonce of a bot":
        room.seats[0].nonce = secrets.token_hex(32)
    elif how == "nonce of a human":
        room.seats[1].nonce = secrets.token_hex(32)


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ("secret", "client/commitment"),
        ("secret, unseen", "record/commitment"),
        ("nonce of a bot", "client/seats"),
        ("nonce of a human", "client/nonce"),
        ("record", "client/record"),
        ("", ""),
    ],
)
def test_a_house_that_changes_the_shuffle_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str, code: str
) -> None:
    real = Client.record

    async def forged(self: Client, table: str) -> str:
        """The same cards, but a different game with them."""
        record = Record.parse(await real(self, table))
        match = Match(game_of(record), seed=record.seed)
        while not match.over():
            seat = match.waiting()[0]
            match.play(seat, match.legal(seat)[-1].code)
        result = tuple(score.total for score in match.scores())
        return msgspec.structs.replace(record, entries=match.record().entries, result=result).text()

    if how == "record":
        monkeypatch.setattr(Client, "record", forged)

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            terminal = Terminal()
            async with joined(home, tmp_path, terminal) as (owner, made, task):
                cheat(home, made.info.id, how)
                await owner.do(made.info.id, "start")
                if not code:
                    await task
                    for key in ("online-shuffle", "online-checked-commitment"):
                        assert EN(key) in terminal.told
                    assert EN("online-checked-seats", seats="2") in terminal.told
                    return
                with pytest.raises(SterlingError) as problem:
                    await task
                assert problem.value.code == code
                assert EN("online-shuffle") not in terminal.told

    run(scenario())
