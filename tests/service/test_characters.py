"""JS-10: characters are chosen before the start, the rest assigned at random, and all kept in the log."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from service.houses import gathered, house, play_out, run, sqlite_url
from sterling import Record, Rng
from sterling.core.errors import SterlingError
from sterling.games import game
from sterling.service.acts import AnyAct, Choose, Entry, Header, Sit, Start, decode_act, encode_act
from sterling.service.client import Client
from sterling.service.forms import Forms
from sterling.service.messages import TableList
from sterling.service.room import Room
from sterling.service.shown import info_of

JOHN = "john-silver"
ALL = ["pirate", "cabin-boy", "captain", "merchant"]


async def choose(client: Client, table: str, seat: int | None, *characters: str) -> list[str]:
    body = {"seat": seat, "characters": list(characters)}
    return (await client.do(table, "characters", body)).info.characters


async def refused(code: str, asked: Any) -> None:
    with pytest.raises(SterlingError) as problem:
        await asked
    assert problem.value.code == code


def test_JS_10_each_chooses_for_their_own_seat_and_the_owner_for_nobodys_column(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            made = await gathered([anne, bob], JOHN, bots=1, start=False)
            table = made.info.id
            assert made.info.characters == ["", "", "", ""]
            assert await choose(anne, table, 0, "captain") == ["captain", "", "", ""]
            await refused("character/taken", choose(bob, table, 1, "captain"))
            await refused("seat/not-yours", choose(bob, table, 0, "pirate"))
            await refused("table/not-owner", choose(bob, table, None, "pirate"))
            await refused("setup/character", choose(bob, table, 1, "parrot"))
            await refused("setup/character-number", choose(bob, table, 1, "pirate", "merchant"))
            assert await choose(bob, table, 1, "merchant") == ["captain", "merchant", "", ""]
            assert await choose(anne, table, None, "pirate") == ["captain", "merchant", "", "pirate"]
            assert await choose(anne, table, None) == ["captain", "merchant", "", ""]
            # The next person in a seat chooses again.
            await bob.do(table, "seats/1/leave", {})
            assert (await anne.show(table)).info.characters == ["captain", "", "", ""]

    run(scenario())


def test_JS_10_what_nobody_chose_is_given_out_at_the_start_and_stays(tmp_path: Path) -> None:
    async def scenario() -> None:
        found: set[tuple[str, ...]] = set()
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            for _ in range(12):
                made = await gathered([anne], JOHN, bots=1, start=False)
                await choose(anne, made.info.id, 0, "merchant")
                heads = (await anne.do(made.info.id, "start")).info.characters
                assert heads[0] == "merchant"
                assert sorted(heads) == sorted(ALL)
                found.add(tuple(heads))
                await refused("table/started", choose(anne, made.info.id, 0, "pirate"))
                kept = Record.parse(await anne.record(made.info.id))
                assert list(kept.characters) == heads
        assert len(found) > 1
        # The log contains it: another service reads the same.
        async with house(sqlite_url(tmp_path)) as home:
            again = Client(home.url, anne.token)
            assert (await again.show(made.info.id)).info.characters == heads

    run(scenario())


def test_JS_10_a_table_can_be_set_with_characters(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()

            async def create(*seats: dict[str, Any], **more: Any) -> list[str]:
                body = {"game": JOHN, "name": "Anne", "seats": list(seats), **more}
                answer = await anne.fetch("POST", "/api/tables", body)
                found: list[str] = msgspec.json.decode(answer)["info"]["characters"]
                return found

            me = {"kind": "me", "characters": ["captain"]}
            bot = {"kind": "bot", "level": "greedy"}
            assert await create(me, bot) == ["captain", "", "", ""]
            assert await create(me, bot, bot, ownerless=["pirate"]) == ["captain", "", "", "pirate"]
            await refused("character/taken", create(me, bot, bot, ownerless=["captain"]))
            await refused("setup/character", create({"kind": "me", "characters": ["x"]}, bot))
            # A person who comes by a link chooses for themselves.
            assert await create(me, {"kind": "link", "characters": ["pirate"]}) == ["captain", "", "", ""]

    run(scenario())


def test_JS_10_the_rematch_and_the_imported_record_have_the_same_characters(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            made = await gathered([anne], JOHN, bots=1)
            await play_out([anne], made.info.id, Rng(3))
            heads = made.info.characters
            assert (await anne.do(made.info.id, "rematch")).info.characters == heads
            text = await anne.record(made.info.id)
            imported = await anne.call("POST", "/api/records", {"record": text}, type(made))
            assert imported.info.characters == heads
            old = "\n".join(line for line in text.splitlines() if not line.startswith("characters:"))
            imported = await anne.call("POST", "/api/records", {"record": old}, type(made))
            assert imported.info.characters == ALL

    run(scenario())


def test_JS_10_a_game_without_characters_has_none(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            made = await gathered([anne], "amulet", bots=1, start=False)
            assert made.info.characters == []
            await refused("setup/character", choose(anne, made.info.id, 0, "pirate"))
            assert (await anne.do(made.info.id, "start")).info.characters == []

    run(scenario())


def test_JS_10_an_old_log_has_the_order_of_the_game() -> None:
    assert decode_act(b'{"do":"start"}') == Start()
    assert decode_act(encode_act(Choose(None, ["pirate"]))) == Choose(None, ["pirate"])
    configured = game(JOHN, 2)
    header = Header(
        id="t", game=JOHN, seats=2, rule_set="base", options={}, owner="a", access=["link"] * 2, listed=False,
        created_at=0, secret="00" * 32,
    )  # fmt: skip
    room = Room(header, configured, Forms(configured))
    acts: list[AnyAct] = [Sit(0, "a", "A"), Sit(1, "b", "B"), Start()]
    for number, act in enumerate(acts, start=1):
        room.follow(Entry("t", number, act, room.everyone, number))
    assert info_of(room).characters == ALL


def test_JS_10_choices_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sterling.service.checks.CHANGES", 3)

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], JOHN, bots=1, start=False)).info.id
            for character in ("captain", "pirate", "merchant"):
                await choose(anne, table, 0, character)
            await choose(anne, table, 0, "merchant")
            await refused("limit/choices", choose(anne, table, 0, "pirate"))

    run(scenario())


# -- what is refused -------------------------------------------------------------------------------------------------

OWN: dict[str, Any] = {"seat": 1, "characters": ["merchant"]}


@pytest.mark.parametrize(
    ("status", "code", "who", "body"),
    [
        (409, "seat/unknown", "bob", {**OWN, "seat": 3}),
        (400, "request/invalid", "bob", {**OWN, "seat": -1}),
        (400, "request/invalid", "bob", {**OWN, "seat": 16}),
        (400, "request/invalid", "bob", {**OWN, "seat": "one"}),
        (400, "request/invalid", "bob", {"seat": 1}),
        (400, "request/invalid", "bob", {**OWN, "table": "x"}),
        (400, "request/invalid", "bob", {**OWN, "characters": "merchant"}),
        (400, "request/invalid", "bob", {**OWN, "characters": [None]}),
        (400, "request/invalid", "bob", {**OWN, "characters": ["x" * 41]}),
        (400, "request/invalid", "bob", {**OWN, "characters": ["merchant"] * 17}),
        (413, "limit/size", "bob", {**OWN, "characters": ["x" * 300_000]}),
        (400, "setup/character", "bob", {**OWN, "characters": ["parrot"]}),
        (400, "setup/character", "bob", {**OWN, "characters": [""]}),
        (400, "setup/character", "bob", {**OWN, "characters": ["Merchant"]}),
        (400, "setup/character-number", "bob", {**OWN, "characters": ["merchant", "pirate"]}),
        (400, "setup/character-number", "bob", {**OWN, "characters": ["merchant", "merchant"]}),
        (400, "setup/character-number", "anne", {"characters": ["merchant", "pirate"]}),
        (409, "character/taken", "bob", {**OWN, "characters": ["captain"]}),
        (409, "character/taken", "anne", {"characters": ["captain"]}),
        (403, "table/not-owner", "bob", {"characters": ["merchant"]}),
        (403, "seat/not-yours", "bob", {**OWN, "seat": 0}),
        # Nobody may choose for a bot's seat once the table exists.
        (403, "seat/not-yours", "anne", {**OWN, "seat": 2}),
        (403, "seat/not-yours", "stranger", OWN),
        (403, "seat/not-yours", "nobody", OWN),
        (403, "table/not-owner", "nobody", {"characters": ["merchant"]}),
        (401, "identity/invalid", "liar", OWN),
        # The tokens of another seat, of another table, and none at all.
        (403, "seat/not-yours", "token of seat 0", OWN),
        (403, "seat/not-yours", "token of another table", OWN),
        (403, "seat/not-yours", "made-up token", OWN),
        (200, "", "token of seat 1", OWN),
        (200, "", "bob", OWN),
        (200, "", "bob", {**OWN, "characters": []}),
        (200, "", "anne", {"characters": ["merchant"]}),
    ],
)
def test_JS_10_a_choice_gets_the_answer_it_must_get_and_changes_nothing_where_it_is_refused(
    tmp_path: Path, status: int, code: str, who: str, body: dict[str, Any]
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home, httpx.AsyncClient(base_url=home.url) as web:
            anne, bob, stranger = [await home.guest() for _ in range(3)]
            made = await gathered([anne, bob], JOHN, bots=1, start=False)
            other = await gathered([anne, bob], JOHN, bots=1, start=False)
            table = made.info.id
            await choose(anne, table, 0, "captain")
            tokens = {
                "token of seat 0": (await anne.show(table)).tokens[0].token,
                "token of seat 1": (await bob.show(table)).tokens[0].token,
                "token of another table": (await bob.show(other.info.id)).tokens[0].token,
                "made-up token": "s.x.y",
            }
            people = {"anne": anne.token, "bob": bob.token, "stranger": stranger.token, "liar": "g.a.b"}
            headers = {"authorization": f"Bearer {people[who]}"} if who in people else {}
            if who in tokens:
                headers["x-sterling-seats"] = tokens[who]
            room = home.service.rooms.lives[table].room
            before = room.number, room.characters()
            answer = await web.post(f"/api/tables/{table}/characters", json=body, headers=headers)
            told = answer.json()
            assert (answer.status_code, told.get("code", "")) == (status, code)
            if code:
                assert (room.number, room.characters()) == before
                assert told["text"] != f"{code} {told['facts']}"
                # The right one is still available, and the game begins.
                await choose(bob, table, 1, "merchant")
            heads = (await anne.do(table, "start")).info.characters
            assert heads[0] == "captain"
            assert sorted(heads) == sorted(ALL)

    run(scenario())


def test_JS_10_two_who_want_one_character_do_not_both_get_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            people = [await home.guest() for _ in range(4)]
            table = (await gathered(people, JOHN, start=False)).info.id
            wishes = [choose(person, table, seat, "captain") for seat, person in enumerate(people)]
            answers = await asyncio.gather(*wishes, return_exceptions=True)
            refusals = [answer.code for answer in answers if isinstance(answer, SterlingError)]
            assert refusals == ["character/taken"] * 3
            assert (await people[0].show(table)).info.characters.count("captain") == 1

    run(scenario())


def test_JS_10_what_was_chosen_while_a_table_gathers_outlives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], JOHN, bots=1, start=False)).info.id
            await choose(bob, table, 1, "merchant")
            await choose(anne, table, None, "captain")
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = Client(home.url, anne.token), Client(home.url, bob.token)
            assert (await bob.show(table)).info.characters == ["", "merchant", "", "captain"]
            await refused("character/taken", choose(anne, table, 0, "merchant"))
            heads = (await anne.do(table, "start")).info.characters
            assert (heads[1], heads[3]) == ("merchant", "captain")

    run(scenario())


@pytest.mark.parametrize(
    ("code", "wish"),
    [
        ("request/invalid", {"ownerless": "pirate"}),
        ("request/invalid", {"ownerless": ["pirate"] * 17}),
        ("setup/character", {"ownerless": ["parrot"]}),
        ("setup/character-number", {"ownerless": ["pirate", "merchant"]}),
        ("setup/character-number", {"seats": [["captain", "pirate"], [], []]}),
        ("character/taken", {"seats": [["captain"], ["captain"], []]}),
        ("setup/character", {"seats": [["captain"], ["parrot"], []]}),
        ("setup/character", {"game": "amulet", "seats": [["captain"], [], []]}),
    ],
)
def test_JS_10_a_table_with_characters_that_cannot_be_is_not_set(
    tmp_path: Path, code: str, wish: dict[str, Any]
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            chosen = wish.get("seats", [[], [], []])
            plans: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "bot", "level": "greedy"} for _ in range(2))]
            seats = [{**plan, "characters": characters} for plan, characters in zip(plans, chosen, strict=True)]
            body = {"game": JOHN, "name": "Anne", **wish, "seats": seats}
            await refused(code, anne.fetch("POST", "/api/tables", body))
            assert (await anne.call("GET", "/api/tables?mine=true", None, TableList)).tables == []

    run(scenario())
