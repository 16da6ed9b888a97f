"""The treasure cards: reading a deck file, checking its cards, and handing them to the rules."""

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from sterling.core.bits import members
from sterling.core.deck import DeckReader, chosen_deck, fingerprint
from sterling.games.silver_gold.codes import COLOURS, PATTERNS, SIZES, WIDE, Deck, all_placements
from sterling.games.silver_gold.rules import DISPLAY

HOUSE_DECK = Path(__file__).with_name("deck.txt")
MOST_CARDS = 1000

# SG-2: purple and orange lie in a 4x4 grid, green and grey in one 4 wide and 3 high.
ROWS = (4, 4, 3, 3)
# SG-3: what a seal naming a colour pays for each card of it.
PAYS = (2, 2, 1, 1)
MOST_PAID = 99
"""No seal of a custom deck pays more."""

SYMBOLS = {".": "sea", "o": "land", "X": "cross", "$": "coin", "P": "palm"}
_HEADER = re.compile(r"card\s+(\S+)\s+(\S+)(?:\s+seal\s+(\S+)\s+(\S+))?")
_ID = re.compile(r"[A-Za-z0-9-]{1,16}")


class Island(msgspec.Struct, frozen=True):
    """A treasure card. Cells are numbered 4 * row + column; sets of cells are masks of 16 bits."""

    name: str
    colour: int
    land: int
    crosses: int
    coins: int
    palms: int
    seal: int | None
    """The colour its seal names."""
    value: int | None = None
    """What its seal pays, if it differs from SG-3."""

    @property
    def points(self) -> int:
        return SIZES[self.colour]

    @property
    def pays(self) -> int:
        """What its seal pays for each completed card of the named colour."""
        if self.seal is None:
            return 0
        return PAYS[self.seal] if self.value is None else self.value

    @property
    def rows(self) -> int:
        return ROWS[self.colour]

    def symbol(self, cell: int) -> str:
        """The deck file's letter for a cell."""
        if not self.land >> cell & 1:
            return "."
        for letter, mask in (("X", self.crosses), ("$", self.coins), ("P", self.palms)):
            if mask >> cell & 1:
                return letter
        return "o"

    def map(self) -> list[str]:
        return ["".join(self.symbol(WIDE * row + column) for column in range(WIDE)) for row in range(self.rows)]

    def text(self) -> str:
        """The card as written in a deck file."""
        seal = "" if self.seal is None else f" seal {COLOURS[self.seal]} {self.pays}"
        return "\n".join([f"card {self.name} {COLOURS[self.colour]}{seal}", *self.map()]) + "\n"

    def fits(self, pattern: int) -> bool:
        """Whether a pattern fits on the empty island."""
        return any(mask & self.land == mask for mask in all_placements(pattern))


def read_deck(text: str, name: str = "deck") -> list[Island]:
    """Reads a deck file and checks it card by card (SG-5); a DeckError names file, line and rule."""
    return _DeckReader(text, name).islands()


class _DeckReader(DeckReader):
    def __init__(self, text: str, name: str) -> None:
        super().__init__(text, name)
        self.found: dict[str, Island] = {}

    def islands(self) -> list[Island]:
        at = 0
        while at < len(self.lines):
            at = self.card(at)
        if not self.found:
            raise self.fail("empty", 1)
        if len(self.found) > MOST_CARDS:
            raise self.fail("too-many", self.last, expected=MOST_CARDS, came=len(self.found))
        return list(self.found.values())

    def card(self, at: int) -> int:
        line, header = self.lines[at]
        match = _HEADER.fullmatch(header)
        if match is None:
            raise self.fail("header", line, came=header)
        name, colour_name, seal_name, pays = match.groups()
        if not _ID.fullmatch(name):
            raise self.fail("id", line, came=name)
        if name in self.found:
            raise self.fail("twice", line, card=name)
        colour = self.colour(line, colour_name)
        seal = value = None
        if seal_name is not None:
            seal = self.colour(line, seal_name)
            value = self.seal_value(line, name, seal, pays)
        rows = self.lines[at + 1 : at + 1 + ROWS[colour]]
        masks = dict.fromkeys("oX$P", 0)
        for row in range(ROWS[colour]):
            if row >= len(rows) or rows[row][1].startswith("card "):
                where = rows[row][0] if row < len(rows) else self.last
                raise self.fail("rows", where, card=name, expected=ROWS[colour], came=row)
            number, cells = rows[row]
            if len(cells) != WIDE:
                raise self.fail("width", number, card=name, expected=WIDE, came=cells)
            for column, letter in enumerate(cells):
                if letter not in SYMBOLS:
                    raise self.fail("symbol", number, card=name, expected=" ".join(SYMBOLS), came=letter)
                if letter != ".":
                    masks[letter] |= 1 << WIDE * row + column
        land = masks["o"] | masks["X"] | masks["$"] | masks["P"]
        if land.bit_count() != SIZES[colour]:
            expected, came = SIZES[colour], land.bit_count()
            raise self.fail("cells", line, card=name, colour=colour_name, expected=expected, came=came)
        if not connected(land):
            raise self.fail("connected", line, card=name)
        self.found[name] = Island(name, colour, land, masks["X"], masks["$"], masks["P"], seal, value)
        return at + 1 + ROWS[colour]

    def seal_value(self, line: int, card: str, seal: int, pays: str) -> int | None:
        """What a seal pays; None if it is what SG-3 says."""
        number = int(pays) if re.fullmatch("[0-9]{1,2}", pays) else 0
        if not 1 <= number <= MOST_PAID:
            raise self.fail("seal-value", line, card=card, expected=f"1-{MOST_PAID}", came=pays)
        return None if number == PAYS[seal] else number

    def colour(self, line: int, name: str) -> int:
        if name not in COLOURS:
            raise self.fail("colour", line, expected=", ".join(COLOURS), came=name)
        return COLOURS.index(name)


