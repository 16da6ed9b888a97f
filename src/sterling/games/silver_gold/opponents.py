"""The characters of Silver & Gold: what each one likes more than is good for it, and how careless it is."""

from sterling.bots import Character

CAST = (
    Character("pip", "search", strength=1, slips=0.34, iterations=1, style={"palms": 400}),
    Character("goldie", "search", strength=2, slips=0.215, iterations=1, style={"coins": 200}),
    Character("barnaby", "search", strength=3, slips=0.12, iterations=1, style={"islands": 300}),
    Character("reyes", "search", strength=4, iterations=16, tuning={"horizon": 4, "width": 6}, style={"seals": 300}),
    Character("admiral", "search", strength=5),
)
