"""Every lesson in real Chromium, played to its end by following what it highlights: with a mouse, with keys alone, on a
phone, in three languages. On the way, other legal moves and illegal ones are tried and answered."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from sterling.core.lesson import LEARNER, Lesson, Run, Task
from sterling.games import names
from sterling.games.lessons import lesson, lesson_names
from sterling.i18n import LANGUAGES, Words
from web.test_games import Player

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

# The element of a place or button: what has come forward lies over its place on the board. Rings use the same rule.
FIND = """
window.find = (spot) => {
  if (spot.startsWith('choice:')) return document.querySelector(`[data-test="choice-${spot.slice(7)}"]:enabled`);
  const named = CSS.escape(spot);
  const found = [...document.querySelectorAll(`[data-spot~="${named}"], [data-copy="${named}"]`)].filter(
    (one) => one.closest('.flights') === null && one.getClientRects().length > 0);
  const ahead = document.querySelector('.zone.forward');
  if (ahead === null) return found[0] ?? null;
  return found.find((one) => ahead.contains(one)) ?? found.find((one) => one.closest('.zone') === null) ?? null;
};
window.pressable = (spot) => {
  const found = window.find(spot);
  return found.matches('button') ? found : (found.querySelector('button, [role=button]') ?? found);
};
"""
# Waits until the page shows the step, quiet and ready.
AT = """
(step) => {
  const coach = document.querySelector('[data-test=coach]');
  return coach?.dataset.step === step && document.querySelector('.inner[aria-busy=true]') === null;
}
"""
# The cells under the pattern: island, row and column.
GHOST = """
() => [...document.querySelectorAll('.own .ghost')].map((one) => {
  const [x, y] = one.parentNode.getAttribute('transform').match(/-?[0-9.]+/g).map(Number);
  const island = one.closest('[data-spot*="slot:"]').dataset.spot.split(' ')[0].split(':')[2];
  return [Number(island), Math.round(y / 40), Math.round(x / 40)].join(' ');
})
"""
READY = """
([spot, live]) => {
  if (document.querySelector('.inner[aria-busy=true]') !== null || window.find(spot) === null) return false;
  const one = window.pressable(spot);
  return !live || !one.matches('.place') || one.matches('.live');
}
"""
SAYS = """
(text) => document.querySelector('[data-test=lesson-text]').innerText.replace(/\\s+/g, ' ').trim() === text
"""
BELOW = "() => document.querySelector('.asked .text')?.textContent ?? ''"


class Learner:
    """Plays one lesson in a page."""

    def __init__(self, visitor: Any, game: str, way: str, language: str) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.lesson: Lesson = lesson(game)
        self.game = game
        self.way = way
        self.words = Words(language)
        self.player = Player(self.page, "keys" if "keys" in way else way, 5)
        self.seen: set[str] = set()
        """The places that had a ring."""
        self.others: list[str] = []
        self.illegal: list[str] = []

    # -- hands ---------------------------------------------------------------------------------------------------------

    def there(self, spot: str) -> bool:
        return bool(self.page.evaluate("(spot) => window.find(spot) !== null", spot))

    def touch(self, spot: str, live: bool = True) -> None:
        """Presses a place or button, once it is there and, unless that is the point, once it can be chosen."""
        self.page.wait_for_function(READY, arg=[spot, live])
        kind = "bar" if spot.startswith("choice:") else "board"
        self.page.evaluate("([kind, spot]) => { window.offers = { [kind]: [window.pressable(spot)] }; }", [kind, spot])
        self.player.press((kind, 0))

    def button(self, test: str) -> None:
        locator = self.page.locator(f"[data-test={test}]:enabled")
        locator.wait_for()
        if self.way == "finger":
            locator.tap()
        elif self.way == "mouse":
            locator.click()
        else:
            locator.focus()
            self.page.keyboard.press("Enter")

    def act(self, texts: list[str]) -> None:
        getattr(self, "act_" + self.game.replace("-", "_"))(texts)

    def act_john_silver(self, texts: list[str]) -> None:
        for text in texts:
            if text in ("K6", "T?"):
                self.touch("choice:keep" if text == "K6" else "choice:draw")
            elif text.startswith("T:"):
                self.touch(f"card:{text[2:]}")
                self.touch("choice:take")
            else:
                card, cell = text.split(":")
                if not self.page.evaluate("() => document.querySelector('[data-test=choice-back]') !== null"):
                    self.touch(f"card:{card}")
                place = f"cell:{int(cell[1]) - 1}:{'abcd'.index(cell[0])}"
                self.touch(place)
                if self.way == "finger":
                    self.touch("choice:lay")

    def act_amulet(self, texts: list[str]) -> None:
        buttons = {"D": "draw", "T": "take", "X": "discard", "L": "left", "R": "right", "N": "no", "E": "end"}
        several = "Y" in texts
        for text in texts:
            if text in buttons:
                self.touch(f"choice:{buttons[text]}")
            elif text == "Y":
                self.touch("choice:exchange" if self.there("choice:exchange") else "choice:yes")
            elif text == "C":
                self.touch("choice:call")
                self.page.wait_for_selector("[data-test=choice-call].main")
                self.touch("choice:call")
            elif text[0] == "A":
                self.touch("choice:amulet")
                self.touch(f"house:0:{int(text[1:]) - 1}")
            elif text[0] == "U":
                self.touch(f"choice:{text}" if self.there(f"choice:{text}") else f"house:0:{int(text[1:]) - 1}")
            else:
                self.touch(f"house:{'abcd'.index(text[0])}:{int(text[1:]) - 1}")
                if not several:
                    self.confirm()

    def confirm(self) -> None:
        """A press that cannot be undone is asked for twice."""
        for choice in ("choice:sure", "choice:exchange"):
            if self.there(choice):
                self.touch(choice)
                return

    def act_silver_gold(self, texts: list[str]) -> None:
        for text in texts:
            if text[0] == "K":
                kept = self.page.locator("[data-test^=dealt-][aria-pressed=true]")
                for _ in range(kept.count()):
                    if "keys" in self.way:
                        # Enter on a chosen card confirms the choice; the space bar takes it back.
                        kept.first.press("Space")
                    else:
                        self.touch(kept.first.get_attribute("data-spot"))
                view = self.lesson.chapters[0].orders["deal"]
                for place in text[1:]:
                    self.touch(f"card:{view[int(place) - 1]}")
                self.touch("choice:keep")
            elif text == "T?":
                self.touch("choice:unseen")
                self.touch("choice:draw")
            elif text[0] == "T":
                self.touch(f"display:{int(text[1]) - 1}")
                self.touch("choice:take")
            else:
                self.lay(text)
                self.touch("choice:mark")

    def lay(self, text: str) -> None:
        """Moves the pattern to these cells: with keys from place to place, with a pointer by pressing and turning."""
        island = "AB".index(text[0])
        cells = [text[at : at + 2] for at in range(2, len(text), 2)]
        wanted = sorted(f"{island} {int(cell[1]) - 1} {'abcd'.index(cell[0])}" for cell in cells)
        single = self.page.locator("[data-test=choice-single]")
        alone = self.page.locator("[data-test=choice-turn]").count() == 0
        if single.count() and (len(cells) == 1) != alone:
            self.touch("choice:single")
        if "keys" in self.way:
            for _ in range(120):
                self.page.keyboard.press(".")
                if sorted(self.page.evaluate(GHOST)) == wanted:
                    return
        for cell in cells if "keys" not in self.way else ():
            self.press_cell(island, cell)
            for turn in range(8):
                if sorted(self.page.evaluate(GHOST)) == wanted:
                    return
                if len(cells) > 1:
                    self.touch("choice:flip" if turn == 3 else "choice:turn")
        pytest.fail(f"the pattern does not come to {text}: {self.page.evaluate(GHOST)}, {wanted}")

    def put_back(self, island: int) -> None:
        """Where islands are too small for a finger, one of them comes forward; the other one must be reached again."""
        ahead = self.page.locator(".zone.forward")
        if ahead.count() and not ahead.locator(f"[data-spot~='slot:0:{island}']").count():
            ahead.locator("header button").tap()
            ahead.wait_for(state="detached")

    def press_cell(self, island: int, cell: str) -> None:
        number = 4 * (int(cell[1]) - 1) + "abcd".index(cell[0])
        self.put_back(island)
        card = self.page.evaluate(
            "(slot) => document.querySelector(`[data-spot~='${slot}']`).dataset.spot.split('card:')[1]",
            f"slot:0:{island}",
        )
        box = self.page.evaluate(
            """(spot) => { const one = window.find(spot).getBoundingClientRect();
               return [one.left + one.width / 2, one.top + one.height / 2]; }""",
            f"cell:{card}:{number}",
        )
        if self.way == "finger":
            self.page.touchscreen.tap(*box)
        else:
            self.page.mouse.click(*box)

    # -- a lesson ------------------------------------------------------------------------------------------------------

    def said(self) -> str:
        return " ".join(self.page.locator("[data-test=lesson-text]").inner_text().split())

    def spoken(self, task: Task, *answer: str) -> str:
        return " ".join(self.words(self.lesson.key(task.name, *answer), **task.facts()).split())

    def look(self, task: Task) -> None:
        """The step is shown, is told in words, and something it highlights is there."""
        self.page.wait_for_function(AT, arg=task.name)
        if self.page.locator("dialog[open]").count():
            # The end of a round is shown first.
            self.page.locator("dialog[open] .button.main, dialog[open] .head .button").first.press("Enter")
            self.page.wait_for_selector("dialog[open]", state="detached")
        self.page.wait_for_function(
            "(text) => document.querySelector('[data-test=lesson-text]').innerText.trim() !== ''", arg=""
        )
        assert self.said() == self.spoken(task)
        if task.show:
            self.page.wait_for_selector("[data-ring]", state="attached")
        self.note_rings(task)
        text = self.page.locator("[data-test=lesson-text]")
        assert text.evaluate("one => one.scrollHeight <= one.clientHeight + 2"), f"{task.name} is cut off"

    def note_rings(self, task: Task) -> None:
        rings = self.page.eval_on_selector_all("[data-ring]", "all => all.map((one) => one.dataset.ring)")
        assert set(rings) <= set(task.show)
        self.seen |= {f"{task.name} {spot}" for spot in rings}

    def try_another(self, task: Task, run: Run, codes: list[int]) -> None:
        """A legal move that is not asked for is answered, and changes nothing."""
        game = self.lesson.game
        code = next((code for code in codes if run.answer(code) is not None), None)
        if code is None:
            return
        text = game.format(code)
        # An exchange begins with its first card.
        picks = self.game == "amulet" and text[0] == "a" and self.there("choice:discard")
        self.act([text, "Y"] if picks else [text])
        key = run.answer(code)
        wanted = self.words(key, **task.facts()) if key else self.words.error("lesson/not-now", {})
        self.page.wait_for_function(SAYS, arg=" ".join(wanted.split()))
        assert self.page.evaluate(AT, task.name)
        self.others.append(task.name)

    def try_wrong(self, task: Task) -> None:
        """Something the rules forbid is explained, and changes nothing. Keys only reach what may be chosen, and Enter
        anywhere else confirms what the prompt offers."""
        if "keys" in self.way:
            return
        before = self.page.evaluate(BELOW)
        text = self.lesson.game.format(task.right[0][0])
        if self.game == "john-silver" and ":" in text and text[0] != "T":
            card, cell = text.split(":")
            if card.startswith("joker"):
                return
            self.touch(f"card:{card}")
            self.touch(f"cell:{int(cell[1]) % 3}:{'abcd'.index(cell[0])}")
        elif self.game == "amulet" and text in ("D", "T", "C"):
            self.touch("house:0:1", live=False)
        elif self.game == "silver-gold" and text[1] == ":" and len(text) > 4 and task.name != "mark":
            island, marked = ("A", "b1") if task.name == "cross" else ("B", "d1")
            if task.name not in ("cross", "turn"):
                return
            self.press_cell("AB".index(island), marked)
        else:
            return
        self.page.wait_for_function(f"(before) => ({BELOW})() !== before", arg=before)
        assert self.page.evaluate(AT, task.name)
        self.illegal.append(task.name)

    def to_the_end(self, thorough: bool) -> None:
        page = self.page
        steps = self.lesson.steps()
        for number, task in enumerate(steps):
            self.look(task)
            run = Run(self.lesson, number)
            if task.asks():
                chapter = self.lesson.chapter_of(number)
                state = self.lesson.begin(chapter, self.lesson.before(number))
                self.try_wrong(task)
                if thorough or number % 2:
                    self.try_another(task, run, list(state.legal(LEARNER)))
                self.act([self.lesson.game.format(code) for code in task.right[0]])
            elif number + 1 < len(steps):
                self.button("lesson-next")
            if number in (1, len(steps) - 1):
                assert self.visitor.axe() == []
        self.button("lesson-play")
        page.wait_for_selector("[data-test=coach]", state="detached")
        page.wait_for_selector("[data-table] [data-test=prompt]")


def combinations() -> list[Any]:
    """Every lesson in every language and every way. `make test` plays each lesson once, each in another way."""
    usual = set(
        zip(TAUGHT, itertools.cycle(["fr", "de", "en"]), itertools.cycle(["finger", "mouse", "keys"]), strict=False)
    )
    every = itertools.product(TAUGHT, LANGUAGES, WAYS)
    return [one if one in usual else pytest.param(*one, marks=pytest.mark.soak) for one in every]


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("game", "language", "way"), combinations())
def test_a_lesson_by_its_highlights(visit: Visit, game: str, language: str, way: str) -> None:
    dark = {"color_scheme": "dark"} if way == "finger" else {}
    visitor = visit(**WAYS[way], **dark)
    visitor.page.add_init_script(FIND + f"localStorage.setItem('sterling-language', '{language}');")
    visitor.go(f"#/learn/{game}")
    learner = Learner(visitor, game, way, language)
    learner.to_the_end(thorough=True)
    shown = {f"{task.name} {spot}" for task in learner.lesson.steps() for spot in task.show}
    # Buttons appear once a card is chosen, and go with the press.
    missing = sorted(spot for spot in shown - learner.seen if "choice:" not in spot)
    assert missing == [], "everything that is highlighted can be seen"
    asked = [task.name for task in learner.lesson.steps() if task.asks()]
    assert len(learner.others) > len(asked) // 2
    assert learner.illegal or "keys" in way
    assert visitor.page.evaluate("localStorage.getItem('sterling-hints')") == "on"


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
