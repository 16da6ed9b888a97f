"""The rules of Straws."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT
from sterling.core.state import Setup, State
from sterling.games.straws.codes import ACTIONS, KEEP, STRAWS, SWAP

# The board is one row of numbers: for each of three seats its straw, and the one it put aside (-1: none).
HELD: Final = 0
ASIDE: Final = 3
LENGTH: Final = 6


class StrawsSetup(Setup):
    """What is fixed before the game."""

    def __init__(self, seats: i64) -> None:
        # ST-2: the straws as they are drawn, and who begins.
        super().__init__(seats, vec[i64]([STRAWS, seats]))

    def start(self, order: vec[i64]) -> State:
        board = vec[i64]([-1] * LENGTH)
        seat: i64 = 0
        while seat < self.seats:
            board[HELD + seat] = order[seat]
            seat += 1
        state = StrawsState(self, order, board)
        state.top = self.seats
        state.first = order[STRAWS]
        return state


class StrawsState(State):
    """The true state of one game. The straws nobody has drawn are `order[top:STRAWS]`."""

    setup: StrawsSetup
    order: vec[i64]
    board: vec[i64]
    top: i64 = 0
    first: i64 = 0
    done: i64 = 0  # how many seats have chosen

    # -- written by `make fields` from the fields above ----------------------------------------------------------------

    def __init__(
        self,
        setup: StrawsSetup,
        order: vec[i64],
        board: vec[i64],
    ) -> None:
        self.setup = setup
        self.order = order
        self.board = board

    def copy_to(self, copy: "StrawsState") -> None:
        """Copies all numbers of this state to another one."""
        copy.top = self.top
        copy.first = self.first
        copy.done = self.done

    def numbers(self) -> list[int]:
        """The numbers that belong to the key as they are."""
        return [
            self.top,
            self.first,
            self.done,
        ]

    # -- written by hand -----------------------------------------------------------------------------------------------

    def clone(self) -> "StrawsState":
        copy = StrawsState(self.setup, self.order, self.board[:])
        self.copy_to(copy)
        return copy

    def seats(self) -> i64:
        return self.setup.seats

    def turn(self) -> i64:
        """Whose choice it is."""
        seat: i64 = self.first + self.done
        return seat - self.setup.seats if seat >= self.setup.seats else seat

    def has_chosen(self, seat: i64) -> bool:
        """Whether this seat has had its turn."""
        after: i64 = seat - self.first
        return (after + self.setup.seats if after < 0 else after) < self.done

    def waiting(self) -> i64:
        # ST-5: over when everybody has chosen.
        return 0 if self.done == self.setup.seats else BIT[self.turn()]

    def count(self, seat: i64) -> i64:
        if self.waiting() != BIT[seat]:
            return 0
        # ST-4: if there is no straw left to draw, a player can only keep.
        return 2 if self.top < STRAWS else 1

    def nth(self, seat: i64, k: i64) -> i64:
        return k

    def apply(self, seat: i64, action: i64) -> None:
        if action == SWAP:
            # ST-4: the old straw goes aside unseen, the next one is drawn.
            self.board[ASIDE + seat] = self.board[HELD + seat]
            self.board[HELD + seat] = self.order[self.top]
            self.top += 1
        self.done += 1

    def points(self, seat: i64) -> i64:
        # ST-6: the length of the straw; the longest wins, and no two are equal.
        return self.board[HELD + seat] + 1

    def refusal(self, seat: i64, action: i64) -> str:
        if self.waiting() == 0:
            return "action/over"
        if seat < 0 or seat >= self.setup.seats or self.waiting() != BIT[seat]:
            return "action/not-your-turn"
        if action < 0 or action >= ACTIONS:
            return "action/unknown"
        if action != KEEP and self.top == STRAWS:
            return "straws/none-left"
        return ""

    def quiet(self, seat: i64, action: i64, after: State) -> bool:
        # Everybody sees every choice at once.
        return False

    def key(self) -> list[int]:
        return [*self.numbers(), *self.board, *self.order[:STRAWS]]
