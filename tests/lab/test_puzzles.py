"""Finding practice positions: the same plan finds the same ones, however the work is shared or interrupted."""

from pathlib import Path

import msgspec
import pytest

import sterling
from kit.tools import random_match
from sterling import Rng, cli
from sterling.bots.practice import Making, parse
from sterling.core.match import Match
from sterling.games import game_class
from sterling.lab.puzzles import Finder, Found, Plan, Selection, examine, make

GAME = "john-silver"
MAKING = Making(seed=3, count=1, games=3, play=4, confirm=16, worlds=24, confirm_worlds=24)


def plan(**changes: int) -> Plan:
    making = msgspec.structs.replace(MAKING, **changes)
    return Plan(GAME, game_class(GAME).facts.rules_version, making)


@pytest.mark.soak
def test_the_result_depends_on_the_plan_alone(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    told: list[tuple[int, int]] = []
    make(plan(), one, 1, lambda found, games: told.append((found, games)))
    make(plan(), two, 2)
    assert one.read_text(encoding="utf-8") == two.read_text(encoding="utf-8")
    assert [games for _, games in told] == list(range(1, len(told) + 1))
    assert not one.with_name("one.part").exists()
    assert parse(one.read_text(encoding="utf-8")).head.made == MAKING


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    # More than three games can yield, so that all of them are played.
    many = plan(count=9)
    make(many, whole)

    def stop(found: int, games: int) -> None:
        if games == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make(many, cut, 1, stop)
    part = cut.with_name("cut.part")
    # The last line was being written.
    part.write_text(part.read_text(encoding="utf-8") + '{"number":2,"posi', encoding="utf-8")
    played: list[int] = []
    real = Finder.game

    def noted(finder: Finder, number: int) -> Found:
        played.append(number)
        return real(finder, number)

    monkeypatch.setattr(Finder, "game", noted)
    make(many, cut)
    assert cut.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
    assert 0 not in played
    assert 1 not in played


def test_another_plan_does_not_take_over_what_was_found(tmp_path: Path) -> None:
    out = tmp_path / "out"
    part = out.with_name("out.part")
    part.write_text(msgspec.json.encode(plan(seed=4)).decode() + "\nnonsense\n", encoding="utf-8")
    make(plan(), out)
    assert parse(out.read_text(encoding="utf-8")).head.made.seed == 3


@pytest.mark.parametrize("name", [facts.name for facts in sterling.games()])
def test_what_is_found_does_not_depend_on_what_was_hidden(name: str) -> None:
    """Two truths with equal views are examined alike."""
    game = sterling.game(name, 2)
    match = random_match(game, 8)
    again = Match(game, match.deal)
    making = msgspec.structs.replace(MAKING, worlds=8, confirm_worlds=8, confirm=16)
    for step, (seat, code) in enumerate(match.log[:24]):
        if step % 6 == 5:
            view = again.view(seat)
            other = game.view(game.sample(view, Rng(step)), seat)
            legal = again.state.legal(seat)
            mine = examine(game, view, legal[0], legal[-1], making, "middle", Rng(1))
            assert mine == examine(game, other, legal[0], legal[-1], making, "middle", Rng(1))
        again.play(seat, code)


def test_a_selection_prefers_variety_and_takes_the_rest_in_the_end() -> None:
    from sterling.bots.practice import need_practice

    positions = need_practice(GAME).positions
    same = [msgspec.structs.replace(positions[0], id=f"{number:010x}", stage="end", seats=2) for number in range(8)]
    selection = Selection(plan(count=10))
    selection.add(same)
    assert 0 < len(selection.taken) < 8
    selection.fill()
    assert len(selection.taken) == 8
    assert [one.level for one in selection.rated()].count("easy") == 3


def test_the_command_makes_and_solves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["nonsense", "1", "", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert cli.main(["puzzles", "solve", GAME, "--level", "easy"]) == 0
    told = capsys.readouterr().out
    assert "of 1 solved" in told
    assert cli.main(["puzzles", "solve", "nobody"]) == 2
    out = tmp_path / "made.jsonl"
    command = ["puzzles", "make", GAME, "--count", "1", "--iterations", "8", "--worlds", "16", "--out", str(out)]
    assert cli.main(command) == 0
    assert parse(out.read_text(encoding="utf-8")).head.made.count == 1
