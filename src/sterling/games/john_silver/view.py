"""What a seat of John Silver may know (JS-26, JS-60 to JS-64)."""

import msgspec

from sterling.core.rng import Rng
from sterling.core.state import SPECTATOR
from sterling.core.view import View
from sterling.games.john_silver.cards import NAMES, NUMBER
from sterling.games.john_silver.codes import (
    SPOTS_AT,
)
from sterling.games.john_silver.rules import (
    ANSWERING,
    OVER,
    JohnSilverSetup,
)

PHASES = ("answer", "lay", "take", "over")


class Fresh(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that was laid out of dealt or drawn cards, not out of cards taken from the grid."""

    card: str
    drawn: int
    """How many cards the player had drawn from the stock before."""


class Past(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everyone could see of a player's cards since the first turn; only needed after an exchange (JS-62)."""

    drawn: int
    """Cards drawn from the stock."""
    fresh: list[Fresh]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everyone may know about one player."""

    hand: int
    """Cards in hand."""
    known: list[str] | None
    """Those of them that were taken from the grid (JS-61); None at a table without memory aid."""
    exchanged: bool
    """Whether the first hand was exchanged (JS-12)."""
    cards: int
    """Cards won."""
    spots: int
    """Spots on them."""
    won: list[str] | None
    """The cards won (JS-26); None for others at a table without memory aid, until the game is over."""
    past: Past | None
    """None if nobody exchanged, and at a table without memory aid."""


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only this seat knows."""

    hand: list[str]
    back: list[str] | None
    """The six it put back (JS-62); None if it did not exchange, and at a table without memory aid."""
    dealt: list[str] | None
    """The six it held when the first turn began; None before, if nobody exchanged, and without memory aid."""


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a row of two cards or more stands (JS-24): who would take what if it were full, or does if it is."""

    high: list[str]
    """The highest cards, which go together, highest first."""
    low: list[str]
    """The lowest cards, highest first."""
    high_column: int
    """The column of the highest card, which takes `high`."""
    low_column: int
    full: bool


class Shared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row that was shared out, as it lay."""

    row: int
    cells: list[list[str]]
    """Column by column, the cards that lay there, highest first."""
    standing: Standing


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The apple card just laid, and where."""

    card: str
    row: int
    column: int


class JohnSilverView(View, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="john-silver"):
    """Everything public, and what this seat alone knows. Lists of cards are in deck order, stacks from below."""

    phase: str
    """`answer`, `lay`, `take` or `over`."""
    turn: int | None
    """The seat that has to act; None when the game is over."""
    start: int
    """The start player."""
    owners: list[int | None]
    """Who owns each column (JS-10)."""
    grid: list[list[list[str]]]
    """Row by row and column by column, the cards that lie there: at most one, or a stack (JS-40)."""
    standing: list[Standing | None]
    """Row by row, how its cards would pair up; None for fewer than two."""
    laid: Laid | None
    """While a card has to be taken: the apple card that was just laid (JS-22)."""
    shared: Shared | None
    """The row that the previous turn paid out, until the next card is laid."""
    stock: int
    """Cards in the stock."""
    removed: list[str]
    """Cards that left the game with the ownerless column (JS-25)."""
    players: list[Player]
    own: Own | None


def forget(setup: JohnSilverSetup, view: JohnSilverView, share: float, rng: Rng) -> JohnSilverView:
    """The view of someone who loses sight of cards taken from the grid, mixes up cards in the piles of others that lie
    face down (JS-26) with cards still to come, and draws no conclusions from an exchange (JS-62, JS-63)."""
    if view.seat == SPECTATOR or view.phase in (PHASES[ANSWERING], PHASES[OVER]) or share <= 0:
        return view

    def fades() -> bool:
        return float(rng.below(1000)) < 1000 * share

    deck = setup.deck
    own = view.own
    seen = set(view.removed) | {name for row in view.grid for stack in row for name in stack}
    seen.update(own.hand if own is not None else [])
    for player in view.players:
        seen.update(player.won or [])
        seen.update(player.known or [])
    players = list(view.players)
    if any(player.exchanged for player in players):
        players = [msgspec.structs.replace(player, exchanged=False, past=None) for player in players]
        own = None if own is None else msgspec.structs.replace(own, back=None, dealt=None)
    # Spots lie open, so the cards that are mixed up show none.
    fresh = [name for card, name in enumerate(NAMES) if name not in seen and not deck.worth[card] >> SPOTS_AT]
    for seat, player in enumerate(players):
        if seat == view.seat or player.known is None or player.won is None:
            continue
        known = [name for name in player.known if not fades()]
        won = list(player.won)
        for place, name in enumerate(player.won):
            if fresh and not deck.worth[NUMBER[name]] >> SPOTS_AT and fades():
                other = int(rng.below(len(fresh)))
                won[place], fresh[other] = fresh[other], name
        players[seat] = msgspec.structs.replace(player, known=known, won=sorted(won, key=NAMES.index))
    return msgspec.structs.replace(view, players=players, own=own, shared=None)
