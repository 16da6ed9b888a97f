"""A table followed over a socket that reconnects by itself."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from sterling.core.errors import SterlingError
from sterling.core.game import Action, Game
from sterling.core.view import View
from sterling.games import game
from sterling.service.errors import ServiceError
from sterling.service.messages import (
    CLOSES,
    VERSION,
    Ack,
    ErrorMessage,
    Event,
    Hello,
    MoveMessage,
    SayMessage,
    Seen,
    ServerMessage,
    Subscribe,
    TableInfo,
    TableMessage,
    Told,
    UndoMessage,
    decode_answer,
)

if TYPE_CHECKING:
    from sterling.service.client.calls import Client

LARGEST = 4_000_000
"""The longest answer we read, in bytes."""
TIMEOUT = 30.0
_actions = msgspec.json.Decoder(list[Action])


def table_game(info: TableInfo) -> Game:
    """The game a table plays, to read its views with."""
    return game(info.game, len(info.seats), info.rule_set, info.options, info.deck, rules_version=info.rules_version)


class Follower:
    """A table over a socket. It reconnects after every loss and sends again what was not acknowledged.

    If no service answers the first time, entering raises `client/unreachable`.
    """

    def __init__(
        self,
        client: "Client",
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
        self.story: dict[int, list[Told]] = {}
        """The log of each seat when the whole table last arrived: what may be read again."""
        self.events: list[Event] = []
        self.story_at = 0
        """How many of `events` had arrived by then; `story` covers them too."""
        self.gaps = 0
        """How often events were lost with a connection and not sent again: only `story` covers these."""
        self.opening: TableInfo | None = None
        """The table when the game was first seen to have started."""
        self.saw_start = False
        """Whether that was the start itself."""
        self.opening_seats: list[int] = []
        """This client's seats at that moment."""
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
            # The service may have told us why it refused.
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
        """Waits until a condition holds; raises the error of a table that cannot be followed."""
        async with asyncio.timeout(timeout):
            async with self._changed:
                await self._changed.wait_for(lambda: self._problem is not None or happened())
        if self._problem is not None:
            raise self._problem

    async def decided(self, seat: int, decision: int, timeout: float = TIMEOUT) -> None:
        """Waits until the seat is past this decision."""
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
        """The seats of this client whose turn it is."""
        return [seat for seat in self.seats() if seat in self.seen[seat].waiting]

    def over(self) -> bool:
        return self.info is not None and self.info.status in ("over", "closed")

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
                    # The first attempt failed. Only a connection that is lost later is tried again.
                    await self._give_up(problem)
                    return
                await asyncio.sleep(pause)
                pause = min(1.0, 2 * pause)
            except (msgspec.DecodeError, UnicodeError) as problem:
                await self._give_up(ServiceError("client/answer", came=str(problem)[:80]))

    async def _give_up(self, problem: Exception) -> None:
        """Tells every waiting task why this table cannot be followed."""
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
            case TableMessage(info, owner, seen, story):
                self.info, self.owner = info, owner
                self.gaps += any(one.number > self.seen[one.seat].number for one in seen if one.seat in self.seen)
                self.story_at = len(self.events)
                self.seen = {one.seat: one for one in seen}
                self.story = {one.seat: told for one, told in zip(seen, story, strict=False)}
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
                elif self.info is None or code in ("table/unknown", "table/gone", "table/damaged"):
                    # It was never there, it was deleted, or nobody can read it any more.
                    await self._give_up(problem)
        if self.opening is None and self.info is not None and self.info.status != "gathering":
            self.opening, self.opening_seats = self.info, self.seats()
            self.saw_start = isinstance(message, Event) and message.kind == "start"
        async with self._changed:
            self._changed.notify_all()
