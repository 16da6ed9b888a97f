"""A batch spread over processes, with the arrays in memory that all of them share.

    with BatchWorkers("amulet", games=2048, workers=2, seed=1) as env:
        env.step(actions)  # the same arrays and the same games as `BatchEnv`

Each game has generators of its own, so games do not depend on the number of processes. The process that asks plays the
first share of the games itself. On Linux every process writes its rows right into the shared memory (`overlay`);
elsewhere it copies them there after each step. Every step costs two messages of one byte for each other process.
"""

import multiprocessing
import os
import select
import weakref
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from time import perf_counter
from typing import Any, NoReturn

from sterling.core.errors import IllegalAction, SetupError
from sterling.core.game import OptionValue
from sterling.research import needed
from sterling.research.batch import BatchEnv
from sterling.research.observation import Array, numbers
from sterling.research.overlay import SLACK, Overlay

np = needed("numpy", "research")

ARRAYS = ("observations", "masks", "movers", "rewards", "dones")
SHARED = {
    "observations": "observations",
    "_words": "masks",
    "movers": "movers",
    "rewards": "rewards",
    "dones": "dones",
    "_chosen": "chosen",
}
"""The arrays that all processes share, as `BatchEnv` and as `Batch` call them: the masks are part of their words."""
STEP, RANDOM, PICK, EXPLAIN, STOP = b"s", b"r", b"p", b"e", b"q"
DONE, WRONG = b"d", b"w"
APART = 64
"""How many bytes verdicts lie apart: none shares a line of the cache with another."""
PATIENCE = 0.0002
"""For how many seconds a process that waits stays awake."""
Layout = dict[str, tuple[int, tuple[int, ...], str]]
"""Where each array begins in the shared memory, its shape and its type."""


