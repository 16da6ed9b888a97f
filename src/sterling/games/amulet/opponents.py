"""The characters of the Amulet.

The first three play like the quick player, with a taste of their own (`TASTES` in `bot/brisk.py`) and weaknesses; the
others search.
"""

from sterling.bots import Character

CAST = (
    # Calls early: with a village that is only a little higher than he hopes the others are.
    Character("hobbin", "greedy", strength=1, slips=0.2, style={"sure": -400, "low": 1200}),
    # Loves powers.
    Character(
        "tilda",
        "greedy",
        strength=2,
        forgets=0.2,
        style={
            "look": 600,
            "look_two": 900,
            "apprentice": 400,
            "seer": 600,
            "seer_other": 400,
            "witch": 600,
            "master": 200,
            "robber": 200,
        },
    ),
    # Never trusts a hidden card, and calls late.
    Character(
        "osric", "greedy", strength=3, forgets=0.05, style={"learn": 700, "turn": 200, "reveal": 200, "sure": 900}
    ),
    # Steals.
    Character("ravenna", "search", strength=4, iterations=120, tuning={"laps": 3, "read": 2}, style={"steals": 4}),
    Character("lunara", "search", strength=5),
)
