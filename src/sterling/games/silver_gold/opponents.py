"""The characters of Silver & Gold."""

from sterling.bots import Character

CAST = (
    Character("pip", "greedy", slips=0.75),
    Character("goldie", "greedy", slips=0.4),
    Character("barnaby", "greedy", slips=0.1),
    Character("reyes", "search", iterations=100, tuning={"horizon": 4}),
    Character("admiral", "search"),
)
