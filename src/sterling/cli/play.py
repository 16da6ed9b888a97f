"""`sterling play`: a game in this terminal."""

import secrets
from argparse import Namespace
from datetime import datetime
from pathlib import Path

from rich.console import Console

from sterling.bots import PLAIN
from sterling.cli._options import add_game, configured_game
from sterling.cli._parser import Parser
from sterling.core.characters import OPEN, check_choice, given_out
from sterling.core.errors import SetupError
from sterling.core.game import Game
from sterling.core.rng import Rng
from sterling.i18n import Words

EXAMPLE = "sterling play silver-gold --seats you,greedy,random"
ORDER = 20


def arguments(parser: Parser, words: Words) -> None:
    add_game(parser, words)
    parser.add_argument("--seats", default="you,greedy", help=words("cli-help-play-seats", bots=", ".join(PLAIN)))
    parser.add_argument("--seed", help=words("cli-help-seed"))
    parser.add_argument("--characters", default="", metavar="NAMES", help=words("cli-help-characters"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=words("cli-help-record"))


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.core.places import data_folder
    from sterling.terminal.play import HUMAN, TerminalGame

    players = [name.strip() for name in chosen.seats.split(",")]
    game = configured_game(chosen, len(players), people=players.count(HUMAN))
    seed = chosen.seed
    if seed is not None and seed.isdigit() and len(seed) < 64:
        seed = f"{int(seed):064x}"
    file = chosen.record or data_folder() / "records" / f"{chosen.game}-{datetime.now():%Y%m%d-%H%M%S}.txt"
    characters = chosen_characters(game, chosen.characters)
    TerminalGame(game, players, words, console, seed=seed, file=file, characters=characters).run()


def chosen_characters(game: Game, text: str) -> list[str]:
    """The characters of the columns: the named ones from the first column on, random ones for the rest."""
    known = game.facts.characters
    named = [name.strip() for name in text.split(",")] if text.strip() else []
    check_choice(known, 1, {}, 0, [name for name in named if name != OPEN])
    if len(named) > len(known):
        raise SetupError("setup/character-number", expected=len(known), came=len(named))
    heads = named + [OPEN] * (len(known) - len(named))
    return given_out(known, heads, Rng(secrets.randbits(40)))
