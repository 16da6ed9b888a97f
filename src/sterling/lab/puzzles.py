"""Finds practice positions: in games of the strong search against itself, decisions in which the best act is clearly
better than the obvious one, judged by what the player could know (docs/practice.md).

The work is cut into games. What a game yields depends only on the plan and its number, so the result does not depend on
the number of workers, and a run that was stopped goes on where it was.
"""

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from sterling.bots import Bot, Budget, GreedyBot, SearchBot, bot, cast_of
from sterling.bots.compare import Comparison, Mean, value_of
from sterling.bots.practice import (
    FORMAT,
    LEVELS,
    Head,
    Making,
    Position,
    Practice,
    id_of,
    is_good,
)
from sterling.bots.weighing import Weighed, foretold, weighed
from sterling.core.bits import LOW4
from sterling.core.errors import SterlingError, trouble
from sterling.core.game import Game
from sterling.core.rng import Rng
from sterling.core.view import View, encode
from sterling.games import game as make_game
from sterling.games import game_class
from sterling.lab.crew import results
from sterling.lab.helper import Tell

LEAST_CHOICE = 3
"""A decision between fewer acts is no puzzle."""
GLANCE = 12
"""Two acts are first compared in this fraction of the worlds."""
HINT = 1.5
SURE = 4.0
ENOUGH = 10.0
"""Standard errors by which the best act has to lead: at a glance, and in each of the two measurements. At a glance,
more than enough of them promise no more."""
VALUE = 0.01
POINTS = 0.75
WINS = 0.02
"""How large the lead has to be: in the search's own value, and in points or in games won."""
FINALISTS = 4
PER_GAME = 2
LOOKED_AT = 3
"""The most promising decisions of each stage of a game; the others are not measured."""
STAGES = ("opening", "middle", "end")
TRIES = 6
"""How often each weaker player is asked."""
WEAK = 64
"""Iterations of a weak search."""


