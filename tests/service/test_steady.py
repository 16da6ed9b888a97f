"""The service for browser tests and pictures deals the same cards and plays the same moves in every run."""

from pathlib import Path

import pytest

import sterling
from service.houses import house, play_on, run, sqlite_url
from service.steady import BOTS, NONCE, steady
from sterling import Record, Rng
from sterling.service.client import Client


def deeds(record: Record, seat: int) -> list[str]:
    return [entry.text for entry in record.entries if entry.seat == seat]


@pytest.mark.parametrize("game", sterling.games(), ids=lambda game: game.name)
def test_a_steady_house_plays_the_same_game_in_every_run(tmp_path: Path, game: sterling.Facts) -> None:
    played: list[Record] = []

    async def once(folder: Path) -> None:
        folder.mkdir()
        async with house(sqlite_url(folder), sources=steady(), **BOTS) as home:
            anne = Client(home.url, random_nonce=lambda: NONCE)
            await anne.guest()
            made = await anne.create(game.name, ["me", *["greedy"] * (game.seats[0] - 1)], "Anne")
            await anne.add_nonces(made)
            table = (await anne.do(made.info.id, "start")).info.id
            async with anne.follow(table) as follower:
                await play_on(follower, Rng(3))
            played.append(Record.parse(await anne.record(table)))

    for number in range(2):
        run(once(tmp_path / str(number)))
    first, second = played
    assert first.seed == second.seed
    assert first.result == second.result != ()
    # Seats that act at the same time may come in either order; what each of them does stays the same.
    for seat in range(first.seats):
        assert deeds(first, seat) == deeds(second, seat) != []
