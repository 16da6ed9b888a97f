"""What one seat may know as a row of numbers, for programs that learn.

An `Observer` reads a state directly, in compiled code, and writes nothing that the view of that seat does not tell:
the kit gives it different worlds of one view and expects the same row. A row consists of 64-bit words, which hold sets
(as in `core/bits.py`) or several small numbers. `Slice`s say what stands where.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sterling.core.state import State


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the rows of a game with one number of seats. Seats are told relative to the one that looks: it is 0, its
    left neighbour is 1. Where a seat may be missing, 0 means nobody, 1 the seat itself, and so on."""

    def __init__(self, size: i64, slices: list[Slice]) -> None:
        self.size = size
        """How many words a row has."""
        self.slices = slices

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        """Writes all words of a row, from `at` on."""
        raise NotImplementedError
