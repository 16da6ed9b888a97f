"""Deck files: the reader that all games with custom decks share.

A deck file is text. A semicolon starts a comment, empty lines are ignored, and every error names file and line.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from sterling.core.errors import DeckError, Fact

SHOWN = 60
"""How much of a wrong word or line an error repeats at most."""


class DeckReader:
    """The lines of a deck file; each game's own reader interprets them.

    >>> DeckReader("; mine\\n\\nship 7 apples 3 ; the book's own\\n", "mine.txt").lines
    [(3, 'ship 7 apples 3')]
    """

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.lines: list[tuple[int, str]] = []
        """Every line with content: its number and its text."""
        for number, line in enumerate(text.lstrip("\ufeff").replace("\r\n", "\n").split("\n"), start=1):
            told = line.split(";", 1)[0].strip()
            if told:
                self.lines.append((number, told))

    @property
    def last(self) -> int:
        """The number of the last line with content."""
        return self.lines[-1][0] if self.lines else 1

    def fail(self, code: str, line: int, **facts: Fact) -> DeckError:
        """An error in this file. Long input is cut short in it."""
        came = facts.get("came")
        if isinstance(came, str):
            facts["came"] = came[:SHOWN]
        return DeckError(f"deck/{code}", file=self.name, line=line, **facts)


def any_line_begins(text: str, words: Iterable[str]) -> bool:
    """Whether any line of a text begins with one of these words, as in a deck file, good or bad."""
    return any(line.split()[:1] == [word] for line in text.splitlines() for word in words)


def chosen_deck(text: str | None, name: str, house: Path) -> tuple[str, str]:
    """The text and name of a custom deck, or of the house deck if there is none."""
    return (house.read_text(encoding="utf-8"), house.name) if text is None else (text, name)


def fingerprint(texts: Iterable[str]) -> str:
    """The same for two decks exactly if their cards have the same texts in the same order."""
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]
