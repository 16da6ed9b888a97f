"""Ten thousand malformed and hostile messages: each gets a coded answer, nothing breaks, and other tables play on.

The required cases are written down: tables of frames and requests, each with the answer it must get. Hypothesis adds
thousands more, and each of these only has to be answered with a known code. Meanwhile one table of each game is being
played; in the end each of these games is over, and its record is valid.
"""

import asyncio
import http.client
import json
import multiprocessing
import re
import socket
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kit.tools import aid
from service.houses import LONG, Process, gathered, keep_playing, play_out, raw_frame, run, sqlite_url
from service.test_protocol import listed
from sterling import Rng, games
from sterling.bots.practice import need_practice
from sterling.games.lessons import lesson
from sterling.games.silver_gold.cards import HOUSE_DECK
from sterling.service.client import Client
from sterling.service.messages import (
    VERSION,
    Ack,
    BlockList,
    ClientMessage,
    DealAnswer,
    DealLink,
    DeviceLink,
    ErrorMessage,
    Event,
    Hello,
    Here,
    Ping,
    Pong,
    Problem,
    ReviewAnswer,
    Seen,
    ServerMessage,
    Subscribe,
    TableAnswer,
    TableMessage,
    Unsubscribe,
    Welcome,
    decode_answer,
    decode_message,
)

BATCH = 40
FRAMES = [300, pytest.param(8000, marks=pytest.mark.soak)]
REQUESTS = [200, pytest.param(2000, marks=pytest.mark.soak)]
EXAMPLES = 1
"""For each operation and each person that requests it."""

GAMES = [facts.name for facts in games()]
CODES = listed()
once = settings(phases=[Phase.generate])
"""A service has state, so failures are not shrunk."""


