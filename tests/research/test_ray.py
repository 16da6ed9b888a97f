"""Ray finds what local workers find, and a worker that dies costs time, not results."""

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import sterling
from sterling.bots import Budget
from sterling.bots.judged import Effort
from sterling.core.errors import SetupError
from sterling.lab.analyse import Plan as ReviewPlan
from sterling.lab.analyse import analyse
from sterling.lab.arena import Plan as ArenaPlan
from sterling.lab.arena import arena, plain
from sterling.lab.chunks import Plan
from sterling.lab.cluster import Cluster, results
from sterling.lab.helper import Tell
from sterling.lab.lessons import CHUNK
from sterling.lab.lessons import Plan as TrainingPlan
from sterling.lab.simulate import simulate
from sterling.lab.train import Fitting, train


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    import ray

    made = Cluster(workers=2)
    made.start()
    yield made
    ray.shutdown()


def test_a_simulation_is_the_same_on_ray(cluster: Cluster) -> None:
    plan = Plan(game="john-silver", seats=3, rule_set="base", options={}, players=("random",) * 3, games=1200, seed=5)
    seen: list[int] = []
    there = simulate(plan, cluster, progress=seen.append)
    assert there == simulate(plan, 1) == simulate(plan, 2)
    assert seen[-1] == 1200


def test_an_arena_is_the_same_on_ray(cluster: Cluster) -> None:
    plan = ArenaPlan("john-silver", 2, "base", {}, ("greedy", "random"), 8, Budget(iterations=5))

    def untimed(text: str) -> str:
        return "\n".join(line for line in text.splitlines() if "seconds" not in line)

    assert untimed(plain(arena(plan, cluster))) == untimed(plain(arena(plan, 1)))


def test_training_gives_the_same_file_on_ray(cluster: Cluster, tmp_path: Path) -> None:
    plan = TrainingPlan("straws", "value", (2, 3), "base", 4 * CHUNK, seed=4)
    fitting = Fitting(hidden=3, epochs=2)
    train(plan, fitting, tmp_path / "there", tmp_path / "there.txt", workers=cluster)
    train(plan, fitting, tmp_path / "here", tmp_path / "here.txt")
    assert (tmp_path / "there.txt").read_bytes() == (tmp_path / "here.txt").read_bytes()


def test_a_review_is_the_same_on_ray(cluster: Cluster) -> None:
    from kit.tools import random_match  # workers import this module, but cannot find the kit

    records = tuple(random_match(sterling.game("john-silver", 2), seed).record().text() for seed in (3, 5))
    look = Effort(points=12, curve=4, search=4, first=2, second=12, deals=2, replays=2)
    there, here = (dict(analyse(ReviewPlan(records, look), where)) for where in (cluster, 1))
    assert len(here) == 2
    assert {number: one.to_json() for number, one in there.items()} == {
        number: one.to_json() for number, one in here.items()
    }


class Deadly:
    """Does its jobs, but the first time it gets the one that kills, its process dies."""

    def __init__(self, mark: str) -> None:
        self.mark = mark

    def __call__(self, job: int, tell: Tell) -> int:
        if job == 3 and not os.path.exists(self.mark):
            open(self.mark, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        tell(1)
        return job * job


def test_the_work_of_a_worker_that_is_killed_is_done_by_another(cluster: Cluster, tmp_path: object) -> None:
    jobs = list(range(8))
    told: list[int] = []
    mark = f"{tmp_path}/killed"
    found = dict(results(partial(Deadly, mark), lambda ahead: jobs.pop() if jobs else None, cluster, told.append))
    assert os.path.exists(mark)
    assert found == {job: job * job for job in range(8)}
    assert sum(told) == 8


def test_a_cluster_that_is_not_there_is_told() -> None:
    import ray

    if ray.is_initialized():
        ray.shutdown()
    with pytest.raises(SetupError) as refused:
        Cluster("127.0.0.1:1").start()
    assert refused.value.code == "setup/ray"
