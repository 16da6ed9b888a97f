"""`sterling join`: a seat at a table of a service."""

import asyncio
import os
from argparse import Namespace

from rich.console import Console

from sterling.cli._parser import Parser
from sterling.cli._service import need_service
from sterling.i18n import Words

EXAMPLE = "sterling join 'http://localhost:8500/#/seat/…' --name Anne"
ORDER = 120


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("url", metavar="URL", help=words("cli-help-seat-url"))
    parser.add_argument("--name", default=os.environ.get("USER") or words("player-you"), help=words("cli-help-name"))
    parser.add_argument("--character", action="append", default=[], metavar="NAME", help=words("cli-help-character"))


def run(chosen: Namespace, words: Words, console: Console) -> None:
    need_service()
    from sterling.core.places import data_folder
    from sterling.terminal.online import join

    asyncio.run(
        join(
            chosen.url,
            chosen.name,
            words,
            console,
            data_folder(),
            lambda prompt: input(prompt),
            chosen.character,
        )
    )
