"""What the Amulet's search believes and does, compared with what happens in games.

    python bench/amulet.py kept --minutes 5         which hidden cards players keep, and what they are expected to keep
    python bench/amulet.py calls --minutes 5        whether calls are worth what the search thinks they are
    python bench/amulet.py decisions --minutes 5    what weaker ways to search give away, by a longer search

All of them play two-player games of `lunara` (or `--bot`) against `flat-2026` (or `--against`), with `--seconds` of
processor time a move, and print what they found so far once a minute. Intervals are 95 % over observations; those of
one game are not independent, so they are somewhat too narrow.

`kept` looks at each turn at the cards in the other village that their owner has seen and the player on turn has not. It
fits the odds of `games/amulet/bot/likelihood.py` to them: a smooth curve over the values for each stage of the round.

`calls` stops where the bot may call and the search sees little difference (`--close`, in chances to win) between a call
and the best other action. Both are played to the end of the round by the real bots, twice, with the cards that nobody
knows shuffled anew.

`decisions` takes one decision in eight. A search with much time judges all actions; other searches with 0.2 s choose.
"""

import argparse
import math
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np

import sterling
from sterling.bots import PROCESSOR, Bot, Budget, SearchBot, bot
from sterling.bots.search import Knowledge, Search
from sterling.bots.weights import equip
from sterling.core.bits import BIT, LOW4, members
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.amulet.bot import Expert
from sterling.games.amulet.bot.likelihood import KEPT_ODDS, SEARCH_ODDS, STAGE, STAGES
from sterling.games.amulet.codes import CALL, CARDS, VALUE
from sterling.games.amulet.rules import DOWN, KNOWN, LOOKING, ROW, SIZE, START, STRIDE, TOTAL, AmuletState

SEATS = 2
VALUES = 14
GAME = sterling.game("amulet", SEATS)


class Table:
    """A game in which the bot changes seats from game to game."""

    def __init__(self, chosen: argparse.Namespace, number: int) -> None:
        self.seconds: float = chosen.seconds
        self.names = [chosen.bot, chosen.against] if number % 2 == 0 else [chosen.against, chosen.bot]
        self.mine = number % 2
        self.rng = Rng(chosen.seed * 1_000_003 + number)
        self.state: State = GAME.start(GAME.random_deal(self.rng))
        self.players = self.seated()

    def seated(self) -> list[Bot]:
        players = [bot(name, GAME) for name in self.names]
        for player in players:
            player.clock = PROCESSOR
        return players

    def step(self, state: State, players: list[Bot]) -> None:
        seat = int(LOW4[state.waiting()])
        state.apply(seat, players[seat].choose(GAME.view(state, seat), Budget(seconds=self.seconds), self.rng))

    def moments(self) -> Iterator[tuple[AmuletState, int]]:
        """Every position with the seat that acts next; the game goes on after each."""
        while waiting := self.state.waiting():
            assert isinstance(self.state, AmuletState)
            yield self.state, int(LOW4[waiting])
            self.step(self.state, self.players)


def village(state: AmuletState, seat: int) -> list[int]:
    at = STRIDE * seat
    return [int(state.board[at + ROW + place]) for place in range(int(state.board[at + SIZE]))]


def at_start(state: AmuletState) -> bool:
    """Whether a turn begins."""
    return state.phase == START and state.stirred == 0


# -- kept --------------------------------------------------------------------------------------------------------------


