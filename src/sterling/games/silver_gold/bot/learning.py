"""Learns what a position is worth from games in which every seat plays by what has been learned so far.

After each game, the estimate of every position in it moves towards a mixture of the estimates that followed it and the
final score, by gradient descent with a step of its own for each weight (Adagrad).
"""

from math import floor, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.learned import UNIT as ACTIVITY
from sterling.bots.learned import Learned, Pupil
from sterling.core.bits import LOW4
from sterling.core.rng import Rng
from sterling.core.state import Setup
from sterling.games.silver_gold.bot.alone import ALONE
from sterling.games.silver_gold.bot.worth import FEATURES, HIDDEN, WIDTH, Taste, Worth, scales
from sterling.games.silver_gold.codes import DRAW, FIRST_KEPT, MARK, SECOND_KEPT, TAKE
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

UNIT: Final = 10.0  # points that the network calls 1 while it learns
RATE: Final = 0.02
LEAST_RATE: Final = 0.0005
MIXTURE: Final = 0.8  # how much of the estimate that follows is replaced by what came after it
SURPRISE: Final = 2.5  # a larger error teaches no more than this one
STAGES: Final = 20
MOST: Final = 120  # decisions of a seat in a game that are learned from
ROOM: Final = 112  # features of a position that are not 0
EXPONENT: Final = 16  # while learning, weights are used in 1/65536


