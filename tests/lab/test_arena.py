"""The arena: fair seating, honest intervals, runs that can be interrupted."""

import json
import math
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import sterling
from sterling.bots import PLAIN, Budget, RandomBot
from sterling.core.errors import SterlingError
from sterling.core.view import View
from sterling.lab.arena import Plan, arena, interval, plain, play_deal, share_interval

PLAN = Plan("silver-gold", 2, "nsv", {}, ("greedy", "random"), 12, Budget(iterations=20))


def without_clocks(result: object) -> object:
    """A result without what depends on the machine's speed."""
    told = msgspec.to_builtins(result)
    for row in told["standings"]:
        del row["seconds"]
    return told


def test_every_bot_of_a_line_up_holds_every_seat_once_with_the_same_cards() -> None:
    plan = msgspec.structs.replace(PLAN, seats=3, bots=("greedy", "random", "pip"))
    played = play_deal(plan, 4, ("greedy", "random", "pip"), keep_records=True)
    assert Counter((seat, name) for game in played.games for seat, name in enumerate(game.players)) == Counter(
        {(seat, name): 1 for seat in range(3) for name in plan.bots}
    )
    orders = {sterling.Record.parse(game.record).text().split("\n\n")[0].split("order ", 1)[1] for game in played.games}
    assert len(orders) == 1


def test_seconds_are_processor_time_for_the_bots_and_in_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stands still, as for a process that waits: no bot's time runs out, and none is reported."""
    monkeypatch.setattr("sterling.lab.arena.PROCESSOR", lambda: 0.0)
    given = []

    class Watched(RandomBot):
        def choose(self, view: View, budget: Budget, rng: sterling.Rng) -> int:
            given.append(self.clock())
            return super().choose(view, budget, rng)

    monkeypatch.setitem(PLAIN, "random", Watched)
    played = play_deal(PLAN, 1, ("random", "random"), keep_records=False)
    assert given == [0.0] * sum(sum(game.moves) for game in played.games)
    assert {game.seconds for game in played.games} == {(0.0, 0.0)}


def test_combinations_meet_and_small_fields_fill_the_table() -> None:
    four = msgspec.structs.replace(PLAN, bots=("a", "b", "c", "d"))
    assert len(four.line_ups()) == 6
    assert {len(line_up) for line_up in four.line_ups()} == {2}
    few = msgspec.structs.replace(PLAN, seats=4)
    assert few.line_ups() == [("greedy", "random", "greedy", "random")]
    assert len(four.deals()) == 6


def test_the_same_plan_gives_the_same_result_for_any_number_of_workers() -> None:
    assert without_clocks(arena(PLAN, workers=1)) == without_clocks(arena(PLAN, workers=2))


def test_records_and_kept_deals_do_not_depend_on_the_workers(tmp_path: Path) -> None:
    for workers in (1, 3):
        arena(PLAN, workers, tmp_path / f"{workers}.jsonl", tmp_path / str(workers))
    records = [{file.name: file.read_text() for file in (tmp_path / str(w)).iterdir()} for w in (1, 3)]
    assert len(records[0]) == 12
    assert records[0] == records[1]
    kept = [
        sorted(json.loads(line)["deal"] for line in (tmp_path / f"{w}.jsonl").open() if '"deal"' in line)
        for w in (1, 3)
    ]
    assert kept[0] == kept[1] == list(range(6))


def test_greedy_wins_against_random_and_is_rated_higher() -> None:
    result = arena(PLAN)
    first, second = result.standings
    assert (first.bot, second.bot) == ("greedy", "random")
    assert first.share > 0.9
    assert first.low <= first.share <= first.high
    assert first.margin > 0 > second.margin
    assert first.rating > second.rating
    assert result.games == 12
    assert math.isclose(first.share + second.share, 1)
    assert json.loads(plain(result))["standings"][0]["bot"] == "greedy"


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = arena(PLAN, file=tmp_path / "whole.jsonl")
    lines = (tmp_path / "whole.jsonl").read_bytes().splitlines(keepends=True)
    cut = tmp_path / "cut.jsonl"
    # Cut off in the middle of the third deal's line.
    cut.write_bytes(b"".join(lines[:3]) + lines[3][:25] + b"\n")
    told: list[tuple[int, int]] = []
    again = arena(PLAN, file=cut, progress=lambda played, total: told.append((played, total)))
    assert told[0] == (2, 6)
    assert without_clocks(again) == without_clocks(whole)


def test_the_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    arena(PLAN, file=file)
    with pytest.raises(SterlingError) as refused:
        arena(msgspec.structs.replace(PLAN, seed=2), file=file)
    assert refused.value.code == "arena/other-plan"
    file.write_text("hello")
    with pytest.raises(SterlingError) as refused:
        arena(PLAN, file=file)
    assert refused.value.code == "arena/file"


def test_records_are_saved_on_demand_and_replay(tmp_path: Path) -> None:
    arena(msgspec.structs.replace(PLAN, games=2), records=tmp_path)
    files = sorted(tmp_path.glob("*.txt"))
    assert len(files) == 2
    for file in files:
        assert sterling.replay(sterling.Record.parse(file.read_text(encoding="utf-8"))).over()


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """About 95 of 100 intervals for a known coin contain its probability."""
    rng = sterling.Rng(9)
    for chance, number in ((0.5, 40), (0.9, 60)):
        held = 0
        for _ in range(600):
            values = [1.0 if rng.below(1000) < int(1000 * chance) else 0.0 for _ in range(number)]
            _, low, high = share_interval(values)
            held += low <= chance <= high
        assert 0.92 <= held / 600 <= 0.985
    assert share_interval([1.0] * 50)[1] < 1
    mean, low, high = interval([1.0, 2.0, 3.0])
    assert low < mean == 2.0 < high
    assert interval([5.0]) == (5.0, -math.inf, math.inf)
