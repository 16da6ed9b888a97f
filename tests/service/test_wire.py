"""Whole messages between the application and the socket: as a client reads and writes them, together, and in order."""

import asyncio
import logging
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from sterling.service.composition import Service
from sterling.service.door.socket import Frames, SocketProtocol
from sterling.service.settings import Settings
from sterling.service.socket import Connection
from sterling.service.wire import WIRE


class Transport:
    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return False


def protocol(transport: Transport) -> SocketProtocol:
    """A protocol after its handshake, without a server around it."""
    found = SocketProtocol.__new__(SocketProtocol)
    found.transport = cast(Any, transport)
    found.writable = asyncio.Event()
    found.writable.set()
    found.conn = cast(Any, SimpleNamespace(state=State.OPEN))
    found.drained = lambda: None
    return found


def read_back(data: bytes) -> list[bytes]:
    """The frames an independent client finds in these bytes."""
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    client.receive_data(data)
    found: list[bytes] = []
    for event in client.events_received():
        assert isinstance(event, Frame)
        assert (event.opcode, event.fin) == (Opcode.TEXT, True)
        found.append(bytes(event.data))
    return found


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_client_reads_frames_of_every_size_as_they_were_written(size: int) -> None:
    transport = Transport()
    frames = [b"x" * size, b"after"]
    assert protocol(transport).write_texts(frames)
    assert len(transport.written) == 1
    assert read_back(transport.written[0]) == frames


def test_nothing_is_written_while_the_peer_reads_too_slowly_and_the_rest_follows_when_it_has_read() -> None:
    transport = Transport()
    wire = protocol(transport)
    wire.pause_writing()
    assert not wire.write_texts([b"one"])
    assert transport.written == []
    wire.drained = lambda: cast(Any, wire.write_texts([b"one"]))
    wire.resume_writing()
    assert read_back(b"".join(transport.written)) == [b"one"]


def test_nothing_is_written_after_the_close() -> None:
    transport = Transport()
    wire = protocol(transport)
    wire.conn = cast(Any, SimpleNamespace(state=State.CLOSING))
    assert wire.write_texts([b"late"])
    assert transport.written == []


class SlowWire:
    """Notes what is written at once; takes nothing while it is blocked."""

    def __init__(self) -> None:
        self.writes: list[list[bytes]] = []
        self.blocked = False
        self.drained: Callable[[], None] = lambda: None

    def write_texts(self, frames: list[bytes]) -> bool:
        if self.blocked:
            return False
        self.writes.append(frames)
        return True


def connection(wire: SlowWire, tmp_path: Any, **chosen: Any) -> Connection:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/x.db", **chosen)
    socket: Any = SimpleNamespace(scope={"extensions": {WIRE: wire}, "client": ("127.0.0.1", 1), "headers": []})
    return Connection(socket, Service(settings))


def test_frames_sent_in_one_turn_of_the_loop_are_one_write_and_those_of_a_slow_reader_keep_their_order(
    tmp_path: Any,
) -> None:
    async def scenario() -> None:
        wire = SlowWire()
        one = connection(wire, tmp_path)
        one.send(b"event")
        one.send(b"ack")
        assert wire.writes == []
        await asyncio.sleep(0)
        assert wire.writes == [[b"event", b"ack"]]
        wire.blocked = True
        one.send(b"first")
        await asyncio.sleep(0)
        one.send(b"second")
        await asyncio.sleep(0)
        assert len(wire.writes) == 1
        wire.blocked = False
        wire.drained()
        assert wire.writes[1:] == [[b"first", b"second"]]

    asyncio.run(scenario())


def test_a_reader_that_lets_too_much_pile_up_is_dropped(tmp_path: Any) -> None:
    async def scenario() -> None:
        wire = SlowWire()
        wire.blocked = True
        one = connection(wire, tmp_path, queue_frames=3)
        for _ in range(3):
            one.send(b"x")
            await asyncio.sleep(0)
        assert not one.closing
        one.send(b"x")
        assert one.closing
        wire.blocked = False
        wire.drained()
        assert wire.writes == []

    asyncio.run(scenario())


# -- in --------------------------------------------------------------------------------------------------------------


