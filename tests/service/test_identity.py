"""Identity: tokens that cannot be forged, names that are safe to show, pages that are not ours."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from service.houses import gathered, house, raw_frame, run, sqlite_url, until
from service.test_tables import S_G, refused
from sterling.core.record import Record
from sterling.service.client import Client
from sterling.service.errors import ServiceError
from sterling.service.identity import NAME_LENGTH, Keyring, clean_name, random_id
from sterling.service.limits import Buckets, group_of
from sterling.service.prices import price_of_request

KEYS = Keyring(b"k" * 32)


@given(st.text(max_size=200))
def test_a_cleaned_name_fits_everywhere_or_is_refused(text: str) -> None:
    try:
        name = clean_name(text)
    except ServiceError as problem:
        assert problem.code == "name/empty"
        return
    assert 1 <= len(name) <= NAME_LENGTH
    assert clean_name(name) == name
    assert not set(name) & set(",#<>\n\r\t\u202e\u200b")
    record = Record(
        game="g", rules_version=1, rule_set="r", seats=2, options={}, deck_hash="d", names=(name, "Bob"), seed="0" * 64
    )
    assert Record.parse(record.text()).names == (name, "Bob")


@given(st.text(max_size=100))
def test_no_made_up_token_is_taken(text: str) -> None:
    with pytest.raises(ServiceError):
        KEYS.guest(text)


def test_a_token_proves_one_guest_of_one_house() -> None:
    identity = random_id()
    token = KEYS.guest_token(identity)
    assert KEYS.guest(token) == identity
    for bad in (
        token[:-1],
        token + "A",
        token.replace(identity, random_id()),
        Keyring(b"x" * 32).guest_token(identity),
    ):
        with pytest.raises(ServiceError) as problem:
            KEYS.guest(bad)
        assert problem.value.code == "identity/invalid"


def test_a_key_opens_one_seat_of_one_table_once() -> None:
    key = KEYS.link_key("t", 1, 4)
    assert KEYS.opens(key, "t", 1, 4)
    for table, seat, serial in (("u", 1, 4), ("t", 0, 4), ("t", 1, 5)):
        assert not KEYS.opens(key, table, seat, serial)
        assert not KEYS.holds(KEYS.seat_token("t", 1, 4), table, seat, serial)
    assert not KEYS.holds(key, "t", 1, 4)


def test_buckets_fill_with_time() -> None:
    now = [0.0]
    buckets = Buckets(2.0, 3, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now[0] = 1.0
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert group_of("::1") == "::"
    assert group_of("2001:db8::1") == group_of("2001:db8::ffff:2") != group_of("2001:db8:0:1::1")
    # Mapped IPv4 addresses are not one household.
    assert group_of("::ffff:192.0.2.1") == group_of("192.0.2.1") != group_of("::ffff:192.0.2.2")
    assert group_of("fe80::1%eth0") == "fe80::"
    assert group_of("testclient") == "testclient"


def test_a_bucket_that_is_full_again_is_forgotten() -> None:
    now = 0.0
    buckets = Buckets(rate=1.0, burst=2, clock=lambda: now)
    assert buckets.take("anne")
    assert [buckets.take("bob") for _ in range(3)] == [True, True, False]
    now = 1.0
    buckets.forget_full()
    assert len(buckets) == 1
    # Bob has not got back more than he had.
    assert [buckets.take("bob") for _ in range(2)] == [True, False]
    assert [buckets.take("anne") for _ in range(3)] == [True, True, False]


def test_browsers_have_the_token_in_a_cookie_scripts_cannot_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home, httpx.AsyncClient(base_url=home.url) as browser:
            answer = await browser.post("/api/guests")
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            again = await browser.post("/api/guests")
            assert again.json()["token"] == answer.json()["token"]
            body = {"game": S_G, "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], "name": "Anne"}
            ours = {"origin": home.url}
            made = await browser.post("/api/tables", json=body, headers=ours)
            assert made.status_code == 201
            assert [one["seat"] for one in made.json()["seen"]] == [0]
            # A page from elsewhere cannot act for the browser's guest.
            theirs = {"origin": "https://evil.example"}
            answer = await browser.post("/api/tables", json=body, headers=theirs)
            assert (answer.status_code, answer.json()["code"]) == (403, "identity/origin")
            table = made.json()["info"]["id"]
            answer = await browser.get(f"/api/tables/{table}", headers=theirs)
            assert [one["seat"] for one in answer.json()["seen"]] == [-1]
            answer = await browser.get(f"/api/tables/{table}", headers={"authorization": "Bearer g.x.y", **ours})
            assert (answer.status_code, answer.json()["code"]) == (401, "identity/invalid")
            for nonsense in ("http://[", "http://[x]:y", "null", "\u00fc"):
                answer = await browser.post("/api/tables", json=body, headers={b"origin": nonsense.encode()})
                assert (answer.status_code, answer.json()["code"]) == (403, "identity/origin")
            # Nor over a socket; our own page can.
            cookies = {"Cookie": f"sterling_guest={browser.cookies['sterling_guest']}"}
            socket = home.url.replace("http", "ws") + "/ws"
            with pytest.raises(ConnectionClosed) as closed:
                async with connect(socket, additional_headers={**cookies, "Origin": "https://evil.example"}) as wire:
                    await wire.recv()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4002, "identity/origin")
            with pytest.raises(ConnectionClosed) as closed:
                async with connect(socket, additional_headers={"Origin": "http://["}) as wire:
                    await wire.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4002
            for headers, guest in (({**cookies, "Origin": home.url}, "true"), (cookies, "false")):
                async with connect(socket, additional_headers=headers) as wire:
                    await wire.send('{"type":"hello","version":2}')
                    assert await wire.recv() == f'{{"type":"welcome","version":2,"guest":{guest}}}'

    run(scenario())


def test_too_much_is_refused_with_a_code(tmp_path: Path) -> None:
    async def scenario() -> None:
        # The bucket does not refill while the test runs.
        limits = {
            "messages_per_second": 1e-6,
            "messages_burst": round(10 * price_of_request("/api/house")),
            "address_factor": 1.0,
        }
        async with house(sqlite_url(tmp_path), **limits) as home:
            client = await home.guest()
            for _ in range(9):
                await client.call("GET", "/api/house", None, dict)
            for _ in range(2):
                await refused("limit/rate", client.call("GET", "/api/house", None, dict))

    run(scenario())


def test_somebody_who_sets_too_many_tables_has_to_wait(tmp_path: Path) -> None:
    async def scenario() -> None:
        # One at once, and the next after an hour.
        async with house(sqlite_url(tmp_path), tables_per_hour=1) as home:
            client = await home.guest()
            await client.create(S_G, ["open", "open"])
            await refused("limit/tables", client.create(S_G, ["open", "open"]))

    run(scenario())


async def ended(wire: ClientConnection) -> tuple[int, str]:
    """The code and the reason with which a connection is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            await wire.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_who_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            house(sqlite_url(tmp_path), hello_seconds=0.2) as home,
            connect(home.url.replace("http", "ws") + "/ws") as wire,
        ):
            assert await ended(wire) == (4001, "socket/hello-first")

    run(scenario())


