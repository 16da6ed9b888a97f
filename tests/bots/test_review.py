"""Reviews know only what the seats knew, find what is there, and are the same from the same arguments."""

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sterling
from sterling import Match, Rng
from sterling.bots import Budget, bot
from sterling.bots.compare import Mean
from sterling.bots.judged import Decision, DecisionPart, Effort, Review
from sterling.bots.judging import Judge, marks
from sterling.bots.reference import Reference, ending
from sterling.bots.review import EFFORTS, Reviewer, Stopped, in_worlds, review
from sterling.core.deal import Deal
from sterling.core.errors import SterlingError
from sterling.core.game import Game
from sterling.core.record import Record
from sterling.core.state import Sampler, State
from sterling.core.view import View
from sterling.games import game_class, replay

pytestmark = pytest.mark.skipif(
    sterling.MODE == "interpreted", reason="the same judgements; compiled, this takes seconds"
)
GAMES = [facts.name for facts in sterling.games()]
DEALT = [name for name in GAMES if sterling.game(name).orders and len(sterling.game(name).orders[0].items) > 20]
"""Games in which much is hidden: the truth is worth knowing."""
LOOK = Effort(points=3, curve=3, search=2, first=2, second=3, deals=2, replays=1)
"""Enough to go through everything."""


@cache
def played(name: str, seed: int = 5, seats: int = 2) -> Record:
    """A game of the reference against itself."""
    game = sterling.game(name, seats)
    match, reference, rng = Match(game, seed=seed), Reference(game), Rng(seed)
    while not match.over():
        seat = match.waiting()[0]
        match.play(seat, reference.act(match.view(seat), rng.fork()))
    return match.record()


def cut(record: Record, steps: int) -> Record:
    return msgspec.structs.replace(record, entries=record.entries[:steps], result=())


# -- honesty -----------------------------------------------------------------------------------------------------------


def views(game: Game, deal: Deal, log: list[tuple[int, int]], seat: int) -> list[View] | None:
    """What the seat sees at each step; None if the acts are not possible with this deal."""
    state = game.start(deal)
    found = [game.view(state, seat)]
    for who, code in log:
        if not state.waiting() >> seat & 1 and not state.waiting() >> who & 1:
            return None
        if state.refusal(who, code):
            return None
        state.apply(who, code)
        found.append(game.view(state, seat))
    return found


@cache
def exchanged(name: str, steps: int, seat: int = 0) -> tuple[Record, Record]:
    """Two records with the same acts, in which the seat sees the same at every step and the others do not: hidden cards
    were exchanged."""
    match = replay(cut(played(name), steps))
    game, log = match.game, match.log
    seen = views(game, match.deal, log, seat)
    rng = Rng(11)
    order = list(match.deal.order)
    done = 0
    for _ in range(4000):
        start, size = _random_order(game, rng)
        one, other = start + rng.below(size), start + rng.below(size)
        if one == other:
            continue
        order[one], order[other] = order[other], order[one]
        deal = Deal(vec[i64](order), b"")
        elsewhere = 1 - seat
        if views(game, deal, log, seat) == seen:
            done += views(game, deal, log, elsewhere) != views(game, match.deal, log, elsewhere)
        else:
            order[one], order[other] = order[other], order[one]
        if done >= 3:
            break
    fresh = Match(game, Deal(vec[i64](order), b""))
    for who, code in log:
        fresh.play(who, code)
    assert fresh.view(1 - seat) != match.view(1 - seat) or fresh.state.key() != match.state.key()
    original = Match(game, match.deal)
    for who, code in log:
        original.play(who, code)
    return _by_hand(original), _by_hand(fresh)


def _by_hand(match: Match) -> Record:
    return msgspec.structs.replace(match.record(), seed="", orders=match.game.named_orders(match.deal))


def _random_order(game: Game, rng: Rng) -> tuple[int, int]:
    chosen = rng.below(len(game.orders))
    start = sum(len(order.items) for order in game.orders[:chosen])
    return start, len(game.orders[chosen].items)


def judged(found: Review) -> bytes:
    """Everything but what looks at the truth: the second line, and luck, which knows the deal."""
    return msgspec.json.encode(msgspec.structs.replace(found, hindsight=[], luck=[]))


def check_honest(name: str) -> None:
    one, other = exchanged(name, 24)
    assert one.orders != other.orders
    assert judged(review(one, LOOK, 3, seats=[0])) == judged(review(other, LOOK, 3, seats=[0]))


@pytest.mark.parametrize("name", GAMES)
def test_equal_views_with_different_truths_give_equal_reviews(name: str) -> None:
    check_honest(name)


class _Leaky(Sampler):
    """A sampler that has got hold of the truth."""

    def __init__(self, truth: State) -> None:
        self.truth = truth

    def sample(self, rng: Rng) -> State:
        return self.truth.clone()


