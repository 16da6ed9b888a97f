"""The door: silent and slow connections, too many of them, requests that can be read in two ways, foreign hosts."""

import asyncio
import itertools
import resource
import socket
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given
from hypothesis import settings as limited
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from service.houses import LONG, House, Process, house, raw_frame, run, sqlite_url, until
from sterling.service.door import Door, Gate, most_connections
from sterling.service.door.accepting import AT_ONCE
from sterling.service.errors import ServiceError
from sterling.service.messages import Problem
from sterling.service.ops import Metrics
from sterling.service.settings import Settings, settings

SOON = 0.2
"""A deadline that passes during the test. No test is about how soon after it something happens."""
GET = b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


class Raw:
    """A connection that sends what it is told to send, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def trickle(self, data: bytes) -> bytes:
        """Sends one byte after the other until it is closed; returns what came."""
        coming = asyncio.create_task(self.rest())
        for number in range(len(data)):
            if coming.done():
                break
            with suppress(ConnectionError):
                await self.send(data[number : number + 1])
            await asyncio.sleep(SOON / 8)
        return await coming

    async def rest(self) -> bytes:
        """All that comes until it is closed; a reset is an end like any other."""
        found = b""
        async with asyncio.timeout(LONG):
            try:
                while data := await self.reader.read(65_536):
                    found += data
            except ConnectionError:
                pass
        return found

    async def answer(self) -> tuple[int, str]:
        """The status and the code of an answer after which it is closed."""
        return told(await self.rest())

    async def status(self) -> int:
        """The status of the next answer; its body is read too."""
        async with asyncio.timeout(LONG):
            head = await self.reader.readuntil(b"\r\n\r\n")
            length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
            await self.reader.readexactly(int(length.partition(b":")[2]))
        return int(head.split()[1])


def told(answer: bytes) -> tuple[int, str]:
    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split()[1])
    if status < 400:
        return status, ""
    assert b"\r\nconnection: close" in head.lower()
    problem = msgspec.json.decode(body, type=Problem)
    assert problem.text != f"{problem.code} {problem.facts}"
    if problem.code in ("limit/connections", "service/full"):
        assert f"\r\nretry-after: {problem.facts['seconds']}\r\n".encode() in head.lower() + b"\r\n"
    return status, problem.code


@asynccontextmanager
async def dialled(home: House, come_from: str = "127.0.0.1", **more: Any) -> AsyncIterator[Raw]:
    port = int(home.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(come_from, 0), **more)
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


async def ask(home: House, request: bytes = GET, come_from: str = "127.0.0.1") -> int:
    async with dialled(home, come_from) as one:
        await one.send(request)
        return await one.status()


# -- time ------------------------------------------------------------------------------------------------------------


def test_a_silent_connection_is_closed_without_an_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), head_seconds=SOON) as home, dialled(home) as silent:
            assert await silent.rest() == b""
            await until(lambda: not home.door.places)

    run(scenario())


@pytest.mark.parametrize("how", ["half", "trickled"])
@pytest.mark.parametrize("before", [b"", GET], ids=["first request", "second request"])
def test_a_head_that_does_not_end_is_refused(tmp_path: Path, how: str, before: bytes) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), head_seconds=SOON) as home, dialled(home) as slow:
            if before:
                await slow.send(before)
                assert await slow.status() == 200
            if how == "half":
                await slow.send(GET[:20])
                answer = await slow.rest()
            else:
                answer = await slow.trickle(GET[:-4] + b"x" * 90_000)
            assert told(answer) == (408, "request/slow")

    run(scenario())


@pytest.mark.parametrize("how", ["nothing", "half", "trickled"])
def test_a_body_that_does_not_come_is_refused_in_the_language_of_the_client(tmp_path: Path, how: str) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), head_seconds=SOON) as home, dialled(home) as slow:
            await slow.send(POST + b"Accept-Language: de\r\nContent-Length: 100000\r\n\r\n")
            if how == "half":
                await slow.send(b"{" * 50)
            answer = await (slow.trickle(b"{" * 90_000) if how == "trickled" else slow.rest())
            assert told(answer) == (408, "request/slow")
            assert "Prüfe deine Verbindung" in answer.decode()

    run(scenario())


def test_a_socket_that_is_not_opened_in_time_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the application never came to it."""
    answering = Gate.__call__

    async def busy(gate: Gate, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await asyncio.Event().wait()
        await answering(gate, scope, receive, send)

    monkeypatch.setattr(Gate, "__call__", busy)

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), head_seconds=SOON) as home, dialled(home) as waiting:
            await waiting.send(b"GET /ws HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE + b"\r\n")
            assert await waiting.rest() == b""
            await until(lambda: not home.door.places)

    run(scenario())


def test_a_body_that_nobody_reads_must_end_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), head_seconds=SOON) as home, dialled(home) as slow:
            await slow.send(b"POST /nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n")
            assert await slow.status() in (404, 405)
            assert await slow.trickle(b"{" * 90_000) == b""

    run(scenario())


