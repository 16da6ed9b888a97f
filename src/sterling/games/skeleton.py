"""`sterling new-game`: a game that already works, under a new name, in a checkout of the project.

The template is the tiny game of the tests (tests/tiny): rules, view, worlds, story, words, rule texts, terminal and
tests. Everything in it is meant to be replaced.
"""

import re
from pathlib import Path

from sterling.core.errors import SetupError
from sterling.games import games, public_name

PATTERN = "straws"
GAMES = Path("src") / "sterling" / "games"
TESTS = Path("tests") / "games"


def new_game(root: Path, name: str, prefix: str | None = None) -> list[Path]:
    """Writes the game's folder and its tests below `root`; returns the files it wrote."""
    folder = name.replace("-", "_")
    source = root / "tests" / "tiny" / PATTERN
    if not source.is_dir():
        raise SetupError("setup/checkout", folder=str(root))
    if not re.fullmatch("[a-z][a-z0-9]*(_[a-z0-9]+)*", folder):
        raise SetupError("setup/game-name", came=name[:40])
    if (root / GAMES / folder).exists():
        raise SetupError("setup/game-exists", folder=str(root / GAMES / folder))
    known = {facts.prefix for facts in games()}
    chosen = prefix or _free_prefix(folder, known)
    if not re.fullmatch("[A-Z]{2}", chosen) or chosen in known:
        raise SetupError("setup/prefix", came=chosen[:40], expected=", ".join(sorted(known)))
    written = _copied(source, root / GAMES / folder, folder, chosen)
    return written + _copied(root / TESTS / PATTERN, root / TESTS / folder, folder, chosen)


def _free_prefix(folder: str, known: set[str]) -> str:
    """Two letters of the name that no other game uses."""
    letters = [letter for letter in folder.upper() if letter.isalpha()]
    pairs: list[str] = [letters[0] + letter for letter in [*letters[1:], *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]]
    return next(pair for pair in pairs if pair not in known)


def _copied(source: Path, target: Path, folder: str, prefix: str) -> list[Path]:
    written: list[Path] = []
    for file in sorted(source.rglob("*")):
        if file.suffix not in (".py", ".ftl", ".md") or "__pycache__" in file.parts:
            continue
        place = target / str(file.relative_to(source)).replace(PATTERN, folder)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(_renamed(file.read_text(encoding="utf-8"), file.suffix, folder, prefix), encoding="utf-8")
        written.append(place)
    return written


def _renamed(text: str, suffix: str, folder: str, prefix: str) -> str:
    """The template's text under the new name; what it says about straws stays, to be rewritten by hand."""
    words = folder.split("_")
    title = " ".join(word.capitalize() for word in words)
    public = public_name(folder)
    text = re.sub(r"(?<![A-Za-z])ST([-_])(?=\d)", rf"{prefix}\1", text).replace('prefix="ST"', f'prefix="{prefix}"')
    text = text.replace(f"games.{PATTERN}", f"games.{folder}")
    text = re.sub(rf"((?:name|tag)=|game\(){_quoted(PATTERN)}", rf'\1"{public}"', text)
    text = re.sub(rf"\b{PATTERN}(?=[-/])", public, text)
    # Prose uses its title, code the name of a class.
    told = PATTERN.capitalize()
    text = re.sub(rf'((?:of|plays) |^"""){told}\b', rf"\1{title}", text, flags=re.MULTILINE)
    return text.replace(told, title.replace(" ", "") if suffix == ".py" else title)


def _quoted(text: str) -> str:
    return f'"{text}"'
