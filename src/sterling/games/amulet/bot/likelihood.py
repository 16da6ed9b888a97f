"""Likely worlds: what opponents have seen and kept is no chance selection."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT
from sterling.core.rng import Rng
from sterling.games.amulet.codes import GUARDS, VALUE
from sterling.games.amulet.rules import DOWN, EYES, KNOWN, ROW, SIZE, STRIDE, AmuletState

# How much likelier a value is on a hidden card that its owner has seen and kept than among all cards, in hundredths.
# Rows go from early to late in a round, six deck cards per row; the last row is for a player who has called.
STAGE: Final = 6
STAGES: Final = 5
# As greedy players keep them: they have low cards.
KEPT_ROWS: Final[tuple[tuple[int, ...], ...]] = (
    (163, 160, 160, 158, 153, 147, 143, 64, 60, 48, 36, 35, 27, 27),
    (213, 213, 213, 203, 161, 141, 112, 22, 18, 10, 7, 6, 5, 5),
    (251, 250, 249, 211, 130, 90, 41, 10, 8, 4, 3, 3, 3, 3),
    (270, 270, 253, 189, 94, 42, 13, 6, 4, 3, 3, 3, 3, 3),
    (260, 256, 235, 165, 75, 24, 8, 4, 3, 3, 3, 3, 3, 3),
    (475, 352, 235, 140, 60, 39, 17, 6, 4, 3, 3, 3, 3, 3),
)
# As players that search keep them, from their games (`bench/amulet.py kept`): sets and useful cards, too.
SEARCH_ROWS: Final[tuple[tuple[int, ...], ...]] = (
    (152, 126, 124, 122, 121, 91, 89, 87, 85, 83, 80, 78, 76, 84),
    (211, 164, 154, 144, 134, 90, 81, 74, 66, 59, 52, 46, 40, 85),
    (266, 167, 158, 148, 139, 71, 66, 61, 56, 51, 47, 42, 38, 90),
    (350, 141, 129, 119, 111, 67, 63, 59, 56, 54, 51, 50, 48, 106),
    (455, 125, 115, 105, 96, 52, 47, 43, 40, 37, 34, 31, 29, 195),
    (360, 288, 232, 183, 142, 57, 42, 31, 23, 16, 11, 7, 5, 5),
)


def _flattened(rows: tuple[tuple[int, ...], ...]) -> list[int]:
    return [odds for row in rows for odds in row]


KEPT_ODDS: Final[vec[i64]] = vec[i64](_flattened(KEPT_ROWS))
SEARCH_ODDS: Final[vec[i64]] = vec[i64](_flattened(SEARCH_ROWS))
SURELY_KEPT: Final = 300
PAIRS: Final = 200
"""How much likelier a card is if its owner has another one of its value, in hundredths: sets are kept …"""
ALONE: Final = 100
"""… or each card is kept for itself."""
TRIES: Final = 8


def make_likely(world: AmuletState, seat: i64, odds: vec[i64], pairs: i64) -> None:
    """Exchanges hidden cards that opponents have seen and kept for others from the deck, so that over many sampled
    worlds they are what such cards usually are, by these odds. The seat's view still allows the world."""
    board = world.board
    setup = world.setup
    known: i64 = 0
    at: i64 = 0
    while at < setup.pile_at:
        known |= board[at + KNOWN]
        at += STRIDE
    mine: i64 = board[STRIDE * seat + KNOWN]
    deck: i64 = setup.deck_end - world.top
    if deck == 0:
        return
    stage: i64 = (setup.deck_end - setup.deck_at - deck) // STAGE
    if stage >= STAGES:
        stage = STAGES - 1
    rng = Rng(fingerprint(world))
    at = 0
    whose: i64 = 0
    while at < setup.pile_at:
        row: i64 = 14 * (STAGES if whose == world.caller else stage)
        i: i64 = at + ROW
        end: i64 = i if whose == seat else i + board[at + SIZE]
        while i < end:
            card: i64 = board[i]
            if board[at + DOWN] & board[at + KNOWN] & ~mine & BIT[card] != 0:
                tries: i64 = 0
                while tries < TRIES:
                    chance: i64 = odds[row + VALUE[card]]
                    if pairs != ALONE and whose != world.caller and keeps_one_like(world, at, i):
                        chance = chance * pairs // 100
                    if rng.below(SURELY_KEPT) < chance:
                        break
                    tries += 1
                    place: i64 = world.top + rng.below(deck)
                    other: i64 = board[place]
                    if known & BIT[other] == 0:
                        known = (known & ~BIT[card]) | BIT[other]
                        exchange_unseen(world, at, i, place)
                        card = other
            i += 1
        at += STRIDE
        whose += 1


def keeps_one_like(world: AmuletState, at: i64, slot: i64) -> bool:
    """Whether the owner of the village at `at` has seen a card before this slot that has the same value."""
    board = world.board
    value: i64 = VALUE[board[slot]]
    i: i64 = at + ROW
    while i < slot:
        if VALUE[board[i]] == value and board[at + KNOWN] & BIT[board[i]] != 0:
            return True
        i += 1
    return False


def fingerprint(world: AmuletState) -> i64:
    """A number that depends on where the cards of a sampled world lie: equal worlds give equal numbers."""
    board = world.board
    mixed: i64 = world.round
    i: i64 = world.top
    while i < world.setup.deck_end:
        mixed = (mixed * 67 + board[i]) & 0xFFFFFFFFFFFF
        i += 1
    at: i64 = 0
    while at < world.setup.pile_at:
        i = at + ROW
        while i < at + ROW + board[at + SIZE]:
            mixed = (mixed * 67 + board[i]) & 0xFFFFFFFFFFFF
            i += 1
        at += STRIDE
    return mixed


def exchange_unseen(world: AmuletState, at: i64, slot: i64, place: i64) -> None:
    """Swaps a hidden village card with a deck card that nobody knows, along with everything that lies on the village
    card."""
    board = world.board
    setup = world.setup
    card: i64 = board[slot]
    other: i64 = board[place]
    board[slot] = other
    board[place] = card
    board[at + DOWN] = (board[at + DOWN] & ~BIT[card]) | BIT[other]
    seat: i64 = 0
    while seat < setup.pile_at:
        if board[seat + KNOWN] & BIT[card] != 0:
            board[seat + KNOWN] = (board[seat + KNOWN] & ~BIT[card]) | BIT[other]
        if board[seat + EYES] == card:
            board[seat + EYES] = other
        seat += STRIDE
    if world.sealed & BIT[card] != 0:
        world.sealed = BIT[other]
    if world.guarded & BIT[card] != 0:
        i: i64 = setup.link_at
        while i < setup.link_at + GUARDS:
            if board[i] == card:
                board[i] = other
            i += 1
        world.count_guarded()
