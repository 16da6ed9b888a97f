"""Players that know a view and nothing else."""

from abc import ABC, abstractmethod
from importlib import import_module
from typing import cast

import msgspec

from sterling.bots.policy import Policy
from sterling.core.errors import SetupError
from sterling.core.game import Game
from sterling.core.rng import Rng
from sterling.core.view import View


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one action: seconds, iterations of its search, or both (what ends first).

    With iterations alone the choice depends on view and generator only, not on the machine.
    """

    seconds: float | None = None
    iterations: int | None = None


class Bot(ABC):
    """Someone who plays: gets a view, gives an action. Never sees a state it did not sample."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.hurried = False

    @abstractmethod
    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        """One of the legal actions of the view's seat."""

    def hurry(self) -> None:
        """Asks a bot that is thinking, from another thread, to answer at once."""
        self.hurried = True


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        world = self.game.sample(view, rng)
        return int(world.nth(view.seat, rng.below(world.count(view.seat))))


class GreedyBot(Bot):
    """Does what looks best now; each game has a policy of its own for it (bots/<game>.py)."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        module = import_module(f"sterling.bots.{game.facts.package}")
        self.policy = cast(Policy, module.Greedy())

    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        # The world hides behind a generator of its own, so that what it fills in cannot sway the choice.
        world = self.game.sample(view, rng.fork())
        return int(self.policy.choose(world, view.seat, rng))


_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_names() -> list[str]:
    return list(_BOTS)


def bot(name: str, game: Game) -> Bot:
    """A bot by name, seated at this table's game."""
    if name not in _BOTS:
        raise SetupError("setup/bot", expected=", ".join(_BOTS), came=name[:40])
    return _BOTS[name](game)
