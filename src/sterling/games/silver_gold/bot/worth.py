"""What a position promises one seat: a learned estimate of its final score.

The estimate is the score that is already certain plus a small network over features of the seat's two cards, its score
card, the display, and the time and patterns left. It reads only what everybody may see, except for the seat's own marks
of the current turn. It assumes nothing about the deck beyond the rules: a card is known by its shape, its symbols, its
colour and its seal, never by its name.

What a card adds to the first layer depends only on the card and its free cells, and is kept from one look to the next.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.learned import Learned
from sterling.core.rng import Rng
from sterling.games.silver_gold.codes import (
    DRAW,
    FIRST_KEPT,
    HALVES,
    MARK,
    PER_CARD,
    SECOND_KEPT,
    TAKE,
    cells_in,
    fits,
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
    MARKING,
    MINE,
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
    owed_after,
    palms_on,
    sheet_after,
)

HIDDEN: Final = 32
WIDTH: Final = 33  # the hidden units, and what goes straight to the result
KEPT_CARDS: Final = 4096  # cards whose part of the first layer is kept; a power of two

# Features of a card and its free cells.
NO_CARD: Final = 0
FRESH: Final = 1  # a completed card, about to be replaced
FREE_CELLS: Final = 2  # 1 to 14
PLAIN_CELLS: Final = 16  # 0 to 14: free cells without X
FREE_CROSSES: Final = 31  # 0 to 3 or more
FREE_COINS: Final = 35  # 0 to 3 or more
FREE_PALMS: Final = 39
FITS_ONE: Final = 40  # by pattern
FITS_THREE: Final = 46
FITS_MANY: Final = 52
ALONE: Final = 58  # turns that the shape takes if it is the only card
ALONE_STEPS: Final = 59
COLOUR: Final = 71
SEAL: Final = 75
SEAL_PAYS: Final = 76
SEAL_NAMES: Final = 77

# Features of the table.
TURNS_LEFT: Final = 81  # 0 to 28
ROUND_LEFT: Final = 110  # 0 to 6
CHANCE: Final = 117  # by pattern
SEATS: Final = 123  # 2 to 4
CUPS_GONE: Final = 126  # 0 to 6
RIVAL_ROW: Final = 133  # coins that the nearest rival lacks for a row: 1 to 4, or 0 if no rival has one left
SHOWN_PALMS: Final = 138  # 0 to 4 or more
SHOWN_COLOURS: Final = 143
SHOWN_COINS: Final = 147
SHOWN_CROSSES: Final = 148
DONE_COLOURS: Final = 149
INCOME: Final = 153  # what seals already won pay for the next card of a colour
NO_DISPLAY: Final = 157

# Features of a score card and of both cards together.
COINS: Final = 158  # 0 to 12
BOXES: Final = 171  # 0 to 4
FOLLOW_UPS: Final = 176  # 0 to 3 or more
PROSPECT: Final = 180  # cells that the next pattern will mark, on average
DEAD: Final = 181  # the chance that the next pattern fits nowhere
FITS_BOTH: Final = 182  # the chance that it fits on both cards
FINISH: Final = 183  # the chance that it completes a card
PALM_HOPE: Final = 184
COIN_HOPE: Final = 185
CUP_HOPE: Final = 186
SEAL_HOPE: Final = 187
SEAL_NEAR: Final = 188
CELLS_LEFT: Final = 189
ROW_LEFT: Final = 190  # coins missing for the next row: 1 to 4
TIGHT: Final = 194  # cells left on both cards compared with the time left
FEATURES: Final = 202

# Chances are counted in sixtieths, turns in sixteenths.
SIXTY: Final = 60


def scales() -> list[int]:
    """What each feature is divided by while it is learned, so that all are of similar size."""
    found = [1] * FEATURES
    for first, number, scale in (
        (FITS_MANY, 6, 8),
        (ALONE, 1, 64),
        (CHANCE, 6, SIXTY),
        (SHOWN_COLOURS, 4, 2),
        (SHOWN_COINS, 2, 4),
        (DONE_COLOURS, 8, 2),
        (PROSPECT, 1, 3 * SIXTY),
        (DEAD, 3, SIXTY),
        (PALM_HOPE, 2, 3),
        (CUP_HOPE, 1, 5),
        (SEAL_HOPE, 1, 4),
        (SEAL_NEAR, 1, SIXTY),
        (CELLS_LEFT, 1, 10),
    ):
        for feature in range(first, first + number):
            found[feature] = scale
    return found


SIZE: Final[vec[i64]] = vec[i64]([2, 3, 3, 4, 4, 4])


class Taste:
    """What a character likes beyond points, in hundredths of a point, and how badly it judges."""

    def __init__(self, palms: i64, coins: i64, islands: i64, seals: i64, blur: i64) -> None:
        self.palms = palms
        """For each palm marked; a quarter of it for each palm on its cards."""
        self.coins = coins
        """For each coin crossed; a quarter of it for each coin on its cards."""
        self.islands = islands
        """For each island completed, whatever its size; and a share of it for having small islands."""
        self.seals = seals
        """For each seal won; half of it for each seal on its cards."""
        self.blur = blur
        """An action looks better than it is by up to this much."""
        self.any: bool = palms != 0 or coins != 0 or islands != 0 or seals != 0


class Worth:
    """Looks at positions with one set of learned weights. `look` at the table of a seat first, then ask for values."""

    def __init__(self, learned: Learned, alone: vec[i64], taste: Taste) -> None:
        self.alone = alone
        self.taste = taste
        self.learned = learned
        self.weights = vec[i64]([0] * (FEATURES * WIDTH))
        # What the seat that is looked at has and sees, apart from its cards and score card.
        self.seat: i64 = 0
        self.left: i64 = 0
        self.certain: i64 = 0
        self.done: i64 = 0
        self.seals: i64 = 0
        self.cups: i64 = 0
        self.cup_rows: i64 = 0
        self.palms: i64 = 0
        self.fresh: bool = True
        self.counts = vec[i64]([0, 0, 0, 0])
        self.income = vec[i64]([0, 0, 0, 0])
        self.odds = vec[i64]([0, 0, 0, 0, 0, 0])
        self.odds_sum: i64 = 0
        self.table = vec[i64]([0] * WIDTH)
        # A position given by numbers, for acts that are only considered.
        self.mine: i64 = 0
        self.owed: i64 = 0
        # Features that are not zero: numbers and values.
        self.active = vec[i64]([0] * 160)
        self.amount = vec[i64]([0] * 160)
        self.filled: i64 = 0
        self.sum = vec[i64]([0] * WIDTH)
        # Kept cards: key, part of the first layer, patterns that fit.
        self.keys = vec[i64]([-1] * KEPT_CARDS)
        self.parts = vec[i64]([0] * (KEPT_CARDS * WIDTH))
        self.bits = vec[i64]([0] * KEPT_CARDS)
        self.take(learned)

    def take(self, learned: Learned) -> None:
        """The weights of each feature side by side, those of the direct way last."""
        feature: i64 = 0
        while feature < FEATURES:
            unit: i64 = 0
            while unit < HIDDEN:
                self.weights[WIDTH * feature + unit] = learned.inner[HIDDEN * feature + unit]
                unit += 1
            self.weights[WIDTH * feature + HIDDEN] = learned.direct[feature]
            feature += 1
        slot: i64 = 0
        while slot < KEPT_CARDS:
            self.keys[slot] = -1
            slot += 1

    def put(self, feature: i64, amount: i64) -> None:
        self.active[self.filled] = feature
        self.amount[self.filled] = amount
        self.filled += 1

    # -- the table -----------------------------------------------------------------------------------------------------

    def look(self, world: SilverGoldState, seat: i64, acted: bool, taken: i64 = -1) -> None:
        """Takes in everything that this seat's marks do not change. `acted`: the seat has marked this turn's pattern,
        or is about to. `taken`: the place of the display whose card it takes."""
        self.look_at_table(world, seat, acted, taken)
        table = self.table
        j: i64 = 0
        while j < WIDTH:
            table[j] = self.learned.threshold[j] if j < HIDDEN else 0
            j += 1
        self.add_active(table, 0)

    def add_active(self, sums: vec[i64], base: i64) -> None:
        weights = self.weights
        i: i64 = 0
        while i < self.filled:
            at: i64 = WIDTH * self.active[i]
            amount: i64 = self.amount[i]
            j: i64 = 0
            while j < WIDTH:
                sums[base + j] += weights[at + j] * amount
                j += 1
            i += 1

    def look_at_table(self, world: SilverGoldState, seat: i64, acted: bool, taken: i64) -> None:
        setup = world.setup
        deck = setup.deck
        board = world.board
        counts = self.counts
        income = self.income
        self.seat = seat
        self.filled = 0
        i: i64 = 0
        while i < 4:
            counts[i] = 0
            income[i] = 0
            i += 1
        # Islands and seals already won, and what seals still to come would add.
        certain: i64 = 0
        self.done = 0
        self.seals = 0
        at: i64 = STRIDE * setup.seats + DISPLAY
        i = 0
        while i < world.aside:
            entry: i64 = board[at + i]
            if entry & 3 == seat:
                card: i64 = entry >> 2
                certain += deck.points[card] + income[deck.colour[card]]
                counts[deck.colour[card]] += 1
                self.done += 1
                if deck.seals[card] >= 0:
                    self.seals += 1
                    certain += deck.pays[card] * counts[deck.seals[card]]
                    income[deck.seals[card]] += deck.pays[card]
            i += 1
        at = STRIDE * seat
        cupbox: i64 = board[at + CUPBOX]
        certain += (cupbox & 7) + ((cupbox >> 3) & 7) + ((cupbox >> 6) & 7)
        self.certain = certain
        self.cups = world.cups
        self.cup_rows = cupbox >> 9
        self.palms = 0
        turn: i64 = world.turn
        drafting: bool = world.phase == DRAFTING
        if drafting:
            turn = -1
        elif not acted:
            # The pattern of this turn is still to be marked; it counts as one of those to come.
            turn -= 1
        left: i64 = TURNS - 1 - turn
        self.left = left
        self.fresh = left > 0 and (drafting or world.can_replace())
        # Patterns that can come next.
        odds = self.odds
        i = 0
        while i < 6:
            odds[i] = 0
            i += 1
        i = 0
        while i < 8:
            odds[EXPEDITION[i]] += 1
            i += 1
        total: i64 = 8
        shown: i64 = (turn + 1) % ROUND
        if shown != 0:
            first: i64 = setup.expeditions_at + turn // ROUND * 8
            i = 0
            while i < shown:
                odds[EXPEDITION[world.order[first + i]]] -= 1
                i += 1
            total -= shown
        self.odds_sum = total
        self.put(TURNS_LEFT + left, 1)
        self.put(ROUND_LEFT + (ROUND - shown) % ROUND, 1)
        i = 0
        while i < 6:
            if odds[i] > 0:
                self.put(CHANCE + i, SIXTY * odds[i] // total)
            i += 1
        self.put(SEATS + setup.seats - 2, 1)
        self.put(CUPS_GONE + world.cups, 1)
        near: i64 = 5
        i = 0
        while i < setup.seats:
            if i != seat:
                # SG-27: others' marks of this turn are hidden; only what everybody has seen counts.
                coins: i64 = coins_on(board[STRIDE * i + (SHOWN if world.phase == MARKING else MINE)])
                if coins < COIN_BOXES and 4 - (coins & 3) < near:
                    near = 4 - (coins & 3)
            i += 1
        self.put(RIVAL_ROW + (0 if near == 5 else near), 1)
        if drafting:
            self.put(NO_DISPLAY, 1)
        else:
            self.look_at_display(world, taken)
        i = 0
        while i < 4:
            if counts[i] > 0:
                self.put(DONE_COLOURS + i, counts[i])
            if income[i] > 0:
                self.put(INCOME + i, income[i])
            i += 1

    def look_at_display(self, world: SilverGoldState, taken: i64) -> None:
        deck = world.setup.deck
        at: i64 = STRIDE * world.setup.seats
        palms: i64 = 0
        coins: i64 = 0
        crosses: i64 = 0
        place: i64 = 0
        while place < DISPLAY:
            card: i64 = world.board[at + place]
            if card >= 0 and place != taken:
                palms += cells_in(deck.palms[card])
                coins += cells_in(deck.coins[card])
                crosses += cells_in(deck.crosses[card])
                self.put(SHOWN_COLOURS + deck.colour[card], 1)
            place += 1
        self.palms = palms
        self.put(SHOWN_PALMS + (palms if palms < 4 else 4), 1)
        self.put(SHOWN_COINS, coins)
        self.put(SHOWN_CROSSES, crosses)

    # -- cards ---------------------------------------------------------------------------------------------------------

    def card_features(self, world: SilverGoldState, card: i64, free: i64) -> i64:
        """Writes the features of a card with these free cells; returns the patterns that fit, as six bits, and those
        that would complete it, as six more."""
        if card < 0 or free == 0:
            self.put(FRESH if self.fresh else NO_CARD, 1)
            return 63 if self.fresh else 0
        deck = world.setup.deck
        cells: i64 = cells_in(free)
        crosses: i64 = cells_in(free & deck.crosses[card])
        coins: i64 = cells_in(free & deck.coins[card])
        palms: i64 = cells_in(free & deck.palms[card])
        self.put(FREE_CELLS + cells - 1, 1)
        self.put(PLAIN_CELLS + cells - crosses, 1)
        self.put(FREE_CROSSES + (crosses if crosses < 3 else 3), 1)
        self.put(FREE_COINS + (coins if coins < 3 else 3), 1)
        if palms > 0:
            self.put(FREE_PALMS, palms)
        bits: i64 = 0
        bit: i64 = 1
        pattern: i64 = 0
        while pattern < 6:
            many: i64 = fits(pattern, free) - cells
            if many > 0:
                bits |= bit
                if cells == SIZE[pattern]:
                    bits |= 64 * bit
                self.put(FITS_ONE + pattern, 1)
                if many > 2:
                    self.put(FITS_THREE + pattern, 1)
                self.put(FITS_MANY + pattern, many if many < 8 else 8)
            bit += bit
            pattern += 1
        alone: i64 = self.alone[free]
        self.put(ALONE, alone)
        step: i64 = 0
        while step < 12 and alone > 19 + 6 * step:
            self.put(ALONE_STEPS + step, 1)
            step += 1
        self.put(COLOUR + deck.colour[card], 1)
        if cells == 1:
            bits |= 63 * 64
        named: i64 = deck.seals[card]
        if named >= 0:
            self.put(SEAL, 1)
            self.put(SEAL_PAYS, deck.pays[card])
            self.put(SEAL_NAMES + named, 1)
        return bits

    def part_of(self, world: SilverGoldState, card: i64, free: i64) -> i64:
        """Where the card's part of the first layer is kept."""
        key: i64 = free
        if free != 0 and card >= 0:
            key |= (card + 1) << 16
        elif self.fresh:
            key = 1 << 40
        else:
            key = 2 << 40
        slot: i64 = (key ^ (key >> 11) ^ (key >> 17) * 0x9E5) & (KEPT_CARDS - 1)
        if self.keys[slot] != key:
            self.keys[slot] = key
            self.filled = 0
            self.bits[slot] = self.card_features(world, card, free)
            parts = self.parts
            at: i64 = WIDTH * slot
            j: i64 = 0
            while j < WIDTH:
                parts[at + j] = 0
                j += 1
            self.add_active(parts, at)
        return slot

    # -- score card ----------------------------------------------------------------------------------------------------

    def score_features(
        self, world: SilverGoldState, card_a: i64, card_b: i64, mine: i64, owed: i64, bits_a: i64, bits_b: i64
    ) -> None:
        deck = world.setup.deck
        free_a: i64 = mine & 65535
        free_b: i64 = (mine >> 16) & 65535
        coins: i64 = (mine >> COIN_AT) & 15
        boxes: i64 = (mine >> PALM_AT) & 7
        left: i64 = self.left
        self.put(COINS + coins, 1)
        self.put(BOXES + boxes, 1)
        self.put(FOLLOW_UPS + (owed if owed < 3 else 3), 1)
        if left > 0:
            odds = self.odds
            cells: i64 = 0
            dead: i64 = 0
            both: i64 = 0
            finish: i64 = 0
            bit: i64 = 1
            pattern: i64 = 0
            while pattern < 6:
                if (bits_a | bits_b) & bit != 0:
                    cells += odds[pattern] * SIZE[pattern]
                    if bits_a & bits_b & bit != 0:
                        both += odds[pattern]
                else:
                    cells += odds[pattern]
                    dead += odds[pattern]
                if (bits_a | bits_b) & (64 * bit) != 0:
                    finish += odds[pattern]
                bit += bit
                pattern += 1
            self.put(PROSPECT, SIXTY * cells // self.odds_sum)
            if dead > 0:
                self.put(DEAD, SIXTY * dead // self.odds_sum)
            if both > 0:
                self.put(FITS_BOTH, SIXTY * both // self.odds_sum)
            if finish > 0:
                self.put(FINISH, SIXTY * finish // self.odds_sum)
        open_coins: i64 = 0
        open_palms: i64 = 0
        seals: i64 = 0
        near: i64 = 0
        plain: i64 = 0
        if card_a >= 0 and free_a != 0:
            open_coins += cells_in(free_a & deck.coins[card_a])
            open_palms += cells_in(free_a & deck.palms[card_a])
            worth: i64 = self.seal_worth(world, card_a)
            seals += worth
            rest: i64 = cells_in(free_a & ~deck.crosses[card_a])
            plain += rest
            near += SIXTY * worth // (rest + 1)
        if card_b >= 0 and free_b != 0:
            open_coins += cells_in(free_b & deck.coins[card_b])
            open_palms += cells_in(free_b & deck.palms[card_b])
            worth = self.seal_worth(world, card_b)
            seals += worth
            rest = cells_in(free_b & ~deck.crosses[card_b])
            plain += rest
            near += SIXTY * worth // (rest + 1)
        room: i64 = PALM_BOXES - boxes
        if open_palms > room:
            open_palms = room
        if open_palms > 0:
            self.put(PALM_HOPE, open_palms * (1 + self.palms))
        room = COIN_BOXES - coins
        if room > 0:
            missing: i64 = 4 - (coins & 3)
            self.put(ROW_LEFT + missing - 1, 1)
            if open_coins >= missing:
                rows: i64 = (coins >> 2) - self.cup_rows
                cup: i64 = CUPS - self.cups - rows
                if cup > 0:
                    self.put(CUP_HOPE, cup)
        if open_coins > room:
            open_coins = room
        if open_coins > 0:
            self.put(COIN_HOPE, open_coins)
        if seals > 0:
            self.put(SEAL_HOPE, seals)
            self.put(SEAL_NEAR, near)
        self.put(CELLS_LEFT, plain)
        # Two and a half cells a turn are usual; what is left beyond that will not be finished.
        tight: i64 = (5 * left - 2 * plain + 10) // 5
        if tight < 0:
            tight = 0
        if tight < 8:
            self.put(TIGHT + tight, 1)

    def seal_worth(self, world: SilverGoldState, card: i64) -> i64:
        """What seals would add if this card were completed now."""
        deck = world.setup.deck
        colour: i64 = deck.colour[card]
        worth: i64 = self.income[colour]
        named: i64 = deck.seals[card]
        if named >= 0:
            worth += deck.pays[card] * (self.counts[named] + (1 if named == colour else 0))
        return worth

    # -- values --------------------------------------------------------------------------------------------------------

    def sure(self, world: SilverGoldState, card_a: i64, card_b: i64, mine: i64) -> i64:
        """The score if the game ended after this turn, as far as this seat can tell: rivals may be quicker to a cup."""
        deck = world.setup.deck
        points: i64 = self.certain + coins_on(mine) + palms_on(mine)
        rows: i64 = (mine >> (COIN_AT + 2)) & 3
        if rows > self.cup_rows and self.cups < CUPS:
            points += CUPS - self.cups
        done_a: bool = card_a >= 0 and mine & 0xFFFF == 0
        if done_a:
            points += deck.points[card_a] + self.seal_worth(world, card_a)
        if card_b >= 0 and mine & 0xFFFF0000 == 0:
            points += deck.points[card_b] + self.seal_worth(world, card_b)
            if done_a:
                if deck.seals[card_a] == deck.colour[card_b]:
                    points += deck.pays[card_a]
                if deck.seals[card_b] == deck.colour[card_a]:
                    points += deck.pays[card_b]
        return points

    def value(self, world: SilverGoldState, card_a: i64, card_b: i64, mine: i64, owed: i64) -> float:
        """The final score that the seat looked at can expect with these cards and this score card, as it likes it."""
        value: float = float(self.sure(world, card_a, card_b, mine))
        if self.taste.any:
            value += 0.01 * float(self.liking(world, card_a, card_b, mine))
        if self.left > 0:
            return value + self.promise(world, card_a, card_b, mine, owed)
        if owed == 0:
            return value
        if owed <= 2:
            return self.last_marks(world, card_a, card_b, mine, owed, 0)
        return value + self.promise(world, card_a, card_b, mine, owed)

    def promise(self, world: SilverGoldState, card_a: i64, card_b: i64, mine: i64, owed: i64) -> float:
        """What the network expects beyond what is certain."""
        part_a: i64 = self.part_of(world, card_a, mine & 65535)
        bits_a: i64 = self.bits[part_a]
        # The other card may take the place in which this one is kept, so its part is used first.
        sums = self.sum
        table = self.table
        parts = self.parts
        at: i64 = WIDTH * part_a
        j: i64 = 0
        while j < WIDTH:
            sums[j] = table[j] + parts[at + j]
            j += 1
        part_b: i64 = self.part_of(world, card_b, (mine >> 16) & 65535)
        self.filled = 0
        self.score_features(world, card_a, card_b, mine, owed, bits_a, self.bits[part_b])
        self.add_active(sums, 0)
        learned = self.learned
        outer = learned.outer
        shift: i64 = learned.inner_shift
        at = WIDTH * part_b
        total: i64 = 0
        j = 0
        while j < HIDDEN:
            unit: i64 = sums[j] + parts[at + j]
            if unit > 0:
                total += (unit >> shift) * outer[j]
            j += 1
        direct: i64 = sums[HIDDEN] + parts[at + HIDDEN]
        return learned.base[0] + float(direct) * learned.direct_scale + float(total) * learned.outer_scale

    def last_marks(self, world: SilverGoldState, card_a: i64, card_b: i64, mine: i64, owed: i64, start: i64) -> float:
        """The best result of the game's last follow-ups, from this code on. More marks never cost anything now, so an
        X, which pays for itself, comes first; otherwise every choice of cells is tried, in ascending order."""
        if owed == 0:
            value: float = float(self.sure(world, card_a, card_b, mine))
            if self.taste.any:
                value += 0.01 * float(self.liking(world, card_a, card_b, mine))
            return value
        deck = world.setup.deck
        crosses: i64 = 0
        if card_a >= 0:
            crosses = mine & deck.crosses[card_a]
        if card_b >= 0:
            crosses |= mine & (deck.crosses[card_b] << 16)
        best: float = -1.0e9
        code: i64 = start
        while code < PER_CARD + 16:
            if code == 16:
                code = PER_CARD
            if mine & HALVES[code] != 0 and (crosses == 0 or crosses & HALVES[code] != 0):
                self.mark(world, card_a, card_b, mine, owed, code)
                result: float = self.last_marks(
                    world, card_a, card_b, self.mine, self.owed, 0 if crosses != 0 else code + 1
                )
                if result > best:
                    best = result
                if crosses != 0:
                    break
            code += 1
        if best < -1.0e8:
            # Every later cell is taken: the choice was one cell short.
            return float(self.sure(world, card_a, card_b, mine))
        return best

    def liking(self, world: SilverGoldState, card_a: i64, card_b: i64, mine: i64) -> i64:
        """What a character likes about a position beyond points, in hundredths of a point."""
        taste = self.taste
        liking: i64 = self.done * taste.islands + self.seals * taste.seals
        liking += taste.palms * ((mine >> PALM_AT) & 7) + taste.coins * coins_on(mine)
        if card_a >= 0:
            liking += self.liking_of_card(world, card_a, mine & 65535)
        if card_b >= 0:
            liking += self.liking_of_card(world, card_b, (mine >> 16) & 65535)
        return liking

    def liking_of_card(self, world: SilverGoldState, card: i64, free: i64) -> i64:
        taste = self.taste
        deck = world.setup.deck
        if free == 0:
            return taste.islands + (taste.seals if deck.seals[card] >= 0 else 0)
        liking: i64 = taste.islands * (14 - deck.points[card]) // 12
        if deck.seals[card] >= 0:
            liking += taste.seals // 2
        liking += taste.palms * cells_in(free & deck.palms[card]) // 4
        return liking + taste.coins * cells_in(free & deck.coins[card]) // 4

    def mark(self, world: SilverGoldState, card_a: i64, card_b: i64, mine: i64, owed: i64, code: i64) -> None:
        """What a mark makes of a score card and the follow-ups owed (SG-23)."""
        deck = world.setup.deck
        card: i64 = card_a if code < PER_CARD else card_b
        mine = sheet_after(deck, card, mine, code, world.palms)
        owed = owed_after(deck, card, owed, code)
        self.mine = mine
        self.owed = owed if mine & 0xFFFFFFFF != 0 else 0

    def here(self, world: SilverGoldState, seat: i64) -> float:
        """What the position promises this seat."""
        at: i64 = STRIDE * seat
        board = world.board
        owed: i64 = board[at + OWED]
        mine: i64 = board[at + MINE]
        self.look(world, seat, world.phase != MARKING or owed >= 0)
        return self.value(world, board[at + CARD_A], board[at + CARD_B], mine, owed if owed > 0 else 0)

    # -- choices -------------------------------------------------------------------------------------------------------

    def consider(self, world: SilverGoldState, seat: i64) -> None:
        """To be called before `worth_of` the actions of a seat."""
        if world.phase != REPLACING:
            self.look(world, seat, True)

    def worth_of(self, world: SilverGoldState, seat: i64, action: i64) -> float:
        """What an action promises, as its player judges it."""
        value: float = self.true_worth_of(world, seat, action)
        if self.taste.blur != 0:
            # The same action in the same position is always misjudged in the same way.
            mine: i64 = world.board[STRIDE * seat + MINE]
            mixed: i64 = (
                ((mine ^ (mine >> 23)) & 0xFFFFFF) * 0x9E3779B1 + (action + 1) * 0x85EBCA6B + world.turn * 0x27D4EB2F
            )
            mixed = (mixed ^ (mixed >> 15)) & 0xFFFFFFFF
            mixed = (mixed * 0x2C1B3C6D) & 0xFFFFFFFF
            mixed ^= mixed >> 16
            value += 0.01 * float(mixed % self.taste.blur)
        return value

    def true_worth_of(self, world: SilverGoldState, seat: i64, action: i64) -> float:
        at: i64 = STRIDE * seat
        board = world.board
        if world.phase == MARKING:
            card_a: i64 = board[at + CARD_A]
            card_b: i64 = board[at + CARD_B]
            self.mark(world, card_a, card_b, board[at + MINE], board[at + OWED], action - MARK)
            return self.value(world, card_a, card_b, self.mine, self.owed)
        if world.phase == REPLACING:
            if action == DRAW:
                # Nobody knows what it brings; what lies open is seldom worse.
                return -1000.0
            self.look(world, seat, True, action - TAKE)
            return self.with_card(world, seat, board[STRIDE * world.setup.seats + action - TAKE])
        a: i64 = world.order[4 * seat + FIRST_KEPT[action]]
        b: i64 = world.order[4 * seat + SECOND_KEPT[action]]
        land = world.setup.deck.land
        return self.value(world, a, b, land[a] | (land[b] << 16), 0)

    def with_card(self, world: SilverGoldState, seat: i64, card: i64) -> float:
        at: i64 = STRIDE * seat
        board = world.board
        land: i64 = world.setup.deck.land[card]
        if board[at + CARD_A] < 0:
            self.mine = board[at + MINE] | land
            return self.value(world, card, board[at + CARD_B], self.mine, 0)
        self.mine = board[at + MINE] | (land << 16)
        return self.value(world, board[at + CARD_A], card, self.mine, 0)

    def best(self, world: SilverGoldState, seat: i64, rng: Rng, noise: i64) -> i64:
        """The most promising action; with noise (hundredths of a point), one of the most promising ones."""
        self.consider(world, seat)
        n: i64 = world.count(seat)
        best: i64 = world.nth(seat, 0)
        best_value: float = -1.0e9
        k: i64 = 0
        while k < n:
            action: i64 = world.nth(seat, k)
            value: float = self.worth_of(world, seat, action)
            if noise > 0:
                value += 0.01 * float(rng.below(noise))
            if value > best_value:
                best_value = value
                best = action
            k += 1
        return best