def layout_of(sample: BatchEnv, games: int) -> tuple[Layout, int]:
    """Where the arrays of this many games lie, and how much memory they take."""
    found: Layout = {}
    at = 0
    for name in SHARED:
        array = getattr(sample, name)
        shape = (games, *array.shape[1:])
        found[name] = at, shape, array.dtype.str
        size = int(np.prod(shape)) * array.dtype.itemsize
        at += -(-size // 64) * 64
    return found, at


def arrays_in(memory: SharedMemory, layout: Layout) -> dict[str, Array]:
    """The arrays; while one of them lives, the memory cannot be closed."""
    return {
        name: np.frombuffer(memory.buf, kind, int(np.prod(shape)), at).reshape(shape)
        for name, (at, shape, kind) in layout.items()
    }


class Verdicts:
    """Whether the processes found all actions of a step legal: one byte for each, in shared memory.

    Nobody steps before all have agreed, because an action that is not legal must change no game anywhere. A byte says
    all there is to say, so it does not matter in which order processes see what others write. It holds the verdict and
    whether the number of the step is odd: that is enough, since a step begins when all are done with the one before.
    """

    def __init__(self, memory: SharedMemory, at: int, workers: int, own: int, pipes: list[Connection]) -> None:
        shared = memory.buf
        assert shared is not None  # only after it is closed
        self._bytes = shared[at : at + APART * workers]
        self._own = APART * own
        self._others = [APART * worker for worker in range(workers) if worker != own]
        self._pipes = pipes
        self._odd = 0

    def agree(self, legal: bool) -> bool:
        """Tells the others, and waits until all have told."""
        told = self._bytes
        self._odd ^= 2
        told[self._own] = self._odd + legal
        for other in self._others:
            if told[other] & 2 != self._odd:
                self._wait(other)
            legal = legal and told[other] & 1 == 1
        return legal

    def _wait(self, other: int) -> None:
        """Looks again and again. Until this process has told that it is done, messages come only from ends."""
        told = self._bytes
        until = perf_counter() + PATIENCE
        while told[other] & 2 != self._odd:
            if perf_counter() < until:
                give_way()
            elif any(pipe.poll(PATIENCE) for pipe in self._pipes) and told[other] & 2 != self._odd:
                raise EOFError

    def close(self) -> None:
        self._bytes.release()


class Rows:
    """The rows of one process: the games from `first` on."""

    def __init__(
        self, memory: SharedMemory, layout: Layout, env: BatchEnv, first: int, copying: bool, verdicts: Verdicts
    ) -> None:
        self.env = env
        self._verdicts = verdicts
        rows = slice(first, first + env.games)
        arrays = {name: array[rows] for name, array in arrays_in(memory, layout).items()}
        for name, array in arrays.items():
            array[...] = getattr(env, name)
        self._overlay = None if copying else self._laid(memory, layout, first)
        self.copying = self._overlay is None
        self._chosen = arrays.pop("_chosen")
        self._copies = [] if self._overlay else [(array, getattr(env, name)) for name, array in arrays.items()]

    def _laid(self, memory: SharedMemory, layout: Layout, first: int) -> Overlay | None:
        """Lays the shared memory over that of the compiled code; None if this system cannot."""
        try:
            overlay = Overlay(memory.name)
        except (OSError, AttributeError):
            return None
        batch = self.env._batch
        for name, items in SHARED.items():
            at, shape, kind = layout[name]
            own = numbers(getattr(batch, items), np.uint8)
            row = int(np.prod(shape[1:])) * np.dtype(kind).itemsize
            begins = overlay.lay(own, at + first * row, self.env.games * row)
            setattr(batch, f"{items}_at", begins // (1 if items == "dones" else 8))
        self.env._show()
        return overlay

    def obey(self, order: bytes) -> bytes:
        """Does what is asked, and answers."""
        batch = self.env._batch
        if order == PICK:
            batch.pick()
            if self._overlay is None:
                self._chosen[...] = self.env._chosen
            return DONE
        if order == STEP:
            if self._overlay is None:
                batch.choose(self._chosen.tobytes())
            legal = batch.first_wrong() < 0
            if not self._verdicts.agree(legal):
                return DONE if legal else WRONG
        batch.advance(order == RANDOM)
        for to, own in self._copies:
            to[...] = own
        return DONE

    def why(self) -> tuple[str, dict[str, Any]]:
        """Why one of the chosen actions is not legal."""
        try:
            self.env.step(self._chosen)
        except IllegalAction as error:
            return error.code, error.facts
        raise AssertionError("all of them are legal")

    def close(self) -> None:
        self._copies.clear()
        self._verdicts.close()
        del self._chosen
        if self._overlay is not None:
            self._overlay.close()


def give_way() -> None:
    """Lets another process go on, if there are more of them than cores."""
    if hasattr(os, "sched_yield"):
        os.sched_yield()


class Line:
    """One end of a connection that mostly carries single bytes. Whoever waits looks again and again for a moment before
    going to sleep, because waking up takes longer than most answers."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self._poll: Any = None
        if hasattr(select, "poll") and hasattr(os, "sched_yield"):
            self._number = pipe.fileno()
            poll = select.poll()
            poll.register(self._number, select.POLLIN)
            self._poll = poll.poll

    def send(self, message: bytes) -> None:
        if self._poll is None:
            self.pipe.send_bytes(message)
        else:
            os.write(self._number, message)

    def receive(self) -> bytes:
        if self._poll is None:
            return self.pipe.recv_bytes()
        if not self._poll(0):
            until = perf_counter() + PATIENCE
            while not self._poll(0) and perf_counter() < until:
                give_way()
        message = os.read(self._number, 1)
        if not message:
            raise EOFError
        return message


def serve(
    pipe: Connection,
    memory_name: str,
    layout: Layout,
    size: int,
    starts: list[int],
    own: int,
    copying: bool,
    choices: dict[str, Any],
) -> None:
    """The work of process number `own`: the games from its place in `starts` up to the next one. The arrays take `size`
    bytes."""
    memory = SharedMemory(memory_name)
    first, games = starts[own], starts[own + 1] - starts[own]
    verdicts = Verdicts(memory, size, len(starts) - 1, own, [pipe])
    rows = Rows(memory, layout, BatchEnv(games=games, first=first, slack=SLACK, **choices), first, copying, verdicts)
    line = Line(pipe)
    try:
        line.send(DONE)
        while (order := line.receive()) != STOP:
            if order == EXPLAIN:
                pipe.send(rows.why())
            else:
                line.send(rows.obey(order))
    except (EOFError, OSError, KeyboardInterrupt):
        pass  # the one who asks is gone
    finally:
        rows.close()
        memory.close()


class BatchWorkers:
    """Games of one kind that each wait for one action, played by several processes.

    `workers` counts this process too. The arrays are those of `BatchEnv`, in shared memory; the next step overwrites
    them. Close it, or use it in a `with` statement. As always with processes, a script that uses it needs
    `if __name__ == "__main__":`. With `copying`, rows are copied into the shared memory even where they could be
    written there in the first place.
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
        copying: bool = False,
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
        memory = SharedMemory(create=True, size=size + APART * workers)
        arrays = arrays_in(memory, layout)
        self._chosen = arrays.pop("_chosen")
        for array in arrays.values():
            array.flags.writeable = False
        self.observations: Array = arrays["observations"]
        self.movers: Array = arrays["movers"]
        self.rewards: Array = arrays["rewards"]
        self.dones: Array = arrays["dones"]
        words = arrays["_words"]
        lead = int(self.encoder.observer.lead)
        self.masks: Array = words[:, lead : lead + sample.masks.shape[1]]
        starts = [games * worker // workers for worker in range(workers + 1)]
        spawned = multiprocessing.get_context("spawn")
        self._lines: list[Line] = []
        processes = []
        for worker in range(1, workers):
            ours, theirs = spawned.Pipe()
            process = spawned.Process(
                target=serve, args=(theirs, memory.name, layout, size, starts, worker, copying, choices), daemon=True
            )
            process.start()
            theirs.close()
            self._lines.append(Line(ours))
            processes.append(process)
        self.processes = [int(process.pid or 0) for process in processes]
        """The numbers by which the system knows the other processes."""
        env = BatchEnv(games=starts[1], slack=SLACK, **choices)  # type: ignore[arg-type]
        verdicts = Verdicts(memory, size, workers, 0, [line.pipe for line in self._lines])
        self._rows = Rows(memory, layout, env, 0, copying, verdicts)
        self.copying = self._rows.copying
        """Whether rows are copied into the shared memory after each step."""
        self._end = weakref.finalize(self, _end, self._lines, processes, self._rows, memory)
        self._answers()

    def step(self, actions: Any) -> None:
        """Applies one action to each game. If one of them is not legal, nothing happens and the error names it."""
        array = np.asarray(actions, np.int64)
        if array.shape != (self.games,):
            raise SetupError("setup/option-value", option="actions", expected=str((self.games,)), came=str(array.shape))
        self._chosen[...] = array
        found = self._all(STEP)
        if WRONG not in found:
            return
        wrong = found.index(WRONG)
        if wrong == 0:
            code, facts = self._rows.why()
        else:
            line = self._lines[wrong - 1]
            line.send(EXPLAIN)
            code, facts = line.pipe.recv()
        raise IllegalAction(code, **facts)

    def step_random(self) -> None:
        """Applies a random legal action to each game, chosen in compiled code."""
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
            for name in (*ARRAYS, "_chosen"):
                setattr(self, name, getattr(self, name).copy())
            self._end()

    def __enter__(self) -> "BatchWorkers":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _all(self, order: bytes) -> list[bytes]:
        """What the processes answer to an order, this one first."""
        try:
            for line in self._lines:
                line.send(order)
            own = self._rows.obey(order)
        except (EOFError, OSError):
            self._lost()
        return [own, *self._answers()]

    def _answers(self) -> list[bytes]:
        try:
            return [line.receive() for line in self._lines]
        except (EOFError, OSError):
            self._lost()

    def _lost(self) -> NoReturn:
        self.close()
        raise RuntimeError("a process of the batch has ended") from None


def _end(lines: list[Line], processes: list[Any], rows: Rows, memory: SharedMemory) -> None:
    for line in lines:
        with suppress(OSError):  # it may have ended already
            line.send(STOP)
        line.pipe.close()
    for process in processes:
        process.join()
    rows.close()
    memory.unlink()
    try:
        memory.close()
    except BufferError:
        # Somebody still holds an array. The memory goes with it; nobody has to close it again.
        memory.close = lambda: None  # type: ignore[method-assign]
