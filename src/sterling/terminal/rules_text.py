"""The rules of a game in a terminal, all of them or a part."""

import re

from rich.console import RenderableType
from rich.markdown import Markdown

from sterling.i18n import Words

_COMMENT = re.compile(r"<!--(.*?)-->\s*")


def rules_text(words: Words, game: str, about: str = "") -> RenderableType | None:
    """The rules as Markdown; with `about` only paragraphs that carry this rule id or contain this text."""
    text = words.rules(game)
    if not about:
        return Markdown(_COMMENT.sub("", text))
    found: list[str] = []
    heading = ""
    for block in re.split(r"\n(?=<!--|#)", text):
        ids = " ".join(_COMMENT.findall(block)).split()
        plain = _COMMENT.sub("", block).strip()
        if plain.startswith("#"):
            heading = plain
        elif about.upper() in ids or about.lower() in plain.lower():
            if heading:
                found.append(heading)
                heading = ""
            found.append(plain)
    return Markdown("\n\n".join(found)) if found else None
