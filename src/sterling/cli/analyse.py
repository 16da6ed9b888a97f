"""`sterling analyse`: what a seat chose, and what would have been best given what it could know."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console

from sterling.bots import Budget
from sterling.cli._files import print_json, read_text
from sterling.cli._options import add_json, add_thinking, budget, seat_index
from sterling.cli._parser import Parser
from sterling.cli._progress import progress
from sterling.core.record import Record
from sterling.i18n import Words

EXAMPLE = "sterling analyse game.txt --seat 1"
ORDER = 60


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words("cli-help-record-file"))
    parser.add_argument("--seat", type=int, default=1, help=words("cli-help-analyse-seat"))
    add_thinking(parser, words)
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.lab.analyse import analyse
    from sterling.lab.report import analysis_report

    record = Record.parse(read_text(chosen.file))
    seat = seat_index(chosen.seat, record.seats)
    given = budget(chosen)
    if given == Budget():
        given = Budget(iterations=2000)
    with progress() as bar:
        task = bar.add_task(words("analyse-progress"), total=None)
        decisions = list(analyse(record, seat, given, progress=lambda at, of: bar.update(task, completed=at, total=of)))
    if chosen.json:
        print_json(decisions)
    else:
        analysis_report(decisions, words, console)
