"""The modules that mypyc compiles, as paths inside the package."""

HOT = (
    "core/rng",
    "core/deal",
    "core/state",
    "core/playout",
    "games/silver_gold/tables",
    "games/silver_gold/rules",
    "games/silver_gold/worlds",
    "games/amulet/tables",
    "games/amulet/rules",
    "games/amulet/worlds",
    "games/john_silver/tables",
    "games/john_silver/rules",
    "games/john_silver/worlds",
    "bots/policy",
    "bots/search",
    "bots/silver_gold",
    "bots/amulet",
    "bots/john_silver",
)
