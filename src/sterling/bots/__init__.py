"""Players that know a view and nothing else."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, cast

import msgspec

from sterling.bots.policy import Policy
from sterling.bots.search import Knowledge, Search
from sterling.bots.weights import equip
from sterling.core.errors import SetupError
from sterling.core.game import Game
from sterling.core.rng import Rng
from sterling.core.state import Sampler
from sterling.core.view import View
from sterling.games import folders, game_module


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one action: seconds, search iterations, or both (whichever runs out first).

    With iterations alone, the choice depends only on the view and the generator, not on the machine.
    """

    seconds: float | None = None
    iterations: int | None = None


DEFAULT_SECONDS = 1.0
"""What a search uses if its budget gives neither seconds nor iterations."""


Clock = Callable[[], float]
"""Returns seconds; only differences between its answers count."""

WALL: Clock = time.perf_counter
"""What a player at a table means by seconds."""
PROCESSOR: Clock = time.thread_time
"""Processor time of the calling thread: the fair clock for comparisons, because other programs do not use it up."""


class Bot(ABC):
    """A player: it gets a view and returns an action. It never sees a state that it did not sample."""

    clock: Clock
    """What the seconds of its budget are measured with."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.hurried = False
        self.clock = WALL

    @abstractmethod
    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        """One of the legal actions of the view's seat."""

    def hurry(self) -> None:
        """Asks a thinking bot, from another thread, to answer at once."""
        self.hurried = True


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        world = self.game.sample(view, rng)
        return int(world.nth(view.seat, rng.below(world.count(view.seat))))


class GreedyBot(Bot):
    """Does what looks best now. Each game has its own policy for this (games/<game>/bot.py)."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.policy = cast(Policy, _module(game).Greedy())

    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        # The world is sampled with its own generator, so what it fills in cannot influence the choice.
        world = self.game.sample(view, rng.fork())
        return int(self.policy.choose(world, view.seat, rng))


class SearchBot(Bot):
    """Looks ahead in worlds sampled from its view until its budget is spent.

    `learned` names files to use instead of the game's own learned evaluations.
    """

    def __init__(
        self,
        game: Game,
        knowledge: Knowledge | None = None,
        explore: float | None = None,
        learned: dict[str, str] | None = None,
    ) -> None:
        super().__init__(game)
        module = _module(game)
        wise = cast(Knowledge, module.Expert()) if knowledge is None else knowledge
        self.knowledge = equip(wise, game.facts.name, game.seats, learned)
        self.explore = float(module.EXPLORE) if explore is None else explore
        self.search: Search | None = None
        self.last: tuple[View, int] | None = None

    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        search = self.searched(view, budget, rng, settle=True)
        choice = search.choice()
        self.last = (view, choice)
        return choice

    def searched(self, view: View, budget: Budget, rng: Rng, settle: bool = False) -> Search:
        """The tree below a view once the budget is spent or the search has settled. Settled means that the seconds left
        cannot change the choice."""
        sampler = self.game.sampler(view)
        search = self.resumed(view, sampler)
        if search is None:
            search = Search(sampler, self.knowledge, view.seat, self.game.seats, self.game.facts.actions, self.explore)
        self.search = search
        world = sampler.sample(rng.fork())
        if world.count(view.seat) == 1:
            search.run(1, rng)
            return search
        seconds = budget.seconds
        if seconds is None and budget.iterations is None:
            seconds = DEFAULT_SECONDS
        stop = None if seconds is None else self.clock() + seconds
        left = budget.iterations
        # At least one pass over all actions, so that each has been tried.
        batch = int(world.count(view.seat)) + 1
        halving = _Halving(search, budget.iterations) if settle and self.knowledge.halves() else None
        while True:
            run = batch if left is None else min(batch, left)
            if halving is not None:
                run = halving.at_most(run)
            started = self.clock()
            before = search.iterations
            search.run(run, rng, settle)
            if halving is not None:
                # By iterations if they are limited, because a clock differs between machines.
                halving.pause(1.0 if stop is None or seconds is None else 1 - (stop - self.clock()) / seconds, rng)
                run = search.iterations - before
            if settle and search.settled():
                break
            if left is not None:
                left -= run
                if left <= 0:
                    break
            now = self.clock()
            if self.hurried or (stop is not None and now >= stop):
                break
            # With iterations alone, the same tree must grow on every machine, so only the clock may cut it short.
            if settle and stop is not None and search.lead() > 1.2 * run * (stop - now) / max(now - started, 1e-6):
                break
            # Check the clock and the stop flag about a hundred times a second.
            batch = max(8, min(4096, int(run * 0.01 / max(now - started, 1e-6))))
            if stop is not None:
                batch = max(1, min(batch, int(run * (stop - now) / max(now - started, 1e-6)) + 1))
        self.hurried = False
        return search

    def resumed(self, view: View, sampler: Sampler) -> Search | None:
        """The tree of the last decision, below the action taken, if nothing new has been learnt since."""
        if self.search is None or self.last is None or self.last[0].seat != view.seat:
            return None
        before, action = self.last
        self.last = None
        # Any world will do. Sampling it with its own generator keeps the choice independent of earlier requests.
        world = self.game.sample(before, Rng(1))
        if world.refusal(before.seat, action):
            return None
        world.apply(before.seat, action)
        if self.game.view(world, view.seat) != view or not self.search.step(action, sampler):
            return None
        return self.search


class _Halving:
    """Sequential halving: in equal parts of its budget, a flat search drops the worse half of its actions, until two
    are left for the last part."""

    def __init__(self, search: Search, iterations: int | None) -> None:
        self.search = search
        self.iterations = iterations
        self.parts = 0
        self.done = 0

    def at_most(self, run: int) -> int:
        """This many iterations, or fewer, if a part of the budget ends before."""
        if self.iterations is None or self.done + 1 >= self.parts:
            return run
        end = -(-self.iterations * (self.done + 1) // self.parts)
        return max(1, min(run, end - self.search.iterations))

    def pause(self, spent: float, rng: Rng) -> None:
        """Drops what is due, with this share of the time spent; by iterations if they are limited."""
        search = self.search
        if self.parts == 0:
            self.parts = max(1, int(search.left - 1).bit_length())
        while self.done + 1 < self.parts:
            share = spent if self.iterations is None else search.iterations / self.iterations
            if share < (self.done + 1) / self.parts or search.left <= 2:
                return
            search.run(search.rest(), rng)
            search.halve()
            self.done += 1


class PlainSearchBot(SearchBot):
    """The textbook search without knowledge of the game: it plays at random to the end and counts wins."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, Knowledge(), 0.7)


