"""JS-20 to JS-27, JS-40 and the rulebook's examples (JS-53): laying, taking, paying out, ending."""

import pytest

from games.john_silver.scenes import (
    APPLES,
    Scene,
    deck_with,
    move,
    names,
    play,
    position,
    row_text,
    seen,
    short,
    texts,
    turn_of,
)


def lays(scene: Scene, card: str) -> list[str]:
    """The cells where a card may be laid now."""
    start = move(card + ":").removesuffix(":") + ":"
    return [text.removeprefix(start) for text in scene.legal() if text.startswith(start)]


# -- laying ----------------------------------------------------------------------------------------------------------


def test_JS_20_a_suit_card_lies_on_any_free_cell_of_its_row() -> None:
    scene = Scene(2, hands={0: "S1 M1 C1"})
    assert lays(scene, "S1") == ["a1", "b1", "c1", "d1"]
    assert lays(scene, "M1") == ["a2", "b2", "c2", "d2"]
    assert lays(scene, "C1") == ["a3", "b3", "c3", "d3"]


def test_JS_20_one_card_a_cell() -> None:
    scene = Scene(2, "S2:b1 S4:d1", hands={0: "S1 M1"})
    assert lays(scene, "S1") == ["a1", "c1"]
    assert lays(scene, "M1") == ["a2", "b2", "c2", "d2"]
    assert scene.refused("S1:b1") == "john-silver/cell-taken"
    assert scene.refused("S8:a1") == "john-silver/not-in-hand"


def test_JS_20_columns_of_others_and_of_nobody_are_open_too() -> None:
    scene = Scene(3, hands={0: "S1"})
    assert lays(scene, "S1") == ["a1", "b1", "c1", "d1"]
    scene("S1:d1")
    assert scene.row(0) == "- - - S1"


def test_JS_21_a_joker_goes_to_any_row_may_open_one_and_several_may_lie_in_one() -> None:
    scene = Scene(2, hands={0: "J5 J6", 1: "J7 J8"})
    assert len(lays(scene, "J5")) == 12
    scene("J5:a1 J7:c1 J6:b1")
    assert scene.row(0) == "J5 J6 J7 -"
    assert lays(scene, "J8") == ["d1", *(column + row for row in "23" for column in "abcd")]


def test_JS_21_a_joker_counts_as_the_suit_of_its_row_by_its_own_value() -> None:
    scene = Scene(2, "M8:a2 J8:b2 J5:c2 M6:d2")
    # Highest 8½ with 8 to column b, lowest 5½ with 6 to column c.
    assert scene.won(1) == "M8 J8"
    assert scene.won(0) == "M6 J5"


# -- taking ----------------------------------------------------------------------------------------------------------


def test_JS_22_after_a_card_without_apples_the_draw_is_no_choice() -> None:
    scene = Scene(2, "S2:a1", stock="C9")
    assert scene.turn() == 1
    assert scene.view().phase == "lay"
    assert "C9" in scene.hand(0).split()
    assert scene.view().players[0].hand == 6


def test_JS_22_after_an_apple_card_draw_or_take_any_apple_free_card() -> None:
    scene = Scene(2, "S2:a1 S3:b1 T? M4:c2 C7:d3", stock="C9 C10 C12")
    assert scene.turn() == 1
    assert scene.view().phase == "take"
    assert scene.legal() == ["T?", "T:ship-2", "T:sailor-4"]
    assert scene.refused("T:S3") == "john-silver/shows-apples"
    assert scene.refused("T:C7") == "john-silver/shows-apples"
    assert scene.refused("T:S8") == "john-silver/not-in-grid"
    assert scene.refused("T:M3") == "john-silver/not-in-grid"
    assert scene.refused("J5:a1") == "john-silver/take-first"


def test_JS_22_a_taken_card_comes_into_the_hand_and_nothing_is_drawn() -> None:
    scene = Scene(2, "S2:a1 C7:d3 T:S2")
    assert scene.row(0) == "- - - -"
    assert scene.row(2) == "- - - C7"
    assert "S2" in scene.hand(1).split()
    assert scene.view().stock == 31
    assert scene.turn() == 0


def test_JS_22_the_draw_may_be_chosen_after_an_apple_card_too() -> None:
    scene = Scene(2, "S2:a1 C7:d3 T?", stock="C9 C10")
    assert "C10" in scene.hand(1).split()
    assert scene.row(0) == "S2 - - -"


def test_JS_22_without_an_apple_free_card_in_the_grid_the_draw_runs_by_itself() -> None:
    scene = Scene(2, "C7:d3 C3:a3", stock="C9 C10")
    assert scene.turn() == 0
    assert scene.view().phase == "lay"
    assert "C9" in scene.hand(0).split()
    assert "C10" in scene.hand(1).split()


