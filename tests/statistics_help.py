"""Chi-square with a limit that an honest sampler misses about once in ten thousand runs, and a test for two samples."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Any


def chi_square_uniform(counts: Mapping[Any, int], kinds: int) -> float:
    """The chi-square statistic against equal chances for this many kinds (kinds never seen count as 0)."""
    assert len(counts) <= kinds, "there are more kinds than there may be"
    expected = sum(counts.values()) / kinds
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (kinds - len(counts)) * expected


def chi_square_limit(freedom: int) -> float:
    """The 99.99 % point of the chi-square distribution (Wilson and Hilferty's approximation)."""
    z = 3.719
    return float(freedom * (1 - 2 / (9 * freedom) + z * sqrt(2 / (9 * freedom))) ** 3)


def same_distribution(one: Sequence[float], other: Sequence[float]) -> float:
    """The p-value of the two-sample Kolmogorov-Smirnov test: how likely samples of one distribution differ this much.

    >>> round(same_distribution(range(100), range(100)), 3)
    1.0
    >>> same_distribution(range(100), range(50, 150)) < 1e-9
    True
    """
    first, second = sorted(one), sorted(other)
    apart = 0.0
    for value in {*first, *second}:
        apart = max(apart, abs(bisect_right(first, value) / len(first) - bisect_right(second, value) / len(second)))
    size = sqrt(len(first) * len(second) / (len(first) + len(second)))
    scaled = (size + 0.12 + 0.11 / size) * apart
    if scaled < 0.2:
        # The series does not converge there, and the value is 1 to many places.
        return 1.0
    terms = [exp(-2 * (term * scaled) ** 2) for term in range(1, 101)]
    return min(1.0, 2 * (sum(terms[::2]) - sum(terms[1::2])))
