"""Going on from a moment of a finished game."""

import msgspec
import pytest

import sterling
from kit.tools import random_match
from sterling import Match, Rng
from sterling.bots.judged import Effort
from sterling.bots.onward import as_practice, position_at
from sterling.bots.practice import parse
from sterling.bots.reference import Reference
from sterling.bots.review import review
from sterling.core.errors import SterlingError
from sterling.core.record import Record
from sterling.games import replay

pytestmark = pytest.mark.skipif(sterling.MODE == "interpreted", reason="the same deals; compiled, this takes seconds")
GAMES = [facts.name for facts in sterling.games()]
LOOK = Effort(points=1, curve=2, search=4, first=2, second=4, deals=2, replays=2)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_with_the_same_cards(name: str) -> None:
    match = random_match(sterling.game(name, 2), 4)
    record = match.record(["Ann", "Ben"])
    step = len(match.log) // 2
    found = position_at(record, step, 0)
    again = replay(Record.parse(found.text()))
    assert again.log == match.log[:step]
    assert found.names == ("Ann", "Ben")
    assert not found.seed
    assert again.game.named_orders(again.deal) == match.game.named_orders(match.deal)
    for seat, code in match.log[step:]:
        again.play(seat, code)
    assert again.record().result == record.result


@pytest.mark.parametrize(("name", "seat"), [(name, place % 2) for place, name in enumerate(GAMES)])
def test_what_is_hidden_from_a_seat_is_dealt_anew(name: str, seat: int) -> None:
    match = random_match(sterling.game(name, 2), 4)
    step = len(match.log) // 3
    before = replay(match.record(), step)
    found = position_at(match.record(), step, seat, anew=True, seed=1)
    again = replay(Record.parse(found.text()))
    assert again.view(seat) == before.view(seat)
    assert found == position_at(match.record(), step, seat, anew=True, seed=1)
    orders = match.game.named_orders(match.deal)
    if len(match.game.orders[0].items) > 20:
        assert found.orders != orders
        assert found.orders != position_at(match.record(), step, seat, anew=True, seed=2).orders
    # And it can be played to its end.
    rng = Rng(1)
    while not again.over():
        waiting = again.waiting()[0]
        again.play(waiting, int(again.state.nth(waiting, rng.below(again.state.count(waiting)))))


def test_choices_that_a_seat_cannot_know_are_made_again() -> None:
    """In Silver & Gold all mark at once. What others have marked before a seat has finished is not in its view."""
    match = random_match(sterling.game("silver-gold", 2), 4)
    game = match.game
    for step in range(8, 60):
        at = replay(match.record(), step)
        if match.log[step - 1][0] == 1 and match.log[step][0] == 0 and at.state.waiting() == 3:
            found = position_at(match.record(), step, 0, anew=True)
            without = Match(game, match.deal)
            for seat, code in match.log[: step - 1]:
                without.play(seat, code)
            if without.view(0) == at.view(0):
                assert len(found.entries) < step
                assert replay(found).view(0) == at.view(0)
                return
    raise AssertionError("no such moment in this game")


def test_all_deals_that_a_seat_cannot_tell_apart_are_as_likely() -> None:
    """Late in a game of John Silver, a few unseen cards are in the other hand or in the draw pile. Which of them are in
    the pile must not depend on where they really were."""
    game = sterling.game("john-silver", 2)
    match, reference = Match(game, seed=3), Reference(game)
    while not match.over():
        seat = match.waiting()[0]
        match.play(seat, reference.act(match.view(seat), Rng(1)))
    step = 46
    truth = replay(match.record(), step)
    left = int(truth.state.top)  # type: ignore[attr-defined]
    really = set(game.named_orders(match.deal)["stock"][left:])
    assert len(really) == 2
    stayed = 0
    tries = 40
    for seed in range(tries):
        found = position_at(match.record(), step, 0, anew=True, seed=seed)
        stayed += set(found.orders["stock"][left:]) == really
    # One in 21 pairs of seven cards.
    assert stayed <= 7


def test_a_step_that_is_not_there_is_refused() -> None:
    record = random_match(sterling.game("john-silver", 2), 4).record()
    for step, seat, code in ((-1, 0, "review/step"), (len(record.entries) + 1, 0, "review/step"), (3, 2, "setup/seat")):
        with pytest.raises(SterlingError) as problem:
            position_at(record, step, seat)
        assert problem.value.code == code


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_becomes_a_practice_position(name: str) -> None:
    match = random_match(sterling.game(name, 2), 4)
    found = review(msgspec.structs.replace(match.record(), entries=match.record().entries[:24], result=()), LOOK, 1)
    decision = next((one for one in found.decisions if one.act != one.best.act), found.decisions[0])
    practice = parse(as_practice(match.record(), decision, worlds=2).text())
    position = practice.positions[0]
    assert position.best == decision.best.act
    if decision.act != decision.best.act:
        assert position.obvious == decision.act
    seen = practice.seen(position)
    before = replay(match.record(), decision.step)
    assert seen.view == before.view(decision.seat)
    assert sorted(act.act for act in position.acts) == sorted(
        action.text for action in before.game.legal(before.state, decision.seat)
    )
    assert position.verdict(position.best) == "best"
    assert position.acts[0].act == position.best
