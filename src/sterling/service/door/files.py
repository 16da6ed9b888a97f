"""How many connections the process has files for."""

import sys
from contextlib import suppress

ENDLESS = 1_000_000
"""Stands for a limit that the system does not set."""


def raise_file_limit() -> None:
    """Lets the process open as many files as it may ever open."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENDLESS if hard == resource.RLIM_INFINITY else hard
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    # Some systems set a lower limit for all processes, and refuse what is above it.
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def file_limit() -> int:
    """How many files the process may open now."""
    if sys.platform == "win32":
        return ENDLESS
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ENDLESS if soft == resource.RLIM_INFINITY else soft


def most_connections(wanted: int, spare: int, files: int) -> int:
    """At most this many connections, so that the spare files are left for the database, bots and pages.

    >>> most_connections(20_000, spare=128, files=1024), most_connections(500, spare=128, files=1024)
    (896, 500)

    If there are hardly any files, connections get half of them.

    >>> most_connections(20_000, spare=128, files=200)
    100
    """
    return max(1, min(wanted, max(files - spare, files // 2)))
