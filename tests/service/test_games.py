"""Whole games of every game over real sockets, against a real server process."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import sterling
from service.houses import Process, gathered, play_out, run, sqlite_url
from sterling import Record, Rng
from sterling.games.verify import verify
from sterling.service.client import Client


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("house")
    with Process(sqlite_url(folder), folder / "log.txt", bot_seconds=0.2) as running:
        yield running


USUAL = ((2, 0), (1, 3), (3, 1))
GAMES = [
    pytest.param(facts.name, clients, bots, marks=[] if (clients, bots) in USUAL else pytest.mark.soak)
    for facts in sterling.games()
    for clients, bots in (*USUAL, (3, 0), (4, 0), (2, 1))
    if clients + bots in facts.seats
]


@pytest.mark.parametrize(("game", "clients", "bots"), GAMES)
def test_clients_and_bots_play_a_whole_game(server: Process, game: str, clients: int, bots: int) -> None:
    async def scenario() -> None:
        people = [Client(server.url) for _ in range(clients)]
        for person in people:
            await person.guest()
        made = await gathered(people, game, bots)
        spectator = Client(server.url).follow(made.info.id)
        async with spectator:
            followers = await play_out(people, made.info.id, Rng(clients))
            await spectator.until(spectator.over)
        for follower in [*followers, spectator]:
            assert follower.info is not None
            assert follower.info.scores == followers[0].info.scores  # type: ignore[union-attr]
            # Every stream is numbered without a gap.
            for seat in follower.seen:
                numbers = [event.number for event in follower.events if event.seat == seat]
                assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        record = Record.parse(await people[0].record(made.info.id))
        found = verify(record)
        assert found.over
        assert found.committed
        assert found.nonces == tuple(range(clients))
        assert spectator.seats() == []

    run(scenario())


def test_a_stopped_service_says_goodbye_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = Process(sqlite_url(tmp_path), tmp_path / "log.txt", bot_seconds=0.2).start()
        client = Client(server.url)
        await client.guest()
        made = await gathered([client], "silver-gold", 1)
        async with client.follow(made.info.id) as follower:
            await follower.move(0, follower.legal(0)[0].code)
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.to_thread(server.start)
            await follower.until(lambda: follower.connections == 2)
            await follower.until(lambda: bool(follower.asked()))
            assert follower.closed == (1012, "service/stopping")
            assert follower.seen[0].decision == 1
        server.stop()
        assert '"event": "closed"' in server.log.read_text(encoding="utf-8")

    run(scenario())
