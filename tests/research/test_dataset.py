"""Datasets hold what was played, and nothing that the seat did not know."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as parquet

import sterling
from sterling import Match, Record
from sterling.cli import main
from sterling.core.match import replay
from sterling.research.observation import Encoder


def test_a_dataset_can_be_loaded_and_replayed(tmp_path: Path, capsys: object) -> None:
    there = tmp_path / "data"
    call = ["dataset", "john-silver", "--games", "45", "--bots", "greedy,random", "--seed", "3"]
    assert main([*call, "--out", str(there)]) in (0, None)
    games = parquet.read_table(there / "games.parquet").to_pylist()
    decisions = parquet.read_table(there / "decisions.parquet").to_pylist()
    assert [row["game"] for row in games] == list(range(45))
    assert {tuple(row["players"]) for row in games} == {("greedy", "random"), ("random", "greedy")}
    game = sterling.game("john-silver", 2)
    encoder = Encoder(game)
    for number in (0, 31):
        match = Match(game, replay(game, Record.parse(games[number]["record"])).deal)
        for row in [row for row in decisions if row["game"] == number]:
            seat = match.waiting()[0]
            assert row["seat"] == seat
            assert row["legal"] == match.state.legal(seat)
            assert np.array_equal(row["observation"], encoder.packed(match.state, seat))
            match.play(seat, row["action"])
        assert match.over()
        assert [score.place for score in match.scores()] == games[number]["places"]
    card = (there / "README.md").read_text(encoding="utf-8")
    assert f"| decisions | {len(decisions)}" in card
    assert "`grid`" in card

    again = tmp_path / "again"
    assert main([*call, "--out", str(again), "--workers", "2"]) in (0, None)
    for name in ("games.parquet", "decisions.parquet"):
        assert parquet.read_table(again / name).equals(parquet.read_table(there / name))
