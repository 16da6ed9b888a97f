"""What happened in the Amulet, as data: each verb with who, whom, things, from, to, gained and lost."""

from typing import Any

import pytest

import sterling
from games.amulet.scenes import Scene, amulet_scene, ended_by_villagers, layout
from sterling.core.errors import Fact
from sterling.core.game import OptionValue
from sterling.core.story import Happening, Thing
from sterling.games.amulet.codes import KINDS
from sterling.games.amulet.view import AmuletView
from sterling.i18n import LANGUAGES, Words
from sterling.story import sentence


def card(value: int | None, start: str = "", end: str = "") -> Thing:
    if value is None:
        return Thing("", {"kind": "hidden", "value": 0}, start, end)
    return Thing(str(value), {"kind": KINDS[value], "value": value}, start, end)


def seen(scene: Scene, viewer: int, action: str, *, whole: bool = False, blind: bool = False) -> list[Happening]:
    """What a viewer at a table without memory aid (or with it: `whole`) sees of one action."""
    look = scene.view if whole else scene.shown
    before = look(viewer)
    scene(action)
    who, code = scene.match.log[-1]
    heard = None if blind else scene.game.heard(before, who, code)
    return scene.game.happened(before, look(viewer), heard)


def only(scene: Scene, viewer: int, action: str, **how: Any) -> Happening:
    (one,) = seen(scene, viewer, action, **how)
    return one


PLAIN = ([12, 5, 6, 8, 9], [1, 1, 2, 3, 4])


@pytest.mark.parametrize(
    ("options", "villages", "why"),
    [
        ({}, None, "youngest"),
        ({"ages": "2-0-1"}, None, "youngest"),
        ({"start-player": 0}, None, "youngest"),
        ({"start-player": 1}, None, "set-up"),
        ({}, ([9, 8, 8, 8, 0], [2, 2, 2, 2, 3], [3, 3, 5, 5, 5]), "fewest"),
        ({}, ([9, 8, 8, 8, 0], [2, 2, 3, 3, 6], [2, 2, 3, 3, 6]), "tied"),
    ],
)
def test_AM_3_a_round_says_why_somebody_starts(
    options: dict[str, OptionValue], villages: tuple[list[int], ...] | None, why: str
) -> None:
    if villages is None:
        game = sterling.game("amulet", 3, options=options)
        view = game.view(game.start(game.deal(orders={})), 0)
    else:
        scene = ended_by_villagers(*villages, options=options)
        game, view = scene.game, scene.view(0)
    opened = game.happened(None, view, None)[0]
    assert (opened.verb, opened.rule, opened.why) == ("round", "AM-3", f"amulet-story-why-{why}")
    for language in LANGUAGES:
        words = Words(language)
        assert words(opened.why) in sentence(game, opened, words, ["Ann", "Ben", "Cleo"], 0)


def test_AM_1_a_round_begins_with_the_deal() -> None:
    """AM-1, AM-3."""
    scene = Scene(*PLAIN, pile=13, looks=True)
    dealt = [card(None, "deck", f"house:{seat}:{place}") for place in range(5) for seat in range(2)]
    for viewer in (-1, 0, 1):
        assert scene.game.happened(None, scene.shown(viewer), None) == [
            Happening(
                "round",
                whom=0,
                moved=dealt,
                facts={"round": 1},
                why="amulet-story-why-youngest",
                rule="AM-3",
                heading=True,
            ),
            Happening("open", things=[card(13)], start="deck", end="pile", rule="AM-1"),
        ]


def test_AM_2_the_first_looks() -> None:
    """AM-2, AM-58: everyone sees where somebody looks, and only that seat sees the card."""
    look: dict[str, Fact] = {"place": 1, "with": "start"}

    def expected(value: int | None) -> Happening:
        return Happening("look", 0, 0, [card(value)], [], "name:0", "house:0:0", facts=look, rule="AM-2")

    assert only(Scene(*PLAIN, looks=True), 0, "0:a1") == expected(12)
    assert only(Scene(*PLAIN, looks=True), 1, "0:a1") == expected(None)
    scene = Scene(*PLAIN, looks=True)
    assert only(scene, 0, "1:N") == Happening("no-look", 1, facts={"looked": "no"}, rule="AM-2")
    scene("0:a1")
    assert only(scene, 1, "0:N") == Happening("no-look", 0, facts={"looked": "yes"}, rule="AM-2")


