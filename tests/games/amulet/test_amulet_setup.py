"""AM-1 to AM-4, AM-56: setting up a round, the looks before it, and who starts."""

from itertools import permutations
from typing import cast

import pytest

import sterling
from games.amulet.scenes import Scene, ended_by_villagers, layout, seen_row
from kit.tools import random_match
from sterling import Match
from sterling.core.game import OptionValue
from sterling.games.amulet.cards import CARD_NAMES, CHARACTERS
from sterling.games.amulet.view import AmuletView


def test_the_deck_has_52_cards() -> None:
    assert len(CARD_NAMES) == len(set(CARD_NAMES)) == 52
    assert [character.copies for character in CHARACTERS] == [2, *[4] * 12, 2]
    assert [character.value for character in CHARACTERS] == list(range(14))


@pytest.mark.parametrize(("seats", "aside"), [(2, 10), (3, 5), (4, 0)])
def test_AM_1_five_hidden_cards_each_one_discard_and_a_deck_of_31(seats: int, aside: int) -> None:
    match = Match(sterling.game("amulet", seats), seed=1)
    view = match.view(sterling.SPECTATOR)
    assert isinstance(view, AmuletView)
    assert [len(village) for village in view.villages] == [5] * seats
    assert not any(card.up or card.knowers for village in view.villages for card in village)
    assert (len(view.pile), view.deck, view.display, view.seen) == (1, 31, [], [])
    assert 52 - 5 * seats - 1 - 31 == aside


def test_AM_1_the_layout_of_an_order_is_villages_then_discard_then_deck() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], pile=12, deck=[13, 11])
    assert scene.row(0) == "(5) (6) (7) (8) (9)"
    assert scene.row(1) == "(0) (1) (2) (3) (4)"
    assert scene.view().pile == [12]
    assert scene("D").view(0).hand.value == 13  # type: ignore[union-attr]


def test_AM_1_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(sterling.SetupError) as refused:
            sterling.game("amulet", seats)
        assert refused.value.code == "setup/seats"


def test_the_amulet_has_no_other_deck() -> None:
    with pytest.raises(sterling.SetupError) as refused:
        sterling.game("amulet", 2, deck="card 1 purple")
    assert refused.value.code == "amulet/deck"


def test_AM_2_up_to_two_own_cards_the_second_after_seeing_the_first() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], looks=True)
    assert scene.match.waiting() == [0, 1]
    assert scene.texts() == ["N", "a1", "a2", "a3", "a4", "a5"]
    scene("0:a2")
    assert scene.seen(0, 0) == "? (6) ? ? ?"
    assert scene.refused("0:a2") == "amulet/looked-already"
    assert scene.refused("0:b1") == "amulet/not-yours"
    assert scene.refused("0:D") == "amulet/look-first"
    scene("0:a4")
    assert scene.seen(0, 0) == "? (6) ? (8) ?"
    assert scene.refused("0:a1") == "action/not-your-turn"
    assert scene.seen(1, 0) == "? ? ? ? ?"


def test_AM_2_the_looks_are_optional_and_of_all_seats_at_once() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], [1, 1, 1, 2, 2], looks=True)
    scene("2:N", "1:b5", "0:a1")
    assert scene.match.waiting() == [0, 1]
    scene("1:N", "0:a3")
    assert scene.phase == "turn"
    assert [scene.seen(seat, seat) for seat in range(3)] == ["(5) ? (7) ? ?", "? ? ? ? (4)", "? ? ? ? ?"]


@pytest.mark.rules("AM-2", "AM-58")
def test_who_looked_where_is_public_at_once() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], looks=True)
    scene("1:b4")
    for viewer in (-1, 0, 1):
        assert [card.knowers for card in scene.view(viewer).villages[1]] == [[], [], [], [1], []]


