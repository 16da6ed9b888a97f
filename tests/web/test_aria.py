"""What a screen reader is told about a position, as readable text in tests/web/aria.

`STERLING_WRITE_ARIA=1` rewrites the texts. Read them aloud before you commit them.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from web.positions import Stand, positions

Visit = Callable[..., Any]
TEXTS = Path(__file__).parent / "aria"


NAMES = [
    "silver-gold-2-mark",
    "silver-gold-2-replace",
    "amulet-3-hand",
    "amulet-3-bodyguard",
    "john-silver-3-lay",
    "john-silver-3-take",
]


@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_told_to_a_screen_reader_as_it_was(visit: Visit, name: str) -> None:
    game, seats = name.rsplit("-", 2)[0], int(name.split("-")[-2])
    position = next(one for one in positions(game, seats) if one.name == name)
    visitor = visit(viewport={"width": 1440, "height": 900})
    page = visitor.page
    page.add_init_script("localStorage.setItem('sterling-hints', 'off'); localStorage.setItem('sterling-name', 'Ada')")
    Stand(page, visitor.house).show(position)
    page.wait_for_selector("[data-zone] >> nth=3")
    # The name of the rule behind the prompt loads with the rules, a moment later.
    page.wait_for_selector("button.rule[aria-label*=':']")
    told = page.locator("main").aria_snapshot() + "\n"
    file = TEXTS / f"{name}.txt"
    if os.environ.get("STERLING_WRITE_ARIA") == "1":
        file.parent.mkdir(exist_ok=True)
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")
