"""A reference for noisy machines: iterations of one fixed pure-Python loop, timed in the same run."""

import time

TURNS = 2_000_000


def spins_per_second() -> float:
    """How many iterations of the loop this interpreter runs per second, the best of three."""
    best = 0.0
    for _ in range(3):
        start = time.perf_counter()
        number = 1
        for turn in range(TURNS):
            number = (number * 1103515245 + turn) & 0x7FFFFFFF
        best = max(best, TURNS / (time.perf_counter() - start))
    return best
