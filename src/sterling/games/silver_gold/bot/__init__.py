"""Players of Silver & Gold: one that makes the best mark for now, and what the search knows about the game."""

from typing import Final

from sterling.bots.learned import Lesson
from sterling.bots.search import Knowledge
from sterling.games.silver_gold.bot import baseline
from sterling.games.silver_gold.bot.expert import EXPLORE, POSITION, Expert
from sterling.games.silver_gold.bot.greedy import Greedy
from sterling.games.silver_gold.bot.learning import Position

BASELINES: Final[dict[str, tuple[type[Knowledge], float]]] = {"flat-2026": (baseline.Flat2026, baseline.EXPLORE)}
LESSONS: Final[dict[str, type[Lesson]]] = {POSITION: Position}

__all__ = ["BASELINES", "EXPLORE", "LESSONS", "Expert", "Greedy", "Position"]
