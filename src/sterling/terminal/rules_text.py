"""The rules of a game in a terminal, all of them or a part."""

import re

from rich.console import RenderableType
from rich.markdown import Markdown

from sterling.i18n import RULES_PARTS, Words

_COMMENT = re.compile(r"<!--(.*?)-->\s*")
_PICTURE = re.compile(r"^!\[([^\]]*)\]\(picture:[a-z0-9-]+\)$", re.MULTILINE)
_SMALL_PICTURE = re.compile(r"!\[([^\]]*)\]\(picture:[a-z0-9-]+\) ?")


def rules_text(words: Words, game: str, about: str = "", part: str = "") -> RenderableType | None:
    """The rules as Markdown, both parts or one; with `about` only paragraphs that carry this id or contain this text.

    Without a `part`, `about` is searched in the reference.
    """
    if not about:
        texts = [text for name in RULES_PARTS if part in ("", name) and (text := _part(words, game, name))]
        return Markdown(without_pictures(_COMMENT.sub("", "\n".join(texts))))
    found: list[str] = []
    heading = ""
    for block in re.split(r"\n(?=<!--|#)|\n\n(?=\S)", _part(words, game, part or "reference")):
        ids = " ".join(_COMMENT.findall(block)).split()
        plain = without_pictures(_COMMENT.sub("", block)).strip()
        if plain.startswith("#"):
            heading = plain
        elif about.upper() in ids or about.lower() in plain.lower():
            if heading:
                found.append(heading)
                heading = ""
            found.append(plain)
    return Markdown("\n\n".join(found)) if found else None


def without_pictures(text: str) -> str:
    """A rule text with a caption for each picture, and a stand-in for each small inline one."""
    return _SMALL_PICTURE.sub(r"\1", _PICTURE.sub(r"> \1", text))


def _part(words: Words, game: str, part: str) -> str:
    return words.learn(game) if part == "learn" else words.rules(game)
