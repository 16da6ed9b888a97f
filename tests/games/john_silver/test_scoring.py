"""JS-30 to JS-33: apples to the left, coins, spots, and who wins."""

import pytest

from games.john_silver.scenes import deck_with, position


def totals(won: dict[int, str], seats: int, deck: str | None = None) -> list[dict[str, int]]:
    hands = ["S2", *[""] * (seats - 1)]
    game, state = position(hands, won=won, deck=deck)
    return [score.parts for score in game.scores(state)]


def test_JS_30_apples_count_for_the_next_seat() -> None:
    parts = totals({0: "S3", 1: "S7", 2: "", 3: "M3 M7"}, 4)
    assert [part["apples"] for part in parts] == [5, 2, 3, 0]


def test_JS_30_three_players_skip_the_ownerless_column() -> None:
    parts = totals({2: "S7"}, 3)
    assert [part["apples"] for part in parts] == [3, 0, 0]


def test_JS_30_two_players_give_to_each_other_at_the_same_moment() -> None:
    parts = totals({0: "S3 S7", 1: "M3"}, 2)
    assert [part["apples"] for part in parts] == [2, 5]


def test_JS_31_a_point_for_each_coin_and_apple() -> None:
    parts = totals({0: "S2 S4 S6 S9".replace("S2 ", "C2 "), 1: "S7"}, 2)
    assert parts[0] == {"coins": 1 + 2 + 4 + 3, "apples": 3, "spots": 0}
    assert parts[1] == {"coins": 0, "apples": 0, "spots": 0}


def test_JS_31_a_deck_of_ones_own_scores_what_it_shows() -> None:
    parts = totals({0: "S4 S6"}, 2, deck_with(S4="coins 99", S6="blank"))
    assert parts[0]["coins"] == 99


def test_JS_32_two_players_lose_a_point_for_each_spot() -> None:
    parts = totals({0: "S1 J6", 1: "J7"}, 2)
    assert [part["spots"] for part in parts] == [-3, -1]
    assert [part["spots"] for part in totals({0: "S1", 1: "M1"}, 2)] == [-2, -2]


# Spots by cards: 1 = J6, J7 or J8; 2 = S1, S13, M1, M13, C1, C13, J5 or J9.
PILES = {0: "", 1: "J6", 2: "S1", 3: "S13 J7", 4: "M1 M13", 5: "C1 C13 J8", 6: "C1 C13 J9"}
TWINS = {1: ["J6", "J7", "J8"], 2: ["S1", "S13", "M1", "M13"]}


@pytest.mark.parametrize(
    ("spots", "penalties"),
    [
        ([5, 0, 0], [-8, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([6, 4, 3], [-8, -4, 0]),
        ([3, 6, 4], [0, -8, -4]),
        ([2, 2, 1], [-6, -6, 0]),
        ([2, 2, 0], [-6, -6, 0]),
        ([2, 2, 2], [-6, -6, -6]),
        ([6, 1, 1], [-8, -2, -2]),
        ([6, 4, 0], [-8, -4, 0]),
        ([6, 4, 3, 2], [-8, -4, 0, 0]),
        ([6, 4, 1, 1], [-8, -4, 0, 0]),
        ([6, 1, 1, 0], [-8, -2, -2, 0]),
        ([6, 1, 1, 1], [-8, -2, -2, -2]),
        ([6, 0, 0, 0], [-8, 0, 0, 0]),
        ([2, 2, 1, 1], [-6, -6, 0, 0]),
        ([2, 2, 1, 0], [-6, -6, 0, 0]),
        ([2, 2, 2, 1], [-6, -6, -6, 0]),
        ([2, 2, 2, 2], [-6, -6, -6, -6]),
    ],
)
def test_JS_32_three_or_four_players_pay_by_rank(spots: list[int], penalties: list[int]) -> None:
    twins = {number: list(cards) for number, cards in TWINS.items()}
    won = {}
    for seat, number in enumerate(spots):
        won[seat] = twins[number].pop() if spots.count(number) > 1 and number in twins else PILES[number]
    parts = totals(won, len(spots))
    assert [part["spots"] for part in parts] == penalties


def test_JS_32_spots_of_apples_neighbours_stay_where_they_are() -> None:
    parts = totals({0: "S1 S7"}, 3)
    assert [part["spots"] for part in parts] == [-8, 0, 0]
    assert [part["apples"] for part in parts] == [0, 3, 0]


def test_JS_33_most_points_win_ties_are_shared_and_totals_may_be_negative() -> None:
    game, state = position(["S2", "", ""], won={0: "S1", 1: "C6", 2: "M6"})
    assert [score.total for score in game.scores(state)] == [-8, 4, 4]
    assert [score.place for score in game.scores(state)] == [3, 1, 1]
    assert state.standing() == [3, 1, 1]


def test_JS_33_no_tie_break() -> None:
    game, state = position(["S2", ""], won={0: "S4", 1: "S7 C4 C3"})
    assert [score.total for score in game.scores(state)] == [2 + 5, 2]
    game, state = position(["S2", ""], won={0: "S4 J6", 1: "C12"})
    assert state.standing() == [1, 1]
