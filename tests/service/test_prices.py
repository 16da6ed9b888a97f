"""Limits count the price of work; whoever is over one is told when to try again. Answers that are the same are kept."""

import ast
import asyncio
import json
from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

import sterling.service
from kit.tools import random_match
from service.houses import LONG, House, gathered, house, play_out, run, sqlite_url, until
from service.test_tables import S_G
from sterling import Rng, game
from sterling.bots.worker import Answer, Ask
from sterling.core.errors import Fact
from sterling.core.state import SPECTATOR
from sterling.i18n import LANGUAGES, Words
from sterling.service.access import WAITING_SECONDS, Access
from sterling.service.advice import WAITING
from sterling.service.answers import Answers
from sterling.service.bots import BotPool, Turns
from sterling.service.client import Client
from sterling.service.errand import FOUND, ReplayedGame, carried_out, steps_of
from sterling.service.errors import _STATUS, ServiceError
from sterling.service.identity import Asker, Keyring
from sterling.service.limits import Buckets
from sterling.service.messages import Problem, TableAnswer
from sterling.service.ops import Metrics
from sterling.service.pieces import Pieces, finished
from sterling.service.prices import PRICES, price_of_length
from sterling.service.records import replay_job, replay_of
from sterling.service.settings import Settings
from sterling.service.sources import Sources
from sterling.service.stories import story_of, telling
from sterling.service.till import AT_ONCE, Till


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def sources(self) -> Sources:
        return Sources(now=lambda: round(1000 * self.now))


# -- buckets and prices ----------------------------------------------------------------------------------------------


def test_a_bucket_says_when_it_holds_enough() -> None:
    clock = Clock()
    buckets = Buckets(rate=2.0, burst=10, clock=clock)
    assert buckets.take("anne", 8)
    assert not buckets.take("anne", 8)
    assert buckets.wait("anne", 8) == 3.0
    assert buckets.take("bob", 8)
    clock.now += buckets.wait("anne", 8)
    assert buckets.take("anne", 8)
    # Whatever costs more than a full bucket needs a full one, and leaves a debt.
    clock.now += 100
    assert buckets.take("anne", 30)
    assert buckets.level("anne") == -20
    assert buckets.wait("anne", 1) == 10.5


def test_dear_work_uses_up_a_limit_sooner_than_cheap_work() -> None:
    def times(price: float) -> int:
        access = Access(Settings(messages_per_second=1, messages_burst=120), Clock())
        count = 0
        with pytest.raises(ServiceError):
            while True:
                access.spend("anne", "home", price)
                count += 1
        return count

    assert times(PRICES["message"]) == 120
    assert times(PRICES["deck"]) == 3
    assert times(price_of_length("replay", 750)) == 120 // (8 * PRICES["replay"])


def test_an_identity_and_its_address_both_pay_or_neither_does() -> None:
    clock = Clock()
    access = Access(Settings(messages_per_second=1, messages_burst=10, address_factor=2.0), clock)
    access.spend("anne", "home", 10)
    for _ in range(5):
        with pytest.raises(ServiceError) as refused:
            access.spend("anne", "home", 4)
        assert refused.value.facts == {"seconds": 4}
    # What was refused was not taken from the address: others there have theirs.
    access.spend("bob", "home", 10)
    with pytest.raises(ServiceError) as refused:
        access.spend("carl", "home", 1)
    assert refused.value.code == "limit/rate"
    access.spend("carl", "elsewhere", 1)
    clock.now += 4
    access.spend("anne", "home", 4)


# -- refusals over HTTP and on the socket ----------------------------------------------------------------------------

TIGHT = {"messages_per_second": 1.0, "messages_burst": 60, "address_factor": 10.0}


async def until_refused(web: httpx.AsyncClient, path: str) -> tuple[int, httpx.Response]:
    for count in range(700):
        answer = await web.get(path)
        if answer.status_code == 429:
            return count, answer
    raise AssertionError("never refused")


