"""Self-play for training: rounds of the quick player, and what they cost."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sterling.bots.policy import Policy
from sterling.core.bits import LOW4
from sterling.core.rng import Rng
from sterling.core.state import Setup
from sterling.games.amulet.bot.outlook import INPUTS, numbers
from sterling.games.amulet.rules import OVER, START, STRIDE, TOTAL, AmuletState


def rounds(setup: Setup, player: Policy, rng: Rng, games: i64, slips: i64) -> vec[float]:
    """Rows of the numbers of every seat at starts of turns before a call, each followed by what the round cost it."""
    found = vec[float]()
    row = vec[float]([0.0] * INPUTS)
    waiting_rows = vec[float]()
    while games > 0:
        games -= 1
        world = setup.start(setup.shuffled(rng))
        assert isinstance(world, AmuletState)
        seats: i64 = world.setup.seats
        current: i64 = world.round
        before = vec[i64]([0, 0, 0, 0])
        waiting_rows = vec[float]()
        kept: i64 = 0
        while True:
            if world.round != current or world.phase == OVER:
                # The rows of a moment come seat by seat.
                n: i64 = 0
                while n < kept:
                    i: i64 = 0
                    while i < INPUTS:
                        found = append(found, waiting_rows[n * INPUTS + i])
                        i += 1
                    seat: i64 = n % seats
                    found = append(found, float(world.board[STRIDE * seat + TOTAL] - before[seat]))
                    n += 1
                seat = 0
                while seat < seats:
                    before[seat] = world.board[STRIDE * seat + TOTAL]
                    seat += 1
                waiting_rows = vec[float]()
                kept = 0
                current = world.round
                if world.phase == OVER:
                    break
            waiting: i64 = world.waiting()
            seat = LOW4[waiting]
            if world.phase == START and world.stirred == 0 and world.caller < 0 and rng.below(3) == 0:
                other: i64 = 0
                while other < seats:
                    numbers(world, other, row)
                    i = 0
                    while i < INPUTS:
                        waiting_rows = append(waiting_rows, row[i])
                        i += 1
                    kept += 1
                    other += 1
            if rng.below(1000) < slips:
                world.apply(seat, world.nth(seat, rng.below(world.count(seat))))
            else:
                world.apply(seat, player.choose(world, seat, rng))
    return found


def duel(setup: Setup, first: Policy, second: Policy, rng: Rng, deals: i64) -> vec[i64]:
    """Wins in halves, points lost by each: two players on the same deals, each on both halves of the seats."""
    counts = vec[i64]([0, 0, 0, 0])
    while deals > 0:
        deals -= 1
        order = setup.shuffled(rng)
        side: i64 = 0
        while side < 2:
            world = setup.start(order[:])
            assert isinstance(world, AmuletState)
            seats: i64 = world.setup.seats
            waiting: i64 = world.waiting()
            while waiting != 0:
                seat: i64 = LOW4[waiting]
                mine: bool = (seat + side) & 1 == 0
                world.apply(seat, first.choose(world, seat, rng) if mine else second.choose(world, seat, rng))
                waiting = world.waiting()
            best: i64 = -1000000
            seat = 0
            while seat < seats:
                if world.rank(seat) > best:
                    best = world.rank(seat)
                seat += 1
            winners: i64 = 0
            won: i64 = 0
            seat = 0
            while seat < seats:
                mine = (seat + side) & 1 == 0
                if world.rank(seat) == best:
                    winners += 1
                    if mine:
                        won += 1
                counts[2 if mine else 3] += world.board[STRIDE * seat + TOTAL]
                seat += 1
            counts[0] += 12 * won // winners
            counts[1] += 12
            side += 1
    return counts
