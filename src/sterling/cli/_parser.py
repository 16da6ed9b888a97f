"""The parser of the command line: every command that is found, and argparse's own words in three languages."""

import argparse
import pkgutil
import re
import sys
from argparse import Namespace
from collections.abc import Iterable
from importlib import import_module
from typing import NoReturn, Protocol, cast

from rich.console import Console

from sterling import i18n
from sterling.i18n import LANGUAGES, Words
from sterling.terminal.text import clean

BAD_INPUT = 2


class Command(Protocol):
    """What a command's module provides."""

    EXAMPLE: str
    """A working example, for the help."""
    ORDER: int
    """Its place in the list of commands."""

    def arguments(self, parser: "Parser", words: Words) -> None:
        """Declares the command's arguments."""

    def run(self, chosen: Namespace, words: Words, console: Console) -> None:
        """Runs the command."""


class Parser(argparse.ArgumentParser):
    """argparse with its own words taken from the catalogue."""

    words: Words

    def format_help(self) -> str:
        return _in_words(super().format_help(), self.words)

    def format_usage(self) -> str:
        return _in_words(super().format_usage(), self.words)

    def error(self, message: str) -> NoReturn:
        print(self.format_usage(), file=sys.stderr, end="")
        print(clean(self.words("cli-usage-error", problem=_usage_problem(message, self.words))), file=sys.stderr)
        raise SystemExit(BAD_INPUT)


_USAGE_PROBLEMS = {
    "required": r"the following arguments are required: (?P<names>.*)",
    "unknown": r"unrecognized arguments: (?P<names>.*)",
    "choice": r"argument (?P<argument>.+?): invalid choice: '?(?P<came>.*?)'? \(choose from (?P<expected>.*)\)",
    "value": r"argument (?P<argument>.+?): invalid \w+ value: '?(?P<came>.*?)'?",
    "empty": r"argument (?P<argument>.+?): expected (?:one|at least one) argument",
}


def _usage_problem(message: str, words: Words) -> str:
    """argparse's error in the words of the catalogue, or in argparse's own if the catalogue has no words for it."""
    for kind, pattern in _USAGE_PROBLEMS.items():
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            return words(
                f"cli-usage-{kind}", **{name: text.replace("'", "") for name, text in found.groupdict().items()}
            )
    return message


def _in_words(text: str, words: Words) -> str:
    for english, key in (
        ("usage:", "cli-usage"),
        ("positional arguments:", "cli-positionals"),
        ("options:", "cli-options"),
        ("show this help message and exit", "cli-help-help"),
    ):
        text = text.replace(english, words(key))
    return text


def parser(words: Words) -> Parser:
    """All commands; the help of each has an example."""
    Parser.words = words
    top = Parser(prog="sterling", description=words("cli-about"), formatter_class=argparse.RawDescriptionHelpFormatter)
    top.add_argument("--version", action="store_true", help=words("cli-help-version"))
    _add_language(top, words)
    add_commands(top, "sterling.cli", words)
    return top


def add_commands(top: Parser, package: str, words: Words, prefix: str = "") -> None:
    """Adds every command that is a module of the package; `prefix` is what the catalogue calls the package."""
    under = top.add_subparsers(
        dest=f"{prefix.replace('-', '_')}command", metavar=words("cli-command"), title=words("cli-commands")
    )
    for name, command in commands(package):
        about = words(f"cli-{prefix}{name}")
        made = under.add_parser(
            name,
            help=about,
            description=about,
            epilog=f"{words('cli-example')}\n  {command.EXAMPLE}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        made.set_defaults(run=command.run, parser=made)
        _add_language(made, words)
        command.arguments(made, words)


def commands(package: str) -> list[tuple[str, Command]]:
    """The commands that are modules of a package, in the order of the help; `new_game.py` is `new-game`."""
    folders: Iterable[str] = import_module(package).__path__
    names = [found.name for found in pkgutil.iter_modules(folders) if not found.name.startswith("_")]
    modules = [(name.replace("_", "-"), cast(Command, import_module(f"{package}.{name}"))) for name in names]
    return sorted(modules, key=lambda named: (named[1].ORDER, named[0]))


def _add_language(parser: Parser, words: Words) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words("cli-help-lang"))


def language_of(given: list[str]) -> str:
    """The language is needed before the arguments are read, for their own help texts."""
    for place, word in enumerate(given):
        if word == "--lang" and place + 1 < len(given) and given[place + 1] in LANGUAGES:
            return given[place + 1]
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    return i18n.preferred_language()
