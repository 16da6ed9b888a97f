"""The frame around the boards in real Chromium: friends, replay, settings, clocks, hints, and how it is served."""

import json
import re
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from service.houses import LONG
from sterling import Record
from sterling.games.verify import verify
from web.proxy import Proxy
from web.test_games import COUNT

Visit = Callable[..., Any]
WIDE = {"width": 1280, "height": 800}
"""How long a player may think before others may put a bot in the seat."""
GAMES = Path(__file__).parents[1] / "games"
ALL = ["silver-gold", "amulet", "john-silver"]


def one_of(name: str, names: list[str] = ALL) -> list[Any]:
    """This game only; the others are part of the long runs. For what the frame does in the same way around every
    board."""
    return [one if one == name else pytest.param(one, marks=pytest.mark.soak) for one in names]


def keep_two(page: Any) -> None:
    """The first choice in Silver & Gold."""
    page.locator("[data-test=dealt-0]").click()
    page.locator("[data-test=dealt-1]").click()
    page.locator("[data-test=choice-keep]").click()


def new_table(visitor: Any, game: str, seats: list[dict[str, str]], **wish: Any) -> str:
    """Creates a table and deals, over the API; returns its id."""
    visitor.go()
    table: str = visitor.page.evaluate(
        """async (wish) => {
          const post = async (path, body) => (await fetch('api/' + path, {method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json'}})).json();
          await post('guests');
          const made = await post('tables', wish);
          for (const {seat} of made.tokens) {
            const bytes = [...crypto.getRandomValues(new Uint8Array(32))];
            const nonce = bytes.map((byte) => byte.toString(16).padStart(2, '0'));
            localStorage.setItem(`sterling-nonces-${made.info.id}-${seat}`, nonce.join(''));
            await post(`tables/${made.info.id}/nonces`, {seat, nonce: nonce.join('')});
          }
          await post(`tables/${made.info.id}/start`);
          return made.info.id;
        }""",
        {"game": game, "seats": seats, "name": "Ada", **wish},
    )
    return table


def finished(visitor: Any, game: str) -> str:
    """A game that bots played to the end while we watched."""
    table = new_table(visitor, game, [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}])
    wait_for_table(visitor.page, table, "table.info.status === 'over'")
    return table


def wait_for_table(page: Any, table: str, so: str) -> None:
    """Waits until a condition holds at a table, according to the API."""
    script = f"async (id) => {{ const table = await (await fetch('api/tables/' + id)).json(); return {so}; }}"
    while not page.evaluate(script, table):
        page.wait_for_timeout(100)


def drawn(page: Any) -> str:
    """What the board says, visually and to a screen reader."""
    script = (
        "board => board.innerText + [...board.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel).join(' ')"
    )
    told: str = page.locator(".board").first.evaluate(script)
    return told


def step_of(page: Any) -> int:
    return int(page.locator(".slider input").input_value())


@pytest.mark.parametrize("game", one_of("amulet"))
def test_a_finished_game_is_gone_through_step_by_step(visit: Visit, game: str) -> None:
    visitor = visit(viewport=WIDE)
    page = visitor.page
    table = finished(visitor, game)
    visitor.go(f"#/table/{table}")
    page.locator("[data-test=to-replay]").click()
    page.wait_for_selector(".slider input")
    last = int(page.locator(".slider input").get_attribute("max"))
    assert last > 20
    assert step_of(page) == 0
    first = drawn(page)
    for key, step in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)]:
        page.keyboard.press(key)
        assert step_of(page) == step
    assert drawn(page) == first
    page.keyboard.press("End")
    page.locator("[data-test=result]").click()
    page.wait_for_selector(".result tbody tr")
    page.keyboard.press("Escape")
    page.wait_for_selector(".result", state="detached")
    assert drawn(page) != first
    # The log leads to its moments, and the address names the move.
    page.locator(".log .step").nth(12).click()
    there = step_of(page)
    assert 0 < there < last
    assert re.search(f"#/replay/{table}/[1-9][0-9]*/w$", page.url)
    told = page.locator("[data-test=told]").inner_text()
    board = drawn(page)
    assert visitor.axe() == []
    address = page.url
    visitor.go()
    page.goto(address)
    page.wait_for_selector(".slider input")
    page.wait_for_function("step => document.querySelector('.slider input').value === step", arg=str(there))
    assert page.locator("[data-test=told]").inner_text() == told
    assert drawn(page) == board