@pytest.mark.parametrize(("rate", "seconds"), [(2000, 60), (1000, 60), (100, 11), (0, 10)])
def test_a_body_may_take_its_time_if_it_keeps_coming(tmp_path: Path, rate: int, seconds: int) -> None:
    """With our own clock: a thousand bytes a second are enough, a hundred are not, and there is an end to it."""

    async def scenario() -> None:
        wishes = {"head_seconds": 10.0, "body_seconds": 60.0, "least_rate": 1000.0}
        async with house(sqlite_url(tmp_path), **wishes) as home, dialled(home) as slow:
            now = 0.0
            home.door.clock = lambda: now
            await slow.send(POST + b"Content-Length: 200000\r\n\r\n")
            speaker: Any = (await the_one(home)).speaker
            await until(lambda: not home.door._silent)
            while now <= seconds:
                home.door.sweep()
                assert not speaker.transport.is_closing()
                now += 1
                await slow.send(b" " * rate)
                while speaker._came < now * rate:
                    await asyncio.sleep(0)
            home.door.sweep()
            assert await slow.answer() == (408, "request/slow")

    run(scenario())


async def the_one(home: House) -> Any:
    """The place of the only connection."""
    await until(lambda: len(home.door.places) == 1 and next(iter(home.door.places)).speaker is not None)
    return next(iter(home.door.places))