WITH_PAGES = """
import sys
from pathlib import Path
from sterling.cli import main
from sterling.service import pages
pages.STATIC = Path({folder!r})
sys.argv.insert(1, "serve")
sys.exit(main())
"""
"""A service with pages, whether the browser client was built here or not: paths are read by the file system too."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Sterling</title>")
    (folder / "assets" / "index.js").write_text("0")
    running = Process(sqlite_url(folder), folder / "log.txt", bot_seconds=0.2, review_worlds=2, reviews_per_hour=1e7)
    running.program = ["-c", WITH_PAGES.format(folder=str(folder))]
    with running:
        yield running
    told = running.log.read_text(encoding="utf-8").splitlines()
    failed = [line for line in told if "Traceback" in line]
    assert failed == []


@contextmanager
def others_play(server: Process) -> Iterator[None]:
    """One table of each game in play, all the time; then all are played to their end, and their records are valid."""
    processes = multiprocessing.get_context("spawn")
    stop = processes.Event()
    playing = processes.Process(target=keep_playing, args=(server.url, GAMES, stop), daemon=True)
    playing.start()
    try:
        yield
    finally:
        stop.set()
        playing.join(LONG)
    assert playing.exitcode == 0


class Targets:
    """Tables that get bad requests, and their owners."""

    def __init__(self) -> None:
        self.mine: list[str] = []
        """Waiting for players, playing and over, in this order, for each game; the attacker has seats at them."""
        self.foreign: list[str] = []
        """The same, owned by somebody else."""
        self.token = ""

    async def prepare(self, url: str) -> None:
        bob, eve = Client(url), Client(url)
        for person, tables in ((bob, self.mine), (eve, self.foreign)):
            await person.guest()
            tables += await three_tables(person)
        self.token = bob.token


@pytest.fixture(scope="module")
def targets(server: Process) -> Targets:
    found = Targets()
    run(found.prepare(server.url))
    return found


async def three_tables(person: Client) -> list[str]:
    """A table that waits for players, one table of each game in play, and one that is over."""
    waiting = await person.create("silver-gold", ["me", "open", "link"], "B", listed=True)
    playing = [(await gathered([person], game, 1, options=aid(game))).info.id for game in GAMES]
    over = (await gathered([person], "john-silver", 1)).info.id
    await play_out([person], over, Rng(3))
    return [waiting.info.id, *playing, over]


# -- frames ----------------------------------------------------------------------------------------------------------

NOW = "the decision that is open"
LEGAL = "a legal action"
KINDS = [kind.__struct_config__.tag for kind in ClientMessage.__args__]
HUGE = [2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**30, 10**400]

junk: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from(HUGE),
    st.sampled_from([-1, 16, 1_000_001, -0.0, 0.5, 1.0, 1e300, float("nan"), float("inf"), float("-inf")]),
    st.text(max_size=60),
    st.sampled_from(["", "\u0000", "\u202e", "\ud800", "e\u0301" * 40, "x" * 3000, "' OR 1=1;--", "<script>", "../.."]),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=4), st.integers(), max_size=3),
    st.integers(5, 400).map(lambda depth: json.loads("[" * depth + "]" * depth)),
)


def mostly(good: st.SearchStrategy[Any], parts: int) -> st.SearchStrategy[Any]:
    """Good, except once in this many times."""
    return st.integers(1, parts).flatmap(lambda drawn: junk if drawn == parts else good)


ids = st.sampled_from(["1", "2", "3", " ", "~" * 40, "a\\b", '"']) | st.text("abc!~ ", min_size=1, max_size=40)
places = [*[f"mine {at}" for at in (0, 1, 1, 2, 2, 3, 3, 4)], *[f"foreign {at}" for at in range(5)], "x" * 22, "-" * 40]
tables = st.sampled_from(places)
seats = st.sampled_from([0, 0, 0, 0, 1, 2, 15])
decisions = st.sampled_from([NOW, NOW, NOW, 0, 1, 5, 999_999, 1_000_000])
actions = st.sampled_from(
    [*[LEGAL] * 9, 0, 1, 17, 200, 1_000_000, "K12", "D", "C", "K", "draw", "ship 7", "\u200bD", "d" * 80]
)
words = st.sampled_from(["hello", "good-luck", "bye", "HELLO", "good luck", "\u200bhello"])
tokens = st.sampled_from(["x", "g.a.b", "mine", ""])
afters = st.dictionaries(st.sampled_from(["0", "1", "-1", "15", "99"]), st.integers(0, 50), max_size=4)
FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "hello": {
        "version": st.sampled_from([VERSION, VERSION, 0, VERSION + 1, 1_000_000]),
        "token": tokens,
        "seats": st.lists(tokens, max_size=3),
        "language": st.sampled_from(["en", "fr", "de"]),
    },
    "subscribe": {"table": tables, "after": afters},
    "unsubscribe": {"table": tables},
    "move": {"id": ids, "table": tables, "seat": seats, "decision": decisions, "action": actions},
    "undo": {"id": ids, "table": tables, "seat": seats, "decision": decisions},
    "say": {"id": ids, "table": tables, "seat": seats, "phrase": words},
    "ping": {"id": ids},
}
assert list(FIELDS) == KINDS


def message(kind: str, parts: int = 0) -> st.SearchStrategy[Any]:
    """A message that is understood; with `parts`, each of its fields is junk once in this many times."""
    fields = FIELDS[kind]
    if parts:
        fields = {name: mostly(good, parts) for name, good in fields.items()}
    return st.fixed_dictionaries({"type": st.just(kind), **fields})


kinds = st.sampled_from([*KINDS, *["move"] * 6, *["undo"] * 2, *["say"] * 2, "subscribe"])
sound = kinds.flatmap(message)
structured = kinds.flatmap(lambda kind: message(kind, 14))


@st.composite
def misshapen(draw: st.DrawFn) -> Any:
    """A message with a missing or extra field, a field of another message, or an unknown kind."""
    message = dict(draw(structured))
    how = draw(st.integers(0, 3))
    if how == 0:
        del message[draw(st.sampled_from(sorted(message)))]
    elif how == 1:
        message[draw(st.sampled_from(["extra", "", "type ", "__class__", "seats", "nonce"]))] = draw(junk)
    elif how == 2:
        message["type"] = draw(st.sampled_from(["fly", "Move", "", "welcome", "ack", "event"]) | junk)
    else:
        message = {**draw(structured), **message}
    return message


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """The text of a good message with something changed in it."""
    text = json.dumps(draw(structured))
    at = draw(st.integers(0, len(text) - 1))
    how = draw(st.integers(0, 3))
    if how == 0:
        return text[:at] + draw(st.characters(codec="utf-8")) + text[at + 1 :]
    if how == 1:
        return text[:at]
    if how == 2:
        return text[:at] + text[at:] * 2
    # A field twice.
    return text[:-1] + ',"type":"ping","id":"twice"}'


garbage = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200).map(lambda data: data.decode("latin-1")),
    st.sampled_from(["", "null", "[]", "{}", "NaN", "-0", "1e999", '"\\ud800"', "\u202e\u0000\uffff", "\ufeff{}"]),
    st.sampled_from([("", "["), ("", '{"a":'), ("", "9"), ('{"type":"ping","id":', "[")]).map(
        lambda parts: parts[0] + parts[1] * (9000 // len(parts[1]))
    ),
)
MIXTURE = [sound, structured, sound, misshapen(), structured, sound, spoiled(), structured, sound, garbage]
MIXTURE += [structured, sound, misshapen(), structured, sound, spoiled(), structured, misshapen(), garbage, structured]
SOUND, KNOWN = MIXTURE.count(sound) / len(MIXTURE), (MIXTURE.count(sound) + MIXTURE.count(structured)) / len(MIXTURE)
"""The shares of messages that are understood, and of those that are at least valid JSON messages. They are fixed,
not drawn."""
assert BATCH % len(MIXTURE) == 0


@st.composite
def batches(draw: st.DrawFn, greeted: bool) -> list[Any]:
    """This many frames; before the greeting, several fail until one does not."""
    wanted = MIXTURE * (BATCH // len(MIXTURE))
    if not greeted:
        wanted[:5] = [message("hello", 14) | garbage] * 5
    return [draw(one) for one in wanted]


class Attack:
    """A connection that sends a batch. A ping after each frame marks the place, so that each answer can be matched to
    its frame."""

    def __init__(self, targets: Targets, counts: Counter[str]) -> None:
        self.targets = targets
        self.counts = counts
        self.open: dict[tuple[str, int], Seen] = {}
        """What the connection last saw of each table, for moves that are really possible."""

    async def run(self, url: str, greeted: bool, batch: Sequence[Any]) -> None:
        async with self.connected(url, greeted) as wire:
            # Half is sent in one go, and answered in one go; the other half sees the result of the first.
            for half in (batch[: BATCH // 2], batch[BATCH // 2 :]):
                await self.exchange(wire, half)

    @asynccontextmanager
    async def connected(self, url: str, greeted: bool) -> AsyncIterator[ClientConnection]:
        async with connect(url.replace("http", "ws") + "/ws", compression=None) as wire:
            if greeted:
                hello = Hello(VERSION, self.targets.token)
                assert isinstance(await self.ask(wire, msgspec.json.encode(hello).decode()), Welcome)
                for table in (*self.targets.mine[1:4], *self.targets.foreign[1:2]):
                    subscribed = await self.ask(wire, msgspec.json.encode(Subscribe(table)).decode())
                    assert isinstance(subscribed, TableMessage)
            yield wire

    async def exchange(self, wire: ClientConnection, frames: Sequence[Any]) -> list[list[ServerMessage]]:
        """Sends these in one go; returns the checked answers to each."""
        texts = [self.text_of(frame) for frame in frames]
        for number, text in enumerate(texts):
            await wire.send(text)
            await wire.send(f'{{"type":"ping","id":"mark {number}"}}')
        found = [await self.until(wire, f"mark {number}") for number in range(len(texts))]
        for text, answers in zip(texts, found, strict=True):
            self.check(text, answers)
        return found

    def text_of(self, frame: Any) -> str:
        """The frame with real tables, decisions and actions filled in; what cannot be sent as text is left out."""
        if isinstance(frame, str):
            return re.sub("[\ud800-\udfff]", "", frame)
        frame = dict(frame)
        where = frame.get("table")
        if isinstance(where, str) and where.startswith(("mine ", "foreign ")):
            owner, _, at = where.partition(" ")
            frame["table"] = getattr(self.targets, owner)[int(at)]
        if frame.get("token") == "mine":
            frame["token"] = self.targets.token
        key = frame.get("table"), frame.get("seat")
        seen = self.open.get(key) if isinstance(key[0], str) and isinstance(key[1], int) else None
        if frame.get("decision") == NOW:
            frame["decision"] = 0 if seen is None else seen.decision
        if frame.get("action") == LEGAL:
            legal = [] if seen is None else json.loads(bytes(seen.legal))
            frame["action"] = legal[0]["code"] if legal else 0
        return json.dumps(frame)

    async def ask(self, wire: ClientConnection, text: str) -> ServerMessage:
        await wire.send(text)
        while True:
            answer = self.heard(await wire.recv())
            if not isinstance(answer, Event | Here):
                return answer

    async def until(self, wire: ClientConnection, mark: str) -> list[ServerMessage]:
        """All answers before the one to this ping."""
        found: list[ServerMessage] = []
        while True:
            answer = self.heard(await wire.recv())
            if isinstance(answer, Pong | ErrorMessage) and answer.id == mark:
                return found
            if not isinstance(answer, Event | Here):
                found.append(answer)

    def heard(self, text: str | bytes) -> ServerMessage:
        answer: ServerMessage = decode_answer(text)
        if isinstance(answer, Event):
            self.open[answer.table, answer.seat] = answer.seen
        elif isinstance(answer, TableMessage):
            for seen in answer.seen:
                self.open[answer.info.id, seen.seat] = seen
        return answer

    def check(self, text: str, answers: list[ServerMessage]) -> None:
        """One answer for each frame, of the right kind and with its id; after a refused move, the current table."""
        self.counts["frames"] += 1
        try:
            known = isinstance(value := json.loads(text), dict) and value.get("type") in KINDS
        except (ValueError, RecursionError):
            known = False
        self.counts["known"] += known
        try:
            message: Any = decode_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            message = None
        self.counts["understood"] += message is not None
        if isinstance(message, Unsubscribe) and answers == []:
            return
        assert answers, text
        answer, more = answers[0], answers[1:]
        told = (text[:500], answers)
        if isinstance(answer, ErrorMessage):
            assert answer.code in CODES, told
            assert answer.code != "service/internal", told
            assert answer.text != f"{answer.code} {answer.facts}", told
            assert answer.id == getattr(message, "id", None), told
            assert answer.table == getattr(message, "table", None), told
            assert (answer.code in ("socket/message", "limit/size")) == (message is None), told
            resync = answer.id is not None and len(more) == 1 and isinstance(more[0], TableMessage)
            assert more == [] or resync, told
            self.counts[answer.code] += 1
        else:
            assert more == [], told
            right: dict[type, type] = {Hello: Welcome, Subscribe: TableMessage, Ping: Pong}
            assert type(answer) is right.get(type(message), Ack), told
            assert getattr(answer, "id", None) == getattr(message, "id", None), told
            self.counts[type(answer).__name__] += 1


@pytest.mark.timeout(900)
@pytest.mark.parametrize("number", FRAMES)
def test_bad_frames_are_answered_one_by_one_and_harm_nobody(server: Process, targets: Targets, number: int) -> None:
    counts: Counter[str] = Counter()

    @settings(once, max_examples=number // BATCH * 4 // 5)
    @given(batch=batches(greeted=True))
    def attack(batch: Sequence[Any]) -> None:
        run(Attack(targets, counts).run(server.url, True, batch))

    @settings(once, max_examples=number // BATCH // 5)
    @given(batch=batches(greeted=False))
    def attack_ungreeted(batch: Sequence[Any]) -> None:
        run(Attack(targets, counts).run(server.url, False, batch))

    with others_play(server):
        attack()
        attack_ungreeted()
    print(dict(counts.most_common()))
    assert counts["frames"] >= number // 2
    # Not just noise: most are valid JSON messages, and many get through to the tables.
    assert counts["known"] >= KNOWN * 0.8 * counts["frames"]
    assert counts["understood"] >= SOUND * 0.8 * counts["frames"]


# What it takes to get each code: frames that are accepted, then one that is refused with it. `mine 0` is a table before
# the start, `mine 1` one where two people have just been dealt the cards, `mine 2` one that is over.
MOVE = {"type": "move", "id": "1", "table": "mine 1", "seat": 0, "decision": 0, "action": "K12"}
UNDO = {"type": "undo", "id": "2", "table": "mine 1", "seat": 0, "decision": 1}
SAY = {"type": "say", "id": "3", "table": "mine 1", "seat": 0, "phrase": "hello"}
PING = {"type": "ping", "id": "4"}
HELLO = {"type": "hello", "version": VERSION, "token": "mine"}
REFUSED: list[tuple[str, list[Any]]] = [
    ("socket/message", ["{"]),
    ("socket/message", [""]),
    ("socket/message", ["[" * 9000]),
    ("socket/message", [{"type": "fly"}]),
    ("socket/message", [{**MOVE, "extra": 1}]),
    ("socket/message", [{**MOVE, "id": ""}]),
    ("socket/message", [{**MOVE, "seat": 16}]),
    ("socket/message", [{**MOVE, "table": "../.."}]),
    ("socket/message", [{**HELLO, "token": "x" * 201}]),
    ("socket/message", [{**HELLO, "language": "xx"}]),
    ("limit/size", ["x" * 20_000]),
    ("socket/hello-twice", [HELLO]),
    ("table/unknown", [{**MOVE, "table": "x" * 22}]),
    ("table/unknown", [{"type": "subscribe", "table": "-" * 40}]),
    ("table/not-started", [{**MOVE, "table": "mine 0"}]),
    ("table/over", [{**MOVE, "table": "mine 2", "action": 0}]),
    ("seat/unknown", [{**MOVE, "seat": 2}]),
    ("seat/not-yours", [{**MOVE, "seat": 1}]),
    ("seat/not-yours", [{**SAY, "seat": 1}]),
    ("move/stale", [{**MOVE, "decision": 5}]),
    ("move/stale", [MOVE, {**MOVE, "id": "5"}]),
    ("move/id-used", [MOVE, {**MOVE, "decision": 1}]),
    ("move/id-used", [MOVE, {**SAY, "id": "1"}]),
    ("notation/text", [{**MOVE, "action": "K99"}]),
    ("notation/text", [{**MOVE, "action": "\u200bK12"}]),
    ("action/unknown", [{**MOVE, "action": 1_000_000}]),
    ("action/not-your-turn", [MOVE, {**MOVE, "id": "5", "decision": 1}]),
    ("silver-gold/draft-first", [{**MOVE, "action": "T1"}]),
    ("undo/impossible", [{**UNDO, "decision": 0}]),
    ("undo/impossible", [MOVE, UNDO, {**UNDO, "id": "5", "decision": 2}]),
    ("phrase/unknown", [{**SAY, "phrase": "HELLO"}]),
]
UNKNOWN: list[tuple[str, list[Any]]] = [
    ("socket/hello-first", [PING]),
    ("socket/hello-first", [MOVE]),
    ("socket/message", ["null"]),
    ("socket/version", [{**HELLO, "version": VERSION - 1}]),
    ("identity/invalid", [{**HELLO, "token": "x"}]),
    ("identity/invalid", [{**HELLO, "token": "g.a.b"}]),
    ("socket/hello-twice", [HELLO, HELLO]),
]
"""The same before the greeting."""
ACCEPTED: list[tuple[type[ServerMessage], list[Any]]] = [
    (Ack, [MOVE]),
    (Ack, [MOVE, MOVE]),
    (Ack, [MOVE, UNDO]),
    (Ack, [SAY]),
    (Pong, [PING]),
    (TableMessage, [{"type": "subscribe", "table": "mine 0", "after": {"0": 0}}]),
]


@pytest.fixture(scope="module")
def two(server: Process) -> tuple[list[str], str]:
    """The tokens of two people, and a table where they have played to the end."""

    people = [Client(server.url), Client(server.url)]
    over: list[str] = []

    async def play() -> None:
        for person in people:
            await person.guest()
        over.append((await gathered(people, "john-silver")).info.id)
        await play_out(people, over[0], Rng(3))

    run(play())
    return [person.token for person in people], over[0]


async def at_table(url: str, two: tuple[list[str], str]) -> Targets:
    """The first of the two with a table in each state; at the one in play nobody has done anything yet."""
    people = [Client(url, token) for token in two[0]]
    found = Targets()
    found.token = people[0].token
    waiting = await people[0].create("silver-gold", ["me", "open"], "B")
    found.mine = [waiting.info.id, (await gathered(people, "silver-gold")).info.id, two[1]]
    return found


@pytest.mark.parametrize(
    ("kind", "frames", "greeted"),
    [
        *[(code, frames, True) for code, frames in REFUSED],
        *[(code, frames, False) for code, frames in UNKNOWN],
        *[(kind, frames, True) for kind, frames in ACCEPTED],
        (Welcome, [HELLO], False),
    ],
)
def test_a_frame_gets_the_answer_it_must_get(
    server: Process, two: tuple[list[str], str], kind: str | type[ServerMessage], frames: list[Any], greeted: bool
) -> None:
    async def scenario() -> None:
        attack = Attack(await at_table(server.url, two), Counter())
        async with attack.connected(server.url, greeted) as wire:
            *before, (answer, *_) = [(await attack.exchange(wire, [frame]))[0] for frame in frames]
        assert not any(isinstance(one, ErrorMessage) for answers in before for one in answers)
        if isinstance(kind, str):
            assert isinstance(answer, ErrorMessage)
            assert answer.code == kind
        else:
            assert isinstance(answer, kind)

    run(scenario())


raws = st.tuples(
    st.booleans(),
    # Text, binary, close, ping, pong, a continuation of nothing, opcodes and bits that mean nothing.
    st.sampled_from([0x81, 0x81, 0x82, 0x82, 0x88, 0x89, 0x8A, 0x80, 0x83, 0x8F, 0xC1, 0xF2]),
    st.one_of(
        st.binary(max_size=300),
        st.sampled_from([b"\xff\xfe", b"\xed\xa0\x80", b"\x03\xe8\xff", b"\x00\x01"]),
        st.sampled_from([20_000, 400_000]),
    ),
)


STILL_HERE = raw_frame(0x81, b'{"type":"ping","id":"still here"}')


async def alone(url: str, greeted: bool, data: bytes) -> int:
    """Sends these bytes on a separate connection; returns the code it is closed with, or 0 if a ping is answered."""
    async with asyncio.timeout(LONG), connect(url.replace("http", "ws") + "/ws") as wire:
        if greeted:
            await wire.send('{"type":"hello","version":2}')
            await wire.recv()
        try:
            # In one go: anything sent after a close would cut it short.
            wire.transport.write(data)
            while "still here" not in str(await wire.recv()):
                pass
        except ConnectionClosed as closed:
            # The service need not read a very long frame to the end, so its last answer can get lost.
            assert closed.rcvd is not None or len(data) > 400_000, data[:40]
            return 1006 if closed.rcvd is None else int(closed.rcvd.code)
        return 0


@pytest.mark.parametrize("greeted", [True, False])
@pytest.mark.parametrize(
    ("code", "data"),
    [
        (0, raw_frame(0x81, b"no JSON")),
        (0, raw_frame(0x81, b"x" * 20_000)),
        (0, raw_frame(0x89, b"a ping of the protocol itself")),
        (0, raw_frame(0x8A, b"a pong that nobody asked for")),
        (4004, raw_frame(0x82, b"")),
        (4004, raw_frame(0x82, b'{"type":"ping","id":"1"}')),
        # 1002 and 1007 are the protocol's own: a frame against its rules, and a text that is not UTF-8.
        (1007, raw_frame(0x81, b"\xff\xfe")),
        (1007, raw_frame(0x81, b"\xed\xa0\x80")),
        (1002, raw_frame(0x80, b"a continuation of nothing")),
        (1002, raw_frame(0x83, b"an opcode that means nothing")),
        (1002, raw_frame(0xC1, b"a bit that means nothing")),
        # A close frame is answered with the code it gave.
        (1000, raw_frame(0x88, (1000).to_bytes(2, "big"))),
        (4321, raw_frame(0x88, (4321).to_bytes(2, "big") + b"bye")),
        (1005, raw_frame(0x88, b"")),
        # The head of a frame that is too long: it is refused before the rest arrives.
        (1009, raw_frame(0x81, b"x" * 400_000)[:14]),
    ],
)
def test_a_frame_that_is_no_text_ends_as_it_must(server: Process, greeted: bool, code: int, data: bytes) -> None:
    more = b"" if code == 1009 else STILL_HERE
    assert asyncio.run(alone(server.url, greeted, data + more)) == code


def test_frames_that_are_no_text_end_in_an_answer_or_a_known_close(server: Process) -> None:
    codes: Counter[int] = Counter()

    @settings(once, max_examples=200)
    @given(raw=raws)
    def attack(raw: tuple[bool, int, bytes | int]) -> None:
        greeted, first, drawn = raw
        data = b"x" * drawn if isinstance(drawn, int) else drawn
        code = asyncio.run(alone(server.url, greeted, raw_frame(first, data) + STILL_HERE))
        codes[code] += 1
        known = {0, 1002, 1005, 1006, 1007, 1009, 4004}
        assert code in known | ({int.from_bytes(data[:2], "big")} if first == 0x88 else set()), raw

    with others_play(server):
        attack()
    print(dict(codes))


# -- requests --------------------------------------------------------------------------------------------------------

RECORD = {"record": "sterling record 1\ngame: silver-gold\n"}
DECK = {"game": "silver-gold", "deck": "card A pink\n", "name": "mine.txt"}
TABLE = {"game": "silver-gold", "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], "name": "A"}
BOT = {"kind": "bot", "level": "greedy"}
AGES = {"game": "amulet", "seats": [{"kind": "me"}, BOT], "name": "A", "options": {"ages": "1-0"}}
HEADS = {
    "game": "john-silver",
    "seats": [{"kind": "me", "characters": ["captain"]}, BOT, BOT],
    "name": "A",
    "ownerless": ["pirate"],
    "deck": "ship 7 apples 3\n",
}
CHOICE = {"seat": 0, "characters": ["captain"]}
REQUEST: list[tuple[str, str, Any]] = [
    ("POST", "guests", None),
    ("GET", "house", None),
    ("GET", "wire", None),
    ("GET", "nothing", None),
    ("GET", "tables", None),
    ("POST", "tables", TABLE),
    ("POST", "tables", AGES),
    ("POST", "tables", HEADS),
    ("POST", "records", RECORD),
    ("POST", "decks", DECK),
    ("GET", "tables/{t}", None),
    ("GET", "tables/{t}/record", None),
    ("GET", "tables/{t}/replay", None),
    ("GET", "tables/{t}/replay?seat=1", None),
    ("GET", "tables/{t}/replay?seat=x", None),
    ("POST", "tables/{t}/sit", {"name": "A", "key": "1.0.x"}),
    ("POST", "tables/{t}/sit", {"name": "A", "seat": 1}),
    ("POST", "tables/{t}/nonces", {"seat": 0, "nonce": "0" * 64}),
    ("POST", "tables/{t}/start", None),
    ("POST", "tables/{t}/moves", {"id": "1", "seat": 0, "decision": 0, "action": "K12"}),
    ("POST", "tables/{t}/moves", {"id": "1", "seat": 0, "decision": 1, "action": 0}),
    ("POST", "tables/{t}/undo", {"id": "2", "seat": 0, "decision": 0}),
    ("POST", "tables/{t}/say", {"id": "3", "seat": 0, "phrase": "hello"}),
    ("POST", "tables/{t}/rematch", None),
    ("POST", "tables/{t}/seats/1/decline", None),
    ("POST", "tables/{t}/seats/1/block", None),
    ("POST", "tables/{t}/seats/1/report", {"reason": "name"}),
    ("GET", "blocks", None),
    ("POST", "blocks/{t}/remove", None),
    ("POST", "devices", None),
    ("POST", "devices/use", {"key": "x"}),
    ("POST", "tables/{t}/characters", CHOICE),
    ("POST", "tables/{t}/seats/1/leave", {"level": "greedy"}),
    ("POST", "tables/{t}/seats/0/take", {"name": "A"}),
    ("POST", "tables/{t}/seats/1/bot", {"level": "greedy"}),
    ("POST", "tables/{t}/seats/1/bot", {"level": "nobody"}),
    ("POST", "tables/{t}/seats/9/open", {"access": "open"}),
    ("POST", "tables/{t}/seats/-1/bot", {"level": "greedy"}),
    ("POST", "tables/{t}/seats/x/bot", {"level": "greedy"}),
    ("POST", "tables/{t}/seats/%00/bot", {"level": "greedy"}),
    ("POST", "tables/{t}/close", None),
]


BROKEN_TEXT = [b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xe2\x82", b"\xf5\x80\x80\x80"]
"""Bytes that are no UTF-8, inside a text that is fine otherwise."""


@st.composite
def nested(draw: st.DrawFn) -> bytes:
    """JSON that is deeper than any parser likes, closed or not, by itself or in a field."""
    depth = draw(st.sampled_from([400, 900, 1000, 1100, 5000, 60_000]))
    opened, closed = draw(st.sampled_from([(b"[", b"]"), (b'{"a":', b"}")]))
    deep = opened * depth + (b"0" + closed * depth if draw(st.booleans()) else b"")
    return draw(st.sampled_from([b"", b'{"game":', b'{"options":', b'{"seats":['])) + deep


@st.composite
def bodies(draw: st.DrawFn, right: Any) -> bytes:
    """The right body, one with an error, that of another request, any JSON, or no JSON at all."""
    how = draw(st.integers(0, 11))
    if how == 0:
        return draw(st.binary(max_size=200))
    if how == 1:
        return json.dumps(draw(junk)).encode()
    if how == 10:
        return draw(nested())
    if how == 11:
        text = json.dumps(right or {"name": "A"}).encode()
        at = draw(st.sampled_from([at for at, sign in enumerate(text) if chr(sign).isalnum()]))
        return text[:at] + draw(st.sampled_from(BROKEN_TEXT)) + text[at:]
    if how == 2:
        right = draw(st.sampled_from([body for _, _, body in REQUEST]))
    if right is None:
        return b""
    body = dict(right)
    if 6 < how < 10:
        body[draw(st.sampled_from([*sorted(body), "extra"]))] = draw(junk)
    return json.dumps(body).encode()


PARTS = ["%00", "%0d%0a", "%7f", "%ff", "%c0%af", "%ed%a0%80", "%e2%80%ae", "%", "%zz", "%u0041", "%2f", "%5c", ".."]
PARTS += ["%2e%2e", ".", "", "a", "a" * 300, "a" * 5000, "~", "index.html", "assets", "index.js", "api", "ws", "health"]
names = st.lists(st.sampled_from(PARTS), max_size=2).map("".join)
paths = st.lists(names, max_size=6).map(lambda found: "/" + "/".join(found))
"""Paths under the pages; some of their parts are names that no file can have."""


@st.composite
def bad_requests(draw: st.DrawFn) -> dict[str, Any]:
    method, path, right = draw(st.sampled_from(REQUEST))
    if draw(st.integers(0, 5)) == 0:
        method, path, right = "GET", draw(paths), None
    if draw(st.integers(0, 9)) == 0:
        method = draw(st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "LOOK"]))
    return {"method": method, "path": path, "body": draw(bodies(right)), **draw(around)}


around = st.fixed_dictionaries(
    {
        "table": st.sampled_from([*range(10), *range(10), "x" * 22, "..%2f..", "%00", "%C3%A9", "-" * 41]),
        "query": st.sampled_from(["", "", "", "", "mine=maybe", "mine=true", "a=%ff", "%00=%ed%a0%80", "&" * 60_000]),
        "type": st.sampled_from([*["application/json"] * 9, "text/plain", "application/x-www-form-urlencoded", "é"]),
        "who": st.sampled_from([*["Bearer mine"] * 6, "Bearer x", "Basic eDp5", "", "Bearer g.a.b", "Bearer \xff"]),
        "language": st.sampled_from(["de", "fr-CH,fr;q=0.9", "xx", "", "\xe9"]),
        "seats": st.sampled_from(["", "", "x y z", "." * 3000, "\xff"]),
    }
)


class Asking:
    """One connection over HTTP."""

    def __init__(self, server: Process) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=LONG)

    def ask(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> tuple[int, str]:
        """The status, and the code if it is an error. Anything unanswered raises here: a closed connection, an answer
        that is not HTTP, silence."""
        told = (method, path, body, headers)
        self.connection.request(method, path if path.startswith("/") else f"/api/{path}", body, headers)
        answer = self.connection.getresponse()
        data = answer.read()
        assert answer.status < 500, (told, data[:300])
        if answer.status < 400 or method == "HEAD":
            return answer.status, ""
        problem = msgspec.json.decode(data, type=Problem)
        assert problem.code in CODES, (told, problem)
        assert problem.text != f"{problem.code} {problem.facts}", (told, problem)
        return answer.status, problem.code


# What it takes to get each status and its codes: `w`, `p` and `o` are tables before the start, in play and over.
JSON = {"content-type": "application/json"}
ANSWERED: list[tuple[int, str, str, str, Any]] = [
    (200, "", "POST", "guests", None),
    (200, "", "GET", "house", None),
    (201, "", "POST", "tables", TABLE),
    (201, "", "POST", "tables", AGES),
    (201, "", "POST", "tables", {**HEADS, "deck": None}),
    (200, "", "GET", "tables/{p}", None),
    (200, "", "POST", "tables/{p}/moves", {"id": "1", "seat": 0, "decision": 0, "action": "K12"}),
    (400, "request/invalid", "POST", "tables", "no JSON"),
    (400, "request/invalid", "POST", "tables", b'{"game":"silver-gold\xff"}'),
    (400, "request/invalid", "POST", "tables", b'{"game":"\xed\xa0\x80"}'),
    (400, "request/invalid", "POST", "tables", b"[" * 1100 + b"]" * 1100),
    (400, "request/invalid", "POST", "tables", b'{"options":' * 1100 + b"0" + b"}" * 1100),
    (400, "request/invalid", "POST", "tables", b'{"seats":' + b"[" * 100_000),
    (404, "request/not-found", "GET", "/%00", None),
    (404, "request/not-found", "GET", "/assets/%00", None),
    (404, "request/not-found", "GET", "/api/%00", None),
    (404, "request/not-found", "GET", "/%0d%0aX-Y:%20z", None),
    (404, "request/not-found", "GET", "/%ed%a0%80", None),
    (404, "request/not-found", "GET", "/" + "a" * 300, None),
    (404, "request/not-found", "GET", "/" + "a/" * 3000, None),
    (404, "request/not-found", "GET", "/index.html/a", None),
    (404, "request/not-found", "GET", "/..%2f..%2fetc%2fpasswd", None),
    (404, "request/not-found", "GET", "//etc/passwd", None),
    (404, "", "HEAD", "/%00", None),
    (405, "request/method", "DELETE", "/index.html", None),
    (200, "", "GET", "/", None),
    (200, "", "GET", "/assets/index.js", None),
    (400, "request/invalid", "POST", "tables", {**TABLE, "extra": 1}),
    (400, "request/invalid", "POST", "tables/{p}/moves", {"id": "1", "seat": 16, "decision": 0, "action": "K12"}),
    (400, "request/invalid", "GET", "tables?mine=maybe", None),
    (400, "setup/game", "POST", "tables", {**TABLE, "game": "chess"}),
    (400, "setup/seats", "POST", "tables", {**TABLE, "seats": [{"kind": "me"}]}),
    (400, "setup/bot", "POST", "tables/{w}/seats/1/bot", {"level": "nobody"}),
    (400, "name/empty", "POST", "tables", {**TABLE, "name": " "}),
    (400, "notation/text", "POST", "tables/{p}/moves", {"id": "1", "seat": 0, "decision": 0, "action": "K99"}),
    (400, "record/missing", "POST", "records", RECORD),
    (400, "deck/colour", "POST", "decks", DECK),
    (400, "file/not-text", "POST", "decks", {**DECK, "deck": "\0"}),
    (400, "setup/game", "POST", "decks", {**DECK, "game": "chess"}),
    (400, "setup/seats", "POST", "decks", {**DECK, "seats": 9}),
    (400, "request/invalid", "POST", "decks", {**DECK, "seats": 0}),
    (400, "request/invalid", "POST", "decks", {**DECK, "name": ""}),
    (413, "limit/size", "POST", "decks", {**DECK, "deck": "x" * 300_000}),
    (413, "limit/size", "POST", "tables", {**HEADS, "deck": "x" * 300_000}),
    (400, "deck/missing", "POST", "tables", HEADS),
    (400, "setup/option-value", "POST", "tables", {**AGES, "options": {"ages": "1-1"}}),
    (400, "setup/character", "POST", "tables", {**HEADS, "deck": None, "ownerless": ["parrot"]}),
    (400, "setup/character", "POST", "tables/{w}/characters", CHOICE),
    (409, "table/started", "POST", "tables/{p}/characters", CHOICE),
    (409, "table/started", "POST", "tables/{o}/characters", CHOICE),
    (404, "table/unknown", "POST", "tables/xxxxxxxxxxxxxxxxxxxxxx/characters", CHOICE),
    (403, "seat/not-yours", "POST", "tables/{p}/moves", {"id": "1", "seat": 1, "decision": 0, "action": "K12"}),
    (403, "seat/invite", "POST", "tables/{w}/sit", {"name": "A", "key": "1.0.x"}),
    (404, "table/unknown", "GET", "tables/xxxxxxxxxxxxxxxxxxxxxx", None),
    (404, "request/not-found", "GET", "nothing", None),
    (405, "request/method", "PUT", "tables", None),
    (405, "request/method", "LOOK", "house", None),
    (409, "move/stale", "POST", "tables/{p}/moves", {"id": "1", "seat": 0, "decision": 5, "action": "K12"}),
    (409, "undo/impossible", "POST", "tables/{p}/undo", {"id": "2", "seat": 0, "decision": 0}),
    (409, "seat/taken", "POST", "tables/{p}/sit", {"name": "A", "seat": 1}),
    (409, "table/vacant", "POST", "tables/{w}/start", None),
    (409, "table/started", "POST", "tables/{p}/start", None),
    (409, "table/not-started", "POST", "tables/{w}/moves", {"id": "1", "seat": 0, "decision": 0, "action": "K12"}),
    (409, "table/not-over", "GET", "tables/{p}/replay", None),
    (409, "table/over", "POST", "tables/{o}/seats/0/leave", {}),
]


@pytest.mark.parametrize(("status", "code", "method", "path", "body"), ANSWERED)
def test_a_request_gets_the_answer_it_must_get(
    server: Process, two: tuple[list[str], str], status: int, code: str, method: str, path: str, body: Any
) -> None:
    there: list[str] = []

    async def prepare() -> None:
        there.extend((await at_table(server.url, two)).mine)

    run(prepare())
    where = path.format(**dict(zip("wpo", there, strict=True)))
    sent = body.encode() if isinstance(body, str) else body
    if isinstance(body, dict):
        sent = json.dumps(body).encode()
    headers = {**JSON, "authorization": f"Bearer {two[0][0]}"}
    assert Asking(server).ask(method, where, sent, headers) == (status, code)


@pytest.mark.parametrize(
    ("status", "code", "headers"),
    [
        (401, "identity/missing", {}),
        (401, "identity/invalid", {"authorization": "Bearer x"}),
        (401, "identity/invalid", {"authorization": "Bearer g.a.b"}),
        (403, "identity/origin", {"origin": "https://evil.example"}),
    ],
)
def test_who_asks_must_be_known(server: Process, status: int, code: str, headers: dict[str, str]) -> None:
    body = json.dumps(TABLE).encode()
    assert Asking(server).ask("POST", "tables", body, {**JSON, **headers}) == (status, code)


def test_a_body_that_is_too_long_is_refused_before_it_comes(server: Process) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=LONG) as connection:
        connection.sendall(b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 400000\r\n\r\n")
        answer = http.client.HTTPResponse(connection)
        answer.begin()
        assert answer.status == 413
        assert msgspec.json.decode(answer.read(), type=Problem).code == "limit/size"


@pytest.mark.timeout(900)
@pytest.mark.parametrize("number", REQUESTS)
def test_many_bad_requests_get_coded_answers(server: Process, targets: Targets, number: int) -> None:
    tables = [*targets.mine, *targets.foreign]
    statuses: Counter[int] = Counter()
    asking = Asking(server)

    @settings(once, max_examples=number // 20)
    @given(batch=st.lists(bad_requests(), min_size=20, max_size=20))
    def attack(batch: list[dict[str, Any]]) -> None:
        for one in batch:
            table = tables[one["table"]] if isinstance(one["table"], int) else one["table"]
            path = one["path"].replace("{t}", str(table))
            if one["query"] and "?" not in path:
                path += "?" + one["query"]
            headers = {
                "content-type": one["type"],
                "authorization": one["who"].replace("mine", targets.token),
                "accept-language": one["language"],
                "x-sterling-seats": one["seats"],
            }
            statuses[asking.ask(one["method"], path, one["body"], headers)[0]] += 1

    with others_play(server):
        attack()
    print(dict(statuses.most_common()))
    assert statuses.total() >= number // 2


# -- what the description promises -----------------------------------------------------------------------------------


CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def operations(server: Process) -> dict[str, Any]:
    """The operations of the interface as its description names them."""
    api = schemathesis.openapi.from_url(server.url + "/api/schema/openapi.json")
    found = [one.ok() for one in api.get_all_operations()]  # type: ignore[union-attr]
    return {operation.label: operation for operation in found}


class People:
    """The owner of tables in every state, somebody who sits there too, and a stranger."""

    def __init__(self, url: str, tokens: list[str]) -> None:
        self.anne, self.bob, self.eve = [Client(url, token) for token in tokens]
        self.tokens = dict(zip(("owner", "guest", "stranger"), tokens, strict=True))

    async def tables(self, over: str) -> dict[str, str]:
        both = [self.anne, self.bob]
        left = (await gathered(both, "silver-gold")).info.id
        await self.anne.do(left, "seats/0/leave", {"level": "greedy"})
        return {
            "gathering": (await self.anne.create("amulet", ["me", "open", "link"], "A")).info.id,
            "harbour": (await self.anne.create("john-silver", ["me", "open"], "A")).info.id,
            "ready": (await gathered(both, "silver-gold", start=False)).info.id,
            "playing": (await gathered(both, "silver-gold")).info.id,
            "left": left,
            "over": over,
        }

    async def make_up(self) -> None:
        """Some requests may have blocked somebody, who could not sit down at the next tables."""
        for client in (self.anne, self.bob, self.eve):
            for one in (await client.call("GET", "/api/blocks", None, BlockList)).blocked:
                await client.call("POST", f"/api/blocks/{one.id}/remove", None, BlockList)

    async def asked(self) -> str:
        """The table of a rematch for which Bob has asked Anne."""
        old = (await gathered([self.anne, self.bob], "john-silver")).info.id
        await play_out([self.anne, self.bob], old, Rng(1))
        return (await self.bob.do(old, "rematch")).info.id

    async def reviewed(self, table: str) -> str:
        """A decision of a finished game that has been reviewed."""
        path = f"/api/tables/{table}/review"
        answer = await self.anne.call("POST", path, {"deep": False}, ReviewAnswer)
        while answer.found is None:
            await asyncio.sleep(0.2)
            answer = await self.anne.call("GET", path, None, ReviewAnswer)
        return str(answer.found.review.decisions[0].step)

    async def compared(self, table: str) -> None:
        """Waits until the house has played the first seat's cards of a finished game."""
        path = f"/api/tables/{table}/seats/0/house"
        answer = await self.anne.call("POST", path, None, DealAnswer)
        while answer.found is None:
            await asyncio.sleep(0.2)
            answer = await self.anne.call("GET", path, None, DealAnswer)


