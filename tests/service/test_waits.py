"""PostgreSQL that is locked or does not answer: coded answers within seconds, and no move is lost or made twice."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import asyncpg
import pytest

from service.conftest import Postgres, children
from service.houses import gathered, house, run, sqlite_url
from service.test_store import header
from service.test_sweep import a_bot_has_moved
from service.test_tables import S_G
from sterling.service.acts import Entry, Move, Start
from sterling.service.broken import LOCKS_IN_A_ROW
from sterling.service.client import Follower
from sterling.service.errors import AWAY, ServiceError
from sterling.service.messages import MoveMessage
from sterling.service.store import _MIGRATION_LOCK, Store, new_table
from sterling.service.store.waits import Waits
from sterling.service.store.writer import LOCKS_MET, Write, Writer

BRIEF = {"lock_seconds": 0.5, "statement_seconds": 1.0}
DAWDLE = """
CREATE TABLE gate (open boolean NOT NULL);
INSERT INTO gate VALUES (false);
CREATE SEQUENCE moves;
CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF convert_from(NEW.act, 'UTF8') LIKE '%"do":"move"%' AND nextval('moves') = 1 THEN
    WHILE NOT (SELECT open FROM gate) LOOP
      BEGIN
        PERFORM pg_sleep(0.05);
      EXCEPTION WHEN query_canceled THEN NULL;
      END;
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER dawdle AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION dawdle();
"""
"""The first move is committed when the gate is opened and not before, even if nobody waits for it any more."""


@asynccontextmanager
async def holding(postgres: Postgres, database: str, statement: str) -> AsyncIterator[None]:
    """Another program has done this in a transaction that stays open."""
    connection = await asyncpg.connect(user="app", database=database, host=str(postgres.folder))
    try:
        async with connection.transaction():
            await connection.execute(statement)
            yield
    finally:
        await connection.close()


def locked(tables: list[str]) -> str:
    """Locks the rows of these tables, and no others."""
    names = ", ".join(f"'{table}'" for table in tables)
    return f"SELECT 1 FROM tables WHERE id IN ({names}) FOR UPDATE"


@contextmanager
def frozen(postgres: Postgres) -> Iterator[None]:
    """The server runs and does nothing."""
    server = int((Path(postgres.folder) / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])
    processes = [server, *children(server)]
    for one in processes:
        os.kill(one, signal.SIGSTOP)
    try:
        yield
    finally:
        for one in processes:
            os.kill(one, signal.SIGCONT)


async def send_until_done(follower: Follower, message: MoveMessage) -> None:
    """Sends the same move until it is acknowledged; no other refusal is in order."""
    while True:
        try:
            await follower.send(message.id, message)
            return
        except ServiceError as problem:
            assert problem.code in AWAY, problem.code
            await asyncio.sleep(0.1)


async def moves(store: Store, table: str) -> list[Move]:
    return [entry.act for entry in await store.log(table) if isinstance(entry.act, Move)]


def test_a_locked_log_is_told_in_seconds_and_the_same_move_succeeds_once_afterwards(postgres: Postgres) -> None:
    url = postgres.create("locked")

    async def scenario() -> None:
        async with house(url, **BRIEF) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            async with anne.follow(table) as follower:
                message = MoveMessage("once", table, 0, 0, "K12")
                async with holding(postgres, "locked", "LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"):
                    for attempt in (follower.send("once", message), anne.show(table)):
                        with pytest.raises(ServiceError) as problem:
                            await attempt
                        assert problem.value.code == "store/busy"
                await send_until_done(follower, message)
                await follower.until(lambda: follower.seen[0].decision == 1)
            assert [move.id for move in await moves(home.service.store, table)] == ["once"]

    run(scenario())


def test_a_server_that_does_not_answer_is_told_in_seconds_and_the_same_move_succeeds_once_afterwards(
    postgres: Postgres,
) -> None:
    url = postgres.create("frozen")

    async def scenario() -> None:
        async with house(url, **BRIEF) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            async with anne.follow(table) as follower:
                message = MoveMessage("once", table, 0, 0, "K12")
                with frozen(postgres):
                    for attempt in (follower.send("once", message), anne.show(table)):
                        with pytest.raises(ServiceError) as problem:
                            await attempt
                        assert problem.value.code == "store/unavailable"
                await send_until_done(follower, message)
                await follower.until(lambda: follower.seen[0].decision == 1)
            assert [move.id for move in await moves(home.service.store, table)] == ["once"]

    run(scenario())


def test_a_move_that_is_committed_after_its_answer_was_given_up_is_told_and_not_made_again(postgres: Postgres) -> None:
    url = postgres.create("late")

    async def scenario() -> None:
        async with house(url, **BRIEF) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            await asyncio.to_thread(postgres.sql, "late", DAWDLE)
            async with anne.follow(table) as first, bob.follow(table) as second:
                message = MoveMessage("once", table, 0, 0, "K12")
                with pytest.raises(ServiceError) as problem:
                    await first.send("once", message)
                assert problem.value.code == "store/unavailable"
                assert await moves(home.service.store, table) == []
                # While nobody knows how it ends, the same number cannot be written again.
                with pytest.raises(ServiceError) as problem:
                    await first.send("once", message)
                assert problem.value.code in AWAY
                await asyncio.to_thread(postgres.sql, "late", "UPDATE gate SET open = true")
                # The others hear of it, although nobody sends it again.
                await second.until(lambda: 0 not in second.seen[1].waiting)
                await send_until_done(first, message)
                await first.until(lambda: first.seen[0].decision == 1)
            assert [move.id for move in await moves(home.service.store, table)] == ["once"]

    run(scenario())


def test_a_locked_table_keeps_no_other_from_being_written_in_the_same_transaction(postgres: Postgres) -> None:
    url = postgres.create("row")

    async def scenario() -> None:
        store = Store(url, waits=Waits(lock=0.5, statement=30.0))
        await store.open()
        names = [letter * 26 for letter in "abcdefgh"]
        for name in names:
            await store.add_table(header(name), [Entry(name, 1, Start(), 3, 5)], "playing", ["o"])
        writes = [second(name) for name in names]
        async with holding(postgres, "row", locked(names[2:3])):
            found = await asyncio.gather(*[store.writer.add(write) for write in writes], return_exceptions=True)
        assert [getattr(one, "code", one) for one in found] == [True, True, "store/busy", *[True] * 5]
        assert await store.writer.add(second(names[2]))
        await store.close()

    run(scenario())


def test_any_number_of_locked_tables_keep_no_other_from_being_written(postgres: Postgres) -> None:
    url = postgres.create("rows")

    async def scenario() -> None:
        store = Store(url, waits=Waits(lock=0.5, statement=30.0))
        await store.open()
        names = [letter * 26 for letter in "abcdefgh"]
        bad = LOCKS_MET + 1
        for name in names:
            await store.add_table(header(name), [Entry(name, 1, Start(), 3, 5)], "playing", ["o"])
        async with holding(postgres, "rows", locked(names[:bad])):
            writes = [second(name) for name in names]
            # What belongs to no table, and a new one, are written too.
            new = header("n" * 26)
            writes += [Write("", [], keeps={"x": b"y"}), new_table(new, [], "gathering", ["o"])]
            for _ in range(2):
                found = await asyncio.gather(*[store.writer.add(write) for write in writes], return_exceptions=True)
                assert [getattr(one, "code", one) for one in found[:bad]] == ["store/busy"] * bad
                assert found[bad:] == [True] * (len(writes) - bad)
                writes = [*writes[:bad], *[third(name) for name in names[bad:]]]
        for name in names[:bad]:
            assert await store.writer.add(second(name))
        await store.close()

    run(scenario())


def test_a_lock_that_was_met_before_delays_nobody_else(postgres: Postgres) -> None:
    url = postgres.create("again")
    told: list[str] = []

    async def scenario() -> None:
        store = Store(url, waits=Waits(lock=0.5, statement=30.0))
        await store.open()
        bad, good = "a" * 26, "b" * 26
        for name in (bad, good):
            await store.add_table(header(name), [Entry(name, 1, Start(), 3, 5)], "playing", ["o"])

        async def add(write: Write) -> None:
            with suppress(ServiceError):
                assert await store.writer.add(write)
            told.append(write.table)

        async with holding(postgres, "again", locked([bad])):
            await add(second(bad))
            told.clear()
            await asyncio.gather(add(second(bad)), add(second(good)))
        # Whoever waits for a whole batch would be told in the order of the tables.
        assert told == [good, bad]
        await store.close()

    run(scenario())


def second(table: str) -> Write:
    return Write(table, [Entry(table, 2, Move(0, 2, "x"), 3, 5)])


def third(table: str) -> Write:
    return Write(table, [Entry(table, 3, Move(0, 2, "y"), 3, 5)])


def test_a_locked_table_keeps_no_bot_at_any_other_waiting(postgres: Postgres) -> None:
    url = postgres.create("overdue")

    async def scenario() -> None:
        async with house(url, bot_workers=0) as home:
            anne = await home.guest()
            bad, *good = [(await gathered([anne], S_G, 1)).info.id for _ in range(3)]
        await asyncio.to_thread(postgres.sql, "overdue", "UPDATE tables SET due_at = 2")
        await asyncio.to_thread(postgres.sql, "overdue", f"UPDATE tables SET due_at = 1 WHERE id = '{bad}'")
        async with holding(postgres, "overdue", locked([bad])), house(url, **BRIEF) as home:
            for table in good:
                await a_bot_has_moved(home, table)
            # It is tried again, but not every second.
            assert home.service.sweep._stumbled.keys() == {bad}
            assert home.service.sweep.broken == set()

    run(scenario())


def test_a_locked_table_that_never_started_keeps_no_other_from_going(postgres: Postgres) -> None:
    url = postgres.create("leaving")

    async def scenario() -> None:
        async with house(url, **BRIEF) as home:
            anne = await home.guest()
            tables = [(await anne.create(S_G, ["me", "open"], "Anne")).info.id for _ in range(3)]
            async with holding(postgres, "leaving", locked(tables[:1])):
                home.let_time_pass(7200)
                with suppress(ServiceError):
                    await home.service.unstarted.clear()
                assert await home.service.store.unstarted(home.service.sources.now(), 10) == tables[:1]

    run(scenario())


def test_more_locked_tables_than_are_tried_in_a_row_keep_no_other_from_going(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            tables = [(await anne.create(S_G, ["me", "open"], "Anne")).info.id for _ in range(2 * LOCKS_IN_A_ROW + 1)]
            add = Writer.add
            tried: list[str] = []

            async def fails(self: Writer, write: Write) -> bool:
                tried.append(write.table)
                if write.table in tables[:-1]:
                    raise ServiceError("store/busy")
                return await add(self, write)

            # As on PostgreSQL, where a lock is not on everything.
            monkeypatch.setattr(home.service.store, "shared", True)
            monkeypatch.setattr(home.service.sweep, "_chores", [])
            monkeypatch.setattr(Writer, "add", fails)
            home.let_time_pass(7200)
            for _ in range(2):
                tried.clear()
                with pytest.raises(ServiceError):
                    await home.service.unstarted.clear()
                assert len(tried) == LOCKS_IN_A_ROW
            with suppress(ServiceError):
                await home.service.unstarted.clear()
            assert await home.service.store.unstarted(home.service.sources.now(), 10) == tables[:-1]

    run(scenario())


def test_a_migration_waits_as_long_as_it_has_to(postgres: Postgres) -> None:
    url = postgres.create("migrating")

    async def scenario() -> None:
        store = Store(url, waits=Waits(lock=0.05, statement=0.05))
        waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        watching = await asyncpg.connect(user="app", database="migrating", host=str(postgres.folder))
        async with holding(postgres, "migrating", f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"):
            opening = asyncio.create_task(store.open())
            seen: list[int] = []

            async def look() -> bool:
                seen.append(await watching.fetchval(waiting))
                return seen[-5:] == [1] * 5

            while not await look():
                assert not opening.done(), opening.exception()
                await asyncio.sleep(0.1)
        await opening
        await watching.close()
        await store.close()

    run(scenario())


def test_the_service_sets_its_limits_on_every_connection(postgres: Postgres) -> None:
    url = postgres.create("limits")

    async def scenario() -> None:
        async with house(url, lock_seconds=7.0, statement_seconds=8.5) as home:
            async with home.service.store.engine.connect() as connection:
                found = [(await connection.exec_driver_sql(f"SHOW {name}_timeout")).scalar() for name in LIMITED]
            assert found == ["7s", "8500ms"]
        async with house(url, lock_seconds=0.0, statement_seconds=0.0) as home:
            async with home.service.store.engine.connect() as connection:
                found = [(await connection.exec_driver_sql(f"SHOW {name}_timeout")).scalar() for name in LIMITED]
            assert found == ["0", "0"]

    run(scenario())


LIMITED = ("lock", "statement")
