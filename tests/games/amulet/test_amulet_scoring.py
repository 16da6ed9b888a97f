"""AM-22, AM-23, AM-30 to AM-33: the scores, the winner and the amulet."""

import pytest

import sterling
from games.amulet.scenes import Scene, amulet_scene, ended_by_villagers
from sterling.games.amulet.rules import OVER, STRIDE, TOTAL, AmuletState
from sterling.games.amulet.scoring import score
from sterling.games.amulet.view import Round


def called(*others: list[int], mine: list[int]) -> Round:
    """Seat 0 exchanges four equal cards for a 4, calls, and the others draw and discard. `mine` is its fifth card."""
    scene = Scene([9, 9, 9, 9, *mine], *others, pile=4, deck=[3] * 3)
    turns = len(others)
    scene("T", "a1", "a2", "a3", "a4", "Y", "a1").idle(turns)
    scene("C").idle(turns)
    return scene.rounds()[0]


def test_AM_22_a_caller_with_the_lowest_sum_loses_nothing_and_gains_the_amulet() -> None:
    entry = called([2, 2, 2, 2, 5], mine=[8])
    assert (entry.sums, entry.lost, entry.penalty, entry.amulet) == ([12, 13], [0, 13], 0, 0)


def test_AM_22_a_tie_is_lowest_too() -> None:
    entry = called([2, 2, 2, 2, 5], [6, 6, 6, 7, 7], mine=[10])
    assert (entry.sums, entry.lost) == ([14, 13, 32], [24, 13, 32])
    entry = called([2, 2, 2, 2, 6], [6, 6, 6, 7, 7], mine=[10])
    assert (entry.sums, entry.lost, entry.amulet) == ([14, 14, 32], [0, 14, 32], 0)


def test_AM_22_a_caller_who_is_not_lowest_loses_the_sum_and_10_more() -> None:
    entry = called([2, 2, 2, 2, 3], mine=[8])
    assert (entry.sums, entry.lost, entry.penalty, entry.amulet) == ([12, 11], [22, 11], 10, None)


def test_AM_22_without_a_caller_everyone_loses_the_sum_and_nobody_gains_the_amulet() -> None:
    scene = ended_by_villagers([9, 8, 8, 8, 0], [2, 2, 2, 2, 3])
    entry = scene.rounds()[0]
    assert (entry.caller, entry.lost, entry.amulet) == (None, [24, 11], None)
    assert (scene.view().holder, scene.view().right) == (None, None)


def test_the_score_sheet_adds_up() -> None:
    entry = score(1, "call", [[5, 5], [4, 4], [1, 2]])
    assert (entry.sums, entry.lost, entry.penalty, entry.amulet) == ([10, 8, 3], [10, 18, 3], 10, None)
    game = sterling.game("amulet", 2)
    match = sterling.Match(game, seed=3)
    rng = sterling.Rng(3)
    while not match.over():
        seat = match.waiting()[0]
        match.play(seat, int(match.state.nth(seat, rng.below(match.state.count(seat)))))
    view = match.view(0)
    for result in match.scores():
        assert list(result.parts) == ["round-1", "round-2", "round-3", "round-4", "penalties"]
        assert result.total == sum(entry.lost[result.seat] for entry in view.rounds)  # type: ignore[attr-defined]


def finished(totals: list[int], holder: int) -> AmuletState:
    game = sterling.game("amulet", len(totals))
    state = game.start(game.deal(1))
    assert isinstance(state, AmuletState)
    state.phase, state.wait, state.holder = OVER, 0, holder
    for seat, total in enumerate(totals):
        state.board[STRIDE * seat + TOTAL] = total
    return state


@pytest.mark.parametrize(
    ("totals", "holder", "places"),
    [
        ([30, 20, 40], -1, [2, 1, 3]),
        ([20, 20, 40], -1, [1, 1, 3]),
        ([20, 20, 40], 1, [2, 1, 3]),
        ([20, 20, 40], 2, [1, 1, 3]),
        ([20, 20, 20], 0, [1, 2, 2]),
        ([10, 20, 20], 2, [1, 2, 2]),
        ([20, 10, 20], 0, [2, 1, 2]),
        ([0, 0], 1, [2, 1]),
    ],
)
def test_AM_23_the_lowest_total_wins_and_the_amulet_breaks_a_tie_for_the_win(
    totals: list[int], holder: int, places: list[int]
) -> None:
    assert finished(totals, holder).standing() == places


def test_AM_23_the_game_has_four_rounds() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4])
    rounds = set()
    while not scene.match.over():
        rounds.add(scene.view().round)
        scene.nobody_looks() if scene.phase == "look" else scene.idle()
    assert rounds == {1, 2, 3, 4}
    assert len(scene.rounds()) == 4


# -- the amulet --------------------------------------------------------------------------------------------------------