@pytest.fixture(scope="module")
def people(server: Process, two: tuple[list[str], str]) -> People:
    known = [*two[0]]

    async def come() -> None:
        known.append(await Client(server.url).guest())

    run(come())
    return People(server.url, known)


MOVE_BODY = {"id": "1", "seat": 0, "decision": 0, "action": "K12"}
SUCCEEDING: dict[str, tuple[str, Any]] = {
    "POST /api/guests": ("", None),
    "GET /api/house": ("", None),
    "GET /api/wire": ("", None),
    "GET /api/tables": ("", None),
    "POST /api/tables": ("", TABLE),
    "POST /api/decks": ("", {"game": "silver-gold", "deck": HOUSE_DECK.read_text(encoding="utf-8")}),
    "POST /api/records": ("", {"record": "of the game that is over"}),
    "GET /api/tables/{table}": ("playing", None),
    "POST /api/tables/{table}/sit": ("gathering", {"name": "A"}),
    "POST /api/tables/{table}/nonces": ("gathering", {"seat": 0, "nonce": "0" * 64}),
    "POST /api/tables/{table}/start": ("ready", None),
    "POST /api/tables/{table}/characters": ("harbour", {"seat": 0, "characters": ["captain"]}),
    "POST /api/tables/{table}/seats/{seat}/leave": ("playing", {"level": "greedy"}),
    "POST /api/tables/{table}/seats/{seat}/take": ("left", {"name": "A"}),
    "POST /api/tables/{table}/seats/{seat}/bot": ("gathering", {"level": "greedy"}),
    "POST /api/tables/{table}/seats/{seat}/open": ("gathering", {"access": "open"}),
    "POST /api/tables/{table}/moves": ("playing", MOVE_BODY),
    "POST /api/tables/{table}/undo": ("moved", {"id": "2", "seat": 0, "decision": 1}),
    "POST /api/tables/{table}/say": ("playing", {"id": "3", "seat": 0, "phrase": "hello"}),
    "POST /api/tables/{table}/rematch": ("over", None),
    "POST /api/tables/{table}/seats/{seat}/decline": ("asked", None),
    "POST /api/tables/{table}/close": ("playing", None),
    "POST /api/tables/{table}/seats/{seat}/block": ("met", None),
    "POST /api/tables/{table}/seats/{seat}/report": ("met", {"reason": "name"}),
    "GET /api/blocks": ("", None),
    "POST /api/blocks/{block}/remove": ("", None),
    "POST /api/devices": ("", None),
    "POST /api/devices/use": ("", {"key": "of a device link"}),
    "GET /api/tables/{table}/record": ("playing", None),
    "GET /api/tables/{table}/replay": ("over", None),
    "POST /api/tables/{table}/review": ("over", {"deep": False}),
    "GET /api/tables/{table}/review": ("reviewed", None),
    "DELETE /api/tables/{table}/review": ("over", None),
    "GET /api/tables/{table}/review/{step}": ("reviewed", None),
    "GET /api/tables/{table}/review/{step}/answer": ("reviewed", None),
    "POST /api/tables/{table}/seats/{seat}/house": ("over", None),
    "GET /api/tables/{table}/seats/{seat}/house": ("compared", None),
    "POST /api/tables/{table}/continue": ("over", {"step": 3, "seat": 0, "name": "A"}),
    "POST /api/tables/{table}/seats/{seat}/deal": ("over", None),
    "POST /api/deals/{deal}": ("", {"name": "A"}),
    "GET /api/tables/{table}/deal": ("over", None),
    "POST /api/lessons": ("", {"game": "silver-gold", "name": "A"}),
    "POST /api/tables/{table}/step": ("lesson", {"step": lesson("silver-gold").steps()[1].name}),
    "POST /api/tables/{table}/advice": ("alone", {"seat": 0, "decision": 0}),
    "GET /api/practice/{game}": ("", None),
    "GET /api/practice/{game}/{position}": ("", None),
    "GET /api/practice/{game}/{position}/answer": ("", None),
}
"""At which table the owner requests what, and gets it. Requests about a seat use the first one that fits."""
SEATS = {"leave": 0, "take": 0, "bot": 1, "open": 2, "decline": 0, "block": 1, "report": 1, "house": 0, "deal": 0}


