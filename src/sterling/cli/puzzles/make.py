"""`sterling puzzles make`: finds practice positions in games of the strong search."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console

from sterling.cli._options import count, game_names, seed
from sterling.cli._parser import Parser
from sterling.cli._progress import progress
from sterling.i18n import Words
from sterling.terminal.text import plain

EXAMPLE = "sterling puzzles make amulet --count 30 --out practice.jsonl"
ORDER = 20


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=game_names())
    parser.add_argument("--count", type=count, default=30, help=words("cli-help-puzzles-count"))
    parser.add_argument("--games", type=count, help=words("cli-help-puzzles-games"))
    parser.add_argument("--seed", type=seed, default=1, help=words("cli-help-simulate-seed"))
    parser.add_argument("--workers", type=count, default=1, help=words("cli-help-workers"))
    parser.add_argument("--iterations", type=count, default=400, help=words("cli-help-puzzles-iterations"))
    parser.add_argument("--worlds", type=count, default=600, help=words("cli-help-puzzles-worlds"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=words("cli-help-puzzles-out"))


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.bots.practice import FILE, Making
    from sterling.games import game_class
    from sterling.lab.puzzles import Plan, make

    making = Making(
        seed=chosen.seed,
        count=chosen.count,
        games=chosen.games or 2 * chosen.count,
        play=chosen.iterations,
        confirm=15 * chosen.iterations,
        worlds=chosen.worlds,
        confirm_worlds=3 * chosen.worlds,
    )
    plan = Plan(chosen.game, game_class(chosen.game).facts.rules_version, making)
    out = chosen.out or Path(FILE)
    with progress() as bar:
        task = bar.add_task(words("puzzles-progress", games=0), total=making.count)

        def show(found: int, games: int) -> None:
            bar.update(task, completed=found, description=words("puzzles-progress", games=games))

        made = make(plan, out, chosen.workers, show)
    console.print(plain(words("puzzles-made", number=len(made.positions), file=str(out))))
