"""A PostgreSQL server for the whole test run, where one is installed."""

import getpass
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

PLACES = ["/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql"]


def postgres_programs() -> Path | None:
    """The folder with initdb and pg_ctl, the newest version first."""
    named = os.environ.get("STERLING_POSTGRES")
    found = [Path(named)] if named else []
    on_path = shutil.which("initdb")
    if on_path:
        found.append(Path(on_path).parent)
    for place in PLACES:
        found += sorted(Path(place).glob("**/bin"), key=lambda path: str(path), reverse=True)
    return next((folder for folder in found if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


class Postgres:
    """A server with a data folder of its own, reached by a socket in that folder."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self.as_user: list[str] = []
        if getpass.getuser() == "root" or os.geteuid() == 0:
            # The server refuses to run as root.
            shutil.chown(self.folder, "postgres")
            self.as_user = ["runuser", "-u", "postgres", "--"]
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "app", "-A", "trust", "--no-sync", "-E", "UTF8")
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c fsync=off -c max_connections=200"
        self._run(
            "pg_ctl", "-w", "-D", str(self.folder / "data"), "-l", str(self.folder / "log"), "-o", options, "start"
        )

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self.as_user, str(self.programs / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")
        assert done.returncode == 0, done.stdout + done.stderr

    def create(self, name: str) -> str:
        """A fresh database; gives its URL."""
        self._run("psql", "-h", str(self.folder), "-U", "app", "-d", "postgres", "-c", f'CREATE DATABASE "{name}"')
        return f"postgresql+asyncpg://app@/{name}?host={self.folder}"

    def sql(self, database: str, statement: str) -> None:
        self._run("psql", "-h", str(self.folder), "-U", "app", "-d", database, "-c", statement)

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
