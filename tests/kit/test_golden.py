"""Committed playthroughs and node counts: a change of behaviour shows as a readable diff.

`python tests/goldens.py` writes them; for a game that has some, do that only together with a new rules version.
"""

from pathlib import Path

import pytest

import sterling
from kit.tools import node_count, playthrough
from sterling import Game
from sterling.games import folders, game_class, names

GAMES = Path(__file__).parents[1] / "games"
SEED = 20


def golden_folder(name: str) -> Path:
    """Next to the game's own tests."""
    return GAMES / folders()[name].name / "golden"


def golden_file(game: Game) -> Path:
    return golden_folder(game.facts.name) / f"{game.seats}-{game.rule_set}.txt"


def counts_file(name: str) -> Path:
    return golden_folder(name) / "node-counts.txt"


def counts_text(name: str) -> str:
    """Node counts of a game from three deals, as deep as possible in a moment."""
    lines = ["# seats rule-set seed: sequences of 1, 2, 3 … actions"]
    facts = game_class(name).facts
    for seats in facts.seats:
        for rule_set in facts.rule_sets:
            game = sterling.game(name, seats, rule_set)
            for seed in range(3):
                state = game.start(game.deal(seed))
                counts: list[int] = []
                while (not counts or counts[-1] < 2000) and len(counts) < game.longest:
                    counts.append(node_count(state, len(counts) + 1))
                lines.append(f"{seats} {rule_set} {seed}: {' '.join(str(count) for count in counts)}")
    return "\n".join(lines) + "\n"


def test_the_committed_playthrough_is_reproduced(game: Game) -> None:
    """Every view of every seat at every step is what it was."""
    file = golden_file(game)
    assert file.is_file(), f"there is none yet; write it: python tests/goldens.py {game.facts.name}"
    assert playthrough(game, SEED) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", names())
def test_node_counts_are_what_they_were(name: str) -> None:
    assert counts_text(name) == counts_file(name).read_text(encoding="utf-8")
