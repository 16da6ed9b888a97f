"""What is on the table: all that a state consists of."""

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.state import State
from sterling.games.amulet.codes import BIT, BODYGUARDS, VALUE
from sterling.games.amulet.rules.layout import DOWN, FROM_DECK, LOOKING, NONE, ROW, SIZE, STRIDE, UP, Layout


class Board(State):
    """The numbers of one game, and questions about villages that every part of the rules asks."""

    def __init__(self, setup: Layout, order: vec[i64], sheet: vec[i64], board: vec[i64]) -> None:
        self.setup = setup
        self.order = order
        self.sheet = sheet  # finished rounds: caller, what ended it, then of each seat size and values
        self.board = board
        self.phase: i64 = LOOKING
        self.wait: i64 = 0
        self.round: i64 = 0
        self.first: i64 = 0  # the start player of this round
        self.turn: i64 = 0  # whose turn it is
        self.caller: i64 = NONE
        self.top: i64 = 0  # where in the board the deck begins
        self.piled: i64 = 0
        self.shown: i64 = 0
        self.hand: i64 = NONE
        self.source: i64 = 0
        self.looked: i64 = 0  # deck cards looked at in this draw
        self.allowed: i64 = 0  # … and how many there may be
        self.picks: i64 = 0  # own places announced, or the one the robber gives
        self.using: i64 = 0  # the place of the empath or bodyguard in use
        self.used: i64 = 0  # the set of empaths and bodyguards used this turn
        self.stirred: i64 = 0  # 1 after a free action this turn
        self.acted: i64 = 0  # 1 after the action of this turn
        self.moved: i64 = 0  # 1 if a card left the deck this turn
        self.still: i64 = 0  # turns in a row in which none did
        self.holder: i64 = NONE  # who holds the amulet
        self.right: i64 = NONE  # who may still put it on a card
        self.sealed: i64 = 0  # the set of cards under it
        self.guarded: i64 = 0  # the set of cards a bodyguard is set on
        self.gaze: i64 = 0  # 1 if some seat is looking at a village card
        # What may be chosen now: the codes below FETCH, then how many pile cards and which places.
        self.head: i64 = 0
        self.fetch: i64 = 0
        self.seals: i64 = 0
        self.uses: i64 = 0
        self.cards: i64 = 0
        self.spread: i64 = 0  # 1 if cards of several villages may be chosen

    def places(self, at: i64, cards: i64) -> i64:
        """The places of these cards in the village at `at`."""
        board = self.board
        mask: i64 = 0
        place: i64 = 0
        row: i64 = at + ROW
        size: i64 = board[at + SIZE]
        while place < size:
            if BIT[board[row + place]] & cards != 0:
                mask |= BIT[place]
            place += 1
        return mask

    def own_places(self, at: i64) -> i64:
        """AM-30: the places of the village at `at` that are not under the amulet."""
        board = self.board
        mask: i64 = BIT[board[at + SIZE]] - 1
        if (board[at + UP] | board[at + DOWN]) & self.sealed != 0:
            mask &= ~self.places(at, self.sealed)
        return mask

    def uncovered(self, at: i64) -> i64:
        """AM-C3, AM-30, AM-40: the cards of the village at `at` that its opponents may choose."""
        board = self.board
        return (board[at + DOWN] | (board[at + UP] & ~BODYGUARDS)) & ~(self.guarded | self.sealed)

    def open_cards(self) -> i64:
        """The cards that everybody sees."""
        board = self.board
        setup = self.setup
        seen: i64 = 0
        at: i64 = 0
        while at < setup.pile_at:
            seen |= board[at + UP]
            at += STRIDE
        while at < setup.pile_at + self.piled:
            seen |= BIT[board[at]]
            at += 1
        at = setup.show_at
        while at < setup.show_at + self.shown:
            seen |= BIT[board[at]]
            at += 1
        if self.hand >= 0 and self.source != FROM_DECK:
            seen |= BIT[self.hand]
        return seen

    def village_sum(self, at: i64) -> i64:
        board = self.board
        total: i64 = 0
        i: i64 = at + ROW
        end: i64 = i + board[at + SIZE]
        while i < end:
            total += VALUE[board[i]]
            i += 1
        return total
