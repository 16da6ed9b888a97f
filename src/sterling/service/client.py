"""A client in Python: HTTP calls, and tables followed over a socket that comes back by itself."""

import asyncio
import http.client
import secrets
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sterling.core.errors import SterlingError
from sterling.core.game import Action, Game
from sterling.core.shuffle import NONCE_BYTES
from sterling.core.view import View
from sterling.games import game
from sterling.service.errors import ServiceError
from sterling.service.messages import (
    VERSION,
    Ack,
    ErrorMessage,
    Event,
    Guest,
    Hello,
    MoveMessage,
    Problem,
    SayMessage,
    SeatPlan,
    Seen,
    ServerMessage,
    Subscribe,
    TableAnswer,
    TableInfo,
    TableMessage,
    UndoMessage,
    decode_answer,
)

T = TypeVar("T")
LARGEST = 4_000_000
TIMEOUT = 30.0
_actions = msgspec.json.Decoder(list[Action])


class Address:
    """Where a link leads: the service, and the table or seat its last part names.

    >>> place = Address("http://localhost:8500/#/seat/0123456789abcdefABCDEF/1.2.key")
    >>> place.base, place.table, place.key
    ('http://localhost:8500', '0123456789abcdefABCDEF', '1.2.key')
    >>> Address("https://games.example/sterling/api/tables/0123456789abcdefABCDEF/record").base
    'https://games.example/sterling'
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ServiceError("client/address", came=url[:200])
        path, self.table, self.key = parts.path.rstrip("/"), "", ""
        words = parts.fragment.strip("/").split("/")
        if words[0] in ("table", "seat") and len(words) > 1:
            self.table = words[1]
            self.key = words[2] if words[0] == "seat" and len(words) > 2 else ""
        elif "/api/tables/" in path:
            path, _, rest = path.partition("/api/tables/")
            self.table = rest.split("/")[0]
        self.base = f"{parts.scheme}://{parts.netloc}{path}"
        self.path = path
        self.host = parts.netloc
        self.secure = parts.scheme == "https"

    @property
    def socket(self) -> str:
        return f"{'wss' if self.secure else 'ws'}://{self.host}{self.path}/ws"


class Client:
    """One guest of one service."""

    def __init__(self, url: str, token: str = "") -> None:
        self.address = Address(url)
        self.token = token
        self._connection: http.client.HTTPConnection | None = None
        self._one_at_a_time = asyncio.Lock()

    async def guest(self) -> str:
        """Becomes a guest, if it is none yet; gives the token."""
        if not self.token:
            self.token = (await self.call("POST", "/api/guests", None, Guest)).token
        return self.token

    async def call(self, method: str, path: str, body: Any, kind: type[T]) -> T:
        """One request; the answer as `kind`, or the error it carries."""
        data = await self.fetch(method, path, body)
        try:
            return msgspec.json.decode(data, type=kind)
        except msgspec.DecodeError:
            raise ServiceError("client/answer", came=data[:80].decode(errors="replace")) from None

    async def fetch(self, method: str, path: str, body: Any = None) -> bytes:
        async with self._one_at_a_time:
            status, data = await asyncio.to_thread(self._request, method, path, body)
        if status >= 400:
            try:
                problem = msgspec.json.decode(data, type=Problem)
            except msgspec.DecodeError:
                raise ServiceError("client/answer", came=f"HTTP {status}") from None
            raise ServiceError(problem.code, **problem.facts)
        return data

    def _request(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        data = None
        if body is not None:
            data = msgspec.json.encode(body)
            headers["content-type"] = "application/json"
        for attempt in (1, 2):
            connection = self._connection
            kept = connection is not None
            try:
                if connection is None:
                    kind = http.client.HTTPSConnection if self.address.secure else http.client.HTTPConnection
                    connection = self._connection = kind(self.address.host, timeout=TIMEOUT)
                connection.request(method, self.address.path + path, data, headers)
                answer = connection.getresponse()
                found = answer.read(LARGEST)
                return answer.status, found
            except (OSError, http.client.HTTPException) as problem:
                self._connection = None
                # A kept connection may have been closed meanwhile; nothing was done then.
                if not kept or attempt == 2 or isinstance(problem, TimeoutError):
                    raise ServiceError("client/unreachable", address=self.address.base) from None
        raise AssertionError

    # -- tables ------------------------------------------------------------------------------------------------------

    async def create(self, game: str, seats: list[str], name: str = "", **wish: Any) -> TableAnswer:
        """Sets a table; each seat is `me`, `link`, `open` or the name of a bot."""
        plans = [SeatPlan(who) if who in ("me", "link", "open") else SeatPlan("bot", who) for who in seats]  # type: ignore[arg-type]
        body = {"game": game, "seats": plans, "name": name, **wish}
        return await self.call("POST", "/api/tables", body, TableAnswer)

    async def show(self, table: str) -> TableAnswer:
        return await self.call("GET", f"/api/tables/{table}", None, TableAnswer)

    async def do(self, table: str, what: str, body: Any = None) -> TableAnswer:
        """`sit`, `start`, `rematch`, `seats/1/leave` …: whatever answers with the table."""
        return await self.call("POST", f"/api/tables/{table}/{what}", body, TableAnswer)

    async def add_nonces(self, answer: TableAnswer) -> dict[int, str]:
        """A fresh nonce for each seat this client holds that has none yet."""
        nonces: dict[int, str] = {}
        for token in answer.tokens:
            if answer.info.status == "gathering" and not answer.info.seats[token.seat].nonce:
                nonces[token.seat] = secrets.token_hex(NONCE_BYTES)
                await self.do(answer.info.id, "nonces", {"seat": token.seat, "nonce": nonces[token.seat]})
        return nonces

    async def record(self, table: str) -> str:
        return (await self.fetch("GET", f"/api/tables/{table}/record")).decode()

    def follow(self, table: str, **more: Any) -> "Follower":
        return Follower(self, table, **more)


def table_game(info: TableInfo) -> Game:
    """The game a table plays, to read its views with."""
    return game(info.game, len(info.seats), info.rule_set, info.options, info.deck)


class Follower:
    """A table over a socket. Comes back after every loss, and sends again what was not acknowledged."""

    def __init__(
        self,
        client: Client,
        table: str,
        *,
        headers: dict[str, str] | None = None,
        heard: Callable[[str], None] = lambda frame: None,
        language: str = "en",
    ) -> None:
        self.client = client
        self.table = table
        self.info: TableInfo | None = None
        self.owner = False
        self.seen: dict[int, Seen] = {}
        self.events: list[Event] = []
        self.closed: tuple[int, str] | None = None
        self.connections = 0
        self._headers = headers
        self._heard = heard
        self._language = language
        self._pending: dict[str, tuple[msgspec.Struct, asyncio.Future[int]]] = {}
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._problem: SterlingError | None = None
        self._game: Game | None = None

    async def __aenter__(self) -> "Follower":
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: self.info is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def until(self, happened: Callable[[], bool], timeout: float = TIMEOUT) -> None:
        """Waits until something is so; a table that cannot be followed raises its error."""
        async with asyncio.timeout(timeout):
            async with self._changed:
                await self._changed.wait_for(lambda: self._problem is not None or happened())
        if self._problem is not None:
            raise self._problem

    async def decided(self, seat: int, decision: int) -> None:
        """Waits until the seat has come past a decision."""
        await self.until(lambda: self.over() or seat not in self.seen or self.seen[seat].decision > decision)

    # -- what it shows -----------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        assert self.info is not None
        if self._game is None:
            self._game = table_game(self.info)
        return self._game

    def seats(self) -> list[int]:
        return [seat for seat in self.seen if seat >= 0]

    def view(self, seat: int) -> View:
        return msgspec.json.decode(self.seen[seat].view, type=self.game.view_type)

    def legal(self, seat: int) -> list[Action]:
        return _actions.decode(self.seen[seat].legal)

    def asked(self) -> list[int]:
        """The seats of this client that are asked now."""
        return [seat for seat in self.seats() if seat in self.seen[seat].waiting]

    def over(self) -> bool:
        return self.info is not None and self.info.status == "over"

    # -- what it does ------------------------------------------------------------------------------------------------

    async def move(self, seat: int, action: int | str) -> int:
        """Plays; returns when the move is acknowledged, however often the connection is lost."""
        message = MoveMessage(secrets.token_hex(8), self.table, seat, self.seen[seat].decision, action)
        return await self.send(message.id, message)

    async def undo(self, seat: int) -> int:
        message = UndoMessage(secrets.token_hex(8), self.table, seat, self.seen[seat].decision)
        return await self.send(message.id, message)

    async def say(self, seat: int, phrase: str) -> int:
        message = SayMessage(secrets.token_hex(8), self.table, seat, phrase)
        return await self.send(message.id, message)

    async def send(self, id: str, message: msgspec.Struct) -> int:
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._pending[id] = (message, done)
        try:
            if self._socket is not None:
                with suppress(ConnectionClosed):
                    await self._socket.send(msgspec.json.encode(message).decode())
            return await done
        finally:
            self._pending.pop(id, None)

    async def _run(self) -> None:
        pause = 0.02
        while self._problem is None:
            try:
                async with connect(
                    self.client.address.socket, max_size=LARGEST, additional_headers=self._headers, compression=None
                ) as socket:
                    self.connections += 1
                    pause = 0.02
                    await self._talk(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError) as problem:
                if isinstance(problem, ConnectionClosed) and problem.rcvd is not None:
                    self.closed = (problem.rcvd.code, problem.rcvd.reason)
                self._socket = None
                await asyncio.sleep(pause)
                pause = min(1.0, 2 * pause)

    async def _talk(self, socket: ClientConnection) -> None:
        hello = Hello(VERSION, self.client.token, language=self._language)  # type: ignore[arg-type]
        await socket.send(msgspec.json.encode(hello).decode())
        after = {seat: seen.number for seat, seen in self.seen.items()}
        await socket.send(msgspec.json.encode(Subscribe(self.table, after)).decode())
        async for frame in socket:
            text = frame if isinstance(frame, str) else frame.decode()
            self._heard(text)
            message = decode_answer(text)
            await self._take(message)
            if isinstance(message, TableMessage) and self._socket is None:
                self._socket = socket
                for waiting, _ in list(self._pending.values()):
                    await socket.send(msgspec.json.encode(waiting).decode())

    async def _take(self, message: ServerMessage) -> None:
        match message:
            case TableMessage(info, owner, seen):
                self.info, self.owner = info, owner
                self.seen = {one.seat: one for one in seen}
            case Event():
                self.seen[message.seat] = message.seen
                self.info = message.info or self.info
                self.events.append(message)
            case Ack(id, _, _, number):
                if id in self._pending and not self._pending[id][1].done():
                    self._pending[id][1].set_result(number)
            case ErrorMessage(code, _, facts, id):
                problem = ServiceError(code, **facts)
                if id is not None and id in self._pending:
                    if not self._pending[id][1].done():
                        self._pending[id][1].set_exception(problem)
                elif self.info is None:
                    self._problem = problem
        async with self._changed:
            self._changed.notify_all()


def fetch_record(url: str) -> str:
    """The record behind a link to a table."""
    address = Address(url)
    if not address.table:
        raise ServiceError("client/address", came=url[:200])
    return asyncio.run(Client(url).record(address.table))
