"""What people can do about a table or about each other: close, block, report."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from service.houses import House, gathered, house, run, sqlite_url
from service.test_tables import S_G, refused
from sterling.service.client import Client
from sterling.service.messages import BlockList, Noted, TableList
from sterling.service.moderation import BLOCKS
from sterling.service.store.schema import report_rows


async def blocks(person: Client) -> BlockList:
    return await person.call("GET", "/api/blocks", None, BlockList)


async def block(person: Client, table: str, seat: int) -> BlockList:
    return await person.call("POST", f"/api/tables/{table}/seats/{seat}/block", None, BlockList)


async def report(person: Client, table: str, seat: int, reason: str = "name") -> Noted:
    return await person.call("POST", f"/api/tables/{table}/seats/{seat}/report", {"reason": reason}, Noted)


async def lists(person: Client) -> list[list[str]]:
    """The ids of the tables anybody may find, and of the person's own."""
    found = [await person.call("GET", f"/api/tables{mine}", None, TableList) for mine in ("", "?mine=true")]
    return [[info.id for info in one.tables] for one in found]


# -- closing ---------------------------------------------------------------------------------------------------------


def test_a_table_closed_before_the_start_is_gone_for_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            made = await anne.create(S_G, ["me", "open", "link"], "Anne", listed=True)
            table = made.info.id
            sat = await bob.do(table, "sit", {"name": "Bob"})
            assert await lists(bob) == [[table], [table]]
            await refused("table/not-owner", bob.do(table, "close"))
            async with bob.follow(table) as follower:
                await anne.do(table, "close")
                await follower.until(lambda: any(event.kind == "close" for event in follower.events))
                assert follower.info is not None
                assert follower.info.status == "closed"
            assert [await lists(who) for who in (anne, bob)] == [[[], []], [[], []]]
            shown = await anne.show(table)
            assert (shown.info.status, shown.links, shown.former) == ("closed", [], [])
            key = {"name": "Eve", "key": made.links[1].key}
            await refused("table/closed", (await home.guest()).do(table, "sit", key))
            await refused("table/closed", bob.add_nonces(sat))
            await refused("table/closed", anne.do(table, "start"))
            # Closing it again changes nothing.
            number = home.service.rooms.lives[table].room.number
            await anne.do(table, "close")
            assert home.service.rooms.lives[table].room.number == number

    run(scenario())


def test_a_game_that_is_closed_ends_without_a_result(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            clock = {"kind": "move", "seconds": 60}
            table = (await gathered([anne, bob], S_G, 1, clock=clock, listed=True)).info.id
            async with bob.follow(table) as follower:
                await anne.do(table, "close")
                await follower.until(follower.over)
                assert follower.seen[1].waiting == []
                assert bytes(follower.seen[1].legal) == b"[]"
                assert follower.seen[1].clocks is None
                await refused("table/closed", follower.move(1, "K12"))
            info = (await bob.show(table)).info
            assert (info.status, info.scores, info.reveal) == ("closed", None, None)
            await refused("table/not-over", bob.do(table, "rematch"))
            await refused("table/not-over", bob.fetch("GET", f"/api/tables/{table}/replay"))
            await refused("table/closed", bob.do(table, "seats/1/leave", {}))
            assert await lists(bob) == [[], []]
            # Nothing is left to do for the service, also after a restart.
            home.let_time_pass(3600)
            assert await home.service.store.due(home.service.sources.now(), 10) == []
            log = await home.service.store.log(table)
        async with house(sqlite_url(tmp_path)) as home:
            again = Client(home.url, anne.token)
            assert (await again.show(table)).info.status == "closed"
            assert await home.service.store.log(table) == log

    run(scenario())


# -- blocking --------------------------------------------------------------------------------------------------------


def test_someone_who_is_blocked_finds_no_seat_and_no_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            first = (await gathered([anne, bob], S_G)).info.id
            await bob.do(first, "seats/1/leave", {})
            await refused("seat/nobody", block(anne, first, 1))
            await bob.do(first, "seats/1/take", {"name": "Bob"})
            await refused("seat/yourself", block(anne, first, 0))
            found = await block(anne, first, 1)
            assert [one.name for one in found.blocked] == ["Bob"]
            made = await anne.create(S_G, ["me", "open", "link"], "Anne", listed=True)
            table = made.info.id
            assert (await lists(bob))[0] == []
            assert (await lists(anne))[0] == [table]
            assert (await lists(await home.guest()))[0] == [table]
            await refused("seat/blocked", bob.do(table, "sit", {"name": "Bob"}))
            await refused("seat/blocked", bob.do(table, "sit", {"name": "Bob", "key": made.links[1].key}))
            # The game they are in goes on, but a seat that Bob leaves is not his any more.
            assert (await bob.show(first)).tokens[0].seat == 1
            await bob.do(first, "seats/1/leave", {})
            await refused("seat/blocked", bob.do(first, "seats/1/take", {"name": "Bob"}))
            # Blocks count one way: Anne may come to Bob's tables.
            other = await bob.create(S_G, ["me", "open"], "Bob", listed=True)
            await anne.do(other.info.id, "sit", {"name": "Anne"})

    run(scenario())


def test_a_block_can_be_lifted_and_its_list_tells_no_identity(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob, eve = [await home.guest() for _ in range(3)]
            table = (await gathered([anne, bob], S_G)).info.id
            await block(anne, table, 1)
            await block(anne, table, 1)
            (one,) = (await blocks(anne)).blocked
            assert bob.token.split(".")[1] not in msgspec.json.encode(one).decode()
            assert (await blocks(eve)).blocked == []
            # Somebody else's label lifts nothing.
            await eve.call("POST", f"/api/blocks/{one.id}/remove", None, BlockList)
            assert (await blocks(anne)).blocked == [one]
            assert (await anne.call("POST", f"/api/blocks/{one.id}/remove", None, BlockList)).blocked == []
            made = await anne.create(S_G, ["me", "open"], "Anne")
            await bob.do(made.info.id, "sit", {"name": "Bob"})

    run(scenario())


@pytest.mark.parametrize("memory_aid", [True, False], ids=["retold", "live"])
def test_the_phrases_of_someone_who_is_blocked_are_not_heard(tmp_path: Path, memory_aid: bool) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G, options={"memory-aid": memory_aid})).info.id
            async with anne.follow(table) as hearing, bob.follow(table) as speaking:
                await speaking.say(1, "hello")
                await hearing.until(lambda: bool(hearing.events))
                assert [(event.who, event.phrase) for event in hearing.events] == [(1, "hello")]
                await block(anne, table, 1)
                await speaking.say(1, "oops")
                await hearing.say(0, "thanks")
                await hearing.until(lambda: len(hearing.events) == 3)
                assert [(event.who, event.phrase) for event in hearing.events[1:]] == [(None, None), (0, "thanks")]
                # Bob hears everything, and no stream has a gap.
                await speaking.until(lambda: len(speaking.events) == 3)
                assert [event.phrase for event in speaking.events] == ["hello", "oops", "thanks"]
                for follower in (hearing, speaking):
                    first = follower.events[0].number
                    assert [event.number for event in follower.events] == [first, first + 1, first + 2]
            again = anne.follow(table)
            again.seen = {0: msgspec.structs.replace(hearing.seen[0], number=first - 1)}
            async with again:
                told = [(event.who, event.phrase) for event in again.events]
                # Blocks count for what is told again too, from the first phrase on.
                assert told == ([(None, None), (None, None), (0, "thanks")] if memory_aid else [])

    run(scenario())


