"""SG-28 to SG-33: cups, completed cards, replacements, rounds and the last turn."""

import pytest

import sterling
from games.silver_gold.scenes import Scene, card, deck
from sterling.games.silver_gold.codes import EXPEDITION_PATTERNS, PATTERNS
from sterling.games.silver_gold.rules import SilverGoldState

ROW = ["$$$$", "oooo", "...."]
COINS = deck(*[card(f"C{number}", "grey", ROW) for number in range(8)], blanks=16)


def four_coins(*order: int, start: int, seats: int = 2, rule_set: str = "nsv") -> Scene:
    """After the square and the T everyone has three coins; then they mark the fourth, finishing in this order."""
    hands = [[f"C{2 * seat}", f"C{2 * seat + 1}"] for seat in range(seats)]
    scene = Scene(hands, patterns=["straight", "domino"], text=COINS, start=start, rule_set=rule_set)
    for seat in range(seats):
        scene(f"{seat} A:a1b1c1")
    for seat in order:
        scene(f"{seat} B:a1")
    return scene


def test_SG_28_the_cup_example_six_for_the_first_row_five_for_the_next() -> None:
    scene = four_coins(0, start=0)
    assert scene.view().cups == 6
    scene("1 B:a2")
    assert scene.view().players[0].cups == [6]
    assert scene.view().cups == 5
    scene("0 A:a2", "1 B:a1")
    assert scene.view().players[1].cups == [5]
    assert [score.parts["cups"] for score in scene.match.scores()] == [6, 5]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
@pytest.mark.parametrize("start", [0, 1, 2])
def test_SG_28_cups_go_from_the_start_player_clockwise_whoever_finished_first(
    order: tuple[int, ...], start: int
) -> None:
    scene = four_coins(*order, start=start, seats=3)
    # The second turn's start player is the next seat (SG-40).
    first = (start + 1) % 3
    expected = {(first + place) % 3: [6 - place] for place in range(3)}
    assert {seat: player.cups for seat, player in enumerate(scene.view().players)} == expected


def test_SG_28_in_oya_the_same_start_player_deals_with_the_second_turn() -> None:
    scene = four_coins(2, 1, 0, start=1, seats=3, rule_set="oya")
    assert [player.cups for player in scene.view().players] == [[4], [6], [5]]


def test_SG_28_no_cup_left_no_points() -> None:
    """Four players fill seven rows or more: the seventh finds no cup."""
    text = deck(*[card(f"D{n}", "purple", ["$$$$", "$$$$", "$$$$", "$$.."]) for n in range(8)], blanks=16)
    scene = Scene([[f"D{2 * s}", f"D{2 * s + 1}"] for s in range(4)], patterns=["square", "ell"], text=text)
    for move in ("A:a1b1a2b2", "A:c1d1c2c3"):
        for seat in range(4):
            scene(f"{seat} {move}")
    players = scene.view().players
    assert scene.view().cups == 0
    # First turn: seats 0 to 3 take 6 5 4 3. Second turn starts with seat 1: it takes 2, seat 2 takes 1, then none.
    assert [player.cups for player in players] == [[6, 0], [5, 2], [4, 1], [3, 0]]


def test_SG_28_each_player_deals_with_everything_cup_first_before_the_next_begins() -> None:
    """While the first player is still choosing a replacement, the second has no cup yet."""
    text = deck(card("L", "grey", ["$$$$", "XXXX", "...."]), card("M", "grey", ["$$$$", "XXXX", "...."]), blanks=16)
    scene = Scene([["L", "B1"], ["M", "B2"]], ["B5", "B6", "B7", "B8"], ["straight", "domino"], text=text)
    scene("0 A:a1b1c1", "1 A:a1b1c1")
    for seat in (0, 1):
        scene(f"{seat} A:a2b2")
        for cell in ("A:c2", "A:d2", "A:d1", "B:a1"):
            if seat in scene.match.waiting() and cell in scene.texts(seat) and scene.view().phase == "mark":
                scene(f"{seat} {cell}")
        while seat in scene.match.waiting() and scene.view().phase == "mark":
            scene(f"{seat} {scene.texts(seat)[-1]}")
    view = scene.view()
    # Seat 1 is start player of the second turn: it has its cup and chooses; seat 0 waits for both.
    assert view.phase == "replace"
    assert view.replacing == 1
    assert view.players[1].cups == [6]
    assert view.players[0].cups == []
    assert view.players[0].aside == []
    scene("1 T1")
    assert scene.view().players[0].cups == [5]
    assert scene.view().replacing == 0


SMALL = deck(
    *[card(f"X{number}", "grey", ["XXXX", "XXXX", "...."]) for number in range(4)],
    blanks=20,
)


