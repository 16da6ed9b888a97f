"""Moves: written first, acknowledged after, applied once, or refused with a code and the current table. And undo."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from kit.tools import every_size
from service.houses import gathered, house, run, sqlite_url, until
from service.test_tables import S_G, refused
from sterling import Rng, game
from sterling.games import game_class
from sterling.service.acts import Entry, Header, Move, Nonce, Sit, Start, Undo
from sterling.service.client import Client, Follower
from sterling.service.clocks import ClockRule
from sterling.service.errors import ServiceError
from sterling.service.forms import Forms
from sterling.service.messages import (
    VERSION,
    Ack,
    Event,
    Hello,
    MoveMessage,
    Ping,
    Pong,
    Subscribe,
    TableMessage,
    decode_answer,
)
from sterling.service.room import Room
from sterling.service.shown import event_of, info_of
from sterling.service.store.writer import Outcome, Write


def test_a_move_sent_twice_is_applied_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            async with anne.follow(table) as follower:
                message = MoveMessage("the same", table, 0, 0, "K12")
                first = await follower.send("the same", message)
                again = await follower.send("the same", message)
                assert first == again
                assert follower.seen[0].decision == 1
                # Over HTTP it is the same move.
                body = {"id": "the same", "seat": 0, "decision": 0, "action": "K12"}
                ack = await anne.call("POST", f"/api/tables/{table}/moves", body, dict)
                assert ack == {"type": "ack", "id": "the same", "table": table, "seat": 0, "number": first}
            log = await home.service.store.log(table)
            assert sum(isinstance(entry.act, Move) and entry.act.seat == 0 for entry in log) == 1

    run(scenario())


def test_wrong_moves_get_a_code_and_a_fresh_picture(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            frames: list[str] = []
            async with anne.follow(table, heard=frames.append) as first, bob.follow(table) as second:

                async def wrong(code: str, follower: Follower, **fields: object) -> None:
                    message = msgspec.structs.replace(MoveMessage("x", table, 0, 0, "K12"), **fields)
                    before = len(frames)
                    await refused(code, follower.send("x", message))
                    if follower is first and message.table == table:
                        await first.until(lambda: any('"type":"table"' in frame for frame in frames[before:]))

                await wrong("move/stale", first, decision=5)
                await wrong("notation/text", first, action="K99")
                await wrong("action/unknown", first, action=10**6)
                await wrong("silver-gold/draft-first", first, action="T1")
                await wrong("seat/not-yours", second)
                await wrong("seat/not-yours", first, seat=1)
                await wrong("seat/unknown", first, seat=7)
                await wrong("table/unknown", first, table="x" * 22)
                await first.move(0, "K12")
                await first.until(lambda: first.seen[0].decision == 1)
                await wrong("action/not-your-turn", first, decision=1, action="K13")
                assert first.connections == 1

    run(scenario())


def test_all_mark_at_once_and_a_move_on_its_way_is_not_stale(tmp_path: Path) -> None:
    """Other seats' acts in the same step do not make a seat's move stale."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            people = [await home.guest() for _ in range(4)]
            table = (await gathered(people, S_G)).info.id
            followers = [person.follow(table) for person in people]
            for follower in followers:
                await follower.__aenter__()
            for _ in range(3):
                # Everyone sends at the same moment, based on what they saw before.
                wanted = [(follower, seat) for follower in followers for seat in follower.asked()]
                moves = [follower.move(seat, follower.legal(seat)[0].code) for follower, seat in wanted]
                await asyncio.gather(*moves)
                await until(lambda: any(one.asked() for one in followers))
            for follower in followers:
                await follower.__aexit__(None, None, None)

    run(scenario())


def test_what_cannot_be_written_is_not_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            async with anne.follow(table) as follower:
                writer = home.service.store.writer
                real = writer.put

                def full(write: Write, told: object) -> None:
                    raise ServiceError("store/unavailable")

                monkeypatch.setattr(writer, "put", full)
                await refused("store/unavailable", follower.move(0, "K12"))
                assert follower.seen[0].decision == 0
                monkeypatch.setattr(writer, "put", real)
                await follower.move(0, "K12")

    run(scenario())


