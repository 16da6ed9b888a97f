"""The characters of John Silver."""

from sterling.bots import Character

CAST = (
    Character("nell", "greedy", slips=0.7),
    Character("tar", "greedy", slips=0.35),
    Character("quinn", "greedy"),
    Character("mercer", "search", iterations=1500),
    Character("corsair", "search"),
)