def test_a_replay_plays_by_itself_through_any_eyes_on_a_phone(visit: Visit) -> None:
    visitor = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page = visitor.page
    table = finished(visitor, "john-silver")
    visitor.go(f"#/replay/{table}")
    page.wait_for_selector(".slider input")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("[data-test=play]").click()
    page.wait_for_function("() => Number(document.querySelector('.slider input').value) >= 2")
    page.locator("[data-test=play]").click()
    stopped = step_of(page)
    page.wait_for_timeout(1500)
    assert step_of(page) == stopped
    # The spectator sees nobody's hand; the first seat sees its own.
    assert page.locator(".board [data-test^=hand-]").count() == 0
    page.locator(".eyes select").select_option("0")
    page.wait_for_function("() => location.hash.endsWith('/0')")
    page.locator("[data-test=log]").click()
    page.wait_for_selector("dialog .log .now")
    assert visitor.axe() == []


def test_a_replay_is_not_to_be_had_before_the_end(visit: Visit) -> None:
    visitor = visit()
    table = new_table(visitor, "amulet", [{"kind": "me"}, {"kind": "bot", "level": "greedy"}])
    visitor.go(f"#/replay/{table}")
    visitor.page.wait_for_selector(".problem:has-text('isn’t over')")
    visitor.complaints.clear()


