"""A table continues with the rules it was created with, even after an update of the program."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import sterling
from kit.test_old_rules import OLD
from service.houses import gathered, house, play_on, play_out, run, sqlite_url
from sterling import Record, Rng
from sterling.games import game_class
from sterling.games.verify import verify
from sterling.service.client import Client
from sterling.service.client.follower import table_game
from sterling.service.messages import TableAnswer

OPTIONS: dict[str, dict[str, Any]] = {"amulet": {"draw-start": True}, "john-silver": {}}


def go_back_to(version: int, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program as it was when this version of the rules was the newest."""
    kind = game_class(name)
    facts = msgspec.structs.replace(kind.facts, rules_version=version, options=kind.options_by(version))
    monkeypatch.setattr(kind, "facts", facts)


@pytest.mark.parametrize("name", OPTIONS)
def test_a_table_begun_under_version_1_goes_on_after_the_update(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        with monkeypatch.context() as before:
            go_back_to(1, name, before)
            async with house(sqlite_url(tmp_path)) as home:
                anne = await home.guest()
                begun = await gathered([anne], name, 1, options=OPTIONS[name])
                async with anne.follow(begun.info.id) as follower:
                    await play_on(follower, Rng(1), 4)
                waiting = (await gathered([anne], name, 1, start=False, options=OPTIONS[name])).info.id
        table = begun.info.id
        newest = sterling.game(name, 2)
        assert (begun.info.rules_version, newest.rules_version) == (1, 2)
        async with house(sqlite_url(tmp_path)) as home:
            anne = Client(home.url, anne.token)
            shown = await anne.show(table)
            assert (shown.info.rules_version, shown.info.options) == (1, begun.info.options)
            assert table_game(shown.info).rules_version == 1
            # A table that had not started continues with its rules as well.
            assert (await anne.do(waiting, "start")).info.rules_version == 1
            for number in (table, waiting):
                await play_out([anne], number, Rng(2))
                record = Record.parse(await anne.record(number))
                assert record.rules_version == 1
                assert verify(record).over
            # The bot understood the views of version 1 all the time.
            assert "sterling_bot_moves_failed_total{" not in home.service.metrics.text()
            again = await anne.do(table, "rematch")
            assert again.info.rules_version == newest.rules_version
            assert again.info.options == {**newest.options, "memory-aid": begun.info.options["memory-aid"]}
            await anne.add_nonces(again)
            await anne.do(again.info.id, "start")
            await play_out([anne], again.info.id, Rng(3))
            assert Record.parse(await anne.record(again.info.id)).rules_version == newest.rules_version

    run(scenario())


def test_an_old_record_is_taken_in_and_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            taken: list[tuple[str, Record]] = []
            for file in [file for file in OLD if "rules-1-3-" in file.name]:
                text = file.read_text(encoding="utf-8")
                answer = await anne.call("POST", "/api/records", {"record": text}, TableAnswer)
                assert answer.info.rules_version == 1
                taken.append((answer.info.id, Record.parse(text)))
        async with house(sqlite_url(tmp_path)) as home:
            anne = Client(home.url, anne.token)
            for table, record in taken:
                info = (await anne.show(table)).info
                assert info.scores is not None
                assert tuple(score.total for score in info.scores) == record.result

    run(scenario())
