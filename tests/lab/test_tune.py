"""The values of a player are tuned in games: repeatable, resumable, on any number of workers, and behind a gate."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import sterling
from kit.tools import effort, positions
from sterling import Rng
from sterling.bots import Budget, bot
from sterling.bots.policy import Policy
from sterling.bots.tuning import Trial, Tuned
from sterling.bots.weights import Origin, Weights, learned_file, load, parse, text_of
from sterling.core.errors import BotError, SterlingError
from sterling.games.amulet.bot import player
from sterling.games.amulet.bot.shrewd import NAMES
from sterling.games.amulet.bot.values import Values
from sterling.lab import train as training
from sterling.lab import tune
from sterling.lab.lessons import Plan, lesson
from sterling.lab.train import Fitting, Gate, train

ROOT = Path(__file__).parents[2]
STEPS = 4
PLAN = Plan("amulet", "shrewd-2", (2,), sterling.game("amulet", 2).rule_set, STEPS * 2 * 3 * 2, seed=4)


class Tired(Exception):
    """Somebody stopped the training."""


@pytest.fixture(autouse=True)
def _short_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "DEALS", 2)
    monkeypatch.setattr(tune, "JOBS", 3)


def test_an_interrupted_tuning_gives_the_same_file_for_any_number_of_workers(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    told: list[int] = []
    outcome = train(PLAN, Fitting(), tmp_path / "whole", whole, workers=2, progress=lambda *now: told.append(now[1]))
    assert outcome.studied
    assert told[-1] == PLAN.games
    for step in (1, 3):

        def stop(stage: str, done: int, total: int, score: float, step: int = step) -> None:
            assert (stage, total) == ("study", PLAN.games)
            # In the middle of the step: what was played of it is played again.
            if done == step * 12 + 8:
                raise Tired

        with pytest.raises(Tired):
            train(PLAN, Fitting(), tmp_path / "parts", parts, progress=stop)
        assert not parts.exists()
    train(PLAN, Fitting(), tmp_path / "parts", parts)
    assert parts.read_bytes() == whole.read_bytes()
    # Once it is finished, nothing is played again.
    train(PLAN, Fitting(), tmp_path / "parts", parts, progress=lambda *now: told.append(now[1]))
    assert told[-1] == PLAN.games
    assert parts.read_bytes() == whole.read_bytes()
    origin, learned = parse(whole.read_bytes())
    assert origin.games == PLAN.games
    assert origin.command == (
        f"sterling train amulet --lesson shrewd-2 --games {PLAN.games} --seats 2 --rules {PLAN.rule_set} "
        "--seed 4 --bits 16"
    )
    assert learned.values() != Values(2).first()
    still = [name for name, by in zip(NAMES, Values(2).reach(), strict=True) if by == 0]
    assert still == ["guard", "pair-more"]
    for name, before, after in zip(NAMES, Values(2).first(), learned.values(), strict=True):
        assert name not in still or before == after


def test_another_seed_gives_another_file(tmp_path: Path) -> None:
    told = []
    for seed in (4, 5):
        train(msgspec.structs.replace(PLAN, seed=seed), Fitting(), tmp_path / str(seed), tmp_path / f"{seed}.txt")
        told.append(load(tmp_path / f"{seed}.txt").values())
    assert told[0] != told[1]


def test_a_tuning_with_other_settings_or_a_damaged_save_is_refused(tmp_path: Path) -> None:
    target = tmp_path / "values.txt"
    train(PLAN, Fitting(), tmp_path, target)
    for plan, saved in (
        (msgspec.structs.replace(PLAN, seed=5), (tmp_path / "tuning.json").read_bytes()),
        (PLAN, b"{"),
    ):
        (tmp_path / "tuning.json").write_bytes(saved)
        with pytest.raises(SterlingError) as refused:
            train(plan, Fitting(), tmp_path, target)
        assert refused.value.code == "train/other-plan"


class Given(Tuned):
    """The values of the shrewd player for two, with others to begin with and to tune."""

    def __init__(self, values: list[int], **reach: int) -> None:
        self.given = values
        self.given_reach = [reach.get(name, 0) for name in NAMES]
        self.usual = Values(2)

    def used_by(self) -> str:
        return "shrewd"

    def first(self) -> list[int]:
        return self.given

    def reach(self) -> list[int]:
        return self.given_reach

    def tuned(self, values: list[int]) -> Policy:
        return self.usual.tuned(values)

    def others(self) -> list[Policy]:
        return self.usual.others()


def changed(**changes: int) -> list[int]:
    """The values that the game has, with some changes."""
    values = load(learned_file("amulet", "shrewd-2")).values()
    for name, value in changes.items():
        values[NAMES.index(name)] = value
    return values


def test_the_gate_refuses_worse_values_and_lets_better_ones_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "values.txt"
    target.write_text("old")
    short = msgspec.structs.replace(PLAN, games=1)
    games = 200 if sterling.MODE == "compiled" else 24
    # Who calls at once is a worse player; neither has anything to learn.
    for values, against, passes in ((changed(low=10_000), "", False), (changed(), "random", True)):
        for module in (training, tune):
            monkeypatch.setattr(module, "lesson", lambda game, name, values=values: Given(values))
        gate = Gate(games, Budget(iterations=1), against)
        outcome = train(short, Fitting(), tmp_path / f"before-{against}", target, gate)
        assert outcome.gate is not None
        # Without another name, its opponent is the player with the values that the game has.
        assert outcome.against == (against or "shrewd")
        assert outcome.replaced == passes
        assert (target.read_text() == "old") == (not passes)
        assert load(Path(outcome.candidate)).values() == values


@pytest.mark.skipif(sterling.MODE == "interpreted", reason="compiled, this takes a second")
def test_a_bad_value_moves_to_where_the_player_wins_more() -> None:
    about = Given(changed(sure=-1500), sure=600)
    trial = Trial(about, sterling.game("amulet", 2).setup)
    trial.run(about.first(), 400, Rng(1))
    assert trial.sways[NAMES.index("sure")] > 0
    assert trial.played > 0


ANSWERS = """
import json, sterling
from sterling import Rng
from sterling.bots.policy import Policy
from sterling.bots.tuning import Trial
from sterling.lab.lessons import lesson
told = []
for name, seats in (("shrewd-2", 2), ("shrewd-4", 3)):
    about = lesson("amulet", name)
    trial = Trial(about, sterling.game("amulet", seats).setup)
    trial.run(about.first(), 8, Rng(3))
    told.append([trial.sways, trial.scored, trial.played])
