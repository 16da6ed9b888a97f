"""What a strong player would do with what one seat may know, and why, as far as the numbers say."""

import time

import msgspec

from sterling.bots import Budget, SearchBot
from sterling.bots.compare import Comparison
from sterling.bots.weighing import Weighed, foretold, weigh
from sterling.core.game import Game
from sterling.core.rng import Rng
from sterling.core.story import Happening
from sterling.core.view import View

CANDIDATES = 3
LEAST_WORLDS = 24
BATCH = 8
SHARE = 0.5
"""The part of the time that goes into the search; the rest compares what it found."""


class Proposal(msgspec.Struct, frozen=True):
    """An act, what it does as far as the view tells, and how it compares with the best."""

    code: int
    happened: list[Happening]
    weighed: Weighed


def advise(game: Game, view: View, budget: Budget, rng: Rng) -> list[Proposal]:
    """The act to take now, and the next best ones if there is a choice. With iterations alone, it depends only on the
    view and the generator."""
    end = None if budget.seconds is None else time.perf_counter() + budget.seconds
    seconds = None if budget.seconds is None else SHARE * budget.seconds
    search = SearchBot(game).searched(view, Budget(seconds, budget.iterations), rng.fork(), settle=True)
    found = [code for code, _, _ in search.findings()]
    comparison = Comparison(game, view, found[:CANDIDATES], rng.word())
    comparison.run(LEAST_WORLDS)
    if budget.iterations is not None:
        comparison.run(max(0, budget.iterations // CANDIDATES - LEAST_WORLDS))
    else:
        while end is not None and time.perf_counter() < end:
            comparison.run(BATCH)
    acts = [(game.parse(act.act), act) for act in weigh(comparison)]
    return [Proposal(code, foretold(game, view, code), act) for code, act in acts]
