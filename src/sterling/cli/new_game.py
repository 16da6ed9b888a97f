"""`sterling new-game`: a working skeleton of a game, in this checkout."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console

from sterling.cli._parser import Parser
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling new-game pebble_race --prefix PR"
ORDER = 150


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("name", metavar="NAME", help=words("cli-help-new-game-name"))
    parser.add_argument("--prefix", metavar="AB", help=words("cli-help-new-game-prefix"))


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.games.skeleton import GAMES, TESTS, new_game

    written = new_game(Path(), chosen.name, chosen.prefix)
    folder = written[0].relative_to(GAMES).parts[0]
    told = words("new-game-written", game=str(GAMES / folder), tests=str(TESTS / folder), name=folder)
    console.print(plain(told))
