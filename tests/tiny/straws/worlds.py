"""Worlds that a view of Straws allows."""

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.deal import shuffle
from sterling.core.rng import Rng
from sterling.core.state import Sampler, State
from sterling.games.straws.codes import STRAWS
from sterling.games.straws.rules import StrawsState


class StrawsSampler(Sampler):
    """Puts the straws this seat does not know into the places it does not see, all orders equally likely.

    `unknown` holds those straws; `gaps` the places on the board for the first of them. The rest goes to the end of the
    order: what nobody has drawn.
    """

    def __init__(self, base: StrawsState, unknown: vec[i64], gaps: vec[i64]) -> None:
        self.base = base
        self.unknown = unknown
        self.gaps = gaps

    def sample(self, rng: Rng) -> State:
        base = self.base
        drawn = self.unknown[:]
        shuffle(drawn, 0, len(drawn), rng)
        world = base.clone()
        world.order = base.order[:]
        i: i64 = 0
        while i < len(self.gaps):
            world.board[self.gaps[i]] = drawn[i]
            i += 1
        # What is left lies in the stock, in this order.
        place: i64 = base.top
        while place < STRAWS:
            world.order[place] = drawn[i]
            i += 1
            place += 1
        return world
