"""The texts and structured forms of the actions of Silver & Gold (notation.md)."""

import re

import msgspec

from sterling.core.errors import NotationError
from sterling.games.silver_gold.codes import (
    ACTIONS,
    CARD_MASKS,
    DRAW,
    KEEP,
    MARK,
    PAIRS,
    TAKE,
    WIDE,
)


class Keep(msgspec.Struct, frozen=True, tag_field="do", tag="keep", forbid_unknown_fields=True):
    """Keep two of the four cards dealt, by their places 0 to 3."""

    places: tuple[int, int]


class Take(msgspec.Struct, frozen=True, tag_field="do", tag="take", forbid_unknown_fields=True):
    """Take the display card at this place, 0 to 3, as a replacement."""

    place: int


class Draw(msgspec.Struct, frozen=True, tag_field="do", tag="draw", forbid_unknown_fields=True):
    """Take the unseen top card of the draw pile as a replacement."""


class Mark(msgspec.Struct, frozen=True, tag_field="do", tag="mark", forbid_unknown_fields=True):
    """Mark these cells (4 * row + column, ascending) on card 0 or 1: a pattern, a single cell, or a follow-up."""

    card: int
    cells: tuple[int, ...]


Form = Keep | Take | Draw | Mark

CELL_NAMES = tuple("abcd"[cell % WIDE] + str(cell // WIDE + 1) for cell in range(16))
_MARK_CODES = {mask: code for code, mask in enumerate(CARD_MASKS)}
_CELL = re.compile("[a-d][1-4]")


def cells_of(mask: int) -> tuple[int, ...]:
    return tuple(cell for cell in range(16) if mask >> cell & 1)


def form(code: int) -> Form:
    """The structured form of an action."""
    if not 0 <= code < ACTIONS:
        raise NotationError("notation/code", came=code)
    if code >= MARK:
        card, rest = divmod(code - MARK, len(CARD_MASKS))
        return Mark(card, cells_of(CARD_MASKS[rest]))
    if code == DRAW:
        return Draw()
    if code >= TAKE:
        return Take(code - TAKE)
    return Keep(PAIRS[code - KEEP])


def code(form: Form) -> int:
    """The action of a structured form."""
    match form:
        case Keep(places) if places in PAIRS:
            return KEEP + PAIRS.index(places)
        case Take(place) if 0 <= place < 4:
            return TAKE + place
        case Draw():
            return DRAW
        case Mark(card, cells) if card in (0, 1) and all(0 <= cell < 16 for cell in cells):
            number = _MARK_CODES.get(sum(1 << cell for cell in set(cells)))
            if number is not None and cells == cells_of(CARD_MASKS[number]):
                return MARK + card * len(CARD_MASKS) + number
    raise NotationError("notation/form", problem=str(form))


def format(code: int) -> str:
    """The text of an action: `K13`, `T2`, `T?`, `A:b2`, `B:a1b1b2`."""
    match form(code):
        case Keep((first, second)):
            return f"K{first + 1}{second + 1}"
        case Take(place):
            return f"T{place + 1}"
        case Draw():
            return "T?"
        case Mark(card, cells):
            return f"{'AB'[card]}:" + "".join(CELL_NAMES[cell] for cell in cells)


def parse(text: str) -> int:
    """The action of a text. Exact: what `format` writes, and nothing else."""
    kind, rest = text[:1], text[1:]
    try:
        if kind == "K" and re.fullmatch("[1-4]{2}", rest):
            return code(Keep((int(rest[0]) - 1, int(rest[1]) - 1)))
        if kind == "T" and rest == "?":
            return DRAW
        if kind == "T" and re.fullmatch("[1-4]", rest):
            return TAKE + int(rest) - 1
        if kind in ("A", "B") and re.fullmatch(":([a-d][1-4]){1,4}", rest):
            cells = tuple(CELL_NAMES.index(name) for name in _CELL.findall(rest))
            return code(Mark("AB".index(kind), cells))
    except NotationError:
        pass
    raise NotationError("notation/text", came=text[:80], expected="K12, T2, T?, A:b2, B:a1b1b2")
