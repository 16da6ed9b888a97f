"""The lessons of the games: `games/<game>/lessons/<name>.lesson`, with their words beside them.

- `lesson_names(game)`: the lessons of a game, in order; the first one is for newcomers
- `lesson(game, name)`: one of them
- `read_file(path)`: a lesson from any file

rehearsal.py plays them to find out what does not work.
"""

from functools import lru_cache
from pathlib import Path

from sterling.core.errors import SetupError
from sterling.core.lesson import Lesson, read_lesson
from sterling.games import folders, game

FOLDER = "lessons"
ENDING = ".lesson"


def lesson_names(name: str) -> list[str]:
    """The lessons of a game by their file names, in the order of these."""
    return sorted(file.stem for file in (folders()[name] / FOLDER).glob("*" + ENDING))


@lru_cache(maxsize=64)
def lesson(name: str, which: str = "") -> Lesson:
    """A lesson of a game; without a name, the first."""
    if name not in folders():
        raise SetupError("setup/game", expected=", ".join(folders()), came=name[:40])
    known = lesson_names(name)
    wanted = which or (known[0] if known else "")
    if wanted not in known:
        raise SetupError("setup/lesson", expected=", ".join(known) or "-", came=which[:40])
    return read_file(folders()[name] / FOLDER / (wanted + ENDING))


def read_file(path: Path, text: str | None = None) -> Lesson:
    """The lesson in a file; `text` is its content, if that is already known."""
    content = path.read_text(encoding="utf-8") if text is None else text
    return read_lesson(content, path.name, path.stem, game)
