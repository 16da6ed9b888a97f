"""The characters of the Amulet."""

from sterling.bots import Character

CAST = (
    Character("hobbin", "greedy", slips=0.5),
    Character("tilda", "greedy", slips=0.1, forgets=0.6),
    Character("osric", "greedy", tuning={"sure": 1500, "low": 200}),
    Character("ravenna", "search", iterations=200),
    Character("lunara", "search"),
)
