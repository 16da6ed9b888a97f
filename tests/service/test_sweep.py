"""The sweep: the service does what it must, whatever is wrong with other tables."""

import asyncio
import logging
import sqlite3
from pathlib import Path

import msgspec
import pytest

from service.houses import House, gathered, house, run, sqlite_url, until
from service.test_tables import S_G
from sterling.games.john_silver import JohnSilver
from sterling.service.acts import Move
from sterling.service.commit import Make
from sterling.service.errors import ServiceError
from sterling.service.live import Live
from sterling.service.store import Store


async def a_bot_has_moved(home: House, table: str) -> None:
    async with asyncio.timeout(20):
        while not any(isinstance(entry.act, Move) and entry.act.by for entry in await home.service.store.log(table)):
            await asyncio.sleep(0.05)


async def two_that_wait_for_a_bot(folder: Path, first: str) -> tuple[str, str]:
    """Two tables that a node left behind before its bots moved; the first is the longest overdue."""
    async with house(sqlite_url(folder), bot_workers=0) as home:
        anne = await home.guest()
        one, other = [(await gathered([anne], game, 1)).info.id for game in (first, S_G)]
    with sqlite3.connect(folder / "sterling.db") as file:
        file.execute("UPDATE tables SET due_at = 2")
        file.execute("UPDATE tables SET due_at = 1 WHERE id = ?", (one,))
    file.close()
    return one, other


def complaints(caplog: pytest.LogCaptureFixture, table: str) -> list[str]:
    return [
        record.getMessage()
        for record in caplog.records
        if getattr(record, "facts", {}).get("table") == table and record.levelno >= logging.ERROR
    ]


def test_a_table_of_rules_that_are_gone_stops_no_bot_at_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        old, good = await two_that_wait_for_a_bot(tmp_path, "john-silver")
        newer = JohnSilver.facts.rules_version + 1
        facts = msgspec.structs.replace(JohnSilver.facts, rules_version=newer, oldest_rules=newer)
        monkeypatch.setattr(JohnSilver, "facts", facts)
        async with house(sqlite_url(tmp_path)) as home:
            await a_bot_has_moved(home, good)
            # Later beats leave it alone; it is reported once.
            await home.service.sweep.take_up_due()
            await home.service.sweep.take_up_due()
            assert home.service.sweep.broken == {old}
            assert complaints(caplog, old) == ["table cannot go on"]
            assert 'sterling_tables_broken_total{code="table/rules"} 1\n' in home.service.metrics.text()

    run(scenario())


def test_a_table_whose_header_is_gone_stops_no_bot_at_any_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        damaged, good = await two_that_wait_for_a_bot(tmp_path, S_G)
        with sqlite3.connect(tmp_path / "sterling.db") as file:
            file.execute("UPDATE tables SET head = ? WHERE id = ?", (b"{}", damaged))
        file.close()
        async with house(sqlite_url(tmp_path)) as home:
            await a_bot_has_moved(home, good)
            assert home.service.sweep.broken == {damaged}
            assert 'sterling_tables_broken_total{code="ValidationError"} 1\n' in home.service.metrics.text()

    run(scenario())


def test_a_bot_that_keeps_failing_is_logged_once_and_counted_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            drivers, metrics = home.service.drivers, home.service.metrics
            commit = drivers._commit

            async def refuse(live: Live, make: Make) -> None:
                raise ServiceError("store/unavailable") if metrics.value("bot_moves_failed") < 2 else KeyError("x")

            monkeypatch.setattr("sterling.service.drivers.PAUSE_SECONDS", 0.0)
            monkeypatch.setattr(drivers, "_commit", refuse)
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            await until(lambda: metrics.value("bot_moves_failed") >= 5)
            assert complaints(caplog, table) == ["bot could not move"]
            text = metrics.text()
            assert 'sterling_bot_moves_failed_total{code="store/unavailable"} 2\n' in text
            assert 'sterling_bot_moves_failed_total{code="KeyError"}' in text
            # Once it has moved, the next failure is news.
            monkeypatch.setattr(drivers, "_commit", commit)
            await a_bot_has_moved(home, table)
            await until(lambda: not home.service.rooms.all()[0].work.failing)

    run(scenario())


def test_a_database_that_is_away_breaks_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(self: Store, table: str, after: int = 0) -> None:
        raise ServiceError("store/unavailable")

    async def scenario() -> None:
        tables = await two_that_wait_for_a_bot(tmp_path, S_G)
        with monkeypatch.context() as patch:
            patch.setattr(Store, "log", away)
            async with house(sqlite_url(tmp_path)) as home:
                with pytest.raises(ServiceError) as problem:
                    await home.service.sweep.take_up_due()
                assert problem.value.code == "store/unavailable"
                assert home.service.sweep.broken == set()
                patch.undo()
                for table in tables:
                    await a_bot_has_moved(home, table)

    run(scenario())
