"""Games by the thousand: random or greedy players, on all cores, with the same result for any number of workers."""

import csv
import math
import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from sterling.bots import Budget, bot
from sterling.core.game import Game, OptionValue
from sterling.core.playout import LOWEST, random_playout
from sterling.core.rng import Rng
from sterling.games import game as make_game

CHUNK = 250
"""Games a worker plays before it reports."""


class Plan(msgspec.Struct, frozen=True):
    """What to simulate."""

    game: str
    seats: int
    rule_set: str
    options: dict[str, OptionValue]
    players: tuple[str, ...]
    games: int
    seed: int
    deck: str | None = None
    deck_name: str = "deck"

    def table(self) -> Game:
        return make_game(self.game, self.seats, self.rule_set, self.options, self.deck, self.deck_name)


class Outcome(msgspec.Struct, frozen=True):
    """One game: how many decisions it took; for each seat its place, total and parts."""

    decisions: int
    places: list[int]
    totals: list[int]
    parts: list[dict[str, int]]


class SeatSummary(msgspec.Struct, frozen=True):
    """One seat over all games."""

    seat: int
    player: str
    mean: float
    deviation: float
    lowest: int
    median: int
    highest: int
    first_places: float
    """Share of the games won; a shared win counts in parts."""
    parts: dict[str, float]
    """Mean points by source."""


class Summary(msgspec.Struct, frozen=True):
    """What a simulation found."""

    plan: Plan
    games: int
    seats: list[SeatSummary]
    scores: dict[int, int]
    """How often each score was reached, all seats together."""
    lengths: dict[int, int]
    """How many games took so many decisions."""
    mean_length: float


def play_chunk(plan: Plan, number: int, games: int) -> list[Outcome]:
    """Some games of a plan. They depend on the plan's seed and the chunk's number alone."""
    table = plan.table()
    rng = Rng((plan.seed * 1_000_003 + number) & 0x7FFFFFFFFFFFFFFF)
    all_random = all(name == "random" for name in plan.players)
    bots = [] if all_random else [bot(name, table) for name in plan.players]
    outcomes = []
    for _ in range(games):
        state = table.start(table.random_deal(rng))
        if all_random:
            decisions = int(random_playout(state, rng))
        else:
            decisions = 0
            while waiting := state.waiting():
                seat = int(LOWEST[waiting])
                state.apply(seat, bots[seat].choose(table.view(state, seat), Budget(), rng))
                decisions += 1
        scores = table.scores(state)
        outcomes.append(
            Outcome(
                decisions,
                [score.place for score in scores],
                [score.total for score in scores],
                [score.parts for score in scores],
            )
        )
    return outcomes


def _chunk(task: tuple[Plan, int, int]) -> list[Outcome]:
    return play_chunk(*task)


def outcomes(plan: Plan, workers: int) -> Iterator[Outcome]:
    """All games of a plan, in the same order for any number of workers."""
    tasks = [(plan, number, min(CHUNK, plan.games - number * CHUNK)) for number in range(math.ceil(plan.games / CHUNK))]
    if workers <= 1 or len(tasks) == 1:
        for task in tasks:
            yield from _chunk(task)
        return
    with multiprocessing.get_context("spawn").Pool(min(workers, len(tasks))) as pool:
        for chunk in pool.imap(_chunk, tasks):
            yield from chunk


def simulate(
    plan: Plan,
    workers: int = 1,
    csv_file: Path | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Summary:
    """Plays a plan and sums it up; on demand every game becomes a row of a CSV file."""
    plan.table()  # a table that cannot be set fails here, before workers start
    tally = _Tally(plan)
    if csv_file is None:
        for outcome in outcomes(plan, workers):
            tally.add(outcome)
            progress(tally.games)
        return tally.summary()
    with csv_file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out)
        for outcome in outcomes(plan, workers):
            if tally.games == 0:
                names = list(outcome.parts[0])
                writer.writerow(["game", "decisions", "seat", "player", "place", "total", *names])
            for seat, player in enumerate(plan.players):
                parts = outcome.parts[seat].values()
                row = [tally.games, outcome.decisions, seat, player, outcome.places[seat], outcome.totals[seat]]
                writer.writerow([*row, *parts])
            tally.add(outcome)
            progress(tally.games)
    return tally.summary()


class _Tally:
    """Sums over games, kept as counts so that nothing grows with their number."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.lengths: Counter[int] = Counter()
        self.totals: list[Counter[int]] = [Counter() for _ in range(plan.seats)]
        self.parts: list[Counter[str]] = [Counter() for _ in range(plan.seats)]
        self.wins = [0.0] * plan.seats

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.lengths[outcome.decisions] += 1
        winners = outcome.places.count(1)
        for seat in range(self.plan.seats):
            self.totals[seat][outcome.totals[seat]] += 1
            for name, points in outcome.parts[seat].items():
                self.parts[seat][name] += points
            if outcome.places[seat] == 1:
                self.wins[seat] += 1 / winners

    def summary(self) -> Summary:
        scores: Counter[int] = Counter()
        for totals in self.totals:
            scores.update(totals)
        return Summary(
            plan=self.plan,
            games=self.games,
            seats=[self._seat(seat) for seat in range(self.plan.seats)],
            scores=dict(sorted(scores.items())),
            lengths=dict(sorted(self.lengths.items())),
            mean_length=sum(length * times for length, times in self.lengths.items()) / self.games,
        )

    def _seat(self, seat: int) -> SeatSummary:
        totals = self.totals[seat]
        mean = sum(total * times for total, times in totals.items()) / self.games
        spread = sum(times * (total - mean) ** 2 for total, times in totals.items()) / max(1, self.games - 1)
        return SeatSummary(
            seat=seat,
            player=self.plan.players[seat],
            mean=mean,
            deviation=math.sqrt(spread),
            lowest=min(totals),
            median=quantile(totals, 0.5),
            highest=max(totals),
            first_places=self.wins[seat] / self.games,
            parts={name: points / self.games for name, points in self.parts[seat].items()},
        )


def quantile(counts: dict[int, int], share: float) -> int:
    """The smallest value that at least this share of the counted ones does not exceed."""
    wanted = share * sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    raise ValueError("nothing was counted")
