"""What a seat of John Silver may know, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT, LOW4
from sterling.core.observation import SPREAD, Observer, numbers, sets, spread, turned, words
from sterling.core.state import Setup, State
from sterling.games.john_silver.codes import (
    ALL_CARDS,
    CARDS,
    CELLS,
    COLUMNS,
    DRAW,
    HAND_SIZE,
    JOKERS,
    JOKERS_AT,
    KEEP,
    LAY,
    LAY_JOKER,
    ROWS,
    SUIT_AT,
    TAKE,
    VALUES,
)
from sterling.games.john_silver.rules import (
    ANSWERING,
    BACK,
    DEALT,
    DRAWN,
    HAND,
    KNOWN,
    LAYING,
    LEVEL,
    OVER,
    REMOVED,
    TAKING,
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
# By three numbers of 3 bits, one for each row and 0 where nothing changed: the first cell to write, and where to stop.
CHANGED_ALL: Final = 511
CHANGED_FROM: Final[vec[i64]] = vec[i64](
    [min([COLUMNS * row for row in range(ROWS) if rows // 8**row % 8] + [CELLS]) for rows in range(512)]
)
CHANGED_TO: Final[vec[i64]] = vec[i64](
    [max([COLUMNS * (row + 1) for row in range(ROWS) if rows // 8**row % 8] + [0]) for rows in range(512)]
)
# Then a word for each cell, four of this seat, and for each seat what it won, what is known of its hand, and numbers.
GRID: Final = 1
OWN: Final = 13
SEATS: Final = 17
EACH: Final = 3
EXCHANGED_AT: Final = 4
DRAWN_AT: Final = 8

# In a mask, the ways to lay a card on the four cells of a row take half a word, and begin with word 6; those of a joker
# take three halves.
LEAD: Final = 1
FIRST_LAY: Final = 6
JOKER_WORDS: Final = 26
LAST_WORD: Final = 32
FOUR: Final[vec[i64]] = vec[i64]([2**shift * int(SPREAD[cells]) for shift in (0, 32) for cells in range(16)])
BOTH: Final[vec[i64]] = vec[i64]([(1 + 2**32) * int(SPREAD[cells]) for cells in range(16)])
# By two neighbours of a set, the halves of a word that belong to its members.
HALVES: Final[vec[i64]] = vec[i64]([0, 2**32 - 1, -(2**32), -1])
OTHERS: Final = 2**45


class Watcher(Observer):
    """JS-60, JS-61: grid, piles and cards taken from the grid are known to all, a hand and an exchange to one seat."""

    def __init__(self, setup: Setup) -> None:
        seats = int(setup.seats)
        self.seats: i64 = setup.seats
        assert JOKERS == 39
        assert LAY + LEAD == 8 * FIRST_LAY
        assert LAY_JOKER == LAY + 4 * VALUES * ROWS
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
        self.lead = LEAD
        self.memory = 1
        self.alone = vec[i64]([0])

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        self.alone[0] = 0
        self.rewrite(state, seat, row, at, self.alone, 0)

    def rewrite(self, state: State, seat: i64, row: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
        """The note is how many cards lay in each row, and how many rows were paid out, + 1."""
        assert isinstance(state, JohnSilverState)
        board = state.board
        seats: i64 = self.seats
        first: i64 = state.phase | ((1 + turned(state.first, seat, seats)) << START_AT)
        first |= (CARDS - state.top) << STOCK_AT
        if state.wait != 0:
            first |= (1 + turned(LOW4[state.wait], seat, seats)) << TURN_AT
        laid: i64 = state.laid
        if laid != 0:
            first |= (((laid >> 6) + 1) << CELL_AT) | ((laid & 63) << LAID_AT)
        row[at] = first
        at += GRID
        # An action that pays nothing out changes only a row whose number of cards it changes.
        changed: i64 = CHANGED_ALL
        if notes[note] != 0:
            changed = (notes[note] - 1) ^ state.rows
            if changed > CHANGED_ALL:
                changed = CHANGED_ALL
        notes[note] = state.rows + 1
        cell: i64 = CHANGED_FROM[changed]
        stop: i64 = CHANGED_TO[changed]
        while cell < stop:
            stack: i64 = board[cell]
            cards: i64 = ALONE[stack & 63]
            while stack >= LEVEL:
                stack >>= 6
                cards |= ALONE[stack & 63]
            row[at + cell] = cards
            cell += 1
        at += CELLS
        exchanged: i64 = state.exchanged
        row[at] = board[HAND + seat] & ALL_CARDS
        row[at + 1] = board[REMOVED]
        row[at + 2] = 0
        row[at + 3] = 0
        if exchanged != 0:
            if exchanged & BIT[seat] != 0:
                row[at + 2] = board[BACK + seat]
            if state.phase != ANSWERING:
                row[at + 3] = board[DEALT + seat]
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

    def mask(self, state: State, seat: i64, words: vec[i64], at: i64, before: i64) -> i64:
        assert isinstance(state, JohnSilverState)
        # What was set before: ways to lay these cards, or the actions that come first.
        if before == OTHERS:
            k: i64 = 0
            while k < FIRST_LAY:
                words[at + k] = 0
                k += 1
            before = 0
        if state.phase == LAYING:
            hand: i64 = state.board[HAND + seat] & ALL_CARDS
            lay(hand, state.free, before, words, at)
            return hand
        if before != 0:
            lay(0, 0, before, words, at)
        if state.phase == TAKING:
            # JS-22, JS-23: the stock if there is one, or an apple-free card from the grid.
            spread(state.take & ALL_CARDS, TAKE + LEAD, words, at)
            if state.top < CARDS:
                spread(1, DRAW + LEAD, words, at)
        else:
            # JS-12: exchange only without apples.
            spread(state.count(seat) * 2 - 1, KEEP + LEAD, words, at)
        return OTHERS


def lay(hand: i64, free: i64, before: i64, words: vec[i64], at: i64) -> None:
    """JS-20: every suit card of a hand on every free cell of its row; JS-21: every joker on every free cell. Replaces
    the ways to lay the cards of `before`.

    Two cards share a word, so a row takes six words, and the last card of one goes with the first of the next. No
    branches on cards: nobody could predict them.
    """
    cells: i64 = BOTH[free & 15]
    cards: i64 = hand
    word: i64 = at + FIRST_LAY
    stop: i64 = word + 6
    while word < stop:
        words[word] = HALVES[cards & 3] & cells
        cards >>= 2
        word += 1
    shared: i64 = HALVES[cards & 1] & cells
    cells = BOTH[(free >> 4) & 15]
    words[word] = shared | (HALVES[cards & 2] & cells)
    cards >>= 2
    word += 1
    stop = word + 6
    while word < stop:
        words[word] = HALVES[cards & 3] & cells
        cards >>= 2
        word += 1
    cells = BOTH[free >> 8]
    stop = word + 6
    while word < stop:
        words[word] = HALVES[cards & 3] & cells
        cards >>= 2
        word += 1
    words[word] = HALVES[cards & 1] & cells
    if (hand | before) >> JOKERS != 0:
        lay_jokers(hand >> JOKERS, free, words, at)


def lay_jokers(jokers: i64, free: i64, words: vec[i64], at: i64) -> None:
    """JS-21: every joker on every free cell. The first half of the first joker stands in a word with a suit card."""
    word: i64 = at + JOKER_WORDS
    while word <= at + LAST_WORD:
        words[word] = 0
        word += 1
    half: i64 = 2 * FIRST_LAY + JOKERS
    while jokers != 0:
        if jokers & 1 != 0:
            words[at + (half >> 1)] |= FOUR[(free & 15) + ((half & 1) << 4)]
            words[at + ((half + 1) >> 1)] |= FOUR[((free >> 4) & 15) + (((half + 1) & 1) << 4)]
            words[at + ((half + 2) >> 1)] |= FOUR[(free >> 8) + ((half & 1) << 4)]
        jokers >>= 1
        half += ROWS
