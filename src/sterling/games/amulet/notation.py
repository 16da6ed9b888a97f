"""The texts and structured forms of the actions of the Amulet (notation.md)."""

from collections.abc import Callable

from sterling.core.notation import Form, Notation
from sterling.games.amulet.codes import MOST_LOOKED, MOST_PILED, MOST_SHOWN, PLACES


class Draw(Form, frozen=True, tag="draw"):
    """Look at the deck's next card: the draw, one more with a rascal, or the witch's look."""


class Take(Form, frozen=True, tag="take"):
    """Take the top card of the discard pile."""


class Call(Form, frozen=True, tag="call"):
    """Call, instead of drawing or taking."""


class Discard(Form, frozen=True, tag="discard"):
    """Put the card in hand on the discard pile."""


class No(Form, frozen=True, tag="no"):
    """No power, no further look, or leave the card the witch saw where it is."""


class Yes(Form, frozen=True, tag="yes"):
    """These are all the cards announced."""


class End(Form, frozen=True, tag="end"):
    """End the turn, without another free action."""


class Off(Form, frozen=True, tag="off"):
    """Take the bodyguard in use off its card."""


class Left(Form, frozen=True, tag="left"):
    """Add the card at the left end of the village."""


class Right(Form, frozen=True, tag="right"):
    """Add the card at the right end of the village."""


class Show(Form, frozen=True, tag="display"):
    """Take the display card at this place as the drawn card."""

    place: int


class Keep(Form, frozen=True, tag="keep"):
    """Keep the deck card at this place, counted from the top, of those looked at with rascals."""

    place: int


class Fetch(Form, frozen=True, tag="fetch"):
    """Fetch the card at this place of the discard pile, counted from the bottom, with the master."""

    place: int


class Amulet(Form, frozen=True, tag="amulet"):
    """Put the amulet on the own card at this place."""

    place: int


class Use(Form, frozen=True, tag="use"):
    """Use the own face-up empath or bodyguard at this place."""

    place: int


class Card(Form, frozen=True, tag="card"):
    """Choose the card at this place of this seat's village for what is asked: a look, an exchange, a power."""

    seat: int
    place: int


_LETTERS = "DTCXNYEOLR"
_PLACED: tuple[tuple[str, Callable[[int], Form], int], ...] = (
    ("S", Show, MOST_SHOWN),
    ("K", Keep, MOST_LOOKED),
    ("M", Fetch, MOST_PILED),
    ("A", Amulet, PLACES),
    ("U", Use, PLACES),
)
_VILLAGES = "abcd"

NOTATION = Notation(
    Draw | Take | Call | Discard | No | Yes | End | Off | Left | Right | Show | Keep | Fetch | Amulet | Use | Card,
    [
        *zip(
            _LETTERS,
            (Draw(), Take(), Call(), Discard(), No(), Yes(), End(), Off(), Left(), Right()),
            strict=True,
        ),
        *((f"{letter}{place + 1}", kind(place)) for letter, kind, size in _PLACED for place in range(size)),
        *(
            (f"{letter}{place + 1}", Card(seat, place))
            for seat, letter in enumerate(_VILLAGES)
            for place in range(PLACES)
        ),
    ],
    ", ".join([*_LETTERS, "S1", "K2", "M3", "A4", "U5", "b3"]),
)