def test_the_record_is_saved_and_can_be_looked_at_again(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(viewport=WIDE, accept_downloads=True)
    page = visitor.page
    table = finished(visitor, "silver-gold")
    visitor.go(f"#/table/{table}")
    with page.expect_download() as saving:
        page.locator(".result a[download]").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert verify(record).over
    visitor.go()
    page.locator(".record input").set_input_files(file)
    page.wait_for_selector(".slider input")
    # A spectator does not see every choice being made.
    assert 20 < int(page.locator(".slider input").get_attribute("max")) <= len(record.entries)
    page.keyboard.press("End")
    assert page.url.endswith(f"/{len(record.entries)}/w")


def private_table(visit: Visit, **wish: Any) -> tuple[Any, Any]:
    """Ada creates a table, Grace joins by the link; the cards are dealt."""
    host, friend = visit(**wish), visit(**wish)
    host.go("#/set/silver-gold")
    host.page.locator("form input[autocomplete=nickname]").fill("Ada")
    host.page.locator(".seats select").nth(1).select_option("link")
    host.page.locator("form button.main").click()
    host.page.wait_for_selector("figure svg[role=img]")
    link = host.page.locator("input.url").first.input_value()
    friend.page.goto(link)
    friend.page.locator("form input").fill("Grace")
    friend.page.locator("form button.main").click()
    friend.page.wait_for_selector("text=Ada")
    host.page.wait_for_selector("text=Grace")
    host.page.locator("button.main:enabled").click()
    for visitor in (host, friend):
        visitor.page.wait_for_selector("[data-test=choice-keep]")
    return host, friend


def test_friends_talk_watch_leave_their_seat_to_a_bot_and_take_it_back(visit: Visit) -> None:
    host, friend = private_table(visit, viewport=WIDE)
    host.page.locator("[data-test=company]").click()
    # A phrase is shown for a few seconds: the test notes it when it appears.
    friend.page.evaluate(
        """() => {
          window.said = '';
          const note = () => { window.said += document.querySelector('.bubble')?.textContent ?? ''; };
          new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
        }"""
    )
    host.page.locator("dialog .chip").first.click()
    friend.page.wait_for_function("() => window.said.includes('Hello!')")
    watcher = visit(viewport=WIDE)
    watcher.page.goto(host.page.url)
    watcher.page.wait_for_selector(".detail:has-text('watching')")
    host.page.wait_for_selector(".people .watch:has-text('1 spectator')")
    assert watcher.page.locator("[data-test=choice-take-back]").count() == 0
    assert watcher.page.locator("[data-test^=dealt-]").count() == 0
    # Grace goes to make tea; a computer player takes over for her.
    friend.page.locator("[data-test=company]").click()
    friend.page.locator("dialog .seats .button:has-text('Let the computer play')").click()
    friend.page.locator("dialog .give .main").click()
    friend.page.keyboard.press("Escape")
    friend.page.wait_for_selector("[data-test=choice-take-back]")
    host.page.wait_for_function("() => !document.querySelector('.people').innerText.includes('Grace')")
    keep_two(host.page)
    host.page.wait_for_selector("[data-test=choice-mark]")
    friend.page.locator("[data-test=choice-take-back]").click()
    host.page.wait_for_selector(".people:has-text('Grace')")
    friend.page.wait_for_selector("[data-test=prompt]")
    friend.page.wait_for_selector("[data-test=choice-take-back]", state="detached")
    # A friend who leaves for good is shown as away.
    friend.context.close()
    host.page.wait_for_selector(".people .away:has-text('Grace')")


def act_until_done(page: Any, table: str, most: int = 1000) -> None:
    """Plays the first legal action over the API until it is someone else's turn."""
    page.evaluate(
        """async ([id, most]) => {
          for (let n = 0; n < most; n++) {
            const {seen: [now]} = await (await fetch(`api/tables/${id}`)).json();
            if (now.legal.length === 0) return;
            const move = {id: `t${now.decision}`, seat: now.seat, decision: now.decision, action: now.legal[0].code};
            await fetch(`api/tables/${id}/moves`, {method: 'POST', body: JSON.stringify(move),
              headers: {'content-type': 'application/json'}});
          }
        }""",
        [table, most],
    )


def test_reload_and_lost_lines_lose_nothing(visit: Visit) -> None:
    host, friend = private_table(visit, viewport=WIDE)
    keep_two(host.page)
    keep_two(friend.page)
    friend.page.wait_for_selector("[data-test=choice-mark]")
    log = friend.page.locator(".log").inner_text()
    assert "keeps" in log or "kept" in log
    board = drawn(friend.page)
    friend.page.reload()
    friend.page.wait_for_selector("[data-test=choice-mark]")
    assert friend.page.locator(".log").inner_text() == log
    assert drawn(friend.page) == board


@pytest.mark.parametrize("game", one_of("john-silver"))
def test_the_log_of_a_finished_game_is_there_in_a_new_tab(visit: Visit, game: str) -> None:
    visitor = visit(viewport=WIDE)
    table = finished(visitor, game)
    visitor.go(f"#/table/{table}")
    visitor.page.wait_for_function("() => document.querySelectorAll('.log li').length > 20")
    told = visitor.page.locator(".log li").all_inner_texts()
    assert not any("undefined" in text for text in told)
    # The newest line is visible, and a person who reads further up is left alone.
    below = """() => {
      const box = document.querySelector('.log').closest('[data-scroll]');
      return box.scrollHeight - box.scrollTop - box.clientHeight;
    }"""
    visitor.page.wait_for_function(f"() => ({below})() < 2")
    visitor.page.evaluate("() => { document.querySelector('.log').closest('[data-scroll]').scrollTop = 40; }")
    visitor.page.set_viewport_size({"width": 1300, "height": 780})
    visitor.page.wait_for_timeout(200)
    assert visitor.page.evaluate(below) > 200
    visitor.go(f"#/replay/{table}/0/w")
    visitor.page.wait_for_function("() => document.querySelectorAll('.log li').length > 20")
    again = visitor.page.locator(".log li").all_inner_texts()
    # Both tell the same story; a replay begins with the deal.
    more = iter(again)
    assert all(line in more for line in told)


def recorded(visitor: Any, game: str) -> tuple[str, list[str]]:
    """Imports a committed playthrough; returns the table and the action of every step."""
    record = (GAMES / f"{game}.txt").read_text(encoding="utf-8").split("\n[0] ")[0]
    visitor.go()
    table, actions = visitor.page.evaluate(
        """async (record) => {
          const post = async (path, body) => (await fetch('api/' + path, {method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json'}})).json();
          await post('guests');
          const {info} = await post('records', {record});
          const {steps} = await (await fetch(`api/tables/${info.id}/replay`)).json();
          return [info.id, steps.map((step) => step.action)];
        }""",
        record,
    )
    return table, actions


RECORDED = ["silver_gold/golden/3-nsv", "amulet/golden/3-base", "john_silver/golden/3-base"]


@pytest.mark.parametrize("game", one_of("john_silver/golden/3-base", RECORDED))
def test_things_travel_forth_and_back_in_a_replay(visit: Visit, game: str) -> None:
    visitor = visit(viewport=WIDE, reduced_motion="no-preference")
    page = visitor.page
    table, _ = recorded(visitor, game)
    visitor.go(f"#/replay/{table}/0/0")
    page.wait_for_selector(".slider input")
    page.evaluate(COUNT, ".flights > .thing")

    def travelled(key: str, times: int) -> int:
        page.evaluate("() => { counted = 0; }")
        for _ in range(times):
            page.keyboard.press(key)
            page.wait_for_timeout(20)
        count: int = page.evaluate("counted")
        return count

    assert travelled("ArrowRight", 24) > 7
    assert travelled("ArrowLeft", 24) > 4
    # A jump is not animated: the board simply appears.
    assert travelled("End", 1) == 0
    page.wait_for_selector(".flights > .thing", state="detached")


@pytest.mark.parametrize(
    ("game", "language"),
    [
        # The client's own tests compare every line in every language; this is the way through the page.
        *zip(RECORDED, ("en", "fr", "de"), strict=True),
        *[
            pytest.param(game, language, marks=pytest.mark.soak)
            for shift in (1, 2)
            for game, language in zip(RECORDED, ("en", "fr", "de")[shift:] + ("en", "fr", "de")[:shift], strict=True)
        ],
    ],
)
def test_every_step_of_a_recorded_game_is_told_in_words(visit: Visit, game: str, language: str) -> None:
    visitor = visit(viewport=WIDE, locale=language)
    page = visitor.page
    table, actions = recorded(visitor, game)
    assert len(actions) > 40
    for eyes in ("w", "0"):
        visitor.go(f"#/replay/{table}/0/{eyes}")
        page.reload()
        page.wait_for_function(
            "() => document.querySelectorAll('.log .step').length > document.querySelector('.slider input')?.max"
        )
        stops = int(page.locator(".slider input").get_attribute("max")) + 1
        assert stops > 30
        told = page.locator(".log .step").all_inner_texts()
        assert len(told) >= stops
        assert all(told)
        assert [text for text in told if text.split(": ")[-1] in actions] == []


def test_the_log_of_a_running_game_with_memory_aid_is_there_in_a_new_tab(visit: Visit) -> None:
    visitor = visit(viewport=WIDE)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = new_table(visitor, "silver-gold", seats, options={"memory-aid": True})
    visitor.go(f"#/table/{table}")
    keep_two(visitor.page)
    visitor.page.wait_for_selector("[data-test=choice-mark]")
    told = visitor.page.locator(".log li").all_inner_texts()
    assert len(told) >= 2
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    other.wait_for_selector("[data-test=choice-mark]")
    # The opponent may have continued meanwhile.
    assert other.locator(".log li").all_inner_texts()[: len(told)] == told
    # None of it is read aloud as if it happened now.
    assert other.locator("[data-test=live]").inner_text() == ""


@pytest.mark.parametrize("game", one_of("silver-gold"))
def test_SG_32_AM_4_JS_26_without_memory_aid_a_new_tab_tells_what_the_old_one_does(visit: Visit, game: str) -> None:
    visitor = visit(viewport=WIDE)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = new_table(visitor, game, seats, options={"memory-aid": False})
    visitor.go(f"#/table/{table}")
    visitor.page.wait_for_selector("[data-test=lacking]:has-text('since your last move')")
    lengths = []
    for _ in range(2):
        wait_for_table(visitor.page, table, "table.seen[0].legal.length > 0")
        act_until_done(visitor.page, table, 1)
        wait_for_table(visitor.page, table, "table.seen[0].legal.length > 0")
        other = visitor.context.new_page()
        other.goto(visitor.page.url)
        other.wait_for_selector(".log li:nth-child(2)")
        told = other.locator(".log li").all_inner_texts()
        visitor.page.wait_for_function(
            "(told) => JSON.stringify([...document.querySelectorAll('.log li')].map((li) => li.innerText)) === told",
            arg=json.dumps(told, ensure_ascii=False, separators=(",", ":")),
        )
        lengths.append(len(told))
        other.close()
    assert max(lengths) < 20


@pytest.mark.parametrize("game", one_of("john-silver"))
def test_SG_32_AM_4_JS_26_without_memory_aid_whoever_watches_reads_the_current_turn_also_after_a_reload(
    visit: Visit, game: str
) -> None:
    player, watcher = visit(viewport=WIDE), visit(viewport=WIDE)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = new_table(player, game, seats, options={"memory-aid": False})
    watcher.go(f"#/table/{table}")
    page = watcher.page
    page.wait_for_selector("[data-test=lacking]:has-text('current turn')")
    for _ in range(3):
        wait_for_table(player.page, table, "table.seen[0].legal.length > 0")
        # However fast the other player is, this is not the end of the game.
        act_until_done(player.page, table, most=5)
        wait_for_table(player.page, table, "table.seen[0].legal.length > 0")
        other = watcher.context.new_page()
        other.goto(page.url)
        other.wait_for_selector(".log li:nth-child(2)")
        told = other.locator(".log li").all_inner_texts()
        page.wait_for_function(
            "(told) => JSON.stringify([...document.querySelectorAll('.log li')].map((li) => li.innerText)) === told",
            arg=json.dumps(told, ensure_ascii=False, separators=(",", ":")),
        )
        other.close()
        assert len(told) < 20


def test_a_lost_line_is_seen_and_what_was_done_meanwhile_arrives(visit: Visit) -> None:
    visitor = visit(viewport=WIDE)
    page = visitor.page
    lines: list[Any] = []
    cut = False

    def line(route: Any) -> None:
        if cut:
            route.close()
            return
        lines.append(route)
        route.connect_to_server()

    page.route_web_socket(re.compile(r"/ws$"), line)
    visitor.go()
    page.locator(".door.silver-gold .button.main").click()
    page.wait_for_selector("[data-test=choice-keep]")
    cut = True
    lines[-1].close()
    page.wait_for_selector("[data-test=lost]")
    assert visitor.axe() == []
    keep_two(page)
    page.wait_for_timeout(400)
    assert page.locator("[data-test=choice-mark]").count() == 0
    cut = False
    page.wait_for_selector("[data-test=lost]", state="detached")
    page.wait_for_selector("[data-test=choice-mark]")
    visitor.complaints[:] = [text for text in visitor.complaints if "WebSocket" not in text]


def test_the_title_tells_whose_turn_it_is(visit: Visit) -> None:
    host, friend = private_table(visit, viewport=WIDE)
    assert "your turn" in host.page.title()
    keep_two(host.page)
    host.page.wait_for_function("() => !document.title.includes('your turn')")
    keep_two(friend.page)
    host.page.wait_for_function("() => document.title.includes('your turn')")


def test_clocks_count_down_between_messages(visit: Visit) -> None:
    visitor = visit(viewport=WIDE)
    page = visitor.page
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = new_table(visitor, "silver-gold", seats, clock={"kind": "move", "seconds": 3599})
    visitor.go(f"#/table/{table}")
    clock = page.locator(".people .me time")
    clock.wait_for()

    def seconds() -> int:
        minutes, rest = clock.inner_text().split(":")
        return 60 * int(minutes) + int(rest)

    began = time.monotonic()
    before = seconds()
    assert 3599 - LONG <= before <= 3599
    while (gone := before - seconds()) < 2:
        page.wait_for_timeout(100)
    # However slow the page may be, its clock is not faster than ours.
    assert gone <= time.monotonic() - began + 1


def test_a_clock_that_runs_out_is_told(visit: Visit) -> None:
    visitor = visit(viewport=WIDE)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = new_table(visitor, "silver-gold", seats, clock={"kind": "move", "seconds": 3})
    visitor.go(f"#/table/{table}")
    visitor.page.wait_for_selector(".log li:has-text('Ada ran out of time, so the computer moved.')")
    visitor.page.evaluate(
        """(id) => fetch(`api/tables/${id}/seats/0/leave`, {method: 'POST', body: '{"level": "random"}',
          headers: {'content-type': 'application/json'}}).then(() => {})""",
        table,
    )
    # Nobody needs to watch the rest.
    visitor.go()
    asked = "(id) => fetch(`api/tables/${id}`).then((answer) => answer.json()).then((table) => table.info.status)"
    while visitor.page.evaluate(asked, table) != "over":
        visitor.page.wait_for_timeout(200)
    visitor.go(f"#/replay/{table}/0/0")
    # The seat has the name of its last holder.
    visitor.page.wait_for_selector(".log li:has-text('Random ran out of time, so the computer moved.')")


def test_what_is_set_is_kept(visit: Visit) -> None:
    visitor = visit(viewport=WIDE, locale="en", color_scheme="light")
    page = visitor.page
    visitor.go()
    page.locator("[data-test=settings]").click()
    page.locator("input[name=speed][value=fast]").check(force=True)
    page.locator("input[name=light][value=dark]").check(force=True)
    page.get_by_role("switch", name="Sound").check(force=True)
    page.get_by_role("switch", name="Tips").uncheck(force=True)
    page.locator("input[name=language][value=de]").check(force=True)
    page.wait_for_selector("dialog h2:has-text('Einstellungen')")
    assert visitor.axe() == []
    page.reload()
    page.wait_for_selector("#main")
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.light]") == ["de", "dark"]
    page.locator("[data-test=settings]").click()
    assert page.locator("input[name=speed][value=fast]").is_checked()
    assert page.get_by_role("switch", name="Ton").is_checked()
    assert not page.get_by_role("switch", name="Tipps").is_checked()
    page.keyboard.press("Escape")
    page.locator(".door.silver-gold .button.main").click()
    page.wait_for_selector("[data-test=choice-keep]")
    assert page.locator("[data-test=hint]").count() == 0


