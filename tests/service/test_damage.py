"""Damaged pages and rows: whoever asks for them is told so, the log has a line for each, and all others go on."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from service.houses import House, gathered, house, run, sqlite_url, until
from service.test_admin import admin
from service.test_sweep import a_bot_has_moved, complaints, two_that_wait_for_a_bot
from service.test_tables import S_G
from sterling.i18n import LANGUAGES, Words
from sterling.service.acts import Entry
from sterling.service.client import Client
from sterling.service.errors import ServiceError, status_of
from sterling.service.messages import VERSION, TableList
from sterling.service.room import Room
from sterling.service.rooms import Rooms
from sterling.service.store import Store
from sterling.service.store.writer import Write, Writer, away


async def refused(code: str, asked: Awaitable[Any]) -> None:
    with pytest.raises(ServiceError) as problem:
        await asked
    assert problem.value.code == code


def changed(folder: Path, statement: str, *values: Any) -> None:
    """Changes the file behind the service's back."""
    with sqlite3.connect(folder / "sterling.db") as file:
        file.execute(statement, values)
    file.close()


def damage_pages(folder: Path, kind: int, holds: bytes, spares: bytes) -> None:
    """Overwrites the pages of a kind that hold one text, but not the other, with nonsense."""
    place = folder / "sterling.db"
    with sqlite3.connect(place) as file:
        size = file.execute("PRAGMA page_size").fetchone()[0]
    file.close()
    assert not Path(f"{place}-wal").exists()
    whole = place.read_bytes()
    pages = [whole[at : at + size] for at in range(0, len(whole), size)]
    found = [at for at, page in enumerate(pages) if page[0] == kind and holds in page and spares not in page]
    assert found
    for at in found:
        pages[at] = b"\xa5" * size
    place.write_bytes(b"".join(pages))


def damage_log(folder: Path, table: str, other: str) -> None:
    """Damages a page in the middle of a table's log. Next to it are pages of the same log: to write on one, SQLite may
    have to read those beside it."""
    with sqlite3.connect(folder / "sterling.db") as file:
        for number in range(1000, 1040):
            file.execute("INSERT INTO entries VALUES (?, ?, ?, 0, 0)", (table, number, b"[%d]" % number + bytes(500)))
    file.close()
    damage_pages(folder, 0x0A, b"[1020]", other.encode())


def damage_rows(folder: Path, table: str, other: str) -> None:
    """Damages the page with a table's own row."""
    damage_pages(folder, 0x0D, table.encode(), other.encode())


def fails_at(table: str, code: str = "store/unavailable") -> Callable[..., Awaitable[list[Entry]]]:
    """Instead of `Store.log`: the database fails at one table, and at no other."""
    log = Store.log

    async def read(self: Store, asked: str, after: int = 0) -> list[Entry]:
        if asked == table:
            raise ServiceError(code)
        return await log(self, asked, after)

    return read


def lines(caplog: pytest.LogCaptureFixture, event: str) -> list[dict[str, Any]]:
    return [getattr(record, "facts", {}) for record in caplog.records if record.getMessage() == event]


# -- the sweep ---------------------------------------------------------------------------------------------------------


def test_a_damaged_page_of_one_log_stops_no_bot_at_any_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        bad, good = await two_that_wait_for_a_bot(tmp_path, S_G)
        damage_log(tmp_path, bad, good)
        async with house(sqlite_url(tmp_path)) as home:
            await a_bot_has_moved(home, good)
            for _ in range(3):
                await home.service.sweep.take_up_due()
            await refused("table/damaged", Client(home.url).show(bad))
            assert home.service.sweep.broken == {bad}
            assert complaints(caplog, bad) == ["table cannot go on"]
            assert 'sterling_tables_broken_total{code="store/page"} 1\n' in home.service.metrics.text()
            assert lines(caplog, "sweep failed") == []

    run(scenario())


