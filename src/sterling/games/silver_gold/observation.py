"""What a seat of Silver & Gold may know, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT
from sterling.core.observation import Observer, Slice, numbers, sets, turned, words
from sterling.core.state import Setup, State
from sterling.games.silver_gold.codes import CELLS, COLOURS, PATTERNS, SINGLE
from sterling.games.silver_gold.rules import (
    BOX_AT,
    CARD_A,
    COIN_AT,
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
    SilverGoldSetup,
    SilverGoldState,
    palms_on,
)

# An island takes two words: free cells with the X and coins among them, 16 bits each; then the palms among them,
# colour, seal and what the seal pays.
ISLAND: Final = 2
COLOUR_AT: Final = 16
SEAL_AT: Final = 20
PAYS_AT: Final = 24
MOST_PAID: Final = 1023
# The first word, and the second: how often each pattern was revealed in this round.
TURN_AT: Final = 2
FIRST_AT: Final = 8
START_AT: Final = 11
PATTERN_AT: Final = 14
CUP_AT: Final = 17
TAKER_AT: Final = 20
NEED_AT: Final = 23
OWED_AT: Final = 26
KEPT_AT: Final = 32
PILE_AT: Final = 36
MOST_PILE: Final = 4095
REVEALED_AT: Final[vec[i64]] = vec[i64]([2 ** (4 * pattern) for pattern in range(len(PATTERNS))])
# Then four islands of the display, four dealt, two of each seat; then three words of each seat: its score card, islands
# completed and what seals pay, by colour, 12 bits each.
SHOW: Final = 2
DEALT: Final = 10
HELD: Final = 18
EACH: Final = 3
COINS_AT: Final = 1
BOXES_AT: Final = 5
PALMS_AT: Final = 8
CUP_SUM_AT: Final = 16
CUP_ROWS_AT: Final = 21
COLOUR_UNIT: Final[vec[i64]] = vec[i64]([1, 2**12, 2**24, 2**36])


def islands(name: str, shape: list[int], first: int, about: str) -> list[Slice]:
    """The slices of a row of islands. A set of cells has four in a row, the top row first."""
    count = shape[0] * shape[1] if len(shape) == 2 else shape[0]
    low, high = words(first, count, 0, ISLAND), words(first + 1, count, 0, ISLAND)
    colour = len(COLOURS)

    def at(places: list[tuple[int, int]], shift: int) -> list[tuple[int, int]]:
        return [(word, shift) for word, _ in places]

    return [
        sets(f"{name}-free", shape, low, CELLS, f"{about}: cells without a mark"),
        sets(f"{name}-crosses", shape, at(low, 16), CELLS, f"{about}: X that are not marked yet"),
        sets(f"{name}-coins", shape, at(low, 32), CELLS, f"{about}: coins that are not marked yet"),
        sets(f"{name}-palms", shape, high, CELLS, f"{about}: palms that are not marked yet"),
        numbers(f"{name}-colour", shape, at(high, COLOUR_AT), colour, f"{about}: purple, orange, green, grey"),
        numbers(f"{name}-seal", shape, at(high, SEAL_AT), colour, f"{about}: the colour its seal names"),
        numbers(f"{name}-pays", shape, at(high, PAYS_AT), MOST_PAID, f"{about}: what its seal pays for an island"),
    ]


class Watcher(Observer):
    """SG-27, SG-32, SG-34: everything but the draw pile, and what others mark until all have."""

    def __init__(self, setup: Setup) -> None:
        assert isinstance(setup, SilverGoldSetup)
        seats = int(setup.seats)
        colours = len(COLOURS)
        self.seats: i64 = setup.seats
        self.held: i64 = HELD + 2 * ISLAND * setup.seats
        # What never changes about a card, as it stands in the second word of an island.
        fixed: list[int] = []
        for card in range(int(setup.deck.cards)):
            sealed = setup.deck.seals[card] >= 0
            fixed.append(
                (int(setup.deck.colour[card]) + 1) * 2**COLOUR_AT
                + (int(setup.deck.seals[card]) + 1) * 2**SEAL_AT
                + (int(setup.deck.pays[card]) * 2**PAYS_AT if sealed else 0)
            )
        self.fixed = vec[i64](fixed)
        score = int(self.held)
        by_colour = [(score + EACH * seat, 12 * colour) for seat in range(seats) for colour in range(colours)]
        super().__init__(
            score + EACH * seats,
            [
                numbers("phase", [1], [(0, 0)], OVER, "drafting, marking, replacing, over"),
                numbers("turn", [1], [(0, TURN_AT)], TURNS, "turns finished"),
                numbers("first", [1], [(0, FIRST_AT)], seats, "the start player of the first turn, after the draft"),
                numbers("start", [1], [(0, START_AT)], seats, "the start player of this turn"),
                numbers("pattern", [1], [(0, PATTERN_AT)], SINGLE, "domino, straight, corner, tee, ell, square"),
                numbers("cup", [1], [(0, CUP_AT)], CUPS, "the highest cup left"),
                numbers("replacing", [1], [(0, TAKER_AT)], seats, "who takes new islands"),
                numbers("replacements", [1], [(0, NEED_AT)], 2, "how many that seat still takes"),
                numbers("owed", [1], [(0, OWED_AT)], 33, "follow-ups the seat owes, + 1; 0 before its first mark"),
                numbers("kept", [1], [(0, KEPT_AT)], 6, "during the draft: the pair the seat kept"),
                numbers("pile", [1], [(0, PILE_AT)], MOST_PILE, "cards in the draw pile"),
                numbers(
                    "revealed",
                    [len(PATTERNS)],
                    [(1, 4 * pattern) for pattern in range(len(PATTERNS))],
                    ROUND,
                    "by pattern: cards revealed in this round",
                ),
                *islands("display", [DISPLAY], SHOW, "by place of the display"),
                *islands("dealt", [4], DEALT, "during the draft, the four islands the seat was dealt"),
                *islands("island", [seats, 2], HELD, "by seat, its two islands"),
                numbers("finished", [seats], words(score, seats, 0, EACH), 1, "by seat: done, while all act at once"),
                numbers("coins", [seats], words(score, seats, COINS_AT, EACH), COIN_BOXES, "by seat: coins crossed"),
                numbers("palm-boxes", [seats], words(score, seats, BOXES_AT, EACH), PALM_BOXES, "by seat: palm boxes"),
                numbers("palm-points", [seats], words(score, seats, PALMS_AT, EACH), 252, "by seat: their sum"),
                numbers("cup-points", [seats], words(score, seats, CUP_SUM_AT, EACH), 18, "by seat: sum of its cups"),
                numbers("cup-boxes", [seats], words(score, seats, CUP_ROWS_AT, EACH), 3, "by seat: cup boxes filled"),
                numbers(
                    "completed",
                    [seats, colours],
                    [(word + 1, shift) for word, shift in by_colour],
                    4095,
                    "by seat and colour: islands completed",
                ),
                numbers(
                    "seals",
                    [seats, colours],
                    [(word + 2, shift) for word, shift in by_colour],
                    4095,
                    "by seat and colour: what its seals pay for each island",
                ),
            ],
        )

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, SilverGoldState)
        setup = state.setup
        deck = setup.deck
        board = state.board
        seats: i64 = self.seats
        phase: i64 = state.phase
        home: i64 = STRIDE * seat
        first: i64 = phase | (state.turn << TURN_AT) | ((CUPS - state.cups) << CUP_AT)
        first |= (board[home + OWED] + 1) << OWED_AT
        if phase == DRAFTING:
            first |= ((deck.cards - 4 * seats) << PILE_AT) | ((board[home + KEPT] + 1) << KEPT_AT)
        else:
            first |= ((len(state.pile) - state.drawn) << PILE_AT) | ((1 + turned(state.first, seat, seats)) << FIRST_AT)
        revealed: i64 = 0
        if phase in (MARKING, REPLACING):
            start: i64 = state.start_seat()
            first |= ((1 + turned(start, seat, seats)) << START_AT) | ((state.pattern + 1) << PATTERN_AT)
            if phase == REPLACING:
                taker: i64 = start + state.step
                if taker >= seats:
                    taker -= seats
                first |= ((1 + turned(taker, seat, seats)) << TAKER_AT) | (state.need << NEED_AT)
            # SG-31, SG-32: the cards of this round, the current one included.
            rounds: i64 = state.turn // ROUND
            number: i64 = setup.expeditions_at + rounds * (ROUND + 1)
            stop: i64 = setup.expeditions_at + rounds + state.turn
            while number <= stop:
                revealed += REVEALED_AT[EXPEDITION[state.order[number]]]
                number += 1
        row[at] = first
        row[at + 1] = revealed
        place: i64 = 0
        while place < DISPLAY:
            card: i64 = board[STRIDE * seats + place]
            self.put(state, card, deck.land[card] if card >= 0 else 0, row, at + SHOW + ISLAND * place)
            place += 1
        place = 0
        if phase == DRAFTING:
            while place < 4:
                card = state.order[4 * seat + place]
                self.put(state, card, deck.land[card], row, at + DEALT + ISLAND * place)
                place += 1
        else:
            while place < 4 * ISLAND:
                row[at + DEALT + place] = 0
                place += 1
        held: i64 = at + HELD
        score: i64 = at + self.held
        other: i64 = seat
        k: i64 = 0
        while k < seats:
            mine: i64 = STRIDE * other
            # SG-27: what others marked in this turn is hidden until all are done.
            packed: i64 = board[mine + MINE] if other == seat or phase != MARKING else board[mine + SHOWN]
            self.put(state, board[mine + CARD_A], packed & 0xFFFF, row, held)
            self.put(state, board[mine + CARD_A + 1], (packed >> 16) & 0xFFFF, row, held + ISLAND)
            cups: i64 = board[mine + CUPBOX]
            tells: i64 = (((packed >> COIN_AT) & 15) << COINS_AT) | (((packed >> PALM_AT) & 7) << BOXES_AT)
            if packed >> BOX_AT != 0:
                tells |= palms_on(packed) << PALMS_AT
            tells |= (((cups & 7) + ((cups >> 3) & 7) + ((cups >> 6) & 7)) << CUP_SUM_AT) | ((cups >> 9) << CUP_ROWS_AT)
            if phase <= MARKING and state.wait & BIT[other] == 0:
                tells |= 1
            row[score] = tells
            row[score + 1] = 0
            row[score + 2] = 0
            held += 2 * ISLAND
            score += EACH
            other += 1
            if other == seats:
                other = 0
            k += 1
        # SG-34, SG-50: the islands laid aside.
        score = at + self.held
        place = STRIDE * seats + DISPLAY
        stop = place + state.aside
        while place < stop:
            entry: i64 = board[place]
            card = entry >> 2
            to: i64 = score + EACH * turned(entry & 3, seat, seats)
            row[to + 1] += COLOUR_UNIT[deck.colour[card]]
            if deck.seals[card] >= 0:
                row[to + 2] += deck.pays[card] * COLOUR_UNIT[deck.seals[card]]
            place += 1

    def put(self, state: SilverGoldState, card: i64, free: i64, row: vec[i64], at: i64) -> None:
        """The two words of an island, or of none."""
        if card < 0:
            row[at] = 0
            row[at + 1] = 0
            return
        deck = state.setup.deck
        row[at] = free | ((free & deck.crosses[card]) << 16) | ((free & deck.coins[card]) << 32)
        row[at + 1] = (free & deck.palms[card]) | self.fixed[card]
