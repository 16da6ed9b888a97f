"""A room: one table as its log tells it. Pure: no disk, no sockets, no time of its own.

`Room.follow` takes an entry of the log; `Room.consider_…` work out what an act would do without doing it. What leaves
a room for a person is `game.shown(view)` of that person's seat and what follows from it.
"""

from collections.abc import Collection

import msgspec
from msgspec import Raw

from sterling.core.deal import Deal
from sterling.core.errors import SterlingError
from sterling.core.game import Game
from sterling.core.match import play
from sterling.core.record import Entry as RecordEntry
from sterling.core.record import Record
from sterling.core.shuffle import shuffled_seed
from sterling.core.state import SPECTATOR, State
from sterling.core.view import View, encode
from sterling.games import replay
from sterling.service.acts import Bot, Entry, Header, Leave, Move, Next, Nonce, Say, Sit, Start, Undo
from sterling.service.clocks import Clocks
from sterling.service.errors import ServiceError
from sterling.service.messages import Event, Replay, ReplayStep, Reveal, SeatInfo, Seen, TableInfo

UNDOS = 300
"""How often one seat may take back in one game: a log has an end."""
_NULL = Raw(b"null")
_NONE = Raw(b"[]")


class Seat:
    """Who holds a seat."""

    __slots__ = ("access", "identity", "kind", "level", "name", "nonce", "past", "serial")

    def __init__(self, access: str) -> None:
        self.kind = "vacant"
        self.access = access
        self.identity = ""
        self.name = ""
        self.level = ""
        self.serial = 0
        """Counts how often the seat has changed hands; tokens name it, so that old ones open nothing."""
        self.nonce = ""
        self.past: list[str] = []
        """Who left it and may take it back: before the start the last human, then all who played it."""

    def info(self) -> SeatInfo:
        return SeatInfo(
            kind=self.kind,  # type: ignore[arg-type]
            name=self.name,
            level=self.level,
            access=self.access if self.kind == "vacant" else "",  # type: ignore[arg-type]
            nonce=bool(self.nonce),
        )


class Played(msgspec.Struct, frozen=True, gc=False):
    """An action that stands, and who did it if not the seat's holder (acts.Move)."""

    seat: int
    code: int
    by: str = ""


class Done(msgspec.Struct, frozen=True, gc=False):
    """Something done under an id: the event number it was acknowledged with, and what it was."""

    number: int
    what: str


class Step(msgspec.Struct, frozen=True):
    """What an act would lead to: the truth after it, every view of it, and whose view it changes."""

    state: State
    views: list[View]
    mask: int


