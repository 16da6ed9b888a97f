"""Training of a player's values (`Tuned`): step by step, each after many pairs of games.

The pairs of a step are split into jobs for any number of workers. What a job finds depends only on the plan, its number
and the values of its step, and is counted in whole numbers. After each step the values are saved, and an interrupted
training continues there. The result is the mean of the values in the second half of all steps.
"""

from collections import deque
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from sterling.bots.tuning import Trial, Tuned
from sterling.bots.weights import Weights
from sterling.core.errors import SterlingError
from sterling.core.rng import Rng
from sterling.lab.cluster import Cluster
from sterling.lab.crew import results
from sterling.lab.helper import Tell
from sterling.lab.lessons import Plan, lesson

DEALS = 100
"""Deals of a job; each is played twice."""
JOBS = 20
"""Jobs of a step."""
RATE = 12.0
"""How many times its reach a value moves at first if, over all deals, its better side won everything."""
LAST_RATE = 0.1
"""The share of the rate that is left at the end."""


class Job(msgspec.Struct, frozen=True):
    """Some of the deals of one step, for these values."""

    number: int
    """Counted from the first step on; it decides the deals."""
    deals: int
    values: tuple[int, ...]


class Found(msgspec.Struct, frozen=True):
    """What a job found: where each value should go, and how the player did against others."""

    sways: tuple[int, ...]
    scored: int
    played: int


class Saved(msgspec.Struct):
    """Everything needed to go on after a step: the values in units of their reach, and the sum of those to be
    averaged."""

    plan: Plan
    step: int
    values: list[float]
    sums: list[float]
    first: float = 0.0
    """The mean score against others in the first step."""
    score: float = 0.0
    """… and in the last one."""

    def games(self) -> int:
        return self.step * 2 * DEALS * JOBS


class Tuner:
    """Plays the deals of a job."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.setups = [plan.configured(seats).setup for seats in plan.seats]

    def __call__(self, job: Job, tell: Tell) -> Found:
        about = lesson(self.plan.game, self.plan.lesson)
        assert isinstance(about, Tuned)
        trial = Trial(about, self.setups[job.number % len(self.setups)])
        trial.run(list(job.values), job.deals, Rng((self.plan.seed * 1_000_003 + job.number) & 0x7FFFFFFFFFFFFFFF))
        tell(2 * job.deals)
        return Found(tuple(trial.sways), trial.scored, trial.played)


def steps(plan: Plan) -> int:
    """How many steps the games of a plan make; steps are always played in full."""
    return -(-plan.games // (2 * DEALS * JOBS))


def tune(
    plan: Plan,
    about: Tuned,
    file: Path,
    workers: int | Cluster = 1,
    progress: Callable[[int, int, float], None] = lambda done, total, score: None,
) -> tuple[Weights, Saved]:
    """Takes all steps of a plan from the start, or from the last one that is in the file."""
    reach = about.reach()
    saved = _saved(plan, file)
    if saved is None:
        begun = [value / (by or 1) for value, by in zip(about.first(), reach, strict=True)]
        saved = Saved(plan, 0, begun, [0.0] * len(begun))
    total = steps(plan)
    games = 2 * DEALS * JOBS
    jobs = _jobs(saved, total, reach)
    found: dict[int, Found] = {}
    played = saved.step * games

    def tell(more: int) -> None:
        nonlocal played
        played += more
        progress(played, total * games, saved.score)

    progress(played, total * games, saved.score)
    take = partial(_next, jobs)
    with closing(results(partial(Tuner, plan), take, workers if jobs else 1, tell)) as finished:
        for job, result in finished:
            found[job.number] = result
            if len(found) < JOBS:
                continue
            _move(saved, total, reach, list(found.values()))
            found.clear()
            _save(saved, file)
            progress(played, total * games, saved.score)
            jobs += _jobs(saved, total, reach)
    averaged = total - total // 2
    values = [float(value) for value in _whole([value / averaged for value in saved.sums], reach)]
    return Weights(len(values), 0, tuple(about.outputs()), [0.0], values, [], [], []), saved


def _jobs(saved: Saved, total: int, reach: list[int]) -> deque[Job]:
    """The jobs of the next step, if there is one."""
    values = _whole(saved.values, reach)
    begin = saved.step * JOBS
    return deque(Job(number, DEALS, values) for number in range(begin, begin + JOBS if saved.step < total else begin))


def _next(jobs: deque[Job], ahead: bool) -> Job | None:
    return jobs.popleft() if jobs else None


def _move(saved: Saved, total: int, reach: list[int], found: list[Found]) -> None:
    """Moves the values by what the jobs of a step found."""
    rate = RATE * (1 - (1 - LAST_RATE) * saved.step / total) / (1000 * 2 * DEALS * JOBS)
    for at, by in enumerate(reach):
        if by:
            saved.values[at] += rate * sum(job.sways[at] for job in found)
    saved.step += 1
    if 2 * saved.step > total:
        saved.sums = [one + more for one, more in zip(saved.sums, saved.values, strict=True)]
    saved.score = sum(job.scored for job in found) / (1000 * max(1, sum(job.played for job in found)))
    if saved.step == 1:
        saved.first = saved.score


def _save(saved: Saved, file: Path) -> None:
    fresh = file.with_suffix(".new")
    fresh.write_bytes(msgspec.json.encode(saved))
    fresh.replace(file)


def _whole(values: list[float], reach: list[int]) -> tuple[int, ...]:
    return tuple(round(value * (by or 1)) for value, by in zip(values, reach, strict=True))


def _saved(plan: Plan, file: Path) -> Saved | None:
    """Where an interrupted training was; another plan is rejected."""
    if not file.exists():
        return None
    try:
        saved = msgspec.json.decode(file.read_bytes(), type=Saved)
    except msgspec.DecodeError:
        raise SterlingError("train/other-plan", file=str(file)) from None
    if saved.plan != plan:
        raise SterlingError("train/other-plan", file=str(file))
    return saved