def test_JS_22_a_blank_card_is_apple_free_and_may_be_taken() -> None:
    scene = Scene(2, "S2:a1 C7:d3", deck=deck_with(S2="blank"))
    assert scene.legal() == ["T?", "T:ship-2"]


def test_JS_22_a_card_is_taken_before_laying_never() -> None:
    scene = Scene(2, "S2:a1")
    assert scene.refused("T?") == "john-silver/lay-first"
    assert scene.refused("T:S2") == "john-silver/lay-first"


def test_JS_22_a_joker_taken_back_is_free_again() -> None:
    scene = Scene(2, "J5:a1 C7:d3 T:J5 S2:b1")
    assert {cell[1] for cell in lays(scene, "J5")} == {"1", "2", "3"}
    scene("J5:b2")
    assert scene.row(1) == "- J5 - -"


@pytest.mark.parametrize("apple", APPLES)
def test_JS_22_every_apple_card_gives_the_choice(apple: str) -> None:
    row = {"S": "1", "M": "2", "C": "3"}[apple[0]]
    scene = Scene(2, f"J6:a1 {apple}:b{row}")
    assert scene.legal() == ["T?", "T:joker-6.5"]


# -- the empty stock -------------------------------------------------------------------------------------------------


def test_JS_23_with_an_empty_stock_nobody_draws() -> None:
    game, state = position(["S2 S4", "M2 M4"], to_the_last_card=True)
    play(game, state, "S2:a1")
    view = seen(game, state)
    assert [player.hand for player in view.players] == [1, 2]
    assert (view.turn, view.phase, view.stock) == (1, "lay", 0)


def test_JS_23_an_apple_play_must_take_one_apple_free_card() -> None:
    game, state = position(["S3 S4", "M2"], ["- S8 - -", "- - M12 -", "- - - -"], to_the_last_card=True)
    play(game, state, "S3:a1")
    assert texts(game, state) == ["T:ship-8", "T:sailor-12"]
    assert state.refusal(0, game.parse("T?")) == "john-silver/stock-empty"
    play(game, state, "T:S8")
    assert seen(game, state).players[0].hand == 2
    assert turn_of(state) == 1


def test_JS_23_one_takeable_card_is_still_a_decision_and_an_empty_hand_no_excuse() -> None:
    game, state = position(["S3", "M2"], ["- S8 - -", "- - - -", "- - - -"])
    play(game, state, "S3:a1")
    assert turn_of(state) == 0
    assert seen(game, state).players[0].hand == 0
    assert texts(game, state) == ["T:ship-8"]
    play(game, state, "T:S8")
    assert seen(game, state).players[0].hand == 1


def test_JS_23_without_a_takeable_card_the_turn_ends() -> None:
    game, state = position(["S3 S4", "M2"], ["- S7 - -", "- - - -", "- - - -"], to_the_last_card=True)
    play(game, state, "S3:a1")
    assert turn_of(state) == 1
    assert seen(game, state).players[0].hand == 1


def test_JS_23_the_last_card_of_the_stock_leaves_the_choice_to_the_one_who_lays_before() -> None:
    """The stock counts when the card is due: if one card is left it is drawn, after that none."""
    game, state = position(["S3 S4", "M3 M4"], ["- S8 - -", "- - - -", "- - - -"], to_the_last_card=True)
    state.stock[43] = 25  # the sailor 13 comes back as the last card of the stock
    state.top -= 1
    play(game, state, "S3:a1")
    assert texts(game, state) == ["T?", "T:ship-8"]
    play(game, state, "T? M3:a2")
    assert texts(game, state) == ["T:ship-8"]


# -- paying out ------------------------------------------------------------------------------------------------------


def test_JS_24_highest_and_second_lowest_and_second_by_their_columns() -> None:
    scene = Scene(4, "S12:b1 S6:a1 S2:d1 S9:c1")
    assert [scene.won(seat) for seat in range(4)] == ["", "S9 S12", "", "S2 S6"]
    assert scene.row(0) == "- - - -"
    assert scene.turn() == 0


def test_JS_24_who_laid_a_card_does_not_matter() -> None:
    for script in ("S12:b1 S6:a1 S2:d1 S9:c1", "S2:d1 S9:c1 S12:b1 S6:a1", "S6:a1 S2:d1 S9:c1 S12:b1"):
        scene = Scene(4, script)
        assert [scene.won(seat) for seat in range(4)] == ["", "S9 S12", "", "S2 S6"]


def test_JS_24_the_draw_comes_before_the_distribution_and_the_apple_choice_too() -> None:
    scene = Scene(4, "S12:b1 S6:a1 S2:d1 S7:c1")
    assert scene.view().phase == "take"
    assert scene.row(0) == "S6 S12 S7 S2"
    scene("T?")
    assert scene.won(1) == "S7 S12"
    assert scene.won(3) == "S2 S6"