class Room:
    """The fold of a header and its log."""

    def __init__(self, header: Header, game: Game, forms: "Forms") -> None:
        self.header = header
        self.id = header.id
        self.game = game
        self.forms = forms
        self.everyone = (1 << game.seats + 1) - 1
        self.number = 0
        """How many entries the log has. It never leaves the service: it would tell what was done unseen."""
        self.status = "gathering"
        self.seats = [Seat(access) for access in header.access]
        self.counts = [0] * (game.seats + 1)
        """Events in the stream of each seat; the last is the spectators', so that index SPECTATOR finds it."""
        self.decisions = [0] * game.seats
        self.said = [0] * game.seats
        self.undone = [0] * game.seats
        self.done: dict[str, Done] = {}
        """What was done under the ids that clients gave."""
        self.sits: dict[str, int] = {}
        """How often each identity has sat down here."""
        self.deal: Deal | None = None
        self.state: State | None = None
        self.actions: list[Played] = []
        self.free_run = [0] * game.seats
        """How many of its last actions each seat may take back, one after the other."""
        self.clocks: Clocks | None = None
        self.next: str | None = None
        self.last_at = header.created_at
        """When something public last happened."""
        self._views: list[View] | None = None
        self._shown: dict[int, Raw] = {}
        if header.record is not None:
            record = Record.parse(header.record)
            match = replay(record)
            self.deal, self.state, self.status = match.deal, match.state, "over"
            self.actions = [
                Played(seat, code, entry.by) for (seat, code), entry in zip(match.log, record.entries, strict=True)
            ]
            for number, seat in enumerate(self.seats):
                seat.kind, seat.name = "human", record.names[number] if number < len(record.names) else "-"

    # -- what the log says -------------------------------------------------------------------------------------------

    def follow(self, entry: Entry, step: Step | None = None) -> None:
        """Takes the next entry; `step` is what `consider_…` found, if this process wrote the entry itself."""
        act = entry.act
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} after {self.number}")
        self.number = entry.number
        for viewer in range(len(self.counts)):
            self.counts[viewer] += entry.mask >> viewer & 1
        match act:
            case Sit(seat, identity, name):
                self.sits[identity] = self.sits.get(identity, 0) + 1
                self._hand_over(seat, "human", identity=identity, name=name)
            case Bot(seat, level):
                self._hand_over(seat, "bot", level=level)
            case Leave(seat, access):
                self.seats[seat].access = access
                self._hand_over(seat, "vacant")
            case Nonce(seat, nonce):
                self.seats[seat].nonce = nonce
            case Start():
                self._start(self.make_deal(), entry.at)
            case Move() | Undo():
                self._follow_play(entry, act, step)
            case Say(seat, _, id):
                self.said[seat] += 1
                self._note(seat, id, f"say {act.phrase}")
            case Next(table):
                self.next = table
        if entry.mask >> self.game.seats & 1:
            self.last_at = entry.at

    def _hand_over(self, number: int, kind: str, identity: str = "", name: str = "", level: str = "") -> None:
        seat = self.seats[number]
        if seat.kind == "human":
            kept = seat.past if self.status == "playing" else []
            seat.past = [*kept, seat.identity] if seat.identity not in kept else kept
        seat.kind, seat.identity, seat.name, seat.level = kind, identity, name, level
        seat.serial += 1
        self.free_run[number] = 0
        if self.status == "gathering":
            # A nonce belongs to the person who gave it.
            seat.nonce = ""

    def make_deal(self) -> Deal:
        """The deal that follows from the secret and the nonces."""
        return self.game.deal(shuffled_seed(bytes.fromhex(self.header.secret), self.nonces()))

    def nonces(self) -> dict[int, bytes]:
        return {number: bytes.fromhex(seat.nonce) for number, seat in enumerate(self.seats) if seat.nonce}

    def _start(self, deal: Deal, at: int) -> None:
        self.deal = deal
        for seat in self.seats:
            seat.past = []
        self.state = self.game.start(deal)
        self.status = "playing"
        self._views, self._shown = None, {}
        if self.header.clock is not None:
            self.clocks = Clocks(self.header.clock, self.game.seats, int(self.state.waiting()), at)

    def _follow_play(self, entry: Entry, act: Move | Undo, step: Step | None) -> None:
        assert self.state is not None
        seat = act.seat
        if step is not None:
            self.state, self._views = step.state, step.views
        elif isinstance(act, Move):
            play(self.game, self.state, seat, act.code)
            self._views = None
        if isinstance(act, Move):
            self.actions.append(Played(seat, act.code, act.by))
        else:
            self.actions = self._without_last(seat)
            if step is None:
                self.state, self._views = self._replayed(self.actions), None
        self._shown = {}
        if act.id:
            decision = self.decisions[seat]
            self._note(seat, act.id, f"move {decision} {act.code}" if isinstance(act, Move) else f"undo {decision}")
        self.decisions[seat] += 1
        # Whoever has seen another act since may take nothing back.
        for other in range(self.game.seats):
            if other != seat and entry.mask >> other & 1:
                self.free_run[other] = 0
        if isinstance(act, Undo):
            self.free_run[seat] -= 1
            self.undone[seat] += 1
        else:
            self.free_run[seat] = self.free_run[seat] + 1 if act.free else 0
        waiting = int(self.state.waiting())
        if self.clocks is not None and entry.mask >> self.game.seats & 1:
            self.clocks.public(seat, waiting, entry.at, isinstance(act, Undo))
        if waiting == 0:
            self.status = "over"

    def _note(self, seat: int, id: str, what: str) -> None:
        self.done[self._key(seat, id)] = Done(self.counts[seat], what)

    def _key(self, seat: int, id: str) -> str:
        """Every holder of a seat has ids of its own."""
        return f"{seat} {self.seats[seat].serial} {id}"

    def is_done(self, seat: int, id: str, what: str) -> bool:
        """Whether the seat's holder has done this under this id; an error if it has done something else under it."""
        found = self.done.get(self._key(seat, id))
        if found is not None and found.what != what:
            raise ServiceError("move/id-used", id=id)
        return found is not None

    def number_of(self, seat: int, id: str) -> int:
        """The event number of what the seat's holder has done under this id."""
        return self.done[self._key(seat, id)].number

    def knows_another(self, identity: str, number: int) -> bool:
        """Whether somebody plays another seat than this one, or has played it, and so knows what it knows."""
        return any(
            identity in seat.past or (seat.kind == "human" and seat.identity == identity)
            for other, seat in enumerate(self.seats)
            if other != number
        )

    def _without_last(self, seat: int) -> list[Played]:
        at = max(place for place, played in enumerate(self.actions) if played.seat == seat)
        return self.actions[:at] + self.actions[at + 1 :]

    def _replayed(self, actions: list[Played]) -> State:
        assert self.deal is not None
        state = self.game.start(self.deal)
        for played in actions:
            play(self.game, state, played.seat, played.code)
        return state

    # -- what an act would do ----------------------------------------------------------------------------------------

    def truth(self) -> State:
        if self.state is None:
            raise ServiceError("table/not-started")
        return self.state

    def views(self) -> list[View]:
        """The view of every seat, and last that of the spectators."""
        if self._views is None:
            self._views = self.game.views(self.truth())
        return self._views

    def consider_move(self, seat: int, code: int) -> tuple[Step, bool]:
        """What this action leads to, and whether it may be taken back: it turned nothing over for anybody.

        Others may see of it that something was chosen, or that its seat is done with a step of all; but nobody else is
        asked for it.
        """
        now = self.truth()
        after = now.clone()
        play(self.game, after, seat, code)
        step = self._step(after, seat, self.views())
        return step, _asks_nobody_else(now, after, seat) and bool(now.quiet(seat, code, after))

    def can_undo(self, seat: int) -> bool:
        return self.status == "playing" and self.free_run[seat] > 0 and self.undone[seat] < UNDOS

    def consider_undo(self, seat: int) -> Step:
        """What taking back the seat's last action leads to."""
        if not self.can_undo(seat):
            raise ServiceError("undo/impossible", seat=seat)
        try:
            after = self._replayed(self._without_last(seat))
        except SterlingError:
            raise ServiceError("undo/impossible", seat=seat) from None
        if not _asks_nobody_else(self.truth(), after, seat):
            raise ServiceError("undo/impossible", seat=seat)
        return self._step(after, seat, self.views())

    def _step(self, after: State, actor: int, before: list[View]) -> Step:
        views = self.game.views(after)
        mask = 1 << actor
        for viewer, (old, new) in enumerate(zip(before, views, strict=True)):
            if old != new:
                mask |= 1 << viewer
        return Step(after, views, mask)

    # -- what people are shown ---------------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        return [] if self.state is None else _bits(self.state)

    def seen(self, viewer: int, now: int) -> Seen:
        """The table through the eyes of one seat or a spectator."""
        view, legal = _NULL, _NONE
        if self.state is not None:
            if viewer not in self._shown:
                self._shown[viewer] = Raw(encode(self.game.shown(self.views()[viewer])))
            view = self._shown[viewer]
            if viewer != SPECTATOR:
                legal = self.forms.of(self.state.legal(viewer), self.views()[viewer])
        return Seen(
            seat=viewer,
            number=self.counts[viewer],
            decision=0 if viewer == SPECTATOR else self.decisions[viewer],
            view=view,
            waiting=self.waiting(),
            legal=legal,
            undo=viewer != SPECTATOR and self.can_undo(viewer),
            clocks=None if self.clocks is None else self.clocks.shown(now),
        )

    def event(self, entry: Entry, viewer: int, before: list[int], now: int) -> Event:
        """What this viewer is told about the entry that was followed last; `before` are the seats asked before it."""
        act = entry.act
        kind = type(act).__name__.lower()
        # Who it was is told where it follows from who was asked before and after.
        gone = set(before) ^ set(self.waiting())
        who: int | None = None
        action = phrase = None
        info = None
        match act:
            case Move(seat, code, _, by):
                kind = "time-out" if by == "clock" else "move"
                if seat == viewer:
                    who, action = seat, self.game.format(code)
                elif before == [seat] or gone == {seat}:
                    who = seat
                info = self.info() if self.status == "over" else None
            case Undo(seat):
                who = seat if seat == viewer or before == [seat] or gone == {seat} else None
            case Say(seat, said):
                who, phrase = seat, said
            case Sit(seat) | Leave(seat) | Bot(seat) | Nonce(seat):
                who, info = seat, self.info()
            case Start() | Next():
                info = self.info()
        return Event(
            table=self.id,
            seat=viewer,
            number=self.counts[viewer],
            kind=kind,  # type: ignore[arg-type]
            seen=self.seen(viewer, now),
            who=who,
            action=action,
            phrase=phrase,
            info=info,
        )

    def info(self) -> TableInfo:
        header = self.header
        over = self.status == "over"
        reveal = None
        if over and header.secret and self.deal is not None:
            nonces = {number: nonce.hex() for number, nonce in self.nonces().items()}
            reveal = Reveal(header.secret, nonces, self.deal.seed.hex())
        return TableInfo(
            id=self.id,
            game=header.game,
            rule_set=header.rule_set,
            options=header.options,
            status=self.status,  # type: ignore[arg-type]
            seats=[seat.info() for seat in self.seats],
            listed=header.listed,
            clock=header.clock,
            commitment=header.commitment,
            deck=header.deck,
            imported=header.record is not None,
            next=self.next,
            scores=self.game.scores(self.truth()) if over else None,
            reveal=reveal,
        )

    def names(self) -> list[str]:
        return [seat.name or seat.level or "-" for seat in self.seats]

    def record(self, seats: Collection[int]) -> Record:
        """After the end the whole game with all that proves its deal.

        Before, the actions of the asker's own seats, and what they are shown now.
        """
        if self.header.record is not None:
            return Record.parse(self.header.record)
        over = self.status == "over"
        game = self.game
        kept = [played for played in self.actions if over or played.seat in seats]
        return Record(
            game=game.facts.name,
            rules_version=game.facts.rules_version,
            rule_set=game.rule_set,
            seats=game.seats,
            options=dict(game.options),
            names=tuple(self.names()),
            deck_hash=game.deck_hash,
            deck=game.deck_text,
            commitment=self.header.commitment,
            secret=self.header.secret if over else "",
            nonces={number: nonce.hex() for number, nonce in self.nonces().items()} if over else {},
            seed=self.deal.seed.hex() if over and self.deal is not None else "",
            entries=tuple(RecordEntry(played.seat, game.format(played.code), played.by) for played in kept),
            seen={} if over or self.state is None else self._seen_by(seats),
            result=tuple(score.total for score in game.scores(self.truth())) if over else (),
        )

    def _seen_by(self, seats: Collection[int]) -> dict[int, str]:
        views = self.views()
        return {viewer: encode(self.game.shown(views[viewer])).decode() for viewer in sorted(seats) or (SPECTATOR,)}

    def replay(self, viewer: int) -> Replay:
        """The game from the deal to the end, as one seat or a spectator saw it, when nothing is secret any more."""
        if self.status != "over" or self.deal is None:
            raise ServiceError("table/not-over")
        state = self.game.start(self.deal)
        last = encode(self.game.shown(self.game.view(state, viewer)))
        steps = [ReplayStep(SPECTATOR, "", _bits(state), Raw(last))]
        for played in self.actions:
            play(self.game, state, played.seat, played.code)
            view = encode(self.game.shown(self.game.view(state, viewer)))
            told = None if view == last else Raw(view)
            steps.append(ReplayStep(played.seat, self.game.format(played.code), _bits(state), told, played.by))
            last = view
        return Replay(self.info(), viewer, steps)


def _asks_nobody_else(one: State, other: State, seat: int) -> bool:
    """Whether the two states ask the same seats, this one aside."""
    return (int(one.waiting()) ^ int(other.waiting())) & ~(1 << seat) == 0


def _bits(state: State) -> list[int]:
    """The seats that are asked."""
    bits = int(state.waiting())
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


class Forms:
    """The actions of a table's game, written as JSON once and used by all its rooms."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._foretells = type(game).ahead is not Game.ahead
        self._written: dict[int, bytes] = {}

    def of(self, codes: list[int], view: View) -> Raw:
        written = [self._written.get(code) or self._write(code) for code in codes]
        if self._foretells:
            written = [self._with_then(form, view, code) for form, code in zip(written, codes, strict=True)]
        return Raw(b"[" + b",".join(written) + b"]")

    def _with_then(self, written: bytes, view: View, code: int) -> bytes:
        then = self._game.ahead(view, code)
        return written if then is None else written[:-1] + b',"then":' + msgspec.json.encode(then) + b"}"

    def _write(self, code: int) -> bytes:
        game = self._game
        written = msgspec.json.encode({"code": code, "text": game.format(code), "form": game.form(code)})
        self._written[code] = written
        return written