def test_an_idle_connection_is_closed_and_sooner_in_a_crowd(tmp_path: Path) -> None:
    """With our own clock."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), tcp_connections=4) as home:
            now = 0.0
            home.door.clock = lambda: now
            async with dialled(home) as first:
                await first.send(GET)
                assert await first.status() == 200
                await until(lambda: len(home.door._idle) == 1)
                for later in (6.0, 74.0):
                    now = later
                    home.door.sweep()
                    assert len(home.door.places) == 1
                now = 76.0
                home.door.sweep()
                assert await first.rest() == b""
            async with dialled(home), dialled(home), dialled(home) as idle:
                await idle.send(GET)
                assert await idle.status() == 200
                await until(lambda: len(home.door._idle) == 1)
                now += 6.0
                home.door.sweep()
                assert await idle.rest() == b""
                assert len(home.door.places) == 2

    run(scenario())


@pytest.mark.parametrize("how", ["nothing", "trickled"])
def test_a_slow_reader_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "index.html").write_text("<!doctype html>")
    (pages / "long.txt").write_bytes(bytes(30_000_000))
    monkeypatch.setattr("sterling.service.pages.STATIC", pages)

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), drain_seconds=SOON, least_rate=1e9) as home:
            small = socket.socket()
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            small.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(small, ("127.0.0.1", int(home.url.rpartition(":")[2])))
            with small:
                await loop.sock_sendall(small, b"GET /long.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
                await the_one(home)
                while how == "trickled" and home.door.places:
                    try:
                        await loop.sock_recv(small, 1)
                    except ConnectionError:
                        break
                    await asyncio.sleep(SOON / 8)
                await until(lambda: not home.door.places)
            assert await ask(home) == 200

    run(scenario())


def test_last_bytes_that_nobody_takes_are_dropped() -> None:
    """With our own clock: a connection that was closed, but whose reader does not take the rest."""
    now = 0.0
    door = Door(Settings(), Metrics(), 10, clock=lambda: now)
    place = door.admit("203.0.113.7")
    speaker = FakeSpeaker()
    place.speaker = speaker
    speaker.transport.closing = True
    for later, aborted in ((0.0, False), (19.0, False), (21.0, True)):
        now = later
        door.sweep()
        assert speaker.transport.aborted is aborted


def test_a_crowd_is_thrown_out_in_turns_with_others() -> None:
    """So that a move does not wait until a thousand connections are closed."""
    door = Door(Settings(), Metrics(), 1000)
    crowd = [FakeSpeaker(late=True) for _ in range(10 * AT_ONCE)]
    for number, speaker in enumerate(crowd):
        door.admit(f"203.0.113.{number % 100}").speaker = speaker
    turns = [sum(speaker.expired for speaker in crowd) for _ in door._sweep()]
    assert turns == [AT_ONCE * turn for turn in range(1, 11)]


class FakeTransport:
    def __init__(self) -> None:
        self.closing = False
        self.aborted = False

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = True


class FakeSpeaker:
    def __init__(self, late: bool = False) -> None:
        self.transport: Any = FakeTransport()
        self.late = late
        self.expired = False

    def overdue(self, now: float) -> bool:
        return self.late

    def expire(self) -> None:
        self.expired = True


# -- numbers ---------------------------------------------------------------------------------------------------------

needs_loopback = pytest.mark.skipif(
    not Path("/proc/net").exists(), reason="only Linux has more than one address of its own without being told"
)


@needs_loopback
def test_an_address_may_have_so_many_connections_and_leaves_room_for_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            house(sqlite_url(tmp_path), trusted_proxies="", tcp_connections_per_address=3) as home,
            dialled(home),
            dialled(home),
            dialled(home) as third,
        ):
            await until(lambda: len(home.door.places) == 3)
            async with dialled(home) as fourth:
                assert await fourth.answer() == (429, "limit/connections")
            assert await ask(home, come_from="127.0.0.2") == 200
            third.writer.close()
            await until(lambda: len(home.door.places) == 2)
            assert await ask(home) == 200

    run(scenario())


def test_the_connections_of_a_trusted_proxy_are_not_counted_for_its_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            house(sqlite_url(tmp_path), trusted_proxies="127.0.0.1", tcp_connections_per_address=1) as home,
            dialled(home),
            dialled(home),
        ):
            await until(lambda: len(home.door.places) == 2)
            assert await ask(home) == 200

    run(scenario())


def test_a_newcomer_takes_the_place_of_the_longest_silent_then_of_the_longest_idle(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), tcp_connections=3) as home, dialled(home) as idle:
            await idle.send(GET)
            assert await idle.status() == 200
            async with dialled(home) as older:
                await until(lambda: len(home.door.places) == 2)
                async with dialled(home) as half:
                    await half.send(GET[:9])
                    await until(lambda: len(home.door.places) == 3)
                    for gone in (older, half, idle):
                        # Each newcomer stays and is busy: it has a socket.
                        await connected(home)
                        assert await gone.rest() == b""
                    async with dialled(home) as more:
                        assert await more.answer() == (503, "service/full")

    run(scenario())


async def connected(home: House) -> None:
    """A socket that stays open."""
    wire = await connect(home.url.replace("http", "ws") + "/ws")
    await wire.send('{"type":"hello","version":2}')
    await wire.recv()


@pytest.mark.parametrize(("files", "most"), [(100_000, 24_000), (1024, 896), (256, 128), (100, 50)])
def test_there_are_never_more_connections_than_files(files: int, most: int) -> None:
    chosen = Settings()
    assert most_connections(chosen.tcp_connections, chosen.spare_files, files) == most


FILES = 256
FEW_FILES = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))
from sterling.cli import main
sys.argv.insert(1, "serve")
sys.exit(main())
"""


def open_files(process: Process) -> int:
    assert process.process is not None
    return len(list(Path(f"/proc/{process.process.pid}/fd").iterdir()))


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only Linux tells how many files a process has open")
def test_with_few_files_a_silent_crowd_shuts_nobody_out_and_leaves_nothing_behind(tmp_path: Path) -> None:
    process = Process(sqlite_url(tmp_path), tmp_path / "log.txt", head_seconds=LONG)
    process.program = ["-c", FEW_FILES]
    with process:
        before = open_files(process)
        crowd = []
        try:
            for number in range(3 * FILES):
                crowd.append(socket.create_connection(("127.0.0.1", process.port), timeout=LONG))
                if number % 2:
                    crowd[-1].sendall(GET[:9])
                if number % 100 == 99:
                    assert healthy(process)
            assert healthy(process)
            assert before < open_files(process) < FILES
        finally:
            for one in crowd:
                one.close()
        assert healthy(process)
        assert wait_for(lambda: open_files(process) <= before + 3)
    assert "out of system resource" not in process.log.read_text(encoding="utf-8")


