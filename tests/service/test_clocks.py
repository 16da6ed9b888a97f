"""Clocks: kept by the service, independent of what is hidden, and never a reason to wait forever."""

import asyncio
import json
from pathlib import Path

import pytest

from service.houses import LONG, House, gathered, house, run, sqlite_url
from service.test_moves import Table, crossed
from service.test_tables import S_G
from sterling import Record, Rng
from sterling.service.acts import Entry, Header, Move
from sterling.service.client import Client
from sterling.service.clocks import ClockRule, Clocks
from sterling.service.errors import ServiceError
from sterling.service.forms import Forms
from sterling.service.messages import TableAnswer
from sterling.service.room import Room


def test_a_clock_for_each_move_starts_anew() -> None:
    clocks = Clocks(ClockRule("move", 10), 2, 0b01, at=1000)
    assert clocks.shown(4000) == [7000, 10_000]
    assert clocks.deadline(0) == 11_000
    assert clocks.deadline(1) is None
    clocks.public(0, 0b10, at=9000)
    assert clocks.deadline(0) is None
    assert clocks.deadline(1) == 19_000
    clocks.public(1, 0b11, at=10_000)
    assert clocks.shown(10_000) == [10_000, 10_000]


def test_a_clock_for_the_game_runs_down_and_gets_its_increment() -> None:
    clocks = Clocks(ClockRule("game", 60, 5), 2, 0b11, at=0)
    clocks.public(0, 0b10, at=20_000)
    assert clocks.shown(20_000) == [45_000, 40_000]
    clocks.public(1, 0b01, at=70_000)
    assert clocks.shown(70_000) == [45_000, 5000]
    assert clocks.copy().shown(80_000) == [35_000, 5000]


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        (ClockRule("sun", 60), "clock/kind"),
        (ClockRule("move", 1), "clock/seconds"),
        (ClockRule("game", 10**9), "clock/seconds"),
        (ClockRule("game", 60, 61), "clock/seconds"),
    ],
)
def test_clocks_that_cannot_be(rule: ClockRule, code: str) -> None:
    with pytest.raises(ServiceError) as refused:
        rule.check()
    assert refused.value.code == code


def test_hidden_follow_ups_do_not_touch_the_clock() -> None:
    """SG-27: a clock that stopped or gained time with a hidden mark would reveal it."""
    table, code = crossed(2)
    header = Header(**{**{name: getattr(table.header, name) for name in Header.__struct_fields__}, "clock": CLOCK})
    room = Room(header, table.game, Forms(table.game))
    shown = []
    for entry in table.log:
        room.follow(entry)
        assert room.clocks is None or room.status == "playing"
        if isinstance(entry.act, Move) and entry.act.code == code and entry.mask == 1:
            shown.append(room.seen(1, 5000).clocks)
        elif room.clocks is not None:
            shown = [room.seen(1, 5000).clocks]
    assert len(shown) == 2
    assert shown[0] == shown[1]


CLOCK = ClockRule("game", 60, 10)


HOUR = 3600


async def clocked(home: House, seconds: int = HOUR) -> tuple[Client, Client, str]:
    """Two people at a table with an hour for each move; time passes when the test says so."""
    people = await home.guest(), await home.guest()
    return *people, (await gathered([*people], S_G, clock={"kind": "move", "seconds": seconds})).info.id


def test_when_time_is_up_a_bot_moves_and_it_is_noted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob, table = await clocked(home)
            async with anne.follow(table) as first, bob.follow(table) as second:
                assert first.seen[0].clocks is not None
                await first.move(0, "K12")
                home.let_time_pass(HOUR)
                await second.until(lambda: any(event.kind == "time-out" for event in second.events))
                late = next(event for event in second.events if event.kind == "time-out")
                assert late.who == 1
                assert second.seen[1].decision == 1
                own = (await bob.fetch("GET", f"/api/tables/{table}/record")).decode()
                assert [entry.by for entry in Record.parse(own).entries] == ["clock"]
            log = await home.service.store.log(table)
            assert [entry.act.by for entry in log if isinstance(entry.act, Move)][:2] == ["", "clock"]

    run(scenario())


