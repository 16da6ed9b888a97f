"""Players of the Amulet: one that does what lowers its village most now, and what the search knows about the game."""

from sterling.games.amulet.bot.expert import BASELINES, EXPLORE, Expert
from sterling.games.amulet.bot.greedy import Greedy
from sterling.games.amulet.bot.likelihood import make_likely

__all__ = ["BASELINES", "EXPLORE", "Expert", "Greedy", "make_likely"]
