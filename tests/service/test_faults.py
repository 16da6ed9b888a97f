"""The service is killed without warning under load: every acknowledged move is there, once, and all tables continue."""

import asyncio
import random
import resource
from collections import Counter
from collections.abc import Awaitable, Callable, Sized
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from service.conftest import Postgres, postgres_programs
from service.houses import LONG, Process, house, play_on, run, sqlite_url, until
from sterling import Record, Rng, games
from sterling.games.verify import verify
from sterling.service.acts import Entry, Header, Move
from sterling.service.client import Client, Follower
from sterling.service.errors import ServiceError
from sterling.service.messages import Ack, MoveMessage, ServerMessage
from sterling.service.store import Store

T = TypeVar("T")
GAMES = [facts.name for facts in games()]
TABLES = 2 * len(GAMES)
Done = tuple[str, int, str]
"""A move: the table, the seat, the id."""


class Witness(Follower):
    """A client that remembers which of its moves were acknowledged, and for which it withheld the acknowledgement."""

    def __init__(
        self, client: Client, table: str, acknowledged: list[Done], deaf: set[str], unheard: set[Done]
    ) -> None:
        super().__init__(client, table)
        self.acknowledged = acknowledged
        self.deaf = deaf
        """The addresses of services whose acknowledgements get lost: each of them is about to be killed."""
        self.unheard = unheard

    async def send(self, id: str, message: object) -> int:
        number = await super().send(id, message)  # type: ignore[arg-type]
        assert isinstance(message, MoveMessage)
        self.acknowledged.append((self.table, message.seat, id))
        return number

    async def _take(self, message: ServerMessage) -> None:
        if isinstance(message, Ack) and self.client.address.base in self.deaf:
            # The client keeps waiting, loses its connection and sends the move again to a service that was not there
            # before.
            self.unheard.add((self.table, message.seat, message.id))
            return
        await super()._take(message)


