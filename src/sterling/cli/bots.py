"""`sterling bots`: the computer players, from the easiest to the strongest."""

from argparse import Namespace

from rich.console import Console
from rich.table import Table

from sterling.bots import PLAIN, STRENGTHS, baselines, cast_of
from sterling.cli._files import print_json
from sterling.cli._options import add_json, game_names
from sterling.cli._parser import Parser
from sterling.games import game_class
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling bots silver-gold"
ORDER = 40


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=game_names())
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    name = game_class(chosen.game).facts.name
    characters = cast_of(name)
    if chosen.json:
        print_json(characters)
        return
    listing = Table()
    for key in ("cli-col-name", "cli-col-character", "cli-col-strength", "cli-col-about"):
        listing.add_column(words(key))
    for character in characters:
        strength = f"{character.strength} / {STRENGTHS[-1]}"
        known = words(f"bot-{character.name}"), strength, words(f"bot-{character.name}-about")
        listing.add_row(character.name, *known)
    console.print(listing)
    console.print(plain(words("bots-plain", bots=", ".join(PLAIN)), "dim"))
    if kept := baselines(name):
        console.print(plain(words("bots-baselines", bots=", ".join(kept)), "dim"))
