"""A pupil learns while it plays, and an interrupted training continues as if nothing had happened."""

from pathlib import Path

import pytest

import sterling
from sterling.bots.learned import Pupil
from sterling.bots.weights import parse
from sterling.lab import study
from sterling.lab.lessons import Plan, lesson
from sterling.lab.train import Fitting, train

GAMES = 40 if sterling.MODE == "compiled" else 10
PLAN = Plan("silver-gold", "position", (2, 3), "nsv", GAMES, seed=4)


class Tired(Exception):
    """Somebody stopped the training."""


def test_an_interrupted_training_continues_and_gives_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study, "SAVED", GAMES // 2)
    whole = train(PLAN, Fitting(), tmp_path / "whole", tmp_path / "whole.txt")

    def stop(stage: str, done: int, total: int, mean: float) -> None:
        assert (stage, done, total) == ("study", GAMES // 2, GAMES)
        raise Tired

    with pytest.raises(Tired):
        train(PLAN, Fitting(), tmp_path / "parts", tmp_path / "parts.txt", progress=stop)
    told: list[int] = []
    parts = train(
        PLAN,
        Fitting(),
        tmp_path / "parts",
        tmp_path / "parts.txt",
        progress=lambda stage, done, total, mean: told.append(done),
    )
    assert told == [GAMES]
    assert (tmp_path / "whole.txt").read_bytes() == (tmp_path / "parts.txt").read_bytes()
    assert whole.studied
    assert (whole.loss, whole.plain, whole.examples) == (parts.loss, parts.plain, parts.examples)
    # Even a few games teach more than nothing.
    assert whole.loss > whole.plain or sterling.MODE == "interpreted"
    origin, learned = parse((tmp_path / "whole.txt").read_bytes())
    assert origin.games == GAMES
    assert origin.command == (
        f"sterling train silver-gold --lesson position --games {GAMES} --seats 2,3 --rules nsv --seed 4 --bits 16"
    )
    assert learned.outputs == 1


def test_a_damaged_save_is_not_trusted(tmp_path: Path) -> None:
    pupil = lesson("silver-gold", "position")
    short = Plan("silver-gold", "position", (2,), "nsv", 10, seed=5)
    assert isinstance(pupil, Pupil)
    first = study.study(short, pupil, tmp_path, lambda *told: None)
    (file,) = tmp_path.glob("study-*.bin")
    data = file.read_bytes()
    file.write_bytes(data[:100] + bytes([data[100] ^ 1]) + data[101:])
    again = lesson("silver-gold", "position")
    assert isinstance(again, Pupil)
    assert study.study(short, again, tmp_path, lambda *told: None).weights == first.weights
