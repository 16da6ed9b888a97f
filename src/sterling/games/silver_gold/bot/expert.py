"""What the search knows about Silver & Gold: players mark their islands independently, so only the searching seat's
decisions are searched."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.search import Knowledge
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.silver_gold.bot.greedy import best_card, best_pair, quick_mark
from sterling.games.silver_gold.bot.worth import Worth
from sterling.games.silver_gold.rules import (
    CARD_A,
    CARD_B,
    DRAFTING,
    MARKING,
    MINE,
    OVER,
    OWED,
    REPLACING,
    STRIDE,
    TURNS,
    SilverGoldState,
)

LISTS: Final = 1024  # positions whose best actions are kept; a power of two
MOST: Final = 24  # actions in a list


class Planner(Knowledge):
    """The searching seat tries its most promising actions and plays on by what positions promise."""

    def __init__(self, worth: Worth, horizon: i64, width: i64, flat: bool) -> None:
        self.worth = worth
        self.horizon = horizon
        self.width = width
        self.is_flat = flat
        self.until: i64 = TURNS
        self.root: i64 = 0
        self.keys = vec[i64]([-1] * LISTS)
        self.lengths = vec[i64]([0] * LISTS)
        self.lists = vec[i64]([0] * (LISTS * MOST))
        self.values = vec[float]([0.0] * 512)
        self.found = vec[i64]([0] * 512)

    def flat(self) -> bool:
        return self.is_flat

    def begin(self, world: State, seat: i64) -> None:
        assert isinstance(world, SilverGoldState)
        self.root = seat
        turn: i64 = world.turn
        if world.phase == DRAFTING:
            turn = 0
        self.until = turn + self.horizon

    def in_tree(self, world: State, seat: i64, root: i64) -> bool:
        return seat == root

    def options(self, world: State, seat: i64, actions: vec[i64]) -> i64:
        assert isinstance(world, SilverGoldState)
        board = world.board
        at: i64 = STRIDE * seat
        key: i64 = board[at + MINE] ^ (board[at + MINE] >> 29)
        key = (key * 31 + board[at + CARD_A] * 64 + board[at + CARD_B]) & 0xFFFFFFFFFFFF
        key = (key * 37 + board[at + OWED] + 8 * world.pattern + 64 * world.turn) & 0xFFFFFFFFFFFF
        if world.phase == REPLACING:
            place: i64 = STRIDE * world.setup.seats
            key = (key * 41 + board[place] + 7 * board[place + 1]) & 0xFFFFFFFFFFFF
            key = (key * 43 + board[place + 2] + 7 * board[place + 3]) & 0xFFFFFFFFFFFF
        key = 8 * key + world.phase
        slot: i64 = (key ^ (key >> 13) ^ (key >> 27)) & (LISTS - 1)
        first: i64 = MOST * slot
        k: i64 = 0
        if self.keys[slot] != key:
            self.keys[slot] = key
            self.lengths[slot] = self.rank(world, seat, first)
        count: i64 = self.lengths[slot]
        while k < count:
            actions[k] = self.lists[first + k]
            k += 1
        return count

    def rank(self, world: SilverGoldState, seat: i64, first: i64) -> i64:
        """Keeps the most promising actions; returns how many."""
        worth = self.worth
        values = self.values
        found = self.found
        worth.consider(world, seat)
        n: i64 = world.count(seat)
        k: i64 = 0
        while k < n:
            action: i64 = world.nth(seat, k)
            found[k] = action
            values[k] = worth.worth_of(world, seat, action)
            k += 1
        count: i64 = 0
        while count < n and count < self.width:
            best: i64 = 0
            k = 1
            while k < n:
                if values[k] > values[best]:
                    best = k
                k += 1
            self.lists[first + count] = found[best]
            values[best] = -1.0e9
            count += 1
        return count

    def policy(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, SilverGoldState)
        if seat == self.root:
            return self.worth.best(world, seat, rng, 0)
        if world.phase == MARKING:
            return quick_mark(world, seat, rng)
        if world.phase == DRAFTING:
            return best_pair(world, seat, rng)
        return best_card(world, seat, rng)

    def done(self, world: State) -> bool:
        assert isinstance(world, SilverGoldState)
        return world.turn >= self.until and world.phase == MARKING

    def judge(self, world: State, rewards: vec[float]) -> None:
        assert isinstance(world, SilverGoldState)
        seat: i64 = self.root
        if world.phase == OVER:
            rewards[seat] = float(world.points(seat)) / 160.0
        else:
            rewards[seat] = self.worth.here(world, seat) / 160.0
