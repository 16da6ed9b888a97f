"""A rematch asks: nobody is seated who does not want to, and the game starts once everyone is there."""

from pathlib import Path

from service.houses import gathered, house, play_out, run, sqlite_url, until
from service.test_tables import S_G, refused
from sterling import Rng
from sterling.service.acts import Bot, Close, Next, decode_act, encode_act
from sterling.service.client import Client
from sterling.service.messages import TableAnswer, TableList


async def over(people: list[Client], game: str = "john-silver", bots: int = 0) -> str:
    table = (await gathered(people, game, bots)).info.id
    await play_out(people, table, Rng(4))
    return table


async def started(person: Client, table: str) -> TableAnswer:
    async with person.follow(table) as follower:
        await follower.until(lambda: follower.info is not None and follower.info.status == "playing")
    return await person.show(table)


def test_the_others_are_asked_and_come_if_they_like(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob, eve = [await home.guest() for _ in range(3)]
            table = await over([anne, bob], bots=1)
            async with bob.follow(table) as watching:
                fresh = await anne.do(table, "rematch")
                await watching.until(lambda: watching.info is not None and watching.info.next == fresh.info.id)
                assert [(event.kind, event.who) for event in watching.events][-1] == ("next", 0)
                assert watching.info is not None
                assert watching.info.next_by == 0
            seats = fresh.info.seats
            assert [(seat.kind, seat.access, seat.name or seat.level) for seat in seats] == [
                ("human", "", "player 0"),
                ("vacant", "reserved", "player 1"),
                ("bot", "", "greedy"),
            ]
            assert (fresh.owner, fresh.links) == (True, [])
            # Nobody was seated, and nobody else may sit down there.
            mine = await bob.call("GET", "/api/tables?mine=true", None, TableList)
            assert [info.id for info in mine.tables] == [table]
            # Who is asked finds it among their tables; nobody else does.
            assert [info.id for info in mine.invited] == [fresh.info.id]
            for other in (anne, eve):
                assert (await other.call("GET", "/api/tables?mine=true", None, TableList)).invited == []
            problem = await refused("seat/reserved", eve.do(fresh.info.id, "sit", {"name": "Eve", "seat": 1}))
            assert problem.facts == {"name": "player 1"}
            await refused("seat/reserved", anne.do(fresh.info.id, "sit", {"name": "Anne", "seat": 1}))
            await refused("seat/none-open", eve.do(fresh.info.id, "sit", {"name": "Eve"}))
            assert [(await who.show(fresh.info.id)).reserved for who in (anne, bob, eve)] == [[], [1], []]
            await anne.add_nonces(fresh)
            await refused("table/vacant", anne.do(fresh.info.id, "start"))
            sat = await bob.do(fresh.info.id, "sit", {"name": "Bob", "seat": 1})
            assert sat.reserved == []
            assert (await bob.call("GET", "/api/tables?mine=true", None, TableList)).invited == []
            await bob.add_nonces(sat)
            # It starts by itself; an owner's client that starts it all the same is not refused.
            assert (await started(bob, fresh.info.id)).info.seats[1].name == "Bob"
            await anne.do(fresh.info.id, "start")
            await refused("table/not-owner", bob.do(fresh.info.id, "start"))

    run(scenario())


def test_the_owner_hears_who_declines_and_fills_the_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob, carl = [await home.guest() for _ in range(3)]
            table = await over([anne, bob, carl])
            fresh = await bob.do(table, "rematch")
            await refused("seat/not-yours", carl.do(fresh.info.id, "seats/0/decline"))
            async with bob.follow(fresh.info.id) as owner:
                answer = await anne.do(fresh.info.id, "seats/0/decline")
                assert answer.reserved == []
                await owner.until(lambda: any(event.kind == "decline" for event in owner.events))
                assert owner.info is not None
                seat = owner.info.seats[0]
                assert (owner.events[-1].who, seat.name, seat.access) == (0, "player 0", "declined")
            await refused("seat/not-yours", anne.do(fresh.info.id, "seats/0/decline"))
            await refused("seat/closed", anne.do(fresh.info.id, "sit", {"name": "Anne", "seat": 0}))
            await carl.add_nonces(await carl.do(table, "rematch"))
            await bob.add_nonces(await bob.do(fresh.info.id, "seats/0/bot", {"level": "greedy"}))
            assert [seat.kind for seat in (await started(bob, fresh.info.id)).info.seats] == ["bot", "human", "human"]

    run(scenario())


def test_a_reserved_seat_is_free_once_the_owner_opens_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob, eve = [await home.guest() for _ in range(3)]
            table = await over([anne, bob])
            fresh = await anne.do(table, "rematch")
            await refused("table/not-owner", bob.do(fresh.info.id, "seats/1/open", {"access": "link"}))
            opened = await anne.do(fresh.info.id, "seats/1/open", {"access": "link"})
            assert [link.seat for link in opened.links] == [1]
            assert opened.info.seats[1].name == ""
            assert (await bob.show(fresh.info.id)).reserved == []
            await eve.do(fresh.info.id, "sit", {"name": "Eve", "key": opened.links[0].key})
            # Who asks for a rematch now comes too late for a seat, but learns where it is.
            assert (await bob.do(table, "rematch")).info.id == fresh.info.id
            assert (await bob.show(fresh.info.id)).tokens == []

    run(scenario())


def test_who_asks_second_comes_to_the_first_one_s_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = await over([anne, bob], S_G)
            await anne.add_nonces(await anne.do(table, "rematch"))
            second = await bob.do(table, "rematch")
            assert [token.seat for token in second.tokens] == [1]
            assert not second.owner
            await bob.add_nonces(second)
            await started(anne, second.info.id)

    run(scenario())


def test_alone_against_computer_players_the_rematch_starts_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = await over([anne], bots=2)
            fresh = await anne.do(table, "rematch")
            await anne.add_nonces(fresh)
            await until(lambda: home.service.rooms.lives[fresh.info.id].room.status == "playing")

    run(scenario())


def test_old_logs_read_as_before() -> None:
    assert decode_act(b'{"do":"next","table":"x"}') == Next("x", None)
    assert encode_act(Next("x")) == b'{"do":"next","table":"x"}'
    assert decode_act(encode_act(Close())) == Close()
    assert decode_act(b'{"do":"bot","seat":1,"level":"greedy"}') == Bot(1, "greedy")
