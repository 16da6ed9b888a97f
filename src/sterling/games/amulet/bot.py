"""Players of the Amulet: one that does what lowers its village most now, and what the search knows of the game.

The greedy player keeps track of what it has seen. Values are hundredths of a point. A card it has not seen counts as
the mean of all cards it has not seen; which card lies where behind a back it never asks.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.policy import Policy
from sterling.bots.search import Knowledge
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.amulet.codes import (
    AMULET,
    APPRENTICE,
    BEHOLDER,
    BIT,
    BODYGUARDS,
    CALL,
    CARD,
    CARDS,
    DISCARD,
    DOPPELGANGER,
    DRAW,
    EMPATHS,
    END,
    EXPOSER,
    FETCH,
    FIRST_BODYGUARD,
    GUARDS,
    KEEP,
    LEFT,
    MASTER,
    NO,
    PLACES,
    REVEALER,
    ROBBER,
    SEER,
    SHOW,
    TAKE,
    USE,
    VALUE,
    WITCH,
    YES,
    lowest,
    pop,
)
from sterling.games.amulet.rules import (
    AFTER,
    AIM,
    ANNOUNCE,
    DOWN,
    EMPATHY,
    EYES,
    FROM_DECK,
    FROM_PILE,
    GUARDING,
    HAND,
    KNOWN,
    LOOKING,
    NEW_END,
    OVER,
    PENALTY_END,
    PLACING,
    RASCAL,
    ROUNDS,
    ROW,
    SECOND,
    SIZE,
    START,
    STRIDE,
    SWAP,
    TOTAL,
    UP,
    WITCHING,
    AmuletState,
)

LOOK: Final = 130  # worth of seeing an own card
LOOK_ELSEWHERE: Final = 25
TURN_UP: Final = 60  # worth of turning up an own unseen card, which the others see too
FEWER: Final = 60  # worth of each card the village gets smaller by
PAIR: Final = 50  # per cent of what a set in the village would save
PRIVATE: Final = 60  # worth of a hidden card over a visible one
LAST_TURN: Final = 200  # what an opponent gains in the turn after a call, at a guess
KEPT: Final = 300  # how much lower than the mean a card is that its owner has seen and kept
KEPT_LATER: Final = 0  # … and how much more for every ten cards that have left the deck
LOWEST_KEPT: Final = 120  # as low as such a card is taken for on average
SURE: Final = 500  # how far below the others to be, to call
LOW: Final = 300  # a village so low that calling is right anyway
GUARD_UP_TO: Final = 3  # the highest value that a bodyguard or the amulet is spent on
PRESENT: Final = 50  # what it costs to discard a low card, for each point below an exposer
MAY_CALL: Final = 0  # worth of getting small enough to call
VERY_BAD: Final = -1000000


class Greedy(Policy):
    """Exchanges known sets, trades high for low, looks at what it does not know, and calls when it seems lowest."""

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
        """1 if it sees that after a call only the sum of its village counts."""
        self.last = False
        """This is its last turn in the round, and it sees it."""
        self.left = vec[i64]([0] * 14)
        """How many cards of each value it has not seen."""
        self.own = vec[i64]([0] * 14)
        """How many cards of each value it knows in its village, outside the amulet."""
        self.sight: i64 = 0
        """The set of cards whose value it knows."""
        self.unseen: i64 = 0
        self.mean: i64 = 0
        self.plan: i64 = 0
        """The own places that the best exchange replaces."""
        self.fetched: i64 = 0

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, AmuletState)
        phase: i64 = world.phase
        if phase == LOOKING:
            return world.nth(seat, 1 + rng.below(world.count(seat) - 1))
        if phase == PLACING:
            return world.nth(seat, 0)
        if phase in (NEW_END, PENALTY_END):
            return LEFT
        self.take_in(world, seat)
        if phase == START:
            return self.choose_start(world, seat)
        if phase == HAND:
            return self.choose_hand(world, seat)
        if phase == ANNOUNCE:
            return self.choose_pick(world, seat)
        if phase == AFTER:
            free: i64 = self.free_action(world, seat)
            return END if free < 0 else free
        if phase == RASCAL:
            return self.choose_kept(world, seat)
        if phase in (EMPATHY, SECOND):
            return self.choose_look(world, seat)
        if phase == GUARDING:
            return self.choose_guarded(world, seat)
        if phase == WITCHING:
            return self.choose_witched(world, seat)
        if phase == SWAP:
            return self.choose_loot(world)
        return self.choose_power(world, seat)

    # -- what it knows -----------------------------------------------------------------------------------------------

    def take_in(self, world: AmuletState, seat: i64) -> None:
        """Sets down which cards it can see or has seen, and what is left."""
        setup = world.setup
        board = world.board
        sight: i64 = board[STRIDE * seat + KNOWN]
        at: i64 = 0
        while at < setup.pile_at:
            sight |= board[at + UP]
            at += STRIDE
        while at < setup.pile_at + world.piled:
            sight |= BIT[board[at]]
            at += 1
        at = setup.show_at
        while at < setup.show_at + world.shown:
            sight |= BIT[board[at]]
            at += 1
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
        """What it takes its own village to lose."""
        board = world.board
        at: i64 = STRIDE * seat + ROW
        end: i64 = at + board[STRIDE * seat + SIZE]
        total: i64 = 0
        while at < end:
            total += self.worth(board[at])
            at += 1
        return total

    def elsewhere(self, world: AmuletState, at: i64, card: i64) -> i64:
        """What it takes a card of an opponent for; one its owner has seen and kept is likely a low one."""
        if self.sight & BIT[card] != 0:
            return 100 * VALUE[card]
        if world.board[at + KNOWN] & BIT[card] != 0:
            less: i64 = self.kept + self.kept_later * (world.top - world.setup.deck_at) // 10
            return self.mean - less if self.mean > less + LOWEST_KEPT else LOWEST_KEPT
        return self.mean

    def lowest_other(self, world: AmuletState, seat: i64) -> i64:
        """What it takes the best opponent's village to lose."""
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
            at += STRIDE
        return best

    # -- what an exchange brings -------------------------------------------------------------------------------------

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
        """The most that a card of this value brings in an exchange; `plan` is how."""
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
        # A set of known cards, doppelgängers with them.
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
        """How many own cards it could look at and has not seen."""
        return pop(world.board[STRIDE * seat + DOWN] & ~world.sealed & ~self.sight)

    def power_worth(self, world: AmuletState, seat: i64, value: i64) -> i64:
        """What discarding a drawn card of this value brings, at a guess."""
        if self.last and value <= SEER:
            return 0
        unknown: i64 = self.unknown_own(world, seat)
        if value < EXPOSER:
            # Low cards are a present to the next player.
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
        """What the best of the lowest so many cards of the pile brings, or 0; `fetched` is its place."""
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
        """What the robber saves: the worst own card for the best one of an opponent."""
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
        """What a drawn card of this value brings, exchanged or discarded."""
        swapped: i64 = self.gain(world, seat, value, hidden)
        dropped: i64 = self.power_worth(world, seat, value)
        return swapped if swapped > dropped else dropped

    def blind_worth(self, world: AmuletState, seat: i64, card: i64) -> i64:
        """What drawing a deck card brings, as far as this player knows the card."""
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

    # -- choices -----------------------------------------------------------------------------------------------------

    def choose_start(self, world: AmuletState, seat: i64) -> i64:
        if world.head & BIT[CALL] != 0:
            mine: i64 = self.village(world, seat)
            if mine <= self.low or mine + self.sure <= self.lowest_other(world, seat) - LAST_TURN:
                return CALL
        free: i64 = self.free_action(world, seat)
        if free >= 0:
            return free
        best: i64 = self.blind_worth(world, seat, world.board[world.top])
        action: i64 = DRAW
        if world.head & BIT[TAKE] != 0:
            card: i64 = world.board[world.setup.pile_at + world.piled - 1]
            value: i64 = self.gain(world, seat, VALUE[card], False)
            if value > best:
                best = value
                action = TAKE
        i: i64 = 0
        while i < world.shown:
            value = self.drawn_worth(world, seat, VALUE[world.board[world.setup.show_at + i]], False)
            if value > best:
                best = value
                action = SHOW + i
            i += 1
        return action

    def free_action(self, world: AmuletState, seat: i64) -> i64:
        """An empath, a bodyguard or the amulet, where it serves; -1 if none does."""
        board = world.board
        at: i64 = STRIDE * seat
        link_at: i64 = world.setup.link_at - FIRST_BODYGUARD
        if world.uses != 0:
            rest: i64 = world.uses
            while rest != 0:
                place: i64 = lowest(rest)
                rest &= rest - 1
                card: i64 = BIT[board[at + ROW + place]]
                if card & EMPATHS != 0 and self.unknown_own(world, seat) > 0:
                    return USE + place
                idle: bool = card & BODYGUARDS != 0 and board[link_at + lowest(card)] < 0
                if idle and self.best_guarded(world, seat, BIT[board[at + SIZE]] - 1 - BIT[place]) >= 0:
                    return USE + place
        if world.seals != 0:
            best: i64 = self.best_guarded(world, seat, world.seals)
            if best >= 0 and board[at + SIZE] > 1:
                return AMULET + best
        return -1

    def best_guarded(self, world: AmuletState, seat: i64, places: i64) -> i64:
        """The place of its lowest card that opponents could still take, if it is worth protecting; else -1."""
        board = world.board
        at: i64 = STRIDE * seat
        open_cards: i64 = world.uncovered(at) & self.sight
        best: i64 = self.guard_up_to + 1
        where: i64 = -1
        while places != 0:
            place: i64 = lowest(places)
            places &= places - 1
            card: i64 = board[at + ROW + place]
            if open_cards & BIT[card] != 0 and VALUE[card] < best:
                best = VALUE[card]
                where = place
        return where

    def choose_guarded(self, world: AmuletState, seat: i64) -> i64:
        best: i64 = self.best_guarded(world, seat, world.cards)
        if best < 0:
            return world.nth(seat, 0)
        return CARD + PLACES * seat + best

    def choose_hand(self, world: AmuletState, seat: i64) -> i64:
        free: i64 = self.free_action(world, seat)
        if free >= 0:
            return free
        value: i64 = VALUE[world.hand]
        swapped: i64 = self.gain(world, seat, value, world.source == FROM_DECK)
        if world.source != FROM_PILE and swapped <= self.power_worth(world, seat, value):
            return DISCARD
        return CARD + PLACES * seat + lowest(self.plan)

    def choose_pick(self, world: AmuletState, seat: i64) -> i64:
        self.gain(world, seat, VALUE[world.hand], world.source == FROM_DECK)
        more: i64 = self.plan & world.cards
        if more != 0 and self.plan & world.picks == world.picks:
            return CARD + PLACES * seat + lowest(more)
        if world.picks == 0:
            return world.nth(seat, 0)
        return YES

    def choose_kept(self, world: AmuletState, seat: i64) -> i64:
        board = world.board
        # Another look costs nothing, but the last one gives the display away.
        if world.head & BIT[DRAW] != 0 and (world.shown == 0 or world.looked + 1 < world.allowed):
            return DRAW
        best: i64 = VERY_BAD
        action: i64 = KEEP
        i: i64 = 0
        while i < world.looked:
            value: i64 = self.drawn_worth(world, seat, VALUE[board[world.top + i]], True)
            if value > best:
                best = value
                action = KEEP + i
            i += 1
        if world.looked == world.allowed:
            return action
        i = 0
        while i < world.shown:
            value = self.drawn_worth(world, seat, VALUE[board[world.setup.show_at + i]], False)
            if value > best:
                best = value
                action = SHOW + i
            i += 1
        if world.head & BIT[DRAW] == 0:
            return action
        if action < KEEP and best >= self.blind_worth(world, seat, board[world.top + world.looked]):
            return action
        return DRAW

    def choose_look(self, world: AmuletState, seat: i64) -> i64:
        """An own card it has not seen; else any, or none."""
        board = world.board
        rest: i64 = world.cards
        while rest != 0:
            place: i64 = lowest(rest)
            rest &= rest - 1
            if self.sight & BIT[board[STRIDE * seat + ROW + place]] == 0:
                return CARD + PLACES * seat + place
        return world.nth(seat, 0)

    def choose_power(self, world: AmuletState, seat: i64) -> i64:
        board = world.board
        power: i64 = VALUE[board[world.setup.pile_at + world.piled - 1]]
        mine: i64 = STRIDE * seat
        if power == WITCH:
            return DRAW
        if power == MASTER:
            best: i64 = self.best_fetch(world, seat, world.piled - 1)
            return NO if best == 0 else FETCH + self.fetched
        if power == ROBBER:
            if self.loot(world, seat) <= 0:
                return NO
            return self.worst_own(world, seat)
        if world.spread == 0:
            # Exposer and beholder: an own card it has not seen.
            return self.choose_look(world, seat)
        best_place: i64 = -1
        most: i64 = -1
        at: i64 = 0
        code: i64 = CARD
        while at < world.setup.pile_at:
            rest: i64 = board[at + AIM]
            while rest != 0:
                place: i64 = lowest(rest)
                rest &= rest - 1
                card: i64 = board[at + ROW + place]
                if self.sight & BIT[card] == 0:
                    # Own cards first; of the others, those that somebody chose to keep.
                    wish: i64 = 100 if at == mine else 10 - board[at + SIZE]
                    if at != mine and board[at + KNOWN] & BIT[card] != 0:
                        wish += 20
                    if power == REVEALER and at != mine:
                        wish = -1
                    if wish > most:
                        most = wish
                        best_place = code + place
            at += STRIDE
            code += PLACES
        return NO if best_place < 0 else best_place

    def worst_own(self, world: AmuletState, seat: i64) -> i64:
        board = world.board
        worst: i64 = -1
        where: i64 = 0
        rest: i64 = world.cards
        while rest != 0:
            place: i64 = lowest(rest)
            rest &= rest - 1
            value: i64 = self.worth(board[STRIDE * seat + ROW + place])
            if value > worst:
                worst = value
                where = place
        return CARD + PLACES * seat + where

    def choose_loot(self, world: AmuletState) -> i64:
        board = world.board
        best: i64 = 1000000
        action: i64 = 0
        at: i64 = 0
        code: i64 = CARD
        while at < world.setup.pile_at:
            rest: i64 = board[at + AIM]
            while rest != 0:
                place: i64 = lowest(rest)
                rest &= rest - 1
                value: i64 = self.elsewhere(world, at, board[at + ROW + place])
                if value < best:
                    best = value
                    action = code + place
            at += STRIDE
            code += PLACES
        return action

    def choose_witched(self, world: AmuletState, seat: i64) -> i64:
        """The deck's top card: into its own village, into an opponent's, or left where it is."""
        board = world.board
        value: i64 = VALUE[board[world.top]]
        best: i64 = 0
        action: i64 = NO
        if board[STRIDE * seat + AIM] != 0:
            best = self.gain(world, seat, value, True)
            if best > 0:
                action = CARD + PLACES * seat + lowest(self.plan)
            else:
                best = 0
        at: i64 = 0
        code: i64 = CARD
        while at < world.setup.pile_at:
            rest: i64 = board[at + AIM]
            if at == STRIDE * seat:
                rest = 0
            while rest != 0:
                place: i64 = lowest(rest)
                rest &= rest - 1
                harm: i64 = 100 * value - self.elsewhere(world, at, board[at + ROW + place])
                if world.setup.seats > 2:
                    harm = harm // 2
                if harm > best:
                    best = harm
                    action = code + place
            at += STRIDE
            code += PLACES
        return action


