"""A learner that starts from nothing and beats random play at John Silver: a linear value of every action, many games
at once.

The value of an action is a weighted sum of what the seat knows. After each game, the values of the actions that were
taken move towards the result. There is nothing clever in it; it shows how little is needed to begin.
"""

import numpy as np

from sterling.research.batch import BatchEnv


class Linear:
    """A value for each action, linear in the observation."""

    def __init__(self, env: BatchEnv, step: float = 0.1) -> None:
        self.weights = np.zeros((env.game.facts.actions, env.encoder.size + 1), np.float32)
        self.scale = (1 / env.encoder.highs()).astype(np.float32)
        self.step = step

    def seen(self, env: BatchEnv) -> np.ndarray:
        """The observations, scaled to 0 … 1, with a constant."""
        seen = np.ones((env.games, env.encoder.size + 1), np.float32)
        np.multiply(env.flat(), self.scale, out=seen[:, :-1])
        return seen

    def values(self, seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return np.where(masks, seen @ self.weights.T, -np.inf)


def train(games: int = 128, steps: int = 2000, seed: int = 1) -> Linear:
    """Plays against random play, mostly by the best value and now and then at random."""
    env = BatchEnv("john-silver", games, seed=seed)
    learner, luck = Linear(env), np.random.default_rng(seed)
    taken: list[list[tuple[np.ndarray, int]]] = [[] for _ in range(games)]
    for _ in range(steps):
        seen, own = learner.seen(env), env.movers == 0
        best = learner.values(seen, env.masks).argmax(axis=1)
        actions = np.where(own & (luck.random(games) > 0.2), best, env.random_actions())
        for row in np.flatnonzero(own):
            taken[row].append((seen[row], int(actions[row])))
        env.step(actions)
        for row in np.flatnonzero(env.dones):
            for known, action in taken[row]:
                weights = learner.weights[action]
                error = env.rewards[row, 0] - known @ weights
                weights += np.float32(learner.step * error / (1 + known.sum())) * known
            taken[row].clear()
    return learner


def share_of_wins(learner: Linear, games: int = 400, seed: int = 99) -> float:
    """How often the learner, in the first seat, beats random play."""
    env = BatchEnv("john-silver", games, seed=seed)
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        actions = learner.values(learner.seen(env), env.masks).argmax(axis=1)
        actions = np.where(env.movers == 0, actions, env.random_actions())
        env.step(actions)
        ended = env.dones & np.isnan(won)
        won[ended] = (env.rewards[ended, 0] + 1) / 2
    return float(won.mean())


if __name__ == "__main__":
    print(f"before: {share_of_wins(Linear(BatchEnv('john-silver', 1))):.0%} of 400 games won against random play")
    print(f"after:  {share_of_wins(train()):.0%}")
