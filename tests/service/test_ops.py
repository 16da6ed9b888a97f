"""Running it: health, metrics, headers, logs without secrets, bots that die."""

import asyncio
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import weakref
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

import sterling
from service.conftest import Postgres
from service.houses import LONG, Process, gathered, house, play_on, play_out, run, sqlite_url, until
from service.test_moves import deal_a_cross
from service.test_tables import S_G
from sterling import Rng
from sterling.bots.worker import Answer
from sterling.service.bots import BotPool
from sterling.service.client import Client, Follower
from sterling.service.ops import memory_bytes, tidy
from sterling.service.ops.metrics import COUNTERS, GAUGES, HISTOGRAMS, PUBLIC, Metrics, full_name
from sterling.service.serve import listen
from sterling.service.settings import Settings


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.create(secrets.token_hex(8))


def test_health_metrics_and_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # As in an installation without the browser client, whether it was built here or not.
    monkeypatch.setattr("sterling.service.pages.STATIC", tmp_path / "none")

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home, httpx.AsyncClient(base_url=home.url) as browser:
            answer = await browser.get("/health")
            assert answer.json() == {"status": "ok", "version": sterling.__version__}
            anne = await home.guest()
            await play_out([anne], (await gathered([anne], S_G, 1)).info.id, Rng(1))
            told = (await browser.get("/metrics")).text
            assert 'sterling_acts_total{do="move"}' in told
            assert "# TYPE sterling_rooms gauge\nsterling_rooms 1\n" in told
            home.service.settings = type(home.service.settings)(metrics_token="open sesame")
            page = await browser.get("/", headers={"accept-language": "fr-CH,fr;q=0.9"})
            assert "Le serveur tourne" in page.text
            for answer in (page, await browser.get("/api/house"), await browser.get("/nothing")):
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert "server" not in answer.headers
            missing = await browser.get("/nothing", headers={"accept-language": "de"})
            assert missing.json()["text"] == "Unter dieser Adresse gibt es nichts."
            described = (await browser.get("/api/schema/openapi.json")).json()
            assert described["openapi"].startswith("3.1")
            assert "/api/tables/{table}/moves" in described["paths"]
            wire = (await browser.get("/api/wire")).json()["components"]["schemas"]
            assert {"Event", "Seen", "MoveMessage", "SilverGoldView"} <= set(wire)

    run(scenario())


def test_metrics_are_not_for_strangers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), metrics_token="open sesame") as home:
            # Behind a proxy on this machine, the address is the stranger's.
            far = {"x-forwarded-for": "203.0.113.7"}
            async with httpx.AsyncClient(base_url=home.url, headers=far) as browser:
                assert (await browser.get("/metrics")).status_code == 404
                token = {"authorization": "Bearer open sesame"}
                assert (await browser.get("/metrics", headers=token)).status_code == 200

    run(scenario())


def test_metrics_show_nothing_of_hidden_acts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SG-27: while somebody marks unseen, what this machine may read without the token does not change."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), metrics_token="open sesame") as home:
            anne, bob = await home.guest(), await home.guest()
            async with httpx.AsyncClient(base_url=home.url) as browser:
                table = (await gathered([anne, bob], S_G, options={"memory-aid": True})).info.id
                async with anne.follow(table) as first, bob.follow(table) as second:
                    await asyncio.gather(first.move(0, "K12"), second.move(1, "K12"))
                    for seat, follower in enumerate((first, second)):
                        await follower.until(partial(marking, follower, seat))
                    # Presence is announced a little later; then nothing happens by itself.
                    await until(lambda: home.service.rooms.lives[table].crowd.telling is None)
                    before = told((await browser.get("/metrics")).text)
                    token = {"authorization": "Bearer open sesame"}
                    whole = told((await browser.get("/metrics", headers=token)).text)
                    # Refused for what only this seat knows, over HTTP and on the socket; then carried out.
                    wrong = {"id": "wrong", "seat": 0, "decision": 1, "action": "T1"}
                    with pytest.raises(sterling.SterlingError):
                        await anne.call("POST", f"/api/tables/{table}/moves", wrong, dict)
                    with pytest.raises(sterling.SterlingError):
                        await first.move(0, "T1")
                    assert told((await browser.get("/metrics")).text) == before
                    body = {"id": "h", "seat": 0, "decision": first.seen[0].decision, "action": mark}
                    await anne.fetch("POST", f"/api/tables/{table}/moves", body)
                    await first.until(lambda: first.seen[0].decision == 2)
                    assert second.seen[1].number == first.seen[0].number - 1
                    assert told((await browser.get("/metrics")).text) == before
                    assert told((await browser.get("/metrics", headers=token)).text) != whole

    def marking(follower: Follower, seat: int) -> bool:
        return follower.seen[seat].decision == 1 and seat in follower.asked()

    def told(text: str) -> list[str]:
        return [line for line in text.splitlines() if not line.startswith("#")]

    mark = deal_a_cross(monkeypatch)
    run(scenario())


