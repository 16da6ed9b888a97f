"""`sterling admin block`: shuts out an address or a network."""

from argparse import Namespace

from rich.console import Console

from sterling.cli._parser import Parser
from sterling.cli.admin._database import add_database, administer
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling admin block 203.0.113.0/24 --reason spam"
ORDER = 40


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("network", metavar="NETWORK", help=words("cli-help-admin-network"))
    parser.add_argument("--reason", default="", help=words("cli-help-admin-reason"))
    add_database(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    network = administer(chosen, lambda administration: administration.block(chosen.network, chosen.reason))
    console.print(plain(words("admin-blocked", network=network)))
