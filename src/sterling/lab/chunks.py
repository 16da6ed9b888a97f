"""The games of a simulation: played in chunks that depend only on the plan's seed and their number, and tallied.

Helpers import this module and little else.
"""

import csv
import io
from collections import Counter
from collections.abc import Callable
from typing import IO

import msgspec

from sterling.core.bits import LOW4
from sterling.core.game import Game, OptionValue
from sterling.core.playout import random_playout
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games import game as make_game
from sterling.lab.helper import Tell

CHUNK = 250
"""Games that share a generator: one worker plays them all, one after the other."""


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
    rules_version: int | None = None

    def configured(self) -> Game:
        """The game with these seats, rules, options and deck."""
        return make_game(
            self.game, self.seats, self.rule_set, self.options, self.deck, self.deck_name, self.rules_version
        )


class Tally(msgspec.Struct):
    """The results of some games, in integers: the tallies of parts of a plan add up to that of the whole."""

    games: int
    lengths: Counter[int]
    """How many games took each number of decisions."""
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
        """Adds the games that follow, in order, so that values keep the order of their first occurrence."""
        self.games += later.games
        self.lengths.update(later.lengths)
        self.places.update(later.places)
        for seat, totals in enumerate(later.totals):
            self.totals[seat].update(totals)
            self.parts[seat].update(later.parts[seat])


class Chunk(msgspec.Struct, frozen=True):
    """Consecutive games, one entry for each: its decisions and places, and each seat's totals and parts."""

    first: int
    """The number of the first game in the plan."""
    lengths: list[int]
    places: list[tuple[int, ...]]
    totals: list[list[int]]
    parts: list[list[dict[str, int]]]


class Player:
    """Plays chunks of a plan. What happens in a chunk depends only on the plan's seed and the chunk's number."""

    def __init__(self, plan: Plan, rows: bool = False) -> None:
        self.plan = plan
        self.rows = rows
        """Whether to produce a row for every game, too."""
        self.game = plan.configured()

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
        setup, seats = self.game.setup, range(self.plan.seats)
        chunk = Chunk(number * CHUNK, [], [], [[] for _ in seats], [[] for _ in seats])
        for _ in range(min(CHUNK, self.plan.games - chunk.first)):
            state = setup.start(setup.shuffled(rng))
            chunk.lengths.append(play(state, rng))
            chunk.places.append(tuple(state.standing()))
            for seat, parts in enumerate(self.game.parts(state)):
                chunk.totals[seat].append(state.points(seat))
                chunk.parts[seat].append(parts)
            tell(1)
        return chunk

    def _playout(self) -> Callable[[State, Rng], int]:
        """A function that plays a whole game and returns the number of decisions. Bots do not remember other chunks."""
        if all(name == "random" for name in self.plan.players):
            return random_playout
        # Not needed for random play, and a helper should start quickly.
        from sterling.bots import Budget, bot

        game = self.game
        bots = [bot(name, game) for name in self.plan.players]

        def play(state: State, rng: Rng) -> int:
            decisions = 0
            while waiting := state.waiting():
                seat = int(LOW4[waiting])
                state.apply(seat, bots[seat].choose(game.view(state, seat), Budget(), rng))
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
