"""`sterling learn`: a lesson that you play, in this terminal."""

from argparse import Namespace

from rich.console import Console

from sterling.cli._options import game_names
from sterling.cli._parser import Parser
from sterling.i18n import Words

EXAMPLE = "sterling learn silver-gold"
ORDER = 25


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=game_names())
    parser.add_argument("--step", default="", metavar="NAME", help=words("cli-help-lesson-step"))


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.games.lessons import lesson
    from sterling.terminal.learn import TerminalLesson

    TerminalLesson(lesson(chosen.game), words, console, chosen.step).run()
