"""`sterling deck show`: all cards of a deck, drawn."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console

from sterling.cli._options import game_names, game_with_deck
from sterling.cli._parser import Parser
from sterling.games import game_class, games
from sterling.i18n import Words

EXAMPLE = "sterling deck show"
ORDER = 20


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help=words("cli-help-deck-file"))
    parser.add_argument("--game", metavar="GAME", help=game_names())


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.terminal import drawing

    if chosen.file is None:
        game = game_class(chosen.game or games()[0].name)()
    else:
        game = game_with_deck(chosen.file, chosen.game)
    draw = drawing(game)
    console.print(draw.render_deck(game, words))
    console.print(draw.legend(words), style="dim", highlight=False)
