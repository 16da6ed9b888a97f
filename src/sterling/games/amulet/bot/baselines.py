"""Players to measure against and to learn from, by name."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.learned import Learned
from sterling.bots.search import Knowledge
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.amulet.bot.brisk import Brisk, player
from sterling.games.amulet.bot.flat import EXPLORE_2026, Flat2026
from sterling.games.amulet.bot.shrewd import shrewd, values_for


class Alone(Knowledge):
    """The quick player without a search: it leaves nothing to compare."""

    def __init__(self) -> None:
        self.player: Brisk = player()

    def flat(self) -> bool:
        return True

    def options(self, world: State, seat: i64, actions: vec[i64]) -> i64:
        actions[0] = self.player.choose(world, seat, Rng(1))
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

    def wants(self, seats: i64) -> list[str]:
        return [values_for(seats)]

    def use(self, name: str, learned: Learned) -> None:
        self.player = shrewd(learned.values())


BASELINES: Final[dict[str, tuple[type[Knowledge], float]]] = {
    "flat-2026": (Flat2026, EXPLORE_2026),
    "quick": (Alone, EXPLORE_2026),
    "shrewd": (AloneShrewd, EXPLORE_2026),
}
