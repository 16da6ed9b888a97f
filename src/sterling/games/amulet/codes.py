"""The cards as numbers, sets of cards and places as bit masks, and the action codes.

A card is a number from 0 to 51, by value and then by copy. A set of cards, and a set of places in a village, is a mask.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# AM-C0 to AM-C13: the characters by value, and the number of cards of each.
KINDS: Final[tuple[str, ...]] = (
    "villager",
    "squire",
    "empath",
    "bodyguard",
    "rascal",
    "exposer",
    "revealer",
    "beholder",
    "apprentice-seer",
    "seer",
    "master",
    "witch",
    "robber",
    "doppelganger",
)
COPIES: Final[tuple[int, ...]] = (2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2)
CARDS: Final = 52

EXPOSER: Final = 5
REVEALER: Final = 6
BEHOLDER: Final = 7
APPRENTICE: Final = 8
SEER: Final = 9
MASTER: Final = 10
WITCH: Final = 11
ROBBER: Final = 12
DOPPELGANGER: Final = 13


def _values() -> list[int]:
    return [value for value, copies in enumerate(COPIES) for _ in range(copies)]


VALUE: Final[vec[i64]] = vec[i64](_values())

VILLAGERS: Final[i64] = 0b11
SQUIRES: Final[i64] = 0b1111 * 2**2
EMPATHS: Final[i64] = 0b1111 * 2**6
BODYGUARDS: Final[i64] = 0b1111 * 2**10
RASCALS: Final[i64] = 0b1111 * 2**14
FREE_USE: Final[i64] = 0b11111111 * 2**6
"""Empaths and bodyguards: used as free actions."""
FIRST_BODYGUARD: Final = 10
GUARDS: Final = 4

PLACES: Final = 49
"""No village is larger: each of the three other villages keeps at least one of the 52 cards (AM-54)."""
MOST_PILED: Final = 48
"""No discard pile is larger: each of the four villages keeps at least one of the 52 cards."""
MOST_SHOWN: Final = 4
MOST_LOOKED: Final = 5

# Action codes.
DRAW: Final = 0  # look at the deck's next card: the draw, one more with a rascal, the witch's look
TAKE: Final = 1
CALL: Final = 2
DISCARD: Final = 3
NO: Final = 4  # no power, no further look
YES: Final = 5  # these are all the cards announced
END: Final = 6
OFF: Final = 7  # take the bodyguard off
LEFT: Final = 8
RIGHT: Final = 9
SHOW: Final = 10  # + place in the display
KEEP: Final = 14  # + place in the deck, from the top
FETCH: Final = 19  # + place in the discard pile, from the bottom
AMULET: Final = 67  # + own place
USE: Final = 116  # + own place
CARD: Final = 165  # + PLACES * seat + place
ACTIONS: Final = 361