@pytest.mark.parametrize("path", ["/", "/health", "/api/house", "/api/schema/openapi.json", "/api/wire", "/nothing"])
def test_everything_is_counted_and_the_refusal_says_when_to_come_back(tmp_path: Path, path: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with (
            house(sqlite_url(tmp_path), sources=clock.sources(), **TIGHT) as home,
            httpx.AsyncClient(base_url=home.url) as web,
        ):
            anne = await home.guest()
            web.headers.update({"authorization": f"Bearer {anne.token}", "accept-language": "fr"})
            count, answer = await until_refused(web, path)
            # Becoming a guest was paid by the address alone.
            assert count == 60
            problem = msgspec.json.decode(answer.content, type=Problem)
            assert (problem.code, problem.facts) == ("limit/rate", {"seconds": 1})
            assert problem.text == Words("fr").error("limit/rate", {"seconds": 1})
            assert answer.headers["retry-after"] == "1"
            assert answer.headers["x-content-type-options"] == "nosniff"
            clock.now += 1
            assert (await web.get(path)).status_code != 429

    run(scenario())


@pytest.mark.parametrize(
    ("method", "path", "body", "extra"),
    [
        ("GET", "/api/tables", None, "list"),
        ("POST", "/api/decks", {"game": S_G, "deck": "x"}, "deck"),
        ("POST", "/api/records", {"record": "x"}, "import"),
        ("POST", "/api/tables", {"game": S_G, "seats": [{"kind": "open"}, {"kind": "open"}]}, "table"),
    ],
)
def test_work_costs_more_than_its_request(tmp_path: Path, method: str, path: str, body: Any, extra: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with (
            house(sqlite_url(tmp_path), sources=clock.sources(), **{**TIGHT, "messages_burst": 61}) as home,
            httpx.AsyncClient(base_url=home.url) as web,
        ):
            web.headers["authorization"] = f"Bearer {(await home.guest()).token}"
            served = 0
            while (answer := await web.request(method, path, json=body)).status_code != 429:
                served += 1
            assert served == 61 // (PRICES["request"] + PRICES[extra])
            assert answer.json()["code"] == "limit/rate"
            left = 61 - served * (PRICES["request"] + PRICES[extra]) - PRICES["request"]
            assert answer.headers["retry-after"] == str(answer.json()["facts"]["seconds"])
            assert answer.json()["facts"]["seconds"] == PRICES[extra] - left

    run(scenario())


def test_tables_by_the_hour_are_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with house(sqlite_url(tmp_path), sources=clock.sources(), tables_per_hour=10) as home:
            anne = await home.guest()
            for _ in range(2):
                await anne.create(S_G, ["open", "open"])
            with pytest.raises(ServiceError) as refused:
                await anne.create(S_G, ["open", "open"])
            assert (refused.value.code, refused.value.facts) == ("limit/tables", {"seconds": 360})
            clock.now += 360
            await anne.create(S_G, ["open", "open"])

    run(scenario())


async def greeted(home: House, token: str) -> ClientConnection:
    wire = await connect(home.url.replace("http", "ws") + "/ws", compression=None)
    await wire.send(json.dumps({"type": "hello", "version": 2, "token": token, "language": "de"}))
    assert json.loads(await wire.recv())["type"] == "welcome"
    return wire


def test_a_message_over_the_limit_is_refused_with_its_id_and_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with house(sqlite_url(tmp_path), sources=clock.sources(), **TIGHT) as home:
            anne = await home.guest()
            wire = await greeted(home, anne.token)
            for number in range(60):
                await wire.send(json.dumps({"type": "ping", "id": str(number)}))
                assert json.loads(await wire.recv()) == {"type": "pong", "id": str(number)}
            table = "x" * 22
            move = {"type": "move", "id": "m7", "table": table, "seat": 0, "decision": 0, "action": 0}
            await wire.send(json.dumps(move))
            told = Words("de").error("limit/rate", {"seconds": 1})
            assert json.loads(await wire.recv()) == {
                "type": "error",
                "code": "limit/rate",
                "text": told,
                "facts": {"seconds": 1},
                "id": "m7",
                "table": table,
            }
            # Nonsense is counted too; it has no id.
            await wire.send('{"type":"fly"}')
            assert json.loads(await wire.recv())["code"] == "limit/rate"
            clock.now += 1
            await wire.send(json.dumps(move))
            assert json.loads(await wire.recv())["code"] == "table/unknown"
            await wire.close()

    run(scenario())


def test_following_a_long_game_costs_more_than_a_short_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with house(sqlite_url(tmp_path), sources=clock.sources(), **TIGHT) as home:
            anne = await home.guest()
            made = await anne.create(S_G, ["me", "open"], "Anne")
            text = random_match(game(S_G, 4), 5).record().text()
            long = await anne.call("POST", "/api/records", {"record": text}, TableAnswer)
            actions = len(home.service.rooms.lives[long.info.id].room.actions)
            assert actions > 100
            for table, price in (
                (made.info.id, PRICES["subscribe"]),
                (long.info.id, PRICES["subscribe"] + price_of_length("story", actions)),
            ):
                wire = await greeted(home, "")
                there = home.service.access._addresses
                before = there.level("127.0.0.1")
                await wire.send(json.dumps({"type": "subscribe", "table": table}))
                assert json.loads(await wire.recv())["type"] == "table"
                assert before - there.level("127.0.0.1") == price
                await wire.close()

    run(scenario())


OF_FINISHED: list[tuple[str, str, Any]] = [
    ("GET", "/record", None),
    ("GET", "/replay", None),
    ("GET", "/replay?seat=1", None),
    ("POST", "/continue", {"step": 0, "seat": 0, "name": "Eve", "anew": True}),
    ("POST", "/seats/0/deal", None),
    ("GET", "/deal", None),
    ("POST", "/review", {}),
    ("GET", "/review", None),
    ("GET", "/review/0", None),
    ("GET", "/review/0/answer", None),
    ("POST", "/seats/0/house", None),
    ("GET", "/seats/0/house", None),
]
"""Every request that says or does something with the whole game."""


def test_what_requests_about_a_table_cost_tells_nothing_of_hidden_acts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before and after an act that nobody else may know of, a spectator pays the same."""
    # Every single action counts.
    monkeypatch.setattr("sterling.service.prices.HUNDRED", 1)

    async def scenario() -> None:
        clock = Clock()
        async with (
            house(sqlite_url(tmp_path), sources=clock.sources(), **TIGHT) as home,
            httpx.AsyncClient(base_url=home.url) as web,
        ):
            people = [await home.guest() for _ in range(2)]
            table = (await gathered(people, S_G)).info.id
            askers = [Asker(one.token.split(".")[1]) for one in people]
            room = home.service.rooms.lives[table].room
            there = home.service.access._addresses

            async def price() -> float:
                clock.now += 1000
                wire = await greeted(home, "")
                before = there.level("127.0.0.1")
                await wire.send(json.dumps({"type": "subscribe", "table": table}))
                assert json.loads(await wire.recv())["type"] == "table"
                await wire.close()
                return before - there.level("127.0.0.1")

            async def asked() -> list[tuple[str, int, float]]:
                """What a spectator pays for each request about a finished game, while it is not over."""
                found = []
                for method, path, body in OF_FINISHED:
                    clock.now += 1000
                    before = there.level("127.0.0.1")
                    answer = await web.request(method, f"/api/tables/{table}{path}", json=body)
                    found.append((path, answer.status_code, before - there.level("127.0.0.1")))
                return found

            watcher = await home.guest()
            web.headers["authorization"] = f"Bearer {watcher.token}"
            first = await asked()
            assert first[:2] == [("/record", 200, PRICES["request"] + PRICES["record"]), ("/replay", 409, 1.0)]
            assert {status for path, status, _ in first[2:]} == {409}
            paid, hidden, rng = await price(), 0, Rng(4)
            assert paid == PRICES["subscribe"]
            while hidden < 3:
                seat, known, actions = room.waiting()[0], room.counts[SPECTATOR], len(room.actions)
                legal = room.truth().legal(seat)
                code = legal[rng.below(len(legal))]
                await home.service.playing.move(
                    askers[seat], table, seat, room.decisions[seat], f"{actions} of {seat}", code
                )
                assert len(room.actions) == actions + 1
                before, paid = paid, await price()
                if room.counts[SPECTATOR] == known:
                    hidden += 1
                    assert paid == before
                    assert await asked() == first
                else:
                    assert paid == before + PRICES["story"]
            assert paid == PRICES["subscribe"] + PRICES["story"] * (len(room.actions) - hidden)

    run(scenario())


def test_new_connections_are_counted(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Clock()
        limits = {"messages_per_second": 1.0, "messages_burst": 10, "address_factor": 1.0}
        async with house(sqlite_url(tmp_path), sources=clock.sources(), **limits) as home:
            socket = home.url.replace("http", "ws") + "/ws"
            for _ in range(5):
                async with connect(socket, compression=None):
                    pass
            async with connect(socket, compression=None) as wire:
                await wire.wait_closed()
                assert (wire.close_code, wire.close_reason) == (4008, "limit/rate")

    run(scenario())


def test_the_more_an_address_is_refused_the_longer_it_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        await asyncio.Event().wait()

    async def scenario() -> None:
        access = Access(Settings(), Clock())
        monkeypatch.setattr("sterling.service.access.asyncio.sleep", sleep)
        holds = [asyncio.create_task(access.hold("home")) for _ in range(12)]
        other = asyncio.create_task(access.hold("elsewhere"))
        while len(waits) < 13:
            await asyncio.wait((other,), timeout=0)
        for hold in (*holds, other):
            hold.cancel()
        await asyncio.gather(*holds, other, return_exceptions=True)
        assert waits == [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.0, 2.0, 2.0, 2.0, 0.25]
        assert access._held == {}

    run(scenario())


def test_requests_begin_a_few_at_a_time_and_everything_else_gets_its_turn_between_them() -> None:
    """Whatever comes at the same moment, and from however many addresses."""
    begun: list[int] = []
    most = 0

    async def app(scope: Any, receive: Any, send: Any) -> None:
        begun.append(int(scope["path"][1:]))

    async def scenario() -> None:
        nonlocal most
        till = Till(app, Access(Settings()), Keyring(b"key"), Metrics())
        tasks = [asyncio.create_task(ask(till, number)) for number in range(20)]
        await asyncio.sleep(0)
        # Someone who gives up is passed over.
        tasks[15].cancel()
        while not all(task.done() for task in tasks):
            before = len(begun)
            await asyncio.sleep(0)
            most = max(most, len(begun) - before)

    async def ask(till: Till, number: int) -> None:
        scope: Any = {"type": "http", "method": "GET", "path": f"/{number}", "headers": []}
        await till({**scope, "client": (f"203.0.113.{number}", 1)}, None, None)  # type: ignore[arg-type]

    asyncio.run(scenario())
    assert begun == [number for number in range(20) if number != 15]
    assert most == AT_ONCE


def test_one_address_does_so_much_at_once_and_others_do_not_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), at_once_per_address=3) as home:
            go = asyncio.Event()
            inside = 0

            async def listed(asker: Asker) -> list[Any]:
                nonlocal inside
                inside += 1
                await go.wait()
                return []

            monkeypatch.setattr(home.service.tables, "listed", listed)

            async def ask(web: httpx.AsyncClient, address: str) -> int:
                return (await web.get("/api/tables", headers={"x-forwarded-for": address})).status_code

            async with httpx.AsyncClient(base_url=home.url, timeout=None) as web:
                flood = [asyncio.create_task(ask(web, "198.51.100.7")) for _ in range(9)]
                await until(lambda: inside == 3)
                # The rest of the flood is waiting, and somebody else is not.
                other = asyncio.create_task(ask(web, "203.0.113.1"))
                await until(lambda: inside == 4)
                go.set()
                assert await asyncio.gather(*flood, other) == [200] * 10
            assert inside == 10
            await until(lambda: len(home.service.access.places) == 0)

    run(scenario())


# -- those who wait --------------------------------------------------------------------------------------------------

USUAL = {
    name: getattr(Settings(), name) for name in ("at_once_per_address", "waiting_per_person", "waiting_per_address")
}


class Waiting:
    """Requests from one address that wait for something: it does not come before `go` is set."""

    def __init__(self, home: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.home = home
        self.go = asyncio.Event()
        self.web = httpx.AsyncClient(base_url=home.url, timeout=None, limits=httpx.Limits(max_connections=None))

        async def explained(number: int, request: Ask) -> Answer:
            await self.go.wait()
            return Answer(id=0, action=0)

        async def carried(job: bytes, progress: Any) -> bytes:
            await self.go.wait()
            return FOUND + b'{"problem":null}'

        async def written() -> None:
            await self.go.wait()

        self.checking = 0
        check = home.service.readiness.check

        async def checked() -> None:
            self.checking += 1
            await check()
            self.checking -= 1

        monkeypatch.setattr(home.service.advice_pool, "answer", explained)
        monkeypatch.setattr(home.service.errands, "_answer", carried)
        monkeypatch.setattr(home.service.readiness, "_write", written)
        monkeypatch.setattr(home.service.readiness, "check", checked)
        # A worker that has been asked is free again at once.
        monkeypatch.setattr("sterling.service.advice.MARGIN", 0.0)

    async def ask(
        self, what: str, person: Client | None = None, address: str = "127.0.0.1"
    ) -> "asyncio.Task[httpx.Response]":
        person = person or await self.home.guest()
        headers = {"authorization": f"Bearer {person.token}", "x-forwarded-for": address}
        if what == "ready":
            return asyncio.create_task(self.web.get("/ready", headers=headers))
        if what == "errand":
            return asyncio.create_task(self.web.post("/api/decks", json={"game": S_G, "deck": "x"}, headers=headers))
        table = await gathered([person], S_G, 1)
        asked = {"seat": 0, "decision": table.seen[0].decision}
        return asyncio.create_task(self.web.post(f"/api/tables/{table.info.id}/advice", json=asked, headers=headers))

    @property
    def many(self) -> int:
        """How many requests wait, with those that are not counted."""
        return self.home.service.access._waiting.get("address 127.0.0.1", 0) + self.checking


@pytest.mark.parametrize("what", ["advice", "errand", "ready"])
def test_a_move_does_not_wait_for_what_its_neighbours_wait_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Twelve people at one address wait at the same time, more than may be served; a thirteenth plays on."""

    async def scenario() -> None:
        wishes = {"advice_seconds": 0.001, "errand_workers": 1, "ready_seconds": LONG, **USUAL}
        async with house(sqlite_url(tmp_path), **wishes) as home:
            waiting = Waiting(home, monkeypatch)
            mover = await home.guest()
            table = (await gathered([mover], S_G, 1)).info.id
            async with mover.follow(table) as follower:
                asked = [await waiting.ask(what) for _ in range(12)]
                await until(lambda: waiting.many == 12)
                await follower.until(lambda: follower.asked() == [0])
                # Acknowledged, though nobody who waits has been answered.
                await follower.move(0, follower.legal(0)[0].code)
                await follower.say(0, "hello")
                assert (await waiting.web.get(f"/api/tables/{table}")).status_code == 200
                assert not any(one.done() for one in asked)
                waiting.go.set()
                await asyncio.gather(*asked)
            await until(lambda: len(home.service.access.places) == 0)
            assert home.service.access._waiting == {}
            await waiting.web.aclose()

    run(scenario())


def test_so_many_requests_of_a_person_and_of_an_address_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        wishes = {"advice_seconds": 0.001, **USUAL}
        async with house(sqlite_url(tmp_path), **wishes) as home:
            waiting = Waiting(home, monkeypatch)

            async def too_many(person: Client | None, most: int) -> None:
                answer = await (await waiting.ask("advice", person))
                problem = answer.json()
                assert (answer.status_code, problem["code"]) == (429, "limit/waiting")
                assert problem["facts"] == {"expected": most, "seconds": WAITING_SECONDS}
                assert answer.headers["retry-after"] == str(WAITING_SECONDS)

            anne = await home.guest()
            asked = [await waiting.ask("advice", anne) for _ in range(USUAL["waiting_per_person"])]
            await until(lambda: waiting.many == len(asked))
            await too_many(anne, USUAL["waiting_per_person"])
            for _ in range(USUAL["waiting_per_address"] - len(asked)):
                asked.append(await waiting.ask("advice"))
            await until(lambda: waiting.many == len(asked))
            await too_many(None, USUAL["waiting_per_address"])
            # Others still find room in the queue.
            assert home.service.advice_pool.waiting < WAITING
            waiting.go.set()
            await asyncio.gather(*asked)
            assert waiting.many == 0
            # Whoever was refused may ask again.
            assert (await (await waiting.ask("advice", anne))).json()["code"] == "advice/failed"
            await waiting.web.aclose()

    run(scenario())


@pytest.mark.parametrize(
    ("path", "body", "extra"),
    [
        ("decks", {"game": S_G, "deck": "x"}, PRICES["deck"]),
        ("records", {"record": "x"}, PRICES["import"]),
        ("tables/{over}/continue", {"step": 0, "seat": 0, "name": "Anne", "anew": True}, 16.0),
        ("tables/{over}/replay", None, PRICES["replay"]),
        ("tables/{running}/advice", {"seat": 0, "decision": 0}, PRICES["advice"]),
    ],
)
def test_whoever_may_not_wait_pays_for_the_request_alone(tmp_path: Path, path: str, body: Any, extra: float) -> None:
    async def scenario() -> None:
        clock = Clock()
        wishes = {**TIGHT, **USUAL, "advice_per_hour": 240.0, "tables_per_hour": 240.0, "decks_per_hour": 240.0}
        async with (
            house(sqlite_url(tmp_path), sources=clock.sources(), **wishes) as home,
            httpx.AsyncClient(base_url=home.url, timeout=None) as web,
        ):
            anne, access = await home.guest(), home.service.access
            text = random_match(game(S_G, 2), 5).record(["Eve", "Bob"]).text()
            over = (await anne.call("POST", "/api/records", {"record": text}, TableAnswer)).info.id
            running = (await gathered([anne], S_G, 1)).info.id
            await until(lambda: home.service.rooms.lives[running].room.waiting() == [0])
            web.headers["authorization"] = f"Bearer {anne.token}"
            place = "/api/" + path.format(over=over, running=running)

            async def ask() -> tuple[httpx.Response, float, bool]:
                """The answer, its price, and whether it was counted by the hour."""
                clock.now += 10_000
                before = access._addresses.level("127.0.0.1")
                answer = await web.request("GET" if body is None else "POST", place, json=body)
                identity = anne.token.split(".")[1]
                hourly = (access._tables, access._decks, access._advice)
                counted = any(buckets.level(identity) < buckets.burst for buckets in hourly)
                return answer, before - access._addresses.level("127.0.0.1"), counted

            for _ in range(USUAL["waiting_per_address"]):
                access.begin_waiting("", "127.0.0.1")
            answer, price, counted = await ask()
            assert (answer.status_code, answer.json()["code"]) == (429, "limit/waiting")
            assert (price, counted) == (PRICES["request"], False)
            access.end_waiting("", "127.0.0.1")
            answer, price, counted = await ask()
            assert answer.status_code != 429
            assert price >= PRICES["request"] + extra
            assert counted == (extra != PRICES["replay"])

    run(scenario())


def test_whether_people_can_play_is_told_however_many_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks may share an address with all of them."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), ready_seconds=LONG, **USUAL) as home:
            waiting = Waiting(home, monkeypatch)
            most = USUAL["waiting_per_address"]
            for _ in range(most):
                home.service.access.begin_waiting("", "127.0.0.1")
            assert (await (await waiting.ask("errand"))).json()["code"] == "limit/waiting"
            asked = [await waiting.ask("ready") for _ in range(most + 1)]
            await until(lambda: waiting.many == 2 * most + 1 or any(one.done() for one in asked))
            waiting.go.set()
            assert [(await one).status_code for one in asked] == [200] * len(asked)
            await until(lambda: len(home.service.access.places) == 0)
            await waiting.web.aclose()

    run(scenario())


def test_who_asks_elsewhere_is_answered_before_the_many_of_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path), advice_seconds=0.001, **USUAL) as home:
            waiting = Waiting(home, monkeypatch)
            served: list[str] = []
            pool = home.service.advice_pool
            real = pool._reserve

            async def reserve(who: str) -> int:
                number = await real(who)
                served.append(who)
                return number

            monkeypatch.setattr(pool, "_reserve", reserve)
            many = [await waiting.ask("advice") for _ in range(6)]
            await until(lambda: waiting.many == 6)
            other = await waiting.ask("advice", address="203.0.113.1")
            await until(lambda: pool.waiting == 6)
            waiting.go.set()
            await asyncio.gather(*many, other)
            # The first one was being worked on already.
            assert served == ["127.0.0.1", "203.0.113.1"] + ["127.0.0.1"] * 5
            await waiting.web.aclose()

    run(scenario())


