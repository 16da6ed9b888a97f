"""`sterling admin blocks`: the addresses and networks that are shut out."""

from argparse import Namespace

from rich.console import Console
from rich.table import Table

from sterling.cli._files import print_json
from sterling.cli._options import add_json
from sterling.cli._parser import Parser
from sterling.cli.admin._database import add_database, administer
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling admin blocks --json"
ORDER = 60


def arguments(parser: Parser, words: Words) -> None:
    add_database(parser, words)
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    blocks = administer(chosen, lambda administration: administration.blocks())
    if chosen.json:
        print_json(blocks)
    elif not blocks:
        console.print(plain(words("admin-none-blocked")))
    else:
        listing = Table()
        for key in ("cli-col-network", "cli-col-reason"):
            listing.add_column(words(key), overflow="fold")
        for block in blocks:
            listing.add_row(block.network, plain(block.reason))
        console.print(listing)
