"""The authority over the tables of a node: rooms in memory, one way to change them, and what follows from a change.

An act is checked, written, followed and told, in this order. What people may ask for is in tables.py.
"""

import asyncio
import gc
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from litestar.channels import ChannelsBackend

from sterling.core.errors import BotError, SterlingError
from sterling.core.game import Game
from sterling.core.shuffle import SECRET_BYTES
from sterling.core.state import SPECTATOR
from sterling.games import game
from sterling.service.acts import AnyAct, Bot, Entry, Header, Leave, Move, Sit, Start, Undo
from sterling.service.bots import BotPool
from sterling.service.clocks import Clocks
from sterling.service.errors import ServiceError
from sterling.service.fanout import CHANNEL, HERE, RESUMED
from sterling.service.identity import Keyring, random_id
from sterling.service.messages import (
    Here,
    TableMessage,
)
from sterling.service.ops import Metrics, Tidying
from sterling.service.presence import Presence
from sterling.service.room import Forms, Room, Step
from sterling.service.settings import Settings
from sterling.service.store import Store
from sterling.service.store.writer import Touch, Write

log = logging.getLogger("sterling.authority")

GAMES_KEPT = 64
RETOLD = 100
"""No more missed events than this are told again; who missed more sees the table as it is."""
LEASE = 4_000
"""Milliseconds a node has for what it took upon itself, or to say that it is still at it …"""
GRACE = 2_000
"""… and so many more before another node does it."""
SWEPT = 200
"""So many tables are looked after at a time, the longest waiting first."""
BROKEN_KEPT = 1_000
IDLE_SECONDS = 60.0
TELL_SECONDS = 0.3
ATTEMPTS = 8


class Asker(msgspec.Struct, frozen=True):
    """Somebody who asks for something: a guest, the bearer of seat tokens, or nobody in particular."""

    identity: str = ""
    tokens: tuple[str, ...] = ()


class Listener(Protocol):
    """A connection, as far as tables know it."""

    asker: Asker

    def send(self, frame: bytes) -> None:
        """Puts a frame in the queue; never waits."""


class Draft(msgspec.Struct, frozen=True):
    """An act that may be written, and what it leads to."""

    act: AnyAct
    step: Step | None = None
    members: list[str] = []
    opens: Write | None = None
    """The table it leads to, written with it or not at all."""


class Live:
    """A room in memory, and all that goes on around it."""

    def __init__(self, room: Room, touched: Touch) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.listeners: dict[Listener, tuple[int, ...]] = {}
        self.presence = Presence()
        self.heard = 0
        """The highest number another node has told of."""
        self.doubtful = False
        """News may have been missed; the log has to be read."""
        self.unsure = False
        """A write of our own has no answer yet, or never got one."""
        self.catching = False
        self.touched: Touch | None = touched
        self.thinking: set[int] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.telling: asyncio.TimerHandle | None = None
        self.used = time.monotonic()

    def behind(self) -> bool:
        """Whether the log may be longer than what this room has followed."""
        return self.doubtful or self.unsure or self.heard > self.room.number


def told_again(room: Room, log: list[Entry], viewer: int, after: int) -> list[bytes]:
    """The frames of one stream from a number on, out of the log; the room is a fresh one."""
    frames: list[bytes] = []
    for entry in log:
        before = room.waiting()
        room.follow(entry)
        seen = entry.mask >> (room.game.seats if viewer == SPECTATOR else viewer) & 1
        if seen and room.counts[viewer] > after:
            frames.append(msgspec.json.encode(room.event(entry, viewer, before, entry.at)))
    return frames


