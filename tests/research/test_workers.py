"""A batch over processes: the same games as in one process."""

import os
import signal
import sys
import threading
from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sterling
from sterling import IllegalAction, SetupError
from sterling.research.batch import BatchEnv
from sterling.research.observation import numbers
from sterling.research.overlay import PAGE, SLACK, Overlay
from sterling.research.workers import ARRAYS, BatchWorkers

EVERY = [(facts.name, seats) for facts in sterling.games() for seats in facts.seats]
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux lays pages over others")


@pytest.mark.parametrize("steps", [30, pytest.param(3000, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_rows_written_in_place_are_the_same_as_copied_ones(name: str, seats: int, steps: int) -> None:
    """More games than fill a page of any array, and not a multiple of the number of processes."""
    games = 1003
    alone = BatchEnv(name, games, seed=4, seats=seats)
    with (
        BatchWorkers(name, games, workers=3, seed=4, seats=seats) as laid,
        BatchWorkers(name, games, workers=2, seed=4, seats=seats, copying=True) as copied,
    ):
        assert laid.copying == (sys.platform != "linux")
        assert copied.copying
        ended = 0
        for step in range(steps):
            for env in (alone, laid, copied):
                if step % 3:
                    env.step_random()
                else:
                    env.step(env.random_actions())
            ended += int(alone.dones.sum())
            if step % 7 == 0:
                for array in ARRAYS:
                    assert np.array_equal(getattr(laid, array), getattr(alone, array)), array
                    assert np.array_equal(getattr(copied, array), getattr(alone, array)), array
        assert ended or steps < 500


@on_linux
def test_pages_are_laid_only_over_items_and_taken_away_again() -> None:
    memory = SharedMemory(create=True, size=5 * PAGE)
    shared = np.ndarray(5 * PAGE // 8, np.int64, memory.buf)
    overlay = Overlay(memory.name)
    for at, size in ((0, 8), (PAGE - 8, 16), (PAGE + 72, 2 * PAGE), (2 * PAGE, 3 * PAGE)):
        items = vec[i64]([7] * ((size + SLACK) // 8))
        own = numbers(items, np.uint8)
        shared[:] = np.arange(len(shared))
        begins = overlay.lay(own, at, size) // 8
        assert [items[begins + word] for word in range(size // 8)] == list(range(at // 8, (at + size) // 8))
        items[begins] = -1
        assert shared[at // 8] == -1
        shared[at // 8] = -2
        assert items[begins] == -2
        # What lies beside the pages stays as it was.
        assert items[0] == items[-1] == 7
        overlay.close()
        overlay = Overlay(memory.name)
        assert not any(items[begins + word] for word in range(size // 8))
        items[begins] = 9
        assert shared[at // 8] == -2
    small = vec[i64]([0] * (PAGE // 8))
    with pytest.raises(OSError, match="room"):
        overlay.lay(numbers(small, np.uint8), 0, 8)
    overlay.close()
    del shared
    memory.close()
    memory.unlink()
    with pytest.raises(FileNotFoundError):
        Overlay(memory.name)


def test_without_the_means_of_linux_rows_are_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "plan9")
    with BatchWorkers("john-silver", 3, workers=1) as env:
        assert env.copying
        before = env.observations.copy()
        env.step_random()
        assert not np.array_equal(env.observations, before)


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
    os.kill(env.processes[0], signal.SIGKILL)
    with pytest.raises(RuntimeError, match="process"):
        env.step_random()
    # What was told before is still there, as far as it goes.
    assert np.array_equal(env.observations[2:], last[2:])
    env.close()
    env.close()


@pytest.mark.parametrize("copying", [False, True])
def test_one_wrong_action_changes_no_game_of_any_process(copying: bool) -> None:
    """Whichever process has the wrong action, and however often it happens in a row."""
    games = 7
    with BatchWorkers("amulet", games, workers=3, seed=2, copying=copying) as env:
        for step in range(40):
            actions = env.random_actions()
            before = {name: getattr(env, name).copy() for name in ARRAYS}
            for number in (step % games, 3 * step % games):
                bad = actions.copy()
                bad[number] = int(np.flatnonzero(~env.masks[number])[0])
                with pytest.raises(IllegalAction):
                    env.step(bad)
            for name, array in before.items():
                assert np.array_equal(getattr(env, name), array), name
            env.step(actions)
            assert not np.array_equal(env.observations, before["observations"])


def test_a_process_that_ends_while_others_wait_for_its_verdict_is_told() -> None:
    env = BatchWorkers("john-silver", 6, workers=3, seed=1)
    actions = env.random_actions()
    lost = env.processes[1]
    os.kill(lost, signal.SIGSTOP)
    later = threading.Timer(0.2, os.kill, (lost, signal.SIGKILL))
    later.start()
    with pytest.raises(RuntimeError, match="process"):
        env.step(actions)
    later.join()


@pytest.mark.parametrize("copying", [False, True])
def test_the_arrays_keep_their_last_numbers_when_the_batch_is_closed(copying: bool) -> None:
    with BatchWorkers("amulet", 5, workers=2, seed=1, copying=copying) as env:
        for _ in range(20):
            env.step(env.random_actions())
        held = env.observations
        last = {name: getattr(env, name).copy() for name in ARRAYS}
    for name, array in last.items():
        assert np.array_equal(getattr(env, name), array)
    assert np.array_equal(held, last["observations"])


def test_there_are_no_more_workers_than_games() -> None:
    for workers in (0, 3):
        with pytest.raises(SetupError):
            BatchWorkers("silver-gold", 2, workers=workers)
