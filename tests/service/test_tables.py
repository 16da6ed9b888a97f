"""Tables and seats: created, shared by link, left, taken back, started, watched, played again."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sterling
from service.houses import gathered, house, play_on, play_out, run, sqlite_url
from sterling import Record, Rng
from sterling.games.verify import verify
from sterling.service.acts import Move
from sterling.service.client import Client
from sterling.service.errors import ServiceError
from sterling.service.messages import Ack, TableAnswer, TableList

S_G = "silver-gold"


async def refused(code: str, request: Coroutine[Any, Any, Any]) -> ServiceError:
    with pytest.raises(ServiceError) as problem:
        await request
    assert problem.value.code == code
    return problem.value


def test_a_friend_sits_down_by_link_and_nobody_else_can(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob, eve = [await home.guest() for _ in range(3)]
            made = await anne.create(S_G, ["me", "link"], "  Anne\u202e\n ")
            table = made.info.id
            assert made.owner
            assert [seat.kind for seat in made.info.seats] == ["human", "vacant"]
            assert made.info.seats[0].name == "Anne"
            key = made.links[0].key
            assert made.links[0].url == f"{home.url}/#/seat/{table}/{key}"
            await refused("seat/closed", eve.do(table, "sit", {"name": "Eve", "seat": 1}))
            await refused("seat/none-open", eve.do(table, "sit", {"name": "Eve"}))
            await refused("seat/invite", eve.do(table, "sit", {"name": "Eve", "key": key[:-1] + "!"}))
            await refused("name/empty", bob.do(table, "sit", {"name": " \u200b ", "key": key}))
            sat = await bob.do(table, "sit", {"name": "Bob", "key": key})
            assert [token.seat for token in sat.tokens] == [1]
            assert sat.links == []
            again = await bob.do(table, "sit", {"name": "Bob", "key": key})
            assert again.info == sat.info
            await refused("seat/taken", eve.do(table, "sit", {"name": "Eve", "key": key}))
            seen = await eve.show(table)
            assert (seen.owner, seen.links, seen.tokens) == (False, [], [])
            assert [one.seat for one in seen.seen] == [-1]

    run(scenario())


def test_the_start_needs_everybody_and_their_nonces(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            made = await anne.create(S_G, ["me", "open", "greedy"], "Anne")
            table = made.info.id
            await refused("table/vacant", anne.do(table, "start"))
            sat = await bob.do(table, "sit", {"name": "Bob"})
            await refused("table/nonce-missing", anne.do(table, "start"))
            await refused("seat/not-yours", bob.do(table, "nonces", {"seat": 0, "nonce": "0" * 64}))
            await refused("request/invalid", bob.do(table, "nonces", {"seat": 1, "nonce": "xyz"}))
            await anne.add_nonces(made)
            nonces = await bob.add_nonces(sat)
            await bob.do(table, "nonces", {"seat": 1, "nonce": nonces[1]})
            await refused("nonce/twice", bob.do(table, "nonces", {"seat": 1, "nonce": "0" * 64}))
            await refused("table/not-owner", bob.do(table, "start"))
            started = await anne.do(table, "start")
            assert started.info.status == "playing"
            assert started.info.reveal is None
            await refused("table/started", anne.do(table, "start"))
            await refused("table/started", bob.do(table, "nonces", {"seat": 1, "nonce": "1" * 64}))

    run(scenario())


def test_a_leaver_is_replaced_by_a_bot_and_takes_the_seat_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob, eve = [await home.guest() for _ in range(3)]
            made = await gathered([anne, bob], S_G, start=True)
            table = made.info.id
            async with bob.follow(table) as follower:
                assert follower.seats() == [1]
                await refused("seat/here", anne.do(table, "seats/1/bot", {"level": "greedy"}))
                await bob.do(table, "seats/1/leave", {})
                await follower.until(lambda: follower.seats() == [])
                assert list(follower.seen) == [-1]
                await refused("table/not-owner", eve.do(table, "seats/1/bot", {"level": "greedy"}))
                await refused("setup/bot", anne.do(table, "seats/1/bot", {"level": "deep-blue"}))
                await anne.do(table, "seats/1/bot", {"level": "greedy"})
                await follower.until(lambda: any(event.kind == "bot" for event in follower.events))
                await refused("seat/not-yours", eve.do(table, "seats/1/take", {"name": "Eve"}))
                assert [(await who.show(table)).former for who in (anne, bob, eve)] == [[], [1], []]
                await bob.do(table, "seats/1/take", {"name": "Bob again"})
                await follower.until(lambda: follower.seats() == [1])
                info = (await anne.show(table)).info
                assert info.seats[1].name == "Bob again"
                assert (await bob.show(table)).former == []
            await bob.do(table, "seats/1/leave", {"level": "random"})
            assert (await anne.show(table)).info.seats[1].level == "random"
            followers = await play_out([anne], table, Rng(1))
            assert followers[0].over()
            await refused("table/over", bob.do(table, "seats/1/take", {"name": "Bob"}))

    run(scenario())


def test_a_seat_token_gives_the_seat_on_another_device_until_it_changes_hands(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            token = (await bob.show(table)).tokens[0].token
            from sterling.service.identity import Asker

            live = await home.service.rooms.live(table)
            phone = Asker("", (token,))
            assert home.service.holders.held(live.room, phone) == [1]
            assert home.service.holders.held(live.room, Asker("", (token.replace(".1.", ".0.", 1),))) == []
            await bob.do(table, "seats/1/leave", {"level": "greedy"})
            assert home.service.holders.held(live.room, phone) == []

    run(scenario())


def test_the_owner_arranges_the_seats_before_the_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            made = await anne.create(S_G, ["me", "link", "greedy"], "Anne")
            table, key = made.info.id, made.links[0].key
            await refused("table/not-owner", bob.do(table, "seats/1/bot", {"level": "greedy"}))
            await anne.do(table, "seats/1/bot", {"level": "random"})
            await refused("seat/invite", bob.do(table, "sit", {"name": "Bob", "key": key}))
            opened = await anne.do(table, "seats/2/open", {"access": "open"})
            assert opened.info.seats[2].access == "open"
            await bob.do(table, "sit", {"name": "Bob", "seat": 2})
            emptied = await anne.do(table, "seats/2/open", {"access": "link"})
            assert emptied.info.seats[2].kind == "vacant"
            assert (await bob.show(table)).tokens == []
            await refused("seat/unknown", anne.do(table, "seats/7/bot", {"level": "greedy"}))
            await refused("table/unknown", anne.show("x" * 22))

    run(scenario())


def test_one_client_holds_several_seats(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            made = await anne.create(S_G, ["me", "me", "me"], "Anne")
            await anne.add_nonces(made)
            await anne.do(made.info.id, "start")
            followers = await play_out([anne], made.info.id, Rng(3))
            assert followers[0].seats() == [0, 1, 2]
            assert verify(Record.parse(await anne.record(made.info.id))).nonces == (0, 1, 2)

    run(scenario())


def test_listed_tables_are_found_and_private_ones_are_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            listed = await anne.create(S_G, ["me", "open"], "Anne", listed=True)
            hidden = await anne.create(S_G, ["me", "open"], "Anne")
            found = await bob.call("GET", "/api/tables", None, TableList)
            assert [info.id for info in found.tables] == [listed.info.id]
            mine = await anne.call("GET", "/api/tables?mine=true", None, TableList)
            assert {info.id for info in mine.tables} == {listed.info.id, hidden.info.id}
            assert mine.waiting == []
            started = await gathered([anne], S_G, 1)
            mine = await anne.call("GET", "/api/tables?mine=true", None, TableList)
            assert mine.waiting == [started.info.id]
            assert mine.tables[0].id == started.info.id
            await refused("identity/missing", Client(home.url).call("GET", "/api/tables?mine=true", None, TableList))

    run(scenario())


def test_the_same_people_are_asked_to_one_new_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G, 1)).info.id
            await refused("table/not-over", bob.do(table, "rematch"))
            async with anne.follow(table) as watching:
                await play_out([anne, bob], table, Rng(4))
                await refused("seat/not-yours", (await home.guest()).do(table, "rematch"))
                fresh = await bob.do(table, "rematch")
                await watching.until(lambda: watching.info is not None and watching.info.next == fresh.info.id)
            assert [seat.kind for seat in fresh.info.seats] == ["vacant", "human", "bot"]
            assert (await anne.do(table, "rematch")).info.id == fresh.info.id
            assert [seat.name or seat.level for seat in fresh.info.seats] == ["player 0", "player 1", "greedy"]
            assert fresh.info.commitment != (await anne.show(table)).info.commitment
            for person in (anne, bob):
                await person.add_nonces(await person.show(fresh.info.id))
            await bob.do(fresh.info.id, "start")

    run(scenario())


def test_a_record_shows_each_what_it_may_see_and_the_whole_after_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            made = await gathered([anne, bob], S_G)
            table = made.info.id
            async with anne.follow(table) as first, bob.follow(table) as second:
                await first.move(0, "K12")
                await second.move(1, "K34")
            mine = Record.parse(await anne.record(table))
            assert [(entry.seat, entry.text) for entry in mine.entries] == [(0, "K12")]
            assert (mine.seed, mine.secret, mine.nonces) == ("", "", {})
            assert mine.commitment == made.info.commitment
            assert msgspec.json.decode(mine.seen[0]) == msgspec.json.decode((await anne.show(table)).seen[0].view)
            assert list(mine.seen) == [0]
            stranger = Record.parse(await Client(home.url).record(table))
            assert stranger.entries == ()
            assert list(stranger.seen) == [-1]
            assert msgspec.json.decode(stranger.seen[-1])["seat"] == -1
            await play_out([anne, bob], table, Rng(5))
            text = await Client(home.url).record(table)
            assert verify(Record.parse(text)).committed
            # Imported by another service, it can be replayed there, and its proof comes with it.
            eve = await home.guest()
            taken = await eve.call("POST", "/api/records", {"record": text}, type(made))
            assert taken.info.imported
            assert taken.info.scores == (await anne.show(table)).info.scores
            assert await eve.record(taken.info.id) == text
            half = Record.parse(text).text().replace("result", "#")
            await refused("record/import-unfinished", eve.call("POST", "/api/records", {"record": cut(half)}, dict))
            await refused("record/no-record", eve.call("POST", "/api/records", {"record": "?"}, dict))

    run(scenario())


@pytest.mark.parametrize(
    ("code", "game", "options"),
    [
        ("setup/option-value", "amulet", {"ages": "0-0"}),
        ("setup/option-value", "amulet", {"ages": "0-1-2"}),
        ("setup/option-value", "amulet", {"ages": "1"}),
        ("setup/option-value", "amulet", {"ages": "1-2"}),
        ("setup/option-value", "amulet", {"ages": "young"}),
        ("setup/option-value", "amulet", {"ages": ""}),
        ("setup/option-value", "amulet", {"ages": 10}),
        ("setup/option-value", "amulet", {"ages": True}),
        ("setup/option-value", "amulet", {"start-player": 2}),
        ("setup/option-value", "amulet", {"start-player": -1}),
        ("setup/option-value", "john-silver", {"start-player": "0"}),
        ("setup/option", "amulet", {"draw-start": True}),
        ("setup/option", S_G, {"ages": "0-1"}),
        ("request/invalid", "amulet", {"ages": [0, 1]}),
        ("request/invalid", "amulet", {"ages": "0-1" * 20}),
    ],
)
def test_AM_3_SG_11_JS_11_a_table_with_a_beginning_that_cannot_be_is_not_set(
    tmp_path: Path, code: str, game: str, options: dict[str, Any]
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            await refused(code, anne.create(game, ["me", "greedy"], "Anne", options=options))
            assert (await anne.call("GET", "/api/tables?mine=true", None, TableList)).tables == []

    run(scenario())


@pytest.mark.parametrize(
    ("options", "ages", "first"),
    [
        ({"ages": "2-0-1"}, [2, 0, 1], 2),
        ({"ages": "2-0-1", "start-player": 1}, [2, 0, 1], 1),
        ({"ages": None, "start-player": 1}, None, 1),
    ],
)
def test_AM_3_the_order_of_age_that_a_table_enters_is_seen_by_all(
    tmp_path: Path, options: dict[str, Any], ages: list[int] | None, first: int
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            made = await gathered([anne], "amulet", 2, options=options)
            assert made.info.options == {"memory-aid": True, "start-player": None, "ages": None, **options}
            for asker in (anne, Client(home.url)):
                view = msgspec.json.decode((await asker.show(made.info.id)).seen[0].view)
                assert view["first"] == first
                assert sorted(view["ages"]) == [0, 1, 2]
                assert ages in (None, view["ages"])

    run(scenario())


@pytest.mark.parametrize("memory_aid", [True, False], ids=["aid", "no-aid"])
def test_SG_32_JS_26_AM_4_a_record_of_a_running_game_lets_nobody_look_back(tmp_path: Path, memory_aid: bool) -> None:
    """Without memory aid it has only the player's own last action, as the log does."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1, options={"memory-aid": memory_aid})).info.id
            async with anne.follow(table) as follower:
                await play_on(follower, Rng(4), 9)
                own = [event.action for event in follower.events if event.action is not None]
            kept = [entry.text for entry in Record.parse(await anne.record(table)).entries]
            assert len(own) == 9
            assert kept == (own if memory_aid else own[-1:])

    run(scenario())


