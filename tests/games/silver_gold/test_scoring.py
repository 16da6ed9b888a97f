"""SG-50 to SG-52: points, ties, and the rulebook's example."""

import msgspec
import pytest

import sterling
from games.silver_gold.scenes import Scene, card, deck
from sterling import Game, State
from sterling.games.silver_gold.view import Player, Sheet, SilverGoldView

DECK = deck(
    *[card(f"P{n}", "purple") for n in range(4)],
    *[card(f"O{n}", "orange") for n in range(4)],
    *[card(f"G{n}", "green") for n in range(4)],
    *[card(f"S{n}", "grey", ["Pooo", "oooo", "...."]) for n in range(4)],
    card("Ps", "purple", seal="grey 1"),
    card("Gs", "green", seal="orange 2"),
    card("Gt", "green", seal="orange 2"),
    card("Ss", "grey", seal="purple 2"),
    blanks=4,
)


def small_game(seats: int = 2, rule_set: str = "nsv") -> Game:
    return sterling.game("silver-gold", seats, rule_set, deck=DECK)


def ended(game: Game, *players: Player) -> State:
    """A finished game in which the players have these things."""
    text = game.deck_text
    assert text is not None
    scene = Scene([["B1", "B2"], ["B3", "B4"], ["P3", "O3"]][: game.seats], text=text, rule_set=game.rule_set)
    scene.finish_game()
    view = scene.view()
    gone = {name for player in players for name in player.aside}
    taken = {name for player in view.players for name in player.aside}
    in_hand = {entry.card for player in view.players for entry in player.sheet.cards if entry}
    assert isinstance(view, SilverGoldView)
    empty = [None, None]
    changed = msgspec.structs.replace(
        view,
        players=[
            msgspec.structs.replace(
                player, sheet=msgspec.structs.replace(player.sheet, cards=empty), kept=view.players[seat].kept
            )
            for seat, player in enumerate(players)
        ],
        display=[None] * 4,
        pile=len(text.split("card ")) - 1 - len(gone),
    )
    assert taken or in_hand
    return game.sample(changed, sterling.Rng(1))


def player(aside: list[str], coins: int = 0, cups: list[int] | None = None, palms: list[int] | None = None) -> Player:
    sheet = Sheet(cards=[None, None], coins=coins, palms=palms or [])
    return Player(sheet=sheet, cups=cups or [], aside=aside, kept=[], finished=False)


@pytest.mark.rules("SG-52")
def test_SG_52_the_worked_example_of_95_points() -> None:
    """2 grey, 2 orange, 1 green, 1 purple = 64; grey seal 1x2; orange seal 2x2; 9 coins and cups 6+2; palms 8."""
    game = small_game()
    state = ended(game, player(["S0", "S1", "O0", "O1", "Gs", "Ps"], coins=9, cups=[6, 2], palms=[3, 3, 2]), player([]))
    assert game.parts(state)[0] == {"coins": 9, "cups": 8, "palms": 8, "islands": 64, "seals": 6}
    assert state.points(0) == 95


def test_SG_50_every_seal_pays_for_each_own_completed_card_of_its_colour() -> None:
    game = small_game()
    # Two seals naming orange, three orange cards; a seal naming purple, no purple card; another's cards do not count.
    state = ended(game, player(["Gs", "Gt", "O0", "O1", "O2", "Ss"]), player(["P0", "P1", "O3"]))
    assert game.parts(state)[0]["seals"] == 2 * 3 + 2 * 3
    assert game.parts(state)[1]["seals"] == 0


@pytest.mark.rules("SG-3", "SG-5", "SG-50")
def test_seals_of_a_custom_deck_pay_what_they_say_for_their_own_colour_too() -> None:
    text = deck(card("G0", "green", seal="green 5"), card("G1", "green", seal="grey 7"), card("G2", "green"), blanks=9)
    game = sterling.game("silver-gold", 2, deck=text)
    state = ended(game, player(["G0", "G1", "G2", "B1", "B2"]), player(["B3"]))
    # A seal that names its own colour also pays for its own card.
    assert game.parts(state)[0]["seals"] == 5 * 3 + 7 * 2
    assert game.scores(state)[0].total == 3 * 10 + 2 * 8 + 29


def test_SG_50_unfinished_cards_give_nothing() -> None:
    scene = Scene([["P0", "O0"], ["B1", "B2"]], patterns=["square"], text=DECK)
    scene("0 A:a1b1a2b2", "1 A:a1")
    assert scene.match.scores()[0].total == 0


