"""The database: group commit, migrations, backups, and the effects of a full or missing disk."""

import asyncio
import os
import re
import secrets
import sqlite3
import stat
import subprocess
from functools import partial
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.engine import Connection

from service.conftest import Postgres, postgres_programs
from service.houses import gathered, house, play_out, run, sqlite_url
from service.test_tables import S_G
from sterling import Rng
from sterling.service.acts import Entry, Header, Move, Next, Sit, Start, encode_act
from sterling.service.client import Client
from sterling.service.errors import ServiceError
from sterling.service.ops import backup
from sterling.service.settings import settings
from sterling.service.store import MIGRATIONS, Store, new_table
from sterling.service.store.schema import metadata
from sterling.service.store.writer import ROWS_AT_ONCE, TOLD_AT_ONCE, Outcome, Touch, Write


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.create(secrets.token_hex(8))


def header(table: str) -> Header:
    return Header(
        id=table,
        game=S_G,
        seats=2,
        rule_set="nsv",
        options={},
        owner="o",
        access=["link"] * 2,
        listed=True,
        created_at=1,
    )


def test_many_writes_share_a_transaction_and_each_learns_its_fate(url: str) -> None:
    async def scenario() -> None:
        batches: list[int] = []
        store = Store(url, batches.append)
        await store.open()
        names = [f"table-{number:020}" for number in range(40)]
        for name in names:
            await store.add_table(header(name), [Entry(name, 1, Start(), 3, 5)], "gathering", ["o", name])

        async def writer(name: str) -> int:
            won = 0
            for number in range(2, 12):
                entry = Entry(name, number, Move(0, number, "x"), 3, 5)
                won += await store.writer.add(Write(name, [entry], touch=Touch("playing", number)))
            return won

        # Two for each table, with the same numbers: exactly one of each number is accepted.
        won = await asyncio.gather(*[writer(name) for name in names * 2])
        assert sum(won) == 400
        for name in names:
            assert [entry.number for entry in await store.log(name)] == list(range(1, 12))
        assert max(batches) > 10
        assert sorted(await store.due(20, 100)) == names
        assert await store.tables_of(names[3], 5) == [names[3]]
        assert len(await store.listed(100)) == 40
        with pytest.raises(ServiceError) as refused:
            await store.header("nothing")
        assert refused.value.code == "table/unknown"
        # An impossible write does not affect the others.
        bad = Write("no-such-table", [Entry("no-such-table", 1, Start(), 3, 5)])
        good = Write(names[0], [Entry(names[0], 12, Start(), 3, 5)])
        answers = await asyncio.gather(store.writer.add(bad), store.writer.add(good), return_exceptions=True)
        assert isinstance(answers[0], ServiceError)
        assert answers[1] is True
        await store.close()

    run(scenario())


def test_tasks_are_told_of_their_outcome_before_callbacks(tmp_path: Path) -> None:
    """A request that waits in a task goes on in the next turn, however many moves are told after the same
    transaction."""

    async def scenario() -> None:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        names = [f"{number:026}" for number in range(TOLD_AT_ONCE + 8)]
        for name in names:
            await store.add_table(header(name), [Entry(name, 1, Start(), 3, 5)], "playing", ["o"])
        told: list[str] = []

        async def ask(name: str) -> None:
            await store.writer.add(Write(name, [Entry(name, 2, Move(0, 2, "x"), 3, 5)]))
            told.append(name)

        def tell(name: str, outcome: Outcome) -> None:
            told.append(name)

        for name in names[:-1]:
            store.writer.put(Write(name, [Entry(name, 2, Move(0, 2, "x"), 3, 5)]), partial(tell, name))
        await ask(names[-1])
        await store.close()
        assert sorted(told) == names
        assert told.index(names[-1]) == TOLD_AT_ONCE - 1

    run(scenario())


