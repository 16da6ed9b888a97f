"""The characters of Silver & Gold."""

from sterling.bots import Character

CAST = (
    Character("pip", "greedy", strength=1, slips=0.75),
    Character("goldie", "greedy", strength=2, slips=0.4),
    Character("barnaby", "greedy", strength=3, slips=0.1),
    Character("reyes", "search", strength=4, iterations=100, tuning={"horizon": 4}),
    Character("admiral", "search", strength=5),
)
