"""A view that came over the wire may contain anything: it is refused with a ViewError, or it gives a playable world."""

import copy
import json
import random
from typing import Any, cast

import msgspec
import pytest

import sterling
from games.silver_gold.scenes import Scene, card, deck
from games.silver_gold.test_action_three import SMALL, complete_both
from games.silver_gold.test_model import MIXTURES, custom_game, random_game
from kit.tools import play_on
from sterling import Game, Match, Rng
from sterling.games.silver_gold import SilverGold

Json = Any
ODD: tuple[Json, ...] = (
    None,
    0,
    -1,
    1,
    2,
    3,
    5,
    7,
    12,
    13,
    16,
    27,
    28,
    29,
    64,
    2**31,
    2**63,
    10**30,
    True,
    1.5,
    "",
    "tee",
    "over",
    [],
    {},
)


def good_views(rng: random.Random, number: int) -> list[tuple[Game, Json]]:
    """Views from all phases of games with the house deck and with small decks."""
    found: list[tuple[Game, Json]] = []
    while len(found) < number:
        seats = rng.choice((2, 3, 4))
        custom = rng.random() < 0.5
        game = custom_game(rng, rng.choice(list(MIXTURES)), seats) if custom else random_game(rng, None, seats)
        match = Match(game, seed=rng.getrandbits(32))
        while True:
            if rng.random() < 0.1:
                found.append((game, msgspec.to_builtins(match.view(rng.randrange(-1, seats)))))
            if match.over():
                break
            seat = rng.choice(match.waiting())
            match.play(seat, rng.choice(match.state.legal(seat)[-8:]))
    return found


def places(value: Json, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    found = [path]
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inner:
        found += places(part, (*path, name))
    return found


def at(value: Json, path: tuple[str | int, ...]) -> Json:
    for name in path:
        value = value[name]
    return value


def damaged(view: Json, rng: random.Random) -> Json:
    """A copy with one to three changes: a number slightly off, one thing replaced by another, a list of another
    length."""
    view = copy.deepcopy(view)
    parent: Json
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        paths = places(view)[1:]
        path = rng.choice(paths)
        parent, name = at(view, path[:-1]), path[-1]
        old = parent[name]
        kind = rng.randrange(5)
        if kind == 0:
            parent[name] = rng.choice(ODD)
        elif kind == 1 and isinstance(old, int):
            parent[name] = not old if isinstance(old, bool) else old + rng.choice((-2, -1, 1, 2))
        elif kind == 2 and isinstance(old, list) and old:
            old.append(copy.deepcopy(rng.choice(old)))
        elif kind == 3 and isinstance(name, int):
            del parent[name]
        else:
            alike = [other for other in paths if type(at(view, other)) is type(old)]
            parent[name] = copy.deepcopy(at(view, rng.choice(alike)))
    return view


def outcome(game: Game, damaged_view: Json, rng: Rng) -> str:
    """`unreadable`, `refused`, or `playable` after a world was played to its end."""
    try:
        view = sterling.decode(json.dumps(damaged_view).encode(), game.view_type)
    except sterling.ViewError:
        return "unreadable"
    try:
        sampler = game.sampler(view)
    except sterling.ViewError as problem:
        assert problem.code == "view/impossible"
        return "refused"
    world = sampler.sample(rng)
    assert game.view(world, view.seat) == view
    play_on(game, world, rng)
    return "playable"


def check_damage(seed: int, number: int) -> None:
    rng, dice = random.Random(seed), Rng(seed)
    views = good_views(rng, 60)
    seen = {"unreadable": 0, "refused": 0, "playable": 0}
    for _ in range(number):
        game, view = rng.choice(views)
        seen[outcome(game, damaged(view, rng), dice)] += 1
    assert min(seen.values()) > number // 100


def test_damaged_views_are_refused_or_playable() -> None:
    check_damage(1, 1000)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
def test_many_damaged_views_are_refused_or_playable(seed: int) -> None:
    check_damage(seed, 20_000)


def marking() -> tuple[Game, Json]:
    scene = Scene([["P04", "O04"], ["G04", "S04"]], ["P06", "P07", "P08", "P09"], ["ell", "tee"])
    scene("0 A:a1").finish_turn()
    return scene.game, msgspec.to_builtins(scene.view(0))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        # Neither an exception of another kind …
        (("revealed", 0), ["ell", "ell"]),
        (("players", 1, "kept"), []),
        (("own", "dealt"), []),
        # … nor a number that fills the memory …
        (("players", 0, "sheet", "cards", 0, "marks"), [2**40]),
        (("players", 0, "cups"), [2**31]),
        # … nor a world in which nobody can go on …
        (("players", 0, "finished"), True),
        (("turn",), 27),
        (("phase",), "replace"),
        # … nor one that shows something else.
        (("seat",), 1),
        (("pattern",), "domino"),
        (("cups",), 7),
        (("first",), 1),
        (("own", "dealt", 0), "P01"),
    ],
)
def test_such_a_view_cannot_be(path: tuple[str | int, ...], value: Json) -> None:
    game, view = marking()
    assert outcome(game, view, Rng(1)) == "playable"
    at(view, path[:-1])[path[-1]] = value
    assert outcome(game, view, Rng(1)) == "refused"


