"""Practice positions: what would you do? One file per game, `games/<game>/practice.jsonl` (docs/practice.md).

A position holds a view and what was measured about its acts, never the truth behind the view. So whatever is told about
it, before or after the answer, follows from what its player could know.

- `practice_of(name)`: the positions of a game; `find(name, id)`: one of them
- `Position.game()`, `Position.seen()`: what is needed to show it
- `Position.verdict(act)`: whether an answer is the best, as good, or worse
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from sterling.bots.compare import Mean
from sterling.bots.weighing import Weighed
from sterling.core.errors import SterlingError
from sterling.core.game import Game, OptionValue
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.core.view import View, decode, encode
from sterling.games import folders
from sterling.games import game as make_game

FORMAT = 1
FILE = "practice.jsonl"
AS_GOOD = 0.25
"""An act that loses less than this share of what the obvious one loses counts as good."""

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
Verdict = Literal["best", "good", "worse"]


class Making(msgspec.Struct, frozen=True):
    """How the positions of a file were found; the same command finds them again."""

    seed: int
    count: int
    games: int
    """The most games that are played to find them."""
    play: int
    """Iterations of the search that plays the games."""
    confirm: int
    """Iterations of the second search, with a fresh seed, which must come to the same act."""
    worlds: int
    """Worlds in which the first acts are compared …"""
    confirm_worlds: int
    """… and again, independently, for the figures in the file."""


class Head(msgspec.Struct, frozen=True):
    """The first line of a file."""

    format: int
    game: str
    rules_version: int
    deck_hash: str
    made: Making


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """One line: a view, and what its acts are worth."""

    id: str
    """Follows from the view."""
    rule_set: str
    options: dict[str, OptionValue]
    seats: int
    stage: Literal["opening", "middle", "end"]
    kind: str
    """What is asked, in the words of the notation."""
    level: Level = "medium"
    found: Mean
    """How often weaker players find an act that counts as good."""
    best: str
    obvious: str
    """What the greedy player does."""
    unit: Literal["points", "wins"]
    """In which the lead is clearest."""
    lead: Mean
    """Of the best act over the obvious one, in this unit."""
    acts: list[Weighed]
    """Every legal act, the best first."""
    view: msgspec.Raw

    def of(self, act: str) -> Weighed:
        found = next((one for one in self.acts if one.act == act), None)
        if found is None:
            raise SterlingError("practice/act", came=act[:40])
        return found

    def verdict(self, act: str) -> Verdict:
        """`good` is an act that is not clearly behind the best, or only by a fraction of what the obvious one is."""
        if act == self.best:
            return "best"
        return "good" if is_good(self.of(act), self.of(self.obvious)) else "worse"


def is_good(act: Weighed, obvious: Weighed) -> bool:
    if act.act == obvious.act:
        return False
    return not act.behind.is_clear() or act.behind.mean < AS_GOOD * obvious.behind.mean


class Seen(msgspec.Struct, frozen=True):
    """A position, ready to be shown."""

    game: Game
    view: View
    world: State
    """One that the view allows. Only what is the same in all of them may be read from it: whose turn it is, the legal
    actions, what everybody may know of the score."""


class Practice(msgspec.Struct, frozen=True):
    """A file of positions."""

    head: Head
    positions: list[Position]

    def text(self) -> str:
        lines = [msgspec.json.encode(self.head), *(msgspec.json.encode(one) for one in self.positions)]
        return "".join(f"{line.decode()}\n" for line in lines)

    def seen(self, position: Position) -> Seen:
        head = self.head
        game = make_game(
            head.game, position.seats, position.rule_set, position.options, rules_version=head.rules_version
        )
        view = decode(bytes(position.view), game.view_type)
        return Seen(game, view, game.sample(view, Rng(1)))

    def find(self, id: str) -> Position:
        found = next((one for one in self.positions if one.id == id), None)
        if found is None:
            raise SterlingError("practice/unknown", came=id[:40])
        return found


def parse(text: str, name: str = FILE) -> Practice:
    """The positions of a file; a SterlingError names the line that makes no sense."""
    lines = [line for line in text.splitlines() if line.strip()]
    number = 1
    try:
        head = msgspec.json.decode(lines[0] if lines else "", type=Head)
        if head.format != FORMAT:
            raise SterlingError("practice/format", file=name, came=head.format, expected=FORMAT)
        positions: list[Position] = []
        for line in lines[1:]:
            number += 1
            positions.append(msgspec.json.decode(line, type=Position))
    except msgspec.DecodeError as problem:
        raise SterlingError("practice/line", file=name, line=number, problem=str(problem)) from None
    return Practice(head, positions)


def file_of(name: str) -> Path:
    """Where the positions of a game are."""
    return folders()[name] / FILE


@cache
def practice_of(name: str) -> Practice | None:
    """The positions of a game; None if it has none."""
    if name not in folders() or not file_of(name).is_file():
        return None
    return parse(file_of(name).read_text(encoding="utf-8"), FILE)


def need_practice(name: str) -> Practice:
    found = practice_of(name)
    if found is None:
        raise SterlingError("practice/none", game=name[:40])
    return found


def id_of(game: Game, view: View) -> str:
    """The name of a position: it follows from the game and the view, and from nothing else."""
    told: list[Any] = [game.facts.name, game.seats, game.rule_set, game.options, encode(view).decode()]
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:10]
