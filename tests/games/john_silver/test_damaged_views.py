"""A view that came over the wire may contain anything; impossible views are refused with a reason."""

import json
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

import sterling
from games.john_silver.scenes import Scene, long, names, play, position, seen
from sterling import Game, Match
from sterling.games.john_silver.view import JohnSilverView

Json = Any
PLAIN = "S1 S2 S4 S6 S8 S10"
NEW = "C1 C2 C4 C5 C6 C8"


def laid() -> tuple[Game, JohnSilverView]:
    """Seat 1 has taken the S2 of seat 0; seat 2 is to lay a card. Nobody has exchanged."""
    scene = Scene(3, "S2:a1 C7:b3 T:S2")
    return scene.game, scene.view(0)


def taker() -> tuple[Game, JohnSilverView]:
    scene = Scene(3, "S2:a1 C7:b3 T:S2")
    return scene.game, scene.view(1)


def taking() -> tuple[Game, JohnSilverView]:
    scene = Scene(3, "S2:a1 C7:b3")
    return scene.game, scene.view(0)


def stacked() -> tuple[Game, JohnSilverView]:
    scene = Scene(3, "S2:a1 C7:b3", rule_set="stacks")
    return scene.game, scene.view(0)


def exchanged(seat: int = 0) -> tuple[Game, JohnSilverView]:
    """As `laid`, after seat 2 has exchanged its hand."""
    scene = Scene(3, "S2:a1 C7:b3 T:S2", hands={2: PLAIN.replace("S2", "S12")}, exchange={2: NEW})
    return scene.game, scene.view(seat)


def answering() -> tuple[Game, JohnSilverView]:
    """Seat 0 has exchanged; it is seat 1's turn to answer."""
    scene = Scene(3, hands={0: PLAIN}, exchange={0: NEW})
    match = Match(scene.game, scene.match.deal)
    match.play(0, "X6")
    return scene.game, cast(JohnSilverView, match.view(0))


def shared() -> tuple[Game, JohnSilverView]:
    """The ship row was just paid out; seat 1 has cards left."""
    game, state = position(["S12", "C1 C2 C4 C5"], ["S8 S6 - S2", "- - - -", "- - - -"])
    play(game, state, "S12:c1")
    return game, seen(game, state, 1)


def over() -> tuple[Game, JohnSilverView]:
    """No row can be filled any more; seat 1 has two cards left (JS-27)."""
    game, state = position(["C2", "S4 M6"], ["S8 S6 - -", "- - - -", "- - - -"])
    play(game, state, "C2:a3")
    return game, seen(game, state, 0)


def last() -> tuple[Game, JohnSilverView]:
    """The ships can still be filled."""
    game, state = position(["C2", "S4 S12"], ["S8 S6 - -", "- - - -", "- - - -"])
    play(game, state, "C2:a3")
    return game, seen(game, state, 0)


def to_the_last_card() -> tuple[Game, JohnSilverView]:
    """As `over`, but under version 1 of the rules the game goes on."""
    game, state = position(["C2", "S4 M6"], ["S8 S6 - -", "- - - -", "- - - -"], to_the_last_card=True)
    play(game, state, "C2:a3")
    return game, seen(game, state, 0)


POSITIONS: dict[str, Callable[[], tuple[Game, JohnSilverView]]] = {
    "laid": laid,
    "taker": taker,
    "taking": taking,
    "stacked": stacked,
    "exchanged": exchanged,
    "exchanger": lambda: exchanged(2),
    "answering": answering,
    "shared": shared,
    "over": over,
    "last": last,
    "to the last card": to_the_last_card,
}


def problem(position: str, *changes: tuple[str, Json]) -> str:
    """Why a view with these changes is refused, each given by its path; empty if it is not."""
    game, view = POSITIONS[position]()
    told = msgspec.to_builtins(view)
    for path, value in changes:
        *above, name = [int(part) if part.isdigit() else part for part in path.split(".")]
        parent = told
        for part in above:
            parent = parent[part]
        parent[name] = value
    try:
        game.sampler(sterling.decode(json.dumps(told).encode(), game.view_type))
    except sterling.ViewError as refused:
        assert refused.code == "view/impossible"
        return str(refused.facts["problem"]).removeprefix("ValueError: ")
    return ""


@pytest.mark.parametrize("position", POSITIONS)
def test_without_damage_the_view_is_possible(position: str) -> None:
    assert problem(position) == ""


def test_a_card_that_does_not_exist_is_refused() -> None:
    assert problem("laid", ("removed", ["ship-99"])).startswith("KeyError")


HIDDEN = "hands and stock do not hold the cards that are not in sight"
NOT_OVER = "a game that is not over"
LAID = "an apple card laid, or none, at the wrong time"
NOT_TOLD = "this view does not tell all that is known"


