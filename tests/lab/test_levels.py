"""The levels' table: measured by one command, and in the docs as it was measured."""

import importlib
import json
import sys
from pathlib import Path

import msgspec
import pytest

import sterling
from sterling.bots import cast_of
from sterling.cli import main
from sterling.core.errors import SterlingError
from sterling.games import folders
from sterling.lab import digest as digest_module
from sterling.lab import levels as levels_module
from sterling.lab.digest import digest
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
    assert [row.code for row in levels] == [digest("silver-gold", pair) for pair in pairs]
    assert {row.mode for row in levels} == {sterling.MODE}
    assert told[-1] == (5, 5)
    told.clear()
    assert measure("silver-gold", 2, 0.001, tmp_path, progress=lambda *at: told.append(at)) == levels
    assert told == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]


@pytest.mark.parametrize("changed", ["code", "mode"])
def test_deals_of_other_code_are_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str) -> None:
    told: list[tuple[int, int]] = []
    before = measure("silver-gold", 2, 0.001, tmp_path)
    if changed == "code":
        monkeypatch.setattr(levels_module, "digest", lambda game, names: "other")
    else:
        monkeypatch.setattr(sterling, "MODE", "other")
    after = measure("silver-gold", 2, 0.001, tmp_path, progress=lambda *at: told.append(at))
    assert told == [(at, 5) for number in range(5) for at in (number, number + 1)]
    assert {getattr(row, changed) for row in after} == {"other"}
    # What was kept before is still there for the code that played it.
    monkeypatch.undo()
    assert measure("silver-gold", 2, 0.001, tmp_path) == before


def test_the_digest_is_that_of_the_strength_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another taste of one character is other code, for those games that it plays in."""
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    assert importlib.import_module("strength").digest is digest
    del sys.modules["strength"]
    cast = cast_of("silver-gold")
    before = [digest("silver-gold", names) for names in (("greedy", "pip"), ("goldie", "barnaby"))]
    sweeter = (msgspec.structs.replace(cast[0], style={"palms": 401}), *cast[1:])
    monkeypatch.setattr(digest_module, "cast_of", lambda game: sweeter)
    after = [digest("silver-gold", names) for names in (("greedy", "pip"), ("goldie", "barnaby"))]
    assert after[0] != before[0]
    assert after[1] == before[1]


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


@pytest.mark.parametrize("mode", ["compiled", "interpreted"])
def test_the_command_says_if_the_code_is_interpreted(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    monkeypatch.setattr(sterling, "MODE", mode)
    assert main(["bots", "silver-gold", "--measure", "--games", "2", "--seconds", "0.001", "--json"]) == 0
    told = capsys.readouterr()
    assert {row.mode for row in msgspec.convert(json.loads(told.out), list[Level])} == {mode}
    assert ("interpreted code" in told.err) == (mode == "interpreted")


LEAST, MOST = 0.55, 0.85
"""Each character beats the one below it more often than not, and is no cliff."""
EXCEPTIONS: dict[tuple[str, str, str], str] = {}
"""Pairs whose share lies outside nevertheless (game, character, against), each with the reason."""


def wrong_with(rows: list[Level]) -> list[str]:
    """What keeps these rows from being the levels' table."""
    ours = [name for name, folder in folders().items() if "tests" not in folder.parts]
    pairs = sorted((game, above, below) for game in ours for below, above in pairs_of(game))
    found = sorted((row.game, row.bot, row.against) for row in rows)
    found = found or pairs  # nothing is measured yet; remove this line together with the first table
    wrong = [] if found == pairs else ["other pairs than those of all games"]
    wrong += [f"{row.bot}: {row.games} games" for row in rows if row.games < 200]
    outside = {(row.game, row.bot, row.against) for row in rows if not LEAST <= row.share <= MOST}
    return wrong + [f"{pair[1]}: share" for pair in sorted(outside ^ set(EXCEPTIONS))]


def test_the_table_in_the_docs_is_the_one_that_was_measured() -> None:
    rows = msgspec.json.decode((ROOT / "bench" / "results" / "levels.json").read_bytes(), type=list[Level])
    text = (ROOT / "docs" / "opponents.md").read_text(encoding="utf-8")
    assert table(rows) == text.split("<!-- levels -->\n")[1].split("<!-- /levels -->")[0]
    assert wrong_with(rows) == []
    assert all(EXCEPTIONS.values())


def test_a_table_with_gaps_few_games_or_cliffs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    for pair in list(EXCEPTIONS):
        monkeypatch.delitem(EXCEPTIONS, pair)
    ours = [name for name, folder in folders().items() if "tests" not in folder.parts]
    whole = [
        Level(game, above, below, 200, 100, 0.2, 0.1, 0.1, 0.7, 0.6, 0.8, "code", "compiled")
        for game in ours
        for below, above in pairs_of(game)
    ]
    assert wrong_with(whole) == []
    for gap in (whole[1:], whole[:-5], [*whole, whole[0]]):
        assert wrong_with(gap) == ["other pairs than those of all games"]
    few = [msgspec.structs.replace(whole[0], games=198), *whole[1:]]
    assert wrong_with(few) == [f"{whole[0].bot}: 198 games"]
    for share in (0.54, 0.86):
        cliff = [msgspec.structs.replace(whole[0], share=share), *whole[1:]]
        assert wrong_with(cliff) == [f"{whole[0].bot}: share"]
        with monkeypatch.context() as patch:
            patch.setitem(EXCEPTIONS, (whole[0].game, whole[0].bot, whole[0].against), "a reason")
            assert wrong_with(cliff) == []
            # An exception that is none any more has to go.
            assert wrong_with(whole) == [f"{whole[0].bot}: share"]
