"""Training of learned evaluations: games by many workers, a fit, and a gate before a new file replaces the old one.

Everything is kept in one folder: the examples of each finished chunk of games, the fit after each epoch, and the games
of the gate. An interrupted training continues there, and gives the file that it would have given without interruption.
"""

import hashlib
import shlex
import struct
import zlib
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING

import msgspec

from sterling._version import __version__
from sterling.bots import Budget, baselines
from sterling.bots.learned import Lesson, Pupil
from sterling.bots.tuning import Tuned
from sterling.bots.weights import LARGEST, Origin, learned_file, learned_size, text_of
from sterling.core.errors import SterlingError
from sterling.games import game_class
from sterling.lab import arena
from sterling.lab.arena import CANDIDATE, Standing
from sterling.lab.cluster import Cluster
from sterling.lab.crew import results
from sterling.lab.lessons import CHUNK, MOST_FEATURES, Examples, Plan, Teacher, lesson, lessons
from sterling.lab.practice import practise
from sterling.lab.study import Studied, study
from sterling.lab.tune import tune

if TYPE_CHECKING:
    from sterling.lab.fit import Fitted

Progress = Callable[[str, int, int, float], None]
"""Called with the stage (`games`, `fit` or `gate`), what is done, of how much, and the loss of the fit so far."""

_FRAME = struct.Struct("<III")
"""Before each chunk: its number, its length and its checksum."""


class Gate(msgspec.Struct, frozen=True):
    """Games that a new file must win before it replaces the old one."""

    games: int
    budget: Budget
    against: str = ""
    """Its opponent; if nobody is named, the same search with the game's present file, if it has one."""


class Fitting(msgspec.Struct, frozen=True):
    """How to fit: `hidden` units (None: what the lesson says), passes over the examples, and bits of each weight."""

    hidden: int | None = None
    epochs: int = 12
    rate: float = 0.004
    bits: int = 16


class Outcome(msgspec.Struct, frozen=True):
    """What came of a training."""

    games: int
    examples: int | None
    """The positions that it was fitted to; None if it learned while it played and nobody counted them."""
    loss: float
    plain: float
    """The loss of always predicting the mean; the loss in the first games if it learned while it played."""
    candidate: str
    """The new file, whether or not it replaced the old one."""
    gate: Standing | None
    """How the new file did in the gate; None if there was none."""
    against: str
    replaced: bool
    practised: bool = False
    """It learned while it played: `loss` is that in the last games, `plain` that in the first ones."""
    studied: bool = False
    """`loss` and `plain` are mean scores, so higher is better: of a pupil, or of values that were tuned."""


def train(
    plan: Plan,
    fitting: Fitting,
    folder: Path,
    target: Path,
    gate: Gate | None = None,
    workers: int | Cluster = 1,
    progress: Progress = lambda stage, done, total, loss: None,
) -> Outcome:
    """Plays, fits, and replaces the target if the gate lets the new file through."""
    about = lesson(plan.game, plan.lesson)
    if not 0 < about.features() <= MOST_FEATURES:
        raise SterlingError("train/features", expected=MOST_FEATURES, came=about.features())
    folder.mkdir(parents=True, exist_ok=True)
    examples: int | None = None
    if isinstance(about, Pupil):
        studied: Studied | Fitted = study(plan, about, folder, progress)
        weights, games, examples = studied.weights, plan.chunks() * CHUNK, studied.examples
        loss, plain = studied.loss, studied.plain
    elif isinstance(about, Tuned):
        weights, tuned = tune(plan, about, folder / "tuning.json", workers, partial(progress, "study"))
        games = tuned.games()
        loss, plain = tuned.score, tuned.first
    elif about.practises():
        practised = practise(plan, about, folder / "practice.bin", partial(progress, "games"))
        weights, games = practised.weights, practised.games
        loss, plain = practised.loss, practised.first
    else:
        fitted = _fitted(plan, fitting, about, folder, workers, progress)
        weights, games, examples = fitted.weights, plan.chunks() * CHUNK, fitted.examples
        loss, plain = fitted.loss, fitted.plain
    origin = Origin(
        plan.game,
        plan.lesson,
        __version__,
        game_class(plan.game).facts.rules_version,
        plan.seed,
        games,
        examples,
        command(plan, fitting, about.practises()),
    )
    text = text_of(weights, origin, fitting.bits)
    # Wherever it is written now, one day it lies beside the game's other files.
    together = len(text) + learned_size(plan.game, plan.lesson)
    if together > LARGEST:
        raise SterlingError("train/too-large", expected=LARGEST, came=together)
    candidate = folder / "candidate.txt"
    candidate.write_text(text, encoding="ascii")
    standing, against = None, ""
    if gate is not None:
        standing, against = _gate(plan, gate, about.used_by(), candidate, folder, workers, progress)
    replaced = standing is None or beats(standing, plan.seats[0])
    if replaced:
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = target.with_suffix(".new")
        fresh.write_text(text, encoding="ascii")
        fresh.replace(target)
    return Outcome(
        games,
        examples,
        loss,
        plain,
        str(candidate),
        standing,
        against,
        replaced,
        about.practises(),
        isinstance(about, Pupil | Tuned),
    )


