"""The registry: one line for each game."""

from collections.abc import Mapping
from importlib import import_module
from typing import cast

from sterling.core import match
from sterling.core.errors import DeckError, SetupError
from sterling.core.game import Facts, Game, OptionValue
from sterling.core.match import Match
from sterling.core.record import Record

_CLASSES = {
    "silver-gold": "sterling.games.silver_gold:SilverGold",
    "amulet": "sterling.games.amulet:Amulet",
    "john-silver": "sterling.games.john_silver:JohnSilver",
}


def game_class(name: str) -> type[Game]:
    """The class of a game by its name."""
    if name not in _CLASSES:
        raise SetupError("setup/game", expected=", ".join(_CLASSES), came=name[:40])
    module, _, attribute = _CLASSES[name].partition(":")
    return cast(type[Game], getattr(import_module(module), attribute))


def games() -> list[Facts]:
    """The facts of every game there is.

    >>> from sterling.games import games
    >>> [facts.name for facts in games()][0]
    'silver-gold'
    """
    return [game_class(name).facts for name in _CLASSES]


def game(
    name: str,
    seats: int | None = None,
    rule_set: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    deck: str | None = None,
    deck_name: str = "deck",
) -> Game:
    """Sets a table: a game by name, with seats, rule set, options and deck text."""
    return game_class(name)(seats, rule_set, options, deck, deck_name)


def table_of(record: Record) -> Game:
    """The table a record was played at."""
    return game(record.game, record.seats, record.rule_set, record.options, record.deck, "record")


def replay(record: Record, upto: int | None = None) -> Match:
    """Plays a record again, or its first actions; a RecordError names what does not fit."""
    return match.replay(table_of(record), record, upto=upto)


def deck_game(text: str, name: str) -> type[Game]:
    """The game a deck file is for, by the look of it; a DeckError if it looks like none."""
    for known in _CLASSES:
        if game_class(known).deck_like(text):
            return game_class(known)
    raise DeckError("deck/no-game", file=name, line=1, expected=", ".join(_CLASSES))
