"""Arguments that several commands share, and what they mean."""

import argparse
import re
from argparse import Namespace
from pathlib import Path

import sterling
from sterling.bots import Budget
from sterling.cli._files import read_text
from sterling.core.errors import Fact, SetupError, SterlingError
from sterling.core.game import Game, OptionValue
from sterling.games import deck_game, game_class, games
from sterling.i18n import Words
from sterling.lab.cluster import LOCAL, Cluster


def game_names() -> str:
    """The names of all games, for a help text."""
    return ", ".join(facts.name for facts in games())


def count(text: str) -> int:
    """At least one."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def seconds(text: str) -> float:
    """Thinking time, up to an hour."""
    number = float(text)
    if not 0 < number <= 3600:
        raise ValueError
    return number


def seed(text: str) -> int:
    """The seed of many games."""
    number = int(text)
    if not 0 <= number < 2**40:
        raise ValueError
    return number


def add_json(parser: argparse.ArgumentParser, words: Words) -> None:
    """`--json`."""
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))


def seat_index(number: int, seats: int) -> int:
    """The seat with this number, as people count: from 1."""
    if not 1 <= number <= seats:
        raise SterlingError("setup/seat", expected=f"1-{seats}", came=number)
    return number - 1


def add_workers(parser: argparse.ArgumentParser, words: Words, about: str = "") -> None:
    """Who does the work: processes on this machine, or a Ray cluster; `about` names help of its own."""
    of = f"-{about}" if about else ""
    parser.add_argument("--workers", type=count, help=words(f"cli-help{of}-workers"))
    parser.add_argument("--ray", nargs="?", const=LOCAL, metavar="ADDRESS", help=words(f"cli-help{of}-ray"))


def workers(chosen: Namespace) -> int | Cluster:
    """The workers given on the command line; one if nothing is said."""
    if chosen.ray is not None:
        return Cluster(chosen.ray, chosen.workers)
    return int(chosen.workers or 1)


def add_thinking(parser: argparse.ArgumentParser, words: Words) -> None:
    """How long bots may think."""
    parser.add_argument("--seconds", type=seconds, help=words("cli-help-seconds"))
    parser.add_argument("--iterations", type=count, help=words("cli-help-iterations"))


def budget(chosen: Namespace) -> Budget:
    """The thinking time given on the command line."""
    return Budget(chosen.seconds, chosen.iterations)


def add_game(parser: argparse.ArgumentParser, words: Words) -> None:
    """A game and its settings, except for the seats."""
    parser.add_argument("game", metavar="GAME", help=game_names())
    parser.add_argument("--rules", metavar="NAME", help=words("cli-help-rules"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words("cli-help-option"))
    parser.add_argument("--deck", type=Path, metavar="FILE", help=words("cli-help-deck"))


def configured_game(chosen: Namespace, seats: int | None, people: int | None = None) -> Game:
    """The game with the chosen settings; with `people` at the table, the defaults are those people usually choose."""
    deck = None if chosen.deck is None else read_text(chosen.deck)
    name = "deck" if chosen.deck is None else str(chosen.deck)
    usual = {} if people is None else game_class(chosen.game).facts.usual_options(people)
    options = {**usual, **_values(chosen.game, chosen.option)}
    try:
        return sterling.game(chosen.game, seats, chosen.rules, options, deck, name)
    except SetupError as problem:
        if problem.code == "setup/option-value" and problem.facts["expected"] != _EXPECTED["switch"]:
            raise SetupError(problem.code, **{**problem.facts, **_from_one(problem.facts)}) from None
        raise


def _from_one(facts: dict[str, Fact]) -> dict[str, Fact]:
    """What came and what was expected, with seats counted from 1."""
    return {
        name: re.sub("[0-9]+", lambda seat: str(int(seat[0]) + 1), str(facts[name])) for name in ("expected", "came")
    }


def _values(name: str, given: list[str]) -> dict[str, OptionValue]:
    """`memory-aid=yes start-player=2 ages=2-1` as values; the game checks them. Seats count from 1."""
    kinds = {option.name: option.kind for option in game_class(name).facts.options}
    values: dict[str, OptionValue] = {}
    for item in given:
        option, _, text = item.partition("=")
        if option not in kinds:
            raise SterlingError("setup/option", expected=", ".join(kinds) or "-", came=option[:40])
        values[option] = _value(option, kinds[option], text)
    return values


_EXPECTED = {"switch": "yes, no", "seat": "1, 2, …, none", "order": "2-1, 3-1-2, …, none"}


def _value(option: str, kind: str, text: str) -> OptionValue:
    switch = {"": True, "yes": True, "no": False}
    if kind == "switch" and text in switch:
        return switch[text]
    if kind != "switch" and text == "none":
        return None
    if kind == "seat" and re.fullmatch("[1-9][0-9]*", text):
        return int(text[:9]) - 1
    if kind == "order" and re.fullmatch("[1-9](-[1-9])*", text):
        return "-".join(str(int(seat) - 1) for seat in text.split("-"))
    raise SterlingError("setup/option-value", option=option, expected=_EXPECTED[kind], came=text[:40])


def game_with_deck(file: Path, name: str | None) -> Game:
    """The game for this deck file: the named one, or else the one whose deck it looks like."""
    text = read_text(file)
    kind = game_class(name) if name else deck_game(text, str(file))
    return kind(deck=text, deck_name=str(file))