HIGH = [5, 6, 7, 8, 9]
THEIRS = [4, 6, 10, 11, 11]


def test_AM_30_the_winner_may_place_it_once_on_any_own_card_in_the_next_round() -> None:
    scene = amulet_scene(HIGH, THEIRS, pile=12, deck=[4, 4])
    assert scene.texts() == ["D", "T", "A1", "A2", "A3", "A4", "A5"]
    scene("A2")
    assert [card.amulet for card in scene.view(1).villages[0]] == [False, True, False, False, False]
    assert scene.refused("A3") == "amulet/no-amulet"
    scene("D")
    assert scene.refused("a2") == "amulet/under-amulet"
    assert scene.refused("A1") == "amulet/no-amulet"


def test_AM_30_only_its_winner_may_place_it_and_only_on_an_own_card() -> None:
    scene = amulet_scene(HIGH, THEIRS, pile=12, deck=[4, 4])
    assert scene.refused("A6") == "amulet/no-card"
    scene("D", "X", "E")
    assert (scene.turn, scene.refused("A1")) == (1, "amulet/no-amulet")


@pytest.mark.parametrize("moves", [["A2", "D", "X"], ["D", "A2", "X"], ["D", "X", "A2"], ["T", "A2", "a1", "Y"]])
@pytest.mark.rules("AM-30", "AM-57")
def test_it_is_placed_before_the_action_with_a_card_in_hand_or_after(moves: list[str]) -> None:
    scene = amulet_scene(HIGH, THEIRS, pile=12, deck=[4, 4])(*moves)
    assert scene.turn == 1
    assert scene.view().villages[0][1].amulet


def test_AM_30_its_owner_may_not_look_at_turn_announce_or_give_away_the_card() -> None:
    for card, more in ((5, []), (6, []), (7, []), (9, []), (12, []), (11, ["D"])):
        scene = amulet_scene(HIGH, THEIRS, pile=13, deck=[card, 4])("A1", "D", "X", *more)
        assert scene.refused("a1") == "amulet/under-amulet"
        assert "a2" in scene.texts()
    scene = amulet_scene([5, 5, 7, 8, 9], THEIRS, pile=12, deck=[4])("A1", "T")
    assert scene.texts() == ["a2", "a3", "a4", "a5"]
    scene("a2")
    assert scene.refused("a1") == "amulet/left-to-right"
    scene = amulet_scene([5, 5, 7, 8, 9], THEIRS, pile=12, deck=[4])("A3", "T", "a1")
    assert scene.refused("a3") == "amulet/under-amulet"


def test_AM_30_a_visible_card_under_the_amulet_is_not_exchanged_either() -> None:
    scene = amulet_scene(HIGH, THEIRS, pile=2, deck=[4, 4, 4])("T", "a1", "Y", "A1", "E").idle()
    scene("D")
    assert [text for text in scene.texts() if text.startswith("a")] == ["a2", "a3", "a4", "a5"]
    assert scene.refused("a1") == "amulet/under-amulet"


def test_AM_30_it_stays_with_its_card_when_places_shift() -> None:
    scene = amulet_scene([5, 5, 7, 8, 9], THEIRS, pile=12, deck=[4])("A4", "T", "a1", "a2", "Y", "a1")
    assert [card.amulet for card in scene.view().villages[0]] == [False, False, True, False]


@pytest.mark.rules("AM-30", "AM-20")
def test_not_in_a_calling_turn() -> None:
    scene = amulet_scene([5, 5, 7, 8, 9], THEIRS, pile=12, deck=[4, 4, 4])
    scene("T", "a1", "a2", "Y", "a1", "E").idle()
    assert {"C", "A1"} <= set(scene.texts())
    scene("A1")
    assert scene.refused("C") == "amulet/call-first"
    scene = amulet_scene([5, 5, 7, 8, 9], THEIRS, pile=12, deck=[4, 4, 4])
    scene("T", "a1", "a2", "Y", "a1", "E").idle()
    scene("C")
    assert scene.turn == 1


def test_AM_31_a_visible_card_under_the_amulet_keeps_its_power_and_scores() -> None:
    scene = amulet_scene(HIGH, THEIRS, pile=2, deck=[4, 4])
    scene("T", "a1", "Y", "A1", "U1", "a2")
    assert scene.seen(0, 0) == "2 (6) ? ? ?"
    scene = amulet_scene(HIGH, THEIRS, pile=1, deck=[9, 4])
    scene("T", "a1", "Y", "A1")
    assert scene.view().display == [9]
    scene = amulet_scene(HIGH, THEIRS, pile=4, deck=[4, 12, 11])
    scene("T", "a1", "Y", "A1", "D", "X", "D")
    assert scene.phase == "rascal"
    scene = amulet_scene([9, 9, 9, 9, 8], THEIRS, pile=12, deck=[4, 3, 3])
    scene("T", "a1", "a2", "a3", "a4", "Y", "a1", "A2").idle()
    scene("C").idle()
    assert scene.rounds()[1].sums[0] == 20


