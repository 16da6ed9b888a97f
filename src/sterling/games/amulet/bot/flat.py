"""The top bot of 2026, kept as it was, for comparison: it compares acts by playing the round on to its end."""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.search import Knowledge
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.amulet.bot.greedy import sharp
from sterling.games.amulet.bot.likelihood import ALONE, KEPT_ODDS, make_likely
from sterling.games.amulet.rules import LOOKING, OVER, ROUNDS, STRIDE, TOTAL, AmuletState

EXPLORE_2026: Final = 0.3
AMULET_WORTH: Final = 2.0  # what the right to place the amulet is worth, in points
SWING: Final = 7.0  # roughly how many points a future round may swing
MARGIN: Final = 0.05  # the share of a finished game's reward that is for its margin


class Flat2026(Knowledge):
    """What the search knew about the Amulet in 2026.

    It searches only the current decision: what follows depends on cards that are seen later, and a tree of actions
    cannot tell them apart. Everybody plays on with the greedy player's sharper values, with exactly the knowledge they
    have, to the end of the round. The reward is the chance to win the game with the points lost by then.
    """

    def __init__(self, read: i64 = 1) -> None:
        self.read = read
        """1 if it infers how low opponents' cards are from what they keep."""
        self.player = sharp()
        self.root: i64 = 0
        self.round: i64 = 0

    def begin(self, world: State, seat: i64) -> None:
        assert isinstance(world, AmuletState)
        self.root = seat
        self.round = world.round
        if self.read != 0 and world.phase != LOOKING:
            make_likely(world, seat, KEPT_ODDS, ALONE)

    def flat(self) -> bool:
        return True

    def policy(self, world: State, seat: i64, rng: Rng) -> i64:
        return self.player.choose(world, seat, rng)

    def done(self, world: State) -> bool:
        assert isinstance(world, AmuletState)
        return world.round != self.round

    def judge(self, world: State, rewards: vec[float]) -> None:
        """The chance to win: the lead over the best opponent, against what the future rounds may swing."""
        assert isinstance(world, AmuletState)
        board = world.board
        best: i64 = 1000000
        seat: i64 = 0
        while seat < world.setup.seats:
            if seat != self.root and board[STRIDE * seat + TOTAL] < best:
                best = board[STRIDE * seat + TOTAL]
            seat += 1
        lead: float = float(best - board[STRIDE * self.root + TOTAL])
        if world.phase == OVER:
            won: float = 0.5
            if lead > 0.0 or (lead == 0.0 and world.holder == self.root):
                won = 1.0
            elif lead < 0.0 or world.holder >= 0:
                won = 0.0
            rewards[self.root] = (1.0 - MARGIN) * won + MARGIN / (1.0 + exp(-lead / SWING))
            return
        if world.right >= 0:
            lead += AMULET_WORTH if world.right == self.root else -AMULET_WORTH
        rewards[self.root] = 1.0 / (1.0 + exp(-lead / (SWING * sqrt(float(ROUNDS - world.round)))))
