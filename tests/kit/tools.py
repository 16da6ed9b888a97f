"""Random positions and whole playthroughs of any game, for tests and committed goldens."""

import hashlib
import json
import os
from collections.abc import Iterator
from typing import Any

import msgspec

import sterling
from sterling import Game, Match, Rng, State
from sterling.core.bits import members
from sterling.core.game import MEMORY_AID, OptionValue
from sterling.core.playout import random_steps
from sterling.games import game_class

QUICK = 1 if os.environ.get("STERLING_EFFORT") == "quick" else 0
"""`make check` needs a quick answer: one game of each kind is enough."""


FULL = os.environ.get("STERLING_EFFORT") == "full"
"""`make soak` takes its time."""


def effort(number: int) -> int:
    """Half of this many in compiled code, and all in `make soak`; a sixteenth, but at least two, in interpreted code,
    which is thirty times slower.

    A quarter of that is enough for `make check`.
    """
    if sterling.MODE == "compiled":
        return number if FULL else (number + 1) // 2
    return max(2, number // (64 if QUICK else 16))


def aid(name: str, wanted: bool = True) -> dict[str, OptionValue]:
    """The options of a game with or without memory aid, if the game has one."""
    return {MEMORY_AID: wanted} if game_class(name).facts.memory_aid else {}


def every_size() -> list[tuple[str, int]]:
    """Every game with every number of seats."""
    return [(facts.name, seats) for facts in sterling.games() for seats in facts.seats]


def viewers(game: Game) -> range:
    """Every seat, and the spectator."""
    return range(sterling.SPECTATOR, game.seats)


def positions(game: Game, rng: Rng, number: int) -> Iterator[State]:
    """States from all over the game: each from its own deal, after a random number of random actions."""
    longest = 1
    for _ in range(number):
        state = game.start(game.random_deal(rng))
        played = random_steps(state, rng, rng.below(longest + longest // 8 + 2))
        longest = max(longest, int(played), 8)
        if state.over():
            longest = max(1, longest - 1)
        else:
            longest += 4
        yield state


def random_match(game: Game, seed: int) -> Match:
    """A whole random game, determined by seeds alone: a random waiting seat, then a random action of it."""
    match = Match(game, seed=seed)
    rng = Rng(seed)
    while not match.over():
        waiting = match.waiting()
        seat = waiting[rng.below(len(waiting))]
        match.play(seat, int(match.state.nth(seat, rng.below(match.state.count(seat)))))
    return match


def playthrough_hash(game: Game, seed: int) -> str:
    """A fingerprint of a whole random game: every state, every list of legal actions and every view of it."""
    match = Match(game, seed=seed)
    rng = Rng(seed)
    digest = hashlib.sha256()
    while True:
        digest.update(json.dumps(match.state.key()).encode())
        for seat in range(game.seats):
            digest.update(json.dumps([int(code) for code in match.state.legal(seat)]).encode())
        for viewer in viewers(game):
            view = match.view(viewer)
            digest.update(sterling.encode(view))
            if len(match.log) % 7 == 0:
                digest.update(json.dumps(game.sample(view, rng).key()).encode())
        if match.over():
            break
        waiting = match.waiting()
        seat = waiting[rng.below(len(waiting))]
        match.play(seat, int(match.state.nth(seat, rng.below(match.state.count(seat)))))
    digest.update(repr(match.scores()).encode())
    return digest.hexdigest()


def play_on(game: Game, state: State, rng: Rng) -> None:
    """Plays random actions to the end, the lowest waiting seat first; never longer than a game can be."""
    steps = 0
    while waiting := members(int(state.waiting())):
        seat = waiting[0]
        state.apply(seat, state.nth(seat, rng.below(state.count(seat))))
        steps += 1
        assert steps <= game.longest


def changes(old: Any, new: Any) -> Any:
    """What is new in a JSON value: for objects the fields that changed, otherwise the value itself."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {name: changes(old.get(name), value) for name, value in new.items() if old.get(name) != value}
    if isinstance(old, list) and isinstance(new, list) and any(_of_objects(item) for item in new):
        if len(old) == len(new):
            return {str(i): changes(old[i], value) for i, value in enumerate(new) if old[i] != value}
        same = next((i for i, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]), len(old))
        if 0 < same < len(new):
            return {f"{same} to {len(new) - 1}": new[same:]}
    return new


def _of_objects(item: Any) -> bool:
    """An object, or a list of objects."""
    return isinstance(item, dict) or (isinstance(item, list) and any(isinstance(part, dict) for part in item))


def playthrough(game: Game, seed: int) -> str:
    """A random game as text: its record, and after every action what changed in every view."""
    final = random_match(game, seed)
    record = final.record()
    match = Match(game, seed=seed)
    before: dict[int, Any] = {}
    lines = [record.text().rstrip("\n"), ""]
    for step in range(len(final.log) + 1):
        counts = [int(match.state.count(seat)) for seat in range(game.seats)]
        lines.append(f"[{step}] waiting {match.waiting()} choices {counts}")
        for viewer in viewers(game):
            seen = msgspec.to_builtins(match.view(viewer))
            told = changes(before.get(viewer), seen)
            if told:
                name = "spectator" if viewer == sterling.SPECTATOR else f"seat {viewer}"
                lines.append(f"  {name}: {json.dumps(told, separators=(',', ':'))}")
            before[viewer] = seen
        if step < len(final.log):
            seat, code = final.log[step]
            lines.append(f"> {seat} {game.format(code)}")
            match.play(seat, code)
    lines.append("scores: " + json.dumps(msgspec.to_builtins(match.scores())))
    return "\n".join(lines) + "\n"


STEPS = "# After each action: the seats that are asked, and how many choices every seat has."


def old_record(match: Match) -> str:
    """A finished game as a record that later versions must replay; remarks say who had to act at every step."""
    return "\n".join([match.record().text().rstrip("\n"), "", STEPS, *asked_at_each_step(match)]) + "\n"


def asked_at_each_step(match: Match) -> list[str]:
    """Who has to act before the first action and after every one, and how many choices each seat has, as remarks."""
    again = Match(match.game, match.deal)
    lines: list[str] = []
    for step in range(len(match.log) + 1):
        counts = [int(again.state.count(seat)) for seat in range(match.game.seats)]
        lines.append(f"# {again.waiting()} {counts}")
        if step < len(match.log):
            again.play(*match.log[step])
    return lines


def node_count(state: State, depth: int) -> int:
    """How many sequences of this many actions there are, the lowest waiting seat acting first."""
    waiting = int(state.waiting())
    if depth == 0 or waiting == 0:
        return 1
    seat = (waiting & -waiting).bit_length() - 1
    actions = state.legal(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply(seat, action)
        total += node_count(after, depth - 1)
    return total
