"""From what playouts say to chances that come true as often as they say.

Everybody in a playout plays like the reference, and people and opponents do not. So playouts are too sure of
themselves, or not sure enough. For each game a small file, `games/<game>/chances.json`, says by how much. It was fitted
to games that were played for this purpose (`bench/calibration.py`). Without a file, chances stay as they are.
"""

import math
from functools import cache

import msgspec

from sterling.bots.compare import Mean
from sterling.core.game import Game
from sterling.games import folders

FILE = "chances.json"
MOST = 0.995
"""No playout makes a game certain before it is over."""


class Calibration(msgspec.Struct, frozen=True):
    """A monotone map: the log odds, times a slope, plus a shift that is 0 where nobody has an advantage."""

    slope: float = 1.0
    shift: float = 0.0

    def __call__(self, share: float) -> float:
        share = min(MOST, max(1.0 - MOST, share))
        odds = self.slope * math.log(share / (1.0 - share)) + self.shift
        return 1.0 / (1.0 + math.exp(-odds))

    def steepness(self, share: float) -> float:
        """By how much the map changes around here."""
        share = min(MOST, max(1.0 - MOST, share))
        mapped = self(share)
        return self.slope * mapped * (1.0 - mapped) / (share * (1.0 - share))

    def mean(self, found: Mean) -> Mean:
        return Mean(self(found.mean), found.error * self.steepness(found.mean))

    def gap(self, mine: float, theirs: float, found: Mean) -> Mean:
        """The difference of two chances, of which playouts say this, after both have been corrected."""
        corrected = self(mine) - self(theirs)
        if abs(found.mean) < 1e-9:
            return Mean(0.0, found.error * self.steepness(mine))
        return Mean(corrected, found.error * corrected / found.mean)


class Fitted(msgspec.Struct, frozen=True):
    """The slope and shift for a number of seats, and how they were found."""

    slope: float
    shift: float
    games: int
    player: str
    worlds: int
    seed: int


@cache
def _fitted(name: str) -> dict[str, Fitted]:
    file = folders()[name] / FILE
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Fitted]) if file.is_file() else {}


def calibration_of(game: Game) -> Calibration:
    """For this game and its number of seats, or the nearest one that was measured; as it is where nothing was."""
    fitted = _fitted(game.facts.name)
    if not fitted:
        return Calibration()
    nearest = min(fitted, key=lambda seats: (abs(int(seats) - game.seats), seats))
    return Calibration(fitted[nearest].slope, fitted[nearest].shift)
