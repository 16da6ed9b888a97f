"""When the garbage collector runs, and how memory goes back to the system.

- `tune_memory()`: rooms live long and make no cycles, so little is worth collecting
- `assume_in_use()`: called once a second; what was made meanwhile is not looked through
- `Tidying.beat(messages)`: whether this is the moment for a full collection
- `tidy()`: a full collection; what is free then goes back to the system
- `memory_bytes()`: the memory of this process
"""

import ctypes
import gc
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path

SAMPLE = 2_000
"""After so many new objects they are collected, once a second …"""
SURE = 200_000
"""… and if there was no garbage among them, not again before so many more. All of them would take tens of
milliseconds a second under load, and nobody is served meanwhile."""
WASTEFUL = 10_000
"""If there was some, after so many, until a sample has none."""
NEVER = 1_000_000
_tuned = False


def tune_memory() -> None:
    """Limits the garbage collector of this process to samples of new objects: under load, hardly any is garbage."""
    global _tuned
    if not _tuned:
        _tuned = True
        gc.callbacks.append(_collected)
    gc.collect()
    assume_in_use()


def assume_in_use() -> None:
    """What exists now is not looked through before the next `tidy`; the next sample begins."""
    if _tuned:
        gc.freeze()
        gc.set_threshold(SAMPLE, NEVER, NEVER)


def _collected(phase: str, info: dict[str, int]) -> None:
    if phase == "stop":
        gc.set_threshold(WASTEFUL if info["collected"] else SURE, NEVER, NEVER)


def tidy() -> None:
    """Collects everything. The C library keeps freed memory for later unless it is told to give it back."""
    if _tuned:
        gc.unfreeze()
    gc.collect()
    assume_in_use()
    _trim()(0)


@cache
def _trim() -> Callable[[int], object]:
    try:
        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
        return trim
    except (OSError, AttributeError, TypeError):  # only the GNU library has it
        return lambda kept: None


def memory_bytes() -> int:
    """The memory of this process that is in use now; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


class Tidying:
    """When to run a full collection: in a quiet moment, or when there has been none for long."""

    QUIET, SELDOM, LONGEST = 3, 60, 3600

    def __init__(self) -> None:
        self._messages = -1.0
        self._still = 0
        self._since = 0

    def beat(self, messages: float) -> bool:
        """Called once a second with the number of messages so far; whether this is the moment.

        >>> tidying = Tidying()
        >>> [beat for beat in range(200) if tidying.beat(messages=min(beat, 90))]
        [93, 154]
        """
        self._still = self._still + 1 if messages == self._messages else 0
        self._messages = messages
        self._since += 1
        due = self._since > self.SELDOM and self._still >= self.QUIET
        if due or self._since > self.LONGEST:
            self._since = 0
            return True
        return False
