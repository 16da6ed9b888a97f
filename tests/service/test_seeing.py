"""Whether it runs and whether people can play: /health and /ready, locked and damaged files."""

import asyncio
import errno
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import sterling
from service.conftest import Postgres
from service.houses import House, house, run, sqlite_url, until
from service.test_ops import chosen
from sterling.i18n import LANGUAGES, Words
from sterling.service.client import Client
from sterling.service.errors import ServiceError
from sterling.service.readiness import Readiness
from sterling.service.serve import check_database
from sterling.service.settings import Settings
from sterling.service.store import Store
from sterling.service.store.integrity import check_pages

LOCK = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.read()
"""


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another process holds the file's exclusive lock."""
    command = [sys.executable, "-c", LOCK, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"locked\n"
        try:
            yield
        finally:
            other.communicate()


async def asked(home: House, path: str = "/ready") -> tuple[int, str]:
    """Status and code of an answer that is not an old one."""
    home.service.readiness._until = float("-inf")
    async with httpx.AsyncClient(base_url=home.url, timeout=60) as browser:
        answer = await browser.get(path)
    return answer.status_code, answer.json().get("code", answer.json().get("status"))


def test_a_service_that_can_write_is_ready(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            assert await asked(home) == (200, "ok")
            assert await asked(home, "/health") == (200, "ok")
            assert await home.service.store.kept("clock") is not None

    run(scenario())


def test_without_its_database_a_service_lives_and_is_not_ready(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            async with home.service.store.engine.begin() as connection:
                await connection.exec_driver_sql("ALTER TABLE keys RENAME TO keys_away")
            assert await asked(home, "/health") == (200, "ok")
            assert await asked(home) == (503, "store/unavailable")
            async with home.service.store.engine.begin() as connection:
                await connection.exec_driver_sql("ALTER TABLE keys_away RENAME TO keys")
            assert await asked(home) == (200, "ok")

    run(scenario())


def test_a_locked_file_is_told_in_seconds_and_costs_no_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole wait is a small multiple of the time SQLite itself waits; before, one write took a minute."""
    monkeypatch.setattr("sterling.service.store.writer.BUSY_SECONDS", 0.3)

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            made = await anne.create("john-silver", ["me", "link"], "Anne")
            loop = asyncio.get_running_loop()
            with locked(tmp_path / "sterling.db"):
                began = loop.time()
                tries = [refused(anne, number) for number in range(3)]
                assert await asyncio.gather(*tries) == ["store/busy"] * 3
                assert await asked(home) == (503, "store/busy")
                # Thirty times the wait: far from the minutes that trying each write for 30 seconds would take.
                assert loop.time() - began < 10
                # Reading goes on.
                assert (await anne.show(made.info.id)).info.id == made.info.id
            assert await asked(home) == (200, "ok")
            await anne.create("john-silver", ["me", "link"], "Anne")

    async def refused(anne: Client, number: int) -> str:
        with pytest.raises(ServiceError) as problem:
            await anne.create("john-silver", ["me", "link"], f"A{number}")
        return problem.value.code

    run(scenario())


def test_a_locked_file_has_the_same_code_for_whatever_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blocks, reports, keys for other devices, reviews and links to deals do not go through the writer."""
    monkeypatch.setattr("sterling.service.store.writer.BUSY_SECONDS", 0.1)

    async def scenario() -> None:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        with locked(tmp_path / "sterling.db"):
            for attempt in (
                store.guests.block("anne", "bob", "Bob", 1),
                store.guests.add_device("hash", "anne", 10, 5),
                store.studies.claim("table", "review", "run", 1),
                store.studies.share("deal", "table", 0),
            ):
                with pytest.raises(ServiceError) as problem:
                    await attempt
                assert problem.value.code == "store/busy"
        await store.guests.block("anne", "bob", "Bob", 1)
        await store.close()

    run(scenario())


def test_nobody_waits_long_for_a_locked_file() -> None:
    from sterling.service.store.writer import BUSY_SECONDS

    assert BUSY_SECONDS <= 5


def test_bots_that_cannot_be_started_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            table = sterling.game("silver-gold", 2)
            view = table.view(table.start(table.deal(1)), 0)
            real = sys.executable
            monkeypatch.setattr(sys, "executable", shutil.which("false"))
            with pytest.raises(sterling.SterlingError):
                await chosen(home.service.pool, table, "greedy", view)
            assert await asked(home) == (503, "ready/bots")
            monkeypatch.setattr(sys, "executable", real)
            await chosen(home.service.pool, table, "greedy", view)
            assert await asked(home) == (200, "ok")

    run(scenario())


def test_a_full_disk_is_told_before_it_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free = 10**9

    async def scenario() -> None:
        nonlocal free
        async with house(sqlite_url(tmp_path), disk_megabytes=500) as home:
            monkeypatch.setattr(shutil, "disk_usage", lambda place: SimpleNamespace(free=free))
            assert await asked(home) == (200, "ok")
            free = 499 * 10**6
            assert await asked(home) == (503, "ready/disk")

    run(scenario())


def test_a_folder_that_cannot_be_looked_at_is_told_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def disk_usage(place: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home, httpx.AsyncClient(base_url=home.url) as web:
            monkeypatch.setattr(shutil, "disk_usage", disk_usage)
            answer = await web.get("/ready", headers={"accept-language": "de"})
            problem = answer.json()
            assert (answer.status_code, problem["code"]) == (503, "ready/folder")
            assert problem["text"] == Words("de").error("ready/folder", problem["facts"])
            assert Words("de")("system-not-permitted") in problem["text"]

    run(scenario())


def test_figures_that_cannot_be_found_out_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the metrics, nor a start, nor a new table fails because of them."""
    sizes = {"sterling_database_bytes", "sterling_disk_free_bytes"}

    def disk_usage(place: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    async def size(store: Store) -> int:
        raise FileNotFoundError(errno.ENOENT, "No such file or directory")

    async def told(home: House) -> set[str]:
        home.service.figures._until = float("-inf")
        async with httpx.AsyncClient(base_url=home.url) as web:
            answer = await web.get("/metrics", headers={"authorization": "Bearer open sesame"})
        assert answer.status_code == 200
        assert "sterling_memory_bytes " in answer.text
        assert 'sterling_tables{status="gathering"}' in answer.text
        return {name for name in sizes if f"\n{name} " in answer.text}

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), metrics_token="open sesame") as home:
            assert await told(home) == sizes
            monkeypatch.setattr(shutil, "disk_usage", disk_usage)
            assert await told(home) == {"sterling_database_bytes"}
            monkeypatch.setattr(Store, "size", size)
            assert await told(home) == set()
        async with house(sqlite_url(tmp_path), metrics_token="open sesame", free_bytes=1) as home:
            assert await told(home) == set()
            await (await home.guest()).create("silver-gold", ["open", "open"])
            monkeypatch.undo()
            assert await told(home) == sizes

    run(scenario())


def test_a_node_that_hears_nobody_is_not_ready(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house(database) as home:
            assert await asked(home) == (200, "ok")
            channels: Any = home.service.channels
            away = asyncio.Event()
            real = type(channels)._connect

            async def connect(self: Any) -> None:
                await away.wait()
                await real(self)

            monkeypatch.setattr(type(channels), "_connect", connect)
            channels._connection.terminate()
            await until(lambda: not channels.connected)
            assert await asked(home) == (503, "ready/nodes")
            away.set()
            await until(lambda: bool(channels.connected))
            assert await asked(home) == (200, "ok")

    database = postgres.create("deaf")
    run(scenario())


def test_a_flood_of_questions_costs_one_write() -> None:
    written, now = 0, 0.0

    async def write() -> None:
        nonlocal written
        written += 1
        await asyncio.sleep(0)

    async def scenario() -> None:
        nonlocal now
        bots = SimpleNamespace(alive=True)
        ready = Readiness(write, bots, lambda: True, None, 5.0, 1, clock=lambda: now)
        await asyncio.gather(*[ready.check() for _ in range(500)])
        assert written == 1
        now = 0.9
        await ready.check()
        assert written == 1
        now = 1.1
        bots.alive = False
        answers = await asyncio.gather(*[ready.check() for _ in range(500)], return_exceptions=True)
        assert {getattr(answer, "code", None) for answer in answers} == {"ready/bots"}
        assert written == 2

    run(scenario())


def test_a_write_that_never_ends_is_given_up() -> None:
    async def scenario() -> None:
        never = asyncio.Event()
        ready = Readiness(never.wait, SimpleNamespace(alive=True), lambda: True, None, 0.05, 1)  # type: ignore[arg-type]
        with pytest.raises(ServiceError) as problem:
            await ready.check()
        assert problem.value.code == "store/unavailable"

    run(scenario())


def written(tmp_path: Path) -> Path:
    """A database with many pages."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            for _ in range(40):
                await anne.create("john-silver", ["me", "link"], "Anne")

    run(scenario())
    file = tmp_path / "sterling.db"
    assert file.stat().st_size > 40_000
    return file


def test_damaged_pages_are_found_at_the_start(tmp_path: Path) -> None:
    file = written(tmp_path)
    settings = Settings(database=sqlite_url(tmp_path))
    asyncio.run(check_database(settings))
    damage(file)
    with pytest.raises(ServiceError) as problem:
        asyncio.run(check_database(settings))
    assert problem.value.code == "store/damaged"
    for language in LANGUAGES:
        assert str(file) in Words(language).error(problem.value.code, problem.value.facts)
    # The lock is free again, and who wants to open the file all the same can.
    asyncio.run(check_database(Settings(database=sqlite_url(tmp_path), check_seconds=0)))


def damage(file: Path) -> None:
    """Overwrites the pages of the tables' headers with nonsense; the first pages, which say what there is, stay."""
    with sqlite3.connect(file) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        roots = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchall()
    connection.close()
    with file.open("r+b") as pages:
        pages.seek((roots[0][0] - 1) * size)
        pages.write(b"\xa5" * size)


def test_a_file_too_large_for_its_time_is_opened_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = written(tmp_path)
    assert check_pages(str(file), 60.0)
    monkeypatch.setattr("sterling.service.store.integrity.STEPS", 1)
    with caplog.at_level("WARNING", "sterling.store"):
        assert not check_pages(str(file), 0.0)
    told = [record.getMessage() for record in caplog.records if record.name == "sterling.store"]
    assert told == ["file not checked to its end"]


def test_a_store_that_could_not_be_opened_holds_no_lock(tmp_path: Path) -> None:
    file = written(tmp_path)
    damage(file)

    async def scenario() -> None:
        for _ in range(2):
            store = Store(sqlite_url(tmp_path))
            with pytest.raises(ServiceError) as problem:
                await store.open(check_seconds=60)
            assert problem.value.code == "store/damaged"
            await store.engine.dispose()

    run(scenario())


def test_head_answers_everywhere_as_get_does_without_a_body(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home, httpx.AsyncClient(base_url=home.url) as web:
            table = (await (await home.guest()).create("silver-gold", ["me", "link"], "A")).info.id
            for path in ("/", "/health", "/ready", "/api/house", f"/api/tables/{table}", "/api/schema/openapi.json"):
                got, head = await web.get(path), await web.head(path)
                assert (head.status_code, head.content) == (200, b""), path
                assert head.headers["content-length"] == str(len(got.content)), path
                assert head.headers["content-type"] == got.headers["content-type"]
            assert (await web.head("/api/nothing")).status_code == 404
            # There is no GET to leave the body out of.
            assert (await web.head("/api/guests")).status_code == 405
            # The connection goes on to answer.
            assert (await web.get("/health")).json()["status"] == "ok"

    run(scenario())