def complete_both(seat: int, scene: Scene) -> None:
    """Marks every cell of two cards full of X."""
    scene(f"{seat} A:a1b1")
    while seat in scene.match.waiting() and scene.view().phase == "mark":
        scene(f"{seat} {scene.texts(seat)[0]}")


def test_SG_29_a_replacement_comes_from_the_display_or_blind_and_lies_open_without_marks() -> None:
    scene = Scene([["X0", "B1"], ["B3", "B4"]], ["B5", "B6", "B7", "B8", "B9"], ["domino"], text=SMALL)
    scene("1 A:a1", "0 A:a1b1")
    while scene.view().phase == "mark" and scene.view().turn == 0:
        legal = scene.texts(0)
        scene(f"0 {legal[0]}")
    assert scene.view().phase == "replace"
    assert scene.view().players[0].aside == ["X0"]
    assert scene.texts(0) == ["T1", "T2", "T3", "T4", "T?"]
    scene("0 T?")
    for viewer in (-1, 0, 1):
        cards = scene.view(viewer).players[0].sheet.cards
        assert cards[0] is not None
        assert (cards[0].card, cards[0].marks) == ("B9", [])
    assert scene.view().display == ["B5", "B6", "B7", "B8"]
    assert scene.refused(0, "T1") == "silver-gold/mark-first"


def test_SG_29_both_replacements_are_taken_before_the_display_is_refilled() -> None:
    pile = ["B5", "B6", "B7", "B8", "B9", "B10", "B11"]
    scene = Scene([["X0", "X1"], ["B3", "B4"]], pile, ["domino"], text=SMALL)
    scene("1 A:a1")
    complete_both(0, scene)
    assert scene.view().replacements == 2
    scene("0 T2")
    assert scene.view().display == ["B5", None, "B7", "B8"]
    assert scene.view().replacements == 1
    assert scene.refused(0, "T2") == "silver-gold/place-empty"
    assert scene.texts(0) == ["T1", "T3", "T4", "T?"]
    scene("0 T?")
    cards = [entry.card for entry in scene.view().players[0].sheet.cards if entry]
    assert cards == ["B6", "B9"]
    assert scene.view().display == ["B5", "B10", "B7", "B8"]


def test_SG_29_the_first_replacement_is_seen_before_the_second_is_chosen() -> None:
    scene = Scene([["X0", "X1"], ["B3", "B4"]], ["B5", "B6", "B7", "B8", "B9"], ["domino"], text=SMALL)
    scene("1 A:a1")
    complete_both(0, scene)
    scene("0 T?")
    cards = scene.view(0).players[0].sheet.cards
    assert cards[0] is not None
    assert cards[0].card == "B9"
    assert cards[1] is None
    assert scene.match.waiting() == [0]


@pytest.mark.parametrize(("action", "unseen"), [("T2", True), ("T?", False)])
def test_SG_29_with_two_replacements_due_only_one_off_the_display_may_be_taken_back(action: str, unseen: bool) -> None:
    """A blind draw reveals a card, so nobody may look at it and then take something else."""
    scene = Scene([["X0", "X1"], ["B3", "B4"]], ["B5", "B6", "B7", "B8", "B9"], ["domino"], text=SMALL)
    scene("1 A:a1")
    complete_both(0, scene)
    before = scene.match.state.clone()
    scene(f"0 {action}")
    assert scene.match.waiting() == [0]
    assert before.quiet(0, scene.game.parse(action), scene.match.state) is unseen


@pytest.mark.parametrize("place", range(4))
def test_SG_29_every_card_of_the_deck_can_be_taken_from_every_place_of_the_display(place: int) -> None:
    """The first card of the deck has the number 0, which is not the same as no card."""
    text = deck(card("FIRST", "grey"), *[card(f"X{n}", "grey", ["XXXX", "XXXX", "...."]) for n in range(2)], blanks=20)
    pile = ["B5", "B6", "B7", "B8"]
    pile[place] = "FIRST"
    scene = Scene([["X0", "X1"], ["B3", "B4"]], pile, ["domino"], text=text)
    scene("1 A:a1")
    complete_both(0, scene)
    assert scene.texts(0) == ["T1", "T2", "T3", "T4", "T?"]
    scene(f"0 T{place + 1}", "0 T?")
    cards = scene.view().players[0].sheet.cards
    assert cards[0] is not None
    assert cards[0].card == "FIRST"


def test_SG_29_a_completed_card_must_be_replaced_at_once() -> None:
    scene = Scene([["X0", "X1"], ["B3", "B4"]], ["B5", "B6", "B7", "B8"], ["domino"], text=SMALL)
    scene("1 A:a1")
    complete_both(0, scene)
    assert scene.refused(0, "A:a1") == "silver-gold/replace-first"
    assert scene.match.waiting() == [0]


