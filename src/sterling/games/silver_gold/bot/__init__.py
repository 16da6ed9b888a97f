"""Players of Silver & Gold: one that makes the best mark for now, and what the search knows about the game."""

from sterling.games.silver_gold.bot.greedy import EXPLORE, Expert, Greedy

__all__ = ["EXPLORE", "Expert", "Greedy"]