EXPLORE: Final = 0.3

# How much likelier than among all cards a value is on a hidden card that its owner has seen and kept, in hundredths, as
# greedy players keep them: early in a round to late, six deck cards a row; the last row for one who has called.
STAGE: Final = 6
STAGES: Final = 5
KEPT_ROWS: Final[tuple[tuple[int, ...], ...]] = (
    (163, 160, 160, 158, 153, 147, 143, 64, 60, 48, 36, 35, 27, 27),
    (213, 213, 213, 203, 161, 141, 112, 22, 18, 10, 7, 6, 5, 5),
    (251, 250, 249, 211, 130, 90, 41, 10, 8, 4, 3, 3, 3, 3),
    (270, 270, 253, 189, 94, 42, 13, 6, 4, 3, 3, 3, 3, 3),
    (260, 256, 235, 165, 75, 24, 8, 4, 3, 3, 3, 3, 3, 3),
    (475, 352, 235, 140, 60, 39, 17, 6, 4, 3, 3, 3, 3, 3),
)


def _kept_odds() -> list[int]:
    return [odds for row in KEPT_ROWS for odds in row]


KEPT_ODDS: Final[vec[i64]] = vec[i64](_kept_odds())
SURELY_KEPT: Final = 300
TRIES: Final = 8
AMULET_WORTH: Final = 2.0  # what the right to place the amulet is worth, in points
SWING: Final = 7.0  # how many points a round to come may turn, about
MARGIN: Final = 0.05  # how much of the reward of a finished game is for its margin


