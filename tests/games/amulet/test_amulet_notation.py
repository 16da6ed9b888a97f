"""The notation of the Amulet: every example of its notation.md is true."""

import json
import re

import pytest

import sterling
from sterling.games import folders
from sterling.games.amulet import Amulet
from sterling.games.amulet.cards import CARD_NAMES
from sterling.games.amulet.codes import ACTIONS

DOC = folders()["amulet"] / "notation.md"


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("D", {"do": "draw"}),
        ("R", {"do": "right"}),
        ("S1", {"do": "display", "place": 0}),
        ("K5", {"do": "keep", "place": 4}),
        ("M48", {"do": "fetch", "place": 47}),
        ("A2", {"do": "amulet", "place": 1}),
        ("U49", {"do": "use", "place": 48}),
        ("b3", {"do": "card", "seat": 1, "place": 2}),
    ],
)
def test_texts_and_forms_name_the_same_action(text: str, form: dict[str, object]) -> None:
    game = sterling.game("amulet", 2)
    assert game.code_of(form) == game.parse(text)


@pytest.mark.parametrize(
    "text",
    ["S0", "S5", "K6", "M49", "A50", "U50", "a0", "a50", "e1", "a01", "D1", "d", "aa", "A", "b", "a1+", "Ⅳ", "a٣"],
)
def test_what_names_no_action_is_refused(text: str) -> None:
    with pytest.raises(sterling.NotationError) as refused:
        Amulet.notation.parse(text)
    assert refused.value.code == "notation/text"


@pytest.mark.parametrize(
    "form",
    [
        {"do": "card", "seat": 4, "place": 0},
        {"do": "card", "seat": -1, "place": 0},
        {"do": "card", "seat": 0, "place": 49},
        {"do": "keep", "place": 5},
        {"do": "keep", "place": -1},
        {"do": "draw", "place": 1},
        {"do": "card", "seat": True, "place": 0},
    ],
)
def test_a_form_outside_the_action_space_is_refused(form: dict[str, object]) -> None:
    with pytest.raises(sterling.NotationError) as refused:
        sterling.game("amulet", 2).code_of(form)
    assert refused.value.code == "notation/form"


def test_the_document_names_every_kind_of_action_every_order_and_every_card() -> None:
    text = DOC.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([^`]+)` \| `(\{[^`]+\})` \|", text, re.M)
    game = sterling.game("amulet", 4)
    kinds = set()
    for example, form in rows:
        assert game.code_of(json.loads(form)) == game.parse(example)
        kinds.add(json.loads(form)["do"])
    every = {type(Amulet.notation.form(code)).__struct_config__.tag for code in range(ACTIONS)}
    assert kinds == every
    for order in game.orders:
        assert f"`{order.name}`" in text
    assert " ".join(CARD_NAMES[:7]) in text
    assert " ".join(CARD_NAMES[-3:]) in text
