"""Chi-square with a limit that an honest sampler misses about once in ten thousand runs."""

from collections.abc import Mapping
from math import sqrt
from typing import Any


def chi_square_uniform(counts: Mapping[Any, int], kinds: int) -> float:
    """The chi-square statistic against equal chances for this many kinds (kinds never seen count as 0)."""
    expected = sum(counts.values()) / kinds
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (kinds - len(counts)) * expected


def chi_square_limit(freedom: int) -> float:
    """The 99.99 % point of the chi-square distribution (Wilson and Hilferty's approximation)."""
    z = 3.719
    return float(freedom * (1 - 2 / (9 * freedom) + z * sqrt(2 / (9 * freedom))) ** 3)
