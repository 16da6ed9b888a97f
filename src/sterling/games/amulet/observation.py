"""What a seat of the Amulet may know, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT
from sterling.core.observation import Observer, numbers, sets, turned, words
from sterling.core.state import Setup, State
from sterling.games.amulet.codes import KINDS, MOST_PILED, MOST_SHOWN, PLACES, VALUE
from sterling.games.amulet.rules.layout import (
    DECK,
    EMPATHY,
    EYES,
    FROM_DECK,
    GUARDING,
    KNOWN,
    OVER,
    ROUNDS,
    ROW,
    SIZE,
    STILL_TURNS,
    STRIDE,
    TOTAL,
    UP,
)
from sterling.games.amulet.rules.state import AmuletState

# The first word.
ROUND_AT: Final = 4
FIRST_AT: Final = 8
TURN_AT: Final = 12
CALLER_AT: Final = 16
DECK_AT: Final = 20
HAND_AT: Final = 26
SOURCE_AT: Final = 30
LOOKED_AT: Final = 32
USING_AT: Final = 36
STIRRED_AT: Final = 42
ACTED_AT: Final = 43
MOVED_AT: Final = 44
STILL_AT: Final = 45
HOLDER_AT: Final = 51
RIGHT_AT: Final = 54
# The second is what was announced. Cards are told by value + 1, four bits each, fifteen to a word: display, discard
# pile, deck.
ANNOUNCED: Final = 1
SHOW: Final = 2
PILE: Final = 3
KNOWN_DECK: Final = 7
SEATS: Final = 10
IN_WORD: Final = 15
NIBBLE: Final[vec[i64]] = vec[i64]([16**place for place in range(IN_WORD)])
# Then for each seat: numbers, the cards of the deck it has looked at, four sets of places, four words of cards, and
# for each seat the places of this village that it has looked at.
LOOKED_DECK: Final = 1
FACE_UP: Final = 2
SEALED: Final = 3
GUARDED: Final = 4
USED: Final = 5
CARDS_AT: Final = 6
KNOWERS: Final = 10
WAITS_AT: Final = 0
AGE_AT: Final = 1
SIZE_AT: Final = 4
EYES_AT: Final = 10
SPOT_AT: Final = 14
LOST_AT: Final = 20
MOST_LOST: Final = 32767
VALUES: Final = 14


def nibbles(first: int, count: int) -> list[tuple[int, int]]:
    """Where cards stand that are told by four bits each."""
    return [(first + place // IN_WORD, 4 * (place % IN_WORD)) for place in range(count)]


class Watcher(Observer):
    """AM-4, AM-58: what is face up, what this seat has looked at, and who has looked at what."""

    def __init__(self, setup: Setup) -> None:
        seats = int(setup.seats)
        assert len(KINDS) == VALUES
        self.seats: i64 = setup.seats
        self.each: i64 = KNOWERS + setup.seats
        each = KNOWERS + seats
        village = [place for seat in range(seats) for place in nibbles(SEATS + each * seat + CARDS_AT, PLACES)]
        knowers = [(SEATS + each * seat + KNOWERS + other, 0) for seat in range(seats) for other in range(seats)]

        def by_seat(word: int, shift: int = 0) -> list[tuple[int, int]]:
            return words(SEATS + word, seats, shift, each)

        super().__init__(
            SEATS + each * seats,
            [
                numbers("phase", [1], [(0, 0)], OVER, "the decision, in the order of the phases of a view"),
                numbers("round", [1], [(0, ROUND_AT)], ROUNDS, "from 1"),
                numbers("first", [1], [(0, FIRST_AT)], seats, "the start player of this round"),
                numbers("turn", [1], [(0, TURN_AT)], seats, "whose turn it is"),
                numbers("caller", [1], [(0, CALLER_AT)], seats, "who has called"),
                numbers("deck", [1], [(0, DECK_AT)], DECK, "cards in the deck"),
                numbers("hand", [1], [(0, HAND_AT)], VALUES, "the value of the card in hand, + 1, if it is known"),
                numbers("source", [1], [(0, SOURCE_AT)], 3, "where that card came from: deck, display, discard pile"),
                numbers("looked", [1], [(0, LOOKED_AT)], 5, "deck cards looked at so far in this draw"),
                numbers("using", [1], [(0, USING_AT)], PLACES, "the place of the empath or bodyguard in use, + 1"),
                numbers("stirred", [1], [(0, STIRRED_AT)], 1, "a free action was used this turn"),
                numbers("acted", [1], [(0, ACTED_AT)], 1, "the action of this turn is done"),
                numbers("moved", [1], [(0, MOVED_AT)], 1, "a card has left the deck this turn"),
                numbers("still", [1], [(0, STILL_AT)], STILL_TURNS, "turns in a row in which no card left the deck"),
                numbers("holder", [1], [(0, HOLDER_AT)], seats, "who holds the amulet"),
                numbers("right", [1], [(0, RIGHT_AT)], seats, "who may still put it on a card"),
                sets("announced", [], [(ANNOUNCED, 0)], PLACES, "places announced by the seat whose turn it is"),
                numbers("display", [MOST_SHOWN], nibbles(SHOW, MOST_SHOWN), VALUES, "by place: the value + 1"),
                numbers("pile", [MOST_PILED], nibbles(PILE, MOST_PILED), VALUES, "from the bottom: the value + 1"),
                numbers(
                    "deck-known", [DECK], nibbles(KNOWN_DECK, DECK), VALUES, "from the top: the value + 1 if known"
                ),
                sets("deck-looked", [seats], by_seat(LOOKED_DECK), DECK, "by seat: the deck cards it has looked at"),
                numbers("waiting", [seats], by_seat(0, WAITS_AT), 1, "by seat: whether it has to act"),
                numbers("age", [seats], by_seat(0, AGE_AT), 3, "by seat: how many are younger"),
                numbers("size", [seats], by_seat(0, SIZE_AT), PLACES, "by seat: cards in its village"),
                numbers(
                    "looking-at", [seats], by_seat(0, EYES_AT), seats, "by seat: in whose village it looks at a card"
                ),
                numbers("looking-place", [seats], by_seat(0, SPOT_AT), PLACES, "by seat: the place of that card, + 1"),
                numbers("lost", [seats], by_seat(0, LOST_AT), MOST_LOST, "by seat: points lost in the rounds before"),
                sets("up", [seats], by_seat(FACE_UP), PLACES, "by seat: the places of cards that are face up"),
                sets("amulet", [seats], by_seat(SEALED), PLACES, "by seat: the place under the amulet"),
                sets("guarded", [seats], by_seat(GUARDED), PLACES, "by seat: the places a bodyguard is set on"),
                sets("used", [seats], by_seat(USED), PLACES, "by seat: empaths and bodyguards used this turn"),
                numbers("cards", [seats, PLACES], village, VALUES, "by seat and place: the value + 1, if it is known"),
                sets(
                    "looked-at", [seats, seats], knowers, PLACES, "by village and seat: hidden cards it has looked at"
                ),
            ],
        )

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, AmuletState)
        setup = state.setup
        board = state.board
        seats: i64 = self.seats
        mine: i64 = board[STRIDE * seat + KNOWN]
        rounds: i64 = state.round + 1 if state.round < ROUNDS else ROUNDS
        first: i64 = state.phase | (rounds << ROUND_AT) | ((1 + turned(state.first, seat, seats)) << FIRST_AT)
        first |= ((1 + turned(state.turn, seat, seats)) << TURN_AT) | ((setup.deck_end - state.top) << DECK_AT)
        first |= (state.looked << LOOKED_AT) | (state.stirred << STIRRED_AT) | (state.acted << ACTED_AT)
        first |= (state.moved << MOVED_AT) | (state.still << STILL_AT)
        if state.caller >= 0:
            first |= (1 + turned(state.caller, seat, seats)) << CALLER_AT
        if state.holder >= 0:
            first |= (1 + turned(state.holder, seat, seats)) << HOLDER_AT
        if state.right >= 0:
            first |= (1 + turned(state.right, seat, seats)) << RIGHT_AT
        if state.hand >= 0:
            first |= (state.source + 1) << SOURCE_AT
            if state.source != FROM_DECK or mine & BIT[state.hand] != 0:
                first |= (VALUE[state.hand] + 1) << HAND_AT
        if state.phase in (EMPATHY, GUARDING):
            first |= (state.using + 1) << USING_AT
        row[at] = first
        row[at + ANNOUNCED] = state.picks
        cards(board, setup.show_at, state.shown, row, at + SHOW, 1)
        cards(board, setup.pile_at, state.piled, row, at + PILE, 4)
        # Each village, then what its owner does.
        k: i64 = 0
        other: i64 = seat
        to: i64 = at + SEATS
        anyone: i64 = 0
        while k < seats:
            anyone |= board[STRIDE * other + KNOWN]
            tells: i64 = (board[STRIDE * other + SIZE] << SIZE_AT) | (board[STRIDE * other + TOTAL] << LOST_AT)
            tells |= state.age(other) << AGE_AT
            if state.wait & BIT[other] != 0:
                tells |= 1
            row[to] = tells
            row[to + LOOKED_DECK] = 0
            k += 1
            other += 1
            if other == seats:
                other = 0
            to += self.each
        k = 0
        other = seat
        to = at + SEATS
        while k < seats:
            self.village(state, seat, other, anyone, row, at, to)
            k += 1
            other += 1
            if other == seats:
                other = 0
            to += self.each
        self.deck(state, seat, mine, anyone, row, at)

    def village(self, state: AmuletState, seat: i64, whose: i64, anyone: i64, row: vec[i64], at: i64, to: i64) -> None:
        """AM-4: a village, as far as cards are face up or known to this seat; some seat knows those of `anyone`."""
        board = state.board
        seats: i64 = self.seats
        home: i64 = STRIDE * whose
        open_cards: i64 = board[home + UP]
        used: i64 = state.used if whose == state.turn else 0
        mine: i64 = board[STRIDE * seat + KNOWN] | open_cards
        marked: i64 = state.sealed | state.guarded | used
        seen: i64 = anyone & ~open_cards
        near: i64 = 1 + turned(whose, seat, seats)
        up: i64 = 0
        word: i64 = to + CARDS_AT
        row[to + SEALED] = 0
        row[to + GUARDED] = 0
        row[to + USED] = 0
        row[word] = 0
        row[word + 1] = 0
        row[word + 2] = 0
        row[word + 3] = 0
        k: i64 = 0
        while k < seats:
            row[to + KNOWERS + k] = 0
            k += 1
        size: i64 = board[home + SIZE]
        place: i64 = 0
        digit: i64 = 0
        while place < size:
            card: i64 = board[home + ROW + place]
            bit: i64 = BIT[card]
            spot: i64 = BIT[place]
            if mine & bit != 0:
                row[word] += (VALUE[card] + 1) * NIBBLE[digit]
            if open_cards & bit != 0:
                up |= spot
            if marked & bit != 0:
                if state.sealed & bit != 0:
                    row[to + SEALED] |= spot
                if state.guarded & bit != 0:
                    row[to + GUARDED] |= spot
                if used & open_cards & bit != 0:
                    row[to + USED] |= spot
            if seen & bit != 0:
                other: i64 = seat
                k = 0
                while k < seats:
                    if board[STRIDE * other + KNOWN] & bit != 0:
                        row[to + KNOWERS + k] |= spot
                    k += 1
                    other += 1
                    if other == seats:
                        other = 0
            if state.gaze != 0:
                other = seat
                k = 0
                while k < seats:
                    if board[STRIDE * other + EYES] == card:
                        row[at + SEATS + self.each * k] |= (near << EYES_AT) | ((place + 1) << SPOT_AT)
                    k += 1
                    other += 1
                    if other == seats:
                        other = 0
            place += 1
            digit += 1
            if digit == IN_WORD:
                digit = 0
                word += 1
        row[to + FACE_UP] = up

    def deck(self, state: AmuletState, seat: i64, mine: i64, anyone: i64, row: vec[i64], at: i64) -> None:
        """AM-58: which cards of the deck somebody has looked at, and the values of those this seat knows."""
        setup = state.setup
        board = state.board
        seats: i64 = self.seats
        word: i64 = at + KNOWN_DECK
        row[word] = 0
        row[word + 1] = 0
        row[word + 2] = 0
        if anyone == 0:
            return
        place: i64 = state.top
        while place < setup.deck_end:
            bit: i64 = BIT[board[place]]
            if anyone & bit != 0:
                depth: i64 = place - state.top
                if mine & bit != 0:
                    row[word + depth // IN_WORD] += (VALUE[board[place]] + 1) * NIBBLE[depth % IN_WORD]
                k: i64 = 0
                other: i64 = seat
                while k < seats:
                    if board[STRIDE * other + KNOWN] & bit != 0:
                        row[at + SEATS + self.each * k + LOOKED_DECK] |= BIT[depth]
                    k += 1
                    other += 1
                    if other == seats:
                        other = 0
            place += 1


def cards(board: vec[i64], place: i64, count: i64, row: vec[i64], at: i64, most: i64) -> None:
    """Cards that lie open, in a number of words."""
    word: i64 = 0
    while word < most:
        told: i64 = 0
        digit: i64 = 0
        while digit < IN_WORD and count > 0:
            told += (VALUE[board[place]] + 1) * NIBBLE[digit]
            place += 1
            count -= 1
            digit += 1
        row[at + word] = told
        word += 1
