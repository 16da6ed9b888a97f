"""`sterling serve`: the table service, until it is told to stop."""

from argparse import Namespace

from rich.console import Console

from sterling.cli._parser import Parser
from sterling.cli._service import need_service
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling serve --port 8500"
ORDER = 100


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("--host", help=words("cli-help-host"))
    parser.add_argument("--port", type=int, help=words("cli-help-port"))
    parser.add_argument("--database", metavar="URL", help=words("cli-help-database"))
    parser.add_argument("--open", action="store_true", help=words("cli-help-open"))


def run(chosen: Namespace, words: Words, console: Console) -> None:
    need_service()
    from sterling.service.serve import serve
    from sterling.service.settings import settings

    wish = settings(host=chosen.host, port=chosen.port, database=chosen.database)

    def opened(url: str) -> None:
        console.print(plain(words("service-address", url=wish.url or url)))

    serve(wish, opened, show=chosen.open)
