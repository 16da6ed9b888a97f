"""Ten thousand malformed and hostile messages: each gets a coded answer, nothing breaks, other tables play on."""

import asyncio
import http.client
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import status_code_conformance
from websockets.asyncio.client import connect

from service.houses import Process, gathered, house, play_on, sqlite_url
from sterling import Rng, games
from sterling.service.client import Client
from sterling.service.messages import Problem, decode_answer

FRAMES = 8000
REQUESTS = 2000

HOSTILE: list[str] = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    "0",
    "-0",
    "1e999",
    "NaN",
    '"\\ud800"',
    '{"type":"\\u0000"}',
    "[" * 9000,
    '{"a":' * 3000,
    "9" * 9000,
    '{"type":"hello","version":99999999999999999999999999}',
    '{"type":"hello","version":1,"token":"' + "x" * 5000 + '"}',
    '{"type":"subscribe","table":"../../etc/passwd____"}',
    '{"type":"subscribe","table":"\' OR 1=1; DROP TABLE entries;--"}',
    '{"type":"ping","id":""}',
    '{"type":"ping","id":"' + "x" * 41 + '"}',
    '{"type":"move"}',
    '{"type":"say","id":"1","table":"' + "t" * 22 + '","seat":0,"phrase":"<script>alert(1)</script>"}',
    "\u202e\u0000\uffff",
]


def seeds(table: str) -> list[str]:
    """Good messages to spoil."""
    return [
        '{"type":"hello","version":1,"token":"","seats":[],"language":"en"}',
        f'{{"type":"subscribe","table":"{table}","after":{{"0":3,"-1":0}}}}',
        f'{{"type":"unsubscribe","table":"{table}"}}',
        f'{{"type":"move","id":"1","table":"{table}","seat":0,"decision":0,"action":"K12"}}',
        f'{{"type":"move","id":"2","table":"{table}","seat":1,"decision":0,"action":17}}',
        f'{{"type":"undo","id":"3","table":"{table}","seat":0,"decision":0}}',
        f'{{"type":"say","id":"4","table":"{table}","seat":0,"phrase":"hello"}}',
        '{"type":"ping","id":"5"}',
    ]


VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    16,
    2**63,
    -(2**63),
    10**30,
    1.5,
    "",
    "x" * 300,
    [],
    {},
    [[]],
    {"a": 1},
    "\u0000",
]


def spoiled(text: str, chance: random.Random) -> str:
    kind = chance.randrange(6)
    if kind == 0:
        at = chance.randrange(len(text))
        return text[:at] + chr(chance.randrange(1, 0x2FF)) + text[at + 1 :]
    if kind == 1:
        return text[: chance.randrange(len(text))]
    if kind == 2:
        at = chance.randrange(len(text))
        return text[:at] + text[at:] * 2
    value = json.loads(text)
    key = chance.choice(list(value))
    if kind == 3:
        value[key] = chance.choice(VALUES)
    elif kind == 4:
        del value[key]
    else:
        value[chance.choice(["extra", "", "type ", "__class__"])] = chance.choice(VALUES)
    return json.dumps(value)


