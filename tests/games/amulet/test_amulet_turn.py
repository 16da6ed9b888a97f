"""AM-10 to AM-16, AM-20, AM-21, AM-54, AM-55, AM-57, AM-59: a turn, an exchange, a call, and how turns end."""

import pytest

import sterling
from games.amulet.scenes import Scene, amulet_scene
from kit.tools import positions
from sterling import Rng
from sterling.games.amulet.rules import DOWN, FROM_PILE, HAND, ROW, SIZE, START, STRIDE, UP, AmuletState
from sterling.games.amulet.scoring import rounds

PLAIN = [4] * 3
"""Deck cards that can be drawn and discarded without effect."""


# -- AM-10, AM-11: draw and take ---------------------------------------------------------------------------------------


def test_AM_10_a_drawn_card_is_seen_by_its_player_alone_and_may_be_discarded() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 5], pile=12, deck=[13])
    scene("D")
    assert scene.texts() == ["X", "a1", "a2", "a3", "a4", "a5"]
    assert [scene.view(seat).hand.value for seat in (-1, 0, 1)] == [None, 13, None]  # type: ignore[union-attr]
    assert [scene.view(seat).hand.knowers for seat in (-1, 0, 1)] == [[0]] * 3  # type: ignore[union-attr]
    scene("X")
    assert scene.view().pile == [12, 13]
    assert (scene.turn, scene.row(0)) == (1, "(5) (6) (7) (8) (9)")


def test_AM_10_the_power_is_decided_on_when_the_card_lies_on_the_pile() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], pile=12, deck=[5])
    scene("D", "X")
    assert (scene.phase, scene.view().pile) == ("power", [12, 5])
    assert scene.texts() == ["N", "a1", "a2", "a3", "a4", "a5"]
    scene("N")
    assert (scene.turn, scene.row(0)) == (1, "(5) (6) (7) (8) (9)")


def test_AM_10_calling_is_too_late_with_a_card_in_hand() -> None:
    scene = Scene([7, 7, 5, 6, 9], [0, 1, 2, 3, 4], pile=12, deck=PLAIN)
    scene("T", "a1", "a2", "Y", "a1", "D", "X")
    assert "C" in scene.texts()
    scene("D")
    assert scene.refused("C") == "amulet/hand-first"
    assert scene.refused("T") == "amulet/hand-first"


def test_AM_11_a_taken_discard_must_be_exchanged_and_fires_nothing() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], pile=10, deck=PLAIN)
    scene("T")
    assert scene.view().pile == []
    assert [scene.view(seat).hand.value for seat in (-1, 0, 1)] == [10] * 3  # type: ignore[union-attr]
    assert scene.refused("X") == "amulet/must-exchange"
    assert scene.texts() == ["a1", "a2", "a3", "a4", "a5"]
    scene("a3", "Y")
    assert (scene.turn, scene.row(0), scene.view().pile) == (1, "(5) (6) 10 (8) (9)", [7])


def test_AM_11_nothing_can_be_taken_from_an_empty_pile() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], pile=10, deck=PLAIN)
    scene("T", "a1", "a2", "Y", "L")
    assert (scene.turn, scene.view().pile, scene.row(0)) == (1, [], "10 5 6 (7) (8) (9)")
    assert scene.refused("T") == "amulet/pile-empty"
    assert scene.texts() == ["D"]


# -- AM-12 to AM-16: the exchange --------------------------------------------------------------------------------------


def test_AM_12_a_card_from_the_deck_enters_hidden_one_from_the_pile_or_display_visible() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], pile=1, deck=[12, 9, 8])
    scene("T", "a1", "Y")
    assert (scene.row(0), scene.view().display) == ("1 (6) (7) (8) (9)", [12])
    scene("S1", "b1", "Y")
    assert (scene.row(1), scene.view().display) == ("12 (1) (2) (3) (4)", [9])
    scene("D", "a2", "Y")
    assert scene.row(0) == "1 (8) (7) (8) (9)"
    assert (scene.seen(0, 0), scene.seen(1, 0)) == ("1 (8) ? ? ?", "1 ? ? ? ?")


def test_AM_12_exchanging_one_card_never_fails_and_shows_the_old_one() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], pile=12, deck=[13])
    scene("D", "a5")
    assert (scene.turn, scene.row(0), scene.view().pile) == (1, "(5) (6) (7) (8) (13)", [12, 9])


