"""Bots against each other: the same deals with rotated seats, to reduce luck.

A *deal* of the arena is played once for each rotation of its line-up: every bot of the line-up holds every seat once
with the same cards. Shares, margins and their intervals are taken over deals, which are independent; single games are
not. Seconds are processor time, so that a busy machine favours nobody.
"""

import json
import math
import re
from collections.abc import Callable, Generator
from contextlib import closing
from itertools import combinations
from pathlib import Path

import msgspec
from openskill.models import PlackettLuce

from sterling.bots import PROCESSOR, Bot, Budget, bot
from sterling.core.bits import LOW4
from sterling.core.errors import SetupError, SterlingError
from sterling.core.game import Game, OptionValue
from sterling.core.match import Match
from sterling.core.rng import Rng
from sterling.games import game as make_game
from sterling.lab.cluster import Cluster
from sterling.lab.crew import Work, results
from sterling.lab.helper import Tell

Z95 = 1.959964
CANDIDATE = "candidate"


class Plan(msgspec.Struct, frozen=True):
    """What to play."""

    game: str
    seats: int
    rule_set: str
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    games: int
    """At least this many games; deals are always played in full."""
    budget: Budget
    seed: int = 1
    deck: str | None = None
    rules_version: int | None = None
    learned: dict[str, str] = {}
    """The files of the learned evaluations that the bot `candidate` uses."""
    candidate: str = "search"
    """The bot that `candidate` is, apart from these files."""
    line_up: tuple[str, ...] = ()
    """Who sits at every table, if not every combination of the bots."""

    def configured(self) -> Game:
        """The game with these seats, rules, options and deck."""
        return make_game(
            self.game, self.seats, self.rule_set, self.options, self.deck, rules_version=self.rules_version
        )

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who meets whom: every combination, or all together if there are too few for the table."""
        if self.line_up:
            return [self.line_up]
        if len(self.bots) < self.seats:
            repeated = [self.bots[place % len(self.bots)] for place in range(self.seats)]
            return [tuple(repeated)]
        return list(combinations(self.bots, self.seats))

    def deals(self) -> list[tuple[int, tuple[str, ...]]]:
        """The deals by number, each with its line-up; line-ups take turns."""
        line_ups = self.line_ups()
        number = max(len(line_ups), math.ceil(self.games / self.seats))
        return [(place, line_ups[place % len(line_ups)]) for place in range(number)]


class Seated(msgspec.Struct, frozen=True):
    """A player of the arena and what it may think about one action."""

    player: Bot
    budget: Budget


def seat_bot(plan: Plan, name: str, game: Game) -> Seated:
    """A bot of the plan, on processor time.

    A name may carry its own seconds, as in `corsair@0.2`; `candidate` is a bot with other learned evaluations.
    """
    plain, at, given = name.partition("@")
    budget = plan.budget
    if at:
        if not re.fullmatch(r"\d{1,4}(\.\d{1,4})?", given) or float(given) == 0:
            raise SetupError("arena/seconds", came=name[:40])
        budget = Budget(seconds=float(given))
    made = bot(plan.candidate, game, plan.learned) if plain == CANDIDATE else bot(plain, game)
    made.clock = PROCESSOR
    return Seated(made, budget)


class Rotation(msgspec.Struct, frozen=True):
    """One finished game of a deal."""

    players: tuple[str, ...]
    places: tuple[int, ...]
    totals: tuple[int, ...]
    moves: tuple[int, ...]
    """Decisions of each seat."""
    seconds: tuple[float, ...]
    """Processor time each seat took for them."""
    record: str = ""


class Played(msgspec.Struct, frozen=True):
    """All games of one deal."""

    deal: int
    games: tuple[Rotation, ...]


def play_deal(plan: Plan, number: int, line_up: tuple[str, ...], keep_records: bool) -> Played:
    """Every rotation of the line-up on one deal. Depends only on the plan and the number (except for clocks)."""
    game = plan.configured()
    deal = game.random_deal(Rng(plan.seed * 1_000_003 + number))
    games = []
    for turn in range(plan.seats):
        players = line_up[turn:] + line_up[:turn]
        match = Match(game, deal)
        seated = [seat_bot(plan, name, game) for name in players]
        rng = Rng((plan.seed * 1_000_003 + number) * 16 + turn + 1)
        moves = [0] * plan.seats
        seconds = [0.0] * plan.seats
        while waiting := match.state.waiting():
            seat = int(LOW4[waiting])
            started = PROCESSOR()
            match.play(seat, seated[seat].player.choose(match.view(seat), seated[seat].budget, rng))
            seconds[seat] += PROCESSOR() - started
            moves[seat] += 1
        scores = match.scores()
        games.append(
            Rotation(
                players,
                tuple(score.place for score in scores),
                tuple(score.total for score in scores),
                tuple(moves),
                tuple(round(spent, 6) for spent in seconds),
                match.record([name.capitalize() for name in players]).text() if keep_records else "",
            )
        )
    return Played(number, tuple(games))


Task = tuple[Plan, int, tuple[str, ...], bool]
"""What `play_deal` needs to know."""


def _player() -> Work[Task, Played]:
    return _play


def _play(task: Task, tell: Tell) -> Played:
    played = play_deal(*task)
    tell(len(played.games))
    return played


class Standing(msgspec.Struct, frozen=True):
    """One bot over all its games."""

    bot: str
    games: int
    share: float
    """Share of wins; a shared win counts in parts."""
    low: float
    high: float
    margin: float
    """Its mean score minus the mean of the others."""
    margin_low: float
    margin_high: float
    score: float
    rating: float
    """openskill (Plackett-Luce): mu, followed by sigma."""
    sigma: float
    seconds: float
    """Mean processor time per move."""


class Pairing(msgspec.Struct, frozen=True):
    """How often one bot placed ahead of another at the same table."""

    bot: str
    against: str
    games: int
    share: float
    """A tie counts half."""


class Result(msgspec.Struct, frozen=True):
    plan: Plan
    deals: int
    games: int
    standings: list[Standing]
    pairings: list[Pairing]


def arena(
    plan: Plan,
    workers: int | Cluster = 1,
    file: Path | None = None,
    records: Path | None = None,
    progress: Callable[[int, int], None] = lambda played, all_: None,
) -> Result:
    """Plays a plan. With `file`, every finished deal is saved there, and an interrupted run continues."""
    game = plan.configured()
    for name in plan.bots:
        seat_bot(plan, name, game)
    played = _kept(plan, file)
    tasks = [(plan, number, line_up, records is not None) for number, line_up in plan.deals() if number not in played]
    total = len(tasks) + len(played)
    progress(len(played), total)
    if file is not None and not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(plan) + b"\n")
    with closing(_run(tasks, workers)) as finished:
        for done in finished:
            if records is not None:
                _save(records, plan, done)
            played[done.deal] = done
            if file is not None:
                with file.open("ab") as out:
                    out.write(msgspec.json.encode(_bare(done)) + b"\n")
            progress(len(played), total)
    return result(plan, [played[number] for number in sorted(played)])


def _run(tasks: list[Task], workers: int | Cluster) -> Generator[Played, None, None]:
    """The deals as they finish. A deal takes long, so it is saved at once, and no worker gets one in advance."""
    left = iter(tasks)

    def take(ahead: bool) -> Task | None:
        return None if ahead else next(left, None)

    if isinstance(workers, int):
        workers = min(workers, len(tasks))
    with closing(results(_player, take, workers, lambda games: None, alongside=False)) as finished:
        for _, played in finished:
            yield played


def _bare(played: Played) -> Played:
    return Played(played.deal, tuple(msgspec.structs.replace(game, record="") for game in played.games))


def _save(folder: Path, plan: Plan, played: Played) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for turn, game in enumerate(played.games):
        (folder / f"{plan.game}-{played.deal:05}-{turn}.txt").write_text(game.record, encoding="utf-8")


def _kept(plan: Plan, file: Path | None) -> dict[int, Played]:
    """The deals that an interrupted run has finished; a file from another plan is rejected."""
    if file is None or not file.exists():
        return {}
    lines = file.read_bytes().split(b"\n")
    try:
        before = msgspec.json.decode(lines[0], type=Plan)
    except msgspec.DecodeError:
        raise SterlingError("arena/file", file=str(file)) from None
    if msgspec.structs.replace(before, games=plan.games) != plan:
        raise SterlingError("arena/other-plan", file=str(file))
    found: dict[int, Played] = {}
    for line in lines[1:]:
        try:
            played = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError:
            continue  # the line that was being written when the run was cut off
        found[played.deal] = played
    wanted = {number for number, _ in plan.deals()}
    return {number: played for number, played in found.items() if number in wanted}


def interval(values: list[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval of independent values."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, -math.inf, math.inf
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    half = Z95 * math.sqrt(spread / len(values))
    return mean, mean - half, mean + half


def share_interval(values: list[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval of shares between 0 and 1, one for each deal.

    Wilson's formula with the number of deals, widened or narrowed by how much the deals really differ. A clean sweep
    still gets an interval.
    """
    mean = sum(values) / len(values)
    number = float(len(values))
    spread = sum((value - mean) ** 2 for value in values) / max(1.0, number - 1)
    if 0.0 < mean < 1.0 and spread > 0.0:
        number *= max(1.0, mean * (1 - mean) / spread)
    middle = (mean + Z95**2 / (2 * number)) / (1 + Z95**2 / number)
    half = Z95 * math.sqrt(mean * (1 - mean) / number + Z95**2 / (4 * number**2)) / (1 + Z95**2 / number)
    return mean, max(0.0, middle - half), min(1.0, middle + half)


