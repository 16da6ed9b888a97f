"""Worlds that a view of the Amulet allows.

The sampler starts from a base state built from the view alone (`view.sampler`): everything the view tells is in place,
and the cards this seat does not know lie in an arbitrary order. Each world deals these cards again and shuffles the
future rounds. Who else knows a card depends on where it lies, so that stays.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sterling.core.bits import BIT
from sterling.core.deal import shuffle
from sterling.core.rng import Rng
from sterling.core.state import Sampler, State
from sterling.games.amulet.codes import CARDS, GUARDS
from sterling.games.amulet.rules import DOWN, EYES, KNOWN, ROUNDS, STRIDE, AmuletState

# Where an unknown card may be, apart from the board.
IN_HAND: Final = -1
ASIDE: Final = -2

SEALED: Final = 16
FIRST_EYE: Final = 5


class AmuletSampler(Sampler):
    """`cards` lie unknown at `slots`, in this order in the base; `knowers` are the other seats that know them."""

    def __init__(self, base: AmuletState, slots: vec[i64], knowers: vec[i64], cards: vec[i64]) -> None:
        self.base = base
        self.slots = slots
        self.knowers = knowers
        self.cards = cards
        self.village = vec[i64]()
        """The village of a slot, by its place in the board; -1 if it is in none."""
        self.marks = vec[i64]()
        """What is on the card: four bits for bodyguards, one for the amulet, four for the seats that have seen it."""
        setup = base.setup
        board = base.board
        i: i64 = 0
        while i < len(slots):
            card: i64 = cards[i]
            at: i64 = 0
            while at + STRIDE <= slots[i]:
                at += STRIDE
            if slots[i] < 0 or at >= setup.pile_at:
                at = -1
            marks: i64 = 0
            guard: i64 = 0
            while guard < GUARDS:
                if board[setup.link_at + guard] == card:
                    marks |= BIT[guard]
                guard += 1
            if base.sealed & BIT[card] != 0:
                marks |= SEALED
            seat: i64 = 0
            while seat < setup.seats:
                if board[STRIDE * seat + EYES] == card:
                    marks |= BIT[FIRST_EYE + seat]
                # For the sets of cards, the base keeps what this seat knows; each world adds the rest.
                board[STRIDE * seat + KNOWN] &= ~BIT[card]
                board[STRIDE * seat + DOWN] &= ~BIT[card]
                seat += 1
            self.village = append(self.village, at)
            self.marks = append(self.marks, marks)
            i += 1

    def sample(self, rng: Rng) -> State:
        base = self.base
        world = base.clone()
        order = base.order[:]
        start: i64 = CARDS * (base.round + 1)
        while start < CARDS * ROUNDS:
            shuffle(order, start, start + CARDS, rng)
            start += CARDS
        world.order = order
        cards = self.cards[:]
        shuffle(cards, 0, len(cards), rng)
        board = world.board
        i: i64 = 0
        while i < len(cards):
            card: i64 = cards[i]
            slot: i64 = self.slots[i]
            if slot >= 0:
                board[slot] = card
                at: i64 = self.village[i]
                if at >= 0:
                    board[at + DOWN] |= BIT[card]
            elif slot == IN_HAND:
                world.hand = card
            knowers: i64 = self.knowers[i]
            at = KNOWN
            while knowers != 0:
                if knowers & 1 != 0:
                    board[at] |= BIT[card]
                knowers >>= 1
                at += STRIDE
            if self.marks[i] != 0:
                self.mark(world, card, self.marks[i])
            i += 1
        world.count_guarded()
        return world

    def mark(self, world: AmuletState, card: i64, marks: i64) -> None:
        """Restores what is on an unknown card."""
        board = world.board
        guard: i64 = 0
        while guard < GUARDS:
            if marks & BIT[guard] != 0:
                board[world.setup.link_at + guard] = card
            guard += 1
        if marks & SEALED != 0:
            world.sealed = BIT[card]
        seat: i64 = 0
        while seat < world.setup.seats:
            if marks & BIT[FIRST_EYE + seat] != 0:
                board[STRIDE * seat + EYES] = card
            seat += 1
