"""What may be chosen now."""

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT, lowest, member, pop
from sterling.games.amulet.codes import (
    AMULET,
    APPRENTICE,
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
    FREE_USE,
    KEEP,
    LEFT,
    MASTER,
    NO,
    OFF,
    PLACES,
    REVEALER,
    RIGHT,
    SEER,
    SHOW,
    TAKE,
    USE,
    VALUE,
    WITCH,
    YES,
)
from sterling.games.amulet.rules.board import Board
from sterling.games.amulet.rules.layout import (
    AFTER,
    AIM,
    ANNOUNCE,
    DOWN,
    EMPATHY,
    EYES,
    FROM_PILE,
    GUARDING,
    HAND,
    LOOKING,
    MOST_TO_CALL,
    NEW_END,
    PEEKED,
    PENALTY_END,
    PLACING,
    POWER,
    RASCAL,
    ROW,
    SECOND,
    SIZE,
    START,
    STRIDE,
    SWAP,
    UP,
    WHOLE,
    WITCHING,
)


def put(mask: i64, code: i64, codes: vec[i64], at: i64) -> i64:
    """Writes a code for each member of a set; returns where the next one goes."""
    while mask != 0:
        codes[at] = code + lowest(mask)
        at += 1
        mask &= mask - 1
    return at


class Choices(Board):
    """Which actions are legal: an `ask_…` method works it out once per decision, for `count` and `nth`."""

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

    def fill(self, seat: i64, codes: vec[i64], at: i64) -> i64:
        if self.wait & BIT[seat] == 0:
            return 0
        begin: i64 = at
        board = self.board
        code: i64 = CARD + PLACES * seat
        if self.phase == LOOKING:
            codes[at] = NO
            return put(WHOLE & ~board[STRIDE * seat + PEEKED], code, codes, at + 1) - begin
        at = put(self.head, 0, codes, at)
        k: i64 = 0
        while k < self.fetch:
            codes[at] = FETCH + k
            at += 1
            k += 1
        at = put(self.seals, AMULET, codes, at)
        at = put(self.uses, USE, codes, at)
        if self.spread == 0:
            return put(self.cards, code, codes, at) - begin
        code = CARD
        home: i64 = 0
        while home < self.setup.pile_at:
            at = put(board[home + AIM], code, codes, at)
            home += STRIDE
            code += PLACES
        return at - begin

    def ask(self, phase: i64, head: i64) -> None:
        """Starts a decision; only the codes of `head` can be chosen so far."""
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
        # AM-11, AM-32: taking needs a card on the pile and one of the player's own cards outside the amulet.
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
        # AM-30: the amulet, on any own card; AM-32: there must still be a place for a card taken from the pile.
        if self.right == seat and (self.phase != HAND or self.source != FROM_PILE or board[at + SIZE] > 1):
            self.seals = BIT[board[at + SIZE]] - 1

    def ask_rascal(self) -> None:
        head: i64 = BIT[KEEP + self.looked] - BIT[KEEP]
        # AM-C4, AM-52: one more card, or a display card, while a look is left.
        if self.looked < self.allowed:
            head |= BIT[SHOW + self.shown] - BIT[SHOW]
            if self.top + self.looked < self.setup.deck_end:
                head |= BIT[DRAW]
        self.ask(RASCAL, head)

    def ask_hand(self, seat: i64) -> None:
        # AM-11: a card taken from the pile must be exchanged.
        head: i64 = 0
        if self.source != FROM_PILE:
            head = BIT[DISCARD]
        self.ask(HAND, head)
        self.ask_free(seat)
        self.cards = self.own_places(STRIDE * seat)

    def ask_announce(self, seat: i64) -> None:
        """AM-13: any own cards; they are announced from left to right, so there is only one way to announce each
        set."""
        head: i64 = 0
        if self.picks != 0:
            head = BIT[YES]
        self.ask(ANNOUNCE, head)
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
            # AM-C11: no power with an empty deck.
            self.head |= BIT[DRAW]
            return self.top < self.setup.deck_end
        # AM-32: master and robber need one of the player's own cards outside the amulet.
        self.cards = self.own_places(at)
        if self.cards == 0:
            return False
        if power == MASTER:
            # AM-C10: any card in the pile except this one.
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
        """Lets the seat choose unprotected cards of opponents (only hidden ones, or any) and optionally its own."""
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
        """AM-C11: leave it, or choose one of the player's own cards or an opponent's unprotected one, hidden or face
        up."""
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
        """AM-C3: another own card, even the one under the amulet; or take it off."""
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
        """Works out what may be chosen from the rest of the state, for states put together by hand."""
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
