"""Measures the baselines of docs/research.md and writes them there.

    python bench/baselines.py             all games, 40 games for each player; about a quarter of an hour on one core
    python bench/baselines.py --player lunara    only this one; the other rows stay
    python bench/baselines.py --docs      plays nothing; writes the docs from bench/results/baselines.json

Everyone plays against `greedy` with two seats, every deal from both seats, so that the deals are independent values and
ordinary 95 % intervals over them hold. Seconds are processor time. Finished deals are kept under build/baselines, so
an interrupted run continues.
"""

import argparse
import sys
from pathlib import Path

import msgspec

import sterling
from sterling.bots import Budget, cast_of
from sterling.lab.arena import Plan, arena

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results" / "baselines.json"
DOCS = ROOT / "docs" / "research.md"
START, END = "<!-- baselines -->\n", "<!-- /baselines -->"
AGAINST = "greedy"
OTHERS = ("random", "ismcts")


class Row(msgspec.Struct, frozen=True):
    """One player against `greedy`."""

    game: str
    player: str
    games: int
    seconds: float
    """What a move could take."""
    share: float
    low: float
    high: float
    margin: float
    margin_low: float
    margin_high: float


def measured(game: str, player: str, games: int, seconds: float, folder: Path) -> Row:
    plan = Plan(game, 2, sterling.game(game, 2).rule_set, {}, (player, AGAINST), games, Budget(seconds=seconds))
    found = arena(plan, 1, folder / f"{game}-{player}-{seconds:g}.jsonl")
    ours = next(standing for standing in found.standings if standing.bot == player)
    margin = ours.margin, ours.margin_low, ours.margin_high
    return Row(game, player, found.games, seconds, ours.share, ours.low, ours.high, *margin)


def table(rows: list[Row]) -> str:
    """The rows as a table in Markdown."""
    lines = ["| game | player | wins | 95 % | points ahead | 95 % | games |", "|---|---|---|---|---|---|---|"]
    for row in rows:
        lines.append(
            f"| {row.game} | {row.player} | {row.share:.0%} | {row.low:.0%} to {row.high:.0%} | {row.margin:+.1f} | "
            f"{row.margin_low:+.1f} to {row.margin_high:+.1f} | {row.games} |"
        )
    return "\n".join(lines) + "\n"


def write_docs(rows: list[Row]) -> None:
    before, _, rest = DOCS.read_text(encoding="utf-8").partition(START)
    _, _, after = rest.partition(END)
    DOCS.write_text(before + START + table(rows) + END + after, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", help="only this player")
    parser.add_argument("--games", type=int, default=40, help="games for each player (default 40)")
    parser.add_argument("--seconds", type=float, default=0.02, help="processor time for a move (default 0.02)")
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "baselines", help="where deals are kept")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where the rows go")
    parser.add_argument("--docs", action="store_true", help="write the docs from the results; play nothing")
    chosen = parser.parse_args()
    kept = msgspec.json.decode(chosen.results.read_bytes(), type=list[Row]) if chosen.results.is_file() else []
    if chosen.docs:
        write_docs(kept)
        return
    if sterling.MODE != "compiled":
        sys.exit("Baselines are measured with compiled code: run `make compile` first.")
    rows: list[Row] = []
    for facts in sterling.games():
        for player in (*OTHERS, *(character.name for character in cast_of(facts.name))):
            if chosen.player not in (None, player):
                rows += [row for row in kept if (row.game, row.player) == (facts.name, player)]
                continue
            rows.append(measured(facts.name, player, chosen.games, chosen.seconds, chosen.keep))
            print(rows[-1], flush=True)
    chosen.results.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")


if __name__ == "__main__":
    main()
