"""The characters of John Silver."""

from sterling.bots import Character

CAST = (
    # Likes her own columns, sees what a full row pays, and often plays anything.
    Character("nell", "greedy", strength=1, slips=0.3, tuning={"wary": 0, "own": 300}),
    # Sees what a full row pays, and nothing else.
    Character("tar", "greedy", strength=2, tuning={"wary": 0}),
    # Hoards apples.
    Character("quinn", "search", strength=3, iterations=40, tuning={"apples": 15, "solves": 0}),
    # Avoids black spots.
    Character("mercer", "search", strength=4, iterations=400, tuning={"spots": 10, "solves": 0}),
    Character("corsair", "search", strength=5),
)
