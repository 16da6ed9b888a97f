"""`sterling puzzles …`: practice positions. Each module of this package is a subcommand."""

from argparse import Namespace

from rich.console import Console

from sterling.cli._parser import Parser, add_commands
from sterling.i18n import Words

EXAMPLE = "sterling puzzles solve silver-gold"
ORDER = 35


def arguments(parser: Parser, words: Words) -> None:
    add_commands(parser, __name__, words, "puzzles-")


def run(chosen: Namespace, words: Words, console: Console) -> None:
    chosen.parser.print_help()
