"""`sterling simulate`: plays many games and shows statistics."""

import time
from argparse import Namespace
from pathlib import Path

from rich.console import Console

from sterling.bots import PLAIN
from sterling.cli._files import print_json
from sterling.cli._options import add_game, add_json, add_workers, count, seed, workers
from sterling.cli._parser import Parser
from sterling.cli._plan import planned, seated
from sterling.cli._progress import progress
from sterling.core.errors import SterlingError, trouble
from sterling.i18n import Words

EXAMPLE = "sterling simulate silver-gold --games 100000 --seats 4 --workers 2"
ORDER = 30


def arguments(parser: Parser, words: Words) -> None:
    add_game(parser, words)
    parser.add_argument("--games", type=count, default=1000, help=words("cli-help-games"))
    parser.add_argument("--seats", type=int, help=words("cli-help-seats"))
    parser.add_argument("--players", default="random", help=words("cli-help-players", bots=", ".join(PLAIN)))
    add_workers(parser, words)
    parser.add_argument("--seed", type=seed, default=1, help=words("cli-help-simulate-seed"))
    parser.add_argument("--csv", type=Path, metavar="FILE", help=words("cli-help-csv"))
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.lab.report import report
    from sterling.lab.simulate import simulate

    game, named = seated(chosen, chosen.players)
    players = tuple(named * game.seats if len(named) == 1 else named)
    if len(players) != game.seats:
        raise SterlingError("setup/players", expected=game.seats, came=len(players))
    plan = planned(chosen, game, players)
    started = time.perf_counter()
    try:
        with progress() as bar:
            task = bar.add_task(words("simulate-progress"), total=chosen.games)
            summary = simulate(plan, workers(chosen), chosen.csv, lambda played: bar.update(task, completed=played))
    except OSError as problem:
        raise SterlingError("file/write", file=str(chosen.csv), **trouble(problem)) from None
    if chosen.json:
        print_json(summary)
    else:
        report(summary, words, console, time.perf_counter() - started)
