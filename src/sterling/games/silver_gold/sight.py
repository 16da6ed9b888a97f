"""Puts together what a seat of Silver & Gold sees, field by field."""

import msgspec

from sterling.core.bits import members
from sterling.core.state import SPECTATOR
from sterling.games.silver_gold.cards import Island
from sterling.games.silver_gold.codes import EXPEDITION_PATTERNS, PAIRS, PATTERNS
from sterling.games.silver_gold.rules import (
    BOX_AT,
    CARD_A,
    COIN_AT,
    CUPBOX,
    CUPS,
    DISPLAY,
    DRAFTING,
    KEPT,
    MARKING,
    MINE,
    OVER,
    OWED,
    REPLACING,
    ROUND,
    SHOWN,
    STRIDE,
    TURNS,
    SilverGoldState,
)
from sterling.games.silver_gold.scoring import parts_of
from sterling.games.silver_gold.view import PHASES, Card, Own, Player, Sheet, SilverGoldView

# The cells of the lower and of the upper half of a grid, by their bits.
_LOW = [members(half) for half in range(256)]
_HIGH = [[8 + cell for cell in cells] for cells in _LOW]

_EXPEDITIONS = [PATTERNS[pattern] for pattern in EXPEDITION_PATTERNS]
"""The pattern of each expedition card, by name."""


def build_view(state: SilverGoldState, islands: tuple[Island, ...], seat: int) -> SilverGoldView:
    """The view of a seat, or of a spectator."""
    public = _public(state, islands)
    return public if seat == SPECTATOR else _of_seat(public, state, islands, seat)


def build_views(state: SilverGoldState, islands: tuple[Island, ...]) -> list[SilverGoldView]:
    """The views of all seats, with the spectator's last; the public part is put together once."""
    public = _public(state, islands)
    return [*(_of_seat(public, state, islands, seat) for seat in range(int(state.setup.seats))), public]


def _of_seat(public: SilverGoldView, state: SilverGoldState, islands: tuple[Island, ...], seat: int) -> SilverGoldView:
    """What everybody sees, and what this seat alone knows."""
    at = STRIDE * seat
    pair = state.board[at + KEPT]
    mine = int(state.board[at + MINE])
    seen = public.players[seat]
    # Most of the time everybody sees what the seat itself sees.
    same = state.phase != MARKING or mine == state.board[at + SHOWN]
    own = Own(
        dealt=[islands[state.order[4 * seat + place]].name for place in range(4)],
        kept=[] if pair < 0 else list(PAIRS[pair]),
        owed=int(state.board[at + OWED]),
        sheet=seen.sheet if same else _sheet(state, islands, seat, mine),
        parts=seen.parts if same else parts_of(state, seat, mine),
    )
    return msgspec.structs.replace(public, seat=seat, own=own)


def _public(state: SilverGoldState, islands: tuple[Island, ...]) -> SilverGoldView:
    """What a spectator sees."""
    setup = state.setup
    seats = int(setup.seats)
    drafting = state.phase == DRAFTING
    turn = int(state.turn)
    order = state.order
    board = state.board

    revealed: list[list[str]] = []
    if not drafting:
        shown = min(turn + 1, TURNS)
        for number in range(0, shown, ROUND):
            first = int(setup.expeditions_at) + number + number // ROUND
            places = range(first, first + min(ROUND, shown - number))
            revealed.append([_EXPEDITIONS[order[place]] for place in places])

    asides = _asides(state)
    players: list[Player] = []
    for other in range(seats):
        at = STRIDE * other
        hidden = state.phase == MARKING
        cup_box = board[at + CUPBOX]
        kept: list[str] = []
        if not drafting:
            kept = [islands[order[4 * other + place]].name for place in PAIRS[board[at + KEPT]]]
        packed = int(board[at + (SHOWN if hidden else MINE)])
        counts = state.colours(other)
        completed = [entry >> 2 for entry in asides if entry & 3 == other]
        players.append(
            Player(
                sheet=_sheet(state, islands, other, packed),
                cups=[int(cup_box >> 3 * row & 7) for row in range(int(cup_box >> 9))],
                aside=[islands[card].name for card in completed],
                kept=kept,
                finished=state.phase in (DRAFTING, MARKING) and not state.wait >> other & 1,
                parts=parts_of(state, other, packed),
                seals=[int(state.seal_pays(card, counts)) for card in completed],
            )
        )

    place = STRIDE * seats
    display = [board[place + slot] for slot in range(DISPLAY)]
    replacing = state.phase == REPLACING
    return SilverGoldView(
        seat=SPECTATOR,
        phase=PHASES[state.phase],
        turn=turn,
        first=None if drafting else int(state.first),
        start=None if drafting or state.phase == OVER else int(state.start_seat()),
        pattern=None if drafting or state.phase == OVER else PATTERNS[state.pattern],
        revealed=revealed,
        display=[None if card < 0 else islands[card].name for card in display],
        pile=int(setup.deck.cards) - 4 * seats if drafting else int(len(state.pile) - state.drawn),
        cups=CUPS - int(state.cups),
        replacing=(int(state.start_seat() + state.step) % seats) if replacing else None,
        replacements=int(state.need),
        players=players,
        own=None,
    )


def _asides(state: SilverGoldState) -> list[int]:
    at = STRIDE * state.setup.seats + DISPLAY
    return [int(state.board[at + place]) for place in range(int(state.aside))]


def _sheet(state: SilverGoldState, islands: tuple[Island, ...], seat: int, packed: int) -> Sheet:
    cards: list[Card | None] = []
    for slot in range(2):
        card = state.board[STRIDE * seat + CARD_A + slot]
        if card < 0:
            cards.append(None)
        else:
            marked = islands[card].land & ~(packed >> 16 * slot)
            cards.append(Card(islands[card].name, _LOW[marked & 255] + _HIGH[marked >> 8]))
    palms: list[int] = []
    boxes = packed >> BOX_AT
    while boxes:
        palms.append(boxes & 63)
        boxes >>= 6
    return Sheet(cards=cards, coins=packed >> COIN_AT & 15, palms=palms)