def test_AM_12_no_visible_card_is_ever_hidden_again() -> None:
    """Over random games: a card that is face up or on the pile is never among the hidden ones of its round."""
    game = sterling.game("amulet", 3)
    rng = Rng(5)
    state = game.start(game.random_deal(rng))
    assert isinstance(state, AmuletState)
    visible: set[int] = set()
    number = -1
    checked = 0
    while not state.over():
        if state.round != number:
            number, visible = int(state.round), set()
        setup, board = state.setup, state.board
        hidden: set[int] = set()
        for seat in range(3):
            visible |= {card for card in range(52) if board[STRIDE * seat + UP] >> card & 1}
            hidden |= {card for card in range(52) if board[STRIDE * seat + DOWN] >> card & 1}
        visible |= {int(board[setup.pile_at + place]) for place in range(int(state.piled))}
        hidden |= {int(board[place]) for place in range(int(state.top), int(setup.deck_end))}
        assert not hidden & visible
        checked += len(visible)
        waiting = state.waiting()
        seat = (int(waiting) & -int(waiting)).bit_length() - 1
        state.apply(seat, state.nth(seat, rng.below(state.count(seat))))
    assert checked > 1000


def test_AM_13_a_set_is_discarded_and_the_new_card_takes_any_of_its_places() -> None:
    for chosen, row in (("a1", "(13) (5) (6)"), ("a3", "(5) (13) (6)"), ("a4", "(5) (13) (6)")):
        scene = Scene([7, 5, 7, 7, 6], [0, 1, 2, 3, 4], pile=12, deck=[13])
        scene("D", "a1", "a3", "a4", "Y")
        assert (scene.phase, scene.row(0)) == ("place", "7 (5) 7 7 (6)")
        assert scene.texts() == ["a1", "a3", "a4"]
        assert scene.refused("a2") == "amulet/not-announced"
        scene(chosen)
        assert (scene.row(0), scene.view().pile, scene.turn) == (row, [12, 7, 7, 7], 1)


def test_AM_13_not_every_equal_card_need_be_announced_and_the_new_card_is_no_part_of_the_set() -> None:
    scene = Scene([7, 7, 7, 8, 9], [0, 1, 2, 3, 4], pile=7, deck=PLAIN)
    scene("T", "a1", "a3", "Y", "a3")
    assert (scene.row(0), scene.view().pile) == ("(7) 7 (8) (9)", [7, 7])
    scene = Scene([7, 9, 7, 8, 9], [0, 1, 2, 3, 4], pile=7, deck=PLAIN)
    scene("T", "a1", "a2", "Y")
    assert scene.phase == "end-new"


def test_AM_13_the_whole_village_may_be_announced_and_then_nothing_is_left_to_confirm() -> None:
    scene = Scene([7, 7, 7, 7, 13], [0, 1, 2, 3, 4], pile=12, deck=[6])
    scene("D", "a1", "a2", "a3", "a4", "a5")
    assert scene.phase == "place"
    scene("a5")
    assert (scene.row(0), scene.view().pile) == ("(6)", [12, 7, 7, 7, 7, 13])


def test_AM_13_cards_are_announced_from_left_to_right_so_that_every_group_has_one_way() -> None:
    scene = Scene([7, 5, 7, 8, 9], [0, 1, 2, 3, 4], pile=12, deck=[13])
    scene("D", "a3")
    assert scene.texts() == ["Y", "a4", "a5"]
    assert scene.refused("a1") == "amulet/left-to-right"
    assert scene.refused("a3") == "amulet/left-to-right"
    assert scene.refused("b1") == "amulet/not-yours"
    assert scene.refused("X") == "amulet/choose-first"
    assert scene.view(1).announced == [2]


@pytest.mark.parametrize(("end", "row"), [("L", "(13) 7 5 (7) (8) (9)"), ("R", "7 5 (7) (8) (9) (13)")])
def test_AM_14_two_cards_that_are_no_set_stay_visible_and_the_new_card_comes_to_an_end(end: str, row: str) -> None:
    scene = Scene([7, 5, 7, 8, 9], [0, 1, 2, 3, 4], pile=12, deck=[13])
    scene("D", "a1", "a2", "Y")
    assert (scene.phase, scene.texts()) == ("end-new", ["L", "R"])
    scene(end)
    assert (scene.row(0), scene.view().pile, scene.view().deck, scene.turn) == (row, [12], 30, 1)


