"""AM-C0 to AM-C13, AM-40, AM-50 to AM-53: each character used, declined, without a target, and against protected
cards."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.amulet.scenes import Scene, amulet_scene

LOW = [0, 1, 2, 3, 4]
HIGH = [5, 6, 7, 8, 9]


def drawn(card: int, mine: list[int], theirs: list[int], *, pile: int = 13, deck: tuple[int, ...] = ()) -> Scene:
    """Seat 0 has drawn this card and put it on the pile."""
    return Scene(mine, theirs, pile=pile, deck=[card, *deck])("D", "X")


def guarded(*moves: str, deck: list[int]) -> Scene:
    """Seat 1 has a bodyguard face up at its first place, set on its second; seat 0 is to move.

    Villages: `(5) (6) (7) (8) (9)` and `3 (6) (10) (11) (11)`.
    """
    scene = Scene([5, 6, 7, 8, 9], [4, 6, 10, 11, 11], pile=12, deck=[3, *deck])
    scene("D", "X", "T", "b1", "Y", "U1", "b2")
    assert scene.row(1) == "3 (6) (10) (11) (11)"
    assert scene.turn == 0
    return scene(*moves)


def sealed(deck: list[int]) -> Scene:
    """Seat 0 has put the amulet on its first card and has drawn and discarded; seat 1 is to move."""
    scene = amulet_scene(HIGH, [4, 6, 10, 11, 11], pile=12, deck=[4, *deck])
    return scene("A1", "D", "X")


# -- 0 Villager --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("AM-C0", "AM-21")
def test_two_villagers_face_up_in_one_village_end_the_round_at_the_end_of_the_turn() -> None:
    scene = Scene([7, 6, 5, 8, 0], [1, 2, 3, 4, 9], pile=0, deck=[4, 5])
    scene("T", "a1", "Y", "D", "X", "D", "X")
    assert scene.rounds() == []
    scene("a5")
    assert scene.rounds()[0].ended == "villagers"


@pytest.mark.rules("AM-C0")
def test_two_villagers_face_up_in_different_villages_end_the_round() -> None:
    scene = Scene([7, 6, 5, 8, 9], [0, 2, 3, 4, 9], pile=0, deck=[6])
    scene("T", "a1", "Y", "D", "X", "b1")
    assert scene.rounds()[0].villages == [[0, 6, 5, 8, 9], [0, 2, 3, 4, 9]]


@pytest.mark.rules("AM-C0")
def test_villagers_on_the_pile_in_the_display_or_hidden_do_not_count() -> None:
    scene = Scene([0, 6, 5, 8, 1], [10, 2, 3, 4, 9], pile=12, deck=[5, 0, 4])
    scene("D", "X", "a5")
    assert (scene.view().display, scene.rounds()) == ([0], [])
    scene("D", "X")
    assert (scene.row(0), scene.view().display, scene.rounds()) == ("(0) (6) (5) (8) 1", [0], [])
    scene("D", "a1", "a2", "Y", "L")
    assert (scene.row(0)[4:7], scene.view().display, scene.rounds()) == ("0 6", [0], [])
    scene("S1", "X")
    assert (scene.view().pile[-1], scene.rounds()) == (0, [])


@pytest.mark.rules("AM-C0", "AM-57")
def test_the_round_ends_only_when_the_turn_is_over() -> None:
    scene = Scene([2, 6, 5, 8, 0], [1, 2, 3, 4, 9], pile=0, deck=[4, 13])
    scene("T", "a2", "Y", "D", "X", "D", "a1", "a5", "R")
    assert scene.row(0) == "2 0 (5) (8) 0 (13)"
    assert (scene.phase, scene.rounds()) == ("after", [])
    scene("U1", "a3")
    assert scene.rounds()[0].ended == "villagers"


# -- 1 Squire ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("AM-C1", "AM-51")
def test_the_display_grows_to_the_number_of_squires_after_the_turn_one_came_up() -> None:
    scene = Scene([7, 6, 5, 8, 9], [1, 2, 3, 4, 9], pile=1, deck=[6, 12, 11])
    scene("T", "a1", "Y")
    assert scene.view().display == [6]
    scene("D", "X", "N")
    assert scene.view().display == [6]
    scene("S1", "X", "b1")
    assert scene.row(1) == "1 (2) (3) (4) (9)"
    assert scene.view().display == [11, 0]


@pytest.mark.rules("AM-C1")
def test_the_display_is_never_cut() -> None:
    scene = Scene([7, 6, 5, 8, 9], [1, 2, 3, 4, 9], pile=1, deck=[12, 11, 13])
    scene("T", "a1", "Y", "D", "X", "N", "D", "a1", "Y")
    assert scene.row(0) == "(13) (6) (5) (8) (9)"
    assert scene.view().display == [12]
    scene("S1", "X", "N")
    assert scene.view().display == []


@pytest.mark.rules("AM-C1", "AM-53", "AM-10")
def test_a_display_card_is_seen_by_all_and_may_be_discarded_for_its_power() -> None:
    scene = Scene([7, 6, 5, 8, 9], [1, 2, 3, 4, 9], pile=1, deck=[9, 4])
    scene("T", "a1", "Y")
    assert scene.texts() == ["D", "T", "S1"]
    assert scene.refused("S2") == "amulet/no-card"
    scene("S1")
    assert [scene.view(seat).hand.value for seat in (-1, 0, 1)] == [9, 9, 9]  # type: ignore[union-attr]
    scene("X", "a4")
    assert scene.seen(1, 0) == "1 ? ? (8) ?"


@pytest.mark.rules("AM-C1")
def test_displayed_cards_have_no_lasting_effect_and_squires_in_hidden_or_discarded_form_none_either() -> None:
    scene = Scene([7, 1, 5, 8, 9], [1, 2, 3, 4, 9], pile=1, deck=[1, 12, 11, 10])
    scene("T", "a1", "Y")
    assert scene.view().display == [1]
    scene("D", "X", "N")
    assert scene.view().display == [1]


# -- 2 Empath ----------------------------------------------------------------------------------------------------------


def empath(deck: tuple[int, ...] = (4, 4)) -> Scene:
    """Seat 0 has a face-up empath at its first place and used it on nothing; its turn begins."""
    scene = Scene([5, 6, 7, 8, 9], [1, 1, 3, 3, 9], pile=2, deck=deck)
    return scene("T", "a1", "Y", "E", "D", "X")


def test_AM_C2_an_empath_is_told_why_whatever_lies_on_the_pile() -> None:
    scene = Scene([8, 6, 7, 5, 9], [1, 1, 3, 3, 9], pile=2, deck=[4, 4])("T", "a1", "Y", "U1")
    assert scene.refused("a1") == "amulet/not-hidden"


def test_AM_C2_an_empath_looks_at_one_own_hidden_card_once_a_turn() -> None:
    scene = empath()
    scene("U1")
    assert scene.texts() == ["a2", "a3", "a4", "a5"]
    assert scene.refused("a1") == "amulet/not-hidden"
    assert scene.refused("b1") == "amulet/not-yours"
    scene("a4")
    assert (scene.seen(0, 0), scene.seen(1, 0)) == ("2 ? ? (8) ?", "2 ? ? ? ?")
    assert scene.refused("U1") == "amulet/used"
    scene("D", "X")
    assert scene.turn == 1


def test_AM_C2_it_may_be_left_alone() -> None:
    scene = empath()
    scene("D", "X")
    assert scene.phase == "after"
    scene("E")
    assert (scene.turn, scene.seen(0, 0)) == (1, "2 ? ? ? ?")


def test_AM_C2_once_for_each_empath_card_even_if_the_other_is_gone() -> None:
    scene = Scene([5, 6, 7, 8, 9], [1, 1, 3, 3, 9], pile=2, deck=[2, 4, 4])
    scene("T", "a1", "Y", "E", "D", "X", "T", "a2", "Y", "E", "D", "X")
    assert scene.row(0) == "2 2 (7) (8) (9)"
    scene("U1", "a3", "D", "a1", "Y")
    assert scene.texts() == ["E", "U2"]
    scene("U2", "a5")
    assert scene.seen(0, 0) == "(4) 2 (7) ? (9)"


@pytest.mark.rules("AM-C2", "AM-51")
def test_an_empath_that_comes_up_in_this_turn_may_be_used_in_it() -> None:
    scene = Scene([5, 2, 7, 8, 9], [1, 1, 3, 3, 9], pile=12, deck=[5])
    scene("D", "X", "a2")
    assert scene.texts() == ["E", "U2"]
    scene("U2", "a1")
    assert scene.seen(0, 0) == "(5) 2 ? ? ?"


@pytest.mark.rules("AM-C2", "AM-50")
def test_without_a_hidden_card_outside_the_amulet_an_empath_has_no_target() -> None:
    scene = amulet_scene([7, 7, 7, 7, 9], [1, 1, 3, 3, 9], pile=2, deck=[4, 4])
    scene("T", "a1", "a2", "a3", "a4", "Y", "a1")
    assert scene.row(0) == "2 (9)"
    scene("A2")
    assert scene.turn == 1
    scene("D", "X")
    assert scene.refused("U1") == "amulet/no-target"


def test_AM_C2_not_the_card_under_the_amulet_but_one_under_a_bodyguard() -> None:
    scene = amulet_scene([5, 6, 7, 8, 9], [1, 1, 4, 4, 9], pile=2, deck=[3, 4])
    scene("A5", "T", "a1", "Y", "E", "D", "X", "T", "a2", "Y", "U2", "a3", "U1")
    assert scene.refused("a5") == "amulet/under-amulet"
    scene("a3")
    assert scene.seen(0, 0) == "2 3 (7) ? ?"


def test_AM_C2_a_hidden_empath_or_one_of_another_village_is_no_use() -> None:
    scene = Scene([2, 6, 7, 8, 9], [1, 1, 3, 3, 9], pile=2, deck=[4, 4])
    assert scene.refused("U1") == "amulet/no-free-use"
    scene("T", "a2", "Y", "E")
    assert scene.refused("U2") == "amulet/no-free-use"
    assert scene.refused("U6") == "amulet/no-card"


# -- 3 Bodyguard -------------------------------------------------------------------------------------------------------


def bodyguard(deck: tuple[int, ...] = (4, 4, 4, 4)) -> Scene:
    """Seat 0 has a face-up bodyguard at its first place, set on nothing; its turn begins."""
    scene = Scene([5, 6, 7, 8, 9], [1, 1, 2, 2, 9], pile=3, deck=deck)
    return scene("T", "a1", "Y", "E", "D", "X")


def test_AM_C3_a_bodyguard_is_set_moved_and_taken_off_once_a_turn() -> None:
    scene = bodyguard()
    scene("U1")
    assert scene.texts() == ["a2", "a3", "a4", "a5"]
    assert scene.refused("a1") == "amulet/itself"
    assert scene.refused("O") == "amulet/not-set"
    assert scene.refused("b1") == "amulet/not-yours"
    scene("a3")
    assert [card.on for card in scene.view(1).villages[0]] == [2, None, None, None, None]
    assert scene.refused("U1") == "amulet/used"
    scene("D", "X").idle()
    scene("U1")
    assert scene.texts() == ["O", "a2", "a4", "a5"]
    assert scene.refused("a3") == "amulet/already-set"
    scene("a5", "D", "X").idle()
    assert [card.on for card in scene.view(1).villages[0]] == [4, None, None, None, None]
    scene("U1", "O")
    assert [card.on for card in scene.view(1).villages[0]] == [None] * 5


def test_AM_C3_it_may_be_left_alone() -> None:
    scene = bodyguard()
    scene("D", "X", "E")
    assert scene.turn == 1


def test_AM_C3_alone_in_a_village_it_has_nothing_to_be_set_on() -> None:
    scene = Scene([7, 7, 7, 7, 13], [1, 1, 2, 2, 9], pile=3, deck=[4, 4])
    scene("T", "a1", "a2", "a3", "a4", "a5", "a1")
    assert (scene.row(0), scene.turn) == ("3", 1)
    scene("D", "X")
    assert scene.refused("U1") == "amulet/no-target"


def test_AM_C3_two_bodyguards_may_guard_each_other_or_the_same_card() -> None:
    scene = Scene([5, 6, 7, 8, 9], [1, 1, 2, 2, 9], pile=3, deck=[3, 4, 4])
    scene("T", "a1", "Y", "E", "D", "X", "T", "a2", "Y", "U1", "a2", "U2", "a1")
    assert [card.on for card in scene.view().villages[0]] == [1, 0, None, None, None]
    scene.idle()
    scene("U1", "a5", "U2", "a5")
    assert [card.on for card in scene.view().villages[0]] == [4, 4, None, None, None]


@pytest.mark.rules("AM-C3", "AM-30", "AM-31")
def test_a_bodyguard_may_be_set_on_the_amulet_card_and_may_itself_lie_under_the_amulet() -> None:
    scene = amulet_scene(HIGH, [1, 1, 2, 2, 9], pile=3, deck=[4, 4])
    scene("A5", "T", "a1", "Y", "U1", "a5")
    assert scene.view().villages[0][0].on == 4
    scene = amulet_scene(HIGH, [1, 1, 2, 2, 9], pile=3, deck=[4, 4])
    scene("T", "a1", "Y", "A1", "U1", "a2")
    assert (scene.view().villages[0][0].amulet, scene.view().villages[0][0].on) == (True, 1)


@pytest.mark.rules("AM-C3", "AM-51")
def test_a_bodyguard_that_comes_up_in_this_turn_may_be_set_in_it() -> None:
    scene = Scene([5, 3, 7, 8, 9], [1, 1, 2, 2, 9], pile=12, deck=[5])
    scene("D", "X", "a2")
    assert scene.texts() == ["E", "U2"]


@pytest.mark.parametrize(
    ("card", "more"),
    [(6, ["D", "X"]), (8, ["D", "X"]), (9, ["D", "X"]), (11, ["D", "X", "D"]), (12, ["D", "X", "a1"])],
)
@pytest.mark.rules("AM-C3", "AM-C6", "AM-C8", "AM-C9", "AM-C11", "AM-C12", "AM-40")
def test_a_bodyguard_and_the_card_it_is_set_on_are_safe_from_every_power(card: int, more: list[str]) -> None:
    scene = guarded(*more, deck=[card, 13])
    assert scene.refused("b1") == "amulet/covered"
    assert scene.refused("b2") == "amulet/covered"
    assert {"b3", "b4", "b5"} <= set(scene.texts())


@pytest.mark.parametrize(
    ("card", "more"),
    [(6, ["D", "X"]), (8, ["D", "X"]), (9, ["D", "X"]), (11, ["D", "X", "D"]), (12, ["D", "X", "b1"])],
)
@pytest.mark.rules("AM-30", "AM-C6", "AM-C8", "AM-C9", "AM-C11", "AM-C12")
def test_the_card_under_the_amulet_is_safe_from_every_power(card: int, more: list[str]) -> None:
    scene = sealed([card, 13])(*more)
    assert scene.refused("a1") == "amulet/under-amulet"
    assert {"a2", "a3", "a4", "a5"} <= set(scene.texts())


def test_AM_40_a_bodyguard_is_covered_even_when_set_on_nothing_and_a_hidden_one_does_nothing() -> None:
    scene = Scene(HIGH, [3, 6, 10, 11, 11], pile=12, deck=[3, 8])
    scene("D", "X", "T", "b5", "E", "D", "X")
    assert scene.row(1) == "(3) (6) (10) (11) 3"
    assert scene.texts() == ["N", "b1", "b2", "b3", "b4"]
    assert scene.refused("b5") == "amulet/covered"


def test_AM_40_the_link_ends_when_the_guarded_card_leaves() -> None:
    scene = bodyguard((4, 4, 9))
    scene("U1", "a3", "D", "a3", "Y")
    assert [card.on for card in scene.view().villages[0]] == [None] * 5
    # The new card is not protected: seat 1 may look at it.
    assert scene("D", "X", "a3").seen(1, 0) == "3 ? (4) ? ?"


def test_AM_40_the_link_ends_when_the_bodyguard_leaves_by_exchange_or_swap() -> None:
    scene = bodyguard((4, 13))
    scene("U1", "a3", "D", "a1", "Y")
    assert scene.row(0) == "(13) (6) (7) (8) (9)"
    assert scene.state.guarded == 0
    scene = bodyguard((4, 12))
    scene("U1", "a3", "D", "X", "a1", "b5")
    assert (scene.row(0), scene.row(1)) == ("(9) (6) (7) (8) (9)", "(1) (1) (2) (2) 3")
    assert scene.state.guarded == 0
    assert scene.view().villages[1][4].on is None


def test_AM_40_the_link_ends_when_the_guarded_card_is_swapped_away() -> None:
    scene = bodyguard((4, 12))
    scene("U1", "a3", "D", "X", "a3", "b5")
    assert scene.state.guarded == 0
    assert scene.view().villages[0][0].on is None


def test_AM_40_shifting_places_do_not_end_a_link() -> None:
    scene = Scene([5, 6, 7, 7, 9], [1, 1, 2, 2, 9], pile=3, deck=[4, 13])
    scene("T", "a2", "Y", "U2", "a5", "D", "X", "D", "a3", "a4", "Y", "a4")
    assert scene.row(0) == "(5) 3 (13) (9)"
    assert scene.view().villages[0][1].on == 3


def test_AM_40_own_bodyguards_do_not_bind_their_owner() -> None:
    scene = bodyguard((4, 5))
    scene("U1", "a3", "D", "X")
    assert scene.texts() == ["N", "a2", "a3", "a4", "a5"]
    scene("a3")
    assert scene.row(0) == "3 (6) 7 (8) (9)"
    assert scene.view().villages[0][0].on == 2


# -- 4 Rascal ----------------------------------------------------------------------------------------------------------


def rascal(deck: tuple[int, ...], theirs: tuple[int, ...] = (1, 1, 3, 3, 9)) -> Scene:
    """Seat 0 has a face-up rascal at its first place; its turn begins. Seat 1 drew and discarded the deck's first
    card."""
    scene = Scene([5, 6, 7, 8, 9], theirs, pile=4, deck=deck)
    return scene("T", "a1", "Y", "D", "X")


def test_AM_C4_one_more_look_for_each_rascal_and_the_others_stay_in_their_order() -> None:
    scene = rascal((4, 12, 11, 10))
    scene("D")
    assert (scene.phase, scene.texts()) == ("rascal", ["D", "K1"])
    assert scene.refused("K2") == "amulet/not-looked"
    scene("D")
    assert scene.texts() == ["K1", "K2"]
    assert scene.refused("D") == "amulet/no-look-left"
    scene("K2", "a2", "Y")
    assert scene.row(0) == "4 (11) (7) (8) (9)"
    scene("D", "X", "N", "D")
    assert scene.view(0).seen[0].value == 10


def test_AM_C4_one_may_stop_after_the_first() -> None:
    scene = rascal((4, 12, 11))
    scene("D", "K1")
    assert scene.view(0).hand.value == 12  # type: ignore[union-attr]
    assert scene.view(0).seen == []


@pytest.mark.rules("AM-C4", "AM-51")
def test_a_rascal_counts_from_the_next_draw() -> None:
    scene = Scene([5, 4, 7, 8, 9], [1, 1, 3, 3, 9], pile=12, deck=[5, 6, 10, 9])
    scene("D", "X", "a2").idle()
    scene("D")
    assert scene.phase == "rascal"


@pytest.mark.rules("AM-52", "AM-58")
def test_public_are_the_number_of_looks_and_which_was_kept_but_no_value() -> None:
    scene = rascal((4, 12, 11, 10))
    scene("D", "D")
    for viewer in (-1, 1):
        assert scene.view(viewer).looked == 2
        assert [(card.depth, card.value, card.knowers) for card in scene.view(viewer).seen] == [
            (0, None, [0]),
            (1, None, [0]),
        ]
    scene("K2")
    assert [(card.depth, card.value, card.knowers) for card in scene.view(1).seen] == [(0, None, [0])]
    assert [(card.depth, card.value, card.knowers) for card in scene.view(0).seen] == [(0, 12, [0])]


def test_AM_C3_in_a_village_of_two_a_bodyguard_is_set_on_the_other_card_and_alone_it_has_no_target() -> None:
    scene = Scene([5, 5, 5, 5, 6], LOW, pile=3, deck=[13])("T", "a1", "a2", "a3", "a4", "Y", "a1")
    assert scene.row(0) == "3 (6)"
    assert scene.texts() == ["E", "U1"]
    scene("U1", "a2")
    assert scene.view().villages[0][0].on == 1
    alone = Scene([5, 5, 5, 5, 13], LOW, pile=3, deck=[4])("T", "a1", "a2", "a3", "a4", "a5", "a1")
    assert alone.row(0) == "3"
    assert alone.turn == 1
    alone("D", "X")
    assert alone.refused("U1") == "amulet/no-target"


@pytest.mark.parametrize(("kept", "hand", "left"), [("K1", 10, [11, 12]), ("K2", 11, [10, 12]), ("K3", 12, [10, 11])])
def test_AM_C4_with_two_rascals_one_of_three_cards_is_kept_and_the_others_stay_in_order(
    kept: str, hand: int, left: list[int]
) -> None:
    scene = Scene(HIGH, LOW, pile=4, deck=[4, 13, 10, 11, 12, 13])
    scene("T", "a1", "Y", "D", "X", "T", "a2", "Y", "D", "X", "D", "D", "D")
    assert scene.row(0) == "4 4 (7) (8) (9)"
    assert scene.refused("D") == "amulet/no-look-left"
    scene(kept)
    view = scene.view(0)
    assert view.hand is not None
    assert view.hand.value == hand
    assert [(card.depth, card.value) for card in view.seen] == list(enumerate(left))


def test_AM_52_a_display_card_may_be_kept_while_a_look_is_left() -> None:
    scene = Scene([5, 6, 7, 8, 9], [1, 1, 3, 3, 9], pile=1, deck=[4, 12, 11, 10, 5])
    scene("T", "a1", "Y", "S1", "b1", "Y", "D", "X", "N")
    assert (scene.row(1), scene.view().display) == ("4 (1) (3) (3) (9)", [12])
    scene("D")
    assert scene.texts() == ["D", "S1", "K1"]
    scene("S1")
    assert scene.view(0).hand.value == 12  # type: ignore[union-attr]
    assert [(card.depth, card.value) for card in scene.view(1).seen] == [(0, 10)]
    assert scene.view().deck == 28


def test_AM_52_no_display_card_after_the_last_look() -> None:
    scene = Scene([5, 6, 7, 8, 9], [1, 1, 3, 3, 9], pile=1, deck=[4, 12, 11, 10, 5])
    scene("T", "a1", "Y", "S1", "b1", "Y")
    assert (scene.row(1), scene.view().display) == ("4 (1) (3) (3) (9)", [12])
    scene("D", "X", "N", "D")
    assert scene.texts() == ["D", "S1", "K1"]
    scene("D")
    assert scene.texts() == ["K1", "K2"]
    assert scene.refused("S1") == "amulet/no-look-left"


@pytest.mark.rules("AM-52", "AM-C4")
def test_with_one_deck_card_left_a_rascal_changes_nothing() -> None:
    scene = rascal((4, 12))
    scene.idle(29)
    assert (scene.view().deck, scene.turn) == (1, 1)
    scene("T", "b5")
    scene("D")
    assert scene.phase == "hand"


@pytest.mark.rules("AM-52")
def test_rascals_do_not_apply_to_takes_penalties_or_the_witch() -> None:
    scene = rascal((4, 11, 12, 10, 9, 8))
    scene("D", "K1", "X", "D")
    assert (scene.phase, len(scene.view().seen)) == ("witch", 1)
    scene("a2", "a3", "a4", "Y", "L", "L")
    assert scene.row(0) == "(10) (12) 4 6 7 8 (9)"
    assert scene.seen(0, 0) == "? (12) 4 6 7 8 ?"


# -- 5 Exposer ---------------------------------------------------------------------------------------------------------


def test_AM_C5_an_exposer_turns_one_own_hidden_card_up() -> None:
    scene = drawn(5, HIGH, LOW)
    assert scene.refused("b1") == "amulet/not-yours"
    scene("a3")
    assert (scene.row(0), scene.turn) == ("(5) (6) 7 (8) (9)", 1)
    scene = drawn(5, HIGH, LOW)("N")
    assert (scene.row(0), scene.turn) == ("(5) (6) (7) (8) (9)", 1)


@pytest.mark.rules("AM-C5", "AM-50", "AM-30")
def test_an_exposer_without_a_hidden_card_outside_the_amulet_is_just_discarded() -> None:
    scene = amulet_scene([7, 7, 7, 7, 9], LOW, pile=12, deck=[4, 5])
    scene("T", "a1", "a2", "a3", "a4", "Y", "a1", "A2", "D", "X", "D", "X")
    assert (scene.turn, scene.view().pile[-1], scene.row(0)) == (1, 5, "12 (9)")


# -- 6 Revealer --------------------------------------------------------------------------------------------------------


def test_AM_C6_a_revealer_turns_any_hidden_card_up() -> None:
    assert drawn(6, HIGH, LOW)("a2").row(0) == "(5) 6 (7) (8) (9)"
    assert drawn(6, HIGH, LOW)("b5").row(1) == "(0) (1) (2) (3) 4"
    declined = drawn(6, HIGH, LOW)("N")
    assert (declined.turn, declined.row(0), declined.row(1)) == (1, "(5) (6) (7) (8) (9)", "(0) (1) (2) (3) (4)")


@pytest.mark.rules("AM-C6", "AM-50")
def test_a_revealer_chooses_hidden_cards_only() -> None:
    scene = Scene(HIGH, LOW, pile=12, deck=[6, 4, 6])
    scene("D", "X", "b1", "D", "X", "D", "X")
    assert scene.refused("b1") == "amulet/not-hidden"


# -- 7 Beholder --------------------------------------------------------------------------------------------------------


def test_AM_C7_a_beholder_looks_at_one_or_two_different_own_cards() -> None:
    scene = drawn(7, HIGH, LOW)
    assert scene.refused("b1") == "amulet/not-yours"
    scene("a3")
    assert (scene.phase, scene.seen(0, 0)) == ("second-look", "? ? (7) ? ?")
    assert scene.texts() == ["N", "a1", "a2", "a4", "a5"]
    assert scene.refused("a3") == "amulet/looked-already"
    scene("a1")
    assert (scene.turn, scene.seen(0, 0), scene.seen(1, 0)) == (1, "(5) ? (7) ? ?", "? ? ? ? ?")


def test_AM_C7_the_second_look_and_the_first_may_be_left_out() -> None:
    scene = drawn(7, HIGH, LOW)("a3", "N")
    assert (scene.turn, scene.seen(0, 0)) == (1, "? ? (7) ? ?")
    scene = drawn(7, HIGH, LOW)("N")
    assert (scene.turn, scene.seen(0, 0)) == (1, "? ? ? ? ?")


@pytest.mark.rules("AM-C7", "AM-50", "AM-30")
def test_a_beholder_with_one_card_to_look_at_looks_once_and_with_none_not_at_all() -> None:
    scene = Scene([8, 8, 8, 8, 9], LOW, pile=12, deck=[4, 7])
    scene("T", "a1", "a2", "a3", "a4", "Y", "a1", "D", "X", "D", "X")
    assert scene.texts() == ["N", "a2"]
    scene("a2")
    assert (scene.turn, scene.seen(0, 0)) == (1, "12 (9)")
    scene = amulet_scene([8, 8, 8, 8, 9], LOW, pile=12, deck=[4, 7])
    scene("T", "a1", "a2", "a3", "a4", "Y", "a1", "A2", "D", "X", "D", "X")
    assert (scene.turn, scene.view().pile[-1]) == (1, 7)


# -- 8 Apprentice Seer, 9 Seer -----------------------------------------------------------------------------------------


def test_AM_C8_an_apprentice_looks_at_an_opponents_hidden_card() -> None:
    scene = drawn(8, HIGH, LOW)
    assert scene.texts() == ["N", "b1", "b2", "b3", "b4", "b5"]
    assert scene.refused("a1") == "amulet/not-theirs"
    scene("b4")
    assert (scene.turn, scene.seen(0, 1), scene.seen(1, 1)) == (1, "? ? ? (3) ?", "? ? ? ? ?")
    assert scene.view(1).villages[1][3].knowers == [0]
    assert drawn(8, HIGH, LOW)("N").seen(0, 1) == "? ? ? ? ?"


def test_AM_C9_a_seer_looks_at_any_hidden_card() -> None:
    scene = drawn(9, HIGH, LOW)("a4")
    assert (scene.turn, scene.seen(0, 0)) == (1, "? ? ? (8) ?")
    scene = drawn(9, HIGH, LOW)("b1")
    assert (scene.seen(0, 1), scene.seen(1, 1)) == ("(0) ? ? ? ?", "? ? ? ? ?")
    assert drawn(9, HIGH, LOW)("N").turn == 1


@pytest.mark.parametrize("card", [8, 9])
@pytest.mark.rules("AM-C8", "AM-C9", "AM-50")
def test_without_a_hidden_uncovered_card_there_is_nothing_to_look_at(card: int) -> None:
    """Seat 0 has its only card under the amulet; seat 1 has one visible card."""
    scene = amulet_scene([7, 7, 7, 7, 13], [6, 6, 6, 6, 13], pile=12, deck=[5, 4, card])
    scene("D", "a1", "a2", "a3", "a4", "a5", "a1", "A1")
    assert scene.row(0) == "(5)"
    scene("T", "b1", "b2", "b3", "b4", "b5", "b1")
    assert scene.row(1) == "13"
    scene("D", "X")
    assert (scene.turn, scene.view().pile[-1]) == (1, 4)
    scene("D", "X")
    assert (scene.turn, scene.view().pile[-1]) == (0, card)


# -- 10 Master ---------------------------------------------------------------------------------------------------------


def test_AM_C10_a_master_fetches_any_other_card_of_the_pile_and_exchanges_it_face_up() -> None:
    scene = Scene(HIGH, LOW, pile=12, deck=[2, 13, 10])
    scene("D", "X", "D", "X", "D", "X")
    assert scene.view().pile == [12, 2, 13, 10]
    assert scene.texts() == ["N", "M1", "M2", "M3"]
    codes = vec[i64]([-1] * 6)
    assert scene.match.state.fill(0, codes, 1) == 4
    assert [int(code) for code in codes] == [-1, *scene.match.state.legal(0), -1]
    assert scene.refused("M4") == "amulet/no-card"
    scene("M2")
    assert (scene.phase, scene.view().pile) == ("announce", [12, 13, 10])
    assert scene.texts() == ["a1", "a2", "a3", "a4", "a5"]
    assert scene.refused("N") == "amulet/choose-first"
    scene("a5")
    assert (scene.row(0), scene.view().pile) == ("(5) (6) (7) (8) 2", [12, 13, 10, 9])


@pytest.mark.rules("AM-C10", "AM-13", "AM-14")
def test_the_masters_exchange_may_be_of_several_cards_failure_and_penalty_included() -> None:
    scene = Scene([5, 5, 7, 8, 9], LOW, pile=12, deck=[10, 13])("D", "X", "M1", "a1", "a2", "Y", "a2")
    assert (scene.row(0), scene.view().pile) == ("12 (7) (8) (9)", [10, 5, 5])
    scene = Scene([5, 6, 7, 8, 9], LOW, pile=12, deck=[10, 13])("D", "X", "M1", "a1", "a2", "a3", "Y", "R", "L")
    assert (scene.row(0), scene.view().pile) == ("(13) 5 6 7 (8) (9) 12", [10])


def test_AM_C10_it_may_be_declined() -> None:
    scene = drawn(10, HIGH, LOW, pile=12)("N")
    assert (scene.turn, scene.view().pile, scene.row(0)) == (1, [12, 10], "(5) (6) (7) (8) (9)")


@pytest.mark.rules("AM-C10", "AM-50")
def test_a_master_alone_on_the_pile_is_just_discarded() -> None:
    scene = Scene(HIGH, LOW, pile=12, deck=[10])
    scene("T", "a1", "a2", "Y", "L", "D", "X")
    assert (scene.turn, scene.view().pile) == (0, [10])


@pytest.mark.rules("AM-C10", "AM-11", "AM-C5", "AM-C12")
def test_no_power_fires_when_a_card_is_taken_fetched_or_leaves_a_village() -> None:
    scene = Scene([12, 6, 7, 8, 9], LOW, pile=5, deck=[10, 4])
    scene("T", "a1", "Y")
    assert (scene.turn, scene.view().pile) == (1, [12])
    scene("D", "X", "M1", "b1", "Y")
    assert (scene.turn, scene.row(1), scene.view().pile) == (0, "12 (1) (2) (3) (4)", [10, 0])


# -- 11 Witch ----------------------------------------------------------------------------------------------------------


def test_AM_C11_a_witch_looks_at_the_decks_top_card_and_may_leave_it() -> None:
    scene = drawn(11, HIGH, LOW, deck=(12, 4))
    assert scene.texts() == ["D", "N"]
    scene("D")
    assert [(card.depth, card.value) for card in scene.view(0).seen] == [(0, 12)]
    assert [(card.depth, card.value) for card in scene.view(1).seen] == [(0, None)]
    assert scene.texts() == ["N", *(f"{village}{place}" for village in "ab" for place in range(1, 6))]
    scene("N")
    assert (scene.turn, scene.view().deck, scene.view(0).seen[0].value) == (1, 30, 12)


def test_AM_C11_or_exchange_it_hidden_into_the_own_village() -> None:
    scene = drawn(11, HIGH, LOW, deck=(12, 4))("D", "a2", "Y")
    assert (scene.row(0), scene.seen(0, 0), scene.seen(1, 0)) == (
        "(5) (12) (7) (8) (9)",
        "? (12) ? ? ?",
        "? ? ? ? ?",
    )
    assert (scene.view().pile, scene.view().deck) == ([13, 11, 6], 29)


@pytest.mark.rules("AM-C11", "AM-13", "AM-14")
def test_the_witchs_own_exchange_may_be_of_several_cards_failure_and_penalty_included() -> None:
    scene = drawn(11, [5, 5, 7, 8, 9], LOW, deck=(12, 4))("D", "a1", "a2", "Y", "a1")
    assert scene.row(0) == "(12) (7) (8) (9)"
    scene = drawn(11, HIGH, LOW, deck=(12, 4))("D", "a1", "a2", "a3", "Y", "L", "L")
    assert (scene.row(0), scene.seen(0, 0)) == ("(4) (12) 5 6 7 (8) (9)", "? (12) 5 6 7 ? ?")
    assert scene.view().deck == 28


def test_AM_C11_or_exchange_it_for_one_uncovered_card_of_an_opponent_without_effect() -> None:
    scene = drawn(11, HIGH, [10, 6, 2, 3, 4], deck=(12, 4))("D", "b1")
    assert (scene.turn, scene.row(1), scene.view().pile) == (1, "(12) (6) (2) (3) (4)", [13, 11, 10])
    assert (scene.seen(0, 1), scene.seen(1, 1)) == ("(12) ? ? ? ?", "? ? ? ? ?")


@pytest.mark.rules("AM-C11", "AM-50")
def test_a_witch_may_replace_a_face_up_card_whose_power_is_lost() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 4, 2, 3, 4], pile=1, deck=[9, 11, 13, 12])
    scene("T", "a1", "Y", "D", "X", "D", "a1")
    assert (scene.row(0), scene.view().display, scene.view().pile[-1]) == ("(13) (6) (7) (8) (9)", [9], 1)
    scene("S1", "X", "N")
    assert scene.view().display == []


@pytest.mark.rules("AM-C11", "AM-58")
def test_whoever_had_seen_the_card_on_the_deck_knows_where_the_witch_puts_it() -> None:
    """Seat 0 looks at two cards with a rascal and leaves the second; the witch of seat 1 finds it."""
    scene = rascal((4, 12, 6, 11, 13), theirs=(1, 1, 3, 3, 11))
    scene("D", "D", "K1", "X", "N")
    assert (scene.turn, scene.view(0).seen[0].value) == (1, 6)
    scene("D", "b1", "Y")
    assert (scene.seen(0, 1), scene.seen(1, 1)) == ("(6) ? ? ? ?", "(6) ? ? ? ?")
    assert scene.view().villages[1][0].knowers == [0, 1]


@pytest.mark.rules("AM-C11", "AM-50")
def test_with_an_empty_deck_a_witch_has_no_power() -> None:
    order = [4, 4, 4, *[5] * 4, *[6] * 4, *[8] * 4, *[10] * 4, *[12] * 3, *[3] * 4, *[2] * 4, 11]
    scene = Scene([7, 7, 7, 7, 9], [0, 1, 1, 1, 4], pile=12, deck=order)
    assert len(order) == 31
    scene.idle(30)
    assert (scene.view().deck, scene.rounds()) == (1, [])
    scene("D", "X")
    assert scene.rounds()[0].ended == "deck"


# -- 12 Robber ---------------------------------------------------------------------------------------------------------


def test_AM_C12_a_robber_swaps_slot_for_slot_and_looks_at_the_card_gained() -> None:
    scene = Scene(HIGH, LOW, looks=True, deck=[12])
    scene("0:a5", "0:N", "1:b1", "1:N", "D", "X")
    assert scene.refused("b1") == "amulet/not-yours"
    scene("a5")
    assert (scene.phase, scene.texts()) == ("swap", ["b1", "b2", "b3", "b4", "b5"])
    assert scene.refused("a1") == "amulet/not-theirs"
    scene("b1")
    assert (scene.row(0), scene.row(1), scene.turn) == ("(5) (6) (7) (8) (0)", "(9) (1) (2) (3) (4)", 1)
    assert (scene.seen(0, 0), scene.seen(0, 1)) == ("? ? ? ? (0)", "(9) ? ? ? ?")
    # The victim still knows what it lost, but not what it got.
    assert (scene.seen(1, 0), scene.seen(1, 1)) == ("? ? ? ? (0)", "? ? ? ? ?")


def test_AM_C12_each_card_keeps_its_side_up_and_a_visible_one_needs_no_look() -> None:
    scene = Scene(HIGH, LOW, pile=10, deck=[12])
    scene("T", "a1", "Y", "D", "X", "b2", "a1")
    assert (scene.row(0), scene.row(1)) == ("(1) (6) (7) (8) (9)", "(0) 10 (2) (3) (4)")
    assert scene.view().looking == [None, None]


def test_AM_C12_it_may_be_declined() -> None:
    scene = drawn(12, HIGH, LOW)("N")
    assert (scene.turn, scene.row(0), scene.row(1)) == (1, "(5) (6) (7) (8) (9)", "(0) (1) (2) (3) (4)")


@pytest.mark.rules("AM-C12", "AM-50", "AM-40")
def test_a_robber_without_an_uncovered_card_to_gain_is_just_discarded() -> None:
    scene = Scene([5, 6, 7, 8, 9], [10, 10, 10, 10, 13], pile=4, deck=[3, 12])
    scene("D", "X", "T", "b1", "b2", "b3", "b4", "b5", "b1")
    assert scene.row(1) == "3"
    scene("D", "X")
    assert (scene.turn, scene.view().pile[-1]) == (1, 12)


@pytest.mark.rules("AM-C12", "AM-40")
def test_a_bodyguard_received_in_a_swap_is_set_on_nothing() -> None:
    scene = Scene([3, 6, 7, 8, 9], LOW, pile=4, deck=[5, 4, 12])
    scene("D", "X", "a1", "U1", "a2", "D", "X", "D", "X", "a1", "b1")
    assert (scene.row(1), scene.view().villages[1][0].on) == ("3 (1) (2) (3) (4)", None)
    scene("U1")
    assert "O" not in scene.texts()


# -- 13 Doppelgänger ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("village", "picks", "is_set"),
    [
        ([13, 7, 8, 5, 6], [1, 2], True),
        ([13, 7, 7, 5, 6], [1, 2, 3], True),
        ([13, 13, 7, 5, 6], [1, 2], True),
        ([13, 13, 7, 7, 6], [1, 2, 3, 4], True),
        ([7, 13, 13, 5, 6], [1, 2, 3], True),
        ([13, 7, 8, 5, 6], [1, 2, 3], False),
        ([13, 13, 7, 8, 6], [1, 2, 3, 4], False),
        ([7, 7, 7, 7, 6], [1, 2, 3, 4], True),
        ([7, 7, 7, 6, 7], [1, 2, 3, 4], False),
    ],
)
@pytest.mark.rules("AM-C13", "AM-13")
def test_a_group_is_a_set_when_all_but_its_doppelgangers_have_one_value(
    village: list[int], picks: list[int], is_set: bool
) -> None:
    scene = Scene(village, LOW, pile=12, deck=[4])
    scene("T", *(f"a{place}" for place in picks), "Y")
    assert scene.phase == ("place" if is_set else "end-new")


@pytest.mark.rules("AM-C13", "AM-22")
def test_everywhere_else_a_doppelganger_is_a_plain_13() -> None:
    scene = Scene([13, 13, 5, 5, 5], LOW, pile=12, deck=[4])
    assert scene.state.village_sum(0) == 41
    scene = Scene(HIGH, LOW, pile=12, deck=[13])("D", "X")
    assert (scene.turn, scene.view().pile) == (1, [12, 13])


@pytest.mark.rules("AM-50", "AM-C0", "AM-C1", "AM-C2", "AM-C3", "AM-C4", "AM-C13")
@pytest.mark.parametrize("card", [0, 1, 2, 3, 4, 13])
def test_cards_without_a_power_of_their_own_are_just_discarded(card: int) -> None:
    scene = drawn(card, HIGH, [6, 6, 7, 7, 8], pile=12)
    assert (scene.turn, scene.view().pile) == (1, [12, card])


@pytest.mark.rules("AM-C5", "AM-C12")
def test_the_card_that_opens_the_pile_fires_nothing() -> None:
    for card in range(5, 13):
        assert Scene([5, 6, 7, 8, 9], LOW, pile=card).phase == "turn"
