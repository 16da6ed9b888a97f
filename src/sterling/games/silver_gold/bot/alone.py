"""How long the shapes of islands take if nothing else is there to be marked."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.games.silver_gold.codes import CARD_MASKS, CARD_PATTERNS, EXPEDITION_PATTERNS


def turns_alone() -> vec[i64]:
    """For every set of free cells: how many turns it takes on average to mark them all, with the best marks, if each
    turn brings any of the eight expedition cards; in sixteenths, rounded."""
    masks: list[list[int]] = [[], [], [], [], [], [], []]
    for code, mask in enumerate(CARD_MASKS):
        masks[CARD_PATTERNS[code]].append(mask)
    ends: list[int] = []
    flat: list[int] = []
    for several in masks:
        flat += several
        ends.append(len(flat))
    codes = vec[i64](flat)
    end = vec[i64](ends)
    weight = vec[float]([float(EXPEDITION_PATTERNS.count(pattern)) / 8.0 for pattern in range(6)])
    turns = vec[float]([0.0] * 65536)
    rounded = vec[i64]([0] * 65536)
    free: i64 = 1
    while free < 65536:
        single: float = 99.0
        i: i64 = end[5]
        while i < end[6]:
            if codes[i] & free != 0 and turns[free ^ codes[i]] < single:
                single = turns[free ^ codes[i]]
            i += 1
        total: float = 1.0
        i = 0
        pattern: i64 = 0
        while pattern < 6:
            best: float = single
            while i < end[pattern]:
                if codes[i] & free == codes[i] and turns[free ^ codes[i]] < best:
                    best = turns[free ^ codes[i]]
                i += 1
            total += weight[pattern] * best
            pattern += 1
        turns[free] = total
        rounded[free] = i64(16.0 * total + 0.5)
        free += 1
    return rounded


class Alone:
    """The table, made when it is first needed: where nothing is compiled, that takes a second."""

    def __init__(self) -> None:
        self.turns = vec[i64]()

    def table(self) -> vec[i64]:
        if len(self.turns) == 0:
            self.turns = turns_alone()
        return self.turns


ALONE: Final = Alone()
