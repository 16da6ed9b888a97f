"""What rows are worth: tables by what lies in them, learned from games against itself.

Everything is *relative*: what a seat gains minus the mean of what the others gain; with two players, that is the lead.

Each card in a row is a number: its place among the 18 cards that fit there, in order of rank, and whose column it lies
in, counted from the seat that looks. A row of up to three such numbers, the highest first, has an index in the table.
With two players the table belongs to the seat that is to move; with more, to any seat.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.learned import Learned
from sterling.core.bits import BIT, LOW4, lowest
from sterling.core.rng import Rng
from sterling.games.john_silver.codes import (
    ALL_CARDS,
    APPLES_AT,
    CARDS,
    COLUMNS,
    DRAW,
    FITTING,
    JOKERS,
    LAID_CARD,
    LAID_CELL,
    LAY,
    RANK,
    ROWS,
    SPOTS_AT,
    TAKE,
    VALUES,
)
from sterling.games.john_silver.rules import (
    ANSWERING,
    HAND,
    LAYING,
    PAID_UNIT,
    ROW_OF,
    JohnSilverState,
)

PLACES: Final = 18
RANKS: Final[tuple[int, ...]] = (2, 4, 6, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 26)
PLACE: Final[vec[i64]] = vec[i64]([RANKS.index(int(RANK[card])) for card in range(CARDS)])
# How many pairs and triples of smaller numbers come before a number.
PAIRS: Final[vec[i64]] = vec[i64]([n * (n - 1) // 2 for n in range(4 * PLACES)])
TRIPLES: Final[vec[i64]] = vec[i64]([n * (n - 1) * (n - 2) // 6 for n in range(4 * PLACES)])
STAGES: Final = 2
LATE: Final = 22  # fewer cards than this in hands and stock make the later stage
SPOT_COST: Final = 0.7  # with three or four players, on average
HANDS: Final = 88  # two stages of 44 cards, after the rows
NOTHING: Final = -1000000.0


def row_indexes(width: i64) -> i64:
    """How many rows of up to three cards there are, with so many kinds of columns."""
    n: i64 = PLACES * width
    return 1 + n + n * (n - 1) // 2 + n * (n - 1) * (n - 2) // 6


def table_size(seats: i64) -> i64:
    """With two players, each stage and row has its own part; with more, all rows share one."""
    return STAGES * ROWS * row_indexes(2) if seats == 2 else row_indexes(4)


class Rows:
    """Looks at the rows of worlds with so many players, with the tastes of one player."""

    def __init__(self, seats: i64, spots: i64 = 0, apples: i64 = 0) -> None:
        self.seats = seats
        self.width: i64 = 2 if seats == 2 else 4
        self.two_at: i64 = 1 + PLACES * self.width
        self.three_at: i64 = self.two_at + PLACES * self.width * (PLACES * self.width - 1) // 2
        self.row_size: i64 = row_indexes(2) if seats == 2 else 0
        self.stage_size: i64 = ROWS * self.row_size
        self.size: i64 = table_size(seats)
        self.table = vec[float]([0.0] * self.size)
        self.holding = vec[float]([0.0] * HANDS)
        """By stage and card: what it is worth to hold it."""
        # Tastes: how much worse a spot feels than it is, and an apple in hand better, in tenths of a point.
        self.spot_taste: float = float(spots) / 10.0
        self.apple_taste: float = float(apples) / 10.0
        self.good = vec[float]([0.0] * (ROWS * PLACES))
        """By row and place: what the winner gets for the card."""
        self.passed_on = vec[float]([0.0] * (ROWS * PLACES))
        """What the winner's left neighbour gets for it."""
        self.others: float = -1.0 / float(seats - 1)
        self.win = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.gift = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.relative = vec[i64]([0] * 16)
        """By the seat that looks and the column: whose it is."""
        seat: i64 = 0
        while seat < seats:
            column: i64 = 0
            while column < COLUMNS:
                if seats == 3 and column == 3:
                    self.relative[4 * seat + column] = 3
                else:
                    owner: i64 = column & 1 if seats == 2 else column
                    self.relative[4 * seat + column] = owner - seat if owner >= seat else owner - seat + seats
                column += 1
            self.win[seat] = 1.0 if seat == 0 else self.others
            self.gift[seat] = 1.0 if seat == seats - 1 else self.others
            seat += 1
        self.deck = vec[i64]()
        # The current row, highest first; -1 is no card.
        self.a: i64 = -1
        self.b: i64 = -1
        self.c: i64 = -1
        self.d: i64 = -1
        self.left: i64 = 0
        self.at: i64 = 0
        self.hand_at: i64 = 0
        # The rows as `look_at` found them: their cards, what they are worth, and the best card to take from them.
        self.eyes: i64 = 0
        self.sign: float = 1.0
        self.firsts = vec[i64]([-1] * ROWS)
        self.seconds = vec[i64]([-1] * ROWS)
        self.thirds = vec[i64]([-1] * ROWS)
        self.now = vec[float]([0.0] * ROWS)
        self.rescue = vec[float]([0.0] * ROWS)
        # Scratch of `settle`: rows of three that nobody has filled yet, and by row and seat what they are worth.
        self.static = vec[float]([0.0] * 12)
        self.gains = vec[float]([0.0, 0.0, 0.0, 0.0])

    def use(self, learned: Learned) -> None:
        """Fills the tables from a learned file."""
        k: i64 = 0
        while k < self.size:
            self.table[k] = float(learned.direct[k]) * learned.direct_scale
            k += 1
        while k < self.size + HANDS:
            self.holding[k - self.size] = float(learned.direct[k]) * learned.direct_scale
            k += 1

    def look_round(self, world: JohnSilverState) -> None:
        """Notes the cards, once, and the stage of the game."""
        if len(self.deck) == 0:
            self.read_deck(world)
        rows: i64 = world.rows
        self.left = CARDS - 4 * (rows // PAID_UNIT) - (rows & 7) - ((rows >> 3) & 7) - ((rows >> 6) & 7)
        late: bool = self.left < LATE
        self.at = self.stage_size if late else 0
        self.hand_at = CARDS if late else 0

    def read_deck(self, world: JohnSilverState) -> None:
        self.deck = world.setup.deck.worth
        cost: float = (1.0 if self.seats == 2 else SPOT_COST) + self.spot_taste
        card: i64 = 0
        while card < CARDS:
            worth: i64 = self.deck[card]
            good: float = float(worth & 65535) - cost * float(worth >> SPOTS_AT)
            apples: float = float((worth >> APPLES_AT) & 65535)
            row: i64 = 0
            while row < ROWS:
                if card >= JOKERS or card // VALUES == row:
                    self.good[PLACES * row + PLACE[card]] = good
                    self.passed_on[PLACES * row + PLACE[card]] = apples
                row += 1
            if apples > 0.0:
                self.holding[card] += self.apple_taste
                self.holding[CARDS + card] += self.apple_taste
            card += 1

    # -- the current row ---------------------------------------------------------------------------------------------

    def add(self, entry: i64) -> None:
        if entry > self.a:
            self.d = self.c
            self.c = self.b
            self.b = self.a
            self.a = entry
        elif entry > self.b:
            self.d = self.c
            self.c = self.b
            self.b = entry
        elif entry > self.c:
            self.d = self.c
            self.c = entry
        else:
            self.d = entry

    def gather(self, world: JohnSilverState, row: i64, eyes: i64, without: i64) -> None:
        """Makes this row the current one, seen by a seat, as if the card `without - 1` did not lie there."""
        self.a = -1
        self.b = -1
        self.c = -1
        self.d = -1
        board = world.board
        column: i64 = 0
        while column < COLUMNS:
            stack: i64 = board[COLUMNS * row + column]
            while stack != 0:
                if stack & 63 != without:
                    self.add(self.width * PLACE[(stack & 63) - 1] + self.relative[4 * eyes + column])
                stack >>= 6
            column += 1

    def index(self) -> i64:
        if self.b < 0:
            return 1 + self.a
        if self.c < 0:
            return self.two_at + PAIRS[self.a] + self.b
        return self.three_at + TRIPLES[self.a] + PAIRS[self.b] + self.c

    def payoff(self, row: i64, a: i64, b: i64, c: i64, d: i64) -> float:
        """JS-24: what a row of four, highest first, pays the seat that looks."""
        good = self.good
        passed_on = self.passed_on
        at: i64 = PLACES * row
        shift: i64 = 1 if self.width == 2 else 2
        mask: i64 = self.width - 1
        first: i64 = at + (a >> shift)
        second: i64 = at + (b >> shift)
        owner: i64 = a & mask
        paid: float = self.win[owner] * (good[first] + good[second]) + self.gift[owner] * (
            passed_on[first] + passed_on[second]
        )
        first = at + (d >> shift)
        second = at + (c >> shift)
        owner = d & mask
        return (
            paid
            + self.win[owner] * (good[first] + good[second])
            + self.gift[owner] * (passed_on[first] + passed_on[second])
        )

    def with_fourth(self, row: i64, entry: i64) -> float:
        """What the current row of three pays with one more card."""
        if entry > self.a:
            return self.payoff(row, entry, self.a, self.b, self.c)
        if entry > self.b:
            return self.payoff(row, self.a, entry, self.b, self.c)
        if entry > self.c:
            return self.payoff(row, self.a, self.b, entry, self.c)
        return self.payoff(row, self.a, self.b, self.c, entry)

    def worth(self, row: i64) -> float:
        """What the current row is worth to the seat that looks."""
        if self.d >= 0:
            return self.payoff(row, self.a, self.b, self.c, self.d)
        return self.table[self.at + row * self.row_size + self.index()]

    # -- what an action is worth -------------------------------------------------------------------------------------

    def after(self, seat: i64) -> i64:
        """Through whose eyes a seat looks at a row after its own turn: with two players, those of the next to move."""
        return 1 - seat if self.seats == 2 else seat

    def look_at(self, world: JohnSilverState, seat: i64) -> None:
        """Notes the rows as a seat sees them after its own turn, and what an apple card might take; `score` uses it."""
        self.look_round(world)
        eyes: i64 = self.after(seat)
        self.eyes = eyes
        self.sign = 1.0 if eyes == seat else -1.0
        row: i64 = 0
        while row < ROWS:
            self.gather(world, row, eyes, 0)
            self.firsts[row] = self.a
            self.seconds[row] = self.b
            self.thirds[row] = self.c
            self.now[row] = self.worth(row)
            self.rescue[row] = NOTHING
            row += 1
        if world.phase == LAYING and world.board[HAND + seat] & world.setup.deck.apples != 0:
            cards: i64 = world.take & ALL_CARDS
            while cards != 0:
                taken: i64 = lowest(cards)
                cards &= cards - 1
                row = ROW_OF[world.cell_of(taken)]
                gain: float = self.without(world, row, taken)
                if gain > self.rescue[row]:
                    self.rescue[row] = gain

    def without(self, world: JohnSilverState, row: i64, card: i64) -> float:
        """What it gains to take a card from a row."""
        self.gather(world, row, self.eyes, card + 1)
        return self.sign * (self.worth(row) - self.now[row]) + self.holding[self.hand_at + card]

    def score(self, world: JohnSilverState, action: i64) -> float:
        """What an action gains for the seat of `look_at`, from what it can see."""
        if action <= DRAW:
            return 0.0
        if action < LAY:
            return self.without(world, ROW_OF[world.cell_of(action - TAKE)], action - TAKE)
        card: i64 = LAID_CARD[action - LAY]
        cell: i64 = LAID_CELL[action - LAY]
        row: i64 = ROW_OF[cell]
        entry: i64 = self.width * PLACE[card] + self.relative[4 * self.eyes + (cell & 3)]
        self.a = self.firsts[row]
        self.b = self.seconds[row]
        self.c = self.thirds[row]
        self.d = -1
        self.add(entry)
        full: float = self.worth(row)
        score: float = self.sign * (full - self.now[row]) - self.holding[self.hand_at + card]
        if world.setup.deck.apples & BIT[card] == 0:
            return score
        best: float = 0.0 if world.top < CARDS or world.take == 0 else NOTHING
        other: i64 = 0
        while other < ROWS:
            if other != row:
                if self.rescue[other] > best:
                    best = self.rescue[other]
            elif self.rescue[other] > NOTHING:
                cards: i64 = world.take & ALL_CARDS & FITTING[row]
                while cards != 0:
                    taken: i64 = lowest(cards)
                    cards &= cards - 1
                    if ROW_OF[world.cell_of(taken)] == row:
                        self.gather(world, row, self.eyes, taken + 1)
                        self.add(entry)
                        gain: float = self.sign * (self.worth(row) - full) + self.holding[self.hand_at + taken]
                        if gain > best:
                            best = gain
            other += 1
        return score + best

    def choose(self, world: JohnSilverState, seat: i64, rng: Rng, noise: float) -> i64:
        """The action with the best score; `noise` is how many points chance may add to a score."""
        if world.phase == ANSWERING:
            return world.count(seat) - 1
        self.look_at(world, seat)
        count: i64 = world.count(seat)
        best: i64 = -1
        best_score: float = 2.0 * NOTHING
        k: i64 = 0
        while k < count:
            action: i64 = world.nth(seat, k)
            k += 1
            score: float = self.score(world, action)
            if noise > 0.0:
                score += noise * float(rng.below(1000)) / 1000.0
            if score > best_score:
                best_score = score
                best = action
        return best

    # -- what a world is worth ---------------------------------------------------------------------------------------

    def hand_worth(self, world: JohnSilverState, seat: i64) -> float:
        cards: i64 = world.board[HAND + seat] & ALL_CARDS
        total: float = 0.0
        while cards != 0:
            total += self.holding[self.hand_at + lowest(cards)]
            cards &= cards - 1
        return total

    def promise(self, world: JohnSilverState) -> None:
        """Writes what rows and hands promise each seat to `gains`; somebody is to move."""
        self.look_round(world)
        seats: i64 = self.seats
        gains = self.gains
        mover: i64 = LOW4[world.wait]
        three: i64 = 0
        seat: i64 = 0
        while seat < seats:
            gains[seat] = self.hand_worth(world, seat)
            seat += 1
        row: i64 = 0
        while row < ROWS:
            size: i64 = (world.rows >> (3 * row)) & 7
            if size > 0:
                if size == 3:
                    three += 1
                if seats == 2:
                    self.gather(world, row, mover, 0)
                    worth: float = 0.5 * self.worth(row)
                    self.static[4 * row + mover] = worth
                    self.static[4 * row + 1 - mover] = -worth
                    gains[mover] += worth
                    gains[1 - mover] -= worth
                else:
                    part: float = float(seats - 1) / float(seats)
                    seat = 0
                    while seat < seats:
                        self.gather(world, row, seat, 0)
                        worth = part * self.worth(row)
                        self.static[4 * row + seat] = worth
                        gains[seat] += worth
                        seat += 1
            row += 1
        if three > 0:
            self.settle(world, mover)

    def settle(self, world: JohnSilverState, mover: i64) -> None:
        """Each seat in turn fills the row of three that pays it best, if one pays more than it promises."""
        seats: i64 = self.seats
        part: float = float(seats - 1) / float(seats)
        rows: i64 = world.rows
        filled: i64 = 0
        turns: i64 = 0
        seat: i64 = mover
        while turns < seats:
            best: float = 0.0
            best_row: i64 = -1
            best_card: i64 = 0
            best_column: i64 = 0
            row: i64 = 0
            while row < ROWS:
                if (rows >> (3 * row)) & 7 == 3 and filled & BIT[row] == 0:
                    hand: i64 = world.board[HAND + seat] & FITTING[row]
                    if hand != 0:
                        self.gather(world, row, seat, 0)
                        bar: float = self.static[4 * row + seat]
                        free: i64 = (world.free >> (4 * row)) & 15
                        column: i64 = 0
                        while column < COLUMNS:
                            if free & BIT[column] != 0:
                                cards: i64 = hand
                                whose: i64 = self.relative[4 * seat + column]
                                while cards != 0:
                                    card: i64 = lowest(cards)
                                    cards &= cards - 1
                                    pay: float = part * self.with_fourth(row, self.width * PLACE[card] + whose) - bar
                                    if pay > best:
                                        best = pay
                                        best_row = row
                                        best_card = card
                                        best_column = column
                            column += 1
                row += 1
            if best_row >= 0:
                filled |= BIT[best_row]
                trust: float = 1.0 if turns == 0 else 0.7
                other: i64 = 0
                while other < seats:
                    self.gather(world, best_row, other, 0)
                    entry: i64 = self.width * PLACE[best_card] + self.relative[4 * other + best_column]
                    paid: float = part * self.with_fourth(best_row, entry)
                    self.gains[other] += trust * (paid - self.static[4 * best_row + other])
                    other += 1
            turns += 1
            seat += 1
            if seat == seats:
                seat = 0


def raw(world: JohnSilverState, seat: i64, spot_cost: float) -> float:
    """The points of a seat, with spots at a fixed price."""
    return float(world.coin_points(seat) + world.apple_points(seat)) - spot_cost * float(world.spots(seat))


class Practice:
    """Plays games against itself and learns what rows and cards in hand are worth."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.seats: i64 = rows.seats
        self.cost: float = 1.0 if rows.seats == 2 else SPOT_COST
        self.seen = vec[i64]([0] * rows.size)
        # By row: where in the table it has been since it was empty, and for which seat.
        self.path = vec[i64]([0] * (ROWS * 512))
        self.length = vec[i64]([0] * ROWS)
        # By moment: who was to move, the hands, what was foreseen without them, and the stage.
        self.movers = vec[i64]([0] * 256)
        self.hands = vec[i64]([0] * 1024)
        self.foreseen = vec[float]([0.0] * 256)
        self.stages = vec[i64]([0] * 256)
        self.before = vec[float]([0.0] * 4)
        self.error: float = 0.0
        self.errors: i64 = 0

    def relative(self, world: JohnSilverState, seat: i64) -> float:
        mine: float = 0.0
        others: float = 0.0
        other: i64 = 0
        while other < self.seats:
            points: float = raw(world, other, self.cost)
            if other == seat:
                mine = points
            else:
                others += points
            other += 1
        return mine - others / float(self.seats - 1)

    def play(self, world: JohnSilverState, rng: Rng, noise: float, hand_rate: float, least: float) -> None:
        """One game: everybody plays by the tables, with some noise; then the tables move towards what happened."""
        rows = self.rows
        seats: i64 = self.seats
        moments: i64 = 0
        row: i64 = 0
        while row < ROWS:
            self.length[row] = 0
            row += 1
        paid: i64 = 0
        while world.wait != 0:
            mover: i64 = LOW4[world.wait]
            if world.phase == LAYING:
                self.note(world, mover, moments)
                moments += 1
            seat: i64 = 0
            while seat < seats:
                self.before[seat] = self.relative(world, seat)
                seat += 1
            world.apply(mover, rows.choose(world, mover, rng, noise))
            if world.rows // PAID_UNIT != paid:
                paid = world.rows // PAID_UNIT
                seat = 0
                while seat < seats:
                    self.before[seat] = self.relative(world, seat) - self.before[seat]
                    seat += 1
                self.learn_row((world.shared >> 32) - 1, least)
        seat = 0
        while seat < seats:
            self.before[seat] = 0.0
            seat += 1
        row = 0
        while row < ROWS:
            self.learn_row(row, least)
            row += 1
        self.learn_hands(world, moments, hand_rate)

    def note(self, world: JohnSilverState, mover: i64, moment: i64) -> None:
        rows = self.rows
        rows.look_round(world)
        foreseen: float = self.relative(world, mover)
        row: i64 = 0
        while row < ROWS:
            eyes: i64 = mover if self.seats == 2 else 0
            last: i64 = mover if self.seats == 2 else self.seats - 1
            while eyes <= last:
                rows.gather(world, row, eyes, 0)
                if rows.a >= 0:
                    at: i64 = rows.at + row * rows.row_size + rows.index()
                    self.path[512 * row + self.length[row]] = 4 * at + eyes
                    self.length[row] += 1
                    if eyes == mover:
                        foreseen += rows.table[at]
                eyes += 1
            row += 1
        self.movers[moment] = mover
        self.foreseen[moment] = foreseen
        self.stages[moment] = rows.hand_at
        seat: i64 = 0
        while seat < self.seats:
            self.hands[4 * moment + seat] = world.board[HAND + seat] & ALL_CARDS
            seat += 1

    def learn_row(self, row: i64, least: float) -> None:
        """The row has paid each seat `before`."""
        table = self.rows.table
        k: i64 = 0
        while k < self.length[row]:
            step: i64 = self.path[512 * row + k]
            at: i64 = step >> 2
            self.seen[at] += 1
            rate: float = 1.0 / float(self.seen[at] + 3)
            if rate < least:
                rate = least
            table[at] += rate * (self.before[step & 3] - table[at])
            k += 1
        self.length[row] = 0

    def learn_hands(self, world: JohnSilverState, moments: i64, rate: float) -> None:
        holding = self.rows.holding
        others: float = self.rows.others
        k: i64 = 0
        while k < moments:
            mover: i64 = self.movers[k]
            at: i64 = self.stages[k]
            miss: float = self.relative(world, mover) - self.foreseen[k]
            seat: i64 = 0
            while seat < self.seats:
                share: float = 1.0 if seat == mover else others
                cards: i64 = self.hands[4 * k + seat]
                while cards != 0:
                    miss -= share * holding[at + lowest(cards)]
                    cards &= cards - 1
                seat += 1
            self.error += miss * miss
            self.errors += 1
            seat = 0
            while seat < self.seats:
                step: float = rate * miss * (1.0 if seat == mover else others)
                cards = self.hands[4 * k + seat]
                while cards != 0:
                    holding[at + lowest(cards)] += step
                    cards &= cards - 1
                seat += 1
            k += 1
