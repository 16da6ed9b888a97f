"""The characters of John Silver."""

from sterling.bots import Character

CAST = (
    Character("nell", "greedy", slips=0.5, tuning={"wary": 0}),
    Character("tar", "greedy", tuning={"wary": 0}),
    Character("quinn", "greedy", slips=0.3, forgets=0.5),
    Character("mercer", "greedy"),
    Character("corsair", "search"),
)
