"""What strangers may leave: caps by the day that outlive a restart, a bounded house, and tables that never started."""

import asyncio
import secrets
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from kit.tools import random_match
from service.conftest import Postgres
from service.houses import House, gathered, house, play_out, run, sqlite_url, until
from service.test_decks import GOOD
from service.test_moderation import block, report
from service.test_prices import Clock
from service.test_tables import S_G, refused
from sterling import Rng, game
from sterling.i18n import LANGUAGES, Words
from sterling.service.client import Client
from sterling.service.errors import ServiceError
from sterling.service.identity import Keyring
from sterling.service.messages import TableAnswer, TableList
from sterling.service.unstarted import KEEP_EVERY

RECORD = random_match(game(S_G, 2), 5).record().text()
HOUR = 3600


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.create(secrets.token_hex(8))


async def rows(home: House, query: str) -> list[Any]:
    async with home.service.store.engine.connect() as connection:
        return list((await connection.execute(text(query))).all())


# -- caps by the day -------------------------------------------------------------------------------------------------


async def a_table(client: Client) -> object:
    return await client.create(S_G, ["open", "open"])


async def a_deck(client: Client) -> object:
    return await client.create(S_G, ["open", "open"], deck=GOOD)


async def a_record(client: Client) -> object:
    return await client.call("POST", "/api/records", {"record": RECORD}, TableAnswer)


async def a_listed_table(client: Client) -> object:
    return await client.create(S_G, ["open", "open"], listed=True)


async def somebody(client: Client) -> str:
    """A table where somebody sits in the first seat."""
    eve = Client(client.address.base)
    await eve.guest()
    return (await eve.create(S_G, ["me", "open"], "Eve")).info.id


async def a_report(client: Client) -> object:
    return await report(client, await somebody(client), 0)


async def a_block(client: Client) -> object:
    return await block(client, await somebody(client), 0)


CAPS = [
    ("tables_per_day", "limit/day-tables", a_table),
    ("decks_per_day", "limit/day-decks", a_deck),
    ("records_per_day", "limit/day-records", a_record),
    ("listed_per_day", "limit/day-listed", a_listed_table),
    ("reports_per_day", "limit/day-reports", a_report),
    ("reports_per_day", "limit/day-reports", a_block),
]