def test_thousands_of_bad_frames_are_answered_and_harm_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        chance = random.Random(5)
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            quiet = [(await gathered([anne], facts.name, 1)).info.id for facts in games()]
            targets = [(await gathered([bob], facts.name, 1)).info.id for facts in games()]
            codes: Counter[str] = Counter()

            async def attack(number: int, frames: int) -> None:
                async with connect(home.url.replace("http", "ws") + "/ws", compression=None) as wire:
                    if number % 2:
                        await wire.send(f'{{"type":"hello","version":1,"token":"{bob.token}"}}')
                        await wire.recv()
                    for sent in range(frames):
                        good = chance.choice(seeds(chance.choice(targets)))
                        bad = chance.choice(HOSTILE) if sent % 4 == 0 else spoiled(good, chance)
                        await wire.send(bad)
                        if sent % 20 == 19:
                            await wire.send('{"type":"ping","id":"sync"}')
                            while True:
                                answer = decode_answer(await wire.recv())
                                codes[getattr(answer, "code", type(answer).__name__)] += 1
                                if '"sync"' in msgspec.json.encode(answer).decode() or (
                                    not number % 2 and getattr(answer, "id", "") == "sync"
                                ):
                                    break

            async def play(table: str) -> None:
                async with anne.follow(table) as follower:
                    await play_on(follower, Rng(1))
                    assert follower.over()

            attacks = [attack(number, FRAMES // 4) for number in range(4)]
            await asyncio.gather(*map(play, quiet), *attacks)
            assert home.tables.metrics.value("dropped") == 0, home.tables.metrics.text()
            assert "service/internal" not in codes
            assert codes["socket/message"] > FRAMES // 4
            assert codes["socket/hello-first"] > 0
            assert home.tables.metrics.value("messages") > FRAMES
            for target in targets:
                assert (await bob.show(target)).info.status == "playing"

    asyncio.run(asyncio.wait_for(scenario(), 120))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("bad")
    with Process(sqlite_url(folder), folder / "log.txt") as running:
        yield running


PATHS = ["guests", "house", "tables", "records", "tables/{t}", *(f"tables/{{t}}/{verb}" for verb in (
    "sit", "nonces", "start", "moves", "undo", "say", "rematch", "record",
    "seats/0/leave", "seats/0/take", "seats/1/bot", "seats/9/open", "seats/-1/bot", "seats/x/bot",
))]  # fmt: skip
BODIES: list[Any] = [
    *VALUES,
    {"game": "silver-gold", "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], "name": "A"},
    {"name": "A", "key": "1.0.x"},
    {"seat": 0, "nonce": "0" * 64},
    {"id": "1", "seat": 0, "decision": 0, "action": "K12"},
    {"level": "greedy"},
    {"record": "sterling record 1\ngame: silver-gold\n"},
    {"access": "open"},
]


def test_thousands_of_bad_requests_get_coded_answers(server: Process) -> None:
    async def prepare() -> tuple[str, list[str]]:
        client = Client(server.url)
        await client.guest()
        return client.token, [(await gathered([client], facts.name, 1)).info.id for facts in games()]

    token, tables = asyncio.run(prepare())
    chance = random.Random(6)
    statuses: Counter[int] = Counter()
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    for number in range(REQUESTS):
        path = "/api/" + chance.choice(PATHS).format(t=chance.choice([*tables, "x" * 22, "..%2f..", "%00", "é"]))
        if chance.randrange(10) == 0:
            path += "?" + chance.choice(["mine=maybe", "mine=true", "a=%ff", "x" * 3000])
        body = json.dumps(chance.choice(BODIES)).encode()
        if chance.randrange(5) == 0:
            body = chance.randbytes(chance.randrange(200))
        headers = {
            "content-type": chance.choice(["application/json", "text/plain", "application/x-www-form-urlencoded"])
        }
        headers["authorization"] = chance.choice([f"Bearer {token}", "Bearer x", "Basic eDp5", "", "Bearer g.a.b"])
        headers["accept-language"] = chance.choice(["de", "fr-CH,fr;q=0.9", "xx", "", "é"]).encode().decode("latin-1")
        method = chance.choice(["GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH"])
        try:
            connection.request(method, path.encode().decode("latin-1").replace("\u00c3\u00a9", "%C3%A9"), body, headers)
            answer = connection.getresponse()
            data = answer.read()
        except http.client.HTTPException:
            connection.close()
            continue
        statuses[answer.status] += 1
        assert answer.status < 500, (method, path, body[:100], data[:300])
        if answer.status >= 400:
            assert msgspec.json.decode(data, type=Problem).code.count("/") == 1, (number, path)
    assert statuses[400] > 100
    assert statuses[401] > 20
    assert statuses[404] > 100
    big = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    big.request("POST", "/api/records", b'{"record":"' + b"x" * 400_000 + b'"}', {"content-type": "application/json"})
    assert big.getresponse().status in (400, 413)
    assert "Traceback" not in server.log.read_text(encoding="utf-8")


def test_the_interface_keeps_what_its_description_says(server: Process) -> None:
    api = schemathesis.openapi.from_url(server.url + "/api/schema/openapi.json")
    operations = [found.ok() for found in api.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) >= 19
    for operation in operations:

        @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            answer = case.call_and_validate(checks=[not_a_server_error, status_code_conformance])
            if answer.status_code >= 400:
                assert msgspec.json.decode(answer.content, type=Problem).code

        check()
