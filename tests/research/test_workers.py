"""A batch over processes: the same games as in one process."""

import os
import signal

import numpy as np
import pytest

from sterling import IllegalAction, SetupError
from sterling.research.batch import BatchEnv
from sterling.research.workers import ARRAYS, BatchWorkers


def test_games_do_not_depend_on_the_number_of_workers() -> None:
    games, steps = 7, 150
    alone = BatchEnv("john-silver", games, seed=3)
    with (
        BatchWorkers("john-silver", games, workers=1, seed=3) as one,
        BatchWorkers("john-silver", games, workers=3, seed=3) as three,
    ):
        ended = 0
        for step in range(steps):
            envs = (alone, one, three)
            if step % 2:
                # Chosen by the workers.
                for env in envs:
                    env.step_random()
            else:
                actions = alone.random_actions()
                assert np.array_equal(one.random_actions(), actions)
                assert np.array_equal(three.random_actions(), actions)
                for env in envs:
                    env.step(actions)
            ended += int(alone.dones.sum())
            for name in ARRAYS:
                assert np.array_equal(getattr(one, name), getattr(alone, name)), name
                assert np.array_equal(getattr(three, name), getattr(alone, name)), name
        assert ended
        assert np.array_equal(three.flat(), alone.flat())
        with pytest.raises(ValueError, match="read-only"):
            three.masks[0, 0] = True


def test_bad_actions_and_lost_workers_are_told() -> None:
    env = BatchWorkers("silver-gold", 4, workers=2, seed=1)
    actions = env.random_actions()
    before = env.observations.copy()
    for wrong in (-1, 10**6, int(np.flatnonzero(~env.masks[3])[0])):
        bad = actions.copy()
        bad[3] = wrong
        with pytest.raises(IllegalAction):
            env.step(bad)
        assert np.array_equal(env.observations, before)
    with pytest.raises(SetupError):
        env.step(actions[:2])
    env.step(actions)
    assert not np.array_equal(env.observations, before)
    last = env.observations.copy()
    os.kill(env.processes[1], signal.SIGKILL)
    with pytest.raises(RuntimeError, match="worker"):
        env.step_random()
    # What was told before is still there, as far as it goes.
    assert np.array_equal(env.observations[2:], last[2:])
    env.close()


def test_there_are_no_more_workers_than_games() -> None:
    for workers in (0, 3):
        with pytest.raises(SetupError):
            BatchWorkers("silver-gold", 2, workers=workers)
