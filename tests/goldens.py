"""Writes the committed playthroughs and node counts of all games, or of those named: python tests/goldens.py amulet

With --old it writes records of the rules as they are now instead, for later versions to replay. Do that before a change
of behaviour.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("STERLING_GAMES", str(Path(__file__).parent / "tiny"))

import sterling
from kit.test_golden import SEED, counts_file, counts_text, golden_file, golden_folder
from kit.test_old_rules import old_file
from kit.tools import old_record, playthrough, random_match


def main(wanted: list[str]) -> None:
    old = "--old" in wanted
    chosen = [name for name in wanted if name != "--old"]
    for facts in sterling.games():
        if chosen and facts.name not in chosen:
            continue
        games = [sterling.game(facts.name, seats, rule_set) for seats in facts.seats for rule_set in facts.rule_sets]
        if old:
            for game in games:
                old_file(game).parent.mkdir(parents=True, exist_ok=True)
                old_file(game).write_text(old_record(random_match(game, SEED)), encoding="utf-8")
            continue
        golden_folder(facts.name).mkdir(parents=True, exist_ok=True)
        for game in games:
            golden_file(game).write_text(playthrough(game, SEED), encoding="utf-8")
        counts_file(facts.name).write_text(counts_text(facts.name), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