def test_moves_need_no_task_and_what_comes_meanwhile_waits_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            playing = home.service.playing

            async def never(*_: object) -> int:
                raise AssertionError("nothing has to be waited for")

            monkeypatch.setattr(playing, "move", never)
            writer = home.service.store.writer
            real, held = writer.put, list[Callable[[], None]]()
            monkeypatch.setattr(writer, "put", lambda write, told: held.append(lambda: real(write, told)))
            async with connect(home.url.replace("http", "ws") + "/ws", compression=None) as socket:

                async def send(message: msgspec.Struct) -> None:
                    await socket.send(msgspec.json.encode(message).decode())

                async def hear(kind: type) -> Any:
                    while not isinstance(found := decode_answer(await socket.recv()), kind):
                        assert not isinstance(found, Pong | Ack)
                    return found

                await send(Hello(VERSION, anne.token))
                await send(Subscribe(table))
                await hear(TableMessage)
                await send(MoveMessage("once", table, 0, 0, "K12"))
                await until(lambda: len(held) == 1)
                # The first is neither answered nor repeated; what follows is not even read.
                await send(Ping("after"))
                await send(MoveMessage("once", table, 0, 0, "K12"))
                await asyncio.sleep(0.05)
                assert len(held) == 1
                monkeypatch.undo()
                held[0]()
                event = await hear(Event)
                assert (event.kind, event.who, event.number) == ("move", 0, event.seen.number)
                assert await hear(Ack) == Ack("once", table, 0, event.number)
                assert await hear(Pong) == Pong("after")
                assert await hear(Ack) == Ack("once", table, 0, event.number)

    run(scenario())


# -- undo, on a room alone -------------------------------------------------------------------------------------------


class Table:
    """A room with a log in memory, for tests of what its acts do."""

    def __init__(self, seats: int, seed: int = 1, name: str = S_G, clock: ClockRule | None = None) -> None:
        self.game = game(name, seats)
        self.header = Header(
            id="t" * 22,
            game=name,
            seats=seats,
            rule_set=self.game.rule_set,
            clock=clock,
            options=dict(self.game.options),
            owner="o",
            access=["link"] * seats,
            listed=False,
            created_at=0,
            secret=f"{seed:064x}",
        )
        self.room = Room(self.header, self.game, Forms(self.game))
        self.log: list[Entry] = []
        for seat in range(seats):
            self.write(Sit(seat, f"id {seat}", f"name {seat}"))
            self.write(Nonce(seat, f"{seed + seat:064x}"))
        self.write(Start())

    def write(self, act: object, step: object = None, mask: int | None = None, at: int = 0) -> None:
        entry = Entry(self.header.id, self.room.number + 1, act, self.room.everyone if mask is None else mask, at)  # type: ignore[arg-type]
        self.room.follow(entry, step)  # type: ignore[arg-type]
        self.log.append(entry)

    def move(self, seat: int, code: int, at: int = 0) -> int:
        step, free = self.room.consider_move(seat, code)
        self.write(Move(seat, code, free=free), step, step.mask, at)
        return step.mask

    def undo(self, seat: int, at: int = 0) -> int:
        step = self.room.consider_undo(seat)
        self.write(Undo(seat), step, step.mask, at)
        return step.mask

    def random_move(self, rng: Rng) -> int:
        """Somebody whose turn it is does something; returns the seat."""
        waiting = self.room.waiting()
        seat = waiting[rng.below(len(waiting))]
        state = self.room.truth()
        self.move(seat, int(state.nth(seat, rng.below(state.count(seat)))))
        return seat

    def again(self) -> Room:
        """The room as built from its log alone."""
        room = Room(self.header, self.game, Forms(self.game))
        for entry in self.log:
            room.follow(entry)
        return room


def crossed(seats: int) -> tuple[Table, int]:
    """A table where seat 0 has just marked an X and owes a follow-up; and the action that did it."""
    for seed in range(1, 200):
        table = Table(seats, seed)
        for seat in range(seats):
            table.move(seat, 0)
        for code in table.room.truth().legal(0):
            after = table.room.truth().clone()
            after.apply(0, code)
            if after.waiting() & 1 and after.turn == 0:  # type: ignore[attr-defined]
                table.move(0, code)
                return table, code
    raise AssertionError


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hidden_mark_can_be_taken_back_and_nobody_notices(seats: int) -> None:
    table, code = crossed(seats)
    room = table.room
    before = [room.seen(viewer, 0) for viewer in range(1, seats)]
    state = room.truth().key()
    assert room.can_undo(0)
    assert not any(room.can_undo(seat) for seat in range(1, seats))
    assert table.log[-1].mask == 1
    assert table.undo(0) == 1
    assert [room.seen(viewer, 0) for viewer in range(1, seats)] == before
    assert room.truth().key() != state
    assert code in room.truth().legal(0)
    assert not room.can_undo(0)
    with pytest.raises(ServiceError) as problem:
        room.consider_undo(0)
    assert problem.value.code == "undo/impossible"
    assert isinstance(table.log[-1].act, Undo)
    assert table.again().truth().key() == room.truth().key()


