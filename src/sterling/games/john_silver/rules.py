"""The rules of John Silver: one state, from the first answer to the last card laid."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT, LOW4, LOW13, POP4, member, pop
from sterling.core.deal import shuffle
from sterling.core.rng import Rng
from sterling.core.state import Setup, State, Unkeyed
from sterling.games.john_silver.codes import (
    ALL_CARDS,
    ALL_CELLS,
    APPLES_AT,
    CARDS,
    CELLS,
    COLUMNS,
    DRAW,
    EXCHANGE,
    FITTING,
    HAND_SIZE,
    JOKERS,
    JOKERS_AT,
    KEEP,
    LAID_CARD,
    LAID_CELL,
    LAY,
    LAY_JOKER,
    MOST_SEATS,
    PICK,
    RANK,
    ROWS,
    SPOTS_AT,
    SUIT_AT,
    TAKE,
    UNIT,
    VALUES,
    Deck,
    falling,
)

# Phases.
ANSWERING: Final = 0
LAYING: Final = 1
TAKING: Final = 2
OVER: Final = 3

# The board is one row of numbers: the twelve cells, then what is kept for each of four seats.
HAND: Final = 12  # cards in hand, with their numbers by suit (codes.UNIT)
KNOWN: Final = 16  # those of them that were taken from the grid, which everyone knows (JS-61)
WON: Final = 20  # cards won
SCORE: Final = 24  # coins, apples and spots won
REMOVED: Final = 28  # cards that left the game with the ownerless column (JS-25)
SHORT: Final = 29
# After an exchange the board grows to hold what later tells which cards can be where (JS-62, JS-63).
BACK: Final = 29  # the six put back by a seat that exchanged
DEALT: Final = 33  # the six held when the first turn began
DRAWN: Final = 37  # cards drawn from the stock since then
FRESH: Final = 41  # by card: 0, or who laid it from dealt or drawn cards, and after how many draws
LONG: Final = 85

# A cell is a stack of cards, the lowest first: card + 1 in 6 bits each; 0 is a free cell.
LEVEL: Final = 64

ROW_OF: Final[vec[i64]] = vec[i64]([cell // COLUMNS for cell in range(CELLS)])
ROW_CELLS: Final[vec[i64]] = vec[i64]([15, 240, 3840])
# How many cards lie in each row, 3 bits each; a row of four has its highest bit set. Above them: how many rows were
# paid out.
ROW_UNIT: Final[vec[i64]] = vec[i64]([1, 8, 64])
FULL: Final = 0o444
FULL_ROW: Final = 4
PAID_UNIT: Final = 512
# While hands and grid have ten cards or more, some row can reach four: nine rows must have been paid out.
NINE_PAID: Final = 4608
ALL_JOKERS: Final = 0xF8000000000


class JohnSilverSetup(Setup):
    """What is fixed before a game of John Silver. `named` is the start player the table named, or -1 to draw one; with
    `to_the_last_card`, play goes on when no row can be filled any more."""

    def __init__(self, seats: i64, deck: Deck, stacks: bool, named: i64, to_the_last_card: bool) -> None:
        # JS-11, JS-12: the cards as dealt, one order for each answer that may exchange, the start player.
        super().__init__(seats, vec[i64]([CARDS] * (1 + seats) + [seats]))
        self.deck = deck
        self.stacks = stacks
        self.named = named
        self.to_the_last_card = to_the_last_card
        self.start_at: i64 = CARDS * (1 + seats)
        # JS-10: who owns the columns; with three players nobody (-1) owns the fourth.
        self.owner = vec[i64]([0, 1, 0, 1] if seats == 2 else [0, 1, 2, -1] if seats == 3 else [0, 1, 2, 3])
        self.short = vec[i64]([0] * SHORT)
        self.long = vec[i64]([0] * LONG)

    def shuffled(self, rng: Rng) -> vec[i64]:
        # An order for an exchange matters only if that seat is dealt a hand without apples.
        order = self.unshuffled[:]
        shuffle(order, 0, CARDS, rng)
        shuffle(order, self.start_at, self.start_at + self.seats, rng)
        seat: i64 = self.start_seat(order)
        k: i64 = 1
        while k <= self.seats:
            if self.dealt(order, seat) & self.deck.apples == 0:
                shuffle(order, CARDS * k, CARDS * (k + 1), rng)
            seat += 1
            if seat == self.seats:
                seat = 0
            k += 1
        return order

    def start_seat(self, order: vec[i64]) -> i64:
        """JS-11: drawn at random unless the table names one."""
        return self.named if self.named >= 0 else order[self.start_at]

    def dealt(self, order: vec[i64], seat: i64) -> i64:
        """The hand a seat is dealt."""
        hand: i64 = 0
        i: i64 = HAND_SIZE * seat
        stop: i64 = i + HAND_SIZE
        while i < stop:
            hand += UNIT[order[i]]
            i += 1
        return hand

    def start(self, order: vec[i64]) -> State:
        board = self.short[:]
        seat: i64 = 0
        while seat < self.seats:
            # JS-11: six cards to each; the rest is the stock.
            board[HAND + seat] = self.dealt(order, seat)
            seat += 1
        state = JohnSilverState(self, order, order, board)
        state.top = HAND_SIZE * self.seats
        state.first = self.start_seat(order)
        state.wait = BIT[state.first]
        return state


class JohnSilverState(State):
    """The true state of one game. The stock is `stock[top:44]`."""

    setup: JohnSilverSetup
    order: vec[i64]
    stock: vec[i64]
    board: vec[i64]
    phase: i64 = ANSWERING
    wait: i64 = 0
    first: i64 = 0  # the start player
    answers: i64 = 0  # how many seats have answered
    exchanged: i64 = 0  # the seats that exchanged, as a bit set
    top: i64 = 0
    free: Unkeyed = ALL_CELLS  # where a card may be laid
    rows: Unkeyed = 0
    take: Unkeyed = 0  # the cards in the grid that an apple play may take, and their number from bit 44 on
    laid: i64 = 0  # JS-22: while a card is to be taken, the apple card just laid: cell and card + 1 as in a stack
    # JS-24: the row that the last turn paid out, from 1, and its cards with their columns, highest first: one byte
    # each.
    shared: i64 = 0

    # -- written by `make fields` from the fields above ----------------------------------------------------------------

    def __init__(
        self,
        setup: JohnSilverSetup,
        order: vec[i64],
        stock: vec[i64],
        board: vec[i64],
    ) -> None:
        self.setup = setup
        self.order = order
        self.stock = stock
        self.board = board

    def copy_to(self, copy: "JohnSilverState") -> None:
        """Copies all numbers of this state to another one."""
        copy.phase = self.phase
        copy.wait = self.wait
        copy.first = self.first
        copy.answers = self.answers
        copy.exchanged = self.exchanged
        copy.top = self.top
        copy.free = self.free
        copy.rows = self.rows
        copy.take = self.take
        copy.laid = self.laid
        copy.shared = self.shared

    def numbers(self) -> list[int]:
        """The numbers that belong to the key as they are."""
        return [
            self.phase,
            self.wait,
            self.first,
            self.answers,
            self.exchanged,
            self.top,
            self.laid,
            self.shared,
        ]

    # -- written by hand -----------------------------------------------------------------------------------------------

    def clone(self) -> "JohnSilverState":
        copy = JohnSilverState(self.setup, self.order, self.stock, self.board[:])
        self.copy_to(copy)
        return copy

    def seats(self) -> i64:
        return self.setup.seats

    # -- choices -----------------------------------------------------------------------------------------------------

    def waiting(self) -> i64:
        return self.wait

    def count(self, seat: i64) -> i64:
        if self.wait & BIT[seat] == 0:
            return 0
        hand: i64 = self.board[HAND + seat]
        if self.phase == LAYING:
            # JS-20: a suit card goes in its own row; JS-21: a joker in any.
            free: i64 = self.free
            ships: i64 = POP4[free & 15]
            sailors: i64 = POP4[(free >> 4) & 15]
            chests: i64 = POP4[free >> 8]
            return (
                ((hand >> SUIT_AT) & 7) * ships
                + ((hand >> (SUIT_AT + 3)) & 7) * sailors
                + ((hand >> (SUIT_AT + 6)) & 7) * chests
                + (hand >> JOKERS_AT) * (ships + sailors + chests)
            )
        if self.phase == TAKING:
            # JS-22, JS-23: the stock if there is one, or an apple-free card from the grid.
            return (self.take >> SUIT_AT) + (1 if self.top < CARDS else 0)
        # JS-12: exchange only without apples.
        return 2 if hand & self.setup.deck.apples == 0 else 1

    def nth(self, seat: i64, k: i64) -> i64:
        if self.phase == LAYING:
            hand: i64 = self.board[HAND + seat]
            free: i64 = self.free
            ships: i64 = POP4[free & 15]
            n: i64 = ((hand >> SUIT_AT) & 7) * ships
            if k < n:
                return lay_of(hand & 8191, LAY, free & 15, k)
            k -= n
            sailors: i64 = POP4[(free >> 4) & 15]
            n = ((hand >> (SUIT_AT + 3)) & 7) * sailors
            if k < n:
                return lay_of((hand >> 13) & 8191, LAY + 52, (free >> 4) & 15, k)
            k -= n
            chests: i64 = POP4[free >> 8]
            n = ((hand >> (SUIT_AT + 6)) & 7) * chests
            if k < n:
                return lay_of((hand >> 26) & 8191, LAY + 104, free >> 8, k)
            k -= n
            jokers: i64 = (hand >> 39) & 31
            n = ships + sailors + chests
            while k >= n:
                k -= n
                jokers &= jokers - 1
            code: i64 = LAY_JOKER + 12 * i64(LOW13[jokers])
            if k < ships:
                return code + i64(PICK[((free & 15) << 5) + k])
            k -= ships
            if k < sailors:
                return code + 4 + i64(PICK[(((free >> 4) & 15) << 5) + k])
            return code + 8 + i64(PICK[((free >> 8) << 5) + k - sailors])
        if self.phase == TAKING:
            if self.top < CARDS:
                if k == 0:
                    return DRAW
                k -= 1
            return TAKE + member(self.take & ALL_CARDS, k)
        return KEEP + k

    def fill(self, seat: i64, codes: vec[i64], at: i64) -> i64:
        n: i64 = self.count(seat)
        if n == 0 or self.phase != LAYING:
            k: i64 = 0
            while k < n:
                codes[at + k] = self.nth(seat, k)
                k += 1
            return n
        hand: i64 = self.board[HAND + seat]
        free: i64 = self.free
        row: i64 = 0
        while row < ROWS:
            # JS-20: every card of a suit on every free cell of its row.
            cells: i64 = free & 15
            if cells != 0:
                cards: i64 = hand & 8191
                while cards != 0:
                    first: i64 = LAY + 52 * row + 4 * i64(LOW13[cards])
                    left: i64 = cells
                    while left != 0:
                        codes[at] = first + LOW4[left]
                        at += 1
                        left &= left - 1
                    cards &= cards - 1
            free >>= 4
            hand >>= 13
            row += 1
        jokers: i64 = hand & 31
        while jokers != 0:
            # JS-21: a joker on any free cell.
            first = LAY_JOKER + 12 * i64(LOW13[jokers])
            free = self.free
            while free != 0:
                codes[at] = first + i64(LOW13[free])
                at += 1
                free &= free - 1
            jokers &= jokers - 1
        return n

    # -- actions -----------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        if action >= LAY:
            self.lay(seat, LAID_CARD[action - LAY], LAID_CELL[action - LAY])
        elif action >= TAKE:
            self.take_card(seat, action - TAKE)
            self.end_turn(seat)
        elif action == DRAW:
            self.draw(seat)
            self.end_turn(seat)
        else:
            if action == EXCHANGE:
                self.exchange(seat)
            self.answered(seat)

    def exchange(self, seat: i64) -> None:
        """JS-12: the six go into the stock, all of it is shuffled, six are drawn."""
        if self.exchanged == 0:
            self.grow()
        board = self.board
        back: i64 = board[HAND + seat] & ALL_CARDS
        self.exchanged |= BIT[seat]
        board[BACK + seat] = back
        pool: i64 = back
        i: i64 = self.top
        while i < CARDS:
            pool |= BIT[self.stock[i]]
            i += 1
        stock = self.stock[:CARDS]
        order = self.order
        hand: i64 = 0
        drawn: i64 = 0
        at: i64 = self.top
        i = CARDS * (1 + self.answers)
        stop: i64 = i + CARDS
        while i < stop:
            card: i64 = order[i]
            if pool & BIT[card] != 0:
                if drawn < HAND_SIZE:
                    hand += UNIT[card]
                    drawn += 1
                else:
                    stock[at] = card
                    at += 1
            i += 1
        board[HAND + seat] = hand
        self.stock = stock

    def grow(self) -> None:
        """Makes room for what players can conclude from an exchange."""
        board = self.setup.long[:]
        i: i64 = 0
        while i < SHORT:
            board[i] = self.board[i]
            i += 1
        self.board = board

    def answered(self, seat: i64) -> None:
        self.answers += 1
        seats: i64 = self.setup.seats
        if self.answers < seats:
            seat += 1
            self.wait = BIT[seat if seat < seats else 0]
            return
        if self.exchanged != 0:
            board = self.board
            seat = 0
            while seat < seats:
                board[DEALT + seat] = board[HAND + seat] & ALL_CARDS
                seat += 1
        self.phase = LAYING
        self.wait = BIT[self.first]

    def lay(self, seat: i64, card: i64, cell: i64) -> None:
        board = self.board
        setup = self.setup
        bit: i64 = BIT[card]
        self.shared = 0
        if self.exchanged != 0 and board[KNOWN + seat] & bit == 0:
            board[FRESH + card] = 1 + seat + MOST_SEATS * board[DRAWN + seat]
        board[HAND + seat] -= UNIT[card]
        board[KNOWN + seat] &= ~bit
        board[cell] = (board[cell] * LEVEL) + card + 1
        # JS-20: one card per cell; JS-40: or stacks.
        if not setup.stacks:
            self.free &= ~BIT[cell]
        self.rows += ROW_UNIT[ROW_OF[cell]]
        self.take += setup.deck.takeable[card]
        # JS-22: after an apple card, choose between the stock and an apple-free card from the grid.
        if setup.deck.apples & bit != 0 and self.take != 0:
            self.phase = TAKING
            self.laid = cell * LEVEL + card + 1
            return
        # JS-23: nobody draws from an empty stock.
        if self.top < CARDS:
            self.draw(seat)
        self.end_turn(seat)

    def draw(self, seat: i64) -> None:
        board = self.board
        board[HAND + seat] += UNIT[self.stock[self.top]]
        self.top += 1
        if self.exchanged != 0:
            board[DRAWN + seat] += 1

    def take_card(self, seat: i64, card: i64) -> None:
        """JS-22: a card from the grid goes to the hand, known to all (JS-61)."""
        board = self.board
        cell: i64 = self.cell_of(card)
        stack: i64 = board[cell]
        # JS-40: from anywhere in a stack; the others keep their order.
        above: i64 = 0
        scale: i64 = 1
        while stack & 63 != card + 1:
            above += (stack & 63) * scale
            scale *= LEVEL
            stack >>= 6
        board[cell] = (stack >> 6) * scale + above
        self.free |= BIT[cell]
        self.rows -= ROW_UNIT[ROW_OF[cell]]
        self.take -= self.setup.deck.takeable[card]
        board[HAND + seat] += UNIT[card]
        board[KNOWN + seat] |= BIT[card]

    def cell_of(self, card: i64) -> i64:
        """Where in the grid a card lies."""
        board = self.board
        # A suit card lies in the row of its suit.
        cell: i64 = 0
        if card >= 26 and card < JOKERS:
            cell = 8
        elif card >= VALUES and card < JOKERS:
            cell = 4
        while cell < CELLS:
            stack: i64 = board[cell]
            while stack != 0:
                if stack & 63 == card + 1:
                    return cell
                stack >>= 6
            cell += 1
        return -1

    def end_turn(self, seat: i64) -> None:
        # JS-24: after the draw or take, a row of four is paid out.
        full: i64 = self.rows & FULL
        if full != 0:
            self.distribute(0 if full == 4 else 1 if full == 32 else 2)
        self.laid = 0
        board = self.board
        seats: i64 = self.setup.seats
        # JS-27: the game is over when no row can be filled any more.
        if self.rows >= NINE_PAID and self.top == CARDS and not self.setup.to_the_last_card and self.stuck(self.held()):
            self.phase = OVER
            self.wait = 0
            return
        # JS-27: a player without cards takes no turns; the last one plays on alone.
        left: i64 = seats
        while left > 0:
            seat += 1
            if seat == seats:
                seat = 0
            if board[HAND + seat] != 0:
                self.phase = LAYING
                self.wait = BIT[seat]
                return
            left -= 1
        self.phase = OVER
        self.wait = 0

    def held(self) -> i64:
        """The cards in all hands together."""
        cards: i64 = 0
        seat: i64 = 0
        while seat < self.setup.seats:
            cards |= self.board[HAND + seat]
            seat += 1
        return cards & ALL_CARDS

    def stuck(self, held: i64) -> bool:
        """JS-27: whether no row can reach four cards any more, now that the stock is empty and this many cards are in
        hands.

        Everyone can tell: all other cards are in the grid, were won or left the game.
        """
        # Jokers that an apple card may move from one row to another.
        jokers: i64 = 0
        if held & self.setup.deck.apples != 0:
            jokers = self.take & ALL_JOKERS
        row: i64 = 0
        while row < ROWS:
            count: i64 = ((self.rows >> (3 * row)) & 7) + pop(held & FITTING[row])
            if count < FULL_ROW and jokers != 0:
                count += pop(jokers & ~self.row_cards(row))
            if count >= FULL_ROW:
                return False
            row += 1
        return True

    def row_cards(self, row: i64) -> i64:
        """The cards that lie in a row."""
        cards: i64 = 0
        cell: i64 = COLUMNS * row
        stop: i64 = cell + COLUMNS
        while cell < stop:
            stack: i64 = self.board[cell]
            while stack != 0:
                cards |= BIT[(stack & 63) - 1]
                stack >>= 6
            cell += 1
        return cards

    def distribute(self, row: i64) -> None:
        """JS-24: the second highest goes with the highest, the second lowest with the lowest."""
        board = self.board
        takeable = self.setup.deck.takeable
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        cell: i64 = COLUMNS * row
        column: i64 = 0
        while column < COLUMNS:
            stack: i64 = board[cell]
            while stack != 0:
                # Rank, card and column in one number, ordered by rank.
                card: i64 = (stack & 63) - 1
                d = c
                c = b
                b = a
                a = (RANK[card] << 8) + (card << 2) + column
                self.take -= takeable[card]
                stack >>= 6
            board[cell] = 0
            cell += 1
            column += 1
        self.rows += PAID_UNIT - 4 * ROW_UNIT[row]
        self.free |= ROW_CELLS[row]
        a, b, c, d = falling(a, b, c, d)
        self.shared = ((row + 1) << 32) + ((a & 255) << 24) + ((b & 255) << 16) + ((c & 255) << 8) + (d & 255)
        self.give(a & 3, (a >> 2) & 63, (b >> 2) & 63)
        self.give(d & 3, (d >> 2) & 63, (c >> 2) & 63)

    def give(self, column: i64, winner: i64, second: i64) -> None:
        """A pair goes to the owner of the column, or out of the game (JS-25)."""
        board = self.board
        setup = self.setup
        owner: i64 = setup.owner[column]
        if owner < 0:
            board[REMOVED] |= BIT[winner] | BIT[second]
        else:
            board[WON + owner] |= BIT[winner] | BIT[second]
            board[SCORE + owner] += setup.deck.worth[winner] + setup.deck.worth[second]

    # -- results -----------------------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        # JS-33: most points win; a tie is shared.
        return self.coin_points(seat) + self.apple_points(seat) + self.spot_points(seat)

    def coin_points(self, seat: i64) -> i64:
        """JS-31: one for each coin."""
        return self.board[SCORE + seat] & 65535

    def apple_points(self, seat: i64) -> i64:
        """JS-30: apples count for the left neighbour, so these are the apples of the right one."""
        giver: i64 = (seat if seat > 0 else self.setup.seats) - 1
        return (self.board[SCORE + giver] >> APPLES_AT) & 65535

    def spots(self, seat: i64) -> i64:
        return self.board[SCORE + seat] >> SPOTS_AT

    def spot_points(self, seat: i64) -> i64:
        """JS-32: what the spots cost, as a number below zero."""
        mine: i64 = self.spots(seat)
        if mine == 0:
            return 0
        if self.setup.seats == 2:
            return -mine
        more: i64 = 0
        same: i64 = 0
        other: i64 = 0
        while other < self.setup.seats:
            if other != seat:
                theirs: i64 = self.spots(other)
                if theirs > mine:
                    more += 1
                elif theirs == mine:
                    same += 1
            other += 1
        if more == 0:
            return -8 if same == 0 else -6
        if more == 1:
            return -4 if same == 0 else -2
        return 0

    # -- questions ---------------------------------------------------------------------------------------------------

    def refusal(self, seat: i64, action: i64) -> str:
        if self.wait & BIT[seat] == 0:
            return "action/not-your-turn"
        hand: i64 = self.board[HAND + seat]
        if self.phase == ANSWERING:
            if action > EXCHANGE:
                return "john-silver/answer-first"
            if action == EXCHANGE and hand & self.setup.deck.apples != 0:
                return "john-silver/apples-in-hand"
            return ""
        if action <= EXCHANGE:
            return "john-silver/answers-over"
        if self.phase == TAKING:
            if action >= LAY:
                return "john-silver/take-first"
            if action == DRAW:
                return "" if self.top < CARDS else "john-silver/stock-empty"
            if self.take & BIT[action - TAKE] != 0:
                return ""
            # JS-22: all cards in the grid except those with apples.
            return "john-silver/not-in-grid" if self.cell_of(action - TAKE) < 0 else "john-silver/shows-apples"
        if action < LAY:
            return "john-silver/lay-first"
        if hand & BIT[LAID_CARD[action - LAY]] == 0:
            return "john-silver/not-in-hand"
        if self.free & BIT[LAID_CELL[action - LAY]] == 0:
            return "john-silver/cell-taken"
        return ""

    def quiet(self, seat: i64, action: i64, after: State) -> bool:
        """JS-22, JS-61: a card taken from the grid, or one of those laid again; anything else shows a card from hand or
        stock."""
        assert isinstance(after, JohnSilverState)
        if after.top != self.top or action == EXCHANGE:
            return False
        return action < LAY or self.board[KNOWN + seat] & BIT[LAID_CARD[action - LAY]] != 0

    def key(self) -> list[int]:
        numbers = self.numbers()
        numbers.extend(list(self.board))
        numbers.extend(list(self.stock[self.top : CARDS]))
        if self.phase == ANSWERING:
            # The orders by which the seats that have yet to answer may exchange.
            numbers.extend(list(self.order[CARDS * (1 + self.answers) : self.setup.start_at]))
        return numbers


def lay_of(cards: i64, code: i64, free: i64, k: i64) -> i64:
    """The k-th way to lay one of these cards of a suit on the free cells of its row; `code` lays the first card."""
    pick: i64 = i64(PICK[(free << 5) + k])
    while pick > 3:
        cards &= cards - 1
        pick -= 4
    return code + 4 * i64(LOW13[cards]) + pick
