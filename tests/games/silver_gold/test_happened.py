"""What happened in Silver & Gold, as data: each verb with who, whom, things, from, to, gained and lost."""

import pytest

import sterling
from games.silver_gold.scenes import Scene, card, deck
from games.silver_gold.test_action_three import SMALL, complete_both, four_coins
from sterling import Match
from sterling.core.story import Happening, Thing
from sterling.games.silver_gold.codes import COLOURS, SIZES
from sterling.games.silver_gold.view import SilverGoldView


def island(name: str, colour: str = "grey", end: str = "") -> Thing:
    return Thing(name, {"kind": "island", "colour": colour, "points": SIZES[COLOURS.index(colour)]}, "", end)


def coin(start: str, end: str) -> Thing:
    return Thing("", {"kind": "coin"}, start, end)


def palm(start: str, end: str) -> Thing:
    return Thing("", {"kind": "palm"}, start, end)


def seen(scene: Scene, viewer: int, move: str) -> list[Happening]:
    before = scene.game.shown(scene.view(viewer))
    scene(move)
    who, code = scene.match.log[-1]
    return scene.game.happened(before, scene.game.shown(scene.view(viewer)), scene.game.heard(before, who, code))


def marked(
    seat: int,
    name: str,
    cells: list[int],
    *,
    colour: str = "grey",
    coins: int = 0,
    palms: int = 0,
    points: int = 0,
    crosses: int = 0,
    owed: int = 0,
    moved: list[Thing] | None = None,
) -> Happening:
    return Happening(
        "mark",
        seat,
        things=[island(name, colour)],
        moved=moved or [],
        spots=[f"cell:{name}:{cell}" for cell in cells],
        gained={"coins": coins, "palms": palms, "points": points},
        facts={"cells": len(cells), "crosses": crosses, "owed": owed, "colour": colour},
        rule="SG-21",
    )


def expedition(pattern: str, start: int, turn: int = 1, number: int = 1) -> Happening:
    return Happening(
        "expedition",
        whom=start,
        start="deck",
        end="expedition",
        facts={"round": number, "turn": turn, "pattern": pattern},
        rule="SG-20",
        heading=True,
    )


def test_SG_10_the_draft_is_hidden_until_all_have_chosen() -> None:
    game = sterling.game("silver-gold", 2, options={"start-player": 1})
    match = Match(game, seed=4)
    own = {seat: match.view(seat) for seat in (0, 1)}
    view = own[0]
    assert isinstance(view, SilverGoldView)
    assert view.own is not None
    names = {one.name: COLOURS[one.colour] for one in game.islands}  # type: ignore[attr-defined]

    def dealt(seat: int, name: str, place: int) -> Thing:
        return island(name, names[name], f"slot:{seat}:{place}")

    (deal,) = game.happened(None, view, None)
    assert deal == Happening(
        "deal", 0, things=[island(name, names[name]) for name in view.own.dealt], rule="SG-10", heading=True
    )
    spectator = match.view(-1)
    assert game.happened(None, spectator, None) == [Happening("deal", rule="SG-10", heading=True)]
    match.play(0, "K13")
    kept = [view.own.dealt[0], view.own.dealt[2]]
    mine = Happening("keep", 0, things=[dealt(0, name, place) for place, name in enumerate(kept)], rule="SG-10")
    assert game.happened(view, match.view(0), game.parse("K13")) == [mine]
    assert game.heard(own[1], 0, game.parse("K13")) is None
    assert game.happened(own[1], match.view(1), None) == [Happening("done", 0, rule="SG-10")]
    before = match.view(-1)
    match.play(1, "K12")
    after = match.view(-1)
    assert isinstance(after, SilverGoldView)
    told = game.happened(before, after, None)
    assert told[0] == mine
    assert [thing.id for thing in told[1].things] == after.players[1].kept
    shown = [island(name, names[name], f"display:{at}") for at, name in enumerate(after.display) if name is not None]
    assert told[2] == Happening("refill", things=shown, start="pile", rule="SG-30")
    assert told[3:] == [expedition(after.pattern or "", 1)]