@pytest.mark.parametrize(
    ("reason", "position", "changes"),
    [
        ("not a view of this table", "laid", [("players", [])]),
        ("not a view of this table", "laid", [("owners", [0, 1, 2, 2])]),
        ("not a seat of this table", "laid", [("seat", 3)]),
        ("not a seat of this table", "laid", [("seat", -2)]),
        ("not a seat of this table", "laid", [("seat", -1)]),
        ("not a seat of this table", "laid", [("own", None)]),
        ("no such start player", "laid", [("start", 3)]),
        ("no such start player", "laid", [("start", -1)]),
        ("a card lies in two places", "laid", [("removed", ["chest-7"])]),
        ("a card lies in two places", "laid", [("players.1.won", ["chest-7"])]),
        (HIDDEN, "laid", [("stock", 26)]),
        (HIDDEN, "laid", [("stock", 24)]),
        (HIDDEN, "laid", [("stock", -1)]),
        (HIDDEN, "laid", [("players.1.hand", 5)]),
        (HIDDEN, "laid", [("players.1.hand", 0)]),
        (HIDDEN, "laid", [("players.0.hand", 5)]),
        (HIDDEN, "shared", [("stock", -1), ("players.0.hand", 1)]),
        ("nobody is to act", "laid", [("turn", None)]),
        ("nobody is to act", "shared", [("turn", 0)]),
        (
            "there is nothing to take",
            "taking",
            [("grid.0.0", []), ("removed", names("S2"))],
        ),
        (NOT_OVER, "over", [("turn", 1)]),
        (NOT_OVER, "laid", [("phase", "over"), ("turn", None)]),
        (NOT_OVER, "last", [("phase", "over"), ("turn", None)]),
        (NOT_OVER, "to the last card", [("phase", "over"), ("turn", None)]),
        (LAID, "taking", [("laid", None)]),
        (LAID, "laid", [("laid", {"card": "chest-7", "row": 2, "column": 1})]),
        ("there is no such cell", "taking", [("laid.row", 3)]),
        ("there is no such cell", "taking", [("laid.row", -1)]),
        ("there is no such cell", "taking", [("laid.column", 4)]),
        ("there is no such cell", "taking", [("laid.column", -3)]),
        ("no apple card was laid there", "taking", [("laid.column", 0)]),
        ("no apple card was laid there", "taking", [("laid.card", "chest-3")]),
        ("no apple card was laid there", "taking", [("laid", {"card": "ship-2", "row": 0, "column": 0})]),
        ("not a grid", "laid", [("grid", [[[]] * 4] * 2)]),
        ("not a grid", "laid", [("grid", [[[]] * 4] * 4)]),
        ("not a grid", "laid", [("grid", [[[]] * 4, [[]] * 4, [[]] * 3])]),
        ("not a grid", "laid", [("grid", [[[]] * 5, [[]] * 4, [[]] * 4])]),
        ("a card in a wrong cell", "laid", [("grid.1.0", ["chest-2"])]),
        ("a card in a wrong cell", "laid", [("grid.0.0", ["sailor-13"])]),
        ("a card in a wrong cell", "laid", [("grid.2.0", ["chest-1", "chest-2"])]),
        ("too many cards in a row", "laid", [("grid.2", [["chest-7"], ["chest-1"], ["chest-2"], ["chest-4"]])]),
        (
            "too many cards in a row",
            "stacked",
            [("grid.2", [["chest-7", "chest-5"], ["chest-1"], ["chest-2"], ["chest-4"]])],
        ),
        ("rows do not stand like this", "laid", [("grid.2", [["chest-7"], ["chest-1"], ["chest-2"], []])]),
        ("there is no such row", "shared", [("shared.row", 3)]),
        ("there is no such row", "shared", [("shared.row", -1)]),
        ("a row was not shared out like this", "shared", [("shared.standing.high_column", 3)]),
        ("a row was not shared out like this", "shared", [("shared.standing.high", names("S8 S12"))]),
        ("a row was not shared out like this", "shared", [("shared.standing.full", False)]),
        (
            "a row was not shared out like this",
            "shared",
            [("shared.cells", [names("S8 S12"), names("S6"), [], names("S2")])],
        ),
        (
            "a row was not shared out like this",
            "shared",
            [("shared.cells", [*map(names, ("S8", "S6", "S12", "S2")), []])],
        ),
        ("cards shared out are not won", "shared", [("players.0.won", []), ("stock", 2), ("players.0.cards", 0)]),
        (NOT_TOLD, "laid", [("players.1.known", None)]),
        (NOT_TOLD, "laid", [("players.1.won", None)]),
        (NOT_TOLD, "exchanged", [("players.2.past", None)]),
        ("not a hand", "taker", [("players.1.known", ["ship-2", "chest-7"])]),
        ("not a hand", "laid", [("players.1.hand", 7)]),
        ("not a hand", "laid", [("players.1.hand", -1)]),
        ("the cards of a player do not add up", "exchanged", [("players.0.past.drawn", 2)]),
        ("the cards of a player do not add up", "exchanged", [("players.0.past.fresh", [])]),
        (
            "a card laid in two ways",
            "exchanged",
            [
                (
                    "players.0.past",
                    {"drawn": 2, "fresh": [{"card": "ship-2", "drawn": 0}, {"card": "ship-2", "drawn": 1}]},
                )
            ],
        ),
        ("a card laid in two ways", "exchanged", [("players.0.past.fresh.0.drawn", 2)]),
        ("a card laid in two ways", "exchanged", [("players.0.past.fresh.0.drawn", -1)]),
        ("this view does not tell what was put back", "exchanger", [("own.back", None)]),
        ("this view does not tell what was put back", "exchanged", [("own.back", names(PLAIN))]),
        ("this view does not tell what was dealt", "exchanged", [("own.dealt", None)]),
        ("this view does not tell what was dealt", "answering", [("own.dealt", names(PLAIN))]),
        ("not six cards", "exchanged", [("own.dealt", names("S1 S2 S4 S6 S8"))]),
        ("not six cards", "exchanger", [("own.back", names("S1 S4 S6 S8 S10 S12 M1"))]),
        ("a card twice", "laid", [("players.1.won", [long("C1"), long("C1")])]),
    ],
)
def test_such_a_view_is_refused_with_the_reason(reason: str, position: str, changes: list[tuple[str, Json]]) -> None:
    assert problem(position, *changes) == reason
