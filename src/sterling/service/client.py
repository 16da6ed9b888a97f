"""A client in Python: HTTP calls, and tables followed over a socket that comes back by itself."""

import asyncio
import http.client
import secrets
import selectors
import socket
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from sterling.core.errors import SterlingError
from sterling.core.game import Action, Game
from sterling.core.shuffle import NONCE_BYTES
from sterling.core.view import View
from sterling.games import game
from sterling.service.errors import ServiceError
from sterling.service.messages import (
    CLOSES,
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
PATIENCE = 10.0
"""So many seconds a person waits for a service that does not answer."""
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
        try:
            parts = urlsplit(url)
            # A port that is no number is found out here, not when somebody wants to go there.
            known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        except ValueError:
            known = False
        if not known:
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
    """One guest of one service. `patience` is how many seconds its first answer may take."""

    def __init__(self, url: str, token: str = "", patience: float = TIMEOUT) -> None:
        self.address = Address(url)
        self.token = token
        self.patience = patience
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
        again = method == "GET" and self._kept() is not None
        try:
            return self._exchange(method, path, data, headers)
        except (OSError, http.client.HTTPException) as problem:
            # A kept connection may have ended in this moment. Whether the other side got what was sent, nobody knows
            # here: only what changes nothing is sent again.
            if again and not isinstance(problem, TimeoutError):
                try:
                    return self._exchange(method, path, data, headers)
                except (OSError, http.client.HTTPException):
                    pass
            raise ServiceError("client/unreachable", address=self.address.base) from None

    def _kept(self) -> http.client.HTTPConnection | None:
        """The connection of the request before, unless the other side has ended it meanwhile."""
        kept = self._connection
        if kept is not None and kept.sock is not None and not _silent(kept.sock):
            kept.close()
            kept = self._connection = None
        return kept

    def _exchange(self, method: str, path: str, data: bytes | None, headers: dict[str, str]) -> tuple[int, bytes]:
        connection = self._kept()
        try:
            if connection is None:
                kind = http.client.HTTPSConnection if self.address.secure else http.client.HTTPConnection
                connection = self._connection = kind(self.address.host, timeout=self.patience)
            connection.request(method, self.address.path + path, data, headers)
            answer = connection.getresponse()
            found = answer.read(LARGEST)
        except (OSError, http.client.HTTPException):
            if connection is not None:
                connection.close()
            self._connection = None
            raise
        if not answer.isclosed():
            # More than anybody reads; the rest goes with the connection.
            connection.close()
        self.patience = connection.timeout = TIMEOUT
        if connection.sock is not None:
            connection.sock.settimeout(TIMEOUT)
        return answer.status, found

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

    async def add_nonces(
        self, answer: TableAnswer, note: Callable[[int, str], None] = lambda seat, nonce: None
    ) -> dict[int, str]:
        """A fresh nonce for each seat this client holds that has none yet; `note` hears of each before it is given."""
        nonces: dict[int, str] = {}
        for token in answer.tokens:
            if answer.info.status == "gathering" and not answer.info.seats[token.seat].nonce:
                nonces[token.seat] = secrets.token_hex(NONCE_BYTES)
                note(token.seat, nonces[token.seat])
                await self.do(answer.info.id, "nonces", {"seat": token.seat, "nonce": nonces[token.seat]})
        return nonces

    async def record(self, table: str) -> str:
        return (await self.fetch("GET", f"/api/tables/{table}/record")).decode()

    def follow(self, table: str, **more: Any) -> "Follower":
        return Follower(self, table, **more)


def _silent(connection: socket.socket) -> bool:
    """Whether nothing has come on a connection on which nothing is awaited: neither an end nor anything else."""
    with selectors.DefaultSelector() as selector:
        selector.register(connection, selectors.EVENT_READ)
        return not selector.select(0)


def table_game(info: TableInfo) -> Game:
    """The game a table plays, to read its views with."""
    return game(info.game, len(info.seats), info.rule_set, info.options, info.deck)


class Follower:
    """A table over a socket. Comes back after every loss, and sends again what was not acknowledged.

    Where no service answers to begin with, entering it raises `client/unreachable`.
    """

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
        self.opening: TableInfo | None = None
        """The table as it was when the game was first seen going on."""
        self.saw_start = False
        """Whether that was the start itself."""
        self.opening_seats: list[int] = []
        """The seats of this client then."""
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
        try:
            await self.until(lambda: self.info is not None, self.client.patience)
        except TimeoutError:
            await self.__aexit__(None, None, None)
            # It may have said why it does not want us.
            reason = self.closed[1] if self.closed is not None and self.closed[1] in CLOSES else "client/unreachable"
            raise ServiceError(reason, **self._where()) from None
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    def _where(self) -> dict[str, str]:
        return {"address": self.client.address.base}

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

    async def decided(self, seat: int, decision: int, timeout: float = TIMEOUT) -> None:
        """Waits until the seat has come past a decision."""
        await self.until(lambda: self.over() or seat not in self.seen or self.seen[seat].decision > decision, timeout)

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
        if self._problem is not None:
            raise self._problem
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
                if not self.connections:
                    # There was nobody to begin with; what is lost later comes back.
                    await self._give_up(problem)
                    return
                await asyncio.sleep(pause)
                pause = min(1.0, 2 * pause)
            except (msgspec.DecodeError, UnicodeError) as problem:
                await self._give_up(ServiceError("client/answer", came=str(problem)[:80]))

    async def _give_up(self, problem: Exception) -> None:
        """Whoever waits is told why this table cannot be followed."""
        if isinstance(problem, SterlingError):
            self._problem = problem
        elif isinstance(problem, InvalidStatus) and problem.response.status_code < 500:
            self._problem = ServiceError("client/answer", came=f"HTTP {problem.response.status_code}")
        else:
            self._problem = ServiceError("client/unreachable", **self._where())
        for _, done in self._pending.values():
            if not done.done():
                done.set_exception(self._problem)
        async with self._changed:
            self._changed.notify_all()

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
        if self.opening is None and self.info is not None and self.info.status != "gathering":
            self.opening, self.opening_seats = self.info, self.seats()
            self.saw_start = isinstance(message, Event) and message.kind == "start"
        async with self._changed:
            self._changed.notify_all()


def fetch_record(url: str) -> str:
    """The record behind a link to a table."""
    address = Address(url)
    if not address.table:
        raise ServiceError("client/address", came=url[:200])
    return asyncio.run(Client(url, patience=PATIENCE).record(address.table))
