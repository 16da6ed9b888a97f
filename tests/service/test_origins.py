"""Games with cards of a finished game: play on from a step, and the same deal for somebody else."""

import json
from pathlib import Path
from typing import Any

import pytest

import sterling
from service.houses import gathered, house, play_on, play_out, run, sqlite_url, until
from sterling import Match, Record, Rng
from sterling.core.errors import SterlingError
from sterling.games.verify import verify
from sterling.service.client import Client
from sterling.service.messages import DealGames, DealLink, TableAnswer

GAMES = [facts.name for facts in sterling.games()]


async def finished(people: list[Client], game: str, **wish: Any) -> tuple[str, Record]:
    """A game that is over, and its record."""
    made = await gathered(people, game, bots=2 - len(people), **wish)
    await play_out(people, made.info.id, Rng(5))
    return made.info.id, Record.parse(await people[0].record(made.info.id))


async def play_on_from(client: Client, table: str, step: int, seat: int, anew: bool, **wish: Any) -> TableAnswer:
    body = {"step": step, "seat": seat, "anew": anew, "name": "Anne", "opponents": ["greedy"] * 2, **wish}
    return await client.call("POST", f"/api/tables/{table}/continue", body, TableAnswer)


async def refused(client: Client, path: str, body: object = None, method: str = "POST") -> str:
    with pytest.raises(SterlingError) as problem:
        await client.call(method, path, body, dict)
    return problem.value.code


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("anew", [False, True])
def test_a_game_goes_on_from_a_step_and_stays_replayable(tmp_path: Path, game: str, anew: bool) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table, record = await finished([anne], game)
            step = len(record.entries) // 2
            before = sterling.replay(record, upto=step)
            # A new deal may happen to be the old one, but not every time.
            for _ in range(1 if not anew else 30):
                info = (await play_on_from(anne, table, step, 0, anew)).info
                assert info.origin is not None
                room = (await home.service.rooms.live(info.id)).room
                start = Match(room.game, room.deal)
                for played in room.actions[: info.origin.step]:
                    start.play(played.seat, played.code)
                if start.state.key() != before.state.key():
                    break
            assert info.status == "playing"
            assert info.origin is not None
            assert (info.origin.kind, info.origin.seat) == ("anew" if anew else "kept", 0)
            # What the others have chosen and nobody else has seen yet is chosen again.
            before_it = info.origin.step
            assert before_it == step if not anew or game == "amulet" else before_it <= step
            assert info.origin.table == table
            assert [seat.kind for seat in info.seats] == ["human", "bot"]
            assert info.reveal is None
            # The chosen seat sees what it saw; what it could not know lies as it lay, or was dealt anew.
            assert start.view(0) == before.view(0)
            assert (start.state.key() == before.state.key()) is not anew
            await play_out([anne], info.id, Rng(7))
            after = Record.parse(await anne.record(info.id))
            if not anew:
                assert [(one.seat, one.text) for one in after.entries[:step]] == [
                    (one.seat, one.text) for one in record.entries[:step]
                ]
            checked = verify(after)
            assert checked.over
            assert checked.seeded is not anew
            assert checked.committed is not anew
            answer = await anne.show(info.id)
            assert answer.info.reveal is None
            assert sterling.replay(after).game.deck_hash == room.game.deck_hash
            # The new game can be replayed, continued and asked for another one with new cards.
            steps = json.loads(await anne.fetch("GET", f"/api/tables/{info.id}/replay"))["steps"]
            assert len(steps) == len(after.entries) + 1
            again = await anne.do(info.id, "rematch")
            assert again.info.origin is None
            assert again.info.status == "gathering"

    run(scenario())


