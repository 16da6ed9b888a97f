"""The rules of Silver & Gold: one state, from the draft to the last turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT, POP4, lowest, member
from sterling.core.state import Setup, State
from sterling.games.silver_gold.codes import (
    DRAW,
    EXPEDITION_PATTERNS,
    FIRST_KEPT,
    HALVES,
    KEEP,
    MARK,
    MASK,
    PATTERN,
    PER_CARD,
    SECOND_KEPT,
    SINGLE,
    TAKE,
    Deck,
    cells_in,
    fits,
)

TURNS: Final = 28
ROUND: Final = 7
CUPS: Final = 6
COIN_BOXES: Final = 12
PALM_BOXES: Final = 4
DISPLAY: Final = 4

# Phases.
DRAFTING: Final = 0
MARKING: Final = 1
REPLACING: Final = 2
OVER: Final = 3

# The board is one row of numbers: eight for each seat, four for the display, then the cards laid aside.
STRIDE: Final = 8
CARD_A: Final = 0
CARD_B: Final = 1
MINE: Final = 2  # the score card and free cells as they are now
SHOWN: Final = 3  # … as they were when the pattern was revealed (SG-27)
OWED: Final = 4  # follow-ups owed; UNMARKED before the first mark of a turn
KEPT: Final = 5  # the pair kept in the draft; -1 before
CUPBOX: Final = 6  # three cup boxes of 3 bits; from bit 9 on, how many are filled in
UNMARKED: Final = -1

# A seat's score card and free cells in one number: free cells of card A and B (16 bits each), coins (4 bits), palm
# boxes filled in (3 bits), four palm boxes (6 bits each: a custom deck may have up to 14 palms on a card).
FREE: Final = 0xFFFFFFFF
COIN_AT: Final = 32
PALM_AT: Final = 36
BOX_AT: Final = 39
PALM_UNIT: Final = 0x1000000000

EMPTY: Final = -1

EXPEDITION: Final[vec[i64]] = vec[i64](list(EXPEDITION_PATTERNS))
BOX_UNIT: Final[vec[i64]] = vec[i64]([2**39, 2**45, 2**51, 2**57])
CUP_UNIT: Final[vec[i64]] = vec[i64]([1, 8, 64])
COLOUR_UNIT: Final[vec[i64]] = vec[i64]([1, 2**10, 2**20, 2**30])


def coins_on(packed: i64) -> i64:
    """The coins crossed on a score card."""
    return (packed >> COIN_AT) & 15


def palms_on(packed: i64) -> i64:
    """What the palm boxes of a score card add up to."""
    boxes: i64 = packed >> BOX_AT
    return (boxes & 63) + ((boxes >> 6) & 63) + ((boxes >> 12) & 63) + ((boxes >> 18) & 63)


def sheet_after(deck: Deck, card: i64, mine: i64, code: i64, palms_open: i64) -> i64:
    """A player's sheet after a mark on one of their cards, while so many palms are on the display."""
    mine ^= HALVES[code]
    marked: i64 = MASK[code] & deck.symbols[card]
    if marked == 0:
        return mine
    coins: i64 = cells_in(marked & deck.coins[card])
    if coins != 0:
        # SG-24: the next coin boxes; beyond the twelfth a coin has no effect.
        room: i64 = COIN_BOXES - ((mine >> COIN_AT) & 15)
        mine += (coins if coins < room else room) << COIN_AT
    palms: i64 = marked & deck.palms[card]
    while palms != 0:
        # SG-25: one point and one for each palm on the display, in the next free palm box.
        box: i64 = (mine >> PALM_AT) & 7
        if box == PALM_BOXES:
            break
        mine += BOX_UNIT[box] * (1 + palms_open) + PALM_UNIT
        palms &= palms - 1
    return mine


