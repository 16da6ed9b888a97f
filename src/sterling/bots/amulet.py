"""The greedy player of the Amulet: keeps track of what it has seen, and does what lowers its village most now.

Values are hundredths of a point. A card it has not seen counts as the mean of all cards it has not seen; which card
lies where behind a back it never asks.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.policy import Policy
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.amulet.rules import (
    AFTER,
    AIM,
    ANNOUNCE,
    DOWN,
    EMPATHY,
    FROM_DECK,
    FROM_PILE,
    GUARDING,
    HAND,
    KNOWN,
    LOOKING,
    NEW_END,
    PENALTY_END,
    PLACING,
    RASCAL,
    ROW,
    SECOND,
    SIZE,
    START,
    STRIDE,
    SWAP,
    UP,
    WITCHING,
    AmuletState,
)
from sterling.games.amulet.tables import (
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

LOOK: Final = 130  # worth of seeing an own card
LOOK_ELSEWHERE: Final = 25
TURN_UP: Final = 60  # worth of turning up an own unseen card, which the others see too
FEWER: Final = 60  # worth of each card the village gets smaller by
PAIR: Final = 50  # per cent of what a set in the village would save
PRIVATE: Final = 60  # worth of a hidden card over a visible one
LAST_TURN: Final = 200  # what an opponent gains in the turn after a call, at a guess
KEPT: Final = 300  # how much lower than the mean a card is that its owner has seen and kept
SURE: Final = 500  # how far below the others to be, to call
LOW: Final = 300  # a village so low that calling is right anyway
GUARD_UP_TO: Final = 3  # the highest value that a bodyguard or the amulet is spent on
VERY_BAD: Final = -1000000


class Greedy(Policy):
    """Exchanges known sets, trades high for low, looks at what it does not know, and calls when it seems lowest."""

    def __init__(self) -> None:
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
        if world.board[at + KNOWN] & BIT[card] != 0 and self.mean > KEPT:
            return self.mean - KEPT
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
        price: i64 = 100 * value - (PRIVATE if hidden else 0)
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
                saved += PAIR * (self.set_bonus() - before) // 100
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
                saved = sum_of - price + FEWER * (together - 1) - PAIR * before // 100
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
        unknown: i64 = self.unknown_own(world, seat)
        if value < EXPOSER:
            # Low cards are a present to the next player.
            return 50 * (value - EXPOSER)
        if value in (EXPOSER, REVEALER):
            return TURN_UP if unknown > 0 else 0
        if value == BEHOLDER:
            return LOOK * (unknown if unknown < 2 else 2)
        if value == APPRENTICE:
            return LOOK_ELSEWHERE
        if value == SEER:
            return LOOK if unknown > 0 else LOOK_ELSEWHERE
        if value == MASTER:
            return self.best_fetch(world, seat, world.piled)
        if value == WITCH:
            return LOOK_ELSEWHERE
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
            if mine <= LOW or mine + SURE <= self.lowest_other(world, seat) - LAST_TURN:
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
        best: i64 = GUARD_UP_TO + 1
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
