"""What the greedy player knows, and how it values cards, exchanges and powers.

Values are hundredths of a point. A card it has not seen counts as the mean of all cards it has not seen; it never looks
at which face-down card lies where.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.policy import Policy
from sterling.core.bits import BIT, lowest, pop
from sterling.games.amulet.codes import (
    APPRENTICE,
    BEHOLDER,
    CARDS,
    DOPPELGANGER,
    EXPOSER,
    MASTER,
    REVEALER,
    ROBBER,
    SEER,
    VALUE,
    WITCH,
)
from sterling.games.amulet.rules import DOWN, KNOWN, ROW, SIZE, STRIDE, UP, AmuletState

LOOK: Final = 130  # value of seeing one of its own cards
LOOK_ELSEWHERE: Final = 25
TURN_UP: Final = 60  # value of turning up one of its own unseen cards, which the others see too
FEWER: Final = 60  # value of each card by which the village shrinks
PAIR: Final = 50  # percentage of what a set in the village would save
PRIVATE: Final = 60  # how much more a hidden card is worth than a visible one
LAST_TURN: Final = 200  # a guess at what an opponent gains in the turn after a call
KEPT: Final = 300  # how much lower than the mean a card is if its owner has seen and kept it
KEPT_LATER: Final = 0  # … and how much more for every ten cards that have left the deck
LOWEST_KEPT: Final = 120  # the lowest average value assumed for such a card
SURE: Final = 500  # how far below the others it must be to call
LOW: Final = 300  # a village so low that calling is right anyway
GUARD_UP_TO: Final = 3  # the highest value on which it spends a bodyguard or the amulet
PRESENT: Final = 50  # what it costs to discard a low card, for each point below an exposer
MAY_CALL: Final = 0  # value of getting small enough to call
VERY_BAD: Final = -1000000


class Reckoning(Policy):
    """What a seat has seen, and what cards are therefore worth to it."""

    def __init__(
        self,
        look: i64 = LOOK,
        look_elsewhere: i64 = LOOK_ELSEWHERE,
        turn_up: i64 = TURN_UP,
        fewer: i64 = FEWER,
        pair: i64 = PAIR,
        private: i64 = PRIVATE,
        kept: i64 = KEPT,
        kept_later: i64 = KEPT_LATER,
        sure: i64 = SURE,
        low: i64 = LOW,
        guard_up_to: i64 = GUARD_UP_TO,
        present: i64 = PRESENT,
        may_call: i64 = MAY_CALL,
        rounds_end: i64 = 0,
    ) -> None:
        self.look = look
        self.look_elsewhere = look_elsewhere
        self.turn_up = turn_up
        self.fewer = fewer
        self.pair = pair
        self.private = private
        self.kept = kept
        self.kept_later = kept_later
        self.sure = sure
        self.low = low
        self.guard_up_to = guard_up_to
        self.present = present
        self.may_call = may_call
        self.rounds_end = rounds_end
        """1 if it knows that only the sum of its village counts after a call."""
        self.last = False
        """This is its last turn in the round, and it knows that."""
        self.left = vec[i64]([0] * 14)
        """How many cards of each value it has not seen."""
        self.own = vec[i64]([0] * 14)
        """How many cards of each value it knows in its village, outside the amulet."""
        self.sight: i64 = 0
        """The set of cards whose value it knows."""
        self.unseen: i64 = 0
        self.mean: i64 = 0
        self.plan: i64 = 0
        """The places in its own village that the best exchange replaces."""
        self.fetched: i64 = 0
        self.least: i64 = 0
        """Where the village that seems lowest among the others begins."""
        self.opening: i64 = 0
        """The best way to begin its turn, apart from a call and free actions."""

    # -- what it knows -------------------------------------------------------------------------------------------------

    def take_in(self, world: AmuletState, seat: i64) -> None:
        """Notes which cards it can see or has seen, and what is left."""
        board = world.board
        sight: i64 = board[STRIDE * seat + KNOWN] | world.open_cards()
        if world.hand >= 0 and world.turn == seat:
            sight |= BIT[world.hand]
        self.sight = sight
        left = self.left
        own = self.own
        value: i64 = 0
        while value < 14:
            left[value] = 0
            own[value] = 0
            value += 1
        unseen: i64 = 0
        total: i64 = 0
        card: i64 = 0
        while card < CARDS:
            if sight & BIT[card] == 0:
                left[VALUE[card]] += 1
                total += VALUE[card]
                unseen += 1
            card += 1
        self.last = world.caller >= 0 and self.rounds_end != 0
        self.unseen = unseen
        self.mean = 100 * total // unseen if unseen != 0 else 0
        at = STRIDE * seat
        known: i64 = (board[at + UP] | board[at + DOWN]) & sight & ~world.sealed
        while known != 0:
            own[VALUE[lowest(known)]] += 1
            known &= known - 1

    def worth(self, card: i64) -> i64:
        """What a card counts for this player."""
        return 100 * VALUE[card] if self.sight & BIT[card] != 0 else self.mean

    def village(self, world: AmuletState, seat: i64) -> i64:
        """Its estimate of what its own village will lose."""
        board = world.board
        at: i64 = STRIDE * seat + ROW
        end: i64 = at + board[STRIDE * seat + SIZE]
        total: i64 = 0
        while at < end:
            total += self.worth(board[at])
            at += 1
        return total

    def elsewhere(self, world: AmuletState, at: i64, card: i64) -> i64:
        """Its estimate of an opponent's card; one that its owner has seen and kept is probably low."""
        if self.sight & BIT[card] != 0:
            return 100 * VALUE[card]
        if world.board[at + KNOWN] & BIT[card] != 0:
            less: i64 = self.kept + self.kept_later * (world.top - world.setup.deck_at) // 10
            return self.mean - less if self.mean > less + LOWEST_KEPT else LOWEST_KEPT
        return self.mean

    def lowest_other(self, world: AmuletState, seat: i64) -> i64:
        """Its estimate of what the best opponent's village will lose."""
        board = world.board
        best: i64 = 1000000
        at: i64 = 0
        while at < world.setup.pile_at:
            if at != STRIDE * seat:
                total: i64 = 0
                i: i64 = at + ROW
                while i < at + ROW + board[at + SIZE]:
                    total += self.elsewhere(world, at, board[i])
                    i += 1
                if total < best:
                    best = total
                    self.least = at
            at += STRIDE
        return best

    # -- what an exchange gains ----------------------------------------------------------------------------------------

    def set_bonus(self) -> i64:
        """What the best set among its known cards would save beyond its best single card."""
        own = self.own
        best: i64 = 0
        if self.last:
            return 0
        wild: i64 = own[DOPPELGANGER]
        value: i64 = 1
        while value < DOPPELGANGER:
            n: i64 = own[value]
            if n + wild > 1 and n > 0:
                saved: i64 = 100 * value * (n - 1)
                if wild > 0:
                    saved = 100 * value * n + 1300 * (wild - 1)
                if saved > best:
                    best = saved
            value += 1
        return best

    def gain(self, world: AmuletState, seat: i64, value: i64, hidden: bool) -> i64:
        """The most that a card of this value gains in an exchange; `plan` says how."""
        board = world.board
        own = self.own
        at: i64 = STRIDE * seat
        size: i64 = board[at + SIZE]
        free: i64 = world.own_places(at)
        before: i64 = self.set_bonus()
        price: i64 = 100 * value
        if hidden and not self.last:
            price -= self.private
        best: i64 = VERY_BAD
        own[value] += 1
        place: i64 = 0
        while place < size:
            if free & BIT[place] != 0:
                card: i64 = board[at + ROW + place]
                saved: i64 = self.worth(card) - price
                seen: i64 = self.sight & BIT[card]
                if seen != 0:
                    own[VALUE[card]] -= 1
                saved += self.pair * (self.set_bonus() - before) // 100
                if seen != 0:
                    own[VALUE[card]] += 1
                if saved > best:
                    best = saved
                    self.plan = BIT[place]
            place += 1
        own[value] -= 1
        # A set of known cards, including doppelgängers.
        wild: i64 = own[DOPPELGANGER]
        kind: i64 = 0
        while kind <= DOPPELGANGER:
            n: i64 = own[kind]
            together: i64 = n if kind == DOPPELGANGER else n + wild
            if n > 0 and together > 1:
                sum_of: i64 = 100 * kind * n
                if kind != DOPPELGANGER:
                    sum_of += 1300 * wild
                saved = sum_of - price - self.pair * before // 100
                if not self.last:
                    saved += self.fewer * (together - 1)
                    if size > 4 and size - together + 1 <= 4:
                        saved += self.may_call
                if saved > best:
                    best = saved
                    self.plan = self.set_places(world, at, kind)
            kind += 1
        return best

    def set_places(self, world: AmuletState, at: i64, kind: i64) -> i64:
        board = world.board
        mask: i64 = 0
        free: i64 = world.own_places(at)
        place: i64 = 0
        while place < board[at + SIZE]:
            card: i64 = board[at + ROW + place]
            fits: bool = VALUE[card] == kind or VALUE[card] == DOPPELGANGER
            if fits and free & BIT[place] != 0 and self.sight & BIT[card] != 0:
                mask |= BIT[place]
            place += 1
        return mask

    def unknown_own(self, world: AmuletState, seat: i64) -> i64:
        """How many of its own cards it could look at and has not seen."""
        return pop(world.board[STRIDE * seat + DOWN] & ~world.sealed & ~self.sight)

    def power_worth(self, world: AmuletState, seat: i64, value: i64) -> i64:
        """A guess at what discarding a drawn card of this value gains."""
        if self.last and value <= SEER:
            return 0
        unknown: i64 = self.unknown_own(world, seat)
        if value < EXPOSER:
            # Low cards are a gift to the next player.
            return self.present * (value - EXPOSER)
        if value in (EXPOSER, REVEALER):
            return self.turn_up if unknown > 0 else 0
        if value == BEHOLDER:
            return self.look * (unknown if unknown < 2 else 2)
        if value == APPRENTICE:
            return self.look_elsewhere
        if value == SEER:
            return self.look if unknown > 0 else self.look_elsewhere
        if value == MASTER:
            return self.best_fetch(world, seat, world.piled)
        if value == WITCH:
            return self.look_elsewhere
        if value == ROBBER:
            saved: i64 = self.loot(world, seat)
            return saved if saved > 0 else 0
        return 0

    def best_fetch(self, world: AmuletState, seat: i64, piled: i64) -> i64:
        """What the best of the pile's lowest cards, this many of them, gains, or 0; `fetched` is its place."""
        board = world.board
        best: i64 = 0
        lowest_value: i64 = 14
        i: i64 = 0
        while i < piled:
            value: i64 = VALUE[board[world.setup.pile_at + i]]
            if value < lowest_value:
                lowest_value = value
                saved: i64 = self.gain(world, seat, value, False)
                if saved > best:
                    best = saved
                    self.fetched = i
            i += 1
        return best

    def loot(self, world: AmuletState, seat: i64) -> i64:
        """What the robber saves by trading its own worst card for an opponent's best one."""
        board = world.board
        worst: i64 = -1
        at: i64 = STRIDE * seat
        free: i64 = world.own_places(at)
        place: i64 = 0
        while place < board[at + SIZE]:
            if free & BIT[place] != 0 and self.worth(board[at + ROW + place]) > worst:
                worst = self.worth(board[at + ROW + place])
            place += 1
        if worst < 0:
            return VERY_BAD
        best: i64 = 1000000
        at = 0
        while at < world.setup.pile_at:
            if at != STRIDE * seat:
                cards: i64 = world.uncovered(at)
                while cards != 0:
                    card: i64 = lowest(cards)
                    if self.elsewhere(world, at, card) < best:
                        best = self.elsewhere(world, at, card)
                    cards &= cards - 1
            at += STRIDE
        return worst - best

    def drawn_worth(self, world: AmuletState, seat: i64, value: i64, hidden: bool) -> i64:
        """What a drawn card of this value gains, exchanged or discarded."""
        swapped: i64 = self.gain(world, seat, value, hidden)
        dropped: i64 = self.power_worth(world, seat, value)
        return swapped if swapped > dropped else dropped

    def blind_worth(self, world: AmuletState, seat: i64, card: i64) -> i64:
        """What drawing a deck card gains, as far as this player knows the card."""
        if self.sight & BIT[card] != 0:
            return self.drawn_worth(world, seat, VALUE[card], True)
        if self.unseen == 0:
            return 0
        total: i64 = 0
        value: i64 = 0
        while value < 14:
            n: i64 = self.left[value]
            if n != 0:
                total += n * self.drawn_worth(world, seat, value, True)
            value += 1
        return total // self.unseen