class Position(Pupil):
    """How many points a position will still bring its seat."""

    def __init__(self) -> None:
        self.weights = vec[float]([0.0] * (FEATURES * WIDTH))
        self.outer = vec[float]([0.0] * HIDDEN)
        self.threshold = vec[float]([0.0] * WIDTH)
        self.slopes = vec[float]([1.0e-6] * (FEATURES * WIDTH))
        self.outer_slopes = vec[float]([1.0e-6] * HIDDEN)
        self.threshold_slopes = vec[float]([1.0e-6] * WIDTH)
        self.scale = vec[float]([float(scale) for scale in scales()])
        self.rate: float = RATE
        self.stage: i64 = 0
        self.worth = Worth(
            Learned(
                FEATURES,
                HIDDEN,
                1,
                vec[i64]([0]),
                vec[float]([0.0]),
                vec[i64]([0] * FEATURES),
                1.0 / 65536.0,
                vec[i64]([0] * (FEATURES * HIDDEN)),
                vec[i64]([0] * HIDDEN),
                EXPONENT - ACTIVITY,
                vec[i64]([0] * HIDDEN),
                1.0 / 65536.0 / 4096.0,
            ),
            ALONE.table(),
            Taste(0, 0, 0, 0, 0),
        )
        # The positions of a game, by seat: features, what was certain, and the estimate.
        self.active = vec[i64]([0] * (4 * MOST * ROOM))
        self.amount = vec[float]([0.0] * (4 * MOST * ROOM))
        self.filled = vec[i64]([0] * (4 * MOST))
        self.sure = vec[float]([0.0] * (4 * MOST))
        self.guess = vec[float]([0.0] * (4 * MOST))
        self.moves = vec[i64]([0, 0, 0, 0])
        self.sum = vec[float]([0.0] * WIDTH)
        self.examples: i64 = 0
        self.points: i64 = 0
        self.scores: i64 = 0

    # -- what `sterling train` asks for --------------------------------------------------------------------------------

    def features(self) -> int:
        return FEATURES

    def outputs(self) -> list[str]:
        return ["points"]

    def hidden(self) -> int:
        return HIDDEN

    def begin(self, seed: i64) -> None:
        rng = Rng(seed)
        i: i64 = 0
        while i < FEATURES * WIDTH:
            self.weights[i] = 0.0 if i % WIDTH == HIDDEN else 0.16 * about_zero(rng)
            i += 1
        i = 0
        while i < HIDDEN:
            self.outer[i] = 0.4 * about_zero(rng)
            i += 1
        self.round_off()

    def study(self, setup: Setup, rng: Rng, over: float) -> None:
        self.rate = RATE * (1.0 - over) + LEAST_RATE
        stage: i64 = i64(over * float(STAGES))
        if stage != self.stage:
            self.stage = stage
            if over < 0.5:
                self.relax()
        # Some games are played as well as possible, others with errors, so that it learns what errors cost.
        noise: i64 = 300
        if over > 0.02:
            luck: i64 = rng.below(4)
            noise = 0 if luck == 0 else 30 if luck == 1 else 100 if luck == 2 else 300
        self.points += self.play(setup, rng, noise, True)
        self.scores += setup.seats
        self.round_off()

    def mean(self) -> float:
        """The mean score since it was last asked."""
        mean: float = float(self.points) / float(self.scores) if self.scores > 0 else 0.0
        self.points = 0
        self.scores = 0
        return mean

    def learned_from(self) -> int:
        return self.examples

    def known(self) -> list[float]:
        found: list[float] = [float(self.examples), float(self.stage)]
        for numbers in (
            self.weights,
            self.outer,
            self.threshold,
            self.slopes,
            self.outer_slopes,
            self.threshold_slopes,
        ):
            found.extend(list(numbers))
        return found

    def recall(self, known: list[float]) -> None:
        self.examples = i64(known[0])
        self.stage = i64(known[1])
        at: i64 = 2
        for numbers in (
            self.weights,
            self.outer,
            self.threshold,
            self.slopes,
            self.outer_slopes,
            self.threshold_slopes,
        ):
            i: i64 = 0
            while i < len(numbers):
                numbers[i] = known[at + i]
                i += 1
            at += len(numbers)
        self.round_off()

    def parts(self) -> list[list[float]]:
        direct: list[float] = []
        inner: list[float] = []
        feature: i64 = 0
        while feature < FEATURES:
            scale: float = self.scale[feature]
            unit: i64 = 0
            while unit < HIDDEN:
                inner.append(self.weights[WIDTH * feature + unit] / scale)
                unit += 1
            direct.append(UNIT * self.weights[WIDTH * feature + HIDDEN] / scale)
            feature += 1
        outer = [UNIT * number for number in self.outer]
        return [[UNIT * self.threshold[HIDDEN]], direct, list(self.threshold)[:HIDDEN], inner, outer]

    def round_off(self) -> None:
        """Hands what has been learned to the player."""
        learned = self.worth.learned
        feature: i64 = 0
        while feature < FEATURES:
            unit: i64 = 0
            size: float = 65536.0 / self.scale[feature]
            while unit < HIDDEN:
                learned.inner[HIDDEN * feature + unit] = nearest(self.weights[WIDTH * feature + unit] * size)
                unit += 1
            learned.direct[feature] = nearest(self.weights[WIDTH * feature + HIDDEN] * size * UNIT)
            feature += 1
        unit = 0
        while unit < HIDDEN:
            learned.threshold[unit] = nearest(self.threshold[unit] * 65536.0)
            learned.outer[unit] = nearest(self.outer[unit] * 65536.0 * UNIT)
            unit += 1
        learned.base[0] = UNIT * self.threshold[HIDDEN]
        self.worth.take(learned)

    # -- games ---------------------------------------------------------------------------------------------------------

    def play(self, setup: Setup, rng: Rng, noise: i64, learn: bool) -> i64:
        """A game, played with this much noise; returns the sum of all scores."""
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
        return total

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
        if worth.left == 0 and owed == 0:
            return
        bits_a: i64 = worth.card_features(world, card_a, mine & 65535)
        bits_b: i64 = worth.card_features(world, card_b, (mine >> 16) & 65535)
        worth.score_features(world, card_a, card_b, mine, owed, bits_a, bits_b)
        number: i64 = MOST * seat + self.moves[seat]
        self.moves[seat] += 1
        start: i64 = ROOM * number
        i: i64 = 0
        while i < worth.filled:
            self.active[start + i] = worth.active[i]
            self.amount[start + i] = float(worth.amount[i]) / self.scale[worth.active[i]]
            i += 1
        self.filled[number] = worth.filled
        self.sure[number] = float(worth.sure(world, card_a, card_b, mine))
        self.guess[number] = self.forward(number)

    def forward(self, number: i64) -> float:
        """The estimate for a position that was kept; leaves the sums of the units behind."""
        weights = self.weights
        sums = self.sum
        j: i64 = 0
        while j < WIDTH:
            sums[j] = self.threshold[j]
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
                total += self.outer[j] * sums[j]
            j += 1
        return self.sure[number] + UNIT * total

    def learn(self, seat: i64, points: float) -> None:
        """Moves the estimates towards what came of them: a mixture of the estimates that followed and the result."""
        target: float = points
        number: i64 = MOST * seat + self.moves[seat] - 1
        following: float = points
        while number >= MOST * seat:
            target = MIXTURE * target + (1.0 - MIXTURE) * following
            following = self.guess[number]
            self.correct(number, target)
            number -= 1

    def correct(self, number: i64, target: float) -> None:
        """One step towards the target."""
        weights = self.weights
        slopes = self.slopes
        sums = self.sum
        outer = self.outer
        error: float = (target - self.forward(number)) / UNIT
        self.examples += 1
        if error > SURPRISE:
            error = SURPRISE
        elif error < -SURPRISE:
            error = -SURPRISE
        rate: float = self.rate
        j: i64 = 0
        slope: float = 0.0
        while j < HIDDEN:
            unit: float = sums[j]
            if unit > 0.0:
                slope = error * unit
                sums[j] = error * outer[j]
                self.outer_slopes[j] += slope * slope
                outer[j] += rate * slope / sqrt(self.outer_slopes[j])
            else:
                sums[j] = 0.0
            j += 1
        sums[HIDDEN] = error
        j = 0
        while j < WIDTH:
            slope = sums[j]
            if slope != 0.0:
                self.threshold_slopes[j] += slope * slope
                self.threshold[j] += rate * slope / sqrt(self.threshold_slopes[j])
            j += 1
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

    def relax(self) -> None:
        """Forgets half of how steep the way was, so that learning goes on at a useful pace."""
        for slopes in (self.slopes, self.outer_slopes, self.threshold_slopes):
            i: i64 = 0
            while i < len(slopes):
                slopes[i] = 0.5 * slopes[i] + 1.0e-6
                i += 1


def about_zero(rng: Rng) -> float:
    """A random number between -1 and 1, more often near 0."""
    return float(rng.below(1000) + rng.below(1000) - 999) / 1000.0


def nearest(number: float) -> i64:
    return i64(floor(number + 0.5))