def cut(text: str) -> str:
    return "\n".join(text.split("\n")[:40]) + "\n"


def test_phrases_are_said_by_seat_and_known_by_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            async with anne.follow(table) as follower, Client(home.url).follow(table) as watching:
                await follower.say(0, "good-luck")
                await watching.until(lambda: any(event.phrase == "good-luck" for event in watching.events))
                await refused("phrase/unknown", follower.say(0, "you stink"))
                await refused("seat/not-yours", watching.say(0, "hello"))

    run(scenario())


def test_tables_that_cannot_be_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            await refused("setup/game", anne.create("chess", ["me", "open"], "A"))
            await refused("setup/seats", anne.create(S_G, ["me"], "A"))
            await refused("setup/bot", anne.create(S_G, ["me", "deep-blue"], "A"))
            await refused("setup/option", anne.create(S_G, ["me", "open"], "A", options={"speed": True}))
            await refused("setup/rule-set", anne.create(S_G, ["me", "open"], "A", rule_set="x"))
            await refused("name/empty", anne.create(S_G, ["me", "open"], ""))
            await refused("clock/kind", anne.create(S_G, ["me", "open"], "A", clock={"kind": "sun", "seconds": 9}))
            await refused("clock/seconds", anne.create(S_G, ["me", "open"], "A", clock={"kind": "move", "seconds": 0}))
            await refused("deck/colour", anne.create(S_G, ["me", "open"], "A", deck="card A pink"))
            await refused("request/invalid", anne.create(S_G, ["me", "open"], "A", colour="red"))
            await refused("identity/missing", Client(home.url).create(S_G, ["open", "open"]))

    run(scenario())


