"""This process and its helpers work through one list of jobs.

A helper (`lab/helper.py`) gets its first job once it is ready. If there are plenty of jobs, it gets the next one before
it finishes the last. A result depends only on the job, so this process redoes the jobs of a helper that dies.
"""

import contextlib
import pickle
import queue
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator
from typing import Any, Generic, Self, TypeVar

from sterling.lab import cluster
from sterling.lab.cluster import Cluster
from sterling.lab.helper import Tell, send

J = TypeVar("J")
R = TypeVar("R")

Work = Callable[[J, Tell], R]
Take = Callable[[bool], J | None]
"""Returns the next job, or None; True asks for one that will be queued behind another."""


def results(
    make: Callable[[], Work[J, R]], take: Take[J], workers: "int | Cluster", tell: Tell, alongside: bool = True
) -> Generator[tuple[J, R], None, None]:
    """Every job with its result, in the order in which they finish, from workers on this machine or on a Ray cluster.

    `make` returns the function that does a job; it is pickled, so it must be a module-level name or a `partial` of one.
    With `alongside`, this process is itself one of the workers. Without it, this process leaves the work to others and
    is free to handle each result as soon as it arrives.
    """
    if isinstance(workers, Cluster):
        yield from cluster.results(make, take, workers, tell)
        return
    with _Crew[J, R](take, tell) as crew:
        crew.start(make, workers - 1 if alongside or workers <= 1 else workers)
        work = make()
        while True:
            crew.feed()
            if crew.returned:
                job: J | None = crew.returned.pop()
            else:
                job = take(False) if alongside or not crew.helpers else None
            if job is not None:
                yield job, work(job, crew.tell)
            elif crew.is_busy() or (not alongside and crew.is_starting()):
                crew.hear()
            else:
                return
            while crew.finished:
                yield crew.finished.popleft()


class _Crew(Generic[J, R]):
    """The helpers and what they have reported."""

    def __init__(self, take: Take[J], tell: Tell) -> None:
        self.finished: deque[tuple[J, R]] = deque()
        self.returned: list[J] = []
        """Jobs of helpers that have died."""
        self.helpers: list[_Helper[J]] = []
        self._take = take
        self._tell = tell
        self._news: News[J] = queue.SimpleQueue()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for helper in self.helpers:
            helper.end()

    def start(self, make: Callable[[], Work[J, R]], helpers: int) -> None:
        # If no process can be started, the work is done here, only more slowly.
        with contextlib.suppress(OSError):
            for _ in range(helpers):
                self.helpers.append(_Helper(self._news))
        for helper in self.helpers:
            helper.send(make)

    def tell(self, games: int) -> None:
        """Passes on what was played here, and handles what arrived meanwhile."""
        self._tell(games)
        while not self._news.empty():
            self.hear()

    def feed(self) -> None:
        """Gives helpers that had nothing to do the jobs that have turned up since."""
        for helper in self.helpers:
            if helper.ready and not helper.jobs and (job := self._take(False)) is not None:
                helper.give(job)

    def is_busy(self) -> bool:
        """Whether a helper has something to do."""
        return any(helper.jobs for helper in self.helpers)

    def is_starting(self) -> bool:
        """Whether a helper that has no job yet may still report for work."""
        return any(not helper.ready for helper in self.helpers)

    def hear(self) -> None:
        """Waits for the next message of a helper and acts on it."""
        helper, message = self._news.get()
        if message is None:
            helper.end()
            self.helpers.remove(helper)
            self.returned += helper.jobs
            self._tell(-helper.told)
            return
        played, done, result = message
        helper.ready = True
        helper.told += played
        self._tell(played)
        if done:
            self.finished.append((helper.jobs.popleft(), result))
            helper.told = 0
        while len(helper.jobs) < 2 and (job := self._take(bool(helper.jobs))) is not None:
            helper.give(job)


class _Helper(Generic[J]):
    """A process that works for this one, and the thread that listens to it."""

    def __init__(self, news: "News[J]") -> None:
        self.jobs: deque[J] = deque()
        """The jobs it has been given and has not finished."""
        self.ready = False
        self.told = 0
        """Games of its first job that it has reported."""
        # -P: the current folder must not provide modules. In its own session, Ctrl-C does not reach it.
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "sterling.lab.helper"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self._listener = threading.Thread(target=self._listen, args=(news,), daemon=True)
        self._listener.start()

    def send(self, message: object) -> None:
        assert self._process.stdin is not None
        # If it has died, the listener notices.
        with contextlib.suppress(OSError):
            send(message, self._process.stdin)

    def give(self, job: J) -> None:
        self.jobs.append(job)
        self.send(job)

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        self._listener.join()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        self._process.stdout.close()

    def _listen(self, news: "News[J]") -> None:
        assert self._process.stdout is not None
        try:
            while True:
                news.put((self, pickle.load(self._process.stdout)))
        except Exception:
            # It has gone, or its messages make no sense: either way, expect nothing more from it.
            news.put((self, None))


News = queue.SimpleQueue[tuple[_Helper[J], Any]]
"""Messages from helpers; None when one has gone."""
