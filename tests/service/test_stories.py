"""The log of a table: everything that may be read again and nothing else, the same live and after a reload."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import msgspec
import pytest

import sterling
from sterling import SPECTATOR, Facts, Rng
from sterling.bots import cast_of
from sterling.bots.remarks import remark_on
from sterling.i18n import Words
from sterling.service.acts import AnyAct, Entry, Header, Move, Start, Undo
from sterling.service.forms import Forms
from sterling.service.messages import Event, Told
from sterling.service.notebooks import Notebooks
from sterling.service.room import Room, Step
from sterling.service.shown import event_of
from sterling.service.stories import story_of

GAMES = [facts for facts in sterling.games() if facts.memory_aid]


@dataclass
class Reader:
    """Keeps a log as a client does: from the frames alone."""

    viewer: int
    log: list[Told] = field(default_factory=list)

    def hear(self, room: Room, entry: Entry, before: list[int]) -> None:
        if not entry.mask >> (room.game.seats if self.viewer == SPECTATOR else self.viewer) & 1:
            return
        event = event_of(room, entry, self.viewer, before, 0)
        if event.story is not None:
            self.log = event.story
            return
        told = Told(event.kind, event.who, event.happened[event.anew or 0 :])  # type: ignore[arg-type]
        if event.anew is not None:
            self.log = []
        if told.happened or told.kind == "time-out":
            self.log = [*self.log, told]


class Table:
    """A room, with a listener at every seat and a spectator."""

    def __init__(self, facts: Facts, memory_aid: bool, seats: int) -> None:
        self.game = sterling.game(facts.name, seats, options={"memory-aid": memory_aid})
        header = Header(
            id="table",
            game=facts.name,
            seats=seats,
            rule_set=self.game.rule_set,
            options=dict(self.game.options),
            owner="",
            access=["link"] * seats,
            listed=False,
            created_at=0,
            secret="5a" * 32,
        )
        self.room = Room(header, self.game, Forms(self.game))
        self.readers = [Reader(viewer) for viewer in range(SPECTATOR, seats)]
        self.follow(Start())

    def follow(self, act: AnyAct, step: Step | None = None) -> None:
        before = self.room.waiting()
        if self.room.state is not None:
            self.room.views()
        mask = self.room.everyone if step is None else step.mask
        entry = Entry("table", self.room.number + 1, act, mask, 0)
        self.room.follow(entry, step)
        for reader in self.readers:
            reader.hear(self.room, entry, before)

    def play(self, rng: Rng, most: int = 10**6) -> Iterator[int]:
        """Random moves, some late and some undone; returns who acted."""
        for _ in range(most):
            waiting = self.room.waiting()
            if not waiting:
                return
            seat = waiting[rng.below(len(waiting))]
            if self.room.can_undo(seat) and rng.below(3) == 0:
                self.follow(Undo(seat), self.room.consider_undo(seat))
            else:
                legal = self.room.truth().legal(seat)
                code = legal[rng.below(len(legal))]
                step, free = self.room.consider_move(seat, code)
                self.follow(Move(seat, code, free=free, by="clock" if rng.below(9) == 0 else ""), step)
            if self.room.status == "playing":
                yield seat


@pytest.mark.parametrize("memory_aid", [True, False], ids=["aid", "no-aid"])
@pytest.mark.parametrize("facts", GAMES, ids=lambda facts: facts.name)
def test_SG_32_JS_26_AM_4_who_reloads_reads_the_same_log_as_who_stayed(facts: Facts, memory_aid: bool) -> None:
    table = Table(facts, memory_aid, 3)
    for number, _ in enumerate(table.play(Rng(8), 120)):
        if number % 4 == 0:
            for reader in table.readers:
                assert reader.log == story_of(table.room, reader.viewer)
    assert any(reader.log for reader in table.readers)


@pytest.mark.parametrize("facts", GAMES, ids=lambda facts: facts.name)
def test_SG_32_JS_26_AM_4_without_memory_aid_a_player_reads_what_came_since_their_last_act(facts: Facts) -> None:
    table = Table(facts, False, 3)
    longest = 0
    for _ in table.play(Rng(9), 150):
        for seat in range(3):
            since = [played.seat for played in table.room.actions]
            own = max((place for place, who in enumerate(since) if who == seat), default=-1)
            log = story_of(table.room, seat)
            # Nothing from before the viewer's own last act, which comes first; each later act appears at most once.
            assert len(log) <= len(since) - max(own, 0) + (own < 0)
            assert all(told.who != seat for told in log[1:])
            # And everything since then.
            whole = everything(table, seat)
            assert log == whole[max((place for place, told in enumerate(whole) if told.who == seat), default=0) :]
            longest = max(longest, len(log))
    assert longest > 1


@pytest.mark.parametrize("facts", GAMES, ids=lambda facts: facts.name)
def test_SG_32_JS_26_AM_4_without_memory_aid_a_spectator_reads_the_current_turn(facts: Facts) -> None:
    table = Table(facts, False, 3)
    for _ in table.play(Rng(10), 150):
        log = story_of(table.room, SPECTATOR)
        happened = [one for told in log for one in told.happened]
        # The end of the whole story, and not empty.
        assert happened
        assert [one for told in everything(table, SPECTATOR) for one in told.happened][-len(happened) :] == happened
        if facts.simultaneous:
            assert not any(one.heading for one in happened[1:])
        else:
            assert len({told.who for told in log if told.who is not None}) <= 1


def everything(table: Table, viewer: int) -> list[Told]:
    """The whole story, told again from the actions, whatever the table allows."""
    room, status = table.room, table.room.status
    room.status = "over"
    story = story_of(room, viewer)
    room.status = status
    return story


@pytest.mark.parametrize("facts", GAMES, ids=lambda facts: facts.name)
def test_with_memory_aid_everything_that_was_told_stays(facts: Facts) -> None:
    table = Table(facts, True, 2)
    lengths = [len(table.readers[1].log)]
    for _ in table.play(Rng(11), 80):
        assert story_of(table.room, 0) == everything(table, 0)
        lengths.append(len(story_of(table.room, 0)))
    assert lengths[-1] > 10


@pytest.mark.parametrize("facts", GAMES, ids=lambda facts: facts.name)
def test_after_the_end_everything_is_open(facts: Facts) -> None:
    table = Table(facts, False, 2)
    # Random play alone seldom ends a round of the Amulet, so players who may call do.
    play_out(table, Rng(12), lambda text: text == "C")
    assert table.room.status == "over"
    for reader in table.readers:
        assert reader.log == everything(table, reader.viewer)
        assert len(reader.log) > 10


def play_out(table: Table, rng: Rng, wanted: Callable[[str], bool]) -> None:
    while waiting := table.room.waiting():
        seat = waiting[0]
        legal = table.room.truth().legal(seat)
        good = [code for code in legal if wanted(table.game.format(code))]
        code = good[0] if good else legal[rng.below(len(legal))]
        step, free = table.room.consider_move(seat, code)
        table.follow(Move(seat, code, free=free), step)


@pytest.mark.parametrize("memory_aid", [True, False], ids=["aid", "no-aid"])
@pytest.mark.parametrize("facts", GAMES, ids=lambda facts: facts.name)
def test_what_was_written_down_while_it_happened_is_the_log_at_the_end(facts: Facts, memory_aid: bool) -> None:
    """Viewer 0 is there from the deal on, the spectators come when it is dealt, and viewer 1 misses an act."""
    table = Table(facts, memory_aid, 3)
    room, books, rng = table.room, Notebooks(), Rng(5)
    books.begin(room, SPECTATOR, story_of(room, SPECTATOR))
    books.begin(room, 0, story_of(room, 0))
    books.begin(room, 1, story_of(room, 1))
    ended: dict[int, list[Told]] = {}
    while room.status == "playing":
        waiting = room.waiting()
        seat = waiting[rng.below(len(waiting))]
        code = room.truth().nth(seat, rng.below(room.truth().count(seat)))
        step, free = room.consider_move(seat, int(code))
        act = Move(seat, int(code), free=free, by="clock" if rng.below(9) == 0 else "")
        entry = Entry("table", room.number + 1, act, step.mask, 0)
        before = room.waiting()
        room.follow(entry, step)
        told: set[int] = set()
        for viewer in (0, 1, SPECTATOR):
            missed = viewer == 1 and len(room.actions) == 9
            if step.mask >> (room.game.seats if viewer < 0 else viewer) & 1 and not missed:
                told.add(viewer)
                if books.follows(room, entry, viewer):
                    plain = event_of(room, entry, viewer, before, 0)
                    noted = event_of(room, entry, viewer, before, 0, book=books.open(room, entry, viewer))
                    assert msgspec.json.encode(noted) == msgspec.json.encode(plain)
        if room.status == "over":
            for viewer in (0, 1, SPECTATOR):
                if books.has(room, viewer):
                    ended[viewer] = msgspec.json.decode(books.whole(viewer), type=list[Told])
        books.close(room, entry, told)
    assert ended == {viewer: story_of(room, viewer) for viewer in ended}
    assert set(ended) >= {0, SPECTATOR}
    assert not books.has(room, 0)


def test_a_notebook_ends_with_an_undo_and_whoever_comes_late_gets_one_only_with_memory_aid() -> None:
    for memory_aid in (True, False):
        table = Table(GAMES[0], memory_aid, 2)
        room, books = table.room, Notebooks()
        books.begin(room, 0, story_of(room, 0))
        assert books.has(room, 0)
        list(table.play(Rng(3), 5))
        assert not books.has(room, 0)
        books.begin(room, 0, story_of(room, 0))
        assert books.has(room, 0) == memory_aid
        if memory_aid:
            books.close(room, Entry("table", room.number, Undo(0), room.everyone, 0), {0})
            assert not books.has(room, 0)


@pytest.mark.parametrize("facts", [facts for facts in GAMES if cast_of(facts.name)], ids=lambda facts: facts.name)
def test_what_an_opponent_says_comes_with_the_event_from_what_the_reader_was_told(facts: Facts) -> None:
    heard = 0
    for seed in range(4):
        table = Table(facts, True, 2)
        table.room.seats[1].kind, table.room.seats[1].level = "bot", cast_of(facts.name)[0].name
        events: list[Event] = []

        def hear(room: Room, entry: Entry, before: list[int], events: list[Event] = events) -> None:
            if entry.mask & 1:
                events.append(event_of(room, entry, 0, before, 0, log=[]))

        # One listener, to whom no log is told again after an undo: this is about the events alone.
        del table.readers[1:]
        table.readers[0].hear = hear  # type: ignore[method-assign]
        list(table.play(Rng(seed + 1)))
        for event in events:
            levels = ["", cast_of(facts.name)[0].name]
            wanted = remark_on("table", facts.name, event.number, event.happened, levels, Words("en").__contains__)
            assert event.remark == wanted
            heard += wanted is not None
    assert heard > 0