async def chosen(pool: BotPool, table: sterling.Game, level: str, view: sterling.View, who: str = "") -> int:
    """One action, from a worker that is given back as soon as it is done."""
    async with pool.slot(who, lambda may_think: 0.0) as slot:
        return await slot.choose(table, level, view, pool.seconds)


def test_operators_see_latency_lag_sizes_and_bots(url: str) -> None:
    async def scenario() -> None:
        token = {"authorization": "Bearer open sesame"}
        async with house(url, metrics_token="open sesame") as home:
            anne = await home.guest()
            await gathered([anne], S_G, 1, start=False)
            await play_out([anne], (await gathered([anne], S_G, 1)).info.id, Rng(1))
            async with httpx.AsyncClient(base_url=home.url) as browser:
                await until(lambda: "loop_lag_seconds" in home.service.metrics.text())
                found = values((await browser.get("/metrics", headers=token)).text)
                public = values((await browser.get("/metrics")).text)
        acts = sum(value for name, value in found.items() if name.startswith("sterling_acts_total"))
        assert found["sterling_act_seconds_count"] == acts
        assert found['sterling_act_seconds_bucket{le="+Inf"}'] == acts
        assert found["sterling_act_seconds_sum"] > 0
        assert found["sterling_loop_lag_seconds_count"] > 0
        assert found["sterling_bot_seconds_total"] > 0
        assert found["sterling_database_bytes"] > 10_000
        assert found["sterling_memory_bytes"] > 10_000_000
        statuses = [f'sterling_tables{{status="{status}"}}' for status in ("gathering", "playing", "over")]
        assert [found[status] for status in statuses] == [1, 0, 1]
        names = {re.split("[{ ]", name)[0] for name in public}
        assert names <= {full_name(name) for name in PUBLIC}

    def values(text: str) -> dict[str, float]:
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}

    run(scenario())


def test_a_histogram_counts_everything_up_to_each_bound() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.02, 99.0):
        metrics.observe("act_seconds", seconds)
    told = metrics.text().splitlines()
    assert told[1] == "# TYPE sterling_act_seconds histogram"
    assert 'sterling_act_seconds_bucket{le="0.001"} 2' in told
    assert 'sterling_act_seconds_bucket{le="0.025"} 3' in told
    assert 'sterling_act_seconds_bucket{le="10.0"} 3' in told
    assert 'sterling_act_seconds_bucket{le="+Inf"} 4' in told
    assert told[-1] == "sterling_act_seconds_count 4"


def test_every_metric_that_is_counted_is_explained() -> None:
    """One that is not would break the page the first time it is counted."""
    counted: set[str] = set()
    for file in (Path(sterling.__file__).parent / "service").rglob("*.py"):
        counted |= set(
            re.findall(r"metrics\.(?:count|count_by|set|observe)\(\s*\"(\w+)\"", file.read_text(encoding="utf-8"))
        )
    assert len(counted) > 20
    assert counted == {*COUNTERS, *GAUGES, *HISTOGRAMS}
    assert set(PUBLIC) <= counted


def test_one_guest_s_bots_keep_nobody_waiting(tmp_path: Path) -> None:
    """A person with many bot tables has to wait; another person's bot comes next."""

    async def scenario() -> None:
        pool = BotPool(1, 0.3)
        await pool.start()
        try:
            table = sterling.game(S_G, 2)
            view = table.view(table.start(table.deal(1)), 0)
            await chosen(pool, table, "greedy", view, "warm")
            many = [asyncio.create_task(chosen(pool, table, "admiral", view, "eve")) for _ in range(20)]
            await asyncio.sleep(0)
            await chosen(pool, table, "greedy", view, "bob")
            assert sum(task.done() for task in many) <= 2
            for task in many:
                task.cancel()
        finally:
            await pool.stop()

    run(scenario())