@pytest.mark.parametrize(
    ("ends", "row"),
    [("LL", "(11) 12 7 5 6 (8) (9)"), ("LR", "12 7 5 6 (8) (9) (11)"), ("RR", "7 5 6 (8) (9) 12 (11)")],
)
def test_AM_14_three_cards_that_are_no_set_cost_the_decks_top_card_unseen(ends: str, row: str) -> None:
    scene = Scene([7, 5, 6, 8, 9], [0, 1, 2, 3, 4], pile=12, deck=[11])
    scene("T", "a1", "a2", "a3", "Y", ends[0])
    assert (scene.phase, scene.texts()) == ("end-penalty", ["L", "R"])
    scene(ends[1])
    assert (scene.row(0), scene.view().deck, scene.turn) == (row, 30, 1)
    for viewer in (-1, 0, 1):
        penalty = next(card for card in scene.view(viewer).villages[0] if not card.up and card.knowers == [])
        assert penalty.value is None


def test_AM_14_with_an_empty_deck_there_is_no_penalty_card() -> None:
    scene = Scene([7, 5, 6, 8, 9], [0, 1, 2, 3, 13], pile=12, deck=PLAIN)
    scene.idle(30)
    assert (scene.view().deck, scene.turn) == (1, 0)
    scene("D", "a1", "a2", "a3", "Y", "L")
    assert scene.rounds()[0].ended == "deck"
    assert len(scene.rounds()[0].villages[0]) == 6


@pytest.mark.rules("AM-14", "AM-C1")
def test_the_penalty_never_comes_from_the_display() -> None:
    scene = Scene([7, 5, 6, 8, 9], [5, 1, 6, 3, 4], pile=1, deck=[12, 11, 10, 9])
    scene("T", "a5")
    assert scene.view().display == [12]
    scene("S1", "b1", "b2", "b3", "Y", "L", "L")
    assert scene.row(1) == "(11) 12 5 1 6 (3) (4)"
    assert scene.view().display == [10, 9]


def test_AM_14_a_failure_ends_no_bodyguard_link() -> None:
    scene = Scene([7, 5, 6, 8, 9], [0, 1, 2, 3, 4], pile=3, deck=[*PLAIN, 13])
    scene("T", "a1", "Y", "U1", "a2", "D", "X", "D", "a1", "a2", "Y", "L")
    assert scene.row(0) == "(4) 3 5 (6) (8) (9)"
    assert [card.on for card in scene.view().villages[0]] == [None, 2, None, None, None, None]


def test_AM_15_cards_turned_up_by_a_failure_are_active() -> None:
    """A squire opens the display at the end of this turn, an empath may be used in it, a rascal at the next draw."""
    scene = Scene([1, 2, 4, 8, 9], [0, 1, 2, 3, 5], pile=12, deck=[13, 11, 10, 9, 8, 7])
    scene("T", "a1", "a2", "a3", "Y", "R", "R")
    assert (scene.phase, scene.texts()) == ("after", ["E", "U2"])
    scene("U2", "a4")
    assert (scene.view().display, scene.turn) == ([11], 1)
    scene("D", "X", "D")
    assert scene.phase == "rascal"


def test_AM_16_replaced_cards_lie_on_the_pile_in_the_order_of_their_places() -> None:
    scene = Scene([8, 13, 8, 5, 13], [0, 1, 2, 3, 4], pile=12, deck=PLAIN)
    scene("T", "a1", "a2", "a3", "a5", "a5")
    assert scene.view().pile == [8, 13, 8, 13]
    assert scene.row(0) == "(5) 12"


# -- AM-20: the call ---------------------------------------------------------------------------------------------------


def small(first: int = 7, deck: list[int] | None = None) -> Scene:
    """Seat 0 has exchanged a pair and has four cards; three seats."""
    scene = Scene(
        [first, first, 1, 1, 1], [0, 5, 2, 3, 9], [6, 6, 8, 8, 9], pile=12, deck=PLAIN if deck is None else deck
    )
    return scene("T", "a1", "a2", "Y", "a1")


def test_AM_20_a_call_needs_four_cards_or_fewer() -> None:
    scene = Scene([7, 7, 5, 6, 9], [0, 1, 2, 3, 4], pile=12, deck=PLAIN)
    assert scene.refused("C") == "amulet/too-many-cards"
    scene("T", "a1", "a2", "Y", "a1")
    assert scene.refused("C") == "amulet/too-many-cards"
    scene("D", "X")
    assert scene.texts() == ["D", "T", "C"]


