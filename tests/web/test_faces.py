"""Everyone at a table has one face, on every page and in every language."""

from typing import Any

import pytest

from sterling.bots import cast_of
from sterling.games import folders
from web.conftest import Visitor, one_language
from web.test_frame import WIDE, Visit, finished

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
DRAWN = """(places) => {
  const faces = [...document.querySelectorAll(places)].map((one) => one.querySelector('svg.portrait')?.innerHTML ?? '');
  return faces.length > 0 && faces.every((face) => face.includes('<path')) && faces;
}"""


def faces(page: Any, places: str) -> list[str]:
    """The drawings in these places, once all have loaded."""
    found: list[str] = page.wait_for_function(DRAWN, arg=places).json_value()
    return found


def face_shown(visitor: Visitor, name: str) -> str:
    """The drawing of one of the faces that people choose from, as the open settings show it."""
    return faces(visitor.page, f"label:has(input[name=face][value={name}])")[0]


def test_a_chosen_face_is_kept_sent_with_the_seat_and_seen_by_friends_in_their_language(visit: Visit) -> None:
    ada, ben = visit(viewport=WIDE, locale="en"), visit(**PHONE, locale="de")
    ada.go()
    ada.page.locator("[data-test=settings]").click()
    ada.page.get_by_role("radio", name="Orange turban").check(force=True)
    turban, patch = face_shown(ada, "turban"), face_shown(ada, "patch")
    assert turban != patch
    assert ada.axe() == []
    ada.page.reload()
    ada.go("#/set/john-silver")
    ada.page.locator("input[name=count][value='3']").check(force=True)
    assert faces(ada.page, ".seats li:first-child") == [turban]
    ada.page.locator(".seats select").nth(1).select_option("link")
    ada.page.locator(".seats select").nth(2).select_option("nell")
    nell = faces(ada.page, ".seats li:last-child")[0]
    ada.page.locator("form button.main").click()
    ben.page.goto(ada.page.locator("input.url").first.input_value())
    ben.page.locator("form input").first.fill("Ben")
    ben.page.locator("[data-test=own-face]").click()
    ben.page.get_by_role("radio", name="Augenklappe").check(force=True)
    assert ben.axe() == []
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ben.page.locator("form button.main").click()
    # While the table waits for players, and when the cards are dealt.
    for visitor in (ada, ben):
        visitor.page.wait_for_selector(".gather .inside > ol > li:nth-child(2):has-text('Ben')")
        assert faces(visitor.page, ".gather .inside > ol > li") == [turban, patch, nell]
    ada.page.locator(".gather .foot button.main:enabled").click()
    for visitor in (ada, ben):
        visitor.page.wait_for_selector(".people")
        assert faces(visitor.page, ".people .face") == [turban, patch, nell]
        visitor.page.locator("[data-test=company]").click()
        assert faces(visitor.page, "dialog .seats li") == [turban, patch, nell]
    # And in the list of the player's tables.
    ben.go()
    links = ben.page.wait_for_selector(".tables a .faces")
    assert links.query_selector("svg.portrait") is not None


@pytest.mark.parametrize("game", [name for name in folders() if cast_of(name)])
def test_the_replay_shows_the_faces_of_the_table(visit: Visit, game: str) -> None:
    visitor = visit(viewport=WIDE)
    page = visitor.page
    table = finished(visitor, game)
    visitor.go(f"#/table/{table}")
    page.wait_for_selector(".result tbody tr")
    seated = faces(page, ".people .face")
    assert sorted(faces(page, ".result tbody tr")) == sorted(seated)
    visitor.go(f"#/replay/{table}/0/w")
    page.wait_for_selector(".slider input")
    assert faces(page, ".people .face") == seated


@pytest.mark.parametrize("language", one_language("de"))
def test_strength_is_told_where_an_opponent_is_chosen(visit: Visit, language: str) -> None:
    visitor = visit(**PHONE, locale=language)
    words = {"en": "Strength {} of 5", "fr": "Force {} sur 5", "de": "Spielstärke {} von 5"}[language]
    visitor.go("#/set/amulet")
    for character in cast_of("amulet"):
        visitor.page.locator(".seats select").nth(1).select_option(character.name)
        marks = visitor.page.get_by_role("img", name=words.format(character.strength), exact=True)
        assert marks.locator("svg").count() == 5
        assert marks.locator("svg.on").count() == character.strength
    assert visitor.axe() == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