class Plan(msgspec.Struct, frozen=True):
    """What to look for."""

    game: str
    rules_version: int
    making: Making

    def configured(self, number: int) -> Game:
        """Seats and rule sets take turns."""
        facts = game_class(self.game).facts
        seats = facts.seats[number % len(facts.seats)]
        rule_set = facts.rule_sets[number // len(facts.seats) % len(facts.rule_sets)]
        # What everybody has seen is shown: a position is a question of judgement, not of memory.
        return make_game(self.game, seats, rule_set, facts.usual_options(1), rules_version=self.rules_version)


class Found(msgspec.Struct, frozen=True):
    """What one game yielded."""

    number: int
    positions: list[Position]


class Decision(msgspec.Struct, frozen=True):
    """A moment of a game in which the search and the greedy player disagree."""

    at: int
    view: View
    obvious: int
    searched: int
    promise: float
    """Standard errors by which the search's act leads at a glance."""


class Finder:
    """Plays games of a plan and looks for positions in them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def __call__(self, number: int, tell: Tell) -> Found:
        found = self.game(number)
        tell(1)
        return found

    def game(self, number: int) -> Found:
        game = self.plan.configured(number)
        rng = Rng((self.plan.making.seed * 1_000_003 + number) & 0x7FFFFFFFFFFFFFFF)
        decisions, length = self.played(game, rng)
        positions: list[Position] = []
        # Late decisions are the clearest ones, so the stages take turns to come first.
        for step in range(len(STAGES)):
            stage = STAGES[(number + step) % len(STAGES)]
            here = [one for one in decisions if stage_of(one.at, length) == stage]
            here.sort(key=lambda one: (-one.promise, one.at))
            for one in here[:LOOKED_AT]:
                position = self.examined(game, one, stage, rng.fork())
                if position is not None and len(positions) < PER_GAME:
                    positions.append(position)
                    break
            if len(positions) == PER_GAME:
                break
        return Found(number, positions)

    def played(self, game: Game, rng: Rng) -> tuple[list[Decision], int]:
        """The decisions of a game that promise something, and the number of all decisions."""
        making = self.plan.making
        searchers = [SearchBot(game) for _ in range(game.seats)]
        greedy = GreedyBot(game)
        state = game.start(game.random_deal(rng.fork()))
        decisions: list[Decision] = []
        length = 0
        while waiting := state.waiting():
            seat = int(LOW4[waiting])
            view = game.view(state, seat)
            chosen = searchers[seat].choose(view, Budget(iterations=making.play), rng.fork())
            if state.count(seat) >= LEAST_CHOICE:
                obvious = greedy.choose(view, Budget(), rng.fork())
                promise = 0.0 if obvious == chosen else glance(game, view, chosen, obvious, making, rng.word())
                if promise >= HINT:
                    decisions.append(Decision(length, view, obvious, chosen, promise))
            state.apply(seat, chosen)
            length += 1
        return decisions, length

    def examined(self, game: Game, one: Decision, stage: str, rng: Rng) -> Position | None:
        return examine(game, one.view, one.obvious, one.searched, self.plan.making, stage, rng)


def stage_of(at: int, length: int) -> str:
    return STAGES[min(2, 3 * at // max(1, length))]


def glance(game: Game, view: View, first: int, second: int, making: Making, seed: int) -> float:
    """By how many standard errors the first act leads the second in a few worlds."""
    comparison = Comparison(game, view, (first, second), seed)
    comparison.run(max(2, making.worlds // GLANCE))
    gap = comparison.tried[first].gap(comparison.tried[second], value_of)
    return 0.0 if gap.mean < VALUE / 2 else min(ENOUGH, gap.mean / max(gap.error, 1e-9))


def examine(
    game: Game, view: View, obvious: int, searched: int, making: Making, stage: str, rng: Rng
) -> Position | None:
    """The position of a view, if its best act is clearly better than the obvious one. It depends on the view alone."""
    world = game.sample(view, rng.fork())
    legal = world.legal(view.seat)
    # Every act, so that every answer can be judged; then the best ones more closely.
    all_acts = Comparison(game, view, legal, rng.word())
    all_acts.run(max(2, making.worlds // 4))
    ranked = sorted(legal, key=lambda code: (-all_acts.tried[code].mean(value_of).mean, code))
    finalists = list(dict.fromkeys([*ranked[:FINALISTS], searched, obvious]))
    first = Comparison(game, view, finalists, rng.word())
    first.run(making.worlds)
    best = first.best()
    if best == obvious or not first.tried[best].gap(first.tried[obvious], value_of).is_clear(SURE):
        return None
    # A second opinion: another search, and other worlds. The figures come from these, which nobody selected.
    second = SearchBot(game).choose(view, Budget(iterations=making.confirm), rng.fork())
    confirmed = Comparison(game, view, [best, *(code for code in finalists if code != best)], rng.word())
    confirmed.run(making.confirm_worlds)
    good, plain = confirmed.tried[best], confirmed.tried[obvious]
    lead = good.gap(plain, value_of)
    if lead.mean < VALUE or not lead.is_clear(SURE):
        return None
    acts = _weighed(game, best, all_acts, confirmed)
    losing = next(act for act in acts if act.act == game.format(obvious))
    counted = {act.act for act in acts if act.act == game.format(best) or is_good(act, losing)}
    if game.format(second) not in counted or len(counted) > max(1, len(legal) // 2):
        return None
    if not (foretold(game, view, best) and foretold(game, view, obvious)):
        # Nothing could be said about it but "wait and see".
        return None
    unit, by = unit_and_lead(losing)
    if by.mean < (POINTS if unit == "points" else WINS) or by.low <= 0:
        return None
    return Position(
        id=id_of(game, view),
        rule_set=game.rule_set,
        options=game.options,
        seats=game.seats,
        stage=stage,  # type: ignore[arg-type]
        kind=type(game.form(best)).__name__.lower(),
        found=how_often(game, view, counted, rng.fork()),
        best=game.format(best),
        obvious=game.format(obvious),
        unit=unit,  # type: ignore[arg-type]
        lead=by,
        acts=acts,
        view=msgspec.Raw(encode(view)),
    )


def _weighed(game: Game, best: int, all_acts: Comparison, confirmed: Comparison) -> list[Weighed]:
    """Every act, the finalists by the second measurement. The best one comes first: the first measurement chose it."""
    closely = {code: weighed(game, confirmed.tried[best], tried) for code, tried in confirmed.tried.items()}
    rest = {code: weighed(game, all_acts.tried[best], tried) for code, tried in all_acts.tried.items()}
    acts = list({**rest, **closely}.values())
    return sorted(acts, key=lambda act: (act.act != game.format(best), act.behind.mean, act.act))


def unit_and_lead(obvious: Weighed) -> tuple[str, Mean]:
    """In points or in wins, whichever is clearer."""
    points, wins = obvious.points_behind, obvious.wins_behind

    def clarity(gap: Mean) -> float:
        return min(ENOUGH, gap.mean / max(gap.error, 1e-9))

    return ("points", points) if clarity(points) >= clarity(wins) else ("wins", wins)


def how_often(game: Game, view: View, good: set[str], rng: Rng) -> Mean:
    """The share of weaker players' answers that are good: the characters below full strength, and a weak search."""
    weaker: list[Bot] = [bot(one.name, game) for one in cast_of(game.facts.name) if one.strength < 5]
    hits: list[float] = []
    for player in [*weaker, SearchBot(game), SearchBot(game)]:
        for _ in range(TRIES):
            code = player.choose(view, Budget(iterations=WEAK), rng.fork())
            hits.append(1.0 if game.format(code) in good else 0.0)
    return Mean.of(hits).rounded(3)


# -- a whole file ------------------------------------------------------------------------------------------------------


class Selection:
    """Takes positions as they come, as long as they add variety; when all games are played, whatever there is."""

    def __init__(self, plan: Plan) -> None:
        facts = game_class(plan.game).facts
        self.count = plan.making.count
        self.taken: list[Position] = []
        self._spare: list[Position] = []
        self._most = {"stage": 0.4, "kind": 0.8}
        if len(facts.seats) > 1:
            self._most["seats"] = 1.3 / len(facts.seats)
        if len(facts.rule_sets) > 1:
            self._most["rule_set"] = 1.3 / len(facts.rule_sets)
        self._counts: Counter[tuple[str, object]] = Counter()

    def add(self, positions: list[Position]) -> None:
        for one in positions:
            if self.complete or any(one.id == other.id for other in self.taken):
                continue
            marks = [(name, getattr(one, name)) for name in self._most]
            if all(self._counts[mark] < self._most[mark[0]] * self.count for mark in marks):
                self.taken.append(one)
                self._counts.update(marks)
            else:
                self._spare.append(one)

    def fill(self) -> None:
        self.taken += self._spare[: self.count - len(self.taken)]

    @property
    def complete(self) -> bool:
        return len(self.taken) >= self.count

    def rated(self) -> list[Position]:
        """The positions from easy to hard, a third of them for each level."""
        ranked = sorted(self.taken, key=lambda one: (-one.found.mean, one.id))
        third = max(1, -(-len(ranked) // len(LEVELS)))
        return [
            msgspec.structs.replace(one, level=LEVELS[min(place // third, len(LEVELS) - 1)])
            for place, one in enumerate(ranked)
        ]


def make(
    plan: Plan,
    out: Path,
    workers: int = 1,
    progress: Callable[[int, int], None] = lambda found, games: None,
) -> Practice:
    """Finds the positions of a plan and writes them to `out`; `out.part` has the finished games until then."""
    selection = Selection(plan)
    part = out.with_name(out.name + ".part")
    try:
        kept = list(_kept(part, plan))
        with part.open("w", encoding="utf-8") as log:
            log.write(_line(plan))
            for games, found in enumerate(_games(plan, kept, workers), start=1):
                log.write(_line(found))
                log.flush()
                selection.add(found.positions)
                progress(len(selection.taken), games)
                if selection.complete:
                    break
        selection.fill()
        game = plan.configured(0)
        head = Head(FORMAT, plan.game, plan.rules_version, game.deck_hash, plan.making)
        practice = Practice(head, selection.rated())
        out.write_text(practice.text(), encoding="utf-8")
        part.unlink()
    except OSError as problem:
        raise SterlingError("file/write", file=str(out), **trouble(problem)) from None
    return practice


def _line(thing: msgspec.Struct) -> str:
    return msgspec.json.encode(thing).decode() + "\n"


def _kept(part: Path, plan: Plan) -> Iterator[Found]:
    """The games of an earlier run with the same plan; what a game yields does not depend on how many are wanted."""

    def alike(one: Plan) -> Plan:
        return msgspec.structs.replace(one, making=msgspec.structs.replace(one.making, count=0, games=0))

    with contextlib.suppress(FileNotFoundError, msgspec.DecodeError):
        lines = part.read_text(encoding="utf-8").splitlines()
        if lines and alike(msgspec.json.decode(lines[0], type=Plan)) == alike(plan):
            # The last line may have been cut off in the middle.
            for line in lines[1:]:
                yield msgspec.json.decode(line, type=Found)


def _games(plan: Plan, kept: list[Found], workers: int) -> Iterator[Found]:
    """The games in order: those that are known, then new ones."""
    most = plan.making.games
    yield from kept[:most]
    left = iter(range(len(kept), most))
    early: dict[int, Found] = {}
    wanted = len(kept)

    def take(ahead: bool) -> int | None:
        return None if ahead else next(left, None)

    with contextlib.closing(results(partial(Finder, plan), take, workers, lambda games: None)) as finished:
        for _, found in finished:
            early[found.number] = found
            while wanted in early:
                yield early.pop(wanted)
                wanted += 1
