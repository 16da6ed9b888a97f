"""The protocol page is correct: its examples are run, and no message or code is missing from it."""

import json
import re
import secrets
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from service.houses import house, run, sqlite_url
from sterling.core.game import Score
from sterling.i18n import Words
from sterling.service.clocks import ClockRule
from sterling.service.messages import (
    CLOSES,
    AskAdvice,
    Away,
    CheckDeck,
    ChooseCharacters,
    ClientMessage,
    CreateTable,
    Event,
    GiveNonce,
    ImportRecord,
    LeaveSeat,
    LessonInfo,
    LessonStep,
    OpenLesson,
    OpenSeat,
    PostMove,
    PostSay,
    PostUndo,
    ReportPerson,
    Reveal,
    SeatBot,
    SeatInfo,
    SeatPlan,
    Seen,
    ServerMessage,
    SitDown,
    TableAnswer,
    TableInfo,
    TurnTo,
    UseDeviceLink,
)

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


REST = "…"


def parsed(example: str) -> Any:
    """An example as JSON. A `…` for a value matches anything; at the end of a list or an object it stands for the
    rest."""
    text, inside = "", ""
    for part in re.split(r'("(?:[^"\\]|\\.)*"|…|[\[\]{}])', example):
        if part in ("[", "{"):
            inside += part
        elif part in ("]", "}"):
            inside = inside[:-1]
        elif part == REST:
            part = f'"{REST}":0' if inside.endswith("{") and not text.endswith(":") else f'"{REST}"'
        text += part
    return json.loads(text)


def fits(example: str, found: str, names: dict[str, str]) -> bool:
    """Whether an answer matches its example: nothing more and nothing less, except for what `…` stands for."""
    return like(parsed(example), json.loads(found), names)


def like(wanted: Any, found: Any, names: dict[str, str]) -> bool:
    if wanted == REST:
        return True
    if isinstance(wanted, str) and wanted in names and names[wanted]:
        return bool(found == names[wanted])
    if isinstance(wanted, dict):
        named = wanted.keys() - {REST}
        return (
            isinstance(found, dict)
            and (named <= found.keys() if REST in wanted else named == found.keys())
            and all(like(wanted[key], found[key], names) for key in named)
        )
    if isinstance(wanted, list):
        first = wanted[:-1] if wanted[-1:] == [REST] else wanted
        return (
            isinstance(found, list)
            and (len(found) == len(first) or (first != wanted and len(found) > len(first)))
            and all(like(one, other, names) for one, other in zip(first, found, strict=False))
        )
    return bool(wanted == found)


@pytest.mark.parametrize(
    ("example", "found", "fitting"),
    [
        ("[1,2]", "[1,2]", True),
        ("[1,2]", "[1]", False),
        ("[1,2]", "[]", False),
        ("[]", "[1]", False),
        ("[1,…]", "[1,2,3]", True),
        ("[1,…]", "[1]", True),
        ("[1,…]", "[]", False),
        ("[…]", "[]", True),
        ('{"a":1}', '{"a":1,"b":2}', False),
        ('{"a":1,…}', '{"a":1,"b":2}', True),
        ('{"a":1,…}', '{"b":2}', False),
        ("{…}", '{"b":2}', True),
        ('{"a":…}', '{"a":[1]}', True),
        ('{"a":"…"}', '{"a":"b"}', True),
        ('{"a":[{"b":1,…},…],…}', '{"a":[{"b":1,"c":2},5],"d":0}', True),
        ('{"a":[{"b":1,…},…],…}', '{"a":[],"d":0}', False),
        ('{"a":"KEY"}', '{"a":"k"}', True),
        ('{"a":"KEY"}', '{"a":"other"}', False),
    ],
)
def test_an_example_fits_what_it_shows_and_nothing_else(example: str, found: str, fitting: bool) -> None:
    assert fits(example, found, {"KEY": "k"}) is fitting


def with_names(text: str, names: dict[str, str]) -> str:
    for name, value in names.items():
        text = text.replace(name, value)
    return text


