"""Practice positions over HTTP, and “What now?”: what is told, to whom, and how often."""

from pathlib import Path

import pytest

from service.houses import gathered, house, run, sqlite_url
from sterling.bots.practice import need_practice
from sterling.core.errors import SterlingError
from sterling.service.advice import remembered
from sterling.service.client import Client
from sterling.service.messages import Advice, House, PracticeAnswer, PracticeList, PracticePosition, TableAnswer

GAMES = ("silver-gold", "amulet", "john-silver")
FAST = {"bot_iterations": 24}


async def ask(client: Client, answer: TableAnswer, seat: int, decision: int = 0) -> Advice:
    body = {"seat": seat, "decision": decision}
    return await client.call("POST", f"/api/tables/{answer.info.id}/advice", body, Advice)


async def refused(client: Client, answer: TableAnswer, seat: int, decision: int = 0) -> SterlingError:
    with pytest.raises(SterlingError) as problem:
        await ask(client, answer, seat, decision)
    return problem.value


def asked_seat(answer: TableAnswer) -> int:
    """A seat of ours that has to act."""
    return next(seen.seat for seen in answer.seen if seen.seat in seen.waiting)


def test_positions_are_listed_shown_and_answered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            client = Client(home.url)
            told = await client.call("GET", "/api/house", None, House)
            for name in GAMES:
                listed = await client.call("GET", f"/api/practice/{name}", None, PracticeList)
                assert told.practice[name] == len(listed.positions) == len(need_practice(name).positions)
                place = f"/api/practice/{name}/{listed.positions[0].id}"
                position = await client.call("GET", place, None, PracticePosition)
                answer = await client.call("GET", f"{place}/answer", None, PracticeAnswer)
                assert position.seat in position.waiting
                assert answer.acts[0].code == answer.best
                # Everyone gets the same, and the second time it is not made again.
                assert await client.fetch("GET", place) == await Client(home.url).fetch("GET", place)
            for path, code in (
                ("nobody", "practice/none"),
                ("amulet/0123456789", "practice/unknown"),
                ("amulet/0123456789/answer", "practice/unknown"),
                ("amulet/..%2f", "request/invalid"),
            ):
                with pytest.raises(SterlingError) as problem:
                    await client.fetch("GET", f"/api/practice/{path}")
                assert problem.value.code in (code, "request/not-found")

    run(scenario())


@pytest.mark.parametrize("name", GAMES)
def test_one_person_against_bots_may_ask(tmp_path: Path, name: str) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), **FAST) as home:
            anne = await home.guest()
            table = await gathered([anne], name, bots=1)
            while not any(seen.seat in seen.waiting for seen in table.seen):
                table = await anne.show(table.info.id)
            assert table.info.advice
            seat = asked_seat(table)
            decision = next(seen.decision for seen in table.seen if seen.seat == seat)
            room = (await home.service.rooms.live(table.info.id)).room
            advice = await ask(anne, table, seat, decision)
            assert advice.acts[0].code in room.truth().legal(seat)
            assert advice.acts[0].verdict == "best"
            assert all(act.code in room.truth().legal(seat) for act in advice.acts)
            assert room.decisions[seat] == decision, "nothing is done by it"
            assert (await refused(anne, table, seat, decision + 7)).code == "move/stale"
            assert (await refused(await home.guest(), table, seat, decision)).code == "seat/not-yours"

    run(scenario())


def test_among_people_only_where_the_table_allows_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), **FAST) as home:
            anne, ben = await home.guest(), await home.guest()
            strict = await gathered([anne, ben], "silver-gold")
            assert not strict.info.advice
            assert (await refused(anne, strict, asked_seat(strict))).code == "advice/not-allowed"
            # Not even when the other one has left: they may come back.
            await ben.do(strict.info.id, "seats/1/leave", {"level": "greedy"})
            alone = await anne.show(strict.info.id)
            assert [seat.kind for seat in alone.info.seats] == ["human", "bot"]
            assert not alone.info.advice
            # One person in two seats is two people at one screen.
            screen = await anne.create("silver-gold", ["me", "me"], "Anne")
            await anne.add_nonces(screen)
            screen = await anne.do(screen.info.id, "start")
            assert (await refused(anne, screen, 0)).code == "advice/not-allowed"
            easy = await gathered([anne, ben], "silver-gold", advice=True)
            assert easy.info.advice
            mine = await anne.show(easy.info.id)
            assert (await ask(anne, mine, asked_seat(mine))).acts
            # The other one sees nothing of it.
            assert (await ben.show(easy.info.id)).seen[0].number == mine.seen[0].number

    run(scenario())


def test_there_is_a_limit_that_says_when_to_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), advice_per_hour=10, **FAST) as home:
            anne = await home.guest()
            table = await gathered([anne], "silver-gold", bots=1)
            codes: list[str] = []
            for _ in range(4):
                try:
                    await ask(anne, table, 0)
                    codes.append("")
                except SterlingError as problem:
                    codes.append(problem.code)
                    assert 0 < int(problem.facts["seconds"]) <= 360
            assert codes[0] == ""
            assert codes[-1] == "limit/advice"

    run(scenario())


def test_bots_never_wait_for_advice(tmp_path: Path) -> None:
    """The workers that advise are their own: however many questions there are, a bot gets its slot at once."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), **FAST) as home:
            service = home.service
            async with service.advice_pool.slot("anne", lambda _: 60.0):
                assert service.advice_pool.waiting == 0
                async with service.pool.slot("anne", lambda _: 0.0) as slot:
                    assert slot.left() == 0.0
            assert service.pool is not service.advice_pool

    run(scenario())


def test_where_people_must_remember_advice_uses_what_can_be_seen(tmp_path: Path) -> None:
    import sterling
    from kit.tools import random_match
    from sterling.core.match import Match

    game = sterling.game("amulet", 2, options={"memory-aid": False})
    match = random_match(game, 4)
    again = Match(game, match.deal)
    less = 0
    for seat, code in match.log[:60]:
        view = again.view(seat)
        used = remembered(game, view)
        if view.phase == "look":  # type: ignore[attr-defined]
            again.play(seat, code)
            continue
        less += used != view
        for cards, visible in zip(used.villages, game.shown(view).villages, strict=True):  # type: ignore[attr-defined]
            assert [card.value for card in cards] == [card.value for card in visible], "nothing but what is seen now"
        again.play(seat, code)
    assert less > 0
    aided = sterling.game("amulet", 2, options={"memory-aid": True})
    view = Match(aided, aided.deal(3)).view(0)
    assert remembered(aided, view) is view
