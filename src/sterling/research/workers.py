"""A batch spread over processes, with the arrays in memory that all of them share.

    with BatchWorkers("amulet", games=8192, workers=2, seed=1) as env:
        env.step(actions)  # the same arrays and the same games as `BatchEnv`

Each game has generators of its own, so games do not depend on the number of workers. A step costs two messages for each
worker, and each copies its rows once; so this pays off for thousands of games.
"""

import multiprocessing
import weakref
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

from sterling.core.errors import IllegalAction, SetupError
from sterling.core.game import OptionValue
from sterling.research import needed
from sterling.research.batch import BatchEnv
from sterling.research.observation import Array

np = needed("numpy", "research")

ARRAYS = ("observations", "masks", "movers", "rewards", "dones")
COPIED = ("observations", "_words", "movers", "rewards", "dones")
"""What each worker copies: the masks are part of their words."""
ACTIONS = "actions"
STEP, RANDOM, PICK, EXPLAIN, STOP = b"step", b"random", b"pick", b"why", b"stop"
DONE = b"done"
Layout = dict[str, tuple[int, tuple[int, ...], str]]
"""Where each array begins in the shared memory, its shape and its type."""


def layout_of(sample: BatchEnv, games: int) -> tuple[Layout, int]:
    """Where the arrays of this many games lie, and how much memory they take."""
    found: Layout = {}
    at = 0
    parts = [(name, getattr(sample, name)) for name in COPIED]
    for name, array in [*parts, (ACTIONS, np.zeros(1, np.int64))]:
        shape = (games, *array.shape[1:])
        found[name] = at, shape, array.dtype.str
        size = int(np.prod(shape)) * array.dtype.itemsize
        at += -(-size // 64) * 64
    return found, at


def arrays_in(memory: SharedMemory, layout: Layout) -> dict[str, Array]:
    return {name: np.ndarray(shape, kind, memory.buf, at) for name, (at, shape, kind) in layout.items()}


def serve(pipe: Connection, memory_name: str, layout: Layout, first: int, games: int, choices: dict[str, Any]) -> None:
    """The work of one process: the games from `first` on."""
    memory = SharedMemory(memory_name)
    shared = arrays_in(memory, layout)
    env = BatchEnv(games=games, first=first, **choices)
    rows = slice(first, first + games)
    copies = [(shared[name][rows], getattr(env, name)) for name in COPIED]
    chosen = shared[ACTIONS][rows]

    def show() -> None:
        for to, own in copies:
            to[...] = own

    show()
    pipe.send_bytes(DONE)
    try:
        while (asked := pipe.recv_bytes()) != STOP:
            if asked == STEP:
                env.step(chosen)
                show()
            elif asked == RANDOM:
                env.step_random()
                show()
            elif asked == PICK:
                chosen[...] = env.random_actions()
            else:
                pipe.send(_why(env, chosen))
                continue
            pipe.send_bytes(DONE)
    except (EOFError, KeyboardInterrupt):
        pass  # the one who asks is gone
    finally:
        del shared, chosen
        copies.clear()
        memory.close()


def _why(env: BatchEnv, actions: Array) -> tuple[str, dict[str, Any]] | None:
    """Why one of these actions is not legal."""
    try:
        env.step(actions)
    except IllegalAction as error:
        return error.code, error.facts
    return None


class BatchWorkers:
    """Games of one kind that each wait for one action, played by several processes.

    The arrays are those of `BatchEnv`, in shared memory; the next step overwrites them. Close it, or use it in a `with`
    statement. As always with processes, a script that uses it needs `if __name__ == "__main__":`.
    """

    def __init__(
        self,
        game: str,
        games: int,
        workers: int = 2,
        seed: int = 0,
        seats: int | None = None,
        rule_set: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        deck: str | None = None,
        reward: str = "win",
    ) -> None:
        if not 1 <= workers <= games:
            raise SetupError("setup/option-value", option="workers", expected=f"1 … {games}", came=workers)
        choices = {
            "game": game,
            "seed": seed,
            "seats": seats,
            "rule_set": rule_set,
            "options": None if options is None else dict(options),
            "deck": deck,
            "reward": reward,
        }
        sample = BatchEnv(games=1, **choices)  # type: ignore[arg-type]
        self.game, self.encoder, self.games, self.workers = sample.game, sample.encoder, games, workers
        layout, size = layout_of(sample, games)
        memory = SharedMemory(create=True, size=size)
        arrays = arrays_in(memory, layout)
        self._chosen = arrays.pop(ACTIONS)
        for array in arrays.values():
            array.flags.writeable = False
        self.observations: Array = arrays["observations"]
        self.movers: Array = arrays["movers"]
        self.rewards: Array = arrays["rewards"]
        self.dones: Array = arrays["dones"]
        words = arrays["_words"]
        lead = int(self.encoder.observer.lead)
        self.masks: Array = words[:, lead : lead + sample.masks.shape[1]]
        self._bytes: Array = words.reshape(-1)
        self._mask_starts: Array = np.arange(games) * words.shape[1] + lead
        spawned = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._starts = [games * worker // workers for worker in range(workers + 1)]
        processes = []
        for first, stop in zip(self._starts, self._starts[1:], strict=False):
            ours, theirs = spawned.Pipe()
            process = spawned.Process(
                target=serve, args=(theirs, memory.name, layout, first, stop - first, choices), daemon=True
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            processes.append(process)
        self.processes = [int(process.pid or 0) for process in processes]
        """The numbers by which the system knows the workers."""
        self._end = weakref.finalize(self, _end, self._pipes, processes, memory)
        self._wait()

    def step(self, actions: Any) -> None:
        """Applies one action to each game. If one of them is not legal, nothing happens and the error names it."""
        array = np.asarray(actions, np.int64)
        if array.shape != (self.games,):
            raise SetupError("setup/option-value", option="actions", expected=str((self.games,)), came=str(array.shape))
        self._chosen[...] = array
        most = self.masks.shape[1]
        inside = array.min() >= 0 and array.max() < most
        if inside and self._bytes.take(self._mask_starts + array).all():
            self._all(STEP)
            return
        within = (array >= 0) & (array < most)
        legal = within & self._bytes.take(self._mask_starts + np.where(within, array, 0))
        wrong = int(np.flatnonzero(~legal)[0])
        pipe = self._pipes[int(np.searchsorted(self._starts, wrong, side="right")) - 1]
        pipe.send_bytes(EXPLAIN)
        code, facts = pipe.recv()
        raise IllegalAction(code, **facts)

    def step_random(self) -> None:
        """Applies a random legal action to each game, chosen by the workers."""
        self._all(RANDOM)

    def random_actions(self) -> Array:
        """A random legal action for each game."""
        self._all(PICK)
        return self._chosen.copy()

    def flat(self) -> Array:
        """The observations as flat rows of 16-bit numbers."""
        return self.encoder.flat(self.observations)

    def slices(self) -> dict[str, Array]:
        """The observations by name."""
        return self.encoder.slices(self.flat())

    def close(self) -> None:
        """Ends the processes. The arrays keep their last numbers."""
        if self._end.alive:
            for name in (*ARRAYS, "_bytes", "_chosen"):
                setattr(self, name, getattr(self, name).copy())
            self._end()

    def __enter__(self) -> "BatchWorkers":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _all(self, order: bytes) -> None:
        self._wait(order)

    def _wait(self, order: bytes | None = None) -> None:
        try:
            if order is not None:
                for pipe in self._pipes:
                    pipe.send_bytes(order)
            for pipe in self._pipes:
                pipe.recv_bytes()
        except (EOFError, OSError):
            self.close()
            raise RuntimeError("a worker of the batch has ended") from None


def _end(pipes: list[Connection], processes: list[Any], memory: SharedMemory) -> None:
    for pipe in pipes:
        with suppress(OSError):  # it may have ended already
            pipe.send_bytes(STOP)
        pipe.close()
    for process in processes:
        process.join()
    with suppress(BufferError):  # while somebody still holds an array; the memory goes with it
        memory.close()
    memory.unlink()
