"""Players of the Amulet: one that does what lowers its village most now, and what the search knows about the game."""

from functools import partial
from typing import Final

from sterling.games.amulet.bot.baselines import BASELINES
from sterling.games.amulet.bot.brisk import Brisk, player
from sterling.games.amulet.bot.expert import EXPLORE, Expert
from sterling.games.amulet.bot.greedy import Greedy
from sterling.games.amulet.bot.likelihood import make_likely
from sterling.games.amulet.bot.outlook import Outlook
from sterling.games.amulet.bot.shrewd import Shrewd, shrewd, values_for
from sterling.games.amulet.bot.values import Values

LESSONS: Final = {"outlook": Outlook} | {values_for(seats): partial(Values, seats) for seats in (2, 4)}

__all__ = [
    "BASELINES",
    "EXPLORE",
    "LESSONS",
    "Brisk",
    "Expert",
    "Greedy",
    "Shrewd",
    "make_likely",
    "player",
    "shrewd",
    "values_for",
]
