"""One learner against chosen opponents, as a Gymnasium environment.

env = SingleAgentEnv("john-silver", opponents=("greedy",))
observation, info = env.reset(seed=1)
observation, reward, ended, cut, info = env.step(action)
"""

from collections.abc import Mapping, Sequence
from typing import Any

import sterling
from sterling.bots import Budget, bot
from sterling.core.game import OptionValue
from sterling.core.rng import Rng
from sterling.research import needed
from sterling.research.spaces import seen
from sterling.research.table import RENDER_MODES, Table, rendering

gym = needed("gymnasium", "research")
spaces = needed("gymnasium.spaces", "research")


class SingleAgentEnv(gym.Env):  # type: ignore[misc,name-defined]
    """The learner has one seat; bots have the others, and play on until the learner has to act again.

    The legal actions are `info["action_mask"]`. Without `seat`, each game gives the learner a random one.
    """

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("greedy",),
        seat: int | None = None,
        budget: Budget | None = None,
        rule_set: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        deck: str | None = None,
        observation: str = "flat",
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        configured = sterling.game(game, len(opponents) + 1, rule_set, options, deck)
        self.table = Table(configured, reward, observation)
        self.render_mode = rendering(render_mode)
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.bots = [bot(name, configured) for name in opponents]
        self.budget = Budget(iterations=100) if budget is None else budget
        self.fixed_seat = seat
        self.seat = 0 if seat is None else seat
        self.rng = Rng(0)
        self.observation_space = seen(self.table.encoder, self.table.form)
        self.action_space = spaces.Discrete(configured.facts.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.rng = Rng(seed)
        seats = self.table.game.seats
        self.seat = int(self.rng.below(seats)) if self.fixed_seat is None else self.fixed_seat
        self.table.deal(self.rng)
        self._let_others_play()
        return self._observed()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.table.play(self.seat, int(action))
        self._let_others_play()
        over = self.table.seat() < 0
        observation, info = self._observed()
        return observation, self.table.rewards()[self.seat], over, False, info

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return self.table.rendered(self.render_mode, self.seat)

    def _let_others_play(self) -> None:
        table = self.table
        while table.state.waiting() and not table.state.waiting() >> self.seat & 1:
            seat = table.seat()
            player = self.bots[seat if seat < self.seat else seat - 1]
            table.play(seat, player.choose(table.game.view(table.state, seat), self.budget, self.rng))

    def _observed(self) -> tuple[Any, dict[str, Any]]:
        return self.table.observe(self.seat), {"action_mask": self.table.mask(self.seat), "seat": self.seat}