# -- one reason at a time ----------------------------------------------------------------------------------------------


def draft(seats: int = 2) -> Match:
    return Match(sterling.game("silver-gold", seats), seed=4)


def drafted() -> Match:
    """Three seats have chosen; no start player is named."""
    match = draft(3)
    for seat in range(3):
        match.play(seat, "K12")
    return match


def in_turn_two() -> Match:
    scene = Scene([["P04", "O04"], ["G04", "S04"]], ["P06", "P07", "P08", "P09"], ["ell", "tee"])
    return scene("0 A:a1").finish_turn().match


def marked() -> Match:
    """Seat 0 has marked one cell of its second turn and is done."""
    match = in_turn_two()
    match.play(0, "A:b1")
    return match


def owing() -> Match:
    """Seat 0 has marked two X and owes two cells."""
    scene = Scene([["X0", "X1"], ["B3", "B4"]], ["B5", "B6", "B7", "B8"], ["domino"], text=SMALL)
    return scene("0 A:a1b1").match


def replacing(hand: str = "X1") -> Match:
    """Seat 0 has completed both its cards, or one, and takes replacements."""
    scene = Scene([["X0", hand], ["B3", "B4"]], ["B5", "B6", "B7", "B8", "B9"], ["domino"], text=SMALL)
    scene("1 A:a1", "0 A:a1b1")
    while scene.view().phase == "mark":
        scene(f"0 {scene.texts(0)[0]}")
    return scene.match


def short_of_cards() -> Match:
    """Two replacements are due, and two cards are left."""
    text = deck(*[card(f"X{n}", "grey", ["XXXX", "XXXX", "...."]) for n in range(8)])
    scene = Scene([["X0", "X1"], ["X2", "X3"]], ["X4", "X5", "X6", "X7"], ["domino"], text=text)
    complete_both(0, scene)
    complete_both(1, scene)
    return scene("0 T1", "0 T2").match


def finished() -> Match:
    return Scene([["P04", "O04"], ["G04", "S04"]]).finish_game().match


def problem(match: Match, seat: int, *changes: tuple[str, Json]) -> str:
    """Why a seat's view with these changes is refused, each given by its path; empty if it is not."""
    view = msgspec.to_builtins(match.view(seat))
    for path, value in changes:
        *above, name = [int(part) if part.isdigit() else part for part in path.split(".")]
        at(view, tuple(above))[name] = value
    decoded = sterling.decode(json.dumps(view).encode(), match.game.view_type)
    try:
        match.game.sampler(decoded)
    except sterling.ViewError as refused:
        assert refused.code == "view/impossible"
        return str(refused.facts["problem"]).removeprefix("ValueError: ")
    return ""


POSITIONS = {
    "draft": draft,
    "drafted": drafted,
    "turn two": in_turn_two,
    "marked": marked,
    "owing": owing,
    "replacing": replacing,
    "replacing one": lambda: replacing("B1"),
    "short": short_of_cards,
    "finished": finished,
}
LAST = [
    ["ell", "tee", "corner", "corner", "straight", "straight", "square"],
    ["ell", "tee", "corner", "corner", "straight", "straight", "square"],
    ["ell", "tee", "corner", "corner", "straight", "straight", "square"],
    ["ell", "tee", "corner", "corner", "straight", "straight", "domino"],
]


