"""Puts together what a seat of the Amulet sees, field by field."""

import msgspec

from sterling.core.bits import BIT, members
from sterling.core.state import SPECTATOR
from sterling.games.amulet import scoring
from sterling.games.amulet.codes import (
    BODYGUARDS,
    FIRST_BODYGUARD,
    VALUE,
)
from sterling.games.amulet.rules import (
    EMPATHY,
    EYES,
    FROM_DECK,
    GUARDING,
    KNOWN,
    NONE,
    ROUNDS,
    ROW,
    SIZE,
    STRIDE,
    UP,
    AmuletState,
)
from sterling.games.amulet.view import PHASES, SOURCES, AmuletView, Card, Hand, Seen, Spot


def build_view(state: AmuletState, seat: int) -> AmuletView:
    """The view of a seat, or of a spectator."""
    setup, board = state.setup, state.board
    seats = range(int(setup.seats))
    known = [int(board[STRIDE * other + KNOWN]) for other in seats]
    mine = 0 if seat == SPECTATOR else known[seat]
    anybody = 0
    for theirs in known:
        anybody |= theirs

    def knowers(card: int) -> list[int]:
        return [other for other in seats if known[other] >> card & 1]

    def value(card: int) -> int | None:
        return int(VALUE[card]) if mine >> card & 1 else None

    rows = [_row(state, other) for other in seats]
    villages: list[list[Card]] = []
    for other in seats:
        up = int(board[STRIDE * other + UP])
        village: list[Card] = []
        for card in rows[other]:
            open_card = bool(up >> card & 1)
            guarded = NONE
            if BODYGUARDS & BIT[card]:
                guarded = int(board[setup.link_at + card - FIRST_BODYGUARD])
            village.append(
                Card(
                    value=int(VALUE[card]) if open_card else value(card),
                    up=open_card,
                    knowers=[] if open_card else knowers(card),
                    on=None if guarded == NONE else rows[other].index(guarded),
                    amulet=bool(state.sealed >> card & 1),
                    used=other == state.turn and open_card and bool(state.used >> card & 1),
                )
            )
        villages.append(village)

    deck = [int(board[at]) for at in range(int(state.top), int(setup.deck_end))]
    hand = None
    if state.hand >= 0:
        card = int(state.hand)
        hidden = state.source == FROM_DECK
        hand = Hand(
            value=value(card) if hidden else int(VALUE[card]),
            source=SOURCES[state.source],
            knowers=knowers(card) if hidden else [],
        )
    looking: list[Spot | None] = []
    for other in seats:
        card = int(board[STRIDE * other + EYES])
        spots = [Spot(whose, rows[whose].index(card)) for whose in seats if card in rows[whose]]
        looking.append(spots[0] if spots else None)
    pile_at, show_at = int(setup.pile_at), int(setup.show_at)
    return AmuletView(
        seat=seat,
        phase=PHASES[state.phase],
        waiting=members(int(state.wait)),
        round=min(int(state.round) + 1, ROUNDS),
        ages=[int(state.by_age(k)) for k in seats],
        first=int(state.first),
        turn=int(state.turn),
        caller=_optional(state.caller),
        villages=villages,
        deck=len(deck),
        seen=[Seen(depth, value(card), knowers(card)) for depth, card in enumerate(deck) if anybody >> card & 1],
        display=[int(VALUE[board[show_at + place]]) for place in range(int(state.shown))],
        pile=[int(VALUE[board[pile_at + place]]) for place in range(int(state.piled))],
        hand=hand,
        looked=int(state.looked),
        announced=members(int(state.picks)),
        using=int(state.using) if state.phase in (EMPATHY, GUARDING) else None,
        looking=looking,
        stirred=bool(state.stirred),
        acted=bool(state.acted),
        moved=bool(state.moved),
        still=int(state.still),
        holder=_optional(state.holder),
        right=_optional(state.right),
        rounds=scoring.rounds(state),
    )


def _row(state: AmuletState, seat: int) -> list[int]:
    at = STRIDE * seat + ROW
    return [int(state.board[at + place]) for place in range(int(state.board[STRIDE * seat + SIZE]))]


def _optional(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def shown(view: AmuletView) -> AmuletView:
    """AM-4: of the hidden cards, only the one this seat is looking at, and the card in its hand until it is placed."""
    spot = view.looking[view.seat] if view.seat != SPECTATOR else None
    villages = [
        [
            card if card.up or spot == Spot(seat, place) else msgspec.structs.replace(card, value=None)
            for place, card in enumerate(village)
        ]
        for seat, village in enumerate(view.villages)
    ]
    own_turn = view.turn == view.seat
    looked = 0
    if own_turn and view.phase == "rascal":
        looked = view.looked
    elif own_turn and view.phase == "witch":
        looked = 1
    seen = [card if card.depth < looked else msgspec.structs.replace(card, value=None) for card in view.seen]
    hand = view.hand
    if hand is not None and hand.source == "deck" and not own_turn:
        hand = msgspec.structs.replace(hand, value=None)
    return msgspec.structs.replace(view, villages=villages, seen=seen, hand=hand)
