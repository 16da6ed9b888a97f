"""How strong the characters of a game are, at two seats, in duplicate deals: each against the one below it, and the
gentlest against the greedy player, which does what the lessons teach and no more."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec

import sterling
from sterling.bots import Budget, cast_of
from sterling.core.errors import SterlingError
from sterling.games import game as make_game
from sterling.lab.arena import Plan, arena
from sterling.lab.digest import digest

SEATS = 2
GAMES = 200
SECONDS = 0.2
LEARNER = "greedy"
"""Stands for a new player who follows the lesson: it should beat the gentlest character."""


class Level(msgspec.Struct, frozen=True):
    """A character, or the learner, against the one below it."""

    game: str
    bot: str
    against: str
    games: int
    deals: int
    budget: float
    """Processor seconds that each could use for an action."""
    seconds: float
    """Processor seconds that the stronger one used, on average."""
    against_seconds: float
    share: float
    low: float
    high: float
    code: str
    """The digest of the code that played."""
    mode: str
    """`compiled`, or `interpreted`: then who thinks looks at a fraction of what it would look at in that time."""


def pairs_of(game: str) -> list[tuple[str, str]]:
    """Who plays whom: the weaker one first."""
    cast = [character.name for character in cast_of(game)]
    if not cast:
        raise SterlingError("bots/no-cast", game=game)
    return [(cast[0], LEARNER), *pairwise(cast)]


def measure(
    game: str,
    games: int = GAMES,
    seconds: float = SECONDS,
    folder: Path | None = None,
    workers: int = 1,
    progress: Callable[[int, int], None] = lambda played, total: None,
) -> list[Level]:
    """Every pair of a game. With a folder, finished deals are kept there, apart for each state of the code, and a later
    run continues."""
    pairs = pairs_of(game)
    configured = make_game(game, SEATS)
    found = []
    for number, (below, above) in enumerate(pairs):
        plan = Plan(
            game,
            SEATS,
            configured.rule_set,
            dict(configured.options),
            (above, below),
            games,
            Budget(seconds=seconds),
        )

        def tell(played: int, total: int, before: int = number) -> None:
            progress(before * total + played, len(pairs) * total)

        code = digest(game, (above, below))
        kept = f"{game}-{above}-{below}-{seconds:g}-{code}-{sterling.MODE}.jsonl"
        file = None if folder is None else folder / kept
        result = arena(plan, workers, file, progress=tell)
        better = next(row for row in result.standings if row.bot == above)
        other = next(row for row in result.standings if row.bot == below)
        found.append(
            Level(
                game,
                above,
                below,
                result.games,
                result.deals,
                seconds,
                round(better.seconds, 4),
                round(other.seconds, 4),
                round(better.share, 4),
                round(better.low, 4),
                round(better.high, 4),
                code,
                sterling.MODE,
            )
        )
    return found


def table(levels: list[Level]) -> str:
    """The rows as a table in Markdown, as docs/opponents.md has it."""
    lines = [
        "| game | character | against | wins | 95 % | games | deals | budget | used |",
        "|---|---|---|---:|---|---:|---:|---:|---:|",
    ]
    for row in levels:
        lines.append(
            f"| {row.game} | {row.bot} | {row.against} | {100 * row.share:.1f} % "
            f"| {100 * row.low:.1f} … {100 * row.high:.1f} | {row.games} | {row.deals} "
            f"| {row.budget:g} s | {row.seconds:.3f} / {row.against_seconds:.3f} s |"
        )
    return "\n".join(lines) + "\n"
