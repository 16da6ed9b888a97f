"""The texts and structured forms of the actions of Silver & Gold (notation.md)."""

from sterling.core.bits import members
from sterling.core.notation import Form, Notation
from sterling.games.silver_gold.codes import CARD_MASKS, PAIRS, WIDE


class Keep(Form, frozen=True, tag="keep"):
    """Keep two of the four cards dealt, by their places 0 to 3."""

    places: tuple[int, int]


class Take(Form, frozen=True, tag="take"):
    """Take the display card at this place, 0 to 3, as a replacement."""

    place: int


class Draw(Form, frozen=True, tag="draw"):
    """Take the unseen top card of the draw pile as a replacement."""


class Mark(Form, frozen=True, tag="mark"):
    """Mark these cells (4 * row + column, ascending) on card 0 or 1: a pattern, a single cell, or a follow-up."""

    card: int
    cells: tuple[int, ...]


CELL_NAMES = tuple("abcd"[cell % WIDE] + str(cell // WIDE + 1) for cell in range(16))


def _mark(card: int, mask: int) -> tuple[str, Mark]:
    cells = members(mask)
    return f"{'AB'[card]}:" + "".join(CELL_NAMES[cell] for cell in cells), Mark(card, tuple(cells))


NOTATION = Notation(
    Keep | Take | Draw | Mark,
    [
        *((f"K{first + 1}{second + 1}", Keep((first, second))) for first, second in PAIRS),
        *((f"T{place + 1}", Take(place)) for place in range(4)),
        ("T?", Draw()),
        *(_mark(card, mask) for card in (0, 1) for mask in CARD_MASKS),
    ],
    "K12, T2, T?, A:b2, B:a1b1b2",
)
