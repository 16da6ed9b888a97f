"""Thinking time tells nothing: the moment of an act depends on public facts alone.

Everything here but the last tests runs in virtual time (virtual.py), so a bot that thinks for a second costs nothing
and the moments are exact. `Hasty` is a service that commits an act as soon as it is chosen; each test that compares
times finds out about it.
"""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

import pytest

import sterling
from service.houses import LONG, gathered, house, run, sqlite_url
from service.test_moves import Table, crossed
from service.test_tables import S_G
from service.virtual import (
    FLUSH_SECONDS,
    Ear,
    Stage,
    Think,
    VirtualPool,
    bustle,
    legal_of,
    run_virtually,
    tempo_of,
    virtual_now,
)
from statistics_help import same_distribution
from sterling import Deal, Game, Rng, View
from sterling.bots.worker import Answer, Ask
from sterling.core.state import State
from sterling.core.view import decode
from sterling.service.acts import Say
from sterling.service.bots import BotPool
from sterling.service.client import Follower
from sterling.service.clocks import ClockRule
from sterling.service.room import Room
from sterling.service.sources import Sources
from sterling.service.tempo import PACES, Tempo

SAMPLES = [150, pytest.param(500, marks=pytest.mark.soak)]
ALIKE = 0.01
"""Two samples whose p-value is above this cannot be told apart …"""
APART = 1e-6
"""… and below this they can."""
HUMAN = PACES["human"]


def secret_of(number: int) -> str:
    return f"{number:064x}"


# -- moments ---------------------------------------------------------------------------------------------------------


def test_every_node_draws_the_same_moment_from_the_log() -> None:
    table = Table(3)
    rng = Rng(5)
    tempo = tempo_of(HUMAN)
    seen: set[int] = set()
    for _ in range(60):
        again = table.again()
        for seat in table.room.waiting():
            for by in ("bot", "clock"):
                moment = tempo.moment(table.room, seat, by)
                assert moment == tempo.moment(again, seat, by)
                seen.add(moment)
        table.random_move(rng)
    assert len(seen) > 50


def test_moments_of_two_tables_have_nothing_to_do_with_each_other() -> None:
    tempo = tempo_of(HUMAN)
    moments = [[tempo.moment(Table(3, seed).room, seat, "bot") for seat in range(3)] for seed in range(1, 40)]
    assert len({moment for row in moments for moment in row}) > 100


@pytest.mark.parametrize("pace", ["quick", "human"])
def test_moments_keep_to_the_pace(pace: str) -> None:
    """A new turn takes from the least to the most, a turning point more, and to continue one's turn less."""
    tempo = tempo_of(PACES[pace])
    found: dict[tuple[bool, bool], list[float]] = {}
    for seed in range(1, 12):
        table = Table(2, seed, "john-silver")
        rng = Rng(seed)
        while table.room.status == "playing":
            seat = table.room.waiting()[0]
            turn = table.room.turns[seat]
            found.setdefault((turn.new, turn.turning), []).append(tempo.moment(table.room, seat, "bot") / 1000)
            table.random_move(rng)
    kind = PACES[pace]
    assert found.keys() == {(True, True), (True, False), (False, False)}
    assert kind.least <= min(found[True, False]) < max(found[True, False]) <= kind.most
    assert kind.least + kind.turning <= min(found[True, True])
    assert kind.least <= min(found[False, False]) < max(found[False, False]) < max(found[True, False])


def test_a_turn_that_is_new_for_all_is_new_for_the_seat_that_ended_the_last_one() -> None:
    table = Table(3)
    for seat in (2, 0, 1):
        table.move(seat, 0)
    assert table.room.waiting() == [0, 1, 2]
    assert {(turn.new, turn.turning) for turn in table.room.turns} == {(True, True)}
    assert len({turn.number for turn in table.room.turns}) == 1


def test_an_instant_pace_is_always_the_same() -> None:
    table = Table(3)
    tempo = tempo_of(PACES["instant"])
    assert {tempo.moment(table.room, seat, "bot") for seat in range(3)} == {10}


