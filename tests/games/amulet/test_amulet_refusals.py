"""Why an action is refused: the code tells a person what to do first, or what is wrong with the card."""

import pytest

from games.amulet.scenes import PLAYED, Scene, scene_of

LOW, HIGH = [0, 1, 2, 3, 4], [5, 6, 7, 8, 9]
ACTIONS = (
    "D T C X N Y E O L R S1 S4 K1 K2 K5 M1 M2 M48 A1 A5 A6 U1 U2 U6 a1 a2 a3 a5 a6 a49 b1 b5 b6 c1 d1".split()  # noqa: SIM905
)

# The current decision, then the code for each of these actions; legal ones have no code.
ANSWERS: dict[str, dict[str, str]] = {
    "look": {
        "look-first": "D T C X Y E O L R S1 S4 K1 K2 K5 M1 M2 M48 A1 A5 A6 U1 U2 U6",
        "": "N a1 a2 a3 a5",
        "no-card": "a6 a49",
        "not-yours": "b1 b5 b6 c1 d1",
    },
    "hand": {
        "hand-first": "D T C N Y E O L R S1 S4 K1 K2 K5 M1 M2 M48",
        "": "X a1 a2 a3 a5",
        "no-amulet": "A1 A5 A6",
        "no-free-use": "U1 U2",
        "no-card": "U6 a6 a49 c1 d1",
        "not-yours": "b1 b5 b6",
    },
    "taken": {
        "hand-first": "D T C N Y E O L R S1 S4 K1 K2 K5 M1 M2 M48",
        "must-exchange": "X",
        "no-amulet": "A1 A5 A6",
        "no-free-use": "U1 U2",
        "no-card": "U6 a6 a49 c1 d1",
        "": "a1 a2 a3 a5",
        "not-yours": "b1 b5 b6",
    },
    "announce": {
        "choose-first": "D T C X N E O L R S1 S4 K1 K2 K5 M1 M2 M48 A1 A5 A6 U1 U2 U6",
        "": "Y a2 a3 a5",
        "left-to-right": "a1",
        "no-card": "a6 a49 c1 d1",
        "not-yours": "b1 b5 b6",
    },
    "place": {
        "choose-first": "D T C X N Y E O L R S1 S4 K1 K2 K5 M1 M2 M48 A1 A5 A6 U1 U2 U6",
        "": "a1 a2",
        "not-announced": "a3 a5",
        "no-card": "a6 a49 c1 d1",
        "not-yours": "b1 b5 b6",
    },
    "end-new": {
        "choose-first": "D T C X N Y E O S1 S4 K1 K2 K5 M1 M2 M48 A1 A5 A6 U1 U2 U6 a1 a2 a3 a5 a6 a49 b1 b5 b6",
        "": "L R",
        "no-card": "c1 d1",
    },
    "rascal": {
        "": "D K1",
        "choose-first": "T C X N Y E O L R M1 M2 M48 A1 A5 A6 U1 U2 U6 a1 a2 a3 a5 a6 a49 b1 b5 b6",
        "no-card": "S1 S4 c1 d1",
        "not-looked": "K2 K5",
    },
    "power": {
        "choose-first": "D T C X Y E O L R S1 S4 K1 K2 K5 M1 M2 M48 A1 A5 A6 U1 U2 U6",
        "": "N a1 a2 a3 a5 b1 b5",
        "no-card": "a6 a49 b6 c1 d1",
    },
    "second-look": {
        "choose-first": "D T C X Y E O L R S1 S4 K1 K2 K5 M1 M2 M48 A1 A5 A6 U1 U2 U6",
        "": "N a2 a3 a5",
        "looked-already": "a1",
        "no-card": "a6 a49 c1 d1",
        "not-yours": "b1 b5 b6",
    },
    "witch": {
        "choose-first": "D T C X Y E O L R S1 S4 K1 K2 K5 M1 M2 M48 A1 A5 A6 U1 U2 U6",
        "": "N a1 a2 a3 a5 b1 b5",
        "no-card": "a6 a49 b6 c1 d1",
    },
    "swap": {
        "choose-first": "D T C X N Y E O L R S1 S4 K1 K2 K5 M1 M2 M48 A1 A5 A6 U1 U2 U6",
        "not-theirs": "a1 a2 a3 a5",
        "no-card": "a6 a49 b6 c1 d1",
        "": "b1 b5",
    },
    "empath": {
        "choose-first": "D T C X N Y E O L R S1 S4 K1 K2 K5 M1 M2 M48 A1 A5 A6 U1 U2 U6",
        "not-hidden": "a1",
        "": "a2 a3 a5",
        "no-card": "a6 a49 c1 d1",
        "not-yours": "b1 b5 b6",
    },
    "bodyguard": {
        "choose-first": "D T C X N Y E L R S1 S4 K1 K2 K5 M1 M2 M48 A1 A5 A6 U1 U2 U6",
        "not-set": "O",
        "itself": "a1",
        "": "a2 a3 a5",
        "no-card": "a6 a49 c1 d1",
        "not-yours": "b1 b5 b6",
    },
    "guarded": {
        "": "D T U1",
        "too-many-cards": "C",
        "turn-first": "X N Y E O L R K1 K2 K5 M1 M2 M48 a1 a2 a3 a5 a6 a49 b1 b5 b6",
        "no-card": "S1 S4 U6 c1 d1",
        "no-amulet": "A1 A5 A6",
        "no-free-use": "U2",
    },
    "covered": {
        "choose-first": "D T C X Y E O L R S1 S4 K1 K2 K5 M1 M2 M48 A1 A5 A6 U1 U2 U6",
        "": "N a1 a2 a3 a5 b5",
        "no-card": "a6 a49 b6 c1 d1",
        "covered": "b1",
    },
    "later": {
        "": "D T",
        "too-many-cards": "C",
        "turn-first": "X N Y E O L R K1 K2 K5 M1 M2 M48 a1 a2 a3 a5 a6 a49 b1 b5 b6",
        "no-card": "S1 S4 U6 c1 d1",
        "no-amulet": "A1 A5 A6",
        "no-free-use": "U1 U2",
    },
    "turn": {
        "": "D T",
        "too-many-cards": "C",
        "turn-first": "X N Y E O L R K1 K2 K5 M1 M2 M48 a1 a2 a3 a5 a6 a49 b1 b5 b6",
        "no-card": "S1 S4 U6 c1 d1",
        "no-amulet": "A1 A5 A6",
        "no-free-use": "U1 U2",
    },
    "exposer": {
        "choose-first": "D T C X Y E O L R S1 S4 K1 K2 K5 M1 M2 M48 A1 A5 A6 U1 U2 U6",
        "": "N a1 a2 a3 a5",
        "no-card": "a6 a49 c1 d1",
        "not-yours": "b1 b5 b6",
    },
    "apprentice": {
        "choose-first": "D T C X Y E O L R S1 S4 K1 K2 K5 M1 M2 M48 A1 A5 A6 U1 U2 U6",
        "": "N b1 b5",
        "not-theirs": "a1 a2 a3 a5",
        "no-card": "a6 a49 b6 c1 d1",
    },
    "master": {
        "choose-first": "D T C X Y E O L R S1 S4 K1 K2 K5 A1 A5 A6 U1 U2 U6 a1 a2 a3 a5 a6 a49 b1 b5 b6",
        "": "N M1",
        "no-card": "M2 M48 c1 d1",
    },
    "sealed hand": {
        "hand-first": "D T C N Y E O L R S1 S4 K1 K2 K5 M1 M2 M48",
        "": "X a2 a3 a5",
        "no-amulet": "A1 A5 A6",
        "no-free-use": "U1 U2",
        "no-card": "U6 a6 a49 c1 d1",
        "under-amulet": "a1",
        "not-yours": "b1 b5 b6",
    },
    "right": {
        "": "D T A1 A5",
        "too-many-cards": "C",
        "turn-first": "X N Y E O L R K1 K2 K5 M1 M2 M48 a1 a2 a3 a5 a6 a49 b1 b5 b6",
        "no-card": "S1 S4 A6 U6 c1 d1",
        "no-free-use": "U1 U2",
    },
    "after": {
        "action-done": "D T C X N Y O L R S1 S4 K1 K2 K5 M1 M2 M48 a1 a2 a3 a5 a6 a49 b1 b5 b6",
        "": "E U1",
        "no-amulet": "A1 A5 A6",
        "no-free-use": "U2",
        "no-card": "U6 c1 d1",
    },
}


