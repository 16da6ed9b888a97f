"""PettingZoo's own tests, for every game, and what they do not ask."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test

import sterling
from sterling.research import pettingzoo as zoo
from sterling.research.gymnasium import SingleAgentEnv
from sterling.research.table import FORMS

NAMES = sorted(zoo.environments())
SIZES = [
    (name, seats, rules)
    for name in NAMES
    for seats, rules in [
        (seats, rules)
        for facts in sterling.games()
        if facts.name == name.removesuffix(f"_{zoo.VERSION}").replace("_", "-")
        for seats in facts.seats
        for rules in facts.rule_sets
    ]
]


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """PettingZoo warns about observations that are dictionaries, which every environment with a mask has."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("name", "seats", "rules"), SIZES)
def test_the_aec_environment_keeps_pettingzoos_rules(name: str, seats: int, rules: str) -> None:
    form = FORMS[seats % len(FORMS)]
    api_test(getattr(zoo, name).env(seats=seats, rule_set=rules, observation=form), num_cycles=40)


@pytest.mark.parametrize(("name", "seats", "rules"), SIZES)
def test_the_parallel_environment_keeps_pettingzoos_rules(name: str, seats: int, rules: str) -> None:
    parallel_api_test(getattr(zoo, name).parallel_env(seats=seats, rule_set=rules), num_cycles=40)


@pytest.mark.parametrize("name", NAMES)
def test_equal_seeds_give_equal_games(name: str) -> None:
    seed_test(getattr(zoo, name).env, num_cycles=15)


@pytest.mark.parametrize("name", NAMES)
def test_every_render_mode_draws(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(getattr(zoo, name).env, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert "player_0" in capsys.readouterr().out


# In the tiny game every action is legal at first.
@pytest.mark.parametrize("name", [name for name in NAMES if name != "straws_v1"])
def test_an_illegal_action_ends_the_wrapped_game_and_is_refused_by_the_raw_one(name: str) -> None:
    env = getattr(zoo, name).env()
    env.reset(seed=3)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    raw = getattr(zoo, name).raw_env()
    raw.reset(seed=3)
    with pytest.raises(sterling.IllegalAction):
        raw.step(illegal)
    agent = env.agent_selection
    for outside in (-1, env.action_space(agent).n, None):
        with pytest.raises(AssertionError):
            env.step(outside)
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    # Everyone is told, and then the game is over.
    told = {}
    for other in env.agent_iter():
        _, reward, ended, _, _ = env.last()
        assert ended
        told[other] = reward
        env.step(None)
    assert told == {other: -1.0 if other == agent else 0.0 for other in env.possible_agents}


def test_nothing_happens_before_the_first_reset() -> None:
    env = zoo.Environments("john-silver").env()
    for wrong in (lambda: env.step(0), lambda: env.observe("player_0"), env.agent_iter, env.render):
        with pytest.raises(Exception, match="reset"):
            wrong()


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
def test_pettingzoos_benchmark_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(getattr(zoo, name).env())
    assert "turns per second" in capsys.readouterr().out


def test_only_what_can_be_drawn_is_announced() -> None:
    """PettingZoo's own test of rendering asks only for announced modes."""
    env = zoo.Environments("john-silver").env()
    assert env.metadata["render_modes"] == ["human", "ansi", "svg"]
    with pytest.raises(sterling.SetupError):
        zoo.Environments("john-silver").env(render_mode="rgb_array")


@pytest.mark.parametrize("name", NAMES)
def test_rewards_come_once_and_sum_to_zero(name: str) -> None:
    for reward in ("win", "points"):
        env = getattr(zoo, name).raw_env(reward=reward)
        env.reset(seed=5)
        rng = np.random.default_rng(1)
        while not all(env.terminations.values()):
            assert not any(env.rewards.values())
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
        assert sum(env.rewards.values()) == pytest.approx(0)
        places = env.table.state.standing()
        best = [env.rewards[f"player_{seat}"] for seat, place in enumerate(places) if place == 1]
        assert min(best) == max(env.rewards.values())


def test_what_does_not_exist_is_told() -> None:
    with pytest.raises(AttributeError, match="silver_gold_v1"):
        zoo.whist_v1  # noqa: B018
    for wrong in ({"observation": "rgb"}, {"reward": "coins"}, {"render_mode": "film"}):
        with pytest.raises(sterling.SetupError):
            zoo.Environments("john-silver").raw_env(**wrong)


@pytest.mark.parametrize("facts", sterling.games(), ids=lambda facts: facts.name)
def test_one_learner_plays_whole_games_against_bots(facts: sterling.Facts) -> None:

    env = SingleAgentEnv(facts.name, opponents=["greedy"] * (facts.seats[0] - 1))
    rng = np.random.default_rng(2)
    seats = set()
    for seed in range(6):
        observation, info = env.reset(seed=seed)
        again, _ = env.reset(seed=seed)
        assert np.array_equal(observation, again)
        over, total = False, 0.0
        while not over:
            assert env.observation_space.contains(observation)
            assert not total
            observation, reward, over, cut, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            assert not cut
            total += reward
        assert -1 <= total <= 1
        seats.add(info["seat"])
    assert len(seats) > 1
