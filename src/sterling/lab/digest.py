"""Which code plays: measured games count together only if they were played by the same."""

import hashlib
from pathlib import Path

import msgspec

import sterling
from sterling._hot import STRUCT_MODULES, game_modules
from sterling.bots import cast_of
from sterling.games import folders

PACKAGE = Path(sterling.__file__).parent


def digest(game: str, names: tuple[str, ...]) -> str:
    """The code, the learned files and the characters that decide how these bots play this game."""
    folder = folders()[game]
    # What is shown to researchers and to people, and what only trains.
    apart = ("observation", "practice", "learning", *STRUCT_MODULES)
    modules = ["bots/policy", "bots/learned", "bots/search"]
    modules += [name for name in game_modules(folder.name) if name.rpartition("/")[2] not in apart]
    files = [PACKAGE / f"{name}.py" for name in modules] + sorted((folder / "learned").glob("*.txt"))
    found = hashlib.sha256()
    for file in files:
        found.update(file.read_bytes())
    found.update(msgspec.json.encode([character for character in cast_of(game) if character.name in names]))
    return found.hexdigest()[:16]
