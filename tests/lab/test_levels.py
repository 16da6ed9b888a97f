"""The levels' table: measured by one command, and in the docs as it was measured."""

import json
from pathlib import Path

import msgspec
import pytest

from sterling.bots import cast_of
from sterling.cli import main
from sterling.core.errors import SterlingError
from sterling.games import folders
from sterling.lab.levels import Level, measure, pairs_of, table

ROOT = Path(__file__).parents[2]


def test_each_character_meets_the_one_below_and_a_later_run_continues(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    names = [character.name for character in cast_of("silver-gold")]
    # The gentle ones answer at once.
    levels = measure("silver-gold", 2, 0.001, tmp_path, progress=lambda played, total: told.append((played, total)))
    pairs = [("greedy", names[0]), *zip(names[1:], names[:-1], strict=True)]
    assert [(row.bot, row.against) for row in levels] == pairs
    assert {(row.games, row.deals) for row in levels} == {(2, 1)}
    assert all(row.low <= row.share <= row.high for row in levels)
    assert told[-1] == (5, 5)
    told.clear()
    assert measure("silver-gold", 2, 0.001, tmp_path, progress=lambda *at: told.append(at)) == levels
    assert told == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]


def test_a_game_without_characters_says_so() -> None:
    with pytest.raises(SterlingError) as refused:
        measure("straws")
    assert refused.value.code == "bots/no-cast"


def test_the_command_measures_and_keeps(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["bots", "silver-gold", "--measure", "--games", "2", "--seconds", "0.001", "--keep", str(home)]
    assert main([*given, "--json"]) == 0
    rows = msgspec.convert(json.loads(capsys.readouterr().out), list[Level])
    assert len(rows) == 5
    assert main(given) == 0
    assert "Against" in capsys.readouterr().out


def test_the_table_in_the_docs_is_the_one_that_was_measured() -> None:
    rows = msgspec.json.decode((ROOT / "bench" / "results" / "levels.json").read_bytes(), type=list[Level])
    text = (ROOT / "docs" / "opponents.md").read_text(encoding="utf-8")
    assert table(rows) == text.split("<!-- levels -->\n")[1].split("<!-- /levels -->")[0]
    ours = [name for name, folder in folders().items() if "tests" not in folder.parts]
    pairs = {(game, above, below) for game in ours for below, above in pairs_of(game)}
    assert {(row.game, row.bot, row.against) for row in rows} <= pairs
    assert all(row.games >= 200 for row in rows)
