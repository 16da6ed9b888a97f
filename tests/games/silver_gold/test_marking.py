"""SG-20 to SG-27: the pattern, marks, symbols, and what stays hidden."""

import pytest

import sterling
from games.silver_gold.scenes import Scene, card, deck
from sterling.games.silver_gold.codes import PATTERNS, all_placements
from sterling.games.silver_gold.notation import CELL_NAMES

PLAIN = deck(card("P", "purple"), card("O", "orange"), card("G", "green"), blanks=14)


def cells(mask: int) -> str:
    return "".join(CELL_NAMES[cell] for cell in range(16) if mask >> cell & 1)


@pytest.mark.rules("SG-20")
def test_SG_20_the_revealed_pattern_holds_for_all_until_the_next() -> None:
    scene = Scene([["P", "B1"], ["O", "B2"]], patterns=["ell", "domino"], text=PLAIN)
    assert [scene.view(viewer).pattern for viewer in (-1, 0, 1)] == ["ell"] * 3
    scene("0 A:a1")
    assert scene.view(0).pattern == scene.view(1).pattern == "ell"
    scene("1 A:a1")
    assert [scene.view(viewer).pattern for viewer in (-1, 0, 1)] == ["domino"] * 3


def test_SG_21_the_L_may_be_turned_and_mirrored_but_not_changed() -> None:
    """The rulebook's example: an L turned by a quarter and mirrored. All eight positions are legal, and only these."""
    scene = Scene([["P", "B1"], ["O", "B2"]], patterns=["ell"], text=PLAIN)
    eight = ["a1b1c1a2", "a1b1c1c2", "a1a2b2c2", "c1a2b2c2", "a1b1a2a3", "a1b1b2b3", "a1a2a3b3", "b1b2a3b3"]
    for position in eight:
        assert f"A:{position}" in scene.texts(0)
    inside = [text for text in scene.texts(0) if text.startswith("A:") and len(text) == 10]
    in_corner = [text for text in inside if all(name[0] in "abc" and name[1] in "123" for name in pairs(text))]
    three_by_two = {text for text in in_corner if "d" not in text}
    assert {f"A:{position}" for position in eight} <= three_by_two
    assert scene.refused(0, "A:a1b1c1b2") == "silver-gold/other-pattern"
    assert scene.refused(0, "A:a1b1a2b2") == "silver-gold/other-pattern"


def pairs(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(2, len(text), 2)]


@pytest.mark.parametrize("pattern", PATTERNS)
def test_SG_21_every_position_on_land_is_legal_and_no_other(pattern: str) -> None:
    scene = Scene([["P", "B1"], ["O", "B2"]], patterns=[pattern], text=PLAIN)
    number = PATTERNS.index(pattern)
    land = {"A": 0x3FFF, "B": 0x00FF}
    expected = {f"{label}:{cells(m)}" for label in "AB" for m in all_placements(number) if m & land[label] == m}
    expected |= {f"{label}:{cells(1 << c)}" for label in "AB" for c in range(16) if land[label] >> c & 1}
    assert set(scene.texts(0)) == expected


def test_SG_21_only_free_island_cells_on_one_card() -> None:
    scene = Scene([["P", "B1"], ["O", "B2"]], patterns=["domino", "straight"], text=PLAIN)
    assert scene.refused(0, "A:c4d4") == "silver-gold/sea"
    assert scene.refused(0, "B:a2a3") == "silver-gold/sea"
    scene("0 A:a1b1", "1 A:a1")
    assert scene.refused(0, "A:b1c1d1") == "silver-gold/marked"
    assert scene.refused(0, "A:a1") == "silver-gold/marked"
    assert "A:b1c1d1" not in scene.texts(0)


def test_SG_22_a_single_cell_may_always_be_marked_instead_but_never_nothing() -> None:
    scene = Scene([["P", "B1"], ["O", "B2"]], patterns=["square"], text=PLAIN)
    singles = [text for text in scene.texts(0) if len(text) == 4]
    assert len(singles) == 14 + 8
    assert all(":" in text for text in scene.texts(0))
    scene("0 B:d2")
    assert scene.match.waiting() == [1]


def test_SG_22_the_symbol_of_a_single_cell_works_as_usual() -> None:
    text = deck(card("S", "grey", ["$Xoo", "oooo", "...."]), card("O", "orange"), blanks=14)
    scene = Scene([["S", "B1"], ["O", "B2"]], patterns=["square", "tee"], text=text)
    scene("0 A:a1")
    assert scene.match.waiting() == [1]
    scene("1 A:a1")
    assert scene.view(0).players[0].sheet.coins == 1
    scene("0 A:b1")
    assert scene.match.waiting() == [0, 1]
    own = scene.view(0).own
    assert own is not None
    assert own.owed == 1