def test_AM_2_knowledge_stays_with_the_card_when_places_shift() -> None:
    scene = Scene([9, 9, 7, 8, 5], [0, 1, 2, 3, 4], looks=True, pile=12)
    scene("0:a1", "0:a4", "1:N")
    scene("T", "a1", "a2", "Y", "a2")
    assert scene.row(0) == "12 (7) (8) (5)"
    assert scene.seen(0, 0) == "12 ? (8) ?"


def opening(options: dict[str, OptionValue] | None = None, version: int | None = None) -> AmuletView:
    """The first view of three players whose deal has the ages 1, 2, 0."""
    game = sterling.game("amulet", 3, options=options, rules_version=version)
    view = game.view(game.start(game.deal(orders={"start": ["1", "2", "0"]})), 0)
    assert isinstance(view, AmuletView)
    return view


@pytest.mark.parametrize(
    ("options", "ages", "first"),
    [
        ({}, [1, 2, 0], 1),
        ({"ages": "2-0-1"}, [2, 0, 1], 2),
        ({"start-player": 2}, [1, 2, 0], 2),
        ({"ages": "2-0-1", "start-player": 0}, [2, 0, 1], 0),
    ],
)
def test_AM_3_the_youngest_starts_unless_the_table_names_another(
    options: dict[str, OptionValue], ages: list[int], first: int
) -> None:
    """The ages are drawn with the deal or set for the table; everyone sees them."""
    view = opening(options)
    assert (view.ages, view.first, view.turn) == (ages, first, first)


def test_AM_3_everybody_sees_the_same_age_order_all_game_long() -> None:
    match = random_match(sterling.game("amulet", 4), 5)
    again = Match(match.game, match.deal)
    ages = {tuple(cast(AmuletView, again.view(viewer)).ages) for viewer in range(-1, 4)}
    for seat, code in match.log:
        again.play(seat, code)
        ages |= {tuple(cast(AmuletView, again.view(viewer)).ages) for viewer in range(-1, 4)}
    assert ages == {tuple(map(int, match.game.named_orders(match.deal)["start"]))}
    assert sorted(*ages) == [0, 1, 2, 3]


def test_AM_3_a_draw_gives_every_seat_its_turn_to_begin() -> None:
    game = sterling.game("amulet", 3)
    first = {cast(AmuletView, game.view(game.start(game.deal(seed)), -1)).first for seed in range(20)}
    assert first == {0, 1, 2}


@pytest.mark.parametrize("ages", ["0-1", "0-1-1", "0-1-3", "0-1-2-3", "2,0,1", "2-0-01", "", 2, True])
def test_AM_3_an_age_order_names_every_seat_once(ages: OptionValue) -> None:
    with pytest.raises(sterling.SetupError) as refused:
        sterling.game("amulet", 3, options={"ages": ages})
    assert (refused.value.code, refused.value.facts["expected"]) == ("setup/option-value", "0-1-2")


def test_AM_3_by_version_1_age_follows_the_seats_and_a_draw_is_for_the_first_round() -> None:
    starts: list[tuple[dict[str, OptionValue], int]] = [
        ({}, 0),
        ({"draw-start": True}, 1),
        ({"start-player": 2}, 2),
        ({"draw-start": True, "start-player": 2}, 2),
    ]
    for options, first in starts:
        view = opening(options, 1)
        assert (view.ages, view.first) == ([0, 1, 2], first)
    others: list[tuple[dict[str, OptionValue], int]] = [({"draw-start": True}, 2), ({"ages": "0-1-2"}, 1)]
    for options, version in others:
        with pytest.raises(sterling.SetupError) as refused:
            opening(options, version)
        assert refused.value.code == "setup/option"


def test_AM_3_ages_stand_in_a_record() -> None:
    game = sterling.game("amulet", 3, options={"ages": "2-0-1"})
    text = random_match(game, 3).record().text()
    assert "option ages: 2-0-1\n" in text
    assert sterling.replay(sterling.Record.parse(text)).record().text() == text


