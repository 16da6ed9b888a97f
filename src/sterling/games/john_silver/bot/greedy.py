"""The greedy player of John Silver: the best turn by its own estimate, including the next player's reply.

It sees which rows it can fill, who gets which pairs, what spots cost and what apples give away. For a row of three it
estimates what the next player is likely to do with it; for shorter rows, whose highest or lowest card is likely to stay
that way. It reads the grid, its own hand, the piles, the sizes of hands and the cards known to be in them.

Values are six-hundredths of a point: the player's own points minus the mean of the others'.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.policy import Policy
from sterling.core.bits import BIT, lowest, pop
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.john_silver.codes import (
    ALL_CARDS,
    APPLES_AT,
    CARDS,
    COLUMNS,
    DRAW,
    EXCHANGE,
    FITTING,
    KEEP,
    LAID_CARD,
    LAID_CELL,
    LAY,
    RANK,
    ROWS,
    SPOTS_AT,
    TAKE,
    falling,
)
from sterling.games.john_silver.rules import (
    ANSWERING,
    HAND,
    KNOWN,
    REMOVED,
    ROW_OF,
    WON,
    JohnSilverState,
)

POINT: Final = 600
SECOND: Final = 700  # the average value of what comes with a card that wins a pair
APPLE: Final = 1200  # the value of an apple card in hand
OWN_TURN: Final = 60  # how likely a row of three is still there on its own next turn, in hundredths
# How much a short row's prospects count, by the number of cards in it, in hundredths.
OUTLOOK: Final[vec[i64]] = vec[i64]([0, 20, 45])
NOTHING: Final = -1000000000


class Greedy(Policy):
    """Looks at every card it could lay or take now, and picks the most valuable option.

    A player that is not wary sees what full rows pay and nothing else. `own` is how much a player likes to lay cards in
    its own columns, and `haste` how much it likes to fill a row that gives it coins, whatever the others get.
    """

    def __init__(self, wary: i64 = 1, own: i64 = 0, haste: i64 = 0) -> None:
        self.wary = wary
        self.own = own
        self.haste = haste
        # The current row: rank, card and column of each of its cards in one number.
        self.e0: i64 = 0
        self.e1: i64 = 0
        self.e2: i64 = 0
        self.e3: i64 = 0
        self.size: i64 = 0
        # Who looks, who plays next, and what cannot be seen.
        self.me: i64 = 0
        self.next: i64 = 0
        self.unseen: i64 = 0
        self.odds: i64 = 0  # the chance that the next player holds an unseen card, in thousandths
        self.mine: i64 = 0  # the hand that is left
        # What the next player may fill a row with: its value to that player and to this one.
        self.theirs = vec[i64]([0] * 80)
        self.ours = vec[i64]([0] * 80)

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, JohnSilverState)
        if world.phase == ANSWERING:
            return answer(world, seat)
        self.look_round(world, seat)
        n: i64 = world.count(seat)
        best: i64 = world.nth(seat, 0)
        best_value: i64 = NOTHING
        ties: i64 = 0
        k: i64 = 0
        while k < n:
            action: i64 = world.nth(seat, k)
            k += 1
            if has_twin(world, action):
                continue
            value: i64 = self.worth_of_lay(world, action) if action >= LAY else self.worth_of_take(world, action)
            if value > best_value:
                best_value = value
                best = action
                ties = 1
            elif value == best_value:
                ties += 1
                if rng.below(ties) == 0:
                    best = action
        return best

    # -- what can be known -------------------------------------------------------------------------------------------

    def look_round(self, world: JohnSilverState, seat: i64) -> None:
        board = world.board
        seats: i64 = world.setup.seats
        self.me = seat
        self.mine = board[HAND + seat] & ALL_CARDS
        seen: i64 = self.mine | board[REMOVED]
        row: i64 = 0
        while row < ROWS:
            self.gather(world, row, 0)
            seen |= self.row_cards()
            row += 1
        other: i64 = 0
        while other < seats:
            seen |= board[WON + other] | board[KNOWN + other]
            other += 1
        self.unseen = ALL_CARDS & ~seen
        # JS-27: the next player with cards; if there is no other, this one again.
        after: i64 = seat
        left: i64 = seats
        while left > 0:
            after += 1
            if after == seats:
                after = 0
            if board[HAND + after] != 0:
                break
            left -= 1
        self.next = after
        hidden: i64 = 0
        if after != seat:
            hidden = pop(board[HAND + after] & ALL_CARDS) - pop(board[KNOWN + after])
        total: i64 = pop(self.unseen)
        self.odds = hidden * 1000 // total if total > 0 else 0

    def gather(self, world: JohnSilverState, row: i64, without: i64) -> None:
        """Makes this row the current one, as if the card `without - 1` did not lie there."""
        self.size = 0
        column: i64 = 0
        while column < COLUMNS:
            stack: i64 = world.board[COLUMNS * row + column]
            while stack != 0:
                if stack & 63 != without:
                    self.add((stack & 63) - 1, column)
                stack >>= 6
            column += 1

    def add(self, card: i64, column: i64) -> None:
        self.e3 = self.e2
        self.e2 = self.e1
        self.e1 = self.e0
        self.e0 = (RANK[card] << 8) + (card << 2) + column
        self.size += 1

    def row_cards(self) -> i64:
        """The cards of the current row."""
        cards: i64 = 0
        if self.size > 0:
            cards |= BIT[(self.e0 >> 2) & 63]
        if self.size > 1:
            cards |= BIT[(self.e1 >> 2) & 63]
        if self.size > 2:
            cards |= BIT[(self.e2 >> 2) & 63]
        if self.size > 3:
            cards |= BIT[(self.e3 >> 2) & 63]
        return cards

    # -- what a row is worth -----------------------------------------------------------------------------------------

    def share(self, world: JohnSilverState, seat: i64, eyes: i64) -> i64:
        """What a hundredth of a point for one seat is worth to another."""
        if seat == eyes:
            return 6
        seats: i64 = world.setup.seats
        return -6 if seats == 2 else -3 if seats == 3 else -2

    def worth(self, world: JohnSilverState, column: i64, score: i64, extra: i64, eyes: i64) -> i64:
        """What it is worth to a seat that this column wins cards with such a score, plus an extra."""
        owner: i64 = world.setup.owner[column]
        # JS-25: what nobody wins counts for nobody.
        if owner < 0:
            return 0
        seats: i64 = world.setup.seats
        # JS-32: with three or four players, too, a spot costs about a point.
        won: i64 = (POINT * ((score & 65535) - (score >> SPOTS_AT)) + extra) // 6
        value: i64 = won * self.share(world, owner, eyes)
        apples: i64 = (score >> APPLES_AT) & 65535
        if apples != 0:
            # JS-30: apples go to the left neighbour.
            left: i64 = owner + 1 if owner + 1 < seats else 0
            value += apples * (POINT // 6) * self.share(world, left, eyes)
        return value

    def worth_of_four(self, world: JohnSilverState, a: i64, b: i64, c: i64, d: i64, eyes: i64) -> i64:
        """JS-24: what a full row is worth to a seat."""
        a, b, c, d = falling(a, b, c, d)
        worth = world.setup.deck.worth
        high: i64 = worth[(a >> 2) & 63] + worth[(b >> 2) & 63]
        low: i64 = worth[(d >> 2) & 63] + worth[(c >> 2) & 63]
        return self.worth(world, a & 3, high, 0, eyes) + self.worth(world, d & 3, low, 0, eyes)

    def pays_me(self, world: JohnSilverState) -> bool:
        """JS-24: whether the current row is full and a pair with coins goes to a column of this player."""
        if self.size != 4:
            return False
        a, b, c, d = falling(self.e0, self.e1, self.e2, self.e3)
        owner = world.setup.owner
        worth = world.setup.deck.worth
        coins: i64 = 0
        if owner[a & 3] == self.me:
            coins += (worth[(a >> 2) & 63] + worth[(b >> 2) & 63]) & 65535
        if owner[d & 3] == self.me:
            coins += (worth[(c >> 2) & 63] + worth[(d >> 2) & 63]) & 65535
        return coins > 0

    def worth_of_row(self, world: JohnSilverState, row: i64) -> i64:
        """What the current row is worth to this player at the end of the turn."""
        if self.size == 4:
            return self.worth_of_four(world, self.e0, self.e1, self.e2, self.e3, self.me)
        if self.wary == 0:
            return 0
        if self.size == 3:
            return self.worth_of_three(world, row)
        value: i64 = 0
        if self.size > 0:
            value += self.outlook(world, row, self.e0, self.e1)
        if self.size > 1:
            value += self.outlook(world, row, self.e1, self.e0)
        return value * OUTLOOK[self.size] // 100

    def outlook(self, world: JohnSilverState, row: i64, entry: i64, other: i64) -> i64:
        """What a card in a row of one or two is worth if it stays the highest or the lowest."""
        rank: i64 = entry >> 8
        below: i64 = 0
        above: i64 = 0
        cards: i64 = (self.unseen | self.mine) & FITTING[row]
        while cards != 0:
            if RANK[lowest(cards)] < rank:
                below += 1
            else:
                above += 1
            cards &= cards - 1
        total: i64 = below + above
        if total == 0:
            return 0
        high: i64 = below * 100 // total
        low: i64 = above * 100 // total
        if self.size == 1:
            high = high * high * high // 10000
            low = low * low * low // 10000
        else:
            high = high * high // 100 if entry > other else 0
            low = low * low // 100 if entry < other else 0
        score: i64 = world.setup.deck.worth[(entry >> 2) & 63]
        return self.worth(world, entry & 3, score, SECOND, self.me) * (high + low) // 100

    def worth_of_three(self, world: JohnSilverState, row: i64) -> i64:
        """The next player fills the row with the best card for it, if that pays; otherwise this player may get a turn
        at it."""
        free: i64 = 0
        own: i64 = 0
        options: i64 = 0
        taken: i64 = 0
        if not world.setup.stacks:
            taken = BIT[self.e0 & 3] | BIT[self.e1 & 3] | BIT[self.e2 & 3]
        column: i64 = 0
        while column < COLUMNS:
            if taken & BIT[column] == 0:
                free += 1
                cards: i64 = self.mine & FITTING[row]
                while cards != 0:
                    value: i64 = self.worth_with(world, lowest(cards), column, self.me)
                    if value > own:
                        own = value
                    cards &= cards - 1
                if self.next != self.me:
                    cards = (self.unseen | world.board[KNOWN + self.next]) & FITTING[row]
                    while cards != 0:
                        card: i64 = lowest(cards)
                        theirs: i64 = self.worth_with(world, card, column, self.next)
                        if theirs > 0:
                            sure: bool = world.board[KNOWN + self.next] & BIT[card] != 0
                            self.insert(options, theirs, self.worth_with(world, card, column, self.me), sure)
                            options += 1
                        cards &= cards - 1
            column += 1
        # In stacks, a card has up to four cells, so each single one is that much less likely.
        chance: i64 = self.odds // free if free > 1 else self.odds
        value = 0
        still: i64 = 1000
        i: i64 = 0
        while i < options:
            ours: i64 = self.ours[i]
            hit: i64 = still if self.theirs[i] & 1 != 0 else still * chance // 1000
            value += ours * hit // 1000
            still -= hit
            i += 1
        return value + own * still * OWN_TURN // 100000

    def insert(self, options: i64, theirs: i64, ours: i64, sure: bool) -> None:
        """Keeps the next player's options sorted, best first; the lowest bit says that the card is there."""
        theirs = 2 * theirs + (1 if sure else 0)
        i: i64 = options
        while i > 0 and self.theirs[i - 1] < theirs:
            self.theirs[i] = self.theirs[i - 1]
            self.ours[i] = self.ours[i - 1]
            i -= 1
        self.theirs[i] = theirs
        self.ours[i] = ours

    def worth_with(self, world: JohnSilverState, card: i64, column: i64, eyes: i64) -> i64:
        entry: i64 = (RANK[card] << 8) + (card << 2) + column
        return self.worth_of_four(world, self.e0, self.e1, self.e2, entry, eyes)

    # -- what an action is worth -------------------------------------------------------------------------------------

    def worth_of_lay(self, world: JohnSilverState, action: i64) -> i64:
        """What laying a card changes, including the best draw or take after an apple card."""
        card: i64 = LAID_CARD[action - LAY]
        cell: i64 = LAID_CELL[action - LAY]
        row: i64 = ROW_OF[cell]
        self.mine &= ~BIT[card]
        self.gather(world, row, 0)
        before: i64 = self.worth_of_row(world, row)
        self.add(card, cell & 3)
        after: i64 = self.worth_of_row(world, row)
        # What a player in a hurry likes about filling this row, as long as it does not take a card out again.
        hurry: i64 = self.haste if self.haste != 0 and self.pays_me(world) else 0
        best: i64 = after + hurry
        if world.setup.deck.apples & BIT[card] != 0:
            if world.top == CARDS and world.take != 0:
                best = NOTHING
            cards: i64 = world.take & ALL_CARDS
            while cards != 0:
                taken: i64 = lowest(cards)
                other: i64 = ROW_OF[world.cell_of(taken)]
                self.mine |= BIT[taken]
                value: i64 = 0
                if other == row:
                    self.gather(world, row, taken + 1)
                    self.add(card, cell & 3)
                    value = self.worth_of_row(world, row)
                else:
                    self.gather(world, other, 0)
                    value = after + hurry - self.worth_of_row(world, other)
                    self.gather(world, other, taken + 1)
                    value += self.worth_of_row(world, other)
                if value > best:
                    best = value
                self.mine &= ~BIT[taken]
                cards &= cards - 1
            best -= APPLE
        self.mine |= BIT[card]
        if self.own != 0 and world.setup.owner[cell & 3] == self.me:
            best += self.own
        return best - before

    def worth_of_take(self, world: JohnSilverState, action: i64) -> i64:
        """What taking a card changes in its row; a draw changes nothing."""
        if action == DRAW:
            return 0
        card: i64 = action - TAKE
        row: i64 = ROW_OF[world.cell_of(card)]
        self.gather(world, row, 0)
        before: i64 = self.worth_of_row(world, row)
        if self.haste != 0 and self.pays_me(world):
            before += self.haste
        self.gather(world, row, card + 1)
        self.mine |= BIT[card]
        after: i64 = self.worth_of_row(world, row)
        self.mine &= ~BIT[card]
        return after - before


def answer(world: JohnSilverState, seat: i64) -> i64:
    """It exchanges a hand without apples, because apples are what saves a row."""
    if world.count(seat) == 1:
        return KEEP
    return EXCHANGE


def has_twin(world: JohnSilverState, action: i64) -> bool:
    """Whether another action does the same. JS-10: with two players the columns are A B A B, so a free cell two to the
    left is equivalent."""
    if action < LAY or world.setup.seats != 2 or world.setup.stacks:
        return False
    cell: i64 = LAID_CELL[action - LAY]
    return cell & 2 != 0 and world.free & BIT[cell - 2] != 0