def test_every_operation_is_in_the_list_of_those_that_succeed(operations: dict[str, Any]) -> None:
    assert operations.keys() == SUCCEEDING.keys()


@pytest.mark.parametrize("label", SUCCEEDING)
def test_an_operation_that_succeeds_answers_as_its_description_says(
    operations: dict[str, Any], people: People, two: tuple[list[str], str], label: str
) -> None:
    there: dict[str, str] = {}

    async def prepare() -> None:
        there.update(await people.tables(two[1]))
        there["record"] = await people.anne.record(two[1])
        if where == "moved":
            await people.anne.call("POST", f"/api/tables/{there['playing']}/moves", MOVE_BODY, dict)
            there["moved"] = there["playing"]
        if where == "asked":
            there["asked"] = await people.asked()
        if where == "met":
            somebody = Client(people.anne.address.base)
            await somebody.guest()
            there["met"] = (await gathered([people.anne, somebody], "silver-gold")).info.id
        if where == "lesson":
            begun = await people.anne.call("POST", "/api/lessons", SUCCEEDING["POST /api/lessons"][1], TableAnswer)
            there["lesson"] = begun.info.id
        if where == "alone":
            there["alone"] = (await gathered([people.anne], "silver-gold", bots=1)).info.id
        if where == "reviewed":
            there["reviewed"] = there["over"]
            there["step"] = await people.reviewed(there["over"])
        if where == "compared":
            there["compared"] = there["over"]
            await people.compared(there["over"])
        if "{deal}" in label:
            shared = await people.anne.call("POST", f"/api/tables/{there['over']}/seats/0/deal", None, DealLink)
            there["deal"] = shared.key
        if label.endswith("/devices/use"):
            there["key"] = (await people.anne.call("POST", "/api/devices", None, DeviceLink)).key

    where, body = SUCCEEDING[label]
    run(prepare())
    if "record" in (body or ()):
        body = {"record": there["record"]}
    if "key" in (body or ()):
        body = {"key": there["key"]}
    places: dict[str, Any] = {"table": there[where]} if where else {}
    if "{seat}" in label:
        places["seat"] = SEATS[label.rpartition("/")[2]]
    if "{step}" in label:
        places["step"] = int(there["step"])
    if "{deal}" in label:
        places["deal"] = there["deal"]
    if "{block}" in label:
        places["block"] = "x" * 32
    if "{game}" in label:
        places["game"] = "silver-gold"
    if "{position}" in label:
        places["position"] = need_practice("silver-gold").positions[0].id
    more = {} if body is None else {"body": body, "media_type": "application/json"}
    case = operations[label].Case(path_parameters=places, **more)
    answer = case.call_and_validate(headers={"authorization": f"Bearer {people.anne.token}"}, checks=CHECKS)
    assert answer.status_code in (200, 201)