def test_a_damaged_page_of_rows_hides_no_table_on_other_pages(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), bot_workers=0) as home:
            anne = await home.guest()
            tables = [(await gathered([anne], S_G, 1, listed=True)).info.id for _ in range(16)]
        bad, good = tables[0], tables[-1]
        changed(tmp_path, "UPDATE tables SET due_at = 2")
        changed(tmp_path, "UPDATE tables SET due_at = 1 WHERE id = ?", bad)
        damage_rows(tmp_path, bad, good)
        async with house(sqlite_url(tmp_path)) as home:
            await a_bot_has_moved(home, good)
            anne = Client(home.url, anne.token)
            await refused("table/damaged", anne.show(bad))
            found = [
                (await anne.call("GET", f"/api/tables{query}", None, TableList)).tables for query in ("", "?mine=true")
            ]
            for there in found:
                ids = {info.id for info in there}
                assert good in ids
                assert bad not in ids
                assert ids <= set(tables)
            facts = [facts["row"] for facts in lines(caplog, "row cannot be read")]
            assert len(facts) == len(set(facts)) > 0

    run(scenario())


def test_a_table_that_the_database_fails_at_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        bad, good = await two_that_wait_for_a_bot(tmp_path, S_G)
        with monkeypatch.context() as patch:
            patch.setattr(Store, "log", fails_at(bad))
            async with house(sqlite_url(tmp_path)) as home:
                async with asyncio.timeout(20):
                    while (await home.service.tables.fresh(good)).room.decisions[1] == 0:
                        await asyncio.sleep(0.05)
                # It is not the table's fault, so it is not set aside: as soon as the database can, it goes on.
                assert home.service.sweep.broken == set()
                patch.undo()
                await a_bot_has_moved(home, bad)

    run(scenario())


def test_each_part_of_the_sweep_fails_by_itself_and_is_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    done: list[str] = []

    async def fail() -> None:
        raise ServiceError("store/unavailable")

    async def last() -> None:
        done.append("last chore")

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            sweep = home.service.sweep
            for where, name in (
                (home.service.orders, "read"),
                (home.service.timekeeper, "note"),
                (sweep, "take_up_due"),
            ):
                monkeypatch.setattr(where, name, fail)
            monkeypatch.setattr(home.service.rooms, "evict", lambda: done.append("evict"))
            monkeypatch.setattr(sweep, "_chores", [fail, last])
            done.clear()
            for _ in range(3):
                await sweep.beat(30)
            assert {"evict", "last chore"} == set(done)
            assert len(done) >= 6
            parts = [facts["part"] for facts in lines(caplog, "sweep failed")]
            assert sorted(parts) == sorted(set(parts))
            assert {"orders", "time", "tables"} <= set(parts)
            monkeypatch.undo()

    run(scenario())