class Kept:
    """What was kept, by stage: the value of each card, and how many of each value might have been there."""

    def __init__(self) -> None:
        self.seen: dict[int, list[tuple[int, list[int]]]] = defaultdict(list)

    def look(self, state: AmuletState, seat: int) -> None:
        if not at_start(state):
            return
        board = state.board
        known = int(board[STRIDE * seat + KNOWN]) | int(state.open_cards())
        left = [0] * VALUES
        for card in range(CARDS):
            left[VALUE[card]] += not known >> card & 1
        other = 1 - seat
        stage = (int(state.top) - int(state.setup.deck_at)) // STAGE
        stage = STAGES if state.caller == other else min(stage, STAGES - 1)
        theirs = int(board[STRIDE * other + DOWN]) & int(board[STRIDE * other + KNOWN]) & ~known
        self.seen[stage] += [(int(VALUE[card]), left) for card in members(theirs)]

    def tell(self) -> None:
        values = np.arange(VALUES) / (VALUES - 1)
        low, villager, double = np.arange(VALUES) < 5, np.arange(VALUES) == 0, np.arange(VALUES) == VALUES - 1
        shape = np.stack([values, values**2, low, villager, double], 1)
        print("stage    cards   log likelihood of a card: any, greedy, search, fitted   fitted odds in percent")
        for stage in sorted(self.seen):
            truth = np.array([value for value, _ in self.seen[stage]])
            left = np.array([left for _, left in self.seen[stage]], float)
            weights = np.zeros(shape.shape[1])
            # Newton's method, held a little towards equal odds.
            for _ in range(30):
                chances = left * np.exp(shape @ weights)
                chances /= chances.sum(1, keepdims=True)
                mean = chances @ shape
                slope = shape[truth].sum(0) - mean.sum(0) - 3 * weights
                bend = np.einsum("ij,jk,jl->kl", chances, shape, shape) - mean.T @ mean + 3 * np.eye(len(weights))
                weights += np.linalg.solve(bend, slope)
            fitted = np.exp(shape @ weights)
            fits = []
            for odds in (np.ones(VALUES), row(KEPT_ODDS, stage), row(SEARCH_ODDS, stage), fitted):
                chances = left * odds
                fits.append(float(np.log(chances[np.arange(len(truth)), truth] / chances.sum(1)).mean()))
            words = " ".join(f"{fit:.3f}" for fit in fits)
            odds_now = " ".join(str(round(100 * odd)) for odd in fitted / fitted.mean())
            print(f"{stage:<7}{len(truth):>7}   {words}   {odds_now}")


def row(odds: object, stage: int) -> np.ndarray:
    return np.array(list(odds)[VALUES * stage : VALUES * (stage + 1)], float)  # type: ignore[call-overload]


# -- calls -------------------------------------------------------------------------------------------------------------


class Calls:
    """How calls really compare with the best other action."""

    def __init__(self, chosen: argparse.Namespace, table: Callable[[], Table]) -> None:
        self.chosen = chosen
        self.table = table
        self.expert = equip(Expert(), "amulet", SEATS)
        self.found: list[tuple[float, float, int]] = []

    def look(self, state: AmuletState, seat: int) -> None:
        table = self.table()
        if seat != table.mine or not at_start(state) or not state.head >> CALL & 1:
            return
        judged = judge(self.expert, state, seat, 0.15, table.rng)
        worth, best = max((worth, action) for action, worth in judged.items() if action != CALL)
        gain = judged[CALL] - worth
        if abs(gain) < self.chosen.close:
            real = [self.played(table, state, seat, action) for action in (CALL, best, CALL, best)]
            self.found.append((gain, (real[0] - real[1] + real[2] - real[3]) / 2, int(state.round)))

    def played(self, table: Table, state: AmuletState, seat: int, action: int) -> int:
        """The lead in this round, if it goes on with this action."""
        world = shuffled(state, table.rng)
        world.apply(seat, action)
        players = table.seated()
        while world.waiting() and world.round == state.round:
            table.step(world, players)
        lost = [int(world.board[STRIDE * who + TOTAL] - state.board[STRIDE * who + TOTAL]) for who in range(SEATS)]
        return lost[1 - seat] - lost[seat]

    def tell(self) -> None:
        print("how much better the call seems, in chances to win; rounds 1 to 3: how much better it is, in points")
        edges = np.linspace(-self.chosen.close, self.chosen.close, 7)
        early = np.array([(gain, real) for gain, real, number in self.found if number < 3])
        for low, high in pairwise(edges):
            some = early[(early[:, 0] >= low) & (early[:, 0] < high)] if len(early) else early
            if len(some) > 2:
                print(f"{low:+.3f} … {high:+.3f}: {len(some):4} positions, {about(some[:, 1])}")


