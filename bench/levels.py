"""Measures the levels' table of docs/opponents.md and writes it there.

    python bench/levels.py                    all games, 200 games for each pair of neighbours; hours on one core
    python bench/levels.py --game amulet      one game; the rows of the others stay
    python bench/levels.py --docs             plays nothing; writes the docs from bench/results/levels.json

It does what `sterling bots --measure` does: each character against the one below it, and the greedy player against the
gentlest, two seats, every deal from both seats, processor time, a fixed number of games, so that ordinary 95 %
intervals over deals hold. Finished deals are kept under build/levels, apart for each state of the code, and an
interrupted run continues.
"""

import argparse
import sys
from pathlib import Path

import msgspec

import sterling
from sterling.bots import cast_of
from sterling.lab.levels import GAMES, SECONDS, Level, measure, table

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results" / "levels.json"
DOCS = ROOT / "docs" / "opponents.md"
START, END = "<!-- levels -->\n", "<!-- /levels -->"


def write_docs(rows: list[Level]) -> None:
    text = DOCS.read_text(encoding="utf-8")
    before, _, rest = text.partition(START)
    _, _, after = rest.partition(END)
    DOCS.write_text(before + START + table(rows) + END + after, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games for each pair (default {GAMES})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"for each move (default {SECONDS:g})")
    parser.add_argument("--workers", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--docs", action="store_true", help="write the docs from the results; play nothing")
    chosen = parser.parse_args()
    rows = msgspec.json.decode(RESULTS.read_bytes(), type=list[Level])
    names = [facts.name for facts in sterling.games() if cast_of(facts.name)]
    if not chosen.docs:
        if sterling.MODE != "compiled":
            sys.exit("Levels are measured with compiled code: run `make compile` first.")
        for name in [chosen.game] if chosen.game else names:
            folder = ROOT / "build" / "levels"

            def tell(played: int, total: int, name: str = name) -> None:
                print(f"\r{name}: {played} of {total} deals", end="", file=sys.stderr, flush=True)

            fresh = measure(name, chosen.games, chosen.seconds, folder, chosen.workers, tell)
            print(file=sys.stderr)
            rows = [row for row in rows if row.game != name] + fresh
            rows.sort(key=lambda row: names.index(row.game))
            RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")
    write_docs(rows)
    print(table(rows), end="")


if __name__ == "__main__":
    main()
