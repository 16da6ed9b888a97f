"""No byte that leaves the service depends on what its receiver may not know, and neither does its time.

There are three nets. Step by step: a room with another hidden world of equal view sends equal frames. And whole games
over real sockets, with all clients at once, bots, clocks that run out, undos, refused moves and people who leave: each
is played again for each client, with a deal that differs only in what this client does not learn, and every frame and
every HTTP answer to it is equal. And whole games in virtual time, with bots that think longer or shorter about what
they alone see: with such a deal, every frame comes at the same millisecond.
"""

import asyncio
import hashlib
import itertools
import json
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

import sterling
from kit.conftest import every_game
from kit.tools import aid, every_size, viewers
from service.houses import LONG, House, choose, house, run, sqlite_url, until
from service.virtual import Stage, VirtualPool, run_virtually, tempo_of
from sterling import SPECTATOR, Deal, Game, Match, Rng
from sterling.core.view import encode
from sterling.service.acts import Entry, Header, Move, Nonce, Sit, Start, Undo
from sterling.service.client import Client
from sterling.service.forms import Forms
from sterling.service.messages import TableAnswer
from sterling.service.room import Room
from sterling.service.shown import event_of
from sterling.service.sources import Sources
from sterling.service.tempo import PACES


def started(table: Game, deal: Deal, monkeypatch: pytest.MonkeyPatch) -> Room:
    """A room that plays this deal; only a test can choose one."""
    header = Header(
        id="t" * 22,
        game=table.facts.name,
        seats=table.seats,
        rule_set=table.rule_set,
        options=dict(table.options),
        owner="",
        access=["link"] * table.seats,
        listed=False,
        created_at=0,
    )
    room = Room(header, table, Forms(table))
    monkeypatch.setattr(Room, "make_deal", lambda self: deal)
    for seat in range(table.seats):
        write(room, Sit(seat, f"id {seat}", f"name {seat}"))
        write(room, Nonce(seat, "0" * 64))
    write(room, Start())
    return room


def write(room: Room, act: object, viewer: int = SPECTATOR) -> list[bytes]:
    """Does it, and returns the frames sent to one viewer."""
    step = None
    mask = room.everyone
    if isinstance(act, Move):
        step, free = room.consider_move(act.seat, act.code)
        act, mask = msgspec.structs.replace(act, free=free), step.mask
    elif isinstance(act, Undo):
        step = room.consider_undo(act.seat)
        mask = step.mask
    before = room.waiting()
    entry = Entry(room.id, room.number + 1, act, mask, 0)  # type: ignore[arg-type]
    room.follow(entry, step)
    if not mask >> (room.game.seats if viewer == SPECTATOR else viewer) & 1:
        return []
    if room.status == "over":
        # Then everything is public: the frame tells the whole game from the deal on.
        return [b"over"]
    return [msgspec.json.encode(event_of(room, entry, viewer, before, 0))]


def twin(room: Room, viewer: int, rng: Rng) -> Room:
    """The same room with another true state, of which this viewer sees the same."""
    other = Room(room.header, room.game, room.forms)
    for name in ("number", "status", "seats", "counts", "decisions", "done", "actions", "free_run", "deal"):
        value = getattr(room, name)
        setattr(other, name, value.copy() if isinstance(value, list | dict) else value)
    other.state = room.game.sample(room.views()[viewer], rng)
    return other


def pick(room: Room, seat: int, rng: Rng) -> int:
    return int(room.truth().nth(seat, rng.below(room.truth().count(seat))))


