"""What a round will probably cost a seat, learned from many rounds.

The features describe a world at the start of a turn, with all cards open, from one seat's side: how much its village
holds and how well it knows it, the same for its strongest opponent, and how far the round has come. A player never sees
such a world; the search asks about worlds that it sampled, and takes the mean of many.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.learned import Features, Lesson
from sterling.core.bits import BIT, pop
from sterling.core.state import State
from sterling.games.amulet.codes import BODYGUARDS, DOPPELGANGER, EMPATHS, RASCALS, SQUIRES, VALUE, VILLAGERS
from sterling.games.amulet.rules import (
    DOWN,
    KNOWN,
    LOOKING,
    MOST_TO_CALL,
    PEEKED,
    ROW,
    SIZE,
    START,
    STRIDE,
    TOTAL,
    UP,
    AmuletState,
)

VILLAGE: Final = 18  # features of a village
TABLE: Final = 2 * VILLAGE  # where the features of the whole table begin
FEATURES: Final = TABLE + 12
HIDDEN: Final = 16
NOBODY: Final = 50  # stands for the village of a caller, if nobody may call


def village(world: AmuletState, seat: i64, rival: i64, found: Features, first: i64) -> None:
    """Describes a village: what is in it, and who knows what of it."""
    board = world.board
    at: i64 = STRIDE * seat
    size: i64 = board[at + SIZE]
    up: i64 = board[at + UP]
    down: i64 = board[at + DOWN]
    known: i64 = up | (down & board[at + KNOWN])
    within_reach: i64 = world.uncovered(at)
    total: i64 = 0
    unknown: i64 = 0
    unknown_total: i64 = 0
    high: i64 = 0
    second: i64 = 0
    low: i64 = 13
    values: i64 = 0
    pairs: i64 = 0
    wild: i64 = 0
    i: i64 = at + ROW
    end: i64 = i + size
    while i < end:
        card: i64 = BIT[board[i]]
        value: i64 = VALUE[board[i]]
        total += value
        if known & card == 0:
            unknown += 1
            unknown_total += value
        elif world.sealed & card == 0:
            if value > high:
                second = high
                high = value
            elif value > second:
                second = value
            if value == DOPPELGANGER:
                wild += 1
            elif values & BIT[value] != 0:
                pairs += value
            values |= BIT[value]
        if within_reach & card != 0 and value < low:
            low = value
        i += 1
    if wild > 0 and size > wild:
        pairs += DOPPELGANGER * wild
    found.add(first, total)
    found.add(first + 1, size)
    found.add(first + 2, unknown)
    found.add(first + 3, unknown_total)
    found.add(first + 4, high)
    found.add(first + 5, second)
    found.add(first + 6, pairs)
    found.add(first + 7, 1 if size <= MOST_TO_CALL else 0)
    found.add(first + 8, 1 if size < MOST_TO_CALL else 0)
    found.add(first + 9, pop(up & RASCALS))
    found.add(first + 10, pop(up & EMPATHS) if unknown > 0 else 0)
    found.add(first + 11, pop(up & BODYGUARDS))
    found.add(first + 12, pop(up))
    found.add(first + 13, low)
    found.add(first + 14, 1 if world.right == seat else 0)
    found.add(first + 15, 1 if unknown == 0 else 0)
    # What the other side knows of it.
    found.add(first + 16, pop(down & board[STRIDE * rival + KNOWN]))
    found.add(first + 17, pop(down & ~known & board[STRIDE * rival + KNOWN]))


def describe(world: AmuletState, seat: i64, found: Features) -> None:
    """Describes a world at the start of a turn from one seat's side."""
    board = world.board
    setup = world.setup
    seats: i64 = setup.seats
    rival: i64 = 0
    least: i64 = 1000
    others: i64 = 0
    callers: i64 = NOBODY
    up: i64 = board[STRIDE * seat + UP]
    other: i64 = 0
    while other < seats:
        if other != seat:
            at: i64 = STRIDE * other
            total: i64 = world.village_sum(at)
            others += total
            up |= board[at + UP]
            if total < least:
                least = total
                rival = other
            if board[at + SIZE] <= MOST_TO_CALL and total < callers:
                callers = total
        other += 1
    village(world, seat, rival, found, 0)
    village(world, rival, seat, found, VILLAGE)
    turn: i64 = seat - world.turn
    if turn < 0:
        turn += seats
    # The best card on offer: the pile's top card or one of the display.
    offered: i64 = DOPPELGANGER
    if world.piled > 0:
        offered = VALUE[board[setup.pile_at + world.piled - 1]]
    i: i64 = setup.show_at
    while i < setup.show_at + world.shown:
        if VALUE[board[i]] < offered:
            offered = VALUE[board[i]]
        i += 1
    found.add(TABLE, setup.deck_end - world.top)
    found.add(TABLE + 1, turn)
    found.add(TABLE + 2, 1 if world.turn == rival else 0)
    found.add(TABLE + 3, 1 if turn == 0 else 0)
    found.add(TABLE + 4, seats - 2)
    found.add(TABLE + 5, 6 * others // (seats - 1))
    found.add(TABLE + 6, callers)
    found.add(TABLE + 7, offered)
    found.add(TABLE + 8, offered if turn == 0 else 0)
    found.add(TABLE + 9, pop(up & SQUIRES))
    found.add(TABLE + 10, pop(up & VILLAGERS))
    found.add(TABLE + 11, board[STRIDE * seat + SIZE] - board[STRIDE * rival + SIZE])


class Outlook(Lesson):
    """How many points the round will cost a seat, as long as nobody has called."""

    def features(self) -> int:
        return FEATURES

    def outputs(self) -> list[str]:
        return ["cost"]

    def hidden(self) -> int:
        return HIDDEN

    def player(self) -> str:
        return "quick"

    def here(self, world: State, seat: i64) -> bool:
        assert isinstance(world, AmuletState)
        return world.phase == START and world.stirred == 0 and world.caller < 0

    def look(self, world: State, seat: i64, features: Features) -> None:
        assert isinstance(world, AmuletState)
        describe(world, seat, features)

    def ripe(self, world: State) -> bool:
        """At the first moment of the next round."""
        assert isinstance(world, AmuletState)
        if world.phase != LOOKING or world.wait != BIT[world.setup.seats] - 1:
            return False
        at: i64 = 0
        while at < world.setup.pile_at:
            if world.board[at + PEEKED] != 0:
                return False
            at += STRIDE
        return True

    def goals(self, before: State, after: State, seat: i64, goals: vec[float]) -> None:
        assert isinstance(before, AmuletState)
        assert isinstance(after, AmuletState)
        goals[0] = float(after.board[STRIDE * seat + TOTAL] - before.board[STRIDE * seat + TOTAL])
