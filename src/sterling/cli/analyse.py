"""`sterling analyse`: a review of recorded games, by what each player could know."""

from argparse import Namespace
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from sterling.cli._files import read_text
from sterling.cli._options import add_json, add_workers, count, seat_index, seed, workers
from sterling.cli._parser import Parser
from sterling.cli._progress import progress
from sterling.core.errors import SterlingError
from sterling.core.record import Record
from sterling.i18n import Words

EXAMPLE = "sterling analyse game.txt --effort quick"
ORDER = 60


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help=words("cli-help-analyse-files"))
    parser.add_argument("--seat", type=int, help=words("cli-help-analyse-seat"))
    parser.add_argument("--effort", default="normal", metavar="NAME", help=words("cli-help-analyse-effort"))
    parser.add_argument("--worlds", type=count, metavar="N", help=words("cli-help-analyse-worlds"))
    parser.add_argument("--seed", type=seed, default=1, help=words("cli-help-simulate-seed"))
    parser.add_argument("--all", action="store_true", help=words("cli-help-analyse-all"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=words("cli-help-analyse-out"))
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help=words("cli-help-analyse-keep"))
    add_workers(parser, words)
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.bots.judged import Review
    from sterling.bots.review import effort, in_worlds
    from sterling.lab.analyse import Plan, analyse, keep, kept, names_of

    several = len(chosen.files) > 1
    if several and chosen.out is not None:
        raise SterlingError("review/one-chart")
    if several and chosen.keep is None:
        raise SterlingError("review/keep")
    records = [Record.parse(read_text(file)) for file in chosen.files]
    seats = None
    if chosen.seat is not None:
        seats = (min(seat_index(chosen.seat, record.seats) for record in records),)
    look = effort(chosen.effort) if chosen.worlds is None else in_worlds(chosen.worlds)
    plan = Plan(tuple(record.text() for record in records), look, chosen.seed, seats)
    files = names_of(chosen.files, chosen.keep) if chosen.keep is not None else []
    found: dict[int, Review] = {}
    for number, file in enumerate(files):
        if (before := kept(file, plan, number)) is not None:
            found[number] = before
    todo = [number for number in range(len(records)) if number not in found]
    left = msgspec.structs.replace(plan, records=tuple(plan.records[number] for number in todo))
    with progress() as bar:
        task = bar.add_task(words("analyse-progress"), total=None)
        made = analyse(left, workers(chosen), lambda at, of: bar.update(task, completed=at, total=of))
        for place, review in made:
            found[todo[place]] = review
            if files:
                keep(review, files[todo[place]])
    if chosen.out is not None:
        from sterling.lab.charts import review_chart

        review_chart(found[0], chosen.out, words)
    if chosen.json:
        for number in range(len(records)):
            print(found[number].to_json().decode())
    elif several:
        for number, file in enumerate(chosen.files):
            console.print(Text(words("analyse-kept", file=str(file), mistakes=len(found[number].mistakes()))))
    else:
        from sterling.terminal.review import review_report

        review_report(records[0], found[0], words, console, chosen.all)