def only_card(pile: int, deck: list[int]) -> Scene:
    """Seat 0 has put the amulet on its only card, an 8; its turn begins."""
    scene = amulet_scene([7, 7, 7, 7, 13], THEIRS, pile=pile, deck=[8, 4, *deck])
    scene("D", "a1", "a2", "a3", "a4", "a5", "a1", "A1", "D", "X")
    assert scene.row(0) == "(8)"
    return scene


@pytest.mark.rules("AM-32")
def test_with_the_amulet_on_the_only_card_there_is_no_take_and_no_exchange() -> None:
    scene = only_card(12, [13])
    assert scene.texts() == ["D", "C"]
    assert scene.refused("T") == "amulet/only-amulet"
    scene("D")
    assert scene.texts() == ["X"]
    assert scene.refused("a1") == "amulet/under-amulet"
    assert scene("X").turn == 1


@pytest.mark.parametrize("card", [10, 12])
@pytest.mark.rules("AM-32", "AM-C10", "AM-C12")
def test_with_the_amulet_on_the_only_card_master_and_robber_have_no_power(card: int) -> None:
    scene = only_card(12, [card])("D", "X")
    assert (scene.turn, scene.view().pile[-1]) == (1, card)


@pytest.mark.rules("AM-32", "AM-C11", "AM-C6")
def test_with_the_amulet_on_the_only_card_other_powers_work() -> None:
    scene = only_card(12, [11, 13])("D", "X", "D")
    assert scene.texts() == ["N", "b1", "b2", "b3", "b4", "b5"]
    assert only_card(12, [6])("D", "X").texts() == ["N", "b1", "b2", "b3", "b4", "b5"]


def test_AM_32_with_a_taken_card_in_hand_it_may_not_be_put_on_the_only_card() -> None:
    scene = amulet_scene([7, 7, 7, 7, 13], THEIRS, pile=12, deck=[8, 4, 4])
    scene("D", "a1", "a2", "a3", "a4", "a5", "a1", "E").idle()
    assert scene.row(0) == "(8)"
    scene("T")
    assert scene.texts() == ["a1"]
    assert scene.refused("A1") == "amulet/only-card"
    scene = amulet_scene([7, 7, 7, 7, 13], THEIRS, pile=12, deck=[8, 4, 4])
    scene("D", "a1", "a2", "a3", "a4", "a5", "a1", "E").idle()
    scene("D", "A1")
    assert scene.texts() == ["X"]


def test_AM_32_with_a_taken_card_in_hand_it_may_be_put_on_one_of_two_cards() -> None:
    scene = amulet_scene([7, 7, 7, 7, 13], THEIRS, pile=12, deck=[8, 4, 4])
    scene("D", "a1", "a2", "a3", "a4", "Y", "a1", "E").idle()
    assert scene.row(0) == "(8) (13)"
    scene("T")
    assert scene.texts() == ["A1", "A2", "a1", "a2"]
    assert scene("A2").texts() == ["a1"]


def test_AM_32_it_may_be_put_on_the_only_card_after_somebody_else_took_from_the_pile() -> None:
    scene = amulet_scene([7, 7, 7, 7, 13], THEIRS, pile=12, deck=[8, 4, 4])
    scene("D", "a1", "a2", "a3", "a4", "a5", "a1", "E")("T", "b1", "Y")
    assert (scene.turn, scene.row(0)) == (0, "(8)")
    assert scene.texts() == ["D", "T", "C", "A1"]


def test_AM_33_unused_it_stays_with_its_winner_but_cannot_be_placed_later() -> None:
    scene = amulet_scene([9, 8, 8, 8, 0], [2, 2, 2, 2, 3], pile=0, deck=[4, 5])
    scene("T", "a1", "Y", "E").idle()
    scene("D", "X", "a5", "E")
    assert scene.rounds()[1].ended == "villagers"
    assert (scene.view().holder, scene.view().right) == (0, None)
    scene.nobody_looks()
    while scene.turn != 0:
        scene.idle()
    assert scene.refused("A1") == "amulet/no-amulet"


def test_AM_33_another_winner_takes_it_over() -> None:
    scene = amulet_scene([10, 10, 11, 12, 12], [9, 9, 9, 9, 4], pile=3, deck=[4, 4, 2])
    scene("D", "X", "E", "T", "b1", "b2", "b3", "b4", "Y", "b1")
    while scene.turn != 1 or scene.phase != "turn":
        texts = scene.texts()
        scene(next(text for text in ("E", "N", "X", "D") if text in texts))
    scene("C").idle()
    assert scene.rounds()[1].amulet == 1
    assert (scene.view().holder, scene.view().right, scene.view().first) == (1, 1, 1)
