"""Worlds that a view of Silver & Gold allows.

The sampler starts from a base state built from the view alone (`view.sampler`): everything the view tells is in place,
and what it hides is filled in arbitrarily. Each world shuffles what is hidden.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sterling.core.bits import BIT
from sterling.core.deal import shuffle
from sterling.core.rng import Rng
from sterling.core.state import Sampler, State
from sterling.games.silver_gold.codes import FIRST_KEPT, SECOND_KEPT
from sterling.games.silver_gold.rules import (
    DRAFTING,
    KEPT,
    MARKING,
    MINE,
    OWED,
    ROUND,
    SHOWN,
    STRIDE,
    TURNS,
    UNMARKED,
    SilverGoldState,
)


class SilverGoldSampler(Sampler):
    """`loose` are the cards that others may have been dealt and returned, as far as this seat knows."""

    def __init__(self, base: SilverGoldState, seat: i64, loose: vec[i64], finished: i64) -> None:
        self.base = base
        self.seat = seat
        self.loose = loose
        self.finished = finished
        """Seats that have finished the current step of simultaneous choices."""

    def sample(self, rng: Rng) -> State:
        world = self.base.clone()
        world.order = self.base.order[:]
        self.shuffle_expeditions(world, rng)
        if world.phase == DRAFTING:
            self.deal_hands(world, rng)
        else:
            # Everyone knows which cards are in the pile; nobody knows their order.
            world.pile = self.base.pile[:]
            shuffle(world.pile, world.drawn, len(world.pile), rng)
            self.deal_returned(world, rng)
            if world.phase == MARKING:
                self.mark_hidden(world, rng)
        return world

    def shuffle_expeditions(self, world: SilverGoldState, rng: Rng) -> None:
        at: i64 = world.setup.expeditions_at
        revealed: i64 = world.turn + 1
        if world.phase == DRAFTING:
            revealed = 0
        turn: i64 = 0
        while turn < TURNS:
            # In each round the cards revealed so far come first; the rest, including the eighth, is shuffled.
            known: i64 = revealed - turn
            if known < 0:
                known = 0
            if known < ROUND:
                shuffle(world.order, at + known, at + 8, rng)
            at += 8
            turn += ROUND

    def deal_hands(self, world: SilverGoldState, rng: Rng) -> None:
        """Before the draft is revealed, everything except this seat's own four cards is unknown, even the start
        player."""
        setup = world.setup
        order = world.order
        loose = self.loose[:]
        shuffle(loose, 0, len(loose), rng)
        next_loose: i64 = 0
        seat: i64 = 0
        while seat < setup.seats:
            if seat != self.seat:
                i: i64 = 0
                while i < 4:
                    order[4 * seat + i] = loose[next_loose]
                    next_loose += 1
                    i += 1
                if self.finished & BIT[seat] != 0:
                    world.board[STRIDE * seat + KEPT] = rng.below(6)
            seat += 1
        shuffle(order, setup.deck.cards, 2 * setup.deck.cards, rng)
        if setup.named < 0:
            shuffle(order, setup.expeditions_at + 32, setup.expeditions_at + 32 + setup.seats, rng)
            world.first = order[setup.expeditions_at + 32]

    def deal_returned(self, world: SilverGoldState, rng: Rng) -> None:
        """The two cards that each other seat gave back, and where in its hand the kept ones stood."""
        loose = self.loose[:]
        order = world.order
        needed: i64 = 0
        seat: i64 = 0
        while seat < world.setup.seats:
            if seat == self.seat:
                seat += 1
                continue
            at: i64 = STRIDE * seat + KEPT
            old: i64 = world.board[at]
            kept_a: i64 = order[4 * seat + FIRST_KEPT[old]]
            kept_b: i64 = order[4 * seat + SECOND_KEPT[old]]
            pair: i64 = rng.below(6)
            world.board[at] = pair
            i: i64 = 0
            while i < 4:
                if i == FIRST_KEPT[pair]:
                    order[4 * seat + i] = kept_a
                elif i == SECOND_KEPT[pair]:
                    order[4 * seat + i] = kept_b
                else:
                    # Another of the loose cards, none twice.
                    j: i64 = needed + rng.below(len(loose) - needed)
                    held: i64 = loose[needed]
                    loose[needed] = loose[j]
                    loose[j] = held
                    order[4 * seat + i] = loose[needed]
                    needed += 1
                i += 1
            seat += 1

    def mark_hidden(self, world: SilverGoldState, rng: Rng) -> None:
        """SG-27: the marks that others made in this step are hidden; seats that have finished made some legal marks."""
        board = world.board
        seat: i64 = 0
        while seat < world.setup.seats:
            at: i64 = STRIDE * seat
            if seat != self.seat and self.finished & BIT[seat] != 0 and board[at + MINE] & 0xFFFFFFFF != 0:
                board[at + MINE] = board[at + SHOWN]
                board[at + OWED] = UNMARKED
                world.wait |= BIT[seat]
                while world.wait & BIT[seat] != 0:
                    world.apply(seat, world.nth(seat, rng.below(world.count(seat))))
            seat += 1


def loose_cards(deck: i64, out: vec[i64]) -> vec[i64]:
    """All cards of the deck except those in `out`."""
    loose = vec[i64]()
    card: i64 = 0
    while card < deck:
        i: i64 = 0
        while i < len(out) and out[i] != card:
            i += 1
        if i == len(out):
            loose = append(loose, card)
        card += 1
    return loose
