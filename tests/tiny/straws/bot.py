"""How a computer plays Straws."""

from typing import Final

from mypy_extensions import i64

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


class Expert(Knowledge):
    """The search needs no further knowledge: a game has only a few decisions."""