def test_the_built_client_is_served_if_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sterling.service import pages

    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>client</title>", encoding="utf-8")
    (tmp_path / "static" / "app.js").write_text("1", encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home, httpx.AsyncClient(base_url=home.url) as browser:
            assert "client" in (await browser.get("/")).text
            assert (await browser.get("/app.js")).headers["content-type"].startswith("text/javascript")
            assert (await browser.get("/api/house")).status_code == 200
            assert (await browser.get("/health")).status_code == 200

    run(scenario())


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path) -> None:
    import json

    with Process(sqlite_url(tmp_path), tmp_path / "log.txt") as server:

        async def scenario() -> tuple[list[str], str]:
            anne = Client(server.url)
            await anne.guest()
            made = await anne.create(S_G, ["me", "link"], "Anne Bonny")
            secrets = [anne.token, made.links[0].key, made.tokens[0].token, "Anne Bonny"]
            for path in ("/nothing", "/api/tables/%00", f"/api/tables/{'x' * 22}"):
                with pytest.raises(sterling.SterlingError):
                    await anne.call("GET", path, None, dict)
            return secrets, made.info.id

        secrets, _ = asyncio.run(scenario())
        assert server.stop() == 0
    text = (tmp_path / "log.txt").read_text(encoding="utf-8")
    for secret in secrets:
        assert secret not in text
    lines = text.splitlines()[1:]
    assert json.loads(lines[0])["event"] == "open"
    assert json.loads(lines[-1])["event"] == "closed"


def test_a_dead_bot_worker_is_replaced_and_its_move_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = BotPool._ask
    asked = 0

    async def ask(self: BotPool, process: asyncio.subprocess.Process, request: Any) -> Any:
        nonlocal asked
        asked += 1
        if asked in (2, 5, 8):
            # It accepts the request, and dies while working on it.
            os.kill(process.pid, signal.SIGSTOP)
            asyncio.get_running_loop().call_later(0.05, process.kill)
        return await real(self, process, request)

    monkeypatch.setattr(BotPool, "_ask", ask)

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            followers = await play_out([anne], (await gathered([anne], S_G, 3)).info.id, Rng(1))
            assert followers[0].over()
            assert home.service.pool.deaths == 3

    run(scenario())


def test_a_worker_that_hangs_is_given_up_and_thinking_blocks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sterling.game(S_G, 2)
    view = table.view(table.start(table.deal(1)), 0)
    real = BotPool._drop

    def drop(self: BotPool, number: int) -> None:
        # The replacement for the hung worker may take a while to start.
        monkeypatch.setattr("sterling.service.bots.GRACE", LONG)
        real(self, number)

    monkeypatch.setattr(BotPool, "_drop", drop)
    monkeypatch.setattr("sterling.service.bots.GRACE", LONG)

    async def scenario() -> None:
        pool = BotPool(1, 0.1)
        await pool.start()
        assert await chosen(pool, table, "greedy", view) in range(6)
        os.kill(pool.processes[0].pid, signal.SIGSTOP)
        asked = asyncio.create_task(chosen(pool, table, "greedy", view))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not asked.done()
        os.kill(pool.processes[0].pid, signal.SIGCONT)
        assert await asked in range(6)
        assert pool.deaths == 0
        monkeypatch.setattr("sterling.service.bots.GRACE", 0.2)
        os.kill(pool.processes[0].pid, signal.SIGSTOP)
        assert await chosen(pool, table, "greedy", view) in range(6)
        assert pool.deaths == 1
        with pytest.raises(sterling.SterlingError) as refused:
            await chosen(pool, sterling.game(S_G, 3), "greedy", view)
        assert refused.value.code == "bot/refused"
        await pool.stop()

    run(scenario())


