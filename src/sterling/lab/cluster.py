"""The same work as `lab/crew.py`, on a Ray cluster.

Jobs and results are the same, and a result depends only on its job, so it does not matter where it was found. The work
of an actor that dies is given to another one.
"""

import os
import socket
from collections.abc import Callable, Generator
from contextlib import suppress
from importlib import import_module
from typing import Any, TypeVar

from sterling.core.errors import SetupError
from sterling.lab.helper import Tell

J = TypeVar("J")
R = TypeVar("R")

LOCAL = "local"
"""Start Ray on this machine."""
PATIENCE = 10
"""Seconds to wait for a cluster to answer."""
MOST_DEATHS = 20
"""So many workers may die before the run gives up: then it is the work that kills them."""


class Cluster:
    """Where Ray is and how many workers to use there; Ray decides if no number is given."""

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        self.address = address
        self.workers = workers

    def start(self) -> Any:
        """Ray, connected. Without an address, one starts on this machine, for as long as this process runs."""
        try:
            # Our own processes talk to each other on this machine; on a cluster its own settings count.
            if self.address == LOCAL:
                os.environ.setdefault("RAY_AUTH_MODE", "disabled")
                os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
            ray = import_module("ray")
        except ImportError:
            raise SetupError("setup/needs", module="ray", extra="sterling[ray]") from None
        if not ray.is_initialized():
            try:
                if self.address == LOCAL:
                    ray.init(
                        num_cpus=self.workers,
                        include_dashboard=False,
                        log_to_driver=False,
                        object_store_memory=100 * 2**20,
                        logging_level="error",
                    )
                else:
                    _reach(self.address)
                    ray.init(address=self.address, log_to_driver=False, logging_level="error")
            except (OSError, ValueError, RuntimeError) as problem:
                raise SetupError("setup/ray", address=self.address, problem=str(problem).splitlines()[0]) from None
        return ray


def _reach(address: str) -> None:
    """Fails at once if nobody listens there; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


class _Worker:
    """What an actor does: the work, made once, for job after job. It counts the games, to be reported."""

    def __init__(self, make: Callable[[], Callable[[Any, Tell], Any]]) -> None:
        self.work = make()

    def do(self, job: Any) -> tuple[int, Any]:
        played = 0

        def tell(games: int) -> None:
            nonlocal played
            played += games

        result = self.work(job, tell)
        return played, result

    def process(self) -> int:
        """The number of its process."""
        return os.getpid()


def results(
    make: Callable[[], Callable[[J, Tell], R]], take: Callable[[bool], J | None], cluster: Cluster, tell: Tell
) -> Generator[tuple[J, R], None, None]:
    """Every job with its result, in the order in which they finish."""
    ray = cluster.start()
    workers = cluster.workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
    kind = ray.remote(num_cpus=1, max_restarts=0)(_Worker)
    idle = [kind.remote(make) for _ in range(workers)]
    busy: dict[Any, tuple[Any, J]] = {}
    returned: list[J] = []
    deaths = 0
    try:
        while True:
            while idle and (job := returned.pop() if returned else take(False)) is not None:
                actor = idle.pop()
                busy[actor.do.remote(job)] = actor, job
            if not busy:
                return
            for done in ray.wait(list(busy), num_returns=1)[0]:
                actor, job = busy.pop(done)
                try:
                    played, result = ray.get(done)
                except ray.exceptions.RayActorError:
                    deaths += 1
                    if deaths > MOST_DEATHS:
                        raise SetupError("setup/ray-deaths", deaths=deaths) from None
                    returned.append(job)
                    idle.append(kind.remote(make))
                    continue
                idle.append(actor)
                tell(played)
                yield job, result
    finally:
        for actor in [*idle, *(actor for actor, _ in busy.values())]:
            with suppress(Exception):
                ray.kill(actor)
