"""Replays: every step as a seat or a spectator saw it, and never before the end."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sterling
from service.houses import gathered, house, play_out, run, sqlite_url
from sterling import Match, Record, Rng
from sterling.core.view import encode
from sterling.service.client import Client
from sterling.service.errors import ServiceError


async def fetched(client: Client, table: str, seat: int | None = None) -> dict[str, Any]:
    query = "" if seat is None else f"?seat={seat}"
    found: dict[str, Any] = json.loads(await client.fetch("GET", f"/api/tables/{table}/replay{query}"))
    return found


@pytest.mark.parametrize("game", [facts.name for facts in sterling.games()])
def test_a_replay_shows_what_each_seat_saw(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            people = [await home.guest() for _ in range(2)]
            stranger = await home.guest()
            made = await gathered(people, game)
            table = made.info.id
            for seat in (None, 0):
                with pytest.raises(ServiceError) as problem:
                    await fetched(people[0], table, seat)
                assert problem.value.code == "table/not-over"
            await play_out(people, table, Rng(5))
            record = Record.parse(await people[0].record(table))
            truth = sterling.replay(record)
            assert len(truth.log) > 1
            for viewer in (-1, 0, 1):
                found = await fetched(stranger, table, viewer)
                assert found["seat"] == viewer
                assert found["info"]["status"] == "over"
                steps = found["steps"]
                assert steps[0]["who"] == -1
                assert [(step["who"], step["action"]) for step in steps[1:]] == [
                    (entry.seat, entry.text) for entry in record.entries
                ]
                match = Match(truth.game, truth.deal)
                last = None
                for number, step in enumerate(steps):
                    if number > 0:
                        match.play(*truth.log[number - 1])
                    last = step.get("view") or last
                    shown = truth.game.shown(match.view(viewer))
                    assert last == json.loads(encode(shown))
                    assert step["waiting"] == list(match.waiting())
                # What did not change is not sent again.
                views = [msgspec.json.encode(step["view"]) for step in steps if "view" in step]
                assert all(one != other for one, other in pairwise(views))
            assert (await fetched(stranger, table))["seat"] == -1
            with pytest.raises(ServiceError) as problem:
                await fetched(stranger, table, 2)
            assert problem.value.code == "seat/unknown"

    run(scenario())


def test_an_imported_record_can_be_gone_through(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            people = [await home.guest() for _ in range(2)]
            made = await gathered(people, "john-silver")
            await play_out(people, made.info.id, Rng(6))
            record = await people[0].record(made.info.id)
            body = {"record": record}
            answer = json.loads(await people[1].fetch("POST", "/api/records", body))
            found = await fetched(people[0], answer["info"]["id"], 0)
            assert len(found["steps"]) == len(Record.parse(record).entries) + 1

    run(scenario())
