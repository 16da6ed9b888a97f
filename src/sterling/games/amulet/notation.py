"""The texts and structured forms of the actions of the Amulet (notation.md)."""

import re

import msgspec

from sterling.core.errors import NotationError
from sterling.games.amulet.codes import (
    ACTIONS,
    AMULET,
    CARD,
    FETCH,
    KEEP,
    MOST_LOOKED,
    MOST_PILED,
    MOST_SHOWN,
    PLACES,
    SHOW,
    USE,
)


class Draw(msgspec.Struct, frozen=True, tag_field="do", tag="draw", forbid_unknown_fields=True):
    """Look at the deck's next card: the draw, one more with a rascal, or the witch's look."""


class Take(msgspec.Struct, frozen=True, tag_field="do", tag="take", forbid_unknown_fields=True):
    """Take the top card of the discard pile."""


class Call(msgspec.Struct, frozen=True, tag_field="do", tag="call", forbid_unknown_fields=True):
    """Call, instead of drawing or taking."""


class Discard(msgspec.Struct, frozen=True, tag_field="do", tag="discard", forbid_unknown_fields=True):
    """Put the card in hand on the discard pile."""


class No(msgspec.Struct, frozen=True, tag_field="do", tag="no", forbid_unknown_fields=True):
    """No power, no further look, or leave the card the witch saw where it is."""


class Yes(msgspec.Struct, frozen=True, tag_field="do", tag="yes", forbid_unknown_fields=True):
    """These are all the cards announced."""


class End(msgspec.Struct, frozen=True, tag_field="do", tag="end", forbid_unknown_fields=True):
    """End the turn, without another free action."""


class Off(msgspec.Struct, frozen=True, tag_field="do", tag="off", forbid_unknown_fields=True):
    """Take the bodyguard in use off its card."""


class Left(msgspec.Struct, frozen=True, tag_field="do", tag="left", forbid_unknown_fields=True):
    """Add the card at the left end of the village."""


class Right(msgspec.Struct, frozen=True, tag_field="do", tag="right", forbid_unknown_fields=True):
    """Add the card at the right end of the village."""


class Show(msgspec.Struct, frozen=True, tag_field="do", tag="display", forbid_unknown_fields=True):
    """Take the display card at this place as the drawn card."""

    place: int


class Keep(msgspec.Struct, frozen=True, tag_field="do", tag="keep", forbid_unknown_fields=True):
    """Keep the deck card at this place, counted from the top, of those looked at with rascals."""

    place: int


class Fetch(msgspec.Struct, frozen=True, tag_field="do", tag="fetch", forbid_unknown_fields=True):
    """Fetch the card at this place of the discard pile, counted from the bottom, with the master."""

    place: int


class Amulet(msgspec.Struct, frozen=True, tag_field="do", tag="amulet", forbid_unknown_fields=True):
    """Put the amulet on the own card at this place."""

    place: int


class Use(msgspec.Struct, frozen=True, tag_field="do", tag="use", forbid_unknown_fields=True):
    """Use the own face-up empath or bodyguard at this place."""

    place: int


class Card(msgspec.Struct, frozen=True, tag_field="do", tag="card", forbid_unknown_fields=True):
    """Choose the card at this place of this seat's village for what is asked: a look, an exchange, a power."""

    seat: int
    place: int


Placed = Show | Keep | Fetch | Amulet | Use
Plain = Draw | Take | Call | Discard | No | Yes | End | Off | Left | Right
Form = Plain | Placed | Card

_PLAIN: tuple[type[Plain], ...] = (Draw, Take, Call, Discard, No, Yes, End, Off, Left, Right)
_LETTERS = "DTCXNYEOLR"
_VILLAGES = "abcd"
_PLACED: tuple[tuple[str, type[Placed], int, int], ...] = (
    ("S", Show, SHOW, MOST_SHOWN),
    ("K", Keep, KEEP, MOST_LOOKED),
    ("M", Fetch, FETCH, MOST_PILED),
    ("A", Amulet, AMULET, PLACES),
    ("U", Use, USE, PLACES),
)
_TEXT = re.compile("([SKMAUabcd])([1-9][0-9]?)")


def form(code: int) -> Form:
    """The structured form of an action."""
    if not 0 <= code < ACTIONS:
        raise NotationError("notation/code", came=code)
    if code >= CARD:
        return Card(*divmod(code - CARD, PLACES))
    for _, kind, first, size in _PLACED:
        if first <= code < first + size:
            return kind(code - first)
    return _PLAIN[code]()


def code(form: Form) -> int:
    """The action of a structured form."""
    if isinstance(form, Plain):
        return _PLAIN.index(type(form))
    if isinstance(form, Card):
        if 0 <= form.seat < len(_VILLAGES) and 0 <= form.place < PLACES:
            return CARD + PLACES * form.seat + form.place
    else:
        for _, kind, first, size in _PLACED:
            if isinstance(form, kind) and 0 <= form.place < size:
                return first + form.place
    raise NotationError("notation/form", problem=str(form))


def format(code: int) -> str:
    """The text of an action: `D`, `X`, `S2`, `K3`, `M12`, `A1`, `U4`, `b3`."""
    found = form(code)
    if isinstance(found, Plain):
        return _LETTERS[code]
    if isinstance(found, Card):
        return f"{_VILLAGES[found.seat]}{found.place + 1}"
    letter = next(letter for letter, kind, _, _ in _PLACED if isinstance(found, kind))
    return f"{letter}{found.place + 1}"


def parse(text: str) -> int:
    """The action of a text. Exact: what `format` writes, and nothing else."""
    if len(text) == 1 and text in _LETTERS:
        return _LETTERS.index(text)
    found = _TEXT.fullmatch(text)
    if found:
        letter, place = found[1], int(found[2]) - 1
        try:
            if letter in _VILLAGES:
                return code(Card(_VILLAGES.index(letter), place))
            return code(next(kind for known, kind, _, _ in _PLACED if known == letter)(place))
        except NotationError:
            pass
    expected = ", ".join([*_LETTERS, "S1", "K2", "M3", "A4", "U5", "b3"])
    raise NotationError("notation/text", came=text[:80], expected=expected)
