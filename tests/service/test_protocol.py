"""The page on the protocol tells the truth: its examples are run, and no message or code is missing from it."""

import asyncio
import json
import re
import secrets
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from service.houses import house, sqlite_url
from sterling.service.messages import CLOSES, ClientMessage, Event, ServerMessage

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")


def blocks() -> list[list[str]]:
    """The indented examples, each as its lines."""
    found: list[list[str]] = [[]]
    for line in TEXT.split("\n"):
        if line.startswith("    "):
            found[-1].append(line[4:])
        elif found[-1]:
            found.append([])
    return [block for block in found if block]


def fits(example: str, found: str, names: dict[str, str]) -> bool:
    """Whether an answer is like its example. Field order is that of the example; fields may be left out by `…`."""
    wanted = json.loads(re.sub(r",?…,?", "", example.replace(":…", ':"…"').replace('"…"', '"*"')) or "{}")
    return like(wanted, json.loads(found), names)


def like(wanted: Any, found: Any, names: dict[str, str]) -> bool:
    if wanted == "*":
        return True
    if isinstance(wanted, str) and wanted in names and names[wanted]:
        return bool(found == names[wanted])
    if isinstance(wanted, dict):
        return isinstance(found, dict) and all(
            key in found and like(value, found[key], names) for key, value in wanted.items()
        )
    if isinstance(wanted, list):
        return isinstance(found, list) and all(map(lambda one, other: like(one, other, names), wanted, found))
    return bool(wanted == found)


def with_names(text: str, names: dict[str, str]) -> str:
    for name, value in names.items():
        text = text.replace(name, value)
    return text


def test_the_examples_are_what_happens(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            names = {"TABLE": "", "TOKEN": "", "KEY": "", "NONCE": secrets.token_hex(32)}
            ran = 0
            async with (
                httpx.AsyncClient(base_url=home.url) as anne,
                httpx.AsyncClient(base_url=home.url) as bob,
                connect(home.url.replace("http", "ws") + "/ws") as wire,
            ):
                for person in (bob, anne):
                    token = (await person.post("/api/guests")).json()["token"]
                    person.headers["authorization"] = f"Bearer {token}"
                names["TOKEN"] = token
                for block in blocks():
                    if block[0].startswith(("GET ", "POST ")):
                        ran += await over_http(
                            block, bob if '"Bob"' in block[1] or '"Eve"' in block[1] else anne, names
                        )
                        if block[0].endswith("/nonces"):
                            other = {"seat": 1, "nonce": secrets.token_hex(32)}
                            await bob.post(f"/api/tables/{names['TABLE']}/nonces", json=other)
                    elif block[0].startswith(("> ", "< ")):
                        ran += await over_the_wire(block, wire, names)
            assert ran == 18

    asyncio.run(asyncio.wait_for(scenario(), 60))


async def over_http(block: list[str], client: httpx.AsyncClient, names: dict[str, str]) -> int:
    method, path = block[0].split(" ")
    body = block[1] if block[1].startswith("{") else None
    answer = await client.request(
        method,
        with_names(path, names),
        content=None if body is None else with_names(body, names),
        headers={"content-type": "application/json", "accept-language": "en"},
    )
    _, status, wanted = block[-1].split(" ", 2)
    assert answer.status_code == int(status), (block, answer.text)
    found = answer.json()
    if path == "/api/tables":
        names["TABLE"], names["KEY"] = found["info"]["id"], found["links"][0]["key"]
    assert fits(wanted, answer.text, names), (wanted, answer.text)
    return 1


async def over_the_wire(block: list[str], wire: ClientConnection, names: dict[str, str]) -> int:
    for line in block:
        if line.startswith("> "):
            await wire.send(with_names(line[2:], names))
            if '"unsubscribe"' in line:
                await wire.send('{"type":"ping","id":"x"}')
                assert "pong" in str(await wire.recv())
                table = with_names('{"type":"subscribe","table":"TABLE"}', names)
                await wire.send(table)
                await wire.recv()
            continue
        while True:
            found = str(await wire.recv())
            # Who is here is told at any moment.
            if '"here"' in line or '"type":"here"' not in found:
                break
        assert fits(line[2:], found, names), (line, found)
    return 1


def test_every_message_and_field_is_explained() -> None:
    for kind in [*ClientMessage.__args__, *ServerMessage.__args__]:
        assert f'"type":"{kind.__struct_config__.tag}"' in TEXT, kind
    for field in Event.__struct_fields__:
        assert f"`{field}`" in TEXT
    for kind in Event.__annotations__["kind"].__args__:
        assert f"`{kind}`" in TEXT, kind
    for code, status in CLOSES.items():
        assert re.search(rf"\| {status} \| `{code}` \|", TEXT), code


def test_every_code_of_the_service_is_listed() -> None:
    folder = Path(__file__).parents[2] / "src" / "sterling" / "service"
    mine = ("identity", "name", "table", "seat", "nonce", "move", "undo", "phrase", "clock", "limit", "request")
    for file in folder.rglob("*.py"):
        for code in re.findall(r"ServiceError\(\s*\"([a-z-]+/[a-z-]+)\"", file.read_text(encoding="utf-8")):
            if code.startswith((*mine, "socket", "store", "service")):
                assert f"| `{code}` |" in TEXT, code