def healthy(process: Process) -> bool:
    with urllib.request.urlopen(process.url + "/health", timeout=LONG) as answer:
        return bool(answer.status == 200)


def wait_for(happened: Callable[[], bool]) -> bool:
    async def scenario() -> None:
        await until(happened, 0.05)

    run(scenario())
    return True


def test_without_any_file_left_nothing_is_accepted_until_somebody_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system refuses to accept, as it does when there are no files left; each time we wait, and do not spin."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            loop: Any = asyncio.get_running_loop()
            accept, tries = loop.sock_accept, itertools.count()
            waits: list[int] = []

            async def wait() -> None:
                waits.append(1)

            monkeypatch.setattr(home.door, "_somebody_leaves", wait)

            async def exhausted(listening: socket.socket) -> Any:
                if next(tries) < 5:
                    raise OSError(24, "Too many open files")
                return await accept(listening)

            monkeypatch.setattr(loop, "sock_accept", exhausted)
            # The accept that is under way still succeeds.
            assert await ask(home) == 200
            assert await ask(home) == 200
            assert len(waits) == 5

    run(scenario())


def test_the_soft_limit_of_files_is_raised_to_the_hard_one(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
            assert now == hard or now >= 100_000
            assert home.door.most == most_connections(24_000, 128, now)

    try:
        run(scenario())
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# -- framing ---------------------------------------------------------------------------------------------------------


def request(*lines: bytes, first: bytes = b"POST /api/guests HTTP/1.1", body: bytes = b"") -> bytes:
    return b"\r\n".join([first, b"Host: localhost", *lines, b"", b""]) + body


END = b"0\r\n\r\n"
CHUNKED = b"Transfer-Encoding: chunked"
FRAMED: list[tuple[str, bytes]] = [
    ("request/framing", request(b"Content-Length: 5", CHUNKED, body=END)),
    ("request/framing", request(CHUNKED, b"Content-Length: 0", body=END)),
    ("request/framing", request(CHUNKED, first=b"POST /api/guests HTTP/1.0", body=END)),
    ("request/framing", request(b"X: a", b" b")),
    ("request/framing", request(b"Transfer-Encoding:", b" chunked", body=END)),
    ("request/framing", request(b"X: a", b"\tb")),
    ("request/framing", request().replace(b"\r\n", b"\n")),
    ("request/framing", request(b"X: a\nY: b")),
    ("request/framing", request().removesuffix(b"\r\n") + b"\n"),
    ("request/framing", request(CHUNKED, body=b"0\r\n\n")),
    ("request/framing", request(CHUNKED, body=b"0\r\nX: y\n\n")),
    ("request/framing", request(CHUNKED, body=b"0\r\nX: y\r\n\r\n")),
    ("request/framing", request(first=b"POST /api/guests HTTP/2.0")),
    ("request/framing", request(first=b"POST /api/guests HTTP/0.9")),
    ("request/framing", request(UPGRADE[:-2], b"Content-Length: 3", first=b"GET /ws HTTP/1.1", body=b"abc")),
    ("request/framing", request(UPGRADE[:-2], CHUNKED, first=b"GET /ws HTTP/1.1", body=END)),
    # What h11 refuses by itself.
    ("request/invalid", request(b"Content-Length: 3", b"Content-Length: 4", body=b"abcd")),
    ("request/invalid", request(b"Content-Length: 3, 4", body=b"abcd")),
    ("request/invalid", request(b"Content-Length: +3", body=b"abc")),
    ("request/invalid", request(b"Content-Length: 0x3", body=b"abc")),
    ("request/invalid", request(CHUNKED, CHUNKED, body=END)),
    ("request/invalid", request(b"Transfer-Encoding: gzip, chunked", body=END)),
    ("request/invalid", request(b"Transfer-Encoding: xchunked", body=END)),
    ("request/invalid", request(CHUNKED, body=b"5;\nx\r\nabcde" + END)),
    ("request/invalid", request(CHUNKED, body=b"-1\r\n\r\n")),
    ("request/invalid", request(b"Content-Length : 3", body=b"abc")),
    ("request/invalid", request(b"Host: localhost")),
    ("request/invalid", b"POST /api/guests HTTP/1.1\r\n\r\n"),
    ("request/invalid", b"POST  /api/guests HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    ("request/invalid", b"GET /\r\n\r\n"),
    ("request/invalid", b"\r\n\r\n" + request()),
    ("request/invalid", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"),
    ("request/invalid", request(b"X: a\rY: b")),
    ("request/invalid", request(b"X: a\x00")),
    ("request/invalid", request(b"X: a\x01")),
    ("limit/size", request(b"X: " + b"a" * 70_000)),
    # Targets that are no path.
    ("request/not-found", request(first=b"OPTIONS * HTTP/1.1")),
    ("request/not-found", request(first=b"GET http://localhost/api/house HTTP/1.1")),
    ("request/not-found", request(first=b"GET api/house HTTP/1.1")),
    ("request/not-found", request(first=b"CONNECT localhost:80 HTTP/1.1")),
    # Handshakes of sockets that are none.
    ("request/not-found", request(UPGRADE[:-2], first=b"GET /nothing HTTP/1.1")),
    ("request/not-found", request(UPGRADE[:-2], first=b"GET /%00 HTTP/1.1")),
    ("request/method", request(UPGRADE[:-2], first=b"POST /ws HTTP/1.1")),
    ("request/invalid", request(UPGRADE[:-2].replace(b"13", b"12"), first=b"GET /ws HTTP/1.1")),
    ("request/invalid", request(b"Upgrade: websocket", b"Connection: Upgrade", first=b"GET /ws HTTP/1.1")),
    ("limit/size", request(UPGRADE[:-2], *[b"X: y"] * 300, first=b"GET /ws HTTP/1.1")),
    ("limit/size", request(UPGRADE[:-2], b"X: " + b"y" * 9000, first=b"GET /ws HTTP/1.1")),
]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("door")
    with Process(sqlite_url(folder), folder / "log.txt") as running:
        yield running
    # Nothing that a stranger sends may fill the log.
    lines = running.log.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if "Traceback" in line or "Invalid HTTP" in line] == []


def sent(process: Process, data: bytes, pieces: int = 0) -> bytes:
    """Sends this, in one go or in pieces of this size, and returns what comes until it is closed or asks for more."""
    with socket.create_connection(("127.0.0.1", process.port), timeout=LONG) as one:
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        found = b""
        # It may answer and close before it has read everything.
        with suppress(ConnectionError):
            for at in range(0, len(data), pieces or len(data)):
                one.sendall(data[at : at + (pieces or len(data))])
        with suppress(ConnectionError):
            while more := one.recv(65_536):
                found += more
        return found


@pytest.mark.parametrize(("code", "data"), FRAMED)
def test_a_request_that_can_be_read_in_two_ways_is_refused_with_a_code(shared: Process, code: str, data: bytes) -> None:
    status, found = told(sent(shared, data))
    assert found == code
    assert 400 <= status < 500


@pytest.mark.parametrize("pieces", [0, 1])
@pytest.mark.parametrize(
    "data",
    [
        request(b"Content-Length: 2", b"Connection: close", body=b"{}"),
        request(b"Content-Length: 2", b"Content-Length: 2", b"Connection: close", body=b"{}"),
        request(CHUNKED, b"Connection: close", body=b"2\r\n{}\r\n" + END),
        request(CHUNKED, b"Connection: close", body=b"1\r\n{\r\n1;x=y\r\n}\r\n" + END),
        b"POST /api/guests HTTP/1.0\r\n\r\n",
    ],
)
def test_a_request_that_is_clear_is_understood_however_it_is_cut(shared: Process, data: bytes, pieces: int) -> None:
    assert told(sent(shared, data, pieces)) == (200, "")


def test_two_requests_in_one_packet_get_two_answers(shared: Process) -> None:
    both = request(b"Content-Length: 2", body=b"{}") + request(b"Connection: close")
    assert sent(shared, both).count(b"HTTP/1.1 200 OK") == 2


WHOLE = [
    request(b"Connection: close"),
    request(b"Content-Length: 2", body=b"{}"),
    request(CHUNKED, body=b"2\r\n{}\r\n" + END),
    request(UPGRADE[:-2], first=b"GET /ws HTTP/1.1"),
    request(b"Accept-Language: de", b"Cookie: a=b; c", first=b"HEAD /api/house HTTP/1.0"),
]
SPOILERS = [b"", b"\r", b"\n", b"\r\n", b" ", b"\t", b":", b",", b"\0", b"\x7f", b"\xff", b"9" * 25, b"/", b"chunked"]


@st.composite
def spoiled(draw: st.DrawFn) -> bytes:
    """A good request with something put in, left out or said twice."""
    data = draw(st.sampled_from(WHOLE))
    for _ in range(draw(st.integers(1, 3))):
        at, size = draw(st.integers(0, len(data))), draw(st.sampled_from([0, 0, 1, 2, 20]))
        data = data[:at] + draw(st.sampled_from([*SPOILERS, data[at : at + 30]])) + data[at + size :]
    return data


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A service that does not wait long for the rest of a request, and greets sockets at once or never."""
    folder = tmp_path_factory.mktemp("hasty")
    wishes = {"head_seconds": SOON, "body_seconds": SOON, "idle_seconds": SOON, "crowded_idle_seconds": SOON}
    with Process(sqlite_url(folder), folder / "log.txt", hello_seconds=SOON, **wishes) as running:
        yield running
    assert "Traceback" not in running.log.read_text(encoding="utf-8")


@pytest.mark.parametrize("examples", [30, pytest.param(300, marks=pytest.mark.soak)])
def test_spoiled_requests_end_in_coded_answers(hasty: Process, examples: int) -> None:
    answers: Counter[int] = Counter()

    @limited(max_examples=examples, phases=[Phase.generate])
    @given(data=spoiled())
    def attack(data: bytes) -> None:
        found = sent(hasty, data)
        answers[int(found.split()[1]) if found else 0] += 1
        if found and found.split()[1].startswith((b"4", b"5")) and not data.startswith(b"HEAD"):
            last = found[found.rindex(b"HTTP/1.1 ") :]
            assert last.split()[1].startswith(b"4"), data
            assert b'{"code":"' in last, data

    attack()
    # Most are; the explicit cases above do not depend on luck.
    assert answers[400] > 0


# -- hosts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "host", "allowed"),
    [
        ({}, "localhost", True),
        ({}, "LOCALHOST.:8500", True),
        ({}, "192.168.0.7:8500", True),
        ({}, "[2001:db8::7]:8500", True),
        ({}, "evil.example", False),
        ({}, "localhost.evil.example", False),
        ({}, "evil.example@localhost", False),
        ({}, "127.0.0.1.evil.example", False),
        ({}, "[evil.example]", False),
        ({"url": "https://games.example/cards"}, "games.example", True),
        ({"url": "https://games.example/cards"}, "cards.example", False),
        ({"hosts": ("cards.example", "10.0.0.1")}, "cards.example:443", True),
        ({"hosts": ("cards.example", "10.0.0.1")}, "10.0.0.1", True),
        ({"hosts": ("cards.example", "10.0.0.1")}, "10.0.0.2", False),
        ({"hosts": ("cards.example",)}, "localhost", True),
    ],
)
def test_a_foreign_host_is_refused(tmp_path: Path, wishes: dict[str, Any], host: str, allowed: bool) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), **wishes) as home:
            for path in (b"/api/house", b"/health", b"/nothing"):
                async with dialled(home) as one:
                    line = b"GET " + path + b" HTTP/1.1\r\nHost: " + host.encode() + b"\r\nConnection: close\r\n\r\n"
                    await one.send(line)
                    status, code = await one.answer()
                    assert (code != "request/host") is allowed
                    assert (status != 421) is allowed
            async with dialled(home) as one:
                await one.send(b"GET /ws HTTP/1.1\r\nHost: " + host.encode() + b"\r\n" + UPGRADE + b"\r\n")
                head = await one.reader.readuntil(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 101")
                # A socket that is allowed says nothing before it is greeted, except to those who greet it.
                await one.send(raw_frame(0x81, b'{"type":"hello","version":2}'))
                answer = await one.reader.readexactly(2)
                close = answer[0] == 0x88 and await one.reader.readexactly(answer[1])
                assert close == (False if allowed else (4006).to_bytes(2, "big") + b"request/host")

    run(scenario())


def test_hosts_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STERLING_HOSTS", "cards.example  games.example")
    assert settings().hosts == ("cards.example", "games.example")


# -- frames ----------------------------------------------------------------------------------------------------------

PING, PONG, EMPTY_START, EMPTY_MORE = (raw_frame(first, b"") for first in (0x89, 0x8A, 0x01, 0x00))
HERE = raw_frame(0x81, b'{"type":"ping","id":"still here"}')


async def closed_with(home: House, data: bytes) -> tuple[int, str]:
    """Sends these frames; the code and reason of the close, or 0 if a ping at the end is answered."""
    async with asyncio.timeout(LONG), connect(home.url.replace("http", "ws") + "/ws", ping_interval=None) as wire:
        await wire.send('{"type":"hello","version":2}')
        await wire.recv()
        try:
            wire.transport.write(data + HERE)
            while "still here" not in str(await wire.recv()):
                pass
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return int(closed.rcvd.code), closed.rcvd.reason
        return 0, ""


@pytest.mark.parametrize(
    ("data", "end"),
    [
        (PING * 50, (0, "")),
        (PONG * 50, (0, "")),
        (EMPTY_START + EMPTY_MORE * 40 + raw_frame(0x80, b'{"type":"ping","id":"1"}'), (0, "")),
        (PING * 5000, (4007, "socket/flood")),
        (PONG * 5000, (4007, "socket/flood")),
        (EMPTY_START + EMPTY_MORE * 5000, (4007, "socket/flood")),
        ((EMPTY_START + raw_frame(0x80, b"x")) * 5000, (4007, "socket/flood")),
    ],
    ids=["pings", "pongs", "fragments", "many pings", "many pongs", "many empty fragments", "many halves"],
)
def test_a_flood_of_frames_without_content_costs_the_sender_its_connection(
    tmp_path: Path, data: bytes, end: tuple[int, str]
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), control_frames_per_second=0.001) as home:
            assert await closed_with(home, data) == end
            assert await ask(home) == 200

    run(scenario())


def test_pings_come_back_with_time(tmp_path: Path) -> None:
    """With our own clock: ten a second for ever are fine."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            now = 0.0
            home.door.clock = lambda: now
            url = home.url.replace("http", "ws") + "/ws"
            async with asyncio.timeout(LONG), connect(url, ping_interval=None) as wire:
                for _ in range(30):
                    for _ in range(10):
                        await (await wire.ping())
                    now += 1

    run(scenario())


def test_hundreds_of_messages_in_one_packet_wait_unparsed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home, dialled(home) as one:
            await one.send(b"GET /ws HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE + b"\r\n")
            await one.reader.readuntil(b"\r\n\r\n")
            speaker: Any = (await the_one(home)).speaker
            most = unparsed = 0
            one.writer.write(raw_frame(0x81, b"x") * 300 + raw_frame(0x82, b""))
            while home.door.places:
                if speaker._inbox is not None:
                    most = max(most, len(speaker._inbox.items))
                unparsed = max(unparsed, len(speaker._unparsed))
                if unparsed and not speaker._unparsed:
                    one.writer.close()  # all was read; nobody waits for the answer to a farewell
                await asyncio.sleep(0)
                with_room = one.reader._buffer  # type: ignore[attr-defined]
                with_room.clear()
            # One message is read ahead of the application, and the last thing is that the connection has ended.
            assert most <= 2
            assert unparsed > 7 * 170

    run(scenario())


# -- counting --------------------------------------------------------------------------------------------------------


def test_places_are_counted_by_household() -> None:
    door = Door(Settings(tcp_connections_per_address=2), Metrics(), 100)
    first = door.admit("2001:db8:1:2::1")
    door.admit("2001:db8:1:2::2")
    with pytest.raises(ServiceError) as refused:
        door.admit("2001:db8:1:2::3")
    assert refused.value.code == "limit/connections"
    door.admit("2001:db8:1:3::1")
    door.leave(first)
    # A second time changes nothing.
    door.leave(first)
    door.admit("2001:db8:1:2::3")
    assert len(door.places) == 3


def test_one_address_never_gets_more_than_half_of_all() -> None:
    door = Door(Settings(), Metrics(), 10)
    for _ in range(5):
        door.admit("203.0.113.7")
    with pytest.raises(ServiceError) as refused:
        door.admit("203.0.113.7")
    assert refused.value.code == "limit/connections"
    door.admit("203.0.113.8")
