"""Simulation: the same games for any number of workers, honestly summed up."""

from sterling.lab.report import histogram
from sterling.lab.simulate import CHUNK, Plan, quantile, simulate


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
