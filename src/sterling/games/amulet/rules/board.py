"""What is on the table: everything that a state consists of."""

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT
from sterling.core.state import State, Unkeyed
from sterling.games.amulet.codes import BODYGUARDS, VALUE
from sterling.games.amulet.rules.layout import DOWN, FROM_DECK, LOOKING, NONE, ROW, SIZE, STRIDE, UP, Layout


class Board(State):
    """The numbers of one game, and queries about villages that all parts of the rules share."""

    setup: Layout
    order: vec[i64]
    sheet: vec[i64]  # finished rounds: caller, what ended it, then for each seat the size and values of its village
    board: vec[i64]
    phase: i64 = LOOKING
    wait: i64 = 0
    round: i64 = 0
    first: i64 = 0  # the start player of this round
    turn: i64 = 0  # whose turn it is
    caller: i64 = NONE
    top: Unkeyed = 0  # where in the board the deck begins
    piled: i64 = 0
    shown: i64 = 0
    hand: i64 = NONE
    source: Unkeyed = 0
    looked: i64 = 0  # deck cards looked at in this draw
    allowed: Unkeyed = 0  # … and how many there may be
    picks: i64 = 0  # own places announced, or the one the robber gives
    using: i64 = 0  # the place of the empath or bodyguard in use
    used: Unkeyed = 0  # the set of empaths and bodyguards used this turn
    stirred: i64 = 0  # 1 after a free action this turn
    acted: i64 = 0  # 1 after the action of this turn
    moved: i64 = 0  # 1 if a card left the deck this turn
    still: i64 = 0  # turns in a row in which none did
    holder: i64 = NONE  # who holds the amulet
    right: i64 = NONE  # who may still put it on a card
    sealed: i64 = 0  # the set of cards under it
    guarded: Unkeyed = 0  # the set of cards a bodyguard is set on
    gaze: Unkeyed = 0  # 1 if some seat is looking at a village card
    # What may be chosen now: the codes below FETCH, then how many pile cards and which places.
    head: Unkeyed = 0
    fetch: Unkeyed = 0
    seals: Unkeyed = 0
    uses: Unkeyed = 0
    cards: Unkeyed = 0
    spread: Unkeyed = 0  # 1 if cards of several villages may be chosen

    # -- written by `make fields` from the fields above ----------------------------------------------------------------

    def __init__(
        self,
        setup: Layout,
        order: vec[i64],
        sheet: vec[i64],
        board: vec[i64],
    ) -> None:
        self.setup = setup
        self.order = order
        self.sheet = sheet
        self.board = board

    def copy_to(self, copy: "Board") -> None:
        """Copies all numbers of this state to another one."""
        copy.phase = self.phase
        copy.wait = self.wait
        copy.round = self.round
        copy.first = self.first
        copy.turn = self.turn
        copy.caller = self.caller
        copy.top = self.top
        copy.piled = self.piled
        copy.shown = self.shown
        copy.hand = self.hand
        copy.source = self.source
        copy.looked = self.looked
        copy.allowed = self.allowed
        copy.picks = self.picks
        copy.using = self.using
        copy.used = self.used
        copy.stirred = self.stirred
        copy.acted = self.acted
        copy.moved = self.moved
        copy.still = self.still
        copy.holder = self.holder
        copy.right = self.right
        copy.sealed = self.sealed
        copy.guarded = self.guarded
        copy.gaze = self.gaze
        copy.head = self.head
        copy.fetch = self.fetch
        copy.seals = self.seals
        copy.uses = self.uses
        copy.cards = self.cards
        copy.spread = self.spread

    def numbers(self) -> list[int]:
        """The numbers that belong to the key as they are."""
        return [
            self.phase,
            self.wait,
            self.round,
            self.first,
            self.turn,
            self.caller,
            self.piled,
            self.shown,
            self.hand,
            self.looked,
            self.picks,
            self.using,
            self.stirred,
            self.acted,
            self.moved,
            self.still,
            self.holder,
            self.right,
            self.sealed,
        ]

    # -- written by hand -----------------------------------------------------------------------------------------------

    def seats(self) -> i64:
        return self.setup.seats

    def by_age(self, k: i64) -> i64:
        """AM-3: the seat of the k-th youngest, from 0."""
        setup = self.setup
        return setup.ages[k] if len(setup.ages) != 0 else self.order[setup.ages_at + k]

    def age(self, seat: i64) -> i64:
        """AM-3: how many are younger."""
        k: i64 = 0
        while self.by_age(k) != seat:
            k += 1
        return k

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
        """The cards that everyone sees."""
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
