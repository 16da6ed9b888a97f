"""Reviews of recorded games (`bots/review.py`), one or many, by workers on this machine or on a Ray cluster.

A review is cut into parts. What a part finds depends only on the record, the effort and the seed, so it does not matter
who does it; only an effort in seconds depends on the machine.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from sterling.bots.judged import Effort, Part, Review
from sterling.bots.review import Reviewer
from sterling.core.errors import SterlingError, trouble
from sterling.core.record import Record
from sterling.lab.cluster import Cluster
from sterling.lab.crew import results
from sterling.lab.helper import Tell

STINT = 8
"""Parts of a review that a worker does before it reports."""


class Plan(msgspec.Struct, frozen=True):
    """What to review, and how."""

    records: tuple[str, ...]
    effort: Effort
    seed: int = 1
    seats: tuple[int, ...] | None = None

    def reviewer(self, number: int) -> Reviewer:
        return Reviewer(Record.parse(self.records[number]), self.effort, self.seed, self.seats)


class Job(msgspec.Struct, frozen=True):
    """Some parts of one review."""

    record: int
    first: int
    stop: int


class Worker:
    """Does parts of reviews."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.at = -1
        self.reviewer: Reviewer | None = None

    def __call__(self, job: Job, tell: Tell) -> list[Part]:
        if self.reviewer is None or self.at != job.record:
            self.reviewer, self.at = self.plan.reviewer(job.record), job.record
        found: list[Part] = []
        for number in range(job.first, job.stop):
            found.append(self.reviewer.part(number))
            tell(1)
        return found


def analyse(
    plan: Plan, workers: int | Cluster = 1, progress: Callable[[int, int], None] = lambda at, of: None
) -> Iterator[tuple[int, Review]]:
    """The review of every record, with its number, as they are finished."""
    reviewers = [plan.reviewer(number) for number in range(len(plan.records))]
    jobs = iter(
        Job(number, first, min(first + STINT, reviewer.parts))
        for number, reviewer in enumerate(reviewers)
        for first in range(0, reviewer.parts, STINT)
    )
    total = sum(reviewer.parts for reviewer in reviewers)
    done = 0

    def tell(parts: int) -> None:
        nonlocal done
        done += parts
        progress(done, total)

    def take(ahead: bool) -> Job | None:
        return None if ahead else next(jobs, None)

    found: list[list[Part]] = [[] for _ in reviewers]
    for number, reviewer in enumerate(reviewers):
        if reviewer.parts == 0:
            yield number, reviewer.review([])
    with closing(results(partial(Worker, plan), take, workers, tell)) as finished:
        for job, parts in finished:
            found[job.record] += parts
            if len(found[job.record]) == reviewers[job.record].parts:
                yield job.record, reviewers[job.record].review(found[job.record])


# -- reviews that are kept ---------------------------------------------------------------------------------------------


def kept(file: Path, plan: Plan, number: int) -> Review | None:
    """The review in a file, if it is the one that this plan would make; None if there is none."""
    try:
        review = Review.from_json(file.read_bytes())
    except (OSError, SterlingError):
        return None
    record = Record.parse(plan.records[number])
    same = (review.game, review.steps, review.effort, review.seed) == (
        record.game,
        len(record.entries),
        plan.effort,
        plan.seed,
    )
    seats = list(range(record.seats)) if plan.seats is None else list(plan.seats)
    return review if same and review.reviewed == seats else None


def keep(review: Review, file: Path) -> None:
    """Writes a review; a file is there completely or not at all."""
    part = file.with_name(file.name + ".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(review.to_json())
        part.replace(file)
    except OSError as problem:
        raise SterlingError("file/write", file=str(file), **trouble(problem)) from None


def names_of(files: Sequence[Path], folder: Path) -> list[Path]:
    """Where the reviews of these game files are kept; files of equal name are numbered."""
    seen: dict[str, int] = {}
    found: list[Path] = []
    for file in files:
        seen[file.stem] = seen.get(file.stem, 0) + 1
        number = f"-{seen[file.stem]}" if seen[file.stem] > 1 else ""
        found.append(folder / f"{file.stem}{number}.review.json")
    return found
