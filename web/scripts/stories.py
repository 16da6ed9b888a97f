"""Writes what Python tells about recorded games, for the tests of the browser client.

python web/scripts/stories.py         writes web/src/generated/stories.json

The games are those with playthroughs under tests/games/<game>/golden. Of each it gives
- `lines`: what happened, once for every seat that saw it, with the line that Python makes of it in every language;
- `steps`: for every verb a step in which it happened, with the views before and after it and at the end of the game.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sterling import Match, replay
from sterling.core.game import Game
from sterling.core.record import Record
from sterling.core.state import SPECTATOR
from sterling.core.story import Happening
from sterling.core.view import View
from sterling.games import folders
from sterling.i18n import LANGUAGES, Words
from sterling.story import tell

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web" / "src" / "generated" / "stories.json"
NAMES = ["Ann", "Ben", "Cem", "Dora"]


class Step(NamedTuple):
    """One action of a recorded game as one viewer saw it."""

    viewer: int
    before: View | None
    after: View
    happened: list[Happening]


def records(folder: str) -> Iterator[Record]:
    """The records at the head of a game's playthroughs."""
    for file in sorted((ROOT / "tests" / "games" / folder / "golden").glob("*.txt")):
        record, found, _ = file.read_text(encoding="utf-8").partition("\n[0] ")
        if found:
            yield Record.parse(record)


def steps(final: Match, viewer: int) -> Iterator[Step]:
    """A game from the deal on, as shown to the people at the table."""
    game = final.game
    match = Match(game, final.deal)
    before = game.shown(match.view(viewer))
    yield Step(viewer, None, before, game.happened(None, before, None))
    for seat, code in final.log:
        match.play(seat, code)
        after = game.shown(match.view(viewer))
        yield Step(viewer, before, after, game.happened(before, after, game.heard(before, seat, code)))
        before = after


def lines(game: Game, step: Step, known: set[bytes]) -> Iterator[dict[str, Any]]:
    """What happened in a step, and how it is told; what is already covered is left out."""
    for one in step.happened:
        key = msgspec.json.encode((step.viewer, one))
        if key not in known:
            known.add(key)
            told = {language: tell(game, [one], Words(language), NAMES, step.viewer)[0] for language in LANGUAGES}
            yield {"seat": step.viewer, "happened": one, "told": told}


def story(folder: str) -> dict[str, Any]:
    known: set[bytes] = set()
    told: list[dict[str, Any]] = []
    simplest: dict[str, dict[str, Any]] = {}
    for record in records(folder):
        final = replay(record)
        for viewer in range(SPECTATOR, final.game.seats):
            last = final.game.shown(final.view(viewer))
            for step in steps(final, viewer):
                told += lines(final.game, step, known)
                for one in step.happened:
                    # The board shows best where something happens if little else happens in that step.
                    best = simplest.get(one.verb)
                    if best is None or len(step.happened) < len(best["happened"]):
                        about = {"seats": final.game.seats, "options": final.game.options}
                        simplest[one.verb] = {**step._asdict(), **about, "last": last}
    return {"lines": told, "steps": simplest}


def stories() -> dict[str, Any]:
    found = {name: story(path.name) for name, path in folders().items()}
    return {"names": NAMES, "games": {name: told for name, told in found.items() if told["lines"]}}


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(json.dumps(msgspec.to_builtins(stories()), ensure_ascii=False) + "\n", encoding="utf-8")