def test_AM_10_draw_and_discard() -> None:
    """AM-10: only the player sees the card drawn; everyone sees it on the pile."""
    for viewer, drawn in ((0, 4), (1, None), (-1, None)):
        scene = Scene(*PLAIN, deck=[4])
        assert only(scene, viewer, "D") == Happening(
            "draw", 0, things=[card(drawn)], start="deck", end="hand", rule="AM-10"
        )
        assert only(scene, viewer, "X") == Happening(
            "discard", 0, things=[card(4)], start="hand", end="pile", rule="AM-10"
        )


def test_AM_11_AM_12_take_and_exchange_one_card() -> None:
    """AM-11, AM-12: the taken card comes in face up, the old one goes to the pile."""
    scene = Scene(*PLAIN, pile=13)
    assert only(scene, 1, "T") == Happening("take", 0, things=[card(13)], start="pile", end="hand", rule="AM-11")
    facts: dict[str, Fact] = {"place": 2, "number": 1}
    assert only(scene, 1, "a2") == Happening("pick", 0, 0, end="house:0:1", facts=facts, rule="AM-13")
    assert only(scene, 1, "Y") == Happening(
        "exchange",
        0,
        0,
        [card(5, "house:0:1", "pile")],
        [card(13, "hand", "house:0:1")],
        facts={"place": 2, "side": "up"},
        rule="AM-12",
    )


def test_AM_12_a_drawn_card_comes_in_hidden() -> None:
    """AM-12: the rightmost card is exchanged as soon as it is chosen."""
    for viewer, new in ((0, 7), (1, None)):
        scene = Scene(*PLAIN, deck=[7])("D")
        assert only(scene, viewer, "a5") == Happening(
            "exchange",
            0,
            0,
            [card(9, "house:0:4", "pile")],
            [card(new, "hand", "house:0:4")],
            facts={"place": 5, "side": "down"},
            rule="AM-12",
        )


def test_AM_13_a_set() -> None:
    """AM-13, AM-16: the cards go to the pile from left to right, the gaps close."""
    scene = Scene([12, 5, 12, 8, 9], PLAIN[1], pile=5)("T", "a1", "a3")
    turned = [card(12, "house:0:0"), card(12, "house:0:2")]
    assert only(scene, 1, "Y") == Happening("reveal-set", 0, things=turned, rule="AM-13")
    assert only(scene, 1, "a3") == Happening(
        "exchange-set",
        0,
        0,
        [card(12, "house:0:0", "pile"), card(12, "house:0:2", "pile")],
        [card(5, "hand", "house:0:1")],
        facts={"place": 2, "side": "up"},
        rule="AM-13",
    )


def test_AM_14_a_failed_exchange_and_its_penalty() -> None:
    """AM-14: the cards stay face up; announcing three costs a card from the deck that nobody looks at."""
    scene = Scene(*PLAIN, pile=7, deck=[9])("T", "a1", "a2", "a3")
    turned = [card(12, "house:0:0"), card(5, "house:0:1"), card(6, "house:0:2")]
    assert only(scene, 1, "Y") == Happening("reveal-no-set", 0, things=turned, facts={"penalty": "yes"}, rule="AM-14")
    facts: dict[str, Fact] = {"end": "left", "side": "up"}
    assert only(scene, 1, "L") == Happening("add", 0, things=[card(7, "hand", "house:0:0")], facts=facts, rule="AM-14")
    for viewer in (0, 1):
        again = Scene(*PLAIN, pile=7, deck=[9])("T", "a1", "a2", "a3", "Y", "L")
        things = [card(None, "deck", "house:0:6")]
        expected = Happening("penalty", 0, things=things, facts={"end": "right"}, rule="AM-14")
        assert only(again, viewer, "R") == expected
    two = Scene(*PLAIN, pile=7)("T", "a1", "a2")
    assert only(two, 1, "Y").facts == {"penalty": "no"}


def test_AM_20_a_call() -> None:
    """AM-20."""
    scene = Scene([12, 5, 12, 8, 9], PLAIN[1], pile=5, deck=[4])("T", "a1", "a3", "Y", "a1").idle()
    assert only(scene, 1, "C") == Happening("call", 0, spots=["name:0"], rule="AM-20")


def counted(seat: int, village: list[int], lost: int, facts: dict[str, Fact], whom: int | None = None) -> Happening:
    return Happening(
        "count",
        seat,
        whom,
        [card(value) for value in village],
        spots=[f"house:{seat}:{place}" for place in range(len(village))],
        lost={"points": lost},
        facts=facts,
        rule="AM-22",
    )


