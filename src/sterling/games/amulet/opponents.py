"""The characters of the Amulet."""

from sterling.bots import Character

CAST = (
    Character("hobbin", "greedy", slips=0.4),
    Character("tilda", "greedy", slips=0.15, forgets=0.5),
    Character("osric", "greedy", forgets=0.2, tuning={"sure": 1500, "low": 200}),
    Character("ravenna", "search", iterations=200),
    Character("lunara", "search"),
)