class ReadTransport(Transport):
    """A transport that notes whether it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.reading = True
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def close(self) -> None:
        self.closing = True


def listening(transport: ReadTransport, longest: int = 60_000) -> SocketProtocol:
    """A protocol after its handshake whose application listens on the wire."""
    found = protocol(transport)
    settings = SimpleNamespace(control_frames_per_second=1.0, control_frames_burst=3)
    door = SimpleNamespace(metrics=SimpleNamespace(count=lambda *_, **__: None), settings=settings, clock=lambda: 0.0)
    found.conn = Frames(cast(Any, door), longest)
    found.conn.state = State.OPEN
    # What follows the handshake.
    found.conn.parser = found.conn.parse()
    next(found.conn.parser)
    found.loop = asyncio.get_running_loop()
    found.logger = logging.getLogger("test")
    found.queue = asyncio.Queue()
    found.frames, found.curr_msg_data_type = [], "bytes"
    found.read_paused = found.close_sent = False
    found.close_timer = None
    found.pending_ping_payload = None
    found._unparsed = bytearray()
    found._inbox = None
    found._longest = longest
    found.listen()
    return found


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it, written by an independent program."""
    return Frame(opcode, data, fin).serialize(mask=True)


def texts(wire: SocketProtocol) -> list[Any]:
    """Everything that can be taken now; events that are not plain texts as their content."""
    found: list[Any] = []
    while (event := wire.take()) is not None:
        found.append(event if isinstance(event, bytes) else event.get("text", event.get("bytes", event["type"])))
    return found


@pytest.mark.parametrize("size", [1, 7, 10**6])
def test_messages_come_in_order_however_the_packets_are_cut(size: int) -> None:
    async def scenario() -> None:
        wire = listening(ReadTransport())
        sent = [b"a", b"", b"x" * 125, b"x" * 126, "é".encode(), b"last"]
        data = b"".join(map(masked, sent))
        data += masked(b"two ", fin=False) + masked(b"", Opcode.PONG) + masked(b"parts", Opcode.CONT)
        data += masked(b"\x00", Opcode.BINARY) + masked(b"end")
        found: list[Any] = []
        for at in range(0, len(data), size):
            wire.data_received(data[at : at + size])
            if size != 7:
                found += texts(wire)
        found += texts(wire)
        assert found == [b"a", b"", b"x" * 125, b"x" * 126, "é", b"last", "two parts", b"\x00", b"end"]

    asyncio.run(scenario())


@pytest.mark.parametrize("size", [119, 121, 127, 300])
def test_a_length_in_more_bytes_than_needed_is_read_as_it_is_meant(size: int) -> None:
    """Eight bytes for a short length: whoever takes one of the shorter heads for it finds other bytes."""

    async def scenario() -> None:
        wire = listening(ReadTransport())
        wire.data_received(b"\x81\xff" + size.to_bytes(8, "big") + bytes(4) + b"x" * size)
        wire.data_received(masked(b"next"))
        assert texts(wire) == ["x" * size, b"next"]

    asyncio.run(scenario())


def test_a_flood_of_messages_waits_unread_until_the_application_takes_them() -> None:
    async def scenario() -> None:
        transport = ReadTransport()
        wire = listening(transport)
        for number in range(2000):
            wire.data_received(masked(b"%04d" % number + b"." * 100))
        assert not transport.reading
        assert len(wire._inbox.items) == 1  # type: ignore[union-attr]
        news = wire.news()
        assert news.done()
        assert [text[:4] for text in texts(wire)] == [b"%04d" % number for number in range(2000)]
        assert transport.reading
        assert not wire.news().done()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (Frame(Opcode.TEXT, b"not masked").serialize(mask=False), 1002),
        (b"\xc1" + masked(b"reserved")[1:], 1002),
        (masked(b"x" * 300), 1009),
        (masked(b"x" * 70_000), 1009),
        (masked(b"\xff\xfe"), 1007),
        (masked(b"one", fin=False) + masked(b"another"), 1002),
    ],
    ids=["unmasked", "reserved", "long", "longer", "not-utf8", "inside"],
)
def test_what_the_protocol_forbids_closes_the_socket_with_its_code(bad: bytes, code: int) -> None:
    async def scenario() -> None:
        transport = ReadTransport()
        wire = listening(transport, longest=200)
        wire.data_received(masked(b"fine"))
        wire.data_received(bad)
        assert texts(wire) == [b"fine", "websocket.disconnect"]
        assert transport.closing
        client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
        client.receive_data(b"".join(transport.written))
        assert client.close_rcvd is not None
        assert client.close_rcvd.code == code

    asyncio.run(scenario())


def test_after_our_close_only_the_peers_is_read() -> None:
    async def scenario() -> None:
        transport = ReadTransport()
        wire = listening(transport)
        wire.data_received(masked(b"before"))
        wire.conn.send_close(4000)
        wire.close_sent = True
        wire.close_timer = asyncio.get_running_loop().call_later(60, lambda: None)
        wire.data_received(masked(b"after") * 3 + masked((4000).to_bytes(2, "big"), Opcode.CLOSE))
        assert transport.closing
        assert texts(wire)[:1] == [b"before"]

    asyncio.run(scenario())
