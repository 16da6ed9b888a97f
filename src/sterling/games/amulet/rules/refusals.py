"""Why an action is not legal. Only needed when a person tries one, never in simulations."""

from mypy_extensions import i64

from sterling.core.bits import BIT
from sterling.games.amulet.codes import (
    AMULET,
    APPRENTICE,
    CALL,
    CARD,
    DISCARD,
    DRAW,
    FETCH,
    FREE_USE,
    KEEP,
    NO,
    OFF,
    PLACES,
    SHOW,
    TAKE,
    USE,
    VALUE,
)
from sterling.games.amulet.rules.choices import Choices
from sterling.games.amulet.rules.layout import (
    AFTER,
    AIM,
    ANNOUNCE,
    DEALT,
    GUARDING,
    HAND,
    LOOKING,
    MOST_TO_CALL,
    PEEKED,
    PLACING,
    POWER,
    RASCAL,
    ROW,
    SIZE,
    START,
    STRIDE,
    SWAP,
    UP,
)


def refusal(state: Choices, seat: i64, action: i64) -> str:
    if state.wait & BIT[seat] == 0:
        return "action/not-your-turn"
    if state.phase == LOOKING:
        return peek_refusal(state, seat, action)
    if action >= CARD:
        return card_refusal(state, seat, action)
    if action >= USE:
        return "" if state.uses & BIT[action - USE] != 0 else use_refusal(state, seat, action - USE)
    if action >= AMULET:
        return "" if state.seals & BIT[action - AMULET] != 0 else amulet_refusal(state, seat, action - AMULET)
    if action >= FETCH:
        if action - FETCH < state.fetch:
            return ""
        return "amulet/no-card" if state.fetch != 0 else other_choice(state)
    if state.head & BIT[action] != 0:
        return ""
    return head_refusal(state, seat, action)


def peek_refusal(state: Choices, seat: i64, action: i64) -> str:
    if action == NO:
        return ""
    if action < CARD:
        return "amulet/look-first"
    target: i64 = action - CARD - PLACES * seat
    if target < 0 or target >= PLACES:
        return "amulet/not-yours"
    if target >= DEALT:
        return "amulet/no-card"
    return "" if state.board[STRIDE * seat + PEEKED] & BIT[target] == 0 else "amulet/looked-already"


def other_choice(state: Choices) -> str:
    """What has to be done first, when an action does not answer the current question."""
    if state.phase == START:
        return "amulet/turn-first"
    if state.phase == HAND:
        return "amulet/hand-first"
    if state.phase == AFTER:
        return "amulet/action-done"
    return "amulet/choose-first"


def head_refusal(state: Choices, seat: i64, action: i64) -> str:
    board = state.board
    at: i64 = STRIDE * seat
    if state.phase == START:
        if action == TAKE:
            return "amulet/pile-empty" if state.piled == 0 else "amulet/only-amulet"
        if action == CALL:
            if state.caller >= 0:
                return "amulet/called"
            return "amulet/too-many-cards" if board[at + SIZE] > MOST_TO_CALL else "amulet/call-first"
        if action >= SHOW and action < KEEP:
            return "amulet/no-card"
    elif state.phase == RASCAL:
        if action >= KEEP:
            return "amulet/not-looked"
        if action == DRAW or action >= SHOW:
            return "amulet/no-look-left" if state.looked == state.allowed else "amulet/no-card"
    elif state.phase == HAND and action == DISCARD:
        return "amulet/must-exchange"
    elif state.phase == GUARDING and action == OFF:
        return "amulet/not-set"
    return other_choice(state)


def use_refusal(state: Choices, seat: i64, place: i64) -> str:
    board = state.board
    at: i64 = STRIDE * seat
    if state.phase != START and state.phase != HAND and state.phase != AFTER:
        return "amulet/choose-first"
    if place >= board[at + SIZE]:
        return "amulet/no-card"
    card: i64 = BIT[board[at + ROW + place]]
    if board[at + UP] & FREE_USE & card == 0:
        return "amulet/no-free-use"
    return "amulet/used" if state.used & card != 0 else "amulet/no-target"


def amulet_refusal(state: Choices, seat: i64, place: i64) -> str:
    if state.phase != START and state.phase != HAND and state.phase != AFTER:
        return "amulet/choose-first"
    if state.right != seat:
        return "amulet/no-amulet"
    return "amulet/no-card" if place >= state.board[STRIDE * seat + SIZE] else "amulet/only-card"


def card_refusal(state: Choices, seat: i64, action: i64) -> str:
    board = state.board
    whose: i64 = 0
    at: i64 = 0
    place: i64 = action - CARD
    while place >= PLACES:
        place -= PLACES
        whose += 1
        at += STRIDE
    if whose >= state.setup.seats:
        return "amulet/no-card"
    allowed: i64 = 0
    asked: i64 = state.cards
    if state.spread != 0:
        allowed = board[at + AIM]
        asked = 1
    elif whose == seat:
        allowed = state.cards
    if allowed & BIT[place] != 0:
        return ""
    if asked == 0 and state.phase != HAND and state.phase != GUARDING:
        return other_choice(state)
    if state.spread == 0 and whose != seat:
        return "amulet/not-yours"
    if place >= board[at + SIZE]:
        return "amulet/no-card"
    card: i64 = BIT[board[at + ROW + place]]
    if state.phase == GUARDING:
        return "amulet/itself" if place == state.using else "amulet/already-set"
    if state.phase == PLACING:
        return "amulet/not-announced"
    if state.phase == ANNOUNCE and state.picks >= BIT[place]:
        return "amulet/left-to-right"
    if card & state.sealed != 0:
        return "amulet/under-amulet"
    if whose == seat and state.phase == SWAP:
        return "amulet/not-theirs"
    power: i64 = VALUE[board[state.setup.pile_at + state.piled - 1]] if state.phase == POWER else 0
    if whose == seat and power == APPRENTICE:
        return "amulet/not-theirs"
    if whose != seat and card & state.uncovered(at) == 0:
        return "amulet/covered"
    if board[at + UP] & card != 0:
        return "amulet/not-hidden"
    return "amulet/looked-already"
