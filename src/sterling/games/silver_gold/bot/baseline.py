"""The strongest player of 2026 as it was, to measure progress against: nothing that it uses may change.

It searches a tree over the searching seat's decisions, plays on like the greedy player, stops some turns ahead and
judges the position by a rule of thumb.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.search import Knowledge
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.silver_gold.bot.greedy import CELL, best_card, best_mark, best_pair, card_worth
from sterling.games.silver_gold.codes import MARK, MASK, cells_in
from sterling.games.silver_gold.rules import (
    CARD_A,
    CARD_B,
    DRAFTING,
    MARKING,
    MINE,
    OVER,
    STRIDE,
    TURNS,
    SilverGoldState,
)

HORIZON: Final = 6  # turns that the search plays before it evaluates
EXPLORE: Final = 0.08
TURN_WORTH: Final = 310  # the average gain of a future turn


class Flat2026(Knowledge):
    """Players mark their islands independently, so the tree holds only the searching seat's decisions. That seat
    continues greedily, the others with a fast policy. The value is the seat's own score."""

    def __init__(self, horizon: i64 = HORIZON) -> None:
        self.horizon = horizon
        self.until: i64 = TURNS
        self.root: i64 = 0

    def begin(self, world: State, seat: i64) -> None:
        assert isinstance(world, SilverGoldState)
        self.root = seat
        self.until = world.turn + self.horizon

    def in_tree(self, world: State, seat: i64, root: i64) -> bool:
        return seat == root

    def policy(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, SilverGoldState)
        if world.phase == MARKING:
            if seat == self.root:
                return best_mark(world, seat, rng)
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
        at: i64 = STRIDE * seat
        points: i64 = CELL * world.points(seat)
        if world.phase != OVER:
            mine: i64 = world.board[at + MINE]
            points += card_worth(world, seat, world.board[at + CARD_A], mine & 65535)
            points += card_worth(world, seat, world.board[at + CARD_B], (mine >> 16) & 65535)
            points += TURN_WORTH * (TURNS - world.turn)
        rewards[seat] = float(points) / 16000.0


def quick_mark(world: SilverGoldState, seat: i64, rng: Rng) -> i64:
    """The better of two random marks, by cells: enough to keep up the race for the cups."""
    n: i64 = world.count(seat)
    one: i64 = world.nth(seat, rng.below(n))
    other: i64 = world.nth(seat, rng.below(n))
    if cells_in(MASK[one - MARK]) >= cells_in(MASK[other - MARK]):
        return one
    return other
