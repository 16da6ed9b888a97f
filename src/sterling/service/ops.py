"""Running a service: counters for Prometheus, logs without secrets, backups."""

import gc
import json
import logging
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

from sqlalchemy.engine.url import make_url

from sterling.core.errors import trouble
from sterling.service.errors import ServiceError
from sterling.service.store import private_file

_HELP = {
    "acts": "Acts that everybody at a table sees, by kind.",
    "conflicts": "Acts that lost their number to another node and were tried again.",
    "tables_created": "Tables set, by game.",
    "tables_broken": "Tables the service cannot continue, by error.",
    "games_started": "Games whose cards were dealt.",
    "records_imported": "Records taken in.",
    "commits": "Transactions of the writer.",
    "writes": "Writes in those transactions.",
    "requests": "HTTP requests, by status.",
    "messages": "Messages received on sockets.",
    "frames": "Frames sent on sockets.",
    "errors": "Coded errors given as answers, by code.",
    "dropped": "Connections closed by the service, by reason.",
    "connections": "Sockets open now.",
    "rooms": "Tables in memory now.",
    "bots_waiting": "Requests waiting for a bot worker.",
    "bot_deaths": "Bot workers that died or hung and were replaced.",
    "reconnections": "Times the listener between nodes had to connect again.",
}
GAUGES = ("connections", "rooms", "bots_waiting")
TELLING = ("messages", "frames", "writes", "commits", "bots_waiting")
"""Counters that move with acts nobody may know of yet; only whoever has the token sees them."""


class Metrics:
    """Counters by name and label, written in the text format of Prometheus.

    >>> metrics = Metrics()
    >>> metrics.count("errors", code="move/stale")
    >>> metrics.text().splitlines()[-1]
    'sterling_errors_total{code="move/stale"} 1'
    """

    def __init__(self) -> None:
        self._values: dict[str, dict[tuple[tuple[str, str], ...], float]] = {}

    def count(self, name: str, by: float = 1, **labels: str) -> None:
        values = self._values.setdefault(name, {})
        key = tuple(labels.items())
        values[key] = values.get(key, 0) + by

    def set(self, name: str, value: float) -> None:
        self._values[name] = {(): value}

    def value(self, name: str) -> float:
        """The sum over all labels."""
        return sum(self._values.get(name, {}).values())

    def text(self, whole: bool = True) -> str:
        lines: list[str] = []
        for name, values in sorted(self._values.items()):
            if name in TELLING and not whole:
                continue
            kind = "gauge" if name in GAUGES else "counter"
            full = f"sterling_{name}" if kind == "gauge" else f"sterling_{name}_total"
            lines += [f"# HELP {full} {_HELP[name]}", f"# TYPE {full} {kind}"]
            for labels, value in sorted(values.items()):
                told = ",".join(f'{label}="{text}"' for label, text in labels)
                lines.append(f"{full}{{{told}}} {value:g}" if told else f"{full} {value:g}")
        return "\n".join(lines) + "\n"


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, source, event, and the caller's facts. Never the contents of requests."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def start_logging(level: str = "INFO") -> None:
    """Logs go to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("sterling", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "sterling" else "WARNING")
    # Anybody can send bytes that are not text. The connection is closed; nobody may flood the log that way.
    logging.getLogger("uvicorn.error").addFilter(lambda record: "Invalid UTF-8" not in record.getMessage())
    # Paths may hold private ids; our own metrics count requests.
    logging.getLogger("uvicorn.access").disabled = True


def tune_memory() -> None:
    """Lets the garbage collector look at new objects only. Rooms live long and make no cycles.

    With hundreds of tables a full collection takes a good part of a second, and nobody is served meanwhile.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 1_000_000, 1_000_000)


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