def test_AM_20_the_turn_is_over_at_once_and_each_other_player_has_exactly_one_more() -> None:
    scene = small()
    scene("D", "X", "D", "X")
    assert scene.turn == 0
    scene("C")
    assert (scene.turn, scene.view().caller, scene.rounds()) == (1, 0, [])
    scene("D", "X")
    assert (scene.turn, scene.rounds()) == (2, [])
    scene("D", "X")
    assert [entry.ended for entry in scene.rounds()] == ["call"]
    assert scene.rounds()[0].caller == 0


def test_AM_20_nobody_calls_after_a_call() -> None:
    scene = Scene([7, 7, 5, 6, 9], [8, 8, 2, 3, 4], pile=12, deck=PLAIN)
    scene("T", "a1", "a2", "Y", "a1", "T", "b1", "b2", "Y", "b1", "C")
    assert scene.refused("C") == "amulet/called"


def test_AM_20_the_others_have_all_powers_and_the_callers_village_can_be_a_target() -> None:
    scene = small(deck=[4, 4, 12])
    scene("D", "X", "D", "X", "C")
    scene("D", "X", "b5", "a2")
    assert scene.row(0) == "12 (9) (1) (1)"
    assert scene.row(1) == "(0) (5) (2) (3) (1)"


def test_AM_20_no_empath_bodyguard_or_amulet_before_a_call() -> None:
    scene = Scene([7, 7, 5, 6, 9], [0, 1, 2, 3, 4], pile=2, deck=PLAIN)
    scene("T", "a1", "a2", "Y", "a1", "E", "D", "X")
    assert {"C", "U1"} <= set(scene.texts())
    scene("U1", "a2")
    assert scene.refused("C") == "amulet/call-first"


def test_AM_20_covered_cards_count() -> None:
    scene = amulet_scene([7, 7, 5, 6, 9], [0, 1, 2, 3, 4], pile=12, deck=PLAIN)
    scene("A3")
    assert scene.refused("C") == "amulet/too-many-cards"
    scene("T", "a1", "a2", "Y", "a1", "D", "X")
    assert "C" in scene.texts()


# -- AM-21: the end of a turn ------------------------------------------------------------------------------------------


def test_AM_21_an_empty_deck_ends_the_round_but_cards_looked_at_and_left_do_not_count_as_gone() -> None:
    scene = Scene([7, 5, 6, 8, 9], [0, 1, 2, 3, 13], pile=12, deck=[11, 4, 4])
    scene("D", "X", "D")
    assert scene.view().deck == 30
    scene("N")
    assert (scene.turn, scene.view().deck) == (1, 30)
    scene.idle(29)
    assert (scene.view().deck, scene.rounds()) == (1, [])
    scene.idle()
    assert scene.rounds()[0].ended == "deck"
    assert scene.rounds()[0].caller is None


@pytest.mark.rules("AM-21", "AM-20")
def test_two_villagers_cut_the_turns_after_a_call_short() -> None:
    scene = Scene([7, 7, 0, 6, 9], [0, 1, 2, 3, 4], [10, 10, 8, 8, 9], pile=12, deck=[4, 4, 6, 4, 6])
    scene("T", "a1", "a2", "Y", "a1", "D", "X", "D", "X", "D", "X", "a2", "D", "X", "D", "X", "N")
    assert scene.row(0) == "12 0 (6) (9)"
    scene("C")
    assert scene.turn == 1
    seat_1_turns_up_its_villager(scene)
    assert [entry.ended for entry in scene.rounds()] == ["villagers"]
    assert scene.rounds()[0].caller == 0
    assert scene.rounds()[0].penalty == 10


def seat_1_turns_up_its_villager(scene: Scene) -> None:
    """Two announced cards that are not a set are turned up."""
    scene("D", "b1", "b2", "Y", "L")


@pytest.mark.rules("AM-21", "AM-20")
def test_an_empty_deck_cuts_the_turns_after_a_call_short() -> None:
    scene = Scene([7, 7, 5, 6, 9], [0, 1, 2, 3, 4], [10, 10, 8, 8, 9], pile=12, deck=PLAIN)
    scene("T", "a1", "a2", "Y", "a1")
    scene.idle(29)
    assert (scene.turn, scene.view().deck) == (0, 2)
    scene("C").idle()
    assert (scene.turn, scene.view().deck, scene.rounds()) == (2, 1, [])
    scene.idle()
    entry = scene.rounds()[0]
    assert (entry.ended, entry.caller) == ("deck", 0)


