"""The characters of the Amulet."""

from sterling.bots import Character

CAST = (
    Character("hobbin", "greedy", strength=1, slips=0.4),
    Character("tilda", "greedy", strength=2, slips=0.15, forgets=0.5),
    Character("osric", "greedy", strength=3, forgets=0.2, tuning={"sure": 1500, "low": 200}),
    Character("ravenna", "search", strength=4, iterations=200),
    Character("lunara", "search", strength=5),
)
