"""The notation page of John Silver is correct, and its words are in the catalogue."""

import json
import re

import pytest

import sterling
from sterling import NotationError
from sterling.games import folders
from sterling.games.john_silver import JohnSilver
from sterling.i18n import LANGUAGES, Words

PAGE = (folders()["john-silver"] / "notation.md").read_text(encoding="utf-8")
TABLE = JohnSilver()


def test_every_action_on_the_notation_page_has_the_text_and_form_it_says() -> None:
    rows = re.findall(r"^\| `([^`]+)` \|.*\| `(\{.*\})` \|$", PAGE, re.MULTILINE)
    assert [text for text, _ in rows] == ["K6", "X6", "sailor-12:b2", "joker-5.5:d3", "T?", "T:ship-9"]
    for text, form in rows:
        assert TABLE.code_of(json.loads(form)) == TABLE.parse(text)


def test_the_action_codes_on_the_notation_page_are_right() -> None:
    assert [TABLE.format(code) for code in (0, 1, 2)] == ["K6", "X6", "T?"]
    assert (TABLE.format(3), TABLE.format(46)) == ("T:ship-1", "T:joker-9.5")
    assert (TABLE.format(47), TABLE.format(202)) == ("ship-1:a1", "chest-13:d3")
    assert (TABLE.format(203), TABLE.format(262)) == ("joker-5.5:a1", "joker-9.5:d3")
    assert TABLE.facts.actions == 263


def test_the_orders_on_the_notation_page_are_those_of_a_deal() -> None:
    assert [order.name for order in JohnSilver(3).orders] == [
        "stock",
        "mulligan-1",
        "mulligan-2",
        "mulligan-3",
        "start",
    ]
    for order in JohnSilver(3).orders:
        assert f"`{order.name}`" in PAGE or order.name == "mulligan-3"


@pytest.mark.parametrize(
    "text",
    ["sailor-12:b1", "ship-14:a1", "ship-7:e1", "ship-7:a4", "ship-7", "T:", "T:ship-0", "k6", "T?\n", "ship-07:a1"],
)
def test_near_misses_are_no_actions(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        TABLE.parse(text)
    assert refused.value.code == "notation/text"


def test_a_form_in_the_wrong_row_is_refused() -> None:
    for row, column in ((0, 0), (1, 4), (1, -1), (3, 0)):
        with pytest.raises(NotationError) as refused:
            TABLE.code_of({"do": "lay", "card": "sailor-12", "row": row, "column": column})
        assert refused.value.code == "notation/form"
    with pytest.raises(NotationError):
        TABLE.code_of({"do": "take", "card": "anchor-1"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_title_and_score_parts_have_words(language: str) -> None:
    words = Words(language)
    assert words("john-silver-title") == "John Silver"
    assert words("john-silver-tagline")
    for part in sterling.Match(TABLE, seed=1).scores()[0].parts:
        assert words(f"john-silver-part-{part}")