def connected(land: int) -> bool:
    """Whether all cells are connected by their edges."""
    reached = land & -land
    while True:
        left = (reached & ~0x8888) << 1
        right = (reached & ~0x1111) >> 1
        grown = (reached | left | right | reached << 4 | reached >> 4) & land
        if grown == reached:
            return reached == land
        reached = grown


def shape_key(land: int) -> tuple[tuple[int, int], ...]:
    """The same for two islands exactly if one is the other moved, turned or mirrored."""
    cells = [divmod(cell, WIDE) for cell in members(land)]
    forms = []
    for turn in range(8):
        cells = [(column, -row) for row, column in cells]
        if turn == 4:
            cells = [(row, -column) for row, column in cells]
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        forms.append(tuple(sorted((row - top, column - left) for row, column in cells)))
    return min(forms)


def compiled(islands: list[Island]) -> Deck:
    """The deck in the form the rules use."""
    return Deck(
        [island.colour for island in islands],
        [island.land for island in islands],
        [island.crosses for island in islands],
        [island.coins for island in islands],
        [island.palms for island in islands],
        [-1 if island.seal is None else island.seal for island in islands],
        [island.pays for island in islands],
    )


@lru_cache(maxsize=32)
def load(text: str | None, name: str) -> tuple[tuple[Island, ...], Deck, str]:
    """The cards of a deck text, or of the house deck: as objects, in the form the rules use, and their fingerprint."""
    islands = read_deck(*chosen_deck(text, name, HOUSE_DECK))
    return tuple(islands), compiled(islands), fingerprint(island.text() for island in islands)


# SG-4: the budget of the house deck: (cards, coins, palms, crosses) for each kind of card.
SEAL_CROSSES = (3, 2, 0, 0)
BUDGET = (
    ((3, 3, 0, 1), (2, 2, 0, 2), (3, 0, 1, 2), (1, 2, 1, 1)),
    ((3, 3, 0, 1), (2, 1, 0, 2), (4, 1, 1, 1)),
    ((3, 2, 0, 1), (2, 1, 0, 2), (3, 0, 1, 1), (1, 1, 1, 1)),
    ((3, 1, 0, 1), (1, 0, 0, 1), (4, 0, 1, 0)),
)


def best_palm(islands: Sequence[Island]) -> int:
    """SG-25: the most a palm can earn: one point, and one for each palm on the four cards of the display."""
    return 1 + sum(sorted(island.palms.bit_count() for island in islands)[-DISPLAY:])


def budget_faults(islands: list[Island]) -> list[str]:
    """What keeps a deck from being a full house deck (SG-1 to SG-4); empty if nothing does.

    Each fault is a short code with the card or colour it concerns, such as `seals purple`.
    """
    faults: list[str] = []
    for island in islands:
        if island.palms.bit_count() > 1:
            faults.append(f"palms {island.name}")
        if island.seal == island.colour:
            faults.append(f"own-seal {island.name}")
        if island.value is not None:
            faults.append(f"seal-value {island.name}")
    for colour, name in enumerate(COLOURS):
        mine = [island for island in islands if island.colour == colour]
        if len(mine) != (12, 12, 12, 11)[colour]:
            faults.append(f"cards {name}")
        sealed = [island for island in mine if island.seal is not None]
        if sorted(-1 if island.seal is None else island.seal for island in sealed) != [
            c for c in range(4) if c != colour
        ]:
            faults.append(f"seals {name}")
        for island in sealed:
            if (island.crosses.bit_count(), island.coins, island.palms) != (SEAL_CROSSES[colour], 0, 0):
                faults.append(f"symbols {island.name}")
        kinds = sorted(
            (i.coins.bit_count(), i.palms.bit_count(), i.crosses.bit_count()) for i in mine if i.seal is None
        )
        if kinds != sorted(kind[1:] for kind in BUDGET[colour] for _ in range(kind[0])):
            faults.append(f"symbols {name}")
    shapes: dict[tuple[tuple[int, int], ...], str] = {}
    for island in islands:
        key = shape_key(island.land)
        if key in shapes:
            faults.append(f"congruent {shapes[key]} {island.name}")
        shapes[key] = island.name
    allowed = {"square": 5, "tee": 3}
    for pattern, name in enumerate(PATTERNS):
        misfits = [island for island in islands if not island.fits(pattern)]
        if len(misfits) > allowed.get(name, 0) or any(island.seal is None for island in misfits):
            faults.append(f"fit {name}")
    return faults
