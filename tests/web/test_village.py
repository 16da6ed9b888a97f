"""The village of the Amulet in real Chromium: free actions, refusals, and what a screen reader is told."""

from collections.abc import Callable
from typing import Any

import pytest

from web.test_frame import new_table

Visit = Callable[..., Any]
FREE = ("2 Empath", "3 Bodyguard")
TURNS = 60


def table_of_two(visit: Visit) -> Any:
    visitor = visit(viewport={"width": 1280, "height": 800})
    page = visitor.page
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = new_table(visitor, "amulet", seats, options={"memory-aid": True})
    page.evaluate("localStorage.setItem('sterling-hints', 'off')")
    visitor.go(f"#/table/{table}")
    page.reload()
    page.wait_for_selector("[data-test=choice-no]")
    page.locator("[data-test=choice-no]").click()
    return page


def choices(page: Any) -> list[str]:
    """The next prompt; overlays are closed."""
    page.wait_for_selector("[data-test^=choice-]:enabled, dialog[open]")
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
        return choices(page)
    page.wait_for_selector("[data-test^=choice-]:enabled")
    return [str(one.get_attribute("data-test"))[7:] for one in page.locator("[data-test^=choice-]:enabled").all()]


def press(page: Any, choice: str) -> None:
    page.locator(f"[data-test=choice-{choice}]").click()
    page.wait_for_function("() => document.querySelector('.inner[aria-busy=true]') === null")


def draw_and_discard(page: Any, *, wanted: bool = False) -> None:
    """A whole turn in which nothing is done with the drawn card."""
    press(page, "draw")
    while "discard" not in choices(page):
        # A rascal: the first card is kept.
        page.locator(".looked .live").first.click()
    if wanted:
        press(page, "then")
        assert page.locator("[data-test=choice-then]").get_attribute("aria-pressed") == "true"
    press(page, "discard")
    if "no" in choices(page):
        press(page, "no")


def to_an_own_free_action(page: Any) -> None:
    """Plays until a card with a free action is face up in the player's own village, and ends that turn."""
    for _ in range(TURNS):
        found = choices(page)
        if "no" in found and "draw" not in found:
            press(page, "no")
            continue
        if "end" in found:
            # AM-51: the page asks about a card that has just come face up.
            press(page, "end")
            return
        top = page.locator("[data-spot=pile]").get_attribute("aria-label") or ""
        if "take" in found and any(name in top for name in FREE):
            press(page, "take")
            page.locator("[data-spot='house:0:0']").click()
            press(page, "exchange")
        else:
            draw_and_discard(page)
    pytest.fail("no empath and no bodyguard came")


def told(page: Any) -> str:
    return str(page.locator(".log").inner_text())


def test_AM_57_a_turn_ends_by_itself_unless_a_free_action_is_wanted(visit: Visit) -> None:
    page = table_of_two(visit)
    to_an_own_free_action(page)
    assert "draw" in choices(page)
    ended = told(page).count("You end your turn.")
    draw_and_discard(page)
    assert "end" not in choices(page), "nothing is asked after the action"
    assert told(page).count("You end your turn.") == ended + 1
    draw_and_discard(page, wanted=True)
    assert "end" in choices(page), "who has said so is asked"
    assert told(page).count("You end your turn.") == ended + 1
    press(page, "end")
    assert "end" not in choices(page)


def test_AM_20_who_cannot_call_is_told_why(visit: Visit) -> None:
    page = table_of_two(visit)
    choices(page)
    # It is marked as unavailable, but can be pressed.
    page.locator("[data-test=why-call]").click(force=True)
    assert page.locator(".refusal").inner_text() == "You can only call the vote with 4 cards or fewer. You have 5."
    assert page.locator("[data-test=choice-draw]").is_visible(), "nothing was done"
    # A card that cannot be chosen says why next to it.
    page.locator("[data-spot='house:0:1']").click()
    page.wait_for_function(
        "() => document.querySelector('[data-test=help]')?.textContent.includes('First draw a card')"
    )


def test_a_drawn_card_is_said_to_a_screen_reader(visit: Visit) -> None:
    page = table_of_two(visit)
    choices(page)
    press(page, "draw")
    page.wait_for_function(
        "() => /You draw [A-Z][\\w -]+ \\(\\d+\\)/.test(document.querySelector('[data-test=live]').textContent)"
    )