def owed_after(deck: Deck, card: i64, owed: i64, code: i64) -> i64:
    """SG-23: the first mark counts as a whole, then each X owes one follow-up; a follow-up pays for one of them."""
    left: i64 = 0
    if owed >= 0:
        left = owed - 1
    return left + cells_in(MASK[code] & deck.crosses[card])


class SilverGoldSetup(Setup):
    """What is fixed before a game of Silver & Gold. `named` is the start player the table named, or -1 to draw one."""

    def __init__(self, seats: i64, deck: Deck, oya: bool, named: i64) -> None:
        # SG-10: the dealing order, the order of the draw pile, four expedition orders, the start player.
        super().__init__(seats, vec[i64]([deck.cards, deck.cards, 8, 8, 8, 8, seats]))
        self.deck = deck
        self.oya = oya
        self.named = named
        self.expeditions_at: i64 = 2 * deck.cards
        self.most_aside: i64 = min(deck.cards, 2 * TURNS * seats)

        self.bare = vec[i64]([EMPTY, EMPTY, 0, 0, UNMARKED, -1, 0, 0] * seats + [EMPTY] * (DISPLAY + self.most_aside))
        self.nobody = vec[i64]([0] * deck.cards)

    def start(self, order: vec[i64]) -> State:
        state = SilverGoldState(self, order, order, self.bare[:])
        state.phase = DRAFTING
        state.wait = (BIT[self.seats]) - 1
        if self.named >= 0:
            state.first = self.named
        else:
            # SG-11: drawn at random unless the table names one.
            state.first = order[self.expeditions_at + 32]
        return state


