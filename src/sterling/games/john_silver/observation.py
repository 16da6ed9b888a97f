"""What a seat of John Silver may know, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT, LOW4
from sterling.core.observation import Observer, numbers, sets, turned, words
from sterling.core.state import Setup, State
from sterling.games.john_silver.codes import (
    ALL_CARDS,
    CARDS,
    CELLS,
    COLUMNS,
    HAND_SIZE,
    JOKERS_AT,
    ROWS,
    SUIT_AT,
)
from sterling.games.john_silver.rules import (
    ANSWERING,
    BACK,
    DEALT,
    DRAWN,
    HAND,
    KNOWN,
    LEVEL,
    OVER,
    REMOVED,
    WON,
    JohnSilverState,
)

# By what a cell holds, the set of that one card; nothing for an empty cell.
ALONE: Final[vec[i64]] = vec[i64]([0] + [2**card for card in range(CARDS)])
# The first word: phase, whose turn, start player, stock, cell and card of an apple card just laid.
TURN_AT: Final = 4
START_AT: Final = 8
STOCK_AT: Final = 12
CELL_AT: Final = 20
LAID_AT: Final = 24
# Then a word for each cell, four of this seat, and for each seat what it won, what is known of its hand, and numbers.
GRID: Final = 1
OWN: Final = 13
SEATS: Final = 17
EACH: Final = 3
EXCHANGED_AT: Final = 4
DRAWN_AT: Final = 8


class Watcher(Observer):
    """JS-60, JS-61: grid, piles and cards taken from the grid are known to all, a hand and an exchange to one seat."""

    def __init__(self, setup: Setup) -> None:
        seats = int(setup.seats)
        self.seats: i64 = setup.seats
        super().__init__(
            SEATS + EACH * seats,
            [
                numbers("phase", [1], [(0, 0)], OVER, "answering, laying, taking, over"),
                numbers("turn", [1], [(0, TURN_AT)], seats, "who is to act"),
                numbers("start", [1], [(0, START_AT)], seats, "the start player"),
                numbers("stock", [1], [(0, STOCK_AT)], CARDS, "cards in the draw pile"),
                numbers("laid-cell", [1], [(0, CELL_AT)], CELLS, "the cell of an apple card just laid, + 1"),
                numbers("laid-card", [1], [(0, LAID_AT)], CARDS, "that card, + 1"),
                sets("grid", [ROWS, COLUMNS], words(GRID, CELLS), CARDS, "by cell: the cards that lie there"),
                sets("hand", [], [(OWN, 0)], CARDS, "the seat's own hand"),
                sets("removed", [], [(OWN + 1, 0)], CARDS, "cards that left the game with the ownerless column"),
                sets("back", [], [(OWN + 2, 0)], CARDS, "the six cards the seat put back in its exchange"),
                sets("dealt", [], [(OWN + 3, 0)], CARDS, "if anyone exchanged: the six the seat held when play began"),
                sets("won", [seats], words(SEATS, seats, 0, EACH), CARDS, "by seat: cards won"),
                sets("known", [seats], words(SEATS + 1, seats, 0, EACH), CARDS, "by seat: cards taken from the grid"),
                numbers("hands", [seats], words(SEATS + 2, seats, 0, EACH), HAND_SIZE, "by seat: cards in hand"),
                numbers(
                    "exchanged",
                    [seats],
                    words(SEATS + 2, seats, EXCHANGED_AT, EACH),
                    1,
                    "by seat: whether it exchanged",
                ),
                numbers(
                    "drawn",
                    [seats],
                    words(SEATS + 2, seats, DRAWN_AT, EACH),
                    CARDS,
                    "by seat, if anyone exchanged: cards drawn since",
                ),
            ],
        )

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, JohnSilverState)
        board = state.board
        seats: i64 = self.seats
        first: i64 = state.phase | ((1 + turned(state.first, seat, seats)) << START_AT)
        first |= (CARDS - state.top) << STOCK_AT
        if state.wait != 0:
            first |= (1 + turned(LOW4[state.wait], seat, seats)) << TURN_AT
        laid: i64 = state.laid
        if laid != 0:
            first |= (((laid // LEVEL) + 1) << CELL_AT) | ((laid & 63) << LAID_AT)
        row[at] = first
        at += GRID
        cell: i64 = 0
        while cell < CELLS:
            stack: i64 = board[cell]
            cards: i64 = ALONE[stack & 63]
            while stack >= LEVEL:
                stack >>= 6
                cards |= ALONE[stack & 63]
            row[at] = cards
            at += 1
            cell += 1
        exchanged: i64 = state.exchanged
        row[at] = board[HAND + seat] & ALL_CARDS
        row[at + 1] = board[REMOVED]
        row[at + 2] = board[BACK + seat] if exchanged & BIT[seat] != 0 else 0
        row[at + 3] = board[DEALT + seat] if exchanged != 0 and state.phase != ANSWERING else 0
        at += 4
        other: i64 = seat
        while True:
            row[at] = board[WON + other]
            row[at + 1] = board[KNOWN + other]
            # A hand tells how many cards it holds of each suit, and how many jokers.
            hand: i64 = board[HAND + other]
            tells: i64 = ((hand >> SUIT_AT) & 7) + ((hand >> (SUIT_AT + 3)) & 7) + ((hand >> (SUIT_AT + 6)) & 7)
            tells += hand >> JOKERS_AT
            if exchanged != 0:
                if exchanged & BIT[other] != 0:
                    tells |= BIT[EXCHANGED_AT]
                tells |= board[DRAWN + other] << DRAWN_AT
            row[at + 2] = tells
            at += EACH
            other += 1
            if other == seats:
                other = 0
            if other == seat:
                return
