"""Two nodes on one PostgreSQL database: the log decides who was first, and everyone hears everything."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from service.conftest import Postgres
from service.houses import Process, gathered, house, play_out, run, until
from service.test_commit import Bench
from service.test_tables import S_G
from sterling import Record, Rng, games
from sterling.core.game import Facts
from sterling.games.verify import verify
from sterling.service.acts import Entry, Move, Say, Sit
from sterling.service.client import Client
from sterling.service.errors import ServiceError
from sterling.service.fanout import PostgresChannels
from sterling.service.identity import Asker
from sterling.service.live import Live
from sterling.service.messages import TableList
from sterling.service.nodes import Nodes
from sterling.service.store import Store
from sterling.service.store.writer import Write
from sterling.service.tasks import Tasks


class Person:
    """A connection that gets no requests."""

    asker = Asker()
    language = "en"
    hides: frozenset[str] = frozenset()

    def send(self, frame: bytes) -> None: ...


@pytest.mark.parametrize(
    "game",
    [facts if facts.name == "john-silver" else pytest.param(facts, marks=pytest.mark.soak) for facts in games()],
    ids=lambda facts: facts.name,
)
def test_people_on_two_nodes_play_one_game(tmp_path: Path, postgres: Postgres, game: Facts) -> None:
    database = postgres.create(f"two_nodes_{game.prefix.lower()}")
    with Process(database, tmp_path / "one.txt") as one, Process(database, tmp_path / "two.txt") as two:

        async def scenario() -> None:
            people = [Client(url) for url in (one.url, two.url, one.url)]
            for person in people:
                await person.guest()
            table = (await gathered(people, game.name, max(game.seats) - len(people))).info.id
            async with Client(two.url).follow(table) as watching:
                followers = await play_out(people, table, Rng(3))
                await watching.until(watching.over)
            scores = [follower.info.scores for follower in [*followers, watching] if follower.info]
            assert len(scores) == 4
            assert all(found == scores[0] for found in scores)
            for url in (one.url, two.url):
                assert verify(Record.parse(await Client(url).record(table))).over

        run(scenario())


def test_a_guest_of_one_node_is_a_guest_of_the_other(postgres: Postgres) -> None:
    async def scenario() -> None:
        database = postgres_url
        async with house(database) as one, house(database) as two:
            anne = await one.guest()
            made = await anne.create(S_G, ["me", "link"], "Anne")
            elsewhere = Client(two.url, anne.token)
            assert (await elsewhere.show(made.info.id)).owner
            # Both nodes seat someone at the same moment: one of them hears that it came too late.
            answers = await asyncio.gather(
                *[
                    (await home.guest()).do(made.info.id, "sit", {"name": "B", "key": made.links[0].key})
                    for home in (one, two)
                ],
                return_exceptions=True,
            )
            refused = [answer for answer in answers if isinstance(answer, ServiceError)]
            assert [problem.code for problem in refused] == ["seat/taken"]

    postgres_url = postgres.create("guests")
    run(scenario())


def test_the_second_writer_of_a_number_loses(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house(postgres_url) as one, house(postgres_url) as two:
            anne = await one.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            number = len(await one.service.store.log(table))
            entries = [Entry(table, number + 1, Say(0, "hello", str(i)), 1, 0) for i in range(2)]
            writers = (one.service.store.writer, two.service.store.writer)
            won = await asyncio.gather(
                *[writer.add(Write(table, [entry])) for writer, entry in zip(writers, entries, strict=True)]
            )
            assert sorted(won) == [False, True]
            # Both nodes continue from the same log.
            elsewhere = Client(two.url, anne.token)
            async with anne.follow(table) as first, elsewhere.follow(table) as second:
                await asyncio.gather(first.say(0, "thanks"), second.say(0, "bye"))
                await first.move(0, "K12")
                await second.decided(0, 0)
                # A node that has not heard of the other's latest entry finds out when it writes, and writes again.
                monkeypatch.setattr(two.service.nodes, "_hear", lambda channel, data: None)
                conflicts = two.service.metrics.value("conflicts")
                await first.say(0, "oops")
                await second.say(0, "bye")
                assert two.service.metrics.value("conflicts") > conflicts
                log = await one.service.store.log(table)
                assert [entry.number for entry in log] == list(range(1, len(log) + 1))

    postgres_url = postgres.create("second")
    run(scenario())


def test_nothing_is_refused_because_of_news_that_has_not_arrived(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(postgres_url) as one, house(postgres_url) as two:
            anne = await one.guest()
            made = await anne.create(S_G, ["me", "link"], "Anne")
            await anne.add_nonces(made)
            elsewhere = Client(two.url, anne.token)
            assert (await elsewhere.show(made.info.id)).info.seats[1].kind == "vacant"
            # The second node knows the table, and no notice of a guest at the first one reaches it.
            monkeypatch.setattr(two.service.nodes, "_hear", lambda channel, data: None)
            ben = await one.guest()
            await ben.add_nonces(await ben.do(made.info.id, "sit", {"name": "Ben", "key": made.links[0].key}))
            assert (await elsewhere.do(made.info.id, "start")).info.status == "playing"
            # What is wrong for every node is still refused.
            with pytest.raises(ServiceError) as problem:
                await elsewhere.do(made.info.id, "start")
            assert problem.value.code == "table/started"

    postgres_url = postgres.create("news")
    run(scenario())


def test_a_listener_that_lost_its_connection_comes_back_and_reads_what_it_missed(postgres: Postgres) -> None:
    async def scenario() -> None:
        async with house(postgres_url) as one, house(postgres_url) as two:
            anne = await one.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            async with Client(two.url, anne.token).follow(table) as far, anne.follow(table) as near:
                assert isinstance(two.service.channels, PostgresChannels)
                before = two.service.channels.reconnections
                process = two.service.channels._connection.get_server_pid()
                await asyncio.to_thread(postgres.sql, "deaf", f"SELECT pg_terminate_backend({process})")
                await near.say(0, "hello")
                await near.move(0, "K12")
                await far.until(lambda: far.seen[0].decision == 1 and any(event.phrase for event in far.events))
                assert two.service.channels.reconnections > before
                # And it hears notices again: nothing else would tell it.
                await near.say(0, "thanks")
                await far.until(lambda: any(event.phrase == "thanks" for event in far.events))

    postgres_url = postgres.create("deaf")
    run(scenario())


@pytest.mark.parametrize("broken", [ServiceError("store/unavailable"), ConnectionResetError(), TimeoutError()])
def test_a_log_that_cannot_be_read_is_read_again(broken: Exception) -> None:
    async def scenario() -> None:
        live = Bench().live
        live.crowd.listeners[Person()] = (0,)
        live.doubtful = True
        tried: list[str] = []

        async def catch_up(live: Live) -> None:
            tried.append("read")
            if len(tried) == 1:
                raise broken
            live.doubtful = False

        nodes = Nodes(Any, Any, Any, Tasks(), catch_up, lambda live: tried.append("scheduled"))  # type: ignore[arg-type]
        nodes.catch_up_soon(live)
        assert live.catching
        await until(lambda: not live.catching)
        assert tried == ["read", "read", "scheduled"]

    run(scenario())


def test_all_connections_to_the_database_are_cut_and_play_goes_on(postgres: Postgres) -> None:
    async def scenario() -> None:
        async with house(postgres_url) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            async with anne.follow(table) as follower:
                for cut in range(3):
                    await asyncio.to_thread(
                        postgres.sql,
                        "postgres",
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'cut'",
                    )
                    while True:
                        try:
                            await follower.say(0, "hello")
                            break
                        except ServiceError as problem:
                            assert problem.code == "store/unavailable", cut
                            await asyncio.sleep(0.1)
                await follower.move(0, "K12")
            log = await home.service.store.log(table)
            assert sum(isinstance(entry.act, Say) for entry in log) >= 3
            assert sum(isinstance(entry.act, Move) and not entry.act.by for entry in log) == 1

    postgres_url = postgres.create("cut")
    run(scenario())


def test_a_bot_on_a_dead_node_is_taken_up_by_another(postgres: Postgres, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(postgres_url) as one:
            anne = await one.guest()
            table = (await gathered([anne], S_G, 1, start=False)).info.id
            # This node dies in the moment between writing the start and asking its bot.
            one.service.committer.done = lambda live: None
            await anne.do(table, "start")
        store = Store(postgres_url)
        async with store.engine.begin() as connection:
            from sqlalchemy import update

            from sterling.service.store.schema import table_rows

            await connection.execute(update(table_rows).values(due_at=1))
        await store.engine.dispose()
        async with house(postgres_url) as two:
            log: list[Entry] = []
            while not any(isinstance(entry.act, Move) and entry.act.by == "bot" for entry in log):
                await asyncio.sleep(0.1)
                log = await two.service.store.log(table)
            assert isinstance(log[0].act, Sit)

    postgres_url = postgres.create("orphan")
    run(scenario())


def test_nonsense_on_the_channels_makes_nobody_deaf(postgres: Postgres) -> None:
    async def scenario() -> None:
        async with house(postgres_url) as one, house(postgres_url) as two:
            anne = await one.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            async with Client(two.url, anne.token).follow(table) as far, anne.follow(table) as near:
                for channel in ("sterling", "sterling_here"):
                    for text in (
                        "nonsense",
                        f"{table} many",
                        f"{table} 999999",
                        f"x {table} 1",
                        "\n \n",
                        f"a {table} b c",
                    ):
                        await asyncio.to_thread(postgres.sql, "nonsense", f"SELECT pg_notify('{channel}', E'{text}')")
                await near.say(0, "hello")
                await far.until(lambda: any(event.phrase == "hello" for event in far.events))

    postgres_url = postgres.create("nonsense")
    run(scenario())


def test_two_nodes_set_one_rematch(postgres: Postgres) -> None:
    async def scenario() -> None:
        async with house(postgres_url) as one, house(postgres_url) as two:
            anne, bob = await one.guest(), await two.guest()
            table = (await gathered([anne, bob], "john-silver")).info.id
            await play_out([anne, bob], table, Rng(4))
            fresh = await asyncio.gather(*[person.do(table, "rematch") for person in (anne, bob)])
            assert len({answer.info.id for answer in fresh}) == 1
            for person in (anne, bob):
                mine = await person.call("GET", "/api/tables?mine=true", None, TableList)
                assert len(mine.tables) == 2

    postgres_url = postgres.create("rematch")
    run(scenario())
