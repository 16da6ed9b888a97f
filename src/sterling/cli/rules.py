"""`sterling rules`: the rules of a game, or what they say about something."""

from argparse import Namespace

from rich.console import Console

from sterling.cli._options import game_names
from sterling.cli._parser import Parser
from sterling.games import game_class
from sterling.i18n import RULES_PARTS, Words
from sterling.terminal.text import plain

EXAMPLE = "sterling rules silver-gold palm"
ORDER = 90


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=game_names())
    parser.add_argument("about", nargs="?", default="", help=words("cli-help-about"))
    parser.add_argument("--part", choices=RULES_PARTS, default="", help=words("cli-help-part"))


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.terminal.rules_text import rules_text

    found = rules_text(words, game_class(chosen.game).facts.name, chosen.about, chosen.part)
    console.print(plain(words("play-no-rule", about=chosen.about)) if found is None else found)