def sharp() -> Greedy:
    """The greedy player with values that came out of some ten thousand games against itself."""
    return Greedy(
        look=193,
        look_elsewhere=53,
        turn_up=-5,
        fewer=346,
        pair=140,
        private=-46,
        kept=288,
        kept_later=67,
        sure=345,
        low=-100,
        guard_up_to=2,
        present=71,
        may_call=130,
        rounds_end=1,
    )


class Expert(Knowledge):
    """What the search knows of the Amulet.

    Only the decision at hand is searched: what follows depends on cards that are seen later, and a tree of actions
    cannot tell them apart. Everybody plays on by the greedy player's sharper values, knowing what they know and no
    more, to the end of the round; the reward is the chance to win the game with the points lost by then.
    """

    def __init__(self, read: i64 = 1) -> None:
        self.read = read
        """1 if it reads from what opponents keep how low it is."""
        self.player = sharp()
        self.root: i64 = 0
        self.round: i64 = 0

    def begin(self, world: State, seat: i64) -> None:
        assert isinstance(world, AmuletState)
        self.root = seat
        self.round = world.round
        if self.read != 0 and world.phase != LOOKING:
            make_likely(world, seat)

    def flat(self) -> bool:
        return True

    def policy(self, world: State, seat: i64, rng: Rng) -> i64:
        return self.player.choose(world, seat, rng)

    def done(self, world: State) -> bool:
        assert isinstance(world, AmuletState)
        return world.round != self.round

    def judge(self, world: State, rewards: vec[float]) -> None:
        """The chance to win: the lead over the best opponent against what the rounds to come may turn."""
        assert isinstance(world, AmuletState)
        board = world.board
        best: i64 = 1000000
        seat: i64 = 0
        while seat < world.setup.seats:
            if seat != self.root and board[STRIDE * seat + TOTAL] < best:
                best = board[STRIDE * seat + TOTAL]
            seat += 1
        lead: float = float(best - board[STRIDE * self.root + TOTAL])
        if world.phase == OVER:
            won: float = 0.5
            if lead > 0.0 or (lead == 0.0 and world.holder == self.root):
                won = 1.0
            elif lead < 0.0 or world.holder >= 0:
                won = 0.0
            rewards[self.root] = (1.0 - MARGIN) * won + MARGIN / (1.0 + exp(-lead / SWING))
            return
        if world.right >= 0:
            lead += AMULET_WORTH if world.right == self.root else -AMULET_WORTH
        rewards[self.root] = 1.0 / (1.0 + exp(-lead / (SWING * sqrt(float(ROUNDS - world.round)))))


