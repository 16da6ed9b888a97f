"""Training: repeatable, resumable, and guarded by a gate."""

import json
import shlex
import sys
from array import array
from pathlib import Path

import msgspec
import numpy as np
import pytest
from librt.vecs import vec

import sterling
from sterling import Rng, State
from sterling.bots import Budget
from sterling.bots.learned import Features, Lesson
from sterling.bots.tuning import Tuned
from sterling.bots.weights import LARGEST, Origin, learned_file, load, parse, text_of
from sterling.cli import main
from sterling.core.errors import SterlingError
from sterling.games import game_module
from sterling.lab import arena as arena_module
from sterling.lab import fit as fitting_module
from sterling.lab import train as training
from sterling.lab.arena import Plan as ArenaPlan
from sterling.lab.arena import Standing
from sterling.lab.fit import Fit, Method, fit
from sterling.lab.lessons import CHUNK, Examples, Plan, Teacher, lesson, lessons
from sterling.lab.train import Fitting, Gate, beats, command, train

PLAN = Plan("straws", "value", (2, 3), "base", 6 * CHUNK, seed=4)
FITTING = Fitting(hidden=3, epochs=4)
ORIGIN = Origin("straws", "value", "1.0", 1, 7, 100, 900, "sterling train straws --seed 7")


class Interrupted(Exception):
    pass


def test_an_interrupted_training_gives_the_same_file_for_any_number_of_workers(tmp_path: Path) -> None:
    whole = tmp_path / "whole.txt"
    train(PLAN, FITTING, tmp_path / "whole", whole, workers=2)
    assert parse(whole.read_bytes())[0].command == command(PLAN, FITTING)
    again = tmp_path / "again.txt"
    for stage, at in (("games", 2 * CHUNK), ("games", 4 * CHUNK), ("fit", 1), ("fit", 3)):

        def stop(now: str, done: int, total: int, loss: float, stage: str = stage, at: int = at) -> None:
            if (now, done) == (stage, at):
                raise Interrupted

        with pytest.raises(Interrupted):
            train(PLAN, FITTING, tmp_path / "again", again, progress=stop)
        assert not again.exists()
        # A chunk that was being written does no harm.
        with (tmp_path / "again" / "examples.bin").open("ab") as out:
            out.write(b"half a chunk")
    stages: list[tuple[str, int]] = []
    outcome = train(
        PLAN, FITTING, tmp_path / "again", again, progress=lambda now, done, total, loss: stages.append((now, done))
    )
    assert stages == [("games", 6 * CHUNK), ("fit", 3), ("fit", 4)]
    assert outcome.replaced
    assert again.read_bytes() == whole.read_bytes()


def test_more_games_continue_a_training_and_other_settings_are_refused(tmp_path: Path) -> None:
    target = tmp_path / "value.txt"
    train(PLAN, FITTING, tmp_path, target)
    more = msgspec.structs.replace(PLAN, games=8 * CHUNK)
    told: list[tuple[str, int]] = []
    train(more, FITTING, tmp_path, target, progress=lambda now, done, total, loss: told.append((now, done)))
    assert told[0] == ("games", 6 * CHUNK)
    assert parse(target.read_bytes())[0].games == 8 * CHUNK
    with pytest.raises(SterlingError) as refused:
        train(msgspec.structs.replace(PLAN, seed=5), FITTING, tmp_path, target)
    assert refused.value.code == "train/other-plan"


def test_the_gate_refuses_a_worse_file_and_lets_a_better_one_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "value.txt"
    target.write_text("old")
    plan = msgspec.structs.replace(PLAN, games=20 * CHUNK)
    good = train(plan, Fitting(), tmp_path / "good", target, Gate(200, Budget(iterations=30), "random"))
    assert good.gate is not None
    assert good.replaced
    assert good.gate.low > 0.5
    # Who learns to lose is a worse player.
    value = game_module("straws", "bot").Value
    won = value.goals

    def lost(self: Lesson, before: State, after: State, seat: int, goals: "vec[float]") -> None:
        won(self, before, after, seat, goals)
        goals[0] = 1.0 - goals[0]

    monkeypatch.setattr(value, "goals", lost)
    before = target.read_bytes()
    bad = train(plan, Fitting(), tmp_path / "bad", target, Gate(60, Budget(iterations=30)))
    assert bad.gate is not None
    # Without another name, its opponent is the search with the file that the game has.
    assert bad.against == "search"
    assert bad.gate.share < 0.5
    assert not bad.replaced
    assert target.read_bytes() == before
    assert load(Path(bad.candidate)).features == 10