def judge(expert: Knowledge, state: State, seat: int, seconds: float, rng: Rng) -> dict[int, float]:
    """What every action is worth, by a search that drops none before its time is up."""
    search = Search(GAME.sampler(GAME.view(state, seat)), expert, seat, SEATS, GAME.facts.actions, 0.3)
    search.enough = sys.maxsize
    end = PROCESSOR() + seconds
    while PROCESSOR() < end:
        search.run(100, rng)
    return {action: worth for action, _, worth in search.findings()}


def shuffled(state: AmuletState, rng: Rng) -> AmuletState:
    """The same position with another order of the deck cards that nobody knows."""
    world = state.clone()
    known = int(world.board[KNOWN]) | int(world.board[STRIDE + KNOWN])
    places = [at for at in range(int(world.top), int(world.setup.deck_end)) if not known & BIT[world.board[at]]]
    cards = [int(world.board[at]) for at in places]
    for at in places:
        world.board[at] = cards.pop(rng.below(len(cards)))
    return world


# -- decisions ---------------------------------------------------------------------------------------------------------


class Decisions:
    """What other searches give away per decision."""

    def __init__(self, _: argparse.Namespace, table: Callable[[], Table]) -> None:
        self.table = table
        self.expert = equip(Expert(), "amulet", SEATS)
        self.others: dict[str, Bot] = {name: bot(name, GAME) for name in ("lunara", "flat-2026", "shrewd")}
        self.others["three laps"] = SearchBot(GAME, Expert(laps=3))
        self.others["unread"] = SearchBot(GAME, Expert(read=0))
        for player in self.others.values():
            player.clock = PROCESSOR
        self.found: dict[str, list[tuple[float, float]]] = defaultdict(list)

    def look(self, state: AmuletState, seat: int) -> None:
        rng = self.table().rng
        if state.phase == LOOKING or state.count(seat) < 2 or rng.below(8) != 0:
            return
        judged = judge(self.expert, state, seat, 1.0, rng)
        if len(judged) < 2:
            return
        view = GAME.view(state, seat)
        for name, player in self.others.items():
            started = PROCESSOR()
            action = player.choose(view, Budget(seconds=0.2), rng)
            # An action like another one is not judged apart; it is worth as much as the best.
            loss = judged.get(action, max(judged.values())) - max(judged.values())
            self.found[name].append((loss, PROCESSOR() - started))

    def tell(self) -> None:
        for name, found in self.found.items():
            spent = sum(seconds for _, seconds in found) / len(found)
            loss = about([100 * loss for loss, _ in found])
            print(f"{name:<12} {len(found):4} decisions, {loss} percent, {spent:.3f} s")


def about(values: object) -> str:
    """A mean with its interval."""
    numbers = np.asarray(values, float)
    return f"{numbers.mean():+.3f} ± {1.96 * numbers.std(ddof=1) / math.sqrt(len(numbers)):.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["kept", "calls", "decisions"])
    parser.add_argument("--bot", default="lunara")
    parser.add_argument("--against", default="flat-2026")
    parser.add_argument("--seconds", type=float, default=0.02, help="for each move of the games (default 0.02)")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long (default 5)")
    parser.add_argument("--close", type=float, default=0.15, help="calls: the largest difference (default 0.15)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if sterling.MODE != "compiled":
        sys.exit("This is measured with compiled code: run `make compile` first.")
    tables: list[Table] = []
    watch: Kept | Calls | Decisions
    if chosen.what == "kept":
        watch = Kept()
    else:
        watch = (Calls if chosen.what == "calls" else Decisions)(chosen, lambda: tables[-1])
    began = told = time.monotonic()
    while time.monotonic() < began + 60 * chosen.minutes:
        tables.append(Table(chosen, len(tables)))
        for state, seat in tables[-1].moments():
            watch.look(state, seat)
        if time.monotonic() > told + 60:
            told = time.monotonic()
            print(f"-- {len(tables)} games", file=sys.stderr)
            watch.tell()
    print(f"{len(tables)} games of {chosen.bot} against {chosen.against}, {chosen.seconds:g} s a move")
    watch.tell()


if __name__ == "__main__":
    main()
