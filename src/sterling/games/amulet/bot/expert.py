"""What the search knows about the Amulet."""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.bots.learned import Features, Learned
from sterling.bots.search import Knowledge
from sterling.core.bits import BIT, pop
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.amulet.bot.brisk import Brisk, player
from sterling.games.amulet.bot.likelihood import ALONE, KEPT_ODDS, PAIRS, SEARCH_ODDS, make_likely
from sterling.games.amulet.bot.outlook import describe
from sterling.games.amulet.bot.shrewd import shrewd, values_for
from sterling.games.amulet.codes import ACTIONS, AMULET, CARD, FETCH, PLACES, VALUE
from sterling.games.amulet.rules import (
    ANNOUNCE,
    DOWN,
    KNOWN,
    LOOKING,
    NEW_END,
    OVER,
    PENALTY_END,
    PLACING,
    ROUNDS,
    ROW,
    START,
    STRIDE,
    TOTAL,
    UP,
    AmuletState,
)

EXPLORE: Final = 0.3
AMULET_WORTH: Final = 2.0  # what the right to place the amulet is worth, in points
SWING: Final = 7.0  # roughly how many points a future round may swing
DOUBT: Final = 2.0  # how far off the outlook on a round is when the deck is nearly used up, …
DOUBT_EARLY: Final = 0.15  # … and how much more for each card in the deck
MARGIN: Final = 0.05  # the share of a finished game's reward that is for its margin


