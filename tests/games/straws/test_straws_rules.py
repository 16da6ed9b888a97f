"""The rules of Straws."""

import sterling
from sterling import Match


def straws(seats: int, *lengths: int) -> Match:
    """A game in which these straws are drawn in this order; seat 0 begins."""
    game = sterling.game("straws", seats)
    orders = {"straws": [f"straw-{length}" for length in lengths], "start": ["0"]}
    return Match(game, game.deal(orders=orders))


def test_ST_1_ST_2_everybody_draws_one_of_five_straws_in_secret() -> None:
    match = straws(2, 4, 2)
    assert match.view(0).own.straw == "straw-4"  # type: ignore[attr-defined]
    assert match.view(0).players[1].straw is None  # type: ignore[attr-defined]
    assert match.view(0).stock == 3  # type: ignore[attr-defined]
    assert match.waiting() == [0]


def test_ST_3_who_keeps_has_the_same_straw_at_the_end() -> None:
    match = straws(2, 4, 2)
    match.play(0, "keep")
    match.play(1, "keep")
    assert [score.total for score in match.scores()] == [4, 2]


def test_ST_4_a_swap_puts_the_straw_aside_and_draws_the_next() -> None:
    match = straws(2, 4, 2, 5)
    match.play(0, "swap")
    assert match.view(0).own.straw == "straw-5"  # type: ignore[attr-defined]
    assert match.view(0).own.aside == "straw-4"  # type: ignore[attr-defined]
    assert match.view(1).players[0].chosen == "swap"  # type: ignore[attr-defined]


def test_ST_4_without_a_straw_left_one_can_only_keep() -> None:
    match = straws(3, 1, 2, 3, 4, 5)
    match.play(0, "swap")
    match.play(1, "swap")
    assert [action.text for action in match.legal(2)] == ["keep"]
    assert match.state.refusal(2, 1) == "straws/none-left"


def test_ST_5_ST_6_all_straws_are_shown_and_the_longest_wins() -> None:
    match = straws(3, 1, 5, 3)
    for seat in range(3):
        match.play(seat, "keep")
    assert match.over()
    assert [player.straw for player in match.view(-1).players] == [  # type: ignore[attr-defined]
        "straw-1",
        "straw-5",
        "straw-3",
    ]
    assert match.state.standing() == [3, 1, 2]