@pytest.mark.rules("SG-27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hidden_act_begins_no_turn(seats: int) -> None:
    """The turn of a seat that owes a follow-up began when the pattern was revealed."""
    table, code = crossed(seats)
    turns = list(table.room.turns)
    table.undo(0, at=300)
    assert table.room.turns == turns
    assert table.move(0, code, at=700) == 0b1
    assert table.room.turns == turns


def test_what_people_say_delays_no_bot() -> None:
    table = Table(2)
    turns = list(table.room.turns)
    table.write(Say(0, "hello"), at=500)
    assert table.room.turns == turns


def test_a_late_act_waits_for_the_end_of_its_slot_and_then_for_ticks() -> None:
    tempo = tempo_of(HUMAN)
    assert tempo.release(1000, 600, 650) == 1000
    assert tempo.release(1000, 1050, 960) == tempo.release(1000, 1050, 1050) == 1050
    assert tempo.release(1000, 1050, 1051) == tempo.release(1000, 1050, 1300) == 1300


def test_a_slot_lasts_until_the_act_is_due_and_never_longer_than_a_bot_may_think() -> None:
    tempo = Tempo(HUMAN, 0.8)
    assert tempo.thinking(tempo.slot(2000, 0, True)) == pytest.approx(0.8)
    assert tempo.slot(700, 0, True) == pytest.approx(0.7)
    assert tempo.thinking(0.7) == pytest.approx(0.6)
    assert tempo.thinking(0.05) == 0
    assert tempo.slot(700, 5000, True) == HUMAN.slot
    assert tempo.slot(2000, 0, False) == HUMAN.slot


# -- equal situations, different secrets -----------------------------------------------------------------------------


def thinker(choose: Callable[[View, Game], int], rng: Rng, quick: bool = False) -> Think:
    """A search: it answers at once where it has no choice, and otherwise uses all its time; and a busy machine."""

    def think(view: View, game: Game, seconds: float) -> tuple[int, float]:
        code = choose(view, game)
        jitter = rng.below(40) / 1000
        if quick:
            return code, 0.01 + jitter / 4
        alone = len(legal_of(view, game)) == 1
        return code, jitter + (0.02 if alone else seconds)

    return think


async def sampled(
    deals: list[Deal],
    game: Game,
    think: Think,
    hasty: bool,
    scene: Callable[[Stage, Ear], Any],
    seed: int,
    **stage: Any,
) -> list[int]:
    """What a scene measures at a table of each deal. All use one worker, and so do others."""
    pool = VirtualPool(game, think)
    await pool.start()
    others = asyncio.create_task(bustle(pool, Rng(seed)))
    found: list[int] = []
    for number, deal in enumerate(deals):
        table = Stage(game, deal, pool, tempo_of(HUMAN, hasty), secret_of(seed * 10_000 + number), **stage)
        found.append(await scene(table, table.listen()))
        await table.close()
        # The next table begins at a random moment.
        await asyncio.sleep(1 + number % 7 / 10)
    others.cancel()
    await pool.stop()
    return found


def compare(measure: Callable[[bool, bool], Any]) -> tuple[float, float]:
    """The p-values for the service and for a hasty one; `measure` gets which secret, and whether it is hasty."""
    values: list[float] = []

    async def scenario() -> None:
        for hasty in (False, True):
            values.append(same_distribution(await measure(False, hasty), await measure(True, hasty)))

    run_virtually(scenario())
    print(values)
    return values[0], values[1]


@pytest.mark.rules("JS-12")
@pytest.mark.parametrize("samples", SAMPLES)
def test_nobody_can_tell_a_hand_with_apples_by_the_time_its_answer_takes(samples: int) -> None:
    game = sterling.game("john-silver", 2)
    dealt: dict[int, list[Deal]] = {1: [], 2: []}
    for seed in count(1):
        deal = game.deal(seed)
        choices = int(game.start(deal).count(1))
        if choices:
            dealt[choices].append(deal)
        if min(map(len, dealt.values())) >= samples:
            break

    async def scene(table: Stage, ear: Ear) -> int:
        await table.start()
        await table.until(lambda: table.room.decisions[1] == 1)
        return ear.heard[-1][0] - ear.heard[-2][0]

    async def measure(apples: bool, hasty: bool) -> list[int]:
        deals = dealt[1 if apples else 2][:samples]
        think = thinker(lambda view, game: legal_of(view, game)[0], Rng(7))
        return await sampled(deals, game, think, hasty, scene, 2 + apples, bots=[1])

    ours, hasty = compare(measure)
    assert ours > ALIKE
    assert hasty < APART


def crossing_marks(state: State, seat: int) -> dict[int, bool]:
    """For each mark that a seat may make, whether it owes a follow-up then."""
    found: dict[int, bool] = {}
    for code in state.legal(seat):
        after = state.clone()
        after.apply(seat, code)
        found[code] = after.turn == state.turn and bool(after.waiting() >> seat & 1)  # type: ignore[attr-defined]
    return found


def marks(crossing: bool) -> Callable[[View, Game], int]:
    """Marks as many X as it can, one follow-up after the other, or none."""

    def choose(view: View, game: Game) -> int:
        world = game.sample(view, Rng(1))
        if view.phase == "draft":  # type: ignore[attr-defined]
            return int(world.nth(view.seat, 0))
        found = crossing_marks(world, view.seat)
        return next((code for code in found if found[code] == crossing), next(iter(found)))

    return choose


def deals_with_a_cross(game: Game, number: int) -> list[Deal]:
    """Deals in which seat 1 may mark an X in the first turn, and may also mark none."""
    found: list[Deal] = []
    for seed in count(1):
        deal = game.deal(seed)
        state = game.start(deal)
        for seat in range(game.seats):
            state.apply(seat, 0)
        if set(crossing_marks(state, 1).values()) == {False, True}:
            found.append(deal)
            if len(found) == number:
                break
    return found


@pytest.mark.rules("SG-27")
@pytest.mark.parametrize("samples", SAMPLES)
@pytest.mark.parametrize("by", ["bot", "clock"])
def test_nobody_can_tell_the_number_of_follow_ups_by_the_time_they_take(by: str, samples: int) -> None:
    """Seat 0 has marked; now everybody waits for seat 1, a bot, or a player whose time is running out."""
    game = sterling.game(S_G, 2)
    deals = deals_with_a_cross(game, samples)
    lengths: dict[bool, list[int]] = {False: [], True: []}

    async def measure(crossing: bool, hasty: bool) -> list[int]:
        async def scene(table: Stage, ear: Ear) -> int:
            await table.start()
            await table.move(0, 0)
            if by == "clock":
                await table.move(1, 0)
            await table.until(lambda: table.room.decisions[1] == 1)
            began = ear.heard[-1][0]
            before = len(table.disk.writes)
            room = table.room
            await table.move(0, next(code for code, owes in crossing_marks(room.truth(), 0).items() if not owes))
            await table.until(lambda: 1 not in room.waiting() or len(room.waiting()) == 2)
            chain = [write for write in table.disk.writes[before:] if write.entries[0].act.seat == 1]  # type: ignore[union-attr]
            assert len(chain) == 1, "hidden acts are not written before anybody may know of them"
            lengths[crossing].append(len(chain[0].entries))
            return ear.heard[-1][0] - began

        think = thinker(marks(crossing), Rng(7), quick=by == "clock")
        clock = ClockRule("move", 5) if by == "clock" else None
        bots = [1] if by == "bot" else []
        return await sampled(deals, game, think, hasty, scene, 4 + crossing, bots=bots, clock=clock)

    ours, hasty = compare(measure)
    assert set(lengths[False]) == {1}
    assert min(lengths[True]) >= 2
    assert ours > ALIKE
    assert hasty < APART


@pytest.mark.rules("SG-27")
@pytest.mark.parametrize("late", [0.02, 0.3])
def test_what_a_player_marks_after_the_time_is_up_does_not_delay_the_bot(late: float) -> None:
    """While the bot thinks, and while its act is held back."""
    game = sterling.game(S_G, 2)
    deals = deals_with_a_cross(game, 20)

    async def time_out(deal: Deal, secret: str, crossing: bool) -> int:
        pool = VirtualPool(game, thinker(marks(False), Rng(7), quick=True))
        await pool.start()
        table = Stage(game, deal, pool, tempo_of(HUMAN), secret, clock=ClockRule("move", 5))
        ear = table.listen()
        await table.start()
        for seat in (0, 1):
            await table.move(seat, 0)
        room = table.room
        began = virtual_now()
        await table.move(0, next(code for code, owes in crossing_marks(room.truth(), 0).items() if not owes))
        assert room.clocks is not None
        deadline = room.clocks.deadline(1)
        assert deadline is not None
        await asyncio.sleep((deadline - virtual_now()) / 1000 + late)
        assert room.waiting() == [1]
        if crossing:
            await table.move(1, next(code for code, owes in crossing_marks(room.truth(), 1).items() if owes))
        await table.until(lambda: room.waiting() != [1])
        assert room.actions[-1].by == "clock"
        await table.close()
        await pool.stop()
        return ear.heard[-1][0] - began

    for number, deal in enumerate(deals):
        secret = secret_of(number)
        with_it, without = [run_virtually(time_out(deal, secret, crossing)) for crossing in (True, False)]
        assert with_it == without


def test_other_tables_do_not_learn_how_much_there_was_to_think_about() -> None:
    """They share a worker, and their bots come after ours: exactly as late whatever ours had to choose from."""
    game = sterling.game("john-silver", 2)
    mine: dict[int, Deal] = {}
    theirs = next(deal for seed in count(1) if game.start(deal := game.deal(seed)).count(1) == 2)
    for seed in count(1):
        deal = game.deal(seed)
        mine.setdefault(int(game.start(deal).count(1)), deal)
        if {1, 2} <= mine.keys():
            break

    async def times(choices: int, hasty: bool, number: int) -> list[int]:
        think = thinker(lambda view, game: legal_of(view, game)[0], Rng(7))
        pool = VirtualPool(game, think)
        await pool.start()
        ours, *others = [
            Stage(game, deal, pool, tempo_of(HUMAN, hasty), secret_of(number + place), bots=[1])
            for place, deal in enumerate([mine[choices], theirs, theirs])
        ]
        ears = [table.listen() for table in others]
        began = virtual_now()
        await ours.start()
        for table in others:
            await table.start()
        for table in others:
            await table.until(lambda table=table: table.room.decisions[1] == 1)  # type: ignore[misc]
        for table in (ours, *others):
            await table.close()
        await pool.stop()
        return [ear.heard[-1][0] - began for ear in ears]

    async def scenario() -> None:
        late = 0
        for number in range(40):
            one, other = await times(1, False, 10 * number), await times(2, False, 10 * number)
            assert one == other
            late += one != await times(1, True, 10 * number)
            assert await times(1, True, 10 * number) != await times(2, True, 10 * number)
        assert late == 40

    run_virtually(scenario())


# -- nodes that die --------------------------------------------------------------------------------------------------


def test_another_node_acts_at_the_same_moment_if_it_is_still_ahead() -> None:
    game = sterling.game("john-silver", 2)
    deal = next(deal for seed in count(1) if game.start(deal := game.deal(seed)).count(1) == 2)

    def think(view: View, game: Game, seconds: float) -> tuple[int, float]:
        return legal_of(view, game)[0], seconds

    async def moment(dies: float, back: float) -> int:
        pool = VirtualPool(game, think)
        await pool.start()
        tempo = tempo_of(HUMAN)
        table = Stage(game, deal, pool, tempo, secret_of(3), bots=[1])
        await table.start()
        began = virtual_now()
        if dies:
            await asyncio.sleep(dies)
            await table.close()
            await asyncio.sleep(back)
            table = Stage(game, deal, pool, tempo, secret_of(3), bots=[1], log=table.disk.entries)
            table.drivers.drive(table.live)
        await table.until(lambda: table.room.decisions[1] == 1)
        await table.close()
        await pool.stop()
        return virtual_now() - began

    async def scenario() -> None:
        usual = await moment(0, 0)
        assert usual > 600
        assert usual == await moment(0.1, 0.1) == await moment(0.1, 0.4)
        # Too late for that: as soon as a slot is over.
        late = await moment(0.1, 5.0)
        assert late == 5100 + round(1000 * (HUMAN.slot + FLUSH_SECONDS))

    run_virtually(scenario())


def test_the_sweep_leaves_an_act_that_is_held_back_to_the_node_that_holds_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        # Without a worker, the act is held back for as long as the test wants.
        async with house(sqlite_url(tmp_path), bot_workers=0, bot_pace="human") as home:
            anne = await home.guest()
            table = (await gathered([anne], S_G, 1)).info.id
            live = home.service.rooms.lives[table]
            assert live.work.thinking == {1}
            store, sources = home.service.store, home.service.sources
            for _ in range(3):
                home.let_time_pass(5)
                assert await store.due(sources.now(), 9) == [table]
                await home.service.sweep.take_up_due()
                assert await store.due(sources.now(), 9) == []
                assert live.work.thinking == {1}
                assert home.service.pool.waiting == 1

    run(scenario())


# -- real time, real workers, at the socket --------------------------------------------------------------------------

PAIRS = 20


class Watch:
    """When each event came, by its kind, in seconds."""

    def __init__(self) -> None:
        self.events: list[tuple[float, str]] = []

    def __call__(self, frame: str) -> None:
        if '"type":"event"' in frame:
            self.events.append((time.monotonic(), json.loads(frame)["kind"]))


Scene = Callable[[Follower, Watch], Awaitable[float]]


async def measured(
    folder: Path, deals: list[Deal], game: str, options: dict[str, Any], hasty: bool, scene: Scene
) -> list[float]:
    """What a scene measures at tables with these deals; their secrets are the same in every run."""
    folder.mkdir()
    numbers, secrets = count(1), count(1)
    sources = Sources(
        random_id=lambda: f"id-{next(numbers):020}", random_secret=lambda: next(secrets).to_bytes(32, "big")
    )
    found: list[float] = []
    async with house(sqlite_url(folder), sources=sources, bot_pace="human", bot_seconds=1.0) as home:
        home.service.drivers._tempo = tempo_of(HUMAN, hasty)
        anne = await home.guest()
        for deal in deals:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(Room, "make_deal", lambda self, deal=deal: deal)
                made = await anne.create(game, ["me", "search"], "Anne", options=options)
                await anne.add_nonces(made)
                watch = Watch()
                async with anne.follow(made.info.id, heard=watch) as follower:
                    await anne.do(made.info.id, "start")
                    found.append(await scene(follower, watch))
    # The worker has just been started at the first.
    return found[1:]


def compare_at_the_socket(measure: Callable[[bool, bool], Awaitable[list[float]]]) -> None:
    told: list[float] = []

    async def scenario() -> None:
        for hasty in (False, True):
            one, other = await measure(False, hasty), await measure(True, hasty)
            told.append(same_distribution(one, other))
            print(f"{hasty=} p={told[-1]:.3g} medians {1000 * median(one):.0f} and {1000 * median(other):.0f} ms")

    run(scenario(), 4 * LONG)
    # Each run has the same moments, so what is left is the noise of the machine.
    assert told[0] > ALIKE
    assert told[1] < 1e-3


@pytest.mark.soak
@pytest.mark.rules("JS-12")
def test_at_the_socket_a_hand_with_apples_answers_like_any_other(tmp_path: Path) -> None:
    game = sterling.game("john-silver", 2, options={"start-player": 1})
    dealt: dict[int, list[Deal]] = {1: [], 2: []}
    for seed in range(1, 40 * PAIRS):
        deal = game.deal(seed)
        dealt[int(game.start(deal).count(1))].append(deal)

    async def scene(follower: Follower, watch: Watch) -> float:
        await follower.until(lambda: "move" in [kind for _, kind in watch.events], timeout=LONG)
        (began, _), (answered, _) = [event for event in watch.events if event[1] in ("start", "move")][:2]
        return answered - began

    async def measure(apples: bool, hasty: bool) -> list[float]:
        deals = dealt[1 if apples else 2][: PAIRS + 1]
        folder = tmp_path / f"{apples}-{hasty}"
        return await measured(folder, deals, "john-silver", {"start-player": 1}, hasty, scene)

    compare_at_the_socket(measure)


@pytest.mark.soak
@pytest.mark.rules("SG-27")
def test_at_the_socket_follow_ups_take_no_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot really thinks; then it does what the test wants."""
    game = sterling.game(S_G, 2)
    deals = deals_with_a_cross(game, PAIRS + 1)
    real = BotPool.answer
    choose = marks(False)

    async def answer(self: BotPool, number: int, request: Ask) -> Answer:
        found = await real(self, number, request)
        return Answer(found.id, choose(decode(bytes(request.view), game.view_type), game))

    monkeypatch.setattr(BotPool, "answer", answer)

    async def scene(follower: Follower, watch: Watch) -> float:
        await follower.move(0, 0)
        await follower.until(lambda: follower.seen[0].decision == 1 and 0 in follower.asked(), timeout=LONG)
        began = watch.events[-1][0]
        owes = crossing_marks(game.sample(follower.view(0), Rng(1)), 0)
        await follower.move(0, next(code for code in owes if not owes[code]))
        await follower.decided(0, 1)
        await follower.until(lambda: follower.seen[0].waiting != [1], timeout=LONG)
        return watch.events[-1][0] - began

    async def measure(crossing: bool, hasty: bool) -> list[float]:
        nonlocal choose
        choose = marks(crossing)
        return await measured(tmp_path / f"{crossing}-{hasty}", deals, S_G, {}, hasty, scene)

    compare_at_the_socket(measure)
