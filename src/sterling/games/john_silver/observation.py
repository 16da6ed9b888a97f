"""What a seat of John Silver may know, as numbers."""

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT, LOW4, pop
from sterling.core.observation import Observer, numbers, sets, turned
from sterling.core.state import Setup, State
from sterling.games.john_silver.codes import ALL_CARDS, CARDS, CELLS, HAND_SIZE, MOST_SEATS
from sterling.games.john_silver.rules import (
    ANSWERING,
    BACK,
    DEALT,
    DRAWN,
    FRESH,
    HAND,
    KNOWN,
    REMOVED,
    WON,
    JohnSilverState,
)


class Watcher(Observer):
    """JS-60 to JS-63: grid, piles and cards taken from the grid are known to all, a hand and an exchange to one."""

    def __init__(self, setup: Setup) -> None:
        seats = int(setup.seats)
        self.seats: i64 = setup.seats
        super().__init__(
            [
                numbers("phase", 1, 3, "answering, laying, taking, over"),
                numbers("turn", 1, seats, "who is to act"),
                numbers("start", 1, seats, "the start player"),
                numbers("stock", 1, CARDS, "cards in the draw pile"),
                numbers(
                    "laid",
                    2,
                    CARDS,
                    "while a card is to be taken: cell and card of the apple card just laid, each + 1",
                ),
                sets("grid", CELLS, CARDS, "by cell: the cards that lie there"),
                sets("hand", 1, CARDS, "the seat's own hand"),
                sets("removed", 1, CARDS, "cards that left the game with the ownerless column"),
                sets("back", 1, CARDS, "the six the seat put back in its exchange"),
                sets("dealt", 1, CARDS, "after an exchange by anyone: the six the seat held when the first turn began"),
                sets("won", seats, CARDS, "by seat: cards won"),
                sets("known", seats, CARDS, "by seat: cards in hand that all saw being taken from the grid"),
                sets(
                    "fresh",
                    seats,
                    CARDS,
                    "after an exchange by anyone, by seat: dealt or drawn cards it laid",
                ),
                numbers("hands", seats, HAND_SIZE, "by seat: cards in hand"),
                numbers("exchanged", seats, 1, "by seat: whether it exchanged"),
                numbers("drawn", seats, CARDS, "after an exchange by anyone, by seat: cards drawn since"),
            ]
        )

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, JohnSilverState)
        board = state.board
        seats: i64 = self.seats
        row[at] = state.phase
        row[at + 1] = 0 if state.wait == 0 else 1 + turned(LOW4[state.wait], seat, seats)
        row[at + 2] = 1 + turned(state.first, seat, seats)
        row[at + 3] = CARDS - state.top
        laid: i64 = state.laid
        row[at + 4] = 0 if laid == 0 else (laid >> 6) + 1
        row[at + 5] = laid & 63
        at += 6
        cell: i64 = 0
        while cell < CELLS:
            stack: i64 = board[cell]
            cards: i64 = 0
            while stack != 0:
                cards |= BIT[(stack & 63) - 1]
                stack >>= 6
            row[at + cell] = cards
            cell += 1
        at += CELLS
        exchanged: i64 = state.exchanged
        row[at] = board[HAND + seat] & ALL_CARDS
        row[at + 1] = board[REMOVED]
        row[at + 2] = board[BACK + seat] if exchanged & BIT[seat] != 0 else 0
        row[at + 3] = board[DEALT + seat] if exchanged != 0 and state.phase != ANSWERING else 0
        at += 4
        other: i64 = seat
        while True:
            row[at] = board[WON + other]
            row[at + seats] = board[KNOWN + other]
            row[at + 2 * seats] = 0
            row[at + 3 * seats] = pop(board[HAND + other] & ALL_CARDS)
            row[at + 4 * seats] = 0
            row[at + 5 * seats] = 0
            if exchanged != 0:
                row[at + 2 * seats] = fresh_cards(board, other)
                row[at + 4 * seats] = 1 if exchanged & BIT[other] != 0 else 0
                row[at + 5 * seats] = board[DRAWN + other]
            at += 1
            other += 1
            if other == seats:
                other = 0
            if other == seat:
                return


def fresh_cards(board: vec[i64], seat: i64) -> i64:
    """JS-62: the cards this seat laid that were dealt to it or drawn."""
    cards: i64 = 0
    card: i64 = 0
    while card < CARDS:
        mark: i64 = board[FRESH + card]
        if mark != 0 and (mark - 1) % MOST_SEATS == seat:
            cards |= BIT[card]
        card += 1
    return cards
