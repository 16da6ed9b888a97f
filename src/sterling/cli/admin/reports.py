"""`sterling admin reports`: whom people have reported, and why."""

import time
from argparse import Namespace

from rich.console import Console
from rich.table import Table

from sterling.cli._files import print_json
from sterling.cli._options import add_json
from sterling.cli._parser import Parser
from sterling.cli.admin._database import add_database, administer
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling admin reports --json"
ORDER = 25


def arguments(parser: Parser, words: Words) -> None:
    add_database(parser, words)
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    reports = administer(chosen, lambda administration: administration.reports())
    if chosen.json:
        print_json(reports)
    elif not reports:
        console.print(plain(words("admin-no-reports")))
    else:
        listing = Table()
        for key in ("cli-col-day", "cli-col-name", "cli-col-reason", "cli-col-table", "cli-col-identity"):
            listing.add_column(words(key), overflow="fold")
        for report in reports:
            day = time.strftime("%Y-%m-%d", time.gmtime(report.at / 1000))
            reason = words(f"web-report-{report.reason}")
            listing.add_row(day, plain(report.name), plain(reason), plain(report.table), plain(report.identity))
        console.print(listing)
