"""Reviews of finished games: who may ask, how far they are, what is stored, and what they may know."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sterling
from service.houses import LONG, gathered, house, play_out, run, sqlite_url, until
from sterling import Record, Rng
from sterling.bots import cast_of
from sterling.core.errors import SterlingError
from sterling.core.view import encode
from sterling.service.client import Client
from sterling.service.messages import (
    DealAnswer,
    PracticeAnswer,
    PracticePosition,
    ReviewAnswer,
    TableAnswer,
)

FAST: dict[str, Any] = {"review_workers": 0, "review_worlds": 4, "reviews_per_hour": 1e7}
LONGER = ("silver-gold", "amulet")
GAMES = ["john-silver", *(pytest.param(game, marks=pytest.mark.soak) for game in LONGER)]
"""In Silver & Gold a review takes longest."""


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return str(request.getfixturevalue("postgres").create("reviews"))


async def finished(people: list[Client], game: str) -> str:
    made = await gathered(people, game, bots=2 - len(people))
    await play_out(people, made.info.id, Rng(5))
    return made.info.id


async def ask(client: Client, table: str, deep: bool = False) -> ReviewAnswer:
    return await client.call("POST", f"/api/tables/{table}/review", {"deep": deep}, ReviewAnswer)


async def show(client: Client, table: str) -> ReviewAnswer:
    return await client.call("GET", f"/api/tables/{table}/review", None, ReviewAnswer)


async def reviewed(client: Client, table: str) -> ReviewAnswer:
    """The review, when it is done."""
    answer = await ask(client, table)
    async with asyncio.timeout(LONG):
        while answer.status == "working":
            await asyncio.sleep(0.02)
            answer = await show(client, table)
    assert answer.status == "done"
    return answer


async def code_of(work: Any) -> str:
    with pytest.raises(SterlingError) as problem:
        await work
    return problem.value.code


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_reviewed_once_and_stored(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), **FAST) as home:
            anne, stranger = await home.guest(), await home.guest()
            table = await finished([anne], game)
            assert (await show(stranger, table)).status == "none"
            answer = await reviewed(anne, table)
            assert answer.found is not None
            review = answer.found.review
            record = Record.parse(await anne.record(table))
            assert (review.game, review.steps) == (game, len(record.entries))
            assert review.reviewed == [0, 1]
            # Every act that a marked decision names can be told.
            for decision in review.decisions:
                if decision.mark is not None:
                    assert {decision.act, decision.best.act} <= answer.found.told[decision.step].keys()
            # Whoever may see the game may see its review, and it is made once.
            assert await show(stranger, table) == answer
            assert await ask(anne, table) == answer
            assert re.search(r"^sterling_reviews_begun_total 1(\.0)?$", home.service.metrics.text(True), re.MULTILINE)
            token = anne.token
        async with house(sqlite_url(tmp_path), **FAST) as home:
            assert await show(Client(home.url, token), table) == answer

    run(scenario())


def test_only_people_of_a_finished_table_may_ask(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), **FAST) as home:
            anne, ben, stranger = [await home.guest() for _ in range(3)]
            made = await gathered([anne, ben], "john-silver")
            table = made.info.id
            for client in (anne, stranger):
                assert await code_of(ask(client, table)) == "table/not-over"
            assert await code_of(show(anne, table)) == "table/not-over"
            assert await code_of(anne.call("GET", f"/api/tables/{table}/review/3", None, dict)) == "table/not-over"
            await play_out([anne, ben], table, Rng(5))
            assert await code_of(ask(stranger, table)) == "study/not-yours"
            assert await code_of(ask(Client(home.url), table)) == "study/not-yours"
            assert (
                await code_of(stranger.call("DELETE", f"/api/tables/{table}/review", None, dict)) == "study/not-yours"
            )
            assert await code_of(anne.call("GET", f"/api/tables/{table}/review/3", None, dict)) == "study/none"
            assert (await reviewed(ben, table)).status == "done"
            # A game from a file belongs to whoever opened it.
            body = {"record": await anne.record(table)}
            imported = await stranger.call("POST", "/api/records", body, TableAnswer)
            assert await code_of(ask(anne, imported.info.id)) == "study/not-yours"
            found = (await reviewed(stranger, imported.info.id)).found
            assert found is not None
            assert found.review.decisions == (await show(anne, table)).found.review.decisions  # type: ignore[union-attr]
            lesson = await anne.call("POST", "/api/lessons", {"game": "amulet", "name": "Anne"}, TableAnswer)
            assert await code_of(ask(anne, lesson.info.id)) == "lesson/alone"

    run(scenario())


def test_a_person_may_ask_so_often(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), **{**FAST, "reviews_per_hour": 10.0}) as home:
            anne = await home.guest()
            tables = [await finished([anne], "john-silver") for _ in range(3)]
            for table in tables[:2]:
                await reviewed(anne, table)
            with pytest.raises(SterlingError) as problem:
                await ask(anne, tables[2])
            assert problem.value.code == "limit/reviews"
            assert 0 < int(problem.value.facts["seconds"]) <= 360
            # What is there may be looked at all the same, and others are not affected.
            assert (await ask(anne, tables[0])).status == "done"
            ben = await home.guest()
            assert (await reviewed(ben, await finished([ben], "john-silver"))).status == "done"

    run(scenario())


def test_a_review_in_its_own_process_shows_progress_and_can_be_given_up(url: str) -> None:
    """It takes long; meanwhile tables go on, replays are shown, and whoever gives up frees the process."""

    async def scenario() -> None:
        slow = {**FAST, "review_workers": 1, "review_worlds": 100_000}
        async with house(url, **slow) as home:
            anne = await home.guest()
            table = await finished([anne], "amulet")
            answer = await ask(anne, table)
            assert (answer.status, answer.found) == ("working", None)
            assert await ask(anne, table) == answer, "nobody begins it twice"
            assert len(home.service.reviews.works) == 1
            # The work goes on in another process: this one plays a whole game.
            other = await finished([anne], "john-silver")
            assert json.loads(await anne.fetch("GET", f"/api/tables/{other}/replay"))["info"]["status"] == "over"
            answer = await anne.call("DELETE", f"/api/tables/{table}/review", None, ReviewAnswer)
            assert answer.status == "none"
            await until(lambda: not home.service.reviews.works)
            # The process that worked on it is gone, and the next review gets a new one.
            home.service.settings = msgspec.structs.replace(home.service.settings, review_worlds=4)
            assert (await reviewed(anne, table)).status == "done"

    run(scenario())


def test_a_service_that_closes_leaves_its_reviews_to_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), **{**FAST, "review_workers": 1, "review_worlds": 100_000}) as home:
            anne = await home.guest()
            table = await finished([anne], "john-silver")
            assert (await ask(anne, table)).status == "working"
            token = anne.token
        async with house(sqlite_url(tmp_path), **FAST) as home:
            anne = Client(home.url, token)
            assert (await show(anne, table)).status == "none"
            assert (await reviewed(anne, table)).status == "done"

    run(scenario())


def test_work_of_a_node_that_died_is_begun_again(url: str) -> None:
    async def scenario() -> None:
        async with house(url, **FAST) as home:
            anne = await home.guest()
            table = await finished([anne], "john-silver")
            studies, now = home.service.store.studies, home.service.sources.now()
            assert await studies.claim(table, "review", "dead", now)
            assert not await studies.claim(table, "review", "other", now)
            assert (await ask(anne, table)).status == "working"
            assert await studies.go_on(table, "review", "dead", 3, 10, now)
            answer = await show(anne, table)
            assert (answer.done, answer.steps) == (3, 10)
            home.let_time_pass(3600)
            assert (await show(anne, table)).status == "none"
            assert (await reviewed(anne, table)).status == "done"
            assert not await studies.go_on(table, "review", "dead", 4, 10, now), "the dead one has lost it"

    run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_can_be_tried_again_with_what_its_player_knew(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), **FAST) as home:
            anne = await home.guest()
            table = await finished([anne], game)
            found = (await reviewed(anne, table)).found
            assert found is not None
            decision = found.review.decisions[len(found.review.decisions) // 2]
            place = f"/api/tables/{table}/review/{decision.step}"
            position = await anne.call("GET", place, None, PracticePosition)
            match = sterling.replay(Record.parse(await anne.record(table)), upto=decision.step)
            assert bytes(position.view) == encode(match.game.shown(match.view(decision.seat)))
            legal = [action["code"] for action in json.loads(bytes(position.legal))]
            assert legal == match.state.legal(decision.seat)
            answer = await anne.call("GET", f"{place}/answer", None, PracticeAnswer)
            assert sorted(act.code for act in answer.acts) == legal
            assert answer.acts[0].code == answer.best == match.game.parse(decision.best.act)
            assert await anne.fetch("GET", f"{place}/answer") == await anne.fetch("GET", f"{place}/answer")

    run(scenario())


def test_computer_players_play_the_same_deal(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), **FAST) as home:
            anne = await home.guest()
            table = await finished([anne], "john-silver")
            place = f"/api/tables/{table}/seats/0/house"
            assert (await anne.call("GET", place, None, DealAnswer)).status == "none"
            answer = await anne.call("POST", place, None, DealAnswer)
            async with asyncio.timeout(LONG):
                while answer.status == "working":
                    await asyncio.sleep(0.02)
                    answer = await anne.call("GET", place, None, DealAnswer)
            assert answer.found is not None
            record = Record.parse(await anne.record(table))
            assert answer.found[0].bot == ""
            assert answer.found[0].points.mean == record.result[0]
            assert [one.bot for one in answer.found[1:]] == ["reference", *(one.name for one in cast_of("john-silver"))]
            bad = f"/api/tables/{table}/seats/5/house"
            assert await code_of(anne.call("POST", bad, None, dict)) == "seat/unknown"

    run(scenario())
