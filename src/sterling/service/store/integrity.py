"""Looks for damaged pages in a SQLite file before the service opens it."""

import logging
import sqlite3
import time

from sterling.service.errors import ServiceError

log = logging.getLogger("sterling.store")

STEPS = 10_000
"""SQLite's own steps between two looks at the time."""


def check_pages(database: str, seconds: float) -> bool:
    """Raises `store/damaged` if a page of the file is damaged; False if the time was too short to see all of it."""
    connection = sqlite3.connect(database)
    end = time.monotonic() + seconds
    connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as problem:
        if problem.sqlite_errorcode & 0xFF == sqlite3.SQLITE_INTERRUPT:
            log.warning("file not checked to its end", extra={"facts": {"seconds": seconds}})
            return False
        if problem.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            found = str(problem)
        else:
            raise
    finally:
        connection.close()
    if found != "ok":
        raise ServiceError("store/damaged", file=database, problem=str(found).splitlines()[-1][:200])
    return True
