"""What a seat of Silver & Gold may know, as numbers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from sterling.core.bits import BIT
from sterling.core.observation import SEATED, SPREAD, Observer, Slice, numbers, seated, sets, spread, words
from sterling.core.state import Setup, State
from sterling.games.silver_gold.codes import (
    CELLS,
    COLOURS,
    DRAW,
    KEEP,
    MARK,
    PATTERNS,
    PER_CARD,
    SINGLE,
    TAKE,
    all_placements,
)
from sterling.games.silver_gold.rules import (
    CARD_A,
    CARD_B,
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
# A set of cells three times, as in the first word of an island; and all of the second word but its cells.
THRICE: Final = 0x100010001
PRINTED: Final = -0x10000
# Notes, what the last row was made from: whether there is one, the turn, its start player and the patterns revealed,
# the display, whether dealt islands were told, how many islands laid aside are counted, and for each seat the two words
# that tell of those.
WRITTEN: Final = 0
SINCE: Final = 1
STARTS: Final = 2
REVEALED: Final = 3
SHOWN_CARDS: Final = 4
DRAFTED: Final = 5
ASIDE: Final = 6
COMPLETED: Final = 7
NO_DISPLAY: Final[i64] = 2**62
# In a mask, the marks of the first island begin with word 2; those below MARK are in the first two words.
LEAD: Final = 5
MARK_A: Final = 16
MARK_B: Final[i64] = 16 + PER_CARD
FIRST_WORDS: Final = 1


def _begins() -> list[int]:
    """Where the placements of each pattern begin among the marks of an island; the last entry is the end."""
    begins = [CELLS]
    for pattern in range(len(PATTERNS)):
        begins.append(begins[-1] + len(all_placements(pattern)))
    return begins


BEGINS: Final[vec[i64]] = vec[i64](_begins())


def _fitting(pattern: int, free_cells: int, first_row: int) -> list[int]:
    """For each set of free cells of so many from this row on, which of the placements whose first cell is in that row
    or, with `first_row` 2, below it fit, as a set of their numbers among these."""
    rows = [first_row] if first_row < 2 else [2, 3]
    masks = [mask for mask in all_placements(pattern) if ((mask & -mask).bit_length() - 1) // 4 in rows]
    by_top: list[list[tuple[int, int]]] = [[] for _ in range(free_cells)]
    for number, mask in enumerate(masks):
        moved = mask // 16**first_row
        by_top[moved.bit_length() - 1].append((moved, 2**number))
    found = [0]
    for cell in range(free_cells):
        # Sets whose highest cell is below `cell` are done; add the sets whose highest cell it is.
        head = 2**cell
        for rest in range(head):
            free = head + rest
            found.append(found[rest] + sum([bit for mask, bit in by_top[cell] if mask & free == mask]))
    return found


def _by_pattern(free_cells: int, first_row: int) -> vec[i32]:
    found = vec[i32]()
    for pattern in range(len(PATTERNS)):
        for fitting in _fitting(pattern, free_cells, first_row):
            found = append(found, i32(fitting))
    return found


# No pattern is more than three rows high. So the placements that begin in row 0 and, moved up, those that begin in row
# 1 are told by the free cells of three rows, and the others by those of two. They are numbered in this order.
BEGIN: Final[vec[i32]] = _by_pattern(12, 0)
LATER: Final[vec[i32]] = _by_pattern(8, 2)
IN_ROW: Final[vec[i64]] = vec[i64](
    [len([mask for mask in all_placements(pattern) if mask & 15]) for pattern in range(len(PATTERNS))]
)
"""How many begin in row 0, and as many in row 1, by pattern."""


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
        assert MARK + LEAD == MARK_A
        assert MARK_B == 8 * 23 + 5
        self.held: i64 = HELD + 2 * ISLAND * setup.seats
        # The two words of an island without marks, by card; the first ones are those of none.
        deck = setup.deck
        low, high = [0], [0]
        for card, land in enumerate([int(land) for land in deck.land]):
            low.append(land + (land & int(deck.crosses[card])) * 2**16 + (land & int(deck.coins[card])) * 2**32)
            high.append(
                (land & int(deck.palms[card]))
                + (int(deck.colour[card]) + 1) * 2**COLOUR_AT
                + (int(deck.seals[card]) + 1) * 2**SEAL_AT
                + (int(deck.pays[card]) * 2**PAYS_AT if deck.seals[card] >= 0 else 0)
            )
        self.low = vec[i64](low)
        self.high = vec[i64](high)
        # What a completed island adds to the words of its owner, by card.
        self.completes = vec[i64]([2 ** (12 * int(colour)) for colour in deck.colour])
        self.seals = vec[i64](
            [int(deck.pays[card]) * 2 ** (12 * int(seal)) if seal >= 0 else 0 for card, seal in enumerate(deck.seals)]
        )
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
        self.lead = LEAD
        self.memory = COMPLETED + 2 * setup.seats
        self.alone = vec[i64]([0] * int(self.memory))

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        self.alone[WRITTEN] = 0
        self.rewrite(state, seat, row, at, self.alone, 0)

    def rewrite(self, state: State, seat: i64, row: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
        """The display and what was laid aside or revealed stay the same for many decisions."""
        assert isinstance(state, SilverGoldState)
        setup = state.setup
        board = state.board
        seats: i64 = self.seats
        phase: i64 = state.phase
        if notes[note] == 0:
            self.forget(notes, note)
        home: i64 = STRIDE * seat
        from_here: i64 = seated(seat, seats)
        first: i64 = phase | (state.turn << TURN_AT) | ((CUPS - state.cups) << CUP_AT)
        first |= (board[home + OWED] + 1) << OWED_AT
        if phase == DRAFTING:
            first |= ((setup.deck.cards - 4 * seats) << PILE_AT) | ((board[home + KEPT] + 1) << KEPT_AT)
        else:
            first |= ((len(state.pile) - state.drawn) << PILE_AT) | (SEATED[from_here + state.first] << FIRST_AT)
        revealed: i64 = 0
        # While a turn's marks are made, the display does not change (SG-25).
        settled: bool = False
        if phase in (MARKING, REPLACING):
            since: i64 = notes[note + SINCE]
            if since == state.turn:
                settled = phase == MARKING
            else:
                notes[note + SINCE] = state.turn
                notes[note + STARTS] = state.start_seat()
                if since + 1 == state.turn and state.turn % ROUND != 0:
                    notes[note + REVEALED] += REVEALED_AT[state.pattern]
                else:
                    notes[note + REVEALED] = patterns(state)
            start: i64 = notes[note + STARTS]
            first |= (SEATED[from_here + start] << START_AT) | ((state.pattern + 1) << PATTERN_AT)
            if phase == REPLACING:
                taker: i64 = start + state.step
                if taker >= seats:
                    taker -= seats
                first |= (SEATED[from_here + taker] << TAKER_AT) | (state.need << NEED_AT)
            revealed = notes[note + REVEALED]
        row[at] = first
        row[at + 1] = revealed
        low = self.low
        high = self.high
        shown: i64 = STRIDE * seats
        to: i64 = at + SHOW
        place: i64 = 0
        card: i64 = 0
        if not settled:
            display: i64 = board[shown] + (board[shown + 1] << 13) + (board[shown + 2] << 26) + (board[shown + 3] << 39)
            if notes[note + SHOWN_CARDS] != display:
                notes[note + SHOWN_CARDS] = display
                while place < DISPLAY:
                    card = board[shown + place] + 1
                    row[to] = low[card]
                    row[to + 1] = high[card]
                    to += ISLAND
                    place += 1
        to = at + DEALT
        place = 0
        if phase == DRAFTING:
            notes[note + DRAFTED] = 1
            while place < 4:
                card = state.order[4 * seat + place] + 1
                row[to] = low[card]
                row[to + 1] = high[card]
                to += ISLAND
                place += 1
        elif notes[note + DRAFTED] != 0:
            notes[note + DRAFTED] = 0
            while place < 4 * ISLAND:
                row[to + place] = 0
                place += 1
        # SG-34, SG-50: the islands laid aside, by seat.
        completed: i64 = note + COMPLETED
        counted: i64 = notes[note + ASIDE]
        while counted < state.aside:
            entry: i64 = board[shown + DISPLAY + counted]
            to = completed + 2 * (entry & 3)
            notes[to] += self.completes[entry >> 2]
            notes[to + 1] += self.seals[entry >> 2]
            counted += 1
        notes[note + ASIDE] = counted
        held: i64 = at + HELD
        score: i64 = at + self.held
        other: i64 = seat
        k: i64 = 0
        while k < seats:
            mine: i64 = STRIDE * other
            # SG-27: what others marked in this turn is hidden until all are done.
            packed: i64 = board[mine + MINE] if other == seat or phase != MARKING else board[mine + SHOWN]
            # Of what is printed on an island, the cells that are free.
            card = board[mine + CARD_A] + 1
            free: i64 = packed & 0xFFFF
            row[held] = (free * THRICE) & low[card]
            row[held + 1] = (free | PRINTED) & high[card]
            card = board[mine + CARD_B] + 1
            free = (packed >> 16) & 0xFFFF
            row[held + 2] = (free * THRICE) & low[card]
            row[held + 3] = (free | PRINTED) & high[card]
            cups: i64 = board[mine + CUPBOX]
            tells: i64 = (((packed >> COIN_AT) & 15) << COINS_AT) | (((packed >> PALM_AT) & 7) << BOXES_AT)
            tells |= palms_on(packed) << PALMS_AT
            tells |= (((cups & 7) + ((cups >> 3) & 7) + ((cups >> 6) & 7)) << CUP_SUM_AT) | ((cups >> 9) << CUP_ROWS_AT)
            if phase <= MARKING and state.wait & BIT[other] == 0:
                tells |= 1
            row[score] = tells
            row[score + 1] = notes[completed + 2 * other]
            row[score + 2] = notes[completed + 2 * other + 1]
            held += 2 * ISLAND
            score += EACH
            other += 1
            if other == seats:
                other = 0
            k += 1

    def forget(self, notes: vec[i64], note: i64) -> None:
        """Notes that fit no row, so that all of it is written."""
        notes[note] = 1
        notes[note + SINCE] = -1
        notes[note + SHOWN_CARDS] = NO_DISPLAY
        notes[note + DRAFTED] = 1
        place: i64 = ASIDE
        while place < self.memory:
            notes[note + place] = 0
            place += 1

    def mask(self, state: State, seat: i64, words: vec[i64], at: i64, before: i64) -> i64:
        assert isinstance(state, SilverGoldState)
        board = state.board
        home: i64 = STRIDE * seat
        pattern: i64 = SINGLE
        # SG-21, SG-22: the pattern or one cell; SG-23: a follow-up is one cell.
        if state.phase == MARKING and board[home + OWED] < 0:
            pattern = state.pattern
        # What was set before: the actions below MARK, or marks with this pattern.
        if before == FIRST_WORDS:
            words[at] = 0
            words[at + 1] = 0
        elif before > FIRST_WORDS and before - FIRST_WORDS - 1 != pattern:
            clear(before - FIRST_WORDS - 1, words, at)
        if state.phase == MARKING:
            mine: i64 = board[home + MINE]
            marks(pattern, mine & 0xFFFF, (mine >> 16) & 0xFFFF, words, at)
            return FIRST_WORDS + 1 + pattern
        marks(SINGLE, 0, 0, words, at)
        if state.phase == REPLACING:
            spread(state.display_mask(), TAKE + LEAD, words, at)
            if state.drawn < len(state.pile):
                spread(1, DRAW + LEAD, words, at)
        else:
            spread(63, KEEP + LEAD, words, at)
        return FIRST_WORDS


def patterns(state: SilverGoldState) -> i64:
    """SG-31, SG-32: how often each pattern was revealed in this round, the current card included."""
    rounds: i64 = state.turn // ROUND
    number: i64 = state.setup.expeditions_at + rounds * (ROUND + 1)
    stop: i64 = state.setup.expeditions_at + rounds + state.turn
    revealed: i64 = 0
    while number <= stop:
        revealed += REVEALED_AT[EXPEDITION[state.order[number]]]
        number += 1
    return revealed


def marks(pattern: i64, one: i64, two: i64, words: vec[i64], at: i64) -> None:
    """Which cells and placements may be marked on two islands with these free cells."""
    # Marks of the second island share these words with placements.
    words[at + 23] = 0
    words[at + 25] = 0
    if pattern != SINGLE:
        # The tables are large: asking for both islands first, one does not wait for the other.
        on_one: i64 = fitting(pattern, one)
        on_two: i64 = fitting(pattern, two)
        write(on_one, MARK_A + BEGINS[pattern], MARK_A + BEGINS[pattern + 1] - 1, words, at)
        write(on_two, MARK_B + BEGINS[pattern], MARK_B + BEGINS[pattern + 1] - 1, words, at)
    words[at + 2] = SPREAD[one & 255]
    words[at + 3] = SPREAD[one >> 8]
    words[at + 23] |= SPREAD[(two << 5) & 255]
    words[at + 24] = SPREAD[(two >> 3) & 255]
    words[at + 25] |= SPREAD[two >> 11]


def fitting(pattern: i64, free: i64) -> i64:
    """Which placements of a pattern fit on these free cells, as a set of their numbers."""
    three: i64 = pattern << 12
    begin: i64 = IN_ROW[pattern]
    found: i64 = i64(BEGIN[three + (free & 4095)]) | (i64(BEGIN[three + (free >> 4)]) << begin)
    return found | (i64(LATER[(pattern << 8) + (free >> 8)]) << (2 * begin))


def write(members: i64, first: i64, last: i64, words: vec[i64], at: i64) -> None:
    """Writes the words of a mask from one byte to another, which hold nothing but this set."""
    members <<= first & 7
    word: i64 = at + (first >> 3)
    stop: i64 = at + (last >> 3)
    while word <= stop:
        words[word] = SPREAD[members & 255]
        members >>= 8
        word += 1


def clear(pattern: i64, words: vec[i64], at: i64) -> None:
    """Sets the words with placements of this pattern to 0."""
    if pattern == SINGLE:
        return
    first: i64 = MARK_A + BEGINS[pattern]
    last: i64 = MARK_A + BEGINS[pattern + 1] - 1
    word: i64 = at + (first >> 3)
    stop: i64 = at + (last >> 3)
    while word <= stop:
        words[word] = 0
        word += 1
    word = at + ((first + PER_CARD) >> 3)
    stop = at + ((last + PER_CARD) >> 3)
    while word <= stop:
        words[word] = 0
        word += 1
