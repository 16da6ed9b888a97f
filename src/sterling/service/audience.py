"""Sends events to those whose view changed, and tells who is connected.

- `Audience.prepare(live, entry)`: works out the logs that an entry's events carry
- `Audience.tell(live, entry, before)`: an entry, to every stream that may know of it
- `Audience.show(live, listener, viewers)`: the table as it is now
- `Audience.join(live, listener, viewers)`, `Audience.leave(live, listener)`: connections come and go
- `Audience.dismiss(live, problem)`: says why nobody gets anything more of a table
- `Audience.announce(live)`: tells soon who is connected; `Audience.hear(…)`: the same from another node

Together with who is connected, everybody is told which seats are away and when they may be given to a bot.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import cast

import msgspec

from sterling.core.state import SPECTATOR
from sterling.i18n import Words
from sterling.service.absence import free_at
from sterling.service.acts import SEATING, Close, Entry, Move, Say, Start
from sterling.service.checks import is_owner
from sterling.service.errors import ServiceError
from sterling.service.holders import Holders
from sterling.service.identity import Keyring
from sterling.service.live import Listener, Live
from sterling.service.messages import Away, ErrorMessage, Here, TableMessage, Told
from sterling.service.notebooks import Notebooks
from sterling.service.pieces import Pieces
from sterling.service.shown import event_of, info_of, muted, tells_all
from sterling.service.sources import Sources
from sterling.service.stories import may_look_back, story_of, telling
from sterling.service.tasks import Tasks

TELL_SECONDS = 0.3
"""Changes of presence are collected for this long and sent together."""
TURNING = (Start, Close)
"""After these, other things may be done about those who are away."""
Publish = Callable[[bytes], Awaitable[None]]
_encode = msgspec.json.Encoder().encode


class Audience:
    """The people connected to this node. `publish` tells the other nodes about them, if there are any.

    A player who is connected but does nothing keeps the seat for `patience` seconds (absence.py).
    """

    def __init__(
        self,
        node: str,
        holders: Holders,
        keyring: Keyring,
        sources: Sources,
        tasks: Tasks,
        pieces: Pieces,
        patience: int,
        publish: Publish | None,
    ) -> None:
        self._node = node
        self._pieces = pieces
        self._holders = holders
        self._keyring = keyring
        self._sources = sources
        self._tasks = tasks
        self._patience = patience
        self._publish = publish

    # -- the table ---------------------------------------------------------------------------------------------------

    async def show(self, live: Live, listener: Listener, viewers: tuple[int, ...], first: Callable[[], None]) -> None:
        """Sends the table as it is now, right after what `first` sends; the caller holds the lock."""
        logs = await self._logs(live, viewers)
        first()
        self._send_table(live, listener, viewers, logs)

    async def _logs(self, live: Live, viewers: Iterable[int]) -> list[list[Told]]:
        room, books = live.room, live.crowd.books
        logs: list[list[Told]] = []
        for viewer in viewers:
            if may_look_back(room) and books.has(room, viewer):
                logs.append(cast("list[Told]", books.whole(viewer)))
            else:
                logs.append(await self._pieces.run(telling(room, viewer)))
                books.begin(room, viewer, logs[-1])
        return logs

    def _send_table(self, live: Live, listener: Listener, viewers: tuple[int, ...], logs: list[list[Told]]) -> None:
        room = live.room
        message = TableMessage(
            info=info_of(room),
            owner=is_owner(room, listener.asker),
            seen=[room.seen(viewer, self._sources.now()) for viewer in viewers],
            story=logs,
        )
        listener.send(msgspec.json.encode(message))

    def prepare(self, live: Live, entry: Entry) -> Awaitable[None] | None:
        """Works out what `tell` needs and what takes long; None if nothing does. The room has followed the entry, the
        caller holds the lock."""
        room = live.room
        if not tells_all(room, entry):
            return None
        books = live.crowd.books
        viewers = sorted({viewer for viewers in live.crowd.listeners.values() for viewer in viewers})
        viewers = [viewer for viewer in viewers if not books.follows(room, entry, viewer)]
        return self._prepare_logs(live, viewers) if viewers else None

    async def _prepare_logs(self, live: Live, viewers: list[int]) -> None:
        live.crowd.logs = dict(zip(viewers, await self._logs(live, viewers), strict=True))

    def show_all(self, live: Live) -> None:
        """Sends the table to everyone as they may see it now: the log was changed from outside."""
        live.crowd.books = Notebooks()
        for listener in list(live.crowd.listeners):
            viewers = self._holders.viewers(live.room, listener.asker)
            live.crowd.listeners[listener] = viewers
            self._send_table(live, listener, viewers, [story_of(live.room, viewer) for viewer in viewers])
        self.announce(live)

    def dismiss(self, live: Live, problem: ServiceError) -> None:
        """Tells everyone why the table cannot go on. Whoever wants to follow it again has to ask."""
        for listener in list(live.crowd.listeners):
            text = Words(listener.language).error(problem.code, problem.facts)
            listener.send(_encode(ErrorMessage(problem.code, text, problem.facts, table=live.room.id)))
        live.crowd.listeners.clear()
        self.announce(live)

    def tell(self, live: Live, entry: Entry, before: list[int]) -> None:
        """Sends an entry the room has followed to every stream whose view it changed; `before` are the seats that were
        to move before it.

        Each stream's frame is encoded once, and once more for those who do not want to hear who speaks.
        """
        if not live.crowd.listeners:
            return
        room = live.room
        now = self._sources.now()
        logs, live.crowd.logs = live.crowd.logs, {}
        anew = self._restream(live) if isinstance(entry.act, SEATING) else set()
        speaker = room.seats[entry.act.seat].identity if isinstance(entry.act, Say) else ""
        books = live.crowd.books
        told: set[int] = set()
        frames: dict[tuple[int, bool], bytes] = {}
        for listener, viewers in list(live.crowd.listeners.items()):
            for viewer in viewers if listener not in anew else ():
                if entry.mask >> (room.game.seats if viewer == SPECTATOR else viewer) & 1:
                    hidden = bool(speaker) and speaker in listener.hides
                    frame = frames.get((viewer, hidden))
                    if frame is None:
                        book = books.open(room, entry, viewer)
                        event = event_of(room, entry, viewer, before, now, logs.get(viewer), book)
                        told.add(viewer)
                        frame = frames[viewer, hidden] = _encode(muted(event) if hidden else event)
                    listener.send(frame)
        books.close(room, entry, told)
        if self._changes_offers(live, entry):
            self.announce(live)

    def _restream(self, live: Live) -> set[Listener]:
        """A seat changed hands. Listeners whose streams change get the whole table again; returns them."""
        anew: set[Listener] = set()
        for listener, viewers in list(live.crowd.listeners.items()):
            now = self._holders.viewers(live.room, listener.asker)
            if now != viewers:
                live.crowd.listeners[listener] = now
                self._send_table(live, listener, now, [story_of(live.room, viewer) for viewer in now])
                anew.add(listener)
        self.announce(live)
        return anew

    # -- who is here -------------------------------------------------------------------------------------------------

    async def join(self, live: Live, listener: Listener, viewers: tuple[int, ...]) -> None:
        """From now on the listener gets every event of these streams; it sees the table first. The caller holds the
        lock."""
        logs = await self._logs(live, viewers)
        live.crowd.listeners[listener] = viewers
        for seat in viewers if viewers != (SPECTATOR,) else ():
            live.crowd.absence.arrive(seat)
        self._send_table(live, listener, viewers, logs)
        self.announce(live)

    def leave(self, live: Live, listener: Listener) -> None:
        if live.crowd.listeners.pop(listener, None) is not None:
            self.announce(live)

    def announce(self, live: Live) -> None:
        if live.crowd.telling is None and not self._tasks.closing:
            live.crowd.telling = asyncio.get_running_loop().call_later(TELL_SECONDS, self._tell_presence, live)

    def _tell_presence(self, live: Live) -> None:
        live.crowd.telling = None
        seats, watching = 0, 0
        for viewers in live.crowd.listeners.values():
            if viewers == (SPECTATOR,):
                watching += 1
            else:
                seats |= sum(1 << viewer for viewer in viewers)
        live.crowd.presence.hear(self._node, seats, watching)
        self._send_presence(live)
        if self._publish is not None and not self._tasks.closing:
            notice = f"{self._node} {live.room.id} {seats} {watching}"
            self._tasks.spawn(self._publish_presence(self._publish, notice.encode()))

    async def _publish_presence(self, publish: Publish, notice: bytes) -> None:
        # Presence is sent again every half minute, so one lost notice does no harm.
        with suppress(Exception):
            await publish(notice)

    def hear(self, live: Live, node: str, seats: int, watching: int) -> None:
        """Another node says who is connected to it."""
        if node != self._node and live.crowd.presence.hear(node, seats, watching):
            self._send_presence(live)

    def _send_presence(self, live: Live) -> None:
        room, crowd, now = live.room, live.crowd, self._sources.now()
        seats, watching = crowd.presence.total()
        crowd.absence.note(seats, now)
        free = [free_at(room, crowd.absence, seat, self._patience) for seat in range(room.game.seats)]
        away = [self._away(live, seat, moment, now) for seat, moment in enumerate(free)]
        here = Here(
            room.id,
            [seat for seat in range(room.game.seats) if seats >> seat & 1],
            watching,
            [one for one in away if one is not None],
        )
        crowd.away = {one.seat: one.left == 0 for one in here.away}
        frame = msgspec.json.encode(here)
        for listener in list(crowd.listeners):
            listener.send(frame)
        self._tell_again(live, min((moment for moment in free if moment is not None and moment > now), default=None))

    def _changes_offers(self, live: Live, entry: Entry) -> bool:
        """Whether others may be allowed something else now about those who are away. That depends on public events, and
        on clocks that everybody saw run out."""
        act, away = entry.act, live.crowd.away
        if isinstance(act, Move) and act.by == "clock" and away.get(act.seat) is False:
            return True
        return bool(entry.mask >> live.room.game.seats & 1) and (bool(away) or isinstance(act, TURNING))

    def _away(self, live: Live, seat: int, moment: int | None, now: int) -> Away | None:
        """What people are told about a seat that is away, or that may be given to a bot for another reason."""
        room = live.room
        if moment is not None and moment <= now:
            return Away(seat, 0, self._keyring.offer_key(room.id, seat, room.seats[seat].serial, now))
        gone = live.crowd.absence.since(seat) is not None
        if gone and room.status == "playing" and room.seats[seat].kind == "human":
            return Away(seat, None if moment is None else moment - now)
        return None

    def _tell_again(self, live: Live, moment: int | None) -> None:
        """Sends presence again at this time, because then a seat may be given to a bot."""
        if live.crowd.offering is not None:
            live.crowd.offering.cancel()
            live.crowd.offering = None
        if moment is not None and live.crowd.listeners and not self._tasks.closing:
            wait = max(0, moment - self._sources.now()) / 1000
            live.crowd.offering = asyncio.get_running_loop().call_later(wait, self._send_presence, live)

    def close(self, lives: Iterable[Live]) -> None:
        for live in lives:
            for timer in (live.crowd.telling, live.crowd.offering):
                if timer is not None:
                    timer.cancel()
