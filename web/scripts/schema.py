"""Writes what the browser client takes from Python: the wire as an OpenAPI document, and the facts of the games.

python web/scripts/schema.py          writes web/src/generated/wire.json and house.json
npm run types (in web/)               makes wire.ts of wire.json
tests/web/test_generated.py           fails when any of them is behind the sources
"""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from sterling import bots
from sterling.core.game import Action
from sterling.games import game_class, games
from sterling.service import messages

GENERATED = Path(__file__).parents[1] / "src" / "generated"

BODIES = [
    messages.CreateTable,
    messages.SitDown,
    messages.GiveNonce,
    messages.SeatBot,
    messages.LeaveSeat,
    messages.OpenSeat,
    messages.TableAnswer,
    messages.TableList,
    messages.Replay,
    messages.Problem,
    messages.Guest,
]


def wire() -> dict[str, Any]:
    """Every message, body, view and form. Types of one name in several games carry the game's package in it."""
    named = [*messages.ClientMessage.__args__, *messages.ServerMessage.__args__, Action, *BODIES]
    for facts in games():
        named += [game_class(facts.name).view_type, game_class(facts.name).form_type]
    _, components = msgspec.json.schema_components(named, ref_template="#/components/schemas/{name}")
    text = json.dumps(components).replace("sterling.games.", "")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sterling, the wire", "version": str(messages.VERSION)},
        "paths": {},
        "components": {"schemas": json.loads(text)},
    }


def house() -> dict[str, Any]:
    """The games and who can be seated at each."""
    told = []
    for facts in games():
        try:
            cast = [one.name for one in import_module(f"sterling.bots.characters.{facts.package}").CAST]
        except ModuleNotFoundError:
            cast = []
        told.append({**msgspec.to_builtins(facts), "cast": cast, "plain": list(bots.PLAIN)})
    return {"version": messages.VERSION, "games": told, "phrases": list(messages.PHRASES)}


def texts() -> dict[str, str]:
    def text(thing: dict[str, Any]) -> str:
        return json.dumps(thing, indent=1, ensure_ascii=False) + "\n"

    return {"wire.json": text(wire()), "house.json": text(house())}


if __name__ == "__main__":
    GENERATED.mkdir(parents=True, exist_ok=True)
    for name, content in texts().items():
        (GENERATED / name).write_text(content, encoding="utf-8")
