"""Looking back in real Chromium: review a game, step to a mistake, try it again, play on, and the same deal."""

from collections.abc import Callable
from typing import Any

import pytest

from sterling.i18n import LANGUAGES, Words
from web.test_frame import wait_for_table
from web.test_games import OFFERS, Player

Visit = Callable[..., Any]
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"}
SIZES: dict[str, dict[str, Any]] = {"phone": PHONE, "desktop": DESKTOP}
USUAL = {("john-silver", "phone", "fr")}
"""Everything else is part of the long runs; other games take longer to review."""
WAYS = [
    pytest.param(game, size, language, marks=() if (game, size, language) in USUAL else pytest.mark.soak)
    for game in ("silver-gold", "amulet", "john-silver")
    for size in SIZES
    for language in LANGUAGES
]
# A person plays at random against a computer player, quickly; the deal and the choices are the same in every run.
PLAYED = """
async (game) => {
  const ask = async (method, path, body) => {
    const answer = await fetch(`api/${path}`, {
      method,
      ...(body === undefined ? {} : {headers: {'content-type': 'application/json'}, body: JSON.stringify(body)}),
    });
    return answer.json();
  };
  await ask('POST', 'guests');
  const wish = {game, name: 'Anne', seats: [{kind: 'me'}, {kind: 'bot', level: 'random'}]};
  const {info: {id}} = await ask('POST', 'tables', wish);
  await ask('POST', `tables/${id}/nonces`, {seat: 0, nonce: '5a'.repeat(32)});
  let table = await ask('POST', `tables/${id}/start`);
  let chance = 7;
  let number = 0;
  while (table.info.status === 'playing') {
    const [mine] = table.seen;
    if (mine.waiting.includes(0)) {
      chance = (chance * 1103515245 + 12345) % 2147483648;
      const call = mine.legal.find(({text}) => text === 'C');
      const action = call && chance % 3 === 0 ? call.code : mine.legal[chance % mine.legal.length].code;
      await ask('POST', `tables/${id}/moves`, {id: String(number++), seat: 0, decision: mine.decision, action});
    } else await new Promise((done) => setTimeout(done, 20));
    table = await ask('GET', `tables/${id}`);
  }
  return id;
}
"""


def played(visitor: Any, game: str) -> str:
    visitor.go()
    table: str = visitor.page.evaluate(PLAYED, game)
    return table


def press(page: Any, selector: str) -> None:
    """Presses the first such thing."""
    page.locator(selector).first.click()


