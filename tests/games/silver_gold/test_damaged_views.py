"""A view that came over a wire may say anything: it is refused with a ViewError, or it gives a playable world."""

import copy
import json
import random
from typing import Any

import msgspec
import pytest

import sterling
from games.silver_gold.scenes import Scene
from games.silver_gold.test_model import MIXTURES, custom_table, random_table
from sterling import Game, Match, Rng

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
        game = custom_table(rng, rng.choice(list(MIXTURES)), seats) if custom else random_table(rng, None, seats)
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
    """A copy with one to three things changed: a number by a little, a thing for another one, a list's length."""
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
    steps = 0
    while not world.over():
        waiting = int(world.waiting())
        seat = (waiting & -waiting).bit_length() - 1
        world.apply(seat, world.nth(seat, rng.below(world.count(seat))))
        steps += 1
        assert steps <= game.longest
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
