"""Every game has what a game must have; missing things are reported with their file."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sterling.games import names
from sterling.games.contract import problems

TINY = Path(__file__).parents[1] / "tiny"


@pytest.mark.parametrize("name", names())
def test_every_game_has_what_the_contract_asks_for(name: str) -> None:
    assert [str(problem) for problem in problems(name)] == []


CHECK = """
from sterling.games.contract import problems
for problem in problems("straws"):
    print(problem.code, problem.facts)
"""


def told(folder: Path) -> list[str]:
    """What the contract says about the tiny game in another folder, checked in a separate process."""
    environment = os.environ | {"STERLING_GAMES": str(folder), "STERLING_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", CHECK], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def without(folder: Path, file: str) -> None:
    (folder / file).unlink()


def replaced(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")


def with_cast(folder: Path, *strengths: int) -> None:
    """Gives the tiny game characters of these strengths, and words for them."""
    cast = ", ".join(f'Character("one-{at}", "greedy", {strength})' for at, strength in enumerate(strengths))
    text = f"from sterling.bots import Character\n\nCAST = ({cast},)\n"
    (folder / "opponents.py").write_text(text, encoding="utf-8")
    for file in (folder / "words").iterdir():
        words = "".join(f"bot-one-{at} = One\nbot-one-{at}-about = One\n" for at in range(len(strengths)))
        file.write_text(file.read_text(encoding="utf-8") + words, encoding="utf-8")


BROKEN: dict[str, tuple[Callable[[Path], None], str, str, str]] = {
    "no class": (lambda f: replaced(f, "__init__.py", "GAME = Straws", ""), "contract/name", "__init__.py", "GAME"),
    "no method": (lambda f: replaced(f, "__init__.py", "def parts(", "def bits("), "contract/name", "", "Straws.parts"),
    "other name": (lambda f: replaced(f, "__init__.py", 'name="straws"', 'name="reeds"'), "contract/fact", "", "name"),
    "no greedy": (lambda f: replaced(f, "bot.py", "class Greedy", "class Plain"), "contract/name", "bot.py", "Greedy"),
    "no bot": (lambda f: without(f, "bot.py"), "contract/file", "bot.py", ""),
    "no drawing": (lambda f: replaced(f, "terminal.py", "def legend", "def key"), "contract/name", "", "legend"),
    "no French": (lambda f: without(f, "words/fr.ftl"), "contract/file", "words/fr.ftl", ""),
    "a word less": (lambda f: replaced(f, "words/de.ftl", "straws-title", "x"), "contract/word", "", "straws-title"),
    "no book": (lambda f: without(f, "book/en.md"), "contract/file", "book/en.md", ""),
    "a rule less": (lambda f: replaced(f, "book/fr.md", "ST-4", "no"), "contract/rule", "book/fr.md", "ST-4"),
    "not rising": (lambda f: with_cast(f, 1, 3, 2), "contract/fact", "opponents.py", "strength"),
    "too strong": (lambda f: with_cast(f, 4, 6), "contract/fact", "opponents.py", "strength"),
    "no notation": (lambda f: without(f, "notation.md"), "contract/file", "notation.md", ""),
}


def test_a_cast_of_rising_strengths_is_fine(tmp_path: Path) -> None:
    shutil.copytree(TINY / "straws", tmp_path / "straws", ignore=shutil.ignore_patterns("__pycache__"))
    with_cast(tmp_path / "straws", 1, 2, 5)
    assert told(tmp_path) == []


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_missing_is_named_with_its_file(what: str, tmp_path: Path) -> None:
    shutil.copytree(TINY / "straws", tmp_path / "straws", ignore=shutil.ignore_patterns("__pycache__"))
    spoil, code, file, name = BROKEN[what]
    spoil(tmp_path / "straws")
    found = [line for line in told(tmp_path) if line.startswith(code) and file in line and f"'{name}'" in line + "''"]
    assert found, told(tmp_path)
