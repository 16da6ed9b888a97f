"""Why an action is refused: the code tells a person what to do first, or what is wrong with the card."""

import pytest

from games.john_silver.scenes import Scene, move, play, position, turn_of
from sterling import Game, Match, State

TAKES = "T? T:S2 T:S3 T:S4 T:C7 T:J9"
LAYS = "S2:a1 S2:b1 S4:a1 S4:b1 S4:d1 S13:a1 M1:a2 C13:d3 J5:a1 J5:b1 J9:d3 C7:b3 C1:b3"
ACTIONS = f"K6 X6 {TAKES} {LAYS}"
WITH_APPLES = "S2 S4 S3 J5 C7 C13"

# The state of the game, then the code for each of these actions; legal ones have no code.
ANSWERS: dict[str, dict[str, str]] = {
    "answer with apples": {
        "": "K6",
        "apples-in-hand": "X6",
        "answer-first": f"{TAKES} {LAYS}",
    },
    "answer": {
        "": "K6 X6",
        "answer-first": f"{TAKES} {LAYS}",
    },
    "lay": {
        "answers-over": "K6 X6",
        "lay-first": TAKES,
        "not-in-hand": "S2:a1 S2:b1 S13:a1 M1:a2 J9:d3 C1:b3",
        "cell-taken": "S4:a1 J5:a1 C7:b3",
        "": "S4:b1 S4:d1 C13:d3 J5:b1",
    },
    "take": {
        "answers-over": "K6 X6",
        "": "T? T:S2",
        "not-in-grid": "T:S3 T:S4 T:J9",
        "shows-apples": "T:C7",
        "take-first": LAYS,
    },
    "take, no stock": {
        "answers-over": "K6 X6",
        "stock-empty": "T?",
        "": "T:S2",
        "not-in-grid": "T:S3 T:S4 T:J9",
        "shows-apples": "T:C7",
        "take-first": LAYS,
    },
    "stacks": {
        "answers-over": "K6 X6",
        "lay-first": TAKES,
        "not-in-hand": "S2:a1 S2:b1 S13:a1 M1:a2 J9:d3 C1:b3",
        "": "S4:a1 S4:b1 S4:d1 C13:d3 J5:a1 J5:b1 C7:b3",
    },
}


def reached(name: str) -> tuple[Game, State]:
    if name.startswith("answer"):
        hand = WITH_APPLES if name == "answer with apples" else "S2 S4 J5 C13 C12 M1"
        scene = Scene(2, hands={0: hand})
        return scene.game, Match(scene.game, scene.match.deal).state
    if name == "take, no stock":
        game, state = position(["S4 C7", "S9"], ["S2 - - -", "- - - -", "- - - -"])
        play(game, state, "C7:b3")
        return game, state
    script = "S2:a1 C5:a3 C7:b3" if name == "take" else "S2:a1 C5:b3"
    scene = Scene(2, script, hands={0: WITH_APPLES}, rule_set="stacks" if name == "stacks" else "base")
    return scene.game, scene.state


@pytest.mark.rules("JS-12", "JS-20", "JS-21", "JS-22", "JS-23", "JS-40")
@pytest.mark.parametrize("name", ANSWERS)
def test_every_action_that_cannot_be_is_refused_for_its_own_reason(name: str) -> None:
    game, state = reached(name)
    found: dict[str, list[str]] = {}
    for text in ACTIONS.split():
        code = state.refusal(turn_of(state), game.parse(move(text))).removeprefix("john-silver/")
        found.setdefault(code, []).append(text)
    assert {code: " ".join(texts) for code, texts in found.items()} == ANSWERS[name]
