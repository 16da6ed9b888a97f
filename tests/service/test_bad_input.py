"""Ten thousand malformed and hostile messages: each gets a coded answer, nothing breaks, other tables play on.

Frames and requests are made by Hypothesis, without chance from run to run. While they come, one table of each game is
being played beside them; in the end each of these games is over, and its record holds.
"""

import asyncio
import http.client
import json
import re
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kit.tools import aid
from service.houses import Process, gathered, play_on, play_out, sqlite_url
from service.test_protocol import listed
from sterling import Record, Rng, games
from sterling.games.verify import verify
from sterling.service.client import Client
from sterling.service.messages import (
    Ack,
    ClientMessage,
    ErrorMessage,
    Event,
    Hello,
    Here,
    Ping,
    Pong,
    Problem,
    Seen,
    ServerMessage,
    Subscribe,
    TableMessage,
    Unsubscribe,
    Welcome,
    decode_answer,
    decode_message,
)

BATCH = 40
FRAMES = 8000
REQUESTS = 2000
EXAMPLES = 16
"""For each operation and each person that asks for it."""
assert FRAMES + REQUESTS >= 10_000

SECONDS = 30.0
"""So long may the answers to one batch take."""
GAMES = [facts.name for facts in games()]
CODES = listed()
repeatable = settings(
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
"""The same input in every run. A service has a memory, so a failure is not tried again with less."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    with Process(sqlite_url(tmp_path), tmp_path / "log.txt", bot_seconds=0.2) as running:
        yield running
    told = running.log.read_text(encoding="utf-8").splitlines()
    failed = [line for line in told if "Traceback" in line]
    assert failed == []


@contextmanager
def others_play(server: Process) -> Iterator[None]:
    """One table of each game in play, all the time; then all are played to their end, and their records hold."""
    stop = threading.Event()
    finished: Counter[str] = Counter()
    problems: list[BaseException] = []

    async def keep_playing(game: str, number: int) -> None:
        anne = Client(server.url)
        await anne.guest()
        while not stop.is_set():
            table = (await gathered([anne], game, 1)).info.id
            async with anne.follow(table) as follower:
                while not follower.over():
                    await play_on(follower, Rng(number), 10**6 if stop.is_set() else 2)
                    await asyncio.sleep(0 if stop.is_set() else 0.2)
                assert follower.connections == 1
            assert verify(Record.parse(await anne.record(table))).over
            finished[game] += 1

    async def all_tables() -> None:
        await asyncio.gather(*[keep_playing(game, number) for number, game in enumerate(GAMES)])

    def work() -> None:
        try:
            asyncio.run(all_tables())
        except BaseException as problem:
            problems.append(problem)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join(120)
    assert problems == []
    assert not thread.is_alive()
    assert finished.keys() == set(GAMES)


class Targets:
    """Tables that are asked for bad things, and whose they are."""

    def __init__(self) -> None:
        self.mine: list[str] = []
        """Gathering, playing and over, in this order, for each game; the attacker has seats at them."""
        self.foreign: list[str] = []
        """The same, of somebody else."""
        self.token = ""

    async def prepare(self, url: str) -> None:
        bob, eve = Client(url), Client(url)
        for person, tables in ((bob, self.mine), (eve, self.foreign)):
            await person.guest()
            tables += await three_tables(person)
        self.token = bob.token


async def three_tables(person: Client) -> list[str]:
    """A gathering table, one table of each game in play, and one that is over."""
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


def mostly(good: st.SearchStrategy[Any], parts: int = 14) -> st.SearchStrategy[Any]:
    """Good, but for one time in so many."""
    return st.integers(1, parts).flatmap(lambda drawn: junk if drawn == parts else good)


ids = mostly(
    st.sampled_from(["1", "2", "3", " ", "~" * 40, "a\\b", '"', None, None]).flatmap(
        lambda id: st.text("abc!~ ", min_size=1, max_size=40) if id is None else st.just(id)
    )
)
places = [*[f"mine {at}" for at in (0, 1, 1, 2, 2, 3, 3, 4)], *[f"foreign {at}" for at in range(5)], "x" * 22, "-" * 40]
tables = mostly(st.sampled_from(places))
seats = mostly(st.sampled_from([0, 0, 0, 0, 1, 2, 15]))
decisions = mostly(st.sampled_from([NOW, NOW, NOW, 0, 1, 5, 999_999, 1_000_000]))
actions = mostly(
    st.sampled_from(
        [*[LEGAL] * 9, 0, 1, 17, 200, 1_000_000, "K12", "D", "C", "K", "draw", "ship 7", "\u200bD", "d" * 80]
    )
)
words = mostly(st.sampled_from(["hello", "good-luck", "bye", "HELLO", "good luck", "\u200bhello"]))
tokens = mostly(st.sampled_from(["x", "g.a.b", "mine", "", "x" * 201]))
afters = mostly(st.dictionaries(st.sampled_from(["0", "1", "-1", "15", "99"]), mostly(st.integers(0, 50)), max_size=4))
FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "hello": {
        "version": mostly(st.sampled_from([1, 1, 0, 2, 1_000_000])),
        "token": tokens,
        "seats": mostly(st.lists(tokens, max_size=3)),
        "language": mostly(st.sampled_from(["en", "fr", "de", "xx"])),
    },
    "subscribe": {"table": tables, "after": afters},
    "unsubscribe": {"table": tables},
    "move": {"id": ids, "table": tables, "seat": seats, "decision": decisions, "action": actions},
    "undo": {"id": ids, "table": tables, "seat": seats, "decision": decisions},
    "say": {"id": ids, "table": tables, "seat": seats, "phrase": words},
    "ping": {"id": ids},
}
assert list(FIELDS) == KINDS

kinds = st.sampled_from([*KINDS, *["move"] * 6, *["undo"] * 2, *["say"] * 2, "subscribe"])
structured = kinds.flatmap(lambda kind: st.fixed_dictionaries({"type": st.just(kind), **FIELDS[kind]}))


@st.composite
def misshapen(draw: st.DrawFn) -> Any:
    """A message with a field too few, too many or of another message, or one whose kind is none."""
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
    st.sampled_from(["[" * 9000, '{"a":' * 3000, "9" * 9000, '{"type":"ping","id":' + "[" * 8000]),
)
frames = st.integers(0, 19).flatmap(
    lambda drawn: structured if drawn < 13 else misshapen() if drawn < 16 else spoiled() if drawn < 18 else garbage
)
hellos = st.fixed_dictionaries({"type": st.just("hello"), **FIELDS["hello"]})
greeted = st.tuples(st.just(True), st.lists(frames, min_size=BATCH, max_size=BATCH))
# Before the greeting there are several that fail, until one does not.
strangers = st.tuples(
    st.just(False),
    st.lists(frames | hellos, min_size=BATCH // 4, max_size=BATCH // 4),
    st.lists(frames, min_size=BATCH - BATCH // 4, max_size=BATCH - BATCH // 4),
).map(lambda parts: (parts[0], parts[1] + parts[2]))
batches = st.integers(0, 5).flatmap(lambda drawn: strangers if drawn == 5 else greeted)


class Attack:
    """A connection that sends a batch. After each frame a ping marks the place, so that each answer finds its frame."""

    def __init__(self, targets: Targets, counts: Counter[str]) -> None:
        self.targets = targets
        self.counts = counts
        self.open: dict[tuple[str, int], Seen] = {}
        """What the connection has seen last of each table, for moves that could really be made."""

    async def run(self, url: str, greeted: bool, batch: list[Any]) -> None:
        async with asyncio.timeout(SECONDS), connect(url.replace("http", "ws") + "/ws", compression=None) as wire:
            if greeted:
                hello = Hello(1, self.targets.token)
                assert isinstance(await self.ask(wire, msgspec.json.encode(hello).decode()), Welcome)
                for table in (*self.targets.mine[1:4], self.targets.foreign[1]):
                    subscribed = await self.ask(wire, msgspec.json.encode(Subscribe(table)).decode())
                    assert isinstance(subscribed, TableMessage)
            # Half goes out in one go, and is answered in one go; the other half sees what the first has led to.
            for half in (batch[: BATCH // 2], batch[BATCH // 2 :]):
                texts = [self.text_of(frame) for frame in half]
                for number, text in enumerate(texts):
                    await wire.send(text)
                    await wire.send(f'{{"type":"ping","id":"mark {number}"}}')
                for number, text in enumerate(texts):
                    self.check(text, await self.until(wire, f"mark {number}"), greeted)

    def text_of(self, frame: Any) -> str:
        """The frame with real tables, decisions and actions put in; what cannot be sent as text is left out."""
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

    def check(self, text: str, answers: list[ServerMessage], greeted: bool) -> None:
        """One answer for each frame, of the right kind and with its id; after a refused move the table as it is."""
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
            assert (answer.code == "socket/message") == (message is None), told
            resync = answer.id is not None and len(more) == 1 and isinstance(more[0], TableMessage)
            assert more == [] or resync, told
            self.counts[answer.code] += 1
        else:
            assert more == [], told
            right: dict[type, type] = {Hello: Welcome, Subscribe: TableMessage, Ping: Pong}
            assert type(answer) is right.get(type(message), Ack), told
            assert getattr(answer, "id", None) == getattr(message, "id", None), told
            self.counts[type(answer).__name__] += 1
        if not greeted:
            self.counts["before hello"] += 1


def test_thousands_of_bad_frames_are_answered_one_by_one_and_harm_nobody(server: Process) -> None:
    counts: Counter[str] = Counter()
    targets = Targets()
    asyncio.run(targets.prepare(server.url))

    @settings(repeatable, max_examples=FRAMES // BATCH)
    @given(batch=batches)
    def attack(batch: tuple[bool, list[Any]]) -> None:
        asyncio.run(Attack(targets, counts).run(server.url, *batch))

    with others_play(server):
        attack()
    print(dict(counts.most_common()))
    assert counts["frames"] >= FRAMES
    # Not just noise: most are messages as far as JSON goes, and many get past the door to the tables.
    assert counts["known"] >= counts["frames"] * 0.5
    assert counts["understood"] >= counts["frames"] * 0.4
    assert 0 < counts["before hello"] <= counts["frames"] * 0.3
    assert counts["Ack"] > 50
    assert counts["move/id-used"] > 50
    for code in ("socket/message", "socket/hello-first", "socket/hello-twice", "socket/version", "identity/invalid",
                 "move/stale", "seat/not-yours", "seat/unknown", "table/unknown", "table/over", "table/not-started",
                 "undo/impossible", "phrase/unknown", "notation/text"):  # fmt: skip
        assert counts[code] > 0, code


def raw_frame(first: int, data: bytes) -> bytes:
    """A frame of the WebSocket protocol, whatever its first byte says; masked with zeros."""
    size = len(data)
    if size < 126:
        length = bytes([0x80 | size])
    else:
        length = b"\xfe" + size.to_bytes(2, "big") if size < 2**16 else b"\xff" + size.to_bytes(8, "big")
    return bytes([first]) + length + bytes(4) + data


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


async def alone(url: str, greeted: bool, frame: bytes) -> int:
    """Sends one raw frame on a connection of its own; gives the code it is closed with, or 0 if it goes on."""
    async with asyncio.timeout(SECONDS), connect(url.replace("http", "ws") + "/ws") as wire:
        if greeted:
            await wire.send('{"type":"hello","version":1}')
            await wire.recv()
        try:
            wire.transport.write(frame)
            await wire.send('{"type":"ping","id":"still here"}')
            while "still here" not in str(await wire.recv()):
                pass
        except ConnectionClosed as closed:
            # Of a very long frame the service need not read the end; its last words can get lost with that.
            assert closed.rcvd is not None or len(frame) > 400_000, frame[:40]
            return 1006 if closed.rcvd is None else int(closed.rcvd.code)
        return 0


def test_frames_that_are_no_text_end_in_an_answer_or_a_known_close(server: Process) -> None:
    codes: Counter[int] = Counter()

    @settings(repeatable, max_examples=200)
    @given(raw=raws)
    def attack(raw: tuple[bool, int, bytes | int]) -> None:
        greeted, first, drawn = raw
        data = b"x" * drawn if isinstance(drawn, int) else drawn
        codes[asyncio.run(alone(server.url, greeted, raw_frame(first, data)))] += 1

    with others_play(server):
        attack()
    print(dict(codes))
    # 1002 and 1007 are the protocol's own: a frame against its rules, and a text that is not UTF-8.
    assert codes.keys() <= {0, 1000, 1002, 1005, 1006, 1007, 1009, 4004}
    assert codes[0] > 10
    assert codes[4004] > 10
    assert codes[1009] > 0
    assert codes[1007] > 0


# -- requests --------------------------------------------------------------------------------------------------------

RECORD = {"record": "sterling record 1\ngame: silver-gold\n"}
TABLE = {"game": "silver-gold", "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], "name": "A"}
REQUEST: list[tuple[str, str, Any]] = [
    ("POST", "guests", None),
    ("GET", "house", None),
    ("GET", "wire", None),
    ("GET", "nothing", None),
    ("GET", "tables", None),
    ("POST", "tables", TABLE),
    ("POST", "records", RECORD),
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
    ("POST", "tables/{t}/seats/1/leave", {"level": "greedy"}),
    ("POST", "tables/{t}/seats/0/take", {"name": "A"}),
    ("POST", "tables/{t}/seats/1/bot", {"level": "greedy"}),
    ("POST", "tables/{t}/seats/1/bot", {"level": "nobody"}),
    ("POST", "tables/{t}/seats/9/open", {"access": "open"}),
    ("POST", "tables/{t}/seats/-1/bot", {"level": "greedy"}),
    ("POST", "tables/{t}/seats/x/bot", {"level": "greedy"}),
    ("POST", "tables/{t}/seats/%00/bot", {"level": "greedy"}),
]


@st.composite
def bodies(draw: st.DrawFn, right: Any) -> bytes:
    """The right body, one with something wrong in it, that of another request, any JSON, or no JSON at all."""
    how = draw(st.integers(0, 9))
    if how == 0:
        return draw(st.binary(max_size=200))
    if how == 1:
        return json.dumps(draw(junk)).encode()
    if how == 2:
        right = draw(st.sampled_from([body for _, _, body in REQUEST]))
    if right is None:
        return b""
    body = dict(right)
    if how > 6:
        body[draw(st.sampled_from([*sorted(body), "extra"]))] = draw(junk)
    return json.dumps(body).encode()


@st.composite
def bad_requests(draw: st.DrawFn) -> dict[str, Any]:
    method, path, right = draw(st.sampled_from(REQUEST))
    if draw(st.integers(0, 9)) == 0:
        method = draw(st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "LOOK"]))
    return {"method": method, "path": path, "body": draw(bodies(right)), **draw(around)}


around = st.fixed_dictionaries(
    {
        "table": st.sampled_from([*range(10), *range(10), "x" * 22, "..%2f..", "%00", "%C3%A9", "-" * 41]),
        "query": st.sampled_from(["", "", "", "", "mine=maybe", "mine=true", "a=%ff", "x" * 3000]),
        "type": st.sampled_from([*["application/json"] * 9, "text/plain", "application/x-www-form-urlencoded", "é"]),
        "who": st.sampled_from([*["Bearer mine"] * 6, "Bearer x", "Basic eDp5", "", "Bearer g.a.b", "Bearer \xff"]),
        "language": st.sampled_from(["de", "fr-CH,fr;q=0.9", "xx", "", "\xe9"]),
        "seats": st.sampled_from(["", "", "x y z", "." * 3000, "\xff"]),
    }
)


def test_thousands_of_bad_requests_get_coded_answers(server: Process) -> None:
    targets = Targets()
    asyncio.run(targets.prepare(server.url))
    tables = [*targets.mine, *targets.foreign]
    statuses: Counter[int] = Counter()
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)

    @settings(repeatable, max_examples=REQUESTS // 20)
    @given(batch=st.lists(bad_requests(), min_size=20, max_size=20))
    def attack(batch: list[dict[str, Any]]) -> None:
        for one in batch:
            table = tables[one["table"]] if isinstance(one["table"], int) else one["table"]
            path = "/api/" + one["path"].format(t=table)
            if one["query"] and "?" not in path:
                path += "?" + one["query"]
            headers = {
                "content-type": one["type"],
                "authorization": one["who"].replace("mine", targets.token),
                "accept-language": one["language"],
                "x-sterling-seats": one["seats"],
            }
            # Whatever is not answered raises here: a closed connection, an answer that is no HTTP, silence.
            connection.request(one["method"], path, one["body"], headers)
            answer = connection.getresponse()
            data = answer.read()
            statuses[answer.status] += 1
            assert answer.status < 500, (one, data[:300])
            if answer.status >= 400 and one["method"] != "HEAD":
                problem = msgspec.json.decode(data, type=Problem)
                assert problem.code in CODES, (one, problem)
                assert problem.text != f"{problem.code} {problem.facts}", (one, problem)

    with others_play(server):
        attack()
        connection.close()
        big = b'{"record":"' + b"x" * 400_000 + b'"}'
        connection.request("POST", "/api/records", big, {"content-type": "application/json"})
        assert connection.getresponse().status == 413
    print(dict(statuses.most_common()))
    assert statuses.total() >= REQUESTS
    for status in (200, 400, 401, 403, 404, 405, 409):
        assert statuses[status] > 20, status


# -- what the description promises -----------------------------------------------------------------------------------


def test_the_interface_keeps_what_its_description_says(server: Process) -> None:
    """Requests made from the description, good and bad, by the owner of real tables, somebody there and a stranger."""
    api = schemathesis.openapi.from_url(server.url + "/api/schema/openapi.json")
    operations = [found.ok() for found in api.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) == 20
    statuses: Counter[tuple[str, int]] = Counter()
    succeeded: set[str] = set()

    async def prepare() -> tuple[dict[str, str], list[str], Client]:
        anne, bob, eve = [Client(server.url) for _ in range(3)]
        for person in (anne, bob, eve):
            await person.guest()
        over = await gathered([anne, bob], "john-silver")
        await play_out([anne, bob], over.info.id, Rng(3))
        return {"owner": anne.token, "guest": bob.token, "stranger": eve.token}, [over.info.id], anne

    tokens, over, anne = asyncio.run(prepare())

    async def fresh() -> tuple[list[str], int]:
        """Tables that earlier requests have not emptied, closed or started; and what can be done at the one in play."""
        bob = Client(server.url, tokens["guest"])
        waiting = await gathered([anne, bob], "silver-gold", start=False)
        opened = await anne.create("amulet", ["me", "open", "link"], "A")
        playing = await gathered([anne, bob], "amulet", 1)
        legal = json.loads(bytes(playing.seen[0].legal))
        return [waiting.info.id, opened.info.id, playing.info.id, *over], legal[0]["code"]

    def asked(operation: Any, tables: list[str], first: int, who: str) -> Callable[[], None]:
        good = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
        bad = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
        # Random text seldom names anything, so some of the values that mean something are put in.
        meant = st.fixed_dictionaries(
            {
                "seat": st.sampled_from([0, 0, 0, 1]),
                "decision": st.sampled_from([0, 0, 0, 1]),
                "action": st.just(first),
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

        @settings(repeatable, max_examples=EXAMPLES)
        @given(
            case=st.integers(0, 2).flatmap(lambda drawn: bad if drawn == 2 else good),
            table=st.sampled_from([*tables, tables[1], tables[2]]),
            values=meant | meant | meant | st.just({}),
        )
        def check(case: Any, table: str, values: dict[str, Any]) -> None:
            if "table" in case.path_parameters:
                case.path_parameters["table"] = table
            for part in (case.path_parameters, case.body):
                if isinstance(part, dict):
                    part.update({name: value for name, value in values.items() if name in part})
            answer = case.call_and_validate(
                headers={"authorization": f"Bearer {tokens[who]}"},
                checks=[not_a_server_error, status_code_conformance, response_schema_conformance],
            )
            statuses[who, answer.status_code] += 1
            if answer.status_code >= 400:
                assert msgspec.json.decode(answer.content, type=Problem).code in CODES
            else:
                succeeded.add(operation.label)

        return check

    with others_play(server):
        for operation in operations:
            for who in tokens:
                asked(operation, *asyncio.run(fresh()), who)()
    print(dict(statuses.most_common()), sorted(succeeded))
    total = statuses.total()
    assert total >= 20 * 3 * EXAMPLES * 0.5
    for who in tokens:
        assert statuses[who, 200] > 0
        assert statuses[who, 409] > 0
        assert statuses[who, 401] == 0
    # What reaches a table: all but what is malformed or names nothing.
    reached = sum(count for (_, status), count in statuses.items() if status not in (400, 401, 404, 405, 413))
    assert reached >= total * 0.5
    # Made-up bodies seldom fit a table; acting itself is the business of the frames.
    assert len(succeeded) >= 12, sorted(succeeded)
