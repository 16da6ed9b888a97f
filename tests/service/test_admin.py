"""`sterling admin`: tables, people and networks, while the service runs and while it does not, on both databases."""

import asyncio
import json
import secrets
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import pytest
from sqlalchemy import inspect, text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kit.tools import random_match
from service.conftest import Postgres
from service.houses import House, gathered, house, play_on, play_out, run, sqlite_url, until
from service.test_tables import S_G
from sterling import Record, Rng, cli, game
from sterling.games.verify import verify
from sterling.i18n import LANGUAGES, Words
from sterling.service.client import Client
from sterling.service.errors import ServiceError
from sterling.service.messages import BlockList, DeviceLink, Noted, TableAnswer
from sterling.service.store import Store

FAR = {"x-forwarded-for": "203.0.113.7"}


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.create(secrets.token_hex(8))


async def admin(url: str, *arguments: str) -> int:
    """The command as an operator runs it, in a thread, so that a service in this process goes on."""
    return await asyncio.to_thread(cli.main, ["admin", *arguments, "--database", url, "--lang", "en"])


async def people(url: str, table: str, capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    capsys.readouterr()
    assert await admin(url, "people", table, "--json") == 0
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found


def everything(url: str, without: str = "") -> str:
    """All that the database holds, as one text; `without` is a table of the database to leave out."""

    async def read() -> str:
        store = Store(url)
        found: list[Any] = []
        async with store.engine.connect() as connection:
            names = await connection.run_sync(lambda synchronous: inspect(synchronous).get_table_names())
            assert {"tables", "entries", "members", "blocks", "devices", "reports"} < set(names)
            for name in sorted({*names} - {without}):
                found += (await connection.execute(text(f"SELECT * FROM {name}"))).all()
        await store.engine.dispose()
        return "\n".join(str([bytes(one) if isinstance(one, memoryview) else one for one in row]) for row in found)

    return asyncio.run(read())


# -- tables ------------------------------------------------------------------------------------------------------------


def test_a_deleted_table_is_gone_for_everyone_at_once(url: str) -> None:
    async def scenario() -> None:
        async with house(url) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            other = (await gathered([anne], S_G, 1)).info.id
            async with bob.follow(table) as watching:
                assert await admin(url, "delete-table", f"{home.url}/#/table/{table}") == 0
                with pytest.raises(ServiceError) as problem:
                    await watching.until(lambda: False)
                assert problem.value.code == "table/gone"
            assert home.service.rooms.loaded(table) is None
            for call in (anne.show(table), anne.do(table, "seats/0/leave", {}), anne.record(table)):
                with pytest.raises(ServiceError) as problem:
                    await call
                assert problem.value.code == "table/gone"
            # The others go on.
            async with anne.follow(other) as follower:
                await play_on(follower, Rng(1), 3)
            assert await admin(url, "delete-table", table) == 2

    run(scenario())


def test_reports_are_listed_and_go_with_their_table(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        async with house(url) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            await bob.call("POST", f"/api/tables/{table}/seats/0/report", {"reason": "stalling"}, Noted)
            assert await admin(url, "reports", "--json") == 0
            (report,) = json.loads(capsys.readouterr().out)
            assert (report["table"], report["seat"], report["reason"]) == (table, 1, "stalling")
            assert await admin(url, "reports", "--lang", "de") == 0
            assert "absichtlich" in capsys.readouterr().out
            assert await admin(url, "delete-table", table) == 0
            assert await admin(url, "reports", "--lang", "en") == 0
            assert "Nobody has been reported." in capsys.readouterr().out

    run(scenario())


def test_a_table_is_deleted_while_no_service_runs(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        async with house(url) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
        assert await admin(url, "delete-table", table) == 0
        assert f"The table {table} is deleted." in capsys.readouterr().out.replace("\n", " ")
        # Only the order to look again names it, for a day.
        assert table not in await asyncio.to_thread(everything, url, "orders")
        async with house(url) as home:
            with pytest.raises(ServiceError) as problem:
                await Client(home.url).show(table)
            assert problem.value.code == "table/gone"

    run(scenario())


def test_a_table_is_deleted_while_a_move_is_being_written_there(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.create("busy_table")

    async def scenario() -> None:
        async with house(url) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1, start=False)).info.id
        writing = await asyncpg.connect(user="app", database="busy_table", host=str(postgres.folder))
        watching = await asyncpg.connect(user="app", database="busy_table", host=str(postgres.folder))
        async with writing.transaction():
            await writing.execute("INSERT INTO entries VALUES ($1, 99, '{}', 0, 0)", table)
            deleting = asyncio.create_task(admin(url, "delete-table", table))
            while not await watching.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                assert not deleting.done(), capsys.readouterr().err
                await asyncio.sleep(0.01)
        assert await deleting == 0, capsys.readouterr().err
        for connection in (writing, watching):
            await connection.close()
        assert table not in await asyncio.to_thread(everything, url, "orders")

    run(scenario())


# -- people ------------------------------------------------------------------------------------------------------------


def test_a_forgotten_person_leaves_no_name_and_their_game_goes_on(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    identity = ""

    async def scenario() -> None:
        nonlocal identity
        async with house(url) as home:
            anne, eve = await home.guest(), await home.guest()
            playing = (await gathered([eve, anne], S_G)).info.id
            waiting = (await gathered([anne, eve], S_G, start=False)).info.id
            found = await people(url, playing, capsys)
            assert [(one["seat"], one["name"], one["here"]) for one in found] == [
                (1, "player 0", True),
                (2, "player 1", True),
            ]
            identity = found[0]["identity"]
            async with anne.follow(playing) as first, eve.follow(playing) as second:
                await second.move(0, "K12")
                await first.until(lambda: first.seen[1].waiting == [1])
                assert await admin(url, "forget", identity) == 0
                assert "Removed from 2 tables." in capsys.readouterr().out
                # Within seconds the others see a computer player, and Eve only watches.
                await first.until(lambda: first.info is not None and first.info.seats[0].kind == "bot")
                await second.until(lambda: second.seats() == [])
                move = {"id": "m", "seat": 0, "decision": 1, "action": "K12"}
                with pytest.raises(ServiceError) as problem:
                    await eve.fetch("POST", f"/api/tables/{playing}/moves", move)
                assert problem.value.code == "seat/not-yours"
                await play_on(first, Rng(1))
            record = Record.parse(await anne.record(playing))
            assert verify(record).over
            assert record.names[1] == "player 1"
            seats = (await anne.show(waiting)).info.seats
            assert [seat.kind for seat in seats] == ["human", "vacant"]
            with pytest.raises(ServiceError):
                await eve.do(playing, "seats/0/take", {"name": "Eve"})
            assert [one["name"] for one in await people(url, playing, capsys)] == ["-", "player 1"]
            assert await admin(url, "forget", identity) == 2

    run(scenario())
    kept = everything(url)
    assert identity
    assert identity not in kept
    # Anne is "player 0" at the table she created.
    assert kept.count("player 0") == 1


DAMAGES = {
    "act": "UPDATE entries SET act = x'7b' WHERE number = 2 AND table_id = ?",
    "name": "UPDATE entries SET act = CAST(replace(act, 'player 0', x'ff') AS BLOB) WHERE number = 1 AND table_id = ?",
    "number": "UPDATE entries SET act = 7 WHERE number = 2 AND table_id = ?",
    "header": "UPDATE tables SET head = x'7b' WHERE id = ?",
    "record": "UPDATE tables SET head = CAST(json_set(CAST(head AS TEXT), '$.record', 'x') AS BLOB) WHERE id = ?",
}
"""What may become of the rows of a table."""


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_named_and_nothing_is_changed_before_it_is_deleted(
    damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = sqlite_url(tmp_path)
    tables: list[str] = []

    async def scenario() -> None:
        async with house(url) as home:
            anne = await home.guest()
            tables.extend([(await gathered([anne], S_G, 1, start=False)).info.id for _ in range(3)])

    def refused(*arguments: str) -> None:
        for language in LANGUAGES:
            capsys.readouterr()
            assert cli.main(["admin", *arguments, "--database", url, "--lang", language]) == 2
            told = " ".join(capsys.readouterr().err.split())
            assert "[admin/damaged]" in told
            assert f"sterling admin delete-table {bad}" in told

    run(scenario())
    bad = sorted(tables)[1]
    (person,) = asyncio.run(people(url, tables[0], capsys))
    with sqlite3.connect(tmp_path / "sterling.db") as file:
        assert file.execute(DAMAGES[damage], (bad,)).rowcount == 1
    file.close()
    before = everything(url)
    if damage != "record":
        refused("people", bad)
    refused("forget", person["identity"])
    assert everything(url) == before
    # Then the person can be forgotten everywhere else.
    assert asyncio.run(admin(url, "delete-table", bad)) == 0
    assert asyncio.run(admin(url, "forget", person["identity"])) == 0
    assert person["identity"] not in everything(url)


def test_a_person_is_forgotten_while_no_service_runs(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        async with house(url) as home:
            anne, eve = await home.guest(), await home.guest()
            table = (await gathered([eve, anne], S_G)).info.id
            over = (await gathered([eve], S_G, 1)).info.id
            async with eve.follow(over) as follower:
                await play_on(follower, Rng(1))
        identity = (await people(url, table, capsys))[0]["identity"]
        assert await admin(url, "forget", identity, "--bot", "random") == 0
        async with house(url) as home:
            anne = Client(home.url, anne.token)
            assert (await anne.show(table)).info.seats[0].level == "random"
            # Nobody looks at the table; the service finds that it is a bot's turn.
            await until_moved(home, table)
            record = Record.parse(await anne.record(over))
            assert verify(record).over
            assert record.names[0] == "-"

    async def until_moved(home: House, table: str) -> None:
        async with asyncio.timeout(120):
            while (await home.service.tables.fresh(table)).room.decisions[0] == 0:
                await asyncio.sleep(0.05)

    run(scenario())


@pytest.mark.parametrize("deleted", [False, True])
def test_a_forgotten_person_is_in_no_list_of_others_and_has_no_device_left(
    deleted: bool, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Even if all their tables are gone."""
    identity = ""

    async def scenario() -> None:
        nonlocal identity
        async with house(url) as home:
            anne, eve, bob = [await home.guest() for _ in range(3)]
            table = (await gathered([anne, eve, bob], S_G)).info.id
            identity = (await people(url, table, capsys))[1]["identity"]
            await anne.call("POST", f"/api/tables/{table}/seats/1/block", None, BlockList)
            await eve.call("POST", f"/api/tables/{table}/seats/2/block", None, BlockList)
            await anne.call("POST", f"/api/tables/{table}/seats/1/report", {"reason": "name"}, Noted)
            await eve.call("POST", f"/api/tables/{table}/seats/2/report", {"reason": "name"}, Noted)
            await eve.call("POST", "/api/devices", None, DeviceLink)
            if deleted:
                assert await admin(url, "delete-table", table) == 0
            for language in LANGUAGES:
                assert Words(language)("admin-forgotten", tables=0) != Words(language)("admin-forgotten", tables=1)
            assert await admin(url, "forget", identity) == 0
            assert ("at no table" if deleted else "from one table") in capsys.readouterr().out
            assert await admin(url, "forget", identity) == 2
            assert "[admin/nobody]" in capsys.readouterr().err

    run(scenario())
    kept = everything(url)
    assert identity
    assert identity not in kept
    assert "player 1" not in kept


@pytest.mark.parametrize("deleted", [False, True])
def test_a_forgotten_person_is_in_no_rematch_they_did_not_come_to(
    deleted: bool, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only the log of a rematch names those who were asked, also in databases of earlier versions. The table that they
    played at may be gone."""
    identity = ""

    async def scenario() -> None:
        nonlocal identity
        async with house(url) as home:
            anne, eve = await home.guest(), await home.guest()
            table = (await gathered([anne, eve], "john-silver")).info.id
            await play_out([anne, eve], table, Rng(4))
            identity = (await people(url, table, capsys))[1]["identity"]
            fresh = (await anne.do(table, "rematch")).info
            assert [(seat.name, seat.access) for seat in fresh.seats] == [("player 0", ""), ("player 1", "reserved")]
            if deleted:
                assert await admin(url, "delete-table", table) == 0
            async with anne.follow(fresh.id) as follower:
                assert await admin(url, "forget", identity) == 0
                told = "Removed from one table." if deleted else "Removed from 2 tables."
                assert told in capsys.readouterr().out
                # Nobody waits for them any longer: the seat is free for others.
                await follower.until(lambda: follower.info is not None and follower.info.seats[1].access == "link")
            now = await anne.show(fresh.id)
            assert (now.info.seats[1].name, [link.seat for link in now.links]) == ("", [1])
            assert (await eve.show(fresh.id)).reserved == []
            assert await admin(url, "forget", identity) == 2

    run(scenario())
    kept = everything(url)
    assert identity
    assert identity not in kept
    assert "player 1" not in kept


def test_records_that_a_forgotten_person_imported_lose_their_names_and_stay_whole(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = random_match(game("john-silver", 2), 4).record(["Eve", "Ottilie"]).text()

    async def scenario() -> None:
        async with house(url) as home:
            anne, eve = await home.guest(), await home.guest()
            mine = (await gathered([eve], S_G, 1, start=False)).info.id
            identity = (await people(url, mine, capsys))[0]["identity"]
            theirs, other = [
                (await person.call("POST", "/api/records", {"record": text}, TableAnswer)).info.id
                for person in (eve, anne)
            ]
            assert await admin(url, "forget", identity) == 0
            assert "Removed from 2 tables." in capsys.readouterr().out
            await until(lambda: home.service.rooms.lives[theirs].room.seats[0].name == "-")
            record = Record.parse(await anne.record(theirs))
            assert verify(record).over
            assert record == msgspec.structs.replace(Record.parse(text), names=())
            # Whose names are in the records of others, nobody knows.
            assert Record.parse(await anne.record(other)).names == ("Eve", "Ottilie")

    run(scenario())
    kept = everything(url)
    assert (kept.count("Ottilie"), kept.count("Eve")) == (1, 1)


def test_a_running_service_hands_out_no_name_that_was_forgotten(url: str) -> None:
    """Somebody has looked at the record and the replay before, so the answers are kept. One of the tables has left the
    memory since."""
    text = random_match(game("john-silver", 2), 4).record(["Eve", "Ottilie"]).text()

    async def scenario() -> None:
        async with house(url) as home, httpx.AsyncClient(base_url=home.url) as web:
            anne, eve = await home.guest(), await home.guest()
            played = (await gathered([anne, eve], "john-silver")).info.id
            await play_out([anne, eve], played, Rng(4))
            imported, idle = [
                (await eve.call("POST", "/api/records", {"record": text}, TableAnswer)).info.id for _ in range(2)
            ]
            identity = home.service.rooms.lives[imported].room.header.owner

            async def names() -> list[bool]:
                """Whether each answer names the person."""
                wanted = [(played, "player 1"), (imported, "Ottilie"), (idle, "Ottilie")]
                answers = [
                    (name, await web.get(f"/api/tables/{table}/{what}"))
                    for table, name in wanted
                    for what in ("record", "replay")
                ]
                assert [answer.status_code for _, answer in answers] == [200] * 6
                return [name in answer.text for name, answer in answers]

            assert all(await names())
            del home.service.rooms.lives[idle]
            assert await admin(url, "forget", identity) == 0
            # Orders are carried out one after the other.
            assert await admin(url, "block", "203.0.113.7") == 0
            await until(lambda: home.service.access.blocks.covers("203.0.113.7"))
            assert not any(await names())

    run(scenario())


@pytest.mark.parametrize("problem", [ServiceError("table/rules", game="g", expected=2, came=1), ValueError("damaged")])
def test_a_table_that_cannot_be_built_again_blocks_no_other_order(
    problem: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = sqlite_url(tmp_path)

    async def scenario() -> None:
        async with house(url) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1, start=False)).info.id
            identity = (await people(url, table, capsys))[0]["identity"]

            async def rebuilt(table: str) -> None:
                raise problem

            monkeypatch.setattr(home.service.rooms, "rebuilt", rebuilt)
            assert await admin(url, "forget", identity) == 0
            assert await admin(url, "block", "203.0.113.7") == 0
            await until(lambda: home.service.access.blocks.covers("203.0.113.7"))
            assert home.service.rooms.loaded(table) is None
            monkeypatch.undo()
            assert (await anne.show(table)).info.seats[0].kind == "vacant"

    run(scenario())


# -- networks ----------------------------------------------------------------------------------------------------------


def test_a_blocked_network_is_refused_within_seconds_and_let_in_again(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with house(url) as home, httpx.AsyncClient(base_url=home.url, headers=FAR) as browser:
            address = home.url.replace("http", "ws") + "/ws"
            async with connect(address, additional_headers=FAR) as socket, connect(address) as near:
                assert await admin(url, "block", "203.0.113.99/24", "--reason", "spam") == 0
                assert "203.0.113.0/24 is blocked." in capsys.readouterr().out
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4009, "access/blocked")
                for path in ("/", "/api/house", "/api/tables", "/ready"):
                    for language in LANGUAGES:
                        answer = await browser.get(path, headers={"accept-language": language})
                        assert (answer.status_code, answer.json()["code"]) == (403, "access/blocked"), path
                        assert answer.json()["text"] == Words(language).error("access/blocked", {})
                async with connect(address, additional_headers=FAR) as again:
                    with pytest.raises(ConnectionClosed) as closed:
                        await again.recv()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.reason == "access/blocked"
                # Nobody else notices.
                await near.send('{"type":"ping","id":"x"}')
                assert "hello-first" in str(await near.recv())
                assert await home.guest()
            assert await admin(url, "blocks", "--json") == 0
            (block,) = json.loads(capsys.readouterr().out)
            assert (block["network"], block["reason"]) == ("203.0.113.0/24", "spam")
            assert await admin(url, "unblock", "203.0.113.0/24") == 0
            await until(lambda: not home.service.access.blocks.covers("203.0.113.7"))
            assert (await browser.get("/api/house")).status_code == 200

    run(scenario())


def test_what_was_blocked_while_no_service_ran_is_refused(url: str) -> None:
    async def scenario() -> None:
        async with house(url):
            pass
        assert await admin(url, "block", "2001:db8::/32") == 0
        async with house(url) as home:
            for address, status in (("2001:db8:7::1", 403), ("2001:db9::1", 200)):
                async with httpx.AsyncClient(base_url=home.url, headers={"x-forwarded-for": address}) as browser:
                    assert (await browser.get("/api/house")).status_code == status

    run(scenario())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["block", "nowhere"], "admin/network"),
        (["unblock", "203.0.113.7"], "admin/not-blocked"),
        (["forget", "x" * 22], "admin/nobody"),
        (["people", "x" * 22], "table/unknown"),
        (["delete-table", "x" * 22], "table/unknown"),
    ],
)
def test_what_cannot_be_done_says_why(
    arguments: list[str], code: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)):
            pass

    database = ["--database", sqlite_url(tmp_path), "--lang", language]
    assert cli.main(["admin", *arguments, *database]) == 2
    assert "[admin/no-database]" in capsys.readouterr().err
    run(scenario())
    assert cli.main(["admin", *arguments, *database]) == 2
    told = capsys.readouterr().err
    assert f"[{code}]" in told
    assert "{'" not in told
    assert cli.main(["admin", "blocks", *database]) == 0
    assert Words(language)("admin-none-blocked") in capsys.readouterr().out
