"""A process that does jobs for another one (`lab/crew.py`).

`python -m sterling.lab.helper` reads its task from standard input, then job after job, and writes progress and results
to standard output; all messages are pickles. It imports no more than the work needs.
"""

import os
import pickle
import signal
import sys
import time
from collections.abc import Callable
from typing import IO

NEWS_SECONDS = 0.1
"""How often a helper reports progress."""

Tell = Callable[[int], None]
"""What the work calls with the number of games finished since the last call."""


def send(message: object, out: IO[bytes]) -> None:
    pickle.dump(message, out, pickle.HIGHEST_PROTOCOL)
    out.flush()


def serve(source: IO[bytes], out: IO[bytes]) -> None:
    """Does the jobs it is given until no more come."""
    work = pickle.load(source)()
    send((0, False, None), out)
    played = 0
    due = time.monotonic() + NEWS_SECONDS

    def tell(games: int) -> None:
        nonlocal played, due
        played += games
        if (now := time.monotonic()) >= due:
            send((played, False, None), out)
            played = 0
            due = now + NEWS_SECONDS

    while True:
        try:
            job = pickle.load(source)
        except EOFError:
            return
        result = work(job, tell)
        send((played, True, result), out)
        played = 0


def main() -> None:
    # On systems without sessions Ctrl-C arrives here too; the parent process ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Standard output carries messages; anything printed goes elsewhere.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(sys.stdin.buffer, out)
    except BrokenPipeError:
        # The parent has gone, and there is nothing to clean up.
        os._exit(1)
    except Exception as problem:
        # The parent does the job again, and the failure shows up there.
        print(f"sterling helper: {type(problem).__name__}: {problem}", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