def test_AM_3_turns_go_clockwise() -> None:
    scene = Scene([5] * 4 + [6], [1] * 4 + [2], [3] * 4 + [2], deck=[4, 4, 4, 4])
    order = []
    for _ in range(4):
        order.append(scene.turn)
        scene("D", "X")
    assert order == [0, 1, 2, 0]


@pytest.mark.parametrize(
    ("villages", "lost", "first"),
    [
        (([9, 8, 8, 8, 0], [2, 2, 2, 2, 3], [3, 3, 5, 5, 5]), [24, 11, 21], 1),
        (([9, 8, 8, 8, 0], [5, 5, 5, 6, 6], [2, 2, 2, 2, 3]), [24, 27, 11], 2),
        (([9, 8, 8, 8, 0], [2, 2, 3, 3, 6], [2, 2, 3, 3, 6]), [24, 16, 16], 1),
        (([9, 1, 1, 8, 0], [2, 2, 3, 1, 2], [2, 3, 3, 6, 6]), [10, 10, 20], 0),
    ],
)
def test_AM_3_later_rounds_are_started_by_who_lost_fewest_and_of_those_tied_the_youngest(
    villages: tuple[list[int], ...], lost: list[int], first: int
) -> None:
    scene = ended_by_villagers(*villages)
    assert scene.rounds()[0].lost == lost
    assert (scene.phase, scene.view().round, scene.view().first) == ("look", 2, first)
    assert scene.nobody_looks().turn == first


def test_AM_3_it_counts_what_was_lost_after_the_caller_was_scored() -> None:
    """Seat 0 has the second-lowest sum, calls, and pays for it."""
    scene = Scene([1, 1, 1, 1, 6], [0, 2, 2, 2, 2], pile=4, deck=[3, 3])
    scene("T", "a1", "a2", "a3", "a4", "Y", "a1", "D", "X", "C", "D", "X")
    assert scene.rounds()[0].sums == [10, 8]
    assert scene.rounds()[0].lost == [20, 8]
    assert scene.view().first == 1


def test_AM_4_without_memory_aid_a_hidden_card_is_shown_only_while_it_is_looked_at() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], looks=True, deck=[9, 4])
    scene("0:a2")
    assert seen_row(scene.shown(0), 0) == "? (6) ? ? ?"
    scene("1:b1")
    assert seen_row(scene.shown(0), 0) == "? (6) ? ? ?"
    scene("0:a4")
    assert seen_row(scene.shown(0), 0) == "? ? ? (8) ?"
    assert scene.seen(0, 0) == "? (6) ? (8) ?"
    scene("1:N", "D")
    assert seen_row(scene.shown(0), 0) == "? ? ? ? ?"
    scene("X", "b3")
    assert (scene.turn, seen_row(scene.shown(0), 1)) == (1, "? ? (2) ? ?")
    scene("D")
    assert seen_row(scene.shown(0), 1) == "? ? ? ? ?"
    assert scene.seen(0, 1) == "? ? (2) ? ?"


def test_AM_4_the_card_in_hand_is_shown_until_it_is_placed() -> None:
    scene = Scene([2, 6, 7, 8, 9], [0, 1, 2, 3, 4], pile=2, deck=[4, 12])
    scene("T", "a1", "Y", "E", "D", "X", "D")
    for text in ("U1", "a3", "a2"):
        assert scene.shown(0).hand == scene.view(0).hand
        assert scene.view(0).hand.value == 12  # type: ignore[union-attr]
        assert scene.shown(1).hand.value is None  # type: ignore[union-attr]
        scene(text)
    scene("Y")
    assert seen_row(scene.shown(0), 0) == "2 ? ? ? ?"
    assert scene.seen(0, 0) == "2 (12) (7) ? ?"