def test_unseen_marks_of_others_neither_stop_nor_betray_a_taking_back() -> None:
    """Whether seat 0 may undo must not depend on what seat 1 has marked unseen (SG-27)."""
    for seed in range(1, 400):
        table = Table(2, seed)
        table.move(0, 0)
        table.move(1, 0)
        found = []
        for seat in (0, 1):
            for code in table.room.truth().legal(seat):
                after = table.room.truth().clone()
                after.apply(seat, code)
                if after.waiting() == 3:
                    found.append((seat, code))
                    break
        if len(found) == 2:
            break
    table.move(*found[0])
    seen = table.room.seen(0, 0)
    assert table.move(*found[1]) == 2
    assert table.room.seen(0, 0) == seen
    assert table.room.can_undo(0)
    other = table.room.seen(1, 0)
    table.undo(0)
    assert table.room.seen(1, 0) == other
    assert table.again().truth().key() == table.room.truth().key()
    assert table.again().seen(1, 0) == table.room.seen(1, 0)


def finish(table: Table, seat: int) -> None:
    """This seat marks everything it owes this turn."""
    turn = table.room.truth().turn  # type: ignore[attr-defined]
    while table.room.truth().waiting() >> seat & 1 and table.room.truth().turn == turn:  # type: ignore[attr-defined]
        table.move(seat, table.room.truth().legal(seat)[0])


@pytest.mark.parametrize("seats", [2, 3])
def test_who_is_done_may_think_again_while_others_mark(seats: int) -> None:
    """SG-27: nobody knows the mark yet, so it can be undone; others see that this seat is marking again."""
    table, _ = crossed(seats)
    room = table.room
    before = [room.game.view(room.truth(), viewer) for viewer in (-1, 1)]
    finish(table, 0)
    assert table.log[-1].mask == room.everyone
    assert room.waiting() == list(range(1, seats))
    assert room.can_undo(0)
    asked = room.waiting()
    assert table.undo(0) == room.everyone
    assert [room.game.view(room.truth(), viewer) for viewer in (-1, 1)] == before
    assert event_of(room, table.log[-1], 1, asked, 0).who == 0
    finish(table, 0)
    finish(table, 1)
    # The other seat has finished where 0 could see it, or ended the step.
    assert not room.can_undo(0)
    assert table.again().truth().key() == room.truth().key()


def test_a_kept_pair_may_be_chosen_again_until_another_has_chosen() -> None:
    """SG-10"""
    table = Table(2, 5)
    table.move(0, 0)
    assert table.room.can_undo(0)
    table.undo(0)
    table.move(0, 3)
    table.move(1, 1)
    assert not table.room.can_undo(0)
    assert not table.room.can_undo(1)


def test_the_last_to_mark_cannot_take_back() -> None:
    """SG-27: at the end of the step all marks are revealed."""
    table, _ = crossed(2)
    finish(table, 1)
    assert table.room.can_undo(1)
    finish(table, 0)
    assert not table.room.can_undo(0)
    assert not table.room.can_undo(1)


def test_a_visible_act_of_another_ends_the_taking_back() -> None:
    table, _ = crossed(2)
    room = table.room
    assert room.can_undo(0)
    while room.truth().waiting() & 2 and room.truth().turn == 0:  # type: ignore[attr-defined]
        table.move(1, room.truth().legal(1)[0])
    assert not room.can_undo(0)


def test_a_card_drawn_unseen_cannot_be_put_back() -> None:
    """Drawing blind shows the actor what it could not know; everyone sees a card taken from the display."""
    table = Table(2, 7)
    rng = Rng(1)
    drawn = 0
    for _ in range(600):
        room = table.room
        if room.status == "over":
            break
        seat = room.waiting()[0]
        legal = room.truth().legal(seat)
        code = legal[-1] if room.game.format(legal[-1]) == "T?" else legal[rng.below(len(legal))]
        table.move(seat, code)
        if room.game.format(code).startswith("T"):
            drawn += 1
            assert not room.can_undo(seat)
    assert drawn > 3


@pytest.mark.parametrize(("name", "seats"), every_size())
def test_a_log_read_again_gives_the_same_room(name: str, seats: int) -> None:
    """Random play with undo: the log alone gives what everyone sees, including numbers, and the same end."""
    rng = Rng(5)
    undone = 0
    for seed in range(3, 300):
        table = Table(seats, seed, name)
        while table.room.status == "playing" and len(table.log) < 400:
            room = table.room
            free = [seat for seat in range(seats) if room.can_undo(seat)]
            if free and rng.below(3) == 0:
                table.undo(free[0])
                undone += 1
            else:
                table.random_move(rng)
            if len(table.log) % 37 == 0:
                same_for_all(table.again(), room)
        same_for_all(table.again(), table.room)
        if undone > 2:
            break
    assert (undone > 2) == game_class(name).facts.take_back


