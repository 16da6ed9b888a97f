"""What a seat of the Amulet may know, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT
from sterling.core.observation import Observer, numbers, sets, turned
from sterling.core.state import Setup, State
from sterling.games.amulet.codes import CARDS, KINDS, MOST_PILED, MOST_SHOWN, PLACES, VALUE
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

VALUES: Final[i64] = len(KINDS)


class Watcher(Observer):
    """AM-4, AM-58: what is face up, what this seat has looked at, and who has looked at what."""

    def __init__(self, setup: Setup) -> None:
        seats = int(setup.seats)
        values = len(KINDS)
        self.seats: i64 = setup.seats
        super().__init__(
            [
                numbers("phase", 1, OVER, "the decision, in the order of the view's phases"),
                numbers("round", 1, ROUNDS, "from 1"),
                numbers("first", 1, seats, "the start player of this round"),
                numbers("turn", 1, seats, "whose turn it is"),
                numbers("caller", 1, seats, "who has called"),
                numbers("deck", 1, DECK, "cards in the deck"),
                numbers("hand", 1, values, "the card in hand + 1, if the seat knows it"),
                numbers("source", 1, 3, "of the card in hand: deck, display, discard pile"),
                numbers("looked", 1, 5, "deck cards looked at so far in this draw"),
                sets("announced", 1, PLACES, "places announced by the seat whose turn it is"),
                numbers("using", 1, PLACES, "the place of the empath or bodyguard in use, + 1"),
                numbers("stirred", 1, 1, "a free action was used this turn"),
                numbers("acted", 1, 1, "the action of this turn is done"),
                numbers("moved", 1, 1, "a card has left the deck this turn"),
                numbers("still", 1, STILL_TURNS, "turns in a row in which no card left the deck"),
                numbers("holder", 1, seats, "who holds the amulet"),
                numbers("right", 1, seats, "who may still put it on a card"),
                numbers("display", MOST_SHOWN, values, "by place of the display: the card + 1"),
                sets("pile", values, MOST_PILED, "by value: where such cards lie in the discard pile, from the bottom"),
                sets("deck-known", values, DECK, "by value: where in the deck it knows such a card, from the top"),
                sets("deck-knowers", seats, DECK, "by seat: the cards of the deck it has looked at, from the top"),
                numbers("waiting", seats, 1, "by seat: whether it has to act"),
                numbers("age", seats, seats - 1, "by seat: how many are younger"),
                numbers("lost", seats, CARDS * ROUNDS * values, "by seat: points lost in the rounds before"),
                numbers("looking-at", seats, seats, "by seat: in whose village the card lies that it looks at"),
                numbers("looking-place", seats, PLACES, "… and its place + 1"),
                numbers("size", seats, PLACES, "by seat: cards in its village"),
                sets("up", seats, PLACES, "by seat: the places of its cards that are face up"),
                sets("amulet", seats, PLACES, "by seat: the place under the amulet"),
                sets("guarded", seats, PLACES, "by seat: the places that a bodyguard is set on"),
                sets("used", seats, PLACES, "by seat: empaths and bodyguards used this turn"),
                sets("knowers", seats * seats, PLACES, "by village and seat: the hidden cards that seat has looked at"),
                sets("cards", seats * values, PLACES, "by village and value: where the seat knows such a card"),
            ]
        )

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, AmuletState)
        setup = state.setup
        board = state.board
        seats: i64 = self.seats
        mine: i64 = board[STRIDE * seat + KNOWN]
        stop: i64 = at + self.size
        # Most numbers of a row are 0.
        i: i64 = at + 6
        while i < stop:
            row[i] = 0
            i += 1
        row[at] = state.phase
        row[at + 1] = state.round + 1 if state.round < ROUNDS else ROUNDS
        row[at + 2] = 1 + turned(state.first, seat, seats)
        row[at + 3] = 1 + turned(state.turn, seat, seats)
        row[at + 4] = 0 if state.caller < 0 else 1 + turned(state.caller, seat, seats)
        row[at + 5] = setup.deck_end - state.top
        if state.hand >= 0:
            if state.source != FROM_DECK or mine & BIT[state.hand] != 0:
                row[at + 6] = VALUE[state.hand] + 1
            row[at + 7] = state.source + 1
        row[at + 8] = state.looked
        row[at + 9] = state.picks
        if state.phase == EMPATHY or state.phase == GUARDING:
            row[at + 10] = state.using + 1
        row[at + 11] = state.stirred
        row[at + 12] = state.acted
        row[at + 13] = state.moved
        row[at + 14] = state.still
        row[at + 15] = 0 if state.holder < 0 else 1 + turned(state.holder, seat, seats)
        row[at + 16] = 0 if state.right < 0 else 1 + turned(state.right, seat, seats)
        at += 17
        i = 0
        while i < state.shown:
            row[at + i] = VALUE[board[setup.show_at + i]] + 1
            i += 1
        at += MOST_SHOWN
        i = 0
        while i < state.piled:
            row[at + VALUE[board[setup.pile_at + i]]] |= BIT[i]
            i += 1
        at += VALUES
        write_deck(state, seat, row, at)
        at += VALUES + seats
        k: i64 = 0
        while k < seats:
            other: i64 = seat + k if seat + k < seats else seat + k - seats
            row[at + k] = 1 if state.wait & BIT[other] != 0 else 0
            row[at + seats + k] = state.age(other)
            row[at + 2 * seats + k] = board[STRIDE * other + TOTAL]
            k += 1
        write_villages(state, seat, row, at + 3 * seats)


def write_deck(state: AmuletState, seat: i64, row: vec[i64], at: i64) -> None:
    """AM-58: which cards of the deck somebody has looked at, and the values of those this seat knows."""
    setup = state.setup
    board = state.board
    seats: i64 = setup.seats
    anyone: i64 = 0
    place: i64 = KNOWN
    while place < setup.pile_at:
        anyone |= board[place]
        place += STRIDE
    if anyone == 0:
        return
    mine: i64 = board[STRIDE * seat + KNOWN]
    place = state.top
    while place < setup.deck_end:
        bit: i64 = BIT[board[place]]
        if anyone & bit != 0:
            depth: i64 = BIT[place - state.top]
            if mine & bit != 0:
                row[at + VALUE[board[place]]] |= depth
            other: i64 = 0
            while other < seats:
                if board[STRIDE * other + KNOWN] & bit != 0:
                    row[at + VALUES + turned(other, seat, seats)] |= depth
                other += 1
        place += 1


def write_villages(state: AmuletState, seat: i64, row: vec[i64], at: i64) -> None:
    """AM-4: the villages, with the values of the cards that are face up or that this seat knows."""
    board = state.board
    seats: i64 = state.setup.seats
    mine: i64 = board[STRIDE * seat + KNOWN]
    knowers: i64 = at + 7 * seats
    values: i64 = knowers + seats * seats
    k: i64 = 0
    while k < seats:
        whose: i64 = seat + k if seat + k < seats else seat + k - seats
        home: i64 = STRIDE * whose
        size: i64 = board[home + SIZE]
        up: i64 = board[home + UP]
        used: i64 = state.used if whose == state.turn else 0
        row[at + 2 * seats + k] = size
        place: i64 = 0
        while place < size:
            card: i64 = board[home + ROW + place]
            bit: i64 = BIT[card]
            spot: i64 = BIT[place]
            if up & bit != 0:
                row[at + 3 * seats + k] |= spot
                row[values + VALUES * k + VALUE[card]] |= spot
                if used & bit != 0:
                    row[at + 6 * seats + k] |= spot
            elif mine & bit != 0:
                row[values + VALUES * k + VALUE[card]] |= spot
            if state.sealed & bit != 0:
                row[at + 4 * seats + k] |= spot
            if state.guarded & bit != 0:
                row[at + 5 * seats + k] |= spot
            other: i64 = 0
            while other < seats:
                near: i64 = turned(other, seat, seats)
                if up & bit == 0 and board[STRIDE * other + KNOWN] & bit != 0:
                    row[knowers + seats * k + near] |= spot
                if board[STRIDE * other + EYES] == card:
                    row[at + near] = k + 1
                    row[at + seats + near] = place + 1
                other += 1
            place += 1
        k += 1
