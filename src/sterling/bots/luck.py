"""Luck and skill: what a result was made of (docs/luck.md).

A result is what a seat has over the mean of the others. Par is what the reference gets in that seat against itself,
over all deals. Every decision was compared with the reference's, from its seat's view: what the own ones gained is
skill, what those of others did to the seat is theirs, and the rest is luck. So the parts add up exactly.
"""

import math
from collections.abc import Callable, Sequence

import msgspec

from sterling.bots import Bot, Budget, bot, cast_of
from sterling.bots.compare import Mean
from sterling.bots.judged import Decision, LuckPart, Share
from sterling.bots.reference import Ending, Reference, ending
from sterling.core.bits import LOW4
from sterling.core.deal import Deal
from sterling.core.errors import SterlingError
from sterling.core.record import Record
from sterling.core.rng import Rng
from sterling.games import replay


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


class Guest(msgspec.Struct, frozen=True):
    """How one player does with the same cards in the same seat, against the reference in the other seats."""

    bot: str
    """Its name; `reference` for the reference, and empty for the game as it was played, against who was there then."""
    games: int
    points: Mean
    """The score, as the game counts it."""
    margin: Mean
    """Points ahead of the mean of the others."""
    wins: float


def same_deal(
    record: Record,
    seat: int,
    bots: Sequence[str] | None = None,
    *,
    games: int = 3,
    iterations: int = 32,
    seed: int = 1,
    progress: Callable[[int, int], None] = lambda at, of: None,
    stop: Callable[[], bool] = lambda: False,
) -> list[Guest]:
    """The game as it was played, then the reference and the house's characters (or these bots) with the same deal in
    this seat."""
    final = replay(record)
    game = final.game
    if not 0 <= seat < game.seats:
        raise SterlingError("setup/seat", expected=f"1-{game.seats}", came=seat + 1)
    reference = Reference(game)
    found: list[Guest] = []
    if final.over():
        found.append(_guest("", [ending(game, final.state)], seat, game.facts.lowest_wins))
    names = [one.name for one in cast_of(game.facts.name)] if bots is None else list(bots)
    rng = Rng(seed)
    for at, name in enumerate(["reference", *names]):
        if stop():
            raise SterlingError("review/stopped")
        player = None if name == "reference" else bot(name, game)
        ends = [_with_guest(reference, final.deal, seat, player, iterations, rng.fork()) for _ in range(games)]
        found.append(_guest(name, ends, seat, game.facts.lowest_wins))
        progress(at + 1, len(names) + 1)
    return found


def _with_guest(reference: Reference, deal: Deal, seat: int, player: Bot | None, iterations: int, rng: Rng) -> Ending:
    """One game with this deal: the guest gets its view, as at any table."""
    if player is None:
        return _played(reference, deal, rng)
    game = reference.game
    world = game.start(deal)
    for other, knowledge in enumerate(reference.knowledges):
        knowledge.begin(world.clone(), other)
    while waiting := world.waiting():
        mover = int(LOW4[waiting])
        if mover == seat:
            world.apply(mover, player.choose(game.view(world, mover), Budget(iterations=iterations), rng))
        else:
            world.apply(mover, reference.knowledges[mover].policy(world, mover, rng))
    return ending(game, world)


def _guest(name: str, ends: Sequence[Ending], seat: int, lowest_wins: bool) -> Guest:
    sign = -1 if lowest_wins else 1
    return Guest(
        name,
        len(ends),
        Mean.of([float(sign * one.points[seat]) for one in ends]).rounded(1),
        Mean.of([one.margin(seat) for one in ends]).rounded(1),
        round(sum(one.wins[seat] for one in ends) / len(ends), 3),
    )
