"""OpenSpiel's own tests on our games, and the laws of information states."""

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import sterling
from sterling.research import open_spiel as spiel

EVERY = [(facts.name, seats) for facts in sterling.games() for seats in facts.seats]


def load(name: str, seats: int) -> pyspiel.Game:
    return pyspiel.load_game(f"sterling_{name.replace('-', '_')}", {"players": seats})


def played(game: pyspiel.Game, seed: int, moves: int) -> Any:
    """A random game after so many moves, the drawing of the seed included; at the latest, just before its end."""
    luck = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(moves):
        after = state.clone()
        after.apply_action(luck.choice(after.legal_actions()))
        if after.is_terminal():
            break
        state = after
    return state


@pytest.mark.parametrize("name", spiel.NAMES)
def test_openspiels_random_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_game_plays_as_our_rules_do(name: str, seats: int) -> None:
    state = load(name, seats).new_initial_state()
    luck = random.Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
        else:
            player = state.current_player()
            assert state.legal_actions() == state.state.legal(player)
            assert all(not state.legal_actions(other) for other in range(seats) if other != player)
        state.apply_action(luck.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    places = state.state.standing()
    assert [value == max(state.returns()) for value in state.returns()] == [place == 1 for place in places]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_resampled_world_has_the_same_information_state(name: str, seats: int) -> None:
    game = load(name, seats)
    different = 0
    for seed in range(4):
        state = played(game, seed, 12 + 9 * seed)
        for player in range(seats):
            again = state.resample_from_infostate(player, random.Random(seed).random)
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.observation_string(player) == state.observation_string(player)
            assert again.information_state_tensor(player) == state.information_state_tensor(player)
            assert again.current_player() == state.current_player()
            different += again.state.key() != state.state.key()
    assert different


@pytest.mark.parametrize("name", [facts.name for facts in sterling.games()])
def test_information_states_remember_the_past(name: str) -> None:
    """Two orders of play that lead to one view are two information states; asking early or late gives the same one."""
    game = load(name, 2)
    for seed in range(3):
        state, early = played(game, seed, 30), None
        replayed = game.new_initial_state()
        for action in state.history():
            replayed.apply_action(action)
            if not replayed.is_chance_node() and not replayed.is_terminal():
                early = [replayed.information_state_string(player) for player in range(2)]
        assert early == [state.information_state_string(player) for player in range(2)]
        digests = {part.split(" ")[0] for part in early}
        assert len(digests) == 2
        longer = state.clone()
        seen = longer.information_state_string(longer.current_player())
        player = longer.current_player()
        longer.apply_action(longer.legal_actions()[0])
        assert longer.information_state_string(player) != seen
        assert state.information_state_string(player) == seen


@pytest.mark.parametrize("name", ["john-silver", "silver-gold"])
def test_openspiels_ismcts_plays_our_games(name: str) -> None:
    import numpy as np

    game = load(name, 2)
    state = played(game, 5, 20)
    bot = ismcts.ISMCTSBot(
        game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=6,
        random_state=np.random.RandomState(2),
    )
    assert bot.step(state) in state.legal_actions()


def test_openspiels_mccfr_learns_our_games() -> None:
    """External sampling walks the real tree; here only far enough to see that nothing stops it."""
    from open_spiel.python.algorithms import external_sampling_mccfr

    game = pyspiel.load_game("sterling_straws", {"players": 2})
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(200):
        solver.iteration()
    policy = solver.average_policy()
    state = played(game, 1, spiel.SEED_BYTES)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)
