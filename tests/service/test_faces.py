"""People bring a face to their seat: one that the service knows, or none."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from service.houses import LONG, gathered, house, play_out, run, sqlite_url
from sterling import Rng
from sterling.bots import cast_of
from sterling.core.errors import SterlingError
from sterling.games import games
from sterling.service.acts import Sit, decode_act, encode_act
from sterling.service.client import Client, Follower
from sterling.service.errors import status_of
from sterling.service.faces import FACES
from sterling.service.messages import House, SeatInfo, TableAnswer

GAME = "john-silver"
LINK = {"kind": "link"}
BOT = {"kind": "bot", "level": "quinn"}


async def create(client: Client, *seats: dict[str, Any]) -> TableAnswer:
    body = {"game": GAME, "name": "Anne", "seats": list(seats)}
    return await client.call("POST", "/api/tables", body, TableAnswer)


def faces_of(answer: TableAnswer) -> list[str]:
    return [seat.face for seat in answer.info.seats]


def seats_of(follower: Follower) -> list[SeatInfo]:
    assert follower.info is not None
    return follower.info.seats


async def refused(code: str, asked: Any) -> dict[str, Any]:
    with pytest.raises(SterlingError) as problem:
        await asked
    assert problem.value.code == code
    return problem.value.facts


def test_everybody_sees_the_face_that_a_person_has_chosen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob, eve = await home.guest(), await home.guest(), await home.guest()
            made = await create(anne, {"kind": "me", "face": "braids"}, LINK, BOT)
            table, key = made.info.id, made.links[0].key
            assert faces_of(made) == ["braids", "", ""]
            async with anne.follow(table) as follower:
                await bob.do(table, "sit", {"name": "Bob", "key": key, "face": "turban"})
                await follower.until(lambda: seats_of(follower)[1].kind == "human", timeout=LONG)
                assert [seat.face for seat in seats_of(follower)] == ["braids", "turban", ""]
            assert faces_of(await eve.show(table)) == ["braids", "turban", ""]
            # A bot that takes over has no person's face; a person who comes back may choose another.
            await bob.do(table, "seats/1/leave", {"level": "nell"})
            assert faces_of(await anne.show(table)) == ["braids", "", ""]
            await bob.do(table, "seats/1/take", {"name": "Bob", "face": "patch"})
            assert faces_of(await anne.show(table)) == ["braids", "patch", ""]

    run(scenario())


def test_two_people_at_one_screen_have_two_faces(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            two = await create(anne, {"kind": "me", "face": "bun"}, {"kind": "me", "name": "Ida", "face": "curls"})
            assert faces_of(two) == ["bun", "curls"]
            # A person who comes by a link brings their own.
            assert faces_of(await create(anne, {"kind": "me"}, {"kind": "link", "face": "bun"})) == ["", ""]

    run(scenario())


def test_the_rematch_the_replay_and_another_service_keep_the_face(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            made = await create(anne, {"kind": "me", "face": "veil"}, BOT)
            table = made.info.id
            await anne.add_nonces(made)
            await anne.do(table, "start")
            await play_out([anne], table, Rng(3))
            assert faces_of(await anne.do(table, "rematch")) == ["veil", ""]
        async with house(sqlite_url(tmp_path)) as home:
            again = Client(home.url, anne.token)
            assert faces_of(await again.show(table)) == ["veil", ""]
            replay = msgspec.json.decode(await again.fetch("GET", f"/api/tables/{table}/replay?seat=0"))
            assert [seat["face"] for seat in replay["info"]["seats"]] == ["veil", ""]
            assert [seat["level"] for seat in replay["info"]["seats"]] == ["", "quinn"]

    run(scenario())


@pytest.mark.parametrize("face", ["nobody", "BRAIDS", "../braids", "braids ", "é"])
def test_a_face_that_nobody_drew_is_refused_and_changes_nothing(face: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            facts = await refused("face/unknown", create(anne, {"kind": "me", "face": face}, LINK))
            assert facts == {"came": face, "expected": ", ".join(FACES)}
            made = await create(anne, {"kind": "me"}, LINK)
            table, key = made.info.id, made.links[0].key
            await refused("face/unknown", bob.do(table, "sit", {"name": "Bob", "key": key, "face": face}))
            assert (await anne.show(table)).info.seats[1].kind == "vacant"
            await bob.do(table, "sit", {"name": "Bob", "key": key, "face": "beard"})
            await bob.do(table, "seats/1/leave", {})
            await refused("face/unknown", bob.do(table, "seats/1/take", {"name": "Bob", "face": face}))

    run(scenario())


def test_a_refused_face_is_a_bad_request() -> None:
    assert status_of("face/unknown") == 400


@pytest.mark.parametrize("face", [7, None, ["braids"], "x" * 41])
def test_what_is_no_name_at_all_is_not_understood(face: Any, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            await refused("request/invalid", create(anne, {"kind": "me", "face": face}, LINK))

    run(scenario())


# -- before there were faces -----------------------------------------------------------------------------------------


def test_old_entries_of_the_log_are_read_and_new_ones_look_like_them_without_a_face() -> None:
    old = b'{"do":"sit","seat":0,"identity":"anne","name":"Anne"}'
    assert decode_act(old) == Sit(0, "anne", "Anne", "")
    assert encode_act(Sit(0, "anne", "Anne")) == old
    new = encode_act(Sit(0, "anne", "Anne", "bun"))
    assert decode_act(new) == Sit(0, "anne", "Anne", "bun")


def test_a_table_from_before_there_were_faces_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], GAME, 1, start=False)).info.id
        # As written by a service without faces.
        with sqlite3.connect(tmp_path / "sterling.db") as rows:
            acts = [bytes(act) for (act,) in rows.execute("SELECT act FROM entries WHERE table_id = ?", (table,))]
            assert sum(b'"sit"' in act for act in acts) == 1
            assert not any(b"face" in act for act in acts)
        async with house(sqlite_url(tmp_path)) as home:
            anne = Client(home.url, anne.token)
            assert faces_of(await anne.show(table)) == ["", ""]
            await anne.do(table, "start")
            await play_out([anne], table, Rng(5))

    run(scenario())


def test_an_imported_game_shows_the_characters_that_played(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            made = await create(anne, {"kind": "me"}, BOT)
            await anne.add_nonces(made)
            await anne.do(made.info.id, "start")
            await play_out([anne], made.info.id, Rng(3))
            text = await anne.record(made.info.id)
            assert "names: Anne, quinn\n" in text

            async def imported(record: str) -> list[tuple[str, str, str]]:
                answer = await anne.call("POST", "/api/records", {"record": record}, TableAnswer)
                return [(seat.kind, seat.name, seat.level) for seat in answer.info.seats]

            assert await imported(text) == [("human", "Anne", ""), ("bot", "", "quinn")]
            # Someone with a character's name who played in person is a person.
            assert await imported(text.replace("Anne, ", "nell, ")) == [("human", "nell", ""), ("bot", "", "quinn")]
            assert await imported(text.replace(", quinn", ", Cook")) == [("human", "Anne", ""), ("human", "Cook", "")]

    run(scenario())


# -- what the service says -------------------------------------------------------------------------------------------


def test_the_house_names_the_faces_and_how_strong_everybody_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            told = await (await home.guest()).call("GET", "/api/house", None, House)
            assert told.faces == list(FACES)
            for facts in games():
                cast = cast_of(facts.name)
                assert told.strengths[facts.name] == {one.name: one.strength for one in cast}

    run(scenario())


def test_there_are_about_a_dozen_faces() -> None:
    assert len(FACES) == len(set(FACES)) == 12
