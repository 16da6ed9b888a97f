"""What the search knows about Silver & Gold.

Players mark their islands independently, so only the searching seat's decision is searched: its most promising actions
are tried in the same worlds with the same luck. In each of them the seat plays on for some turns, always doing what
promises most (`worth.py`), and what the position promises then counts. The others mark quickly and carelessly; they
matter for the cups and the display only.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.learned import Learned
from sterling.bots.search import Knowledge
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.silver_gold.bot.alone import ALONE
from sterling.games.silver_gold.bot.baseline import quick_mark
from sterling.games.silver_gold.bot.greedy import best_card, best_pair
from sterling.games.silver_gold.bot.worth import Taste, Worth
from sterling.games.silver_gold.rules import DRAFTING, MARKING, TURNS, SilverGoldState

EXPLORE: Final = 0.05
HORIZON: Final = 3  # turns that are played before the position is judged, this one included
WIDTH: Final = 6  # actions that are tried
HIGHEST: Final = 400.0  # points that count as the highest reward
POSITION: Final = "position"


class Expert(Knowledge):
    """How far it looks, how many actions it tries, and what it likes beyond points (see `Taste`)."""

    def __init__(
        self,
        horizon: i64 = HORIZON,
        width: i64 = WIDTH,
        palms: i64 = 0,
        coins: i64 = 0,
        islands: i64 = 0,
        seals: i64 = 0,
        blur: i64 = 0,
        halves: i64 = 0,
    ) -> None:
        self.is_halving: bool = halves != 0
        self.horizon = horizon
        self.width = width
        self.taste = Taste(palms, coins, islands, seals, blur)
        self.worth: Worth | None = None
        self.until: i64 = TURNS
        self.root: i64 = 0
        self.values = vec[float]([0.0] * 512)

    def wants(self, seats: i64) -> list[str]:
        return [POSITION]

    def use(self, name: str, learned: Learned) -> None:
        self.worth = Worth(learned, ALONE.table(), self.taste)

    def flat(self) -> bool:
        return True

    def halves(self) -> bool:
        return self.is_halving

    def begin(self, world: State, seat: i64) -> None:
        assert isinstance(world, SilverGoldState)
        self.root = seat
        self.until = self.horizon
        if world.phase != DRAFTING:
            self.until += world.turn

    def options(self, world: State, seat: i64, actions: vec[i64]) -> i64:
        """The most promising actions, the best first."""
        assert isinstance(world, SilverGoldState)
        worth = self.worth
        assert worth is not None
        values = self.values
        worth.consider(world, seat)
        n: i64 = world.count(seat)
        k: i64 = 0
        while k < n:
            action: i64 = world.nth(seat, k)
            actions[k] = action
            values[k] = worth.worth_of(world, seat, action)
            k += 1
        count: i64 = n if n < self.width else self.width
        place: i64 = 0
        while place < count:
            best: i64 = place
            k = place + 1
            while k < n:
                if values[k] > values[best]:
                    best = k
                k += 1
            action = actions[best]
            value: float = values[best]
            actions[best] = actions[place]
            values[best] = values[place]
            actions[place] = action
            values[place] = value
            place += 1
        return count

    def policy(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, SilverGoldState)
        if seat == self.root:
            worth = self.worth
            assert worth is not None
            return worth.best(world, seat, rng, 0)
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
        worth = self.worth
        assert worth is not None
        value: float = worth.here(world, self.root) / HIGHEST
        rewards[self.root] = 0.0 if value < 0.0 else 1.0 if value > 1.0 else value
