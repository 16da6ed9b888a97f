"""Players to measure against and to learn from, by name."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.search import Knowledge
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.amulet.bot.brisk import Brisk, player
from sterling.games.amulet.bot.flat import EXPLORE_2026, Flat2026
from sterling.games.amulet.bot.shrewd import shrewd


class Alone(Knowledge):
    """The quick player without a search: it leaves nothing to compare."""

    def __init__(self) -> None:
        self.two: Brisk = player()
        self.more: Brisk = self.two

    def flat(self) -> bool:
        return True

    def options(self, world: State, seat: i64, actions: vec[i64]) -> i64:
        actions[0] = (self.two if world.seats() == 2 else self.more).choose(world, seat, Rng(1))
        return 1

    def done(self, world: State) -> bool:
        return True

    def judge(self, world: State, rewards: vec[float]) -> None:
        seat: i64 = 0
        while seat < world.seats():
            rewards[seat] = 0.5
            seat += 1


class AloneShrewd(Alone):
    """The shrewd player without a search."""

    def __init__(self) -> None:
        super().__init__()
        self.two = shrewd(2)
        self.more = shrewd(4)


BASELINES: Final[dict[str, tuple[type[Knowledge], float]]] = {
    "flat-2026": (Flat2026, EXPLORE_2026),
    "quick": (Alone, EXPLORE_2026),
    "shrewd": (AloneShrewd, EXPLORE_2026),
}