def test_JS_24_a_row_cut_back_to_three_is_not_distributed() -> None:
    scene = Scene(4, "S12:b1 S6:a1 S2:d1 S7:c1 T:S12")
    assert scene.row(0) == "S6 - S7 S2"
    assert all(scene.won(seat) == "" for seat in range(4))


def test_JS_24_a_take_from_another_row_does_not_stop_the_distribution() -> None:
    scene = Scene(4, "S12:b1 S6:a1 S2:d1 M6:a2 S7:c1 T:M6")
    assert scene.row(0) == "- - - -"
    assert scene.row(1) == "- - - -"
    assert scene.won(1) == "S7 S12"


def test_JS_24_only_the_full_row_is_distributed() -> None:
    scene = Scene(4, "S12:b1 S6:a1 M2:d2 C9:c3 S1:c1 S2:d1")
    assert scene.row(0) == "- - - -"
    assert (scene.row(1), scene.row(2)) == ("- - - M2", "- - C9 -")


def test_JS_25_a_pair_won_by_the_ownerless_column_leaves_the_game() -> None:
    scene = Scene(3, "S13:d1 S6:a1 S2:b1 J9:c1")
    assert short(scene.view().removed) == "S13 J9"
    assert [scene.won(seat) for seat in range(3)] == ["", "S2 S6", ""]
    assert all(player.spots == 0 for player in scene.view().players)


def test_JS_25_the_lowest_in_the_ownerless_column_takes_its_pair_out_too() -> None:
    scene = Scene(3, "S1:d1 S6:a1 S2:b1 S9:c1")
    assert short(scene.view().removed) == "S1 S2"
    assert scene.won(2) == "S6 S9"


def test_JS_25_a_card_that_merely_lies_there_follows_its_pair() -> None:
    scene = Scene(3, "S8:d1 S12:a1 S2:b1 S6:c1")
    assert scene.won(0) == "S8 S12"
    assert scene.won(1) == "S2 S6"
    assert scene.view().removed == []


def test_JS_25_with_two_players_one_may_take_all_four() -> None:
    scene = Scene(2, "S12:b1 S8:a1 S6:c1 S2:d1")
    assert scene.won(1) == "S2 S6 S8 S12"


def test_JS_26_won_cards_are_public_to_the_engine_a_number_at_the_table() -> None:
    scene = Scene(3, "S12:b1 S6:a1 S2:d1 S1:c1")
    for seat in (-1, 0, 1, 2):
        assert short(scene.view(seat).players[2].won) == "S1 S2"
    shown = scene.shown(0).players
    assert (shown[2].won, shown[2].cards, shown[2].spots) == (None, 2, 2)
    assert (shown[1].won, shown[1].cards, shown[1].spots) == (None, 2, 0)
    assert scene.shown(2).players[2].won == names("S1 S2")


def test_JS_26_with_memory_aid_the_table_shows_every_pile() -> None:
    scene = Scene(3, "S12:b1 S6:a1 S2:d1 S1:c1", memory_aid=True)
    assert scene.shown(0) == scene.view(0)


# -- the end ---------------------------------------------------------------------------------------------------------


def test_JS_27_who_has_no_cards_takes_no_turns_but_still_wins_cards() -> None:
    game, state = position(["S12", "S6 S9", "S2 S1 S4 S8 S10"], turn=0)
    play(game, state, "S12:a1 S6:b1 S2:c1")
    assert turn_of(state) == 1
    play(game, state, "S9:d1")
    view = seen(game, state)
    assert short(view.players[0].won) == "S9 S12"
    assert view.players[0].hand == 0
    assert turn_of(state) == 2


def test_JS_27_the_last_player_plays_on_alone_until_all_hands_are_empty() -> None:
    game, state = position(["S12", "S6 S4 S2"])
    play(game, state, "S12:a1 S6:b1")
    assert turn_of(state) == 1
    play(game, state, "S4:c1")
    assert turn_of(state) == 1
    play(game, state, "S2:d1")
    assert state.over()
    assert seen(game, state).phase == "over"
    assert seen(game, state).turn is None


def test_JS_27_incomplete_rows_are_not_scored() -> None:
    game, state = position(["S12", "S6"], ["S8 - - -", "- M8 M6 -", "C8 - - -"], to_the_last_card=True)
    play(game, state, "S12:c1 S6:b1")
    assert state.over()
    assert [score.total for score in game.scores(state)] == [0, 0]
    assert [row_text(row) for row in seen(game, state).grid] == ["S8 S6 S12 -", "- M8 M6 -", "C8 - - -"]


def test_JS_27_a_row_filled_by_the_very_last_card_is_distributed() -> None:
    game, state = position(["S12", ""], ["S8 S6 - S2", "- - - -", "- - - -"])
    play(game, state, "S12:c1")
    assert state.over()
    assert [score.parts["coins"] for score in game.scores(state)] == [4 + 1, 4 + 1]


