"""What one seat may know as a row of numbers, for programs that learn.

An `Observer` reads a state directly, in compiled code, and writes nothing that the view of that seat does not tell:
the kit gives it different worlds of one view and expects the same row. A row consists of 64-bit words, which hold sets
(as in `core/bits.py`) or several small numbers. `Slice`s say what stands where.

It also writes which actions are legal, a byte for each, eight to a word: far fewer steps than one action at a time.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from sterling.core.bits import BIT
from sterling.core.state import State

SPREAD: Final[vec[i64]] = vec[i64]([sum([256**n for n in range(8) if mask // 2**n % 2]) for mask in range(256)])
"""For every set of eight, a word with a byte for each member: 1 if it belongs to it. Masks consist of such words."""


class Slice:
    """Sets or numbers of a row that belong together, each at a word and a bit of it."""

    def __init__(self, name: str, shape: list[int], places: list[tuple[int, int]], bits: int, high: int, about: str):
        self.name = name
        self.shape = shape
        """The shape of its numbers; for sets, that of the sets."""
        self.places = places
        """For each of them: its word, counted from the start of the row, and its lowest bit."""
        self.bits = bits
        """How many bits it takes."""
        self.high = high
        """The highest value of a number; 0 for a set, whose members are told one by one."""
        self.about = about


def sets(name: str, shape: list[int], places: list[tuple[int, int]], members: int, about: str) -> Slice:
    """A slice of sets."""
    return Slice(name, shape, places, members, 0, about)


def numbers(name: str, shape: list[int], places: list[tuple[int, int]], high: int, about: str) -> Slice:
    """A slice of plain numbers; the lowest value is 0."""
    return Slice(name, shape, places, high.bit_length(), high, about)


def words(first: int, count: int, shift: int = 0, step: int = 1) -> list[tuple[int, int]]:
    """The same bits of several words."""
    return [(first + step * number, shift) for number in range(count)]


def turned(other: i64, seat: i64, seats: i64) -> i64:
    """How many places another seat sits to the left."""
    return other - seat if other >= seat else other - seat + seats


def _seated() -> list[int]:
    told: list[int] = []
    for seats in range(5):
        for seat in range(4):
            told += [0, *[1 + (other - seat) % seats if seats else 0 for other in range(4)]]
    return told


SEATED: Final[vec[i64]] = vec[i64](_seated())
"""How a seat is told where it may be missing: 0 for nobody, which is -1, and otherwise 1 + `turned`. Add the number of
that seat to what `seated` returns."""


def seated(seat: i64, seats: i64) -> i64:
    """Where in `SEATED` the seats begin as this one sees them."""
    return 20 * seats + 5 * seat + 1


def spread(members: i64, first: i64, words: vec[i64], at: i64) -> None:
    """Sets the bytes of a set of up to 54 members, the first of which has this number in the mask that begins at
    `at`."""
    members <<= first & 7
    at += first >> 3
    while members != 0:
        words[at] |= SPREAD[members & 255]
        members >>= 8
        at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the rows of a game with one number of seats. Seats are told relative to the one that looks: it is 0, its
    left neighbour is 1. Where a seat may be missing, 0 means nobody, 1 the seat itself, and so on."""

    def __init__(self, size: i64, slices: list[Slice]) -> None:
        self.size = size
        """How many words a row has."""
        self.slices = slices
        # For each number or set of the flat form: word, lowest bit, members of a set or 0, and the highest value.
        plan: list[int] = []
        for piece in slices:
            for word, shift in piece.places:
                plan += [word, shift, 0 if piece.high else piece.bits, 2**piece.bits - 1]
        self.plan = vec[i64](plan)
        self.memory: i64 = 0
        """How many words of notes `rewrite` keeps."""
        self.lead: i64 = 0
        """Bytes before the first action of a mask, so that actions that go together begin with a word."""

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        """Writes all words of a row, from `at` on."""
        raise NotImplementedError

    def rewrite(self, state: State, seat: i64, row: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
        """As `write`, over the row written before the last action of the same game, for the same seat or another. The
        words from `note` on, as many as `memory` says, are its own from call to call; the first of them is 0 where no
        row of this game was written yet.

        A game may write only what has changed since then.
        """
        self.write(state, seat, row, at)

    def unpack(self, row: vec[i64], at: i64, flat: vec[i16], to: i64) -> None:
        """Writes the flat form of a row: each number, and 0 or 1 for each member of a set."""
        plan = self.plan
        k: i64 = 0
        stop: i64 = len(plan)
        while k < stop:
            word: i64 = row[at + plan[k]] >> plan[k + 1]
            members: i64 = plan[k + 2]
            if members == 0:
                flat[to] = i16(word & plan[k + 3])
                to += 1
            else:
                end: i64 = to + members
                while to < end:
                    flat[to] = i16(word & 1)
                    word >>= 1
                    to += 1
            k += 4

    def mask(self, state: State, seat: i64, words: vec[i64], at: i64, before: i64) -> i64:
        """Writes which actions are legal for a seat that is to act. `before` is what the last call for these words
        returned, and says what has to be cleared; 0 if all are 0."""
        k: i64 = 0
        while k < before:
            words[at + k] = 0
            k += 1
        n: i64 = state.count(seat)
        last: i64 = 0
        k = 0
        while k < n:
            byte: i64 = self.lead + state.nth(seat, k)
            last = byte >> 3
            words[at + last] |= SPREAD[BIT[byte & 7]]
            k += 1
        return last + 1
