"""The screen responds to a tap at once, without waiting for the service."""

from collections.abc import Callable
from typing import Any

import pytest

from web.latency import traced
from web.positions import Stand, positions

Visit = Callable[..., Any]
MOST = 100
"""Milliseconds of work from a tap to the first change on the screen."""
# A position, what is picked up there, and the button that then sends the answer.
TAPS = [
    ("silver-gold-4-draft", ["[data-test=dealt-0]", "[data-test=dealt-1]"], "[data-test=choice-keep]"),
    ("silver-gold-4-mark", [".own .hit[data-live]"], "[data-test=choice-mark]"),
    ("amulet-4-hand", [".village.own button.live", ".live[aria-pressed=false]"], ""),
    ("john-silver-4-lay", [".held.live", ".free.live"], "[data-test=choice-lay]"),
]


@pytest.mark.parametrize(("name", "picks", "answer"), TAPS, ids=[name for name, _, _ in TAPS])
def test_a_tap_changes_the_screen_at_once(
    visit: Visit, chromium: Any, name: str, picks: list[str], answer: str
) -> None:
    game, seats = name.rsplit("-", 2)[0], int(name.split("-")[-2])
    position = next(one for one in positions(game, seats) if one.name == name)
    visitor = visit(painted=True, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = visitor.page
    page.add_init_script("localStorage.setItem('sterling-hints', 'off'); localStorage.setItem('sterling-name', 'Ada')")
    # Nobody answers here: any change comes from the page itself.
    Stand(page, visitor.house).show(position)
    page.wait_for_selector(picks[0])
    for pick in [*picks, *([answer] if answer else [])]:
        target = page.locator(f"{pick} >> visible=true").first
        took = traced(chromium, page, target.tap)
        print(f"{name} {pick}: {took.work:.0f} ms of work, {took.wall:.0f} ms")
        assert took.work < MOST, pick
