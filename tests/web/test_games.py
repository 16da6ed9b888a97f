"""Whole games in real Chromium, by mouse, by keys alone and by finger.

The players here know no rules and take what the page offers.
"""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import sterling
from sterling import Rng
from web.positions import Position, Stand, asked

GAMES = ("silver-gold", "amulet", "john-silver")
Visit = Callable[..., Any]

# Waits until the page asks something or shows the result, and returns what can be pressed: buttons of the prompt bar
# and elements on the board that are marked as live. Buttons that only turn, clear or go back lead nowhere.
OFFERS = """
(patience) => new Promise((done) => {
  const idle = ['turn', 'flip', 'single', 'clear', 'back'];
  const started = performance.now();
  const seen = (one) => one.getClientRects().length > 0;
  const look = () => {
    const over = document.querySelector('.result') !== null;
    const busy = document.querySelector('.inner[aria-busy=true]') !== null;
    const bar = [...document.querySelectorAll('[data-test^=choice-]:enabled')]
      .filter((one) => !idle.includes(one.dataset.test.slice(7)));
    const forward = document.querySelector('.zone.forward');
    const board = [...document.querySelectorAll('.board .live:not(:disabled), .board [data-live]')].filter((one) =>
      seen(one) && (forward === null || forward.contains(one)) &&
      one.getAttribute('aria-pressed') !== 'true' && !one.closest('dialog, .flights'));
    if (!over && (busy || bar.length + board.length === 0) && performance.now() - started < (patience ?? 120000))
      return setTimeout(look, 15);
    const hint = [...document.querySelectorAll('[data-test=hint] .button')].filter((one) =>
      seen(one) && getComputedStyle(one).visibility === 'visible');
    const shut = [...document.querySelectorAll('dialog[open] .head .button')];
    window.offers = { bar, board, hint, shut };
    done({
      over,
      bar: bar.map((one) => ({ id: one.dataset.test.slice(7), main: one.classList.contains('main') })),
      board: board.length,
      hint: hint.length > 0,
      shut: shut.length > 0,
      wide: document.documentElement.scrollWidth,
      told: document.querySelector('[data-test=live]')?.textContent ?? '',
      asks: document.querySelector('[data-test=prompt]')?.textContent ?? '',
      busy,
    });
  };
  look();
})
"""
MIDDLE = """
([kind, number]) => {
  const target = window.offers[kind][number];
  if (!target.isConnected) return null;
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = target.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const there = document.elementFromPoint(x, y);
  const free = there !== null && (target.contains(there) || there.contains(target));
  return { x, y, free, what: target.outerHTML.slice(0, 160) };
}
"""
# Which arrow leads from the focused element towards the target; '' when it is there.
ARROW = """
([kind, number, aside]) => {
  const target = window.offers[kind][number];
  const active = document.activeElement;
  if (active === target) return '';
  const board = document.querySelector('.board');
  if (!board.contains(active)) return 'ArrowDown';
  const from = active.getBoundingClientRect(), to = target.getBoundingClientRect();
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return Math.abs(x) > Math.abs(y) !== aside ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp';
}
"""
FOCUSED = "([kind, number]) => document.activeElement === window.offers[kind][number]"
SHOWN = """
() => {
  const style = getComputedStyle(document.activeElement);
  const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  return outlined || (style.stroke !== 'none' && parseFloat(style.strokeWidth) >= 2);
}
"""
# Counts the elements added to the page that match a selector, however briefly they stay.
COUNT = """
(selector) => {
  window.counted = 0;
  const fitting = (node) => node.nodeType === Node.ELEMENT_NODE && node.matches(selector);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) window.counted += [...addedNodes].filter(fitting).length;
  }).observe(document.body, { subtree: true, childList: true });
}
"""
Spot = tuple[str, int]


