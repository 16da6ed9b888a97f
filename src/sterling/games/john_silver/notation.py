"""The texts and structured forms of the actions of John Silver (notation.md)."""

from sterling.core.notation import Form, Notation
from sterling.games.john_silver.cards import NAMES
from sterling.games.john_silver.codes import COLUMNS, LAID_CARD, LAID_CELL, ROWS


class Keep(Form, frozen=True, tag="keep"):
    """Keep the six cards dealt."""


class Exchange(Form, frozen=True, tag="exchange"):
    """Put the six cards back and draw six others."""


class Draw(Form, frozen=True, tag="draw"):
    """After an apple card: take the top card of the stock."""


class Take(Form, frozen=True, tag="take"):
    """After an apple card: take this card from the grid."""

    card: str


class Lay(Form, frozen=True, tag="lay"):
    """Lay a card of the hand in row 0 to 2 (ship, sailor, chest) and column 0 to 3."""

    card: str
    row: int
    column: int


CELL_NAMES = tuple("abcd"[column] + str(row + 1) for row in range(ROWS) for column in range(COLUMNS))


def _lay(card: int, cell: int) -> tuple[str, Lay]:
    row, column = divmod(cell, COLUMNS)
    return f"{NAMES[card]}:{CELL_NAMES[cell]}", Lay(NAMES[card], row, column)


NOTATION = Notation(
    Keep | Exchange | Draw | Take | Lay,
    [
        ("K6", Keep()),
        ("X6", Exchange()),
        ("T?", Draw()),
        *((f"T:{card}", Take(card)) for card in NAMES),
        *(_lay(int(card), int(cell)) for card, cell in zip(LAID_CARD, LAID_CELL, strict=True)),
    ],
    "K6, X6, T?, T:ship-9, sailor-12:b2, joker-5.5:d3",
)
