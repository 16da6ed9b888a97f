"""Intervals that hold at every moment of a run, so that it may stop as soon as they say enough.

An ordinary 95 % interval holds at one number of games that was fixed before. Who looks again and again, and stops when
it looks good, is wrong more often than that. Here, every possible mean has two gamblers who bet that it is too low or
too high, with rules that know nothing about the games to come. If the mean is true, their capital grows twentyfold with
a chance of at most 5 % in a run of any length; so the means at which it never did form the interval (the hedged capital
process of Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2023).
"""

import math

MISSES = 0.05
"""How often an interval may miss the truth at some moment of a run."""
GRID = 400
HIGHEST = 0.5
"""No gambler stakes more than this share of what it can lose."""


class Sequence:
    """The mean of independent values from 0 to 1, with an interval that may be looked at after every value."""

    def __init__(self, misses: float = MISSES) -> None:
        self.count = 0
        self.sum = 0.0
        self.low = 0.0
        self.high = 1.0
        self._misses = misses
        self._squares = 0.25
        self._alive = list(range(GRID + 1))
        self._up = [0.0] * (GRID + 1)
        self._down = [0.0] * (GRID + 1)

    def add(self, value: float) -> None:
        if not 0 <= value <= 1:
            raise ValueError(value)
        number = self.count + 1
        spread = self._squares / number
        stake = math.sqrt(2 * math.log(2 / self._misses) / (spread * number * math.log(number + 1)))
        enough = math.log(2 / self._misses)
        alive: list[int] = []
        for place in self._alive:
            mean = place / GRID
            up = min(stake, HIGHEST / mean) if mean > 0 else stake
            down = min(stake, HIGHEST / (1 - mean)) if mean < 1 else stake
            self._up[place] += math.log1p(up * (value - mean))
            self._down[place] += math.log1p(-down * (value - mean))
            if max(self._up[place], self._down[place]) < enough:
                alive.append(place)
        self.count = number
        self.sum += value
        middle = (0.5 + self.sum) / (number + 1)
        self._squares += (value - middle) ** 2
        # What was ruled out once stays ruled out. Between two points of the grid, the outer one counts.
        self._alive = alive or self._alive
        self.low = max(0.0, (self._alive[0] - 1) / GRID)
        self.high = min(1.0, (self._alive[-1] + 1) / GRID)

    @property
    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.5


def sequence(values: list[float], misses: float = MISSES) -> Sequence:
    """All values at once, in the order in which they came."""
    found = Sequence(misses)
    for value in values:
        found.add(value)
    return found
