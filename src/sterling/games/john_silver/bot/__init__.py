"""Players of John Silver: one that does what looks best now, and what the search knows about the game."""

from typing import Final

from sterling.bots.search import Knowledge
from sterling.games.john_silver.bot.expert import EXPLORE, Expert
from sterling.games.john_silver.bot.flat import FLAT_EXPLORE, Flat
from sterling.games.john_silver.bot.greedy import Greedy

BASELINES: Final[dict[str, tuple[type[Knowledge], float]]] = {"flat-2026": (Flat, FLAT_EXPLORE)}

__all__ = ["BASELINES", "EXPLORE", "Expert", "Flat", "Greedy"]
