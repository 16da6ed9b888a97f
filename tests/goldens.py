"""Writes the committed playthroughs and node counts anew."""

import sterling
from kit.test_golden import GOLDEN, SEED, counts_text, golden_file
from kit.tools import playthrough


def main() -> None:
    for facts in sterling.games():
        for seats in facts.seats:
            for rule_set in facts.rule_sets:
                table = sterling.game(facts.name, seats, rule_set)
                golden_file(table).write_text(playthrough(table, SEED), encoding="utf-8")
    (GOLDEN / "node-counts.txt").write_text(counts_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
