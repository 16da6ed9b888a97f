"""`sterling` alone: the tables in the browser, served by this machine; the help if no client is built."""

import webbrowser

from rich.console import Console

from sterling.cli import serve
from sterling.cli._parser import Parser
from sterling.cli._service import need_service
from sterling.i18n import Words
from sterling.terminal.text import plain


def open_tables(parser: Parser, words: Words, console: Console) -> None:
    need_service()
    from sterling.service.pages import STATIC
    from sterling.service.serve import is_ours, is_taken
    from sterling.service.settings import settings

    if not (STATIC / "index.html").is_file():
        parser.print_help()
        return
    wish = settings()
    url = f"http://{wish.host}:{wish.port}"
    given = ["serve", "--open"]
    if is_ours(url):
        console.print(plain(words("service-runs", url=url)))
        webbrowser.open(url)
        return
    if is_taken(wish):
        # Another program uses that port: any other one will do.
        given += ["--port", "0"]
    serve.run(parser.parse_args(given), words, console)
