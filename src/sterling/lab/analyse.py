"""An honest review of a game: each decision of a seat, judged over the worlds its view allowed at that moment."""

from collections.abc import Callable, Iterator

import msgspec

from sterling.bots import PROCESSOR, WALL, Budget, Clock, SearchBot
from sterling.core.game import Game
from sterling.core.match import Match
from sterling.core.record import Record
from sterling.core.rng import Rng
from sterling.core.view import View
from sterling.games import replay


class Option(msgspec.Struct, frozen=True):
    """One action that was possible, with what the search thinks of it."""

    action: str
    value: float
    """Mean reward from 0 to 1, as estimated by the search for this game."""
    visits: int


class Decision(msgspec.Struct, frozen=True):
    """One decision: what was chosen, and what was best given what the seat could know."""

    number: int
    """Its place in the record, from 1."""
    chosen: Option
    best: Option
    loss: float
    """How much better the best action is estimated to be; 0 if the chosen one is the best."""
    options: list[Option]
    """The actions looked at most, best first."""


def judge(
    game: Game, view: View, budget: Budget, rng: Rng, must: int | None = None, clock: Clock = WALL
) -> list[Option]:
    """The actions of a view, by value; `must` is always included, however bad it seems."""
    searcher = SearchBot(game)
    searcher.clock = clock
    search = searcher.searched(view, budget, rng)
    found = {code: (visits, value) for code, visits, value in search.findings()}
    if must is not None and must not in found:
        search.run_action(must, 16, rng)
        found = {code: (visits, value) for code, visits, value in search.findings()}
    return [Option(game.format(code), value, visits) for code, (visits, value) in found.items()]


def analyse(
    record: Record, seat: int, budget: Budget, seed: int = 1, progress: Callable[[int, int], None] = lambda at, of: None
) -> Iterator[Decision]:
    """Every decision of a seat in which there was a choice."""
    final = replay(record)
    game = final.game
    match = Match(game, final.deal)
    for number, (actor, code) in enumerate(final.log, start=1):
        if actor == seat and match.state.count(seat) > 1:
            yield _decision(game, match, seat, number, code, budget, Rng(seed * 1_000_003 + number))
        match.play(actor, code)
        progress(number, len(final.log))


def _decision(game: Game, match: Match, seat: int, number: int, code: int, budget: Budget, rng: Rng) -> Decision:
    options = judge(game, match.view(seat), budget, rng, must=code, clock=PROCESSOR)
    # The choice of the search comes first, because few visits do not give a reliable value.
    best = options[0]
    chosen = next(option for option in options if option.action == game.format(code))
    return Decision(
        number=number,
        chosen=chosen,
        best=best,
        loss=max(0.0, best.value - chosen.value) if chosen.action != best.action else 0.0,
        options=options[:8],
    )
