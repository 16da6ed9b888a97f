"""Writes the tables of docs/research.md that say what an observation consists of: `python docs/slices.py`."""

import re
from pathlib import Path

import sterling
from sterling.i18n import Words
from sterling.research.observation import Encoder, described

PAGE = Path(__file__).parent / "research.md"
MARKED = re.compile(r"(?<=<!-- slices -->\n).*?(?=<!-- /slices -->)", re.DOTALL)


def tables() -> str:
    """A table for each game of the package, with two seats."""
    words = Words("en")
    found = ""
    for facts in sterling.games():
        if (Path(sterling.__file__).parent / "games" / facts.name.replace("-", "_")).is_dir():
            encoder = Encoder(sterling.game(facts.name, 2))
            sizes = f"{encoder.width} words packed, {encoder.size} numbers flat, {facts.actions} actions."
            found += f"\n### {words(f'{facts.name}-title')}\n\n{sizes}\n\n{described(encoder)}\n"
    return found + "\n"


if __name__ == "__main__":
    PAGE.write_text(MARKED.sub(lambda _: tables(), PAGE.read_text(encoding="utf-8")), encoding="utf-8")
