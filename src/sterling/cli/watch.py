"""`sterling watch`: follows a table of a service."""

import asyncio
from argparse import Namespace

from rich.console import Console

from sterling.cli._parser import Parser
from sterling.cli._service import need_service
from sterling.i18n import Words

EXAMPLE = "sterling watch 'http://localhost:8500/#/table/…'"
ORDER = 110


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("url", metavar="URL", help=words("cli-help-table-url"))


def run(chosen: Namespace, words: Words, console: Console) -> None:
    need_service()
    from sterling.terminal.online import watch

    asyncio.run(watch(chosen.url, words, console))
