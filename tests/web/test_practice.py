"""Practice positions and “What now?” in real Chromium, and hints that never cover what is asked."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from sterling.bots.practice import Position, need_practice
from sterling.bots.weighing import foretold
from sterling.i18n import Words
from sterling.story import spots
from web.test_games import GAMES, OFFERS, Player

Visit = Callable[..., Any]
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"}
WAYS = [
    ("silver-gold", "phone", "en"),
    ("amulet", "desktop", "de"),
    ("john-silver", "phone", "fr"),
    pytest.param("silver-gold", "desktop", "fr", marks=pytest.mark.soak),
    pytest.param("amulet", "phone", "en", marks=pytest.mark.soak),
    pytest.param("john-silver", "desktop", "de", marks=pytest.mark.soak),
]
# The pieces that are asked for and lie under a hint.
COVERED = """
() => {
  const toast = document.querySelector('.toast:not(.tucked):not(.unplaced)');
  if (toast === null) return [];
  const over = toast.getBoundingClientRect();
  return [...document.querySelectorAll('.board .live:not(:disabled), .board [data-live]')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 0 && box.left < over.right - 1 && box.right > over.left + 1 &&
        box.top < over.bottom - 1 && box.bottom > over.top + 1;
    })
    .map((one) => one.outerHTML.slice(0, 120));
}
"""


def on_the_board(game: str) -> Position:
    """A position whose best act has a place on the board; a call, for example, is only a button."""
    practice = need_practice(game)
    for position in practice.positions:
        seen = practice.seen(position)
        if position.kind != "call" and any(
            spots(one) for one in foretold(seen.game, seen.view, seen.game.parse(position.best))
        ):
            return position
    raise AssertionError(game)


def open_with(page: Any, house: str, game: str, id: str, act: str) -> None:
    """Opens a position in which the board offers only this act, so that whatever is pressed leads to it."""

    def only(route: Any) -> None:
        told = route.fetch().json()
        told["legal"] = [one for one in told["legal"] if one["text"] == act]
        route.fulfill(json=told)

    page.unroute("**/api/practice/**")
    page.route(f"**/api/practice/{game}/{id}", only)
    page.goto("about:blank")
    page.goto(f"{house}#/practice/{game}/{id}")
    page.wait_for_selector("[data-test=prompt]")


def answer(page: Any, way: str, seed: int) -> None:
    """Answers with the board's own controls."""
    player = Player(page, way, seed)
    for _ in range(60):
        if page.locator("[data-test=choice-next]").count():
            return
        offers = page.evaluate(OFFERS)
        if not page.locator("[data-test=choice-next]").count():
            player.press(player.choose(offers))
    pytest.fail("the position was not answered")


@pytest.mark.parametrize(("game", "size", "language"), WAYS)
def test_a_position_is_answered_right_and_wrong(visit: Visit, house: str, game: str, size: str, language: str) -> None:
    visitor = visit(locale=language, **(PHONE if size == "phone" else DESKTOP))
    page, words = visitor.page, Words(language)
    position = on_the_board(game)
    way = "finger" if size == "phone" else "mouse"
    open_with(page, house, game, position.id, position.best)
    answer(page, way, 5)
    assert page.locator("[data-test=prompt]").inner_text() == words("practice-best-yes")
    assert words("practice-best-yes") in page.locator("[data-test=live]").inner_text()
    assert page.locator(".board [data-fresh]").count() > 0, "the best act is shown on the board"
    if size == "phone":
        page.locator("[data-test=choice-compare]").tap()
    bars = page.locator("[data-test=bar]")
    bars.first.wait_for()
    assert 2 <= bars.count() <= 6
    assert words("practice-mark-best") in bars.first.inner_text()
    assert visitor.axe() == []
    # The obvious act is not the best one here, and nobody is scolded for it.
    open_with(page, house, game, position.id, position.obvious)
    answer(page, way, 6)
    assert page.locator("[data-test=prompt]").inner_text() == words("practice-obvious-no")
    kept = json.loads(page.evaluate("localStorage.getItem('sterling-practice')"))
    assert kept[game][position.id] == "best", "what was solved once stays solved"
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    page.unroute("**/api/practice/**")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-test=choice-next]", state="detached")
    assert position.id not in page.evaluate("location.hash"), "Enter leads to the next position"


def test_practice_is_found_from_the_front_page_and_by_level(visit: Visit) -> None:
    visitor = visit(**DESKTOP)
    page = visitor.page
    visitor.go()
    page.locator(".door.amulet a", has_text="Practice").click()
    page.wait_for_selector("[data-test=practice-panel]")
    levels = {one.id: one.level for one in need_practice("amulet").positions}
    page.locator("label:has(input[name=level][value=hard])").click()
    page.wait_for_function("() => !location.hash.endsWith('/amulet')")
    page.wait_for_function(
        "(hard) => hard.includes(location.hash.split('/').at(-1))", arg=[id for id in levels if levels[id] == "hard"]
    )
    assert "Hard" in page.locator("[data-test=practice-panel] .place").inner_text()
    assert visitor.axe() == []


@pytest.mark.parametrize(("game", "size"), [("silver-gold", "phone"), ("amulet", "desktop"), ("john-silver", "phone")])
def test_what_now_proposes_a_legal_act(visit: Visit, game: str, size: str) -> None:
    visitor = visit(**(PHONE if size == "phone" else DESKTOP))
    page = visitor.page
    visitor.go()
    page.locator(f".door.{game} .button.main").click()
    page.wait_for_selector("[data-test=advise]")
    with page.expect_response("**/advice") as response:
        page.locator("[data-test=advise]").click()
    advice = response.value.json()
    table = page.evaluate("fetch(`api/tables/${location.hash.split('/').at(-1)}`).then((one) => one.json())")
    mine = next(seen for seen in table["seen"] if seen["seat"] == advice["seat"])
    assert advice["acts"][0]["code"] in [action["code"] for action in mine["legal"]]
    page.wait_for_function("() => document.querySelector('[data-test=live]').textContent.includes('How about this?')")
    assert "How about this?" in page.locator(".detail").inner_text()
    if game != "john-silver":
        # There the first question is about the whole hand.
        assert page.locator(".board [data-fresh]").count() > 0
    assert visitor.axe() == []


@pytest.mark.parametrize("game", GAMES)
def test_hints_never_cover_what_is_asked_and_are_not_lost(visit: Visit, game: str) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    visitor.go()
    page.locator(f".door.{game} .button.main").click()
    page.wait_for_selector("[data-test=lamp]")
    player = Player(page, "finger", 8)
    for _ in range(5):
        offers = page.evaluate(OFFERS)
        # The toast looks for its place again a few times a second.
        page.wait_for_function(f"() => ({COVERED})().length === 0")
        player.press(player.choose(offers))
    page.locator("[data-test=lamp]").tap()
    hints = page.locator("dialog [data-test=hint]")
    hints.first.wait_for()
    goal = Words("en")(f"hint-{game}-goal")
    assert any(goal in text for text in hints.all_inner_texts()), "the goal is among them"
    assert page.locator("dialog [data-test=hint-step]").first.get_attribute("href").startswith(f"#/learn/{game}/")
    assert visitor.axe() == []