def make_likely(world: AmuletState, seat: i64) -> None:
    """Changes hidden cards that opponents have seen and kept for others from the deck, so that in many sampled worlds
    they are as low as such cards are. The world stays one that the seat's view allows."""
    board = world.board
    setup = world.setup
    known: i64 = 0
    at: i64 = 0
    while at < setup.pile_at:
        known |= board[at + KNOWN]
        at += STRIDE
    mine: i64 = board[STRIDE * seat + KNOWN]
    deck: i64 = setup.deck_end - world.top
    if deck == 0:
        return
    stage: i64 = (setup.deck_end - setup.deck_at - deck) // STAGE
    if stage >= STAGES:
        stage = STAGES - 1
    rng = Rng(fingerprint(world))
    at = 0
    whose: i64 = 0
    while at < setup.pile_at:
        odds: i64 = 14 * (STAGES if whose == world.caller else stage)
        i: i64 = at + ROW
        end: i64 = i if whose == seat else i + board[at + SIZE]
        while i < end:
            card: i64 = board[i]
            if board[at + DOWN] & board[at + KNOWN] & ~mine & BIT[card] != 0:
                tries: i64 = 0
                while tries < TRIES and rng.below(SURELY_KEPT) >= KEPT_ODDS[odds + VALUE[card]]:
                    tries += 1
                    place: i64 = world.top + rng.below(deck)
                    other: i64 = board[place]
                    if known & BIT[other] == 0:
                        known = (known & ~BIT[card]) | BIT[other]
                        exchange_unseen(world, at, i, place)
                        card = other
            i += 1
        at += STRIDE
        whose += 1


