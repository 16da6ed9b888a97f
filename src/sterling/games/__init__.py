"""The games, discovered by folder: every package in this folder is one.

A game's folder is named after it (`silver_gold`), and its public name in commands, records and on the wire is the same
word with hyphens (`silver-gold`). Its `__init__.py` names its class: `GAME = SilverGold`. `sterling.games.contract`
checks what else the folder must contain. `STERLING_GAMES` names more folders to search, for games outside the package.
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from sterling.core import match
from sterling.core.errors import DeckError, SetupError
from sterling.core.game import Facts, Game, OptionValue
from sterling.core.match import Match
from sterling.core.record import Record

__path__ += [folder for folder in os.environ.get("STERLING_GAMES", "").split(os.pathsep) if folder]


@cache
def folders() -> dict[str, Path]:
    """The folder of every game, by its public name."""
    found: dict[str, Path] = {}
    for place in __path__:
        for init in sorted(Path(place).glob("*/__init__.py")):
            found.setdefault(public_name(init.parent.name), init.parent)
    return found


def public_name(folder: str) -> str:
    """The name of a game in commands, records and on the wire, from that of its folder."""
    return folder.replace("_", "-")


def game_module(name: str, part: str = "") -> ModuleType:
    """A module in a game's folder, such as `bot`; without `part`, the game's package itself."""
    if name not in folders():
        raise SetupError("setup/game", expected=", ".join(names()), came=name[:40])
    return import_module(".".join(["sterling.games", folders()[name].name, *([part] if part else [])]))


def game_class(name: str) -> type[Game]:
    """The class of a game by its name."""
    kind = getattr(game_module(name), "GAME", None)
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise SetupError("contract/class", folder=str(folders()[name]))
    return kind


@cache
def games() -> tuple[Facts, ...]:
    """The facts of every game, in display order.

    >>> from sterling.games import games
    >>> [facts.name for facts in games()][0]
    'silver-gold'
    """
    return tuple(sorted((game_class(name).facts for name in folders()), key=lambda facts: (facts.shelf, facts.name)))


def names() -> list[str]:
    """The name of every game, in display order."""
    return [facts.name for facts in games()]


def game(
    name: str,
    seats: int | None = None,
    rule_set: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    deck: str | None = None,
    deck_name: str = "deck",
    rules_version: int | None = None,
) -> Game:
    """A configured game: a game by name, with seats, rule set, options and deck text.

    Without a version it uses the newest rules.
    """
    return game_class(name)(seats, rule_set, options, deck, deck_name, rules_version)


def game_of(record: Record) -> Game:
    """The configured game that a record was played with, by the rules of that time."""
    facts = game_class(record.game).facts
    if not facts.knows_rules(record.rules_version):
        raise match.unknown_rules(facts, record)
    return game(record.game, record.seats, record.rule_set, record.options, record.deck, "record", record.rules_version)


def replay(record: Record, upto: int | None = None) -> Match:
    """Replays a record, or its first actions; a RecordError says what does not match."""
    return match.replay(game_of(record), record, upto=upto)


def deck_game(text: str, name: str) -> type[Game]:
    """The game that a deck file looks like; raises a DeckError if it looks like none."""
    for known in names():
        if game_class(known).deck_like(text):
            return game_class(known)
    decks = [facts.name for facts in games() if facts.custom_deck]
    raise DeckError("deck/no-game", file=name, line=1, expected=", ".join(decks))
