"""How the strongest bot of John Silver played in 2026, kept as a baseline: later ones are measured against it.

Neither this nor the greedy player may change, or old results lose their meaning.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.search import Knowledge
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.john_silver.bot.greedy import Greedy, has_twin
from sterling.games.john_silver.rules import JohnSilverState

FLAT_EXPLORE: Final = 0.5
SPREAD: Final = 120.0  # a lead of half this much is a sure win


class Flat(Knowledge):
    """It tries every action in the same worlds, and everyone continues like
    the greedy player to the last card. The value is half the win and half the lead."""

    def __init__(self) -> None:
        self.eyes = Greedy()

    def flat(self) -> bool:
        return True

    def options(self, world: State, seat: i64, actions: vec[i64]) -> i64:
        assert isinstance(world, JohnSilverState)
        count: i64 = world.count(seat)
        found: i64 = 0
        k: i64 = 0
        while k < count:
            action: i64 = world.nth(seat, k)
            if not has_twin(world, action):
                actions[found] = action
                found += 1
            k += 1
        return found

    def policy(self, world: State, seat: i64, rng: Rng) -> i64:
        return self.eyes.choose(world, seat, rng)

    def judge(self, world: State, rewards: vec[float]) -> None:
        assert isinstance(world, JohnSilverState)
        seats: i64 = world.setup.seats
        seat: i64 = 0
        while seat < seats:
            mine: i64 = world.points(seat)
            rival: i64 = -1000
            tied: i64 = 1
            other: i64 = 0
            while other < seats:
                if other != seat:
                    theirs: i64 = world.points(other)
                    if theirs > rival:
                        rival = theirs
                    if theirs == mine:
                        tied += 1
                other += 1
            lead: float = 0.5 + float(mine - rival) / SPREAD
            if lead < 0.0:
                lead = 0.0
            if lead > 1.0:
                lead = 1.0
            won: float = 1.0 / float(tied) if mine >= rival else 0.0
            rewards[seat] = 0.5 * won + 0.5 * lead
            seat += 1