@pytest.mark.rules("AM-21", "AM-C1")
def test_a_squire_refill_that_empties_the_deck_ends_the_round() -> None:
    scene = Scene([7, 5, 6, 8, 9], [0, 1, 2, 3, 13], pile=12, deck=PLAIN)
    scene.idle(29)
    assert (scene.view().deck, scene.view().display, scene.turn) == (2, [], 1)
    # A failure turns up the squire of seat 1: the last deck card goes to the display.
    scene("D", "b1", "b2", "Y", "R")
    assert scene.rounds()[0].ended == "deck"
    assert scene.rounds()[0].villages[1][:2] == [0, 1]


@pytest.mark.long
@pytest.mark.rules("AM-21", "AM-59")
def test_a_turn_never_starts_with_an_empty_deck_and_always_has_a_legal_action() -> None:
    for seats in (2, 3, 4):
        game = sterling.game("amulet", seats)
        starts = 0
        for state in positions(game, Rng(seats), 300):
            assert isinstance(state, AmuletState)
            if not state.over():
                assert all(state.count(seat) > 0 for seat in range(seats) if state.waiting() >> seat & 1)
            if state.phase == START:
                starts += 1
                assert state.top < state.setup.deck_end
                assert state.nth(state.turn, 0) == 0
        assert starts > 20


# -- AM-54, AM-55 ------------------------------------------------------------------------------------------------------


def test_AM_54_a_village_may_grow_to_any_size() -> None:
    scene = Scene([7, 5, 6, 8, 9], [0, 1, 2, 3, 12], pile=12, deck=[10, 10, 11, 11])
    for size in (7, 9, 11):
        scene("D", "a1", "a2", "a3", "Y", "R", "R")
        assert len(scene.view().villages[0]) == size
        scene.idle()
    assert scene("D").texts()[-1] == "a11"


def test_AM_54_nothing_breaks_in_the_largest_village_there_can_be() -> None:
    """All cards in play except one in each other village: placed by hand, counted, chosen from and exchanged."""
    game = sterling.game("amulet", 4)
    state = game.start(game.deal(1))
    assert isinstance(state, AmuletState)
    for seat in range(4):
        at = STRIDE * seat
        cards = list(range(3, 52)) if seat == 3 else [seat]
        state.board[at + SIZE] = len(cards)
        state.board[at + DOWN] = sum(1 << card for card in cards)
        for place, card in enumerate(cards):
            state.board[at + ROW + place] = card
    state.piled, state.top = 0, state.setup.deck_end
    state.hand, state.source, state.phase, state.wait, state.turn = 51, FROM_PILE, HAND, 8, 3
    state.board[STRIDE * 3 + SIZE] = 48
    state.board[STRIDE * 3 + DOWN] &= ~(1 << 51)
    state.ask_again()
    assert [game.format(code) for code in state.legal(3)] == [f"d{place}" for place in range(1, 49)]
    for place in range(1, 49):
        state.apply(3, game.parse(f"d{place}"))
    state.apply(3, game.parse("L"))
    assert game.format(state.nth(3, 0)) == "E"
    state.apply(3, game.parse("E"))
    assert [len(village) for village in rounds(state)[0].villages] == [1, 1, 1, 49]


def test_AM_55_forty_turns_in_a_row_without_a_card_leaving_the_deck_end_the_round() -> None:
    scene = Scene([7, 5, 6, 8, 9], [11, 11, 10, 10, 13], pile=12, deck=[13])
    scene("D", "X")
    for number in range(39):
        assert scene.view().still == number
        scene("T", f"{'ab'[scene.turn]}5")
    assert (scene.view().still, scene.rounds(), scene.turn) == (39, [], 0)
    scene("T", "a5")
    assert [entry.ended for entry in scene.rounds()] == ["still"]


def test_AM_55_the_guard_comes_before_any_refill() -> None:
    """The fortieth turn turns up a Squire: the display would take a card from the deck, but the round is over."""
    scene = Scene([7, 5, 6, 8, 9], [11, 11, 10, 1, 13], pile=12, deck=[13])
    scene("D", "X")
    for _ in range(38):
        scene("T", f"{'ab'[scene.turn]}5")
    scene("T", "b4", "Y")
    assert (scene.view().pile[-1], scene.view().still, scene.turn) == (1, 39, 0)
    scene("T", "a5")
    assert [entry.ended for entry in scene.rounds()] == ["still"]
    # Before that turn the display is filled, and the count starts again.
    scene = Scene([7, 5, 6, 8, 9], [11, 11, 10, 1, 13], pile=12, deck=[13])
    scene("D", "X", "T", "b4", "Y")
    assert (scene.view().still, scene.view().display) == (1, [])
    scene("T", "a5")
    assert (scene.view().still, len(scene.view().display)) == (0, 1)


