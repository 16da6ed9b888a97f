"""What the actions do."""

from mypy_extensions import i64

from sterling.core.bits import BIT, lowest, pop
from sterling.games.amulet.codes import (
    AMULET,
    BEHOLDER,
    BODYGUARDS,
    CALL,
    CARD,
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
    NO,
    OFF,
    PLACES,
    RASCALS,
    REVEALER,
    RIGHT,
    ROBBER,
    SHOW,
    TAKE,
    USE,
    VALUE,
    YES,
)
from sterling.games.amulet.rules.layout import (
    ANNOUNCE,
    DOWN,
    EMPATHY,
    EYES,
    FROM_DECK,
    FROM_DISPLAY,
    FROM_PILE,
    GUARDING,
    HAND,
    KNOWN,
    LOOKING,
    LOOKS,
    NEW_END,
    NONE,
    PEEKED,
    PENALTY_END,
    PLACING,
    POWER,
    ROW,
    SECOND,
    SIZE,
    START,
    STRIDE,
    SWAP,
    UP,
    WITCHING,
)
from sterling.games.amulet.rules.rounds import Rounds


class Acts(Rounds):
    """What each action does."""

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
            # AM-10: the player decides on the power once the card lies on the pile; AM-50: only if it has a target.
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

    def choose(self, seat: i64, phase: i64, target: i64) -> None:
        """A village card was chosen, for the current decision."""
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
        # Powers, on the player's own village or on an opponent's.
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
                # AM-C11: in exchange for exactly one card of an opponent, which is discarded without effect.
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
        self.shown -= 1
        self.take_up(self.setup.show_at + place, self.setup.show_at + self.shown)
        self.looked = 0
        self.source = FROM_DISPLAY
        self.ask_hand(seat)

    def fetch_card(self, place: i64) -> None:
        """AM-C10: a card from the discard pile, to be exchanged."""
        self.piled -= 1
        self.take_up(self.setup.pile_at + place, self.setup.pile_at + self.piled)
        self.source = FROM_PILE
        self.picks = 0

    def take_up(self, i: i64, last: i64) -> None:
        """The card at `i` goes to the hand, and those behind it, up to `last`, close the gap."""
        board = self.board
        self.hand = board[i]
        while i < last:
            board[i] = board[i + 1]
            i += 1

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
            # AM-C13: all cards except doppelgängers must have the same value.
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
            # AM-14: they stay, and the new card goes to one end of the row.
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
        """AM-12: the card in hand is now in the village at `at`: hidden if it came from the deck, otherwise face up."""
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
            # Nobody looks at it: only a seat that had seen it on the deck knows it.
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
        """A free action is done: back to the decision before it."""
        self.using = 0
        if self.acted != 0:
            self.finish(seat)
        elif self.hand >= 0:
            self.ask_hand(seat)
        else:
            self.ask_start(seat)
