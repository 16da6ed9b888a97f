"""The bench of the strong bots: it plays the games fixed before, continues where it was, and forgets other code."""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import sterling
from sterling.bots import Budget, cast_of
from sterling.core.errors import SterlingError
from sterling.lab.arena import Plan, play_deal

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    import strength

    yield strength
    del sys.modules["strength"]


def judged(bench: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch, values: list[float]) -> tuple[str, int]:
    """The verdict on a claim whose deals have these values, again and again, and the deals it took."""
    claim = bench.Claim("john-silver", "test", ("a@0.2", "b@0.2"), 0.65, 0.55, 80)

    def play(asked: object, number: int) -> object:
        return bench.Deal(number, values[number % len(values)], (1.0, 1.5), (10, 10))

    monkeypatch.setattr(bench, "play", play)
    book = bench.Book(claim, folder)
    for _ in bench.play_all([book], 1, None):
        assert (book.verdict() == "open") == bool(book.missing())
    assert bench.Book(claim, folder).row() == book.row()
    return book.verdict(), len(book.deals)


@pytest.mark.parametrize(
    ("values", "verdict"),
    [
        ([1.0, 1.0, 0.5], "shown"),
        ([1.0, 0.0, 1.0], "reached"),
        ([1.0, 0.0, 1.0, 0.5], "missed"),
        ([0.0, 0.5], "refuted"),
    ],
)
def test_a_verdict_comes_after_the_games_that_were_fixed_before(
    bench: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, values: list[float], verdict: str
) -> None:
    assert judged(bench, tmp_path, monkeypatch, values) == (verdict, 40)


def test_a_cut_off_line_is_played_again_and_deals_of_other_code_are_set_aside(
    bench: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    claim = bench.Claim("john-silver", "test", ("a@0.2", "b@0.2"), 0.65, 0.55, 200)
    monkeypatch.setattr(bench, "play", lambda asked, number: bench.Deal(number, 0.5, (1.0, 1.5), (10, 10)))
    book = bench.Book(claim, tmp_path)
    assert sum(1 for _ in islice(bench.play_all([book], 1, None), 3)) == 3
    book.file.write_bytes(book.file.read_bytes()[:-20])
    again = bench.Book(claim, tmp_path)
    assert [deal.number for deal in again.deals] == [0, 1]
    # Another target does not make other games.
    assert len(bench.Book(msgspec.structs.replace(claim, target=0.9), tmp_path).deals) == 2
    monkeypatch.setattr(bench, "digest", lambda game, names: "other")
    assert bench.Book(claim, tmp_path).deals == []


def test_two_workers_play_the_same_deals_as_one(bench: ModuleType, tmp_path: Path) -> None:
    claim = bench.Claim("john-silver", "test", ("greedy", "random"), 0.5, 0.5, 12)
    found = []
    for workers in (1, 2):
        book = bench.Book(claim, tmp_path / str(workers))
        assert list(bench.play_all([book], workers, None)) == [book] * 6
        assert book.missing() == []
        again = bench.Book(claim, tmp_path / str(workers))
        found.append(sorted((deal.number, deal.value, deal.moves) for deal in again.deals))
    assert found[0] == found[1]


def test_no_deal_begins_after_the_time_is_up(bench: ModuleType, tmp_path: Path) -> None:
    claim = bench.Claim("john-silver", "test", ("greedy", "random"), 0.5, 0.5, 12)
    for workers in (1, 2):
        assert list(bench.play_all([bench.Book(claim, tmp_path)], workers, 0)) == []


def test_every_claim_can_be_played(bench: ModuleType) -> None:
    """Its bots exist, its own bot sits once, and everybody else plays against it on its own time."""
    games = {facts.name for facts in sterling.games() if cast_of(facts.name)}
    assert {claim.game for claim in bench.claims()} == games
    assert len({claim.name for claim in bench.claims()}) == len(bench.claims())
    for claim in bench.claims():
        plan = bench.plan_of(claim)
        assert claim.line_up.count(claim.line_up[0]) == 1
        assert plan.line_ups() == [claim.line_up]
        assert claim.deals * claim.seats == claim.games


def test_one_bot_among_three_others_holds_every_seat(bench: ModuleType) -> None:
    line_up = ("greedy", "random", "random", "random")
    plan = Plan("silver-gold", 4, "nsv", {}, ("greedy", "random"), 4, Budget(), line_up=line_up)
    played = play_deal(plan, 0, line_up, keep_records=False)
    assert [game.players.index("greedy") for game in played.games] == [0, 3, 2, 1]


def test_a_bot_may_have_its_own_seconds() -> None:
    plan = Plan("john-silver", 2, "base", {}, ("greedy@0.2", "greedy"), 2, Budget(iterations=5))
    assert [game.places for game in play_deal(plan, 0, plan.bots, keep_records=False).games]
    for wrong in ("greedy@", "greedy@0", "greedy@fast", "greedy@-1"):
        with pytest.raises(SterlingError) as refused:
            play_deal(plan, 0, (wrong, "greedy"), keep_records=False)
        assert refused.value.code == "arena/seconds"


def test_committed_rows_are_those_of_the_text(bench: ModuleType) -> None:
    results = ROOT / "bench" / "results"
    if (results / "strength.json").is_file():
        rows = msgspec.json.decode((results / "strength.json").read_bytes(), type=list[bench.Row])  # type: ignore[name-defined]
        assert (results / "strength.txt").read_text(encoding="utf-8") == "\n".join(bench.lines(rows)) + "\n"