def fingerprint(world: AmuletState) -> i64:
    """A number that depends on where the cards of a sampled world lie: the same world, the same number."""
    board = world.board
    mixed: i64 = world.round
    i: i64 = world.top
    while i < world.setup.deck_end:
        mixed = (mixed * 67 + board[i]) & 0xFFFFFFFFFFFF
        i += 1
    at: i64 = 0
    while at < world.setup.pile_at:
        i = at + ROW
        while i < at + ROW + board[at + SIZE]:
            mixed = (mixed * 67 + board[i]) & 0xFFFFFFFFFFFF
            i += 1
        at += STRIDE
    return mixed


def exchange_unseen(world: AmuletState, at: i64, slot: i64, place: i64) -> None:
    """Lets a hidden village card and a deck card that nobody knows change places, with all that lies on the former."""
    board = world.board
    setup = world.setup
    card: i64 = board[slot]
    other: i64 = board[place]
    board[slot] = other
    board[place] = card
    board[at + DOWN] = (board[at + DOWN] & ~BIT[card]) | BIT[other]
    seat: i64 = 0
    while seat < setup.pile_at:
        if board[seat + KNOWN] & BIT[card] != 0:
            board[seat + KNOWN] = (board[seat + KNOWN] & ~BIT[card]) | BIT[other]
        if board[seat + EYES] == card:
            board[seat + EYES] = other
        seat += STRIDE
    if world.sealed & BIT[card] != 0:
        world.sealed = BIT[other]
    if world.guarded & BIT[card] != 0:
        i: i64 = setup.link_at
        while i < setup.link_at + GUARDS:
            if board[i] == card:
                board[i] = other
            i += 1
        world.count_guarded()
