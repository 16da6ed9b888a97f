"""`sterling train`: trains a learned evaluation of a game from games that computer players play."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console

import sterling
from sterling.bots import Budget
from sterling.bots.weights import learned_file
from sterling.cli._files import print_json
from sterling.cli._options import add_json, add_workers, count, game_names, seconds, seed, workers
from sterling.cli._parser import Parser
from sterling.cli._progress import progress
from sterling.core.errors import SterlingError, trouble
from sterling.games import game_class
from sterling.i18n import Words

EXAMPLE = "sterling train amulet --games 5000 --workers 2 --gate 200"
ORDER = 55


def share(text: str) -> float:
    """A number from 0 to 1."""
    number = float(text)
    if not 0 <= number <= 1:
        raise ValueError
    return number


def some(text: str) -> int:
    """0 or more."""
    number = int(text)
    if number < 0:
        raise ValueError
    return number


def rate(text: str) -> float:
    """A learning rate."""
    number = float(text)
    if not 0 < number <= 1:
        raise ValueError
    return number


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=game_names())
    parser.add_argument("--lesson", help=words("cli-help-train-lesson"))
    parser.add_argument("--rules", metavar="NAME", help=words("cli-help-rules"))
    parser.add_argument("--seats", help=words("cli-help-train-seats"))
    parser.add_argument("--games", type=count, default=2000, help=words("cli-help-games"))
    parser.add_argument("--seed", type=seed, default=1, help=words("cli-help-simulate-seed"))
    parser.add_argument("--player", help=words("cli-help-train-player"))
    parser.add_argument("--iterations", type=count, default=200, help=words("cli-help-iterations"))
    parser.add_argument("--slips", type=share, default=0.05, help=words("cli-help-train-slips"))
    parser.add_argument("--hidden", type=some, help=words("cli-help-train-hidden"))
    parser.add_argument("--epochs", type=count, default=12, help=words("cli-help-train-epochs"))
    parser.add_argument("--rate", type=rate, default=0.004, help=words("cli-help-train-rate"))
    parser.add_argument("--bits", type=int, choices=(8, 16), default=16, help=words("cli-help-train-bits"))
    parser.add_argument("--gate", type=some, default=200, metavar="GAMES", help=words("cli-help-train-gate"))
    parser.add_argument("--against", metavar="NAME", default="", help=words("cli-help-train-against"))
    parser.add_argument("--seconds", type=seconds, help=words("cli-help-train-gate-seconds"))
    add_workers(parser, words, "train")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help=words("cli-help-train-keep"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=words("cli-help-train-out"))
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.bots.tuning import Tuned
    from sterling.lab.lessons import Plan, lesson, lessons
    from sterling.lab.train import Fitting, Gate, train

    facts = game_class(chosen.game).facts
    name = chosen.lesson or next(iter(lessons(facts.name)), "")
    about = lesson(facts.name, name)
    seats = _seats(chosen.seats, facts.seats) or tuple(about.seats()) or facts.seats
    for number in seats:
        sterling.bots.bot(chosen.player or about.player(), sterling.game(facts.name, number, chosen.rules))
    plan = Plan(
        game=facts.name,
        lesson=name,
        seats=seats,
        rule_set=sterling.game(facts.name, seats[0], chosen.rules).rule_set,
        games=chosen.games,
        seed=chosen.seed,
        player=chosen.player or about.player(),
        iterations=chosen.iterations,
        slips=chosen.slips,
    )
    fitting = Fitting(chosen.hidden, chosen.epochs, chosen.rate, chosen.bits)
    thinking = Budget(iterations=chosen.iterations) if chosen.seconds is None else Budget(seconds=chosen.seconds)
    gate = Gate(chosen.gate, thinking, chosen.against) if chosen.gate else None
    folder = chosen.keep or Path("build") / "train" / f"{facts.name}-{name}"
    target = chosen.out or learned_file(facts.name, name)
    try:
        with progress() as bar:
            tasks = {stage: bar.add_task(words("train-games"), total=None, visible=False) for stage in STAGES}

            def tell(stage: str, done: int, total: int, loss: float) -> None:
                said = words(f"train-{stage}", loss=f"{loss:.4f}")
                bar.update(tasks[stage], description=said, completed=done, total=total, visible=True)

            outcome = train(plan, fitting, folder, target, gate, workers(chosen), tell)
    except OSError as problem:
        raise SterlingError("file/write", file=str(problem.filename or folder), **trouble(problem)) from None
    if chosen.json:
        print_json(outcome)
        return
    plain, loss = f"{outcome.plain:.4f}", f"{outcome.loss:.4f}"
    if isinstance(about, Tuned):
        said = "train-tuned"
    elif outcome.studied:
        said = "train-studied"
    else:
        said = "train-practised" if outcome.practised else "train-fitted"
    console.print(words(said, games=outcome.games, examples=outcome.examples or 0, loss=loss, plain=plain))
    if outcome.gate is not None:
        shares = {key: f"{100 * getattr(outcome.gate, key):.1f}" for key in ("share", "low", "high")}
        console.print(words("train-gate-line", bot=words.bot(outcome.against), games=outcome.gate.games, **shares))
    file = str(target) if outcome.replaced else outcome.candidate
    console.print(words("train-replaced" if outcome.replaced else "train-refused", file=file))


STAGES = ("games", "study", "fit", "gate")


def _seats(text: str | None, allowed: tuple[int, ...]) -> tuple[int, ...]:
    """`2,4` as numbers."""
    if text is None:
        return ()
    try:
        return tuple(dict.fromkeys(int(part) for part in text.split(",")))
    except ValueError:
        raise SterlingError("setup/seats", expected=", ".join(map(str, allowed)), came=text[:40]) from None
