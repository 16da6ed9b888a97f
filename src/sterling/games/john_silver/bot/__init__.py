"""Players of John Silver: one that does what looks best now, and what the search knows about the game."""

from functools import partial
from typing import Final

from sterling.bots.search import Knowledge
from sterling.games.john_silver.bot.expert import EXPLORE, Expert
from sterling.games.john_silver.bot.flat import FLAT_EXPLORE, Flat
from sterling.games.john_silver.bot.greedy import Greedy
from sterling.games.john_silver.bot.practice import RowLesson

LESSONS: Final = {f"rows-{seats}": partial(RowLesson, seats) for seats in (2, 3, 4)}
BASELINES: Final[dict[str, tuple[type[Knowledge], float]]] = {"flat-2026": (Flat, FLAT_EXPLORE)}

__all__ = ["BASELINES", "EXPLORE", "LESSONS", "Expert", "Flat", "Greedy"]