@pytest.mark.parametrize(
    ("seats", "low", "passed"), [(2, 0.51, True), (2, 0.5, False), (4, 0.26, True), (4, 0.24, False)]
)
def test_a_file_must_win_more_than_equals_would_at_this_number_of_seats(seats: int, low: float, passed: bool) -> None:
    standing = Standing("candidate", 400, low + 0.03, low, low + 0.06, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    assert beats(standing, seats) is passed


@pytest.mark.parametrize(
    ("game", "name", "player", "against"),
    [
        ("amulet", "outlook", "search", "flat-2026"),
        ("amulet", "shrewd-2", "shrewd", "quick"),
        ("john-silver", "rows-2", "search", "flat-2026"),
        ("silver-gold", "position", "search", "flat-2026"),
        ("straws", "value", "search", "greedy"),
    ],
)
def test_a_first_file_meets_the_latest_bot_of_its_kind_that_needs_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, name: str, player: str, against: str
) -> None:
    """A search meets a search, not a player without one, and nobody meets a bot that lacks its own file."""
    monkeypatch.setattr(
        training, "learned_file", lambda of, each: tmp_path / "none" if each == name else learned_file(of, each)
    )
    asked: list[str] = []

    def arena(plan: ArenaPlan, *more: object, **others: object) -> None:
        asked.extend(plan.bots)
        raise Interrupted

    monkeypatch.setattr(arena_module, "arena", arena)
    candidate = tmp_path / "candidate.txt"
    candidate.write_text("weights")
    plan = Plan(game, name, (2,), sterling.game(game, 2).rule_set, 1)
    gate = Gate(2, Budget(iterations=1))
    assert lesson(game, name).used_by() == player
    with pytest.raises(Interrupted):
        training._gate(plan, gate, player, candidate, tmp_path, 1, lambda *told: None)
    assert asked == ["candidate", against]


def test_all_files_of_a_game_together_must_be_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game's other files count, the one to be replaced does not."""
    target = tmp_path / "value.txt"
    train(PLAN, FITTING, tmp_path, target)
    new = len(target.read_bytes())
    target.unlink()
    for room, fits in ((new, True), (new - 1, False)):
        monkeypatch.setattr(
            training, "learned_size", lambda game, without, room=room: LARGEST - room if without == "value" else LARGEST
        )
        if fits:
            assert train(PLAN, FITTING, tmp_path, target).replaced
            target.unlink()
        else:
            with pytest.raises(SterlingError) as refused:
                train(PLAN, FITTING, tmp_path, target)
            assert refused.value.code == "train/too-large"
            assert refused.value.facts == {"expected": LARGEST, "came": LARGEST + 1}
            assert not target.exists()


