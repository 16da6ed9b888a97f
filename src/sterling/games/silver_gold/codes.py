"""Geometry of the islands as numbers: cells, patterns, placements, action codes, and the deck in compiled form.

A cell is numbered by its place in a grid four wide: 4 * row + column, row 0 on top. A set of cells is a mask of 16
bits, and so is an island. A treasure card has land where a cell may be marked; the rest of the grid is sea.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

WIDE: Final = 4
CELLS: Final = 16

# SG-6: six patterns, each as the cells it covers in one of its positions; eight expedition cards.
PATTERNS: Final[tuple[str, ...]] = ("domino", "straight", "corner", "tee", "ell", "square")
SHAPES: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((0, 0), (0, 1)),
    ((0, 0), (0, 1), (0, 2)),
    ((0, 0), (0, 1), (1, 0)),
    ((0, 0), (0, 1), (0, 2), (1, 1)),
    ((0, 0), (0, 1), (0, 2), (1, 0)),
    ((0, 0), (0, 1), (1, 0), (1, 1)),
)
EXPEDITION_PATTERNS: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 3, 4, 5)
SINGLE: Final = 6
"""Instead of a pattern: only one cell may be marked (a follow-up)."""

# SG-1: colours in the order of the deck; size and points are one number.
COLOURS: Final[tuple[str, ...]] = ("purple", "orange", "green", "grey")
SIZES: Final[tuple[int, ...]] = (14, 12, 10, 8)

# Action codes: keep two of the four dealt; take from the display; draw blind; mark cells on card A, then on card B.
PAIRS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
KEEP: Final = 0
TAKE: Final = 6
DRAW: Final = 10
MARK: Final = 11


def all_placements(pattern: int) -> list[int]:
    """SG-21: every way to lay a pattern on the 4x4 grid, turned and mirrored, as masks, by ascending cells."""
    found: set[tuple[int, ...]] = set()
    shape: list[tuple[int, int]] = list(SHAPES[pattern])
    for turn in range(8):
        shape = [(c, -r) for r, c in shape]
        if turn == 4:
            shape = [(r, -c) for r, c in shape]
        for down in range(-3, 7):
            for right in range(-3, 7):
                moved = [(r + down, c + right) for r, c in shape]
                if all(0 <= r < WIDE and 0 <= c < WIDE for r, c in moved):
                    found.add(tuple(sorted(WIDE * r + c for r, c in moved)))
    return [sum([2**cell for cell in cells]) for cells in sorted(found)]


def _card_masks() -> list[int]:
    masks = [2**cell for cell in range(CELLS)]
    for pattern in range(len(PATTERNS)):
        masks += all_placements(pattern)
    return masks


def _card_patterns() -> list[int]:
    patterns = [SINGLE] * CELLS
    for pattern in range(len(PATTERNS)):
        patterns += [pattern] * len(all_placements(pattern))
    return patterns


# What may be marked on one card: the 16 single cells, then all placements, pattern by pattern.
CARD_MASKS: Final[list[int]] = _card_masks()
CARD_PATTERNS: Final[list[int]] = _card_patterns()
PER_CARD: Final[i64] = len(CARD_MASKS)
ACTIONS: Final[int] = MARK + 2 * len(CARD_MASKS)

# By action - MARK: the cells, the cells in the half word of their card (A low, B high), and the pattern.
MASK: Final[vec[i64]] = vec[i64](CARD_MASKS + CARD_MASKS)
HALVES: Final[vec[i64]] = vec[i64](CARD_MASKS + [mask * 65536 for mask in CARD_MASKS])
PATTERN: Final[vec[i64]] = vec[i64](CARD_PATTERNS + CARD_PATTERNS)

FIRST_KEPT: Final[vec[i64]] = vec[i64]([pair[0] for pair in PAIRS])
SECOND_KEPT: Final[vec[i64]] = vec[i64]([pair[1] for pair in PAIRS])


def _window_counts(low_row_only: bool) -> vec[u8]:
    """For each pattern and each set of free cells in three rows: how many placements and single cells fit.

    No pattern is more than three rows high, so two such windows cover a 4x4 grid: everything that fits in its rows 0 to
    2, and everything that fits in its rows 1 to 3 and touches row 3 (`low_row_only`).
    """
    counts = vec[u8]()
    for pattern in range(SINGLE + 1):
        starts: list[list[int]] = [[] for _ in range(12)]
        masks = [2**cell for cell in range(12)]
        if pattern < SINGLE:
            masks += [mask for mask in all_placements(pattern) if mask < 4096]
        for mask in masks:
            if not low_row_only or mask >= 256:
                starts[(mask & -mask).bit_length() - 1].append(mask)
        window = [0]
        for cell in range(12):
            # Every set whose highest cell is below `cell` has been counted; add the sets whose highest cell it is.
            top = [mask for below in range(cell + 1) for mask in starts[below] if mask.bit_length() == cell + 1]
            head = 2**cell
            for rest in range(head):
                free = head + rest
                window.append(window[rest] + sum([1 for mask in top if mask & free == mask]))
        for number in window:
            counts = append(counts, number)
    return counts


UPPER: Final[vec[u8]] = _window_counts(False)
LOWER: Final[vec[u8]] = _window_counts(True)


def fits(pattern: i64, free: i64) -> i64:
    """How many single cells and placements of this pattern fit on these free cells (16 bits)."""
    base: i64 = pattern << 12
    upper: i64 = i64(UPPER[base + (free & 4095)])
    lower: i64 = i64(LOWER[base + (free >> 4)])
    return upper + lower


def cells_in(mask: i64) -> i64:
    """How many cells a mask of 16 bits has. A look-up, which is faster than counting (`bits.pop`)."""
    return fits(SINGLE, mask)


class Deck:
    """The cards as look-ups, and the placements of every pattern on every island."""

    def __init__(
        self,
        colours: list[int],
        land: list[int],
        crosses: list[int],
        coins: list[int],
        palms: list[int],
        seals: list[int],
        pays: list[int],
    ) -> None:
        self.cards: i64 = len(land)
        self.colour = vec[i64](colours)
        self.points = vec[i64]([SIZES[colour] for colour in colours])
        self.land = vec[i64](land)
        self.crosses = vec[i64](crosses)
        self.coins = vec[i64](coins)
        self.palms = vec[i64](palms)
        self.symbols = vec[i64]([crosses[i] | coins[i] | palms[i] for i in range(len(land))])
        self.seals = vec[i64](seals)
        """The colour a card's seal names, or -1."""
        self.pays = vec[i64](pays)
        # The placements of pattern p on card c are at first[6 * c + p] up to first[6 * c + p + 1].
        first: list[int] = []
        masks: list[int] = []
        codes: list[int] = []
        for island in land:
            for pattern in range(len(PATTERNS)):
                first.append(len(masks))
                for code, mask in enumerate(CARD_MASKS):
                    if CARD_PATTERNS[code] == pattern and mask & island == mask:
                        masks.append(mask)
                        codes.append(code)
        first.append(len(masks))
        self.first = vec[i64](first)
        self.masks = vec[i64](masks)
        self.codes = vec[i64](codes)
