"""What all deck files have in common."""

from pathlib import Path

import pytest

from sterling.core.deck import SHOWN, DeckReader, any_line_begins, chosen_deck, fingerprint

TEXT = "; mine\n\n  ship 7 apples 3 ; as printed\nship 8 blank\n;\n"


@pytest.mark.parametrize("text", [TEXT, "\ufeff" + TEXT, TEXT.replace("\n", "\r\n")])
def test_lines_keep_their_numbers_and_lose_remarks_and_blanks(text: str) -> None:
    reader = DeckReader(text, "mine.txt")
    assert reader.lines == [(3, "ship 7 apples 3"), (4, "ship 8 blank")]
    assert reader.last == 4
    assert DeckReader("; nothing\n", "mine.txt").last == 1


def test_an_error_names_file_and_line_and_repeats_no_more_than_can_be_read() -> None:
    problem = DeckReader(TEXT, "mine.txt").fail("suit", 3, came="x" * 1000, expected="y" * 1000)
    assert problem.code == "deck/suit"
    assert problem.facts == {"file": "mine.txt", "line": 3, "came": "x" * SHOWN, "expected": "y" * 1000}
    assert DeckReader(TEXT, "mine.txt").fail("count", 4, came=7).facts["came"] == 7


def test_a_deck_is_known_by_how_a_line_begins() -> None:
    assert any_line_begins(TEXT, ["chest", "ship"])
    assert not any_line_begins(TEXT, ["apples", "shi", "7"])
    assert not any_line_begins("", ["ship"])


def test_without_a_deck_of_its_own_a_game_takes_the_house_deck(tmp_path: Path) -> None:
    house = tmp_path / "deck.txt"
    house.write_text("ship 7 blank", encoding="utf-8")
    assert chosen_deck(None, "mine.txt", house) == ("ship 7 blank", "deck.txt")
    assert chosen_deck("", "mine.txt", house) == ("", "mine.txt")


def test_a_fingerprint_changes_with_every_card_and_with_their_order() -> None:
    decks = [["a", "b"], ["b", "a"], ["a"], ["ab"], []]
    assert len({fingerprint(deck) for deck in decks}) == len(decks)
    assert fingerprint(["a", "b"]) == fingerprint(iter(["a", "b"]))
