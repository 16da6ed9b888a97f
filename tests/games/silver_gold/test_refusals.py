"""Why an action is refused: the code tells a person what to do first, or what is wrong with the cells."""

import pytest

from games.silver_gold.test_damaged_views import POSITIONS

ACTIONS = "K12 K34 T1 T4 T? A:a1 A:b1 A:d4 A:a1b1 A:a1b1c1a2 A:a1b1a2b2 B:a1 B:d2 B:a1b1 B:b1a2b2c2 B:c4d4"

# The state of the game, then the code for each of these actions; legal ones have no code.
ANSWERS: dict[str, dict[str, str]] = {
    "draft": {
        "": "K12 K34",
        "draft-first": "T1 T4 T? A:a1 A:b1 A:d4 A:a1b1 A:a1b1c1a2 A:a1b1a2b2 B:a1 B:d2 B:a1b1 B:b1a2b2c2 B:c4d4",
    },
    "turn two": {
        "mark-first": "K12 K34 T1 T4 T?",
        "marked": "A:a1",
        "": "A:b1 A:d4 B:a1 B:d2",
        "other-pattern": "A:a1b1 A:a1b1c1a2 A:a1b1a2b2 B:a1b1 B:c4d4",
        "sea": "B:b1a2b2c2",
    },
    "owing": {
        "mark-first": "K12 K34 T1 T4 T?",
        "marked": "A:a1 A:b1",
        "sea": "A:d4",
        "one-cell": "A:a1b1 A:a1b1c1a2 A:a1b1a2b2 B:a1b1 B:b1a2b2c2 B:c4d4",
        "": "B:a1 B:d2",
    },
    "replacing": {
        "replace-first": "K12 K34 A:a1 A:b1 A:d4 A:a1b1 A:a1b1c1a2 A:a1b1a2b2 B:a1 B:d2 B:a1b1 B:b1a2b2c2 B:c4d4",
        "": "T1 T4 T?",
    },
    "short": {
        "replace-first": "K12 K34 A:a1 A:b1 A:d4 A:a1b1 A:a1b1c1a2 A:a1b1a2b2 B:a1 B:d2 B:a1b1 B:b1a2b2c2 B:c4d4",
        "place-empty": "T1",
        "": "T4",
        "pile-empty": "T?",
    },
}


@pytest.mark.rules("SG-10", "SG-21", "SG-22", "SG-23", "SG-29", "SG-30")
@pytest.mark.parametrize("name", ANSWERS)
def test_every_action_that_cannot_be_is_refused_for_its_own_reason(name: str) -> None:
    match = POSITIONS[name]()
    seat = match.waiting()[0]
    found: dict[str, list[str]] = {}
    for text in ACTIONS.split():
        code = match.state.refusal(seat, match.game.parse(text)).removeprefix("silver-gold/")
        found.setdefault(code, []).append(text)
    assert {code: " ".join(texts) for code, texts in found.items()} == ANSWERS[name]
