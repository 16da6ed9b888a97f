"""Every lesson in real Chromium, played to its end by following what it highlights: with a mouse, with keys alone, on a
phone, in three languages. On the way, other legal moves and illegal ones are tried and answered."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from sterling.bots import cast_of
from sterling.games import names
from sterling.games.lessons import lesson_names
from sterling.i18n import LANGUAGES
from web.learners import AT, FIND, Learner

Visit = Callable[..., Any]
TAUGHT = [name for name in names() if lesson_names(name)]
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
WAYS: dict[str, dict[str, Any]] = {
    "finger": PHONE,
    "mouse": DESKTOP,
    "keys": DESKTOP,
    "phone-keys": {"viewport": PHONE["viewport"]},
}
BARRED = {
    # Two islands have to be chosen before anything is sent, and one before it is taken.
    "silver-gold": {"keep", "island"},
    # Every card may be turned up.
    "amulet": {"turn-up"},
    "john-silver": set[str](),
}
"""Steps in which nothing illegal can be pressed."""
BARRED_TO_KEYS = {
    # The keys go to cards and to places where the card in hand may lie; all others are empty here.
    "john-silver": {"lay"},
}


def combinations() -> list[Any]:
    """Every lesson in every language and every way. `make test` plays each lesson once, each in another way."""
    usual = set(
        zip(TAUGHT, itertools.cycle(["fr", "de", "en"]), itertools.cycle(["finger", "mouse", "keys"]), strict=False)
    )
    every = itertools.product(TAUGHT, LANGUAGES, WAYS)
    return [
        pytest.param(*one, False) if one in usual else pytest.param(*one, True, marks=pytest.mark.soak) for one in every
    ]


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("game", "language", "way", "thorough"), combinations())
def test_a_lesson_by_its_highlights(visit: Visit, game: str, language: str, way: str, thorough: bool) -> None:
    dark = {"color_scheme": "dark"} if way == "finger" else {}
    visitor = visit(**WAYS[way], **dark)
    page = visitor.page
    page.add_init_script(FIND + f"localStorage.setItem('sterling-language', '{language}');")
    visitor.go(f"#/learn/{game}")
    learner = Learner(visitor, game, way, language)
    steps = learner.lesson.steps()
    for task in learner.to_the_end(thorough):
        # What is around the table is the same in every step. The long runs look at all of them.
        if thorough or task in (steps[0], steps[-1]) or steps.index(task) % 3 == 0:
            assert visitor.axe("html" if task in (steps[0], steps[-1]) else "main") == [], task.name
    shown = {f"{task.name} {spot}" for task in steps for spot in task.show}
    # Buttons appear once a card is chosen, and go with the press.
    missing = sorted(spot for spot in shown - learner.seen if "choice:" not in spot)
    assert missing == [], "everything that is highlighted can be seen"
    barred = BARRED[game] | (BARRED_TO_KEYS.get(game, set()) if learner.by_keys else set())
    assert set(learner.barred) == barred
    assert {*learner.refused, *barred} == {task.name for task in steps if task.asks()}
    written = {
        f"{task.name} {learner.lesson.key(task.name, answer)}"
        for task in steps
        for answer in (*task.answers.values(), *task.general.values())
    }
    if thorough:
        assert learner.others >= written, "every answer was heard"
    else:
        asked = {name.split()[0] for name in written}
        assert {name.split()[0] for name in learner.others} >= asked, "every step has answered something"
    # The end leads to practice positions and to a first game with tips.
    assert page.locator("[data-test=lesson-practice]").get_attribute("href") == f"#/practice/{game}"
    learner.button("lesson-play")
    page.wait_for_selector("[data-test=coach]", state="detached")
    page.wait_for_selector("[data-table] [data-test=prompt]")
    assert page.evaluate("localStorage.getItem('sterling-hints')") == "on"
    gentlest = learner.words(f"bot-{cast_of(game)[0].name}")
    assert gentlest in page.locator(".plates").inner_text()


def test_a_lesson_is_left_resumed_and_reloaded(visit: Visit) -> None:
    visitor = visit(**DESKTOP)
    page = visitor.page
    visitor.go()
    page.locator(".door.silver-gold [data-test=learn]").click()
    page.wait_for_function(AT, arg="goal")
    page.locator("[data-test=lesson-next]").click()
    page.wait_for_function(AT, arg="keep")
    page.locator("[data-test=lesson-skip]").click()
    page.wait_for_function(AT, arg="mark")
    page.reload()
    page.wait_for_function(AT, arg="mark")
    page.locator("[data-test=lesson-leave]").click()
    door = page.locator(".door.silver-gold [data-test=learn]")
    door.wait_for()
    assert door.inner_text() == "Continue the lesson"
    # No other list knows about it.
    assert page.locator(".lists a[href*=table]").count() == 0
    # The service may have forgotten it in the meantime: it goes on all the same.
    page.evaluate("localStorage.setItem('sterling-lesson-silver-gold', 'x'.repeat(22) + ' cross')")
    door.click()
    page.wait_for_function(AT, arg="cross")
    visitor.complaints.clear()


def test_a_step_has_an_address(visit: Visit) -> None:
    visitor = visit(**DESKTOP)
    visitor.go("#/learn/john-silver/joker")
    visitor.page.wait_for_function(AT, arg="joker")
    visitor.page.evaluate("location.hash = '#/learn/john-silver/own'")
    visitor.page.wait_for_function(AT, arg="own")


def test_a_newcomer_is_offered_the_lesson_once(visit: Visit) -> None:
    visitor = visit(newcomer=True, **DESKTOP)
    page = visitor.page
    visitor.go()
    page.locator(".door.amulet .button.main").click()
    page.wait_for_selector("[data-test=offer-learn]")
    assert visitor.axe() == []
    page.locator("[data-test=offer-play]").click()
    page.wait_for_selector("[data-table] [data-test=prompt]")
    visitor.go()
    page.locator(".door.john-silver .button.main").click()
    page.wait_for_selector("[data-table] [data-test=prompt]")
    # Whoever says yes is taught.
    other = visit(newcomer=True, **PHONE)
    other.go()
    other.page.locator(".door.amulet .button.main").tap()
    other.page.locator("[data-test=offer-learn]").tap()
    other.page.wait_for_function(AT, arg="goal")