def test_AM_55_the_guard_comes_before_the_end_by_a_call_and_the_caller_is_scored_as_caller() -> None:
    scene = Scene([5, 5, 6, 8, 9], [11, 11, 10, 10, 13], pile=0, deck=[13])
    scene("T", "a1", "a2", "Y", "a1")
    for _ in range(37):
        scene("T", {0: "a4", 1: "b5"}[scene.turn])
    assert (scene.view().still, scene.turn) == (38, 0)
    scene("C", "T", "b5")
    (entry,) = scene.rounds()
    assert (entry.ended, entry.caller, entry.lost[0], entry.amulet) == ("still", 0, 0, 0)


def test_AM_55_a_draw_starts_the_count_again() -> None:
    scene = Scene([7, 5, 6, 8, 9], [11, 11, 10, 10, 13], pile=12, deck=PLAIN)
    scene("T", "a5", "T", "b5")
    assert scene.view().still == 2
    scene("D")
    assert scene.view().moved
    scene("X")
    assert (scene.view().still, scene.view().moved) == (0, False)


# -- AM-57: free actions -----------------------------------------------------------------------------------------------


def test_AM_57_free_actions_before_the_action_with_a_card_in_hand_and_after_it() -> None:
    for moment in (["U1", "a2", "D", "X"], ["D", "U1", "a2", "X"], ["D", "X", "U1", "a2"]):
        scene = Scene([7, 5, 6, 8, 9], [0, 1, 2, 3, 12], pile=2, deck=PLAIN)
        scene("T", "a1", "Y", "E", "D", "X")
        scene(*moment)
        assert scene.seen(0, 0) == "2 (5) ? ? ?"
        assert scene.turn == 1
        assert [card.used for card in scene.view().villages[0]] == [False] * 5


def test_AM_57_with_a_taken_card_in_hand_too() -> None:
    scene = Scene([7, 5, 6, 8, 9], [0, 1, 2, 3, 12], pile=2, deck=PLAIN)
    scene("T", "a1", "Y", "E", "D", "X", "T", "U1", "a5", "a5")
    assert (scene.row(0), scene.turn) == ("2 (5) (6) (8) 4", 1)


def test_AM_57_never_while_a_choice_is_open() -> None:
    scene = Scene([7, 5, 6, 8, 9], [0, 1, 2, 3, 12], pile=2, deck=[4, 11, 5, 4])
    scene("T", "a1", "Y", "E", "D", "X", "D", "X")
    assert scene.phase == "power"
    assert scene.refused("U1") == "amulet/choose-first"
    scene("D")
    assert scene.refused("U1") == "amulet/choose-first"
    scene("a2")
    assert scene.refused("U1") == "amulet/choose-first"
    scene("a3", "Y")
    assert scene.refused("U1") == "amulet/choose-first"
    assert scene.refused("A1") == "amulet/choose-first"
    scene("L")
    assert scene.texts() == ["E", "U2"]
    scene("U2")
    assert scene.refused("U2") == "amulet/choose-first"


def test_AM_57_never_in_a_calling_turn() -> None:
    scene = Scene([7, 7, 6, 8, 9], [0, 1, 2, 3, 12], pile=2, deck=PLAIN)
    scene("T", "a1", "a2", "Y", "a1", "E", "D", "X", "C")
    assert scene.turn == 1


def test_AM_57_the_end_of_a_turn_is_asked_only_where_a_free_action_is_left() -> None:
    scene = Scene([7, 5, 6, 8, 9], [0, 1, 2, 3, 12], pile=2, deck=PLAIN)
    scene("T", "a1", "Y")
    assert (scene.phase, scene.texts()) == ("after", ["E", "U1"])
    assert scene.refused("D") == "amulet/action-done"
    assert scene.refused("a1") == "amulet/action-done"
    scene("U1", "a2")
    assert scene.turn == 1


def test_AM_59_with_its_only_card_under_the_amulet_a_player_draws_and_discards() -> None:
    scene = amulet_scene([7, 7, 7, 7, 13], [0, 1, 2, 3, 12], pile=5, deck=[4, 10, 4, 8])
    scene("D", "a1", "a2", "a3", "a4", "a5", "a1", "A1")
    scene("D", "X", "N")
    assert scene.texts() == ["D", "C"]
    scene("D")
    assert scene.texts() == ["X"]
    scene("X")
    assert scene.turn == 1