TREASURE = deck(
    card("T", "grey", ["$PXo", "oooo", "...."]),
    card("Q", "green", ["P$oo", "oooo", "oo.."]),
    card("P", "grey", ["Pooo", "oooo", "...."]),
    blanks=16,
)


def treasure() -> Scene:
    hands = [["T", "B1"], ["Q", "B2"]]
    return Scene(hands, ["P", "B5", "B6", "B7"], ["straight", "corner"], text=TREASURE)


def test_SG_21_SG_24_SG_25_own_marks_with_coins_palms_and_what_an_x_owes() -> None:
    scene = treasure()
    moved = [coin("cell:T:0", "coin:0:0"), palm("cell:T:1", "palm:0:0")]
    assert seen(scene, 0, "0 A:a1b1c1") == [
        marked(0, "T", [0, 1, 2], coins=1, palms=1, points=2, crosses=1, owed=1, moved=moved)
    ]
    assert seen(scene, 0, "0 B:a1") == [marked(0, "B1", [0])]


def test_SG_27_others_see_who_is_done_and_all_marks_at_once_when_everybody_is() -> None:
    scene = treasure()("0 A:a1b1c1")
    for viewer in (-1, 1):
        again = treasure()("0 A:a1b1c1")
        assert seen(again, viewer, "0 B:a1") == [Happening("done", 0, rule="SG-27")]
    scene("0 B:a1")
    zero = [
        marked(
            0,
            "T",
            [0, 1, 2],
            coins=1,
            palms=1,
            points=2,
            crosses=1,
            moved=[coin("cell:T:0", "coin:0:0"), palm("cell:T:1", "palm:0:0")],
        ),
        marked(0, "B1", [0]),
    ]
    one = marked(
        1,
        "Q",
        [0, 1, 2],
        colour="green",
        coins=1,
        palms=1,
        points=2,
        moved=[palm("cell:Q:0", "palm:1:0"), coin("cell:Q:1", "coin:1:0")],
    )
    turn = expedition("corner", 1, 2)
    told = {viewer: seen(scene_copy(scene), viewer, "1 A:a1b1c1") for viewer in (-1, 0, 1)}
    assert told[-1] == [*zero, one, turn]
    assert told[0] == [one, turn]
    # The player who ends the marking sees their own marks first.
    assert told[1] == [one, *zero, turn]


def scene_copy(scene: Scene) -> Scene:
    copy = treasure()
    for seat, code in scene.match.log[2:]:
        copy.match.play(seat, code)
    return copy


def test_SG_24_a_coin_beyond_the_twelfth_brings_nothing() -> None:
    text = deck(*[card(f"D{n}", "purple", ["$$$$", "$$$$", "$$$$", "$$.."]) for n in range(4)], blanks=8)
    scene = Scene([["D0", "D1"], ["D2", "D3"]], patterns=["square", "ell", "tee", "straight"], text=text)
    for move in ("A:a1b1a2b2", "A:c1d1c2c3"):
        scene(f"0 {move}", f"1 {move}")
    for cell in ("b3", "a3", "d2"):
        scene(f"0 A:{cell}", f"1 A:{cell}")
    (mark,) = seen(scene, 0, "0 A:a4")
    assert mark.gained["coins"] == 1
    scene("1 A:a4")
    (mark,) = seen(scene, 0, "0 A:b4")
    assert mark.gained["coins"] == 0
    assert mark.moved == []


def test_SG_28_cups_in_the_order_of_the_start_player() -> None:
    scene = four_coins(0, start=0)
    told = seen(scene, -1, "1 B:a1")
    cups = [one for one in told if one.verb == "cup"]
    assert cups == [
        Happening("cup", 1, start="race:6", end="cup:1:0", gained={"points": 6}, rule="SG-28"),
        Happening("cup", 0, start="race:5", end="cup:0:0", gained={"points": 5}, rule="SG-28"),
    ]
    assert [one.verb for one in told] == ["mark", "mark", "cup", "cup", "expedition"]


