"""A room: one table, folded from its log. Pure: no disk, no sockets, no clock.

- `Room.follow(entry)`: takes the next entry of the log
- `Room.consider_move(…)`, `Room.consider_undo(…)`: what an act would lead to, without doing it
- `Room.seen(viewer, now)`: what one viewer is shown; `Room.is_done(…)`, `Room.number_of(…)`: what has an id

Whatever leaves a room for a person follows from `game.shown(view)` of that person's seat (shown.py, records.py).
"""

import msgspec
from librt.vecs import vec
from msgspec import Raw
from mypy_extensions import i64

from sterling.bots import bot_names
from sterling.core.bits import members
from sterling.core.characters import Owner, by_column
from sterling.core.deal import Deal
from sterling.core.errors import SterlingError
from sterling.core.game import Game
from sterling.core.lesson import Lesson, Run
from sterling.core.match import play
from sterling.core.record import Record
from sterling.core.shuffle import shuffled_seed
from sterling.core.state import SPECTATOR, State
from sterling.core.story import Happening
from sterling.core.view import View, encode
from sterling.games import replay
from sterling.service.acts import (
    PLAYING,
    SEATING,
    AnyAct,
    Bot,
    Choose,
    Close,
    Decline,
    Entry,
    Goto,
    Header,
    Leave,
    Move,
    Next,
    Nonce,
    Reserve,
    Say,
    Sit,
    Start,
    Undo,
)
from sterling.service.clocks import Clocks
from sterling.service.errors import ServiceError
from sterling.service.forms import Forms
from sterling.service.messages import LessonStep, Seen
from sterling.service.seats import Seat

UNDOS = 300
"""How often one seat may undo in one game. This bounds the log."""
OF_SEAT = (*PLAYING, *SEATING)
_NULL = Raw(b"null")
_NONE = Raw(b"[]")


class Played(msgspec.Struct, frozen=True, gc=False):
    """An action that was not undone, and who chose it if not the seat's holder (acts.Move)."""

    seat: int
    code: int
    by: str = ""


class Done(msgspec.Struct, frozen=True, gc=False):
    """Something done under an id: the event number it was acknowledged with, and what it was."""

    number: int
    what: str


class Turn(msgspec.Struct, frozen=True, gc=False):
    """Since when a seat has to act. It follows from public events alone."""

    number: int = 0
    """The number of the public event that began it."""
    at: int = 0
    new: bool = True
    """False if the seat continues after a public act of its own."""
    turning: bool = False
    """The game begins, or several seats are asked at once."""


class Step(msgspec.Struct, frozen=True):
    """What an act leads to: the state after it, all its views, and a bit for everyone whose view it changes."""

    state: State
    views: list[View]
    mask: int