def test_only_finished_games_go_on_and_only_from_their_steps(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, ben = await home.guest(), await home.guest()
            going = await gathered([anne], "john-silver", bots=1)
            place = f"/api/tables/{going.info.id}"
            wish = {"step": 0, "seat": 0, "name": "Anne"}
            assert await refused(anne, f"{place}/continue", wish) == "table/not-over"
            assert await refused(anne, f"{place}/seats/0/deal") == "table/not-over"
            assert await refused(anne, f"{place}/deal", None, "GET") == "table/not-over"
            await play_out([anne], going.info.id, Rng(5))
            last = len(Record.parse(await anne.record(going.info.id)).entries)
            for body, code in (
                ({**wish, "step": last}, "step/unknown"),
                ({**wish, "seat": 2}, "seat/unknown"),
                ({**wish, "opponents": ["greedy", "nobody"]}, "setup/bot"),
                ({**wish, "opponents": ["greedy"] * 3}, "seat/unknown"),
                ({**wish, "name": " "}, "name/empty"),
                ({**wish, "step": -1}, "request/invalid"),
            ):
                assert await refused(anne, f"{place}/continue", body) == code
            # Whoever has the link may try: nothing is secret any more.
            assert (await play_on_from(ben, going.info.id, 0, 1, anew=True)).tokens[0].seat == 1
            assert await refused(ben, "/api/deals/" + "x" * 24, {"name": "Ben"}) == "deal/unknown"
            lesson = await anne.call("POST", "/api/lessons", {"game": "amulet", "name": "Anne"}, TableAnswer)
            assert await refused(anne, f"/api/tables/{lesson.info.id}/continue", wish) == "lesson/alone"

    run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_a_friend_plays_the_same_deal_without_seeing_it(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, ben = await home.guest(), await home.guest()
            table, record = await finished([anne], game)
            link = await anne.call("POST", f"/api/tables/{table}/seats/0/deal", None, DealLink)
            assert link == await ben.call("POST", f"/api/tables/{table}/seats/0/deal", None, DealLink)
            assert link.url.endswith(f"/#/deal/{link.key}")
            assert table not in link.url
            made = await ben.call("POST", f"/api/deals/{link.key}", {"name": "Ben"}, TableAnswer)
            assert made.info.origin is not None
            assert (made.info.origin.kind, made.info.origin.table) == ("same", "")
            assert made.info.commitment
            room = (await home.service.rooms.live(made.info.id)).room
            assert room.deal == sterling.replay(record).deal
            # Nothing that is sent before the end tells where to find the cards.
            secret = {table, record.seed, record.secret, *record.nonces.values()}
            async with ben.follow(made.info.id) as follower:
                await play_on(follower, Rng(9), 3)
                told = [
                    await ben.fetch("GET", f"/api/tables/{made.info.id}"),
                    (await ben.record(made.info.id)).encode(),
                    *[json.dumps(str(one)).encode() for one in follower.seen.values()],
                ]
                # (The smallest game may be over by now.)
                for text in told if not follower.over() else []:
                    assert not any(word.encode() in text for word in secret)
                await play_on(follower, Rng(9))
            after = Record.parse(await ben.record(made.info.id))
            assert after.seed == record.seed
            assert verify(after).committed
            games = await anne.call("GET", f"/api/tables/{made.info.id}/deal", None, DealGames)
            assert games == await ben.call("GET", f"/api/tables/{table}/deal", None, DealGames)
            assert [(one.table, one.seat) for one in games.games] == [(table, None), (made.info.id, 0)]
            assert [tuple(score.total for score in one.scores) for one in games.games] == [record.result, after.result]
            assert (await ben.show(made.info.id)).info.origin.table == table  # type: ignore[union-attr]
            # The deal of a deal is the first one.
            assert link == await ben.call("POST", f"/api/tables/{made.info.id}/seats/0/deal", None, DealLink)

    run(scenario())


def test_a_continued_game_survives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table, record = await finished([anne], "amulet")
            made = await play_on_from(anne, table, len(record.entries) // 2, 0, anew=True)
            room = (await home.service.rooms.live(made.info.id)).room
            token = anne.token
            await until(lambda: room.waiting() == [0])
            rebuilt = await home.service.rooms.rebuilt(made.info.id)
            assert rebuilt.truth().key() == room.truth().key()
            assert rebuilt.actions == room.actions
        async with house(sqlite_url(tmp_path)) as home:
            anne = Client(home.url, token)
            await play_out([anne], made.info.id, Rng(7))
            assert verify(Record.parse(await anne.record(made.info.id))).over

    run(scenario())


def test_games_from_files_go_on_too(tmp_path: Path) -> None:
    """Also those whose deal was written by hand, so that they have no seed."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            game = sterling.game("john-silver", seats=2)
            match = Match(game, game.deal(orders={}))
            rng = Rng(3)
            while not match.over():
                seat = match.waiting()[0]
                codes = match.state.legal(seat)
                match.play(seat, codes[rng.below(len(codes))])
            body = {"record": match.record(["Anne", "Ben"]).text()}
            imported = await anne.call("POST", "/api/records", body, TableAnswer)
            for anew in (False, True):
                made = await play_on_from(anne, imported.info.id, 10, 1, anew)
                assert made.info.commitment == ""
                await play_out([anne], made.info.id, Rng(4))
                assert verify(Record.parse(await anne.record(made.info.id))).over
            link = await anne.call("POST", f"/api/tables/{imported.info.id}/seats/1/deal", None, DealLink)
            assert (await anne.call("POST", f"/api/deals/{link.key}", {"name": "Anne"}, TableAnswer)).tokens[
                0
            ].seat == 1

    run(scenario())
