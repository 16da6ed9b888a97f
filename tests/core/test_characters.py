"""JS-10: the table chooses who heads the columns; this does not affect play."""

import pytest

import sterling
from kit.tools import random_match
from sterling import Record, Rng, SetupError
from sterling.core.characters import by_column, check_choice, given_out, owners
from sterling.games.john_silver.view import JohnSilverView

KNOWN = ("pirate", "cabin-boy", "captain", "merchant")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_JS_10_the_columns_belong_to_the_seats_as_the_rules_have_it(seats: int) -> None:
    game = sterling.game("john-silver", seats)
    view = game.view(game.start(game.deal(1)), 0)
    assert isinstance(view, JohnSilverView)
    assert game.facts.characters == KNOWN
    assert owners(len(KNOWN), seats) == view.owners


def test_JS_10_choices_head_the_columns_of_their_seats() -> None:
    assert by_column(KNOWN, 4, {3: ["pirate"], 0: ["merchant"]}) == ["merchant", "", "", "pirate"]
    assert by_column(KNOWN, 3, {1: ["pirate"], None: ["captain"]}) == ["", "pirate", "", "captain"]
    assert by_column(KNOWN, 2, {0: ["captain", "pirate"], 1: ["merchant"]}) == ["captain", "merchant", "pirate", ""]


def test_JS_10_whoever_has_not_chosen_gets_what_is_left_at_random() -> None:
    heads = by_column(KNOWN, 3, {1: ["pirate"]})
    found = {tuple(given_out(KNOWN, heads, Rng(seed))) for seed in range(200)}
    assert len(found) == 6
    assert all(one[1] == "pirate" and sorted(one) == sorted(KNOWN) for one in found)
    assert given_out((), [], Rng(1)) == []


@pytest.mark.parametrize(
    ("seats", "owner", "wish", "code"),
    [
        (4, 0, ["parrot"], "setup/character"),
        (4, 0, ["captain", "merchant"], "setup/character-number"),
        (2, 0, ["captain", "captain"], "setup/character-number"),
        (4, None, ["captain"], "setup/character-number"),
        (3, 0, ["pirate"], "character/taken"),
    ],
)
def test_JS_10_a_choice_that_cannot_be(seats: int, owner: int | None, wish: list[str], code: str) -> None:
    with pytest.raises(SetupError) as problem:
        check_choice(KNOWN, seats, {1: ["pirate"]}, owner, wish)
    assert problem.value.code == code


def test_JS_10_choices_that_can_be() -> None:
    check_choice(KNOWN, 3, {1: ["pirate"]}, 1, ["captain"])
    check_choice(KNOWN, 3, {1: ["pirate"]}, None, ["merchant"])
    check_choice(KNOWN, 2, {1: ["pirate"]}, 0, ["captain", "merchant"])
    check_choice(KNOWN, 2, {1: ["pirate"]}, 0, [])


def test_JS_10_records_carry_the_characters_and_old_ones_do_without() -> None:
    record = random_match(sterling.game("john-silver", 3), 5).record()
    assert "characters" not in record.text()
    assert Record.parse(record.text()).characters == ()
    text = record.text().replace("deck-hash", "characters: captain, merchant, pirate, cabin-boy\ndeck-hash", 1)
    noted = Record.parse(text)
    assert noted.characters == ("captain", "merchant", "pirate", "cabin-boy")
    assert Record.parse(noted.text()) == noted
    assert sterling.replay(noted).over()
    with pytest.raises(sterling.RecordError) as problem:
        sterling.replay(Record.parse(text.replace("merchant", "parrot")))
    assert problem.value.code == "record/field"
