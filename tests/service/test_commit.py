"""Committing an act: checked, written, followed, told, in this order and under one lock."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from service.houses import run
from sterling import game
from sterling.service.acts import AnyAct, Entry, Header, Nonce, Say, Sit, Start
from sterling.service.commit import ATTEMPTS, Committer, Draft, NumberTaken
from sterling.service.errors import ServiceError
from sterling.service.forms import Forms
from sterling.service.live import Live
from sterling.service.ops import Metrics
from sterling.service.room import Room
from sterling.service.sources import Sources
from sterling.service.store.writer import Outcome, Touch, Write


class Log:
    """A store that keeps entries in a list; `before_writing` may let somebody else write first."""

    def __init__(self, happened: list[str]) -> None:
        self.entries: list[Entry] = []
        self.writes: list[Write] = []
        self.happened = happened
        self.shared = True
        self.writer = self
        self.before_writing: Callable[[], None] = lambda: None

    async def add(self, write: Write) -> bool:
        await asyncio.sleep(0)
        self.before_writing()
        if write.entries[0].number <= len(self.entries):
            return False
        self.happened.append("write")
        self.writes.append(write)
        self.entries += write.entries
        return True

    def put(self, write: Write, told: Callable[[Outcome], None]) -> None:
        async def later() -> None:
            try:
                told(await self.add(write))
            except ServiceError as problem:
                told(problem)

        self.task = asyncio.create_task(later())

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        return self.entries[after:]


class Bench:
    """A committer that records everything around it."""

    def __init__(self) -> None:
        self.happened: list[str] = []
        self.log = Log(self.happened)
        self.metrics = Metrics()
        played = game("john-silver", 2)
        header = Header(
            id="t" * 22,
            game="john-silver",
            seats=2,
            rule_set=played.rule_set,
            options=dict(played.options),
            owner="anne",
            access=["link", "link"],
            listed=False,
            created_at=0,
        )
        self.live = Live(Room(header, played, Forms(played)), Touch("gathering", None), 0)
        self.committer = Committer(self.log, self.tell, Sources(now=lambda: 5), self.metrics)  # type: ignore[arg-type]
        self.committer.done = lambda live: self.happened.append("done")
        self.committer.doubted = lambda live: self.happened.append("doubted")

    def tell(self, live: Live, entry: Entry, before: list[int]) -> None:
        assert live.room.number == entry.number, "told before it was followed"
        self.happened.append(f"tell {entry.number}")

    def other_node(self, act: AnyAct) -> None:
        self.log.entries.append(Entry("t" * 22, len(self.log.entries) + 1, act, 7, 1))

    async def commit(self, act: AnyAct) -> Entry | None:
        def make(room: Room) -> Draft:
            assert self.live.lock.locked()
            self.happened.append(f"check after {room.number}")
            return Draft(act)

        return await self.committer.commit(self.live, make)

    async def begin(self, act: AnyAct) -> Exception | None:
        """Commits without a task of its own, and waits until that has ended."""
        ended: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

        def make(room: Room) -> Draft:
            assert self.live.lock.locked()
            self.happened.append(f"check after {room.number}")
            return Draft(act)

        def note(problem: Exception | None) -> None:
            assert not self.live.lock.locked()
            self.happened.append("ended")
            ended.set_result(problem)

        assert self.committer.begin(self.live, make, note)
        return await ended


def test_an_act_is_checked_written_followed_and_told_in_this_order() -> None:
    async def scenario() -> None:
        bench = Bench()
        entry = await bench.commit(Sit(0, "anne", "Anne"))
        assert entry == Entry("t" * 22, 1, Sit(0, "anne", "Anne"), 7, 5)
        assert bench.happened == ["check after 0", "write", "tell 1", "done"]
        assert bench.live.room.seats[0].name == "Anne"
        assert not bench.live.behind()

    run(scenario())


def test_nothing_is_written_where_there_is_nothing_to_do_or_it_is_refused() -> None:
    def refuse(room: Room) -> Draft:
        raise ServiceError("table/over")

    async def scenario() -> None:
        bench = Bench()
        assert await bench.committer.commit(bench.live, lambda room: None) is None
        with pytest.raises(ServiceError):
            await bench.committer.commit(bench.live, refuse)
        assert bench.happened == []
        assert not bench.live.lock.locked()

    run(scenario())


def test_who_loses_its_number_reads_the_log_and_is_asked_again() -> None:
    async def scenario() -> None:
        bench = Bench()

        def first() -> None:
            bench.log.before_writing = lambda: None
            bench.other_node(Sit(1, "bob", "Bob"))

        bench.log.before_writing = first
        entry = await bench.commit(Sit(0, "anne", "Anne"))
        assert entry is not None
        assert entry.number == 2
        assert bench.happened == ["check after 0", "tell 1", "check after 1", "write", "tell 2", "done"]
        assert [seat.name for seat in bench.live.room.seats] == ["Anne", "Bob"]
        assert bench.metrics.value("conflicts") == 1

    run(scenario())


def test_who_loses_again_and_again_is_refused() -> None:
    async def scenario() -> None:
        bench = Bench()
        bench.log.before_writing = lambda: bench.other_node(Nonce(0, "00"))
        with pytest.raises(ServiceError) as problem:
            await bench.commit(Sit(0, "anne", "Anne"))
        assert problem.value.code == "store/unavailable"
        assert bench.metrics.value("conflicts") == ATTEMPTS
        assert "write" not in bench.happened

    run(scenario())


def test_a_write_without_an_answer_is_looked_up_before_the_next_act() -> None:
    async def scenario() -> None:
        bench = Bench()

        def on_disk_all_the_same() -> None:
            bench.log.before_writing = lambda: None
            bench.other_node(Sit(0, "anne", "Anne"))
            raise ServiceError("store/unavailable")

        bench.log.before_writing = on_disk_all_the_same
        with pytest.raises(ServiceError):
            await bench.commit(Sit(0, "anne", "Anne"))
        assert bench.happened == ["check after 0", "doubted"]
        assert bench.live.behind()
        await bench.commit(Sit(1, "bob", "Bob"))
        assert bench.happened[2:] == ["tell 1", "check after 1", "write", "tell 2", "done"]
        assert not bench.live.behind()

    run(scenario())


def test_acts_of_one_table_wait_for_each_other() -> None:
    async def scenario() -> None:
        bench = Bench()
        await asyncio.gather(*[bench.commit(Sit(seat, f"{seat}", f"{seat}")) for seat in (0, 1)])
        assert bench.happened[:4] == ["check after 0", "write", "tell 1", "done"]
        assert bench.happened[4:] == ["check after 1", "write", "tell 2", "done"]

    run(scenario())


def test_the_row_changes_only_with_what_it_says() -> None:
    async def scenario() -> None:
        bench = Bench()
        acts: list[Any] = [Sit(0, "anne", "Anne"), Sit(1, "bob", "Bob"), Start()]
        for act in acts:
            await bench.commit(act)
        assert [write.touch for write in bench.log.writes] == [None, None, Touch("playing", None)]
        assert bench.metrics.value("games_started") == 1

    run(scenario())


# -- without a task --------------------------------------------------------------------------------------------------


def test_without_a_task_the_order_is_the_same() -> None:
    async def scenario() -> None:
        bench = Bench()
        assert await bench.begin(Sit(0, "anne", "Anne")) is None
        assert bench.happened == ["check after 0", "write", "tell 1", "done", "ended"]
        assert bench.log.entries == [Entry("t" * 22, 1, Sit(0, "anne", "Anne"), 7, 5)]
        assert not bench.live.behind()

    run(scenario())


def test_the_views_before_an_act_are_there_while_it_is_told_and_not_kept_afterwards() -> None:
    async def scenario() -> None:
        bench = Bench()
        room = bench.live.room
        for act in (Sit(0, "anne", "Anne"), Sit(1, "bea", "Bea"), Start([])):
            await bench.commit(act)
        seen, told = room.views(), []

        def tell(live: Live, entry: Entry, before: list[int]) -> None:
            told.append(room._before is seen)

        bench.committer._tell = tell
        assert await bench.begin(Say(0, "hello", "1")) is None
        assert told == [True]
        assert room._before is None
        assert room.views() is seen

    run(scenario())


def test_without_a_task_nothing_begins_that_has_to_wait() -> None:
    async def scenario() -> None:
        bench = Bench()
        bench.log.shared = False

        def refuse(room: Room) -> Draft:
            raise ServiceError("table/over")

        def never(problem: Exception | None) -> None:
            raise AssertionError("it has not begun")

        bench.live.doubtful = True
        assert not bench.committer.begin(bench.live, refuse, never)
        bench.live.doubtful = False
        async with bench.live.lock:
            assert not bench.committer.begin(bench.live, refuse, never)
        with pytest.raises(ServiceError):
            bench.committer.begin(bench.live, refuse, never)
        # Another node may have written what makes it possible.
        bench.log.shared = True
        assert not bench.committer.begin(bench.live, refuse, never)
        bench.live.gone = True
        assert not bench.committer.begin(bench.live, refuse, never)
        assert bench.happened == []
        assert not bench.live.lock.locked()

    run(scenario())


def test_without_a_task_a_lost_number_and_a_lost_answer_are_told_and_leave_the_table_free() -> None:
    async def scenario() -> None:
        bench = Bench()
        bench.log.before_writing = lambda: bench.other_node(Sit(1, "bob", "Bob"))
        assert isinstance(await bench.begin(Sit(0, "anne", "Anne")), NumberTaken)
        assert bench.live.behind()
        assert bench.metrics.value("conflicts") == 1
        await bench.committer.catch_up(bench.live)

        def away() -> None:
            raise ServiceError("store/unavailable")

        bench.log.before_writing = away
        problem = await bench.begin(Sit(0, "anne", "Anne"))
        assert isinstance(problem, ServiceError)
        assert bench.happened[-3:] == ["check after 1", "doubted", "ended"]
        assert bench.live.behind()

    run(scenario())


def test_without_a_task_what_takes_long_is_prepared_before_it_is_told() -> None:
    async def scenario() -> None:
        bench = Bench()
        bench.live.crowd.listeners[object()] = (0,)  # type: ignore[index]

        async def long() -> None:
            await asyncio.sleep(0)
            assert bench.live.lock.locked()
            bench.happened.append("prepared")

        bench.committer.prepare = lambda live, entry: long()
        assert await bench.begin(Sit(0, "anne", "Anne")) is None
        assert bench.happened == ["check after 0", "write", "prepared", "tell 1", "done", "ended"]

    run(scenario())