def test_AM_22_a_call_that_failed() -> None:
    """AM-21, AM-22: with the numbers: who was lower, and what it costs. The last action comes before it."""
    scene = Scene([12, 5, 12, 8, 9], PLAIN[1], pile=5, deck=[4, 4], later=[layout(PLAIN, 3, [])])
    scene("T", "a1", "a3", "Y", "a1").idle()
    scene("C", "D")
    told = seen(scene, 1, "X")
    assert told[0] == Happening("discard", 1, things=[card(4)], start="hand", end="pile", rule="AM-10")
    assert told[1] == Happening("round-over", facts={"round": 1}, why="amulet-story-why-call", rule="AM-21")
    failed: dict[str, Fact] = {"sum": 27, "lowest": 11, "outcome": "beaten", "penalty": 10, "total": 37}
    plain: dict[str, Fact] = {"sum": 11, "lowest": 11, "outcome": "plain", "penalty": 0, "total": 11}
    assert told[2] == counted(0, [5, 5, 8, 9], 37, failed, whom=1)
    assert told[3] == counted(1, [1, 1, 2, 3, 4], 11, plain)
    assert [one.verb for one in told[4:]] == ["round", "open"]
    assert told[4].whom == 1  # AM-3: the player who lost the fewest points starts.


def test_AM_22_a_call_that_succeeded_wins_the_amulet() -> None:
    """AM-22."""
    scene = Scene([1, 1, 1, 1, 0], [12, 12, 12, 12, 11], pile=4, deck=[4, 4, 4])
    scene("T", "a1", "a2", "a3", "a4", "Y", "a1", "D", "X", "C", "D")
    told = seen(scene, 0, "X")
    facts: dict[str, Fact] = {"sum": 4, "lowest": 4, "outcome": "lowest", "penalty": 0, "total": 0}
    assert told[2] == counted(0, [4, 0], 0, facts)
    assert told[4] == Happening("win-amulet", 0, end="name:0", rule="AM-22")


def test_AM_C0_both_villagers_end_the_round() -> None:
    """AM-C0, AM-21: first the card that was turned up last, then why the round ended."""
    villages = ([1, 1, 5, 2, 0], [12, 12, 12, 12, 11])
    scene = Scene(*villages, pile=0, deck=[4, 5])("T", "a1", "Y", "D", "X", "D", "X")
    told = seen(scene, 1, "a5")
    facts: dict[str, Fact] = {"place": 5, "with": "exposer"}
    assert told[0] == Happening("turn-up", 0, 0, [card(0)], spots=["house:0:4"], facts=facts, rule="AM-C5")
    assert told[1].why == "amulet-story-why-villagers"
    assert len(ended_by_villagers(*villages).rounds()) == 1


def test_AM_C1_the_squires_row() -> None:
    """AM-C1: refilled after the turn, taken from with the next draw."""
    scene = Scene(*PLAIN, deck=[6, 8, 10])("D", "X")
    turned, row = seen(scene, 0, "b2")
    assert turned == Happening(
        "turn-up", 0, 1, [card(1)], spots=["house:1:1"], facts={"place": 2, "with": "revealer"}, rule="AM-C6"
    )
    assert row == Happening("refill", things=[card(8, end="bench:0")], start="deck", rule="AM-C1")
    assert only(scene, 0, "S1") == Happening(
        "take-shown", 1, things=[card(8)], start="bench:0", end="hand", rule="AM-C1"
    )


def test_AM_C2_the_empath() -> None:
    """AM-C2."""
    scene = Scene([7, 7, 6, 8, 9], PLAIN[1], pile=2)("T", "a1", "Y")
    assert only(scene, 1, "U1") == Happening("use", 0, things=[card(2)], spots=["house:0:0"], rule="AM-C2")
    assert only(scene, 1, "a3") == Happening(
        "look", 0, 0, [card(None)], [], "name:0", "house:0:2", facts={"place": 3, "with": "empath"}, rule="AM-C2"
    )


def test_AM_C3_the_bodyguard() -> None:
    """AM-C3: set, moved, taken off."""
    scene = Scene([7, 7, 6, 8, 9], PLAIN[1], pile=3, deck=[4, 4, 4, 13])("T", "a1", "Y", "U1")
    assert only(scene, 1, "a3") == Happening(
        "guard", 0, 0, start="house:0:0", end="house:0:2", facts={"other_place": 1, "place": 3}, rule="AM-C3"
    )
    scene.idle()("U1")
    assert only(scene, 1, "a2") == Happening(
        "guard", 0, 0, start="house:0:2", end="house:0:1", facts={"other_place": 1, "place": 2}, rule="AM-C3"
    )
    scene("D", "X").idle()("U1")
    assert only(scene, 1, "O") == Happening(
        "unguard", 0, 0, start="house:0:1", end="house:0:0", facts={"other_place": 1, "place": 2}, rule="AM-C3"
    )


