"""What the search knows about the Amulet."""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.learned import Features, Learned
from sterling.bots.search import Knowledge
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.amulet.bot.brisk import Brisk, player
from sterling.games.amulet.bot.likelihood import make_likely
from sterling.games.amulet.bot.outlook import describe
from sterling.games.amulet.rules import LOOKING, OVER, ROUNDS, START, STRIDE, TOTAL, AmuletState

EXPLORE: Final = 0.3
AMULET_WORTH: Final = 2.0  # what the right to place the amulet is worth, in points
SWING: Final = 7.0  # roughly how many points a future round may swing
DOUBT: Final = 2.0  # how far off the outlook on a round is when the deck is nearly used up, …
DOUBT_EARLY: Final = 0.15  # … and how much more for each card in the deck
MARGIN: Final = 0.05  # the share of a finished game's reward that is for its margin


class Expert(Knowledge):
    """What the search knows about the Amulet.

    It compares the actions of the current decision. Everybody plays on with the quick player, with exactly the
    knowledge they have, until it is this seat's turn again; after a call to the end of the round. What the round will
    cost from there has been learned. The reward is the chance to win the game with the points lost by then.
    """

    def __init__(self, read: i64 = 1, laps: i64 = 1, whole: i64 = 0) -> None:
        self.read = read
        """1 if it infers how low opponents' cards are from what they keep."""
        self.laps = laps
        """How often it has its turn again before the world is judged."""
        self.whole = whole
        self.quick: Brisk = player()
        self.learned: Learned | None = None
        self.features = Features()
        self.root: i64 = 0
        self.round: i64 = 0
        self.turns: i64 = 0

    def wants(self, seats: i64) -> list[str]:
        return ["outlook"]

    def use(self, name: str, learned: Learned) -> None:
        self.learned = learned

    def begin(self, world: State, seat: i64) -> None:
        assert isinstance(world, AmuletState)
        self.root = seat
        self.round = world.round
        self.turns = 0
        if self.read != 0 and world.phase != LOOKING:
            make_likely(world, seat)

    def flat(self) -> bool:
        return True

    def policy(self, world: State, seat: i64, rng: Rng) -> i64:
        return self.quick.choose(world, seat, rng)

    def done(self, world: State) -> bool:
        assert isinstance(world, AmuletState)
        if world.round != self.round:
            return True
        if world.phase != START or world.turn != self.root or world.caller >= 0 or world.stirred != 0:
            return False
        self.turns += 1
        return self.turns >= self.laps and self.whole == 0

    def cost(self, world: AmuletState, seat: i64) -> float:
        """What the rest of the round will cost a seat."""
        learned = self.learned
        assert learned is not None
        self.features.clear()
        describe(world, seat, self.features)
        learned.evaluate(self.features)
        cost: float = learned.output[0]
        return cost if cost > 0.0 else 0.0

    def judge(self, world: State, rewards: vec[float]) -> None:
        """The chance to win: the lead over the best opponent, against what the rest of the game may swing."""
        assert isinstance(world, AmuletState)
        self.turns = 0
        board = world.board
        going: bool = world.round == self.round
        best: float = 1000000.0
        mine: float = 0.0
        seat: i64 = 0
        while seat < world.setup.seats:
            total: float = float(board[STRIDE * seat + TOTAL])
            if going:
                total += self.cost(world, seat)
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
        rounds: float = float(ROUNDS - world.round)
        spread: float = SWING * SWING * rounds
        if going:
            doubt: float = DOUBT + DOUBT_EARLY * float(world.setup.deck_end - world.top)
            spread = SWING * SWING * (rounds - 1.0) + doubt * doubt
        elif world.right >= 0:
            lead += AMULET_WORTH if world.right == self.root else -AMULET_WORTH
        rewards[self.root] = 1.0 / (1.0 + exp(-lead / sqrt(spread)))