class Player:
    """Plays at random from what the page offers, in one of three ways."""

    def __init__(self, page: Any, way: str, seed: int, hasty: bool = False) -> None:
        self.page = page
        self.way = way
        self.hasty = hasty
        """Whether a round is ended as soon as the page offers it."""
        self.chance = random.Random(seed)
        self.told: set[str] = set()
        self.widest = 0
        self.rounds = 0
        """How often the end of a round was shown and closed."""

    def choose(self, offers: dict[str, Any]) -> Spot:
        bar, board = offers["bar"], offers["board"]
        if self.hasty:
            for number, one in enumerate(bar):
                if one["id"] == "call":
                    return "bar", number
        main = [number for number, one in enumerate(bar) if one["main"]]
        if main and (self.chance.random() < 0.7 or not board):
            return "bar", main[0]
        if board and (self.chance.random() < 0.75 or not bar):
            return "board", self.chance.randrange(board)
        assert bar, f"nothing can be pressed: {offers}"
        return "bar", self.chance.randrange(len(bar))

    def press(self, spot: Spot) -> None:
        if self.way == "keys":
            self.walk(spot)
            return
        where = self.page.evaluate(MIDDLE, spot)
        if where is None:
            # The page has changed in the meantime; a person would look again.
            return
        assert where["free"], f"something lies over {where['what']}"
        if self.way == "finger":
            self.page.touchscreen.tap(where["x"], where["y"])
        else:
            self.page.mouse.click(where["x"], where["y"])

    def walk(self, spot: Spot, key: str = "Enter") -> None:
        """With the arrows as far as possible, otherwise with Tab; then the key."""
        keyboard = self.page.keyboard
        path: list[str] = []
        steps = 40 if spot[0] == "board" else 0
        for _ in range(steps):
            # If the direct way is blocked, a person tries the other one.
            arrow = self.page.evaluate(ARROW, [*spot, self.chance.random() < 0.3])
            if not arrow:
                break
            keyboard.press(arrow)
            path.append(arrow[5:])
        for _ in range(120):
            if self.page.evaluate(FOCUSED, spot):
                break
            keyboard.press("Tab")
        else:
            pytest.fail(f"the focus does not come to {self.page.evaluate(MIDDLE, spot)}: {', '.join(path)}")
        assert self.page.evaluate(SHOWN), "the focus cannot be seen"
        keyboard.press(key)

    def to_the_end(self, most: int = 3000) -> int:
        for step in range(most):
            offers = self.page.evaluate(OFFERS)
            self.told.add(offers["told"])
            self.widest = max(self.widest, offers["wide"])
            if offers["over"]:
                return step
            if offers["shut"]:
                self.rounds += 1
                self.press(("shut", 0))
                continue
            if offers["hint"]:
                self.press(("hint", 0))
                continue
            self.press(self.choose(offers))
        pytest.fail(f"no end after {most} presses")


def reach(page: Any, selector: str) -> None:
    """With Tab alone."""
    for _ in range(80):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the focus does not come to {selector}")


def press(page: Any, selector: str, way: str) -> None:
    if way == "keys":
        reach(page, selector)
        page.keyboard.press("Enter")
    elif way == "finger":
        page.locator(selector).first.tap()
    else:
        page.locator(selector).first.click()


def begin(visitor: Any, game: str, seats: int, way: str) -> None:
    """From the front page to a table: directly for two players, through the setup page for more."""
    page = visitor.page
    visitor.go()
    if seats == 2:
        press(page, f".door.{game} .button.main", way)
    else:
        press(page, f".door.{game} a.button", way)
        page.wait_for_selector("input[name=count]", state="attached")
        if way == "keys":
            reach(page, "input[name=count]")
            while not page.evaluate("(value) => document.activeElement.value === value", str(seats)):
                page.keyboard.press("ArrowRight")
        else:
            press(page, f"label:has(input[name=count][value='{seats}'])", way)
        press(page, "form button.main", way)
    page.wait_for_selector("[data-test=prompt]")


def put_away(page: Any, way: str) -> None:
    """The result; in the Amulet the end of the last round lies over it."""
    if page.locator("dialog[open] .head .button").count():
        press(page, "dialog[open] .head .button", way)
        page.wait_for_selector("dialog[open] .head .button", state="detached")
    press(page, "dialog[open] .close", way)
    page.wait_for_selector("dialog[open]", state="detached")


