"""What requests and messages cost the service: milliseconds of its processor time for each, beside its price.

    python bench/prices.py              two hundred of each, a few minutes
    python bench/prices.py --quick      twenty of each
    python bench/prices.py --json       one JSON object

The service runs in a process of its own, keeps no answers and does everything itself but think: what it usually leaves
to a process of low priority counts too. The prices in `sterling/service/prices.py` follow from these figures.
Finished games are the longest of twenty games of random moves, so people's games are cheaper.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from load import Load, Wire, cpu_seconds, dial, free_port, run_app

import sterling
from sterling import Rng
from sterling.bots.practice import practice_of
from sterling.core.match import Match
from sterling.games import folders, games
from sterling.service.client import Client
from sterling.service.messages import ReviewAnswer, TableAnswer
from sterling.service.prices import PRICES, price_of_length

Work = Callable[[int], Awaitable[object]]


def run_service(database: str, port: int) -> None:
    limits = {
        "messages_per_second": 1e9,
        "messages_burst": 10**9,
        "guests_per_hour": 1e9,
        "tables_per_hour": 1e9,
        "decks_per_hour": 1e9,
        "tables_per_day": 10**9,
        "decks_per_day": 10**9,
        "records_per_day": 10**9,
        "listed_per_day": 10**9,
        "bot_workers": 0,
        "advice_per_hour": 1e9,
        "advice_seconds": 0.02,
        "reviews_per_hour": 1e9,
        "review_worlds": 8,
        "answers_bytes": 0,
        "errand_workers": 0,
    }
    run_app({"database": database, "port": port, **limits})


def long_record(name: str, seats: int) -> tuple[str, int]:
    """The record of the longest of twenty games of random moves, and its actions."""
    matches = []
    for seed in range(20):
        game = sterling.game(name, seats)
        match, rng = Match(game, game.deal(seed)), Rng(seed)
        while not match.over():
            for seat in match.waiting():
                legal = match.state.legal(seat)
                match.play(seat, legal[rng.below(len(legal))])
                break
        matches.append(match)
    longest = max(matches, key=lambda match: len(match.log))
    return longest.record().text(), len(longest.log)


def with_record(text: str, number: int) -> dict[str, str]:
    return {"record": text}


def on_from(step: int, number: int) -> dict[str, object]:
    return {"step": step, "seat": 0, "name": "Anne"}


async def reviewed(client: Client, table: str) -> None:
    """Waits until the review of a finished game is stored."""
    answer = await client.call("POST", f"/api/tables/{table}/review", {}, ReviewAnswer)
    while answer.status == "working":
        await asyncio.sleep(0.2)
        answer = await client.call("GET", f"/api/tables/{table}/review", None, ReviewAnswer)


def paid(*names: str) -> float:
    return sum(PRICES[name] for name in names)


class Talk:
    """A socket on which every message is answered before the next is sent."""

    def __init__(self) -> None:
        self.answers: asyncio.Queue[bytes] = asyncio.Queue()
        self.wire: Wire

    async def open(self, port: int, token: str) -> "Talk":
        self.wire = await dial(port, "/ws", lambda wire, data: self.answers.put_nowait(data))
        await self.ask({"type": "hello", "version": 2, "token": token}, b"welcome")
        return self

    async def ask(self, message: object, kind: bytes) -> None:
        self.wire.send(msgspec.json.encode(message))
        while kind not in (await self.answers.get())[:30]:
            pass


async def operations(port: int) -> list[tuple[str, float, Work]]:
    """What is measured: a name, the price, and the work."""
    url = f"http://127.0.0.1:{port}"
    anne, bob = Client(url), Client(url)
    await anne.guest()
    plans = ["me", "me"]
    gathering = await anne.create("silver-gold", plans, "Anne")
    playing = await anne.create("amulet", plans, "Anne", options={"memory-aid": True})
    await anne.add_nonces(playing)
    await anne.do(playing.info.id, "start")
    alone = await anne.create("silver-gold", ["me", "greedy"], "Anne")
    await anne.add_nonces(alone)
    await anne.do(alone.info.id, "start")
    finished: dict[str, str] = {}
    records = {facts.name: long_record(facts.name, max(facts.seats)) for facts in games()}
    for name, (text, _) in records.items():
        finished[name] = (await anne.call("POST", "/api/records", {"record": text}, TableAnswer)).info.id
    for table in finished.values():
        await reviewed(anne, table)
    for _ in range(50):
        await anne.create("silver-gold", ["me", "open"], "Anne", listed=True)
    talk = await Talk().open(port, anne.token)
    await talk.ask({"type": "subscribe", "table": playing.info.id}, b"table")
    deck = (folders()["silver-gold"] / "deck.txt").read_text(encoding="utf-8")
    stale = {"type": "move", "id": "m", "table": playing.info.id, "seat": 0, "decision": 999, "action": 0}

    def get(path: str) -> Work:
        return lambda number: anne.fetch("GET", path)

    def post(path: str, body: Callable[[int], object]) -> Work:
        return lambda number: anne.fetch("POST", path, body(number))

    async def refused_move(number: int) -> None:
        talk.wire.send(msgspec.json.encode(stale))
        await talk.ask({"type": "ping", "id": "p"}, b"pong")

    async def connection(number: int) -> None:
        (await Talk().open(port, "")).wire.transport.close()

    async def follow(table: str, number: int) -> None:
        await talk.ask({"type": "subscribe", "table": table}, b"table")

    def plain(number: int) -> dict[str, object]:
        return {"game": "silver-gold", "seats": [{"kind": "me"}, {"kind": "link"}], "name": "Anne"}

    found: list[tuple[str, float, Work]] = [
        ("GET /", paid("page"), lambda number: bob.fetch("GET", "/")),
        ("GET /health", paid("page"), lambda number: bob.fetch("GET", "/health")),
        ("GET /api/house", paid("request"), get("/api/house")),
        ("GET /api/wire", paid("request"), get("/api/wire")),
        ("GET /api/schema/openapi.json", paid("request"), get("/api/schema/openapi.json")),
        ("POST /api/guests", paid("request"), post("/api/guests", lambda number: None)),
        ("GET /api/tables/TABLE, gathering", paid("request"), get(f"/api/tables/{gathering.info.id}")),
        ("GET /api/tables/TABLE, playing", paid("request"), get(f"/api/tables/{playing.info.id}")),
        ("GET /api/tables, fifty", paid("request", "list"), get("/api/tables")),
        ("GET /api/tables?mine=true, fifty", paid("request", "list"), get("/api/tables?mine=true")),
        ("POST /api/tables", paid("request", "table"), post("/api/tables", plain)),
        (
            "POST /api/tables, own deck",
            paid("request", "table"),
            post("/api/tables", lambda number: {**plain(number), "deck": f"{deck}\n; {number}\n"}),
        ),
        (
            "POST /api/decks",
            paid("request", "deck"),
            post("/api/decks", lambda number: {"game": "silver-gold", "deck": f"{deck}\n; check {number}\n"}),
        ),
    ]
    for name, table in finished.items():
        text, actions = records[name]
        found += [
            (
                f"POST /api/records, {name}",
                paid("request", "import"),
                post("/api/records", partial(with_record, text)),
            ),
            (f"GET …/record, {name}", paid("request", "record"), get(f"/api/tables/{table}/record")),
            (
                f"GET …/replay, {name}",
                paid("request") + price_of_length("replay", actions),
                get(f"/api/tables/{table}/replay"),
            ),
            (
                f"POST …/continue, {name}",
                paid("request", "table", "redeal"),
                post(f"/api/tables/{table}/continue", partial(on_from, actions // 2)),
            ),
            (f"GET …/review, {name}", paid("request", "review"), get(f"/api/tables/{table}/review")),
            (
                f"subscribe, {name}",
                paid("subscribe") + price_of_length("story", actions),
                partial(follow, table),
            ),
        ]
    for name in finished:
        practice = practice_of(name)
        if practice is not None:
            # The one with the most acts takes longest.
            longest = max(practice.positions, key=lambda one: len(one.acts)).id
            place = f"/api/practice/{name}/{longest}"
            found += [
                (f"GET …/practice, {name}", paid("request", "practice"), get(place)),
                (
                    f"GET …/practice/…/answer, {name}",
                    paid("request", "practice-answer"),
                    get(f"{place}/answer"),
                ),
            ]
    advice = {"seat": 0, "decision": 0}
    found.append(
        ("POST …/advice", paid("request", "advice"), post(f"/api/tables/{alone.info.id}/advice", lambda number: advice))
    )
    return [
        *found,
        ("connection and hello", paid("connection", "message"), connection),
        ("ping", paid("message"), lambda number: talk.ask({"type": "ping", "id": "p"}, b"pong")),
        ("a message that is not understood", paid("message"), lambda number: talk.ask({"type": "fly"}, b"error")),
        ("a refused move and a ping", paid("message", "message"), refused_move),
    ]


async def measure(chosen: argparse.Namespace) -> dict[str, dict[str, float]]:
    port = free_port()
    times = 20 if chosen.quick else 200
    result: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/prices.db"
        process = subprocess.Popen([sys.executable, __file__, "--serve", database, "--port", str(port)])
        try:
            await Load(port).ready()
            for name, price, work in await operations(port):
                await work(-1)
                used = cpu_seconds(process.pid)
                for number in range(times):
                    await work(number)
                cost = 1000 * (cpu_seconds(process.pid) - used) / times
                result[name] = {"milliseconds": round(cost, 2), "price": price}
                if not chosen.json:
                    print(f"{name:40} {cost:8.2f} ms   price {price:g}", flush=True)
        finally:
            process.terminate()
            process.wait(20)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        run_service(chosen.serve, chosen.port)
        return
    result = asyncio.run(measure(chosen))
    if chosen.json:
        print(json.dumps(result))


if __name__ == "__main__":
    main()
