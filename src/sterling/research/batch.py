"""Thousands of games stepped at once, with arrays in and arrays out.

    env = BatchEnv("john-silver", games=1024, seed=1)
    while True:
        actions = policy(env.flat(), env.masks)  # one action for each game
        env.step(actions)
        learn(env.rewards, env.dones)

A game that ends is replaced by a new one in the same step: `dones` says so, and `rewards` are those of the game that
ended. Nothing in here makes a Python object for a single move.
"""

from collections.abc import Mapping
from typing import Any

import sterling
from sterling.core.batch import Batch
from sterling.core.errors import SetupError
from sterling.core.game import Game, OptionValue
from sterling.core.match import play
from sterling.research import needed
from sterling.research.observation import Array, Encoder, numbers
from sterling.research.table import by_points

np = needed("numpy", "research")
WORD = np.dtype("<i8")
"""An action as `Batch.step` reads it."""


class BatchEnv:
    """Games of one kind that each wait for one action.

    The arrays `observations` (packed, see `research.observation`), `masks`, `movers`, `rewards` and `dones` share the
    memory of the compiled code: they can only be read, and the next step overwrites them.

    >>> env = BatchEnv("john-silver", games=3, seed=7)
    >>> env.masks.shape, env.flat().shape
    ((3, 263), (3, 895))
    >>> env.step(env.random_actions())
    >>> env.dones.tolist()
    [False, False, False]
    """

    def __init__(
        self,
        game: str | Game,
        games: int,
        seed: int = 0,
        seats: int | None = None,
        rule_set: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        deck: str | None = None,
        reward: str = "win",
        first: int = 0,
        slack: int = 0,
    ) -> None:
        self.game = sterling.game(game, seats, rule_set, options, deck) if isinstance(game, str) else game
        if games < 1:
            raise SetupError("setup/option-value", option="games", expected="1 …", came=games)
        self.games = games
        self.encoder = Encoder(self.game)
        size = self.game.facts.actions
        self._batch = Batch(
            self.game.setup, self.encoder.observer, games, size, seed, by_points(self.game, reward), first, slack
        )
        self._show()

    def _show(self) -> None:
        """Makes the arrays, from where the rows of the batch begin."""
        batch = self._batch

        def rows(items: Any, at: int, width: int, kind: Any, stored: Any = None) -> Array:
            found = numbers(items, kind, stored)
            size = np.dtype(stored or kind).itemsize // np.dtype(kind).itemsize
            return found[at * size :][: self.games * width * size].reshape(self.games, -1)

        width, breadth, seats = int(batch.width), int(batch.breadth), self.game.seats
        self.observations: Array = rows(batch.observations, batch.observations_at, width, np.int64)
        # Masks lie in whole words.
        self._words: Array = rows(batch.masks, batch.masks_at, breadth, np.bool_, np.int64)
        lead = int(self.encoder.observer.lead)
        self.masks: Array = self._words[:, lead : lead + self.game.facts.actions]
        self.movers: Array = rows(batch.movers, batch.movers_at, 1, np.int64)[:, 0]
        self.rewards: Array = rows(batch.rewards, batch.rewards_at, seats, np.float64)
        self.dones: Array = rows(batch.dones, batch.dones_at, 1, np.bool_)[:, 0]
        self._chosen: Array = rows(batch.chosen, batch.chosen_at, 1, np.int64)[:, 0]

    def step(self, actions: Any) -> None:
        """Applies one action to each game. If one of them is not legal, nothing happens and the error names it."""
        array = np.ascontiguousarray(actions, WORD)
        if array.shape != (self.games,):
            raise SetupError("setup/option-value", option="actions", expected=str((self.games,)), came=str(array.shape))
        wrong = int(self._batch.step(array.tobytes()))
        if wrong >= 0:
            # The rules say why.
            play(self.game, self._batch.states[wrong].clone(), int(self.movers[wrong]), int(array[wrong]))

    def step_random(self) -> None:
        """Applies a random legal action to each game, chosen in compiled code."""
        self._batch.step_random()

    def random_actions(self) -> Array:
        """A random legal action for each game."""
        self._batch.pick()
        return self._chosen.copy()

    def flat(self) -> Array:
        """The observations as flat rows of 16-bit numbers."""
        return self.encoder.flat(self.observations)

    def slices(self) -> dict[str, Array]:
        """The observations by name."""
        return self.encoder.slices(self.flat())