def result(plan: Plan, played: list[Played]) -> Result:
    """Sums up finished deals."""
    shares: dict[str, list[float]] = {name: [] for name in plan.bots}
    margins: dict[str, list[float]] = {name: [] for name in plan.bots}
    scores: dict[str, list[float]] = {name: [] for name in plan.bots}
    moves = dict.fromkeys(plan.bots, 0)
    seconds = dict.fromkeys(plan.bots, 0.0)
    before: dict[tuple[str, str], list[float]] = {}
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in plan.bots}
    for deal in played:
        won: dict[str, list[float]] = {}
        ahead: dict[str, list[float]] = {}
        for game in deal.games:
            winners = game.places.count(1)
            for seat, name in enumerate(game.players):
                others = [total for other, total in enumerate(game.totals) if other != seat]
                sign = -1 if lower_is_better(plan) else 1
                won.setdefault(name, []).append(1 / winners if game.places[seat] == 1 else 0.0)
                ahead.setdefault(name, []).append(sign * (game.totals[seat] - sum(others) / len(others)))
                scores[name].append(game.totals[seat])
                moves[name] += game.moves[seat]
                seconds[name] += game.seconds[seat]
                for other, rival in enumerate(game.players):
                    if rival != name:
                        mine, theirs = game.places[seat], game.places[other]
                        before.setdefault((name, rival), []).append(
                            1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                        )
            if len(set(game.players)) == len(game.players):
                rated = model.rate([[ratings[name]] for name in game.players], ranks=[float(p) for p in game.places])
                for name, (rating,) in zip(game.players, rated, strict=True):
                    ratings[name] = rating
        for name, values in won.items():
            shares[name].append(sum(values) / len(values))
            margins[name].append(sum(ahead[name]) / len(ahead[name]))
    standings = []
    for name in plan.bots:
        if not shares[name]:
            continue
        share, low, high = share_interval(shares[name])
        margin, margin_low, margin_high = interval(margins[name])
        standings.append(
            Standing(
                bot=name,
                games=len(scores[name]),
                share=share,
                low=low,
                high=high,
                margin=margin,
                margin_low=margin_low,
                margin_high=margin_high,
                score=sum(scores[name]) / len(scores[name]),
                rating=float(ratings[name].mu),
                sigma=float(ratings[name].sigma),
                seconds=seconds[name] / max(1, moves[name]),
            )
        )
    standings.sort(key=lambda standing: -standing.share)
    pairings = [
        Pairing(name, rival, len(values), sum(values) / len(values)) for (name, rival), values in before.items()
    ]
    return Result(plan, len(played), sum(len(deal.games) for deal in played), standings, pairings)


def lower_is_better(plan: Plan) -> bool:
    """Whether the lowest total wins in this game."""
    from sterling.games import game_class

    return game_class(plan.game).facts.lowest_wins


def plain(result: Result) -> str:
    """The result as JSON; infinite intervals (a single deal) become null."""
    return json.dumps(_finite(msgspec.to_builtins(result)), indent=1)


def _finite(value: object) -> object:
    if isinstance(value, dict):
        return {name: _finite(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value
