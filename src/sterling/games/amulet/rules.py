"""The rules of the Amulet: one state, from the first look to the last score."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sterling.core.state import Setup, State
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
    FREE_USE,
    GUARDS,
    KEEP,
    LEFT,
    MASTER,
    MOST_SHOWN,
    NO,
    OFF,
    PLACES,
    RASCALS,
    REVEALER,
    RIGHT,
    ROBBER,
    SEER,
    SHOW,
    SQUIRES,
    TAKE,
    USE,
    VALUE,
    VILLAGERS,
    WITCH,
    YES,
    lowest,
    member,
    pop,
)

ROUNDS: Final = 4
DEALT: Final = 5
DECK: Final = 31
LOOKS: Final = 2
MOST_TO_CALL: Final = 4
PENALTY: Final = 10
STILL_TURNS: Final = 40

# Phases: what is asked.
LOOKING: Final = 0  # the looks before the first turn, of all seats at once
START: Final = 1  # draw, take or call; free actions
RASCAL: Final = 2  # one more deck card, or keep one
HAND: Final = 3  # the card in hand; free actions
ANNOUNCE: Final = 4  # one more card to exchange, or no more
PLACING: Final = 5  # which of the places of a set the new card takes
NEW_END: Final = 6  # the end for the new card after a failure
PENALTY_END: Final = 7  # the end for the penalty card
POWER: Final = 8  # the power of the card just discarded
SECOND: Final = 9  # the beholder's second look
WITCHING: Final = 10  # where the deck's top card goes
SWAP: Final = 11  # whose card the robber gets
EMPATHY: Final = 12  # which card the empath looks at
GUARDING: Final = 13  # which card the bodyguard is set on
AFTER: Final = 14  # the action is done; free actions
OVER: Final = 15

# Where the card in hand came from.
FROM_DECK: Final = 0
FROM_DISPLAY: Final = 1
FROM_PILE: Final = 2

# AM-21: what ended a round.
BY_VILLAGERS: Final = 0
BY_DECK: Final = 1
BY_CALL: Final = 2
BY_STILL: Final = 3

# The board is one row of numbers: for each seat eight and its village, then discard pile, deck, display and the card
# each bodyguard is set on.
SIZE: Final = 0
UP: Final = 1  # the set of its face-up cards
DOWN: Final = 2  # the set of its hidden cards
KNOWN: Final = 3  # the set of cards this seat has looked at
EYES: Final = 4  # the village card it is looking at now
PEEKED: Final = 5  # places looked at before the first turn
TOTAL: Final = 6  # points lost in the rounds before
AIM: Final = 7  # places in this village that may be chosen now, if `spread`
ROW: Final = 8
STRIDE: Final = 57
NONE: Final = -1

WHOLE: Final = 31
"""The places of a village as dealt."""


class AmuletSetup(Setup):
    """A table of the Amulet. `named` is the start player the table named, or -1; `drawn` asks for a draw."""

    def __init__(self, seats: i64, named: i64, drawn: bool) -> None:
        # AM-1: one order of all cards for each round; AM-3: the start player of the first.
        super().__init__(seats, vec[i64]([CARDS] * ROUNDS + [seats]))
        self.named = named
        self.drawn = drawn
        self.pile_at: i64 = STRIDE * seats
        self.deck_at: i64 = STRIDE * seats + CARDS
        self.deck_end: i64 = STRIDE * seats + CARDS + DECK
        self.show_at: i64 = self.deck_end
        self.link_at: i64 = self.show_at + MOST_SHOWN
        self.bare = vec[i64](
            [0, 0, 0, 0, NONE, 0, 0, 0, *[NONE] * PLACES] * seats + [NONE] * (CARDS + DECK + MOST_SHOWN + GUARDS)
        )
        self.blank = vec[i64]()

    def start(self, order: vec[i64]) -> State:
        state = AmuletState(self, order, self.blank, self.bare[:])
        # AM-3: the youngest, who has the lowest seat, unless the table names another or asks for a draw.
        if self.named >= 0:
            state.first = self.named
        elif self.drawn:
            state.first = order[ROUNDS * CARDS]
        state.deal_round()
        return state


class AmuletState(State):
    """The truth of one game."""

    def __init__(self, setup: AmuletSetup, order: vec[i64], sheet: vec[i64], board: vec[i64]) -> None:
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

    def clone(self) -> "AmuletState":
        copy = AmuletState(self.setup, self.order, self.sheet, self.board[:])
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
        return copy

    # -- choices -----------------------------------------------------------------------------------------------------

    def waiting(self) -> i64:
        return self.wait

    def count(self, seat: i64) -> i64:
        if self.wait & BIT[seat] == 0:
            return 0
        board = self.board
        if self.phase == LOOKING:
            return 1 + pop(WHOLE & ~board[STRIDE * seat + PEEKED])
        found: i64 = pop(self.head) + self.fetch
        if self.seals | self.uses != 0:
            found += pop(self.seals) + pop(self.uses)
        if self.spread == 0:
            return found + pop(self.cards)
        at: i64 = 0
        while at < self.setup.pile_at:
            found += pop(board[at + AIM])
            at += STRIDE
        return found

    def nth(self, seat: i64, k: i64) -> i64:
        board = self.board
        code: i64 = CARD + PLACES * seat
        if self.phase == LOOKING:
            if k == 0:
                return NO
            return code + member(WHOLE & ~board[STRIDE * seat + PEEKED], k - 1)
        n: i64 = pop(self.head)
        if k < n:
            return member(self.head, k)
        k -= n
        if k < self.fetch:
            return FETCH + k
        k -= self.fetch
        if self.seals | self.uses != 0:
            n = pop(self.seals)
            if k < n:
                return AMULET + member(self.seals, k)
            k -= n
            n = pop(self.uses)
            if k < n:
                return USE + member(self.uses, k)
            k -= n
        if self.spread == 0:
            return code + member(self.cards, k)
        code = CARD
        at: i64 = 0
        while True:
            n = pop(board[at + AIM])
            if k < n:
                return code + member(board[at + AIM], k)
            k -= n
            at += STRIDE
            code += PLACES

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

    def ask(self, phase: i64, head: i64) -> None:
        """Something is to be chosen; nothing but the codes of `head` yet."""
        self.phase = phase
        self.head = head
        self.fetch = 0
        self.seals = 0
        self.uses = 0
        self.cards = 0
        self.spread = 0

    def ask_start(self, seat: i64) -> None:
        board = self.board
        at: i64 = STRIDE * seat
        head: i64 = BIT[DRAW]
        # AM-11, AM-32: a take needs a card on the pile and an own card outside the amulet.
        if self.piled > 0 and (board[at + UP] | board[at + DOWN]) & ~self.sealed != 0:
            head |= BIT[TAKE]
        # AM-20: with four cards or fewer, if nobody has called, as the first act of the turn.
        if board[at + SIZE] <= MOST_TO_CALL and self.caller < 0 and self.stirred == 0:
            head |= BIT[CALL]
        # AM-C1: any display card may be taken as the drawn card.
        head |= BIT[SHOW + self.shown] - BIT[SHOW]
        self.ask(START, head)
        self.ask_free(seat)

    def ask_free(self, seat: i64) -> None:
        """AM-57: the free actions open to the seat whose turn it is."""
        board = self.board
        at: i64 = STRIDE * seat
        ready: i64 = board[at + UP] & FREE_USE & ~self.used
        if ready != 0:
            # AM-C2: a hidden card to look at; AM-C3: another card to be set on.
            if board[at + DOWN] & ~self.sealed == 0:
                ready &= BODYGUARDS
            if board[at + SIZE] < 2:
                ready &= EMPATHS
            if ready != 0:
                self.uses = self.places(at, ready)
        # AM-30: the amulet, on any own card; AM-32: a card taken from the pile must still find a place.
        if self.right == seat and (self.phase != HAND or self.source != FROM_PILE or board[at + SIZE] > 1):
            self.seals = BIT[board[at + SIZE]] - 1

    def ask_rascal(self) -> None:
        head: i64 = BIT[KEEP + self.looked] - BIT[KEEP]
        # AM-C4, AM-52: one card more, or a card of the display, while a look is left.
        if self.looked < self.allowed:
            head |= BIT[SHOW + self.shown] - BIT[SHOW]
            if self.top + self.looked < self.setup.deck_end:
                head |= BIT[DRAW]
        self.ask(RASCAL, head)

    def ask_hand(self, seat: i64) -> None:
        # AM-11: what was taken from the pile must be exchanged.
        self.ask(HAND, 0 if self.source == FROM_PILE else BIT[DISCARD])
        self.ask_free(seat)
        self.cards = self.own_places(STRIDE * seat)

    def ask_announce(self, seat: i64) -> None:
        """AM-13: any own cards; they are announced from left to right, so every set in one way only."""
        self.ask(ANNOUNCE, 0 if self.picks == 0 else BIT[YES])
        later: i64 = self.own_places(STRIDE * seat)
        if self.picks != 0:
            # The places above the highest one picked.
            later &= ~(BIT[self.highest_pick() + 1] - 1)
        self.cards = later

    def highest_pick(self) -> i64:
        place: i64 = lowest(self.picks)
        while self.picks >= BIT[place + 1]:
            place += 1
        return place

    def ask_power(self, seat: i64) -> bool:
        """AM-50: whether the card just discarded has a power with a legal target; if so, what may be chosen."""
        board = self.board
        at: i64 = STRIDE * seat
        power: i64 = VALUE[board[self.setup.pile_at + self.piled - 1]]
        if power < EXPOSER or power == DOPPELGANGER:
            return False
        self.ask(POWER, BIT[NO])
        if power in (EXPOSER, BEHOLDER):
            self.cards = self.places(at, board[at + DOWN] & ~self.sealed)
            return self.cards != 0
        if power in (REVEALER, SEER):
            return self.aim(seat, True, True)
        if power == APPRENTICE:
            return self.aim(seat, False, True)
        if power == WITCH:
            # AM-C11: an empty deck, no power.
            self.head |= BIT[DRAW]
            return self.top < self.setup.deck_end
        # AM-32: master and robber need an own card outside the amulet.
        self.cards = self.own_places(at)
        if self.cards == 0:
            return False
        if power == MASTER:
            # AM-C10: any card of the pile but this one.
            self.cards = 0
            self.fetch = self.piled - 1
            return self.fetch != 0
        other: i64 = 0
        while other < self.setup.pile_at:
            if other != at and self.uncovered(other) != 0:
                return True
            other += STRIDE
        return False

    def aim(self, seat: i64, own: bool, hidden: bool) -> bool:
        """Lets the seat choose uncovered cards of opponents, hidden ones only or any, and its own too if asked."""
        board = self.board
        found: i64 = 0
        mine: i64 = STRIDE * seat
        at: i64 = 0
        self.spread = 1
        while at < self.setup.pile_at:
            cards: i64 = 0
            if at != mine:
                cards = self.uncovered(at)
            elif own:
                cards = (board[at + UP] | board[at + DOWN]) & ~self.sealed
            if hidden:
                cards &= board[at + DOWN]
            mask: i64 = 0
            if cards != 0:
                mask = self.places(at, cards)
            board[at + AIM] = mask
            found |= mask
            at += STRIDE
        return found != 0

    def ask_second(self, seat: i64) -> None:
        """AM-C7: a second, different card."""
        board = self.board
        at: i64 = STRIDE * seat
        self.ask(SECOND, BIT[NO])
        self.cards = self.places(at, board[at + DOWN] & ~self.sealed & ~BIT[board[at + EYES]])

    def ask_witching(self, seat: i64) -> None:
        """AM-C11: leave it, or an own card, or an uncovered one of an opponent, hidden or face up."""
        self.ask(WITCHING, BIT[NO])
        self.aim(seat, True, False)

    def ask_swap(self, seat: i64) -> None:
        self.ask(SWAP, 0)
        self.aim(seat, False, False)

    def ask_empathy(self, seat: i64) -> None:
        at: i64 = STRIDE * seat
        self.ask(EMPATHY, 0)
        self.cards = self.places(at, self.board[at + DOWN] & ~self.sealed)

    def ask_guarding(self, seat: i64) -> None:
        """AM-C3: another own card, even the one under the amulet; or off."""
        board = self.board
        at: i64 = STRIDE * seat
        guard: i64 = board[at + ROW + self.using]
        on: i64 = board[self.setup.link_at + guard - FIRST_BODYGUARD]
        others: i64 = (board[at + UP] | board[at + DOWN]) & ~BIT[guard]
        if on >= 0:
            self.ask(GUARDING, BIT[OFF])
            others &= ~BIT[on]
        else:
            self.ask(GUARDING, 0)
        self.cards = self.places(at, others)

    def ask_after(self, seat: i64) -> None:
        self.ask(AFTER, BIT[END])
        self.ask_free(seat)

    def ask_again(self) -> None:
        """What may be chosen, from all the rest of the state; for states that were put together by hand."""
        seat: i64 = self.turn
        if self.phase == START:
            self.ask_start(seat)
        elif self.phase == RASCAL:
            self.ask_rascal()
        elif self.phase == HAND:
            self.ask_hand(seat)
        elif self.phase == ANNOUNCE:
            self.ask_announce(seat)
        elif self.phase == PLACING:
            self.ask(PLACING, 0)
            self.cards = self.picks
        elif self.phase == NEW_END or self.phase == PENALTY_END:
            self.ask(self.phase, BIT[LEFT] | BIT[RIGHT])
        elif self.phase == POWER:
            self.ask_power(seat)
        elif self.phase == SECOND:
            self.ask_second(seat)
        elif self.phase == WITCHING:
            self.ask_witching(seat)
        elif self.phase == SWAP:
            self.ask_swap(seat)
        elif self.phase == EMPATHY:
            self.ask_empathy(seat)
        elif self.phase == GUARDING:
            self.ask_guarding(seat)
        elif self.phase == AFTER:
            self.ask_after(seat)

    # -- actions -----------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        phase: i64 = self.phase
        if phase == LOOKING:
            self.peek(seat, action)
            return
        if self.gaze != 0:
            self.look_away()
        if action >= CARD:
            self.choose(seat, phase, action - CARD)
        elif action >= USE:
            self.use(seat, action - USE)
        elif action >= AMULET:
            # AM-30: for the rest of the round.
            self.sealed = BIT[self.board[STRIDE * seat + ROW + action - AMULET]]
            self.right = NONE
            self.stirred = 1
            self.go_back(seat)
        elif action >= FETCH:
            self.fetch_card(action - FETCH)
            self.ask_announce(seat)
        elif action >= KEEP:
            self.keep(seat, action - KEEP)
        elif action >= SHOW:
            self.take_shown(seat, action - SHOW)
        elif action == DRAW:
            self.look_at_deck(seat, phase)
        elif action == TAKE:
            # AM-11
            self.piled -= 1
            self.hand = self.board[self.setup.pile_at + self.piled]
            self.source = FROM_PILE
            self.ask_hand(seat)
        elif action == DISCARD:
            # AM-10: the power is decided on when the card lies on the pile; AM-50: if it has a target.
            self.pile_up(self.hand)
            self.hand = NONE
            if not self.ask_power(seat):
                self.finish(seat)
        elif action == YES:
            self.exchange(seat)
        elif action == NO:
            self.finish(seat)
        elif action == END:
            self.end_turn(seat)
        elif action == CALL:
            # AM-20: the turn is over at once.
            self.caller = seat
            self.end_turn(seat)
        elif action == OFF:
            self.set_guard(seat, NONE)
        else:
            self.add(seat, phase, action == LEFT)

    def peek(self, seat: i64, action: i64) -> None:
        """AM-2: up to two own cards, the second after seeing the first."""
        board = self.board
        at: i64 = STRIDE * seat
        board[at + EYES] = NONE
        if action == NO:
            self.wait &= ~BIT[seat]
        else:
            place: i64 = action - CARD - PLACES * seat
            self.look(at, board[at + ROW + place])
            board[at + PEEKED] |= BIT[place]
            if pop(board[at + PEEKED]) == LOOKS:
                self.wait &= ~BIT[seat]
        if self.wait == 0:
            self.start_turn(self.first)

    def look(self, at: i64, card: i64) -> None:
        """AM-58: the seat at `at` looks at a village card, and knows it wherever it goes."""
        self.board[at + KNOWN] |= BIT[card]
        self.board[at + EYES] = card
        self.gaze = 1

    def look_away(self) -> None:
        """AM-4: whoever looked at a village card has put it back when the next action is taken."""
        at: i64 = 0
        while at < self.setup.pile_at:
            self.board[at + EYES] = NONE
            at += STRIDE
        self.gaze = 0

    def choose(self, seat: i64, phase: i64, target: i64) -> None:
        """A card of a village was chosen, for whatever was asked."""
        board = self.board
        at: i64 = STRIDE * seat
        place: i64 = target - PLACES * seat
        if phase in (HAND, ANNOUNCE):
            self.announce(seat, place)
            return
        if phase == PLACING:
            self.place_set(seat, place)
            return
        if phase == EMPATHY:
            self.used |= BIT[board[at + ROW + self.using]]
            self.stirred = 1
            self.look(at, board[at + ROW + place])
            self.go_back(seat)
            return
        if phase == GUARDING:
            self.set_guard(seat, board[at + ROW + place])
            return
        if phase == SECOND:
            self.look(at, board[at + ROW + place])
            self.finish(seat)
            return
        # Powers, on the own village or on an opponent's.
        whose: i64 = 0
        while target >= PLACES:
            target -= PLACES
            whose += STRIDE
        if phase == WITCHING:
            self.hand = board[self.top]
            self.source = FROM_DECK
            self.top += 1
            self.moved = 1
            if whose == at:
                self.announce(seat, target)
            else:
                # AM-C11: for exactly one card of an opponent, which is discarded without effect.
                self.replace(whose, target)
                self.finish(seat)
            return
        if phase == SWAP:
            self.swap(at, lowest(self.picks), whose, target)
            self.finish(seat)
            return
        card: i64 = board[whose + ROW + target]
        power: i64 = VALUE[board[self.setup.pile_at + self.piled - 1]]
        if power == ROBBER:
            self.picks = BIT[target]
            self.ask_swap(seat)
        elif power in (EXPOSER, REVEALER):
            board[whose + DOWN] &= ~BIT[card]
            board[whose + UP] |= BIT[card]
            self.finish(seat)
        else:
            self.look(at, card)
            if power == BEHOLDER:
                self.ask_second(seat)
                if self.cards != 0:
                    return
            self.finish(seat)

    # The draw.

    def look_at_deck(self, seat: i64, phase: i64) -> None:
        board = self.board
        at: i64 = STRIDE * seat
        if phase == POWER:
            # AM-C11: the witch looks at the deck's top card.
            board[at + KNOWN] |= BIT[board[self.top]]
            self.ask_witching(seat)
            return
        if phase == START:
            # AM-C4, AM-51: the rascals that lie face up now count for this draw.
            self.looked = 0
            self.allowed = 1 + pop(board[at + UP] & RASCALS)
        board[at + KNOWN] |= BIT[board[self.top + self.looked]]
        self.looked += 1
        if self.allowed > 1:
            self.ask_rascal()
            if self.head != BIT[KEEP]:
                return
        self.keep(seat, 0)

    def keep(self, seat: i64, depth: i64) -> None:
        """AM-C4: one of the cards looked at; the others stay on the deck in their order."""
        board = self.board
        i: i64 = self.top + depth
        self.hand = board[i]
        while i > self.top:
            board[i] = board[i - 1]
            i -= 1
        self.top += 1
        self.moved = 1
        self.looked = 0
        self.source = FROM_DECK
        self.ask_hand(seat)

    def take_shown(self, seat: i64, place: i64) -> None:
        """AM-10, AM-53: a display card as the drawn card."""
        board = self.board
        i: i64 = self.setup.show_at + place
        self.hand = board[i]
        self.shown -= 1
        last: i64 = self.setup.show_at + self.shown
        while i < last:
            board[i] = board[i + 1]
            i += 1
        self.looked = 0
        self.source = FROM_DISPLAY
        self.ask_hand(seat)

    def fetch_card(self, place: i64) -> None:
        """AM-C10: a card of the discard pile, to be exchanged."""
        board = self.board
        i: i64 = self.setup.pile_at + place
        self.hand = board[i]
        self.piled -= 1
        last: i64 = self.setup.pile_at + self.piled
        while i < last:
            board[i] = board[i + 1]
            i += 1
        self.source = FROM_PILE
        self.picks = 0

    # The exchange.

    def announce(self, seat: i64, place: i64) -> None:
        if self.phase != ANNOUNCE:
            self.picks = 0
        self.picks |= BIT[place]
        self.ask_announce(seat)
        if self.cards == 0:
            self.exchange(seat)

    def exchange(self, seat: i64) -> None:
        """AM-12, AM-13: one card, or several if they are a set."""
        board = self.board
        at: i64 = STRIDE * seat
        rest: i64 = self.picks
        if rest & (rest - 1) == 0:
            self.replace(at, lowest(rest))
            self.finish(seat)
            return
        turned: i64 = 0
        value: i64 = DOPPELGANGER
        a_set: bool = True
        while rest != 0:
            card: i64 = board[at + ROW + lowest(rest)]
            rest &= rest - 1
            turned |= BIT[card]
            # AM-C13: all that are no doppelgängers must have one value.
            if VALUE[card] != DOPPELGANGER:
                if value != DOPPELGANGER and value != VALUE[card]:
                    a_set = False
                value = VALUE[card]
        board[at + DOWN] &= ~turned
        board[at + UP] |= turned
        if a_set:
            self.ask(PLACING, 0)
            self.cards = self.picks
        else:
            # AM-14: they stay, and the new card comes to an end of the row.
            self.ask(NEW_END, BIT[LEFT] | BIT[RIGHT])

    def replace(self, at: i64, place: i64) -> None:
        """AM-12: the card in hand takes the place of another, which is discarded."""
        board = self.board
        old: i64 = board[at + ROW + place]
        board[at + UP] &= ~BIT[old]
        board[at + DOWN] &= ~BIT[old]
        self.unlink(old)
        self.pile_up(old)
        board[at + ROW + place] = self.hand
        self.turn_new(at)

    def turn_new(self, at: i64) -> None:
        """AM-12: the card in hand is now in the village at `at`: hidden from the deck, else face up."""
        if self.source == FROM_DECK:
            self.board[at + DOWN] |= BIT[self.hand]
        else:
            self.board[at + UP] |= BIT[self.hand]
        self.hand = NONE

    def place_set(self, seat: i64, chosen: i64) -> None:
        """AM-13, AM-16: the set is discarded from left to right, the new card takes one place, the gaps close."""
        board = self.board
        at: i64 = STRIDE * seat
        row: i64 = at + ROW
        size: i64 = board[at + SIZE]
        filled: i64 = 0
        place: i64 = 0
        while place < size:
            card: i64 = board[row + place]
            if self.picks & BIT[place] != 0:
                board[at + UP] &= ~BIT[card]
                self.unlink(card)
                self.pile_up(card)
                if place == chosen:
                    board[row + filled] = self.hand
                    filled += 1
            else:
                board[row + filled] = card
                filled += 1
            place += 1
        board[at + SIZE] = filled
        self.turn_new(at)
        self.finish(seat)

    def add(self, seat: i64, phase: i64, left: bool) -> None:
        """AM-14: the new card, then the penalty card, at the end the player chose."""
        board = self.board
        setup = self.setup
        at: i64 = STRIDE * seat
        if phase == PENALTY_END:
            # Looked at by nobody: whoever had seen it on the deck knows it, and nobody else.
            self.hand = board[self.top]
            self.source = FROM_DECK
            self.top += 1
            self.moved = 1
        i: i64 = at + ROW + board[at + SIZE]
        board[at + SIZE] += 1
        if left:
            while i > at + ROW:
                board[i] = board[i - 1]
                i -= 1
        board[i] = self.hand
        self.turn_new(at)
        if phase == NEW_END and pop(self.picks) > 2 and self.top < setup.deck_end:
            self.picks = 0
            self.ask(PENALTY_END, BIT[LEFT] | BIT[RIGHT])
            return
        self.finish(seat)

    def pile_up(self, card: i64) -> None:
        self.board[self.setup.pile_at + self.piled] = card
        self.piled += 1

    def swap(self, mine: i64, given: i64, whose: i64, gained: i64) -> None:
        """AM-C12: slot for slot, each keeping its side up; then a look at the card gained."""
        board = self.board
        card: i64 = board[mine + ROW + given]
        other: i64 = board[whose + ROW + gained]
        board[mine + ROW + given] = other
        board[whose + ROW + gained] = card
        self.unlink(card)
        if board[mine + UP] & BIT[card] != 0:
            board[mine + UP] &= ~BIT[card]
            board[whose + UP] |= BIT[card]
        else:
            board[mine + DOWN] &= ~BIT[card]
            board[whose + DOWN] |= BIT[card]
        if board[whose + UP] & BIT[other] != 0:
            board[whose + UP] &= ~BIT[other]
            board[mine + UP] |= BIT[other]
        else:
            board[whose + DOWN] &= ~BIT[other]
            board[mine + DOWN] |= BIT[other]
            self.look(mine, other)

    # Free actions.

    def use(self, seat: i64, place: i64) -> None:
        self.using = place
        if BIT[self.board[STRIDE * seat + ROW + place]] & EMPATHS != 0:
            self.ask_empathy(seat)
        else:
            self.ask_guarding(seat)

    def set_guard(self, seat: i64, card: i64) -> None:
        """AM-C3: set, moved, or taken off."""
        board = self.board
        guard: i64 = board[STRIDE * seat + ROW + self.using]
        board[self.setup.link_at + guard - FIRST_BODYGUARD] = card
        self.count_guarded()
        self.used |= BIT[guard]
        self.stirred = 1
        self.go_back(seat)

    def count_guarded(self) -> None:
        board = self.board
        guarded: i64 = 0
        i: i64 = self.setup.link_at
        while i < self.setup.link_at + GUARDS:
            if board[i] >= 0:
                guarded |= BIT[board[i]]
            i += 1
        self.guarded = guarded

    def unlink(self, card: i64) -> None:
        """AM-40: when a bodyguard or the card it is set on leaves the village, the link ends."""
        if (self.guarded | BODYGUARDS) & BIT[card] == 0 or self.guarded == 0:
            return
        board = self.board
        i: i64 = self.setup.link_at
        while i < self.setup.link_at + GUARDS:
            if board[i] == card:
                board[i] = NONE
            i += 1
        if BODYGUARDS & BIT[card] != 0:
            board[self.setup.link_at + card - FIRST_BODYGUARD] = NONE
        self.count_guarded()

    def go_back(self, seat: i64) -> None:
        """A free action is done: what was asked before it is asked again."""
        self.using = 0
        if self.acted != 0:
            self.finish(seat)
        elif self.hand >= 0:
            self.ask_hand(seat)
        else:
            self.ask_start(seat)

    # The end of a turn, of a round, of the game.

    def finish(self, seat: i64) -> None:
        """The action of this turn is done; a turn in which no free action is left ends by itself."""
        self.acted = 1
        self.picks = 0
        self.ask_after(seat)
        if self.seals | self.uses == 0:
            self.end_turn(seat)

    def start_turn(self, seat: i64) -> None:
        self.turn = seat
        self.wait = BIT[seat]
        self.used = 0
        self.stirred = 0
        self.acted = 0
        self.moved = 0
        self.ask_start(seat)

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

    def village_sum(self, at: i64) -> i64:
        board = self.board
        total: i64 = 0
        i: i64 = at + ROW
        end: i64 = i + board[at + SIZE]
        while i < end:
            total += VALUE[board[i]]
            i += 1
        return total

    def end_round(self, reason: i64) -> None:
        """AM-22: everyone loses the sum of their village, with the exception of a caller."""
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
                    # AM-33: the last winner keeps the amulet; the right to place it is for the next round alone.
                    self.holder = seat
                    self.right = seat
                else:
                    lost += PENALTY
            board[at + TOTAL] += lost
            # AM-3: who lost fewest starts the next round; of those tied the youngest, who has the lowest seat.
            if seat == 0 or lost < least:
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

    # -- results -----------------------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """AM-23: points lost in the rounds that are over; the fewest win."""
        return self.board[STRIDE * seat + TOTAL]

    def rank(self, seat: i64) -> i64:
        """A number that orders the seats, the lowest first: AM-23, among the winners the amulet decides."""
        mine: i64 = self.points(seat)
        other: i64 = 0
        while other < self.setup.seats:
            if self.points(other) < mine:
                return 2 * mine
            other += 1
        return 2 * mine - 1 if seat == self.holder else 2 * mine

    def standing(self) -> list[int]:
        seats: i64 = self.setup.seats
        places: list[int] = []
        seat: i64 = 0
        while seat < seats:
            mine: i64 = self.rank(seat)
            place: i64 = 1
            other: i64 = 0
            while other < seats:
                if self.rank(other) < mine:
                    place += 1
                other += 1
            places.append(place)
            seat += 1
        return places

    # -- questions ---------------------------------------------------------------------------------------------------

    def refusal(self, seat: i64, action: i64) -> str:
        if self.wait & BIT[seat] == 0:
            return "action/not-your-turn"
        if self.phase == LOOKING:
            return self.peek_refusal(seat, action)
        if action >= CARD:
            return self.card_refusal(seat, action)
        if action >= USE:
            return "" if self.uses & BIT[action - USE] != 0 else self.use_refusal(seat, action - USE)
        if action >= AMULET:
            return "" if self.seals & BIT[action - AMULET] != 0 else self.amulet_refusal(seat, action - AMULET)
        if action >= FETCH:
            if action - FETCH < self.fetch:
                return ""
            return "amulet/no-card" if self.fetch != 0 else self.other_choice()
        if self.head & BIT[action] != 0:
            return ""
        return self.head_refusal(seat, action)

    def peek_refusal(self, seat: i64, action: i64) -> str:
        if action == NO:
            return ""
        if action < CARD:
            return "amulet/look-first"
        target: i64 = action - CARD - PLACES * seat
        if target < 0 or target >= PLACES:
            return "amulet/not-yours"
        if target >= DEALT:
            return "amulet/no-card"
        return "" if self.board[STRIDE * seat + PEEKED] & BIT[target] == 0 else "amulet/looked-already"

    def other_choice(self) -> str:
        """What is to be done first, when an action does not fit what is asked now."""
        if self.phase == START:
            return "amulet/turn-first"
        if self.phase == HAND:
            return "amulet/hand-first"
        if self.phase == AFTER:
            return "amulet/action-done"
        return "amulet/choose-first"

    def head_refusal(self, seat: i64, action: i64) -> str:
        board = self.board
        at: i64 = STRIDE * seat
        if self.phase == START:
            if action == TAKE:
                return "amulet/pile-empty" if self.piled == 0 else "amulet/only-amulet"
            if action == CALL:
                if self.caller >= 0:
                    return "amulet/called"
                return "amulet/too-many-cards" if board[at + SIZE] > MOST_TO_CALL else "amulet/call-first"
            if action >= SHOW and action < KEEP:
                return "amulet/no-card"
        elif self.phase == RASCAL:
            if action >= KEEP:
                return "amulet/not-looked"
            if action == DRAW or action >= SHOW:
                return "amulet/no-look-left" if self.looked == self.allowed else "amulet/no-card"
        elif self.phase == HAND and action == DISCARD:
            return "amulet/must-exchange"
        elif self.phase == GUARDING and action == OFF:
            return "amulet/not-set"
        return self.other_choice()

    def use_refusal(self, seat: i64, place: i64) -> str:
        board = self.board
        at: i64 = STRIDE * seat
        if self.phase != START and self.phase != HAND and self.phase != AFTER:
            return "amulet/choose-first"
        if place >= board[at + SIZE]:
            return "amulet/no-card"
        card: i64 = BIT[board[at + ROW + place]]
        if board[at + UP] & FREE_USE & card == 0:
            return "amulet/no-free-use"
        return "amulet/used" if self.used & card != 0 else "amulet/no-target"

    def amulet_refusal(self, seat: i64, place: i64) -> str:
        if self.phase != START and self.phase != HAND and self.phase != AFTER:
            return "amulet/choose-first"
        if self.right != seat:
            return "amulet/no-amulet"
        return "amulet/no-card" if place >= self.board[STRIDE * seat + SIZE] else "amulet/only-card"

    def card_refusal(self, seat: i64, action: i64) -> str:
        board = self.board
        whose: i64 = 0
        at: i64 = 0
        place: i64 = action - CARD
        while place >= PLACES:
            place -= PLACES
            whose += 1
            at += STRIDE
        if whose >= self.setup.seats:
            return "amulet/no-card"
        allowed: i64 = 0
        asked: i64 = self.cards
        if self.spread != 0:
            allowed = board[at + AIM]
            asked = 1
        elif whose == seat:
            allowed = self.cards
        if allowed & BIT[place] != 0:
            return ""
        if asked == 0 and self.phase != HAND and self.phase != GUARDING:
            return self.other_choice()
        if self.spread == 0 and whose != seat:
            return "amulet/not-yours"
        if place >= board[at + SIZE]:
            return "amulet/no-card"
        card: i64 = BIT[board[at + ROW + place]]
        if self.phase == GUARDING:
            return "amulet/itself" if place == self.using else "amulet/already-set"
        if self.phase == PLACING:
            return "amulet/not-announced"
        if self.phase == ANNOUNCE and self.picks >= BIT[place]:
            return "amulet/left-to-right"
        if card & self.sealed != 0:
            return "amulet/under-amulet"
        if whose == seat and self.phase == SWAP:
            return "amulet/not-theirs"
        power: i64 = VALUE[board[self.setup.pile_at + self.piled - 1]] if self.phase == POWER else 0
        if whose == seat and power == APPRENTICE:
            return "amulet/not-theirs"
        if whose != seat and card & self.uncovered(at) == 0:
            return "amulet/covered"
        if board[at + UP] & card != 0:
            return "amulet/not-hidden"
        return "amulet/looked-already"

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
        in_use: i64 = self.used & board[STRIDE * self.turn + UP]
        numbers: list[int] = [
            self.phase,
            self.wait,
            self.round,
            self.first,
            self.turn,
            self.caller,
            self.piled,
            self.shown,
            self.hand,
            self.source if self.hand >= 0 else 0,
            self.looked,
            self.allowed if self.phase == RASCAL else 0,
            self.picks,
            self.using,
            in_use,
            self.stirred,
            self.acted,
            self.moved,
            self.still,
            self.holder,
            self.right,
            self.sealed,
        ]
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
        # The orders of rounds to come; those before have been dealt.
        if self.round < ROUNDS:
            numbers.extend(list(self.order[CARDS * (self.round + 1) : CARDS * ROUNDS]))
        return numbers
