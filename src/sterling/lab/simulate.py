"""Games by the thousand: random or greedy players, on all cores, with the same result for any number of workers."""

import csv
import io
import math
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import IO

import msgspec

from sterling.bots import Budget, bot
from sterling.core.game import Game, OptionValue
from sterling.core.playout import LOWEST, random_playout
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games import game as make_game
from sterling.lab.crew import Tell, results

CHUNK = 250
"""Games that share a generator: whoever plays them plays them all, one after the other."""
STINT = 64
"""No worker plays more chunks than this before it reports."""
SHORT = 1000
"""In runs of up to so many games progress is told of each of them."""


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


class Tally(msgspec.Struct):
    """What some games came to, in whole numbers: the tallies of parts of a plan add up to that of all of it."""

    games: int
    lengths: Counter[int]
    """How many games took so many decisions."""
    places: Counter[tuple[int, ...]]
    """How many games ended with these places of the seats."""
    totals: list[Counter[int]]
    """For each seat, how often it reached each total."""
    parts: list[Counter[str]]
    """For each seat, its points by source, summed."""

    @staticmethod
    def empty(seats: int) -> "Tally":
        each = range(seats)
        return Tally(0, Counter(), Counter(), [Counter() for _ in each], [Counter() for _ in each])

    def count(self, chunk: "Chunk") -> None:
        self.games += len(chunk.lengths)
        self.lengths.update(chunk.lengths)
        self.places.update(chunk.places)
        for seat, sums in enumerate(self.parts):
            self.totals[seat].update(chunk.totals[seat])
            for parts in chunk.parts[seat]:
                for name, points in parts.items():
                    sums[name] += points

    def merge(self, later: "Tally") -> None:
        """Adds the games that follow. Kept in order, so that values stand in the order in which they first came."""
        self.games += later.games
        self.lengths.update(later.lengths)
        self.places.update(later.places)
        for seat, totals in enumerate(later.totals):
            self.totals[seat].update(totals)
            self.parts[seat].update(later.parts[seat])

    def wins(self, seat: int) -> Fraction:
        """Games won; a shared win counts in parts."""
        return sum(
            (Fraction(times, places.count(1)) for places, times in self.places.items() if places[seat] == 1),
            Fraction(0),
        )


class Chunk(msgspec.Struct, frozen=True):
    """Games one after the other, an entry for each: its decisions and places; for each seat, its totals and parts."""

    first: int
    """The number of the first game in the plan."""
    lengths: list[int]
    places: list[tuple[int, ...]]
    totals: list[list[int]]
    parts: list[list[dict[str, int]]]


class Player:
    """Plays chunks of a plan. What happens in a chunk depends on the plan's seed and the chunk's number alone."""

    def __init__(self, plan: Plan, rows: bool = False) -> None:
        self.plan = plan
        self.rows = rows
        """Whether every game is wanted as a row, too."""
        self.table = plan.table()

    def __call__(self, chunks: range, tell: Tell) -> tuple[Tally, str]:
        """The tally of these chunks, and their rows."""
        tally = Tally.empty(self.plan.seats)
        rows = io.StringIO(newline="")
        for number in chunks:
            chunk = self.chunk(number, tell)
            tally.count(chunk)
            if self.rows:
                _write(chunk, self.plan, rows)
        return tally, rows.getvalue()

    def chunk(self, number: int, tell: Tell) -> Chunk:
        rng = Rng((self.plan.seed * 1_000_003 + number) & 0x7FFFFFFFFFFFFFFF)
        play = self._playout()
        setup, seats = self.table.setup, range(self.plan.seats)
        chunk = Chunk(number * CHUNK, [], [], [[] for _ in seats], [[] for _ in seats])
        for _ in range(min(CHUNK, self.plan.games - chunk.first)):
            state = setup.start(setup.shuffled(rng))
            chunk.lengths.append(play(state, rng))
            chunk.places.append(tuple(state.standing()))
            for seat in seats:
                chunk.totals[seat].append(state.points(seat))
                chunk.parts[seat].append(self.table.parts(state, seat))
            tell(1)
        return chunk

    def _playout(self) -> Callable[[State, Rng], int]:
        """What plays a game to its end and gives the number of decisions. Bots remember nothing of other chunks."""
        if all(name == "random" for name in self.plan.players):
            return random_playout
        table = self.table
        bots = [bot(name, table) for name in self.plan.players]

        def play(state: State, rng: Rng) -> int:
            decisions = 0
            while waiting := state.waiting():
                seat = int(LOWEST[waiting])
                state.apply(seat, bots[seat].choose(table.view(state, seat), Budget(), rng))
                decisions += 1
            return decisions

        return play