def test_the_examples_are_what_happens(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            names = {"TABLE": "", "TOKEN": "", "KEY": "", "NONCE": secrets.token_hex(32)}
            here: list[str] = []
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
                        ran += await over_the_wire(block, wire, names, here)
            assert ran == 20

    run(scenario())


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


async def over_the_wire(block: list[str], wire: ClientConnection, names: dict[str, str], here: list[str]) -> int:
    for line in block:
        if line.startswith("> "):
            await wire.send(with_names(line[2:], names))
            if '"unsubscribe"' in line:
                await wire.send('{"type":"ping","id":"x"}')
                assert "pong" in await answer(wire, here)
                await wire.send(with_names('{"type":"subscribe","table":"TABLE"}', names))
                await answer(wire, here)
        elif '"here"' in line:
            found = here[-1] if here else str(await wire.recv())
            assert fits(line[2:], found, names), (line, found)
        else:
            found = await answer(wire, here)
            assert fits(line[2:], found, names), (line, found)
    return 1


async def answer(wire: ClientConnection, here: list[str]) -> str:
    """The next frame, except those about presence: they arrive at any moment, and are kept."""
    while '"type":"here"' in (found := str(await wire.recv())):
        here.append(found)
    return found


def test_every_message_and_field_is_explained() -> None:
    for kind in [*ClientMessage.__args__, *ServerMessage.__args__]:
        assert f'"type":"{kind.__struct_config__.tag}"' in TEXT, kind
    for kind in Event.__annotations__["kind"].__args__:
        assert f"`{kind}`" in TEXT, kind
    for code, status in CLOSES.items():
        assert re.search(rf"\| {status} \| `{code}` \|", TEXT), code


FIELDS: dict[str, type[msgspec.Struct]] = {
    "field of the answer": TableAnswer,
    "field of `info`": TableInfo,
    "field of `info.seats`": SeatInfo,
    "field of `info.clock`": ClockRule,
    "field of `info.scores`": Score,
    "field of `info.reveal`": Reveal,
    "field of `seen`": Seen,
    "field of `event`": Event,
    "field of `away`": Away,
    "field of `info.lesson`": LessonInfo,
    "field of `lesson` in `seen`": LessonStep,
}
BODIES: dict[str, type[msgspec.Struct]] = {
    "`POST /api/tables`": CreateTable,
    "… each of `seats`": SeatPlan,
    "`POST …/sit`, `…/seats/K/take`": SitDown,
    "`POST …/nonces`": GiveNonce,
    "`POST …/characters`": ChooseCharacters,
    "`POST …/seats/K/leave`": LeaveSeat,
    "`POST …/seats/K/bot`": SeatBot,
    "`POST …/seats/K/open`": OpenSeat,
    "`POST …/seats/K/report`": ReportPerson,
    "`POST …/moves`": PostMove,
    "`POST …/undo`": PostUndo,
    "`POST …/say`": PostSay,
    "`POST /api/lessons`": OpenLesson,
    "`POST …/step`": TurnTo,
    "`POST …/advice`": AskAdvice,
    "`POST /api/devices/use`": UseDeviceLink,
    "`POST /api/decks`": CheckDeck,
    "`POST /api/records`": ImportRecord,
}


def rows(head: str) -> list[list[str]]:
    """The rows of the one table whose first column has this heading."""
    found = re.findall(rf"^\| {re.escape(head)} \|.*\n\|[-|]+\n((?:\|.*\n)+)", TEXT, re.MULTILINE)
    assert len(found) == 1, head
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in found[0].splitlines()]


def written(kind: type[msgspec.Struct]) -> str:
    """The fields of a struct as the page writes them: in their order, optional ones in brackets."""
    absent = kind.__struct_config__.omit_defaults or kind.__struct_config__.forbid_unknown_fields
    return ", ".join(
        f"[`{field.encode_name}`]" if absent and not field.required else f"`{field.encode_name}`"
        for field in msgspec.structs.fields(kind)
    )


@pytest.mark.parametrize("head", FIELDS)
def test_the_tables_of_fields_are_those_of_the_messages(head: str) -> None:
    named = [name for row in rows(head) for name in re.findall(r"`(\w+)`", row[0])]
    assert named == list(FIELDS[head].__struct_fields__)


def test_the_lists_of_messages_and_bodies_have_their_fields() -> None:
    for head, union in (("from the client", ClientMessage), ("from the service", ServerMessage)):
        found = {row[0]: row[1] for row in rows(head)}
        assert found == {f"`{kind.__struct_config__.tag}`": written(kind) for kind in union.__args__}
    assert {row[0]: row[1] for row in rows("body of")} == {head: written(kind) for head, kind in BODIES.items()}


# -- codes -----------------------------------------------------------------------------------------------------------

SOURCES = Path(__file__).parents[2] / "src" / "sterling"
ELSEWHERE = (
    "cli",
    "games/contract.py",
    "games/rehearsal.py",
    "games/skeleton.py",
    "i18n.py",
    "lab/",
    "terminal/",
    "core/errors.py",
    "core/lesson.py",
    "core/view.py",
    "bots/worker.py",
    "bots/weights.py",
    "bots/judged.py",
    "bots/luck.py",
    "bots/review.py",
    "research/",
    "service/administration.py",
    "service/bots.py",
    "service/client/",
    "service/serve.py",
    "service/settings.py",
    "service/ops/",
)
"""Sources that do not answer clients: stand-alone programs, the process of the bots (its failures go to the log), and
messages from setting up or backing up a service. Reviews are asked for with what the service has checked. Only bots
read views; no client sends one."""


def answered() -> set[str]:
    """Every code with which the sources behind the service raise, refuse or close a socket."""
    codes = set(CLOSES)
    for file in SOURCES.rglob("*.py"):
        if file.relative_to(SOURCES).as_posix().startswith(ELSEWHERE):
            continue
        text = file.read_text(encoding="utf-8")
        codes |= set(re.findall(r"(?:Error|IllegalAction)\(\s*\"([a-z-]+/[a-z-]+)\"", text))
        codes |= set(re.findall(r"(?:return|else) \"([a-z-]+/[a-z-]+)\"", text))
        codes |= {f"deck/{code}" for code in re.findall(r"self\.fail\(\s*\"([a-z-]+)\"", text)}
    # Notes are given to `sterling verify`, never to the service.
    return {code for code in codes if not code.startswith(("view/", "verify/", "contract/"))}


def listed() -> dict[str, str]:
    """The codes on the page, and what they say."""
    found = re.findall(r"^\| `([a-z-]+/[a-z-]+)` \| (.*) \|$", TEXT, re.MULTILINE)
    assert len(found) == len(dict(found))
    return dict(found)


def test_the_codes_of_the_page_are_those_of_the_sources() -> None:
    assert {"record/import-unfinished", "setup/bot", "silver-gold/sea", "deck/cells", "move/stale"} <= answered()
    assert sorted(listed()) == sorted(answered())


def test_the_page_says_what_the_catalogue_says() -> None:
    english = Words("en")
    for code, said in listed().items():
        # Numbers stand for the facts, because some sentences say how to write a number.
        names = re.findall(r"\*(\w+)\*", said)
        facts = {name: 101 + number for number, name in enumerate(names)}
        for name, number in facts.items():
            said = said.replace(f"*{name}*", str(number))
        if "seat" in facts:
            facts["seat"] -= 1  # Counted from 1.
        assert said == english.error(code, dict(facts)), code