async def storm(
    servers: list[Process], kills: int, database: str, seed: int, postgres: Postgres | None = None
) -> Counter[str]:
    """Tables under constant play while one of the servers is killed repeatedly; then every acknowledgement must hold.
    With `postgres`, the database's server is killed instead.

    The last acknowledgements before every other kill get lost, so that moves that are on disk are sent again to the
    next service: each must be acknowledged. `play_on` accepts no other answer.
    """
    chance = random.Random(seed)
    acknowledged: list[Done] = []
    deaf: set[str] = set()
    unheard: set[Done] = set()
    played: set[str] = set()
    kinds: list[str] = []
    refused: list[str] = []
    stopping = False
    # On a busy machine a bot's worker takes longer to start than there is time between two kills. Then the bots may
    # move only after the last one.
    patience = LONG + 15 * kills

    async def guest(number: int) -> Client:
        client = Client(servers[number % len(servers)].url)
        await persist(client.guest)
        return client

    async def one_table(number: int) -> None:
        """Plays game after game until the storm is over; the last one to its end."""
        people = [await guest(number), await guest(number + 1)]
        while not stopping:
            game = GAMES[number % len(GAMES)]
            table = await set_table(people, game, bots=number // 3 % 2)
            played.add(table)
            kinds.append(game)
            followers = [await persist(partial(witness, person, table)) for person in people]
            await asyncio.gather(*[to_the_end(follower, Rng(number)) for follower in followers])
            for follower in followers:
                assert follower.over()
                await follower.__aexit__(None, None, None)

    async def set_table(people: list[Client], game: str, bots: int) -> str:
        """Takes several requests, and others play on meanwhile: the next kill may come before all of them are answered.
        Each is sent until it is answered, and none does anything twice."""
        seats = ["me", "link", *["greedy"] * bots]
        made = await persist(lambda: people[0].create(game, seats, "player 0"))
        table = made.info.id

        async def give_nonce(person: Client) -> None:
            await person.add_nonces(await person.show(table))

        async def start() -> None:
            if (await people[0].show(table)).info.status == "gathering":
                await people[0].do(table, "start")

        await persist(lambda: people[1].do(table, "sit", {"name": "player 1", "key": made.links[0].key}))
        for person in people:
            await persist(partial(give_nonce, person))
        await persist(start)
        return table

    async def to_the_end(follower: Follower, rng: Rng) -> None:
        """While there is no database, moves are refused; one that was on disk before is stale when it is made again."""
        while True:
            try:
                await play_on(follower, rng, patience=patience)
                return
            except ServiceError as problem:
                assert postgres is not None, problem.code
                assert problem.code in ("store/unavailable", "move/stale", "action/not-your-turn"), problem.code
                refused.append(problem.code)
                await asyncio.sleep(0.1)

    async def witness(person: Client, table: str) -> Witness:
        """Retries until a service is there; the follower reconnects after every loss."""
        follower = Witness(person, table, acknowledged, deaf, unheard)
        await follower.__aenter__()
        return follower

    async def persist(attempt: Callable[[], Awaitable[T]]) -> T:
        """A service that is being killed does not answer."""
        async with asyncio.timeout(LONG):
            while True:
                try:
                    return await attempt()
                except ServiceError as problem:
                    assert problem.code in ("client/unreachable", "client/answer", "store/unavailable"), problem.code
                    await asyncio.sleep(0.1)

    async def more(moves: Sized, number: int) -> None:
        """Waits until there are this many more; does not wait for a failed table."""
        wanted = len(moves) + number
        await until(lambda: len(moves) >= wanted or any(task.done() for task in tables))
        for task in tables:
            if task.done():
                task.result()

    tables = [asyncio.create_task(one_table(number)) for number in range(TABLES)]
    for number in range(kills):
        # In the middle of play: after some more moves, and then at any moment.
        await more(acknowledged, chance.randrange(1, 40))
        await asyncio.sleep(chance.uniform(0, 0.1))
        victim = postgres or chance.choice(servers)
        if number % 2 and isinstance(victim, Process):
            deaf.add(victim.url)
            await more(unheard, 1)
        await asyncio.to_thread(victim.kill)
        # Remove what the dead service has said from the connections; then listen to the next one.
        await asyncio.sleep(0.05)
        deaf.clear()
        if len(servers) > 1:
            # The others continue alone for a while, or nobody does.
            await asyncio.sleep(chance.uniform(0.0, 0.5))
        await asyncio.to_thread(victim.start)
    stopping = True
    await asyncio.gather(*tables)

    store = Store(database)
    found: Counter[Done] = Counter()
    for table in played:
        for entry in await store.log(table):
            if isinstance(entry.act, Move) and not entry.act.by:
                found[table, entry.act.seat, entry.act.id] += 1
        record = Record.parse(await Client(servers[0].url).record(table))
        assert verify(record).over
    await store.engine.dispose()
    assert all(count == 1 for count in found.values())
    lost = [move for move in acknowledged if move not in found]
    assert lost == []
    assert len(acknowledged) == len(set(acknowledged))
    # Moves made before a kill and sent again after it were acknowledged then.
    assert unheard <= set(acknowledged)
    return Counter(
        tables=len(played),
        acknowledged=len(acknowledged),
        again=len(unheard),
        kills=kills,
        games=len(set(kinds)),
        refused=len(refused),
    )


def one_server(tmp_path: Path, kills: int) -> None:
    database = sqlite_url(tmp_path)
    with Process(database, tmp_path / "log.txt", bot_seconds=0.2) as server:
        told = asyncio.run(storm([server], kills, database, seed=kills))
    print(dict(told))
    assert told["acknowledged"] > 100
    assert told["again"] >= kills // 2
    assert told["games"] == len(GAMES)
    assert "Traceback" not in (tmp_path / "log.txt").read_text(encoding="utf-8")


def two_servers(tmp_path: Path, postgres: Postgres, name: str, kills: int) -> None:
    database = postgres.create(name)
    one = Process(database, tmp_path / "one.txt", bot_seconds=0.2)
    two = Process(database, tmp_path / "two.txt", bot_seconds=0.2)
    with one, two:
        told = asyncio.run(storm([one, two], kills, database, seed=kills))
    print(dict(told))
    assert told["acknowledged"] > 100
    assert told["again"] >= kills // 2


@pytest.mark.timeout(900)
def test_nothing_acknowledged_is_lost_by_two_kills(tmp_path: Path) -> None:
    one_server(tmp_path, 2)


@pytest.mark.timeout(900)
def test_one_of_two_nodes_is_killed_and_nothing_is_lost(tmp_path: Path, postgres: Postgres) -> None:
    two_servers(tmp_path, postgres, "faults", 2)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can take the disk from a process that runs")
def test_a_disk_that_takes_nothing_more_costs_no_move(tmp_path: Path) -> None:
    """While nothing can be written, moves are refused with a code and views do not change; then the game continues."""
    database = sqlite_url(tmp_path)

    async def scenario(server: Process) -> None:
        assert server.process is not None
        anne = Client(server.url)
        await anne.guest()
        made = await anne.create("silver-gold", ["me", "me"], "Anne")
        await anne.add_nonces(made)
        table = (await anne.do(made.info.id, "start")).info.id
        async with anne.follow(table) as follower:
            await play_on(follower, Rng(1), 12)
            await follower.until(lambda: bool(follower.asked()))
            seat = follower.asked()[0]
            before = follower.seen[seat]
            written = len(await log_of(table))
            _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            for action in follower.legal(seat)[:3]:
                with pytest.raises(ServiceError) as problem:
                    await follower.move(seat, action.code)
                assert problem.value.code == "store/unavailable"
            with pytest.raises(ServiceError) as problem:
                await anne.create("john-silver", ["me", "link"], "A")
            assert problem.value.code == "store/unavailable"
            assert follower.seen[seat] == before
            assert len(await log_of(table)) == written
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
            await play_on(follower, Rng(2))
        assert verify(Record.parse(await anne.record(table))).over
        numbers = [entry.number for entry in await log_of(table)]
        assert numbers == list(range(1, len(numbers) + 1))

    async def log_of(table: str) -> list[Entry]:
        store = Store(database)
        try:
            return await store.log(table)
        finally:
            await store.engine.dispose()

    with Process(database, tmp_path / "log.txt") as server:
        run(scenario(server))
    assert "Traceback" not in (tmp_path / "log.txt").read_text(encoding="utf-8")


def test_who_runs_the_service_hears_that_nothing_can_be_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            writer = home.service.store.writer

            def fill() -> None:
                driver = writer._opened_driver()
                (pages,) = driver.execute("PRAGMA page_count").fetchone()
                driver.execute(f"PRAGMA max_page_count={pages}")

            await asyncio.get_running_loop().run_in_executor(writer._thread, fill)
            deck = "x" * 20_000
            for _ in range(3):
                with pytest.raises(ServiceError) as problem:
                    await home.service.store.add_table(header(deck), [], "gathering", ["a"])
                assert problem.value.code == "store/unavailable"
            assert await anne.create("john-silver", ["me", "link"], "A")

    def header(deck: str) -> Header:
        return Header(
            id=deck[:22],
            game="john-silver",
            seats=2,
            rule_set="base",
            options={},
            owner="a",
            access=["link", "link"],
            listed=False,
            created_at=0,
            deck=deck,
        )

    with caplog.at_level("ERROR", "sterling.store"):
        run(scenario())
    told = [record for record in caplog.records if record.name == "sterling.store"]
    assert len(told) == 1
    assert "full" in told[0].facts["problem"]  # type: ignore[attr-defined]
    assert "xxx" not in told[0].facts["problem"]  # type: ignore[attr-defined]


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_by_two_hundred_kills(tmp_path: Path) -> None:
    one_server(tmp_path, 200)


@pytest.mark.soak
def test_two_nodes_survive_two_hundred_kills(tmp_path: Path, postgres: Postgres) -> None:
    two_servers(tmp_path, postgres, "soak", 200)


@pytest.mark.soak
def test_two_nodes_survive_ten_kills_of_their_database(tmp_path: Path) -> None:
    """Its server is killed in the middle of transactions. Nobody has to start the nodes again."""
    programs = postgres_programs()
    assert programs is not None
    postgres = Postgres(programs)
    try:
        database = postgres.create("killed")
        one = Process(database, tmp_path / "one.txt", bot_seconds=0.2)
        two = Process(database, tmp_path / "two.txt", bot_seconds=0.2)
        with one, two:
            told = asyncio.run(storm([one, two], 10, database, seed=10, postgres=postgres))
            assert one.process is not None
            assert two.process is not None
            assert one.process.poll() is two.process.poll() is None
        print(dict(told))
        assert told["acknowledged"] > 100
        assert told["refused"] > 0
    finally:
        with suppress(AssertionError):
            # It may be dead already.
            postgres.stop()