def position(name: str) -> Scene:
    if name == "turn":
        return Scene(HIGH, LOW, pile=12, deck=[13])
    if name in ("exposer", "apprentice", "master"):
        return Scene(HIGH, LOW, pile=12, deck=[{"exposer": 5, "apprentice": 8, "master": 10}[name], 13])("D", "X")
    if name == "after":
        return Scene(HIGH, LOW, pile=2, deck=[13])("T", "a1", "Y")
    return scene_of(name)


@pytest.mark.rules("AM-57", "AM-11", "AM-13", "AM-20", "AM-30")
@pytest.mark.parametrize("name", ANSWERS)
def test_every_action_that_cannot_be_is_refused_for_its_own_reason(name: str) -> None:
    scene = position(name)
    seat = scene.match.waiting()[0]
    found: dict[str, list[str]] = {}
    for text in ACTIONS:
        code = scene.state.refusal(seat, scene.game.parse(text)).removeprefix("amulet/")
        found.setdefault(code, []).append(text)
    assert {code: " ".join(texts) for code, texts in found.items()} == ANSWERS[name]


def test_no_position_is_left_out() -> None:
    assert set(PLAYED) <= set(ANSWERS)


@pytest.mark.parametrize("name", PLAYED)
def test_who_is_not_asked_is_told_so(name: str) -> None:
    scene = position(name)
    for seat in {0, 1} - set(scene.match.waiting()):
        assert {scene.state.refusal(seat, scene.game.parse(text)) for text in ACTIONS} == {"action/not-your-turn"}


@pytest.mark.rules("AM-C3", "AM-C5")
def test_an_own_card_is_never_covered_but_it_may_lie_open_already() -> None:
    """Seat 0 has a face-up bodyguard, set on its second card, and an exposer to turn up a hidden card."""
    scene = Scene(HIGH, LOW, pile=3, deck=[4, 5])("T", "a1", "Y", "U1", "a2", "D", "X", "D", "X")
    assert scene.phase == "power"
    assert scene.refused("a1") == "amulet/not-hidden"
    scene("a2")
    assert scene.row(0) == "3 6 (7) (8) (9)"
