"""Learned evaluations: exact, the same in both modes, and safe from damaged files."""

import base64
import json
import math
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sterling
from sterling import Rng
from sterling.bots import SearchBot
from sterling.bots.learned import Features, Learned, Pupil
from sterling.bots.search import Knowledge
from sterling.bots.tuning import Tuned
from sterling.bots.weights import LARGEST, Origin, Weights, learned_file, learned_size, load, parse, text_of
from sterling.core.errors import BotError
from sterling.games import folders
from sterling.lab.lessons import Plan, lesson
from sterling.lab.train import Fitting, command

ROOT = Path(__file__).parents[2]
ORIGIN = Origin("straws", "value", "1.0", 1, 7, 100, 900, "sterling train straws --seed 7")


def some_weights(features: int = 9, hidden: int = 5, outputs: tuple[str, ...] = ("win-chance", "points")) -> Weights:
    rng = Rng(3)

    def drawn(count: int, size: float) -> list[float]:
        return [size * (rng.below(2001) / 1000 - 1) for _ in range(count)]

    count = len(outputs)
    parts = drawn(count, 1), drawn(features * count, 0.3), drawn(hidden, 0.5), drawn(features * hidden, 2)
    return Weights(features, hidden, outputs, *parts, drawn(hidden * count, 0.7))


def some_features(weights: Weights, rng: Rng) -> list[tuple[int, int]]:
    return [(rng.below(weights.features), rng.below(41) - 20) for _ in range(rng.below(12))]


def evaluated(learned: Learned, pairs: list[tuple[int, int]]) -> list[float]:
    features = Features()
    for index, value in pairs:
        features.add(index, value)
    learned.evaluate(features)
    return list(learned.output)


def by_hand(weights: Weights, pairs: list[tuple[int, int]]) -> list[float]:
    """The formula, in floats and without rounded weights."""
    count = len(weights.outputs)
    units = [
        max(0.0, threshold + sum(value * weights.inner[at * weights.hidden + unit] for at, value in pairs))
        for unit, threshold in enumerate(weights.threshold)
    ]
    told = []
    for k, name in enumerate(weights.outputs):
        value = weights.base[k] + sum(value * weights.direct[at * count + k] for at, value in pairs)
        value += sum(unit * weights.outer[at * count + k] for at, unit in enumerate(units))
        told.append(1 / (1 + math.exp(-value)) if name.endswith("-chance") else value)
    return told


@pytest.mark.parametrize("hidden", [0, 5])
def test_an_evaluation_computes_its_formula(hidden: int) -> None:
    weights = some_weights(hidden=hidden)
    origin, learned = parse(text_of(weights, ORIGIN).encode())
    assert origin == ORIGIN
    rng = Rng(5)
    for _ in range(50):
        pairs = some_features(weights, rng)
        expected = by_hand(weights, pairs)
        assert evaluated(learned, pairs) == pytest.approx(expected, abs=0.02)
    assert evaluated(learned, []) == pytest.approx(by_hand(weights, []), abs=1e-3)


def test_the_order_and_the_parts_of_features_make_no_difference() -> None:
    weights = some_weights()
    learned = parse(text_of(weights, ORIGIN).encode())[1]
    rng = Rng(6)
    for _ in range(30):
        pairs = some_features(weights, rng)
        parts = [(at, 1 if value > 0 else -1) for at, value in reversed(pairs) for _ in range(abs(value))]
        assert evaluated(learned, pairs) == evaluated(learned, parts)
        dense = [0] * weights.features
        for at, value in pairs:
            dense[at] += value
        features = Features()
        features.add_all(vec[i64](dense), 0)
        learned.evaluate(features)
        assert list(learned.output) == evaluated(learned, pairs)
        assert features.pairs() == [(at, value) for at, value in enumerate(dense) if value]


ANSWERS = """
import json, sterling
from bots.test_learned import ORIGIN, evaluated, some_features, some_weights
from sterling import Rng
from sterling.bots.weights import parse, text_of
weights = some_weights()
learned = parse(text_of(weights, ORIGIN).encode())[1]
rng = Rng(8)
print(json.dumps([sterling.MODE, [evaluated(learned, some_features(weights, rng)) for _ in range(200)]]))
"""


@pytest.mark.skipif(sterling.MODE == "interpreted", reason="compared once, from the compiled side")
def test_evaluations_are_the_same_compiled_and_interpreted() -> None:
    told = []
    for pure in ("0", "1"):
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
        environment = os.environ | {"STERLING_PURE": pure, "PYTHONPATH": path}
        done = subprocess.run([sys.executable, "-c", ANSWERS], env=environment, capture_output=True, check=True)
        told.append(json.loads(done.stdout))
    assert [mode for mode, _ in told] == ["compiled", "interpreted"]
    assert told[0][1] == told[1][1]


