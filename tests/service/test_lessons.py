"""Lessons at tables of the service: played to the end, answered kindly, left, resumed and cleaned up."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from service.houses import house, run, sqlite_url, until
from service.test_tables import refused
from sterling.core.errors import SterlingError
from sterling.core.lesson import LEARNER, Run
from sterling.games import names
from sterling.games.lessons import lesson, lesson_names
from sterling.service.acts import Header
from sterling.service.client import Client, Follower
from sterling.service.messages import House, LessonStep, TableAnswer, TableList
from sterling.service.store.writer import Touch

TAUGHT = [name for name in names() if lesson_names(name)]


async def begun(client: Client, game: str, step: str = "") -> TableAnswer:
    body = {"game": game, "step": step, "name": "Anne"}
    return await client.call("POST", "/api/lessons", body, TableAnswer)


async def turn_to(client: Client, table: str, step: str) -> TableAnswer:
    return await client.call("POST", f"/api/tables/{table}/step", {"step": step}, TableAnswer)


def step_of(follower: Follower) -> LessonStep:
    found = follower.seen[LEARNER].lesson
    assert found is not None
    return found


async def at(follower: Follower, step: str) -> None:
    await follower.until(lambda: step_of(follower).step == step and not step_of(follower).watch)


def status(follower: Follower) -> str:
    assert follower.info is not None
    assert follower.info.reveal is None
    return follower.info.status


async def wrongly(follower: Follower, client: Client, table: str, run: Run) -> None:
    """An act that is legal but not asked for gets its answer, and one that is illegal the sentence of the rule."""
    task, game = run.task(), run.lesson.game
    legal = [action.code for action in follower.legal(LEARNER)]
    before = follower.seen[LEARNER]
    for code in [code for code in legal if run.answer(code) is not None][:2]:
        with pytest.raises(SterlingError) as problem:
            await follower.move(LEARNER, code)
        assert problem.value.code == "lesson/not-now"
        assert problem.value.facts["answer"] == run.answer(code)
    illegal = next(code for code in range(game.facts.actions) if code not in legal)
    with pytest.raises(SterlingError) as problem:
        await follower.move(LEARNER, illegal)
    assert problem.value.code.split("/")[0] in (game.facts.name, "action"), task.name
    assert step_of(follower).step == task.name
    assert follower.seen[LEARNER].view == before.view


async def followed(client: Client, table: str, follower: Follower, game: str) -> list[str]:
    """Plays a lesson to its end as it wants to be played; returns the steps."""
    course = lesson(game)
    read: list[str] = []
    for number, task in enumerate(course.steps()):
        await at(follower, task.name)
        read.append(task.name)
        shown = step_of(follower)
        assert (shown.number, shown.asks, shown.show) == (number + 1, task.asks(), list(task.show))
        assert shown.facts == task.facts()
        if task.asks():
            await wrongly(follower, client, table, Run(course, number))
            for code in task.right[0]:
                decision = follower.seen[LEARNER].decision
                await follower.move(LEARNER, code)
                await follower.decided(LEARNER, decision)
        elif number + 1 < len(course.steps()):
            await turn_to(client, table, course.names()[number + 1])
    return read


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            made = await begun(anne, game)
            table, course = made.info.id, lesson(game)
            assert made.info.lesson is not None
            assert [name for part in made.info.lesson.chapters for name in part.steps] == course.names()
            assert made.info.commitment == "", "nothing is promised about a deal that is written down"
            async with anne.follow(table) as follower:
                assert await followed(anne, table, follower, game) == course.names()
                assert follower.seen[LEARNER].undo is False
            # It is in no list, and there is nothing to save.
            for mine in ("", "?mine=true"):
                assert (await anne.call("GET", f"/api/tables{mine}", None, TableList)).tables == []
            await refused("lesson/alone", anne.call("GET", f"/api/tables/{table}/replay", None, dict))
            assert home.service.metrics.value("tables_created") == 0
            assert home.service.metrics.value("games_started") == 0

    run(scenario())


def test_a_learner_needs_no_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            made = await anne.call("POST", "/api/lessons", {"game": "silver-gold"}, TableAnswer)
            assert made.info.seats[LEARNER].name == ""
            # A name without a letter is still a mistake.
            await refused("name/empty", anne.call("POST", "/api/lessons", {"game": "amulet", "name": " "}, TableAnswer))
        async with house(sqlite_url(tmp_path)) as home:
            again = Client(home.url, anne.token)
            async with again.follow(made.info.id) as follower:
                assert step_of(follower).step == "goal"

    run(scenario())


def test_a_lesson_survives_a_restart_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await begun(anne, "silver-gold")).info.id
            async with anne.follow(table) as follower:
                await turn_to(anne, table, "keep")
                await at(follower, "keep")
                await follower.move(LEARNER, "K12")
                await at(follower, "mark")
                view = follower.seen[LEARNER].view
        async with house(sqlite_url(tmp_path)) as home:
            again = Client(home.url, anne.token)
            async with again.follow(table) as follower:
                assert step_of(follower).step == "mark"
                assert follower.seen[LEARNER].view == view
                await follower.move(LEARNER, "A:b1c1b2c2")
                await at(follower, "cross")

    run(scenario())


def test_the_learner_goes_back_skips_and_begins_anywhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await begun(anne, "john-silver", "joker")).info.id
            async with anne.follow(table) as follower:
                assert step_of(follower).step == "joker"
                stale = follower.seen[LEARNER].decision
                await turn_to(anne, table, "own")
                await at(follower, "own")
                assert follower.seen[LEARNER].decision > stale, "what was chosen before the jump is stale now"
                await follower.move(LEARNER, "ship-9:c1")
                await at(follower, "theirs")
                # Skipping a step plays it.
                await turn_to(anne, table, "paid")
                await at(follower, "paid")
                await turn_to(anne, table, "score")
                await at(follower, "score")
                assert status(follower) == "over"
                await turn_to(anne, table, "goal")
                await at(follower, "goal")
                assert status(follower) == "playing"
            await refused("lesson/step", turn_to(anne, table, "nonsense"))
            await refused("lesson/step", begun(anne, "john-silver", "nonsense"))
            await refused("setup/game", begun(anne, "nonsense"))

    run(scenario())


def test_a_lesson_belongs_to_its_learner_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await begun(anne, "amulet")).info.id
            await refused("seat/not-yours", turn_to(bob, table, "look"))
            for path, body in (("seats/1/bot", {"level": "hobbin"}), ("seats/0/leave", {}), ("rematch", None)):
                await refused("lesson/alone", anne.do(table, path, body))
            # A table of another kind has no steps.
            other = await anne.create("amulet", ["me", "greedy"], "Anne")
            await refused("lesson/none", turn_to(anne, other.info.id, "look"))

    run(scenario())


def test_a_lesson_that_was_left_is_deleted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await begun(anne, "silver-gold")).info.id
            async with anne.follow(table):
                home.let_time_pass(3700)
                await home.service.unstarted.keep()
                await home.service.unstarted.clear()
                assert home.service.rooms.loaded(table) is not None
            await until(lambda: not home.service.rooms.lives[table].crowd.listeners)
            await asyncio.sleep(0.5)
            home.let_time_pass(9000)
            await home.service.unstarted.clear()
            await refused("table/gone", anne.show(table))

    run(scenario())


def test_a_lesson_that_was_written_anew_does_not_continue(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            made = await begun(anne, "silver-gold")
            room = home.service.rooms.lives[made.info.id].room
            changed: Header = msgspec.structs.replace(room.header, lesson_hash="of another text")
            await refused("table/gone", building(home, changed))

    async def building(home: Any, header: Header) -> None:
        home.service.rooms.build(header)

    run(scenario())


def test_the_opponents_need_nobody_to_look_at_them(tmp_path: Path) -> None:
    """A script that was interrupted is taken up again; a step that waits for the learner costs nothing."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await begun(anne, "silver-gold", "keep")).info.id
            live = home.service.rooms.lives[table]
            assert live.touched == Touch("lesson", None)
            body = {"id": "x", "seat": 0, "decision": live.room.decisions[0], "action": "K12"}
            await anne.call("POST", f"/api/tables/{table}/moves", body, dict)
            assert live.touched is not None
            assert live.touched.status == "lesson"
            await until(lambda: live.room.run is not None and live.room.run.task().name == "mark")
            assert live.touched == Touch("lesson", None)

    run(scenario())


def test_the_house_lists_its_lessons(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            told = await anne.call("GET", "/api/house", None, House)
            assert {name: [one.steps for one in found] for name, found in told.lessons.items() if found} == {
                name: [lesson(name, which).names() for which in lesson_names(name)] for name in TAUGHT
            }

    run(scenario())
