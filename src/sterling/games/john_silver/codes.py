"""The cards, the grid and the actions of John Silver as numbers.

Cards are numbered 0 to 43: ships 1 to 13, sailors, chests, then the jokers 5½ to 9½. A cell of the grid is numbered
4 * row + column, row 0 (ships) on top. A set of cards is a mask of 44 bits.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sterling.core.bits import members

# JS-1: three suits of 13 cards, and five jokers.
SUITS: Final[tuple[str, ...]] = ("ship", "sailor", "chest")
VALUES: Final = 13
JOKERS: Final = 39  # the number of the first joker
CARDS: Final = 44
ROWS: Final = 3
COLUMNS: Final = 4
CELLS: Final = 12
HAND_SIZE: Final = 6
MOST_SEATS: Final = 4
ALL_CARDS: Final = 0xFFFFFFFFFFF
ALL_CELLS: Final = 0xFFF

# The cards that may lie in each row: its suit (JS-20) and the jokers (JS-21).
FITTING: Final[vec[i64]] = vec[i64]([8191 * 8192**row + 31 * 2**39 for row in range(3)])

# JS-2: one kind of symbol on a card, or none (JS-3).
COINS: Final = 0
APPLES: Final = 1
SPOTS: Final = 2
BLANK: Final = 3

# A rank is twice the value, so jokers have odd ranks: 11, 13, 15, 17, 19.
RANK: Final[vec[i64]] = vec[i64]([2 * (card % 13 + 1) if card < 39 else 11 + 2 * (card - 39) for card in range(44)])

# Action codes: answer before the first turn; draw or take; lay a suit card (4 cells of its row) or a joker (12 cells).
KEEP: Final = 0
EXCHANGE: Final = 1
DRAW: Final = 2
TAKE: Final = 3
LAY: Final = 47
LAY_JOKER: Final = 203
ACTIONS: Final = 263

# By action - LAY: the card and the cell.
LAID_CARD: Final[vec[i64]] = vec[i64]([code // 4 for code in range(156)] + [39 + code // 12 for code in range(60)])
LAID_CELL: Final[vec[i64]] = vec[i64](
    [4 * (code // 52) + code % 4 for code in range(156)] + [code % 12 for code in range(60)]
)

# A hand is its set of cards and, above bit 44, how many it holds of each suit and of the jokers (3 bits each).
SUIT_AT: Final = 44
JOKERS_AT: Final = 53
UNIT: Final[vec[i64]] = vec[i64]([2**card + 2 ** (44 + 3 * (card // 13)) for card in range(44)])


def _picks() -> vec[u8]:
    """For each set of free cells of a row and each k below 24: 4 * (k // cells) + the (k % cells)-th free column."""
    picks = vec[u8]()
    for mask in range(16):
        columns = members(mask)
        for k in range(32):
            if columns and k < 24:
                picks = append(picks, 4 * (k // len(columns)) + columns[k % len(columns)])
            else:
                picks = append(picks, 0)
    return picks


PICK: Final[vec[u8]] = _picks()


def falling(a: i64, b: i64, c: i64, d: i64) -> tuple[i64, i64, i64, i64]:
    """Four numbers, the highest first."""
    held: i64 = 0
    if a < b:
        held = a
        a = b
        b = held
    if c < d:
        held = c
        c = d
        d = held
    if a < c:
        held = a
        a = c
        c = held
    if b < d:
        held = b
        b = d
        d = held
    if b < c:
        held = b
        b = c
        c = held
    return a, b, c, d


# A score in one number: coins, apples and spots, 16 bits each.
APPLES_AT: Final = 16
SPOTS_AT: Final = 32


class Deck:
    """What the cards show, as look-ups."""

    def __init__(self, kinds: list[int], counts: list[int]) -> None:
        self.worth = vec[i64](
            [0 if kind == BLANK else count * 65536**kind for kind, count in zip(kinds, counts, strict=True)]
        )
        """By card: its coins, apples and spots as a score."""
        self.apples: i64 = sum([2**card for card, kind in enumerate(kinds) if kind == APPLES])
        self.no_apples: i64 = ALL_CARDS - self.apples
        self.apple_cards: i64 = kinds.count(APPLES)
        # JS-22: what an apple play may take, as a set with its size from bit 44 on; apple cards do not count.
        self.takeable = vec[i64]([0 if kinds[card] == APPLES else 2**card + 2**44 for card in range(CARDS)])
