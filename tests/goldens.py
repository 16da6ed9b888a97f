"""Writes the committed playthroughs and node counts of all games, or of those named: python tests/goldens.py amulet"""

import os
import sys
from pathlib import Path

os.environ.setdefault("STERLING_GAMES", str(Path(__file__).parent / "tiny"))

import sterling
from kit.test_golden import SEED, counts_file, counts_text, golden_file, golden_folder
from kit.tools import playthrough


def main(wanted: list[str]) -> None:
    for facts in sterling.games():
        if wanted and facts.name not in wanted:
            continue
        golden_folder(facts.name).mkdir(parents=True, exist_ok=True)
        for seats in facts.seats:
            for rule_set in facts.rule_sets:
                game = sterling.game(facts.name, seats, rule_set)
                golden_file(game).write_text(playthrough(game, SEED), encoding="utf-8")
        counts_file(facts.name).write_text(counts_text(facts.name), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