def test_whoever_gives_up_or_fails_while_waiting_keeps_no_place() -> None:
    async def scenario() -> None:
        access = Access(Settings(at_once_per_address=1))
        waits, go = asyncio.Event(), asyncio.Event()

        async def wait() -> None:
            stay = access.stay("anne", "home")
            await stay.begin()
            try:
                async with stay.aside():
                    waits.set()
                    await go.wait()
            finally:
                stay.end()

        async def fail() -> None:
            stay = access.stay("anne", "home")
            await stay.begin()
            try:
                async with stay.aside():
                    raise ServiceError("advice/failed")
            finally:
                stay.end()

        # Cancelled while it waits …
        task = asyncio.create_task(wait())
        await waits.wait()
        assert access.places.enter("home")
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert access._waiting == {}
        # … and while it comes back and the place is taken.
        waits.clear()
        access.places.leave("home")
        task = asyncio.create_task(wait())
        await waits.wait()
        assert access.places.enter("home")
        go.set()
        await until(lambda: access._waiting == {}, 0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        access.places.leave("home")
        with pytest.raises(ServiceError):
            await fail()
        assert (len(access.places), access._waiting) == (0, {})

    run(scenario())


def test_one_address_moves_so_often_at_once_and_its_requests_do_not_wait_for_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with (
            house(sqlite_url(tmp_path), at_once_per_address=2) as home,
            httpx.AsyncClient(base_url=home.url) as web,
        ):
            go = asyncio.Event()
            inside = 0

            async def say(*_: object) -> int:
                nonlocal inside
                inside += 1
                await go.wait()
                return inside

            monkeypatch.setattr(home.service.playing, "say", say)
            anne = await home.guest()
            wires = [await greeted(home, anne.token) for _ in range(5)]
            for wire in wires:
                await wire.send(json.dumps({"type": "say", "id": "s", "table": "x" * 22, "seat": 0, "phrase": "hello"}))
            await until(lambda: inside == 2)
            assert (await web.get("/api/house")).status_code == 200
            assert inside == 2
            go.set()
            for wire in wires:
                assert json.loads(await wire.recv())["type"] == "ack"
                await wire.close()
            assert (inside, len(home.service.access.moving)) == (5, 0)

    run(scenario())


# -- answers that are kept -------------------------------------------------------------------------------------------


def test_a_replay_and_a_record_are_made_once_and_give_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def counting(room: Any, viewer: int) -> ReplayedGame:
        made.append(viewer)
        return replay_job(room, viewer)

    monkeypatch.setattr("sterling.service.api.tables.replay_job", counting)

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home, httpx.AsyncClient(base_url=home.url) as web:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            assert (await web.get(f"/api/tables/{table}/replay")).json()["code"] == "table/not-over"
            early = await web.get(f"/api/tables/{table}/record")
            await play_out([anne, bob], table, Rng(3))
            made.clear()
            answers = [await web.get(f"/api/tables/{table}/replay?seat={seat}") for seat in (0, 1, 0, 1, 0)]
            assert made == [0, 1]
            assert answers[0].content == answers[2].content == answers[4].content
            assert answers[0].content != answers[1].content
            room = home.service.rooms.lives[table].room
            assert answers[0].content == replay_of(room, 0, carried_out(replay_job(room, 0)))
            assert answers[0].headers["content-type"] == "application/json"
            records = [await web.get(f"/api/tables/{table}/record") for _ in range(2)]
            assert records[0].content == records[1].content != early.content
            assert records[0].headers["content-type"].startswith("text/plain")
            # A rematch changes what is told about the table.
            fresh = await anne.do(table, "rematch")
            again = await web.get(f"/api/tables/{table}/replay?seat=0")
            assert again.json()["info"]["next"] == fresh.info.id
            assert made == [0, 1, 0]

    run(scenario())


def test_a_kept_answer_costs_the_request_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with house(sqlite_url(tmp_path), sources=clock.sources(), **TIGHT) as home:
            anne, eve = await home.guest(), await home.guest()
            text = random_match(game(S_G, 2), 5).record().text()
            table = (await anne.call("POST", "/api/records", {"record": text}, TableAnswer)).info.id
            await anne.fetch("GET", f"/api/tables/{table}/replay")
            for _ in range(60):
                await eve.fetch("GET", f"/api/tables/{table}/replay")
            with pytest.raises(ServiceError):
                await eve.fetch("GET", f"/api/tables/{table}/replay")

    run(scenario())


def test_kept_answers_are_bounded_shared_and_never_an_error() -> None:
    async def scenario() -> None:
        answers = Answers(100)
        made: list[str] = []
        go = asyncio.Event()

        async def make(name: str, size: int) -> bytes:
            made.append(name)
            await go.wait()
            if name == "bad":
                raise ServiceError("table/not-over")
            return name.encode() * size

        both = [asyncio.create_task(answers.of(("a",), lambda: make("a", 40))) for _ in range(2)]
        await until(lambda: made == ["a"], 0)
        go.set()
        assert await asyncio.gather(*both) == [b"a" * 40] * 2
        for name in ("b", "c"):
            await answers.of(("a",), lambda: make("a", 40))
            await answers.of((name,), partial(make, name, 40))
        # "a" was used in between, so "b" had to go.
        assert [answers.has((name,)) for name in "abc"] == [True, False, True]
        assert answers.bytes == 80
        await answers.of(("huge",), lambda: make("huge", 1000))
        assert (answers.bytes, answers.has(("huge",))) == (0, False)
        for _ in range(2):
            with pytest.raises(ServiceError):
                await answers.of(("bad",), lambda: make("bad", 1))
        assert made == ["a", "b", "c", "huge", "bad", "bad"]

    run(scenario())


def test_what_is_made_of_a_table_while_it_is_forgotten_goes_to_those_who_wait_and_is_not_kept() -> None:
    async def scenario() -> None:
        answers = Answers(100)
        go = asyncio.Event()

        async def old() -> bytes:
            await go.wait()
            return b"Eve"

        async def new() -> bytes:
            return b"-"

        await answers.of(("t", 7, "record"), new)
        await answers.of(("other", 7, "record"), new)
        waits = asyncio.create_task(answers.of(("t", 7, "replay"), old))
        await until(lambda: bool(answers._making), 0)
        answers.forget("t")
        assert not answers.has(("t", 7, "record"))
        assert (answers.has(("other", 7, "record")), answers.bytes) == (True, 1)
        # Whoever comes now does not get what those before are waiting for, whichever is ready first.
        assert await answers.of(("t", 7, "replay"), new) == b"-"
        go.set()
        assert await waits == b"Eve"
        assert await answers.of(("t", 7, "replay"), old) == b"-"
        assert (answers.bytes, answers._making) == (2, {})

    run(scenario())


def test_documents_are_made_once_and_asked_for_by_their_tag(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sterling.service import pages

    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>client</title>", encoding="utf-8")
    (folder / "assets" / "index-B1x_9-aZ.js").write_text("1", encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", folder)

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home, httpx.AsyncClient(base_url=home.url) as web:
            for path in ("/", "/assets/index-B1x_9-aZ.js", "/api/house", "/api/wire", "/api/schema/openapi.json"):
                first, second = await web.get(path), await web.get(path)
                assert first.status_code == 200
                assert first.content == second.content != b""
                assert first.headers["etag"] == second.headers["etag"]
                known = await web.get(path, headers={"if-none-match": first.headers["etag"]})
                assert (known.status_code, known.content) == (304, b"")
                other = await web.get(path, headers={"if-none-match": '"other"'})
                assert (other.status_code, other.content) == (200, first.content)
                lasting = "immutable" in first.headers.get_list("cache-control")[0]
                assert lasting == path.startswith("/assets/")
                assert len(first.headers.get_list("cache-control")) == 1
            head = await web.head("/")
            assert (head.status_code, head.content) == (200, b"")
            for path in ("/assets", "/assets/../index.html/x", "/nothing", "/assets/%00"):
                assert (await web.get(path)).status_code == 404
            assert (await web.get("/api/tables")).headers["cache-control"] == "no-store"

    run(scenario())


# -- long work -------------------------------------------------------------------------------------------------------


def test_long_work_lets_others_in_after_every_piece() -> None:
    async def scenario() -> None:
        clock = Clock()
        pieces = Pieces(clock)
        steps: list[str] = []

        def work(name: str) -> Generator[None, None, str]:
            for _ in range(6):
                clock.now += 0.001
                steps.append(name)
                yield
            return name

        rounds = 0

        async def others() -> None:
            nonlocal rounds
            while len(steps) < 12:
                rounds += 1
                await asyncio.sleep(0)

        first, second, _ = await asyncio.gather(pieces.run(work("a")), pieces.run(work("b")), others())
        assert (first, second) == ("a", "b")
        # Two milliseconds each, in turn; the event loop went round at least once after each.
        assert "".join(steps) == "aabbaabbaabb"
        assert rounds >= 6

    run(scenario())


@pytest.mark.parametrize("name", ["silver-gold", "amulet", "john-silver"])
def test_every_act_of_a_long_game_is_a_piece_of_its_own(tmp_path: Path, name: str) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            text = random_match(game(name, 2), 5).record().text()
            table = (await anne.call("POST", "/api/records", {"record": text}, TableAnswer)).info.id
            room = home.service.rooms.lives[table].room
            assert room.deal is not None
            for work in (telling(room, 0), steps_of(room.game, room.deal, room.actions, SPECTATOR)):
                count = 0
                try:
                    while True:
                        next(work)
                        count += 1
                except StopIteration as done:
                    assert done.value
                assert count >= len(room.actions)
            assert finished(telling(room, 0)) == story_of(room, 0)

    run(scenario())


# -- the seconds of bots ---------------------------------------------------------------------------------------------


def test_turns_give_everyone_the_same_seconds() -> None:
    turns = Turns()
    served: dict[str, float] = {"eve": 0.0, "bob": 0.0}
    for number in range(300):
        turns.put("eve", ("eve", 3.0))
        if number % 3 == 0:
            turns.put("bob", ("bob", 0.5))
    # Eve's many strong bots and Bob's quick one: while both are waiting, both get as many seconds.
    while served["bob"] < 40:
        who, seconds = turns.take()
        turns.charge(who, seconds)
        served[who] += seconds
    assert abs(served["eve"] - served["bob"]) <= 3.0


def test_time_that_nobody_asked_for_cannot_be_saved_up() -> None:
    turns = Turns()
    turns.put("bob", "bob")
    assert turns.take() == "bob"
    for _ in range(50):
        turns.put("eve", "eve")
        assert turns.take() == "eve"
        turns.charge("eve", 10.0)
    # Bob comes back: he is first once, and then they take turns.
    for _ in range(5):
        turns.put("eve", "eve")
        turns.put("bob", "bob")
    order = []
    while len(turns):
        order.append(turns.take())
        turns.charge(order[-1], 10.0)
    assert order[0] == "bob"
    assert sorted(order[:6]) == ["bob"] * 3 + ["eve"] * 3


def test_bots_whose_seconds_are_used_up_go_on_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    access = Access(Settings(bot_seconds_per_hour=36.0, address_factor=2.0), clock)
    asked: list[str] = []

    async def answer(self: BotPool, number: int, request: Ask) -> Answer:
        asked.append(request.bot)
        return Answer(id=0, action=0)

    monkeypatch.setattr(BotPool, "answer", answer)

    async def scenario() -> None:
        # Enough workers: none of them is given back in this test.
        pool = BotPool(20, 2.0, allowance=access, quick="greedy")
        await pool.start()
        table = game(S_G, 2)
        view = table.view(table.start(table.deal(1)), 0)

        async def chosen(who: str) -> None:
            async with pool.slot(who, lambda may_think: 2.0 if may_think else 0.0) as slot:
                await slot.choose(table, "admiral", view, slot.left())

        try:
            for who in ("anne", "bob", "carl"):
                access.spend(who, "home")
            for _ in range(5):
                # Four and six tenths of a second at once; the slot with which they are used up is still a whole one.
                await chosen("anne")
            assert asked == ["admiral"] * 3 + ["greedy"] * 2
            asked.clear()
            # Others at the same address still have theirs, until the address has used up its own.
            for _ in range(5):
                await chosen("bob")
            assert asked == ["admiral"] * 2 + ["greedy"] * 3
            asked.clear()
            await chosen("dora")
            assert asked == ["admiral"]
            clock.now += 3600
            await chosen("anne")
            assert asked == ["admiral"] * 2
        finally:
            await pool.stop()

    run(scenario())


# -- the numbers on the page -----------------------------------------------------------------------------------------


def test_the_page_states_the_prices_of_the_code() -> None:
    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    limits = text[text.index("## Limits") : text.index("## Codes")]
    for line in (
        f"a request to the interface | {PRICES['request']:g} |",
        f"creates a table, a rematch included | {PRICES['table']:g} more",
        f"lists tables | {PRICES['list']:g} more",
        f"imports a record | {PRICES['import']:g} more",
        f"checks a deck file | {PRICES['deck']:g} more",
        f"gets a record | {PRICES['record']:g} more",
        f"gets a replay | {PRICES['replay']:g} more for every hundred",
        f"asks for a review, or for how far it is | {PRICES['review']:g} more",
        f"continues a finished game | {PRICES['table'] + PRICES['redeal']:g} more",
        f"gets a practice position | {PRICES['practice']:g} more",
        f"gets the answer to one | {PRICES['practice-answer']:g} more",
        f"asks what to do | {PRICES['advice']:g} more",
        f"a new socket | {PRICES['connection']:g} |",
        f"a message of the socket | {PRICES['message']:g} |",
        f"`subscribe` | {PRICES['subscribe']:g}, and {PRICES['story']:g} for every hundred",
        f"`undo` | {PRICES['undo']:g} |",
    ):
        assert line in limits, line
    chosen = Settings()
    for most in (chosen.tables_per_day, chosen.decks_per_day, chosen.records_per_day, chosen.listed_per_day):
        assert f"| {most:,} | {most * chosen.address_factor:,.0f} |" in limits
    reports = chosen.reports_per_day
    assert f"(`limit/day-reports`) | {reports} | {reports * chosen.address_factor:.0f} |" in limits
    assert f"(`limit/waiting`) | {chosen.waiting_per_person} | {chosen.waiting_per_address} |" in limits


REFUSALS = [*sorted(code for code, status in _STATUS.items() if status == 429), "limit/house", "service/full"]
"""The codes of those who may come again later."""


def test_every_refusal_says_how_long_to_wait_in_every_language() -> None:
    assert len(REFUSALS) > 10
    for language in LANGUAGES:
        for code in REFUSALS:
            facts: dict[str, Fact] = {"seconds": 17, "minutes": 17, "hours": 17, "expected": 3}
            assert "17" in Words(language).error(code, facts), (language, code)


def test_every_refusal_is_raised_with_the_seconds_for_its_header() -> None:
    raised: set[str] = set()
    for file in Path(sterling.service.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ServiceError":
                first = node.args[0]
                # (The code of a day's limit depends on its kind.)
                code = first.value if isinstance(first, ast.Constant) else ast.unparse(first)
                if code in REFUSALS or code == "_code(kind)":
                    raised.add(code)
                    assert "seconds" in [keyword.arg for keyword in node.keywords], (file.name, code)
    assert raised == {code for code in REFUSALS if "/day-" not in code} | {"_code(kind)"}
