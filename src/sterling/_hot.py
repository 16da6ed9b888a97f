"""The modules that mypyc compiles, discovered in the source tree.

A game's hot modules are those with the names in `GAME_MODULES` in its folder: `rules.py`, or the files of a folder
`rules/`. setup.py and the Makefile run this file by itself, so it imports nothing from the package.
"""

from pathlib import Path

PACKAGE = Path(__file__).parent
SHARED = (
    "core/bits",
    "core/rng",
    "core/deal",
    "core/state",
    "core/playout",
    "core/observation",
    "core/batch",
    "bots/policy",
    "bots/learned",
    "bots/tuning",
    "bots/search",
)
STRUCT_MODULES = ("scoring", "sight", "happened")
"""Those that make structs: views, stories and score sheets. They define none, because mypyc ignores the keywords of a
class, and may import where they are defined."""
GAME_MODULES = ("codes", "rules", "worlds", "observation", "bot", *STRUCT_MODULES)


def game_folders(package: Path = PACKAGE) -> list[str]:
    """The games in the package, by folder name, in alphabetical order."""
    return sorted(init.parent.name for init in (package / "games").glob("*/__init__.py"))


def game_modules(name: str, package: Path = PACKAGE) -> tuple[str, ...]:
    """The hot modules of one game, as paths inside the package without `.py`."""
    found: list[str] = []
    for module in GAME_MODULES:
        base = package / "games" / name / module
        files = [base.with_suffix(".py"), *sorted(base.glob("*.py"))]
        found += [file.relative_to(package).with_suffix("").as_posix() for file in files if file.is_file()]
    return tuple(found)


def groups(package: Path = PACKAGE) -> dict[str, tuple[str, ...]]:
    """The hot modules by what is compiled together: the shared ones, then those of each game."""
    return {"shared": SHARED} | {name: game_modules(name, package) for name in game_folders(package)}


HOT = tuple(module for modules in groups().values() for module in modules)

if __name__ == "__main__":
    print(*(f"src/sterling/{module}.py" for module in HOT))