def test_SG_30_the_next_player_chooses_from_a_refilled_display() -> None:
    pile = ["B5", "B6", "B7", "B8", "B9", "B10"]
    scene = Scene([["X0", "X1"], ["X2", "X3"]], pile, ["domino"], text=SMALL)
    complete_both(0, scene)
    complete_both(1, scene)
    scene("0 T1", "0 T2")
    assert scene.view().replacing == 1
    assert scene.view().display == ["B9", "B10", "B7", "B8"]


def test_SG_30_with_an_empty_pile_there_is_no_blind_choice_and_the_display_stays_short() -> None:
    text = deck(*[card(f"X{n}", "grey", ["XXXX", "XXXX", "...."]) for n in range(4)], blanks=5)
    scene = Scene([["X0", "X1"], ["X2", "X3"]], ["B1", "B2", "B3", "B4", "B5"], ["domino"], text=text)
    assert scene.view().pile == 1
    complete_both(0, scene)
    complete_both(1, scene)
    scene("0 T?", "0 T4")
    assert scene.view().pile == 0
    assert scene.view().display == ["B1", "B2", "B3", None]
    assert scene.refused(1, "T?") == "silver-gold/pile-empty"
    assert scene.texts(1) == ["T1", "T2", "T3"]
    scene("1 T1", "1 T2")
    assert scene.view().display == [None, None, "B3", None]


def test_SG_30_with_nothing_left_a_place_stays_empty_and_the_game_lasts_28_turns() -> None:
    text = deck(*[card(f"X{n}", "grey", ["XXXX", "XXXX", "...."]) for n in range(4)], blanks=4)
    scene = Scene([["X0", "X1"], ["X2", "X3"]], ["B1", "B2", "B3", "B4"], ["domino"], text=text)
    complete_both(0, scene)
    complete_both(1, scene)
    scene("0 T1", "0 T2", "1 T3")
    # One card is left for the second replacement: one option, still a choice.
    assert scene.texts(1) == ["T4"]
    scene("1 T4")
    scene.finish_game()
    assert scene.view().turn == 28
    assert scene.view().display == [None] * 4
    assert [len(player.aside) for player in scene.view().players] == [4, 4]
    assert [player.sheet.cards for player in scene.view().players] == [[None, None], [None, None]]


def test_SG_30_cards_can_be_replaced_as_long_as_any_lies_in_pile_or_display() -> None:
    text = deck(*[card(f"X{n}", "grey", ["XXXX", "XXXX", "...."]) for n in range(4)], blanks=5)
    scene = Scene([["X0", "X1"], ["X2", "X3"]], ["B1", "B2", "B3", "B4", "B5"], ["domino"], text=text)
    found = []
    while not scene.match.over():
        state = scene.match.state
        assert isinstance(state, SilverGoldState)
        view = scene.view()
        left = view.pile + len([name for name in view.display if name])
        assert state.replacements_left() == left
        assert state.can_replace() is (left > 0)
        found.append((view.pile > 0, left > 0))
        seat = scene.match.waiting()[0]
        scene(f"{seat} {scene.texts(seat)[0]}")
    assert set(found) == {(True, True), (False, True), (False, False)}


def test_SG_30_a_player_goes_on_with_one_card() -> None:
    text = deck(*[card(f"X{n}", "grey", ["XXXX", "XXXX", "...."]) for n in range(2)], blanks=6)
    scene = Scene([["X0", "X1"], ["B1", "B2"]], ["B3", "B4", "B5", "B6"], ["domino"], text=text)
    scene("1 A:a1")
    complete_both(0, scene)
    scene("0 T1", "0 T2")
    seen_one = False
    while not scene.match.over():
        seat = scene.match.waiting()[0]
        sheet = scene.view().players[seat].sheet
        if scene.view().phase == "mark" and sheet.cards.count(None) == 1:
            seen_one = True
            label = "B" if sheet.cards[0] is None else "A"
            assert all(text.startswith(label) for text in scene.texts(seat))
            assert scene.refused(seat, ("A" if label == "B" else "B") + ":a1") == "silver-gold/no-card"
        scene(f"{seat} {scene.texts(seat)[0]}")
    assert seen_one


def test_SG_30_nobody_is_asked_for_more_replacements_than_there_are_cards() -> None:
    text = deck(*[card(f"X{n}", "grey", ["XXXX", "XXXX", "...."]) for n in range(9)])
    scene = Scene([["X0", "X1"], ["X2", "X3"]], ["X4", "X5", "X6", "X7", "X8"], ["domino"], text=text)
    complete_both(0, scene)
    complete_both(1, scene)
    scene("0 T1", "0 T2", "1 T3", "1 T4")
    assert scene.view().display == ["X8", None, None, None]
    while scene.view().phase == "mark":
        seat = scene.match.waiting()[0]
        scene(f"{seat} {scene.texts(seat)[0]}")
    # Both cards of the start player are completed, but only one card is left.
    assert (scene.view().replacing, scene.view().replacements) == (1, 1)
    assert scene.texts(1) == ["T1"]
    scene("1 T1")
    assert [player.sheet.cards.count(None) for player in scene.view().players] == [2, 1]


