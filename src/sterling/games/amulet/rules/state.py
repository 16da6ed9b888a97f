"""The state of the Amulet, put together: one state, from the first look to the last score."""

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT
from sterling.core.state import State
from sterling.games.amulet.codes import CARDS, DRAW, GUARDS, NO
from sterling.games.amulet.rules.acts import Acts
from sterling.games.amulet.rules.layout import (
    DOWN,
    EYES,
    FROM_DECK,
    KNOWN,
    LOOKING,
    PEEKED,
    RASCAL,
    ROUNDS,
    ROW,
    SIZE,
    STRIDE,
    TOTAL,
    UP,
    Layout,
)
from sterling.games.amulet.rules.refusals import refusal


class AmuletState(Acts):
    """The true state of one game."""

    def clone(self) -> "AmuletState":
        copy = AmuletState(self.setup, self.order, self.sheet, self.board[:])
        self.copy_to(copy)
        return copy

    def refusal(self, seat: i64, action: i64) -> str:
        return refusal(self, seat, action)

    def quiet(self, seat: i64, action: i64, after: State) -> bool:
        """No card was turned up (AM-12, AM-14), looked at (AM-2, AM-58) or drawn, and the round goes on (AM-56)."""
        assert isinstance(after, AmuletState)
        if self.phase == LOOKING:
            return action == NO
        if action == DRAW or after.gaze != 0 or after.round != self.round:
            return False
        return after.open_cards() & ~self.open_cards() == 0

    def key(self) -> list[int]:
        board = self.board
        setup = self.setup
        hidden: i64 = 0
        at: i64 = 0
        while at < setup.pile_at:
            hidden |= board[at + DOWN]
            at += STRIDE
        i: i64 = self.top
        while i < setup.deck_end:
            hidden |= BIT[board[i]]
            i += 1
        if self.hand >= 0 and self.source == FROM_DECK:
            hidden |= BIT[self.hand]
        numbers = self.numbers()
        # What matters only at times: while a card is in hand, while rascals look, while a used card lies face up.
        numbers.append(self.source if self.hand >= 0 else 0)
        numbers.append(self.allowed if self.phase == RASCAL else 0)
        numbers.append(self.used & board[STRIDE * self.turn + UP])
        at = 0
        while at < setup.pile_at:
            numbers.extend([board[at + SIZE], board[at + UP], board[at + DOWN], board[at + KNOWN] & hidden])
            numbers.extend([board[at + EYES], board[at + TOTAL]])
            if self.phase == LOOKING:
                numbers.append(board[at + PEEKED])
            numbers.extend(list(board[at + ROW : at + ROW + board[at + SIZE]]))
            at += STRIDE
        numbers.extend(list(board[setup.pile_at : setup.pile_at + self.piled]))
        numbers.extend(list(board[self.top : setup.deck_end]))
        numbers.extend(list(board[setup.show_at : setup.show_at + self.shown]))
        numbers.extend(list(board[setup.link_at : setup.link_at + GUARDS]))
        numbers.extend(list(self.sheet))
        k: i64 = 0
        while k < setup.seats:
            numbers.append(self.by_age(k))
            k += 1
        # The orders of future rounds; earlier ones have been dealt.
        if self.round < ROUNDS:
            numbers.extend(list(self.order[CARDS * (self.round + 1) : CARDS * ROUNDS]))
        return numbers


class AmuletSetup(Layout):
    """What is fixed before a game of the Amulet."""

    def start(self, order: vec[i64]) -> State:
        state = AmuletState(self, order, self.blank, self.bare[:])
        # AM-3: the youngest, unless the table names another.
        if self.named >= 0:
            state.first = self.named
        elif self.drawn:
            state.first = order[self.ages_at]
        else:
            state.first = state.by_age(0)
        state.deal_round()
        return state
