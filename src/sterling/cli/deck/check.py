"""`sterling deck check`: checks whether a deck file is playable."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console

from sterling.cli._files import print_json
from sterling.cli._options import add_json, game_names, game_with_deck
from sterling.cli._parser import Parser
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling deck check my-deck.txt"
ORDER = 10


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words("cli-help-deck-file"))
    parser.add_argument("--game", metavar="GAME", help=game_names())
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    game = game_with_deck(chosen.file, chosen.game)
    notes = game.deck_notes()
    if chosen.json:
        print_json({"game": game.facts.name, "deck_hash": game.deck_hash, "notes": notes})
        return
    title = words(f"{game.facts.name}-title")
    console.print(plain(words("deck-ok", file=str(chosen.file), game=title), "bold green"))
    for note in notes:
        kind, _, about = note.partition(" ")
        console.print(plain(words(f"deck-note-{kind}", about=about)))
