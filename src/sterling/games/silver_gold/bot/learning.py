"""Learns what a position is worth from games in which every seat plays by what has been learned so far."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import LOW4
from sterling.core.rng import Rng
from sterling.core.state import Setup
from sterling.games.silver_gold.bot.worth import FEATURES, HIDDEN, UNIT, WIDTH, Worth
from sterling.games.silver_gold.codes import (
    CARD_MASKS,
    CARD_PATTERNS,
    DRAW,
    EXPEDITION_PATTERNS,
    FIRST_KEPT,
    MARK,
    SECOND_KEPT,
    TAKE,
)
from sterling.games.silver_gold.rules import (
    CARD_A,
    CARD_B,
    MARKING,
    MINE,
    OWED,
    REPLACING,
    STRIDE,
    SilverGoldState,
)

MOST: Final = 120  # decisions of a seat in a game that are learned from
ROOM: Final = 112  # features that are not zero


def turns_alone() -> vec[float]:
    """For every set of free cells: how many turns it takes on average to mark them all, with the best marks, if each
    turn brings any of the eight expedition cards."""
    masks: list[list[int]] = [[], [], [], [], [], [], []]
    for code, mask in enumerate(CARD_MASKS):
        masks[CARD_PATTERNS[code]].append(mask)
    ends: list[int] = []
    flat: list[int] = []
    for pattern in range(7):
        flat += masks[pattern]
        ends.append(len(flat))
    codes = vec[i64](flat)
    end = vec[i64](ends)
    weight = vec[float]([float(EXPEDITION_PATTERNS.count(pattern)) / 8.0 for pattern in range(6)])
    alone = vec[float]([0.0] * 65536)
    free: i64 = 1
    while free < 65536:
        single: float = 99.0
        i: i64 = end[5]
        while i < end[6]:
            if codes[i] & free != 0 and alone[free ^ codes[i]] < single:
                single = alone[free ^ codes[i]]
            i += 1
        turns: float = 1.0
        i = 0
        p: i64 = 0
        while p < 6:
            best: float = single
            while i < end[p]:
                if codes[i] & free == codes[i] and alone[free ^ codes[i]] < best:
                    best = alone[free ^ codes[i]]
                i += 1
            turns += weight[p] * best
            p += 1
        alone[free] = turns
        free += 1
    return alone


class Learner:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.slopes = vec[float]([1.0e-6] * (FEATURES * WIDTH))
        self.out_slopes = vec[float]([1.0e-6] * HIDDEN)
        self.rate: float = 0.02
        self.lam: float = 0.8
        self.active = vec[i64]([0] * (4 * MOST * ROOM))
        self.amount = vec[float]([0.0] * (4 * MOST * ROOM))
        self.filled = vec[i64]([0] * (4 * MOST))
        self.sure = vec[float]([0.0] * (4 * MOST))
        self.guess = vec[float]([0.0] * (4 * MOST))
        self.moves = vec[i64]([0, 0, 0, 0])
        self.sum = vec[float]([0.0] * WIDTH)
        self.points: i64 = 0
        self.error: float = 0.0
        self.samples: i64 = 0

    def play(self, setup: Setup, rng: Rng, noise: i64, learn: bool) -> i64:
        """One game; returns the sum of all scores."""
        world = setup.start(setup.shuffled(rng))
        assert isinstance(world, SilverGoldState)
        worth = self.worth
        seat: i64 = 0
        while seat < 4:
            self.moves[seat] = 0
            seat += 1
        while True:
            waiting: i64 = world.waiting()
            if waiting == 0:
                break
            seat = LOW4[waiting]
            action: i64 = 0
            if world.count(seat) == 1:
                action = world.nth(seat, 0)
            else:
                action = worth.best(world, seat, rng, noise)
                if learn and action != DRAW and self.moves[seat] < MOST:
                    self.keep(world, seat, action)
            world.apply(seat, action)
        total: i64 = 0
        seat = 0
        while seat < setup.seats:
            points: i64 = world.points(seat)
            total += points
            if learn:
                self.learn(seat, float(points))
            seat += 1
        if learn:
            self.forget_cards()
        return total

    def forget_cards(self) -> None:
        keys = self.worth.keys
        i: i64 = 0
        while i < len(keys):
            keys[i] = -1
            i += 1

    def keep(self, world: SilverGoldState, seat: i64, action: i64) -> None:
        """Remembers the position after an action."""
        worth = self.worth
        at: i64 = STRIDE * seat
        board = world.board
        card_a: i64 = board[at + CARD_A]
        card_b: i64 = board[at + CARD_B]
        mine: i64 = board[at + MINE]
        owed: i64 = 0
        taken: i64 = -1
        if world.phase == MARKING:
            worth.mark(world, card_a, card_b, mine, board[at + OWED], action - MARK)
            mine = worth.mine
            owed = worth.owed
        elif world.phase == REPLACING:
            taken = action - TAKE
            card: i64 = board[STRIDE * world.setup.seats + taken]
            if card_a < 0:
                card_a = card
                mine |= world.setup.deck.land[card]
            else:
                card_b = card
                mine |= world.setup.deck.land[card] << 16
        else:
            card_a = world.order[4 * seat + FIRST_KEPT[action]]
            card_b = world.order[4 * seat + SECOND_KEPT[action]]
            mine = world.setup.deck.land[card_a] | (world.setup.deck.land[card_b] << 16)
        worth.look_at_table(world, seat, True, taken)
        if worth.world_turns == 0 and owed == 0:
            return
        bits: i64 = worth.card_features(world, card_a, mine & 65535)
        bits |= worth.card_features(world, card_b, (mine >> 16) & 65535)
        worth.score_features(world, card_a, card_b, mine, owed, bits)
        number: i64 = MOST * seat + self.moves[seat]
        self.moves[seat] += 1
        start: i64 = ROOM * number
        i: i64 = 0
        while i < worth.filled:
            self.active[start + i] = worth.active[i]
            self.amount[start + i] = worth.amount[i]
            i += 1
        self.filled[number] = worth.filled
        self.sure[number] = float(worth.sure(world, card_a, card_b, mine))
        self.guess[number] = self.forward(number)

    def forward(self, number: i64) -> float:
        worth = self.worth
        weights = worth.weights
        sums = self.sum
        j: i64 = 0
        while j < WIDTH:
            sums[j] = 0.0
            j += 1
        i: i64 = ROOM * number
        end: i64 = i + self.filled[number]
        while i < end:
            at: i64 = WIDTH * self.active[i]
            amount: float = self.amount[i]
            j = 0
            while j < WIDTH:
                sums[j] += weights[at + j] * amount
                j += 1
            i += 1
        total: float = sums[HIDDEN]
        j = 0
        while j < HIDDEN:
            if sums[j] > 0.0:
                total += worth.out[j] * sums[j]
            j += 1
        return self.sure[number] + UNIT * total

    def learn(self, seat: i64, points: float) -> None:
        """Moves the estimates towards what came of them: a mixture of the estimates that followed and the result."""
        target: float = points
        number: i64 = MOST * seat + self.moves[seat] - 1
        following: float = points
        while number >= MOST * seat:
            target = self.lam * target + (1.0 - self.lam) * following
            following = self.guess[number]
            self.correct(number, target)
            number -= 1

    def correct(self, number: i64, target: float) -> None:
        worth = self.worth
        weights = worth.weights
        slopes = self.slopes
        sums = self.sum
        out = worth.out
        error: float = (target - self.forward(number)) / UNIT
        self.error += error * error
        self.samples += 1
        # A surprise beyond two and a half units teaches no more than one of that size.
        if error > 2.5:
            error = 2.5
        elif error < -2.5:
            error = -2.5
        rate: float = self.rate
        j: i64 = 0
        slope: float = 0.0
        while j < HIDDEN:
            unit: float = sums[j]
            if unit > 0.0:
                slope = error * unit
                sums[j] = error * out[j]
                self.out_slopes[j] += slope * slope
                out[j] += rate * slope / sqrt(self.out_slopes[j])
            else:
                sums[j] = 0.0
            j += 1
        sums[HIDDEN] = error
        i: i64 = ROOM * number
        end: i64 = i + self.filled[number]
        while i < end:
            at: i64 = WIDTH * self.active[i]
            amount: float = self.amount[i]
            j = 0
            while j < WIDTH:
                slope = sums[j] * amount
                if slope != 0.0:
                    slopes[at + j] += slope * slope
                    weights[at + j] += rate * slope / sqrt(slopes[at + j])
                j += 1
            i += 1

    def relax(self, share: float) -> None:
        """Forgets part of how steep the way was, so that learning goes on at a useful pace."""
        i: i64 = 0
        while i < len(self.slopes):
            self.slopes[i] = self.slopes[i] * share + 1.0e-6
            i += 1
        i = 0
        while i < HIDDEN:
            self.out_slopes[i] = self.out_slopes[i] * share + 1.0e-6
            i += 1