def finish(page: Any, seats: int, way: str) -> None:
    """The result lists everybody, the winner first; then it is closed, and the last view of the board stays."""
    rows = page.locator(".result tbody tr")
    assert rows.count() == seats
    assert rows.first.locator("td").first.inner_text() == "1"
    put_away(page, way)
    assert page.locator(".board > *").first.is_visible()
    assert page.locator("[data-test=choice-result]").count() == 1


def tables(usual: str) -> list[Any]:
    """Every game with two and four players; all but the usual one with two are part of the long runs."""
    return [
        (game, seats) if seats == 2 and game == usual else pytest.param(game, seats, marks=pytest.mark.soak)
        for game in GAMES
        for seats in (2, 4)
    ]


# The Amulet's lesson is played by mouse in every run.
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("game", "seats"), tables(""))
def test_a_whole_game_by_mouse(visit: Visit, game: str, seats: int) -> None:
    visitor = visit(viewport={"width": 1280, "height": 800})
    begin(visitor, game, seats, "mouse")
    player = Player(visitor.page, "mouse", 11, hasty=True)
    player.to_the_end()
    assert len(player.told) > 15, "the live region tells what happens"
    assert player.rounds == (3 if game == "amulet" else 0), "all villages are shown after each round but the last"
    assert visitor.page.locator(".shuffle").inner_text().startswith("Shuffle verified")
    assert visitor.axe() == []
    finish(visitor.page, seats, "mouse")


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("game", "seats"), tables("john-silver"))
def test_a_whole_game_by_keys_alone(visit: Visit, game: str, seats: int) -> None:
    visitor = visit(viewport={"width": 1280, "height": 800})
    begin(visitor, game, seats, "keys")
    Player(visitor.page, "keys", 12, hasty=True).to_the_end()
    finish(visitor.page, seats, "keys")


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("game", "seats"), tables("silver-gold"))
def test_a_whole_game_on_a_phone(visit: Visit, game: str, seats: int) -> None:
    visitor = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, color_scheme="dark")
    begin(visitor, game, seats, "finger")
    player = Player(visitor.page, "finger", 13, hasty=True)
    player.to_the_end()
    assert player.widest <= 360, "the page is never wider than the phone"
    finish(visitor.page, seats, "finger")


def begin_silver_gold(visitor: Any) -> Any:
    page = visitor.page
    visitor.go()
    page.locator(".door.silver-gold .button.main").click()
    page.wait_for_selector("[data-test=choice-keep]")
    for place in (0, 1):
        page.locator(f"[data-test=dealt-{place}]").click()
    page.locator("[data-test=choice-keep]").click()
    page.wait_for_selector(".own .hit")
    return page


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def fitting(page: Any) -> tuple[float, float]:
    """The middle of a place where the pattern fits; it is turned to fit there."""
    page.keyboard.press(".")
    page.wait_for_selector(".own .ghost.pinned", state="attached")
    boxes = [one.bounding_box() for one in page.locator(".own .ghost.pinned").all()]
    across = sum(box["x"] + box["width"] / 2 for box in boxes) / len(boxes)
    down = sum(box["y"] + box["height"] / 2 for box in boxes) / len(boxes)
    return across, down


def ghost(page: Any, kind: str = "") -> list[tuple[int, int]]:
    """The cells under the pattern, as drawn: row and column, including those in the sea."""
    return sorted(
        (int(row), int(column))
        for row, column in page.evaluate(
            """kind => [...document.querySelectorAll(`.own .ghost${kind}`)].map((one) => {
              const [x, y] = one.parentNode.getAttribute('transform').match(/-?[0-9.]+/g).map(Number);
              return [y / 40, x / 40];
            })""",
            kind,
        )
    )