@pytest.mark.parametrize("position", POSITIONS)
def test_without_damage_a_view_is_possible(position: str) -> None:
    match = POSITIONS[position]()
    assert [problem(match, seat) for seat in range(-1, match.game.seats)] == [""] * (match.game.seats + 1)


@pytest.mark.parametrize(
    ("reason", "position", "seat", "changes"),
    [
        ("not a view of this table", "turn two", 0, [("players", [])]),
        ("not a view of this table", "turn two", 0, [("display", ["P06", "P07", "P08"])]),
        ("not a view of this table", "turn two", 0, [("display", ["P06", "P07", "P08", "P09", "P10"])]),
        ("not a seat of this table", "turn two", 0, [("seat", 2)]),
        ("not a seat of this table", "turn two", 0, [("seat", -2)]),
        ("not a seat of this table", "turn two", 0, [("seat", -1)]),
        ("not a seat of this table", "turn two", 0, [("own", None)]),
        ("no such turn", "draft", 0, [("turn", 1)]),
        ("no such turn", "turn two", 0, [("turn", 28)]),
        ("no such turn", "turn two", 0, [("turn", -1)]),
        ("no such turn", "finished", 0, [("turn", 27)]),
        ("no such turn", "finished", 0, [("turn", 29)]),
        ("no such start player", "turn two", 0, [("first", 1)]),
        ("no such start player", "drafted", 0, [("first", 3)]),
        ("no such start player", "drafted", 0, [("first", -1)]),
        ("no such start player", "drafted", 0, [("first", None)]),
        ("nobody is replacing", "replacing", 0, [("replacing", 2)]),
        ("nobody is replacing", "replacing", 0, [("replacing", -1)]),
        ("nobody is replacing", "replacing", 0, [("replacing", None)]),
        ("nobody is replacing", "replacing", 0, [("start", None)]),
        ("too many replacements", "replacing", 0, [("replacements", 3)]),
        ("too many replacements", "replacing", 0, [("replacements", -1)]),
        ("no such cup", "turn two", 0, [("cups", 7)]),
        ("no such cup", "turn two", 0, [("cups", -1)]),
        ("no such cup", "turn two", 0, [("players.1.cups", [7])]),
        ("no such cup", "turn two", 0, [("players.1.cups", [-1])]),
        ("not two cards kept", "turn two", 0, [("players.1.kept", ["G04"])]),
        ("not two cards kept", "turn two", 0, [("players.1.kept", ["G04", "S04", "P04"])]),
        ("not two cards kept", "draft", 0, [("players.1.kept", ["G04", "S04"])]),
        ("not a cup a row", "turn two", 0, [("players.1.cups", [6])]),
        ("not a cup a row", "turn two", 0, [("players.1.sheet.coins", 4)]),
        ("not a cup a row", "replacing", 0, [("players.1.sheet.coins", 8)]),
        ("not a cup a row", "replacing", 0, [("players.1.cups", [6])]),
        ("not four cards dealt and two kept", "turn two", 0, [("own.dealt", ["P04", "O04", "P10"])]),
        ("not four cards dealt and two kept", "turn two", 0, [("own.kept", [0])]),
        ("more follow-ups owed than there are cells", "owing", 0, [("own.owed", 33)]),
        ("more follow-ups owed than there are cells", "owing", 0, [("own.owed", -2)]),
        (
            "this view does not tell which expedition cards were revealed",
            "turn two",
            0,
            [("revealed", None)],
        ),
        ("an expedition card revealed too often", "turn two", 0, [("revealed", [["ell", "ell"]])]),
        ("not a score card", "turn two", 0, [("players.1.sheet.cards", [None])]),
        ("not a score card", "turn two", 0, [("players.1.sheet.cards", [None, None, None])]),
        ("not a score card", "turn two", 0, [("own.sheet.coins", -1)]),
        ("not a score card", "turn two", 0, [("own.sheet.coins", 13)]),
        ("not a palm box", "turn two", 0, [("players.1.sheet.palms", [1, 1, 1, 1, 1])]),
        ("not a palm box", "turn two", 0, [("players.1.sheet.palms", [0])]),
        ("not a palm box", "turn two", 0, [("players.1.sheet.palms", [6])]),
        ("a mark beside the card", "turn two", 0, [("players.1.sheet.cards.1.marks", [16])]),
        ("a mark beside the card", "turn two", 0, [("players.1.sheet.cards.1.marks", [-1])]),
        ("a mark in the sea", "turn two", 0, [("players.1.sheet.cards.1.marks", [15])]),
        ("a card lies in two places", "turn two", 0, [("display.0", "P04")]),
        ("a card lies in two places", "turn two", 0, [("display.0", "P07")]),
        ("a card lies in two places", "turn two", 0, [("players.1.aside", ["P04"])]),
        ("the pile does not hold the cards that are not in sight", "turn two", 0, [("pile", 40)]),
        ("the pile does not hold the cards that are not in sight", "turn two", 0, [("pile", 38)]),
        ("it does not fit together", "turn two", 0, [("start", 0)]),
        ("it does not fit together", "turn two", 0, [("replacing", 0)]),
        ("it does not fit together", "turn two", 0, [("turn", 2)]),
        ("it does not fit together", "draft", 0, [("pattern", "ell")]),
        ("it does not fit together", "draft", 0, [("pile", 3)]),
        ("a card dealt twice", "turn two", 0, [("own.dealt.2", "G04")]),
        ("a card dealt twice", "turn two", 0, [("own.dealt.2", "O04")]),
        ("cards before the draft", "draft", 0, [("players.1.sheet.coins", 1)]),
        ("cards before the draft", "draft", 0, [("players.1.aside", ["P04"])]),
        ("cards before the draft", "draft", 0, [("display.0", "P04")]),
        ("cards before the draft", "draft", 0, [("own.owed", 0)]),
        ("chosen or not", "draft", 0, [("own.kept", [0, 1])]),
        ("chosen or not", "draft", 0, [("players.0.finished", True)]),
        ("another pattern", "turn two", 0, [("pattern", "domino")]),
        ("the display is not full", "turn two", 0, [("display.0", None), ("pile", 40)]),
        ("a completed card is still there", "turn two", 0, [("players.1.sheet.cards.1.marks", "all")]),
        ("a completed card is still there", "short", 1, [("players.0.sheet.cards.0.marks", [*range(8)])]),
        ("nothing to mark", "turn two", 0, [("players.1.sheet.cards", [None, None]), ("pile", 41)]),
        ("follow-ups owed or not", "turn two", 0, [("own.owed", 0)]),
        ("follow-ups owed or not", "marked", 0, [("players.0.finished", False)]),
        ("a mark is gone", "turn two", 0, [("own.sheet.cards.0.marks", [])]),
        ("marked or not", "turn two", 0, [("own.owed", 1)]),
        ("marked or not", "owing", 0, [("own.owed", -1)]),
        ("follow-ups after the marking", "replacing", 0, [("own.owed", -1)]),
        ("follow-ups after the marking", "replacing", 0, [("own.owed", 1)]),
        (
            "a replacement in the last turn",
            "replacing",
            0,
            [("turn", 27), ("start", 1), ("revealed", LAST)],
        ),
        ("no place for a replacement", "replacing", 0, [("replacements", 0)]),
        ("no place for a replacement", "replacing one", 0, [("replacements", 2)]),
        (
            "no card for a replacement",
            "short",
            1,
            [("display", [None] * 4), ("players.0.aside", ["X0", "X1", "X6", "X7"])],
        ),
        ("nobody is asked", "marked", 0, [("players.1.finished", True)]),
        ("other points than these cards make", "turn two", 0, [("players.1.parts", {"coins": 3})]),
        ("other points than these cards make", "turn two", 0, [("own.parts", {})]),
        ("other points than these cards make", "turn two", -1, [("players.0.seals", [2])]),
    ],
)
def test_such_a_view_is_refused_with_the_reason(
    reason: str, position: str, seat: int, changes: list[tuple[str, Json]]
) -> None:
    match = POSITIONS[position]()
    if changes[0][1] == "all":
        land = next(island for island in cast(SilverGold, match.game).islands if island.name == "S04").land
        changes = [(changes[0][0], [cell for cell in range(16) if land >> cell & 1])]
    assert problem(match, seat, *changes) == reason


@pytest.mark.parametrize("seat", [-1, 0])
def test_no_card_was_kept_by_two_others(seat: int) -> None:
    match = drafted()
    kept = msgspec.to_builtins(match.view(seat))["players"][1]["kept"]
    assert problem(match, seat, ("players.2.kept", kept)) == "a card dealt twice"