# -- stacks ----------------------------------------------------------------------------------------------------------


def test_JS_40_all_four_cells_are_legal_stacked_or_not_for_the_fourth_card_too() -> None:
    scene = Scene(2, "S2:b1 S4:b1 S6:b1", hands={1: "S8"}, rule_set="stacks")
    assert scene.row(0) == "- S2/S4/S6 - -"
    assert lays(scene, "S8") == ["a1", "b1", "c1", "d1"]


def test_JS_40_a_row_is_full_at_four_cards_wherever_they_lie() -> None:
    scene = Scene(4, "S2:b1 S4:b1 S6:b1 S12:a1", rule_set="stacks")
    assert scene.row(0) == "- - - -"
    assert scene.won(0) == "S6 S12"
    assert scene.won(1) == "S2 S4"


def test_JS_40_highest_and_lowest_in_one_column_win_all_four() -> None:
    scene = Scene(4, "S2:b1 S4:c1 S6:d1 S12:b1", rule_set="stacks")
    assert scene.won(1) == "S2 S4 S6 S12"


def test_JS_40_all_four_leave_the_game_from_the_ownerless_column() -> None:
    scene = Scene(3, "S2:d1 S4:a1 S6:b1 S12:d1", rule_set="stacks")
    assert short(scene.view().removed) == "S2 S4 S6 S12"
    assert all(scene.won(seat) == "" for seat in range(3))


def test_JS_40_any_card_of_a_stack_may_be_taken_and_the_rest_keep_their_order() -> None:
    scene = Scene(2, "S2:b1 S4:b1 S6:b1 C7:a3", rule_set="stacks")
    assert scene.legal() == ["T?", "T:ship-2", "T:ship-4", "T:ship-6"]
    for taken, left in (("S2", "S4/S6"), ("S4", "S2/S6"), ("S6", "S2/S4")):
        scene(f"T:{taken}")
        assert scene.row(0) == f"- {left} - -"
        assert taken in scene.hand(1).split()
        scene.match.undo()


def test_JS_40_a_take_from_the_full_row_stops_its_distribution() -> None:
    scene = Scene(2, "S2:b1 S4:b1 S6:b1 S7:b1 T:S4", rule_set="stacks")
    assert scene.row(0) == "- S2/S6/S7 - -"
    assert scene.view().players[1].cards == 0


def test_JS_40_stacked_cards_are_open() -> None:
    scene = Scene(3, "S2:b1 S4:b1 J6:b1", rule_set="stacks")
    for seat in (-1, 0, 1, 2):
        assert scene.row(0, seat) == "- S2/S4/J6 - -"
        assert row_text(scene.shown(seat).grid[0]) == "- S2/S4/J6 - -"


def test_JS_40_base_cells_take_one_card_only() -> None:
    scene = Scene(2, "S2:b1", hands={1: "S4"})
    assert scene.refused("S4:b1") == "john-silver/cell-taken"


# -- the rulebook's examples -----------------------------------------------------------------------------------------


def test_JS_53_example_1_free_chest_cells() -> None:
    """Players 2 and 4 have a chest in their columns: player 1 may use the columns of players 1 and 3."""
    scene = Scene(4, "C2:b3 C4:d3 S2:a1 S4:b1", hands={0: "C10"})
    assert scene.turn() == 0
    assert lays(scene, "C10") == ["a3", "c3"]


def test_JS_53_example_2_the_apple_rescue() -> None:
    """Player 4 would win sailor 1 and joker 5½, four spots; an apple in any row takes sailor 1 away."""
    danger = "J5:a2 M8:b2 S12:a1 M1:d2"
    lost = Scene(4, danger + " S2:b1 M12:c2", hands={3: "C7"})
    assert lost.view().players[3].spots == 4
    saved = Scene(4, danger + " S2:b1 S4:c1 S6:d1 C7:a3 T:M1", hands={3: "C7"}, stock="S2 S4 S6 S8 S9")
    assert saved.row(1) == "J5 M8 - -"
    assert "M1" in saved.hand(3).split()
    assert saved.view().stock == 20 - 7


def test_JS_53_example_3_the_ship_row() -> None:
    """9½ with 9 to player 1, the lowest with 7 to player 3."""
    scene = Scene(4, "J9:a1 S9:b1 S4:c1 S7:d1 T?")
    assert scene.won(0) == "S9 J9"
    assert scene.won(2) == "S4 S7"
    rescued = Scene(4, "J9:a1 S9:b1 S4:c1 S7:d1")
    assert rescued.legal() == ["T?", "T:ship-4", "T:ship-9", "T:joker-9.5"]
    rescued("T:S4")
    assert rescued.row(0) == "J9 S9 - S7"
    assert all(rescued.won(seat) == "" for seat in range(4))