def test_a_hint_comes_once_and_can_be_sent_away(visit: Visit) -> None:
    visitor = visit(viewport=WIDE)
    page = visitor.page
    visitor.go()
    page.locator(".door.silver-gold .button.main").click()
    hint = page.locator("[data-test=hint]")
    # A hint about what is asked is due only once something is.
    page.wait_for_selector("[data-test=choice-keep]")
    hint.wait_for()
    read: list[str] = []
    # The goal comes first, then what is asked. The lamp glows until all are read; between two hints there may be none.
    glow = page.locator("[data-test=lamp].glow")
    while glow.count():
        read.append(hint.inner_text())
        hint.locator("[data-test=hint-read]").click()
        page.wait_for_function("text => document.querySelector('[data-test=hint]')?.innerText !== text", arg=read[-1])
    assert len(read) == len(set(read)) >= 1
    page.reload()
    page.wait_for_selector("[data-test=choice-keep]")
    assert hint.count() == glow.count() == 0
    keep_two(page)
    hint.wait_for()
    assert hint.inner_text() not in read
    hint.locator("button.off").click()
    hint.wait_for(state="detached")


def test_people_at_one_screen_have_names_and_no_log_of_the_other(visit: Visit) -> None:
    too_late = pytest.importorskip("playwright.sync_api").TimeoutError
    visitor = visit(viewport=WIDE)
    page = visitor.page
    visitor.go("#/set/silver-gold")
    page.locator("form input[autocomplete=nickname]").fill("Ada")
    page.locator(".seats select").nth(1).select_option("me")
    page.locator(".seats input").fill("Grace")
    page.locator("form button.main").click()
    page.wait_for_selector(".cover:has-text('Ada')")
    assert visitor.axe() == []
    page.locator(".cover button").click()
    keep_two(page)
    page.wait_for_selector(".cover:has-text('Grace')")
    page.locator(".cover button").click()
    keep_two(page)
    # Grace has to act again at once and marks first; Ada must not read where.
    page.locator(".own .hit[aria-disabled=false]").first.click()
    page.locator("[data-test=choice-mark]:enabled").click()
    while page.locator(".cover").count() == 0:
        for what in ("[data-test=choice-mark]:enabled", ".own .hit[aria-disabled=false]"):
            # The cover may appear at this moment.
            with suppress(too_late):
                if page.locator(what).count():
                    page.locator(what).first.click(timeout=5000)
                    break
        page.wait_for_timeout(100)
    page.wait_for_selector(".cover:has-text('Ada')")
    assert "Grace marks" not in page.locator("aside").inner_text()
    page.locator(".cover button").click()
    page.wait_for_selector("[data-test=choice-mark]")
    assert "Round 1" in page.locator("aside").inner_text()
    assert "Grace marks" not in page.locator("aside").inner_text()


