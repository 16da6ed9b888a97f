"""Writes what the browser client takes from Python: the wire as an OpenAPI document, and the facts of the games.

python web/scripts/schema.py          writes web/src/generated/wire.json and house.json
npm run types (in web/)               makes wire.ts of wire.json
`make web` does both when the sources have changed
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from sterling import bots
from sterling.bots.practice import practice_of
from sterling.games import games
from sterling.service import messages
from sterling.service.faces import FACES
from sterling.service.lessons import taught

GENERATED = Path(__file__).parents[1] / "src" / "generated"


def house() -> dict[str, Any]:
    """The games and who can be seated at each."""
    told = []
    for facts in games():
        cast = bots.cast_of(facts.name)
        told.append(
            {
                **msgspec.to_builtins(facts),
                "cast": [one.name for one in cast],
                "strengths": {one.name: one.strength for one in cast},
                "plain": list(bots.PLAIN),
                "practice": 0 if (found := practice_of(facts.name)) is None else len(found.positions),
            }
        )
    return {
        "version": messages.VERSION,
        "games": told,
        "phrases": list(messages.PHRASES),
        "faces": list(FACES),
        "lessons": msgspec.to_builtins(taught()),
    }


def texts() -> dict[str, str]:
    def text(thing: dict[str, Any]) -> str:
        return json.dumps(thing, indent=1, ensure_ascii=False) + "\n"

    return {"wire.json": text(messages.schema()), "house.json": text(house())}


if __name__ == "__main__":
    GENERATED.mkdir(parents=True, exist_ok=True)
    for name, content in texts().items():
        file = GENERATED / name
        if not file.is_file() or file.read_text(encoding="utf-8") != content:
            file.write_text(content, encoding="utf-8")
