"""The WebSocket at /ws: a connection says hello, then follows tables and acts. A state machine with bounded queues."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.types import WebSocketCloseEvent

from sterling.core.errors import SterlingError
from sterling.i18n import Words
from sterling.service.commit import NumberTaken
from sterling.service.composition import Service
from sterling.service.errors import CONNECTIONS_SECONDS, ServiceError
from sterling.service.identity import Asker
from sterling.service.messages import (
    CLOSES,
    VERSION,
    Ack,
    ClientMessage,
    ErrorMessage,
    Hello,
    MoveMessage,
    Ping,
    Pong,
    SayMessage,
    Subscribe,
    UndoMessage,
    Unsubscribe,
    Welcome,
    decode_message,
)
from sterling.service.prices import PRICES, price_of_length, price_of_message
from sterling.service.wire import WIRE, Wire

log = logging.getLogger("sterling.socket")
_encode = msgspec.json.Encoder().encode

FAREWELL_SECONDS = 5.0
"""A reader that has not taken the close frame by then is cut off."""


class Connection:
    """One socket. `send` never waits: a reader that lets too much pile up is dropped with a code.

    Over a wire, everything sent in one turn of the event loop is written together: the events of a move and its
    acknowledgement cost one system call. And a move that has to wait for nothing but the disk is carried out without a
    task: `begin` has it checked when it comes, and it is acknowledged when it is on disk and told. Until then nothing
    else is taken. Without a wire, in tests, tasks read and write frame by frame.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], service: Service) -> None:
        self.socket = socket
        self.access = service.access
        self.settings = service.settings
        self._keyring = service.keyring
        self._metrics = service.metrics
        self._rooms = service.rooms
        self._playing = service.playing
        self._subscriptions = service.subscriptions
        self._tasks = service.tasks
        self._outgoing = service.outgoing
        self.asker = Asker()
        self.hides: frozenset[str] = frozenset()
        self.language = "en"
        self.greeted = False
        self.followed: set[str] = set()
        self.host = self.access.host(socket.scope)
        self.address = self.access.address(socket.scope)
        self._frames: deque[bytes] = deque()
        self._most_frames = service.settings.queue_frames
        self._most_bytes = service.settings.queue_bytes
        self._bytes = 0
        self._news = asyncio.Event()
        self._closing: ServiceError | None = None
        self._end = asyncio.Event()
        self.busy = False
        """Set while the reader carries out a message."""
        self._moving = False
        """Set while a move is carried out that came by `begin`."""
        self._moved: asyncio.Future[None] | None = None
        """Done when it is, if the reader waits for that."""
        self._flushing = False
        extensions: Any = socket.scope.get("extensions") or {}
        self._wire: Wire | None = extensions.get(WIRE)
        if self._wire is not None:
            self._wire.drained = self.flush

    # -- out ---------------------------------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        if self._closing is not None:
            return
        frames = self._frames
        frames.append(frame)
        self._bytes += len(frame)
        if len(frames) > self._most_frames or self._bytes > self._most_bytes:
            frames.clear()
            self.close(ServiceError("socket/slow"))
        if self._wire is None:
            self._news.set()
        elif not self._flushing:
            self._flushing = True
            self._outgoing.add(self.flush)

    def flush(self) -> None:
        """Writes what is queued, unless the peer reads too slowly."""
        self._flushing = False
        frames = self._frames
        if frames and self._wire is not None and self._wire.write_texts(list(frames)):
            self._metrics.count_by("frames", (), len(frames))
            frames.clear()
            self._bytes = 0

    @property
    def closing(self) -> bool:
        return self._closing is not None

    def close(self, problem: ServiceError) -> None:
        """Closes the socket once the writer gets to it."""
        if self._closing is None:
            self._closing = problem
            self._end.set()
            self._metrics.count("dropped", code=problem.code)
            self._news.set()

    async def dropped(self) -> None:
        """Gives up seconds after the connection should have closed: its reader takes nothing, not even that frame."""
        await self._end.wait()
        await asyncio.sleep(FAREWELL_SECONDS)

    async def write(self) -> None:
        """Sends what is queued, in order, until the connection is closed."""
        send = self.socket.send
        metrics = self._metrics
        while True:
            self.flush()
            while self._frames and self._wire is None:
                frame = self._frames.popleft()
                self._bytes -= len(frame)
                await send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
                metrics.count("frames")
            if self._closing is not None:
                await send(_farewell(self._closing))
                return
            self._news.clear()
            await self._news.wait()

    def refuse(self, problem: SterlingError, id: str | None = None, table: str | None = None) -> None:
        self._metrics.count("errors", code=problem.code)
        text = Words(self.language).error(problem.code, problem.facts)
        self.send(_encode(ErrorMessage(problem.code, text, problem.facts, id, table)))

    # -- in ----------------------------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Takes messages one by one; each is answered before the next is read."""
        receive, wire = self.socket.receive, self._wire
        if wire is not None:
            wire.listen()
            wire.begins = self.begin
        while True:
            if self._moving:
                self._moved = asyncio.get_running_loop().create_future()
                await self._moved
                continue
            event: Any = await receive() if wire is None else wire.take()
            if wire is not None and event is None:
                await wire.news()
                continue
            text = event
            if not isinstance(event, bytes):
                if event["type"] == "websocket.disconnect":
                    return
                text = event.get("text")
                if not isinstance(text, str):
                    self.close(ServiceError("socket/binary"))
                    return
            self.busy = True
            await self.take(text)
            self.busy = False
            if self._closing is not None:
                return

    async def take(self, text: str | bytes) -> None:
        self._metrics.count("messages")
        understood = self._understood(text)
        message = None if isinstance(understood, ServiceError) else understood
        id, table = getattr(message, "id", None), getattr(message, "table", None)
        try:
            self.access.spend(self.asker.identity, self.address, price_of_message(message))
        except ServiceError as problem:
            self.refuse(problem, id, table)
            # A client over the limit has to wait; nothing is read meanwhile.
            await self.access.hold(self.address)
            return
        if isinstance(understood, ServiceError):
            self.refuse(understood)
            return
        await self._carry_out(understood)

    async def _carry_out(self, message: ClientMessage) -> None:
        """What is paid for."""
        try:
            if not self.greeted and not isinstance(message, Hello):
                raise ServiceError("socket/hello-first")
            # Following a table is work like that of a request. A move must not wait for such work.
            places = self.access.places if isinstance(message, Subscribe) else self.access.moving
            if not places.enter(self.address):
                await places.wait(self.address)
            try:
                await self.obey(message)
            finally:
                places.leave(self.address)
        except Exception as problem:
            await self._refuse_message(message, problem)

    async def _refuse_message(self, message: ClientMessage, problem: Exception) -> None:
        id, table = getattr(message, "id", None), getattr(message, "table", None)
        if not isinstance(problem, SterlingError):
            log.error("message failed", exc_info=problem)
            self.refuse(ServiceError("service/internal"), id, table)
            return
        # In a lesson another legal act only gets an answer: the client was right about the table. And what is damaged
        # cannot be shown.
        known = table in self.followed and problem.code not in ("lesson/not-now", "table/damaged")
        try:
            if isinstance(message, MoveMessage | UndoMessage) and known:
                await self._resync(message, problem)
            else:
                self.refuse(problem, id, table)
        except SterlingError as another:
            self.refuse(another, id, table)

    # -- moves without a task ----------------------------------------------------------------------------------------

    def begin(self, text: bytes) -> bool:
        """Begins to carry out a message, if it is a move and nothing but the disk has to be waited for. Otherwise it is
        left to the reader, and nothing has happened."""
        if self.busy or self._moving or self._closing is not None or not self.greeted:
            return False
        message = self._understood(text)
        if type(message) is not MoveMessage:
            return False
        live = self._rooms.at_hand(message.table)
        if live is None or not self.access.moving.enter(self.address):
            return False
        try:
            self.access.spend(self.asker.identity, self.address, PRICES["message"])
        except ServiceError:
            # The reader says so.
            self.access.moving.leave(self.address)
            return False
        self._metrics.count_by("messages", ())
        self._moving = True

        def ended(problem: Exception | None) -> None:
            self.access.moving.leave(self.address)
            if problem is None:
                number = live.room.number_of(message.seat, message.id)
                self.send(_encode(Ack(message.id, message.table, message.seat, number)))
                self._move_on()
            elif isinstance(problem, NumberTaken):
                self._tasks.spawn(self._finish(self._carry_out(message)))
            else:
                self._tasks.spawn(self._finish(self._refuse_message(message, problem)))

        try:
            begun = self._playing.begin_move(
                live, self.asker, message.seat, message.decision, message.id, message.action, ended
            )
        except Exception as problem:
            ended(problem)
        else:
            if not begun:
                ended(NumberTaken())
        return True

    async def _finish(self, work: Awaitable[None]) -> None:
        """What needs a task after all."""
        try:
            await work
        finally:
            self._move_on()

    def _move_on(self) -> None:
        """The reader may take the next message."""
        self._moving = False
        moved, self._moved = self._moved, None
        if moved is not None and not moved.done():
            moved.set_result(None)

    def _understood(self, text: str | bytes) -> ClientMessage | ServiceError:
        """The message, or what is wrong with it. It is read before it is paid for, so that a refusal carries its id;
        a message of the allowed length takes microseconds."""
        if len(text) > self.settings.message_bytes:
            return ServiceError("limit/size", expected=self.settings.message_bytes)
        try:
            message: ClientMessage = decode_message(text)
            return message
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            return ServiceError("socket/message", problem=str(problem)[:200])

    async def _resync(self, message: MoveMessage | UndoMessage, problem: SterlingError) -> None:
        """Refuses a move, and sends the table again if the client can pay for it."""
        try:
            await self._pay_for_story(message.table)
        except ServiceError as too_much:
            self.refuse(problem, message.id, message.table)
            self.refuse(too_much, table=message.table)
            return
        await self._subscriptions.resync(self, message.table, lambda: self.refuse(problem, message.id, message.table))

    async def _pay_for_story(self, table: str) -> None:
        """Working out what has happened at a table takes the longer, the more has. Only what everybody knows is
        counted: whoever watches can tell what they paid."""
        actions = (await self._rooms.live(table)).room.public_length()
        self.access.spend(self.asker.identity, self.address, price_of_length("story", actions))

    async def obey(self, message: ClientMessage) -> None:
        match message:
            case MoveMessage(id, table, seat, decision, action):
                number = await self._playing.move(self.asker, table, seat, decision, id, action)
                self.send(_encode(Ack(id, table, seat, number)))
            case Subscribe(table, after):
                if table not in self.followed and len(self.followed) >= self.settings.subscriptions:
                    raise ServiceError("limit/subscriptions", expected=self.settings.subscriptions)
                await self._pay_for_story(table)
                new = table not in self.followed
                # Added first, so that `forget` always finds it.
                self.followed.add(table)
                try:
                    await self._subscriptions.subscribe(self, table, after)
                except SterlingError:
                    if new:
                        self.followed.discard(table)
                    raise
            case Unsubscribe(table):
                self.followed.discard(table)
                self._subscriptions.unsubscribe(self, table)
            case UndoMessage(id, table, seat, decision):
                number = await self._playing.undo(self.asker, table, seat, decision, id)
                self.send(_encode(Ack(id, table, seat, number)))
            case SayMessage(id, table, seat, phrase):
                number = await self._playing.say(self.asker, table, seat, phrase, id)
                self.send(_encode(Ack(id, table, seat, number)))
            case Ping(id):
                self.send(_encode(Pong(id)))
            case Hello():
                self.greet(message)

    def greet(self, hello: Hello) -> None:
        if self.greeted:
            raise ServiceError("socket/hello-twice")
        if hello.version != VERSION:
            raise ServiceError("socket/version", expected=VERSION, came=hello.version)
        self.language = hello.language
        token = hello.token or self.access.cookie(self.socket.scope)
        identity = self._keyring.guest(token) if token else ""
        self.asker = Asker(identity, tuple(hello.seats))
        self.greeted = True
        self.send(_encode(Welcome(VERSION, bool(identity))))

    def forget(self) -> None:
        if self._wire is not None:
            self._wire.drained = _nothing
            self._wire.begins = None
            self._wire = None
        for table in self.followed:
            self._subscriptions.unsubscribe(self, table)


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Accepts, checks where the page came from, and runs reader and writer until one of them ends."""
    service: Service = socket.app.state.service
    access = service.access
    await socket.accept()
    connection = Connection(socket, service)
    refused = None
    if access.blocks.covers(connection.host):
        refused = ServiceError("access/blocked")
    elif not access.origin_allowed(socket.scope):
        refused = ServiceError("identity/origin")
    else:
        refused = _no_room(connection)
    if refused is not None:
        service.metrics.count("dropped", code=refused.code)
        await socket.send(_farewell(refused))
        return
    access.connections.add(connection)
    loop = asyncio.get_running_loop()
    patience = loop.call_later(service.settings.hello_seconds, _hang_up, connection)
    reader = asyncio.create_task(_quietly(connection.read))
    writer = asyncio.create_task(_quietly(connection.write))
    end = asyncio.create_task(connection.dropped())
    try:
        await asyncio.wait((reader, writer, end), return_when=asyncio.FIRST_COMPLETED)
        if not writer.done() and connection.closing:
            await asyncio.wait((writer, end), return_when=asyncio.FIRST_COMPLETED)
        if not reader.done() and connection.busy:
            # Finish what has begun, so that everyone else hears of it.
            connection.close(ServiceError("socket/gone"))
            await asyncio.wait((reader,), timeout=60)
    finally:
        patience.cancel()
        for task in (reader, writer, end):
            task.cancel()
        await asyncio.gather(reader, writer, end, return_exceptions=True)
        connection.forget()
        access.connections.discard(connection)
        access.leave(connection.address)


def _nothing() -> None:
    """What a wire calls that nobody listens to any more."""


def _no_room(connection: Connection) -> ServiceError | None:
    """Why an address may not have another connection now; None if it has one."""
    try:
        connection.access.spend("", connection.address, PRICES["connection"])
    except ServiceError as problem:
        return problem
    return (
        None
        if connection.access.enter(connection.address)
        else ServiceError("limit/connections", seconds=CONNECTIONS_SECONDS)
    )


def _farewell(problem: ServiceError) -> WebSocketCloseEvent:
    return {"type": "websocket.close", "code": CLOSES[problem.code], "reason": problem.code}


def _hang_up(connection: Connection) -> None:
    if not connection.greeted:
        connection.close(ServiceError("socket/hello-first"))


async def _quietly(work: Callable[[], Any]) -> None:
    """The other side may disconnect at any moment; that is not an error."""
    try:
        await work()
    except (WebSocketDisconnect, WebSocketException, RuntimeError, OSError):
        return
