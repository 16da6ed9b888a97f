"""Reviews of recorded games: the same whoever makes them, and drawn as text and as a picture."""

import importlib.util
import io
from pathlib import Path

import pytest
from rich.console import Console

import sterling
from kit.tools import random_match
from sterling.bots.judged import Effort, Review
from sterling.bots.review import review
from sterling.core.errors import SterlingError
from sterling.core.record import Record
from sterling.i18n import Words
from sterling.lab.analyse import Plan, analyse, names_of
from sterling.lab.charts import review_chart
from sterling.terminal.review import curve, review_report

LOOK = Effort(points=12, curve=4, search=4, first=2, second=12, deals=2, replays=2)


def record(seed: int, names: list[str] | None = None) -> Record:
    return random_match(sterling.game("john-silver", 2), seed).record(names)


@pytest.fixture(scope="module")
def found() -> Review:
    return review(record(3, ["Ann", "Ben"]), LOOK, 1)


def test_workers_find_what_one_process_finds(found: Review) -> None:
    plan = Plan((record(3, ["Ann", "Ben"]).text(), record(5).text()), LOOK)
    told: list[tuple[int, int]] = []
    alone = dict(analyse(plan, 1, lambda at, of: told.append((at, of))))
    assert alone[0] == found
    assert told[-1][0] == told[-1][1]
    several = dict(analyse(plan, 2))
    assert {number: one.to_json() for number, one in several.items()} == {
        number: one.to_json() for number, one in alone.items()
    }


def test_a_game_without_decisions_has_an_empty_review() -> None:
    start = Record.parse(record(3).text().split("\n\n")[0] + "\n")
    ((number, empty),) = analyse(Plan((start.text(),), LOOK))
    assert (number, empty.decisions, empty.curve, empty.luck) == (0, [], [], [])
    told = io.StringIO()
    review_report(start, empty, Words("en"), Console(file=told))
    assert "0 decisions" in told.getvalue()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_whole_review_is_told_in_every_language(
    found: Review, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words(language)
    review_report(record(3, ["Ann", "Ben"]), found, words, Console(width=200), every=True)
    told = capsys.readouterr().out
    for decision in found.decisions:
        assert f" {decision.step + 1}, " in told
    for key in ("analyse-curve", "analyse-luck", "analyse-truth", "analyse-truth-about"):
        assert words(key) in told
    assert told.index(words("analyse-luck")) < told.index(words("analyse-truth"))
    assert "@" not in told
    assert "john-silver-" not in told


def test_the_curve_is_drawn_with_a_sign_for_every_seat(found: Review) -> None:
    lines = curve(found).plain.splitlines()
    assert len(lines) == 12
    columns = len(found.curve)
    assert sum(line.count("1") + line.count("•") for line in (line[8:] for line in lines)) == columns
    # The last point is the result: one seat at the top, the other at the bottom.
    last = found.curve[-1].chances
    assert last[0] is not None
    if last[0].mean == 1.0:
        assert lines[0][8:][columns - 1] == "1"


def test_files_of_equal_name_do_not_overwrite_each_other() -> None:
    files = [Path("a/game.txt"), Path("b/game.txt"), Path("c/other.txt")]
    assert [file.name for file in names_of(files, Path("kept"))] == [
        "game.review.json",
        "game-2.review.json",
        "other.review.json",
    ]


def test_the_curve_as_a_picture(found: Review, tmp_path: Path) -> None:
    with pytest.raises(SterlingError) as problem:
        review_chart(found, tmp_path / "curve.doc", Words("en"))
    assert problem.value.code == "arena/chart-kind"
    if importlib.util.find_spec("matplotlib") is None:
        with pytest.raises(SterlingError) as problem:
            review_chart(found, tmp_path / "curve.svg", Words("en"))
        assert problem.value.code == "arena/no-charts"
        return
    for kind in ("svg", "png"):
        review_chart(found, tmp_path / f"curve.{kind}", Words("de"))
        assert (tmp_path / f"curve.{kind}").stat().st_size > 2000
