"""SG-10, SG-11, SG-40, SG-41: the draft and the start player."""

import pytest

import sterling
from games.silver_gold.scenes import Scene
from sterling import Match
from sterling.games.silver_gold.view import SilverGoldView


def views(match: Match) -> list[SilverGoldView]:
    found = [match.view(seat) for seat in range(match.game.seats)]
    return [view for view in found if isinstance(view, SilverGoldView)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SG_10_each_is_dealt_four_keeps_two_and_the_rest_makes_the_pile(seats: int) -> None:
    match = Match(sterling.game("silver-gold", seats), seed=4)
    dealt = [view.own.dealt for view in views(match) if view.own]
    assert [len(hand) for hand in dealt] == [4] * seats
    assert len({name for hand in dealt for name in hand}) == 4 * seats
    for seat in range(seats):
        assert [action.text for action in match.legal(seat)] == ["K12", "K13", "K14", "K23", "K24", "K34"]
        match.play(seat, "K24")
    for seat, view in enumerate(views(match)):
        kept = [card.card for card in view.players[seat].sheet.cards if card]
        assert kept == [dealt[seat][1], dealt[seat][3]] == view.players[seat].kept
        assert view.pile == 47 - 2 * seats - 4
        assert len([name for name in view.display if name]) == 4


def test_SG_10_the_draft_is_hidden_until_all_have_chosen() -> None:
    """Others only see that a choice was made; the returned cards are never shown."""
    seen: dict[str, list[bytes]] = {}
    for choice in ("K12", "K34"):
        match = Match(sterling.game("silver-gold", 3), seed=4)
        match.play(1, choice)
        seen[choice] = [sterling.encode(match.view(viewer)) for viewer in (-1, 0, 2)]
        assert [player.finished for player in views(match)[0].players] == [False, True, False]
        assert views(match)[0].players[1].kept == []
    assert seen["K12"] == seen["K34"]
    match = Match(sterling.game("silver-gold", 2), seed=4)
    own = views(match)[1].own
    assert own is not None
    match.play(0, "K12")
    match.play(1, "K12")
    in_sight = sterling.encode(match.view(0)).decode()
    display = views(match)[0].display
    for name in own.dealt[2:]:
        assert (name in in_sight) == (name in display)


def test_SG_10_the_draft_is_made_without_knowing_display_pattern_or_start_player() -> None:
    match = Match(sterling.game("silver-gold", 3), seed=4)
    match.play(0, "K12")
    for view in views(match):
        assert (view.pattern, view.start, view.first) == (None, None, None)
        assert view.display == [None] * 4
        assert view.revealed == []


def test_SG_10_the_top_four_of_the_pile_are_the_display() -> None:
    scene = Scene([["P04", "O04"], ["G04", "S04"]], ["P05", "P06", "P07", "P08", "P09"])
    assert scene.view().display == ["P05", "P06", "P07", "P08"]


def test_SG_10_returned_cards_can_come_back_from_the_pile() -> None:
    game = sterling.game("silver-gold", 2)
    deal = game.deal(orders={"deal": ["P04", "O04", "G04", "S04"], "pile": ["G04", "P04", "S04"]})
    match = Match(game, deal)
    match.play(0, "K12")
    match.play(1, "K12")
    assert views(match)[0].display[:2] == ["G04", "S04"]


@pytest.mark.parametrize("rule_set", ["nsv", "oya"])
def test_SG_11_the_start_player_is_drawn_unless_the_table_names_one(rule_set: str) -> None:
    game = sterling.game("silver-gold", 4, rule_set)
    for first in range(4):
        match = Match(game, game.deal(orders={"start": [str(first)]}))
        for seat in range(4):
            match.play(seat, "K12")
        assert views(match)[0].first == views(match)[0].start == first
    drawn = {Match(game, seed=seed).state.key()[2] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    for named in range(4):
        scene = Scene([["P04", "O04"], ["G04", "S04"], ["P05", "O05"], ["G05", "S05"]], start=named, rule_set=rule_set)
        assert scene.view().start == named


@pytest.mark.parametrize(
    ("rule_set", "seats"), [("nsv", 2), ("nsv", 3), ("nsv", 4), ("oya", 2), ("oya", 3), ("oya", 4)]
)
@pytest.mark.rules("SG-40", "SG-41")
def test_the_start_player_moves_on_after_every_turn_or_every_round(rule_set: str, seats: int) -> None:
    hands = [["P04", "O04"], ["G04", "S04"], ["P05", "O05"], ["G05", "S05"]][:seats]
    scene = Scene(hands, start=1, rule_set=rule_set)
    for turn in range(28):
        steps = turn if rule_set == "nsv" else turn // 7
        assert scene.view().start == (1 + steps) % seats
        scene.finish_turn()
    assert scene.match.over()