def test_a_table_that_cannot_be_deleted_keeps_no_other_from_going(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            tables = [(await anne.create(S_G, ["me", "open"], "Anne")).info.id for _ in range(3)]
            add = Writer.add

            async def fails(self: Writer, write: Write) -> bool:
                if write.table == tables[0]:
                    raise ServiceError("store/page")
                return await add(self, write)

            monkeypatch.setattr(Writer, "add", fails)
            monkeypatch.setattr("sterling.service.unstarted.CLEARED", 1)
            home.let_time_pass(7200)
            for _ in range(4):
                with suppress(ServiceError):
                    await home.service.unstarted.clear()
            assert await home.service.store.unstarted(home.service.sources.now(), 10) == [tables[0]]

    run(scenario())


# -- orders and lists --------------------------------------------------------------------------------------------------


def test_an_order_that_the_database_fails_at_is_carried_out_later_and_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            room = home.service.rooms.lives[table].room
            with monkeypatch.context() as patch:
                patch.setattr(Store, "log", fails_at(table))
                changed(tmp_path, "INSERT INTO orders (kind, about, at) VALUES ('table', ?, 0)", table)
                changed(tmp_path, "INSERT INTO networks VALUES ('203.0.113.7/32', '', 0)")
                changed(tmp_path, "INSERT INTO orders (kind, about, at) VALUES ('blocks', '', 0)")
                await until(lambda: home.service.access.blocks.covers("203.0.113.7"))
                assert home.service.rooms.lives[table].room is room
                patch.undo()
                await until(lambda: home.service.rooms.lives[table].room is not room)

    run(scenario())


def test_an_order_for_a_damaged_table_tells_its_people_and_holds_up_no_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            async with anne.follow(table) as follower:
                changed(tmp_path, "UPDATE entries SET act = ? WHERE table_id = ? AND number = 1", b"{", table)
                changed(tmp_path, "INSERT INTO orders (kind, about, at) VALUES ('table', ?, 0)", table)
                changed(tmp_path, "INSERT INTO networks VALUES ('203.0.113.7/32', '', 0)")
                changed(tmp_path, "INSERT INTO orders (kind, about, at) VALUES ('blocks', '', 0)")
                await refused("table/damaged", follower.until(lambda: False))
            await until(lambda: home.service.access.blocks.covers("203.0.113.7"))
            assert home.service.rooms.loaded(table) is None

    run(scenario())


def test_a_table_that_the_database_fails_at_is_left_out_of_lists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(self: Store) -> int:
        raise ServiceError("store/unavailable")

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            bad, good = [(await gathered([anne], S_G, 1, listed=True, start=False)).info.id for _ in range(2)]
        async with house(sqlite_url(tmp_path)) as home:
            anne = Client(home.url, anne.token)
            monkeypatch.setattr(Store, "log", fails_at(bad))
            for query in ("", "?mine=true"):
                asked = anne.call("GET", f"/api/tables{query}", None, TableList)
                assert [info.id for info in (await asked).tables] == [good]
            # If nothing else works, the database is away, and a list without tables would not be true.
            with monkeypatch.context() as patch:
                patch.setattr(Store, "last_order", fail)
                for query in ("", "?mine=true"):
                    await refused("store/unavailable", anne.call("GET", f"/api/tables{query}", None, TableList))
            await anne.do(good, "close")
            await refused("store/unavailable", anne.call("GET", "/api/tables", None, TableList))

    run(scenario())


# -- what passes -------------------------------------------------------------------------------------------------------

PASSING = {"files ran out": OSError(24, "Too many open files"), "memory ran out": MemoryError()}


def fails_once(function: Callable[..., Any], problem: Exception) -> Callable[..., Any]:
    """Does what the function does, except for the first time: then it also raises."""
    left = [problem]

    def called(*arguments: Any) -> Any:
        result = function(*arguments)
        if left:
            raise left.pop()
        return result

    return called


@pytest.mark.parametrize("what", PASSING)
def test_a_table_that_could_not_be_loaded_for_a_moment_is_not_set_aside(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        tables = await two_that_wait_for_a_bot(tmp_path, S_G)
        monkeypatch.setattr(Rooms, "build", fails_once(Rooms.build, PASSING[what]))
        async with house(sqlite_url(tmp_path)) as home:
            for table in tables:
                await a_bot_has_moved(home, table)
            assert home.service.sweep.broken == set()

    run(scenario())


@pytest.mark.parametrize("what", PASSING)
def test_an_order_for_a_table_that_could_not_be_loaded_for_a_moment_drops_nobody(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            live = home.service.rooms.lives[table]
            room = live.room
            async with anne.follow(table) as follower:
                await follower.until(lambda: bool(follower.asked()))
                monkeypatch.setattr(Rooms, "build", fails_once(Rooms.build, PASSING[what]))
                changed(tmp_path, "INSERT INTO orders (kind, about, at) VALUES ('table', ?, 0)", table)
                await until(lambda: live.room is not room)
                assert len(live.crowd.listeners) == 1
                await follower.move(0, follower.legal(0)[0].code)

    run(scenario())


def test_a_room_that_ran_out_of_memory_in_the_middle_of_an_entry_is_built_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), bot_workers=0) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            live = home.service.rooms.lives[table]
            async with anne.follow(table) as follower:
                await follower.until(lambda: bool(follower.asked()))
                room, number = live.room, live.room.number + 1
                act = b'{"do":"say","seat":0,"phrase":"hello","id":"x"}'
                changed(tmp_path, "INSERT INTO entries VALUES (?, ?, ?, 7, 0)", table, number, act)
                monkeypatch.setattr(Room, "_follow_other", fails_once(Room._follow_other, MemoryError()))
                live.doubtful = True
                home.service.nodes.catch_up_soon(live)
                await until(lambda: live.room is not room and not live.behind())
                assert (live.room.number, live.room.said) == (number, [1, 0])
                # Nobody was dropped, and the table goes on.
                await follower.move(0, follower.legal(0)[0].code)
            assert home.service.sweep.broken == set()

    run(scenario())


# -- what people are told ----------------------------------------------------------------------------------------------

DAMAGE = {
    "an act that is none": ("UPDATE entries SET act = x'7b' WHERE table_id = ? AND number = 2", "DecodeError"),
    "an act of another kind": (
        'UPDATE entries SET act = \'{"do":"fly"}\' WHERE table_id = ? AND number = 2',
        "ValidationError",
    ),
    "a move against the rules": (
        "INSERT INTO entries "
        """SELECT table_id, max(number) + 1, '{"do":"move","seat":0,"code":9999999}', 7, 0 """
        "FROM entries WHERE table_id = ?",
        "action/unknown",
    ),
    "a hole in the log": ("DELETE FROM entries WHERE table_id = ? AND number = 2", "ValueError"),
    "no mask": ("UPDATE entries SET mask = 'x' WHERE table_id = ? AND number = 2", "TypeError"),
    "a header that is none": ("UPDATE tables SET head = x'ff' WHERE id = ?", "DecodeError"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_people_are_told_that_a_table_is_damaged_and_the_log_has_one_line(
    what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    statement, name = DAMAGE[what]

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), bot_workers=0) as home:
            anne = await home.guest()
            good = (await gathered([anne], S_G, 1)).info.id
            bad = (await gathered([anne], S_G, 1, start=what.startswith("a move"))).info.id
        changed(tmp_path, statement, bad)
        async with house(sqlite_url(tmp_path), bot_workers=0) as home, httpx.AsyncClient(base_url=home.url) as browser:
            for language in LANGUAGES:
                text = Words(language).error("table/damaged", {})
                answer = await browser.get(f"/api/tables/{bad}", headers={"accept-language": language})
                told = answer.json()
                assert (answer.status_code, told["code"], told["text"], told["facts"]) == (
                    500,
                    "table/damaged",
                    text,
                    {},
                )
                async with connect(home.url.replace("http", "ws") + "/ws") as socket:
                    for frame in (
                        {"type": "hello", "version": VERSION, "language": language},
                        {"type": "subscribe", "table": bad},
                    ):
                        await socket.send(msgspec.json.encode(frame).decode())
                    assert msgspec.json.decode(await socket.recv())["type"] == "welcome"
                    error = msgspec.json.decode(await socket.recv())
                    assert (error["code"], error["text"], error["table"]) == ("table/damaged", text, bad)
            # The others go on.
            anne = Client(home.url, anne.token)
            async with anne.follow(good) as follower:
                await follower.until(lambda: bool(follower.asked()))
                await follower.move(0, follower.legal(0)[0].code)
            assert home.service.sweep.broken == {bad}
            errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
            assert errors == ["table cannot go on"]
            assert f'sterling_tables_broken_total{{code="{name}"}} 1\n' in home.service.metrics.text()

    run(scenario())


def test_a_table_with_a_damaged_header_can_be_deleted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await anne.create(S_G, ["me", "open"], "Anne")).info.id
            changed(tmp_path, "UPDATE tables SET head = x'ff' WHERE id = ?", table)
            assert await admin(sqlite_url(tmp_path), "delete-table", table) == 0
            await until(lambda: home.service.rooms.loaded(table) is None)
            await refused("table/gone", anne.show(table))

    run(scenario())


async def asked_by_follower(home: House, token: str, table: str, after: int) -> str:
    """The code that somebody gets who was here before, and asks for what they have missed."""
    async with connect(home.url.replace("http", "ws") + "/ws") as socket:
        for frame in (
            {"type": "hello", "version": VERSION, "language": "en", "token": token},
            {"type": "subscribe", "table": table, "after": {"0": after}},
        ):
            await socket.send(msgspec.json.encode(frame).decode())
        while True:
            told = msgspec.json.decode(await socket.recv())
            if told["type"] in ("table", "error"):
                return str(told.get("code", "fine"))


@pytest.mark.parametrize(
    "act", [b"{", b'{"do":"move","seat":0,"code":9999999}', b'{"do":"nonce","seat":9,"nonce":"00"}']
)
def test_whoever_missed_something_is_told_that_the_log_is_damaged(
    act: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            shown = await gathered([anne], S_G, 1, options={"memory-aid": True})
            table, number = shown.info.id, shown.seen[0].number
            assert await asked_by_follower(home, anne.token, table, number - 1) == "fine"
            changed(tmp_path, "UPDATE entries SET act = ? WHERE table_id = ? AND number = 1", act, table)
            for _ in range(3):
                assert await asked_by_follower(home, anne.token, table, number - 1) == "table/damaged"
            assert complaints(caplog, table) == ["table cannot go on"]

    run(scenario())


@pytest.mark.parametrize("act", [b"{", b'{"do":"move","seat":0,"code":9999999}'])
def test_a_table_in_memory_that_meets_a_damaged_entry_does_nothing_more(
    act: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await anne.create(S_G, ["me", "open"], "Anne")).info.id
            live = home.service.rooms.lives[table]
            changed(tmp_path, "INSERT INTO entries VALUES (?, 2, ?, 7, 0)", table, act)
            live.doubtful = True
            for _ in range(2):
                await refused("table/damaged", anne.show(table))
                await refused("table/damaged", anne.do(table, "close"))
            assert complaints(caplog, table) == ["table cannot go on"]
        with sqlite3.connect(tmp_path / "sterling.db") as file:
            assert file.execute("SELECT max(number) FROM entries").fetchone() == (2,)
        file.close()

    run(scenario())


@pytest.mark.parametrize("act", [b"{", b'{"do":"move","seat":0,"code":9999999}'])
def test_followers_of_a_table_that_turns_out_to_be_damaged_are_told_and_get_it_no_more(
    act: bytes, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), bot_workers=0) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            live = home.service.rooms.lives[table]
            async with connect(home.url.replace("http", "ws") + "/ws") as socket:

                async def send(**message: Any) -> None:
                    await socket.send(msgspec.json.encode(message).decode())

                async def told() -> dict[str, Any]:
                    """The next message, apart from who is here."""
                    while (found := msgspec.json.decode(await socket.recv()))["type"] == "here":
                        pass
                    return dict(found)

                await send(type="hello", version=VERSION, language="fr", token=anne.token)
                await send(type="subscribe", table=table)
                assert [(await told())["type"] for _ in range(2)] == ["welcome", "table"]
                changed(tmp_path, "INSERT INTO entries VALUES (?, ?, ?, 7, 0)", table, live.room.number + 1, act)
                live.doubtful = True
                home.service.nodes.catch_up_soon(live)
                text = Words("fr").error("table/damaged", {})
                problem = {"type": "error", "code": "table/damaged", "text": text, "facts": {}, "table": table}
                assert await told() == problem
                await until(lambda: not live.catching)
                # Neither whoever moves nor whoever subscribes again gets the table.
                await send(type="move", id="m", table=table, seat=0, decision=0, action=0)
                await send(type="subscribe", table=table)
                await send(type="ping", id="p")
                assert [await told() for _ in range(2)] == [{**problem, "id": "m"}, problem]
                assert (await told())["type"] == "pong"
                if live.torn:
                    (connection,) = home.service.access.connections
                    await refused("table/damaged", home.service.subscriptions.resync(connection, table, pytest.fail))

    run(scenario())


def test_a_bot_at_a_table_that_turns_out_to_be_damaged_moves_no_more_until_it_is_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        monkeypatch.setattr("sterling.service.drivers.PAUSE_SECONDS", 0.0)
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            with monkeypatch.context() as patch:
                patch.setattr(home.service.committer, "done", lambda live: None)
                table = (await gathered([anne], S_G, 1)).info.id
            live = home.service.rooms.lives[table]
            assert 1 in live.room.waiting()
            with monkeypatch.context() as patch:
                patch.setattr(Store, "log", fails_at(table, "store/page"))
                live.doubtful = True
                home.service.drivers.drive(live)
                await until(lambda: home.service.metrics.value("bot_moves_failed") > 0 and not live.work.thinking)
            assert home.service.metrics.value("bot_moves_failed") == 1
            assert live.room.decisions[1] == 0
            changed(tmp_path, "INSERT INTO orders (kind, about, at) VALUES ('table', ?, 0)", table)
            await a_bot_has_moved(home, table)

    run(scenario())


def test_a_damaged_page_is_told_apart_from_a_database_that_is_away() -> None:
    damaged = sqlite3.DatabaseError("database disk image is malformed")
    damaged.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    busy = sqlite3.OperationalError("database is locked")
    busy.sqlite_errorcode = sqlite3.SQLITE_BUSY
    page = Exception("invalid page in block 7")
    page.sqlstate = "XX001"  # type: ignore[attr-defined]
    text = sqlite3.OperationalError("Could not decode to UTF-8 column 'id' with text '?'")
    found = [away(problem).code for problem in (damaged, page, text, full, busy, ConnectionResetError())]
    assert found == ["store/page"] * 3 + ["store/unavailable", "store/busy", "store/unavailable"]
    # Who tries again in a moment gets the same answer.
    assert [status_of(code) for code in ("store/page", "table/damaged")] == [500, 500]
