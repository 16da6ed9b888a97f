"""Many hands: this process and its helpers work through one row of jobs.

A helper is `python -m sterling.lab.crew`, so it imports no more than the work needs. It gets its first job once it is
ready, and where there are plenty it has the next one at hand before it finishes the last. A result depends on the job
alone, so the jobs of a helper that dies are done here instead. Messages are pickles on the helper's own pipes.
"""

import contextlib
import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator
from typing import IO, Any, Generic, Self, TypeVar

NEWS_SECONDS = 0.1
"""How often a helper says how far it has come."""

J = TypeVar("J")
R = TypeVar("R")

Tell = Callable[[int], None]
"""What the work calls with the number of games finished since the last call."""
Work = Callable[[J, Tell], R]
Take = Callable[[bool], J | None]
"""Gives the next job, None if there is none; True asks for one that will wait behind another."""


def results(
    make: Callable[[], Work[J, R]], take: Take[J], workers: int, tell: Tell, alongside: bool = True
) -> Generator[tuple[J, R], None, None]:
    """Every job with its result, in the order in which they are finished.

    `make` gives the function that does a job; it is pickled, so it must be found by name in a module, or be a `partial`
    of such a thing. With `alongside` this process is itself one of the workers. Without, it leaves the work to others
    and is free to look after each result as soon as it is there.
    """
    with _Crew[J, R](make, take, workers - 1 if alongside or workers <= 1 else workers, tell) as crew:
        work = make()
        while True:
            if crew.returned:
                job: J | None = crew.returned.pop()
            else:
                job = take(False) if alongside or not crew.helpers else None
            if job is not None:
                yield job, work(job, crew.tell)
            elif crew.expecting(alongside):
                crew.hear()
            else:
                return
            while crew.finished:
                yield crew.finished.popleft()


class _Crew(Generic[J, R]):
    """The helpers and what has been heard of them."""

    def __init__(self, make: Callable[[], Work[J, R]], take: Take[J], size: int, tell: Tell) -> None:
        self.finished: deque[tuple[J, R]] = deque()
        self.returned: list[J] = []
        """Jobs of helpers that died."""
        self.helpers: list[_Helper[J]] = []
        self._make = make
        self._take = take
        self._size = size
        self._tell = tell
        self._news: queue.SimpleQueue[tuple[_Helper[J], Any]] = queue.SimpleQueue()

    def __enter__(self) -> Self:
        # Without helpers the work is done here all the same, only slower.
        with contextlib.suppress(OSError):
            for _ in range(self._size):
                self.helpers.append(_Helper(self._make, self._news))
        return self

    def __exit__(self, *_: object) -> None:
        for helper in self.helpers:
            helper.end()

    def tell(self, games: int) -> None:
        """Passes on what was played here, and looks at what came in meanwhile."""
        self._tell(games)
        while not self._news.empty():
            self.hear()

    def expecting(self, alongside: bool) -> bool:
        """Whether there is anything to wait for: a result, or a helper that may still take a job."""
        return any(helper.jobs or not (helper.ready or alongside) for helper in self.helpers)

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

    def __init__(self, make: object, news: "queue.SimpleQueue[tuple[_Helper[J], Any]]") -> None:
        self.jobs: deque[J] = deque()
        """What it has been given and has not finished."""
        self.ready = False
        self.told = 0
        """Games of its first job that it has told of."""
        # -P: what lies in the current folder is none of its modules. In a session of its own, Ctrl-C does not reach it.
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "sterling.lab.crew"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self._listener = threading.Thread(target=self._listen, args=(news,), daemon=True)
        self._listener.start()
        self._send(make)

    def give(self, job: J) -> None:
        self.jobs.append(job)
        self._send(job)

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        self._listener.join()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        self._process.stdout.close()

    def _send(self, message: object) -> None:
        assert self._process.stdin is not None
        # If it has died, the listener notices.
        with contextlib.suppress(OSError):
            _dump(message, self._process.stdin)

    def _listen(self, news: "queue.SimpleQueue[tuple[_Helper[J], Any]]") -> None:
        assert self._process.stdout is not None
        try:
            while True:
                news.put((self, pickle.load(self._process.stdout)))
        except (EOFError, OSError, pickle.UnpicklingError):
            news.put((self, None))


def _dump(message: object, out: IO[bytes]) -> None:
    pickle.dump(message, out, pickle.HIGHEST_PROTOCOL)
    out.flush()


def serve(source: IO[bytes], out: IO[bytes]) -> None:
    """The life of a helper: does the jobs it is given until no more come."""
    work = pickle.load(source)()
    _dump((0, False, None), out)
    played = 0
    due = time.monotonic() + NEWS_SECONDS

    def tell(games: int) -> None:
        nonlocal played, due
        played += games
        if (now := time.monotonic()) >= due:
            _dump((played, False, None), out)
            played = 0
            due = now + NEWS_SECONDS

    with contextlib.suppress(EOFError):
        while True:
            result = work(pickle.load(source), tell)
            _dump((played, True, result), out)
            played = 0


def main() -> None:
    # Where there are no sessions, Ctrl-C comes here too; whoever made this process ends it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Standard output carries messages; what anything prints goes elsewhere.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(sys.stdin.buffer, out)
    except BrokenPipeError:
        # Nobody is left to work for, and nothing to tidy up.
        os._exit(1)
    except Exception as problem:
        # The job is done again by whoever gave it, and fails there where it can be seen.
        print(f"sterling helper: {type(problem).__name__}: {problem}", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
