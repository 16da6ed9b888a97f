"""Luck and skill: what a result was made of (docs/luck.md).

A result is what a seat has over the mean of the others. Par is what the reference gets in that seat against itself, over
all deals. Every decision was compared with the reference's, from its seat's view: what the own ones gained is skill, what
those of others did to the seat is theirs, and the rest is luck. So the parts add up exactly.
"""

import math
from collections.abc import Sequence

from sterling.bots.compare import Mean
from sterling.bots.judged import Decision, LuckPart, Share
from sterling.bots.reference import Ending, Reference
from sterling.core.deal import Deal
from sterling.core.rng import Rng


def par(reference: Reference, deals: int, rng: Rng) -> list[Mean]:
    """What each seat is worth before the cards are dealt: the mean margin of the reference against itself."""
    game = reference.game
    return _margins([_played(reference, game.random_deal(rng), rng) for _ in range(deals)])


def deal_value(reference: Reference, deal: Deal, replays: int, rng: Rng) -> list[Mean]:
    """The mean margins of the reference against itself with this deal."""
    return _margins([_played(reference, deal, rng) for _ in range(replays)])


def _played(reference: Reference, deal: Deal, rng: Rng) -> Ending:
    world = reference.game.start(deal)
    for seat, knowledge in enumerate(reference.knowledges):
        knowledge.begin(world.clone(), seat)
    return reference.play_on(world, rng.fork())


def _margins(endings: Sequence[Ending]) -> list[Mean]:
    return [Mean.of([one.margin(seat) for one in endings]) for seat in range(len(endings[0].points))]


def shares(end: Ending, decisions: Sequence[Decision], part: LuckPart) -> list[Share]:
    """What the result of each seat was made of."""
    found: list[Share] = []
    for seat, (mean, deal) in enumerate(zip(part.par, part.deal, strict=True)):
        result, expected = round(end.margin(seat), 2), mean.rounded(2)
        skill = _sum([one.skill[seat] for one in decisions if one.seat == seat]).rounded(2)
        others = _sum([one.skill[seat] for one in decisions if one.seat != seat]).rounded(2)
        rest = result - expected.mean - skill.mean - others.mean
        error = math.hypot(expected.error, skill.error, others.error)
        found.append(
            Share(
                seat=seat,
                result=result,
                par=expected,
                skill=skill,
                others=others,
                luck=Mean(rest, error).rounded(2),
                deal=Mean(deal.mean - mean.mean, math.hypot(deal.error, mean.error)).rounded(2),
            )
        )
    return found


def _sum(parts: Sequence[Mean]) -> Mean:
    """Independent means, added up."""
    return Mean(sum(part.mean for part in parts), math.sqrt(sum(part.error**2 for part in parts)))
