"""Committed playthroughs and node counts: a change of behaviour shows as a difference one can read.

`python tests/goldens.py` writes them anew; do that only together with a new rules version.
"""

from pathlib import Path

import sterling
from kit.tools import node_count, playthrough
from sterling import Game

GOLDEN = Path(__file__).parents[1] / "golden"
SEED = 20


def golden_file(table: Game) -> Path:
    return GOLDEN / f"{table.facts.name}-{table.seats}-{table.rule_set}.txt"


def counts_text() -> str:
    """Node counts of every game from three deals, as deep as takes a moment."""
    lines = ["# game seats rule-set seed: sequences of 1, 2, 3 … actions"]
    for facts in sterling.games():
        for seats in facts.seats:
            for rule_set in facts.rule_sets:
                table = sterling.game(facts.name, seats, rule_set)
                for seed in range(3):
                    state = table.start(table.deal(seed))
                    counts: list[int] = []
                    while not counts or counts[-1] < 2000:
                        counts.append(node_count(state, len(counts) + 1))
                    told = " ".join(str(count) for count in counts)
                    lines.append(f"{facts.name} {seats} {rule_set} {seed}: {told}")
    return "\n".join(lines) + "\n"


def test_the_committed_playthrough_is_reproduced(table: Game) -> None:
    """Every view of every seat at every step is what it was."""
    assert playthrough(table, SEED) == golden_file(table).read_text(encoding="utf-8")


def test_node_counts_are_what_they_were() -> None:
    assert counts_text() == (GOLDEN / "node-counts.txt").read_text(encoding="utf-8")
