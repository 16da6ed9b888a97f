"""`sterling puzzles solve`: practice positions in this terminal."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console

from sterling.cli._files import read_text
from sterling.cli._options import game_names
from sterling.cli._parser import Parser
from sterling.i18n import Words

EXAMPLE = "sterling puzzles solve john-silver --level easy"
ORDER = 10


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=game_names())
    parser.add_argument("--level", choices=("easy", "medium", "hard"), help=words("cli-help-puzzles-level"))
    parser.add_argument("--file", type=Path, metavar="FILE", help=words("cli-help-puzzles-file"))


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.bots.practice import need_practice, parse
    from sterling.terminal.practise import Practising

    practice = (
        parse(read_text(chosen.file), str(chosen.file)) if chosen.file is not None else need_practice(chosen.game)
    )
    positions = [one for one in practice.positions if chosen.level in (None, one.level)]
    Practising(practice, positions, words, console).run()
