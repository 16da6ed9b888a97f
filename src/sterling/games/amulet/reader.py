"""The way back from a view of the Amulet to a world."""

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import set_of
from sterling.core.state import SPECTATOR
from sterling.core.view import need, need_seat
from sterling.games.amulet import scoring
from sterling.games.amulet.codes import (
    BODYGUARDS,
    CARDS,
    COPIES,
    EMPATHS,
    FIRST_BODYGUARD,
    MOST_SHOWN,
    PLACES,
    RASCALS,
)
from sterling.games.amulet.rules import (
    ANNOUNCE,
    DEALT,
    DECK,
    DOWN,
    EMPATHY,
    EYES,
    FROM_DECK,
    GUARDING,
    HAND,
    KNOWN,
    LOOKING,
    NEW_END,
    NONE,
    OVER,
    PEEKED,
    PLACING,
    POWER,
    RASCAL,
    ROUNDS,
    ROW,
    SECOND,
    SIZE,
    STILL_TURNS,
    STRIDE,
    SWAP,
    TOTAL,
    UP,
    WITCHING,
    AmuletSetup,
    AmuletState,
)
from sterling.games.amulet.view import PHASES, SOURCES, AmuletView, Seen, Spot
from sterling.games.amulet.worlds import ASIDE, IN_HAND, AmuletSampler


def starter(ages: list[int], lost: list[int]) -> int:
    """AM-3: who lost the fewest points in the round before; the youngest, if tied."""
    return next(seat for seat in ages if lost[seat] == min(lost))


def sampler(setup: AmuletSetup, view: AmuletView) -> AmuletSampler:
    """The worlds this view allows; an impossible view raises (see `Game.worlds`)."""
    return _Reader(setup, view).sampler()


