"""Somebody left: from when on the others may let a computer player go on, and how the seat is taken back."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from service.conftest import Postgres
from service.houses import choose, gathered, house, run, sqlite_url, until
from service.test_tables import S_G, refused
from sterling import Rng
from sterling.service.acts import Header
from sterling.service.client import Client, Follower
from sterling.service.identity import OFFER_MILLISECONDS, Keyring
from sterling.service.messages import Away, Here, decode_answer
from sterling.service.sources import Sources, milliseconds

BOT = {"level": "greedy"}


class Eyes:
    """A table as one person follows it, with what is said about presence."""

    def __init__(self, person: Client, table: str) -> None:
        self.here: list[Here] = []
        self.follower: Follower = person.follow(table, heard=self._hear)

    def _hear(self, frame: str) -> None:
        message = decode_answer(frame)
        if isinstance(message, Here):
            self.here.append(message)

    async def __aenter__(self) -> "Eyes":
        await self.follower.__aenter__()
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.follower.__aexit__(None, None, None)

    def away(self) -> list[Away]:
        return self.here[-1].away if self.here else []

    async def told(self, *away: tuple[int, bool]) -> list[Away]:
        """Waits until exactly these seats are away; the second of each is whether the others may give it over now."""
        wanted = [*away]
        await until(lambda: bool(self.here) and [(one.seat, one.left == 0) for one in self.away()] == wanted)
        return self.away()


def test_the_seat_of_someone_who_left_is_offered_after_two_minutes_and_taken_back_with_one_request(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            async with Eyes(anne, table) as eyes:
                async with bob.follow(table):
                    await eyes.told()
                (one,) = await eyes.told((1, False))
                assert one.left is not None
                assert 0 < one.left <= 120_000
                assert one.offer == ""
                problem = await refused("seat/awake", anne.do(table, "seats/1/bot", BOT))
                assert problem.facts == {"name": "player 1", "minutes": 2}
                home.let_time_pass(121)
                (one,) = await eyes.told((1, True))
                await anne.do(table, "seats/1/bot", {**BOT, "offer": one.offer})
                await eyes.told()
            # Bob opens the table again.
            assert (await bob.show(table)).former == [1]
            assert (await bob.do(table, "seats/1/take", {"name": "Bob"})).tokens[0].seat == 1
            # He is not connected yet, and has two minutes for that.
            await refused("seat/awake", anne.do(table, "seats/1/bot", BOT))

    run(scenario())


def test_the_service_tells_when_the_moment_comes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G, away=30)).info.id
            async with Eyes(anne, table) as eyes:
                async with bob.follow(table):
                    await eyes.told()
                await eyes.told((1, False))
                live = home.service.rooms.lives[table]
                # Nothing happens any more, except that the last second passes.
                home.let_time_pass(29)
                await until(lambda: live.crowd.telling is None)
                await eyes.told((1, True))

    run(scenario())


def test_someone_who_comes_back_keeps_the_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            async with Eyes(anne, table) as eyes:
                home.let_time_pass(121)
                (one,) = await eyes.told((1, True))
                async with bob.follow(table):
                    problem = await refused("seat/here", anne.do(table, "seats/1/bot", {**BOT, "offer": one.offer}))
                    assert problem.facts == {"name": "player 1"}
                    await eyes.told()
                # The time counts anew.
                await eyes.told((1, False))
                await refused("seat/awake", anne.do(table, "seats/1/bot", BOT))

    run(scenario())


def test_someone_who_never_came_counts_from_the_restart_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
        later = Sources(now=lambda: milliseconds() + 3_600_000)
        async with house(sqlite_url(tmp_path), sources=later) as home:
            again = Client(home.url, anne.token)
            async with Eyes(again, table) as eyes:
                await eyes.told((1, False))
                home.let_time_pass(121)
                await eyes.told((1, True))
                await again.do(table, "seats/1/bot", BOT)

    run(scenario())


def test_the_time_is_chosen_at_set_up_and_old_tables_have_two_minutes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            made = await gathered([anne, bob], S_G, away=600)
            assert made.info.away == 600
            async with Eyes(anne, made.info.id) as eyes:
                home.let_time_pass(121)
                await eyes.told((1, False))
                problem = await refused("seat/awake", anne.do(made.info.id, "seats/1/bot", BOT))
                assert problem.facts["minutes"] == 10
                home.let_time_pass(480)
                await eyes.told((1, True))
            await refused("request/invalid", anne.create(S_G, ["me", "link"], "A", away=5))
            header = await home.service.store.header(made.info.id)
            old = {name: value for name, value in msgspec.to_builtins(header).items() if name != "away"}
            assert msgspec.convert(old, Header).away == 120

    run(scenario())


def test_over_days_the_seat_is_offered_when_the_clock_has_run_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            clock = {"kind": "move", "seconds": 86_400}
            table = (await gathered([anne, bob], S_G, clock=clock)).info.id
            async with Eyes(anne, table) as eyes:
                (one,) = await eyes.told((1, False))
                assert one.left is None
                home.let_time_pass(80_000)
                await eyes.told((1, False))
                problem = await refused("seat/awake", anne.do(table, "seats/1/bot", BOT))
                assert problem.facts["minutes"] == 0
                home.let_time_pass(7_000)
                (one,) = await eyes.told((1, True))
                async with bob.follow(table):
                    await eyes.told()
                await eyes.told((1, True))
                await anne.do(table, "seats/1/bot", {**BOT, "offer": one.offer})

    run(scenario())


def test_someone_connected_who_does_nothing_keeps_the_seat_as_long_as_the_operator_says(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), patience=3600) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            async with Eyes(anne, table) as eyes, bob.follow(table) as other:
                home.let_time_pass(3500)
                await eyes.told()
                await refused("seat/here", anne.do(table, "seats/1/bot", BOT))
                home.let_time_pass(200)
                await until(lambda: (1, 0) in [(one.seat, one.left) for one in eyes.away()])
                # Both have to choose. As soon as something public happens, the time counts anew.
                await eyes.follower.move(0, "K12")
                await other.move(1, "K12")
                await eyes.told()
                home.let_time_pass(3700)
                await until(lambda: (1, 0) in [(one.seat, one.left) for one in eyes.away()])
                await anne.do(table, "seats/1/bot", BOT)

    run(scenario())


def test_only_people_at_the_table_may_give_a_seat_over_and_never_before_the_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob, eve = [await home.guest() for _ in range(3)]
            table = (await gathered([anne, bob], S_G, start=False)).info.id
            home.let_time_pass(3600)
            await refused("seat/taken", anne.do(table, "seats/1/bot", BOT))
            await anne.do(table, "start")
            home.let_time_pass(3600)
            await refused("table/not-owner", eve.do(table, "seats/1/bot", BOT))
            await bob.do(table, "seats/0/bot", BOT)

    run(scenario())


def test_presence_does_not_tell_when_somebody_acts_unseen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While somebody is away, a public act is followed by news of presence, and a hidden one is not."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            announced: list[int] = []
            hidden = public = 0
            rng = Rng(5)
            async with anne.follow(table) as one, bob.follow(table) as other:
                live = home.service.rooms.lives[table]
                await until(lambda: live.crowd.telling is None)
                monkeypatch.setattr(home.service.audience, "announce", lambda live: announced.append(live.room.number))
                while not (hidden > 2 and public > 2) and not one.over():
                    for seat, follower in enumerate((one, other)):
                        if seat not in follower.asked():
                            continue
                        live.crowd.away = {1: True}
                        decision = follower.seen[seat].decision
                        await follower.move(seat, choose(follower.legal(seat), rng))
                        await follower.decided(seat, decision)
                        seen = (await home.service.store.log(table))[-1].mask >> 2 & 1
                        assert (live.room.number in announced) == bool(seen)
                        hidden, public = hidden + 1 - seen, public + seen
            assert hidden > 2

    run(scenario())


def test_an_offer_holds_for_its_seat_and_not_for_long() -> None:
    keyring = Keyring(b"k")
    key = keyring.offer_key("table", 1, 3, 1000)
    assert keyring.is_offered(key, "table", 1, 3, 1000 + OFFER_MILLISECONDS - 1)
    assert not keyring.is_offered(key, "table", 1, 3, 1000 + OFFER_MILLISECONDS)
    for other in (("elsewhere", 1, 3), ("table", 0, 3), ("table", 1, 4)):
        assert not keyring.is_offered(key, *other, now=1000)
    for bad in ("", ".", "1000", "1000.x", "x.y", key.replace("1000", "2000")):
        assert not keyring.is_offered(bad, "table", 1, 3, 1000)


def test_what_one_node_offers_another_accepts(postgres: Postgres) -> None:
    database = postgres.create("offered")

    async def scenario() -> None:
        async with house(database) as one, house(database) as two:
            anne, bob = await one.guest(), await two.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            elsewhere = Client(two.url, anne.token)
            async with Eyes(anne, table) as eyes:
                async with bob.follow(table):
                    await eyes.told()
                await eyes.told((1, False))
                one.let_time_pass(121)
                (offered,) = await eyes.told((1, True))
                # The other node has not seen anybody leave, and its own clock has not moved on.
                await refused("seat/awake", elsewhere.do(table, "seats/1/bot", BOT))
                two.service.sources.now = one.service.sources.now
                del two.service.rooms.lives[table]
                await refused("seat/awake", elsewhere.do(table, "seats/1/bot", BOT))
                await elsewhere.do(table, "seats/1/bot", {**BOT, "offer": offered.offer})

    run(scenario())