def _write(chunk: Chunk, plan: Plan, out: IO[str]) -> None:
    """The games of a chunk as rows, one for each seat."""
    writer = csv.writer(out)
    for game, (decisions, places) in enumerate(zip(chunk.lengths, chunk.places, strict=True)):
        for seat, player in enumerate(plan.players):
            row = [chunk.first + game, decisions, seat, player, places[seat], chunk.totals[seat][game]]
            writer.writerow([*row, *chunk.parts[seat][game].values()])


class _Stints:
    """The chunks of a plan, handed out in stints: long ones first, single chunks at the end, so that all end together.

    The more workers, the shorter the stints: a worker that has just begun one when the others run out of work has about
    as much before it as they have played since the last.
    """

    def __init__(self, chunks: int, workers: int) -> None:
        self.left = range(chunks)
        self.share = 4 * workers

    def take(self, ahead: bool) -> range | None:
        # Towards the end nobody gets work ahead that somebody else could begin now.
        if not self.left or (ahead and len(self.left) < 2 * self.share):
            return None
        size = max(1, min(STINT, len(self.left) // self.share))
        stint, self.left = self.left[:size], self.left[size:]
        return stint


class _Progress:
    """Tells of every game of a short run; of a long one often enough to look at, and of its end."""

    def __init__(self, games: int, progress: Callable[[int], None]) -> None:
        self.games = games
        self.progress = progress
        self.played = 0
        self.due = 0.0

    def tell(self, games: int) -> None:
        self.played += games
        if self.games <= SHORT or self.played == self.games or time.monotonic() >= self.due:
            self.progress(self.played)
            self.due = time.monotonic() + 0.05


def simulate(
    plan: Plan,
    workers: int = 1,
    csv_file: Path | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Summary:
    """Plays a plan and sums it up; on demand every game becomes a row of a CSV file."""
    plan.table()  # a table that cannot be set fails here, before workers start
    if csv_file is None:
        return _summary(plan, _played(plan, workers, None, progress))
    with csv_file.open("w", newline="", encoding="utf-8") as out:
        return _summary(plan, _played(plan, workers, out, progress))


def _played(plan: Plan, workers: int, out: IO[str] | None, progress: Callable[[int], None]) -> Tally:
    """The tally of a plan, put together in the order of the chunks whoever played them."""
    chunks = math.ceil(plan.games / CHUNK)
    workers = max(1, min(workers, chunks))
    tell = _Progress(plan.games, progress).tell
    tally = Tally.empty(plan.seats)
    early: dict[int, tuple[range, Tally, str]] = {}
    """Stints that were finished before one in front of them."""
    wanted = 0
    make = partial(Player, plan, out is not None)
    with closing(results(make, _Stints(chunks, workers).take, workers, tell)) as finished:
        for stint, (part, rows) in finished:
            early[stint.start] = stint, part, rows
            while wanted in early:
                stint, part, rows = early.pop(wanted)
                wanted = stint.stop
                if out is not None:
                    if not tally.games:
                        heads = ["game", "decisions", "seat", "player", "place", "total", *part.parts[0]]
                        csv.writer(out).writerow(heads)
                    out.write(rows)
                tally.merge(part)
    return tally


def _summary(plan: Plan, tally: Tally) -> Summary:
    scores: Counter[int] = Counter()
    for totals in tally.totals:
        scores.update(totals)
    return Summary(
        plan=plan,
        games=tally.games,
        seats=[_seat(plan, tally, seat) for seat in range(plan.seats)],
        scores=dict(sorted(scores.items())),
        lengths=dict(sorted(tally.lengths.items())),
        mean_length=sum(length * times for length, times in tally.lengths.items()) / tally.games,
    )


def _seat(plan: Plan, tally: Tally, seat: int) -> SeatSummary:
    totals = tally.totals[seat]
    mean = sum(total * times for total, times in totals.items()) / tally.games
    spread = sum(times * (total - mean) ** 2 for total, times in totals.items()) / max(1, tally.games - 1)
    return SeatSummary(
        seat=seat,
        player=plan.players[seat],
        mean=mean,
        deviation=math.sqrt(spread),
        lowest=min(totals),
        median=quantile(totals, 0.5),
        highest=max(totals),
        first_places=float(tally.wins(seat) / tally.games),
        parts={name: points / tally.games for name, points in tally.parts[seat].items()},
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