class Expert(Knowledge):
    """What the search knows about the Amulet.

    It compares the actions of the current decision. Everybody plays on with the shrewd player, with exactly the
    knowledge they have, to the end of the round. The reward is the chance to win the game with the points lost by then.
    With `laps`, play stops earlier, and what the round will cost from there has been learned.
    """

    def __init__(self, read: i64 = 1, laps: i64 = 0, steals: i64 = 0) -> None:
        self.read = read
        """Which cards it expects opponents to have kept: what players keep that search (1), or greedy ones (2), or any
        (0)."""
        self.laps = laps
        """How often it has its turn again before the world is judged; with 0 every round is played to its end.
        Fewer laps leave less to chance, which counts if there are few worlds."""
        self.steals = steals
        """How many points it would give to have a card in its village that another player has seen: a matter of
        style."""
        self.player: Brisk = player()
        """How everybody plays on: with the values for this number of players, once it has them."""
        self.learned: Learned | None = None
        self.features = Features()
        self.root: i64 = 0
        self.round: i64 = 0
        self.turns: i64 = 0
        self.marks = vec[i64]([0] * ACTIONS)

    def wants(self, seats: i64) -> list[str]:
        return ["outlook", values_for(seats)]

    def use(self, name: str, learned: Learned) -> None:
        if name == "outlook":
            self.learned = learned
        else:
            self.player = shrewd(learned.values())

    def begin(self, world: State, seat: i64) -> None:
        assert isinstance(world, AmuletState)
        self.root = seat
        self.round = world.round
        self.turns = 0
        if world.phase == LOOKING:
            return
        if self.read == 1:
            make_likely(world, seat, SEARCH_ODDS, PAIRS)
        elif self.read == 2:
            make_likely(world, seat, KEPT_ODDS, ALONE)

    def flat(self) -> bool:
        return True

    def enough(self) -> i64:
        return 32

    def doubt(self) -> float:
        return 4.0

    def options(self, world: State, seat: i64, actions: vec[i64]) -> i64:
        """All actions, but only one of several that differ by nothing this seat knows, such as looking at one card it
        has not seen or at another."""
        assert isinstance(world, AmuletState)
        count: i64 = world.count(seat)
        phase: i64 = world.phase
        if phase == LOOKING:
            # Looking is free, and the cards are all alike.
            actions[0] = world.nth(seat, 1)
            return 1
        if phase in (PLACING, NEW_END, PENALTY_END):
            actions[0] = world.nth(seat, 0)
            return 1
        marks = self.marks
        kept: i64 = 0
        k: i64 = 0
        while k < count:
            action: i64 = world.nth(seat, k)
            mark: i64 = self.mark(world, seat, action) if phase != ANNOUNCE else -1
            k += 1
            if mark >= 0:
                same: i64 = 0
                while same < kept and marks[same] != mark:
                    same += 1
                if same < kept:
                    continue
            marks[kept] = mark
            actions[kept] = action
            kept += 1
        return kept

    def mark(self, world: AmuletState, seat: i64, action: i64) -> i64:
        """Equal for actions that this seat cannot tell apart; -1 for one that is like no other."""
        board = world.board
        setup = world.setup
        if action >= CARD:
            target: i64 = action - CARD
            at: i64 = 0
            while target >= PLACES:
                target -= PLACES
                at += STRIDE
            card: i64 = BIT[board[at + ROW + target]]
            if (board[at + UP] | board[STRIDE * seat + KNOWN]) & card != 0:
                return -1
            mark: i64 = 2 * at
            if (world.guarded | world.sealed) & card != 0:
                mark += 1
            other: i64 = KNOWN
            while other < setup.pile_at:
                mark = 2 * mark
                if board[other] & card != 0:
                    mark += 1
                other += STRIDE
            return mark
        if FETCH <= action < AMULET:
            return 100000 + VALUE[board[setup.pile_at + action - FETCH]]
        return -1

    def stolen(self, world: AmuletState) -> i64:
        """How many hidden cards of its village another player has seen, and it has, too."""
        board = world.board
        mine: i64 = STRIDE * self.root
        others: i64 = 0
        at: i64 = 0
        while at < world.setup.pile_at:
            if at != mine:
                others |= board[at + KNOWN]
            at += STRIDE
        return pop(board[mine + DOWN] & board[mine + KNOWN] & others)

    def policy(self, world: State, seat: i64, rng: Rng) -> i64:
        return self.player.choose(world, seat, rng)

    def done(self, world: State) -> bool:
        assert isinstance(world, AmuletState)
        if world.round != self.round:
            return True
        if world.phase != START or world.turn != self.root or world.caller >= 0 or world.stirred != 0:
            return False
        self.turns += 1
        return self.turns == self.laps

    def cost(self, world: AmuletState, seat: i64) -> float:
        """What the rest of the round will cost a seat."""
        learned = self.learned
        assert learned is not None
        self.features.clear()
        describe(world, seat, self.features)
        learned.evaluate(self.features)
        cost: float = learned.output[0]
        return cost if cost > 0.0 else 0.0

    def judge(self, world: State, rewards: vec[float]) -> None:
        """The chance to win: the lead over the best opponent, against what the rest of the game may swing."""
        assert isinstance(world, AmuletState)
        self.turns = 0
        board = world.board
        going: bool = world.round == self.round
        best: float = 1000000.0
        mine: float = 0.0
        seat: i64 = 0
        while seat < world.setup.seats:
            total: float = float(board[STRIDE * seat + TOTAL])
            if going:
                total += self.cost(world, seat)
            if seat == self.root:
                mine = total
            elif total < best:
                best = total
            seat += 1
        lead: float = best - mine
        if going and self.steals != 0:
            lead += float(self.steals * self.stolen(world))
        if world.phase == OVER:
            won: float = 0.5
            if lead > 0.0 or (lead == 0.0 and world.holder == self.root):
                won = 1.0
            elif lead < 0.0 or world.holder >= 0:
                won = 0.0
            rewards[self.root] = (1.0 - MARGIN) * won + MARGIN / (1.0 + exp(-lead / SWING))
            return
        rounds: float = float(ROUNDS - world.round)
        spread: float = SWING * SWING * rounds
        if going:
            doubt: float = DOUBT + DOUBT_EARLY * float(world.setup.deck_end - world.top)
            spread = SWING * SWING * (rounds - 1.0) + doubt * doubt
        elif world.right >= 0:
            lead += AMULET_WORTH if world.right == self.root else -AMULET_WORTH
        rewards[self.root] = 1.0 / (1.0 + exp(-lead / sqrt(spread)))
