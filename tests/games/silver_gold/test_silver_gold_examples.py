"""The worked examples of the rule texts, played: the rules do what they say."""

from typing import Any

import msgspec
import pytest

import sterling
from books import examples, tells
from games.silver_gold.scenes import Scene
from sterling.games.silver_gold.cards import HOUSE_DECK, read_deck
from sterling.games.silver_gold.codes import COLOURS
from sterling.games.silver_gold.view import Own, Player, Sheet, SilverGoldView

GIVEN: dict[str, Any] = examples("silver-gold")
CARDS = {card.name: card for card in read_deck(HOUSE_DECK.read_text(encoding="utf-8"))}
OTHER = ["P01", "P02"]
"""What the other player keeps; that player marks the first free cell in every turn."""


def cells(marks: list[int]) -> str:
    return "".join(f"{'abcd'[cell % 4]}{cell // 4 + 1}" for cell in sorted(marks))


def others_mark(scene: Scene) -> None:
    """The other player marks one cell, and another while a follow-up is owed."""
    turn = scene.view().turn
    while scene.view().turn == turn and 1 in scene.match.waiting():
        texts = scene.texts(1)
        scene.match.play(1, next((text for text in texts if len(text) == 4), texts[0]))


def mark_one_by_one(scene: Scene, marks: list[int]) -> None:
    """Seat 0 marks these cells of its left island, turn by turn; what an X owes is marked at once."""
    for cell in marks:
        if 0 not in scene.match.waiting():
            others_mark(scene)
        scene(f"0 A:{cells([cell])}")
    others_mark(scene)


def own(scene: Scene) -> Own:
    found = scene.view(0).own
    assert found is not None
    return found


@pytest.mark.rules("SG-23", "SG-24")
def test_the_example_turn() -> None:
    given = GIVEN["turn"]
    first, second = given["marks"]
    scene = Scene([given["islands"], OTHER], patterns=[given["pattern"]])
    scene(f"0 A:{cells(first)}")
    owed = own(scene).owed
    scene(f"0 B:{cells(second)}")
    assert 0 not in scene.match.waiting()
    sheet = own(scene).sheet
    assert [entry.marks for entry in sheet.cards if entry] == given["marks"]
    assert sheet.coins == given["coins"]
    tells("silver-gold", "turn", len(first), owed, len(first + second), sheet.coins)


@pytest.mark.rules("SG-10")
def test_the_draft() -> None:
    given = GIVEN["draft"]
    game = sterling.game("silver-gold", 2)
    match = sterling.Match(game, game.deal(orders={"deal": given["dealt"]}))
    places = [given["dealt"].index(card) + 1 for card in given["kept"]]
    match.play(0, f"K{places[0]}{places[1]}")
    other = match.view(1)
    assert isinstance(other, SilverGoldView)
    assert other.players[0].sheet.cards == [None, None]
    match.play(1, "K12")
    view = match.view(1)
    assert isinstance(view, SilverGoldView)
    kept = [entry.card for entry in view.players[0].sheet.cards if entry]
    assert kept == given["kept"]
    assert sorted(CARDS[card].colour for card in given["dealt"]) == [0, 1, 2, 3]
    orange, grey = (CARDS[card] for card in kept)
    assert [COLOURS[orange.colour], COLOURS[grey.colour]] == ["orange", "grey"]
    points = [orange.points, grey.points]
    tells(
        "silver-gold",
        "draft",
        len(given["dealt"]),
        len(kept),
        orange.coins.bit_count(),
        *points,
        sum(points),
        len(given["dealt"]) - len(kept),
    )


@pytest.mark.rules("SG-21")
def test_the_ell() -> None:
    given = GIVEN["ell"]
    scene = Scene([[given["island"], "S01"], OTHER], patterns=[given["pattern"]])
    assert f"A:{cells(given['marks'])}" in scene.texts(0)
    scene(f"0 A:{cells(given['marks'])}")
    size = CARDS[given["island"]].points
    tells("silver-gold", "ell", len(given["marks"]), size, size - len(given["marks"]))
    # It is mirrored: turning alone never brings the card's L into this position.
    shape = {(0, 0), (1, 0), (2, 0), (2, 1)}
    laid = {divmod(cell, 4) for cell in given["marks"]}
    assert laid not in turns(shape)
    assert laid in turns({(row, -column) for row, column in shape})
    assert laid == turns({(row, -column) for row, column in shape})[given["turns"]]