def same_for_all(one: Room, other: Room) -> None:
    for viewer in range(-1, one.game.seats):
        assert one.seen(viewer, 0) == other.seen(viewer, 0)
    assert info_of(one) == info_of(other)


@pytest.mark.parametrize("name", ["amulet", "john-silver"])
def test_a_visible_choice_that_revealed_nothing_can_be_taken_back(name: str) -> None:
    """Everybody sees it undone, and everything is as before; an action that showed somebody a card stays."""
    rng = Rng(11)
    taken = kept = 0
    for seed in range(1, 40):
        table = Table(3, seed, name)
        while table.room.status == "playing" and (taken < 5 or kept < 5):
            room = table.room
            before = [room.game.view(room.truth(), viewer) for viewer in range(-1, 3)]
            seat = table.random_move(rng)
            if not room.can_undo(seat):
                kept += 1
                with pytest.raises(ServiceError):
                    room.consider_undo(seat)
                continue
            assert not any(room.can_undo(other) for other in range(3) if other != seat)
            asked = room.waiting()
            assert table.undo(seat) == room.everyone
            assert [room.game.view(room.truth(), viewer) for viewer in range(-1, 3)] == before
            event = event_of(room, table.log[-1], -1, asked, 0)
            assert (event.kind, event.who, event.action) == ("undo", seat, None)
            taken += 1
        if taken >= 5 and kept >= 5:
            return
    raise AssertionError("there was too little to take back")


@pytest.mark.parametrize("name", ["amulet", "john-silver"])
def test_what_may_be_taken_back_told_nobody_anything(name: str) -> None:
    """Checked in forty worlds for every seat: in all of them everybody sees the same change."""
    rng = Rng(12)
    checked = 0
    for seed in range(1, 60):
        table = Table(2, seed, name)
        while table.room.status == "playing" and len(table.log) < 150:
            room = table.room
            before = room.views()
            seat = table.random_move(rng)
            act = table.log[-1].act
            assert isinstance(act, Move)
            if not act.free:
                continue
            checked += 1
            for viewer in range(2):
                sampler = room.game.sampler(before[viewer])
                for _ in range(40):
                    world = sampler.sample(rng)
                    assert act.code in world.legal(seat)
                    world.apply(seat, act.code)
                    assert room.game.view(world, viewer) == room.views()[viewer]
            if checked > 60:
                return
    assert checked > 5


def test_taking_back_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sterling.service.room.UNDOS", 3)
    table, code = crossed(2)
    for _ in range(3):
        table.undo(0)
        table.move(0, code)
    assert not table.room.can_undo(0)
    assert not table.again().can_undo(0)


def test_a_client_takes_back_over_the_wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G, options={"memory-aid": True})).info.id
            async with anne.follow(table) as first, bob.follow(table) as second:
                await asyncio.gather(first.move(0, "K12"), second.move(1, "K12"))
                await first.until(lambda: first.seen[0].decision == 1 and 0 in first.asked())
                await second.until(lambda: second.seen[1].decision == 1 and 1 in second.asked())
                told = len(second.events)
                legal = first.legal(0)
                await first.move(0, mark)
                await first.decided(0, 1)
                assert first.seen[0].undo
                await first.undo(0)
                await first.decided(0, 2)
                assert first.legal(0) == legal
                assert not first.seen[0].undo
                await refused("undo/impossible", first.undo(0))
                await second.say(1, "hello")
                assert [event.kind for event in second.events[told:] if event.kind != "say"] == []

    mark = deal_a_cross(monkeypatch)
    run(scenario())


def deal_a_cross(monkeypatch: pytest.MonkeyPatch) -> int:
    """Every table for two gets cards with which seat 0 can mark an X and owe one more; returns the mark.

    Before that, both keep their first two islands.
    """
    table, mark = crossed(2)
    assert [table.game.format(entry.act.code) for entry in table.log if isinstance(entry.act, Move)][:2] == ["K12"] * 2
    monkeypatch.setattr(Room, "make_deal", lambda self: table.room.deal)
    return mark


