"""Backups of the whole database while the service runs."""

import shutil
import sqlite3
import subprocess
from pathlib import Path

from sqlalchemy.engine.url import make_url

from sterling.core.errors import trouble
from sterling.service.errors import ServiceError
from sterling.service.store import private_file


def backup(url: str, target: Path) -> int:
    """Copies the whole database into a file while the service runs; returns its size in bytes."""
    place = make_url(url)
    if place.get_backend_name() == "sqlite":
        _keep_apart(Path(place.database or ""), target)
    unfinished = target.with_name(target.name + ".part")
    try:
        if place.get_backend_name() == "sqlite":
            _backup_sqlite(place.database or "", unfinished)
        else:
            _backup_postgres(url, unfinished)
        unfinished.replace(target)
        return target.stat().st_size
    except (OSError, sqlite3.Error) as problem:
        raise ServiceError("backup/failed", file=str(target), **trouble(problem)) from None
    finally:
        unfinished.unlink(missing_ok=True)


def _keep_apart(database: Path, target: Path) -> None:
    """Refuses to write a copy over the database or the files that belong to it: that would destroy it."""
    own = [database.with_name(database.name + end) for end in ("", "-wal", "-shm", "-journal", ".lock")]
    if target.resolve() in [file.resolve() for file in own]:
        raise ServiceError("backup/itself", file=str(target))


def _backup_sqlite(database: str, target: Path) -> None:
    if not Path(database).is_file():
        raise ServiceError("backup/nothing", file=database)
    private_file(target)
    source = sqlite3.connect(f"{Path(database).resolve().as_uri()}?mode=ro", uri=True)
    copy = sqlite3.connect(target)
    try:
        source.backup(copy)
    finally:
        copy.close()
        source.close()


def _backup_postgres(url: str, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise ServiceError("backup/no-tool", tool="pg_dump")
    private_file(target)
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    done = subprocess.run(
        [program, "--format=custom", f"--file={target}", plain], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise ServiceError("backup/failed", file=str(target), problem=done.stderr.strip()[-200:])