@pytest.mark.parametrize("setup", every_game(), ids=lambda table: "-".join(map(str, table)))
@pytest.mark.parametrize("aided", [True, False], ids=["aid", "plain"])
def test_equal_views_get_equal_frames_whatever_is_hidden(
    setup: tuple[str, int, str], aided: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sterling.game(*setup, options=aid(setup[0], aided))
    rng = Rng(91)
    compared = uneven = different = 0
    heard: list[int | None]
    game = 0
    # In John Silver the others' acts mostly show which card they held, so fewer moments can be compared.
    while game < 2 or (compared <= 50 and game < 200):
        game += 1
        room = started(table, table.deal(90 + game), monkeypatch)
        # A game of the Amulet is long; two of its rounds have everything.
        while room.status == "playing" and room.number < 110:
            waiting = room.waiting()
            seat = waiting[rng.below(len(waiting))]
            if rng.below(3) == 0:
                for viewer in viewers(table):
                    here, there = twin(room, viewer, rng), twin(room, viewer, rng)
                    here.state = room.truth().clone()
                    different += here.truth().key() != there.truth().key()
                    assert msgspec.json.encode(here.seen(viewer, 0)) == msgspec.json.encode(there.seen(viewer, 0))
                    if seat == viewer:
                        code = pick(here, seat, rng)
                        frames = [write(one, Move(seat, code, "x"), viewer) for one in (here, there)]
                        acts, heard = [1, 1], [code, code]
                    else:
                        # Another seat does one thing here and something else there, in one act or in several.
                        first, done, one = until_seen(here, seat, viewer, rng, undo=True)
                        second, also, other = until_seen(there, seat, viewer, rng)
                        frames, acts, heard = [first, second], [done, also], [one, other]
                    # What everybody sees being done is part of what they know, even if no view keeps it.
                    if here.views()[viewer] == there.views()[viewer] and heard[0] == heard[1]:
                        assert frames[0] == frames[1]
                        assert here.seen(viewer, 0) == there.seen(viewer, 0)
                        compared += 1
                        uneven += acts[0] != acts[1]
            write(room, Move(seat, choose(table.legal(room.truth(), seat), rng), "y"))
    assert compared > 50
    assert different > 50
    if table.facts.simultaneous:
        # SG-27: the number of follow-ups before a seat finished reveals nothing to anybody.
        assert uneven > 0


def until_seen(room: Room, seat: int, viewer: int, rng: Rng, undo: bool = False) -> tuple[list[bytes], int, int | None]:
    """Lets a seat act until the viewer hears of it; as long as it hears nothing, nothing it sees may change.

    Returns what the viewer was sent, how often the seat acted, and its last action if the choice is public.
    """
    acts = 0
    while room.status == "playing" and seat in room.waiting():
        before = msgspec.json.encode(room.seen(viewer, 0))
        code = pick(room, seat, rng)
        heard = room.game.heard(room.views()[viewer], seat, code)
        frames = write(room, Move(seat, code, f"x{acts}"), viewer)
        acts += 1
        if frames:
            return frames, acts, heard
        assert msgspec.json.encode(room.seen(viewer, 0)) == before
        if undo and room.can_undo(seat) and rng.below(3) == 0:
            assert write(room, Undo(seat, f"u{acts}"), viewer) == []
            assert msgspec.json.encode(room.seen(viewer, 0)) == before
            acts += 1
    return [], acts, None


# -- whole games over sockets ----------------------------------------------------------------------------------------


def played(table: Game, seed: int) -> Match:
    rng = Rng(seed)
    deal = table.deal(orders=table.named_orders(table.deal(seed)))
    match = Match(table, deal)
    while not match.over():
        waiting = match.waiting()
        seat = waiting[rng.below(len(waiting))]
        match.play(seat, choose(match.legal(seat), rng))
    return match


def eyes(seat: int, left: int | None, step: int) -> list[int]:
    """Whose views somebody at this seat sees after this many actions; a person who has left it is a spectator from then
    on."""
    if left is None or step < left:
        return [seat]
    return [seat, SPECTATOR] if step == left else [SPECTATOR]


def history(
    table: Game, deal: Deal, log: list[tuple[int, int]], seat: int, left: int | None = None
) -> Iterator[list[sterling.View] | None]:
    """Everything that this seat or spectator sees in a game of these actions; then None if the deal does not allow
    them."""
    match = Match(table, deal)
    yield [match.view(viewer) for viewer in eyes(seat, left, 0)]
    try:
        for step, (actor, code) in enumerate(log, start=1):
            match.play(actor, code)
            yield [match.view(viewer) for viewer in eyes(seat, left, step)]
    except sterling.IllegalAction:
        yield None


def other_deal(
    table: Game, deal: Deal, log: list[tuple[int, int]], seat: int, left: int | None, rng: Rng
) -> tuple[Deal, int]:
    """A deal with as many cards exchanged as possible without this viewer noticing in these actions, and how many."""
    orders = table.named_orders(deal)
    wanted = list(history(table, deal, log, seat, left))
    exchanged = 0
    names = list(orders)
    for _ in range(150):
        name = names[rng.below(len(names)) if rng.below(2) else 0]
        # The first cards of an order are dealt; later ones may never be.
        i, j = rng.below(min(24, len(orders[name]))), rng.below(len(orders[name]))
        changed = {key: list(value) for key, value in orders.items()}
        changed[name][i], changed[name][j] = changed[name][j], changed[name][i]
        if changed == orders:
            continue
        found = history(table, table.deal(orders=changed), log, seat, left)
        if all(one == other for one, other in zip(found, wanted, strict=False)):
            orders = changed
            exchanged += 1
    return table.deal(orders=orders), exchanged


class Wire:
    """A socket that keeps every frame it gets."""

    def __init__(self, url: str, token: str) -> None:
        self.frames: list[str] = []
        self._url = url.replace("http", "ws") + "/ws"
        self._token = token
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: asyncio.Queue[str] = asyncio.Queue()
        self._asked = 0

    async def open(self, table: str) -> None:
        self._socket = await connect(self._url, max_size=None, compression=None)
        self._reader = asyncio.create_task(self._read())
        await self.ask("hello", '"type":"welcome"', version=2, token=self._token)
        await self.ask("subscribe", '"type":"table"', table=table)

    async def close(self) -> None:
        assert self._socket is not None
        assert self._reader is not None
        await self._socket.close()
        await self._reader

    async def leave(self, table: str) -> None:
        """Stops following the table; that has no answer, so a ping tells when it is done."""
        assert self._socket is not None
        await self._socket.send(json.dumps({"type": "unsubscribe", "table": table}))
        await self.ask("ping")

    async def _read(self) -> None:
        assert self._socket is not None
        async for frame in self._socket:
            self.frames.append(str(frame))
            self._answers.put_nowait(str(frame))

    async def ask(self, kind: str, answer: str = "", **fields: Any) -> str:
        """Sends a message; returns the frame that answers it: the one with its id, or of this kind."""
        if not answer:
            self._asked += 1
            fields["id"] = f"{kind} {self._asked}"
            answer = f'"id":"{fields["id"]}"'
        assert self._socket is not None
        await self._socket.send(json.dumps({"type": kind, **fields}))
        while True:
            frame = await asyncio.wait_for(self._answers.get(), LONG)
            if answer in frame:
                return frame


class Plan(msgspec.Struct, frozen=True):
    """How a game is played over the wire."""

    table: Game
    log: list[tuple[int, int]]
    whole: bool
    """Whether the log goes to the end of the game."""
    clock: dict[str, Any] | None = None
    bot: int | None = None
    """The seat that a bot has from the beginning."""
    leaver: int | None = None
    """The seat that is left to a bot after this many actions:"""
    left: int = 0
    late: int = 0
    """How often, counted in actions, the seat that has to act lets its time run out."""

    def leaves(self, seat: int) -> int | None:
        return self.left if seat == self.leaver else None

    def viewers(self) -> list[int]:
        """Everybody except the bot: seats, including the one who leaves, and a spectator."""
        return [seat for seat in range(self.table.seats) if seat != self.bot] + [SPECTATOR]


class Heard(msgspec.Struct):
    """Everything that a service sent, for each client."""

    frames: dict[int, list[str]]
    answers: dict[int, list[tuple[str, int, bytes]]]
    undone: int = 0
    refused: int = 0


class Performance:
    """One run of a plan, in a house with its own clock and random numbers."""

    def __init__(self, home: House, plan: Plan, undos: list[int] | None, watched: list[int]) -> None:
        self.home = home
        self.plan = plan
        self.watched = watched
        """Who looks over HTTP and tries forbidden things: in the other worlds, only the client whose bytes are
        compared."""
        self.undos = undos
        """After which actions the actor undoes and acts again; None: wherever it can, and noted."""
        self.noted: list[int] = []
        self.time = 1_000_000
        self.people = [home.service.keyring.guest_token(f"guest-{seat}") for seat in range(plan.table.seats)]
        self.wires = {seat: Wire(home.url, "" if seat == SPECTATOR else self.people[seat]) for seat in plan.viewers()}
        self.heard = Heard({}, {seat: [] for seat in plan.viewers()})
        self.asked: dict[int, asyncio.Future[int]] = {}
        self.clients: dict[str, Client] = {}
        self.table = ""
        home.service.sources.now = lambda: self.time
        home.service.drivers._bots = self

    @property
    def room(self) -> Room:
        return self.home.service.rooms.lives[self.table].room

    @asynccontextmanager
    async def slot(self, who: str, length: Callable[[bool], float]) -> AsyncIterator["Performance"]:
        yield self

    def left(self) -> float:
        return 0.0

    async def choose(self, game: Game, level: str, view: sterling.View, seconds: float) -> int:
        """It is a bot's turn; it answers when the plan comes to its action."""
        self.asked[view.seat] = asyncio.get_running_loop().create_future()
        return await self.asked[view.seat]

    async def settle(self) -> None:
        """Until presence has been announced."""
        live = self.home.service.rooms.lives[self.table]
        await until(lambda: live.crowd.telling is None, 0)

    async def http(self, token: str, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        client = self.clients.setdefault(token, Client(self.home.url, token))
        return await asyncio.to_thread(client._request, method, path, body)

    async def look(self) -> None:
        """What everybody is told over HTTP now."""
        for seat in self.watched:
            who = [""] if seat == SPECTATOR else [self.people[seat]]
            if seat == SPECTATOR:
                who.append(self.home.service.keyring.guest_token("stranger"))
            own = [f"/replay?seat={seat}"] if self.room.status == "over" else ["/replay", "/replay?seat=0"]
            for token in who:
                for path in (
                    "",
                    "?mine=true",
                    f"/{self.table}",
                    f"/{self.table}/record",
                    *[f"/{self.table}{x}" for x in own],
                ):
                    answer = await self.http(token, "GET", f"/api/tables{path}")
                    self.heard.answers[seat].append((path, *answer))

    async def gather(self) -> None:
        table = self.plan.table
        seats = [{"kind": "me"}] + [
            {"kind": "bot", "level": "greedy"} if seat == self.plan.bot else {"kind": "link"}
            for seat in range(1, table.seats)
        ]
        wish = {
            "game": table.facts.name,
            "seats": seats,
            "name": "0",
            "options": dict(table.options),
            "clock": self.plan.clock,
            "listed": True,
        }
        made = msgspec.json.decode((await self.http(self.people[0], "POST", "/api/tables", wish))[1], type=TableAnswer)
        self.table = made.info.id
        for link in made.links:
            body = {"name": str(link.seat), "key": link.key}
            await self.http(self.people[link.seat], "POST", f"/api/tables/{self.table}/sit", body)
        for seat, wire in self.wires.items():
            await wire.open(self.table)
            await self.settle()
            if seat != SPECTATOR:
                nonce = {"seat": seat, "nonce": f"{seat:064x}"}
                await self.http(self.people[seat], "POST", f"/api/tables/{self.table}/nonces", nonce)
        await self.look()
        status, _ = await self.http(self.people[0], "POST", f"/api/tables/{self.table}/start")
        assert status == 200

    async def run(self) -> Heard:
        await self.gather()
        looks = {len(self.plan.log) * part // 3 for part in range(3)}
        for step, (seat, code) in enumerate(self.plan.log):
            if self.plan.leaver is not None and step == self.plan.left:
                body = {"level": "greedy"}
                path = f"/api/tables/{self.table}/seats/{self.plan.leaver}/leave"
                assert (await self.http(self.people[self.plan.leaver], "POST", path, body))[0] == 200
                await self.settle()
                await self.look()
            if step in looks:
                await self.look()
                await self.come_back()
            if step % 4 == 0:
                await self.go_wrong(step)
            if self.plan.late and step % self.plan.late == 1 and self.room.seats[seat].kind == "human":
                self.dawdle(seat)
            await self.act(seat, code)
            can = self.room.can_undo(seat) and self.room.seats[seat].kind == "human" and step % 3 == 0
            if step in self.undos if self.undos is not None else can:
                self.noted.append(step)
                await self.say(seat, "undo")
                self.heard.undone += 1
                await self.act(seat, code)
        assert (self.room.status == "over") == self.plan.whole
        await self.look()
        for seat, wire in self.wires.items():
            await wire.ask("ping")
            self.heard.frames[seat] = wire.frames[:]
        for wire in self.wires.values():
            await wire.close()
        return self.heard

    async def act(self, seat: int, code: int) -> None:
        self.time += 700
        if self.room.seats[seat].kind == "bot" or seat in self.home.service.rooms.lives[self.table].work.thinking:
            decision = self.room.decisions[seat]
            await until(lambda: seat in self.asked, 0)
            self.asked.pop(seat).set_result(code)
            # After a hidden action it is asked again; what it does is written when others may know of it.
            await until(lambda: self.room.decisions[seat] > decision or seat in self.asked, 0)
            # Whoever holds the lock still has to tell people about it.
            async with self.home.service.rooms.lives[self.table].lock:
                pass
        else:
            await self.say(seat, "move", action=code)

    def dawdle(self, seat: int) -> None:
        """Time passes until this seat runs out of it, and others that had to act at the same time."""
        assert self.room.clocks is not None
        deadline = self.room.clocks.deadline(seat)
        assert deadline is not None
        self.time = max(self.time, deadline)
        self.home.service.drivers.time_up(self.home.service.rooms.lives[self.table])

    async def say(self, seat: int, kind: str, **more: Any) -> None:
        answer = await self.wires[seat].ask(
            kind, table=self.table, seat=seat, decision=self.room.decisions[seat], **more
        )
        assert answer.startswith('{"type":"ack"'), answer

    async def go_wrong(self, step: int) -> None:
        """Everybody that is watched tries forbidden things; those who see the same table try the same."""
        game = self.plan.table
        for seat in self.watched:
            rng = Rng(1000 * step + seat + 1)
            if seat == SPECTATOR or self.room.seats[seat].kind == "bot":
                move: dict[str, Any] = {
                    "seat": max(seat, 0),
                    "decision": 0,
                    "action": int(rng.below(game.facts.actions)),
                }
                answer = await self.wires[seat].ask("move", table=self.table, **move)
                assert '"code":"seat/not-yours"' in answer
                continue
            decision = self.room.decisions[seat]
            legal = set(self.room.truth().legal(seat)) if seat in self.room.waiting() else set()
            # The neighbours of legal actions include those that only the hidden cards could rule out.
            near = [code + shift for code in sorted(legal)[:40] for shift in (-1, 1)]
            wrong = [code for code in near if 0 <= code < game.facts.actions and code not in legal]
            tries = [wrong[rng.below(len(wrong))] for _ in range(2) if wrong] + [rng.below(game.facts.actions)]
            for code in tries:
                if code not in legal:
                    answer = await self.wires[seat].ask(
                        "move", table=self.table, seat=seat, decision=decision, action=code
                    )
                    assert answer.startswith('{"type":"error"'), answer
                    self.heard.refused += 1
            answer = await self.wires[seat].ask("move", table=self.table, seat=seat, decision=decision + 1, action=0)
            assert '"code":"move/stale"' in answer
            if not self.room.can_undo(seat):
                answer = await self.wires[seat].ask("undo", table=self.table, seat=seat, decision=decision)
                assert '"code":"undo/impossible"' in answer

    async def come_back(self) -> None:
        """Everybody disconnects for a moment, and asks for what it missed."""
        for seat, wire in self.wires.items():
            now = SPECTATOR if seat == SPECTATOR or self.room.seats[seat].kind == "bot" else seat
            await wire.leave(self.table)
            await self.settle()
            number = self.room.counts[now]
            await wire.ask("subscribe", '"type":"table"', table=self.table, after={str(now): max(0, number - 4)})
            await self.settle()


async def performed(folder: Path, plan: Plan, undos: list[int] | None, watched: list[int]) -> tuple[Heard, list[int]]:
    """A run in a house where nothing depends on chance or time."""
    folder.mkdir()
    counter = itertools.count(1)
    sources = Sources(
        random_id=lambda: f"id-{next(counter):020}", random_secret=lambda: bytes(32), random_seed=lambda: 5
    )
    async with house(sqlite_url(folder), sources=sources, url="https://table.example") as home:
        home.service.keyring.key = bytes(32)
        run = Performance(home, plan, undos, watched)
        return await run.run(), run.noted


def plan_of(name: str, seats: int) -> tuple[Plan, Match]:
    """Two players: a whole game. Three: with a bot, and clocks for each move, which run out. Four: with clocks for the
    game, and one player leaves."""
    table = sterling.game(name, seats, options=aid(name, seats > 2))
    # The shortest of some games is as good as a long one. Part of a game leaves more to hide than a whole one, in which
    # most cards are seen in the end; for the Amulet, which shows everything after each round, it ends in the middle of
    # one.
    match = min((played(table, seed) for seed in range(7, 27)), key=lambda match: len(match.log))
    whole = seats == 2 or (seats == 3 and name != "amulet")
    part = {2: 0, 3: 80, 4: 70}[seats] if name == "amulet" else len(match.log) // 2
    log = match.log if whole else match.log[:part]
    if seats == 2:
        return Plan(table, log, whole), match
    if seats == 3:
        return Plan(table, log, whole, clock={"kind": "move", "seconds": 600}, bot=2, late=9), match
    clock = {"kind": "game", "seconds": 900, "increment": 5}
    return Plan(table, log, whole, clock=clock, leaver=3, left=len(log) // 2), match


# A run needs room for undo, late clocks and refusals; a game with only a few decisions has none.
LONG_ENOUGH = [(name, seats) for name, seats in every_size() if sterling.game(name, seats).longest > 50]
# The other sizes belong to the long runs.
SIZES = [
    (name, seats) if seats == 3 else pytest.param(name, seats, marks=pytest.mark.soak) for name, seats in LONG_ENOUGH
]


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_a_game_with_another_hidden_world_sends_the_same_bytes(
    name: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that each client gets in one run; then, for each client, in a run where only what it cannot know
    differs."""
    deals: list[Deal] = []
    monkeypatch.setattr(Room, "make_deal", lambda self: deals[-1])
    monkeypatch.setattr("sterling.service.audience.TELL_SECONDS", 0)
    plan, match = plan_of(name, seats)

    async def scenario() -> None:
        deals.append(match.deal)
        first, undos = await performed(tmp_path / "first", plan, None, plan.viewers())
        deal, unlike = match.deal, 0
        for viewer in plan.viewers():
            hidden, exchanged = other_deal(plan.table, deal, plan.log, viewer, plan.leaves(viewer), Rng(8))
            assert exchanged > 10
            assert hidden != deal
            deals.append(hidden)
            second, _ = await performed(tmp_path / f"{viewer}", plan, undos, [viewer])
            assert len(first.frames[viewer]) > 50
            for at, (one, other) in enumerate(zip(first.frames[viewer], second.frames[viewer], strict=False)):
                assert one == other, at
            assert len(first.frames[viewer]) == len(second.frames[viewer])
            assert first.answers[viewer] == second.answers[viewer]
            others = [seat for seat in range(seats) if seat != viewer]
            unlike += any(
                list(history(plan.table, deal, plan.log, seat)) != list(history(plan.table, hidden, plan.log, seat))
                for seat in others
            )
        # The worlds differ in what others see, so there was something that could have leaked.
        assert unlike == (0 if name == "amulet" and plan.whole else len(plan.viewers()))
        kinds = Counter(frame.split('"', 4)[3] for frames in first.frames.values() for frame in frames)
        print(name, seats, len(plan.log), dict(kinds), first.undone, first.refused, unlike)
        assert kinds.keys() == {"welcome", "table", "here", "event", "ack", "error", "pong"}
        assert first.refused > 20
        assert first.undone > 0 or name == "john-silver"
        clocks = {seat: any('"clocks":[' in frame for frame in frames) for seat, frames in first.frames.items()}
        assert set(clocks.values()) == {plan.clock is not None}
        late = {sum('"kind":"time-out"' in frame for frame in frames) for frames in first.frames.values()}
        assert (min(late) > 2) if plan.late else late == {0}
        for viewer, answers in first.answers.items():
            for path, status, body in answers:
                if path.endswith("/record") and status == 200:
                    record = sterling.Record.parse(body.decode())
                    if not record.result:
                        assert {entry.seat for entry in record.entries} <= {viewer}
                        assert (record.seed, record.secret, record.nonces, record.orders) == ("", "", {}, {})
        statuses = {status for answers in first.answers.values() for _, status, _ in answers}
        assert {200, 401, 409} <= statuses

    run(scenario(), 3 * LONG)


# -- whole games in virtual time -------------------------------------------------------------------------------------


async def timed(plan: Plan, deal: Deal, hasty: bool) -> dict[int, list[tuple[int, bytes]]]:
    """When a person who plays against bots hears what, and when a spectator does. Everybody does what the plan says. A
    bot's time depends on everything it sees."""
    scripts = {seat: deque(code for who, code in plan.log if who == seat) for seat in range(plan.table.seats)}

    def think(view: sterling.View, game: Game, seconds: float) -> tuple[int, float]:
        share = int.from_bytes(hashlib.sha256(encode(view)).digest()[:4], "big") / 2**32
        return scripts[view.seat].popleft(), share * seconds

    pool = VirtualPool(plan.table, think, workers=2)
    await pool.start()
    bots = range(1, plan.table.seats)
    table = Stage(plan.table, deal, pool, tempo_of(PACES["human"], hasty), "5" * 64, bots=bots)
    ears = {viewer: table.listen(viewer) for viewer in (0, SPECTATOR)}
    await table.start()
    rng = Rng(4)
    while scripts[0]:
        await table.until(lambda: 0 in table.room.waiting())
        await asyncio.sleep(0.2 + rng.below(2000) / 1000)
        await table.move(0, scripts[0].popleft())
    await table.until(lambda: len(table.room.actions) == len(plan.log))
    await table.close()
    await pool.stop()
    return {viewer: ear.heard for viewer, ear in ears.items()}


@pytest.mark.parametrize("name", [name for name, seats in LONG_ENOUGH if seats == 3])
def test_a_game_with_another_hidden_world_takes_the_same_time(name: str) -> None:
    plan, match = plan_of(name, 3)

    first, hasty = [run_virtually(timed(plan, match.deal, hasty)) for hasty in (False, True)]
    for viewer in (0, SPECTATOR):
        hidden, exchanged = other_deal(plan.table, match.deal, plan.log, viewer, None, Rng(8))
        assert exchanged > 10
        second, other = [run_virtually(timed(plan, hidden, hasty)) for hasty in (False, True)]
        assert len(first[viewer]) > 50
        assert first[viewer] == second[viewer]
        # A service that commits at once what a bot has chosen gives itself away.
        assert [at for at, _ in hasty[viewer]] != [at for at, _ in other[viewer]]


def test_the_network_has_no_way_to_choose_a_deal(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            for field in ("seed", "orders", "deal", "secret", "record"):
                with pytest.raises(sterling.SterlingError) as refused:
                    await anne.create("silver-gold", ["me", "greedy"], "Anne", **{field: "0" * 64})
                assert refused.value.code == "request/invalid"

    run(scenario())
