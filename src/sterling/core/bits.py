"""Sets as bit masks: look-up tables and helpers that the rules of all games share.

A set of cards, cells, places or seats is one number with a bit for each member. Members are 0 to 61, so that every
set stays inside 63 bits.
"""

from collections.abc import Iterable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

BIT: Final[vec[i64]] = vec[i64]([2**n for n in range(62)])
"""The set of one member. Compiled code must not shift a literal by a variable: the result has 32 bits."""

# For every set of four: how many members it has, and the lowest of them.
POP4: Final[vec[i64]] = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])
LOW4: Final[vec[i64]] = vec[i64]([0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0])


def _lowest_of_13() -> vec[u8]:
    lowest = vec[u8]()
    for mask in range(8192):
        lowest = append(lowest, (mask & -mask).bit_length() - 1 if mask else 0)
    return lowest


LOW13: Final[vec[u8]] = _lowest_of_13()
"""The lowest member of every set of 13, such as a suit."""


def pop(mask: i64) -> i64:
    """How many members a set has."""
    n: i64 = mask - ((mask >> 1) & 0x5555555555555555)
    n = (n & 0x3333333333333333) + ((n >> 2) & 0x3333333333333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F0F0F0F0F
    n += n >> 8
    n += n >> 16
    n += n >> 32
    return n & 127


def lowest(mask: i64) -> i64:
    """The lowest member of a set that is not empty."""
    # A look-up, because the innermost loops call it.
    place: i64 = 0
    while mask & 8191 == 0 and place < 52:
        mask >>= 13
        place += 13
    return place + i64(LOW13[mask & 8191])


def member(mask: i64, k: i64) -> i64:
    """The k-th lowest member of a set."""
    while k > 0:
        mask &= mask - 1
        k -= 1
    return lowest(mask)


def members(mask: int) -> list[int]:
    """The members of a set in ascending order.

    >>> members(0b10110)
    [1, 2, 4]
    """
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def set_of(numbers: Iterable[int]) -> int:
    """The set of these members; naming one twice changes nothing.

    >>> set_of([4, 1, 2, 1]) == 0b10110
    True
    """
    mask = 0
    for number in numbers:
        mask |= 2**number
    return mask
