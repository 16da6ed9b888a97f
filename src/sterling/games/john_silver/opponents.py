"""The characters of John Silver."""

from sterling.bots import Character

CAST = (
    Character("nell", "greedy", strength=1, slips=0.5, tuning={"wary": 0}),
    Character("tar", "greedy", strength=2, tuning={"wary": 0}),
    Character("quinn", "greedy", strength=3, slips=0.3, forgets=0.5),
    Character("mercer", "greedy", strength=4),
    Character("corsair", "search", strength=5),
)
