"""Whole frames from the application to the socket: as a client reads them, together, and in order."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from sterling.service.composition import Service
from sterling.service.door.socket import SocketProtocol
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