class Character(msgspec.Struct, frozen=True):
    """A named opponent in one game, with a weakness that can be described.

    The catalogue has `bot-<name>` and `bot-<name>-about` for it.
    """

    name: str
    plays: str
    """`random`, `greedy` or `search`."""
    strength: int
    """From 1 (for a child of eight) to 5 (full strength). People see this before they choose."""
    slips: float = 0.0
    """How often it plays a random action instead."""
    forgets: float = 0.0
    """The share of what it has seen that it has forgotten."""
    iterations: int | None = None
    """The limit on its search; None means full strength."""
    tuning: dict[str, int] = {}
    """Arguments for the game's own knowledge that make it weaker or stronger."""
    style: dict[str, int] = {}
    """Arguments that one can feel in its play: what it likes or avoids more than is good for it."""


class CharacterBot(Bot):
    """A character as a player."""

    def __init__(self, game: Game, character: Character) -> None:
        super().__init__(game)
        self.character = character
        module = _module(game)
        settings = {**character.tuning, **character.style}
        if character.plays == "search":
            self.inner: Bot = SearchBot(game, cast(Knowledge, module.Expert(**settings)))
        elif character.plays == "greedy":
            self.inner = GreedyBot(game)
            if settings:
                # A game may have a player of its own whose taste can be changed.
                make = getattr(module, "player", module.Greedy)
                self.inner.policy = cast(Policy, make(**settings))
        else:
            self.inner = RandomBot(game)
        self.any = RandomBot(game)

    def hurry(self) -> None:
        self.inner.hurry()

    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        character = self.character
        if character.slips and float(rng.below(1000)) < 1000 * character.slips:
            return self.any.choose(view, budget, rng)
        if character.forgets:
            view = self.game.forget(view, character.forgets, rng)
        if character.iterations is not None:
            most = min(character.iterations, budget.iterations or character.iterations)
            budget = Budget(budget.seconds, most)
        self.inner.clock = self.clock
        return self.inner.choose(view, budget, rng)


PLAIN: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "ismcts": PlainSearchBot,
    "search": SearchBot,
}


def _module(game: Game) -> Any:
    return game_module(game.facts.name, "bot")


STRENGTHS = range(1, 6)


def cast_of(name: str) -> tuple[Character, ...]:
    """The characters of a game, from the easiest to full strength; a game may have none."""
    if name in folders() and not (folders()[name] / "opponents.py").is_file():
        return ()
    return cast(tuple[Character, ...], game_module(name, "opponents").CAST)


def bot_names(name: str) -> list[str]:
    """Every bot that people can choose in a game: the plain ones and the game's characters."""
    return [*PLAIN, *(character.name for character in cast_of(name))]


def baselines(name: str) -> dict[str, tuple[Callable[[], Knowledge], float]]:
    """The named baselines of a game: how its strongest search played at some time, to measure progress against.

    They come from `BASELINES` in the game's bot module, each with what makes its knowledge and its explore constant.
    Nothing that such a knowledge uses may be changed or learned anew. A game may have none.
    """
    return dict(getattr(game_module(name, "bot"), "BASELINES", {}))


def bot(name: str, game: Game, learned: dict[str, str] | None = None) -> Bot:
    """A bot by name, for this game: a plain one, a character, or a baseline.

    `learned` names files that `search` or a baseline uses instead of the game's own learned evaluations.
    """
    if name == "search":
        return SearchBot(game, learned=learned)
    if name in PLAIN:
        return PLAIN[name](game)
    frozen = baselines(game.facts.name)
    if name in frozen:
        make, explore = frozen[name]
        return SearchBot(game, make(), explore, learned)
    for character in cast_of(game.facts.name):
        if character.name == name:
            return CharacterBot(game, character)
    known = [*bot_names(game.facts.name), *frozen]
    raise SetupError("setup/bot", expected=", ".join(known), came=name[:40])


def searches(name: str, game: str) -> bool:
    """Whether this bot looks ahead, so that more time makes it stronger."""
    if name in PLAIN:
        return issubclass(PLAIN[name], SearchBot)
    if name in baselines(game):
        return True
    return any(character.name == name and character.plays == "search" for character in cast_of(game))