print(json.dumps([sterling.MODE, told]))
"""


@pytest.mark.skipif(sterling.MODE == "interpreted", reason="compared once, from the compiled side")
def test_trials_are_the_same_compiled_and_interpreted() -> None:
    told = []
    for pure in ("0", "1"):
        environment = os.environ | {"STERLING_PURE": pure, "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run([sys.executable, "-c", ANSWERS], env=environment, capture_output=True, check=True)
        told.append(json.loads(done.stdout))
    assert [mode for mode, _ in told] == ["compiled", "interpreted"]
    assert told[0][1] == told[1][1]


@pytest.mark.parametrize("name", ["shrewd", "search"])
def test_a_file_with_another_number_of_values_is_refused_with_a_code(tmp_path: Path, name: str) -> None:
    file = tmp_path / "shrewd-3.txt"
    origin = Origin("amulet", "shrewd-2", "1.0", 1, 7, 100, 900, "sterling train amulet")
    values = [float(number) for number in range(len(NAMES) - 1)]
    file.write_text(text_of(Weights(len(values), 0, ("value",), [0.0], values, [], [], []), origin), encoding="ascii")
    assert load(file).values() == list(range(len(NAMES) - 1))
    with pytest.raises(BotError) as refused:
        bot(name, sterling.game("amulet", 2), {"shrewd-2": str(file)})
    assert refused.value.code == "bot/learned-damaged"
    assert str(file) in str(refused.value)


@pytest.mark.parametrize(("name", "seats"), [("shrewd-2", 2), ("shrewd-4", 4)])
def test_every_tuning_begins_with_the_quick_player(name: str, seats: int) -> None:
    about = lesson("amulet", name)
    assert isinstance(about, Tuned)
    assert about.seats() == [seats]
    assert about.features() == len(NAMES) == len(about.reach())
    quick = player()
    begun = about.tuned(about.first())
    game = sterling.game("amulet", seats)
    for state in positions(game, Rng(9), effort(40)):
        for seat in range(seats):
            if state.waiting() >> seat & 1:
                assert begun.choose(state, seat, Rng(6)) == quick.choose(state, seat, Rng(6))