class Room:
    """The fold of a header and its log."""

    __slots__ = (
        "__weakref__",
        "_before",
        "_due",
        "_heads",
        "_shown",
        "_shown_before",
        "_views",
        "_waiting",
        "_written",
        "actions",
        "choices",
        "chosen",
        "clocks",
        "counts",
        "deal",
        "decisions",
        "done",
        "everyone",
        "forms",
        "free_run",
        "game",
        "header",
        "id",
        "last_at",
        "next",
        "next_by",
        "number",
        "public_actions",
        "run",
        "said",
        "seats",
        "sits",
        "state",
        "status",
        "timed_out",
        "turns",
        "undone",
    )

    def __init__(self, header: Header, game: Game, forms: Forms, lesson: Lesson | None = None) -> None:
        self.header = header
        self.id = header.id
        self.game = game
        self.forms = forms
        self.everyone = (1 << game.seats + 1) - 1
        self.number = 0
        """How many entries the log has. It never leaves the service, because it also counts hidden acts."""
        self.status = "gathering"
        self.seats = [Seat(access) for access in header.access]
        self.counts = [0] * (game.seats + 1)
        """How many events each seat's stream has. The spectators' is the last, so index SPECTATOR (-1) finds it."""
        self.decisions = [0] * game.seats
        self.said = [0] * game.seats
        self.undone = [0] * game.seats
        self.done: dict[str, Done] = {}
        """What was done under the ids that clients gave."""
        self.sits: dict[str, int] = {}
        """How often each identity has sat down here."""
        self.chosen: dict[Owner, list[str]] = {}
        """The characters each seat has chosen before the start; those of None are for the columns that belong to
        nobody."""
        self.choices = 0
        self._heads: list[str] = []
        self.deal: Deal | None = None
        self.state: State | None = None
        self.actions: list[Played] = []
        """Hidden ones too, so their number never leaves the service before the end."""
        self.public_actions = 0
        """How many of them everybody has noticed."""
        self.free_run = [0] * game.seats
        """How many of its latest actions each seat may undo, one by one."""
        self.clocks: Clocks | None = None
        self.turns = [Turn()] * game.seats
        self._due = 0
        """The seats that had to act after the last entry, as a bit set."""
        self.timed_out = [False] * game.seats
        """Whether time was up when each seat last acted, as far as that is public: everybody sees a clock run out."""
        self.run: Run | None = None if lesson is None else Run(lesson)
        """Where the learner is, at the table of a lesson."""
        self.next: str | None = None
        self.next_by: int | None = None
        self.last_at = header.created_at
        """When something public last happened."""
        self._waiting: list[int] | None = None
        """The seats that are asked now, if anybody wanted to know."""
        self._views: list[View] | None = None
        self._before: list[View] | None = None
        """The views before the last entry that was followed, if anybody had asked for them."""
        self._shown: dict[int, View] = {}
        """What each viewer is shown of its view now, if anybody had asked for it …"""
        self._shown_before: dict[int, View] = {}
        """… and before the last entry."""
        self._written: dict[int, Raw] = {}
        """The same, encoded."""
        if header.record is not None:
            record = Record.parse(header.record)
            match = replay(record)
            self.deal, self.state, self.status = match.deal, match.state, "over"
            self._heads = list(record.characters)
            self.actions = [
                Played(seat, code, entry.by) for (seat, code), entry in zip(match.log, record.entries, strict=True)
            ]
            for number, seat in enumerate(self.seats):
                name = record.names[number] if number < len(record.names) else "-"
                last = next((played for played in reversed(self.actions) if played.seat == number), None)
                if last is not None and last.by == "bot" and name in bot_names(game.facts.name):
                    seat.kind, seat.level = "bot", name
                else:
                    seat.kind, seat.name = "human", name

    # -- following the log -----------------------------------------------------------------------------------------

    def follow(self, entry: Entry, step: Step | None = None) -> None:
        """Takes the next entry; `step` is what `consider_…` found, if this process wrote the entry."""
        act = entry.act
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} after {self.number}")
        self.number = entry.number
        self._waiting = None
        self._before, self._shown_before = self._views, self._shown
        mask = entry.mask
        self.counts = [count + (mask >> viewer & 1) for viewer, count in enumerate(self.counts)]
        if isinstance(act, Move):
            self._follow_play(entry, act, step)
        else:
            self._follow_other(entry, act, step)
        if entry.mask >> self.game.seats & 1:
            self.last_at = entry.at
        self._follow_turns(entry)

    def settle(self) -> None:
        """The last entry has been told: nobody asks any more what was seen before it. Letting go of it now is cheaper
        than with the next entry, when it has long left the processor's caches."""
        self._before, self._shown_before = None, {}

    def _follow_other(self, entry: Entry, act: AnyAct, step: Step | None) -> None:
        match act:
            case Sit(seat, identity, name, face):
                self.sits[identity] = self.sits.get(identity, 0) + 1
                self._hand_over(entry.at, seat, "human", identity=identity, name=name, face=face)
            case Bot(seat, level):
                self._hand_over(entry.at, seat, "bot", level=level)
            case Leave(seat, access):
                self.seats[seat].access = access
                self._hand_over(entry.at, seat, "vacant")
            case Reserve(seat, identity, name, face):
                self.seats[seat].reserve(identity, name, face)
            case Decline(seat):
                self.seats[seat].decline()
                self.chosen.pop(seat, None)
            case Nonce(seat, nonce):
                self.seats[seat].nonce = nonce
            case Choose(owner, characters):
                self.chosen[owner] = characters
                self.choices += 1
            case Start(characters):
                self._heads = characters
                self._start(self.make_deal(), entry.at)
                if self.header.origin is not None:
                    self._play_before(self.header.origin.played)
            case Undo():
                self._follow_play(entry, act, step)
            case Say(seat, _, id):
                self.said[seat] += 1
                self._note(seat, id, f"say {act.phrase}")
            case Next(table, seat_asking):
                self.next, self.next_by = table, seat_asking
            case Close():
                self.status = "closed"
                self.clocks = None
            case Goto(step_name):
                self._turn_to(step_name)

    def _follow_turns(self, entry: Entry) -> None:
        due = 0 if self.state is None else int(self.state.waiting())
        act = entry.act
        public = entry.mask >> self.game.seats & 1
        changed = act.seat if public and isinstance(act, OF_SEAT) else None
        asked = due & ~self._due
        if asked or changed is not None:
            turning = not self._due or due & (due - 1) != 0
            for seat in members(due):
                if asked >> seat & 1 or seat == changed:
                    # If others are asked too, something new begins for all of them.
                    new = asked != 0
                    self.turns[seat] = Turn(self.counts[SPECTATOR], entry.at, new, new and turning)
        self._due = due

    def _hand_over(
        self, at: int, number: int, kind: str, identity: str = "", name: str = "", level: str = "", face: str = ""
    ) -> None:
        seat = self.seats[number]
        expected = bool(identity) and seat.reserved == identity
        seat.hand_over(kind, identity, name, level, face, playing=self.status == "playing")
        seat.since = at
        self.free_run[number] = 0
        self.timed_out[number] = False
        if self.status == "gathering":
            # A nonce belongs to the person who gave it, and so does a choice. Who is expected keeps the last game's.
            seat.nonce = ""
            if not expected:
                self.chosen.pop(number, None)

    @property
    def row_status(self) -> str:
        """What the table's row says: lessons are in no list and no statistics, and go when they are left."""
        return self.status if self.run is None else "lesson"

    def has_bots(self) -> bool:
        for seat in self.seats:  # noqa: SIM110 (for every event; a generator takes four times as long)
            if seat.kind == "bot":
                return True
        return False

    def allows_advice(self) -> bool:
        """Whether people may ask what to do: where the table says so, and where one person plays against bots that
        nobody's place was given to since the start. A lesson says itself what to do."""
        if self.run is not None:
            return False
        if self.header.advice:
            return True
        people = [seat for seat in self.seats if seat.kind != "bot"]
        return (
            self.status == "playing"
            and len(people) == 1
            and people[0].kind == "human"
            and all(not seat.past for seat in self.seats if seat.kind == "bot")
        )

    def public_length(self) -> int:
        """How many actions the game has, as far as everybody knows."""
        return len(self.actions) if self.status == "over" else self.public_actions

    def goes_on_for_days(self) -> bool:
        """Whether players are not expected to be at the table all the time."""
        return self.header.clock is not None and self.header.clock.goes_on_for_days()

    def characters(self) -> list[str]:
        """Who heads each column; before the start, empty if nobody has chosen yet."""
        known = self.game.facts.characters
        if self.status == "gathering":
            return by_column(known, self.game.seats, self.chosen)
        return self._heads or list(known)

    def make_deal(self) -> Deal:
        """The deal that follows from the secret and the nonces."""
        origin = self.header.origin
        if origin is not None:
            return Deal(vec[i64](origin.order), bytes.fromhex(origin.seed))
        return self.game.deal(shuffled_seed(bytes.fromhex(self.header.secret), self.nonces()))

    def nonces(self) -> dict[int, bytes]:
        return {number: bytes.fromhex(seat.nonce) for number, seat in enumerate(self.seats) if seat.nonce}

    def _start(self, deal: Deal, at: int) -> None:
        self.deal = deal
        for seat in self.seats:
            seat.past = []
        self.state = self.game.start(deal)
        self.status = "playing"
        self._views, self._shown, self._written = None, {}, {}
        if self.header.clock is not None:
            self.clocks = Clocks(self.header.clock, self.game.seats, int(self.state.waiting()), at)

    def _play_before(self, played: list[tuple[int, int]]) -> None:
        """What was done in the game that is continued here."""
        self.actions = [Played(seat, code) for seat, code in played]
        # The table says itself how many these are (Origin).
        self.public_actions = len(played)
        self.state = self._replayed(self.actions)

    def _turn_to(self, step: str) -> None:
        """The learner reads on, or jumps: then the step's own position is on the table."""
        assert self.run is not None
        jumps = self.state is None or not self.run.goes_on(step)
        self.run = self.run.turned(step)
        if not jumps:
            return
        lesson, number = self.run.lesson, self.run.number
        acts = lesson.before(number)
        chapter = lesson.chapter_of(number)
        self._start(self.game.deal(orders=chapter.orders), self.last_at)
        self._play_before(acts)
        self.status = "over" if self.truth().over() else "playing"
        self.decisions = [decision + 1 for decision in self.decisions]

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
        self._shown, self._written = {}, {}
        if act.id:
            decision = self.decisions[seat]
            self._note(seat, act.id, f"move {decision} {act.code}" if isinstance(act, Move) else f"undo {decision}")
        self.decisions[seat] += 1
        # A player who has seen someone else act since cannot undo.
        for other in range(self.game.seats):
            if other != seat and entry.mask >> other & 1:
                self.free_run[other] = 0
        if isinstance(act, Undo):
            self.free_run[seat] -= 1
            self.undone[seat] += 1
        else:
            self.free_run[seat] = self.free_run[seat] + 1 if act.free else 0
        waiting = int(self.state.waiting())
        public = bool(entry.mask >> self.game.seats & 1)
        late = isinstance(act, Move) and act.by == "clock"
        if late or public:
            self.timed_out[seat] = late
        if public:
            self.public_actions += 1 if isinstance(act, Move) else -1
        if self.clocks is not None and public:
            self.clocks.public(seat, waiting, entry.at, isinstance(act, Undo))
        if waiting == 0:
            self.status = "over"
        if self.run is not None and isinstance(act, Move):
            self.run = self.run.after(seat, act.code)

    def _note(self, seat: int, id: str, what: str) -> None:
        self.done[self._key(seat, id)] = Done(self.counts[seat], what)

    def _key(self, seat: int, id: str) -> str:
        """Each holder of a seat has its own ids."""
        return f"{seat} {self.seats[seat].serial} {id}"

    def is_done(self, seat: int, id: str, what: str) -> bool:
        """Whether the seat's holder has done this under this id; an error if the id stands for something else."""
        found = self.done.get(self._key(seat, id))
        if found is not None and found.what != what:
            raise ServiceError("move/id-used", id=id)
        return found is not None

    def number_of(self, seat: int, id: str) -> int:
        """The event number of what the seat's holder did under this id."""
        return self.done[self._key(seat, id)].number

    def knows_another(self, identity: str, number: int) -> bool:
        """Whether this person plays or has played another seat, and so knows what that seat knows."""
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

    def shown(self, viewer: int) -> View:
        """The part of a viewer's view that a person's client gets."""
        found = self._shown.get(viewer)
        if found is None:
            found = self._shown[viewer] = self.game.shown(self.views()[viewer])
        return found

    def happened(self, viewer: int, act: AnyAct) -> list[Happening]:
        """What this viewer saw happen through the last act that was followed, from what it is shown and nothing else.

        Callers who need it must ask for `views` before following.
        """
        game = self.game
        if not isinstance(act, Move):
            # A game that is continued does not begin now.
            begins = isinstance(act, Start) and not self.actions
            return game.happened(None, self.shown(viewer), None) if begins else []
        if self._before is None:
            return []
        before = self._shown_before.get(viewer)
        if before is None:
            before = game.shown(self._before[viewer])
        return game.happened(before, self.shown(viewer), game.heard(before, act.seat, act.code))

    def heard(self, viewer: int, act: Move) -> bool:
        """Whether this viewer was to know which action the last act was."""
        if self._before is None:
            return True
        before = self._shown_before.get(viewer) or self.game.shown(self._before[viewer])
        return self.game.heard(before, act.seat, act.code) is not None

    def consider_move(self, seat: int, code: int) -> tuple[Step, bool]:
        """What this action leads to, and whether it can be undone later.

        It can if it revealed nothing to anyone and did not otherwise change whose turn it is. Others may see that
        something was chosen, or that this seat is done with a simultaneous step.
        """
        now = self.truth()
        after = now.clone()
        play(self.game, after, seat, code)
        step = self._step(after, seat, self.views())
        return step, _asks_nobody_else(now, step.state, seat) and bool(now.quiet(seat, code, step.state))

    def consider_moves(self, seat: int, codes: list[int]) -> list[Step]:
        """What several actions of one seat lead to, one after the other."""
        steps: list[Step] = []
        now, views = self.truth(), self.views()
        for code in codes:
            now = now.clone()
            play(self.game, now, seat, code)
            steps.append(self._step(now, seat, views))
            views = steps[-1].views
        return steps

    def can_undo(self, seat: int) -> bool:
        if self.run is not None:
            return False
        return self.status == "playing" and self.free_run[seat] > 0 and self.undone[seat] < UNDOS

    def consider_undo(self, seat: int) -> Step:
        """What undoing the seat's last action leads to."""
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
        # In a lesson every act may lead to another step.
        mask = 1 << actor if self.run is None else self.everyone
        bit = 1
        for old, new in zip(before, views, strict=True):
            # Two views take long to compare if they are the same.
            if not mask & bit and old != new:
                mask |= bit
            bit <<= 1
        return Step(after, views, mask)

    # -- what people are shown ---------------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seats that are asked, in order."""
        if self._waiting is None:
            state = None if self.status == "closed" else self.state
            self._waiting = [] if state is None else members(int(state.waiting()))
        return self._waiting

    def seen(self, viewer: int, now: int) -> Seen:
        """The table as one seat or a spectator sees it."""
        view, legal = _NULL, _NONE
        state, seated = self.state, viewer != SPECTATOR
        if state is not None:
            written = self._written.get(viewer)
            if written is None:
                written = self._written[viewer] = Raw(encode(self.shown(viewer)))
            view = written
            if seated and self.status != "closed":
                codes = state.legal(viewer)
                if codes:
                    legal = self.forms.of(codes, self.views()[viewer])
        return Seen(
            viewer,
            self.counts[viewer],
            self.decisions[viewer] if seated else 0,
            view,
            self.waiting(),
            legal,
            seated and self.can_undo(viewer),
            None if self.clocks is None else self.clocks.shown(now),
            [] if state is None else self.game.running(state),
            None if self.run is None else step_of(self.run),
        )


def step_of(run: Run) -> LessonStep:
    """What a learner is shown of the current step."""
    task = run.task()
    return LessonStep(
        step=task.name,
        number=run.number + 1,
        asks=task.asks() and not run.left,
        watch=bool(run.left),
        show=[] if run.left else list(task.show),
        facts=task.facts(),
    )


def _asks_nobody_else(one: State, other: State, seat: int) -> bool:
    """Whether the same seats are to move in two states, apart from this one."""
    return (int(one.waiting()) ^ int(other.waiting())) & ~(1 << seat) == 0


def waiting_seats(state: State) -> list[int]:
    """The seats that have to act."""
    return members(int(state.waiting()))
