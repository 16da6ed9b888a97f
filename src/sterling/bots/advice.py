"""What a strong player would do with what one seat may know, and why, as far as the numbers say."""

import time

import msgspec

from sterling.bots import Budget, SearchBot
from sterling.bots.compare import Comparison
from sterling.bots.weighing import Weighed, weigh
from sterling.core.game import Game
from sterling.core.rng import Rng
from sterling.core.view import View

CANDIDATES = 3
LEAST_WORLDS = 24
BATCH = 8
SHARE = 0.5
"""The part of the time that goes into the search; the rest compares what it found."""


class Advice(msgspec.Struct, frozen=True):
    """The act that is proposed, and the next best ones, each weighed against it; empty if there is no choice."""

    acts: list[Weighed]


def advise(game: Game, view: View, budget: Budget, rng: Rng) -> Advice:
    """What to do now. With iterations alone, it depends only on the view and the generator."""
    end = None if budget.seconds is None else time.perf_counter() + budget.seconds
    seconds = None if budget.seconds is None else SHARE * budget.seconds
    search = SearchBot(game).searched(view, Budget(seconds, budget.iterations), rng.fork(), settle=True)
    found = [code for code, _, _ in search.findings()]
    comparison = Comparison(game, view, found[:CANDIDATES], rng.word())
    comparison.run(LEAST_WORLDS)
    if end is None:
        comparison.run(max(0, (budget.iterations or 0) // CANDIDATES - LEAST_WORLDS))
    while end is not None and time.perf_counter() < end:
        comparison.run(BATCH)
    return Advice(weigh(comparison))