def test_SG_22_a_player_with_no_card_left_passes_without_a_choice() -> None:
    """Two players with eight cards that are all X: all cards are completed within a few turns."""
    text = "".join(card(f"X{number}", "grey", ["XXXX", "XXXX", "...."]) for number in range(8))
    scene = Scene([["X0", "X1"], ["X2", "X3"]], text=text)
    turns = 0
    while scene.match.waiting():
        seat = scene.match.waiting()[0]
        scene.match.play(seat, scene.match.legal(seat)[0].code)
        turns = max(turns, scene.view().turn)
    assert scene.match.over()
    assert scene.view().turn == 28
    assert [score.total for score in scene.match.scores()] == [32, 32]
    # After turn 2 nobody has a card; the other turns happen automatically.
    marks = [code for _, code in scene.match.log if code >= 11]
    assert len(marks) <= 64


CROSS = deck(
    card("X2", "grey", ["XXoo", "oooo", "...."]),
    card("X1", "grey", ["Xooo", "oooo", "...."]),
    card("XX", "grey", ["XXXX", "XXXX", "...."]),
    blanks=14,
)


def test_SG_23_each_X_in_the_pattern_owes_one_cell_after_the_whole_pattern_is_marked() -> None:
    scene = Scene([["X2", "B1"], ["B3", "B4"]], patterns=["domino"], text=CROSS)
    scene("0 A:a1b1")
    assert owed(scene) == 2
    assert scene.refused(0, "A:c1d1") == "silver-gold/one-cell"
    assert all(len(text) == 4 for text in scene.texts(0))
    assert "A:a1" not in scene.texts(0)
    scene("0 B:d2")
    assert owed(scene) == 1
    scene("0 A:d2")
    assert scene.match.waiting() == [1]


def owed(scene: Scene) -> int:
    own = scene.view(0).own
    assert own is not None
    return own.owed


def test_SG_23_an_X_marked_by_a_follow_up_adds_one_more() -> None:
    scene = Scene([["X1", "XX"], ["B3", "B4"]], patterns=["domino"], text=CROSS)
    scene("0 A:a1b1")
    assert owed(scene) == 1
    scene("0 B:a1")
    assert owed(scene) == 1
    scene("0 B:d2")
    assert owed(scene) == 1
    scene("0 A:d2")
    assert scene.match.waiting() == [1]


def test_SG_23_follow_ups_may_lie_anywhere_on_either_card_and_cannot_be_declined() -> None:
    scene = Scene([["X1", "B1"], ["B3", "B4"]], patterns=["domino"], text=CROSS)
    scene("0 A:a1b1")
    assert len(scene.texts(0)) == 6 + 8
    assert scene.match.waiting() == [0, 1]


def test_SG_23_a_card_completed_on_the_way_stays_and_follow_ups_go_to_the_other() -> None:
    scene = Scene([["XX", "B1"], ["B3", "B4"]], patterns=["domino"], text=CROSS)
    scene("0 A:a1b1")
    for text in ("A:c1", "A:d1", "A:a2", "A:b2", "A:c2", "A:d2"):
        scene(f"0 {text}")
        sheet = scene.view(0).own
        assert sheet is not None
        assert sheet.sheet.cards[0] is not None
    assert owed(scene) == 2
    assert all(text.startswith("B:") for text in scene.texts(0))
    scene("0 B:a1", "0 B:b1")
    assert scene.match.waiting() == [1]


def test_SG_23_follow_ups_lapse_when_no_cell_is_free_and_never_reach_a_new_card() -> None:
    text = "".join(card(f"X{number}", "grey", ["XXXX", "XXXX", "...."]) for number in range(2)) + deck(blanks=12)
    scene = Scene([["X0", "X1"], ["B3", "B4"]], ["B5", "B6", "B7", "B8"], patterns=["domino"], text=text)
    scene("0 A:a1b1")
    while scene.match.waiting() == [0, 1]:
        scene("0 " + scene.texts(0)[0])
    scene("1 A:a1")
    assert scene.match.waiting() == [0]
    scene("0 T1", "0 T2")
    sheet = scene.view(0).players[0].sheet
    assert [entry.marks for entry in sheet.cards if entry] == [[], []]
    assert scene.view(0).phase == "mark"
    assert owed(scene) == -1


COINS = deck(
    card("C14", "purple", ["$$$$", "$$$$", "$$$$", "$$.."]),
    card("C12", "orange", ["$$$$", "$$$$", "$$$$", "...."]),
    card("D14", "purple", ["$$$$", "$$$$", "$$$$", "$$.."]),
    card("D12", "orange", ["$$$$", "$$$$", "$$$$", "...."]),
    blanks=14,
)