def test_AM_57_a_turn_is_ended() -> None:
    """AM-57: with a free action left, the player says when the turn is over."""
    scene = Scene([7, 7, 6, 8, 9], PLAIN[1], pile=3)("T", "a1", "Y")
    assert only(scene, 1, "E") == Happening("end-turn", 0, spots=["name:0"], rule="AM-57")


def test_AM_C4_rascals() -> None:
    """AM-C4, AM-52: how many deck cards were looked at and which was kept is public."""
    for viewer, top, second in ((0, 9, 8), (1, None, None)):
        scene = Scene([7, 7, 7, 12, 12], PLAIN[1], pile=4, deck=[6, 9, 8])("T", "a1", "Y").idle()
        facts: dict[str, Fact] = {"place": 1}
        assert only(scene, viewer, "D") == Happening(
            "look-deck", 0, things=[card(top)], spots=["deck"], facts=facts, rule="AM-C4"
        )
        scene("D")
        assert only(scene, viewer, "K2") == Happening(
            "keep", 0, things=[card(second)], start="deck", end="hand", facts={"place": 2}, rule="AM-52"
        )


@pytest.mark.parametrize(
    ("power", "target", "whom", "rule"),
    [(7, "a3", 0, "AM-C7"), (8, "b3", 1, "AM-C8"), (9, "b3", 1, "AM-C9"), (9, "a3", 0, "AM-C9")],
)
def test_AM_C7_AM_C8_AM_C9_looks(power: int, target: str, whom: int, rule: str) -> None:
    """AM-C7, AM-C8, AM-C9: whose card at which place; only the seat that looks gets the value."""
    villages = ([12, 5, 6, 13, 12], [1, 1, 2, 3, 4])
    for viewer, value in ((0, villages[whom][2]), (1, None), (-1, None)):
        scene = Scene(*villages, deck=[power])("D", "X")
        assert only(scene, viewer, target) == Happening(
            "look",
            0,
            whom,
            [card(value)],
            [],
            "name:0",
            f"house:{whom}:2",
            facts={"place": 3, "with": KINDS[power]},
            rule=rule,
        )


def test_AM_C7_a_second_look_declined() -> None:
    """AM-C7."""
    scene = Scene(*PLAIN, deck=[7])("D", "X", "a1")
    assert only(scene, 1, "N") == Happening("no-look", 0, facts={"looked": "yes"}, rule="AM-C7")


def test_AM_10_a_power_not_used() -> None:
    """AM-10: the player decides whether to use it once the card lies on the pile."""
    scene = Scene(*PLAIN, deck=[9])("D", "X")
    assert only(scene, 1, "N") == Happening("no-power", 0, things=[card(9)], spots=["pile"], rule="AM-C9")


def test_AM_C10_the_master() -> None:
    """AM-C10."""
    scene = Scene(*PLAIN, pile=13, deck=[10])("D", "X")
    assert only(scene, 1, "M1") == Happening("fetch", 0, things=[card(13)], start="pile", end="hand", rule="AM-C10")


def test_AM_C11_the_witch() -> None:
    """AM-C11: a look at the deck, then a card of an opponent; nobody is shown the new one."""
    for viewer, top in ((0, 8), (1, None)):
        scene = Scene(*PLAIN, deck=[11, 8])("D", "X")
        assert only(scene, viewer, "D") == Happening("witch", 0, things=[card(top)], spots=["deck"], rule="AM-C11")
        assert only(scene, viewer, "b4", whole=True) == Happening(
            "bewitch",
            0,
            1,
            [card(3, "house:1:3", "pile")],
            [card(top, "deck", "house:1:3")],
            facts={"place": 4},
            rule="AM-C11",
        )


def test_AM_C11_the_witch_leaves_the_card_or_takes_it_home() -> None:
    """AM-C11, AM-12."""
    scene = Scene(*PLAIN, deck=[11, 8])("D", "X", "D")
    assert only(scene, 1, "N") == Happening("leave", 0, spots=["deck"], rule="AM-C11")
    scene = Scene(*PLAIN, deck=[11, 8])("D", "X", "D")
    assert only(scene, 1, "a5") == Happening(
        "exchange",
        0,
        0,
        [card(9, "house:0:4", "pile")],
        [card(None, "deck", "house:0:4")],
        facts={"place": 5, "side": "down"},
        rule="AM-12",
    )
    scene = Scene(*PLAIN, deck=[11, 8])("D", "X", "D")
    moved = [card(None, "deck", "hand")]
    facts: dict[str, Fact] = {"place": 1, "number": 1}
    assert only(scene, 1, "a1") == Happening("pick", 0, 0, moved=moved, end="house:0:0", facts=facts, rule="AM-13")


