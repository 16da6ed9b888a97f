"""How a computer plays Straws."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.learned import Features, Learned, Lesson
from sterling.bots.policy import Policy
from sterling.bots.search import Knowledge
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.straws.codes import KEEP, STRAWS, SWAP
from sterling.games.straws.rules import HELD, StrawsState

EXPLORE: Final = 0.7


class Greedy(Policy):
    """Swaps a straw that is shorter than the middle one."""

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, StrawsState)
        if world.count(seat) > 1 and 2 * world.board[HELD + seat] < STRAWS - 1:
            return SWAP
        return KEEP


class Value(Lesson):
    """Who wins, from nothing but the own straw and the number of players."""

    def features(self) -> int:
        return 2 * STRAWS

    def outputs(self) -> list[str]:
        return ["win-chance"]

    def here(self, world: State, seat: i64) -> bool:
        """Only what its owner can see and will not change any more."""
        assert isinstance(world, StrawsState)
        return world.has_chosen(seat)

    def look(self, world: State, seat: i64, features: Features) -> None:
        assert isinstance(world, StrawsState)
        features.add(STRAWS * (world.setup.seats - 2) + world.board[HELD + seat], 1)

    def goals(self, before: State, after: State, seat: i64, goals: vec[float]) -> None:
        goals[0] = 1.0 if after.standing()[seat] == 1 else 0.0


LESSONS: Final = {"value": Value}


class Expert(Knowledge):
    """The search looks at its own choice only, and trusts what it has learned about the straw in hand."""

    def __init__(self) -> None:
        self.value = Value()
        self.features = Features()
        self.learned: Learned | None = None

    def wants(self, seats: i64) -> list[str]:
        return ["value"]

    def use(self, name: str, learned: Learned) -> None:
        self.learned = learned

    def done(self, world: State) -> bool:
        return True

    def judge(self, world: State, rewards: vec[float]) -> None:
        assert self.learned is not None
        seat: i64 = 0
        while seat < world.seats():
            self.features.clear()
            self.value.look(world, seat, self.features)
            self.learned.evaluate(self.features)
            rewards[seat] = self.learned.output[0]
            seat += 1