def test_the_pattern_is_dragged_onto_an_island(visit: Visit) -> None:
    page = begin_silver_gold(visit(viewport={"width": 1280, "height": 800}))
    target = fitting(page)
    page.mouse.move(*middle(page, "[data-spot=expedition] svg"))
    page.mouse.down()
    page.mouse.move(*middle(page, ".display .title"), steps=4)
    assert page.locator(".stencil rect").count() > 1, "between the islands the pattern follows the mouse"
    page.mouse.move(*target, steps=6)
    laid = page.locator(".own .ghost").count()
    assert laid > 1, "over an island it lies where it fits"
    page.mouse.up()
    assert page.locator(".own .ghost.pinned").count() == laid
    # Once placed, it is picked up by one of its cells and put down elsewhere.
    before = ghost(page)
    page.keyboard.press(".")
    page.wait_for_function("() => document.querySelectorAll('.own .ghost.pinned').length > 1")
    x, y = middle(page, ".own .hit[aria-pressed=true]")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(*middle(page, ".display .title"), steps=4)
    assert page.locator(".own .ghost").count() == 0
    page.mouse.move(*target, steps=6)
    page.mouse.up()
    assert page.locator(".own .ghost").count() == laid
    assert len(before) == laid
    fitting(page)
    page.locator("[data-test=choice-mark]:enabled").click()
    page.wait_for_selector(f".own .mark:not(.soft) >> nth={laid - 1}", state="attached")


def nearly_full() -> Position:
    """The pattern fits on only one of the player's islands; the other is partly marked."""
    game = sterling.game("silver-gold", 2, options={"memory-aid": True})
    rng = Rng(7)
    while True:
        for state, seat in asked(game, rng):
            view = msgspec.to_builtins(game.view(state, seat))
            if view["phase"] != "mark" or None in view["own"]["sheet"]["cards"]:
                continue
            marks = [game.format(code) for code in state.legal(seat)]
            fits = {text[0] for text in marks if len(text) > len("A:a1")}
            if fits == {"B"} and len(view["own"]["sheet"]["cards"][0]["marks"]) > 3:
                return Position("nearly full", game, state.clone(), seat)


def test_the_pattern_goes_with_the_mouse_and_says_why_it_does_not_fit(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1280, "height": 800})
    page = visitor.page
    Stand(page, visitor.house).show(nearly_full())
    page.wait_for_selector(".own .hit")
    cells = page.locator("[data-spot=expedition] .tile").count()
    page.mouse.move(*middle(page, ".display .title"))
    page.wait_for_selector(".stencil.soft")
    for hit in page.locator("[data-land='0'] .hit").all():
        box = hit.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert len(ghost(page, ".bad")) == cells
        assert ghost(page, ".block"), "the cells in the way are shown"
        assert page.locator(".stencil").count() == 0
        assert "Doesn’t fit" in page.locator(".bar .detail").inner_text()
    assert page.locator(".own .note").count() == 0
    page.mouse.down()
    page.mouse.up()
    assert "Doesn’t fit" in page.locator(".own .note").inner_text(), "a refused attempt says why at the spot"
    assert len(ghost(page, ".bad")) == cells
    assert page.locator("[data-test=choice-mark]:enabled").count() == 0
    # It slides to where it fits as soon as that is close.
    page.locator("[data-land='1'] .hit[data-live]").first.click()
    assert len(ghost(page, ".pinned")) == cells
    assert page.locator("[data-test=choice-mark]:enabled").count() == 1


def test_four_turns_bring_the_pattern_back_by_wheel_keys_and_buttons(visit: Visit) -> None:
    page = begin_silver_gold(visit(viewport={"width": 1280, "height": 800}))
    cells = page.locator("[data-spot=expedition] .tile").count()
    acts: list[Callable[[], None]] = [
        lambda: page.mouse.wheel(0, 120),
        lambda: page.keyboard.press("r"),
        lambda: page.locator("[data-test=choice-turn]").click(),
    ]
    for number in range(2):
        # The first cell of an island is at its edge.
        page.locator(f"[data-land='{number}'] .hit").first.click()
        for act in acts:
            page.mouse.move(*middle(page, f"[data-land='{number}'] .hit"))
            before = ghost(page)
            assert len(before) == cells
            for _ in range(4):
                act()
                assert len(ghost(page)) == cells, "it never vanishes"
            page.wait_for_timeout(50)
            assert ghost(page) == before
    page.keyboard.press("f")
    page.keyboard.press("f")
    assert ghost(page) == before


