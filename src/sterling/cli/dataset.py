"""`sterling dataset`: games and decisions of bots as Parquet files."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console

from sterling.cli._options import add_game, add_thinking, add_workers, budget, count, seed, workers
from sterling.cli._parser import Parser
from sterling.cli._plan import planned, seated
from sterling.cli._progress import progress
from sterling.core.errors import SterlingError, trouble
from sterling.i18n import Words

EXAMPLE = "sterling dataset john-silver --games 10000 --bots greedy,random --out games --workers 2"
ORDER = 58


def arguments(parser: Parser, words: Words) -> None:
    add_game(parser, words)
    parser.add_argument("--games", type=count, default=1000, help=words("cli-help-games"))
    parser.add_argument("--seats", type=int, help=words("cli-help-seats"))
    parser.add_argument("--bots", default="greedy", help=words("cli-help-dataset-bots"))
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help=words("cli-help-dataset-out"))
    add_thinking(parser, words)
    add_workers(parser, words)
    parser.add_argument("--seed", type=seed, default=1, help=words("cli-help-simulate-seed"))


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.research.dataset import write_dataset

    game, named = seated(chosen, chosen.bots)
    plan = planned(chosen, game, tuple(named[place % len(named)] for place in range(game.seats)))
    try:
        with progress() as bar:
            task = bar.add_task(words("simulate-progress"), total=chosen.games)
            decisions = write_dataset(
                plan,
                budget(chosen),
                chosen.out,
                workers(chosen),
                lambda played: bar.update(task, completed=played),
            )
    except OSError as problem:
        raise SterlingError("file/write", file=str(problem.filename or chosen.out), **trouble(problem)) from None
    console.print(words("dataset-done", games=chosen.games, decisions=decisions, folder=str(chosen.out)))