def test_SG_24_coins_fill_the_boxes_in_order_and_lapse_beyond_the_twelfth() -> None:
    """Also within the turn that crosses box 12: two of the four coins under the T find no box."""
    patterns = ["square", "ell", "domino", "tee", "straight"]
    scene = Scene([["C14", "C12"], ["B3", "B4"]], patterns=patterns, text=COINS)
    coins = []
    for move in ("A:a1b1a2b2", "A:c1d1c2c3", "A:d2d3", "B:a1b1c1b2", "B:a3b3c3"):
        scene(f"0 {move}", f"1 {scene.texts(1)[0]}")
        coins.append(scene.view().players[0].sheet.coins)
    assert coins == [4, 8, 10, 12, 12]
    assert scene.match.scores()[0].parts["coins"] == 12


PALMS = deck(
    *[card(f"T{number}", "grey", ["Pooo", "oooo", "...."]) for number in range(8)],
    card("TX", "grey", ["PXoo", "oooo", "...."]),
    blanks=14,
)


def test_SG_25_the_palm_example_one_point_and_one_for_each_palm_on_the_display() -> None:
    """Two palms are in the display: marking a palm is worth three. The palm on the player's own other card does not
    count."""
    scene = Scene([["T0", "T1"], ["T2", "B4"]], ["T3", "B5", "T4", "B6"], ["domino"], text=PALMS)
    scene("0 A:a1b1", "1 B:a1")
    assert scene.view().players[0].sheet.palms == [3]
    assert scene.match.scores()[0].parts["palms"] == 3


def test_SG_25_others_cards_and_cards_laid_aside_do_not_count() -> None:
    scene = Scene([["T0", "B1"], ["T2", "T3"]], ["B5", "B6", "B7", "B8"], ["domino"], text=PALMS)
    scene("0 A:a1b1", "1 A:d2")
    assert scene.view().players[0].sheet.palms == [1]


def test_SG_25_a_palm_marked_by_a_follow_up_counts_alike() -> None:
    scene = Scene([["TX", "B1"], ["B3", "B4"]], ["T3", "T4", "T5", "T6"], ["domino"], text=PALMS)
    scene("0 A:b1c1", "0 A:a1", "1 A:a1")
    assert scene.view().players[0].sheet.palms == [5]


@pytest.mark.rules("SG-5", "SG-25")
def test_every_palm_of_a_custom_card_counts() -> None:
    """Three palms are in the display on two cards: each palm is worth four. A second and third one count alike."""
    text = deck(*[card(f"T{number}", "grey", ["PPPo", "oooo", "...."]) for number in range(3)], blanks=12)
    text = text.replace("card T2 grey\nPPPo", "card T2 grey\nPPoo").replace("card T1 grey\nPPPo", "card T1 grey\nPooo")
    scene = Scene([["T0", "B1"], ["B3", "B4"]], ["T1", "B5", "T2", "B6"], ["straight"], text=text)
    scene("0 A:a1b1c1", "1 A:a1")
    assert scene.view().players[0].sheet.palms == [4, 4, 4]
    assert scene.match.scores()[0].parts["palms"] == 12
    view = scene.view(0)
    assert scene.game.view(scene.game.sample(view, sterling.Rng(1)), 0) == view


@pytest.mark.rules("SG-5", "SG-25")
def test_fourteen_palms_on_every_card_fill_four_boxes_and_no_more() -> None:
    rows = ["PPPP", "PPPP", "PPPP", "PP.."]
    text = deck(*[card(f"T{number}", "purple", rows) for number in range(16)])
    names = [f"T{number}" for number in range(16)]
    scene = Scene([names[:2], names[2:4]], names[4:8], ["square", "domino"], text=text)
    scene("0 A:a1b1a2b2", "1 A:a1")
    assert scene.view().players[0].sheet.palms == [57] * 4
    assert scene.view().players[1].sheet.palms == [57]
    assert scene.game.score_bounds[1] >= scene.match.scores()[0].total == 4 * 57
    scene("0 A:c1d1", "1 B:a1")
    assert scene.view().players[0].sheet.palms == [57] * 4
    assert scene.view().players[0].sheet.coins == 0
    view = scene.view(0)
    assert scene.game.view(scene.game.sample(view, sterling.Rng(1)), 0) == view


