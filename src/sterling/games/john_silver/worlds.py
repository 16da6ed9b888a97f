"""Worlds that a view of John Silver allows.

The sampler starts from a base state built from the view alone (`view.sampler`): everything the view tells is in place.
Without an exchange, all ways to deal the unseen cards are equally likely. After an exchange they are not, and the
sampler weighs what can be where: all deals that lead to the view, and only those, are equally likely.

For that it goes back to the moment when the first turn began. Every other seat then held six cards (its dealt ones).
Whatever it has laid or holds, and did not take from the grid, is one of these or was drawn from the stock later.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sterling.core.bits import BIT, pop
from sterling.core.deal import shuffle
from sterling.core.rng import Rng
from sterling.core.state import Sampler, State
from sterling.games.john_silver.codes import (
    ALL_CARDS,
    CARDS,
    HAND_SIZE,
    MOST_SEATS,
    UNIT,
)
from sterling.games.john_silver.rules import (
    ANSWERING,
    BACK,
    DEALT,
    DRAWN,
    FRESH,
    HAND,
    JohnSilverState,
)

MOST_TRIES: Final = 10_000_000

# By m: the number of ways to choose six of m cards.
SIXES: Final[vec[i64]] = vec[i64](
    [m * (m - 1) * (m - 2) * (m - 3) * (m - 4) * (m - 5) // 720 for m in range(CARDS + 1)]
)


class JohnSilverSampler(Sampler):
    """`hidden` is how many cards of each hand this seat cannot name; the cards themselves are at the end of the base's
    stock."""

    def __init__(self, base: JohnSilverState, seat: i64, hidden: vec[i64], unseen: i64) -> None:
        self.base = base
        self.seat = seat
        self.hidden = hidden
        self.unseen = unseen
        """How many cards this seat cannot name: hidden in hands, and the stock."""
        self.dealt = vec[i64]([0, 0, 0, 0])
        """Scratch: the dealt cards of each seat in the world that is being made."""
        self.open = vec[i64]([0, 0, 0, 0])
        """Scratch: how many of them are still in hand, unnamed."""
        self.back: i64 = 0
        """The six this seat put back."""
        self.own_dealt: i64 = 0
        self.bound: i64 = 0
        """The other seats that cannot have been dealt any of the six (JS-62): all except those that exchanged later."""
        self.eligible: i64 = 0
        """What another seat can have put back."""
        self.loose_back: i64 = 0
        """How many of this seat's own six put back are unseen."""
        self.fewest_open: i64 = 0
        self.laid = vec[i64]()
        """What the other seats laid from dealt or drawn cards, seat by seat in order: the card, the draws before it,
        and the largest possible number of open draws there."""
        self.laid_at = vec[i64]([0, 0, 0, 0, 0])
        self.holders = vec[i64]([0, 0, 0, 0])
        """By exchanger: the seats that then held what they had when the first turn began."""
        self.later = vec[i64]([0, 0, 0, 0])
        """By exchanger: how many others, not counting this seat, exchanged after it."""
        self.most = vec[i64]([0, 0, 0, 0])
        """By exchanger: the most cards from which it can have put back six."""
        if base.exchanged != 0:
            self.prepare()

    def sample(self, rng: Rng) -> State:
        base = self.base
        world = base.clone()
        world.stock = base.stock[:]
        if world.phase == ANSWERING:
            self.shuffle_exchanges(world, rng)
        if world.exchanged == 0:
            self.deal(world, rng)
        else:
            self.deal_after_exchange(world, rng)
        return world

    def shuffle_exchanges(self, world: JohnSilverState, rng: Rng) -> None:
        """Nobody knows the orders of future exchanges."""
        world.order = self.base.order[:]
        k: i64 = 1 + world.answers
        while k <= world.setup.seats:
            shuffle(world.order, CARDS * k, CARDS * (k + 1), rng)
            k += 1

    def deal(self, world: JohnSilverState, rng: Rng) -> None:
        stock = world.stock
        board = world.board
        at: i64 = CARDS - self.unseen
        shuffle(stock, at, CARDS, rng)
        seat: i64 = 0
        while seat < world.setup.seats:
            left: i64 = self.hidden[seat]
            while left > 0:
                board[HAND + seat] += UNIT[stock[at]]
                at += 1
                left -= 1
            seat += 1

    # -- after an exchange -------------------------------------------------------------------------------------------

    def place(self, seat: i64) -> i64:
        """A seat's place in the order of answers."""
        place: i64 = seat - self.base.first
        return place if place >= 0 else place + self.base.setup.seats

    def prepare(self) -> None:
        base = self.base
        board = base.board
        seats: i64 = base.setup.seats
        me: i64 = self.seat
        if me >= 0:
            self.back = board[BACK + me]
            self.own_dealt = board[HAND + me] & ALL_CARDS if base.phase == ANSWERING else board[DEALT + me]
        self.eligible = base.setup.deck.no_apples & ~self.back

        exchanger: i64 = 0
        while exchanger < seats:
            if base.exchanged & BIT[exchanger] != 0:
                seat: i64 = 0
                while seat < seats:
                    if seat != exchanger:
                        if base.exchanged & BIT[seat] == 0 or self.place(seat) < self.place(exchanger):
                            self.holders[exchanger] |= BIT[seat]
                        elif seat != me:
                            self.later[exchanger] += 1
                    seat += 1
            exchanger += 1
        if self.back != 0:
            self.bound = self.holders[me]
        self.sort_unseen()
        self.note_laid()
        if self.loose_back > self.unseen - self.fewest_open:
            raise ValueError("no place is left for the cards put back")

        exchanger = 0
        while exchanger < seats:
            if exchanger != me and base.exchanged & BIT[exchanger] != 0:
                self.most[exchanger] = self.most_eligible(exchanger)
                if self.most[exchanger] < HAND_SIZE:
                    raise ValueError("an exchange without six cards to put back")
            exchanger += 1

    def sort_unseen(self) -> None:
        """The unseen cards of this seat's own six put back come last."""
        stock = self.base.stock
        stop: i64 = CARDS
        i: i64 = CARDS - self.unseen
        while i < stop:
            if self.back & BIT[stock[i]] != 0:
                stop -= 1
                held: i64 = stock[i]
                stock[i] = stock[stop]
                stock[stop] = held
            else:
                i += 1
        self.loose_back = CARDS - stop

    def note_laid(self) -> None:
        base = self.base
        laid = vec[i64]()
        seat: i64 = 0
        while seat < base.setup.seats:
            self.laid_at[seat] = len(laid)
            if seat != self.seat:
                others: i64 = 0  # laid cards that may be dealt ones
                own_six: i64 = 0  # laid cards that can only be drawn ones
                drawn: i64 = 0
                while drawn <= base.board[DRAWN + seat]:
                    card: i64 = 0
                    while card < CARDS:
                        if base.board[FRESH + card] == 1 + seat + MOST_SEATS * drawn:
                            laid = append(laid, card)
                            laid = append(laid, drawn)
                            laid = append(laid, min(drawn - own_six, HAND_SIZE + drawn - own_six - others))
                            if self.bound & BIT[seat] != 0 and self.back & BIT[card] != 0:
                                if drawn == own_six:
                                    raise ValueError("a card put back was laid before it could be drawn")
                                own_six += 1
                            else:
                                others += 1
                        card += 1
                    drawn += 1
                if self.bound & BIT[seat] != 0 and others < HAND_SIZE:
                    self.fewest_open += HAND_SIZE - others
            seat += 1
        self.laid_at[base.setup.seats] = len(laid)
        self.laid = laid

    def most_eligible(self, exchanger: i64) -> i64:
        """A bound for `eligible_cards`: as if the others had been dealt as many apples as possible."""
        base = self.base
        most: i64 = pop(self.eligible) - HAND_SIZE * self.later[exchanger]
        if self.seat >= 0 and self.holders[exchanger] & BIT[self.seat] != 0:
            most -= pop(self.eligible & self.own_dealt)
        places: i64 = 0
        chances: i64 = 0
        i: i64 = CARDS - self.unseen
        while i < CARDS:
            if self.eligible & BIT[base.stock[i]] == 0:
                chances += 1
            i += 1
        seat: i64 = 0
        while seat < base.setup.seats:
            if seat != self.seat and self.holders[exchanger] & BIT[seat] != 0:
                places += HAND_SIZE
                i = self.laid_at[seat]
                while i < self.laid_at[seat + 1]:
                    if self.eligible & BIT[self.laid[i]] == 0:
                        chances += 1
                    i += 3
            seat += 1
        if places > chances:
            most -= places - chances
        return most

    def deal_after_exchange(self, world: JohnSilverState, rng: Rng) -> None:
        tries: i64 = 0
        while not (self.split_laid(rng) and self.deal_dealt(world, rng) and self.weigh(rng)):
            tries += 1
            if tries == MOST_TRIES:
                raise ValueError("no deal leads to this view")
        self.finish(world)
        self.put_back(world, rng)

    def split_laid(self, rng: Rng) -> bool:
        """Which of the laid cards were dealt and which were drawn; all open places are equally likely."""
        laid = self.laid
        seat: i64 = 0
        while seat < self.base.setup.seats:
            dealt: i64 = 0
            open_dealt: i64 = HAND_SIZE
            used: i64 = 0
            # JS-62: a bound seat can only have drawn what this seat put back.
            drawn_only: i64 = self.back if self.bound & BIT[seat] != 0 else 0
            i: i64 = self.laid_at[seat]
            while i < self.laid_at[seat + 1]:
                bit: i64 = BIT[laid[i]]
                open_drawn: i64 = laid[i + 1] - used
                if drawn_only & bit != 0:
                    if rng.below(laid[i + 2]) >= open_drawn:
                        return False
                    used += 1
                elif rng.below(open_dealt + open_drawn) < open_dealt:
                    open_dealt -= 1
                    dealt |= bit
                else:
                    used += 1
                i += 3
            self.dealt[seat] = dealt
            self.open[seat] = open_dealt
            seat += 1
        return True

    def deal_dealt(self, world: JohnSilverState, rng: Rng) -> bool:
        """Deals the unseen cards: first to the open dealt places of bound seats, then of the others, then the rest."""
        stock = world.stock
        first: i64 = CARDS - self.unseen
        bound: i64 = 0
        seat: i64 = 0
        while seat < self.base.setup.seats:
            if self.bound & BIT[seat] != 0:
                bound += self.open[seat]
            seat += 1
        if self.loose_back != 0:
            # The more places are closed to this seat's own six, the fewer ways there are to deal them.
            i: i64 = 0
            while i < self.loose_back:
                if rng.below(self.unseen - self.fewest_open - i) >= self.unseen - bound - i:
                    return False
                i += 1
            i = first
            while i < CARDS:
                stock[i] = self.base.stock[i]
                i += 1
            i = 0
            while i < bound:
                j: i64 = first + i + rng.below(self.unseen - self.loose_back - i)
                held: i64 = stock[first + i]
                stock[first + i] = stock[j]
                stock[j] = held
                i += 1
            shuffle(stock, first + bound, CARDS, rng)
        else:
            shuffle(stock, first, CARDS, rng)
        self.hand_out(stock, first, True)
        self.hand_out(stock, first + bound, False)
        return True

    def hand_out(self, stock: vec[i64], at: i64, bound: bool) -> None:
        seat: i64 = 0
        while seat < self.base.setup.seats:
            if seat != self.seat and (self.bound & BIT[seat] != 0) == bound:
                left: i64 = self.open[seat]
                while left > 0:
                    self.dealt[seat] |= BIT[stock[at]]
                    at += 1
                    left -= 1
            seat += 1

    def eligible_cards(self, exchanger: i64) -> i64:
        """JS-63: the apple-free cards that an exchanger can have put back, leaving later exchanges aside."""
        cards: i64 = self.eligible
        seat: i64 = 0
        while seat < self.base.setup.seats:
            if self.holders[exchanger] & BIT[seat] != 0:
                cards &= ~(self.own_dealt if seat == self.seat else self.dealt[seat])
            seat += 1
        return cards

    def weigh(self, rng: Rng) -> bool:
        """JS-63: a world counts for as many deals as there are hands that the others can have put back."""
        base = self.base
        seat: i64 = 0
        while seat < base.setup.seats:
            if seat != self.seat and base.exchanged & BIT[seat] != 0:
                m: i64 = pop(self.eligible_cards(seat)) - HAND_SIZE * self.later[seat]
                if m < HAND_SIZE:
                    return False
                if m < self.most[seat] and rng.below(SIXES[self.most[seat]]) >= SIXES[m]:
                    return False
            seat += 1
        return True

    def finish(self, world: JohnSilverState) -> None:
        """The hands: what is left of the dealt cards, and the open draws."""
        base = self.base
        board = world.board
        at: i64 = CARDS - self.unseen
        seat: i64 = 0
        while seat < base.setup.seats:
            if seat != self.seat and self.bound & BIT[seat] != 0:
                at = self.add(world, seat, at, self.open[seat])
            seat += 1
        seat = 0
        while seat < base.setup.seats:
            if seat != self.seat and self.bound & BIT[seat] == 0:
                at = self.add(world, seat, at, self.open[seat])
            seat += 1
        seat = 0
        while seat < base.setup.seats:
            if seat != self.seat:
                at = self.add(world, seat, at, self.hidden[seat] - self.open[seat])
                if base.phase != ANSWERING:
                    board[DEALT + seat] = self.dealt[seat]
            seat += 1

    def add(self, world: JohnSilverState, seat: i64, at: i64, number: i64) -> i64:
        while number > 0:
            world.board[HAND + seat] += UNIT[world.stock[at]]
            at += 1
            number -= 1
        return at

    def put_back(self, world: JohnSilverState, rng: Rng) -> None:
        """What the other exchangers put back, from the last to the first: any six they can have held."""
        base = self.base
        seats: i64 = base.setup.seats
        later: i64 = 0
        place: i64 = seats - 1
        while place >= 0:
            seat: i64 = base.first + place
            if seat >= seats:
                seat -= seats
            if seat != self.seat and base.exchanged & BIT[seat] != 0:
                six: i64 = some_six(self.eligible_cards(seat) & ~later, rng)
                world.board[BACK + seat] = six
                later |= six
            place -= 1


def some_six(cards: i64, rng: Rng) -> i64:
    """Six of these cards."""
    six: i64 = 0
    need: i64 = HAND_SIZE
    left: i64 = pop(cards)
    while need > 0:
        lowest: i64 = cards & -cards
        if rng.below(left) < need:
            six |= lowest
            need -= 1
        cards ^= lowest
        left -= 1
    return six
