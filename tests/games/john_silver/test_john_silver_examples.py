"""The worked examples of the rule texts, played: the rules do what they say."""

from typing import Any

import msgspec
import pytest

from books import examples, tells
from games.john_silver.scenes import HOUSE_TEXT, Scene, long, short
from sterling.games.john_silver.cards import read_deck
from sterling.games.john_silver.sight import standing_in

GIVEN: dict[str, Any] = examples("john-silver")
COLUMNS = "abcd"


def number(card: str) -> str:
    """The printed value of a card: `7`, `5½`."""
    return card.rpartition("-")[2].replace(".5", "½")


def symbols(cards: list[str], kind: str) -> int:
    shown = {card.name: card.symbol for card in read_deck(HOUSE_TEXT)}
    return sum(shown[card].count for card in cards if shown[card].kind == kind)


def stands(name: str, grid: list[list[list[str]]]) -> None:
    """The picture shows this grid, and how its rows stand."""
    assert grid == GIVEN[name]["grid"]
    assert msgspec.to_builtins([standing_in(row) for row in grid]) == GIVEN[name]["standing"]


def test_the_picture_of_the_grid_stands_as_it_says() -> None:
    stands("grid", GIVEN["grid"]["grid"])


@pytest.mark.rules("JS-20", "JS-24")
def test_the_example_turn() -> None:
    scene = Scene(4, "S10:a1 M2:b2 M6:c2 M4:d2", hands={0: "M8"})
    before = scene.view().grid
    drawn = scene.view().stock
    before[1][0].append(long("M8"))
    stands("turn", before)
    row = sum(len(cell) for cell in before[1])
    scene("M8:a2")
    assert scene.view().stock == drawn - 1
    mia, ben = (scene.view().players[seat].won or [] for seat in (0, 1))
    assert short(mia) == "M6 M8"
    assert short(ben) == "M2 M4"
    coins = [[symbols([card], "coins") for card in cards] for cards in (mia[::-1], ben[::-1])]
    tells(
        "john-silver",
        "turn",
        *(8, row),
        *(8, 6, 8, *coins[0], sum(coins[0])),
        *(4, 2, 2, *coins[1], sum(coins[1])),
    )


@pytest.mark.rules("JS-20", "JS-53")
def test_example_1_the_free_cells() -> None:
    scene = Scene(4, "S2:a1 C8:b3 M10:c2 C2:d3", hands={0: "C10"})
    stands("free", scene.view().grid)
    assert scene.turn() == GIVEN["free"]["seat"]
    held = GIVEN["free"]["held"]
    cells = [text.partition(":")[2] for text in scene.legal() if text.startswith(f"{held}:")]
    assert cells == [f"{COLUMNS[column]}{row + 1}" for row, column in GIVEN["free"]["cells"]]
    tells("john-silver", "free", number(held), len(cells))


@pytest.mark.rules("JS-22", "JS-53")
def test_example_2_the_apple_rescue() -> None:
    danger = "J5:a2 M8:b2 S12:a1 M1:d2 C8:b3 C12:c3 S4:b1"
    lost = Scene(4, danger + " S6:c1 M12:c2", hands={3: "C7"})
    won = lost.view().players[3].won or []
    assert short(won) == "M1 J5"
    spots = [symbols([card], "spots") for card in won]
    assert lost.view().players[3].spots == sum(spots)

    saved = Scene(4, danger + " C7:d3", hands={3: "C7"})
    stands("rescue", saved.view().grid)
    assert saved.turn() == GIVEN["rescue"]["seat"]
    left = saved.view().stock
    saved("T:M1")
    assert GIVEN["rescue"]["wanted"] == long("M1")
    assert "M1" in saved.hand(3).split()
    assert saved.view().stock == left
    tells("john-silver", "rescue", 1, number(long("J5")), *spots, sum(spots), 7, 1)


@pytest.mark.rules("JS-24", "JS-53")
def test_example_3_the_ship_row() -> None:
    scene = Scene(4, "J9:a1 S9:b1 S4:c1 S7:d1")
    stands("payout", scene.view().grid)
    takes = [text.removeprefix("T:") for text in scene.legal() if text.startswith("T:")]
    rescued = Scene(4, "J9:a1 S9:b1 S4:c1 S7:d1 T:S4")
    assert all(rescued.won(seat) == "" for seat in range(4))
    cards = sum(len(cell) for cell in scene.view().grid[0])
    scene("T?")
    mia, lea = (scene.view().players[seat].won or [] for seat in (0, 2))
    tells(
        "john-silver",
        "payout",
        *(7, cards),
        *("9½", "9½", "9", symbols(mia, "spots"), symbols(mia, "coins")),
        *(4, 7, 4, symbols(lea, "apples"), symbols(lea, "coins")),
        7,
        *map(number, takes),
    )
