"""`sterling backup`: copies the service's database while it runs."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console

from sterling.cli._parser import Parser
from sterling.cli._service import need_service
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling backup tables.backup"
ORDER = 130


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words("cli-help-backup-file"))
    parser.add_argument("--database", metavar="URL", help=words("cli-help-database"))


def run(chosen: Namespace, words: Words, console: Console) -> None:
    need_service()
    from sterling.service.ops import backup
    from sterling.service.settings import settings

    size = backup(settings(database=chosen.database).database_url, chosen.file)
    console.print(plain(words("service-backup", file=str(chosen.file), size=size)))