class Authority:
    """The authority. Every change goes through `_act`: checked, written, followed, told."""

    def __init__(
        self, settings: Settings, store: Store, pool: BotPool, channels: ChannelsBackend, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.pool = pool
        self.channels = channels
        self.metrics = metrics
        self.keyring = Keyring(b"")
        self.node = random_id()
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._games: OrderedDict[bytes, tuple[Game, Forms]] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._broken: set[str] = set()
        """Tables whose log cannot be followed; the sweep leaves them alone."""
        self._sweeper: asyncio.Task[None] | None = None
        self._stop_sweeping = asyncio.Event()

    async def open(self) -> None:
        self.keyring = Keyring(await self.store.key())
        await self.channels.on_startup()
        await self.channels.subscribe([CHANNEL, HERE])
        self._spawn(self._listen())
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        self._closing = True
        for live in self.lives.values():
            for handle in (live.timer, live.telling):
                if handle is not None:
                    handle.cancel()
        if self._sweeper is not None:
            # It may be reading the database; it ends by itself.
            self._stop_sweeping.set()
            await asyncio.wait((self._sweeper,), timeout=5)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.channels.on_shutdown()

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def random_id(self) -> str:
        return random_id()

    def random_secret(self) -> bytes:
        return secrets.token_bytes(SECRET_BYTES)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- rooms in memory ---------------------------------------------------------------------------------------------

    async def live(self, table: str) -> Live:
        """The room of a table, loaded if need be."""
        found = self.lives.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = self._spawn(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        self.lives.move_to_end(table)
        return found

    async def _load(self, table: str) -> Live:
        header = await self.store.header(table)
        room = self._room(header)
        for entry in await self.store.log(table):
            room.follow(entry)
        live = self.lives[table] = Live(room, Touch("", None))
        return live

    def _room(self, header: Header) -> Room:
        table, forms = self._game_of(header)
        if header.record is None:
            self._same_rules(header, table)
        return Room(header, table, forms)

    def _same_rules(self, header: Header, table: Game) -> None:
        """A game is played on by the rules and cards it was begun with, or not at all."""
        began, now = header.rules_version, table.facts.rules_version
        if began != now or header.deck_hash not in ("", table.deck_hash):
            raise ServiceError("table/rules", game=header.game, expected=now, came=began)

    def _game_of(self, header: Header) -> tuple[Game, Forms]:
        """The game a header describes; tables that agreed on the same share it."""
        key = msgspec.json.encode((header.game, header.seats, header.rule_set, header.options, header.deck))
        if key not in self._games:
            table = game(header.game, header.seats, header.rule_set, header.options, header.deck)
            self._games[key] = table, Forms(table)
            if len(self._games) > GAMES_KEPT:
                self._games.popitem(last=False)
        return self._games[key]

    def _evict(self) -> None:
        """Forgets rooms that nobody uses; their logs bring them back."""
        now = time.monotonic()
        crowded = len(self.lives) - self.settings.rooms
        for table, live in list(self.lives.items()):
            idle = now - live.used
            if idle < (IDLE_SECONDS if crowded <= 0 else 5.0):
                break
            # A clock that runs for hours needs no room in memory: the row of the table says when it is due.
            soon = live.timer is not None and live.timer.when() - asyncio.get_running_loop().time() < IDLE_SECONDS
            busy = live.listeners or live.thinking or soon or live.lock.locked()
            if not busy and (crowded > 0 or idle > 10 * IDLE_SECONDS):
                if live.timer is not None:
                    live.timer.cancel()
                del self.lives[table]
                crowded -= 1

    # -- the one way to change a table -------------------------------------------------------------------------------

    async def _act(self, live: Live, make: Callable[[Room], Draft | None]) -> Entry | None:
        """Writes the act that `make` finds right and tells all. `make` is asked again when another node was first."""
        room = live.room
        async with live.lock:
            for _ in range(ATTEMPTS):
                if live.behind():
                    await self._catch_up(live)
                draft = make(room)
                if draft is None:
                    return None
                at = max(self.now(), room.last_at)
                mask = room.everyone if draft.step is None else draft.step.mask
                entry = Entry(room.id, room.number + 1, draft.act, mask, at)
                touch = self._touch(live, draft, at)
                live.unsure = True
                try:
                    won = await self.store.writer.add(
                        Write(room.id, [entry], touch=touch, members=draft.members, opens=draft.opens)
                    )
                except BaseException:
                    # It may be on disk all the same: those who listen must hear of it then.
                    self._catch_up_if_heard(live)
                    raise
                if won:
                    live.unsure = False
                    live.touched = touch or live.touched
                    self._follow(live, entry, draft.step)
                    if entry.mask >> room.game.seats & 1:
                        # What nobody may know of yet is not counted either.
                        self.metrics.count("acts", do=type(draft.act).__name__.lower())
                    self._drive(live)
                    return entry
                self.metrics.count("conflicts")
            raise ServiceError("store/unavailable")

    def _touch(self, live: Live, draft: Draft, at: int) -> Touch | None:
        """What changes in the table's row with this act, if anything: its status, and when the service must act."""
        room = live.room
        status, due = room.status, None
        if isinstance(draft.act, Start):
            status = "playing"
        elif draft.step is not None and draft.step.state.over():
            status = "over"
        if status == "playing":
            if draft.step is not None:
                waiting = int(draft.step.state.waiting())
                if any(seat.kind == "bot" and waiting >> number & 1 for number, seat in enumerate(room.seats)):
                    due = at + LEASE
                elif room.clocks is not None:
                    clocks = room.clocks.copy()
                    if draft.step.mask >> room.game.seats & 1:
                        clocks.public(draft.act.seat, waiting, at, isinstance(draft.act, Undo))  # type: ignore[union-attr]
                    due = self._next_deadline(clocks)
            elif room.header.clock or isinstance(draft.act, Bot) or any(seat.kind == "bot" for seat in room.seats):
                due = at + LEASE
        touch = Touch(status, due)
        return None if touch == live.touched else touch

    def _next_deadline(self, clocks: Clocks) -> int | None:
        return min(filter(None, map(clocks.deadline, range(len(clocks.left)))), default=None)

    async def _catch_up(self, live: Live) -> None:
        """Follows what other nodes have written; the caller holds the lock."""
        live.doubtful = live.unsure = False
        heard = live.heard
        try:
            found = await self.store.log(live.room.id, after=live.room.number)
        except BaseException:
            live.doubtful = True
            raise
        for entry in found:
            self._follow(live, entry, None)
            live.touched = None
        if live.heard == heard:
            # A notice comes when its entry can be read; one that told of more was wrong.
            live.heard = min(heard, live.room.number)

    def _follow(self, live: Live, entry: Entry, step: Step | None) -> None:
        before = live.room.waiting()
        live.room.follow(entry, step)
        if isinstance(entry.act, Start):
            self.metrics.count("games_started")
        self._tell(live, entry, before)

    # -- telling people ----------------------------------------------------------------------------------------------

    def _tell(self, live: Live, entry: Entry, before: list[int]) -> None:
        """Sends the event to every stream whose view it changed; each stream's frame is written once."""
        if not live.listeners:
            return
        room = live.room
        anew = self._restream(live) if isinstance(entry.act, Sit | Bot | Leave) else set()
        frames: dict[int, bytes] = {}
        for listener, viewers in list(live.listeners.items()):
            for viewer in viewers if listener not in anew else ():
                if entry.mask >> (room.game.seats if viewer == SPECTATOR else viewer) & 1:
                    frame = frames.get(viewer)
                    if frame is None:
                        event = room.event(entry, viewer, before, self.now())
                        frame = frames[viewer] = msgspec.json.encode(event)
                    listener.send(frame)

    def _restream(self, live: Live) -> set[Listener]:
        """A seat has changed hands: whose streams are others now sees the table anew. Gives those."""
        anew: set[Listener] = set()
        for listener, viewers in list(live.listeners.items()):
            now = self._viewers(live.room, listener.asker)
            if now != viewers:
                live.listeners[listener] = now
                listener.send(msgspec.json.encode(self._message(live, listener.asker, now)))
                anew.add(listener)
        self._announce(live)
        return anew

    def held(self, room: Room, asker: Asker) -> list[int]:
        """The seats this asker holds."""
        return [number for number in range(room.game.seats) if self._holds(room, asker, number)]

    def _holds(self, room: Room, asker: Asker, number: int) -> bool:
        seat = room.seats[number]
        if seat.kind != "human":
            return False
        if asker.identity and seat.identity == asker.identity:
            return True
        return any(self.keyring.holds(token, room.id, number, seat.serial) for token in asker.tokens)

    def _viewers(self, room: Room, asker: Asker) -> tuple[int, ...]:
        return tuple(self.held(room, asker)) or (SPECTATOR,)

    def _message(self, live: Live, asker: Asker, viewers: tuple[int, ...]) -> TableMessage:
        room = live.room
        return TableMessage(
            info=room.info(),
            owner=bool(asker.identity) and asker.identity == room.header.owner,
            seen=[room.seen(viewer, self.now()) for viewer in viewers],
        )

    async def subscribe(self, listener: Listener, table: str, after: dict[int, int]) -> None:
        """Sends what was missed (where the table allows looking back) and the table as it is; then every event."""
        live = await self.live(table)
        async with live.lock:
            if live.behind() or self.store.shared:
                await self._catch_up(live)
            viewers = self._viewers(live.room, listener.asker)
            for viewer in viewers:
                for frame in await self._missed(live.room, viewer, after.get(viewer)):
                    listener.send(frame)
            live.listeners[listener] = viewers
            listener.send(msgspec.json.encode(self._message(live, listener.asker, viewers)))
            self._announce(live)
            if live.behind():
                # Another node wrote while the log was being read, and nobody was listening yet.
                self._catch_up_if_heard(live)
            if not live.thinking:
                self._drive(live)

    async def _missed(self, room: Room, viewer: int, after: int | None) -> list[bytes]:
        """The events of a stream since a number. Without memory aid nobody looks back (SG-32): there are none."""
        last = room.counts[viewer]
        if after is None or not last - RETOLD <= after < last or not room.header.options.get("memory-aid"):
            return []
        # A long game takes a while; meanwhile others are served.
        return await asyncio.to_thread(
            told_again, self._room(room.header), await self.store.log(room.id), viewer, after
        )

    def unsubscribe(self, listener: Listener, table: str) -> None:
        live = self.lives.get(table)
        if live is not None and live.listeners.pop(listener, None) is not None:
            self._announce(live)

    async def resync(self, listener: Listener, table: str) -> None:
        """The table as it is, for somebody whose picture of it was wrong."""
        live = await self.live(table)
        viewers = live.listeners.get(listener) or self._viewers(live.room, listener.asker)
        listener.send(msgspec.json.encode(self._message(live, listener.asker, viewers)))

    def _announce(self, live: Live) -> None:
        if live.telling is None and not self._closing:
            live.telling = asyncio.get_running_loop().call_later(TELL_SECONDS, self._tell_presence, live)

    def _tell_presence(self, live: Live) -> None:
        live.telling = None
        seats, watching = 0, 0
        for viewers in live.listeners.values():
            if viewers == (SPECTATOR,):
                watching += 1
            else:
                seats |= sum(1 << viewer for viewer in viewers)
        live.presence.hear(self.node, seats, watching)
        self._send_presence(live)
        if self.store.shared and not self._closing:
            self._spawn(self._publish_presence(f"{self.node} {live.room.id} {seats} {watching}"))

    async def _publish_presence(self, notice: str) -> None:
        with suppress(Exception):
            await self.channels.publish(notice.encode(), [HERE])

    def _send_presence(self, live: Live) -> None:
        seats, watching = live.presence.total()
        here = Here(live.room.id, [seat for seat in range(live.room.game.seats) if seats >> seat & 1], watching)
        frame = msgspec.json.encode(here)
        for listener in list(live.listeners):
            listener.send(frame)

    # -- other nodes, bots, clocks -----------------------------------------------------------------------------------

    async def _listen(self) -> None:
        async for channel, data in self.channels.stream_events():
            try:
                self._hear(channel, data)
            except ValueError:
                # Anybody who may use the database can say anything on the channel; we go on listening.
                log.warning("notice not understood")

    def _hear(self, channel: str, data: bytes) -> None:
        if channel == HERE:
            if data != RESUMED:
                self._hear_presence(data.decode())
        elif data == RESUMED:
            for live in self.lives.values():
                live.doubtful = True
                self._catch_up_if_heard(live)
        else:
            for notice in data.decode().split("\n"):
                table, _, number = notice.partition(" ")
                found = self.lives.get(table)
                if found is not None and int(number) > found.room.number:
                    found.heard = max(found.heard, int(number))
                    self._catch_up_if_heard(found)

    def _catch_up_if_heard(self, live: Live) -> None:
        """Those who listen are told now; a room without listeners looks when it is needed."""
        if live.listeners and not live.catching and not self._closing:
            live.catching = True
            self._spawn(self._catch_up_soon(live))

    async def _catch_up_soon(self, live: Live) -> None:
        try:
            pause = 0.0
            while live.listeners and not self._closing:
                await asyncio.sleep(pause)
                try:
                    async with live.lock:
                        while live.behind():
                            # News that come while the log is being read are read too.
                            await self._catch_up(live)
                            self._schedule(live)
                        live.catching = False
                    return
                except ServiceError:
                    # The database is away; the room stays doubtful and reads the log before it does anything.
                    pause = min(5.0, 2 * pause + 0.2)
        finally:
            live.catching = False

    def _hear_presence(self, notice: str) -> None:
        node, table, seats, watching = notice.split(" ")
        live = self.lives.get(table)
        if live is not None and node != self.node and live.presence.hear(node, int(seats), int(watching)):
            self._send_presence(live)

    async def _sweep(self) -> None:
        """Once a second: what was left undone, here or on a node that died, and rooms that can be forgotten."""
        beat = 0
        tidying = Tidying()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stop_sweeping.wait(), 1.0)
                return
            beat += 1
            if tidying.beat(self.metrics.value("messages") + self.metrics.value("requests")):
                gc.collect()
            try:
                await self._take_up_due()
                self._evict()
                if self.store.shared and beat % 30 == 0:
                    for one in list(self.lives.values()):
                        if one.listeners:
                            self._announce(one)
            except Exception as problem:
                log.warning(
                    "sweep failed", extra={"facts": {"problem": getattr(problem, "code", type(problem).__name__)}}
                )

    async def _take_up_due(self) -> None:
        """Tables that wait for the service: those this node is at, and those nobody has been at for too long."""
        now = self.now()
        orphans = set(await self.store.due(now - GRACE, SWEPT + len(self._broken)))
        for table in await self.store.due(now, SWEPT + len(self._broken)):
            live = self.lives.get(table)
            mine = live is not None and (live.thinking or live.timer)
            if table in self._broken or not (mine or table in orphans):
                continue
            try:
                await self._take_up(table)
            except ServiceError:
                raise
            except Exception as problem:
                # One log that cannot be read (rules we no longer know, a damaged row) holds up no other table.
                if len(self._broken) < BROKEN_KEPT:
                    self._broken.add(table)
                log.error("table cannot go on", extra={"facts": {"table": table, "problem": repr(problem)[:200]}})

    async def _take_up(self, table: str) -> None:
        live = await self.live(table)
        async with live.lock:
            await self._catch_up(live)
            self._drive(live)
            due = None
            if live.thinking:
                due = self.now() + LEASE
            elif live.timer is not None and live.room.clocks is not None:
                due = self._next_deadline(live.room.clocks)
            touch = live.touched = Touch(live.room.status, due)
            await self.store.writer.add(Write(table, [], touch=touch))

    def _drive(self, live: Live) -> None:
        """Sets the bots to think that are asked, and the clock to the next time-out."""
        room = live.room
        if room.status == "playing":
            for seat in room.waiting():
                if room.seats[seat].kind == "bot" and seat not in live.thinking:
                    self._think(live, seat, "bot")
        self._schedule(live)

    def _schedule(self, live: Live) -> None:
        room = live.room
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if room.status != "playing" or room.clocks is None or self._closing:
            return
        deadlines = [
            deadline
            for seat in room.waiting()
            if room.seats[seat].kind != "bot" and seat not in live.thinking
            if (deadline := room.clocks.deadline(seat)) is not None
        ]
        if deadlines:
            wait = max(0, min(deadlines) - self.now()) / 1000
            live.timer = asyncio.get_running_loop().call_later(wait, self._time_up, live)

    def _time_up(self, live: Live) -> None:
        live.timer = None
        room = live.room
        for seat in room.waiting():
            deadline = None if room.clocks is None else room.clocks.deadline(seat)
            if deadline is not None and deadline <= self.now() and seat not in live.thinking:
                self._think(live, seat, "clock")
        self._schedule(live)

    def _think(self, live: Live, seat: int, by: str) -> None:
        live.thinking.add(seat)
        self._spawn(self._bot_move(live, seat, by))

    async def _bot_move(self, live: Live, seat: int, by: str) -> None:
        """One action by a bot: for itself, or for somebody whose time is up."""
        room = live.room
        decision = room.decisions[seat]
        try:
            level = room.seats[seat].level if by == "bot" else self.settings.clock_bot
            try:
                code = await self.pool.choose(room.game, level, room.views()[seat], room.header.owner)
            except BotError as problem:
                log.error("bot gave up", extra={"facts": {"bot": level, "code": problem.code}})
                code = int(room.truth().nth(seat, 0))

            def make(room: Room) -> Draft | None:
                if room.status != "playing" or room.decisions[seat] != decision:
                    return None
                if by == "bot" and room.seats[seat].kind != "bot":
                    return None
                if not room.truth().waiting() >> seat & 1:
                    return None
                step, _ = room.consider_move(seat, code)
                return Draft(Move(seat, code, by=by), step)

            await self._act(live, make)
        except SterlingError as problem:
            log.error("bot could not move", extra={"facts": {"table": room.id, "code": problem.code}})
            await asyncio.sleep(1.0)
        except Exception:
            log.exception("bot failed")
            await asyncio.sleep(1.0)
        finally:
            live.thinking.discard(seat)
            if not self._closing:
                self._drive(live)
