"""What a seat may know, as arrays: packed as the compiled code writes it, flat, or as named slices.

A packed observation is a row of 64-bit words that hold sets of cards, cells or places, or several small numbers. The
flat form gives each possible member of a set a number of its own, 0 or 1, and each small number one of its own.
"""

from math import prod
from typing import Any, TypeAlias

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64

from sterling.core.errors import SetupError
from sterling.core.game import Game
from sterling.core.observation import Observer
from sterling.core.state import State
from sterling.games import game_module
from sterling.research import needed

np = needed("numpy", "research")
Array: TypeAlias = Any
"""An array of numpy."""


class Part(msgspec.Struct, frozen=True):
    """A named slice of an observation."""

    name: str
    shape: tuple[int, ...]
    """The shape in the dictionary form."""
    high: int
    """The highest value; the lowest is 0."""
    flat: slice
    """Where it stands in the flat form."""
    about: str


class Encoder:
    """The observations of one configured game.

    >>> import sterling
    >>> encoder = Encoder(sterling.game("john-silver", 2))
    >>> [(part.name, part.shape) for part in encoder.parts][5:7]
    [('laid-card', (1,)), ('grid', (3, 4, 44))]
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.observer = observer(game)
        self.width = int(self.observer.size)
        """How many words the packed form has."""
        self.parts: list[Part] = []
        # For each place of the flat form: the bit of the packed row it shows, or the word, shift and mask of a number.
        bits: list[int] = []
        bit_places: list[int] = []
        words: list[tuple[int, int, int]] = []
        word_places: list[int] = []
        at = 0
        for piece in self.observer.slices:
            members = 0 if piece.high else piece.bits
            size = len(piece.places) * max(1, members)
            for word, shift in piece.places:
                if members:
                    bits += range(64 * word + shift, 64 * word + shift + members)
                else:
                    words.append((word, shift, (1 << piece.bits) - 1))
            (bit_places if members else word_places).extend(range(at, at + size))
            shape = (*piece.shape, *([members] if members else []))
            self.parts.append(Part(piece.name, shape, piece.high or 1, slice(at, at + size), piece.about))
            at += size
        self.size = at
        """How many numbers the flat form has."""
        self._bits = np.array(bits, np.intp)
        self._bit_places = np.array(bit_places, np.intp)
        table = np.array(words, np.int64).reshape(-1, 3)
        self._words, self._shifts, self._masks = table[:, 0].astype(np.intp), table[:, 1], table[:, 2]
        self._word_places = np.array(word_places, np.intp)
        self._row = vec[i64]([0] * self.width)
        self._packed = numbers(self._row, np.int64)
        self._numbers = vec[i16]([0] * self.size)
        self._flat = numbers(self._numbers, np.int16)

    def packed(self, state: State, seat: int) -> Array:
        """What a seat may know, as the compiled code writes it. The array is used again by the next call."""
        self.observer.write(state, seat, self._row, 0)
        return self._packed if self._packed.base is not None else numbers(self._row, np.int64)

    def flat(self, packed: Array) -> Array:
        """Packed observations of any shape as flat ones, of 16-bit numbers."""
        rows = np.ascontiguousarray(packed, "<i8")
        bits = np.unpackbits(rows.view(np.uint8), axis=-1, bitorder="little")
        out = np.empty((*rows.shape[:-1], self.size), np.int16)
        out[..., self._bit_places] = bits[..., self._bits]
        out[..., self._word_places] = rows[..., self._words] >> self._shifts & self._masks
        return out

    def slices(self, flat: Array) -> dict[str, Array]:
        """Flat observations by name, as views of the same memory."""
        lead = flat.shape[:-1]
        return {part.name: flat[..., part.flat].reshape(*lead, *part.shape) for part in self.parts}

    def observe(self, state: State, seat: int) -> Array:
        """What a seat may know, flat."""
        self.observer.write(state, seat, self._row, 0)
        self.observer.unpack(self._row, 0, self._numbers, 0)
        return self._flat.copy() if self._flat.base is not None else numbers(self._numbers, np.int16)

    def highs(self) -> Array:
        """The highest value of each number of the flat form."""
        high = np.empty(self.size, np.int16)
        for part in self.parts:
            assert prod(part.shape) == part.flat.stop - part.flat.start
            high[part.flat] = part.high
        return high


def described(encoder: Encoder) -> str:
    """The slices of a game as a table in Markdown."""
    rows = [f"| `{part.name}` | {_shape(part.shape)} | {part.high} | {part.about} |" for part in encoder.parts]
    return "\n".join(["| slice | shape | highest value | what it tells |", "|---|---|---|---|", *rows])


def _shape(shape: tuple[int, ...]) -> str:
    return " x ".join(str(size) for size in shape)


def observer(game: Game) -> Observer:
    """The observer of a game, from its module `observation`."""
    try:
        module = game_module(game.facts.name, "observation")
    except ModuleNotFoundError:
        raise SetupError("setup/no-observation", game=game.facts.name) from None
    made = module.Watcher(game.setup)
    assert isinstance(made, Observer)
    return made


def numbers(row: Any, kind: Any, stored: Any = None) -> Array:
    """The numbers of a `vec` as an array: the same memory, or a copy where librt has no wheel. `stored` is the kind it
    holds, if it is to be read as another one."""
    try:
        return np.frombuffer(memoryview(row), kind)
    except TypeError:
        return np.array(list(row), stored or kind).view(kind)