class _Reader:
    """Puts everything a view tells into a state and fills in the hidden parts arbitrarily."""

    def __init__(self, setup: AmuletSetup, view: AmuletView) -> None:
        self.setup = setup
        self.view = view
        self.seats = int(setup.seats)
        self.left = [sum(COPIES[:value]) for value in range(len(COPIES))]
        """The next card of each value that has not been placed yet."""
        self.slots: list[int] = []
        """Where the cards are that this seat does not know."""
        self.knowers: list[int] = []
        self.known = [0] * self.seats
        self.board = [int(number) for number in setup.bare]

    def sampler(self) -> AmuletSampler:
        view, setup = self.view, self.setup
        self.check()
        rows = self.read_villages()
        self.read_piles()
        hand = self.read_hand()
        unknown = [card for value in range(len(COPIES)) for card in range(self.left[value], sum(COPIES[: value + 1]))]
        aside = CARDS - 5 * self.seats - 1 - DECK
        self.slots += [ASIDE] * aside
        self.knowers += [0] * aside
        need(len(unknown) == len(self.slots), "these are not the cards of this game")
        for slot, card in zip(self.slots, unknown, strict=True):
            if slot >= 0:
                self.board[slot] = card
            elif slot == IN_HAND:
                hand = card
        for seat, row in enumerate(rows):
            cards = [self.board[at] for at in row]
            self.board[STRIDE * seat + DOWN] = set_of(cards) & ~self.board[STRIDE * seat + UP]
        for card, mask in zip(unknown, self.knowers, strict=True):
            for seat in range(self.seats):
                self.known[seat] |= (mask >> seat & 1) << card
        for seat in range(self.seats):
            self.board[STRIDE * seat + KNOWN] = self.known[seat]
        self.read_marks(rows)

        order = list(range(CARDS)) * ROUNDS
        order += view.ages
        sheet = scoring.sheet_of(view.rounds)
        base = AmuletState(setup, vec[i64](order), vec[i64](sheet), vec[i64](self.board))
        self.fill(base, hand, rows)
        return AmuletSampler(base, vec[i64](self.slots), vec[i64](self.knowers), vec[i64](unknown))

    def check(self) -> None:
        view, seats = self.view, range(self.seats)
        named = [view.first, view.turn, *view.waiting]
        named += [seat for seat in (view.caller, view.holder, view.right) if seat is not None]
        need_seat(view, self.seats)
        need(all(seat in seats for seat in named), "not a seat of this table")
        need(len(view.villages) == len(view.looking) == self.seats, "not a view of this table")
        need(all(1 <= len(village) <= PLACES for village in view.villages), "not a village")
        need(0 <= view.deck <= DECK and len(view.display) <= MOST_SHOWN, "not a deck")
        finished = ROUNDS if view.phase == "over" else view.round - 1
        need(1 <= view.round <= ROUNDS and len(view.rounds) == finished, "not the rounds before this one")
        for entry in view.rounds:
            need(len(entry.villages) == self.seats and entry.caller in (None, *seats), "not a round of this table")
            need(all(card in range(len(COPIES)) for village in entry.villages for card in village), "not a card")
            scored = scoring.score(entry.caller, entry.ended, entry.villages)
            need(scored == entry, "a round with other scores than its villages have")
        need(all(place in range(len(view.villages[view.turn])) for place in view.announced), "no card there")
        need(0 <= view.still <= STILL_TURNS, "no such number of turns")
        self.check_start()

    def check_start(self) -> None:
        """AM-3: who starts the round follows from the ages, the table and the round before."""
        view, setup = self.view, self.setup
        given = [int(seat) for seat in setup.ages]
        need(sorted(view.ages) == list(range(self.seats)), "not the ages of this table")
        need(not given or view.ages == given, "not the ages of this table")
        if view.round > 1:
            need(view.first == starter(view.ages, view.rounds[view.round - 2].lost), "another starts this round")
        elif not setup.drawn or setup.named >= 0:
            first = int(setup.named) if setup.named >= 0 else view.ages[0]
            need(view.first == first, "another starts this round")

    def take(self, value: int) -> int:
        """A card of this value that has not been placed yet."""
        need(value in range(len(COPIES)), "not a card")
        card = self.left[value]
        need(card < sum(COPIES[: value + 1]), "more cards of a value than there are")
        self.left[value] += 1
        return card

    def lay(self, slot: int, value: int | None, knowers: list[int]) -> int:
        """A card that may be hidden: known to this seat by its value, or one to be shuffled."""
        need(all(seat in range(self.seats) for seat in knowers), "not a seat of this table")
        mask = set_of(knowers)
        known = self.view.seat != SPECTATOR and bool(mask >> self.view.seat & 1)
        need(known == (value is not None), "a seat knows what it has looked at")
        if value is None:
            self.slots.append(slot)
            self.knowers.append(mask)
            return NONE
        card = self.take(value)
        for seat in knowers:
            self.known[seat] |= 1 << card
        return card

    def read_villages(self) -> list[list[int]]:
        """Returns the places in the board of each village."""
        rows: list[list[int]] = []
        for seat, village in enumerate(self.view.villages):
            at = STRIDE * seat
            row = [at + ROW + place for place in range(len(village))]
            self.board[at + SIZE] = len(village)
            for slot, card in zip(row, village, strict=True):
                if card.up:
                    if card.value is None or card.knowers:
                        raise ValueError("a face-up card that is hidden")
                    self.board[slot] = self.take(card.value)
                    self.board[at + UP] |= 1 << self.board[slot]
                else:
                    self.board[slot] = self.lay(slot, card.value, card.knowers)
            rows.append(row)
        return rows

    def read_piles(self) -> None:
        view, setup = self.view, self.setup
        for place, value in enumerate(view.pile):
            self.board[int(setup.pile_at) + place] = self.take(value)
        for place, value in enumerate(view.display):
            self.board[int(setup.show_at) + place] = self.take(value)
        top = int(setup.deck_end) - view.deck
        seen = {card.depth: card for card in view.seen}
        need(
            len(seen) == len(view.seen) and all(depth in range(view.deck) for depth in seen), "not a place in the deck"
        )
        for depth in range(view.deck):
            card = seen.get(depth, Seen(depth, None, []))
            self.board[top + depth] = self.lay(top + depth, card.value, card.knowers)

    def read_hand(self) -> int:
        hand = self.view.hand
        if hand is None:
            return NONE
        if SOURCES.index(hand.source) == FROM_DECK:
            return self.lay(IN_HAND, hand.value, hand.knowers)
        if hand.value is None or hand.knowers:
            raise ValueError("a card in hand that everybody saw, and that is hidden")
        return self.take(hand.value)

    def read_marks(self, rows: list[list[int]]) -> None:
        """What is on the cards of the villages: bodyguards, and who has looked at them."""
        view, setup = self.view, self.setup
        for seat, village in enumerate(view.villages):
            for place, card in enumerate(village):
                if card.on is not None:
                    guard = self.board[rows[seat][place]]
                    is_guard = card.up and bool(BODYGUARDS >> guard & 1)
                    need(is_guard and card.on in range(len(village)), "no bodyguard, or set on nothing")
                    self.board[int(setup.link_at) + guard - FIRST_BODYGUARD] = self.board[rows[seat][card.on]]
        for seat, spot in enumerate(view.looking):
            if spot is not None:
                self.board[STRIDE * seat + EYES] = self.board[self.at(rows, spot)]

    def at(self, rows: list[list[int]], spot: Spot) -> int:
        need(spot.seat in range(self.seats) and spot.place in range(len(rows[spot.seat])), "no card there")
        return rows[spot.seat][spot.place]

    def fill(self, base: AmuletState, hand: int, rows: list[list[int]]) -> None:
        view, setup = self.view, self.setup
        phase = PHASES.index(view.phase)
        base.phase = phase
        base.wait = set_of(view.waiting)
        base.round = len(view.rounds)
        base.first = view.first
        base.turn = view.turn
        base.caller = NONE if view.caller is None else view.caller
        base.top = int(setup.deck_end) - view.deck
        base.piled = len(view.pile)
        base.shown = len(view.display)
        base.hand = hand
        base.source = FROM_DECK if view.hand is None else SOURCES.index(view.hand.source)
        base.looked = view.looked
        base.allowed = 1 + (self.board[STRIDE * view.turn + UP] & int(RASCALS)).bit_count()
        base.picks = set_of(view.announced)
        base.using = 0 if view.using is None else view.using
        base.stirred = int(view.stirred)
        base.acted = int(view.acted)
        base.moved = int(view.moved)
        base.still = view.still
        base.holder = NONE if view.holder is None else view.holder
        base.right = NONE if view.right is None else view.right
        base.gaze = int(any(spot is not None for spot in view.looking))
        for seat, village in enumerate(view.villages):
            base.board[STRIDE * seat + TOTAL] = sum(entry.lost[seat] for entry in view.rounds)
            for place, card in enumerate(village):
                bit = 1 << self.board[rows[seat][place]]
                base.sealed |= bit if card.amulet else 0
                base.used |= bit if card.used and seat == view.turn else 0
                if phase == LOOKING and seat in card.knowers:
                    base.board[STRIDE * seat + PEEKED] |= 1 << place
        base.count_guarded()
        self.check_phase(base)
        base.ask_again()
        need(all(base.count(seat) > 0 for seat in view.waiting), "a seat that is asked and has no choice")

    def check_phase(self, base: AmuletState) -> None:
        """What the rules take for granted during each decision."""
        view, phase = self.view, int(base.phase)
        own = range(len(view.villages[view.turn]))
        if phase == LOOKING:
            need(all(len(village) == DEALT for village in view.villages), "not a village as dealt")
        else:
            asked = [] if phase == OVER else [view.turn]
            need(view.waiting == asked, "another seat is asked than the one whose turn it is")
        holding = phase in (HAND, ANNOUNCE, PLACING, NEW_END)
        if phase not in (EMPATHY, GUARDING):
            need(holding == (view.hand is not None), "a card in hand, or none, at the wrong time")
        announced = len(view.announced)
        need(phase not in (PLACING, NEW_END) or announced >= 2, "not the cards that were announced")
        need(phase != SWAP or announced == 1, "not the cards that were announced")
        need((phase == RASCAL) == (view.looked > 0), "not the deck cards looked at")
        # AM-C4: one card, plus one for each rascal.
        need(0 <= view.looked <= min(view.deck, int(base.allowed)), "not the deck cards looked at")
        need(phase != RASCAL or base.allowed > 1, "no rascal to look with")
        if phase in (EMPATHY, GUARDING):
            card = None if view.using is None or view.using not in own else view.villages[view.turn][view.using]
            wanted = int(EMPATHS) if phase == EMPATHY else int(BODYGUARDS)
            if card is None or not card.up or card.value is None or wanted != set_of(_cards_of(card.value)):
                raise ValueError("not a card that can be used")
        need(phase not in (POWER, SECOND, WITCHING, SWAP) or bool(view.pile), "no card there")
        need(phase != WITCHING or view.deck > 0, "no card there")
        need(phase != SECOND or view.looking[view.turn] is not None, "a second look without a first")


def _cards_of(value: int) -> range:
    return range(sum(COPIES[:value]), sum(COPIES[: value + 1]))
