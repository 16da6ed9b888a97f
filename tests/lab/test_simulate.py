"""Simulation: the same games for any number of workers, honestly summed up."""

import csv
import math
import statistics
import time
from collections import Counter
from pathlib import Path

import pytest

import sterling
from sterling import Rng
from sterling.core.playout import random_playout
from sterling.games import game_class
from sterling.lab.chunks import Chunk, Player, Tally
from sterling.lab.report import histogram
from sterling.lab.simulate import CHUNK, Plan, quantile, simulate, wins

every_game = pytest.mark.parametrize("name", [facts.name for facts in sterling.games()])


def plan(**changes: object) -> Plan:
    fields: dict[str, object] = {
        "game": "silver-gold",
        "seats": 2,
        "rule_set": "nsv",
        "options": {},
        "players": ("random", "random"),
        "games": CHUNK + 50,
        "seed": 3,
    }
    return Plan(**(fields | changes))  # type: ignore[arg-type]


def test_two_workers_find_what_one_finds() -> None:
    assert simulate(plan(), workers=2) == simulate(plan(), workers=1)


def plan_of(name: str, seats: int, games: int) -> Plan:
    game = sterling.game(name, seats)
    return Plan(name, seats, game.rule_set, dict(game.options), ("random",) * seats, games, 5)


def ignore(games: int) -> None:
    pass


class Here:
    """Counts the chunks played in this process, and plays slowly until a helper has reported games."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.chunks: list[int] = []
        self.told = 0
        self.helped = False
        play = Player.chunk

        def counted(player: Player, number: int, tell: object) -> Chunk:
            self.chunks.append(number)
            return play(player, number, tell)  # type: ignore[arg-type]

        monkeypatch.setattr(Player, "chunk", counted)

    def progress(self, played: int) -> None:
        self.helped |= played > self.told + 1
        self.told = played
        if not self.helped:
            time.sleep(0.02)


@every_game
def test_any_number_of_workers_finds_the_same(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wanted = plan_of(name, 2, 3 * CHUNK + 20)
    alone = simulate(wanted, 1, tmp_path / "1.csv")
    for workers in (2, 3):
        here = Here(monkeypatch)
        summary = simulate(wanted, workers, tmp_path / f"{workers}.csv", here.progress)
        # Otherwise the test would prove nothing: some chunks were played elsewhere.
        assert 0 < len(here.chunks) < 4
        assert here.told == wanted.games
        assert summary == alone
        assert list(summary.seats[0].parts) == list(alone.seats[0].parts)
        assert (tmp_path / f"{workers}.csv").read_bytes() == (tmp_path / "1.csv").read_bytes()
        monkeypatch.undo()


@every_game
def test_tallies_of_parts_add_up_to_the_tally_of_all(name: str) -> None:
    seats = game_class(name).facts.seats[-1]
    player = Player(plan_of(name, seats, 2 * CHUNK + 30), rows=True)
    whole, rows = player(range(3), ignore)
    assert whole.games == 2 * CHUNK + 30
    parts, texts = zip(*[player(range(number, number + 1), ignore) for number in range(3)], strict=True)
    assert "".join(texts) == rows
    for pieces in ([[0], [1, 2]], [[0, 1], [2]], [[0], [1], [2]]):
        tally = Tally.empty(seats)
        for piece in pieces:
            stint = Tally.empty(seats)
            for number in piece:
                stint.merge(parts[number])
            tally.merge(stint)
        assert tally == whole
        # Sums of fractions depend on the order of the terms.
        assert [list(totals) for totals in tally.totals] == [list(totals) for totals in whole.totals]


@every_game
def test_a_summary_tells_what_plain_play_finds(name: str, tmp_path: Path) -> None:
    """The same games, played and scored through the public interface, and summed up in the plainest way."""
    seats = 3
    wanted = plan_of(name, seats, 60)
    played = wanted.configured()
    rng = Rng(wanted.seed * 1_000_003)
    lengths, scores = [], []
    for _ in range(wanted.games):
        state = played.start(played.random_deal(rng))
        lengths.append(int(random_playout(state, rng)))
        scores.append(played.scores(state))
    summary = simulate(wanted, csv_file=tmp_path / "games.csv")
    assert summary.lengths == dict(sorted(Counter(lengths).items()))
    assert summary.mean_length == statistics.mean(lengths)
    for seat, found in enumerate(summary.seats):
        mine = [game[seat] for game in scores]
        totals = [score.total for score in mine]
        assert (found.lowest, found.highest) == (min(totals), max(totals))
        assert found.median == statistics.median_low(totals)
        assert found.mean == pytest.approx(statistics.mean(totals))
        assert found.deviation == pytest.approx(statistics.stdev(totals))
        assert found.parts == {
            part: pytest.approx(statistics.mean(score.parts[part] for score in mine)) for part in mine[0].parts
        }
        shares = [1 / sum(other.place == 1 for other in game) for game in scores if game[seat].place == 1]
        assert found.first_places == pytest.approx(math.fsum(shares) / wanted.games)
    with (tmp_path / "games.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(int(row["game"]), int(row["seat"])) for row in rows] == [(g, s) for g in range(60) for s in range(seats)]
    for row in rows:
        score = scores[int(row["game"])][int(row["seat"])]
        assert (int(row["place"]), int(row["total"])) == (score.place, score.total)
        assert int(row["decisions"]) == lengths[int(row["game"])]
        assert {part: int(row[part]) for part in score.parts} == score.parts


def test_shared_wins_are_counted_exactly() -> None:
    tally = Tally.empty(3)
    for places in [(1, 1, 1)] * 3 + [(1, 1, 3)] + [(2, 1, 3)]:
        tally.count(Chunk(0, [1], [places], [[0], [0], [0]], [[{}], [{}], [{}]]))
    assert [wins(tally, seat) for seat in range(3)] == [1.5, 2.5, 1]


def test_another_seed_gives_other_games() -> None:
    assert simulate(plan()).scores != simulate(plan(seed=4)).scores


def test_sums_fit_together() -> None:
    summary = simulate(plan(games=40))
    assert summary.games == 40
    assert sum(summary.scores.values()) == 80
    assert sum(summary.lengths.values()) == 40
    assert abs(sum(seat.first_places for seat in summary.seats) - 1) < 1e-9
    for seat in summary.seats:
        assert abs(sum(seat.parts.values()) - seat.mean) < 1e-9
        assert seat.lowest <= seat.median <= seat.highest


def test_progress_is_told_for_every_game() -> None:
    told: list[int] = []
    simulate(plan(games=5), progress=told.append)
    assert told == [1, 2, 3, 4, 5]


def test_progress_of_a_long_run_is_told_now_and_then_and_at_its_end() -> None:
    told: list[int] = []
    simulate(plan(games=1500), progress=told.append)
    assert told == sorted(set(told))
    assert told[-1] == 1500
    assert len(told) < 750


def test_greedy_beats_random_by_far() -> None:
    summary = simulate(plan(games=40, players=("greedy", "random")))
    assert summary.seats[0].first_places >= 0.95
    assert summary.seats[0].mean > summary.seats[1].mean + 25


def test_quantiles_and_histograms() -> None:
    counts = {1: 1, 2: 2, 9: 1}
    assert quantile(counts, 0.5) == 2
    assert quantile(counts, 0.99) == 9
    lines = histogram(counts).plain.split("\n")
    assert len(lines) == 9
    assert lines[1].endswith("50.0 %")