def standing(game: Game, *asides: tuple[list[str], int]) -> list[int]:
    return ended(game, *[player(aside, palms=palm_boxes(extra)) for aside, extra in asides]).standing()


def palm_boxes(points: int) -> list[int]:
    boxes = []
    while points > 0:
        boxes.append(min(5, points))
        points -= boxes[-1]
    return boxes


def test_SG_51_most_points_win() -> None:
    assert standing(small_game(), (["P0"], 0), (["O0"], 3)) == [2, 1]


@pytest.mark.parametrize(
    ("mine", "theirs", "nsv"),
    [
        # Equal totals; the names say which cards are completed, palms make up the rest.
        ((["S0", "S1"], 4), (["S2", "O0"], 0), [1, 2]),  # more grey
        ((["S0", "G0"], 2), (["S1", "O0"], 0), [1, 2]),  # grey equal, more green
        ((["O0", "S0"], 2), (["P0", "S1"], 0), [1, 2]),  # grey and green equal, more orange
        ((["P0"], 0), ([], 14), [1, 2]),  # only purple differs
        ((["P0"], 0), (["P1"], 0), [1, 1]),  # still tied: shared
    ],
)
@pytest.mark.rules("SG-51", "SG-41")
def test_SG_51_ties_go_by_grey_green_orange_purple_in_nsv_and_are_shared_in_oya(
    mine: tuple[list[str], int], theirs: tuple[list[str], int], nsv: list[int]
) -> None:
    totals = []
    for aside, extra in (mine, theirs):
        totals.append(sum({"P": 14, "O": 12, "G": 10, "S": 8}[name[0]] for name in aside) + extra)
    assert totals[0] == totals[1]
    assert standing(small_game(), mine, theirs) == nsv
    assert standing(small_game(), theirs, mine) == nsv[::-1]
    assert standing(small_game(rule_set="oya"), mine, theirs) == [1, 1]


def test_SG_51_lower_places_are_ranked_the_same_way() -> None:
    game = small_game(seats=3)
    places = ended(game, player(["O0"]), player(["P0", "P1"]), player([], palms=[5, 5, 2])).standing()
    assert places == [2, 1, 3]
    shared = ended(
        small_game(seats=3, rule_set="oya"), player(["O0"]), player(["P0", "P1"]), player([], palms=[5, 5, 2])
    )
    assert shared.standing() == [2, 1, 2]


@pytest.mark.rules("SG-27", "SG-50")
def test_views_tell_what_points_are_made_of_so_far_as_everybody_can_count_them() -> None:
    text = deck(card("Ps", "purple", ["$ooo", "oooo", "oooo", "oo.."], seal="grey 1"), blanks=15)
    scene = Scene([["Ps", "B1"], ["B3", "B4"]], patterns=["domino", "tee"], text=text)
    none = {"coins": 0, "cups": 0, "palms": 0, "islands": 0, "seals": 0}
    scene.match.play(0, "A:a1b1")
    own = scene.view(0).own
    assert own is not None
    assert own.parts == {**none, "coins": 1}, "one knows one's own marks at once"
    assert [scene.view(seat).players[0].parts for seat in (0, 1)] == [none, none], "and others when all have finished"
    scene.match.play(1, "A:a1b1")
    assert scene.view(1).players[0].parts == {**none, "coins": 1}


@pytest.mark.rules("SG-50")
def test_views_tell_at_the_end_what_the_scores_are_made_of() -> None:
    game = small_game()
    state = ended(game, player(["Ps", "S0", "S1"], coins=9, cups=[6, 0], palms=[2, 1]), player(["Gs"]))
    view = game.view(state, -1)
    assert isinstance(view, SilverGoldView)
    assert [one.parts for one in view.players] == game.parts(state)
    assert view.players[0].parts == {"coins": 9, "cups": 6, "palms": 3, "islands": 30, "seals": 2}
    assert [one.seals for one in view.players] == [[2, 0, 0], [0]]
    assert [sum(one.parts.values()) for one in view.players] == [state.points(seat) for seat in range(2)]


def test_a_view_that_does_not_tell_the_points_is_still_read() -> None:
    game = sterling.game("silver-gold", 2)
    match = sterling.Match(game, seed=3)
    for seat in (0, 1):
        match.play(seat, "K12")
    encoded = msgspec.to_builtins(match.view(0))
    del encoded["own"]["parts"]
    for one in encoded["players"]:
        del one["parts"], one["seals"]
    old = msgspec.convert(encoded, SilverGoldView)
    world = game.sample(old, sterling.Rng(1))
    assert game.view(world, 0) == match.view(0)
