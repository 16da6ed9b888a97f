"""Every action has a text and a structured form, both exact inverses of its code; records survive the round trip."""

import msgspec
import pytest

import sterling
from kit.tools import random_match
from sterling import Game, Record


def test_text_and_form_are_inverse_to_the_code(table: Game) -> None:
    texts = set()
    for code in range(table.facts.actions):
        text = table.format(code)
        assert table.parse(text) == code
        assert table.code(table.form(code)) == code
        assert table.code_of(msgspec.json.decode(msgspec.json.encode(table.form(code)))) == code
        texts.add(text)
    assert len(texts) == table.facts.actions


@pytest.mark.parametrize("text", ["", " ", "?", "x", "K", "A:", "☃", "1" * 5000, "K12 ", " K12", "a:b2"])
def test_a_text_that_is_no_action_is_refused(table: Game, text: str) -> None:
    with pytest.raises(sterling.NotationError) as refused:
        table.parse(text)
    assert refused.value.code == "notation/text"


@pytest.mark.parametrize("code", [-1, 10**6])
def test_a_code_outside_the_action_space_has_no_form(table: Game, code: int) -> None:
    with pytest.raises(sterling.NotationError):
        table.form(code)


@pytest.mark.parametrize("form", [None, 1, "x", [], {}, {"do": "fly"}, {"do": 1}])
def test_a_form_that_is_no_action_is_refused(table: Game, form: object) -> None:
    with pytest.raises(sterling.NotationError) as refused:
        table.code_of(form)
    assert refused.value.code == "notation/form"


def test_a_record_round_trips_and_replays(table: Game) -> None:
    match = random_match(table, 31)
    record = match.record(names=[f"player {seat}" for seat in range(table.seats)])
    again = Record.parse(record.text())
    assert again == record
    assert again.text() == record.text()
    replayed = sterling.replay(again)
    assert replayed.state.key() == match.state.key()
    assert tuple(score.total for score in replayed.scores()) == record.result


def test_a_record_of_a_deal_by_hand_round_trips(table: Game) -> None:
    deal = table.deal(orders={name: list(reversed(items)) for name, items in table.named_orders(table.deal(3)).items()})
    match = sterling.Match(table, deal)
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


def test_a_record_of_another_rules_version_is_refused_by_name(table: Game) -> None:
    record = msgspec.structs.replace(random_match(table, 32).record(), rules_version=99)
    with pytest.raises(sterling.RecordError) as refused:
        sterling.replay(record)
    assert refused.value.code == "record/rules-version"
    assert refused.value.facts["came"] == 99


def test_a_record_with_an_illegal_action_names_it(table: Game) -> None:
    record = random_match(table, 33).record()
    number = len(record.entries) // 2
    broken = [*record.entries]
    broken[number] = sterling.Entry(broken[number].seat, "☃")
    with pytest.raises(sterling.RecordError) as refused:
        sterling.replay(msgspec.structs.replace(record, entries=tuple(broken)))
    assert refused.value.code == "record/illegal"
    assert refused.value.facts["number"] == number + 1
