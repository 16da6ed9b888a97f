"""Somebody leaves, asks for a rematch, takes another device, or is not welcome: what people see of it."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from service.houses import House
from sterling.i18n import Words
from web.conftest import house_with_a_clock, one_language, visitors_of
from web.test_frame import WIDE, act_until_done, keep_two, private_table

Visit = Callable[..., Any]
TWO_MINUTES = 121
A_DAY = 24 * 3600 + 1


@pytest.fixture
def clocked(chromium: Any, built: None, tmp_path: Path) -> Iterator[tuple[Visit, House]]:
    """A separate service whose clock the test controls, and its visitors."""
    with house_with_a_clock(tmp_path) as home, visitors_of(chromium, f"{home.url}/") as come:
        yield come, home


def table_of(visitor: Any) -> str:
    return re.sub(r".*/", "", visitor.page.url)


def test_someone_who_closes_the_page_is_played_for_after_two_minutes_and_comes_back(
    clocked: tuple[Visit, House],
) -> None:
    visit, home = clocked
    host, friend = private_table(visit, viewport=WIDE)
    keep_two(host.page)
    prompt = host.page.locator("[data-test=prompt]")
    host.page.wait_for_selector("[data-test=prompt]:has-text('Waiting for Grace')")
    address = friend.page.url
    friend.page.goto("about:blank")
    # Nothing is offered that would be refused.
    host.page.wait_for_selector(".detail:has-text('Grace is offline')")
    assert host.page.locator("[data-test=choice-asleep]").count() == 0
    host.page.locator("[data-test=company]").click()
    host.page.wait_for_selector("dialog .seats:has-text('Grace')")
    assert host.page.locator("[data-test=asleep]").count() == 0
    home.let_time_pass(TWO_MINUTES)
    host.page.wait_for_selector("[data-test=asleep]")
    assert host.axe() == []
    host.page.keyboard.press("Escape")
    assert "Grace" in prompt.inner_text()
    host.page.locator("[data-test=choice-asleep]").click()
    host.page.wait_for_selector(".ask:has-text('take over for Grace')")
    host.page.locator("[data-test=sure]").click()
    host.page.wait_for_selector("[data-test=choice-mark]")
    # Grace opens the table again: one tap, and she plays herself.
    friend.page.goto(address)
    friend.page.wait_for_selector(".detail:has-text('is playing for you')")
    friend.page.locator("[data-test=choice-take-back]").click()
    host.page.wait_for_selector(".people:has-text('Grace')")
    friend.page.wait_for_selector("[data-test=choice-take-back]", state="detached")


def test_someone_who_sits_there_for_a_day_without_a_move_is_played_for(clocked: tuple[Visit, House]) -> None:
    visit, home = clocked
    host, friend = private_table(visit, viewport=WIDE)
    keep_two(host.page)
    host.page.wait_for_selector("[data-test=prompt]:has-text('Waiting for Grace')")
    home.let_time_pass(TWO_MINUTES)
    host.page.locator("[data-test=company]").click()
    host.page.wait_for_selector("dialog .seats:has-text('Grace')")
    assert host.page.locator("[data-test=asleep]").count() == 0
    home.let_time_pass(A_DAY)
    host.page.locator("[data-test=asleep]").click()
    host.page.locator("[data-test=asleep-sure]").click()
    friend.page.locator("[data-test=choice-take-back]").click()
    friend.page.wait_for_selector("[data-test=choice-take-back]", state="detached")
    host.page.wait_for_selector(".people:has-text('Grace')")


def play_to_the_end(pair: tuple[Any, Any]) -> None:
    table = table_of(pair[0])
    # Nobody looks on: drawing every move would take most of the test's time.
    for visitor in pair:
        visitor.go("#/")
    for _ in range(400):
        for visitor in pair:
            act_until_done(visitor.page, table)
        status = pair[0].page.evaluate(
            "(id) => fetch(`api/tables/${id}`).then((it) => it.json()).then((it) => it.info.status)", table
        )
        if status == "over":
            break
    for visitor in pair:
        visitor.go(f"#/table/{table}")
        visitor.page.wait_for_selector("dialog .result")


@pytest.mark.timeout(600)
def test_a_rematch_asks_and_whoever_declines_stays_where_they_are(visit: Visit) -> None:
    host, friend = pair = private_table(visit, viewport=WIDE)
    play_to_the_end(pair)
    old = table_of(friend)
    host.page.locator("dialog .result .button:has-text('Play again')").click()
    host.page.wait_for_selector(".gather:has-text('Waiting for an answer from Grace')")
    # Grace is asked, and stays at the old table until she answers.
    friend.page.wait_for_selector("dialog .asked:has-text('Ada would like to play again.')")
    assert table_of(friend) == old
    assert friend.axe() == []
    friend.page.locator("[data-test=decline-rematch]").click()
    friend.page.wait_for_selector("dialog .asked", state="detached")
    assert table_of(friend) == old
    host.page.wait_for_selector(".gather:has-text('Grace doesn’t want to play again.')")
    assert host.axe() == []
    # Ada plays on with a computer player: the game starts by itself.
    host.page.locator(".gather .button:has-text('Add a computer player')").click()
    host.page.wait_for_selector("[data-test=choice-keep]")


@pytest.mark.timeout(600)
def test_a_rematch_starts_once_everyone_has_come(visit: Visit) -> None:
    host, friend = pair = private_table(visit, viewport=WIDE)
    play_to_the_end(pair)
    # Grace has closed the result: then the bar asks.
    friend.page.keyboard.press("Escape")
    host.page.locator("dialog .result .button:has-text('Play again')").click()
    friend.page.wait_for_selector("[data-test=prompt]:has-text('Ada would like to play again.')")
    friend.page.locator("[data-test=choice-join]").click()
    for visitor in pair:
        visitor.page.wait_for_selector("[data-test=choice-keep]")
    assert table_of(host) == table_of(friend)


@pytest.mark.parametrize("language", one_language("fr"))
def test_another_device_opens_the_same_tables_by_a_link_that_works_once(visit: Visit, language: str) -> None:
    words = Words(language)
    desk, phone, stranger = [visit(viewport=WIDE, locale=language) for _ in range(3)]
    desk.go("#/set/silver-gold")
    desk.page.locator(".seats select").nth(1).select_option("link")
    desk.page.locator("form button.main").click()
    desk.page.wait_for_selector("input.url")
    table = table_of(desk)
    desk.page.locator("[data-test=settings]").click()
    desk.page.locator("[data-test=device] summary").click()
    link = desk.page.locator("[data-test=device] input.url").input_value()
    assert "/#/link/" in link
    desk.page.wait_for_selector("[data-test=device] figure svg[role=img]")
    assert desk.axe() == []
    phone.page.goto(link)
    assert phone.page.locator("h1").inner_text() == words("web-link-title")
    assert phone.axe() == []
    phone.page.locator("[data-test=use-link]").click()
    phone.page.wait_for_selector(f"a[href='#/table/{table}']")
    # It was for one device.
    stranger.page.goto(link)
    stranger.page.locator("[data-test=use-link]").click()
    stranger.page.wait_for_selector(".problem:not(:empty)")
    assert stranger.page.locator(".problem").inner_text() == words("error-device-expired")
    stranger.complaints[:] = [text for text in stranger.complaints if "409" not in text]


@pytest.mark.parametrize("language", one_language("de"))
def test_people_are_blocked_reported_and_unblocked_by_name(visit: Visit, language: str) -> None:
    words = Words(language)
    host, friend = private_table(visit, viewport=WIDE)
    host.page.evaluate("(language) => localStorage.setItem('sterling-language', language)", language)
    host.page.reload()
    host.page.locator("[data-test=company]").click()
    host.page.locator("[data-test=about-1] summary").click()
    assert host.axe() == []
    host.page.locator("[data-test=reason]").select_option("stalling")
    host.page.locator("[data-test=report]").click()
    host.page.wait_for_selector(f"[data-test=about-1] [role=status]:has-text('{words('web-report-done')}')")
    host.page.locator("[data-test=block]").click()
    host.page.locator("[data-test=block-sure]").click()
    host.page.wait_for_selector(
        f"[data-test=about-1] [role=status]:has-text('{words('web-block-done', name='Grace')}')"
    )
    host.page.keyboard.press("Escape")
    # What Grace says is not shown any more.
    host.page.evaluate(
        """() => {
          window.said = 0;
          new MutationObserver(() => { window.said += document.querySelectorAll('.bubble').length; })
            .observe(document.body, {subtree: true, childList: true});
        }"""
    )
    friend.page.locator("[data-test=company]").click()
    friend.page.locator("dialog .chip").first.click()
    friend.page.wait_for_selector(".bubble")
    assert host.page.evaluate("() => window.said") == 0
    host.page.locator("[data-test=settings]").click()
    host.page.locator("[data-test=blocks] summary").click()
    host.page.wait_for_selector("[data-test=blocks] li:has-text('Grace')")
    assert host.axe() == []
    host.page.locator("[data-test=blocks] li button").click()
    host.page.wait_for_selector(f"[data-test=blocks]:has-text('{words('web-blocked-none')}')")


def test_a_closed_table_says_so_to_everybody(visit: Visit) -> None:
    host, friend = private_table(visit, viewport=WIDE)
    host.page.locator("[data-test=company]").click()
    host.page.locator("[data-test=close-table]").click()
    # The question has the focus, so it is in view however far down it opens.
    host.page.wait_for_selector("[data-test=close-table-sure]:focus")
    host.page.locator("[data-test=close-table-sure]").click()
    for visitor in (host, friend):
        visitor.page.wait_for_selector("[data-test=prompt]:has-text('The table was closed.')")
    host.page.wait_for_selector("dialog", state="detached")
    assert friend.page.locator("[data-test=choice-keep]").count() == 0
    # Before the start, it is gone.
    host.go("#/set/silver-gold")
    host.page.locator(".seats select").nth(1).select_option("link")
    host.page.locator("form button.main").click()
    link = host.page.locator("input.url").first.input_value()
    table = table_of(host)
    friend.page.goto(link)
    friend.page.locator("form input").fill("Grace")
    friend.page.locator("form button.main").click()
    host.page.wait_for_selector("text=Grace")
    host.page.locator("[data-test=close-table]").click()
    host.page.locator("[data-test=close-table-sure]").click()
    for visitor in (host, friend):
        visitor.page.wait_for_selector("[data-test=closed]")
    host.go()
    host.page.wait_for_selector("#mine")
    assert host.page.locator(f"a[href='#/table/{table}']").count() == 0


def test_the_time_until_somebody_may_be_played_for_is_chosen_with_the_table(visit: Visit) -> None:
    host = visit(viewport=WIDE)
    host.go("#/set/silver-gold")
    host.page.locator(".seats select").nth(1).select_option("link")
    host.page.locator("details summary").first.click()
    host.page.locator("[data-test=away]").select_option("900")
    host.page.locator("form button.main").click()
    host.page.wait_for_selector("input.url")
    info = host.page.evaluate("(id) => fetch(`api/tables/${id}`).then((it) => it.json())", table_of(host))["info"]
    assert info["away"] == 900
