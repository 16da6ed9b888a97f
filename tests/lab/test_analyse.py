"""Reviews know only what the seat knew."""

import msgspec
import pytest

import sterling
from kit.conftest import every_game
from kit.tools import effort, random_match
from sterling import Match, Rng
from sterling.bots import Budget
from sterling.lab.analyse import analyse, judge


def test_every_decision_with_a_choice_is_judged() -> None:
    match = random_match(sterling.game("silver-gold", 2), 6)
    decisions = list(analyse(match.record(), 1, Budget(iterations=effort(40))))
    again = Match(match.game, match.deal)
    expected = []
    for number, (seat, code) in enumerate(match.log, start=1):
        if seat == 1 and again.state.count(1) > 1:
            expected.append((number, match.game.format(code)))
        again.play(seat, code)
    assert [(decision.number, decision.chosen.action) for decision in decisions] == expected
    for decision in decisions:
        assert decision.loss >= 0
        assert (decision.loss == 0) or decision.best.action != decision.chosen.action
        assert decision.best == decision.options[0]
        if decision.best.action != decision.chosen.action:
            assert decision.loss == max(0.0, decision.best.value - decision.chosen.value)


@pytest.mark.parametrize("name", [facts.name for facts in sterling.games()])
def test_the_judgement_does_not_depend_on_what_was_hidden(name: str) -> None:
    """Two truths with equal views get equal reviews."""
    game = sterling.game(name, 2)
    match = random_match(game, 8)
    again = Match(game, match.deal)
    rng = Rng(3)
    for step, (seat, code) in enumerate(match.log[:40]):
        if step % 5 == 0:
            view = again.view(seat)
            other = game.sample(view, rng)
            mine = judge(game, view, Budget(iterations=effort(64)), Rng(1), must=code)
            assert mine == judge(game, game.view(other, seat), Budget(iterations=effort(64)), Rng(1), must=code)
            assert game.format(code) in [option.action for option in mine]
        again.play(seat, code)


def test_a_review_of_the_same_record_is_the_same() -> None:
    record = random_match(sterling.game(*every_game()[0]), 6).record()
    short = msgspec.structs.replace(record, entries=record.entries[:12], result=())
    assert list(analyse(short, 0, Budget(iterations=30))) == list(analyse(short, 0, Budget(iterations=30)))