def test_a_stray_second_click_does_not_mark_but_a_double_click_on_the_laid_pattern_does(visit: Visit) -> None:
    page = begin_silver_gold(visit(viewport={"width": 1280, "height": 800}))
    fitting(page)
    pressed = page.locator(".own .hit[aria-pressed=true]").first
    laid = page.locator(".own .ghost.pinned").count()
    pressed.click()
    page.wait_for_timeout(600)
    pressed.click()
    page.wait_for_timeout(600)
    assert page.locator(".own .ghost.pinned").count() == laid
    assert page.locator(".own .mark:not(.soft)").count() == 0
    pressed.dblclick()
    page.wait_for_selector(f".own .mark:not(.soft) >> nth={laid - 1}", state="attached")


def test_the_arrow_keys_carry_the_pattern(visit: Visit) -> None:
    page = begin_silver_gold(visit(viewport={"width": 1280, "height": 800}))
    cells = page.locator("[data-spot=expedition] .tile").count()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"() => document.querySelectorAll('.own .ghost').length === {cells}")
    seen = {tuple(ghost(page))}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown"):
        page.keyboard.press(key)
        assert len(ghost(page)) == cells
        seen.add(tuple(ghost(page)))
    assert len(seen) > 2
    fitting(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(f".own .mark:not(.soft) >> nth={cells - 1}", state="attached")


class Finger:
    """A real touch: the browser itself decides what is a drag and what scrolls the page."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.at = (0.0, 0.0)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        found = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

    def down(self, x: float, y: float) -> None:
        self.at = (x, y)
        self.touch("touchStart", (x, y))

    def move(self, x: float, y: float, steps: int = 12) -> None:
        old_x, old_y = self.at
        for step in range(1, steps + 1):
            part = step / steps
            self.touch("touchMove", (old_x + (x - old_x) * part, old_y + (y - old_y) * part))
            self.page.wait_for_timeout(16)
        self.at = (x, y)

    def up(self) -> None:
        # It rests before it lets go: a fling would swallow the next tap.
        self.page.wait_for_timeout(150)
        self.touch("touchMove", self.at)
        self.touch("touchEnd")


def phone(visit: Visit) -> tuple[Any, Finger]:
    page = begin_silver_gold(visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True))
    return page, Finger(page)


LIFT = 26
"""The pattern is this far above the finger that hides it."""


def test_a_finger_drags_the_pattern_from_its_card_onto_an_island(visit: Visit) -> None:
    page, finger = phone(visit)
    target = fitting(page)
    x, y = middle(page, "[data-spot=expedition] svg")
    finger.down(x, y)
    finger.move(x + 70, y)
    assert page.locator(".stencil rect").count() > 1, "between the islands it goes with the finger"
    finger.move(target[0], target[1] + LIFT)
    laid = page.locator(".own .ghost").count()
    assert laid > 1, "over an island it lies where it fits"
    finger.up()
    assert page.locator(".own .ghost.pinned").count() == laid
    assert page.locator(".stencil").count() == 0
    assert page.evaluate("scrollY") == 0, "the page stays where it is"
    page.wait_for_timeout(400)
    page.locator("[data-test=choice-mark]:enabled").tap()
    page.wait_for_selector(f".own .mark:not(.soft) >> nth={laid - 1}", state="attached")


def test_a_finger_draws_the_pattern_over_an_island(visit: Visit) -> None:
    page, finger = phone(visit)
    across, down = fitting(page)
    finger.down(*middle(page, ".own .hit"))
    finger.move(across, down + LIFT)
    laid = page.locator(".own .ghost").count()
    assert laid > 1
    finger.up()
    assert page.locator(".own .ghost").count() == laid
    # Dropped off the islands, it is back in the hand.
    finger.down(*middle(page, ".own .hit[data-live]"))
    finger.move(4, 60)
    finger.up()
    assert page.locator(".own .ghost").count() == 0
    assert page.locator("[data-test=choice-mark]:enabled").count() == 0


def test_a_tap_brings_a_small_island_forward_and_a_double_tap_marks_there(visit: Visit) -> None:
    page, _ = phone(visit)
    page.locator(".own .hit[data-live]").first.tap()
    page.wait_for_selector(".closer .ghost.pinned")
    cell = page.locator(".closer .hit").first.bounding_box()
    assert min(cell["width"], cell["height"]) >= 44
    laid = page.locator(".closer .ghost.pinned").count()
    page.wait_for_timeout(600)
    page.locator(".closer .hit[aria-pressed=true]").first.tap()
    page.wait_for_timeout(600)
    assert page.locator(".own .mark:not(.soft)").count() == 0, "one tap does not mark"
    for _ in range(2):
        page.locator(".closer .hit[aria-pressed=true]").first.tap()
    page.wait_for_selector(f".own .mark:not(.soft) >> nth={laid - 1}", state="attached")


def test_nothing_scrolls_under_a_finger(visit: Visit) -> None:
    page, finger = phone(visit)
    x, y = middle(page, ".display .title")
    finger.down(x, y)
    finger.move(x, y - 200)
    finger.up()
    page.wait_for_timeout(200)
    assert page.evaluate("scrollY") == 0
    assert page.locator(".own .ghost").count() == 0


def test_the_wheel_and_the_keys_turn_the_pattern(visit: Visit) -> None:
    page = begin_silver_gold(visit(viewport={"width": 1280, "height": 800}))
    place = "[one.getAttribute('x'), one.getAttribute('y')]"
    shape = f"[...document.querySelectorAll('.expedition .tile')].map((one) => {place}).join()"
    before = page.evaluate(shape)
    page.mouse.move(*middle(page, ".own .hit[data-live]"))
    page.mouse.wheel(0, 120)
    if "square" not in page.locator("[data-test=prompt]").inner_text():
        # A square looks the same whichever way it is turned.
        page.wait_for_function(f"before => {shape} !== before", arg=before)
        turned = page.evaluate(shape)
        page.keyboard.press("r")
        page.wait_for_function(f"before => {shape} !== before", arg=turned)
    page.keyboard.press(".")
    page.wait_for_selector(".own .ghost.pinned >> nth=1", state="attached")


@pytest.mark.parametrize("game", GAMES)
def test_somebody_s_cards_are_opened_large_and_the_keys_are_told(visit: Visit, game: str) -> None:
    visitor = visit(viewport={"width": 390, "height": 844})
    page = visitor.page
    if game == "silver-gold":
        begin_silver_gold(visitor)
    else:
        visitor.go()
        page.locator(f".door.{game} .button.main").click()
    page.locator(".closer, .people button.plate").last.click()
    page.wait_for_selector("dialog.large[open]")
    assert visitor.axe() == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.large", state="detached")
    page.keyboard.press("?")
    page.wait_for_selector("dialog.large dt >> nth=5")
    assert visitor.axe() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_shows_where_it_happened(visit: Visit, game: str) -> None:
    visitor = visit(viewport={"width": 1280, "height": 800})
    visitor.go()
    visitor.page.locator(f".door.{game} .button.main").click()
    player = Player(visitor.page, "mouse", 5)
    for _ in range(60):
        offers = visitor.page.evaluate(OFFERS)
        player.press(("hint", 0) if offers["hint"] else player.choose(offers))
        if visitor.page.locator(".log .where").count() > 2:
            break
    visitor.page.evaluate(COUNT, ".flights > .ring")
    lines = visitor.page.locator(".log .where")
    for number in range(min(4, lines.count())):
        lines.nth(lines.count() - 1 - number).click()
        if visitor.page.evaluate("counted"):
            return
    pytest.fail("no line leads to a place on the board")


@pytest.mark.parametrize("game", GAMES)
def test_things_travel_and_arrive(visit: Visit, game: str) -> None:
    visitor = visit(viewport={"width": 1280, "height": 800}, reduced_motion="no-preference")
    page = visitor.page
    visitor.go()
    page.locator(f".door.{game} .button.main").click()
    page.wait_for_selector(".board > *")
    page.evaluate(COUNT, ".flights > .thing")
    player = Player(page, "mouse", 3)
    for _ in range(40):
        offers = page.evaluate(OFFERS)
        player.press(("hint", 0) if offers["hint"] else player.choose(offers))
        if page.evaluate("counted") > 4:
            break
    assert page.evaluate("counted") > 4, "things are on their way"
    page.wait_for_selector(".flights > .thing", state="detached")
