"""The characters of Silver & Gold: what each one likes, and how well it judges."""

from sterling.bots import Character

CAST = (
    Character("pip", "search", strength=1, slips=0.3, iterations=1, tuning={"palms": 600, "blur": 900}),
    Character("goldie", "search", strength=2, slips=0.15, iterations=1, tuning={"coins": 250, "blur": 700}),
    Character("barnaby", "search", strength=3, iterations=1, tuning={"islands": 300, "blur": 600}),
    Character("reyes", "search", strength=4, iterations=12, tuning={"seals": 300, "horizon": 4, "blur": 0}),
    Character("admiral", "search", strength=5),
)
