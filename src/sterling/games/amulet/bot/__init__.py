"""Players of the Amulet: one that does what lowers its village most now, and what the search knows about the game."""

from sterling.games.amulet.bot.expert import EXPLORE, Expert
from sterling.games.amulet.bot.flat import Flat2026
from sterling.games.amulet.bot.greedy import Greedy
from sterling.games.amulet.bot.likelihood import make_likely

__all__ = ["EXPLORE", "Expert", "Flat2026", "Greedy", "make_likely"]
