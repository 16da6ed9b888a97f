"""The rule texts as tests read them: their blocks, and the worked examples with the numbers they name."""

import json
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from sterling.games import folders
from sterling.i18n import LANGUAGES, RULES_PARTS, Words

PICTURE = re.compile(r"!\[([^\]]*)\]\(picture:([a-z0-9-]+)\)")
_BLOCK = re.compile(r"^(?P<ids><!--.*?-->\n)?(?P<text>(?:\|.*\n?)+|.*\S.*)$", re.MULTILINE)

_LEAD = re.compile(r"(!.*?\) )?\*\*")


class Block(NamedTuple):
    ids: tuple[str, ...]
    text: str

    @property
    def kind(self) -> str:
        """What it is, plus what must be the same in every language: levels, shapes of tables, names of pictures."""
        pictures = " ".join(name for _, name in PICTURE.findall(self.text))
        if self.text.startswith("#"):
            return self.text.split()[0]
        if self.text.startswith("|"):
            return f"table {[line.count('|') for line in self.text.splitlines()]} {pictures}"
        if self.text.startswith("- "):
            return f"item {self.text.count('**')} {pictures}"
        return f"text {_LEAD.match(self.text) is not None} {pictures}"


def book(game: str, language: str, part: str) -> str:
    words = Words(language)
    return words.learn(game) if part == "learn" else words.rules(game)


def blocks(text: str) -> list[Block]:
    return [
        Block(tuple((found["ids"] or "")[4:-4].split()), found["text"].strip())
        for found in _BLOCK.finditer(text)
        if not re.fullmatch(r"<!--.*-->", found["text"])
    ]


def examples(game: str) -> dict[str, Any]:
    """The positions of the worked examples, as the pictures show them."""
    file: Path = folders()[game] / "book" / "examples.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+½?", text))


def worked(game: str, name: str, language: str) -> str:
    """The paragraph below the picture of a worked example."""
    for part in RULES_PARTS:
        found = blocks(book(game, language, part))
        for picture, text in pairwise(found):
            if PICTURE.fullmatch(picture.text) and f"(picture:{name})" in picture.text:
                caption = picture.text.partition("](")[0]
                assert not numbers(caption) - numbers(text.text), caption
                return text.text
    raise AssertionError(f"{game} has no example {name} in {language}")


def tells(game: str, name: str, *expected: object) -> None:
    """An example names exactly these numbers, in every language; the wording is free."""
    wanted = Counter(str(one) for one in expected)
    for language in LANGUAGES:
        assert numbers(worked(game, name, language)) == wanted, (name, language)
