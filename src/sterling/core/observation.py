"""What one seat may know as a row of numbers, for programs that learn.

An `Observer` reads a state directly, in compiled code, and writes nothing that the view of that seat does not tell:
the kit gives it different worlds of one view and expects the same row. A row consists of `Slice`s. A number of a slice
is a plain number, or a set whose members count from 0, as in `core/bits.py`.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sterling.core.state import State


class Slice:
    """Some numbers of a row that belong together."""

    def __init__(self, name: str, count: int, members: int, high: int, about: str) -> None:
        self.name = name
        self.count = count
        """How many numbers it has in a row."""
        self.members = members
        """How many members each set can have; 0 if the numbers are plain."""
        self.high = high
        """The highest value of a plain number; the lowest is 0."""
        self.about = about


def sets(name: str, count: int, members: int, about: str) -> Slice:
    """A slice of sets."""
    return Slice(name, count, members, 1, about)


def numbers(name: str, count: int, high: int, about: str) -> Slice:
    """A slice of plain numbers."""
    return Slice(name, count, 0, high, about)


def turned(other: i64, seat: i64, seats: i64) -> i64:
    """How many places another seat sits to the left."""
    return other - seat if other >= seat else other - seat + seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the rows of a game with one number of seats. Seats are told relative to the one that looks: it is 0, its
    left neighbour is 1. Where a seat may be missing, 0 means nobody, 1 the seat itself, and so on."""

    def __init__(self, slices: list[Slice]) -> None:
        self.slices = slices
        size: i64 = 0
        for part in slices:
            size += i64(part.count)
        self.size = size

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        """Writes all numbers of a row, from `at` on."""
        raise NotImplementedError