def test_sockets_are_bounded(tmp_path: Path) -> None:
    """Too many connections, a slow one, a long message: each ends or is answered with its code."""

    async def scenario() -> None:
        wishes = {"connections_per_address": 2, "queue_frames": 20, "subscriptions": 1}
        async with house(sqlite_url(tmp_path), **wishes) as home:
            socket = home.url.replace("http", "ws") + "/ws"
            async with connect(socket), connect(socket), connect(socket) as third:
                assert await ended(third) == (4003, "limit/connections")

            @asynccontextmanager
            async def connected() -> AsyncIterator[ClientConnection]:
                """A connection once the earlier ones are gone for the service too."""
                await until(lambda: not home.service.access.connections)
                async with connect(socket) as wire:
                    yield wire

            async with connected() as wire:
                await wire.send(b"bytes")
                assert await ended(wire) == (4004, "socket/binary")
            async with connected() as wire:
                await wire.send('{"type":"hello","version":2}')
                await wire.recv()
                await wire.send("x" * 20_000)
                assert "limit/size" in str(await wire.recv())
                # A message that is far too long is not even read to the end.
                wire.transport.write(raw_frame(0x81, b"x" * 100_000)[:14])
                assert (await ended(wire))[0] == 1009
            anne = await home.guest()
            first, second = (await gathered([anne], S_G, 1)).info.id, (await gathered([anne], S_G, 1)).info.id
            async with connected() as wire:
                await wire.send('{"type":"hello","version":2}')
                await wire.recv()
                await wire.send(f'{{"type":"subscribe","table":"{first}"}}')
                await wire.recv()
                await wire.send(f'{{"type":"subscribe","table":"{second}"}}')
                while "limit/subscriptions" not in str(await wire.recv()):
                    pass
                # It stops reading: the backlog ends it, and the table continues.
                connection = next(one for one in home.service.access.connections if one.followed)
                for _ in range(30):
                    connection.send(b'{"type":"pong","id":"x"}')
                assert await ended(wire) == (4000, "socket/slow")
            assert (await anne.show(first)).info.status == "playing"

    run(scenario())


def test_a_stranger_with_the_public_link_sees_what_spectators_see(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            stranger = await Client(home.url).show(table)
            assert [one.seat for one in stranger.seen] == [-1]
            assert b'"own":null' in bytes(stranger.seen[0].view)
            assert bytes(stranger.seen[0].legal) == b"[]"
            assert (stranger.links, stranger.tokens, stranger.owner) == ([], [], False)
            await asyncio.sleep(0)

    run(scenario())


def test_a_reader_that_takes_nothing_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its window is full, so it cannot even be told; still, nothing of it remains."""
    monkeypatch.setattr("sterling.service.socket.FAREWELL_SECONDS", 0.3)

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), queue_bytes=200_000) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            host, port = home.url.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port), limit=1024)
            writer.write(
                f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            for text in ('{"type":"hello","version":2}', f'{{"type":"subscribe","table":"{table}"}}'):
                data = text.encode()
                writer.write(bytes([0x81, 0x80 | len(data)]) + bytes(4) + data)
            live = await home.service.rooms.live(table)
            await until(lambda: bool(live.crowd.listeners))
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            listener = next(iter(live.crowd.listeners))
            for _ in range(3000):
                listener.send(b'{"type":"pong","id":"' + b"x" * 20_000 + b'"}')
                await asyncio.sleep(0)
                if listener.closing:  # type: ignore[attr-defined]
                    break
            assert listener.closing  # type: ignore[attr-defined]
            await until(lambda: not live.crowd.listeners and not home.service.access.connections)
            assert home.service.access._inside == {}
            writer.transport.abort()

    run(scenario())


def test_no_id_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-abc", "--help", "a-bc"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
    assert random_id() == "a-bc"
