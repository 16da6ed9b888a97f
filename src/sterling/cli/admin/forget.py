"""`sterling admin forget`: takes a person's name out of all tables and gives their seats away."""

from argparse import Namespace

from rich.console import Console

from sterling.bots import PLAIN
from sterling.cli._parser import Parser
from sterling.cli.admin._database import add_database, administer
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling admin forget IDENTITY"
ORDER = 30


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("identity", metavar="IDENTITY", help=words("cli-help-admin-identity"))
    parser.add_argument("--bot", choices=PLAIN, default="greedy", help=words("cli-help-admin-bot"))
    add_database(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    tables = administer(chosen, lambda administration: administration.forget(chosen.identity, chosen.bot))
    console.print(plain(words("admin-forgotten", tables=tables)))
