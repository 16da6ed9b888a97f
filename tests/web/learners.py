"""Somebody who plays a lesson in the browser: follows what it highlights, and on the way tries other legal moves and
illegal ones."""

from collections.abc import Iterator
from typing import Any

import pytest

from sterling.core.lesson import LEARNER, Lesson, Run, Task
from sterling.core.state import State
from sterling.games.lessons import lesson
from sterling.i18n import Words
from web.test_games import Player

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
# What the prompt says below its question.
TOLD = "() => document.querySelector('.asked .detail')?.textContent.trim() ?? ''"
# Whether the keyboard can come to an element or into it.
REACHABLE = """
(spot) => {
  const one = window.find(spot);
  return [one, ...one.querySelectorAll('*')].some((part) => part.tabIndex >= 0);
}
"""
# Cards of villages that cannot be chosen. A card that lies face up explains itself unless a card is asked for.
SHUT = """
() => {
  const all = [...document.querySelectorAll('.place')].map((one) => one.dataset.spot ?? one.dataset.copy);
  const places = [...new Set(all)].map((spot) => [spot, window.find(spot)]).filter(([, one]) => one !== null);
  const asks = places.some(([, one]) => one.matches('.live'));
  return places.filter(([, one]) => !one.matches('.live') && (asks || !one.matches('.up'))).map(([spot]) => spot);
}
"""
# The cells of the learner's islands that the pattern does not fit on.
BARRED = """
() => {
  const ahead = document.querySelector('.zone.forward');
  const board = [...(ahead ?? document).querySelectorAll('[data-cell][aria-disabled=true]')];
  window.offers = { board: board.filter((one) => one.getClientRects().length > 0) };
  return window.offers.board.length;
}
"""
WHY_AMULET = (
    *("turn", "after", "up", "seen", "own", "own-first", "theirs"),
    *("exchange-own", "right", "place", "end", "amulet"),
)
WHY_ISLANDS = ("blocked-sea", "blocked-sea-one", "blocked-marked", "blocked-marked-one", "blocked-both", "no-fit")


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
        self.others: set[str] = set()
        """The answers that were heard."""
        self.refused: list[str] = []
        """The steps in which something illegal was explained …"""
        self.barred: list[str] = []
        """… and those in which nothing illegal can be pressed this way."""

    @property
    def by_keys(self) -> bool:
        return "keys" in self.way

    # -- hands ---------------------------------------------------------------------------------------------------------

    def there(self, spot: str) -> bool:
        return bool(self.page.evaluate("(spot) => window.find(spot) !== null", spot))

    def touch(self, spot: str, live: bool = True) -> None:
        """Presses a place or button, once it is there and, unless that is the point, once it can be chosen."""
        self.page.wait_for_function(READY, arg=[spot, live])
        kind = "bar" if spot.startswith("choice:") else "board"
        self.page.evaluate("([kind, spot]) => { window.offers = { [kind]: [window.pressable(spot)] }; }", [kind, spot])
        self.press((kind, 0), live)

    def press(self, spot: tuple[str, int], live: bool = True) -> None:
        if self.by_keys and not live:
            # Enter on what cannot be chosen confirms what the prompt offers; the space bar presses it.
            self.player.walk(spot, "Space")
        else:
            self.player.press(spot)

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

    # -- John Silver ---------------------------------------------------------------------------------------------------

    def act_john_silver(self, texts: list[str]) -> None:
        for text in texts:
            if text in ("K6", "T?"):
                self.touch("choice:keep" if text == "K6" else "choice:draw")
            elif text.startswith("T:"):
                self.hold(text[2:])
                self.touch("choice:take")
            else:
                card, cell = text.split(":")
                self.hold(card)
                self.touch(cell_spot(cell))
                if self.way == "finger":
                    self.touch("choice:lay")

    def hold(self, card: str) -> None:
        """Chooses a card, unless it is chosen."""
        spot = f"card:{card}"
        if self.there("choice:back") and not self.there(spot):
            # Another card is held, and the grid lies over the hand.
            self.touch("choice:back")
        self.page.wait_for_function(READY, arg=[spot, True])
        if self.page.evaluate("(spot) => window.pressable(spot).ariaPressed !== 'true'", spot):
            self.touch(spot)

    def wrong_john_silver(self, text: str, state: State) -> bool:
        if ":" not in text:
            # Before the first turn nothing can be played.
            self.touch(f"card:{self.lesson.chapters[0].orders['stock'][0]}", live=False)
            return self.explained([self.words("web-john-not-now", phase="answer")])
        if text.startswith("T:"):
            self.touch("card:sailor-7", live=False)
            return self.explained([self.words("web-john-not-this", kind="apples")])
        game = self.lesson.game
        card = text.split(":")[0]
        open_to = {game.format(code) for code in state.legal(LEARNER)}
        grid: Any = game.view(state, LEARNER)
        taken = {f"{'abcd'[x]}{y + 1}" for y, row in enumerate(grid.grid) for x, cards in enumerate(row) if cards}
        shut = [f"{column}{row}" for row in "123" for column in "abcd" if f"{card}:{column}{row}" not in open_to]
        # A place with a card can be reached with keys, an empty one only if the card may go there.
        shut.sort(key=lambda cell: cell not in taken)
        self.hold(card)
        spot = cell_spot(shut[0])
        if self.by_keys and not self.page.evaluate(REACHABLE, spot):
            return False
        before = self.page.evaluate(TOLD)
        self.touch(spot, live=False)
        self.page.wait_for_function(f"(before) => !['', before].includes(({TOLD})())", arg=before)
        return True

    # -- the Amulet ----------------------------------------------------------------------------------------------------

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

    def wrong_amulet(self, text: str, state: State) -> bool:
        shut = self.page.evaluate(SHUT)
        if not shut:
            return False
        self.touch(shut[-1], live=False)
        return self.explained([self.words(f"web-amulet-why-{why}") for why in WHY_AMULET])

    # -- Silver & Gold -------------------------------------------------------------------------------------------------

    def act_silver_gold(self, texts: list[str]) -> None:
        for text in texts:
            if text[0] == "K":
                kept = self.page.locator("[data-test^=dealt-][aria-pressed=true]")
                for _ in range(kept.count()):
                    if self.by_keys:
                        # Enter on a chosen card confirms the choice; the space bar takes it back.
                        kept.first.press("Space")
                    else:
                        self.touch(kept.first.get_attribute("data-spot"))
                dealt = self.lesson.chapters[0].orders["deal"]
                for place in text[1:]:
                    self.touch(f"card:{dealt[int(place) - 1]}")
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
        if self.by_keys:
            for _ in range(120):
                self.page.keyboard.press(".")
                if sorted(self.page.evaluate(GHOST)) == wanted:
                    return
        for cell in cells if not self.by_keys else ():
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

    def wrong_silver_gold(self, text: str, state: State) -> bool:
        if text[0] in "KT":
            # Nothing is sent before a choice is complete.
            test = "keep" if text[0] == "K" else "take"
            assert self.page.locator(f"[data-test=choice-{test}]").is_disabled()
            return False
        why = [self.words(f"web-sg-{why}") for why in WHY_ISLANDS]
        for number in range(self.page.evaluate(BARRED)):
            # On a small phone the first press only brings the island forward.
            for _ in range(2):
                forward = self.page.locator(".zone.forward").count()
                if self.page.evaluate(BARRED) > number:
                    self.press(("board", number), live=False)
                if self.page.evaluate(TOLD) in why:
                    return True
                if forward == self.page.locator(".zone.forward").count():
                    break
        # The pattern slides to a place near by; it can still be turned there.
        for _ in range(4 if self.there("choice:turn") else 0):
            self.touch("choice:turn")
            if self.page.evaluate(TOLD) in why:
                return True
        return False

    # -- a lesson ------------------------------------------------------------------------------------------------------

    def explained(self, sentences: list[str]) -> bool:
        """One of these sentences is below the question."""
        self.page.wait_for_function(f"(all) => all.includes(({TOLD})())", arg=[one.strip() for one in sentences])
        return True

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

    def try_wrong(self, task: Task, state: State) -> None:
        """Something the rules forbid is explained, and changes nothing."""
        wrong = getattr(self, "wrong_" + self.game.replace("-", "_"))
        done = wrong(self.lesson.game.format(task.right[0][0]), state)
        (self.refused if done else self.barred).append(task.name)
        assert self.page.evaluate(AT, task.name)

    def try_others(self, task: Task, run: Run, state: State, every: bool) -> None:
        """Legal moves that are not asked for are answered, and change nothing: one for every answer, or just one."""
        for key, code in other_acts(run, state, every).items():
            text = self.lesson.game.format(code)
            # An exchange begins with its first card.
            picks = self.game == "amulet" and text[0] == "a" and self.there("choice:discard")
            self.act([text, "Y"] if picks else [text])
            self.heard(task, key)

    def heard(self, task: Task, key: str) -> None:
        wanted = self.words(key, **task.facts()) if key else self.words.error("lesson/not-now", {})
        self.page.wait_for_function(SAYS, arg=" ".join(wanted.split()))
        assert self.page.evaluate(AT, task.name)
        self.others.add(f"{task.name} {key}")

    def do(self, number: int, task: Task, thorough: bool) -> None:
        """Does what a step asks for. A thorough learner tries something else before each of its acts."""
        game, run = self.lesson.game, Run(self.lesson, number)
        state = self.lesson.begin(self.lesson.chapter_of(number), self.lesson.before(number))
        self.try_wrong(task, state)
        for acts in together(task.right[0], game.format):
            if thorough or not run.done:
                self.try_others(task, run, state, every=thorough)
            left = list(acts)
            if thorough and len(left) > 2:
                # Only some of the cards that are meant to be revealed.
                short = Run(run.lesson, run.number, (left[0],))
                self.act([game.format(left.pop(0)), game.format(acts[-1])])
                self.heard(task, short.answer(acts[-1]) or "")
            self.act([game.format(code) for code in left])
            for code in acts:
                state.apply(LEARNER, code)
                run = Run(run.lesson, run.number, (*run.done, code))

    def to_the_end(self, thorough: bool) -> Iterator[Task]:
        """Plays the whole lesson; pauses at every step, so that it can be looked at."""
        steps = self.lesson.steps()
        for number, task in enumerate(steps):
            self.look(task)
            yield task
            if task.asks():
                self.do(number, task, thorough)
            elif number + 1 < len(steps):
                self.button("lesson-next")


def cell_spot(cell: str) -> str:
    return f"cell:{int(cell[1]) - 1}:{'abcd'.index(cell[0])}"


def together(way: tuple[int, ...], text: Any) -> list[tuple[int, ...]]:
    """The acts of a way that are one gesture: cards that are exchanged are chosen first and confirmed at the end."""
    return [way] if "Y" in [text(code) for code in way] else [(code,) for code in way]


def other_acts(run: Run, state: State, every: bool) -> dict[str, int]:
    """By answer, a legal act that gets it."""
    found: dict[str, int] = {}
    for code in state.legal(LEARNER):
        key = run.answer(code)
        if key is not None and (every or not found):
            found.setdefault(key, code)
    return found
