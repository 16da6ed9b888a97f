"""The characters of John Silver."""

from sterling.bots import Character

CAST = (
    # Likes to lay in her own columns.
    Character("nell", "greedy", strength=1, slips=0.18, style={"own": 300}),
    # Fills a row as soon as it gives him coins.
    Character("tar", "greedy", strength=2, slips=0.03, style={"haste": 3000}),
    # Hoards apples.
    Character("quinn", "search", strength=3, iterations=200, tuning={"solves": 0}, style={"apples": 15}),
    # Avoids black spots.
    Character("mercer", "search", strength=4, iterations=8000, tuning={"solves": 0}, style={"spots": 10}),
    Character("corsair", "search", strength=5),
)
