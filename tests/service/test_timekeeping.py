"""No change of a wall clock moves a player's clock: while the service runs, over a restart, and between nodes."""

import asyncio
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from service.conftest import Postgres
from service.houses import House, gathered, house, run, sqlite_url
from service.test_tables import S_G
from sterling.service.acts import Move
from sterling.service.client import Client
from sterling.service.sources import Sources, SteadyClock

MINUTE = 60_000
HOUR = 60 * MINUTE
CLOCK = {"kind": "game", "seconds": 6 * 3600}


class Machine:
    """A machine whose wall clock can be set; its ticks count the time that really passes."""

    def __init__(self, boot: str = "first", wall: int = 1_700_000_000_000) -> None:
        self.boot = boot
        self.wall = wall
        self.ticks = 5000

    def pass_time(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.ticks += milliseconds

    def restart(self) -> None:
        self.boot, self.ticks = self.boot + "+", 0

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.ticks, lambda: self.boot)


def house_on(machine: Machine, database: str) -> AbstractAsyncContextManager[House]:
    return house(database, sources=Sources(now=machine.clock()))


async def left(client: Client, table: str) -> list[int]:
    """The milliseconds both players have left; while the test lets no time pass, nothing else does."""
    clocks = (await client.show(table)).seen[0].clocks
    assert clocks is not None
    return clocks


async def two_at_a_table(home: House) -> tuple[Client, Client, str]:
    """Two people who both choose at once, so both clocks run."""
    anne, bob = await home.guest(), await home.guest()
    return anne, bob, (await gathered([anne, bob], S_G, clock=CLOCK)).info.id


@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR], ids=["ahead", "back"])
def test_a_jump_of_the_wall_clock_moves_no_clock(jump: int, tmp_path: Path) -> None:
    machine = Machine()

    async def scenario() -> None:
        async with house_on(machine, sqlite_url(tmp_path)) as home:
            anne, _, table = await two_at_a_table(home)
            machine.pass_time(HOUR)
            assert await left(anne, table) == [5 * HOUR, 5 * HOUR]
            machine.wall += jump
            assert await left(anne, table) == [5 * HOUR, 5 * HOUR]
            async with anne.follow(table) as first:
                await first.move(0, "K12")
            machine.pass_time(HOUR)
            # Seat 0 has chosen, so only the other clock went on.
            assert await left(anne, table) == [5 * HOUR, 4 * HOUR]
            log = await home.service.store.log(table)
            assert log[-1].at - log[0].at == HOUR

    run(scenario())


@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR], ids=["ahead", "back"])
def test_a_restart_after_a_jump_counts_only_the_time_that_passed(jump: int, tmp_path: Path) -> None:
    machine = Machine()

    async def scenario() -> None:
        async with house_on(machine, sqlite_url(tmp_path)) as home:
            anne, _, table = await two_at_a_table(home)
            machine.pass_time(HOUR)
        machine.wall += jump
        machine.pass_time(MINUTE)
        async with house_on(machine, sqlite_url(tmp_path)) as home:
            anne = Client(home.url, anne.token)
            assert await left(anne, table) == [5 * HOUR - MINUTE] * 2

    run(scenario())


def test_a_machine_that_was_restarted_tells_the_time_but_never_an_earlier_one(tmp_path: Path) -> None:
    machine = Machine()

    async def scenario() -> None:
        async with house_on(machine, sqlite_url(tmp_path)) as home:
            anne, _, table = await two_at_a_table(home)
        # Switched off for an hour: that counts.
        machine.pass_time(HOUR)
        machine.restart()
        async with house_on(machine, sqlite_url(tmp_path)) as home:
            anne = Client(home.url, anne.token)
            assert await left(anne, table) == [5 * HOUR] * 2
            machine.pass_time(HOUR)
        # It lost its wall clock: then time goes on where it stopped.
        machine.restart()
        machine.wall = 0
        async with house_on(machine, sqlite_url(tmp_path)) as home:
            anne = Client(home.url, anne.token)
            assert await left(anne, table) == [4 * HOUR] * 2

    run(scenario())


def test_two_nodes_ten_minutes_apart_agree(postgres: Postgres) -> None:
    """Both take the time from the database."""

    async def scenario() -> None:
        early, late = Machine("early"), Machine("late")
        late.wall += 10 * MINUTE
        async with house_on(early, database) as one, house_on(late, database) as two:
            anne, bob, table = await two_at_a_table(one)
            here, there = await left(anne, table), await left(Client(two.url, anne.token), table)
            # The nodes were started seconds apart, and real time passed in the database meanwhile.
            assert abs(here[0] - there[0]) < 5 * MINUTE
            for machine in (early, late):
                machine.pass_time(HOUR)
            async with Client(two.url, bob.token).follow(table) as second:
                await second.move(1, "K12")
            await asyncio.sleep(0)
            here, there = await left(anne, table), await left(Client(two.url, anne.token), table)
            assert abs(here[0] - 5 * HOUR) < 5 * MINUTE
            assert abs(here[0] - there[0]) < 5 * MINUTE
            log = await one.service.store.log(table)
            assert isinstance(log[-1].act, Move)
            assert [entry.at for entry in log] == sorted(entry.at for entry in log)

    database = postgres.create("apart")
    run(scenario())


def test_the_time_of_the_database_is_near_ours(postgres: Postgres) -> None:
    """Both run on this machine, so they can be compared."""

    async def scenario() -> None:
        async with house(database) as home:
            clock = SteadyClock()
            assert abs(await home.service.store.database_time() - clock()) < 5 * MINUTE
            assert abs(home.service.sources.now() - clock()) < 5 * MINUTE

    database = postgres.create("near")
    run(scenario())
