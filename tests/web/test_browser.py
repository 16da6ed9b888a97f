"""The browser table in real Chromium, from the front page to the result."""

from collections.abc import Callable
from typing import Any

import pytest

from web.conftest import one_language

GAMES = ("silver-gold", "amulet", "john-silver")
Visit = Callable[..., Any]


def play_silver_gold(page: Any, steps: int = 400) -> bool:
    """Continues with what the prompt bar offers; True when the result is shown."""
    for _ in range(steps):
        page.wait_for_selector(".result, [data-test^=choice-]")
        if page.locator(".result").count():
            return True
        if page.locator("[data-test=choice-keep]").count():
            page.locator("[data-test=dealt-0]").click()
            page.locator("[data-test=dealt-2]").click()
            page.locator("[data-test=choice-keep]").click()
        elif page.locator("[data-test=choice-mark]").count():
            page.locator(".own .hit[aria-disabled=false]").first.click()
            page.locator("[data-test=choice-mark]:enabled").click()
        elif page.locator("button[data-test^=display-]").count():
            page.locator("button[data-test^=display-]").first.click()
            page.locator("[data-test=choice-take]:enabled").click()
        else:
            page.locator("[data-test=choice-unseen]").click()
            page.locator("[data-test=choice-draw]").click()
        settle(page)
    return False


def settle(page: Any) -> None:
    """Waits until the action is answered and drawn; the page is busy from the moment it is sent."""
    page.wait_for_selector(".inner[aria-busy=true]", state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_from_the_front_page_to_a_game(visit: Visit, game: str) -> None:
    visitor = visit(viewport={"width": 1280, "height": 800})
    visitor.go()
    visitor.page.locator(f".door.{game} .button.main").click()
    visitor.page.wait_for_selector("[data-test=prompt]")
    visitor.page.wait_for_selector(".board > *")
    assert visitor.axe() == []


def test_a_phone_in_the_hand(visit: Visit) -> None:
    visitor = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = visitor.page
    visitor.go()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator(".door.silver-gold .button.main").click()
    assert not play_silver_gold(page, 6)
    page.wait_for_selector("[data-test=prompt]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("[data-test=rules]").click()
    page.wait_for_selector("dialog .rules h2")
    assert visitor.axe() == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_pages_are_accessible(visit: Visit, light: str) -> None:
    visitor = visit(color_scheme=light)
    visitor.go()
    assert visitor.axe() == []
    for game in GAMES:
        visitor.go(f"#/set/{game}")
        visitor.page.wait_for_selector("form")
        assert visitor.axe() == []


# The catalogues' tests check that each language has every word; this is the way through the pages.
@pytest.mark.parametrize("language", one_language("de"))
def test_every_word_is_there(visit: Visit, language: str) -> None:
    visitor = visit(locale=language)
    page = visitor.page
    visitor.go()
    assert page.evaluate("document.documentElement.lang") == language
    for game in GAMES:
        visitor.go(f"#/set/{game}")
        page.wait_for_selector("form")
        page.locator("summary").click()
    visitor.go()
    page.locator(".door.silver-gold .button.main").click()
    play_silver_gold(page, 12)
    assert visitor.missing() == []


def test_the_language_changes_at_any_time(visit: Visit) -> None:
    visitor = visit(locale="en")
    page = visitor.page
    visitor.go()
    page.locator(".door.silver-gold .button.main").click()
    page.wait_for_selector("[data-test=choice-keep]")
    page.locator("header select").select_option("de")
    page.wait_for_selector("[data-test=prompt]:has-text('Welche')")


def test_silver_and_gold_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1280, "height": 800})
    page = visitor.page
    visitor.go()
    page.locator(".door.silver-gold .button.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-test=choice-keep]")
    for place in (0, 1):
        page.locator(f"[data-test=dealt-{place}]").focus()
        page.keyboard.press("Space")
    page.locator("[data-test=choice-keep]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-test=choice-mark]")
    before = page.locator(".own .mark:not(.soft)").count()
    page.locator(".own .hit[tabindex='0']").first.focus()
    page.keyboard.press("r")
    page.keyboard.press("s")
    page.keyboard.press("Enter")
    page.wait_for_selector(".own .ghost.pinned")
    page.keyboard.press("Enter")
    page.wait_for_selector(f".own .mark:not(.soft) >> nth={before}", state="attached")


def test_two_browsers_at_one_table_and_one_comes_back(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.go("#/set/silver-gold")
    host.page.locator("form input[autocomplete=nickname]").fill("Ada")
    host.page.locator(".seats select").nth(1).select_option("link")
    host.page.locator("form button.main").click()
    link = host.page.locator("input.url").first.input_value()
    friend.page.goto(link)
    friend.page.locator("form input").fill("Grace")
    friend.page.locator("form button.main").click()
    friend.page.wait_for_selector("text=Ada")
    host.page.wait_for_selector("text=Grace")
    host.page.locator("button.main:enabled").click()
    for visitor in (host, friend):
        visitor.page.wait_for_selector("[data-test=choice-keep]")
    friend.page.reload()
    friend.page.wait_for_selector("[data-test=choice-keep]")
    for visitor in (host, friend):
        visitor.page.locator("[data-test=dealt-0]").click()
        visitor.page.locator("[data-test=dealt-1]").click()
        visitor.page.locator("[data-test=choice-keep]").click()
    for visitor in (host, friend):
        visitor.page.wait_for_selector("[data-test=choice-mark]")


def test_one_screen_for_two_hides_what_is_secret(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("#/set/silver-gold")
    page.locator(".seats select").nth(1).select_option("me")
    page.locator("form button.main").click()
    page.wait_for_selector(".cover")
    assert page.locator("[data-test=dealt-0]").count() == 0
    page.locator(".cover button").click()
    page.locator("[data-test=dealt-0]").click()
    page.locator("[data-test=dealt-1]").click()
    page.locator("[data-test=choice-keep]").click()
    page.wait_for_selector(".cover")
    assert page.locator("[data-test=dealt-0]").count() == 0


def test_a_wrong_link_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.go("#/table/no-such-table-00")
    visitor.page.wait_for_selector(".problem")
    visitor.complaints.clear()