def turns(shape: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """A shape after zero, one, two and three quarter turns to the right, in the upper left corner."""
    found = []
    for _ in range(4):
        top, left = min(row for row, _ in shape), min(column for _, column in shape)
        found.append({(row - top, column - left) for row, column in shape})
        shape = {(column, -row) for row, column in shape}
    return found


@pytest.mark.rules("SG-25")
def test_the_palm() -> None:
    given = GIVEN["palm-example"]
    scene = Scene([[given["island"], "S01"], OTHER], given["display"], [given["pattern"]])
    scene(f"0 A:{cells(given['marks'])}")
    sheet = own(scene).sheet
    assert sheet.palms == given["palms"]
    seen = sum(CARDS[card].palms.bit_count() for card in scene.view().display if card)
    assert CARDS[given["island"]].palms & sum(1 << cell for cell in given["marks"])
    tells("silver-gold", "palm-example", 1, seen, sheet.palms[0])


@pytest.mark.rules("SG-28")
def test_the_cup() -> None:
    given = GIVEN["cup"]
    scene = Scene([["P04", "P05"], OTHER])
    coins = [cell for cell in range(16) if CARDS["P04"].coins >> cell & 1]
    mark_one_by_one(scene, coins)
    assert scene.view().players[0].cups == []
    fourth = next(cell for cell in range(16) if CARDS["P05"].coins >> cell & 1)
    scene(f"0 B:{cells([fourth])}")
    others_mark(scene)
    view = scene.view()
    assert view.players[0].sheet.coins == given["coins"]
    assert view.players[0].cups == [given["cup"]]
    assert view.cups == given["left"]
    tells("silver-gold", "cup", view.players[0].sheet.coins, *view.players[0].cups * 2, view.cups)


@pytest.mark.rules("SG-29", "SG-30")
def test_the_completed_island() -> None:
    given = GIVEN["complete"]
    scene = Scene(
        [[given["island"], "S01"], OTHER],
        [*given["display"], given["next"]],
        ["domino"],
        later=[["domino", given["pattern"]]],
    )
    mark_one_by_one(scene, given["marked"])
    assert scene.view().pattern == given["pattern"]
    scene(f"0 A:{cells(given['marks'])}")
    others_mark(scene)
    scene(f"0 T{given['display'].index(given['taken']) + 1}")
    view = scene.view()
    assert view.players[0].aside == [given["island"]]
    assert given["taken"] in [entry.card for entry in view.players[0].sheet.cards if entry]
    assert COLOURS[CARDS[given["taken"]].colour] == "grey"
    kept = [card for card in given["display"] if card != given["taken"]]
    fresh = [card for card in view.display if card not in kept]
    assert fresh == [given["next"]]
    points = scene.match.scores()[0].parts["islands"]
    tells("silver-gold", "complete", len(given["marks"]), points, len(fresh), len(view.display))


@pytest.mark.rules("SG-50", "SG-52")
def test_the_final_score() -> None:
    given = GIVEN["score"]
    game = sterling.game("silver-gold", 2)
    scene = Scene([["S01", "S02"], OTHER]).finish_game()
    view = scene.view()
    sheet = Sheet(cards=[None, None], coins=given["coins"], palms=given["palms"])
    kept = [player.kept for player in view.players]
    players = [
        Player(sheet=sheet, cups=given["cups"], aside=given["islands"], kept=kept[0], finished=False),
        Player(sheet=Sheet(cards=[None, None], coins=0, palms=[]), cups=[], aside=[], kept=kept[1], finished=False),
    ]
    pile = len(CARDS) - len(given["islands"])
    ended = msgspec.structs.replace(view, players=players, display=[None] * 4, pile=pile)
    state = game.sample(ended, sterling.Rng(1))
    parts = game.parts(state)[0]
    assert state.points(0) == given["points"] == sum(parts.values())

    by_colour = {
        colour: [card for card in given["islands"] if COLOURS[CARDS[card].colour] == colour]
        for colour in ("grey", "green", "orange", "purple")
    }
    counts = [len(cards) for cards in by_colour.values()]
    worth = [sum(CARDS[card].points for card in cards) for cards in by_colour.values()]
    grey_seal = [counts[0], 1, counts[0] * 1]
    orange_seal = [counts[2], 2, counts[2] * 2]
    assert parts == {
        "coins": given["coins"],
        "cups": sum(given["cups"]),
        "palms": sum(given["palms"]),
        "islands": sum(worth),
        "seals": grey_seal[2] + orange_seal[2],
    }
    tells(
        "silver-gold",
        "score",
        *counts,
        *worth,
        sum(worth),
        *grey_seal,
        *orange_seal,
        given["coins"],
        *given["cups"],
        parts["cups"],
        *given["palms"],
        parts["palms"],
        *(sum(worth), grey_seal[2], orange_seal[2], parts["coins"], parts["cups"], parts["palms"]),
        state.points(0),
    )