def test_nothing_a_worker_does_takes_a_worker_from_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sterling.game(S_G, 2)
    view = table.view(table.start(table.deal(1)), 0)
    real = BotPool._ask
    failures = [RuntimeError("surprise"), ValueError("another")]

    async def ask(self: BotPool, process: object, request: object) -> object:
        if failures:
            raise failures.pop()
        return await real(self, process, request)  # type: ignore[arg-type]

    monkeypatch.setattr(BotPool, "_ask", ask)

    async def scenario() -> None:
        pool = BotPool(1, 0.1)
        await pool.start()
        assert await chosen(pool, table, "greedy", view) in range(6)
        assert pool.deaths == 2
        await pool.stop()

    run(scenario())


def test_a_pool_ends_also_when_a_bot_answers_in_the_same_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sterling.game(S_G, 2)
    view = table.view(table.start(table.deal(1)), 0)

    async def scenario() -> None:
        asked, answered = asyncio.Event(), asyncio.Event()

        async def ask(self: BotPool, process: object, request: object) -> Answer:
            asked.set()
            await answered.wait()
            return Answer(0, 0)

        monkeypatch.setattr(BotPool, "_ask", ask)
        pool = BotPool(1, 0.1)
        await pool.start()
        choosing = asyncio.create_task(chosen(pool, table, "greedy", view))
        await asked.wait()
        answered.set()
        await pool.stop()
        await asyncio.gather(choosing, return_exceptions=True)

    run(scenario())


def test_people_who_leave_leave_nothing_in_memory(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), rooms=0) as home:
            service = home.service
            kept: list[weakref.ref[object]] = []
            for seed in range(3):
                anne = await home.guest()
                table = (await gathered([anne], S_G, 1)).info.id
                async with anne.follow(table) as follower:
                    await play_on(follower, Rng(seed), 5)
                    live = service.rooms.lives[table]
                    kept += [weakref.ref(live), weakref.ref(live.room), *map(weakref.ref, service.access.connections)]
                await anne.do(table, "seats/0/leave", {})
            del live
            await until(lambda: not service.access.connections)
            # As if seconds had passed since anybody looked.
            await until(lambda: not any(live.work.thinking or live.crowd.telling for live in service.rooms.all()))
            for live in service.rooms.all():
                live.used -= 3600
            del live
            service.rooms.evict()
            assert len(service.rooms.lives) == 0
            service._tidy()
            assert [ref() for ref in kept if ref() is not None] == []

    run(scenario())


def test_the_memory_of_this_process_is_known() -> None:
    if not Path("/proc/self/statm").exists():
        pytest.skip("this system does not say how much memory a process has")
    before = memory_bytes()
    block = bytearray(100_000_000)
    assert memory_bytes() - before > 50_000_000
    del block
    tidy()
    assert memory_bytes() - before < 50_000_000


def test_new_objects_are_sampled_for_garbage_and_everything_is_collected_in_a_quiet_moment() -> None:
    """In a process of its own: it changes how garbage is collected."""
    script = """
import gc, weakref
from sterling.service.ops import assume_in_use, memory, tidy, tune_memory

class Knot:
    def __init__(self):
        self.me = self

found = []
gc.callbacks.append(lambda phase, info: found.append(info["collected"]) if phase == "stop" else None)
tune_memory()
found.clear()
kept = [[] for _ in range(50 * memory.SAMPLE)]
assert found == [0], found  # a sample, and no more
assume_in_use()
knots = [weakref.ref(Knot()) for _ in range(5 * memory.WASTEFUL)]
assert len(found) > 4 and min(found[1:]) > 0, found  # garbage: it is collected as it comes
assert sum(knot() is not None for knot in knots) < memory.WASTEFUL
lost = weakref.ref(Knot())
assume_in_use()
kept += [[] for _ in range(2 * memory.SAMPLE)]
assert lost() is not None  # it was taken to be in use
tidy()
assert lost() is None
assert gc.get_freeze_count() > len(kept)  # and everything else is left alone again
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)


def test_answers_are_sent_at_once() -> None:
    """Without it the kernel waits 40 ms for an acknowledgement between the head and the body of an answer."""

    async def scenario() -> None:
        door = listen(Settings(port=0))
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            found.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(serve, sock=door):
            _, writer = await asyncio.open_connection(*door.getsockname())
            assert await found != 0
            writer.close()

    run(scenario())
