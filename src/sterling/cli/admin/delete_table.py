"""`sterling admin delete-table`: deletes a table and its log."""

from argparse import Namespace

from rich.console import Console

from sterling.cli._parser import Parser
from sterling.cli.admin._database import add_database, administer, table_id
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling admin delete-table 'https://games.example/#/table/…'"
ORDER = 20


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("table", metavar="TABLE|URL", help=words("cli-help-admin-table"))
    add_database(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    table = table_id(chosen.table)
    administer(chosen, lambda administration: administration.delete_table(table))
    console.print(plain(words("admin-deleted", table=table)))
