"""What a seat of the Amulet may know (AM-58)."""

import msgspec

from sterling.core.rng import Rng
from sterling.core.state import SPECTATOR
from sterling.core.view import View

PHASES = (
    "look",
    "turn",
    "rascal",
    "hand",
    "announce",
    "place",
    "end-new",
    "end-penalty",
    "power",
    "second-look",
    "witch",
    "swap",
    "empath",
    "bodyguard",
    "after",
    "over",
)


SOURCES = ("deck", "display", "discard")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a village."""

    value: int | None
    """None if this seat does not know it."""
    up: bool
    knowers: list[int]
    """The seats that have looked at it while it is hidden; everybody knows a card that is face up."""
    on: int | None
    """The place of the card this bodyguard is set on."""
    amulet: bool
    used: bool
    """An empath or bodyguard that was used this turn."""


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the deck that somebody has looked at; `depth` 0 is the top."""

    depth: int
    value: int | None
    knowers: list[int]


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card in the hand of the seat whose turn it is."""

    value: int | None
    source: str
    """`deck`, `display` or `discard`; only a card from the deck is hidden from others."""
    knowers: list[int]


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place in the village of a seat."""

    seat: int
    place: int


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished round; its villages were turned up for everyone (AM-56)."""

    caller: int | None
    ended: str
    """`villagers`, `deck`, `call`, or `still` (AM-55)."""
    villages: list[list[int]]
    """The values of every village, from left to right."""
    sums: list[int]
    penalty: int
    """What the caller lost on top of the sum: 10, or 0."""
    lost: list[int]
    amulet: int | None
    """Who won the amulet in this round."""


class AmuletView(View, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="amulet"):
    """Everything public, and the values this seat knows. Cards are told by their values alone."""

    phase: str
    """The current decision: `look` (before the first turn, all seats at once), `turn`, `rascal`, `hand`, `announce`,
    `place`, `end-new`, `end-penalty`, `power`, `second-look`, `witch`, `swap`, `empath`, `bodyguard`, `after`; or
    `over`."""
    waiting: list[int]
    """The seats that have to act."""
    round: int
    """1 to 4."""
    ages: list[int]
    """The seats from the youngest to the oldest (AM-3)."""
    first: int
    """The start player of this round."""
    turn: int
    """Whose turn it is; before the first turn and after the last, the start player and who played last."""
    caller: int | None
    villages: list[list[Card]]
    deck: int
    """Cards in the deck."""
    seen: list[Seen]
    """The deck cards that somebody knows, from the top."""
    display: list[int]
    pile: list[int]
    """The discard pile, its top card last."""
    hand: Hand | None
    looked: int
    """Deck cards looked at so far in a draw with rascals."""
    announced: list[int]
    """Own places chosen so far: for an exchange, or the one the robber gives away."""
    using: int | None
    """The place of the empath or bodyguard in use."""
    looking: list[Spot | None]
    """The village card each seat is looking at, or has just looked at."""
    stirred: bool
    """A free action was used this turn, so calling is no longer possible."""
    acted: bool
    """The action of this turn is done."""
    moved: bool
    """A card has left the deck this turn."""
    still: int
    """Turns in a row, before this one, in which no card left the deck (AM-55)."""
    holder: int | None
    """Who holds the amulet."""
    right: int | None
    """Who may still put it on a card in this round."""
    rounds: list[Round]
    """The finished rounds."""


def forget(view: AmuletView, share: float, rng: Rng) -> AmuletView:
    """The view of someone who no longer knows about this share of the hidden cards they have looked at.

    It knows what it holds or looks at now, and before the first turn there is nothing to forget yet.
    """
    me = view.seat
    if me == SPECTATOR or view.phase in ("look", "over"):
        return view

    def fades(spot: Spot | None) -> bool:
        return (spot is None or spot != view.looking[me]) and float(rng.below(1000)) < 1000 * share

    def without(knowers: list[int]) -> list[int]:
        return [seat for seat in knowers if seat != me]

    villages = [
        [
            msgspec.structs.replace(card, value=None, knowers=without(card.knowers))
            if me in card.knowers and fades(Spot(seat, place))
            else card
            for place, card in enumerate(village)
        ]
        for seat, village in enumerate(view.villages)
    ]
    # Deck cards it is looking at now: with rascals, or with the witch.
    looked = 0 if view.turn != me else 1 if view.phase == "witch" else view.looked
    seen = [
        msgspec.structs.replace(card, value=None, knowers=without(card.knowers))
        if me in card.knowers and card.depth >= looked and fades(None)
        else card
        for card in view.seen
    ]
    return msgspec.structs.replace(view, villages=villages, seen=[card for card in seen if card.knowers])
