"""The quick player: it thinks like the greedy player, in a fraction of the time, for playing worlds on.

What an exchange gains falls by one point for each point of the new card, whatever it replaces. So the best plan is
worked out once per decision, and not again for every value that the deck may hold.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT, pop
from sterling.games.amulet.bot.greedy import Greedy
from sterling.games.amulet.bot.reckoning import VERY_BAD
from sterling.games.amulet.codes import (
    APPRENTICE,
    BEHOLDER,
    CARDS,
    COPIES,
    DOPPELGANGER,
    EXPOSER,
    MASTER,
    REVEALER,
    ROBBER,
    SEER,
    VALUE,
    WITCH,
)
from sterling.games.amulet.rules import DOWN, KNOWN, ROW, SIZE, STRIDE, UP, AmuletState

KINDS: Final = 14

# What the player likes, in hundredths of a point (the pairs in percent); `TASTES` has the names, in this order.
T_LOOK: Final = 0
T_LOOK_TWO: Final = 1
T_TURN: Final = 2
T_REVEAL: Final = 3
T_APPRENTICE: Final = 4
T_SEER: Final = 5
T_SEER_OTHER: Final = 6
T_WITCH: Final = 7
T_ROBBER: Final = 8
T_MASTER: Final = 9
T_FEWER: Final = 10
T_PAIR: Final = 11  # percentage of what a set in the village would save
T_MAY_CALL: Final = 12
T_LEARN: Final = 13  # how much worse a card it has not seen is than the mean
T_KEPT: Final = 14
T_KEPT_LATER: Final = 15
T_SURE: Final = 16  # how far below the others it must be to call
T_SURE_UNKNOWN: Final = 17  # … and how much more for each own card it has not seen
T_SURE_EARLY: Final = 18  # … and for every ten cards in the deck
T_LOW: Final = 19
T_GUARD: Final = 20
T_PRESENT: Final = 21
T_OPEN: Final = 22  # + value up to 5: how much more a card is worth face up
T_LOWEST_KEPT: Final = 28
T_PAIR_MORE: Final = 29  # the same with more than two players


def _cards_by_value() -> list[int]:
    return [(2**copies - 1) * 2 ** sum(COPIES[:value]) for value, copies in enumerate(COPIES)]


KIND: Final[vec[i64]] = vec[i64](_cards_by_value())
"""The set of cards of each value."""
ALL: Final[i64] = 2**CARDS - 1


class Brisk(Greedy):
    """The greedy player with its sharper values, at several times the speed."""

    def __init__(self, taste: vec[i64]) -> None:
        super().__init__(
            fewer=taste[T_FEWER],
            pair=taste[T_PAIR],
            kept=taste[T_KEPT],
            kept_later=taste[T_KEPT_LATER],
            guard_up_to=taste[T_GUARD],
            present=taste[T_PRESENT],
            may_call=taste[T_MAY_CALL],
            rounds_end=1,
        )
        self.taste = taste

    promise: i64 = 0
    """What the sets of its village promise to save."""
    single: i64 = 0
    """What its best exchange of one card gains, before the price of the new card; `where` is the place."""
    where: i64 = 0
    value: i64 = 0
    """The value of that card, or -1 if it has not seen it."""
    spare: i64 = 0
    """The same for its second best card; `aside` is its place."""
    aside: i64 = 0
    whole: i64 = 0
    """The same for its best set; `kind` is the value of its cards."""
    kind: i64 = 0

    def take_in(self, world: AmuletState, seat: i64) -> None:
        board = world.board
        at: i64 = STRIDE * seat
        sight: i64 = board[at + KNOWN] | world.open_cards()
        if world.hand >= 0 and world.turn == seat:
            sight |= BIT[world.hand]
        self.sight = sight
        self.last = world.caller >= 0
        # With more players a round is shorter, and sets are rarely completed.
        self.pair = self.taste[T_PAIR if world.setup.seats == 2 else T_PAIR_MORE]
        left = self.left
        rest: i64 = ALL & ~sight
        unseen: i64 = 0
        total: i64 = 0
        value: i64 = 0
        while value < KINDS:
            n: i64 = pop(rest & KIND[value])
            left[value] = n
            unseen += n
            total += value * n
            value += 1
        self.unseen = unseen
        self.mean = 100 * total // unseen if unseen != 0 else 0
        self.look_over(world, at)

    def look_over(self, world: AmuletState, at: i64) -> None:
        """The best plans for its own village: which card to replace, and which set."""
        board = world.board
        own = self.own
        # A card it has not seen is a little worse than the mean: nobody can plan with it.
        mean: i64 = self.mean if self.last else self.mean + self.taste[T_LEARN]
        sight: i64 = self.sight
        sealed: i64 = world.sealed
        known: i64 = (board[at + UP] | board[at + DOWN]) & sight & ~sealed
        value: i64 = 0
        while value < KINDS:
            own[value] = 0
            value += 1
        sets: bool = known & KIND[DOPPELGANGER] != 0
        size: i64 = board[at + SIZE]
        i: i64 = at + ROW
        end: i64 = i + size
        while i < end:
            if known & BIT[board[i]] != 0:
                value = VALUE[board[i]]
                if own[value] != 0:
                    sets = True
                own[value] += 1
            i += 1
        before: i64 = self.set_bonus() if sets else 0
        self.promise = before
        best: i64 = VERY_BAD
        second: i64 = VERY_BAD
        self.where = 0
        self.aside = 0
        self.value = -1
        place: i64 = 0
        while place < size:
            card: i64 = board[at + ROW + place]
            if sealed & BIT[card] == 0:
                worth: i64 = mean
                value = -1
                if known & BIT[card] != 0:
                    value = VALUE[card]
                    worth = 100 * value
                    if before != 0 and (own[value] > 1 or value == DOPPELGANGER):
                        own[value] -= 1
                        worth += self.pair * (self.set_bonus() - before) // 100
                        own[value] += 1
                if worth > best:
                    second = best
                    self.aside = self.where
                    best = worth
                    self.where = place
                    self.value = value
                elif worth > second:
                    second = worth
                    self.aside = place
            place += 1
        self.single = best
        self.spare = second
        self.kind = -1
        self.whole = VERY_BAD
        if sets:
            self.find_set(size, before)

    def find_set(self, size: i64, before: i64) -> None:
        own = self.own
        wild: i64 = own[DOPPELGANGER]
        kind: i64 = 0
        while kind <= DOPPELGANGER:
            n: i64 = own[kind]
            together: i64 = n if kind == DOPPELGANGER else n + wild
            if n > 0 and together > 1:
                saved: i64 = 100 * kind * n - self.pair * before // 100
                if kind != DOPPELGANGER:
                    saved += 1300 * wild
                if not self.last:
                    saved += self.fewer * (together - 1)
                    if size > 4 and size - together + 1 <= 4:
                        saved += self.may_call
                if saved > self.whole:
                    self.whole = saved
                    self.kind = kind
            kind += 1

    def joins(self, value: i64) -> i64:
        """What a new card of this value adds to the sets of its village."""
        own = self.own
        if self.last:
            return 0
        n: i64 = own[value]
        wild: i64 = own[DOPPELGANGER]
        if n + wild == 0 and value != DOPPELGANGER:
            return 0
        own[value] += 1
        more: i64 = self.set_bonus() - self.promise
        own[value] -= 1
        return self.pair * more // 100

    def gain(self, world: AmuletState, seat: i64, value: i64, hidden: bool) -> i64:
        price: i64 = 100 * value
        if not hidden and not self.last:
            price -= self.taste[T_OPEN + (value if value < 5 else 5)]
        best: i64 = self.single
        place: i64 = self.where
        more: i64 = self.joins(value)
        if value != self.value:
            best += more
        elif self.spare + more > best:
            # A pair needs the card it joins.
            best = self.spare + more
            place = self.aside
        if self.whole > best:
            self.plan = self.set_places(world, STRIDE * seat, self.kind)
            return self.whole - price
        self.plan = BIT[place]
        return best - price

    def blind_worth(self, world: AmuletState, seat: i64, card: i64) -> i64:
        if self.sight & BIT[card] != 0:
            return self.drawn_worth(world, seat, VALUE[card], True)
        if self.unseen == 0:
            return 0
        left = self.left
        own = self.own
        whole: i64 = self.whole
        plain: bool = own[DOPPELGANGER] == 0
        total: i64 = 0
        value: i64 = 0
        while value < KINDS:
            n: i64 = left[value]
            if n != 0:
                best: i64 = self.single
                if own[value] != 0 or not plain or value == DOPPELGANGER:
                    more: i64 = self.joins(value)
                    if value != self.value:
                        best += more
                    elif self.spare + more > best:
                        best = self.spare + more
                if whole > best:
                    best = whole
                best -= 100 * value
                dropped: i64 = self.power_worth(world, seat, value)
                total += n * (best if best > dropped else dropped)
            value += 1
        return total // self.unseen

    def power_worth(self, world: AmuletState, seat: i64, value: i64) -> i64:
        taste = self.taste
        if self.last and value <= SEER:
            return 0
        if value < EXPOSER:
            return self.present * (value - EXPOSER)
        if value == MASTER:
            fetched: i64 = self.best_fetch(world, seat, world.piled)
            return fetched + taste[T_MASTER] if fetched > 0 else 0
        if value == WITCH:
            return taste[T_WITCH]
        if value == ROBBER:
            saved: i64 = self.loot(world, seat)
            return saved + taste[T_ROBBER] if saved > 0 else 0
        if value == APPRENTICE:
            return taste[T_APPRENTICE]
        unknown: i64 = self.unknown_own(world, seat)
        if value == SEER:
            return taste[T_SEER] if unknown > 0 else taste[T_SEER_OTHER]
        if unknown == 0:
            return 0
        if value == EXPOSER:
            return taste[T_TURN]
        if value == REVEALER:
            return taste[T_REVEAL]
        if value == BEHOLDER:
            return taste[T_LOOK_TWO] if unknown > 1 else taste[T_LOOK]
        return 0

    def elsewhere(self, world: AmuletState, at: i64, card: i64) -> i64:
        if self.sight & BIT[card] != 0:
            return 100 * VALUE[card]
        if world.board[at + KNOWN] & BIT[card] != 0:
            less: i64 = self.kept + self.kept_later * (world.top - world.setup.deck_at) // 10
            low: i64 = self.taste[T_LOWEST_KEPT]
            return self.mean - less if self.mean > less + low else low
        return self.mean

    def calls(self, world: AmuletState, seat: i64) -> bool:
        mine: i64 = self.village(world, seat)
        return mine <= self.taste[T_LOW] or mine + self.surety(world, seat) <= self.lowest_other(world, seat)

    def surety(self, world: AmuletState, seat: i64) -> i64:
        """How far below the others it must be to call."""
        taste = self.taste
        sure: i64 = taste[T_SURE] + taste[T_SURE_UNKNOWN] * self.unknown_own(world, seat)
        return sure + taste[T_SURE_EARLY] * (world.setup.deck_end - world.top) // 10

    def best_fetch(self, world: AmuletState, seat: i64, piled: i64) -> i64:
        """What the lowest card of the pile, this many cards of it, gains, or 0; `fetched` is its place."""
        board = world.board
        lowest_value: i64 = KINDS
        i: i64 = world.setup.pile_at
        end: i64 = i + piled
        found: i64 = i
        while i < end:
            value: i64 = VALUE[board[i]]
            if value < lowest_value:
                lowest_value = value
                found = i
            i += 1
        if lowest_value == KINDS:
            return 0
        self.fetched = found - world.setup.pile_at
        saved: i64 = self.gain(world, seat, lowest_value, False)
        return saved if saved > 0 else 0


TASTES: Final[dict[str, int]] = {
    "look": 239,
    "look-two": 432,
    "turn": 41,
    "reveal": 41,
    "apprentice": 99,
    "seer": 239,
    "seer-other": 99,
    "witch": 210,
    "robber": 46,
    "master": 46,
    "fewer": 346,
    "pair": 160,
    "may-call": 130,
    "learn": 328,
    "kept": 288,
    "kept-later": 67,
    "sure": 545,
    "sure-unknown": 0,
    "sure-early": 0,
    "low": -100,
    "guard": 2,
    "present": 41,
    "open-0": 142,
    "open-1": 46,
    "open-2": 46,
    "open-3": -50,
    "open-4": 46,
    "open": 46,
    "lowest-kept": 120,
    "pair-more": 130,
}


def player(**changes: int) -> Brisk:
    """The quick player as it was tuned in games against itself and the sharp greedy player, or one with another
    taste."""
    taste = dict(TASTES)
    for name, value in changes.items():
        taste[name.replace("_", "-")] = value
    return Brisk(vec[i64](list(taste.values())))
