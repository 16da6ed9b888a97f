"""Acts weighed against the best of them, as people are told about it: in points, wins and parts of the score.

- `weigh(comparison)`: every act that was compared, the best first
- `Reason`, `reasons(act)`: what the difference is made of, as far as the numbers are clear
- `foretold(game, view, code)`: what an act does, as far as the view tells
"""

from collections.abc import Sequence

import msgspec

from sterling.bots.compare import Comparison, Mean, Tried, part_of, points_of, rival_of, value_of, wins_of
from sterling.core.errors import Fact
from sterling.core.game import Game
from sterling.core.match import play
from sterling.core.rng import Rng
from sterling.core.state import SPECTATOR
from sterling.core.story import Happening, Thing
from sterling.core.view import View

WORTH_TELLING = 0.25
"""Points: a smaller difference is not worth a word."""
WINS_WORTH_TELLING = 0.01
WORLDS_FORETOLD = 4
FORETOLD = 2
"""The act itself and what comes of it at once; whatever follows is another story."""


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """An act, and how far it is behind the best one. Differences are means over the same worlds."""

    act: str
    worlds: int
    points: Mean
    """The seat's score at the end."""
    wins: Mean
    """The share of games won."""
    behind: Mean
    """What it loses in the search's own value, from 0 to 1; 0 for the best."""
    points_behind: Mean
    """How much better the score is after the best act: higher, or lower in games that the lowest total wins."""
    wins_behind: Mean
    rival_ahead: Mean
    """How much better the strongest opponent's score is after this act."""
    parts: dict[str, Mean] = {}
    """How much better each part of the score is after the best act."""


def weigh(comparison: Comparison) -> list[Weighed]:
    """Every act that was compared, the best first."""
    best = comparison.tried[comparison.best()]
    found = [weighed(comparison.game, best, tried) for tried in comparison.tried.values()]
    return sorted(found, key=lambda act: (act.act != comparison.game.format(best.code), act.behind.mean, act.act))


def weighed(game: Game, best: Tried, tried: Tried) -> Weighed:
    names = best.outcomes[0].parts
    better = -1 if game.facts.lowest_wins else 1
    return Weighed(
        act=game.format(tried.code),
        worlds=len(tried.outcomes),
        points=tried.mean(points_of).rounded(2),
        wins=tried.mean(wins_of).rounded(4),
        behind=best.gap(tried, value_of).rounded(5),
        points_behind=best.gap(tried, points_of).times(better).rounded(3),
        wins_behind=best.gap(tried, wins_of).rounded(4),
        rival_ahead=tried.gap(best, rival_of).times(better).rounded(3),
        parts={name: best.gap(tried, part_of(name)).times(better).rounded(3) for name in names},
    )


class Reason(msgspec.Struct, frozen=True):
    """One difference between the best act and another."""

    kind: str
    """`points`, `wins`, `rival`, or `part`."""
    by: float
    """How much better the best act is: points, wins in a hundred games, points that the strongest opponent is worse
    off."""
    part: str = ""


def reasons(act: Weighed) -> list[Reason]:
    """What speaks for the best act rather than this one, as far as the numbers are clear: the largest first among the
    parts."""
    found: list[Reason] = []
    if act.points_behind.is_clear() and abs(act.points_behind.mean) >= WORTH_TELLING:
        found.append(Reason("points", act.points_behind.mean))
    if act.wins_behind.is_clear() and abs(act.wins_behind.mean) >= WINS_WORTH_TELLING:
        found.append(Reason("wins", round(100 * act.wins_behind.mean, 1)))
    if act.rival_ahead.is_clear() and abs(act.rival_ahead.mean) >= WORTH_TELLING:
        found.append(Reason("rival", act.rival_ahead.mean))
    parts = [
        Reason("part", gap.mean, name)
        for name, gap in act.parts.items()
        if gap.is_clear() and abs(gap.mean) >= WORTH_TELLING
    ]
    # A single part that is the whole difference says nothing new.
    if len(act.parts) > 1:
        found += sorted(parts, key=lambda reason: -abs(reason.by))[:3]
    return found


# -- what an act does --------------------------------------------------------------------------------------------------


def foretold(game: Game, view: View, code: int) -> list[Happening]:
    """What this act of the view's seat does, as its own story tells it: only what is the same in several worlds that
    the view allows. What depends on hidden cards is left out, or told as a spectator would see it."""
    told = [_happened(game, view, code, seed) for seed in range(1, WORLDS_FORETOLD + 1)]
    own = _common([mine for mine, _ in told])
    public = _common([others for _, others in told])
    return (own or public)[:FORETOLD]


def _happened(game: Game, view: View, code: int, seed: int) -> tuple[list[Happening], list[Happening]]:
    """What the seat and a spectator would see in one world."""
    world = game.sample(view, Rng(seed))
    watched = game.shown(game.view(world, SPECTATOR))
    before = game.shown(view)
    play(game, world, view.seat, code)
    own = game.happened(before, game.shown(game.view(world, view.seat)), code)
    public = game.happened(watched, game.shown(game.view(world, SPECTATOR)), game.heard(watched, view.seat, code))
    return _of(own, view.seat), _of(public, view.seat)


def _of(happened: Sequence[Happening], seat: int) -> list[Happening]:
    """What the seat itself does; what follows by the rules or from others is another story."""
    return [one for one in happened if one.who == seat and not one.heading]


def _common(told: Sequence[list[Happening]]) -> list[Happening]:
    """What is the same in all worlds, from the beginning up to the first difference; cards that differ are unknown."""
    common: list[Happening] = []
    for row in zip(*told, strict=False):
        first = row[0]
        if all(one == first for one in row):
            common.append(first)
        elif all(_bare(one) == _bare(first) for one in row):
            common.append(_bare(first))
        else:
            break
    return common


def _bare(one: Happening) -> Happening:
    """The same with cards that nobody knows."""
    things = [Thing("", {name: _unknown(word) for name, word in thing.words.items()}) for thing in one.things]
    return msgspec.structs.replace(one, things=things, moved=[])


def _unknown(word: Fact) -> Fact:
    """How the catalogues name a card that its reader does not know."""
    return "hidden" if isinstance(word, str) else 0