def test_many_are_told_of_their_outcome_a_few_in_each_turn_of_the_loop(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        names = [f"{number:026}" for number in range(2 * TOLD_AT_ONCE + 1)]
        for name in names:
            await store.add_table(header(name), [Entry(name, 1, Start(), 3, 5)], "playing", ["o"])
        told: list[str] = []
        turns: list[int] = []

        def tell(name: str, outcome: Outcome) -> None:
            assert outcome is True
            told.append(name)
            turns[-1] += 1
            if name == names[1]:
                raise ValueError("this must not keep others from hearing")

        for name in names:
            store.writer.put(Write(name, [Entry(name, 2, Move(0, 2, "x"), 3, 5)]), partial(tell, name))
        while len(told) < len(names):
            turns.append(0)
            await asyncio.sleep(0)
        assert told == names
        assert [turn for turn in turns if turn] == [TOLD_AT_ONCE, TOLD_AT_ONCE, 1]
        await store.close()

    run(scenario())


@pytest.mark.parametrize("taken", [False, True], ids=["free", "taken"])
@pytest.mark.parametrize("new", [0, 2], ids=["moves", "moves and tables"])
def test_one_transaction_takes_hundreds_of_moves_and_new_tables_among_them(url: str, new: int, taken: bool) -> None:
    async def scenario() -> None:
        batches: list[int] = []
        store = Store(url, batches.append)
        await store.open()
        names = [f"{number:026}" for number in range(ROWS_AT_ONCE + 20)]
        for name in names:
            await store.add_table(header(name), [Entry(name, 1, Start(), 3, 5)], "playing", ["o"])
        batches.clear()
        writes = [
            Write(name, [Entry(name, 2, Move(0, 2, "x"), 3, 5)], touch=Touch("over", 9) if at % 5 == 0 else None)
            for at, name in enumerate(names)
        ]
        if taken:
            writes[7].entries = [Entry(names[7], 1, Move(0, 2, "x"), 3, 5)]
        for number in range(new):
            opened = header(f"new-{number:022}")
            writes.append(new_table(opened, [Entry(opened.id, 1, Start(), 3, 5)], "gathering", ["o"]))
        won = await asyncio.gather(*[store.writer.add(write) for write in writes])
        assert won == [not taken or write is not writes[7] for write in writes]
        assert batches == [len(writes)]
        rows = await store.reader.read(text("SELECT id, status, due_at FROM tables"))
        found = {row[0]: (row[1], row[2]) for row in rows}
        for write, ahead in zip(writes, won, strict=True):
            expected = ("gathering", None) if write.row else ("playing", None) if write.touch is None else ("over", 9)
            assert found[write.table] == expected
            assert len(await store.log(write.table)) == (1 if write.row or not ahead else 2)
        await store.close()

    run(scenario())


def test_a_move_without_a_place_harms_no_other_in_its_transaction(url: str) -> None:
    """Its number is taken, by another of them or before, or its table is gone."""

    async def scenario() -> None:
        store = Store(url)
        await store.open()
        names = ["a" * 26, "b" * 26, "c" * 26]
        for name in names:
            await store.add_table(header(name), [Entry(name, 1, Start(), 3, 5)], "playing", ["o"])
        one, two, three = names

        def move(table: str, number: int, due: int | None = None) -> Write:
            touch = None if due is None else Touch("playing", due)
            return Write(table, [Entry(table, number, Move(0, number, "x"), 3, 5)], touch=touch)

        async def rows() -> list[tuple[int, int | None]]:
            found = await store.reader.read(text("SELECT id, due_at FROM tables ORDER BY id"))
            return [(len(await store.log(table)), due) for table, due in found]

        async def added(*writes: Write) -> list[bool]:
            return await asyncio.gather(*[store.writer.add(write) for write in writes])

        assert await added(move(one, 2), move(two, 2), move(one, 2)) == [True, True, False]
        assert await added(move(one, 3, 7), move(two, 2, 8), move(three, 2, 9)) == [True, False, True]
        assert await rows() == [(3, 7), (2, None), (2, 9)]
        writes = [move(one, 4), move("d" * 26, 1), move(two, 3)]
        found = await asyncio.gather(*[store.writer.add(write) for write in writes], return_exceptions=True)
        assert isinstance(found[1], ServiceError)
        assert [found[0], found[1].code, found[2]] == [True, "table/gone", True]
        assert await rows() == [(4, 7), (3, None), (2, 9)]
        await store.close()

    run(scenario())


def test_a_table_stands_or_falls_with_what_opens_it(url: str) -> None:
    async def scenario() -> None:
        store = Store(url)
        await store.open()
        await store.add_table(header("old"), [Entry("old", 1, Start(), 3, 5)], "over", ["o"])

        def following(name: str, number: int) -> Write:
            fresh = new_table(header(name), [Entry(name, 1, Sit(0, "o", "O"), 3, 5)], "gathering", ["o"])
            return Write("old", [Entry("old", number, Next(name), 3, 5)], opens=fresh)

        # Two in one transaction, then one that comes too late, then one whose own table is impossible.
        both = await asyncio.gather(*[store.writer.add(following(name, 2)) for name in ("new-a", "new-b")])
        assert both == [True, False]
        assert not await store.writer.add(following("new-c", 2))
        with pytest.raises(ServiceError):
            await store.writer.add(following("new-a", 3))
        assert sorted(await store.tables_of("o", 9)) == ["new-a", "old"]
        assert await store.listed(9) == ["new-a"]
        assert [entry.number for entry in await store.log("old")] == [1, 2]
        assert len(await store.log("new-a")) == 1
        for name in ("new-b", "new-c"):
            assert await store.log(name) == []
            with pytest.raises(ServiceError):
                await store.header(name)
        await store.close()

    run(scenario())


def test_acts_that_are_written_together_are_all_written_or_none(url: str) -> None:
    async def scenario() -> None:
        store = Store(url)
        await store.open()
        await store.add_table(header("old"), [Entry("old", 1, Start(), 3, 5)], "playing", ["o"])

        def acts(*numbers: int, id: str) -> Write:
            return Write("old", [Entry("old", number, Move(0, 0, id), 3, 5) for number in numbers])

        # The first number is taken: before, and in the same transaction.
        assert not await store.writer.add(acts(1, 2, 3, id="a"))
        rivals = [acts(2, id="b"), acts(2, 3, id="c"), acts(3, id="d")]
        won = await asyncio.gather(*[store.writer.add(write) for write in rivals])
        # Whether the third is in time for the same transaction depends on the database.
        assert won[:2] == [True, False]
        log = await store.log("old")
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        assert {entry.act.id for entry in log[1:] if isinstance(entry.act, Move)} <= {"b", "d"}
        number = len(log)
        assert await store.writer.add(acts(number + 1, number + 2, id="e"))
        assert len(await store.log("old")) == number + 2
        await store.close()

    run(scenario())


def test_the_migrations_make_the_schema_of_the_code(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def scenario() -> None:
        for _ in range(2):
            store = Store(url)
            await store.open()
            async with store.engine.connect() as connection:
                assert await connection.run_sync(differences) == []
            key = await store.key()
            assert key == await store.key()
            await store.close()

    run(scenario())


OLD_ROWS: dict[str, dict[str, object]] = {
    "tables": {
        "id": "table",
        "head": msgspec.json.encode(header("table")),
        "owner": "o",
        "listed": False,
        "status": "playing",
        "due_at": None,
        "created_at": 1,
    },
    "entries": {"table_id": "table", "number": 1, "act": encode_act(Start()), "mask": 3, "at": 5},
    "members": {"identity": "o", "table_id": "table"},
}
"""A table as the first version of the schema keeps it."""


def test_an_old_database_gets_the_new_tables_and_keeps_its_own(url: str) -> None:
    def begin(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for table, row in OLD_ROWS.items():
            names = ", ".join(row)
            values = ", ".join(f":{name}" for name in row)
            connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({values})"), row)

    async def scenario() -> None:
        old = Store(url)
        async with old.engine.begin() as connection:
            await connection.run_sync(begin)
        with pytest.raises(ServiceError):
            await old.guests.block("o", "other", "Other", 1)
        key = await old.key()
        await old.close()
        store = Store(url)
        await store.open()
        assert await store.key() == key
        assert (await store.header("table")).id == "table"
        assert [entry.act for entry in await store.log("table")] == [Start()]
        assert await store.tables_of("o", 5) == ["table"]
        await store.guests.block("o", "other", "Other", 1)
        assert await store.guests.blocked_by("o") == {"other"}
        await store.guests.report("o", "other", "Other", "table", 1, "name", 2)
        await store.guests.add_device("hash", "o", 10, 5)
        assert await store.guests.take_device("hash", 9) == "o"
        await store.close()

    run(scenario())


def test_sqlite_keeps_what_it_acknowledges(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        file = store.writer._file
        assert file is not None
        with file.connect() as connection:
            found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
        assert found == ["wal", 2]
        await store.close()

    run(scenario())


def test_a_backup_is_made_while_the_service_runs_and_plays_on_elsewhere(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "sterling.db"
    copy.parent.mkdir()

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            async with anne.follow(table) as follower:
                await follower.move(0, "K12")
            assert await asyncio.to_thread(backup, sqlite_url(tmp_path), copy) > 1000
        async with house(sqlite_url(copy.parent)) as home:
            # The key is part of it: guests keep their identity.
            anne.address = type(anne.address)(home.url)
            anne._connection = None
            assert (await anne.show(table)).seen[0].decision == 1
            await play_out([anne], table, Rng(1))

    run(scenario())


def test_a_backup_of_postgresql_plays_on_where_it_is_restored(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, other = postgres.create("saved"), postgres.create("restored")
    people: list[Client] = []
    tables: list[str] = []

    async def before() -> None:
        async with house(url) as home:
            people.append(await home.guest())
            tables.append((await gathered(people, S_G, 1)).info.id)
            async with people[0].follow(tables[0]) as follower:
                await follower.move(0, "K12")

    async def after() -> None:
        async with house(other) as home:
            anne = Client(home.url, people[0].token)
            assert (await anne.show(tables[0])).seen[0].decision == 1
            await play_out([anne], tables[0], Rng(1))

    run(before())
    programs = postgres_programs()
    places = [programs, *Path("/usr/lib/postgresql").glob("*/bin")]
    found = [str(place) for place in places if place is not None and (place / "pg_dump").exists()]
    monkeypatch.setenv("PATH", os.pathsep.join([*found, os.environ["PATH"]]))
    assert backup(url, tmp_path / "saved.dump") > 1000
    target = other.replace("+asyncpg", "")
    subprocess.run(["pg_restore", "--no-owner", f"--dbname={target}", str(tmp_path / "saved.dump")], check=True)
    run(after())
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(ServiceError) as refused:
        backup(url, tmp_path / "again.dump")
    assert refused.value.code == "backup/no-tool"


def test_the_commands_for_compose_copy_and_restore_the_database(tmp_path: Path, postgres: Postgres) -> None:
    """As docs/operating.md gives them, without the containers around them."""
    page = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
    lines = re.findall(r"exec -T postgres (.*)", page)
    assert [line.split()[0] for line in lines] == ["pg_dump", "dropdb", "createdb", "pg_restore"]
    programs = postgres_programs()
    places = [programs, *Path("/usr/lib/postgresql").glob("*/bin")]
    found = [str(place) for place in places if place is not None and (place / "pg_dump").exists()]
    environment = {
        **os.environ,
        "PGHOST": str(postgres.folder),
        "PATH": os.pathsep.join([*found, os.environ["PATH"]]),
    }
    postgres.sql("postgres", "DROP ROLE IF EXISTS sterling")
    postgres.sql("postgres", "CREATE ROLE sterling SUPERUSER LOGIN")
    url = postgres.create("sterling")
    people: list[Client] = []
    tables: list[str] = []

    async def before() -> None:
        async with house(url) as home:
            people.append(await home.guest())
            tables.append((await gathered(people, S_G, 1, start=False)).info.id)

    async def after() -> None:
        async with house(url) as home:
            assert (await Client(home.url, people[0].token).show(tables[0])).owner

    run(before())
    for line in lines:
        subprocess.run(line, shell=True, check=True, cwd=tmp_path, env=environment)
    run(after())
    postgres.sql("postgres", "DROP DATABASE sterling")
    postgres.sql("postgres", "DROP ROLE sterling")


def test_what_cannot_be_backed_up_or_opened_says_why(tmp_path: Path) -> None:
    with pytest.raises(ServiceError) as refused:
        backup(sqlite_url(tmp_path), tmp_path / "copy")
    assert refused.value.code == "backup/nothing"
    sqlite3.connect(tmp_path / "sterling.db").execute("CREATE TABLE x (y)").connection.close()
    with pytest.raises(ServiceError) as refused:
        backup(sqlite_url(tmp_path), tmp_path / "no" / "folder" / "copy")
    assert refused.value.code == "backup/failed"

    async def scenario() -> None:
        store = Store("postgresql+asyncpg://nobody@127.0.0.1:1/nothing")
        with pytest.raises(ServiceError) as refused:
            await store.open()
        assert refused.value.code == "store/open"

    run(scenario())


def test_a_copy_never_takes_the_place_of_the_database(tmp_path: Path) -> None:
    database = tmp_path / "sterling.db"
    link = tmp_path / "link.db"
    link.symlink_to(database)

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            await home.guest()
            for name in (
                "sterling.db",
                "sterling.db-wal",
                "sterling.db-shm",
                "sterling.db.lock",
                "x/../sterling.db",
                "link.db",
            ):
                (tmp_path / "x").mkdir(exist_ok=True)
                with pytest.raises(ServiceError) as refused:
                    await asyncio.to_thread(backup, sqlite_url(tmp_path), tmp_path / name)
                assert refused.value.code == "backup/itself"
            assert await asyncio.to_thread(backup, sqlite_url(tmp_path), tmp_path / "copy.db") > 1000
            # Again: the older copy is replaced as a whole.
            assert await asyncio.to_thread(backup, sqlite_url(tmp_path), tmp_path / "copy.db") > 1000

    run(scenario())


def test_a_database_with_an_odd_name_is_backed_up(tmp_path: Path) -> None:
    folder = tmp_path / "50% #1?"
    folder.mkdir()
    sqlite3.connect(folder / "sterling.db").execute("CREATE TABLE x (y)").connection.close()
    assert backup(f"sqlite+aiosqlite:///{quote(str(folder))}/sterling.db", tmp_path / "copy") > 1000


def test_nobody_else_on_the_machine_reads_the_database(tmp_path: Path) -> None:
    """It contains the key to all tokens and the secrets of all deals."""
    folder = tmp_path / "new" / "folder"

    async def scenario() -> None:
        async with house(sqlite_url(folder)) as home:
            await home.guest()
            await asyncio.to_thread(backup, sqlite_url(folder), tmp_path / "copy.db")
            found = [*folder.iterdir(), tmp_path / "copy.db"]
            assert len(found) >= 4
            for file in found:
                if not file.name.endswith(".lock"):
                    assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
            assert stat.S_IMODE(folder.stat().st_mode) == 0o700

    run(scenario())


def test_settings_come_from_the_environment_and_are_checked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("STERLING_PORT", "9000")
    monkeypatch.setenv("STERLING_ORIGINS", "https://a.example https://b.example")
    chosen = settings(host="0.0.0.0")
    assert (chosen.host, chosen.port) == ("0.0.0.0", 9000)
    assert chosen.origins == ("https://a.example", "https://b.example")
    assert chosen.database_url == f"sqlite+aiosqlite:///{tmp_path / 'sterling' / 'sterling.db'}"
    assert settings(port=1).port == 1
    for name, value, code in (
        ("STERLING_PORT", "many", "setup/service"),
        ("STERLING_BOT_PACE", "hurried", "setup/service"),
        ("STERLING_DATABASE", "mysql://secret@x", "setup/database"),
    ):
        monkeypatch.setenv(name, value)
        with pytest.raises(Exception, match=r".") as refused:
            settings()
        assert getattr(refused.value, "code", "") == code
        assert "secret" not in str(refused.value)
        monkeypatch.delenv(name)
