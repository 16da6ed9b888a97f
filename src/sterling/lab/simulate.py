"""Simulates thousands of games on all cores; the result does not depend on the number of workers."""

import csv
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

from sterling.lab.chunks import CHUNK, Plan, Player, Tally
from sterling.lab.cluster import Cluster
from sterling.lab.crew import results

__all__ = ["CHUNK", "Plan", "SeatSummary", "Summary", "quantile", "simulate", "wins"]

STINT = 64
"""No worker plays more chunks than this before it reports."""
SHORT = 1000
"""In runs of up to this many games, progress is reported for each game."""


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
    """How many games took each number of decisions."""
    mean_length: float


class _Stints:
    """The chunks of a plan, handed out in stints: long ones first, single chunks last, so that all workers finish
    together."""

    def __init__(self, chunks: int, workers: int) -> None:
        self.left = range(chunks)
        self.share = 4 * workers

    def take(self, ahead: bool) -> range | None:
        # Towards the end no worker gets work in advance that another one could start now.
        if not self.left or (ahead and len(self.left) < self.share):
            return None
        size = max(1, min(STINT, len(self.left) // self.share))
        stint, self.left = self.left[:size], self.left[size:]
        return stint


class _Progress:
    """In a short run, reports every game; in a long run, reports often enough to watch, and at the end."""

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
    workers: int | Cluster = 1,
    csv_file: Path | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Summary:
    """Plays a plan and sums it up; optionally writes every game as a row of a CSV file."""
    plan.configured()  # an unplayable plan fails here, before workers start
    if csv_file is None:
        return _summary(plan, _played(plan, workers, None, progress))
    with csv_file.open("w", newline="", encoding="utf-8") as out:
        return _summary(plan, _played(plan, workers, out, progress))


def _played(plan: Plan, workers: int | Cluster, out: IO[str] | None, progress: Callable[[int], None]) -> Tally:
    """The tally of a plan, put together in the order of the chunks."""
    chunks = math.ceil(plan.games / CHUNK)
    if isinstance(workers, int):
        workers = max(1, min(workers, chunks))
    several = workers if isinstance(workers, int) else workers.workers or 16
    tell = _Progress(plan.games, progress).tell
    tally = Tally.empty(plan.seats)
    early: dict[int, tuple[range, Tally, str]] = {}
    """Stints that finished before an earlier one."""
    wanted = 0
    make = partial(Player, plan, out is not None)
    with closing(results(make, _Stints(chunks, several).take, workers, tell)) as finished:
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
        first_places=float(wins(tally, seat) / tally.games),
        parts={name: points / tally.games for name, points in tally.parts[seat].items()},
    )


def wins(tally: Tally, seat: int) -> Fraction:
    """Games a seat won; a shared win counts in parts."""
    shares = [Fraction(times, places.count(1)) for places, times in tally.places.items() if places[seat] == 1]
    return sum(shares, Fraction(0))


def quantile(counts: dict[int, int], share: float) -> int:
    """The smallest value that at least this share of the counted ones does not exceed."""
    wanted = share * sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    raise ValueError("nothing was counted")