def test_open_tables_are_found_and_joined(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.go("#/set/john-silver")
    host.page.locator("form input[autocomplete=nickname]").fill("Edsger")
    host.page.locator(".seats select").nth(1).select_option("open")
    host.page.locator("summary").click()
    host.page.get_by_role("switch", name="home page").check(force=True)
    host.page.locator("form button.main").click()
    host.page.wait_for_selector(".gather ol")
    guest.go()
    guest.page.locator(".tables a:has-text('Edsger')").first.click()
    guest.page.locator(".gather button.main").click()
    host.page.locator(".foot button.main:enabled").click()
    for visitor in (host, guest):
        visitor.page.wait_for_selector("[data-test=prompt]")
    host.go()
    host.page.wait_for_selector(".tables a:has-text('Edsger')")


@pytest.fixture
def proxy(house: str) -> Iterator[Proxy]:
    standing = Proxy(house, "games/sterling")
    yield standing
    standing.close()


def test_it_works_under_a_path_behind_a_proxy(chromium: Any, proxy: Proxy) -> None:
    context = chromium.new_context(viewport=WIDE, reduced_motion="reduce")
    context.set_default_timeout(1000 * LONG / 2)
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda told: complaints.append(told.text) if told.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(proxy.url)
    page.locator(".door.silver-gold .button.main").click()
    page.locator("[data-test=offer-play]").click()
    page.wait_for_selector("[data-test=choice-keep]")
    keep_two(page)
    page.wait_for_selector("[data-test=choice-mark]")
    page.goto(f"{proxy.url}#/set/silver-gold")
    page.locator(".seats select").nth(1).select_option("link")
    page.locator("form button.main").click()
    assert page.locator("input.url").first.input_value().startswith(f"{proxy.url}#/seat/")
    assert complaints == []
    assert proxy.strangers == []
    context.close()


def test_the_policy_is_strict_and_nothing_comes_from_elsewhere(house: str) -> None:
    with urllib.request.urlopen(house, timeout=LONG) as answer:
        policy = answer.headers["content-security-policy"]
        page = answer.read().decode()
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy
    assert not re.search(r"(src|href)=[\"']?(https?:)?//", page)
    static = Path(__file__).parents[2] / "src" / "sterling" / "static"
    for file in static.rglob("*.css"):
        assert not re.search(r"url\([\"']?(https?:)?//", file.read_text(encoding="utf-8")), file.name


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_everybody_at_a_table_of_three_is_named_at_the_top_of_a_phone(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    new = [{"kind": "me"}, {"kind": "bot", "level": "tilda"}, {"kind": "bot", "level": "ravenna"}]
    visitor.go(f"#/table/{new_table(visitor, 'amulet', new)}")
    page.wait_for_selector(".people li")
    assert (
        page.evaluate(
            "() => { const row = document.querySelector('.people'); return row.scrollWidth - row.clientWidth; }"
        )
        <= 0
    )
    # A short name is not truncated for a long one.
    cut = page.evaluate(
        "() => [...document.querySelectorAll('.people strong')].map((one) => one.scrollWidth > one.clientWidth)"
    )
    assert cut[:2] == [False, False]


def test_at_a_table_of_four_the_one_whose_turn_it_is_can_be_seen_on_a_phone(visit: Visit) -> None:
    visitor = visit(**{**PHONE, "viewport": {"width": 360, "height": 640}})
    page = visitor.page
    table = new_table(visitor, "john-silver", [*[{"kind": "bot", "level": "greedy"}] * 3, {"kind": "me"}])
    visitor.go(f"#/table/{table}")
    page.wait_for_selector(".people .asked.me")
    page.wait_for_function(
        """() => {
          const box = document.querySelector('.people .asked.me').getBoundingClientRect();
          return box.left >= 0 && box.right <= innerWidth;
        }"""
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_SG_32_memory_aid_stands_in_the_first_part_of_the_set_up_and_follows_who_plays(visit: Visit) -> None:
    visitor = visit(viewport=WIDE)
    visitor.go("#/set/amulet")
    switch = visitor.page.get_by_role("switch", name="Memory aid")
    assert switch.is_checked()
    partner = visitor.page.locator(".seats select").nth(1)
    partner.select_option("link")
    assert not switch.is_checked()
    # The choice stays.
    switch.check()
    partner.select_option("open")
    assert switch.is_checked()
    partner.select_option("hobbin")
    visitor.page.locator("form button.main").click()
    visitor.page.wait_for_selector(".board > *")
    table = visitor.page.url.rsplit("/", 1)[-1]
    made = visitor.page.evaluate("(table) => fetch(`api/tables/${table}`).then((answer) => answer.json())", table)
    assert made["info"]["options"]["memory-aid"] is True