def test_who_is_here_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            frames: list[str] = []

            def told() -> str:
                """The latest presence announcement; a bot may move at any moment."""
                return next((frame for frame in reversed(frames) if '"type":"here"' in frame), "")

            async with anne.follow(table, heard=frames.append) as follower:
                async with Client(home.url).follow(table):
                    await follower.until(lambda: '"watching":1' in told())
                await follower.until(lambda: '"seats":[0],"watching":0' in told())

    run(scenario())


def test_two_who_want_a_rematch_at_once_get_one_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], "john-silver")).info.id
            await play_out([anne, bob], table, Rng(4))
            fresh = await asyncio.gather(*[person.do(table, "rematch") for person in (anne, bob, anne, bob)])
            assert len({answer.info.id for answer in fresh}) == 1
            mine = await anne.call("GET", "/api/tables?mine=true", None, TableList)
            assert len(mine.tables) == 2

    run(scenario())


def test_the_log_of_a_table_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long someone talks or comes and goes, what the service stores is bounded."""
    monkeypatch.setattr("sterling.service.checks.CHANGES", 6)

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            made = await anne.create(S_G, ["me", "open"], "Anne")
            table = made.info.id
            async with anne.follow(table) as follower:
                for _ in range(6):
                    await follower.say(0, "hello")
                await refused("limit/phrases", follower.say(0, "hello"))
            for _ in range(3):
                # Requests that change nothing are not written.
                await anne.do(table, "seats/1/open", {"access": "open"})
            await bob.do(table, "sit", {"name": "Bob"})
            await bob.do(table, "seats/1/leave", {})
            await bob.do(table, "sit", {"name": "Bob"})
            await bob.do(table, "seats/1/leave", {})
            await bob.do(table, "sit", {"name": "Bob"})
            # Leaving is always allowed.
            await bob.do(table, "seats/1/leave", {})
            await refused("limit/seats", bob.do(table, "sit", {"name": "Bob"}))
            # Strangers cannot use up what the owner and invited people have.
            for _ in range(2):
                key = (await anne.do(table, "seats/1/open", {"access": "link"})).links[0].key
                await bob.do(table, "sit", {"name": "Bob", "key": key})
                await bob.do(table, "seats/1/leave", {})
            await refused("limit/seats", anne.do(table, "seats/1/bot", {"level": "greedy"}))
            await refused("limit/seats", anne.do(table, "seats/1/open", {"access": "open"}))

    run(scenario())


def test_one_guest_sits_down_so_often_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sterling.service.seating.SITS", 3)

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob, eve = [await home.guest() for _ in range(3)]
            table = (await anne.create(S_G, ["me", "open"], "Anne")).info.id
            for _ in range(3):
                await eve.do(table, "sit", {"name": "Eve"})
                await eve.do(table, "seats/1/leave", {})
            await refused("limit/seats", eve.do(table, "sit", {"name": "Eve"}))
            await bob.do(table, "sit", {"name": "Bob"})

    run(scenario())


@pytest.mark.parametrize("game", ["amulet", "john-silver"])
def test_nobody_looks_into_a_second_hand(tmp_path: Path, game: str) -> None:
    """A person who plays or has played a seat cannot take another in the same game; they get their own seat back."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob, carl, dora = [await home.guest() for _ in range(4)]
            made = await gathered([anne, bob, carl], game, 1)
            table = made.info.id
            # A bot's seat is not emptied in mid-game.
            await refused("seat/taken", anne.do(table, "seats/3/open", {"access": "open"}))
            await carl.do(table, "seats/2/leave", {})
            await anne.do(table, "seats/2/open", {"access": "open"})
            for player, seat in ((anne, 0), (bob, 1)):
                await refused("seat/second", player.do(table, "sit", {"name": "X", "seat": 2}))
                await refused("seat/second", player.do(table, "sit", {"name": "X"}))
                assert [seen.seat for seen in (await player.show(table)).seen] == [seat]
            # Not even after leaving their own seat.
            await bob.do(table, "seats/1/leave", {"level": "greedy"})
            await refused("seat/second", bob.do(table, "sit", {"name": "X", "seat": 2}))
            await bob.do(table, "seats/1/take", {"name": "Bob"})
            # A newcomer may; and the person who left comes back when the newcomer has gone.
            await dora.do(table, "sit", {"name": "Dora", "seat": 2})
            await refused("seat/taken", carl.do(table, "seats/2/take", {"name": "Carl"}))
            await dora.do(table, "seats/2/leave", {"level": "greedy"})
            assert (await carl.show(table)).former == [2]
            await carl.do(table, "seats/2/take", {"name": "Carl"})
            assert [seen.seat for seen in (await carl.show(table)).seen] == [2]

    run(scenario())


