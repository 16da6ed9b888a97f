"""`sterling admin unblock`: lets an address or a network back in."""

from argparse import Namespace

from rich.console import Console

from sterling.cli._parser import Parser
from sterling.cli.admin._database import add_database, administer
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling admin unblock 203.0.113.0/24"
ORDER = 50


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("network", metavar="NETWORK", help=words("cli-help-admin-network"))
    add_database(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    network = administer(chosen, lambda administration: administration.unblock(chosen.network))
    console.print(plain(words("admin-unblocked", network=network)))
