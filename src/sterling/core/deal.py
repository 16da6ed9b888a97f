"""All of a game's chance, resolved before the first move.

A deal is a sequence of permutations; `Setup.sizes` says which ones a game needs. SHAKE-256 derives them from a 256-bit
seed, with one stream for each permutation, so a card that was seen says nothing about one that was not.
"""

import hashlib

from librt.vecs import append, vec
from mypy_extensions import i64

from sterling.core.rng import Rng

SEED_BYTES = 32


class Deal:
    """Every permutation of a game, one after the other in `order`; `seed` is empty for a deal made by hand."""

    def __init__(self, order: vec[i64], seed: bytes) -> None:
        self.order = order
        self.seed = seed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and list(self.order) == list(other.order) and self.seed == other.seed

    def __hash__(self) -> int:
        return hash((tuple(self.order), self.seed))


def permutation(seed: bytes, label: str, size: int) -> list[int]:
    """A uniform permutation of 0..size-1 that depends only on seed and label (Fisher-Yates, no modulo bias)."""
    stream = hashlib.shake_256(b"sterling deal 1\0" + label.encode() + b"\0" + seed)
    wanted = 8 * size
    data = stream.digest(wanted)
    at = 0
    order = list(range(size))
    for top in range(size - 1, 0, -1):
        # The largest multiple of top + 1 that 32 bits hold; values above it are drawn again.
        limit = 0x100000000 - 0x100000000 % (top + 1)
        while True:
            if at + 4 > wanted:
                wanted *= 2
                data = stream.digest(wanted)
            number = int.from_bytes(data[at : at + 4], "big")
            at += 4
            if number < limit:
                break
        pick = number % (top + 1)
        order[top], order[pick] = order[pick], order[top]
    return order


def shuffle(order: vec[i64], start: i64, stop: i64, rng: Rng) -> None:
    """Shuffles order[start:stop] in place."""
    i: i64 = stop - 1
    while i > start:
        j: i64 = start + rng.below(i - start + 1)
        held: i64 = order[i]
        order[i] = order[j]
        order[j] = held
        i -= 1


def identity(sizes: vec[i64]) -> vec[i64]:
    """Identity permutations of these sizes, one after the other."""
    order = vec[i64]()
    for size in sizes:
        i: i64 = 0
        while i < size:
            order = append(order, i)
            i += 1
    return order


def random_order(sizes: vec[i64], unshuffled: vec[i64], rng: Rng) -> vec[i64]:
    """Permutations of these sizes, one after the other, for simulation; `unshuffled` is `identity(sizes)`."""
    order = unshuffled[:]
    start: i64 = 0
    for size in sizes:
        shuffle(order, start, start + size, rng)
        start += size
    return order
