"""What a seat of Straws may know, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.observation import Observer, numbers, turned, words
from sterling.core.state import Setup, State
from sterling.games.straws.codes import STRAWS
from sterling.games.straws.rules import ASIDE, HELD, StrawsState

# The first word: start player, whose choice it is, straws nobody has drawn, the straw this seat put aside.
TURN_AT: Final = 4
STOCK_AT: Final = 8
ASIDE_AT: Final = 12
# Then a word for each seat: what it chose, and its straw.
SEATS: Final = 1
STRAW_AT: Final = 4


class Watcher(Observer):
    """ST-4, ST-5: choices are seen by all, straws only by their owner until all are shown."""

    def __init__(self, setup: Setup) -> None:
        seats = int(setup.seats)
        self.seats: i64 = setup.seats
        super().__init__(
            SEATS + seats,
            [
                numbers("first", [1], [(0, 0)], seats, "the start player"),
                numbers("turn", [1], [(0, TURN_AT)], seats, "whose choice it is"),
                numbers("stock", [1], [(0, STOCK_AT)], STRAWS, "straws nobody has drawn"),
                numbers("aside", [1], [(0, ASIDE_AT)], STRAWS, "the length of the straw this seat put aside"),
                numbers("chosen", [seats], words(SEATS, seats), 2, "by seat: keep, swap"),
                numbers("straw", [seats], words(SEATS, seats, STRAW_AT), STRAWS, "by seat: its length, if known"),
            ],
        )

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, StrawsState)
        board = state.board
        seats: i64 = self.seats
        over: bool = state.waiting() == 0
        first: i64 = 1 + turned(state.first, seat, seats) + ((STRAWS - state.top) << STOCK_AT)
        if not over:
            first += (1 + turned(state.turn(), seat, seats)) << TURN_AT
        row[at] = first + ((board[ASIDE + seat] + 1) << ASIDE_AT)
        k: i64 = 0
        while k < seats:
            other: i64 = seat + k if seat + k < seats else seat + k - seats
            told: i64 = 0
            if turned(other, state.first, seats) < state.done:
                told = 1 if board[ASIDE + other] < 0 else 2
            if over or other == seat:
                told += (board[HELD + other] + 1) << STRAW_AT
            row[at + SEATS + k] = told
            k += 1