class SilverGoldState(State):
    """The true state of one game."""

    setup: SilverGoldSetup
    order: vec[i64]
    pile: vec[i64]
    board: vec[i64]
    phase: i64 = DRAFTING
    wait: i64 = 0
    first: i64 = 0
    turn: i64 = 0
    pattern: i64 = 0
    palms: i64 = 0  # palms printed on the display, while marking
    drawn: i64 = 0  # how many cards have left the pile
    cups: i64 = 0  # how many cups are gone
    aside: i64 = 0  # how many cards lie aside, all seats together
    step: i64 = 0  # the place in turn order that action 3 is processing
    need: i64 = 0  # replacements that seat still has to take

    # -- written by `make fields` from the fields above ----------------------------------------------------------------

    def __init__(
        self,
        setup: SilverGoldSetup,
        order: vec[i64],
        pile: vec[i64],
        board: vec[i64],
    ) -> None:
        self.setup = setup
        self.order = order
        self.pile = pile
        self.board = board

    def copy_to(self, copy: "SilverGoldState") -> None:
        """Copies all numbers of this state to another one."""
        copy.phase = self.phase
        copy.wait = self.wait
        copy.first = self.first
        copy.turn = self.turn
        copy.pattern = self.pattern
        copy.palms = self.palms
        copy.drawn = self.drawn
        copy.cups = self.cups
        copy.aside = self.aside
        copy.step = self.step
        copy.need = self.need

    def numbers(self) -> list[int]:
        """The numbers that belong to the key as they are."""
        return [
            self.phase,
            self.wait,
            self.first,
            self.turn,
            self.pattern,
            self.palms,
            self.drawn,
            self.cups,
            self.aside,
            self.step,
            self.need,
        ]

    # -- written by hand -----------------------------------------------------------------------------------------------

    def clone(self) -> "SilverGoldState":
        copy = SilverGoldState(self.setup, self.order, self.pile, self.board[:])
        self.copy_to(copy)
        return copy

    def seats(self) -> i64:
        return self.setup.seats

    # -- choices -----------------------------------------------------------------------------------------------------

    def waiting(self) -> i64:
        return self.wait

    def count(self, seat: i64) -> i64:
        if self.wait & BIT[seat] == 0:
            return 0
        if self.phase == MARKING:
            board = self.board
            at: i64 = STRIDE * seat
            mine: i64 = board[at + MINE]
            pattern: i64 = self.pattern_of(at)
            return fits(pattern, mine & 65535) + fits(pattern, (mine >> 16) & 65535)
        if self.phase == REPLACING:
            found: i64 = POP4[self.display_mask()]
            if self.drawn < len(self.pile):
                found += 1
            return found
        return 6

    def pattern_of(self, at: i64) -> i64:
        """SG-21, SG-22: the seat at `at` marks the pattern or one cell; SG-23: a follow-up is one cell."""
        if self.board[at + OWED] < 0:
            return self.pattern
        return SINGLE

    def nth(self, seat: i64, k: i64) -> i64:
        if self.phase == MARKING:
            board = self.board
            at: i64 = STRIDE * seat
            mine: i64 = board[at + MINE]
            pattern: i64 = self.pattern_of(at)
            free: i64 = mine & 65535
            code: i64 = MARK
            card: i64 = board[at + CARD_A]
            on_a: i64 = fits(pattern, free)
            if k >= on_a:
                k -= on_a
                free = (mine >> 16) & 65535
                code = MARK + PER_CARD
                card = board[at + CARD_B]
            singles: i64 = cells_in(free)
            if k < singles:
                return code + member(free, k)
            k -= singles
            deck = self.setup.deck
            masks = deck.masks
            i: i64 = deck.first[6 * card + pattern]
            while True:
                if masks[i] & free == masks[i]:
                    if k == 0:
                        return code + deck.codes[i]
                    k -= 1
                i += 1
        if self.phase == REPLACING:
            shown: i64 = self.display_mask()
            place: i64 = 0
            while place < DISPLAY:
                if shown & BIT[place] != 0:
                    if k == 0:
                        return TAKE + place
                    k -= 1
                place += 1
            return DRAW
        return KEEP + k

    def fill(self, seat: i64, codes: vec[i64], at: i64) -> i64:
        n: i64 = self.count(seat)
        if n == 0 or self.phase != MARKING:
            k: i64 = 0
            while k < n:
                codes[at + k] = self.nth(seat, k)
                k += 1
            return n
        board = self.board
        deck = self.setup.deck
        home: i64 = STRIDE * seat
        mine: i64 = board[home + MINE]
        pattern: i64 = self.pattern_of(home)
        code: i64 = MARK
        card: i64 = board[home + CARD_A]
        island: i64 = 0
        while island < 2:
            # SG-22: one cell …
            free: i64 = mine & 65535
            left: i64 = free
            while left != 0:
                codes[at] = code + lowest(left)
                at += 1
                left &= left - 1
            # SG-21: … or the pattern.
            if pattern != SINGLE and free != 0:
                masks = deck.masks
                i: i64 = deck.first[6 * card + pattern]
                stop: i64 = deck.first[6 * card + pattern + 1]
                while i < stop:
                    if masks[i] & free == masks[i]:
                        codes[at] = code + deck.codes[i]
                        at += 1
                    i += 1
            mine >>= 16
            code = MARK + PER_CARD
            card = board[home + CARD_B]
            island += 1
        return n

    def display_mask(self) -> i64:
        """The places of the display where a card lies."""
        board = self.board
        at: i64 = STRIDE * self.setup.seats
        mask: i64 = 0
        if board[at] >= 0:
            mask |= 1
        if board[at + 1] >= 0:
            mask |= 2
        if board[at + 2] >= 0:
            mask |= 4
        if board[at + 3] >= 0:
            mask |= 8
        return mask

    # -- actions -----------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        if action >= MARK:
            self.mark(seat, action - MARK)
        elif action >= TAKE:
            self.replace(seat, action)
        else:
            # SG-10: each keeps two, all at once, unseen until all have chosen.
            self.board[STRIDE * seat + KEPT] = action - KEEP
            self.wait &= ~BIT[seat]
            if self.wait == 0:
                self.end_draft()

    def end_draft(self) -> None:
        setup = self.setup
        board = self.board
        order = self.order
        deck = setup.deck
        # SG-10: the kept cards are revealed; every other card is shuffled into the draw pile.
        kept = setup.nobody[:]
        seat: i64 = 0
        while seat < setup.seats:
            at: i64 = STRIDE * seat
            pair: i64 = board[at + KEPT]
            a: i64 = order[4 * seat + FIRST_KEPT[pair]]
            b: i64 = order[4 * seat + SECOND_KEPT[pair]]
            board[at + CARD_A] = a
            board[at + CARD_B] = b
            board[at + MINE] = deck.land[a] | (deck.land[b] << 16)
            kept[a] = 1
            kept[b] = 1
            seat += 1
        pile = setup.nobody[: deck.cards - 2 * setup.seats]
        left: i64 = 0
        i: i64 = deck.cards
        while i < 2 * deck.cards:
            card: i64 = order[i]
            if kept[card] == 0:
                pile[left] = card
                left += 1
            i += 1
        self.pile = pile
        self.drawn = 0
        self.refill()
        self.turn = 0
        self.reveal()
        if self.wait == 0:
            self.act()

    def refill(self) -> None:
        """SG-30: the display is refilled to four while the pile lasts."""
        board = self.board
        at: i64 = STRIDE * self.setup.seats
        place: i64 = 0
        while place < DISPLAY:
            if board[at + place] < 0 and self.drawn < len(self.pile):
                board[at + place] = self.pile[self.drawn]
                self.drawn += 1
            place += 1

    def reveal(self) -> None:
        """SG-20: the next expedition card applies to all; from here on, marks are hidden until all are done."""
        setup = self.setup
        board = self.board
        deck = setup.deck
        turn: i64 = self.turn
        # SG-31: seven of eight cards per round.
        self.pattern = EXPEDITION[self.order[setup.expeditions_at + turn + turn // ROUND]]
        # SG-25, SG-26: the display does not change while all mark, so all palms of a turn are worth the same.
        palms: i64 = 0
        at: i64 = STRIDE * setup.seats
        place: i64 = 0
        while place < DISPLAY:
            card: i64 = board[at + place]
            if card >= 0 and deck.palms[card] != 0:
                palms += cells_in(deck.palms[card])
            place += 1
        self.palms = palms
        self.phase = MARKING
        wait: i64 = 0
        seat: i64 = 0
        while seat < setup.seats:
            at = STRIDE * seat
            mine: i64 = board[at + MINE]
            board[at + SHOWN] = mine
            # SG-22: a player with no card left passes automatically.
            if mine & FREE != 0:
                board[at + OWED] = UNMARKED
                wait |= BIT[seat]
            else:
                board[at + OWED] = 0
            seat += 1
        self.wait = wait

    def mark(self, seat: i64, code: i64) -> None:
        board = self.board
        deck = self.setup.deck
        at: i64 = STRIDE * seat
        card: i64 = board[at + CARD_A] if code < PER_CARD else board[at + CARD_B]
        mine: i64 = sheet_after(deck, card, board[at + MINE], code, self.palms)
        owed: i64 = owed_after(deck, card, board[at + OWED], code)
        board[at + MINE] = mine
        # SG-23: if neither card has a free cell left, all follow-ups lapse.
        if owed == 0 or mine & FREE == 0:
            board[at + OWED] = 0
            wait: i64 = self.wait & ~BIT[seat]
            self.wait = wait
            if wait == 0:
                self.act()
        else:
            board[at + OWED] = owed

    def act(self) -> None:
        """SG-28: action 3, from the start player clockwise, one player after the other."""
        self.step = 0
        self.go_on()
        while self.wait == 0 and self.phase != OVER:
            # SG-22: nobody has a card left; such turns happen automatically.
            self.step = 0
            self.go_on()

    def start_seat(self) -> i64:
        """SG-40, SG-41: the start player moves on after every turn (nsv) or every round (oya)."""
        moves: i64 = self.turn // ROUND if self.setup.oya else self.turn
        return (self.first + moves) % self.setup.seats

    def go_on(self) -> None:
        """Processes the players from `step` on, until one has to choose or the next turn begins."""
        seats: i64 = self.setup.seats
        board = self.board
        start: i64 = self.start_seat()
        while self.step < seats:
            seat: i64 = start + self.step
            if seat >= seats:
                seat -= seats
            at: i64 = STRIDE * seat
            mine: i64 = board[at + MINE]
            # SG-28: first the cup of a row filled this turn: the highest one left, or none.
            rows: i64 = board[at + CUPBOX] >> 9
            while rows < (mine >> (COIN_AT + 2)) & 3:
                if self.cups < CUPS:
                    board[at + CUPBOX] += CUP_UNIT[rows] * (CUPS - self.cups)
                    self.cups += 1
                board[at + CUPBOX] += 512
                rows += 1
            # SG-29: then completed cards are laid aside, for good.
            need: i64 = 0
            if board[at + CARD_A] >= 0 and mine & 0xFFFF == 0:
                self.lay_aside(seat, at + CARD_A)
                need += 1
            if board[at + CARD_B] >= 0 and mine & 0xFFFF0000 == 0:
                self.lay_aside(seat, at + CARD_B)
                need += 1
            # SG-33: no replacement in the last turn. SG-30: if there are no cards, a place stays empty.
            if need > 0 and self.turn < TURNS - 1:
                left: i64 = self.replacements_left()
                if left > 0:
                    self.phase = REPLACING
                    self.need = need if need < left else left
                    self.wait = BIT[seat]
                    return
            self.step += 1
        self.turn += 1
        if self.turn == TURNS:
            self.phase = OVER
            self.wait = 0
        else:
            self.reveal()

    def lay_aside(self, seat: i64, place: i64) -> None:
        board = self.board
        board[STRIDE * self.setup.seats + DISPLAY + self.aside] = 4 * board[place] + seat
        self.aside += 1
        board[place] = EMPTY

    def can_replace(self) -> bool:
        return self.drawn < len(self.pile) or self.display_mask() != 0

    def replacements_left(self) -> i64:
        """How many cards can still be taken, from the display and the pile together."""
        return POP4[self.display_mask()] + len(self.pile) - self.drawn

    def replace(self, seat: i64, action: i64) -> None:
        """SG-29: a replacement from the display or blind; both are taken before the display is refilled."""
        setup = self.setup
        board = self.board
        card: i64 = 0
        if action == DRAW:
            card = self.pile[self.drawn]
            self.drawn += 1
        else:
            place: i64 = STRIDE * setup.seats + action - TAKE
            card = board[place]
            board[place] = EMPTY
        at: i64 = STRIDE * seat
        if board[at + CARD_A] < 0:
            board[at + CARD_A] = card
            board[at + MINE] |= setup.deck.land[card]
        else:
            board[at + CARD_B] = card
            board[at + MINE] |= setup.deck.land[card] << 16
        self.need -= 1
        if self.need > 0:
            return
        self.wait = 0
        self.refill()
        self.step += 1
        self.go_on()
        if self.wait == 0 and self.phase != OVER:
            self.act()

    # -- results -----------------------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        return (
            self.coin_points(seat)
            + self.cup_points(seat)
            + self.palm_points(seat)
            + self.island_points(seat)
            + self.seal_points(seat)
        )

    def coin_points(self, seat: i64) -> i64:
        """SG-50: one for each crossed coin."""
        return coins_on(self.board[STRIDE * seat + MINE])

    def cup_points(self, seat: i64) -> i64:
        cups: i64 = self.board[STRIDE * seat + CUPBOX]
        return (cups & 7) + ((cups >> 3) & 7) + ((cups >> 6) & 7)

    def palm_points(self, seat: i64) -> i64:
        return palms_on(self.board[STRIDE * seat + MINE])

    def island_points(self, seat: i64) -> i64:
        points: i64 = 0
        at: i64 = STRIDE * self.setup.seats + DISPLAY
        i: i64 = 0
        while i < self.aside:
            entry: i64 = self.board[at + i]
            if entry & 3 == seat:
                points += self.setup.deck.points[entry >> 2]
            i += 1
        return points

    def colours(self, seat: i64) -> i64:
        """How many cards of each colour this seat has completed: purple, orange, green, grey, 10 bits each."""
        counts: i64 = 0
        at: i64 = STRIDE * self.setup.seats + DISPLAY
        i: i64 = 0
        while i < self.aside:
            entry: i64 = self.board[at + i]
            if entry & 3 == seat:
                counts += COLOUR_UNIT[self.setup.deck.colour[entry >> 2]]
            i += 1
        return counts

    def seal_points(self, seat: i64) -> i64:
        points: i64 = 0
        counts: i64 = self.colours(seat)
        at: i64 = STRIDE * self.setup.seats + DISPLAY
        i: i64 = 0
        while i < self.aside:
            entry: i64 = self.board[at + i]
            if entry & 3 == seat:
                points += self.seal_pays(entry >> 2, counts)
            i += 1
        return points

    def seal_pays(self, card: i64, counts: i64) -> i64:
        """SG-50: the seal on a completed card pays for each own completed card of the colour it names."""
        named: i64 = self.setup.deck.seals[card]
        if named < 0:
            return 0
        return self.setup.deck.pays[card] * ((counts // COLOUR_UNIT[named]) & 1023)

    def rank(self, seat: i64) -> i64:
        """A number that orders the seats: points, then (nsv, SG-51) grey, green, orange, purple cards completed."""
        rank: i64 = self.points(seat)
        if self.setup.oya:
            return rank
        # `colours` holds grey in its highest bits, purple in its lowest: exactly the order of the tie-break.
        return (rank << 40) + self.colours(seat)

    # -- questions ---------------------------------------------------------------------------------------------------

    def refusal(self, seat: i64, action: i64) -> str:
        if self.wait & BIT[seat] == 0:
            return "action/not-your-turn"
        if self.phase == DRAFTING:
            return "" if action < TAKE else "silver-gold/draft-first"
        if self.phase == REPLACING:
            if action < TAKE or action >= MARK:
                return "silver-gold/replace-first"
            if action == DRAW:
                return "" if self.drawn < len(self.pile) else "silver-gold/pile-empty"
            return "" if self.display_mask() & BIT[action - TAKE] != 0 else "silver-gold/place-empty"
        if action < MARK:
            return "silver-gold/mark-first"
        code: i64 = action - MARK
        at: i64 = STRIDE * seat
        card: i64 = self.board[at + CARD_A] if code < PER_CARD else self.board[at + CARD_B]
        if card < 0:
            return "silver-gold/no-card"
        pattern: i64 = PATTERN[code]
        if pattern != SINGLE:
            if self.board[at + OWED] >= 0:
                return "silver-gold/one-cell"
            if pattern != self.pattern:
                return "silver-gold/other-pattern"
        mask: i64 = MASK[code]
        if mask & self.setup.deck.land[card] != mask:
            return "silver-gold/sea"
        if HALVES[code] & self.board[at + MINE] != HALVES[code]:
            return "silver-gold/marked"
        return ""

    def quiet(self, seat: i64, action: i64, after: State) -> bool:
        """SG-10, SG-27: while others choose too, choices are hidden; SG-29: one of two replacements from the
        display."""
        assert isinstance(after, SilverGoldState)
        return (
            after.phase == self.phase
            and after.turn == self.turn
            and after.drawn == self.drawn
            and (self.phase != REPLACING or after.step == self.step)
        )

    def key(self) -> list[int]:
        numbers = self.numbers()
        numbers.extend(list(self.board))
        numbers.extend(list(self.order))
        numbers.extend(list(self.pile))
        return numbers