def test_SG_31_a_round_shows_seven_of_the_eight_cards_and_each_round_has_an_order_of_its_own() -> None:
    orders = [
        list(order)
        for order in (
            ["square", "ell", "tee", "corner", "corner", "straight", "straight"],
            ["domino", "ell", "tee", "corner", "corner", "straight", "straight"],
            ["domino", "square", "tee", "corner", "corner", "straight", "straight"],
            ["domino", "square", "ell", "corner", "corner", "straight", "straight"],
        )
    ]
    scene = Scene([["P04", "O04"], ["P05", "O05"]], patterns=orders[0], later=orders[1:])
    shown = []
    while not scene.match.over():
        shown.append(scene.view().pattern)
        scene.finish_turn()
    assert shown == [pattern for order in orders for pattern in order]
    assert scene.view().revealed == orders


def test_SG_32_only_a_table_with_memory_aid_shows_what_was_revealed() -> None:
    for memory_aid in (False, True):
        scene = Scene([["P04", "O04"], ["P05", "O05"]], patterns=["ell", "tee"], memory_aid=memory_aid)
        scene.finish_turn()
        for viewer in (-1, 0, 1):
            full = scene.view(viewer)
            assert full.revealed == [["ell", "tee"]]
            shown = scene.game.shown(full)
            told = sterling.encode(shown)
            assert (b'"ell"' in told) is memory_aid
            assert b'"tee"' in told


def test_SG_32_what_can_still_come_follows_from_what_was_revealed() -> None:
    """Sampled futures of a round use only the cards not yet revealed."""
    scene = Scene([["P04", "O04"], ["P05", "O05"]], patterns=["ell", "tee", "square", "domino"])
    for _ in range(3):
        scene.finish_turn()
    rng = sterling.Rng(1)
    sampler = scene.game.sampler(scene.match.view(0))
    for _ in range(50):
        world = sterling.Match(scene.game, scene.match.deal)
        world.state = sampler.sample(rng)
        coming: list[str] = []
        while world.state.over() is False and len(coming) < 3:
            view = world.view(-1)
            turn = getattr(view, "turn", 0)
            while getattr(world.view(-1), "turn", 0) == turn:
                seat = world.waiting()[0]
                world.state.apply(seat, world.state.nth(seat, 0))
            coming.append(getattr(world.view(-1), "pattern", ""))
        left = [PATTERNS[pattern] for pattern in EXPEDITION_PATTERNS]
        for gone in ("ell", "tee", "square", "domino"):
            left.remove(gone)
        for pattern in coming:
            left.remove(pattern)


def test_SG_33_in_the_last_turn_cards_and_cups_count_but_nothing_is_replaced_or_refilled() -> None:
    """28 single cells: two greys and an orange; the 28th cell completes the orange one, a row of coins with it."""
    text = deck(
        card("S", "grey"),
        card("T", "grey"),
        card("O", "orange", ["oooo", "oooo", "$$$$", "...."]),
        *[card(f"P{n}", "purple") for n in range(12)],
        blanks=6,
    )
    pile = ["T", "O", "P4", "P5", "P6", "P7", "P8", "P9"]
    scene = Scene([["S", "P0"], ["P1", "P2"]], pile, text=text)
    while scene.view().turn < 27:
        seat = scene.match.waiting()[0]
        texts = scene.texts(seat)
        if scene.view().phase == "replace":
            wanted = [f"T{place}" for place, name in enumerate(scene.view().display, 1) if name in ("T", "O")]
            scene(f"{seat} {(wanted if seat == 0 and wanted else texts)[0]}")
        else:
            scene(f"{seat} {texts[0]}")
    before = scene.view()
    cards = before.players[0].sheet.cards
    assert cards[0] is not None
    assert (cards[0].card, len(cards[0].marks)) == ("O", 11)
    assert before.players[0].cups == []
    scene("0 A:d3", f"1 {scene.texts(1)[0]}")
    after = scene.view()
    assert scene.match.over()
    assert after.players[0].aside == ["S", "T", "O"]
    assert after.players[0].cups == [6]
    assert after.players[0].sheet.cards[0] is None
    assert after.display == before.display
    assert after.pile == before.pile
    assert scene.match.scores()[0].parts == {"coins": 4, "cups": 6, "palms": 0, "islands": 28, "seals": 0}
