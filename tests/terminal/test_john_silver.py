"""John Silver in a terminal: nothing but the view, in three languages."""

from io import StringIO

import pytest
from rich.console import Console

import sterling
from conformance.kit import positions, random_match
from sterling import Match, Rng
from sterling.games.john_silver import JohnSilver
from sterling.games.john_silver.view import JohnSilverView
from sterling.i18n import LANGUAGES, Words
from sterling.terminal import drawing

NAMES = ["Anne", "Mary", "Jack", "Bonny"]


def drawn(table: sterling.Game, view: sterling.View, language: str = "en") -> str:
    out = StringIO()
    Console(file=out, width=160).print(drawing(table).render(table, view, Words(language), NAMES))
    return out.getvalue()


def test_equal_views_give_equal_pictures_whatever_is_hidden() -> None:
    for rule_set in ("base", "stacks"):
        table = sterling.game("john-silver", 3, rule_set)
        rng = Rng(4)
        for state in positions(table, rng, 15):
            for viewer in range(-1, 3):
                view = table.view(state, viewer)
                other = table.sample(view, rng)
                assert drawn(table, view) == drawn(table, table.view(other, viewer))


def test_the_hand_of_another_is_not_in_the_picture() -> None:
    table = sterling.game("john-silver", 2)
    assert isinstance(table, JohnSilver)
    match = Match(table, seed=5)
    picture = drawn(table, table.shown(match.view(0)))
    mine, theirs = match.view(0), match.view(1)
    assert isinstance(mine, JohnSilverView)
    assert isinstance(theirs, JohnSilverView)
    assert mine.own is not None
    assert theirs.own is not None
    letters = {"ship": "S", "sailor": "M", "chest": "C", "joker": "J"}

    def label(name: str) -> str:
        suit, value = name.split("-")
        return f"{letters[suit]}{value.replace('.5', '½')} "

    for name in mine.own.hand:
        assert label(name) in picture
    for name in theirs.own.hand:
        assert label(name) not in picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "rule_set"), [(2, "base"), (3, "stacks"), (4, "base")])
def test_whole_games_are_told_in_every_language(language: str, seats: int, rule_set: str) -> None:
    table = sterling.game("john-silver", seats, rule_set)
    whole = random_match(table, 9)
    draw, words = drawing(table), Words(language)
    match = Match(table, whole.deal)
    told: list[str] = []
    for seat, code in whole.log:
        before = match.view(0)
        assert draw.prompt(table, match.view(seat), words)
        for group in draw.arrange(match.legal(seat)):
            for action in group:
                draw.gloss(table, match.view(seat), action, words)
                assert draw.hear(action.text.upper().replace(":", " : ")) == action.text
        match.play(seat, code)
        told += draw.narrate(table, before, match.view(0), words, NAMES)
    assert len(told) > 40
    assert any("■" in drawn(table, match.view(seat), language) for seat in range(seats))


def test_what_is_told_needs_no_more_than_two_views() -> None:
    """Two truths with equal views before and after tell the same story."""
    table = sterling.game("john-silver", 3)
    words = Words("en")
    rng = Rng(8)
    for state in positions(table, rng, 20):
        if state.over():
            continue
        waiting = int(state.waiting())
        actor = (waiting & -waiting).bit_length() - 1
        before = table.view(state, -1)
        state.apply(actor, state.nth(actor, 0))
        after = table.view(state, -1)
        other = table.view(table.sample(after, rng), -1)
        assert drawing(table).narrate(table, before, after, words, NAMES) == drawing(table).narrate(
            table, before, other, words, NAMES
        )
