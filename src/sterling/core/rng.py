"""A fast generator for simulation and search; deals for real tables come from `core.deal` instead.

The generator is sfc32: three words and a counter of 32 bits. All values stay inside 63 bits, so compiled and
interpreted code give the same numbers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF


class Rng:
    """A generator whose numbers depend only on the seed.

    >>> Rng(1).below(1000) == Rng(1).below(1000)
    True
    """

    def __init__(self, seed: i64) -> None:
        if seed < 0:
            raise ValueError("a seed is not negative")
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0x9E3779B9
        self.d: i64 = 1
        i: i64 = 0
        while i < 15:
            self.word()
            i += 1

    def word(self) -> i64:
        """The next 32 bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        t: i64 = (a + b + d) & WORD
        self.d = (d + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + t) & WORD
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**31; no value is likelier than another by more than n / 2**32."""
        return (self.word() * n) >> 32

    def write(self, words: vec[i64], at: i64) -> None:
        """Writes the generator as four words, for `below_in`."""
        words[at] = self.a
        words[at + 1] = self.b
        words[at + 2] = self.c
        words[at + 3] = self.d

    def fork(self) -> "Rng":
        """An independent generator, seeded from this one."""
        return Rng((self.word() << 30) ^ self.word())


def below_in(words: vec[i64], at: i64, n: i64) -> i64:
    """As `Rng.below`, of a generator that was written here: those of many games lie in a row, not each somewhere."""
    a: i64 = words[at]
    b: i64 = words[at + 1]
    c: i64 = words[at + 2]
    d: i64 = words[at + 3]
    t: i64 = (a + b + d) & WORD
    words[at] = b ^ (b >> 9)
    words[at + 1] = (c + (c << 3)) & WORD
    words[at + 2] = ((((c << 21) & WORD) | (c >> 11)) + t) & WORD
    words[at + 3] = (d + 1) & WORD
    return (t * n) >> 32