@pytest.mark.parametrize("name", DEALT)
def test_a_leak_in_the_sampler_would_be_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above catches worlds that know more than the view."""
    kind = game_class(name)
    real = kind.view
    latest: list[State] = []

    def view(self: Game, state: State, seat: int) -> View:
        latest[:] = [state]
        return real(self, state, seat)

    exchanged(name, 24)
    monkeypatch.setattr(kind, "view", view)
    monkeypatch.setattr(kind, "worlds", lambda self, view: _Leaky(latest[0]))
    with pytest.raises(AssertionError):
        check_honest(name)


def test_the_second_line_has_no_part_in_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("john-silver")
    honest = review(record, LOOK, 2)
    monkeypatch.setattr(Judge, "open", lambda self, state, seat, act, rng: float(act % 2))
    other = review(record, LOOK, 2)
    assert other.hindsight != honest.hindsight
    assert judged(other) == judged(honest)
    assert other.luck == honest.luck


# -- the same again ----------------------------------------------------------------------------------------------------


def test_parts_in_any_order_and_process_make_the_same_review() -> None:
    record = played("amulet")
    short = cut(record, 40)
    whole = review(short, LOOK, 7)
    parts = []
    for number in reversed(range(Reviewer(short, LOOK, 7).parts)):
        # A fresh reviewer remembers nothing of other parts.
        reviewer = Reviewer(short, LOOK, 7)
        parts.append(reviewer.part(number))
    assert reviewer.review(parts).to_json() == whole.to_json()
    assert review(short, LOOK, 8).to_json() != whole.to_json()
    with pytest.raises(SterlingError, match="parts"):
        reviewer.review(parts[1:])


def test_interpreted_code_makes_the_same_review() -> None:
    record = cut(played("john-silver"), 8)
    script = (
        "import sys, sterling, msgspec\n"
        "from sterling.bots.judged import Effort\n"
        "from sterling.bots.review import review\n"
        "from sterling.core.record import Record\n"
        "assert sterling.MODE == 'interpreted'\n"
        "effort = msgspec.json.decode(sys.argv[1], type=Effort)\n"
        "sys.stdout.buffer.write(review(Record.parse(sys.stdin.read()), effort, 3).to_json())\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", script, msgspec.json.encode(LOOK).decode()],
        input=record.text().encode(),
        env={**os.environ, "STERLING_PURE": "1"},
        capture_output=True,
        check=True,
    )
    assert told.stdout == review(record, LOOK, 3).to_json()


def test_a_review_survives_json() -> None:
    found = review(played("john-silver"), LOOK, 1)
    assert Review.from_json(found.to_json()) == found
    assert msgspec.json.decode(found.to_json())["format"] == "sterling-review/1"
    for wrong in (b"{}", b"[", found.to_json().replace(b"sterling-review/1", b"sterling-review/9")):
        with pytest.raises(SterlingError) as problem:
            Review.from_json(wrong)
        assert problem.value.code == "review/unreadable"


def test_progress_is_told_and_a_review_can_be_stopped() -> None:
    record = cut(played("john-silver"), 12)
    told: list[tuple[int, int]] = []
    review(record, LOOK, 1, progress=lambda at, of: told.append((at, of)))
    assert [at for at, _ in told] == list(range(1, told[0][1] + 1))
    asked = iter([False, False, True])
    with pytest.raises(Stopped) as problem:
        review(record, LOOK, 1, stop=lambda: next(asked))
    assert problem.value.code == "review/stopped"


# -- what a review contains --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_is_judged_and_the_curve_ends_with_the_result(name: str) -> None:
    record = played(name)
    found = review(record, LOOK, 1)
    match = Match(replay(record, 0).game, replay(record).deal)
    expected = []
    for step, entry in enumerate(record.entries):
        if match.state.count(entry.seat) > 1:
            expected.append((step, entry.seat, entry.text))
        match.play(entry.seat, entry.text)
    assert [(one.step, one.seat, one.act) for one in found.decisions] == expected
    last = found.curve[-1]
    assert last.step == len(record.entries)
    assert last.chances == [Mean(won, 0.0) for won in ending(match.game, match.state).wins]
    assert [point.step for point in found.curve] == sorted({point.step for point in found.curve})
    assert len(found.curve) <= LOOK.points + 1
    for one in found.decisions:
        assert one.candidates[0] == one.best
        assert one.act in [candidate.act for candidate in one.candidates]
        assert one.loss.low <= one.loss.mean <= one.loss.high
        assert one.loss.mean >= 0
        if one.act == one.best.act:
            assert one.loss.mean == one.loss.high == 0
        if one.act == one.reference:
            assert one.skill == [Mean(0.0, 0.0)] * 2


def test_an_unfinished_game_has_no_luck_and_no_second_line() -> None:
    found = review(cut(played("silver-gold"), 10), LOOK, 1)
    assert (found.hindsight, found.luck) == ([], [])
    assert found.curve[-1].step < 10


def test_unknown_efforts_and_seats_are_refused() -> None:
    with pytest.raises(SterlingError) as problem:
        sterling.bots.review.effort("hasty")
    assert problem.value.code == "review/effort"
    with pytest.raises(SterlingError) as problem:
        Reviewer(played("john-silver"), EFFORTS["quick"], 1, [2])
    assert problem.value.code == "setup/seat"


# -- marks -------------------------------------------------------------------------------------------------------------


def worst(judge: Judge, view: View, seat: int) -> tuple[int, float]:
    """The act that loses most from a view, and how much, in a few worlds."""
    game = judge.game
    world = game.sample(view, Rng(1))
    acts = world.legal(seat)
    tried = judge._tried(view, acts, Rng(9), 48, None)
    means = {act: sum(trial.ending.margin(seat) for trial in trials) / len(trials) for act, trials in tried.items()}
    act = min(means, key=lambda act: (means[act], act))
    return act, max(means.values()) - means[act]


def blunders(name: str) -> Iterator[tuple[Game, View, int]]:
    """The worst decisions that the second half of a game offers."""
    record = played(name)
    match = replay(record, 0)
    match = Match(match.game, replay(record).deal)
    judge = Judge(match.game, Reference(match.game), LOOK)
    found = []
    for step, entry in enumerate(record.entries):
        if step % 5 == 0 and step > len(record.entries) // 2 and match.state.count(entry.seat) > 2:
            view = match.view(entry.seat)
            act, lost = worst(judge, view, entry.seat)
            found.append((lost, step, view, act))
        match.play(entry.seat, entry.text)
    for _, _, view, act in sorted(found, key=lambda one: -one[0])[:3]:
        yield match.game, view, act


# Silver & Gold takes longest.
@pytest.mark.parametrize(
    "name", [name if name != "silver-gold" else pytest.param(name, marks=pytest.mark.soak) for name in DEALT]
)
def test_a_planted_blunder_is_found(name: str) -> None:
    marked = []
    for game, view, act in blunders(name):
        look = msgspec.structs.replace(in_worlds(160), points=1)
        part = Judge(game, Reference(game), look).decision(view, 0, act, Rng(4))
        (decision,) = marks([part])
        if decision.mark == "mistake":
            assert decision.loss.low > 0
            assert decision.best.act != decision.act
            assert decision.reasons[0].key == "review-why-wins"
            marked.append(decision)
    assert marked, "none of the three worst acts of a game was marked"


def part(step: int, tail: float, seat: int = 0) -> DecisionPart:
    """A decision that lost something, with this doubt."""
    decision = msgspec.structs.replace(some_decision(), step=step, seat=seat)
    return DecisionPart(decision=decision, tail=tail, better_tail=1.0, deep_tail=1.0)


@cache
def some_decision() -> Decision:
    return review(cut(played("john-silver"), 6), LOOK, 1).decisions[0]


def test_the_more_decisions_there_are_the_clearer_a_mistake_must_be() -> None:
    assert [one.mark for one in marks([part(0, 0.02)])] == ["mistake"]
    many = [part(0, 0.02), *(part(step, 0.5) for step in range(1, 30))]
    assert {one.mark for one in marks(many)} == {None}
    clear = [part(0, 0.0001), *(part(step, 0.5) for step in range(1, 30))]
    assert [one.mark for one in marks(clear)].count("mistake") == 1
    # Decisions of others do not count.
    others = [part(0, 0.02), *(part(step, 0.5, seat=1) for step in range(1, 30))]
    assert marks(others)[0].mark == "mistake"
    # What the 95 percent interval does not exclude is never marked.
    assert {one.mark for one in marks([part(step, 0.03) for step in range(30)])} == {None}


def test_acts_that_are_equally_good_are_not_marked() -> None:
    """The best of several looks better than it is, but not in fresh worlds: looking closer at a game of the reference
    with only twins to choose from finds no mistakes."""
    record = played("john-silver")
    match = replay(record, 20)
    view = match.view(match.waiting()[0])
    judge = Judge(match.game, Reference(match.game), LOOK)
    code = match.state.legal(view.seat)[0]
    # The same act under several names: every difference is noise.
    real = judge._tried

    def noisy(view: View, acts: list[int], rng: Rng, count: int, until: float | None) -> object:
        return {act: real(view, [code], rng.fork(), count, until)[code] for act in acts}

    judge._tried = noisy  # type: ignore[method-assign, assignment]
    judge.effort = msgspec.structs.replace(LOOK, first=24, second=24)
    parts = [judge.decision(view, step, code, Rng(step)) for step in range(40)]
    assert [one.mark for one in marks(parts)].count("mistake") <= 1


def test_characters_can_be_reviewed() -> None:
    """A game of the house's players at a table for three, with all its marks in place."""
    game = sterling.game("john-silver", 3)
    match, rng = Match(game, seed=2), Rng(2)
    players = [bot(name, game) for name in ("nell", "tar", "greedy")]
    while not match.over():
        seat = match.waiting()[0]
        match.play(seat, players[seat].choose(match.view(seat), Budget(iterations=4), rng))
    found = review(match.record(), LOOK, 1)
    assert len(found.luck) == 3
    assert all(len(one.skill) == 3 for one in found.decisions)