def test_missed_events_are_told_where_looking_back_is_allowed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            for aid in (True, False):
                anne, bob = await home.guest(), await home.guest()
                table = (await gathered([anne, bob], S_G, options={"memory-aid": aid})).info.id
                async with anne.follow(table) as first:
                    seen = dict(first.seen)
                async with bob.follow(table) as second:
                    await second.move(1, "K12")
                    await second.say(1, "hello")
                late = Client(home.url, anne.token).follow(table)
                late.seen = dict(seen)
                async with late:
                    numbers = [event.number for event in late.events]
                    assert numbers == ([seen[0].number + 1, seen[0].number + 2] if aid else [])
                    assert late.seen[0].number == seen[0].number + 2

    run(scenario())


def test_acks_have_one_form() -> None:
    assert msgspec.json.encode(Ack("1", "t", 0, 4)) == b'{"type":"ack","id":"1","table":"t","seat":0,"number":4}'


def first_to_take_back(name: str) -> "Table":
    """A table at which the last action can be undone. In John Silver that is rare: some games have none."""
    rng = Rng(3)
    for seed in range(1, 300):
        table = Table(2, seed, name)
        while table.room.status == "playing":
            if table.room.can_undo(table.random_move(rng)):
                return table
    raise AssertionError("nothing can be taken back")


@pytest.mark.parametrize("name", ["amulet", "john-silver"])
def test_a_visible_choice_is_taken_back_over_the_wire(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A game up to the first choice that can be undone; it is played again over the wire.
    known = first_to_take_back(name)
    *before, last = [entry.act for entry in known.log if isinstance(entry.act, Move)]
    monkeypatch.setattr(Room, "make_deal", lambda self: known.room.deal)

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], name)).info.id
            async with anne.follow(table) as first, bob.follow(table) as second:
                people = (first, second)

                async def act(seat: int, code: int) -> int:
                    actor, decision = people[seat], people[seat].seen[seat].decision
                    number = await actor.move(seat, code)
                    await actor.decided(seat, decision)
                    await caught_up(people[1 - seat], 1 - seat, actor.seen[seat].number)
                    return number

                for move in before:
                    await act(move.seat, move.code)
                seat = last.seat
                actor, other = people[seat], people[1 - seat]
                seen, legal = actor.seen[seat], actor.legal(seat)
                number = await act(seat, last.code)
                assert actor.seen[seat].undo
                assert await actor.undo(seat) > number
                await actor.decided(seat, seen.decision + 1)
                assert bytes(actor.seen[seat].view) == bytes(seen.view)
                assert actor.legal(seat) == legal
                await caught_up(other, 1 - seat, actor.seen[seat].number)
                assert other.events[-1].kind == "undo"
                assert (other.events[-1].who, other.events[-1].action) == (seat, None)

    run(scenario())


async def caught_up(follower: Follower, seat: int, number: int) -> None:
    """In games where everyone sees every act, all streams have the same numbers."""
    await follower.until(lambda: follower.over() or follower.seen[seat].number >= number)


def test_what_was_written_without_an_answer_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database connection is lost just after the commit: nobody knows until the log is read."""

    async def scenario() -> None:
        async with house(sqlite_url(tmp_path)) as home:
            anne, bob = await home.guest(), await home.guest()
            table = (await gathered([anne, bob], S_G)).info.id
            async with anne.follow(table) as first, bob.follow(table) as second:
                writer = home.service.store.writer
                real = writer.put

                def lost(write: Write, told: Callable[[Outcome], None]) -> None:
                    real(write, lambda outcome: told(ServiceError("store/unavailable")))

                monkeypatch.setattr(writer, "put", lost)
                message = MoveMessage("once", table, 0, 0, "K12")
                await refused("store/unavailable", first.send("once", message))
                monkeypatch.setattr(writer, "put", real)
                await second.until(lambda: 0 not in second.seen[1].waiting)
                await first.until(lambda: first.seen[0].decision == 1)
                # Sent again, it is the same move.
                await first.send("once", message)
                assert first.seen[0].decision == 1

    run(scenario())


def test_an_action_carries_what_it_would_lead_to_where_the_game_tells_it() -> None:
    table, rng, told = Table(2, name="john-silver"), Rng(5), 0
    while table.room.waiting():
        (seat,) = table.room.waiting()
        view = table.room.views()[seat]
        for action in msgspec.json.decode(table.room.seen(seat, 0).legal):
            then = table.game.ahead(view, action["code"])
            assert action.get("then") == msgspec.to_builtins(then)
            told += then is not None
        table.random_move(rng)
    assert told > 50
    silver = Table(2)
    assert all(set(action) == {"code", "text", "form"} for action in msgspec.json.decode(silver.room.seen(0, 0).legal))