def test_examples_are_positions_with_their_outcome() -> None:
    """In Straws, an example is a straw that its owner keeps; the longest wins."""
    for game in (0, 1):
        examples = Examples.none()
        Teacher(PLAN).play(game, examples)
        seats = PLAN.seats[game % 2]
        assert list(examples.sizes) == [1] * len(examples.sizes)
        assert set(examples.value) == {1}
        assert {index // 5 for index in examples.index} == {seats - 2}
        assert set(examples.goals) <= {0.0, 1.0}
        again = Examples.unpacked(examples.packed())
        assert again == examples
        won = [index for index, goal in zip(examples.index, examples.goals, strict=True) if goal == 1.0]
        lost = [index for index, goal in zip(examples.index, examples.goals, strict=True) if goal == 0.0]
        assert won or lost
        assert all(index > max(lost) for index in won if lost)


@pytest.mark.parametrize("game", [facts.name for facts in sterling.games() if lessons(facts.name)])
def test_every_lesson_gives_sound_examples(game: str) -> None:
    """Features within their number, outputs that can be fitted, and the same examples when asked again."""
    for name in lessons(game):
        about = lesson(game, name)
        if about.practises():
            continue  # it learns without examples
        seats = tuple(about.seats()) or sterling.game(game).facts.seats
        plan = Plan(game, name, seats, sterling.game(game).rule_set, 1, iterations=8, player="greedy")
        teacher = Teacher(plan)
        for number in range(len(seats)):
            examples, again = Examples.none(), Examples.none()
            teacher.play(number, examples)
            Teacher(plan).play(number, again)
            assert again == examples
            assert len(examples.sizes) > 0
            assert max(examples.index) < about.features()
            outputs = about.outputs()
            assert len(examples.goals) == len(outputs) * len(examples.sizes)
            for place, output in enumerate(outputs):
                goals = examples.goals[place :: len(outputs)]
                if output.endswith("-chance"):
                    assert all(0.0 <= goal <= 1.0 for goal in goals)


def xor(number: int) -> list[Examples]:
    """Two switches: the chance that exactly one is on, and 10 for each that is on."""
    rng = Rng(2)
    chunks = []
    for _ in range(number):
        examples = Examples.none()
        for _ in range(40):
            one, two = int(rng.below(2)), int(rng.below(2))
            examples.add([(at, 50) for at, on in ((0, one), (1, two)) if on], [float(one != two), 10.0 * (one + two)])
        chunks.append(examples)
    return chunks


OUTPUTS = ("odd-chance", "sum")


def test_a_hidden_layer_learns_what_a_linear_evaluation_cannot() -> None:
    fitted = {hidden: fit(xor(30), 2, OUTPUTS, Method(hidden, epochs=40, rate=0.02)) for hidden in (0, 8)}
    assert fitted[8].loss < 0.1 < fitted[0].loss < fitted[0].plain
    learned = parse(text_of(fitted[8].weights, ORIGIN).encode())[1]
    for one, two in ((0, 0), (0, 50), (50, 0), (50, 50)):
        features = Features()
        features.add(0, one)
        features.add(1, two)
        learned.evaluate(features)
        assert abs(learned.output[0] - float(one != two)) < 0.1
        assert learned.output[1] == pytest.approx((one + two) / 5, abs=0.5)


def test_sparse_and_dense_batches_give_the_same_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    dense = Fit(xor(10), 2, OUTPUTS, Method(4, epochs=2))
    dense.step()
    monkeypatch.setattr(fitting_module, "DENSE", 1)
    sparse = Fit(xor(10), 2, OUTPUTS, Method(4, epochs=2))
    sparse.step()
    for name, part in dense.parts.items():
        assert np.allclose(part, sparse.parts[name], atol=1e-4), name
    assert not np.allclose(dense.parts["direct"], 0)


def test_a_fit_keeps_its_best_epoch() -> None:
    """Noise that can be learned by heart, but says nothing about other games."""
    rng = Rng(3)
    chunks = []
    for number in range(10):
        examples = Examples(array("I"), array("H"), array("i"), array("f"))
        for row in range(8):
            examples.add([(8 * number + row, 1)], [float(rng.below(2))])
        chunks.append(examples)
    fitted = fit(chunks, 80, ("win-chance",), Method(4, epochs=30, rate=0.05))
    assert fitted.loss <= fitted.plain
    assert fitted.epoch < 30


def test_without_numpy_training_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sterling.lab.fit")
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(SterlingError) as refused:
        train(PLAN, FITTING, tmp_path, tmp_path / "value.txt")
    assert refused.value.code == "train/no-numpy"
    assert "sterling[train]" in str(refused.value)


def test_the_command_trains_and_says_what_came_of_it(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, keep = home / "value.txt", home / "keep"
    given = ["train", "straws", "--games", "40", "--seats", "2", "--gate", "8", "--iterations", "10", "--epochs", "2"]
    assert main([*given, "--keep", str(keep), "--out", str(out), "--against", "greedy", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["examples"] > 0
    assert told["gate"]["games"] == 8
    assert told["replaced"] == out.exists()
    assert main([*given[:-4], "--keep", str(keep / "other"), "--out", str(out), "--gate", "0"]) == 0
    assert str(out) in capsys.readouterr().out.replace("\n", "")
    assert parse(out.read_bytes())[0].games == 40


def test_a_lesson_that_practises_is_told_and_kept_as_what_it_is(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It has no examples and predicts no mean, and the head names only the options that it used."""
    out = home / "rows-2.txt"
    given = ["train", "john-silver", "--lesson", "rows-2", "--games", "30", "--bits", "8", "--gate", "0"]
    given += ["--iterations", "7", "--slips", "0.5", "--epochs", "3", "--rate", "0.5", "--out", str(out)]
    assert main([*given, "--keep", str(home / "keep")]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith("Learned in 30 games; mean squared error ")
    assert "examples" not in said
    assert "mean:" not in said
    origin, _ = parse(out.read_bytes())
    assert (origin.games, origin.examples) == (30, None)
    assert "examples" not in out.read_text().partition("\n\n")[0]
    assert origin.command == (
        "sterling train john-silver --lesson rows-2 --games 30 --seats 2 --rules base --seed 1 --bits 8"
    )
    assert main([*given, "--keep", str(home / "keep"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["examples"], told["practised"], told["studied"]) == (30, None, True, False)


def test_the_help_says_what_workers_are_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["train", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert "(John Silver, Silver & Gold) uses them only for the gate" in said
    kinds = {facts.name: [lesson(facts.name, name) for name in lessons(facts.name)] for facts in sterling.games()}
    alone = {game for game, found in kinds.items() for one in found if one.practises() and not isinstance(one, Tuned)}
    assert alone == {"john-silver", "silver-gold"}


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (["train", "straws", "--lesson", "poetry"], "train/lesson"),
        (["train", "straws", "--seats", "two"], "setup/seats"),
        (["train", "straws", "--player", "nobody"], "setup/bot"),
    ],
)
def test_bad_wishes_are_refused(home: Path, given: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(given) == 2
    assert f"[{code}]" in capsys.readouterr().err


def test_the_command_in_a_file_gives_the_same_weights_again(home: Path) -> None:
    """Up to the noise of floats, which differs between machines."""
    file = learned_file("straws", "value")
    given = shlex.split(parse(file.read_bytes())[0].command)[1:]
    again = home / "value.txt"
    assert main([*given, "--gate", "0", "--keep", str(home / "keep"), "--out", str(again)]) == 0
    for straw in range(10):
        features = Features()
        features.add(straw, 1)
        chances = []
        for learned in (load(file), load(again)):
            learned.evaluate(features)
            chances.append(learned.output[0])
        assert chances[0] == pytest.approx(chances[1], abs=1e-3)
