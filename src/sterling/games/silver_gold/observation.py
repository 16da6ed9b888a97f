"""What a seat of Silver & Gold may know, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT
from sterling.core.observation import Observer, Slice, numbers, sets, turned
from sterling.core.state import Setup, State
from sterling.games.silver_gold.codes import CELLS, COLOURS, PATTERNS, SINGLE, Deck
from sterling.games.silver_gold.rules import (
    BOX_AT,
    CARD_A,
    COIN_BOXES,
    CUPBOX,
    CUPS,
    DISPLAY,
    DRAFTING,
    EXPEDITION,
    KEPT,
    MARKING,
    MINE,
    OVER,
    OWED,
    PALM_AT,
    PALM_BOXES,
    REPLACING,
    ROUND,
    SHOWN,
    STRIDE,
    TURNS,
    SilverGoldState,
    coins_on,
)

# What is told of an island: free cells, X, coins and palms on them, colour, seal and what the seal pays.
CARD: Final = 7
MOST_PAID: Final = 999


def islands(name: str, count: int, about: str) -> list[Slice]:
    """The slices of a row of islands. A set of cells has four in a row, the top row first."""
    return [
        sets(f"{name}-free", count, CELLS, f"{about}: cells without a mark"),
        sets(f"{name}-crosses", count, CELLS, f"{about}: X that are not marked yet"),
        sets(f"{name}-coins", count, CELLS, f"{about}: coins that are not marked yet"),
        sets(f"{name}-palms", count, CELLS, f"{about}: palms that are not marked yet"),
        numbers(f"{name}-colour", count, len(COLOURS), f"{about}: purple, orange, green, grey; 0 without an island"),
        numbers(f"{name}-seal", count, len(COLOURS), f"{about}: the colour its seal names; 0 without a seal"),
        numbers(f"{name}-pays", count, MOST_PAID, f"{about}: what its seal pays for each island of that colour"),
    ]


class Watcher(Observer):
    """SG-27, SG-32, SG-34: everything but the draw pile, and what others mark until all have."""

    def __init__(self, setup: Setup) -> None:
        seats = int(setup.seats)
        self.seats: i64 = setup.seats
        super().__init__(
            [
                numbers("phase", 1, OVER, "drafting, marking, replacing, over"),
                numbers("turn", 1, TURNS, "turns finished"),
                numbers("first", 1, seats, "the start player of the first turn; 0 during the draft"),
                numbers("start", 1, seats, "the start player of this turn; 0 during the draft and at the end"),
                numbers("pattern", 1, SINGLE, "+ 1: domino, straight, corner, tee, ell, square; 0 if there is none"),
                numbers("revealed", len(PATTERNS), ROUND, "by pattern: cards revealed in this round"),
                numbers("pile", 1, 999, "cards in the draw pile"),
                numbers("cup", 1, CUPS, "the highest cup left"),
                numbers("replacing", 1, seats, "who takes new islands"),
                numbers("replacements", 1, 2, "how many that seat still takes"),
                numbers("owed", 1, 33, "+ 1: follow-ups the seat itself owes; 0 before its first mark of a turn"),
                *islands("display", DISPLAY, "by place of the display"),
                *islands("dealt", 4, "during the draft, the four islands the seat was dealt"),
                numbers("kept", 1, 6, "during the draft: the pair the seat kept, + 1"),
                *islands("island", 2 * seats, "two for each seat"),
                numbers("finished", seats, 1, "by seat: done with the step that all take at once"),
                numbers("coins", seats, COIN_BOXES, "by seat: coins crossed"),
                numbers("palm-boxes", seats, PALM_BOXES, "by seat: palm boxes filled in"),
                numbers("palm-points", seats, 4 * 63, "by seat: what they add up to"),
                numbers("cup-points", seats, 3 * CUPS, "by seat: what its cups add up to"),
                numbers("cup-boxes", seats, 3, "by seat: cup boxes filled in"),
                numbers("completed", len(COLOURS) * seats, 99, "by seat and colour: islands completed"),
                numbers(
                    "seals", len(COLOURS) * seats, MOST_PAID, "by seat and colour: what its seals pay for an island"
                ),
            ]
        )

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, SilverGoldState)
        setup = state.setup
        deck = setup.deck
        board = state.board
        seats: i64 = self.seats
        phase: i64 = state.phase
        drafting: bool = phase == DRAFTING
        playing: bool = phase in (MARKING, REPLACING)
        row[at] = phase
        row[at + 1] = state.turn
        row[at + 2] = 0 if drafting else 1 + turned(state.first, seat, seats)
        row[at + 3] = 1 + turned(state.start_seat(), seat, seats) if playing else 0
        row[at + 4] = state.pattern + 1 if playing else 0
        at += 5
        write_revealed(state, row, at)
        at += len(PATTERNS)
        row[at] = deck.cards - 4 * seats if drafting else len(state.pile) - state.drawn
        row[at + 1] = CUPS - state.cups
        row[at + 2] = 0
        row[at + 3] = 0
        if phase == REPLACING:
            taker: i64 = state.start_seat() + state.step
            row[at + 2] = 1 + turned(taker if taker < seats else taker - seats, seat, seats)
            row[at + 3] = state.need
        row[at + 4] = board[STRIDE * seat + OWED] + 1
        at += 5
        place: i64 = 0
        while place < DISPLAY:
            card: i64 = board[STRIDE * seats + place]
            write_island(deck, card, deck.land[card] if card >= 0 else 0, row, at + place, DISPLAY)
            place += 1
        at += CARD * DISPLAY
        place = 0
        while place < 4:
            card = state.order[4 * seat + place] if drafting else -1
            write_island(deck, card, deck.land[card] if drafting else 0, row, at + place, 4)
            place += 1
        at += CARD * 4
        row[at] = board[STRIDE * seat + KEPT] + 1 if drafting else 0
        at += 1
        k: i64 = 0
        while k < seats:
            other: i64 = seat + k if seat + k < seats else seat + k - seats
            mine: i64 = STRIDE * other
            # SG-27: what others marked in this turn is hidden until all are done.
            packed: i64 = board[mine + MINE] if other == seat or phase != MARKING else board[mine + SHOWN]
            write_island(deck, board[mine + CARD_A], packed & 0xFFFF, row, at + 2 * k, 2 * seats)
            write_island(deck, board[mine + CARD_A + 1], (packed >> 16) & 0xFFFF, row, at + 2 * k + 1, 2 * seats)
            score: i64 = at + CARD * 2 * seats + k
            row[score] = 1 if phase <= MARKING and state.wait & BIT[other] == 0 else 0
            row[score + seats] = coins_on(packed)
            row[score + 2 * seats] = (packed >> PALM_AT) & 7
            boxes: i64 = packed >> BOX_AT
            row[score + 3 * seats] = (boxes & 63) + ((boxes >> 6) & 63) + ((boxes >> 12) & 63) + ((boxes >> 18) & 63)
            cups: i64 = board[mine + CUPBOX]
            row[score + 4 * seats] = (cups & 7) + ((cups >> 3) & 7) + ((cups >> 6) & 7)
            row[score + 5 * seats] = cups >> 9
            k += 1
        at += CARD * 2 * seats + 6 * seats
        write_completed(state, seat, row, at)


def write_island(deck: Deck, card: i64, free: i64, row: vec[i64], at: i64, step: i64) -> None:
    """An island; the numbers of a row of islands stand slice by slice, so they are `step` apart."""
    if card < 0:
        row[at] = 0
        row[at + step] = 0
        row[at + 2 * step] = 0
        row[at + 3 * step] = 0
        row[at + 4 * step] = 0
        row[at + 5 * step] = 0
        row[at + 6 * step] = 0
        return
    row[at] = free
    row[at + step] = free & deck.crosses[card]
    row[at + 2 * step] = free & deck.coins[card]
    row[at + 3 * step] = free & deck.palms[card]
    row[at + 4 * step] = deck.colour[card] + 1
    row[at + 5 * step] = deck.seals[card] + 1
    row[at + 6 * step] = deck.pays[card] if deck.seals[card] >= 0 else 0


def write_revealed(state: SilverGoldState, row: vec[i64], at: i64) -> None:
    """SG-31, SG-32: how often each pattern was revealed in this round, the current one included."""
    k: i64 = 0
    while k < len(PATTERNS):
        row[at + k] = 0
        k += 1
    if state.phase == DRAFTING or state.phase == OVER:
        return
    turn: i64 = state.turn
    number: i64 = turn - turn % ROUND
    place: i64 = state.setup.expeditions_at + turn // ROUND
    while number <= turn:
        row[at + EXPEDITION[state.order[place + number]]] += 1
        number += 1


def write_completed(state: SilverGoldState, seat: i64, row: vec[i64], at: i64) -> None:
    """SG-34, SG-50: the islands laid aside, by seat and colour, and what seals pay for a colour."""
    setup = state.setup
    deck = setup.deck
    board = state.board
    seats: i64 = setup.seats
    colours: i64 = len(COLOURS)
    k: i64 = 0
    while k < 2 * colours * seats:
        row[at + k] = 0
        k += 1
    place: i64 = STRIDE * seats + DISPLAY
    stop: i64 = place + state.aside
    while place < stop:
        entry: i64 = board[place]
        card: i64 = entry >> 2
        to: i64 = at + colours * turned(entry & 3, seat, seats)
        row[to + deck.colour[card]] += 1
        named: i64 = deck.seals[card]
        if named >= 0:
            row[to + colours * seats + named] += deck.pays[card]
        place += 1