def test_AM_4_deck_cards_are_shown_while_a_rascal_or_the_witch_looks_at_them() -> None:
    scene = Scene([2, 6, 7, 8, 9], [0, 1, 2, 3, 4], pile=4, deck=[4, 9, 11, 5, 6])
    scene("T", "a1", "Y", "D", "X", "D", "D")
    assert [card.value for card in scene.shown(0).seen] == [9, 11]
    scene("K2")
    assert [card.value for card in scene.shown(0).seen] == [None]
    assert [card.value for card in scene.view(0).seen] == [9]
    scene("X", "D")
    assert [card.value for card in scene.shown(0).seen] == [9]
    scene("N")
    assert [card.value for card in scene.shown(0).seen] == [None]


def test_AM_4_the_memory_aid_shows_all_that_a_seat_has_seen() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4], looks=True, options={"memory-aid": True})
    scene("0:a1", "0:a2", "1:b1", "1:b2", "D", "X")
    assert scene.shown(0) == scene.view(0)
    assert seen_row(scene.shown(0), 0) == "(5) (6) ? ? ?"


def test_AM_56_at_the_end_of_a_round_villages_are_public_and_nothing_is_known_in_the_next() -> None:
    scene = ended_by_villagers([9, 8, 8, 8, 0], [2, 2, 2, 2, 3], later=[layout([[5] * 4 + [6], [7] * 4 + [8]], 9, [])])
    for viewer in (-1, 0, 1):
        view = scene.view(viewer)
        assert view.rounds[0].villages == [[0, 8, 8, 8, 0], [2, 2, 2, 2, 3]]
        assert not any(card.up or card.knowers or card.value for village in view.villages for card in village)
        assert (view.seen, view.pile, view.deck, view.display, view.caller) == ([], [9], 31, [], None)


def test_AM_56_after_the_last_round_the_villages_lie_open() -> None:
    scene = Scene([5, 6, 7, 8, 9], [0, 1, 2, 3, 4])
    while not scene.match.over():
        seat = scene.match.waiting()[0]
        scene.match.play(seat, scene.match.legal(seat)[0].code)
    view = scene.view()
    assert all(card.up for village in view.villages for card in village)
    assert [[card.value for card in village] for village in view.villages] == view.rounds[3].villages


@pytest.mark.parametrize("named", [0, 1, 2])
def test_AM_3_the_seat_that_the_table_names_starts_whoever_is_the_youngest(named: int) -> None:
    game = sterling.game("amulet", 3, options={"start-player": named})
    for seed in range(6):
        view = game.view(game.start(game.deal(seed)), 0)
        assert isinstance(view, AmuletView)
        assert (view.first, view.turn) == (named, named)


@pytest.mark.parametrize(
    ("ages", "first"), [("0-1-2", 1), ("0-2-1", 2), ("2-1-0", 2), ("1-2-0", 1), ("2-0-1", 2), (None, 1)]
)
def test_AM_3_of_those_tied_the_youngest_by_the_age_order_starts(ages: str | None, first: int) -> None:
    """Seats 1 and 2 lose 16 each, seat 0 loses 24; without an entry, the deal has the ages 0, 1, 2."""
    options: dict[str, OptionValue] = {"ages": ages, "start-player": 0}
    scene = ended_by_villagers([9, 8, 8, 8, 0], [2, 2, 3, 3, 6], [2, 2, 3, 3, 6], options=options)
    assert scene.rounds()[0].lost == [24, 16, 16]
    assert scene.view().first == first
    assert scene.nobody_looks().turn == first


def test_AM_3_positions_with_other_ages_are_different() -> None:
    game = sterling.game("amulet", 4)
    deal = game.deal(1)
    orders = {name: list(items) for name, items in game.named_orders(deal).items()}
    name = next(name for name, items in orders.items() if len(items) == 4)
    keys = set()
    for ages in permutations(sorted(orders[name])):
        keys.add(tuple(game.start(game.deal(orders={**orders, name: list(ages)})).key()))
    assert len(keys) == 24