def test_AM_C12_the_robber() -> None:
    """AM-C12: both places are public; the robber's player looks at the card gained, the victim learns nothing."""
    for viewer, gained in ((0, 3), (1, None)):
        scene = Scene(*PLAIN, deck=[12])("D", "X")
        given = only(scene, viewer, "a2")
        assert given == Happening("give", 0, 0, end="house:0:1", facts={"place": 2}, rule="AM-C12")
        swap, look = seen(scene, viewer, "b4")
        assert swap == Happening(
            "swap",
            0,
            1,
            [card(None, "house:1:3", "house:0:1"), card(None, "house:0:1", "house:1:3")],
            facts={"place": 4, "other_place": 2},
            rule="AM-C12",
        )
        assert look == Happening(
            "look",
            0,
            0,
            [card(gained)],
            [],
            "name:0",
            "house:0:1",
            facts={"place": 2, "with": "robber"},
            rule="AM-C12",
        )


def test_AM_C12_a_face_up_card_needs_no_look() -> None:
    """AM-C12."""
    scene = Scene(*PLAIN, pile=13, deck=[12])("T", "a1", "Y", "D", "X", "b1")
    swap = only(scene, 0, "a1")
    assert swap.things[0] == card(13, "house:0:0", "house:1:0")


def test_AM_30_the_amulet() -> None:
    """AM-30."""
    scene = amulet_scene([7, 0, 7, 12, 12], [1, 1, 5, 4, 2], pile=3, deck=[4, 4])
    assert only(scene, 1, "A2") == Happening(
        "amulet", 0, 0, start="name:0", end="house:0:1", facts={"place": 2}, rule="AM-30"
    )


def test_AM_23_the_end_of_the_game() -> None:
    """AM-23: the fourth round ends the game."""
    scene = Scene(*PLAIN, deck=[4])
    while not scene.match.over():
        if scene.phase == "look":
            scene.nobody_looks()
        choice = next(text for text in ("K1", "X", "N", "E", "D") if text in scene.texts())
        told = seen(scene, -1, choice)
    lost = [sum(entry.lost[seat] for entry in scene.rounds()) for seat in range(2)]
    over = [one.verb for one in told].index("over")
    assert told[over] == Happening("over", rule="AM-23", heading=True)
    winner = lost.index(min(lost))
    how = "clear" if lost[0] != lost[1] else "shared"
    assert told[over + 1] == Happening("win", winner, lost={"points": min(lost)}, facts={"how": how}, rule="AM-23")


# -- without the action ----------------------------------------------------------------------------------------------


def test_AM_58_what_two_views_leave_open_is_left_out() -> None:
    """A viewer who does not get the action, though it is public, does not get a guess either."""
    scene = Scene(*PLAIN, deck=[12])("D", "X", "a2")
    blind = seen(scene, 1, "b4", blind=True)
    assert blind == [
        Happening("swap", 0, spots=["house:0:1"], facts={"place": 0, "other_place": 2}, rule="AM-C12"),
    ]
    scene = Scene(*PLAIN, deck=[8, 0], looks=True)("0:N", "1:b5", "1:N", "D", "X", "N", "D")
    assert seen(scene, 0, "b5", blind=True) == [Happening("put", 1, things=[card(4, end="pile")], rule="AM-10")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_AM_58_the_views_alone_never_tell_another_story(seats: int) -> None:
    """If the views determine the action, the story is the same as with the action; if not, it has gaps."""
    game = sterling.game("amulet", seats)
    rng = sterling.Rng(seats)
    match = sterling.Match(game, game.random_deal(rng))
    gaps, steps = 0, 0
    while not match.over():
        seat = match.waiting()[rng.below(len(match.waiting()))]
        before = match.view(-1)
        code = int(match.state.nth(seat, rng.below(match.state.count(seat))))
        match.play(seat, code)
        after = match.view(-1)
        assert isinstance(before, AmuletView)
        assert isinstance(after, AmuletView)
        if len(after.rounds) > len(before.rounds):
            continue
        told, guessed = game.happened(before, after, code), game.happened(before, after, None)
        steps += 1
        if told != guessed:
            gaps += 1
            one, other = guessed[0], told[0]
            assert one.verb in (other.verb, "put", "bewitch")
            assert one.whom in (other.whom, None)
            assert [thing.id for thing in one.things] in ([thing.id for thing in other.things], [])
            if one.verb == other.verb:
                assert all(value in (other.facts[name], 0, "end") for name, value in one.facts.items())
    assert 0 < gaps < steps / 20
