"""Positions of every phase of every game, and a table without a service that shows them to a browser."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw

import sterling
from kit.tools import aid
from sterling import Game, Rng, State
from sterling.core.bits import members
from sterling.core.view import encode
from sterling.service.forms import Forms
from sterling.service.messages.http import SeatToken, TableAnswer
from sterling.service.messages.socket import VERSION, TableMessage, Welcome
from sterling.service.messages.table import SeatInfo, Seen, TableInfo

NAMES = ("Ada", "Grace", "Edsger", "Barbara")
CROWDED = "-crowded"
GAMES = 60
"""How many games are played to find all phases for a number of seats."""


@dataclass(frozen=True)
class Position:
    """A state, and the seat that looks at it."""

    name: str
    game: Game
    state: State
    seat: int

    def seen(self) -> Seen:
        view = self.game.view(self.state, self.seat)
        return Seen(
            seat=self.seat,
            number=1,
            decision=1,
            view=Raw(encode(self.game.shown(view))),
            waiting=members(int(self.state.waiting())),
            legal=Forms(self.game).of(self.state.legal(self.seat), view),
            undo=False,
        )

    def info(self, table: str) -> TableInfo:
        facts = self.game.facts
        over = bool(self.state.over())
        return TableInfo(
            id=table,
            game=facts.name,
            rule_set=self.game.rule_set,
            options=self.game.options,
            status="over" if over else "playing",
            seats=[SeatInfo("human", name) for name in NAMES[: self.game.seats]],
            listed=False,
            clock=None,
            commitment="",
            characters=list(facts.characters),
            imported=True,
            scores=self.game.scores(self.state) if over else None,
        )


def phase_of(view: dict[str, Any]) -> str:
    """Distinguishes prompts that look different."""
    phase = str(view["phase"])
    if phase == "power":
        return f"power-{view['pile'][-1]}"
    if phase == "mark":
        return "follow-up" if view["own"]["owed"] > 0 else "mark"
    return phase


def crowd_of(view: dict[str, Any]) -> int:
    """How much is on the board: the more, the harder to fit."""
    if "villages" in view:
        return max(map(len, view["villages"]))
    if "grid" in view:
        return max(len(cell) for row in view["grid"] for cell in row)
    return 0


@cache
def positions(name: str, seats: int, rule_set: str = "") -> list[Position]:
    """The first position of every phase that some random games reach, and the most crowded one."""
    game = sterling.game(name, seats, rule_set or None, options=aid(name))
    found: dict[str, Position] = {}
    crowds: dict[str, int] = {}
    rng = Rng(20)
    for _ in range(GAMES):
        for state, seat in asked(game, rng):
            view = msgspec.to_builtins(game.view(state, seat))
            phase, crowd = phase_of(view), crowd_of(view)
            key = f"{name}-{seats}-{phase}"
            if key not in found:
                found[key] = Position(key, game, state.clone(), seat)
                crowds[key] = crowd
            elif crowd > crowds[key]:
                found[key + CROWDED] = Position(key + CROWDED, game, state.clone(), seat)
                crowds[key] = crowd
    return list(found.values())


def asked(game: Game, rng: Rng) -> Iterator[tuple[State, int]]:
    """Every decision of a random game, and its end."""
    state = game.start(game.random_deal(rng))
    while not state.over():
        waiting = members(int(state.waiting()))
        seat = waiting[rng.below(len(waiting))]
        yield state, seat
        codes = state.legal(seat)
        state.apply(seat, codes[rng.below(len(codes))])
    yield state, 0


class Stand:
    """Answers a page instead of a service: one table after another, each in one position."""

    def __init__(self, page: Any, house: str) -> None:
        self.page = page
        self.house = house
        self.shown: list[Position] = []
        page.route(re.compile(r"/api/tables/position"), self._answer)
        page.route_web_socket(re.compile(r"/ws$"), self._socket)

    def show(self, position: Position) -> None:
        self.shown.append(position)
        table = self._table()
        self.page.goto(f"{self.house}#/table/{table}")
        self.page.wait_for_selector(f"[data-table={table}] .board > *")

    def _table(self) -> str:
        return f"position{len(self.shown):08}"

    def _answer(self, route: Any) -> None:
        position = self.shown[-1]
        answer = TableAnswer(
            position.info(self._table()), False, [position.seen()], "", [], [SeatToken(position.seat, "")]
        )
        route.fulfill(body=msgspec.json.encode(answer).decode(), content_type="application/json")

    def _socket(self, line: Any) -> None:
        def hear(text: str) -> None:
            kind = msgspec.json.decode(text)["type"]
            if kind == "hello":
                line.send(msgspec.json.encode(Welcome(VERSION, True)).decode())
            elif kind == "subscribe":
                position = self.shown[-1]
                message = TableMessage(position.info(self._table()), False, [position.seen()], [[]])
                line.send(msgspec.json.encode(message).decode())

        line.on_message(hear)