@pytest.mark.parametrize(
    ("who", "label", "body", "code"),
    [
        ("owner", "POST /api/tables/{table}/start", None, "table/started"),
        ("guest", "POST /api/tables/{table}/nonces", {"seat": 1, "nonce": "0" * 64}, "table/started"),
        ("guest", "POST /api/tables/{table}/start", None, "table/not-owner"),
        ("stranger", "POST /api/tables/{table}/sit", {"name": "E", "seat": 1}, "seat/taken"),
        ("stranger", "POST /api/tables/{table}/moves", MOVE_BODY, "seat/not-yours"),
        ("stranger", "GET /api/tables/{table}/replay", None, "table/not-over"),
    ],
)
def test_what_is_refused_is_answered_as_its_description_says(
    operations: dict[str, Any],
    people: People,
    two: tuple[list[str], str],
    who: str,
    label: str,
    body: Any,
    code: str,
) -> None:
    there: dict[str, str] = {}

    async def prepare() -> None:
        there.update(await people.tables(two[1]))

    run(prepare())
    more = {} if body is None else {"body": body, "media_type": "application/json"}
    case = operations[label].Case(path_parameters={"table": there["playing"]}, **more)
    answer = case.call_and_validate(headers={"authorization": f"Bearer {people.tokens[who]}"}, checks=CHECKS)
    assert msgspec.json.decode(answer.content, type=Problem).code == code


