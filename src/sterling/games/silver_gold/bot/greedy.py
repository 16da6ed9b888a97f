"""The greedy player of Silver & Gold: the best turn by its own estimate, without looking at what comes after.

Values are hundredths of a point. The player reads the visible board, its own cards and the expedition cards already
revealed this round; it weighs those to come by what is left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.policy import Policy
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.silver_gold.codes import (
    DRAW,
    FIRST_KEPT,
    HALVES,
    MARK,
    MASK,
    PER_CARD,
    SECOND_KEPT,
    TAKE,
    cells_in,
    fits,
)
from sterling.games.silver_gold.rules import (
    CARD_A,
    CARD_B,
    COIN_AT,
    COIN_BOXES,
    DISPLAY,
    DRAFTING,
    EXPEDITION,
    MARKING,
    MINE,
    OWED,
    PALM_AT,
    PALM_BOXES,
    ROUND,
    STRIDE,
    TURNS,
    SilverGoldState,
)

CELL: Final = 100  # a card's points equal its cells
PROSPECT: Final = 150  # a cell that the next turn can mark
PACE: Final = 260  # cells without X that a turn marks, times a hundred
SIZE: Final[vec[i64]] = vec[i64]([2, 3, 3, 4, 4, 4])


class Greedy(Policy):
    """Looks at every mark it could make now, including follow-ups, and takes the best."""

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, SilverGoldState)
        if world.phase == MARKING:
            return best_mark(world, seat, rng)
        if world.phase == DRAFTING:
            return best_pair(world, seat, rng)
        return best_card(world, seat, rng)


def turns_left(world: SilverGoldState) -> i64:
    """Turns still to be marked after this one."""
    return TURNS - 1 - world.turn


def best_mark(world: SilverGoldState, seat: i64, rng: Rng) -> i64:
    at: i64 = STRIDE * seat
    mine: i64 = world.board[at + MINE]
    card_a: i64 = world.board[at + CARD_A]
    card_b: i64 = world.board[at + CARD_B]
    odds = next_patterns(world)
    n: i64 = world.count(seat)
    best: i64 = world.nth(seat, 0)
    best_value: i64 = -1000000
    ties: i64 = 0
    k: i64 = 0
    while k < n:
        action: i64 = world.nth(seat, k)
        value: i64 = turn_value(world, seat, mine, card_a, card_b, action - MARK, odds)
        if value > best_value:
            best_value = value
            best = action
            ties = 1
        elif value == best_value:
            # Ties are broken at random: the k-th equal one replaces the choice with chance 1 in k.
            ties += 1
            if rng.below(ties) == 0:
                best = action
        k += 1
    return best


def next_patterns(world: SilverGoldState) -> vec[i64]:
    """How many expedition cards of each pattern can still come next."""
    left = vec[i64]([0, 0, 0, 0, 0, 0])
    i: i64 = 0
    while i < 8:
        left[EXPEDITION[i]] += 1
        i += 1
    turn: i64 = world.turn
    round_start: i64 = turn // ROUND * ROUND
    if turn + 1 - round_start < ROUND:
        at: i64 = world.setup.expeditions_at + round_start // ROUND
        while round_start <= turn:
            left[EXPEDITION[world.order[at + round_start]]] -= 1
            round_start += 1
    return left


def turn_value(
    world: SilverGoldState, seat: i64, mine: i64, card_a: i64, card_b: i64, code: i64, odds: vec[i64]
) -> i64:
    """What a mark gains, with the best follow-ups it leads to and what it leaves to be done."""
    deck = world.setup.deck
    owed: i64 = world.board[STRIDE * seat + OWED]
    owed = 0 if owed < 0 else owed - 1
    free: i64 = mine & 0xFFFFFFFF
    coins: i64 = (mine >> COIN_AT) & 15
    boxes: i64 = PALM_BOXES - ((mine >> PALM_AT) & 7)
    gain: i64 = 0
    while True:
        card: i64 = card_a if code < PER_CARD else card_b
        free ^= HALVES[code]
        marked: i64 = MASK[code]
        struck: i64 = cells_in(marked & deck.coins[card])
        gain += coin_value(world, coins, struck)
        coins += struck
        palms: i64 = cells_in(marked & deck.palms[card])
        if palms != 0 and boxes > 0:
            if palms > boxes:
                palms = boxes
            gain += CELL * (1 + world.palms) * palms
            boxes -= palms
        owed += cells_in(marked & deck.crosses[card])
        if owed == 0 or free == 0:
            break
        owed -= 1
        code = best_follow_up(world, free, card_a, card_b, coins, boxes)
    return (
        gain
        + card_worth(world, seat, card_a, free & 65535)
        + card_worth(world, seat, card_b, free >> 16)
        + prospect(world, free, odds)
    )


def coin_value(world: SilverGoldState, coins: i64, struck: i64) -> i64:
    """A point for each coin while there are boxes, and a share of the cup it leads to."""
    room: i64 = COIN_BOXES - coins
    if struck > room:
        struck = room
    if struck <= 0:
        return 0
    cup: i64 = CELL * (6 - world.cups)
    value: i64 = struck * (CELL + cup // 6)
    if (coins & 3) + struck >= 4:
        value += cup // 2
    return value


def best_follow_up(world: SilverGoldState, free: i64, card_a: i64, card_b: i64, coins: i64, boxes: i64) -> i64:
    """The most valuable single cell: an X first (it costs nothing), then a palm, a coin, the card nearest
    completion."""
    deck = world.setup.deck
    best: i64 = 0
    best_value: i64 = -1
    code: i64 = 0
    while code < PER_CARD + 16:
        if code == 16:
            code = PER_CARD
        if free & HALVES[code] != 0:
            card: i64 = card_a
            left: i64 = cells_in(free & 65535)
            if code >= PER_CARD:
                card = card_b
                left = cells_in(free >> 16)
            cell: i64 = MASK[code]
            value: i64 = 16 - left
            if cell & deck.crosses[card] != 0:
                value += 1000
            elif cell & deck.palms[card] != 0 and boxes > 0:
                value += CELL * (1 + world.palms)
            elif cell & deck.coins[card] != 0:
                value += coin_value(world, coins, 1)
            if left == 1:
                value += 60
            if value > best_value:
                best_value = value
                best = code
        code += 1
    return best


def card_worth(world: SilverGoldState, seat: i64, card: i64, free: i64) -> i64:
    """A card's points in proportion to its marks; less if the remaining turns will hardly complete it."""
    if card < 0:
        return 0
    deck = world.setup.deck
    size: i64 = deck.points[card]
    points: i64 = CELL * size + seal_value(world, seat, card)
    if free == 0:
        return points + 40
    left: i64 = cells_in(free) - cells_in(free & deck.crosses[card])
    reach: i64 = turns_left(world) * PACE // 100
    worth: i64 = points * (size - cells_in(free)) // size
    if left > reach:
        return 0
    if left * 2 > reach:
        return worth * (reach + 2) // (2 * left + 2)
    return worth


