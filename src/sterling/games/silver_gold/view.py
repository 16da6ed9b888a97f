"""What a seat of Silver & Gold may know (SG-27, SG-32, SG-34)."""

import msgspec

from sterling.core.view import View

# The cells of the lower and of the upper half of a grid, by their bits.


PHASES = ("draft", "mark", "replace", "over")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A treasure card in front of a player, with the cells marked on it."""

    card: str
    marks: list[int]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's two cards and score card at one moment."""

    cards: list[Card | None]
    coins: int
    palms: list[int]
    """The palm boxes filled in."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everyone sees of one player; while players mark, as it was when the pattern was revealed (SG-27)."""

    sheet: Sheet
    cups: list[int]
    """The cup boxes filled so far, one for each row in order; 0 if no cup was left."""
    aside: list[str]
    """Completed cards, in the order they were laid aside."""
    kept: list[str]
    """The two cards kept in the draft, once it is over."""
    finished: bool
    """Done with the current simultaneous step (draft or marking)."""
    parts: dict[str, int] = {}
    """The points so far by source (SG-50), as everybody can count them; empty in views of older programs."""
    seals: list[int] = []
    """What the seal of each completed card pays so far, in the order of `aside`; 0 without a seal."""


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only this seat knows."""

    dealt: list[str]
    """The four cards it was dealt."""
    kept: list[int]
    """Which of them it kept, by place; empty before it chose."""
    owed: int
    """Follow-ups it owes; -1 before its first mark of the turn."""
    sheet: Sheet
    """Its cards and score card as they are now, marks of this step included."""
    parts: dict[str, int] = {}
    """Its points so far by source, marks of this step included; empty in views of older programs."""


class SilverGoldView(View, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="silver-gold"):
    """Everything public, and what this seat alone knows."""

    phase: str
    """`draft`, `mark`, `replace` or `over`."""
    turn: int
    """Turns finished, 0 to 28."""
    first: int | None
    """The start player of the first turn; nobody knows during the draft."""
    start: int | None
    """The start player of this turn."""
    pattern: str | None
    """The pattern of the current expedition card."""
    revealed: list[list[str]] | None
    """The expedition cards revealed, round by round; None at a table that does not show them (SG-32)."""
    display: list[str | None]
    pile: int
    """Cards in the draw pile."""
    cups: int
    """The highest cup left; 0 if none is."""
    replacing: int | None
    """The seat that takes replacements now."""
    replacements: int
    """How many it still has to take."""
    players: list[Player]
    own: Own | None
