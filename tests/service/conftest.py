"""A PostgreSQL server for the whole test run, if one is installed."""

import asyncio
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest

PLACES = ["/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql"]

START_ATTEMPTS = 30


def postgres_programs() -> Path | None:
    """The folder with initdb and pg_ctl, the newest version first."""
    named = os.environ.get("STERLING_POSTGRES")
    found = [Path(named)] if named else []
    on_path = shutil.which("initdb")
    if on_path:
        found.append(Path(on_path).parent)
    for place in PLACES:
        found += sorted(Path(place).glob("**/bin"), key=lambda path: str(path), reverse=True)
    # The last resort comes with the development dependencies, if it exists.
    packed = importlib.util.find_spec("pgserver")
    if packed is not None and packed.origin is not None:
        found.append(Path(packed.origin).parent / "pginstall" / "bin")
    return next((folder for folder in found if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


def children(process: int) -> list[int]:
    """The processes it has started."""
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True, check=False)
    return [int(one) for one in listed.stdout.split()]


def is_running(process: int) -> bool:
    """Whether a process does anything still; one that ended and was not waited for does not."""
    listed = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return listed.stdout.strip()[:1] not in ("", "Z")


class Postgres:
    """A server with its own data folder, reached by a socket in that folder."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self.as_user: list[str] = []
        if os.geteuid() == 0:
            # The server refuses to run as root.
            user = "postgres" if any(one.pw_name == "postgres" for one in pwd.getpwall()) else "nobody"
            shutil.chown(self.folder, user)
            self.as_user = ["runuser", "-u", user, "--"]
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "app", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.start()

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c fsync=off -c max_connections=200"
        data, log = str(self.folder / "data"), str(self.folder / "log")
        for attempt in range(START_ATTEMPTS):
            try:
                self._run("pg_ctl", "-w", "-D", data, "-l", log, "-o", options, "start")
                return
            except AssertionError:
                # A process that was begun while the server was killed may hold its memory a little longer.
                if attempt == START_ATTEMPTS - 1:
                    raise
                time.sleep(1)

    def kill(self) -> None:
        """Kills the server without warning; what it was doing is undone when it starts again."""
        number = int((self.folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])
        processes = [number, *children(number)]
        for one in processes:
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        while any(is_running(one) for one in processes):
            time.sleep(0.02)

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self.as_user, str(self.programs / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")
        assert done.returncode == 0, done.stdout + done.stderr

    def create(self, name: str) -> str:
        """A fresh database, whatever an earlier test called by this name; returns its URL."""
        self.sql("postgres", f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        self.sql("postgres", f'CREATE DATABASE "{name}"')
        return f"postgresql+asyncpg://app@/{name}?host={self.folder}"

    def sql(self, database: str, statement: str) -> None:
        async def run() -> None:
            connection = await asyncpg.connect(user="app", database=database, host=str(self.folder))
            await connection.execute(statement)
            await connection.close()

        asyncio.run(run())

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = postgres_programs()
    if programs is None:
        pytest.fail(
            "PostgreSQL is not installed, and the service is proved on it too: install the package `postgresql` "
            "(its server need not run), or name the folder of initdb in STERLING_POSTGRES"
        )
    server = Postgres(programs)
    yield server
    server.stop()