@pytest.mark.parametrize(("setting", "code", "create"), CAPS)
def test_a_day_s_cap_holds_for_a_person_and_an_address_and_outlives_a_restart(
    url: str, setting: str, code: str, create: Callable[[Client], Awaitable[object]]
) -> None:
    async def scenario() -> None:
        clock = Clock()
        wishes: dict[str, Any] = {setting: 2, "address_factor": 2.0, "sources": clock.sources()}
        left = 86_400 - clock.now % 86_400

        async def too_much(client: Client, most: int) -> None:
            with pytest.raises(ServiceError) as problem:
                await create(client)
            facts = {"expected": most, "seconds": left + 1, "hours": -(-(left + 1) // HOUR)}
            assert (problem.value.code, problem.value.facts) == (code, facts)

        async with house(url, **wishes) as home:
            anne, bob = await home.guest(), await home.guest()
            await create(anne)
            await create(anne)
            await too_much(anne, 2)
            await create(bob)
        async with house(url, **wishes) as home:
            # Their connections ended with the old service.
            anne, bob, carl = Client(home.url, anne.token), Client(home.url, bob.token), await home.guest()
            await too_much(anne, 2)
            await create(bob)
            await too_much(carl, 4)
            clock.now += left
            for client in (anne, bob, carl, anne):
                await create(client)
            days = {row[0] for row in await rows(home, "SELECT day FROM tallies")}
            assert days == {clock.now // 86_400}

    run(scenario())


def test_a_refusal_has_its_header_and_its_words(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with (
            house(sqlite_url(tmp_path), tables_per_day=0, sources=clock.sources()) as home,
            httpx.AsyncClient(base_url=home.url) as web,
        ):
            web.headers.update({"authorization": f"Bearer {(await home.guest()).token}", "accept-language": "de"})
            wish = {"game": S_G, "seats": [{"kind": "open"}, {"kind": "open"}]}
            answer = await web.post("/api/tables", json=wish)
            problem = answer.json()
            assert (answer.status_code, problem["code"]) == (429, "limit/day-tables")
            assert answer.headers["retry-after"] == str(problem["facts"]["seconds"])
            assert problem["text"] == Words("de").error("limit/day-tables", problem["facts"])

    run(scenario())


def test_what_comes_at_the_same_moment_is_counted_together_and_what_fails_is_not(url: str) -> None:
    async def scenario() -> None:
        async with house(url, tables_per_day=3) as home:
            anne = await home.guest()
            for _ in range(5):
                await refused("setup/seats", anne.create(S_G, ["open"] * 9))
            clients = [Client(home.url, anne.token) for _ in range(8)]
            answers = await asyncio.gather(*[a_table(client) for client in clients], return_exceptions=True)
            codes = [answer.code for answer in answers if isinstance(answer, ServiceError)]
            assert codes == ["limit/day-tables"] * 5
            assert (await rows(home, "SELECT count(*) FROM tables"))[0][0] == 3

    run(scenario())


def test_remembered_counts_are_those_of_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A service that has its database to itself asks it once for each person, and again when a write may have
    failed."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), tables_per_day=6) as home:
            store, asked = home.service.store, 0
            read, write = store.tallies, store.writer.add
            both: asyncio.Barrier | None = None

            async def counting(day: int, people: list[str]) -> Any:
                nonlocal asked
                asked += 1
                if both is not None:
                    await both.wait()
                return await read(day, people)

            async def failing(wish: Any) -> bool:
                await write(wish)
                raise ServiceError("store/unavailable")

            monkeypatch.setattr(store, "tallies", counting)
            anne, bob = await home.guest(), await home.guest()
            await a_table(anne)
            await a_table(anne)
            assert asked == 1
            # It is on disk, although she is told that this is not certain.
            monkeypatch.setattr(store.writer, "add", failing)
            await refused("store/unavailable", a_table(anne))
            monkeypatch.setattr(store.writer, "add", write)
            await a_table(anne)
            assert asked == 2
            # Two at once: neither read can be trusted later, so the third asks for itself.
            both = asyncio.Barrier(2)
            await asyncio.gather(a_table(bob), a_table(Client(home.url, bob.token)))
            both, before = None, asked
            await a_table(bob)
            assert asked == before + 1
            await a_table(bob)
            assert asked == before + 1
            # Two people of one address at once: each is remembered, and their address with the next table.
            carla, dora = await home.guest(), await home.guest()
            monkeypatch.setattr(home.service.storage, "_known", type(home.service.storage._known)())
            both = asyncio.Barrier(2)
            await asyncio.gather(a_table(carla), a_table(dora))
            both, before = None, asked
            await a_table(carla)
            assert asked == before + 1
            await a_table(dora)
            assert asked == before + 1
            for client, left in ((anne, 2), (bob, 2)):
                for _ in range(left):
                    await a_table(client)
                await refused("limit/day-tables", a_table(client))
            counts = await rows(home, "SELECT count FROM tallies ORDER BY count")
            assert [row[0] for row in counts] == [2, 2, 6, 6, 16]

    run(scenario())


def test_two_nodes_share_the_counts(postgres: Postgres) -> None:
    async def scenario() -> None:
        async with house(database, tables_per_day=2) as one, house(database, tables_per_day=2) as two:
            anne = await one.guest()
            await a_table(anne)
            elsewhere = Client(two.url, anne.token)
            await a_table(elsewhere)
            for client in (anne, elsewhere):
                await refused("limit/day-tables", a_table(client))

    database = postgres.create("counts")
    run(scenario())


def test_a_rematch_is_a_new_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), tables_per_day=1) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            await play_out([anne, bob], table, Rng(1))
            await refused("limit/day-tables", anne.do(table, "rematch"))
            fresh = await bob.do(table, "rematch")
            # It exists now, so asking again creates nothing.
            assert (await anne.do(table, "rematch")).info.id == fresh.info.id

    run(scenario())


def test_counts_name_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with house(sqlite_url(tmp_path), sources=clock.sources()) as home:
            anne = await home.guest()
            await a_table(anne)
            first = {row[0] for row in await rows(home, "SELECT who FROM tallies")}
            clock.now += 86_400
            await a_table(anne)
            second = {row[0] for row in await rows(home, "SELECT who FROM tallies")}
            # A person and an address, on each day under other names.
            assert (len(first), len(second), first & second) == (2, 2, set())
            identity = anne.token.split(".")[1]
            assert not any(known in who for who in first | second for known in (identity, "127.0.0.1"))

    run(scenario())


# -- the whole house -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bound", [{"house_tables": 2}, {"house_bytes": 1}, {"free_bytes": 10**18}])
def test_a_full_house_takes_no_new_tables_and_plays_on(tmp_path: Path, bound: dict[str, int]) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            await a_table(anne)
        async with house(sqlite_url(tmp_path), **bound) as home, httpx.AsyncClient(base_url=home.url) as web:
            anne, bob = Client(home.url, anne.token), Client(home.url, bob.token)
            await refused("limit/house", a_table(anne))
            await refused("limit/house", a_record(bob))
            web.headers["authorization"] = f"Bearer {anne.token}"
            wish = {"game": S_G, "seats": [{"kind": "open"}, {"kind": "open"}]}
            answer = await web.post("/api/tables", json=wish)
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "600")
            assert answer.json()["facts"] == {"seconds": 600, "minutes": 10}
            await play_out([anne, bob], table, Rng(2))

    run(scenario())


def test_the_house_is_measured_on_both_databases(url: str) -> None:
    async def scenario() -> None:
        async with house(url, house_tables=3) as home:
            anne = await home.guest()
            assert (await home.service.store.totals())[0] == 0
            for _ in range(3):
                await a_table(anne)
            # Counted as they come, without looking.
            await refused("limit/house", a_table(anne))
            tables, size = await home.service.store.totals()
            assert tables == 3
            assert size > 10_000

    run(scenario())


def test_space_that_is_free_again_counts(tmp_path: Path) -> None:
    """A SQLite file does not shrink, but what was deleted is used again."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            before = (await home.service.store.totals())[1]
            with sqlite3.connect(tmp_path / "sterling.db") as file:
                file.execute("CREATE TABLE big AS SELECT randomblob(500000) AS data")
            assert (await home.service.store.totals())[1] > before + 500_000
            file.execute("DROP TABLE big")
            file.commit()
            file.close()
            assert (await home.service.store.totals())[1] < before + 100_000

    run(scenario())


# -- tables that never started ---------------------------------------------------------------------------------------


async def chores(home: House) -> None:
    await home.service.unstarted.keep()
    await home.service.unstarted.clear()


def test_a_table_that_never_started_goes_after_an_hour_and_is_said_to_be_gone(url: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with house(url, sources=clock.sources()) as home:
            anne, bob = await home.guest(), await home.guest()
            made = await anne.create(S_G, ["me", "open"], "Anne", listed=True)
            started = (await gathered([anne, bob], S_G)).info.id
            clock.now += HOUR - 1
            await chores(home)
            assert (await anne.show(made.info.id)).info.status == "gathering"
            clock.now += 2
            await chores(home)
            for ask in (
                anne.show(made.info.id),
                bob.do(made.info.id, "sit", {"name": "Bob"}),
                anne.follow(made.info.id).__aenter__(),
            ):
                await refused("table/gone", ask)
            await refused("table/unknown", anne.show("x" * 30))
            assert (await bob.call("GET", "/api/tables", None, TableList)).tables == []
            assert [info.id for info in (await anne.call("GET", "/api/tables?mine=true", None, TableList)).tables] == [
                started
            ]
            for name in ("entries", "members"):
                assert await rows(home, f"SELECT * FROM {name} WHERE table_id = '{made.info.id}'") == []
        async with house(url, sources=clock.sources()) as home:
            await refused("table/gone", Client(home.url, anne.token).show(made.info.id))
            assert (await Client(home.url, anne.token).show(started)).info.status == "playing"

    run(scenario())


def test_a_table_with_somebody_at_it_is_kept(url: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with house(url, sources=clock.sources()) as home:
            anne = await home.guest()
            table = (await anne.create(S_G, ["me", "open"], "Anne")).info.id
            async with anne.follow(table):
                for _ in range(4):
                    clock.now += HOUR - 60
                    await chores(home)
            await until(lambda: not home.service.rooms.lives[table].crowd.listeners)
            home.service.rooms.lives[table].crowd.presence.hear(home.service.audience._node, 0, 0)
            # From when they left, an hour and at most the time between two notes of it.
            clock.now += HOUR - 1
            await chores(home)
            await anne.show(table)
            clock.now += KEEP_EVERY // 1000 + 2
            await chores(home)
            await refused("table/gone", anne.show(table))

    run(scenario())


def test_a_table_where_something_happens_without_a_connection_is_kept(url: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with house(url, sources=clock.sources()) as home:
            anne = await home.guest()
            table = (await anne.create(S_G, ["me", "open"], "Anne")).info.id
            clock.now += HOUR - 10
            await anne.do(table, "seats/1/bot", {"level": "greedy"})
            clock.now += 20
            await chores(home)
            assert (await anne.show(table)).info.seats[1].kind == "bot"
            clock.now += HOUR + 10
            await chores(home)
            await refused("table/gone", anne.show(table))

    run(scenario())


def test_a_node_that_still_has_a_deleted_table_in_memory_says_that_it_is_gone(postgres: Postgres) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with house(database, sources=clock.sources()) as one, house(database, sources=clock.sources()) as two:
            anne = await one.guest()
            tables = [(await anne.create(S_G, ["me", "open"], "Anne")).info.id for _ in range(4)]
            elsewhere = Client(two.url, anne.token)
            for table in tables:
                await elsewhere.show(table)
            clock.now += HOUR + 1
            await one.service.unstarted.clear()
            assert all(two.service.rooms.loaded(table) for table in tables)
            await refused("table/gone", elsewhere.show(tables[0]))
            await refused("table/gone", elsewhere.do(tables[1], "sit", {"name": "Anne", "seat": 1}))
            await refused("table/gone", elsewhere.follow(tables[2]).__aenter__())
            # The writer goes on, and so does whatever was written at the same time.
            fresh = (await elsewhere.create(S_G, ["me", "open"], "Anne")).info.id
            both = await asyncio.gather(
                elsewhere.do(tables[3], "sit", {"name": "Anne", "seat": 1}),
                Client(two.url, anne.token).do(fresh, "seats/1/bot", {"level": "greedy"}),
                return_exceptions=True,
            )
            assert isinstance(both[0], ServiceError)
            assert both[0].code == "table/gone"
            assert isinstance(both[1], TableAnswer)

    database = postgres.create("gone")
    run(scenario())


def test_a_table_is_deleted_or_written_to_but_never_both(url: str) -> None:
    """Somebody acts at the very moment: either the act is kept and the table with it, or the act is refused."""

    async def scenario() -> None:
        clock = Clock()
        async with house(url, sources=clock.sources()) as home:
            anne = await home.guest()
            tables = [(await anne.create(S_G, ["me", "open"], "Anne")).info.id for _ in range(12)]
            clock.now += HOUR + 1
            people = [Client(home.url, anne.token) for _ in tables]
            acts = [
                person.do(table, "seats/1/bot", {"level": "greedy"})
                for person, table in zip(people, tables, strict=True)
            ]
            answers = await asyncio.gather(home.service.unstarted.clear(), *acts, return_exceptions=True)
            for table, answer in zip(tables, answers[1:], strict=True):
                if isinstance(answer, TableAnswer):
                    assert (await anne.show(table)).info.seats[1].kind == "bot"
                else:
                    assert isinstance(answer, ServiceError)
                    assert answer.code == "table/gone"
                    await refused("table/gone", anne.show(table))
            entries = await rows(home, "SELECT count(*) FROM entries WHERE table_id NOT IN (SELECT id FROM tables)")
            assert entries[0][0] == 0

    run(scenario())


def test_ids_of_tables_are_recognised_by_the_service_that_gave_them() -> None:
    mine, other = Keyring(b"a" * 32), Keyring(b"b" * 32)
    id = mine.table_id("r" * 22)
    assert len(id) <= 40
    assert mine.is_table_id(id)
    assert not other.is_table_id(id)
    for wrong in ("", "x", "x" * 22, id[:-1] + ("A" if id[-1] != "A" else "B"), "s" + id[1:]):
        assert not mine.is_table_id(wrong)


def test_tables_from_before_are_given_a_day(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await anne.create(S_G, ["me", "open"], "Anne")).info.id
        with sqlite3.connect(tmp_path / "sterling.db") as file:
            # As the first version of the schema had it.
            file.execute("DROP INDEX tables_kept")
            file.execute("ALTER TABLE tables DROP COLUMN kept_until")
            for name in ("tallies", "devices", "blocks", "reports", "networks", "orders", "copies", "deals", "studies"):
                file.execute(f"DROP TABLE {name}")
            file.execute("UPDATE alembic_version SET version_num = '0001'")
        file.close()
        async with house(sqlite_url(tmp_path)) as home:
            anne = Client(home.url, anne.token)
            home.let_time_pass(23 * HOUR)
            await chores(home)
            await anne.show(table)
            home.let_time_pass(2 * HOUR)
            await chores(home)
            await refused("table/gone", anne.show(table))

    run(scenario())


def test_the_words_name_the_limit_and_the_time() -> None:
    for language in LANGUAGES:
        for _, code, _ in CAPS:
            said = Words(language).error(code, {"expected": 40, "seconds": 7000, "hours": 2})
            assert "40" in said
            assert "2" in said
