"""Every action has a text and a structured form, both exact inverses of its code; records survive the round trip."""

import msgspec
import pytest

import sterling
from kit.tools import random_match
from sterling import Game, Record


def test_text_and_form_are_inverse_to_the_code(game: Game) -> None:
    texts = set()
    for code in range(game.facts.actions):
        text = game.format(code)
        assert game.parse(text) == code
        assert game.code(game.form(code)) == code
        assert game.code_of(msgspec.json.decode(msgspec.json.encode(game.form(code)))) == code
        texts.add(text)
    assert len(texts) == game.facts.actions


@pytest.mark.parametrize("text", ["", " ", "?", "x", "K", "A:", "☃", "1" * 5000, "K12 ", " K12", "a:b2"])
def test_a_text_that_is_no_action_is_refused(game: Game, text: str) -> None:
    with pytest.raises(sterling.NotationError) as refused:
        game.parse(text)
    assert refused.value.code == "notation/text"


@pytest.mark.parametrize("code", [-1, 10**6])
def test_a_code_outside_the_action_space_has_no_form(game: Game, code: int) -> None:
    with pytest.raises(sterling.NotationError):
        game.form(code)


@pytest.mark.parametrize("form", [None, 1, "x", [], {}, {"do": "fly"}, {"do": 1}])
def test_a_form_that_is_no_action_is_refused(game: Game, form: object) -> None:
    with pytest.raises(sterling.NotationError) as refused:
        game.code_of(form)
    assert refused.value.code == "notation/form"


def test_a_record_round_trips_and_replays(game: Game) -> None:
    match = random_match(game, 31)
    record = match.record(names=[f"player {seat}" for seat in range(game.seats)])
    again = Record.parse(record.text())
    assert again == record
    assert again.text() == record.text()
    replayed = sterling.replay(again)
    assert replayed.state.key() == match.state.key()
    assert tuple(score.total for score in replayed.scores()) == record.result


def test_a_record_of_a_deal_by_hand_round_trips(game: Game) -> None:
    deal = game.deal(orders={name: list(reversed(items)) for name, items in game.named_orders(game.deal(3)).items()})
    match = sterling.Match(game, deal)
    for _ in range(5):
        record = Record.parse(match.record().text())
        assert not record.seed
        assert sterling.replay(record).state.key() == match.state.key()
        assert (record.result == ()) == (not match.over())
        if match.over():
            break
        seat = match.waiting()[0]
        match.play(seat, match.legal(seat)[0].code)
    assert match.log


def test_a_record_of_another_rules_version_is_refused_by_name(game: Game) -> None:
    record = msgspec.structs.replace(random_match(game, 32).record(), rules_version=99)
    with pytest.raises(sterling.RecordError) as refused:
        sterling.replay(record)
    assert refused.value.code == "record/rules-version"
    assert refused.value.facts["came"] == 99


def test_a_record_with_an_illegal_action_names_it(game: Game) -> None:
    record = random_match(game, 33).record()
    number = len(record.entries) // 2
    broken = [*record.entries]
    broken[number] = sterling.Entry(broken[number].seat, "☃")
    with pytest.raises(sterling.RecordError) as refused:
        sterling.replay(msgspec.structs.replace(record, entries=tuple(broken)))
    assert refused.value.code == "record/illegal"
    assert refused.value.facts["number"] == number + 1