def test_a_damaged_file_is_refused_with_a_code(tmp_path: Path) -> None:
    whole = text_of(some_weights(), ORIGIN)
    head, body = whole.split("\n\n")
    other = base64.b64encode(bytes(12)).decode()
    file = tmp_path / "value.txt"
    damaged = [
        "",
        "hello",
        whole[:-30],
        whole.replace("sterling-learned 1", "sterling-learned 2"),
        whole.replace("hidden = 5", "hidden = 6"),
        head + "\n\n" + body[:40] + ("A" if body[40] != "A" else "B") + body[41:],
        head + "\n\n" + other,
        "é" + whole,
        whole + " " * LARGEST,
    ]
    for number, text in enumerate(damaged):
        file = tmp_path / f"{number}.txt"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BotError) as refused:
            load(file)
        assert refused.value.code == "bot/learned-damaged", text[:50]
        assert str(file) in str(refused.value)
    with pytest.raises(BotError) as refused:
        load(tmp_path / "none.txt")
    assert refused.value.code == "bot/learned-read"


def test_line_ends_of_another_system_do_no_damage(tmp_path: Path) -> None:
    text = text_of(some_weights(), ORIGIN)
    assert evaluated(parse(text.replace("\n", "\r\n").encode())[1], [(1, 2)]) == evaluated(
        parse(text.encode())[1], [(1, 2)]
    )


def test_coarser_weights_make_a_smaller_file() -> None:
    weights = some_weights(400, 16)
    fine, coarse = text_of(weights, ORIGIN), text_of(weights, ORIGIN, bits=8)
    assert len(coarse) < 0.6 * len(fine)
    rough, exact = evaluated(parse(coarse.encode())[1], [(7, 1)]), evaluated(parse(fine.encode())[1], [(7, 1)])
    assert rough == pytest.approx(exact, abs=0.2)


def test_a_knowledge_gets_the_evaluations_it_wants(tmp_path: Path) -> None:
    file = tmp_path / "value.txt"
    file.write_text(text_of(some_weights(), ORIGIN), encoding="ascii")

    class Curious(Knowledge):
        def __init__(self) -> None:
            self.got: dict[str, Learned] = {}

        def wants(self, seats: int) -> list[str]:
            return [f"value-{seats}"]

        def use(self, name: str, learned: Learned) -> None:
            self.got[name] = learned

    game = sterling.game("john-silver", 3)
    players = [SearchBot(game, Curious(), learned={"value-3": str(file)}) for _ in range(2)]
    got = [player.knowledge.got for player in players]  # type: ignore[attr-defined]
    assert [list(one) for one in got] == [["value-3"], ["value-3"]]
    # Two players do not share the room they calculate in.
    assert got[0]["value-3"] is not got[1]["value-3"]
    with pytest.raises(BotError) as refused:
        SearchBot(game, Curious())
    assert refused.value.code == "bot/learned-read"


def test_every_file_of_every_game_is_whole_and_says_where_it_comes_from() -> None:
    for name, folder in folders().items():
        for file in sorted((folder / "learned").glob("*")):
            assert file == learned_file(name, file.stem)
            origin, _ = parse(file.read_bytes())
            assert (origin.game, origin.name) == (name, file.stem)
            assert origin.games > 0
            about = lesson(name, file.stem)
            if isinstance(about, Tuned):
                # Heads of files that were tuned earlier repeat the number of games.
                assert origin.examples in (None, origin.games)
            elif about.practises() and not isinstance(about, Pupil):
                assert origin.examples is None
            else:
                assert origin.examples is not None
                assert origin.examples > 0


@pytest.mark.parametrize("game", folders())
def test_all_files_of_a_game_together_are_small(game: str) -> None:
    files = list((folders()[game] / "learned").glob("*"))
    assert learned_size(game) == sum(len(file.read_bytes()) for file in files) <= LARGEST
    for file in files:
        assert learned_size(game, file.stem) == learned_size(game) - len(file.read_bytes())


UNUSED = ("--player", "--iterations", "--slips", "--epochs", "--rate", "--hidden")


def test_the_command_in_a_file_names_only_options_that_were_used() -> None:
    """A lesson that practises plays itself and has nothing to fit; and it is the command that training would write."""
    practised = 0
    for name, folder in folders().items():
        for file in sorted((folder / "learned").glob("*")):
            origin, _ = parse(file.read_bytes())
            given = shlex.split(origin.command)
            about = lesson(name, file.stem)
            assert given[:5] == ["sterling", "train", name, "--lesson", file.stem]
            if not about.practises():
                continue
            practised += 1
            assert not set(UNUSED) & set(given)
            options = dict(zip(given[3::2], given[4::2], strict=True))
            seats = tuple(map(int, options["--seats"].split(",")))
            plan = Plan(name, file.stem, seats, options["--rules"], origin.games, origin.seed)
            assert origin.command == command(plan, Fitting(bits=int(options["--bits"])), practised=True)
    assert practised >= 6