def test_SG_25_with_one_box_left_one_of_two_palms_counts_and_after_four_none() -> None:
    text = deck(*[card(f"X{number}", "grey", ["PXoo", "oooo", "...."]) for number in range(12)], blanks=8)
    names = [f"X{number}" for number in range(2, 12)]
    scene = Scene([["X0", "X1"], ["B1", "B2"]], names, ["domino"], text=text)
    palms: list[int] = []
    while not scene.match.over():
        for seat in scene.match.waiting():
            # Seat 0 marks an X and then a palm wherever it can, on both cards in turn.
            texts = scene.texts(seat)
            wanted = [t for t in ("A:b1", "B:b1", "A:a1", "B:a1") if t in texts] if seat == 0 else []
            scene(f"{seat} {(wanted or texts)[0]}")
            break
        palms = scene.view().players[0].sheet.palms
        assert len(palms) <= 4
    assert len(palms) == 4
    marked = sum(1 for _, code in scene.match.log if scene.game.format(code) in ("A:a1", "B:a1"))
    assert marked > 4


@pytest.mark.rules("SG-25", "SG-26")
def test_SG_26_all_palms_of_a_turn_are_worth_the_same_for_all() -> None:
    scene = Scene([["T0", "T1"], ["T2", "T7"]], ["T3", "T4", "B5", "B6"], ["domino"], text=PALMS)
    before = scene.view().display
    scene("1 A:a1b1")
    assert scene.view(0).display == before
    scene("0 B:a1b1")
    assert scene.view().players[0].sheet.palms == scene.view().players[1].sheet.palms == [3]


def test_SG_27_until_all_are_done_others_see_the_cards_as_they_were_when_the_pattern_was_revealed() -> None:
    text = CROSS + card("C", "grey", ["$$$$", "oooo", "...."])
    scene = Scene([["X2", "C"], ["B3", "B4"], ["B5", "B6"]], patterns=["domino"], text=text)
    before = [sterling.encode(scene.match.view(viewer)) for viewer in (-1, 1, 2)]
    scene("0 A:a1b1", "0 B:a1")
    assert [sterling.encode(scene.match.view(viewer)) for viewer in (-1, 1, 2)] == before
    assert not scene.view(1).players[0].finished
    scene("0 B:b1")
    for viewer in (-1, 1, 2):
        view = scene.view(viewer)
        assert [player.finished for player in view.players] == [True, False, False]
        assert view.players[0].sheet.coins == 0
        assert [entry.marks for entry in view.players[0].sheet.cards if entry] == [[], []]
    own = scene.view(0).own
    assert own is not None
    assert own.sheet.coins == 2
    scene("1 A:a1", "2 A:a1")
    for viewer in (-1, 1, 2):
        player = scene.view(viewer).players[0]
        assert player.sheet.coins == 2
        assert [entry.marks for entry in player.sheet.cards if entry] == [[0, 1], [0, 1]]


def test_SG_27_which_marks_were_made_cannot_be_told_from_any_other_view() -> None:
    seen = []
    for moves in (["0 A:a1b1", "0 B:a1", "0 B:b1"], ["0 B:c1d1"], ["0 A:d2"]):
        text = CROSS + card("C", "grey", ["$$oo", "oooo", "...."])
        scene = Scene([["X2", "C"], ["B3", "B4"], ["B5", "B6"]], patterns=["domino"], text=text)
        scene(*moves)
        seen.append([sterling.encode(scene.match.view(viewer)) for viewer in (-1, 1, 2)])
    assert seen[0] == seen[1] == seen[2]


def test_SG_27_the_last_to_finish_turns_the_next_pattern_over_so_that_mark_stands() -> None:
    scene = Scene([["P", "B1"], ["O", "B2"]], patterns=["ell", "domino"], text=PLAIN)
    for seat, unseen in ((0, True), (1, False)):
        before = scene.match.state.clone()
        scene(f"{seat} A:a1")
        assert before.quiet(seat, scene.game.parse("A:a1"), scene.match.state) is unseen
    assert scene.view().turn == 1


def test_SG_10_a_choice_in_the_draft_may_be_taken_back_until_the_last_is_made() -> None:
    match = sterling.Match(sterling.game("silver-gold", 2), seed=4)
    for seat, unseen in ((1, True), (0, False)):
        before = match.state.clone()
        match.play(seat, "K12")
        assert before.quiet(seat, match.game.parse("K12"), match.state) is unseen


def test_SG_28_the_last_replacement_of_a_player_stands() -> None:
    """What comes after it depends on what it took."""
    text = deck(*[card(f"X{n}", "grey", ["XXXX", "XXXX", "...."]) for n in range(9)])
    scene = Scene([["X0", "X1"], ["X2", "X3"]], ["X4", "X5", "X6", "X7"], ["domino"], text=text)
    for seat in (0, 1):
        scene(f"{seat} A:a1b1")
        while seat in scene.match.waiting() and scene.view().phase == "mark":
            scene(f"{seat} {scene.texts(seat)[0]}")
    scene("0 T?")
    before = scene.match.state.clone()
    scene("0 T1")
    assert scene.view().replacing == 1
    assert scene.view().pile == 0
    assert before.quiet(0, scene.game.parse("T1"), scene.match.state) is False
