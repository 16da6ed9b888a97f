"""OpenSpiel's ISMCTS plays a game of ours, unchanged, against a random player."""

import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import sterling.research.open_spiel  # noqa: F401


def play(name: str = "sterling_john_silver", simulations: int = 10, seed: int = 1) -> list[float]:
    """One game; returns what it was worth to each player."""
    game = pyspiel.load_game(name)
    luck = random.Random(seed)
    bot = ismcts.ISMCTSBot(
        game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed)),
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == 0 and len(state.legal_actions()) > 1:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return list(state.returns())


if __name__ == "__main__":
    print(play())
