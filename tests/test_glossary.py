"""docs/glossary.md: one word for one thing. What people read uses its terms, and none of the words it rules out."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from sterling.games import folders
from sterling.i18n import LANGUAGES, word_files

PAGE = Path(__file__).parents[1] / "docs" / "glossary.md"
SCOPES = {
    "Everywhere": "",
    "Silver & Gold": "silver-gold",
    "Silver: the Amulet": "amulet",
    "John Silver": "john-silver",
}
SPEECH = re.compile(r".*-says-")
"""What opponents say: they may use their own words, and call a sailor "matelot"."""


class Term(NamedTuple):
    game: str
    language: str
    words: list[str]
    ruled_out: list[str]


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def listed(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",") if word.strip()]


@cache
def terms() -> list[Term]:
    found: list[Term] = []
    game = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            game = SCOPES[line.removeprefix("## ")]
        elif line.startswith("| ") and not line.startswith("| code "):
            row = cells(line)
            assert len(row) == 7, line
            for number, language in enumerate(LANGUAGES):
                found.append(Term(game, language, listed(row[1 + number]), listed(row[4 + number])))
    return found


def spoken(pattern: ast.BaseNode) -> str:
    """The text of a message, without names of messages and variables, with every variant of a selector."""
    if isinstance(pattern, ast.TextElement | ast.StringLiteral):
        return pattern.value
    if isinstance(pattern, ast.Pattern):
        return "".join(spoken(element) for element in pattern.elements)
    if isinstance(pattern, ast.Placeable):
        return spoken(pattern.expression)
    if isinstance(pattern, ast.SelectExpression):
        return "\n".join(spoken(variant.value) for variant in pattern.variants)
    return "\ufffc"


@cache
def texts(language: str, game: str) -> dict[str, str]:
    """Everything people may read in a language, in one game or, without a name, everywhere."""
    homes = {name: folder for name, folder in folders().items() if game in ("", name)}
    files = [file for file in word_files(language) if game == "" or file.parents[1] in homes.values()]
    assert files
    found: dict[str, str] = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.value is not None
                found[entry.id.name] = spoken(entry.value)
    for name, folder in homes.items():
        for file in sorted((folder / "book").glob(f"*{language}.md")):
            found[f"the rules of {name}, {file.name}"] = re.sub(r"<!--.*?-->", "", file.read_text(encoding="utf-8"))
    return found


def word(text: str) -> re.Pattern[str]:
    """A word or phrase of the page, between boundaries, also at the start of a sentence; `…` is any ending.

    Other capitals matter: the German verb *legen* is not a noun, and a *carte Trésor* is not a *carte trésor*.
    """
    inside = re.escape(text[1:].removesuffix("…")).replace("\\ ", r"\s+")
    first = f"[{text[0].lower()}{text[0].upper()}]" if text[0].islower() else re.escape(text[0])
    return re.compile(rf"(?<!\w){first}{inside}" + (r"\w*" if text.endswith("…") else r"(?!\w)"))


def inflected(text: str) -> re.Pattern[str]:
    """A term as it appears in a sentence: with any ending on its words."""
    return re.compile(r"(?<!\w)" + r"\w*\s+".join(re.escape(part) for part in text.split()), re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_occurs(language: str) -> None:
    for term in terms():
        if term.language == language:
            everything = "\n".join(texts(language, term.game).values())
            for name in term.words:
                assert inflected(name).search(everything), f"{language} {term.game or 'anywhere'}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_that_is_ruled_out_occurs(language: str) -> None:
    found = [
        f"{key}: {text}"
        for term in terms()
        if term.language == language
        for text in term.ruled_out
        for key, said in texts(language, term.game).items()
        if not SPEECH.match(key) and word(text).search(said)
    ]
    assert found == []


TYPED = re.compile(r"'sterling\[(charts|dataset|ray|train)\]'")
"""What people have to type has keyboard quotes."""
MARKS = {
    "en": re.compile(r"[\"„«»]|\w'\w|\w'(?=\s)"),
    "fr": re.compile(r"[\"„“”]|\w'|« | [»;:!?](?=\s|$)"),
    "de": re.compile(r"[\"«»”]|\w'\w"),
}
"""Quotes, apostrophes and (in French) breaking spaces that the language does not use."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_spaces_are_those_of_the_language(language: str) -> None:
    found = {
        key: wrong[0]
        for key, said in texts(language, "").items()
        if (wrong := MARKS[language].search(TYPED.sub("", said)))
    }
    assert found == {}