def test_before_the_start_one_may_take_several_seats(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await anne.create(S_G, ["me", "open", "open"], "Anne")).info.id
            await anne.do(table, "sit", {"name": "Anne too"})
            made = await anne.do(table, "sit", {"name": "Anne three"})
            await anne.add_nonces(made)
            assert (await anne.do(table, "start")).info.status == "playing"
            # … and all of them come back to the people who left them.
            await anne.do(table, "seats/1/leave", {"level": "greedy"})
            await anne.do(table, "seats/2/leave", {})
            await anne.do(table, "seats/1/take", {"name": "Anne"})
            await anne.do(table, "seats/2/take", {"name": "Anne"})
            assert [seen.seat for seen in (await anne.show(table)).seen] == [0, 1, 2]

    run(scenario())


def test_an_id_stands_for_one_thing(tmp_path: Path) -> None:
    """Acknowledged means done: an id that was used for something else is refused, even after a restart."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            say = {"id": "1", "seat": 0, "phrase": "hello"}
            move = {"id": "1", "seat": 0, "decision": 0, "action": "K12"}
            number = (await anne.call("POST", f"/api/tables/{table}/say", say, Ack)).number
            assert (await anne.call("POST", f"/api/tables/{table}/say", say, Ack)).number == number
            await refused("move/id-used", anne.call("POST", f"/api/tables/{table}/moves", move, Ack))
            assert (await anne.show(table)).seen[0].decision == 0
            move["id"] = "2"
            done = await anne.call("POST", f"/api/tables/{table}/moves", move, Ack)
            assert await anne.call("POST", f"/api/tables/{table}/moves", {**move, "action": 0}, Ack) == done
            for other in ({"action": "K13"}, {"decision": 1}):
                await refused("move/id-used", anne.call("POST", f"/api/tables/{table}/moves", {**move, **other}, Ack))
            home.service.rooms.lives.clear()
            assert await anne.call("POST", f"/api/tables/{table}/moves", move, Ack) == done
            await refused(
                "move/id-used", anne.call("POST", f"/api/tables/{table}/moves", {**move, "action": "K34"}, Ack)
            )

    run(scenario())


def test_a_new_holder_has_ids_of_its_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob, eve = [await home.guest() for _ in range(3)]
            table = (await gathered([anne, bob], S_G)).info.id
            say = {"id": "1", "seat": 1, "phrase": "hello"}
            await bob.call("POST", f"/api/tables/{table}/say", say, Ack)
            await bob.do(table, "seats/1/leave", {})
            await anne.do(table, "seats/1/open", {"access": "open"})
            await eve.do(table, "sit", {"name": "Eve"})
            move = {"id": "1", "seat": 1, "decision": 0, "action": "K12"}
            await eve.call("POST", f"/api/tables/{table}/moves", move, Ack)
            assert (await eve.show(table)).seen[0].decision == 1

    run(scenario())


def test_a_game_is_not_played_on_by_other_rules_than_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sterling.games.silver_gold import SilverGold

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1, listed=True)).info.id
            other = (await anne.create("amulet", ["me", "open"], "Anne", listed=True)).info.id
        newer = SilverGold.facts.rules_version + 1
        facts = msgspec.structs.replace(SilverGold.facts, rules_version=newer, oldest_rules=newer)
        monkeypatch.setattr(SilverGold, "facts", facts)
        async with house(sqlite_url(tmp_path)) as home:
            anne.address = type(anne.address)(home.url)
            anne._connection = None
            await refused("table/rules", anne.show(table))
            # It does not block anything.
            for query in ("", "?mine=true"):
                found = await anne.call("GET", f"/api/tables{query}", None, TableList)
                assert [info.id for info in found.tables] == [other]

    run(scenario())


def test_lists_carry_no_decks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            deck = (files("sterling") / "games" / "silver_gold" / "deck.txt").read_text(encoding="utf-8")
            table = (await anne.create(S_G, ["me", "open"], "Anne", listed=True, deck=deck)).info.id
            assert (await anne.show(table)).info.deck == deck
            for query in ("", "?mine=true"):
                found = await anne.call("GET", f"/api/tables{query}", None, TableList)
                assert [(info.id, info.deck) for info in found.tables] == [(table, None)]

    run(scenario())


def test_names_in_an_imported_record_are_cleaned_and_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            await play_out([anne], table, Rng(3))
            record = Record.parse(await anne.record(table))
            bad = msgspec.structs.replace(record, names=("\u202eevil\u2066", "\u3164"))
            taken = await anne.call("POST", "/api/records", {"record": bad.text()}, TableAnswer)
            assert [(seat.kind, seat.name) for seat in taken.info.seats] == [("human", "evil"), ("human", "-")]
            assert taken.tokens == []
            assert taken.links == []
            assert Record.parse(await anne.record(taken.info.id)).names == ("evil", "-")

    run(scenario())


def test_a_table_whose_log_cannot_be_read_holds_up_no_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            tables = [(await gathered([anne], S_G, 1)).info.id for _ in range(2)]
        file = sqlite3.connect(tmp_path / "sterling.db")
        file.execute("DELETE FROM entries WHERE number > 4")
        file.execute("UPDATE tables SET due_at = 1")
        file.execute("UPDATE entries SET act = ? WHERE table_id = ? AND number = 4", (b"{}", tables[0]))
        file.execute("UPDATE tables SET due_at = 0 WHERE id = ?", (tables[0],))
        file.commit()
        file.close()
        async with house(sqlite_url(tmp_path)) as home:
            # The good table does not wait forever.
            while not any(isinstance(entry.act, Move) for entry in await home.service.store.log(tables[1])):
                await asyncio.sleep(0.05)
            await refused("table/damaged", anne_at(home.url, anne).show(tables[0]))

    run(scenario())


def anne_at(url: str, anne: Client) -> Client:
    return Client(url, anne.token)


def test_people_at_one_screen_have_names_of_their_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            seats = [{"kind": "me"}, {"kind": "me", "name": " Bob\n"}]
            body = {"game": S_G, "name": "Anne", "seats": seats}
            made = await anne.call("POST", "/api/tables", body, TableAnswer)
            assert [seat.name for seat in made.info.seats] == ["Anne", "Bob"]
            assert [token.seat for token in made.tokens] == [0, 1]

    run(scenario())


@pytest.mark.parametrize(
    ("seats", "clock", "aid"),
    [
        (["me", "greedy"], None, True),
        (["me", "link"], None, False),
        (["me", "me"], None, False),
        (["me", "link"], {"kind": "move", "seconds": 45}, False),
        (["me", "link"], {"kind": "move", "seconds": 86_400}, True),
        (["me", "open", "greedy"], {"kind": "game", "seconds": 86_400}, False),
    ],
)
def test_SG_32_AM_4_JS_26_memory_aid_is_usual_against_bots_and_over_days(
    tmp_path: Path, seats: list[str], clock: dict[str, Any] | None, aid: bool
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            for facts in sterling.games():
                made = await anne.create(facts.name, seats, "Anne", clock=clock)
                assert made.info.options.get("memory-aid") == (aid if facts.memory_aid else None)
                if facts.memory_aid:
                    made = await anne.create(facts.name, seats, "Anne", clock=clock, options={"memory-aid": not aid})
                    assert made.info.options["memory-aid"] != aid

    run(scenario())
