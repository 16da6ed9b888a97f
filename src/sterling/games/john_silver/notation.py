"""The texts and structured forms of the actions of John Silver (notation.md)."""

import re

import msgspec

from sterling.core.errors import NotationError
from sterling.games.john_silver.cards import NAMES, NUMBER
from sterling.games.john_silver.codes import (
    ACTIONS,
    COLUMNS,
    DRAW,
    EXCHANGE,
    JOKERS,
    KEEP,
    LAID_CARD,
    LAID_CELL,
    LAY,
    LAY_JOKER,
    ROWS,
    TAKE,
    VALUES,
)


class Keep(msgspec.Struct, frozen=True, tag_field="do", tag="keep", forbid_unknown_fields=True):
    """Keep the six cards dealt."""


class Exchange(msgspec.Struct, frozen=True, tag_field="do", tag="exchange", forbid_unknown_fields=True):
    """Put the six cards back and draw six others."""


class Draw(msgspec.Struct, frozen=True, tag_field="do", tag="draw", forbid_unknown_fields=True):
    """After an apple card: take the top card of the stock."""


class Take(msgspec.Struct, frozen=True, tag_field="do", tag="take", forbid_unknown_fields=True):
    """After an apple card: take this card from the grid."""

    card: str


class Lay(msgspec.Struct, frozen=True, tag_field="do", tag="lay", forbid_unknown_fields=True):
    """Lay a card of the hand in row 0 to 2 (ship, sailor, chest) and column 0 to 3."""

    card: str
    row: int
    column: int


Form = Keep | Exchange | Draw | Take | Lay

CELL_NAMES = tuple("abcd"[column] + str(row + 1) for row in range(ROWS) for column in range(COLUMNS))
_LAY = re.compile(r"([a-z]+-[0-9.]+):([a-d][1-3])")


def form(code: int) -> Form:
    """The structured form of an action."""
    if not 0 <= code < ACTIONS:
        raise NotationError("notation/code", came=code)
    if code >= LAY:
        row, column = divmod(int(LAID_CELL[code - LAY]), COLUMNS)
        return Lay(NAMES[LAID_CARD[code - LAY]], row, column)
    if code >= TAKE:
        return Take(NAMES[code - TAKE])
    return (Keep(), Exchange(), Draw())[code]


def code(form: Form) -> int:
    """The action of a structured form."""
    match form:
        case Keep():
            return KEEP
        case Exchange():
            return EXCHANGE
        case Draw():
            return DRAW
        case Take(name) if name in NUMBER:
            return TAKE + NUMBER[name]
        case Lay(name, row, column) if name in NUMBER and 0 <= row < ROWS and 0 <= column < COLUMNS:
            card = NUMBER[name]
            if card >= JOKERS:
                return LAY_JOKER + ROWS * COLUMNS * (card - JOKERS) + COLUMNS * row + column
            # JS-20: a suit card has no place but in its own row.
            if card // VALUES == row:
                return LAY + COLUMNS * card + column
    raise NotationError("notation/form", problem=str(form))


def format(code: int) -> str:
    """The text of an action: `K6`, `X6`, `T?`, `T:ship-9`, `sailor-12:b2`, `joker-5.5:d3`."""
    match form(code):
        case Keep():
            return "K6"
        case Exchange():
            return "X6"
        case Draw():
            return "T?"
        case Take(card):
            return f"T:{card}"
        case Lay(card, row, column):
            return f"{card}:{CELL_NAMES[COLUMNS * row + column]}"


_WORDS = {"K6": KEEP, "X6": EXCHANGE, "T?": DRAW}


def parse(text: str) -> int:
    """The action of a text. Exact: what `format` writes, and nothing else."""
    if text in _WORDS:
        return _WORDS[text]
    try:
        if text.startswith("T:"):
            return code(Take(text[2:]))
        laid = _LAY.fullmatch(text[:80])
        if laid:
            row, column = divmod(CELL_NAMES.index(laid[2]), COLUMNS)
            return code(Lay(laid[1], row, column))
    except NotationError:
        pass
    raise NotationError("notation/text", came=text[:80], expected="K6, X6, T?, T:ship-9, sailor-12:b2, joker-5.5:d3")
