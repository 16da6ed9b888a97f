"""`sterling arena`: bots against each other."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console

from sterling.cli._options import (
    add_game,
    add_json,
    add_thinking,
    add_workers,
    budget,
    configured_game,
    count,
    seed,
    workers,
)
from sterling.cli._parser import Parser
from sterling.cli._progress import progress
from sterling.core.errors import SterlingError, trouble
from sterling.i18n import Words

EXAMPLE = "sterling arena silver-gold --bots admiral,greedy --games 100 --workers 2"
ORDER = 50


def arguments(parser: Parser, words: Words) -> None:
    add_game(parser, words)
    parser.add_argument("--bots", required=True, help=words("cli-help-arena-bots"))
    parser.add_argument("--games", type=count, default=100, help=words("cli-help-games"))
    parser.add_argument("--seats", type=int, default=2, help=words("cli-help-seats"))
    add_workers(parser, words)
    add_thinking(parser, words)
    parser.add_argument("--seed", type=seed, default=1, help=words("cli-help-simulate-seed"))
    parser.add_argument("--keep", type=Path, metavar="FILE", help=words("cli-help-keep"))
    parser.add_argument("--records", type=Path, metavar="FOLDER", help=words("cli-help-records"))
    parser.add_argument("--chart", type=Path, metavar="FILE", help=words("cli-help-chart"))
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.lab.arena import Plan, arena, plain
    from sterling.lab.report import arena_report

    game = configured_game(chosen, chosen.seats)
    plan = Plan(
        game=chosen.game,
        seats=game.seats,
        rule_set=game.rule_set,
        options=dict(game.options),
        bots=tuple(dict.fromkeys(name.strip() for name in chosen.bots.split(","))),
        games=chosen.games,
        budget=budget(chosen),
        seed=chosen.seed,
        deck=game.deck_text,
    )
    try:
        with progress() as bar:
            task = bar.add_task(words("simulate-progress"), total=None)
            result = arena(
                plan,
                workers(chosen),
                chosen.keep,
                chosen.records,
                lambda played, total: bar.update(task, completed=played, total=total),
            )
    except OSError as problem:
        file = str(problem.filename or chosen.keep or chosen.records)
        raise SterlingError("file/write", file=file, **trouble(problem)) from None
    if chosen.chart is not None:
        from sterling.lab.charts import arena_chart

        arena_chart(result, chosen.chart, words)
    if chosen.json:
        print(plain(result))
    else:
        arena_report(result, words, console)