def test_SG_28_a_row_for_which_no_cup_is_left() -> None:
    text = deck(*[card(f"D{n}", "purple", ["$$$$", "$$$$", "$$$$", "$$.."]) for n in range(8)], blanks=16)
    scene = Scene([[f"D{2 * s}", f"D{2 * s + 1}"] for s in range(4)], patterns=["square", "ell"], text=text)
    for seat in range(4):
        scene(f"{seat} A:a1b1a2b2")
    for seat in range(3):
        scene(f"{seat} A:c1d1c2c3")
    told = seen(scene, -1, "3 A:c1d1c2c3")
    assert [one for one in told if one.verb == "no-cup"] == [
        Happening("no-cup", 3, end="cup:3:1", gained={"points": 0}, rule="SG-28"),
        Happening("no-cup", 0, end="cup:0:1", gained={"points": 0}, rule="SG-28"),
    ]


def test_SG_29_SG_30_completed_replaced_refilled() -> None:
    pile = ["B5", "B6", "B7", "B8", "B9", "B10", "B11"]
    scene = Scene([["X0", "X1"], ["B3", "B4"]], pile, ["domino", "corner"], text=SMALL)
    scene("1 A:a1")
    before = scene.view()
    complete_both(0, scene)
    told = scene.game.happened(before, scene.view(), None)
    assert [one for one in told if one.verb == "complete"] == [
        Happening(
            "complete",
            0,
            things=[island(name)],
            start=f"card:{name}",
            end=f"aside:{name}",
            gained={"points": 8},
            rule="SG-29",
        )
        for name in ("X0", "X1")
    ]
    assert [one.facts["crosses"] for one in told if one.verb == "mark" and one.who == 0] == [8, 8]
    for viewer in (0, 1, -1):
        again = Scene([["X0", "X1"], ["B3", "B4"]], pile, ["domino", "corner"], text=SMALL)
        again("1 A:a1")
        complete_both(0, again)
        assert seen(again, viewer, "0 T2") == [
            Happening("take", 0, things=[island("B6")], start="display:1", end="slot:0:0", rule="SG-29")
        ]
        assert seen(again, viewer, "0 T?") == [
            Happening("draw", 0, things=[island("B9")], start="pile", end="slot:0:1", rule="SG-29"),
            Happening("refill", things=[island("B10", end="display:1")], start="pile", rule="SG-30"),
            expedition("corner", 1, 2),
        ]


@pytest.mark.parametrize(("rule_set", "start"), [("nsv", 3), ("oya", 1)])
def test_SG_31_SG_40_SG_41_a_round_ends_and_the_next_has_its_start_player(rule_set: str, start: int) -> None:
    text = deck(blanks=40)
    hands = [[f"B{2 * seat + 1}", f"B{2 * seat + 2}"] for seat in range(4)]
    scene = Scene(hands, text=text, rule_set=rule_set, start=0, later=[["tee"]])
    while scene.view().turn < 6:
        scene.finish_turn()
    told: list[Happening] = []
    while scene.view().turn == 6:
        seat = scene.match.waiting()[0]
        told = seen(scene, -1, f"{seat} {scene.texts(seat)[0]}")
    assert told[-2:] == [
        Happening("round-over", facts={"round": 1}, rule="SG-31"),
        expedition("tee", start, 1, 2),
    ]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("rule_set", ["nsv", "oya"])
def test_SG_50_SG_51_the_end_adds_up_to_the_scores(seed: int, rule_set: str) -> None:
    """What the story tells from the view is what the rules count."""
    game = sterling.game("silver-gold", 3, rule_set)
    match, rng = Match(game, seed=seed), sterling.Rng(seed)
    while not match.over():
        before = match.view(-1)
        seat = match.waiting()[0]
        match.play(seat, int(match.state.nth(seat, rng.below(match.state.count(seat)))))
    told = game.happened(before, match.view(-1), None)
    at = [one.verb for one in told].index("over")
    assert told[at] == Happening("over", rule="SG-31", heading=True)
    for score, one in zip(match.scores(), told[at + 1 : at + 4], strict=True):
        gained = {**score.parts, "points": score.total}
        assert one == Happening("score", score.seat, end=f"sheet:{score.seat}", gained=gained, rule="SG-50")
    winners = [score.seat for score in match.scores() if score.place == 1]
    assert [one.who for one in told[at + 4 :]] == winners
    assert {one.verb for one in told[at + 4 :]} == {"win"}
