"""`sterling bots`: the computer players, from the easiest to the strongest, and how they do against each other."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.table import Table

import sterling
from sterling.bots import PLAIN, STRENGTHS, baselines, cast_of
from sterling.cli._files import print_json
from sterling.cli._options import add_json, count, game_names, seconds
from sterling.cli._parser import Parser
from sterling.cli._progress import progress
from sterling.core.errors import SterlingError, trouble
from sterling.games import game_class, names
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling bots silver-gold"
ORDER = 40


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=game_names())
    parser.add_argument("--measure", action="store_true", help=words("cli-help-measure"))
    parser.add_argument("--games", type=count, help=words("cli-help-measure-games"))
    parser.add_argument("--seconds", type=seconds, help=words("cli-help-seconds"))
    parser.add_argument("--workers", type=count, default=1, help=words("cli-help-workers"))
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help=words("cli-help-measure-keep"))
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    found = names() if chosen.game is None else [game_class(chosen.game).facts.name]
    if chosen.measure:
        _measure(chosen, [name for name in found if chosen.game or cast_of(name)], words, console)
    elif chosen.json:
        # One game is a list, as it has always been; all games are lists by name.
        print_json(cast_of(found[0]) if chosen.game else {name: cast_of(name) for name in found})
    else:
        for name in found:
            _list(name, words, console)


def _list(name: str, words: Words, console: Console) -> None:
    listing = Table(title=words(f"{name}-title"), title_justify="left")
    for key in ("cli-col-name", "cli-col-character", "cli-col-strength", "cli-col-about"):
        listing.add_column(words(key))
    for character in cast_of(name):
        strength = f"{character.strength} / {STRENGTHS[-1]}"
        known = words(f"bot-{character.name}"), strength, words(f"bot-{character.name}-about")
        listing.add_row(character.name, *known)
    console.print(listing)
    console.print(plain(words("bots-plain", bots=", ".join(PLAIN)), "dim"))
    if kept := baselines(name):
        console.print(plain(words("bots-baselines", bots=", ".join(kept)), "dim"))


def _measure(chosen: Namespace, found: list[str], words: Words, console: Console) -> None:
    from sterling.lab.levels import GAMES, SECONDS, Level, measure
    from sterling.lab.report import levels_report

    if sterling.MODE != "compiled":
        # Not among the results, so that they can still be read by a program.
        Console(stderr=True).print(plain(words("levels-interpreted"), "yellow"))
    games, thinking = chosen.games or GAMES, chosen.seconds or SECONDS
    levels: list[Level] = []
    try:
        with progress() as bar:
            for name in found:
                task = bar.add_task(words(f"{name}-title"), total=None)
                levels += measure(
                    name,
                    games,
                    thinking,
                    chosen.keep,
                    chosen.workers,
                    lambda played, total, task=task: bar.update(task, completed=played, total=total),  # type: ignore[misc]
                )
    except OSError as problem:
        raise SterlingError("file/write", file=str(problem.filename or chosen.keep), **trouble(problem)) from None
    if chosen.json:
        print_json(levels)
    else:
        levels_report(levels, words, console)
