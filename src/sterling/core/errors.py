"""Errors carry a code and facts; the sentence a person reads comes from the catalogue (`error-…` messages)."""

import errno
import socket
from collections.abc import Callable

Fact = str | int

_speaker: Callable[[str, dict[str, Fact]], str] | None = None


def set_speaker(speaker: Callable[[str, dict[str, Fact]], str]) -> None:
    """Sets the function that turns a code and its facts into a sentence (called once, by `sterling.i18n`)."""
    global _speaker
    _speaker = speaker


class SterlingError(Exception):
    """An error that the caller can understand and act on.

    >>> error = SterlingError("file/not-text", file="game.txt")
    >>> error.code, error.facts
    ('file/not-text', {'file': 'game.txt'})
    """

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        if _speaker is not None:
            return _speaker(self.code, self.facts)
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


class IllegalAction(SterlingError):
    """The rules do not allow this action now; the code says why."""


class SetupError(SterlingError):
    """A game that cannot be set up like this: unknown game, wrong number of seats, unknown option."""


class DealError(SterlingError):
    """A seed or an explicit order that does not make a deal."""


class DeckError(SterlingError):
    """A deck file that breaks a rule; the facts name file and line."""


class NotationError(SterlingError):
    """A text or form that does not name an action."""


class RecordError(SterlingError):
    """A record that cannot be read or does not replay."""


class LessonError(SterlingError):
    """A lesson that cannot be read or played; the facts name file and line."""


class BotError(SterlingError):
    """A bot that failed, or whose process died."""


class ViewError(SterlingError):
    """A view that no game could have shown."""


_TROUBLES = {
    errno.ENOENT: "no-such-file",
    errno.ENOTDIR: "not-a-folder",
    errno.EISDIR: "is-a-folder",
    errno.EEXIST: "exists",
    errno.EACCES: "not-permitted",
    errno.EPERM: "not-permitted",
    errno.EROFS: "read-only",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.ENAMETOOLONG: "name-too-long",
    errno.EADDRINUSE: "address-in-use",
    errno.EADDRNOTAVAIL: "address-elsewhere",
    errno.ECONNREFUSED: "refused",
    errno.ETIMEDOUT: "no-answer",
    socket.EAI_NONAME: "name-unknown",
}


def trouble(problem: Exception) -> dict[str, Fact]:
    """An operating system error as facts: `problem` in the system's own words and, if it is a common one, its kind
    under `system`, which the catalogue knows in every language (`system-…` messages).

    >>> trouble(FileNotFoundError(2, "No such file or directory"))
    {'problem': 'No such file or directory', 'system': 'no-such-file'}
    >>> trouble(OSError("strange"))
    {'problem': 'strange'}
    """
    facts: dict[str, Fact] = {"problem": getattr(problem, "strerror", None) or str(problem) or type(problem).__name__}
    known = None
    if isinstance(problem, socket.gaierror):
        known = "name-unknown"
    elif isinstance(problem, OSError) and problem.errno is not None:
        known = _TROUBLES.get(problem.errno)
    elif isinstance(problem, TimeoutError):
        known = "no-answer"
    if known is not None:
        facts["system"] = known
    return facts
