"""How the values of the shrewd player are tuned: in games against itself, the quick and the greedy player."""

from typing import Final

from mypy_extensions import i64

from sterling.bots.policy import Policy
from sterling.bots.tuning import Tuned
from sterling.core.state import State
from sterling.games.amulet.bot.brisk import TASTES, player
from sterling.games.amulet.bot.greedy import Greedy
from sterling.games.amulet.bot.shrewd import NAMES, shrewd

REACH: Final = 60  # how far most values are shaken, in hundredths of a point
OTHER_REACH: Final[dict[str, int]] = {
    "guard": 0,
    "pair": 20,
    "pair-more": 20,
    "fewer": 80,
    "learn": 80,
    "sure": 80,
    "kept-later": 30,
    "sure-unknown": 40,
    "sure-early": 40,
    "present": 20,
    "call-hidden": 40,
    "call-size": 40,
    "call-pile": 40,
    "call-lead": 10,
    "call-lead-early": 10,
    "call-mine": 20,
    "call-worth": 15,
    "rob": 40,
    "rob-last": 40,
    "harm": 40,
    "harm-last": 40,
    "pair-late": 10,
    "learn-late": 40,
    "fewer-late": 40,
    "present-late": 15,
    "power-late": 10,
    "pair-danger": 4,
    "learn-danger": 10,
    "fewer-danger": 10,
    "set-danger": 6,
    "set": 40,
    "fewer-size": 40,
    "learn-size": 40,
}
LEAD: Final = 40  # the highest lead that counts, in points
POINT: Final = 10  # what each point of it counts, in thousandths of a win


class Values(Tuned):
    """What the shrewd player likes, for so many players. It begins as the quick player."""

    def __init__(self, seats: int) -> None:
        self.at_table = seats

    def seats(self) -> list[int]:
        return [self.at_table]

    def used_by(self) -> str:
        return "shrewd"

    def first(self) -> list[int]:
        begun: dict[str, int] = {**TASTES, "harm": 100, "harm-last": 100}
        return [begun.get(name, 0) for name in NAMES]

    def reach(self) -> list[int]:
        idle = "pair-more" if self.at_table == 2 else "pair"
        return [0 if name == idle else OTHER_REACH.get(name, REACH) for name in NAMES]

    def tuned(self, values: list[int]) -> Policy:
        return shrewd(values)

    def others(self) -> list[Policy]:
        return [player(), Greedy()]

    def score(self, world: State, seat: i64) -> i64:
        """A win, and a little for the lead over the best of the others."""
        best: i64 = 1000000
        other: i64 = 0
        while other < world.seats():
            if other != seat and world.points(other) < best:
                best = world.points(other)
            other += 1
        lead: i64 = best - world.points(seat)
        if lead > LEAD:
            lead = LEAD
        elif lead < -LEAD:
            lead = -LEAD
        return super().score(world, seat) + POINT * lead