def test_a_clock_runs_out_by_itself(tmp_path: Path) -> None:
    """Nobody does anything, and real time passes."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob, table = await clocked(home, 3)
            async with anne.follow(table) as first, bob.follow(table) as second:
                await first.until(lambda: any(event.kind == "time-out" for event in first.events))
                await second.until(lambda: any(event.kind == "time-out" for event in second.events))

    run(scenario())


def test_the_record_and_the_replay_tell_what_others_did_in_a_seat(tmp_path: Path) -> None:
    """Time-outs and characters that stepped in are noted, even in an imported game."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob, table = await clocked(home)
            async with anne.follow(table) as first:
                await first.move(0, "K12")
                home.let_time_pass(HOUR)
                await first.until(lambda: any(event.kind == "time-out" for event in first.events))
                await bob.do(table, "seats/1/leave", {"level": "random"})
                await anne.do(table, "seats/0/leave", {"level": "random"})
                await first.until(first.over, timeout=LONG)
            text = (await anne.fetch("GET", f"/api/tables/{table}/record")).decode()
            told = [entry.by for entry in Record.parse(text).entries]
            assert told[:2] == ["", "clock"]
            assert set(told[2:]) == {"bot"}
            taken = await anne.call("POST", "/api/records", {"record": text}, TableAnswer)
            for there in (table, taken.info.id):
                steps = json.loads(await anne.fetch("GET", f"/api/tables/{there}/replay"))["steps"]
                assert [step.get("by", "") for step in steps] == ["", *told]
            assert (await anne.fetch("GET", f"/api/tables/{taken.info.id}/record")).decode() == text

    run(scenario())


def test_a_clock_that_ran_out_while_the_service_was_down_is_taken_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, _, table = await clocked(home)
            async with anne.follow(table) as first:
                await first.move(0, "K12")
        async with house(sqlite_url(tmp_path)) as home:
            assert not any(by_clock(entry) for entry in await home.service.store.log(table))
            home.let_time_pass(HOUR)
            # Nobody is looking at the table; the service finds it on its own.
            while not any(by_clock(entry) for entry in await home.service.store.log(table)):
                await asyncio.sleep(0.05)

    def by_clock(entry: Entry) -> bool:
        return isinstance(entry.act, Move) and entry.act.by == "clock"

    run(scenario())


def test_table_helper_has_no_clock_by_itself() -> None:
    assert Table(2).room.seen(0, 0).clocks is None


def test_taking_back_buys_no_time() -> None:
    """Choosing and undoing again and again earns neither a fresh clock nor increments."""
    for rule, most in ((ClockRule("move", 10), 10_000), (ClockRule("game", 60, 10), 70_000)):
        clocks = Clocks(rule, 2, 0b01, at=0)
        clocks.public(0, 0b01, at=0)
        for at in range(1000, 5000, 1000):
            clocks.public(0, 0b01, at, undo=True)
            clocks.public(0, 0b01, at)
        assert clocks.shown(5000) == [most - 5000, 1000 * rule.seconds]
        # What comes after counts again.
        clocks.public(0, 0b10, 5000)
        assert clocks.deadline(0) is None
        assert clocks.deadline(1) is not None


def test_who_was_done_and_thinks_again_has_thought_all_along() -> None:
    """While everyone marks, being done stops the clock; undo restarts it where it would have been."""
    for rule in (ClockRule("move", 30), ClockRule("game", 60, 10)):
        clocks = Clocks(rule, 2, 0b11, at=0)
        clocks.public(0, 0b10, 4000)
        assert clocks.deadline(0) is None
        clocks.public(0, 0b11, 9000, undo=True)
        assert clocks.shown(10_000) == [1000 * rule.seconds - 10_000] * 2
        clocks.public(0, 0b10, 10_000)
        if rule.kind == "game":
            assert clocks.shown(20_000)[0] == 60_000 - 10_000 + 10_000
        assert clocks.deadline(0) is None
        assert clocks.shown(20_000)[1] == 1000 * rule.seconds - 20_000


def test_a_visible_choice_taken_back_leaves_the_clock_as_it_was() -> None:
    table = Table(2, 1, "amulet", ClockRule("game", 60, 10))
    rng = Rng(4)
    while True:
        seat = table.random_move(rng)
        room = table.room
        if room.can_undo(seat):
            break
    code = table.log[-1].act.code  # type: ignore[union-attr]
    shown = room.seen(seat, 9000).clocks
    for at in (1000, 2000, 3000):
        table.undo(seat, at)
        table.move(seat, code, at)
    assert room.seen(seat, 9000).clocks == shown
    assert table.again().seen(seat, 9000) == room.seen(seat, 9000)