@pytest.mark.timeout(900)
@pytest.mark.parametrize("examples", [EXAMPLES, pytest.param(30, marks=pytest.mark.soak)])
def test_the_interface_keeps_what_its_description_says(
    server: Process, operations: dict[str, Any], people: People, two: tuple[list[str], str], examples: int
) -> None:
    """Requests made from the description, good and bad, by the owner of real tables, somebody there and a stranger."""
    statuses: Counter[tuple[str, int]] = Counter()
    there: list[str] = []

    async def fresh() -> None:
        """Tables that earlier requests have not emptied, closed or started."""
        await people.make_up()
        there[:] = (await people.tables(two[1])).values()

    def asked(operation: Any, who: str) -> Callable[[], None]:
        good = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
        bad = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
        # Random text rarely names anything, so some meaningful values are put in.
        meant = st.fixed_dictionaries(
            {
                "seat": st.sampled_from([0, 0, 0, 1]),
                "decision": st.sampled_from([0, 0, 0, 1]),
                "action": st.just("K12"),
                "phrase": st.just("hello"),
                "level": st.just("greedy"),
                "game": st.sampled_from(GAMES),
                "name": st.just("A"),
                "seats": st.just([{"kind": "me"}, {"kind": "open"}]),
                "options": st.just({}),
                "rule_set": st.none(),
                "clock": st.none(),
                "deck": st.none(),
                "key": st.just(""),
            }
        )

        @settings(once, max_examples=examples)
        @given(
            case=st.integers(0, 2).flatmap(lambda drawn: bad if drawn == 2 else good),
            table=st.sampled_from(there),
            values=meant | meant | meant | st.just({}),
        )
        def check(case: Any, table: str, values: dict[str, Any]) -> None:
            if "table" in case.path_parameters:
                case.path_parameters["table"] = table
            for part in (case.path_parameters, case.body):
                if isinstance(part, dict):
                    part.update({name: value for name, value in values.items() if name in part})
            answer = case.call_and_validate(headers={"authorization": f"Bearer {people.tokens[who]}"}, checks=CHECKS)
            statuses[who, answer.status_code] += 1
            assert answer.status_code != 401
            if answer.status_code >= 400:
                assert msgspec.json.decode(answer.content, type=Problem).code in CODES

        return check

    with others_play(server):
        for operation in operations.values():
            run(fresh())
            for who in people.tokens:
                asked(operation, who)()
    print(dict(statuses.most_common()))