def _fitted(
    plan: Plan, fitting: Fitting, about: Lesson, folder: Path, workers: int | Cluster, progress: Progress
) -> "Fitted":
    """Plays the games of a plan and fits the weights to their examples."""
    try:
        from sterling.lab.fit import Method, fit
    except ImportError:
        raise SterlingError("train/no-numpy") from None
    examples = _examples(plan, folder / "examples.bin", workers, progress)
    hidden = about.hidden() if fitting.hidden is None else fitting.hidden
    method = Method(hidden, fitting.epochs, rate=fitting.rate, seed=plan.seed)
    mark = hashlib.sha256(msgspec.json.encode([plan, method])).hexdigest()[:12]
    return fit(
        examples,
        about.features(),
        tuple(about.outputs()),
        method,
        folder / f"fit-{mark}.npz",
        lambda epoch, epochs, loss: progress("fit", epoch, epochs, loss),
    )


def command(plan: Plan, fitting: Fitting, practised: bool = False) -> str:
    """What to type to get the same weights again. A lesson that practises plays by itself and has nothing to fit."""
    given = ["sterling", "train", plan.game, "--lesson", plan.lesson, "--games", str(plan.games)]
    given += ["--seats", ",".join(map(str, plan.seats)), "--rules", plan.rule_set, "--seed", str(plan.seed)]
    if practised:
        return shlex.join([*given, "--bits", str(fitting.bits)])
    given += ["--player", plan.player, "--iterations", str(plan.iterations), "--slips", f"{plan.slips:g}"]
    given += ["--epochs", str(fitting.epochs), "--rate", f"{fitting.rate:g}", "--bits", str(fitting.bits)]
    given += [] if fitting.hidden is None else ["--hidden", str(fitting.hidden)]
    return shlex.join(given)


# -- games -------------------------------------------------------------------------------------------------------------


def _examples(plan: Plan, file: Path, workers: int | Cluster, progress: Progress) -> list[Examples]:
    """The examples of all chunks, in order; those that are missing in the file are played and added to it."""
    found = _kept(plan, file)
    left = iter([number for number in range(plan.chunks()) if number not in found])
    played = len(found) * CHUNK
    total = plan.chunks() * CHUNK
    progress("games", played, total, 0.0)

    def tell(games: int) -> None:
        nonlocal played
        played += games
        progress("games", played, total, 0.0)

    def take(ahead: bool) -> int | None:
        return next(left, None)

    with file.open("ab") as out, closing(results(partial(Teacher, plan), take, workers, tell)) as finished:
        for number, data in finished:
            _write(out, number, data)
            found[number] = data
    return [Examples.unpacked(found[number]) for number in range(plan.chunks())]


def _write(out: IO[bytes], number: int, data: bytes) -> None:
    out.write(_FRAME.pack(number, len(data), zlib.crc32(data)) + data)
    out.flush()


def _kept(plan: Plan, file: Path) -> dict[int, bytes]:
    """The chunks in a file. What was being written when a run was cut off is removed; another plan is rejected."""
    whole = msgspec.structs.replace(plan, games=0)
    head = msgspec.json.encode(whole) + b"\n"
    if not file.exists():
        file.write_bytes(head)
        return {}
    data = file.read_bytes()
    if not data.startswith(head):
        raise SterlingError("train/other-plan", file=str(file))
    found: dict[int, bytes] = {}
    at = len(head)
    while at + _FRAME.size <= len(data):
        number, length, check = _FRAME.unpack_from(data, at)
        chunk = data[at + _FRAME.size : at + _FRAME.size + length]
        if len(chunk) < length or zlib.crc32(chunk) != check:
            break
        found[number] = chunk
        at += _FRAME.size + length
    if at < len(data):
        with file.open("r+b") as out:
            out.truncate(at)
    return found


# -- the gate ----------------------------------------------------------------------------------------------------------


def beats(standing: Standing, seats: int) -> bool:
    """Whether the candidate surely wins more games than equals would: half of them with two seats."""
    return standing.low > 1 / seats


def _earlier(plan: Plan, player: str) -> str:
    """Whom a bot that has no file yet has to beat: the latest search before it that has all it needs, or if it is a
    player without a search, the latest of those. What a lesson learns from or is for is such a player."""
    known = [lesson(plan.game, name) for name in lessons(plan.game)]
    alone = {name for about in known for name in (about.player(), about.used_by())}
    found = "greedy"
    for name, (make, _) in baselines(plan.game).items():
        wanted = {each for seats in plan.seats for each in make().wants(seats)}
        ready = all(learned_file(plan.game, each).is_file() for each in wanted)
        if ready and name != player and (name in alone) == (player in alone - {"search"}):
            found = name
    return found


def _gate(
    plan: Plan, gate: Gate, player: str, candidate: Path, folder: Path, workers: int | Cluster, progress: Progress
) -> tuple[Standing, str]:
    """The candidate against the bot it has to beat, at the first number of seats of the plan."""
    old = learned_file(plan.game, plan.lesson)
    against = gate.against or (player if old.is_file() else _earlier(plan, player))
    # The games are kept under what decides them: other weights or another budget play other games.
    contents = [file.read_bytes() for file in (candidate, old) if file.is_file()]
    mark = hashlib.sha256(b"".join([*contents, msgspec.json.encode(gate.budget)])).hexdigest()[:12]
    seats = plan.seats[0]
    configured = plan.configured(seats)
    match = arena.Plan(
        plan.game,
        seats,
        plan.rule_set,
        dict(configured.options),
        (CANDIDATE, against),
        gate.games,
        gate.budget,
        plan.seed + 1,
        learned={plan.lesson: str(candidate)},
        candidate=player,
    )
    result = arena.arena(
        match,
        workers,
        folder / f"gate-{mark}-{against}.jsonl",
        progress=lambda played, total: progress("gate", played, total, 0.0),
    )
    return next(row for row in result.standings if row.bot == CANDIDATE), against
