"""State, the true state of a game, and Setup, what the table agreed on before it."""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sterling.core.deal import identity, random_order
from sterling.core.rng import Rng

SPECTATOR: Final = -1

Unkeyed: TypeAlias = i64
"""The type of a field that `State.key` does not include as it is: it follows from the others, or matters only
sometimes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of one game: mutable, deterministic, and fast.

    Seats are numbered from 0, clockwise. An action is a number of the game's action space. Everything that
    happens without a choice (revealing, refilling, forced passes) happens inside `apply`.
    """

    def seats(self) -> i64:
        """How many seats play."""
        raise NotImplementedError

    def waiting(self) -> i64:
        """The seats that may act now, as a bit set; 0 when the game is over."""
        raise NotImplementedError

    def count(self, seat: i64) -> i64:
        """How many actions this seat may choose from; 0 if it may not act."""
        raise NotImplementedError

    def nth(self, seat: i64, k: i64) -> i64:
        """The k-th of this seat's legal actions in ascending order, for 0 <= k < count(seat)."""
        raise NotImplementedError

    def fill(self, seat: i64, codes: vec[i64], at: i64) -> i64:
        """Writes all legal actions of this seat, in ascending order, from `at` on; returns their number.

        A game may list them faster than one by one.
        """
        n: i64 = self.count(seat)
        k: i64 = 0
        while k < n:
            codes[at + k] = self.nth(seat, k)
            k += 1
        return n

    def apply(self, seat: i64, action: i64) -> None:
        """Applies a legal action. It trusts its input; `core.match.play` checks it."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """What this seat's score would be if the game ended now."""
        raise NotImplementedError

    def rank(self, seat: i64) -> i64:
        """A number that ranks the seats, the highest first: the points, or more if the rules break ties."""
        return self.points(seat)

    def standing(self) -> list[int]:
        """The place of each seat by `rank`: 1 is first, tied seats share a place."""
        ranks: list[int] = []
        seat: i64 = 0
        while seat < self.seats():
            ranks.append(self.rank(seat))
            seat += 1
        places: list[int] = []
        for mine in ranks:
            place = 1
            for other in ranks:
                if other > mine:
                    place += 1
            places.append(place)
        return places

    def refusal(self, seat: i64, action: i64) -> str:
        """Why this action is not legal now, as an error code; empty if it is legal."""
        raise NotImplementedError

    def quiet(self, seat: i64, action: i64, after: "State") -> bool:
        """Whether this legal action, which led from here to `after`, revealed nothing to anyone.

        Nobody was shown a card and no hidden choice was revealed, so the player might as well act again.
        """
        raise NotImplementedError

    def key(self) -> list[int]:
        """The whole content as numbers: two states with equal keys are equal in everything but the past."""
        raise NotImplementedError

    def over(self) -> bool:
        return self.waiting() == 0

    def legal(self, seat: i64) -> list[int]:
        """This seat's legal actions in ascending order."""
        actions: list[int] = []
        k: i64 = 0
        n: i64 = self.count(seat)
        while k < n:
            actions.append(self.nth(seat, k))
            k += 1
        return actions


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What a table agreed on: seats, rule set, deck. Shared by all states of a game and never changed."""

    def __init__(self, seats: i64, sizes: vec[i64]) -> None:
        self.seats = seats
        self.sizes = sizes
        self.unshuffled = identity(sizes)

    def shuffled(self, rng: Rng) -> vec[i64]:
        """A fast random deal, for simulation."""
        return random_order(self.sizes, self.unshuffled, rng)

    def start(self, order: vec[i64]) -> State:
        """The first state of the game with this deal (the permutations of `sizes`, one after the other)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """Worlds that one view allows. Built from a view alone."""

    def sample(self, rng: Rng) -> State:
        """One world, drawn as uniformly as the rules allow."""
        raise NotImplementedError
