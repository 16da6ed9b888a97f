"""Two people at one table, each with their own browser: both read who did what, from their own point of view."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from sterling import SPECTATOR, Match, Record, replay
from sterling.core.story import Happening
from sterling.i18n import Words
from sterling.story import tell
from web.test_frame import one_of
from web.test_games import OFFERS, Player, put_away

Visit = Callable[..., Any]
WIDE = {"width": 1280, "height": 800}
NAMES = ["Ada", "Grace"]


def sit_down(visit: Visit, game: str) -> tuple[Any, Any]:
    """Ada creates a table with memory aid, Grace joins by the link."""
    host, friend = visit(viewport=WIDE), visit(viewport=WIDE)
    host.go(f"#/set/{game}")
    host.page.locator("form input[autocomplete=nickname]").fill(NAMES[0])
    host.page.locator(".seats select").nth(1).select_option("link")
    host.page.get_by_role("switch", name="Memory aid").check()
    host.page.locator("form button.main").click()
    friend.page.goto(host.page.locator("input.url").first.input_value())
    friend.page.locator("form input").first.fill(NAMES[1])
    friend.page.locator("form button.main").click()
    host.page.wait_for_selector(f"text={NAMES[1]}")
    host.page.locator("button.main:enabled").click()
    for visitor in (host, friend):
        visitor.page.wait_for_selector(".board > *")
    return host, friend


def play_out(players: list[Player]) -> None:
    over = [False, False]
    for _ in range(4000):
        for number, player in enumerate(players):
            # Does not wait for the other player: returns what this page asks now, if anything.
            offers = player.page.evaluate(OFFERS, 0)
            over[number] = offers["over"]
            if offers["over"] or offers["busy"] or not (offers["bar"] or offers["board"] or offers["shut"]):
                continue
            if offers["shut"]:
                player.press(("shut", 0))
            elif offers["hint"]:
                player.press(("hint", 0))
            else:
                player.press(player.choose(offers))
        if all(over):
            return
    pytest.fail("no end")


def told_by_the_record(record: Record, viewer: int, characters: list[str]) -> list[str]:
    """Every line that this seat should read, worked out from the record of the game alone."""
    final = replay(record)
    game = final.game
    match = Match(game, final.deal)
    before = game.shown(match.view(viewer))
    happened: list[Happening] = list(game.happened(None, before, None))
    for seat, code in final.log:
        match.play(seat, code)
        after = game.shown(match.view(viewer))
        happened += game.happened(before, after, game.heard(before, seat, code))
        before = after
    # That somebody has chosen is relevant only until something else happens.
    lasting = [one for one in happened if one.verb != "done"]
    return [line.text for line in tell(game, lasting, Words("en"), NAMES, viewer, characters)]


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", one_of("john-silver"))
def test_two_people_read_each_other_s_acts_as_they_concern_them(visit: Visit, game: str) -> None:
    pair = sit_down(visit, game)
    play_out([Player(visitor.page, "mouse", 21 + seat, hasty=True) for seat, visitor in enumerate(pair)])
    table = re.sub(r".*/", "", pair[0].page.url)
    text = pair[0].page.evaluate("(table) => fetch(`api/tables/${table}/record`).then((it) => it.text())", table)
    info = pair[0].page.evaluate("(table) => fetch(`api/tables/${table}`).then((it) => it.json())", table)["info"]
    record = Record.parse(text)
    told: list[list[str]] = []
    for seat, visitor in enumerate(pair):
        page = visitor.page
        put_away(page, "mouse")
        told.append(page.locator(".log li").locator(".step, .text").all_inner_texts())
        assert told[seat] == told_by_the_record(record, seat, info.get("characters") or [])
        mine, other = NAMES[seat], NAMES[1 - seat]
        assert not [line for line in told[seat] if re.search(rf"\b{mine}\b", line)], "you are “you”"
        assert sum(other in line for line in told[seat]) > 5
        assert sum(re.search(r"\b[Yy]ou", line) is not None for line in told[seat]) > 5
    assert told[0] != told_by_the_record(record, SPECTATOR, info.get("characters") or [])
    if game == "amulet":
        # Whose card at which place, from either side.
        for seat in (0, 1):
            other = NAMES[1 - seat]
            suffered = [re.findall(r"your (\d\w\w card)", line) for line in told[seat] if f"{other} looks at" in line]
            done = [
                re.findall(rf"{NAMES[seat]}’s (\d\w\w card)", line) for line in told[1 - seat] if "ou look at" in line
            ]
            assert [place for place in suffered if place] == [place for place in done if place]