@pytest.mark.parametrize(("game", "size", "language"), WAYS)
def test_a_game_is_reviewed_tried_again_and_played_on(
    visit: Visit, house: str, game: str, size: str, language: str
) -> None:
    visitor = visit(locale=language, **SIZES[size])
    page, words = visitor.page, Words(language)
    table = played(visitor, game)
    visitor.go(f"#/table/{table}")
    # From the result to the review, which begins by itself.
    press(page, "[data-test=to-review]")
    page.wait_for_selector("[data-test=review]")
    page.wait_for_selector("[data-test=curve]")
    assert visitor.axe() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]

    # The curve is a table too, with a row for each point, and a row leads to its move.
    press(page, "[data-test=curve-table] summary")
    rows = page.locator("[data-test=curve-table] tbody tr")
    assert rows.count() > 10
    assert page.locator("[data-test=curve-table] thead th").all_inner_texts()[1] == "Anne"
    rows.nth(6).locator("button").click()
    there = page.locator("[data-test=curve]").get_attribute("aria-valuenow")
    assert there not in (None, "0")
    # The arrow keys step through the game, and the curve tells where we are.
    page.locator("[data-test=curve]").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator("[data-test=curve]").get_attribute("aria-valuenow") != there
    assert "Anne" in page.locator("[data-test=curve]").get_attribute("aria-valuetext")
    assert "%" in page.locator("[data-test=curve]").get_attribute("aria-valuetext")

    # How it really lay is closed, and apart from the marks.
    assert not page.locator("[data-test=truth]").evaluate("one => one.open")
    assert page.locator("[data-test=luck]").count() == 2

    # A mistake: what was better is said, and marked on the board.
    page.locator("label:has(input[name=whose][value='0'])").click()
    mistake = page.locator("[data-test=mark-mistake]").first
    step = mistake.get_attribute("data-step")
    mistake.click()
    page.wait_for_selector("[data-test=why]")
    assert words("lookback-mistake") in page.locator("[data-test=told]").inner_text()
    assert page.locator(".board [data-fresh]").count() > 0
    press(page, "[data-test=why]")
    detail = page.locator("[data-test=detail]")
    detail.wait_for()
    assert visitor.axe() == []
    assert words("lookback-better", act="").strip() in detail.inner_text()

    # Try again: the same position, to be answered.
    press(page, "[data-test=again]")
    page.wait_for_selector("[data-test=prompt]")
    assert f"#/again/{table}/{step}/" in page.url
    player = Player(page, "finger" if size == "phone" else "mouse", 5)
    for _ in range(60):
        if page.locator("[data-test=choice-leave]").count():
            break
        offers = page.evaluate(OFFERS)
        if not page.locator("[data-test=choice-leave]").count():
            player.press(player.choose(offers))
    press(page, "[data-test=choice-leave]")
    page.wait_for_selector("[data-test=detail]")

    # Play on from here: the table says what was dealt anew.
    press(page, "[data-test=play-on]")
    page.wait_for_selector("[data-test=play-on-form]")
    assert visitor.axe() == []
    page.locator("[data-test=on-name]").fill("Anne")
    press(page, "[data-test=on-go]")
    page.wait_for_selector("[data-test=prompt]")
    fresh = page.evaluate("location.hash.split('/').at(-1)")
    assert fresh != table
    wait_for_table(page, fresh, "table.info.status === 'playing' && table.info.origin.kind === 'anew'")
    told = words("web-origin-anew", name="Anne")
    if size == "phone":
        press(page, "[data-test=log]")
    assert page.locator("[data-test=origin]").inner_text() == told
    assert visitor.missing() == []


def test_a_friend_plays_the_same_deal(visit: Visit, house: str) -> None:
    anne = visit(**DESKTOP)
    table = played(anne, "john-silver")
    anne.go(f"#/review/{table}")
    page = anne.page
    page.wait_for_selector("[data-test=same-deal]")
    press(page, "[data-test=ask-house]")
    page.wait_for_selector("[data-test=house] tbody tr")
    assert page.locator("[data-test=house] tbody th").all_inner_texts()[0] == "Anne"
    press(page, "[data-test=share-deal]")
    address = page.locator("[data-test=deal-link]").input_value()
    assert table not in address
    ben = visit(**PHONE)
    ben.page.goto(address)
    ben.page.locator("input[autocomplete=nickname]").fill("Ben")
    assert ben.axe() == []
    press(ben.page, "[data-test=play-deal]")
    ben.page.wait_for_selector("[data-test=prompt]")
    other = ben.page.evaluate("location.hash.split('/').at(-1)")
    wait_for_table(ben.page, other, "table.info.origin.kind === 'same' && table.info.origin.table === ''")


def test_a_review_is_begun_and_given_up(visit: Visit, house: str) -> None:
    """Without a service that works on it: what the page does while it waits."""
    visitor = visit(**PHONE)
    page = visitor.page
    table = played(visitor, "john-silver")
    answers = {"GET": ("none", 0), "POST": ("working", 30), "DELETE": ("none", 0)}

    def fake(route: Any) -> None:
        method = route.request.method
        if method == "POST":
            answers["GET"] = ("working", 60)
        elif method == "DELETE":
            answers["GET"] = ("none", 0)
        status, done = answers[method]
        steps = 100 if status == "working" else 0
        route.fulfill(json={"status": status, "done": done, "steps": steps, "deep": False, "found": None})

    page.route(f"**/api/tables/{table}/review", fake)
    visitor.go(f"#/replay/{table}")
    page.wait_for_selector(".slider input")
    press(page, "[data-test=more]")
    press(page, "[data-test=start-review]")
    page.wait_for_function("() => document.querySelector('[data-test=working] progress')?.value === 60")
    assert "60%" in page.locator("[data-test=working]").inner_text()
    assert visitor.axe() == []
    press(page, "[data-test=cancel-review]")
    page.wait_for_selector("[data-test=start-review]")
    assert not page.locator("[data-test=working]").count()
