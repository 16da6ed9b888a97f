"""Practice positions as the service shows them: a view to answer from, and afterwards what its acts are worth. Pure.

- `listed(game)`: the positions of a game
- `question(game, id)`: one position, as its player sees it
- `answering(game, id)`: what every act is worth, in pieces (pieces.py); `answered(position, seen)`: the same for a
  position from elsewhere
- `judged(…)`: an act with its reasons, also for advice.py

The files hold views and no truth behind them (bots/practice.py), so nothing here could tell more than a view.
"""

from collections.abc import Generator

import msgspec
from msgspec import Raw

from sterling.bots.practice import Position, Seen, need_practice
from sterling.bots.weighing import Weighed, foretold, reasons
from sterling.core.bits import members
from sterling.core.story import Happening
from sterling.core.view import encode
from sterling.service.forms import Forms
from sterling.service.messages import (
    Difference,
    Judged,
    PracticeAnswer,
    PracticeItem,
    PracticeList,
    PracticePosition,
)


def listed(name: str) -> PracticeList:
    positions = need_practice(name).positions
    return PracticeList(
        name, [PracticeItem(one.id, one.level, one.stage, one.seats, one.rule_set) for one in positions]
    )


def question(name: str, id: str) -> PracticePosition:
    practice = need_practice(name)
    position = practice.find(id)
    return shown(position, practice.seen(position))


def shown(position: Position, seen: Seen) -> PracticePosition:
    """The position as its player sees it; the same whichever world was sampled for it."""
    game, view = seen.game, seen.view
    return PracticePosition(
        id=position.id,
        game=game.facts.name,
        rules_version=game.rules_version,
        rule_set=game.rule_set,
        options=game.options,
        seats=game.seats,
        level=position.level,
        characters=list(game.facts.characters),
        seat=view.seat,
        view=Raw(encode(game.shown(view))),
        waiting=members(int(seen.world.waiting())),
        legal=Forms(game).of(seen.world.legal(view.seat), view),
        running=game.running(seen.world),
    )


def answering(name: str, id: str) -> Generator[None, None, bytes]:
    practice = need_practice(name)
    position = practice.find(id)
    return answered(position, practice.seen(position))


def answered(position: Position, seen: Seen) -> Generator[None, None, bytes]:
    """The answer, as JSON."""
    acts: list[Judged] = []
    for act in position.acts:
        code = seen.game.parse(act.act)
        acts.append(judged(code, act, foretold(seen.game, seen.view, code), position.verdict(act.act)))
        yield
    return msgspec.json.encode(
        PracticeAnswer(
            id=position.id,
            best=seen.game.parse(position.best),
            obvious=seen.game.parse(position.obvious),
            unit=position.unit,
            lead=(position.lead.mean, position.lead.error),
            found=(position.found.mean, position.found.error),
            acts=acts,
        )
    )


def judged(code: int, act: Weighed, happened: list[Happening], verdict: str) -> Judged:
    return Judged(
        code=code,
        text=act.act,
        happened=happened,
        worlds=act.worlds,
        points=(act.points.mean, act.points.error),
        wins=(act.wins.mean, act.wins.error),
        points_behind=(act.points_behind.mean, act.points_behind.error),
        wins_behind=(act.wins_behind.mean, act.wins_behind.error),
        reasons=[Difference(one.kind, round(one.by, 1), one.part) for one in reasons(act)],  # type: ignore[arg-type]
        verdict=verdict,  # type: ignore[arg-type]
    )