def test_whoever_the_asker_has_blocked_is_not_asked_for_a_rematch(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            await block(anne, table, 1)
            home.service.rooms.lives[table].room.status = "over"
            fresh = await anne.do(table, "rematch")
            assert [(seat.kind, seat.access) for seat in fresh.info.seats] == [("human", ""), ("vacant", "link")]
            await refused("seat/blocked", bob.do(fresh.info.id, "sit", {"name": "Bob", "seat": 1}))

    run(scenario())


@pytest.mark.parametrize("known", [(), ("by",), ("of",), ("by", "of")])
def test_a_block_is_known_from_both_sides(tmp_path: Path, known: tuple[str, ...]) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            guests = home.service.store.guests

            async def remember() -> None:
                for way in known:
                    await (guests.blocked_by("anne") if way == "by" else guests.blockers_of("bob"))

            await remember()
            assert not await guests.has_blocked("anne", "bob")
            await guests.block("anne", "bob", "Bob", 1)
            await remember()
            assert await guests.has_blocked("anne", "bob")
            assert not await guests.has_blocked("bob", "anne")
            await guests.unblock("anne", "bob")
            assert not await guests.has_blocked("anne", "bob")

    run(scenario())


def test_nobody_can_block_the_whole_world(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            identity = anne.token.split(".")[1]
            for number in range(BLOCKS):
                await home.service.store.guests.block(identity, f"guest {number}", "G", number)
            await refused("limit/blocks", block(anne, table, 1))

    run(scenario())


async def reported(home: House) -> list[tuple[Any, ...]]:
    async with home.service.store.engine.connect() as connection:
        found = await connection.execute(select(report_rows).order_by(report_rows.c.reason))
        return [tuple(row)[:6] for row in found.all()]


# -- reporting -------------------------------------------------------------------------------------------------------


def test_a_report_is_stored_for_the_operator_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G, 1)).info.id
            for reason in ("name", "name"):
                await report(anne, table, 1, reason)
            first = await reported(home)
            await report(anne, table, 1, "stalling")
            await refused("seat/nobody", report(anne, table, 2))
            await refused("seat/yourself", report(bob, table, 1))
            await refused("seat/unknown", report(bob, table, 7))
            await refused("request/invalid", report(anne, table, 1, "he is stupid"))
            await refused("identity/missing", report(Client(home.url), table, 1))
            who, whom = (person.token.split(".")[1] for person in (anne, bob))
            assert first == [(who, whom, table, "name", 1, "player 1")]
            # Another report of the same person replaces it; those of others stay.
            assert await reported(home) == [(who, whom, table, "stalling", 1, "player 1")]
            await report(bob, table, 0, "name")
            assert await reported(home) == [
                (whom, who, table, "name", 0, "player 0"),
                (who, whom, table, "stalling", 1, "player 1"),
            ]

    run(scenario())


def test_reports_and_blocks_are_limited(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), reports_per_hour=20) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            for reason in ("name", "phrases"):
                await report(anne, table, 1, reason)
            await block(anne, table, 1)
            await refused("limit/rate", report(anne, table, 1, "other"))
            await refused("limit/rate", block(anne, table, 1))
            await report(bob, table, 0)

    run(scenario())
