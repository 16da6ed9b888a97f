"""A learner that starts from nothing and beats random play at John Silver: a linear value of every action, many games
at once.

The value of an action is a weighted sum of what the seat knows. After each game, the values of the actions that were
taken move towards the result. There is nothing clever in it; it shows how little is needed to begin.
"""

import numpy as np

from sterling.research.batch import BatchEnv


class Linear:
    """A value for each action, linear in the observation."""

    def __init__(self, env: BatchEnv, step: float = 0.02) -> None:
        self.weights = np.zeros((env.encoder.size + 1, env.game.facts.actions), np.float32)
        self.step = step

    def seen(self, env: BatchEnv) -> np.ndarray:
        """The observations, scaled to 0 … 1, with a constant."""
        flat = env.flat() / env.encoder.highs()
        return np.concatenate([flat, np.ones((len(flat), 1))], axis=1).astype(np.float32)

    def values(self, seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return np.where(masks, seen @ self.weights, -np.inf)


def train(games: int = 256, steps: int = 6000, seed: int = 1) -> Linear:
    """Plays against itself, mostly by the best value and now and then at random."""
    env = BatchEnv("john-silver", games, seed=seed)
    learner, luck = Linear(env), np.random.default_rng(seed)
    rows = np.arange(games)
    taken: list[list[tuple[int, np.ndarray, int]]] = [[] for _ in range(games)]
    for _ in range(steps):
        seen, masks, movers = learner.seen(env), env.masks, env.movers.copy()
        actions = learner.values(seen, masks).argmax(axis=1)
        wild = luck.random(games) < 0.15
        actions = np.where(wild, env.random_actions(), actions)
        for row in rows:
            taken[row].append((int(movers[row]), seen[row], int(actions[row])))
        env.step(actions)
        for row in np.flatnonzero(env.dones):
            for seat, known, action in taken[row]:
                error = env.rewards[row, seat] - known @ learner.weights[:, action]
                learner.weights[:, action] += learner.step / (1 + known.sum()) * error * known
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
