"""What the search knows about the Amulet."""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.search import Knowledge
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.amulet.bot.brisk import Brisk, brisk
from sterling.games.amulet.bot.likelihood import make_likely
from sterling.games.amulet.bot.outlook import INPUTS, Outlook
from sterling.games.amulet.rules import LOOKING, OVER, ROUNDS, START, STRIDE, TOTAL, AmuletState

EXPLORE: Final = 0.3
AMULET_WORTH: Final = 2.0  # what the right to place the amulet is worth, in points
SWING: Final = 7.0  # roughly how many points a future round may swing
MARGIN: Final = 0.05  # the share of a finished game's reward that is for its margin


class Expert(Knowledge):
    """What the search knows about the Amulet."""

    def __init__(self, outlook: Outlook | None, player: Brisk | None, laps: i64 = 1, read: i64 = 1, doubt: float = 5.0) -> None:
        self.read = read
        self.laps = laps
        self.doubt = doubt
        self.outlook = outlook if outlook is not None else Outlook(0, vec[float]([0.0]))
        self.short = outlook is not None
        self.player = player if player is not None else brisk()
        self.root: i64 = 0
        self.round: i64 = 0

    def begin(self, world: State, seat: i64) -> None:
        assert isinstance(world, AmuletState)
        self.root = seat
        self.round = world.round
        if self.read != 0 and world.phase != LOOKING:
            make_likely(world, seat)

    def flat(self) -> bool:
        return True

    def policy(self, world: State, seat: i64, rng: Rng) -> i64:
        return self.player.choose(world, seat, rng)

    def done(self, world: State) -> bool:
        assert isinstance(world, AmuletState)
        if world.round != self.round:
            return True
        if not self.short or world.phase != START or world.caller >= 0 or world.stirred != 0:
            return False
        return world.turn == self.root

    def judge(self, world: State, rewards: vec[float]) -> None:
        """The chance to win: the lead over the best opponent, against what the future rounds may swing."""
        assert isinstance(world, AmuletState)
        board = world.board
        best: float = 1000000.0
        mine: float = 0.0
        going: bool = world.round == self.round
        seat: i64 = 0
        while seat < world.setup.seats:
            total: float = float(board[STRIDE * seat + TOTAL])
            if going:
                total += self.outlook.cost(world, seat)
            if seat == self.root:
                mine = total
            elif total < best:
                best = total
            seat += 1
        lead: float = best - mine
        if world.phase == OVER:
            won: float = 0.5
            if lead > 0.0 or (lead == 0.0 and world.holder == self.root):
                won = 1.0
            elif lead < 0.0 or world.holder >= 0:
                won = 0.0
            rewards[self.root] = (1.0 - MARGIN) * won + MARGIN / (1.0 + exp(-lead / SWING))
            return
        left: float = float(ROUNDS - world.round)
        spread: float = SWING * SWING * left
        if going:
            spread = SWING * SWING * (left - 1.0) + self.doubt * self.doubt
        elif world.right >= 0:
            lead += AMULET_WORTH if world.right == self.root else -AMULET_WORTH
        rewards[self.root] = 1.0 / (1.0 + exp(-lead / sqrt(spread)))
