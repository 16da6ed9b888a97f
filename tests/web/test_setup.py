"""What people choose before a game, in real Chromium: custom decks and characters, and how the board shows them."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.john_silver.scenes import deck_with
from games.silver_gold.scenes import card, deck
from web.test_frame import keep_two, new_table

Visit = Callable[..., Any]
WIDE = {"width": 1280, "height": 800}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BOT = {"kind": "bot", "level": "greedy"}


def start_from(visitor: Any) -> None:
    visitor.page.locator("form button.main").click()
    visitor.page.wait_for_selector(".board > *")


def berths(page: Any) -> list[str]:
    page.wait_for_selector(".berth")
    found: list[str] = page.locator(".berth").evaluate_all("all => all.map((one) => one.ariaLabel)")
    return found


# -- the round card and the start player -----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, {"viewport": WIDE}], ids=["phone", "wide"])
def test_SG_7_the_eight_patterns_are_in_sight_and_legible(visit: Visit, size: dict[str, Any]) -> None:
    visitor = visit(**size)
    page = visitor.page
    visitor.go(f"#/table/{new_table(visitor, 'silver-gold', [{'kind': 'me'}, BOT], options={'memory-aid': True})}")
    for moment in ("draft", "game"):
        if moment == "game":
            keep_two(page)
            page.wait_for_selector(".plan .patterns")
        page.wait_for_selector(".patterns")
        patterns = page.locator(".patterns li svg")
        assert patterns.count() == 8
        for at in range(8):
            box = patterns.nth(at).bounding_box()
            assert box["width"] >= 24
            assert box["y"] + box["height"] <= size["viewport"]["height"]
        assert visitor.axe() == []
    assert "this turn’s pattern" in " ".join(
        page.locator(".patterns svg").evaluate_all("all => all.map((one) => one.ariaLabel)")
    )


@pytest.mark.parametrize(
    ("rule", "start"),
    [
        *[("SG-11", 1), ("AM-3", 0), ("JS-11", 1)],
        *[
            pytest.param(rule, start, marks=pytest.mark.soak)
            for rule, start in (("SG-11", 0), ("AM-3", 1), ("JS-11", 0))
        ],
    ],
)
def test_SG_11_AM_3_JS_11_the_start_player_is_in_sight(visit: Visit, rule: str, start: int) -> None:
    game = {"SG": "silver-gold", "AM": "amulet", "JS": "john-silver"}[rule[:2]]
    visitor = visit(**PHONE)
    page = visitor.page
    table = new_table(visitor, game, [{"kind": "me"}, BOT], options={"start-player": start})
    visitor.go(f"#/table/{table}")
    page.wait_for_selector(".board > *")
    if game == "silver-gold":
        keep_two(page)
    page.wait_for_selector("[data-test=start-mark]")
    own = {"silver-gold": "li.me", "amulet": "li.me", "john-silver": ".berth.mine"}[game]
    theirs = {"silver-gold": "li:not(.me)", "amulet": "li:not(.me)", "john-silver": ".berth:not(.mine)"}[game]
    found = [page.locator(f"{where} [data-test=start-mark]").count() for where in (own, theirs)]
    assert found == ([1, 0] if start == 0 else [0, 1])
    # One of the marks is visible without scrolling, on a phone too.
    boxes = [mark.bounding_box() for mark in page.locator("[data-test=start-mark]").all()]
    assert any(box and box["y"] >= 0 and box["y"] + box["height"] <= 844 for box in boxes)


def test_AM_3_the_order_of_age_is_entered_and_its_youngest_begins(visit: Visit) -> None:
    visitor = visit(viewport=WIDE)
    page = visitor.page
    visitor.go("#/set/amulet")
    page.locator("input[name=count][value='3']").check(force=True)
    page.locator("summary").first.click()
    page.get_by_role("switch", name="Set who is youngest").check()
    names = page.locator(".order .name").all_inner_texts()
    for _ in range(2):
        page.get_by_role("button", name=f"Move {names[2]} up").click()
    assert page.locator("[data-test=start-player] option").first.inner_text() == f"Youngest player: {names[2]}"
    assert visitor.axe() == []
    start_from(visitor)
    page.wait_for_selector("[data-test=start-mark]")
    assert page.locator(".people li:not(.me)").nth(1).locator("[data-test=start-mark]").count() == 1
    page.get_by_role("button", name="Scores").click()
    order = " · ".join([names[2], names[0], names[1]])
    page.wait_for_selector(f"text=From youngest to oldest: {order}")
    assert visitor.axe() == []


# -- custom decks ----------------------------------------------------------------------------------------------------


def test_SG_5_a_deck_of_ones_own_is_checked_drawn_kept_and_played_with(visit: Visit, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    visitor = visit(viewport=WIDE)
    page = visitor.page
    visitor.go("#/set/silver-gold")
    chooser = page.locator("[data-test=deck-file]")
    mine.write_text("; mine\ncard A pink\n", encoding="utf-8")
    chooser.set_input_files(mine)
    page.wait_for_selector("[data-test=deck-problem]")
    assert "mine.txt, line 2: “pink” isn’t a colour" in page.locator("[data-test=deck-problem]").inner_text()
    chooser.set_input_files({"name": "cat.png", "mimeType": "image/png", "buffer": bytes([137, 80, 255, 0])})
    page.wait_for_selector("[data-test=deck-problem]:has-text('cat.png')")
    assert visitor.axe() == []
    # The console reports the response that was an error.
    assert all("400" in told for told in visitor.complaints)
    visitor.complaints.clear()
    mine.write_text(deck(card("MINE-1", "purple"), card("MINE-2", "orange"), blanks=6), encoding="utf-8")
    chooser.set_input_files(mine)
    page.wait_for_selector(".own .good")
    assert page.locator(".own .notes li").count() > 0
    page.locator("[data-test=deck-cards] summary").click()
    drawn = page.locator("[data-test=deck-cards] svg[role=img]")
    assert drawn.count() == 8
    assert "purple island" in drawn.first.get_attribute("aria-label")
    assert visitor.axe() == []
    page.reload()
    page.wait_for_selector(".own .good")
    start_from(visitor)
    dealt = page.locator(".draft svg[role=img]")
    names = page.evaluate(
        "async (id) => (await (await fetch(`api/tables/${id}`)).json()).seen[0].view.own.dealt",
        page.url.rsplit("/", 1)[-1],
    )
    assert all(name.startswith(("MINE-", "B")) for name in names)
    assert dealt.count() >= 4
    visitor.go("#/set/silver-gold")
    page.wait_for_selector(".own .good")
    page.locator("[data-test=deck-drop]").click()
    page.reload()
    page.wait_for_selector("form")
    assert page.locator(".own .good").count() == 0


def test_SG_5_a_deck_file_is_dropped_on_its_place(visit: Visit, tmp_path: Path) -> None:
    mine = tmp_path / "dropped.txt"
    mine.write_text(deck(card("MINE-1", "purple"), blanks=7), encoding="utf-8")
    visitor = visit(viewport=WIDE)
    page = visitor.page
    visitor.go("#/set/silver-gold")
    page.locator("[data-test=deck-file]").scroll_into_view_if_needed()
    box = page.locator("[data-test=deck-file]").bounding_box()
    at = {"x": box["x"] + box["width"] / 3, "y": box["y"] + box["height"] / 2}
    # A file that comes from outside the browser, as the browser itself sees it.
    hand = visitor.context.new_cdp_session(page)
    carried = {"items": [], "files": [str(mine)], "dragOperationsMask": 1}
    for moment in ("dragEnter", "dragOver", "drop"):
        hand.send("Input.dispatchDragEvent", {"type": moment, **at, "data": carried})
    page.wait_for_selector(".own .good:has-text('dropped.txt')")
    assert page.url.endswith("#/set/silver-gold")
    page.reload()
    page.wait_for_selector(".own .good:has-text('dropped.txt')")


def test_JS_2_the_cards_of_a_deck_are_drawn_with_their_symbols(visit: Visit, tmp_path: Path) -> None:
    mine = tmp_path / "harbour.txt"
    mine.write_text(deck_with(S7="coins 5"), encoding="utf-8")
    visitor = visit(**PHONE)
    page = visitor.page
    visitor.go("#/set/john-silver")
    page.locator("[data-test=deck-file]").set_input_files(mine)
    page.wait_for_selector(".own .good")
    page.locator("[data-test=deck-cards] summary").click()
    labels = page.locator("[data-test=deck-cards] [role=img]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert len(labels) == 44
    assert any("ship 7" in label.lower() and "5" in label for label in labels)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visitor.axe() == []


# -- characters ------------------------------------------------------------------------------------------------------


def test_JS_10_a_character_is_chosen_with_the_table(visit: Visit) -> None:
    visitor = visit(viewport=WIDE)
    page = visitor.page
    visitor.go("#/set/john-silver")
    page.locator("input[name=count][value='4']").check(force=True)
    page.locator("[data-test=character-merchant]").click()
    assert visitor.axe() == []
    start_from(visitor)
    heads = berths(page)
    assert heads[0].startswith("Merchant:")
    assert len(set(heads)) == 4


def test_JS_10_friends_choose_their_characters_while_the_table_gathers(visit: Visit) -> None:
    ada, ben = visit(viewport=WIDE), visit(**PHONE)
    ada.go("#/set/john-silver")
    ada.page.locator("input[name=count][value='3']").check(force=True)
    ada.page.locator(".seats select").nth(1).select_option("link")
    ada.page.locator("form button.main").click()
    link = ada.page.locator("input.url").first.input_value()
    ben.page.goto(link)
    ben.page.locator("form input").first.fill("Ben")
    ben.page.locator("form button.main").click()
    ben.page.wait_for_selector("[data-test=character-captain]")
    ada.page.locator("li [data-test=character-captain]").click()
    ben.page.wait_for_selector("[data-test=character-captain]:disabled")
    ben.page.locator("li [data-test=character-pirate]").click()
    # The owner chooses the character of the column that belongs to nobody.
    ada.page.wait_for_selector("li [data-test=character-pirate]:disabled")
    ada.page.locator("fieldset:not(li *) [data-test=character-merchant]").click()
    ada.page.wait_for_selector("[data-test=character-merchant][aria-pressed=true]")
    assert ada.axe() == []
    assert ben.axe() == []
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.page.locator("button.main:not([disabled])", has_text="Start the game").click()
    heads = berths(ada.page)
    assert [re.sub(":.*", "", head) for head in heads] == [
        "Captain",
        "Pirate",
        "Cabin boy",
        "Merchant",
    ]
    assert berths(ben.page) == heads
