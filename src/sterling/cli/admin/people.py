"""`sterling admin people`: who sat at a table, with the identities that `forget` takes."""

from argparse import Namespace

from rich.console import Console
from rich.table import Table

from sterling.cli._files import print_json
from sterling.cli._options import add_json
from sterling.cli._parser import Parser
from sterling.cli.admin._database import add_database, administer, table_id
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling admin people 'https://games.example/#/table/…'"
ORDER = 10


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("table", metavar="TABLE|URL", help=words("cli-help-admin-table"))
    add_database(parser, words)
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    table = table_id(chosen.table)
    people = administer(chosen, lambda administration: administration.people(table))
    if chosen.json:
        print_json(people)
        return
    listing = Table()
    for key in ("cli-col-seat", "cli-col-name", "cli-col-here", "cli-col-identity"):
        listing.add_column(words(key), overflow="fold")
    for person in people:
        here = words("admin-here" if person.here else "admin-left")
        listing.add_row(str(person.seat), plain(person.name), here, plain(person.identity))
    console.print(listing)
