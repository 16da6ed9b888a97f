"""A stand-in for somebody who has just learned John Silver: follows the lesson and nothing else."""

from mypy_extensions import i64

from sterling.bots.policy import Policy
from sterling.core.bits import members
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.john_silver.codes import (
    ALL_CARDS,
    APPLES_AT,
    COLUMNS,
    DRAW,
    FITTING,
    KEEP,
    LAID_CARD,
    LAID_CELL,
    LAY,
    RANK,
    ROWS,
    SPOTS_AT,
    TAKE,
)
from sterling.games.john_silver.rules import ANSWERING, HAND, JohnSilverState

APPLES = 1.0
"""How many points it gives up to keep an apple card for later."""
FEAR = 0.5
"""How likely it expects the other to have a card that hurts in a row of three."""
OWN = 0.3
"""How likely it expects to have its own turn at such a row."""
HOPE = 0.05
"""How much what lies in a shorter row counts, for each of its cards."""

Row = list[tuple[int, int]]
"""The cards in a row, each with its column."""


class Newcomer(Policy):
    """Fills a row if it wins more of it than the other, and gives the other the rows that hurt. Otherwise it lays good
    cards into its own columns and bad ones into the other's, and thinks about who could fill a row of three next. It
    keeps apples for trouble, and then takes the card back that hurts most. It looks no further than that."""

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, JohnSilverState)
        legal = world.legal(seat)
        if world.phase == ANSWERING:
            return KEEP
        return max(legal, key=lambda action: (self.outcome(world, seat, action), -action))

    def outcome(self, world: JohnSilverState, seat: i64, action: int) -> float:
        """What the grid promises after an action."""
        hand = int(world.board[HAND + seat]) & ALL_CARDS
        grid = [self.row(world, row) for row in range(ROWS)]
        if action == DRAW:
            return self.promise(world, seat, grid, hand)
        if action < LAY:
            return self.promise(world, seat, without(grid, action - TAKE), hand)
        card, cell = int(LAID_CARD[action - LAY]), int(LAID_CELL[action - LAY])
        grid[cell // COLUMNS].append((card, cell % COLUMNS))
        hand &= ~(1 << card)
        value = self.promise(world, seat, grid, hand)
        if world.setup.deck.apples >> card & 1:
            reach = members(int(world.take) & ALL_CARDS)
            saved = [self.promise(world, seat, without(grid, taken), hand | 1 << taken) for taken in reach]
            value = max([value, *saved]) - APPLES
        return value

    def row(self, world: JohnSilverState, row: int) -> Row:
        found = []
        for column in range(COLUMNS):
            stack = int(world.board[COLUMNS * row + column])
            while stack:
                found.append(((stack & 63) - 1, column))
                stack >>= 6
        return found

    def promise(self, world: JohnSilverState, seat: i64, grid: list[Row], hand: int) -> float:
        return sum(self.promise_of_row(world, seat, row, laid, hand) for row, laid in enumerate(grid))

    def promise_of_row(self, world: JohnSilverState, seat: i64, row: int, laid: Row, hand: int) -> float:
        """What a full row pays it more than the other; what it fears and hopes of a row of three; a little for less."""
        if len(laid) != 3:
            return self.paid(world, seat, laid) * (1.0 if len(laid) == 4 else HOPE * len(laid))
        seen = hand | sum(1 << card for card, _ in laid)
        worst = min(self.fillings(world, seat, laid, int(FITTING[row]) & ~seen), default=0.0)
        best = max(self.fillings(world, seat, laid, int(FITTING[row]) & hand), default=0.0)
        return FEAR * worst + OWN * max(0.0, best)

    def fillings(self, world: JohnSilverState, seat: i64, laid: Row, cards: int) -> list[float]:
        """What the row pays with each of these cards in each free column."""
        free = set(range(COLUMNS)) - {column for _, column in laid}
        return [self.paid(world, seat, [*laid, (card, column)]) for card in members(cards) for column in free]

    def paid(self, world: JohnSilverState, seat: i64, laid: Row) -> float:
        """The higher half goes to the column of the highest card, the other to that of the lowest."""
        ranked = sorted(laid, key=lambda one: -int(RANK[one[0]]))
        total = 0.0
        for number, (card, _) in enumerate(ranked):
            column = ranked[0 if 2 * number < len(ranked) else -1][1]
            worth = int(world.setup.deck.worth[card])
            # Apples count for the other.
            points = (worth & 65535) - (worth >> SPOTS_AT) - (worth >> APPLES_AT & 65535)
            total += points if world.setup.owner[column] == seat else -points
        return total


def without(grid: list[Row], card: int) -> list[Row]:
    return [[laid for laid in row if laid[0] != card] for row in grid]