def seal_value(world: SilverGoldState, seat: i64, card: i64) -> i64:
    """What seals add to a card: its own, for completed cards and a guess at later ones; and those already won."""
    deck = world.setup.deck
    value: i64 = 0
    later: i64 = turns_left(world) // 7
    named: i64 = deck.seals[card]
    at: i64 = STRIDE * world.setup.seats + DISPLAY
    if named >= 0:
        value += deck.pays[card] * CELL * later // 2
        if named == deck.colour[card]:
            # SG-50: a seal that names its own colour also pays for its own card.
            value += deck.pays[card] * CELL
    i: i64 = 0
    while i < world.aside:
        entry: i64 = world.board[at + i]
        if entry & 3 == seat:
            if named >= 0 and deck.colour[entry >> 2] == named:
                value += deck.pays[card] * CELL
            if deck.seals[entry >> 2] == deck.colour[card]:
                value += deck.pays[entry >> 2] * CELL
        i += 1
    return value


def prospect(world: SilverGoldState, free: i64, odds: vec[i64]) -> i64:
    """What the next turn's pattern can still mark, on average: bad leftovers cost."""
    if turns_left(world) == 0:
        return 0
    cells: i64 = 0
    cards: i64 = 0
    pattern: i64 = 0
    singles: i64 = cells_in(free & 65535) + cells_in(free >> 16)
    # A completed card is replaced by a fresh one, on which everything fits.
    fresh: bool = world.can_replace() and (free & 65535 == 0 or free >> 16 == 0)
    while pattern < 6:
        weight: i64 = odds[pattern]
        if weight > 0:
            if fresh or fits(pattern, free & 65535) + fits(pattern, free >> 16) > singles:
                cells += weight * SIZE[pattern]
            else:
                cells += weight
            cards += weight
        pattern += 1
    if cards == 0:
        return 0
    return PROSPECT * cells // cards


def fresh_value(world: SilverGoldState, seat: i64, card: i64) -> i64:
    """How good an unmarked card would be to have: gains over the plain price of its cells."""
    deck = world.setup.deck
    mine: i64 = world.board[STRIDE * seat + MINE]
    size: i64 = deck.points[card]
    crosses: i64 = cells_in(deck.crosses[card])
    reach: i64 = turns_left(world) * PACE // 200
    if size - crosses > reach:
        # Too late to complete it: only its symbols can still pay.
        return -size * 10
    value: i64 = CELL * crosses + seal_value(world, seat, card)
    room: i64 = COIN_BOXES - ((mine >> COIN_AT) & 15)
    coins: i64 = cells_in(deck.coins[card])
    if coins > room:
        coins = room
    value += coins * (CELL + CELL * (6 - world.cups) // 4)
    if deck.palms[card] != 0 and (mine >> PALM_AT) & 7 < PALM_BOXES:
        value += CELL * 2
    return value


def best_card(world: SilverGoldState, seat: i64, rng: Rng) -> i64:
    """The best display card; a blind draw only if no visible card is worth having."""
    best: i64 = world.nth(seat, 0)
    best_value: i64 = -1000000
    k: i64 = 0
    n: i64 = world.count(seat)
    while k < n:
        action: i64 = world.nth(seat, k)
        value: i64 = 60
        if action != DRAW:
            value = fresh_value(world, seat, world.board[STRIDE * world.setup.seats + action - TAKE])
        if value > best_value:
            best_value = value
            best = action
        k += 1
    return best


def best_pair(world: SilverGoldState, seat: i64, rng: Rng) -> i64:
    """The best two of the four dealt."""
    best: i64 = 0
    best_value: i64 = -1000000
    pair: i64 = 0
    while pair < 6:
        value: i64 = fresh_value(world, seat, world.order[4 * seat + FIRST_KEPT[pair]])
        value += fresh_value(world, seat, world.order[4 * seat + SECOND_KEPT[pair]])
        if value > best_value:
            best_value = value
            best = pair
        pair += 1
    return best
