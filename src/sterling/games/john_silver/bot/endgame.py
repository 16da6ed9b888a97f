"""The end of a game of two, solved: with an empty stock everything is known to both (JS-64).

Alpha-beta over whole games, with a table of positions already solved. What counts is the lead still to be won, so that
a position has the same value whatever the score; the largest lead wins if anything does.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import LOW4, pop
from sterling.core.state import State
from sterling.games.john_silver.bot.greedy import has_twin
from sterling.games.john_silver.bot.rows import Rows
from sterling.games.john_silver.codes import ALL_CARDS, CARDS, CELLS
from sterling.games.john_silver.rules import HAND, JohnSilverState

SLOTS: Final = 32768
MASK: Final = 32767
SURE: Final = 1000  # more than any lead
MOST_CARDS: Final = 8  # in both hands together
MOST_NODES: Final = 20_000
SPAN: Final = 0xFFFFFFFFFFF  # fingerprints have 44 bits, so that products stay inside 63

EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


class Endgame:
    """Solves positions of two players with an empty stock."""

    def __init__(self) -> None:
        self.rows = Rows(2)
        self.nodes: i64 = 0
        self.most: i64 = MOST_NODES
        self.best: i64 = -1
        self.found: i64 = 0
        self.keys = vec[i64]([0] * SLOTS)
        self.checks = vec[i64]([0] * SLOTS)
        self.values = vec[i64]([0] * SLOTS)
        self.hash: i64 = 0
        self.check: i64 = 0
        # Actions of each depth, in the order in which they are tried.
        self.actions = vec[i64]([0] * 6400)
        self.scores = vec[float]([0.0] * 6400)

    def small(self, world: State) -> bool:
        """Whether this is an end that can be solved in good time."""
        assert isinstance(world, JohnSilverState)
        if world.top < CARDS or world.setup.seats != 2 or world.wait == 0:
            return False
        return pop((world.board[HAND] | world.board[HAND + 1]) & ALL_CARDS) <= MOST_CARDS

    def solve(self, world: JohnSilverState, most: i64) -> bool:
        """Finds the best action (`best`) and the lead still to be won with it (`found`). Gives up after so many
        positions, and then returns False."""
        # Emptied, so that nothing depends on what was solved before.
        k: i64 = 0
        while k < SLOTS:
            self.keys[k] = -1
            k += 1
        self.nodes = 0
        self.most = most
        self.best = -1
        self.found = self.search(world, -SURE, SURE, 0)
        return self.nodes <= self.most

    def look_up(self, world: JohnSilverState) -> None:
        """Two fingerprints of what lies where and who is to move."""
        board = world.board
        one: i64 = world.wait + 4 * world.laid
        two: i64 = 17
        k: i64 = 0
        while k < CELLS + 2:
            word: i64 = board[k] & ALL_CARDS
            one = ((one ^ word) * 0x5851 + (one >> 29)) & SPAN
            two = ((two ^ (word + k)) * 0x6C07 + (two >> 23)) & SPAN
            k += 1
        self.hash = one
        self.check = two

    def search(self, world: JohnSilverState, alpha: i64, beta: i64, depth: i64) -> i64:
        """The lead that the seat to move can still win, at least `alpha` and at most `beta` as usual."""
        if world.wait == 0:
            return 0
        self.nodes += 1
        if self.nodes > self.most:
            return 0
        seat: i64 = LOW4[world.wait]
        self.look_up(world)
        hash_: i64 = self.hash
        check: i64 = self.check
        slot: i64 = (hash_ ^ (hash_ >> 20)) & MASK
        if depth > 0 and self.keys[slot] == hash_ and self.checks[slot] == check:
            kept: i64 = self.values[slot]
            value: i64 = (kept >> 2) - SURE
            kind: i64 = kept & 3
            if kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha):
                return value
        count: i64 = self.order(world, seat, depth)
        lead: i64 = self.lead(world, seat)
        best: i64 = -SURE
        low: i64 = alpha
        k: i64 = 0
        while k < count:
            action: i64 = self.pick(depth, k, count)
            after = world.clone()
            after.apply(seat, action)
            gained: i64 = self.lead(after, seat) - lead
            if after.wait != 0 and LOW4[after.wait] == seat:
                value = gained + self.search(after, low - gained, beta - gained, depth + 1)
            else:
                value = gained - self.search(after, gained - beta, gained - low, depth + 1)
            if self.nodes > self.most:
                return 0
            if value > best:
                best = value
                if depth == 0:
                    self.best = action
                if best > low:
                    low = best
                if low >= beta:
                    break
            k += 1
        self.keys[slot] = hash_
        self.checks[slot] = check
        kind = EXACT if best > alpha and best < beta else AT_LEAST if best >= beta else AT_MOST
        self.values[slot] = 4 * (best + SURE) + kind
        return best

    def lead(self, world: JohnSilverState, seat: i64) -> i64:
        return world.points(seat) - world.points(1 - seat)

    def order(self, world: JohnSilverState, seat: i64, depth: i64) -> i64:
        """Lists the actions with a quick guess at their worth; equivalent ones once."""
        rows = self.rows
        rows.look_at(world, seat)
        at: i64 = 64 * depth
        found: i64 = 0
        count: i64 = world.count(seat)
        k: i64 = 0
        while k < count:
            action: i64 = world.nth(seat, k)
            k += 1
            if not has_twin(world, action):
                self.actions[at + found] = action
                self.scores[at + found] = rows.score(world, action)
                found += 1
        return found

    def pick(self, depth: i64, k: i64, count: i64) -> i64:
        """The best of the actions not tried yet."""
        at: i64 = 64 * depth
        best: i64 = at + k
        i: i64 = best + 1
        while i < at + count:
            if self.scores[i] > self.scores[best]:
                best = i
            i += 1
        action: i64 = self.actions[best]
        self.actions[best] = self.actions[at + k]
        self.scores[best] = self.scores[at + k]
        self.actions[at + k] = action
        return action
