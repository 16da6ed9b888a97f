"""The reference player: the fast policy with which a game's own search continues its worlds, for every seat alike.

Reviews play worlds on with it, and luck and skill are measured against it. It knows what the seat knows and no more.

- `Reference(game).act(view, rng)`: what it does
- `Reference(game).play_on(world, rng)`: plays a world to its end; `play_varied` not always the same way
- `Ending`: how a world ended, for every seat
"""

import math
from collections.abc import Sequence

import msgspec

from sterling.bots import GreedyBot, SearchBot
from sterling.core.bits import LOW4
from sterling.core.game import Game
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.core.view import View

SOFTNESS = 0.25
"""The share of the spread of results within which a lead counts as a part of a win rather than all of it."""

VARIETY = 10
"""One act in so many is the greedy player's, where variety is wanted."""


class Ending(msgspec.Struct, frozen=True, gc=False):
    """How a world ended."""

    points: tuple[int, ...]
    """The scores, so that more is better: negative where the lowest total wins."""
    wins: tuple[float, ...]
    """1 for the winner; a shared win counts in parts."""

    def lead(self, seat: int) -> int:
        """Over the best of the others."""
        return self.points[seat] - max(points for other, points in enumerate(self.points) if other != seat)

    def margin(self, seat: int) -> float:
        """Over the mean of the others. The margins of all seats add up to nothing."""
        others = len(self.points) - 1
        return self.points[seat] - (sum(self.points) - self.points[seat]) / others


def ending(game: Game, world: State) -> Ending:
    """How a finished game ended."""
    sign = -1 if game.facts.lowest_wins else 1
    places = world.standing()
    share = 1.0 / places.count(1)
    return Ending(
        tuple(sign * int(world.points(seat)) for seat in range(game.seats)),
        tuple(share if place == 1 else 0.0 for place in places),
    )


class Reference:
    """The reference player in every seat. Each seat has its own knowledge, so that none plays better than another."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.knowledges = [SearchBot(game).knowledge for _ in range(game.seats)]
        self._other = GreedyBot(game).policy

    def act(self, view: View, rng: Rng) -> int:
        """What it does with this view."""
        # The world is sampled with its own generator, so what it fills in cannot influence the choice.
        world = self.game.sample(view, rng.fork())
        knowledge = self.knowledges[view.seat]
        knowledge.begin(world.clone(), view.seat)
        return int(knowledge.policy(world, view.seat, rng))

    def begin(self, world: State, seat: int) -> None:
        """Makes a world that was sampled from this seat's view ready to be played on: as likely as the seat's own
        knowledge can make it."""
        for other, knowledge in enumerate(self.knowledges):
            knowledge.begin(world if other == seat else world.clone(), other)

    def play_on(self, world: State, rng: Rng) -> Ending:
        """Plays the world to its end, in place."""
        knowledges = self.knowledges
        while waiting := world.waiting():
            mover = LOW4[waiting]
            world.apply(mover, knowledges[mover].policy(world, mover, rng))
        return ending(self.game, world)

    def play_varied(self, world: State, rng: Rng) -> Ending:
        """The same, but now and then a seat plays like the greedy player.

        Where little is hidden, the reference would always come to the same end, and one line of play says little about
        what an act is worth."""
        knowledges, other = self.knowledges, self._other
        while waiting := world.waiting():
            mover = LOW4[waiting]
            if rng.below(VARIETY) == 0:
                world.apply(mover, other.choose(world, mover, rng))
            else:
                world.apply(mover, knowledges[mover].policy(world, mover, rng))
        return ending(self.game, world)


def softness(leads: Sequence[float]) -> float:
    """How much a lead has to grow to change the odds of winning by a factor of e, in worlds that end with these
    leads."""
    count = len(leads)
    if count < 2:
        return 0.0
    mean = sum(leads) / count
    return SOFTNESS * math.sqrt(sum((lead - mean) ** 2 for lead in leads) / (count - 1))


def chance(ending: Ending, seat: int, soft: float) -> float:
    """What an ending says about the chance to win. A close result could have gone the other way, so it counts in parts:
    with the same number of worlds, this is more exact than counting wins."""
    lead = ending.lead(seat)
    if soft <= 0.0 or lead == 0:
        return ending.wins[seat]
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead / soft))))
