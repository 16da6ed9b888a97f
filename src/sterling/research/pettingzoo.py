"""The games as PettingZoo environments, under the names PettingZoo itself would give them.

    from sterling.research.pettingzoo import john_silver_v1

    env = john_silver_v1.env(seats=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Every game has one, found by its folder. `env` checks as PettingZoo's usual wrappers do, `raw_env` does not, and
`parallel_env` is for games in which several players act at once.
"""

from collections.abc import Mapping
from typing import Any

import sterling
from sterling.core.bits import members
from sterling.core.errors import IllegalAction
from sterling.core.game import OptionValue
from sterling.core.rng import Rng
from sterling.games import folders
from sterling.research import needed
from sterling.research.observation import Array
from sterling.research.spaces import seen
from sterling.research.table import RENDER_MODES, Table, rendering

np = needed("numpy", "research")
spaces = needed("gymnasium.spaces", "research")
needed("pettingzoo", "research")

from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # noqa: E402

VERSION = "v1"
"""Raised when observations or actions of an environment change."""


class _Common:
    """What both kinds of environment share."""

    metadata: dict[str, Any]

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        rule_set: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        deck: str | None = None,
        observation: str = "flat",
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(sterling.game(name, seats, rule_set, options, deck), reward, observation)
        self.render_mode = rendering(render_mode)
        game = self.table.game
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.rng = Rng(0)

    def _about(self, actions: int, parallel: bool) -> None:
        """Spaces and metadata, for a number of actions."""
        name = self.table.game.facts.name.replace("-", "_")
        self.metadata = {
            "name": f"{name}_{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": parallel,
            "render_fps": 1,
        }
        self.observation_spaces = {agent: self._space(actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def _space(self, actions: int) -> Any:
        mask = spaces.Box(0, 1, (actions,), np.int8)
        return spaces.Dict({"observation": seen(self.table.encoder, self.table.form), "action_mask": mask})

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self.rng = Rng(seed)
        self.table.deal(self.rng)

    def render(self) -> str | None:
        """The table as the seat to act sees it: printed, as text, or as an SVG picture."""
        return self.table.rendered(self.render_mode, self.table.seat())

    def close(self) -> None:
        """Nothing is open."""


class SterlingEnv(_Common, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One game; the seats act one after the other. Of several that may act at once, the first is asked first and the
    others do not see what it chose."""

    def __init__(self, name: str, **choices: Any) -> None:
        AECEnv.__init__(self)
        _Common.__init__(self, name, **choices)
        self._about(self.table.game.facts.actions, parallel=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat()]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        seen_now = self.observe(agent) if observe else None
        told = self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]
        return seen_now, *told

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(self.seat_of[agent], -1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        seat = self.table.seat()
        if seat < 0:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.agents[seat]
        if self.render_mode == "human":
            self.render()


class CheckedEnv(SterlingEnv):
    """Does what PettingZoo's wrappers `OrderEnforcing`, `AssertOutOfBounds` and `TerminateIllegal` do around other
    environments. Three wrappers around this one would take three quarters of the time."""

    ILLEGAL = -1.0
    """The reward of the one whose action is not legal."""

    started = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.started = True
        super().reset(seed, options)

    def step(self, action: int | None) -> None:
        if not self.started:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if not self.terminations[agent]:
            actions = self.table.game.facts.actions
            assert 0 <= (-1 if action is None else action) < actions, f"{action} is none of the {actions} actions"
        try:
            super().step(action)
        except IllegalAction:
            EnvLogger.warn_on_illegal_move()
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.rewards[agent] = self.ILLEGAL
            self.terminations = dict.fromkeys(self.agents, True)
            self._cumulative_rewards[agent] = 0.0
            self._accumulate_rewards()
            self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        if not self.started:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        if not self.started:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)

    def render(self) -> str | None:
        if not self.started:
            EnvLogger.error_render_before_reset()
        return super().render()


class SterlingParallelEnv(_Common, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """One game; everyone who may act does so in the same step. The others pass: one more action, the last."""

    def __init__(self, name: str, **choices: Any) -> None:
        _Common.__init__(self, name, **choices)
        self.waits = self.table.game.facts.actions
        """The action of a seat that has nothing to do."""
        self._about(self.waits + 1, parallel=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._deal(seed)
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table = self.table
        for seat in members(int(table.state.waiting())):
            table.play(seat, int(actions[self.possible_agents[seat]]))
        over = table.seat() < 0
        rewards = dict(zip(self.agents, table.rewards(), strict=True))
        ended = dict.fromkeys(self.agents, over)
        observed = self._observed()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        cut = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observed, rewards, ended, cut, infos

    def _observed(self) -> dict[str, Any]:
        return {
            agent: {"observation": self.table.observe(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: int) -> Array:
        mask = np.append(self.table.mask(seat), np.int8(0))
        if not mask.any():
            mask[-1] = 1
        return mask


class Environments:
    """What PettingZoo expects of the module of an environment."""

    def __init__(self, name: str) -> None:
        self.name = name

    def raw_env(self, **choices: Any) -> SterlingEnv:
        """The environment itself: an action that is not legal raises IllegalAction."""
        return SterlingEnv(self.name, **choices)

    def env(self, **choices: Any) -> CheckedEnv:
        """With the checks of PettingZoo's usual wrappers: an action that is not legal ends the game for everyone."""
        return CheckedEnv(self.name, **choices)

    def parallel_env(self, **choices: Any) -> SterlingParallelEnv:
        """For games in which several players act at once."""
        return SterlingParallelEnv(self.name, **choices)


def environments() -> dict[str, str]:
    """Every environment by its name, with the game it plays."""
    return {f"{name.replace('-', '_')}_{VERSION}": name for name in folders()}


def __getattr__(name: str) -> Environments:
    if name in environments():
        return Environments(environments()[name])
    raise AttributeError(f"there is no environment {name}; there are {', '.join(environments())}")
