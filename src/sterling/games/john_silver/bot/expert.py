"""What the search knows about John Silver: a tree over everyone's decisions, judged by what rows and hands promise."""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.learned import Learned
from sterling.bots.search import Knowledge
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.john_silver.bot.endgame import MOST_NODES, Endgame
from sterling.games.john_silver.bot.greedy import answer, has_twin
from sterling.games.john_silver.bot.rows import SPOT_COST, Practice, Rows
from sterling.games.john_silver.codes import CARDS
from sterling.games.john_silver.rules import ANSWERING, LAYING, OVER, JohnSilverSetup, JohnSilverState

EXPLORE: Final = 0.07
# A lead of this many points, times the root of the cards to come, changes the odds of winning by a factor of e.
SWING: Final = 1.6
HOUSE: Final = 33962335542  # the fingerprint of the deck that the learned tables are for
OTHER_DECK_GAMES: Final = 1000


def fingerprint(setup: JohnSilverSetup) -> i64:
    """A number that tells decks apart."""
    number: i64 = 7
    card: i64 = 0
    while card < CARDS:
        worth: i64 = setup.deck.worth[card]
        number = (number * 131 + (worth & 255) + 16 * ((worth >> 16) & 255) + 37 * (worth >> 32)) & 0xFFFFFFFFF
        card += 1
    return number


class Expert(Knowledge):
    """It plays to win. Tastes make it play for something else besides: `spots` makes every black spot feel worse, and
    `apples` makes apple cards in hand feel better, both in tenths of a point. Without `solves` it does not work out the
    end of a game."""

    def __init__(self, spots: i64 = 0, apples: i64 = 0, solves: i64 = 1) -> None:
        self.spots = spots
        self.apples = apples
        self.solves = solves
        self.rows = Rows(2, spots, apples)
        self.known: i64 = 0
        self.learned: Learned | None = None
        self.endgame = Endgame()
        self.swing: float = SWING

    def wants(self, seats: i64) -> list[str]:
        return [f"rows-{seats}"]

    def use(self, name: str, learned: Learned) -> None:
        self.learned = learned

    def prepare(self, world: JohnSilverState) -> None:
        """The tables for this table's seats and deck, before the first look."""
        if self.known != 0:
            return
        self.known = 1
        setup = world.setup
        rows = Rows(setup.seats, self.spots, self.apples)
        learned = self.learned
        if learned is not None and fingerprint(setup) == HOUSE:
            rows.use(learned)
        else:
            # Nothing is learned about this deck, so it plays some games with it first.
            fresh = Rows(setup.seats)
            practice = Practice(fresh)
            rng = Rng(1)
            k: i64 = 0
            while k < OTHER_DECK_GAMES:
                start = setup.start(setup.shuffled(rng))
                assert isinstance(start, JohnSilverState)
                practice.play(start, rng, 1.0, 0.0001, 0.0)
                k += 1
            rows.table = fresh.table
            rows.holding = fresh.holding
        self.rows = rows

    def guided(self) -> bool:
        return True

    def options(self, world: State, seat: i64, actions: vec[i64]) -> i64:
        assert isinstance(world, JohnSilverState)
        count: i64 = world.count(seat)
        found: i64 = 0
        k: i64 = 0
        while k < count:
            action: i64 = world.nth(seat, k)
            if not has_twin(world, action):
                actions[found] = action
                found += 1
            k += 1
        return found

    def weigh(self, world: State, seat: i64, actions: vec[i64], count: i64, weights: vec[float]) -> None:
        assert isinstance(world, JohnSilverState)
        self.prepare(world)
        rows = self.rows
        rows.look_at(world, seat)
        slope: float = 0.2 / (self.swing * sqrt(float(rows.left) + 1.0))
        k: i64 = 0
        while k < count:
            weights[k] = slope * rows.score(world, actions[k])
            k += 1

    def decide(self, world: State, seat: i64) -> i64:
        assert isinstance(world, JohnSilverState)
        if self.solves != 0 and self.endgame.small(world) and self.endgame.solve(world, MOST_NODES):
            return self.endgame.best
        return -1

    def policy(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, JohnSilverState)
        if world.phase == ANSWERING:
            return answer(world, seat)
        self.prepare(world)
        return self.rows.choose(world, seat, rng, 0.0)

    def done(self, world: State) -> bool:
        """It judges between turns."""
        assert isinstance(world, JohnSilverState)
        return world.phase == LAYING

    def judge(self, world: State, rewards: vec[float]) -> None:
        assert isinstance(world, JohnSilverState)
        if world.phase == OVER:
            self.judge_end(world, rewards)
            return
        self.prepare(world)
        rows = self.rows
        rows.promise(world)
        seats: i64 = world.setup.seats
        left: float = float(rows.left)
        # JS-32: at the end spots cost by rank; the earlier it is, the more each costs the same.
        early: float = left / float(CARDS) if seats > 2 else 0.0
        scale: float = 1.0 / (self.swing * sqrt(left + 1.0))
        highest: float = -1000.0
        seat: i64 = 0
        while seat < seats:
            spots: float = early * -SPOT_COST * float(world.spots(seat)) + (1.0 - early) * float(
                world.spot_points(seat)
            )
            points: float = float(world.coin_points(seat) + world.apple_points(seat)) + spots + rows.gains[seat]
            points -= rows.spot_taste * float(world.spots(seat))
            rewards[seat] = points * scale
            if rewards[seat] > highest:
                highest = rewards[seat]
            seat += 1
        total: float = 0.0
        seat = 0
        while seat < seats:
            rewards[seat] = exp(rewards[seat] - highest)
            total += rewards[seat]
            seat += 1
        seat = 0
        while seat < seats:
            rewards[seat] /= total
            seat += 1

    def judge_end(self, world: JohnSilverState, rewards: vec[float]) -> None:
        """A win, or a part of a shared one."""
        seats: i64 = world.setup.seats
        most: i64 = -1000
        tied: i64 = 0
        seat: i64 = 0
        while seat < seats:
            points: i64 = world.points(seat)
            if points > most:
                most = points
                tied = 1
            elif points == most:
                tied += 1
            seat += 1
        seat = 0
        while seat < seats:
            rewards[seat] = 1.0 / float(tied) if world.points(seat) == most else 0.0
            seat += 1
