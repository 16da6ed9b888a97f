"""Games that cannot be set up, and checked actions."""

import pytest

import sterling
from sterling import Match


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"name": "chess"}, "setup/game"),
        ({"name": "silver-gold", "seats": 1}, "setup/seats"),
        ({"name": "silver-gold", "seats": 5}, "setup/seats"),
        ({"name": "silver-gold", "rule_set": "blitz"}, "setup/rule-set"),
        ({"name": "silver-gold", "options": {"color": True}}, "setup/option"),
        ({"name": "silver-gold", "options": {"memory-aid": None}}, "setup/option-value"),
        ({"name": "silver-gold", "options": {"start-player": 2}}, "setup/option-value"),
        ({"name": "silver-gold", "options": {"start-player": True}}, "setup/option-value"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(arguments: dict[str, object], code: str) -> None:
    with pytest.raises(sterling.SetupError) as refused:
        sterling.game(**arguments)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_errors_say_what_was_expected_and_what_came() -> None:
    with pytest.raises(sterling.SetupError, match=r"2-4.*7"):
        sterling.game("silver-gold", seats=7)


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (9, "K12", "action/seat"),
        (-1, "K12", "action/seat"),
        (0, "T1", "silver-gold/draft-first"),
        (0, 9999, "action/unknown"),
    ],
)
def test_the_checked_door_says_why_not(seat: int, action: str | int, code: str) -> None:
    match = Match(sterling.game("silver-gold", 2), seed=1)
    with pytest.raises(sterling.IllegalAction) as refused:
        match.play(seat, action)
    assert refused.value.code == code
    assert match.log == []


def test_who_has_chosen_waits_for_the_others() -> None:
    match = Match(sterling.game("silver-gold", 2), seed=1)
    match.play(0, "K12")
    with pytest.raises(sterling.IllegalAction) as refused:
        match.play(0, "K13")
    assert refused.value.code == "action/not-your-turn"
