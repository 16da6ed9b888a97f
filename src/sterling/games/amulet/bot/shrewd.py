"""The shrewd player: the quick player that also weighs when to call, whom a trade hurts, and how late it is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT
from sterling.games.amulet.bot.brisk import (
    T_FEWER,
    T_LEARN,
    T_LOW,
    T_PAIR,
    T_PAIR_MORE,
    T_PRESENT,
    TASTES,
    Brisk,
)
from sterling.games.amulet.codes import (
    CALL,
    DOPPELGANGER,
    EXPOSER,
    ROBBER,
    SEER,
    VALUE,
)
from sterling.games.amulet.rules import MOST_TO_CALL, ROUNDS, ROW, SIZE, STRIDE, TOTAL, AmuletState

# More of what the player likes, in hundredths of a point unless they say percent; `INSIGHTS` has the names.
I_CALL_HIDDEN: Final = 0  # how much surer it must be to call per card of the lowest other village it has not seen
I_CALL_SIZE: Final = 1  # … and for each card of that village
I_CALL_PILE: Final = 2  # … and for each point by which the pile's top card is below seven
I_CALL_LEAD: Final = 3  # … and for each point of its lead, in the last round
I_CALL_LEAD_EARLY: Final = 4  # … and in the rounds before
I_CALL_MINE: Final = 5  # … and by this percentage of its own village
I_CALL_THREAT: Final = 6  # … and if that village is too large to call
I_CALL_WORTH: Final = 7  # … and by this percentage of what going on seems to gain
I_ROB: Final = 8  # what the loss of the robbed counts, in percent, with two players
I_ROB_LAST: Final = 9  # … and in the turn after a call
I_HARM: Final = 10  # what harm done by the witch counts, in percent
I_HARM_LAST: Final = 11  # … and in the turn after a call
I_PAIR_LATE: Final = 12  # how much more a set counts for every ten cards that have left the deck
I_LEARN_LATE: Final = 13  # … and a card it has not seen
I_FEWER_LATE: Final = 14  # … and each card less
I_PRESENT_LATE: Final = 15  # … and a low card for the next player
I_POWER_LATE: Final = 16  # … and looking, in percent
I_PAIR_DANGER: Final = 17  # how much more a set counts for each point below fifteen of a village that may call
I_LEARN_DANGER: Final = 18  # … and a card it has not seen
I_FEWER_DANGER: Final = 19  # … and each card less
I_SET_DANGER: Final = 20  # … and a set, for each card it would save
I_SET: Final = 21  # what a set in the village is worth for each card it would save, apart from the points
I_FEWER_SIZE: Final = 22  # how much more a card less is worth for each card beyond four
I_LEARN_SIZE: Final = 23  # … and how much worse a card it has not seen is
INSIGHTS: Final = (
    "call-hidden",
    "call-size",
    "call-pile",
    "call-lead",
    "call-lead-early",
    "call-mine",
    "call-threat",
    "call-worth",
    "rob",
    "rob-last",
    "harm",
    "harm-last",
    "pair-late",
    "learn-late",
    "fewer-late",
    "present-late",
    "power-late",
    "pair-danger",
    "learn-danger",
    "fewer-danger",
    "set-danger",
    "set",
    "fewer-size",
    "learn-size",
)


class Shrewd(Brisk):
    """The quick player with insight into calls, sets, time and danger."""

    def __init__(self, taste: vec[i64], insight: vec[i64]) -> None:
        super().__init__(taste)
        self.insight = insight
        self.base = taste[:]
        self.power: i64 = 100
        """What looking counts now, in percent."""
        self.shrink: i64 = 0
        """What each card that a set would save is worth now."""
        self.onward: i64 = 0
        """What going on seems to gain now."""

    def look_over(self, world: AmuletState, at: i64) -> None:
        gone: i64 = world.top - world.setup.deck_at
        insight = self.insight
        base = self.base
        danger: i64 = 0
        if not self.last:
            other: i64 = self.lowest_other(world, world.turn)
            if other < 1500 and world.board[self.least + SIZE] <= MOST_TO_CALL:
                danger = (1500 - other) // 100
        self.pair = base[T_PAIR if world.setup.seats == 2 else T_PAIR_MORE] + insight[I_PAIR_LATE] * gone // 10
        self.pair += insight[I_PAIR_DANGER] * danger
        if self.pair < 0:
            self.pair = 0
        size: i64 = world.board[at + SIZE] - MOST_TO_CALL
        self.fewer = base[T_FEWER] + insight[I_FEWER_LATE] * gone // 10 + insight[I_FEWER_DANGER] * danger
        self.fewer += insight[I_FEWER_SIZE] * size
        self.shrink = insight[I_SET] + insight[I_SET_DANGER] * danger
        self.present = base[T_PRESENT] + insight[I_PRESENT_LATE] * gone // 10
        learn: i64 = base[T_LEARN] + insight[I_LEARN_LATE] * gone // 10 + insight[I_LEARN_DANGER] * danger
        self.taste[T_LEARN] = learn + insight[I_LEARN_SIZE] * size
        self.power = 100 + insight[I_POWER_LATE] * gone // 10
        if self.power < 0:
            self.power = 0
        super().look_over(world, at)

    def set_bonus(self) -> i64:
        own = self.own
        best: i64 = 0
        if self.last:
            return 0
        wild: i64 = own[DOPPELGANGER]
        shrink: i64 = self.shrink
        value: i64 = 0
        while value < DOPPELGANGER:
            n: i64 = own[value]
            if n + wild > 1 and n > 0:
                saved: i64 = 100 * value * (n - 1)
                if wild > 0:
                    saved = 100 * value * n + 1300 * (wild - 1)
                saved += shrink * (n + wild - 1)
                if saved > best:
                    best = saved
            value += 1
        return best

    def calls(self, world: AmuletState, seat: i64) -> bool:
        insight = self.insight
        board = world.board
        setup = world.setup
        mine: i64 = self.village(world, seat)
        other: i64 = self.lowest_other(world, seat)
        if mine <= self.taste[T_LOW]:
            return True
        at: i64 = self.least
        sure: i64 = self.surety(world, seat)
        hidden: i64 = 0
        i: i64 = at + ROW
        while i < at + ROW + board[at + SIZE]:
            if self.sight & BIT[board[i]] == 0:
                hidden += 1
            i += 1
        sure += insight[I_CALL_HIDDEN] * hidden + insight[I_CALL_SIZE] * board[at + SIZE]
        if world.piled > 0:
            top: i64 = VALUE[board[setup.pile_at + world.piled - 1]]
            if top < 7:
                sure += insight[I_CALL_PILE] * (7 - top)
        ahead: i64 = 1000
        other_at: i64 = 0
        while other_at < setup.pile_at:
            if other_at != STRIDE * seat and board[other_at + TOTAL] < ahead:
                ahead = board[other_at + TOTAL]
            other_at += STRIDE
        ahead -= board[STRIDE * seat + TOTAL]
        if ahead > 20:
            ahead = 20
        elif ahead < -20:
            ahead = -20
        sure += ahead * insight[I_CALL_LEAD if world.round == ROUNDS - 1 else I_CALL_LEAD_EARLY]
        sure += insight[I_CALL_MINE] * mine // 100
        if self.onward > 0:
            sure += insight[I_CALL_WORTH] * self.onward // 100
        if board[at + SIZE] > MOST_TO_CALL:
            sure += insight[I_CALL_THREAT]
        return mine + sure <= other

    def choose_start(self, world: AmuletState, seat: i64) -> i64:
        self.onward = self.best_opening(world, seat)
        if world.head & BIT[CALL] != 0 and self.calls(world, seat):
            return CALL
        free: i64 = self.free_action(world, seat)
        return self.opening if free < 0 else free

    def power_worth(self, world: AmuletState, seat: i64, value: i64) -> i64:
        worth: i64 = super().power_worth(world, seat, value)
        if value == ROBBER and worth > 0 and world.setup.seats == 2:
            worth += worth * self.insight[I_ROB_LAST if self.last else I_ROB] // 100
        elif EXPOSER <= value <= SEER:
            worth = worth * self.power // 100
        return worth

    def harm_counts(self) -> i64:
        return self.insight[I_HARM_LAST if self.last else I_HARM]


NAMES: Final[tuple[str, ...]] = (*TASTES, *INSIGHTS)
"""The names of all its values, in the order of the files that have them."""


def shrewd(values: list[int]) -> Shrewd:
    """The shrewd player with these values, in the order of `NAMES`."""
    if len(values) != len(NAMES):
        raise ValueError
    return Shrewd(vec[i64](values[: len(TASTES)]), vec[i64](values[len(TASTES) :]))


def values_for(seats: int) -> str:
    """The name of the learned values for a table with so many players."""
    return "shrewd-2" if seats == 2 else "shrewd-4"
