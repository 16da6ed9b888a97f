"""Turns, rounds and the game: how they begin and end."""

from librt.vecs import append
from mypy_extensions import i64

from sterling.core.bits import BIT, pop
from sterling.games.amulet.codes import CARDS, GUARDS, SQUIRES, VALUE, VILLAGERS
from sterling.games.amulet.rules.choices import Choices
from sterling.games.amulet.rules.layout import (
    BY_CALL,
    BY_DECK,
    BY_STILL,
    BY_VILLAGERS,
    DEALT,
    DOWN,
    EYES,
    FROM_DECK,
    KNOWN,
    LOOKING,
    NONE,
    OVER,
    PEEKED,
    PENALTY,
    ROUNDS,
    ROW,
    SIZE,
    STILL_TURNS,
    STRIDE,
    TOTAL,
    UP,
)


class Rounds(Choices):
    """How turns, rounds and the game begin and end, and what they cost."""

    def deal_round(self) -> None:
        """AM-1: five hidden cards to each, one on the discard pile, 31 in the deck; the rest is set aside."""
        board = self.board
        setup = self.setup
        order = self.order
        next_card: i64 = CARDS * self.round
        at: i64 = 0
        while at < setup.pile_at:
            cards: i64 = 0
            i: i64 = at + ROW
            while i < at + ROW + DEALT:
                board[i] = order[next_card]
                cards |= BIT[board[i]]
                next_card += 1
                i += 1
            board[at + SIZE] = DEALT
            board[at + UP] = 0
            board[at + DOWN] = cards
            board[at + KNOWN] = 0
            board[at + EYES] = NONE
            board[at + PEEKED] = 0
            at += STRIDE
        board[setup.pile_at] = order[next_card]
        next_card += 1
        at = setup.deck_at
        while at < setup.deck_end:
            board[at] = order[next_card]
            next_card += 1
            at += 1
        at = setup.link_at
        while at < setup.link_at + GUARDS:
            board[at] = NONE
            at += 1
        self.ask(LOOKING, 0)
        self.wait = BIT[setup.seats] - 1
        self.turn = self.first
        self.caller = NONE
        self.top = setup.deck_at
        self.piled = 1
        self.shown = 0
        self.hand = NONE
        self.source = FROM_DECK
        self.looked = 0
        self.picks = 0
        self.used = 0
        self.stirred = 0
        self.acted = 0
        self.moved = 0
        self.still = 0
        self.sealed = 0
        self.guarded = 0
        self.gaze = 0

    def start_turn(self, seat: i64) -> None:
        self.turn = seat
        self.wait = BIT[seat]
        self.used = 0
        self.stirred = 0
        self.acted = 0
        self.moved = 0
        self.ask_start(seat)

    def finish(self, seat: i64) -> None:
        """The action of this turn is done; a turn in which no free action is left ends automatically."""
        self.acted = 1
        self.picks = 0
        self.ask_after(seat)
        if self.seals | self.uses == 0:
            self.end_turn(seat)

    def end_turn(self, seat: i64) -> None:
        board = self.board
        setup = self.setup
        # AM-55: turns in a row in which no card left the deck.
        if self.moved != 0:
            self.still = 0
        else:
            self.still += 1
        face_up: i64 = 0
        at: i64 = 0
        while at < setup.pile_at:
            face_up |= board[at + UP]
            at += STRIDE
        # AM-C0, AM-21: both villagers; an empty deck; the last turn after a call; in this order.
        if face_up & VILLAGERS == VILLAGERS:
            self.end_round(BY_VILLAGERS)
            return
        if self.top == setup.deck_end:
            self.end_round(BY_DECK)
            return
        if self.still == STILL_TURNS:
            self.end_round(BY_STILL)
            return
        after: i64 = seat + 1
        if after == setup.seats:
            after = 0
        if after == self.caller:
            self.end_round(BY_CALL)
            return
        # AM-C1: the display grows to the number of face-up squires; it is never cut.
        squires: i64 = face_up & SQUIRES
        if squires != 0:
            wanted: i64 = pop(squires)
            while self.shown < wanted and self.top < setup.deck_end:
                board[setup.show_at + self.shown] = board[self.top]
                self.shown += 1
                self.top += 1
                self.still = 0
            if self.top == setup.deck_end:
                self.end_round(BY_DECK)
                return
        self.start_turn(after)

    def end_round(self, reason: i64) -> None:
        """AM-22: everyone loses the sum of their village, except for a caller."""
        board = self.board
        setup = self.setup
        caller: i64 = self.caller
        lowest_sum: i64 = self.village_sum(0)
        at: i64 = STRIDE
        while at < setup.pile_at:
            total: i64 = self.village_sum(at)
            if total < lowest_sum:
                lowest_sum = total
            at += STRIDE
        # AM-56: all villages are public; the score sheet keeps their values.
        sheet = self.sheet[:]
        sheet = append(sheet, caller)
        sheet = append(sheet, reason)
        self.right = NONE
        least: i64 = 0
        first: i64 = 0
        seat: i64 = 0
        at = 0
        while seat < setup.seats:
            sheet = append(sheet, board[at + SIZE])
            i: i64 = at + ROW
            end: i64 = i + board[at + SIZE]
            while i < end:
                sheet = append(sheet, VALUE[board[i]])
                i += 1
            lost: i64 = self.village_sum(at)
            if seat == caller:
                if lost == lowest_sum:
                    lost = 0
                    # AM-33: the last winner keeps the amulet; the right to place it lasts for the next round only.
                    self.holder = seat
                    self.right = seat
                else:
                    lost += PENALTY
            board[at + TOTAL] += lost
            # AM-3: the player who lost the fewest points starts the next round; the youngest, if tied.
            if seat == 0 or lost < least or (lost == least and self.age(seat) < self.age(first)):
                least = lost
                first = seat
            seat += 1
            at += STRIDE
        self.sheet = sheet
        self.round += 1
        if self.round == ROUNDS:
            self.end_game()
        else:
            self.first = first
            self.deal_round()

    def end_game(self) -> None:
        board = self.board
        self.ask(OVER, 0)
        self.wait = 0
        self.right = NONE
        if self.gaze != 0:
            self.look_away()
        at: i64 = 0
        while at < self.setup.pile_at:
            board[at + UP] |= board[at + DOWN]
            board[at + DOWN] = 0
            at += STRIDE

    def look_away(self) -> None:
        """AM-4: a village card that someone looked at is put back before the next action."""
        at: i64 = 0
        while at < self.setup.pile_at:
            self.board[at + EYES] = NONE
            at += STRIDE
        self.gaze = 0

    def points(self, seat: i64) -> i64:
        """AM-23: points lost in the finished rounds; the fewest win."""
        return self.board[STRIDE * seat + TOTAL]

    def rank(self, seat: i64) -> i64:
        """AM-23: the player who lost the fewest points wins; the amulet breaks a tie."""
        mine: i64 = self.points(seat)
        if seat != self.holder:
            return -2 * mine
        other: i64 = 0
        while other < self.setup.seats:
            if self.points(other) < mine:
                return -2 * mine
            other += 1
        return 1 - 2 * mine
