"""Fits the weights of a learned evaluation to examples, with numpy: Adam on logistic and squared loss."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import numpy as np

from sterling.bots.weights import CHANCE, Weights
from sterling.lab.lessons import Examples

# Arrays: mypy does not look into numpy here, so that the sources mean the same to it without numpy.
Floats: TypeAlias = Any
Ints: TypeAlias = Any
PARTS = ("base", "direct", "threshold", "inner", "outer")
DENSE = 2048
"""With more features than this, batches stay sparse."""
HELD_BACK = 10
"""One chunk in so many is not learned from, but used to judge the fit."""


class Method(msgspec.Struct, frozen=True):
    """How to fit."""

    hidden: int
    epochs: int = 12
    batch: int = 1024
    """At most; few examples make smaller batches, so that there are enough steps."""
    rate: float = 0.004
    decay: float = 1e-5
    seed: int = 1


class Fitted(msgspec.Struct, frozen=True):
    """The weights and how well they predict positions of other games; `plain` is the loss of always saying the mean."""

    weights: Weights
    examples: int
    loss: float
    plain: float
    epoch: int


class Rows:
    """Examples as sparse rows with goals."""

    def __init__(self, examples: Sequence[Examples], outputs: int) -> None:
        sizes = np.concatenate([np.asarray(part.sizes, np.int64) for part in examples] or [np.zeros(0, np.int64)])
        self.starts = np.concatenate([[0], np.cumsum(sizes)])
        self.index = np.concatenate([np.asarray(part.index, np.uint16) for part in examples] or [np.zeros(0, "u2")])
        self.value = np.concatenate([np.asarray(part.value, np.float32) for part in examples] or [np.zeros(0, "f4")])
        goals = [np.asarray(part.goals, np.float32).reshape(-1, outputs) for part in examples]
        self.goals: Floats = np.concatenate(goals or [np.zeros((0, outputs), np.float32)])

    def __len__(self) -> int:
        return len(self.goals)

    def batch(self, chosen: Ints, features: int) -> "Batch":
        sizes = self.starts[chosen + 1] - self.starts[chosen]
        rows: Ints = np.repeat(np.arange(len(chosen)), sizes)
        first: Ints = np.repeat(self.starts[chosen] - np.concatenate([[0], np.cumsum(sizes)[:-1]]), sizes)
        places = first + np.arange(len(rows))
        return Batch(rows, self.index[places].astype(np.int64), self.value[places], self.goals[chosen], features)


class Batch:
    """Some rows; multiplies them with a matrix of weights, and brings gradients back to it."""

    def __init__(self, rows: Any, index: Any, value: Floats, goals: Floats, features: int) -> None:
        self.goals = goals
        self.features = features
        self.rows, self.index, self.value = rows, index, value
        self.dense: Floats | None = None
        if features <= DENSE:
            self.dense = np.zeros((len(goals), features), np.float32)
            self.dense[rows, index] = value

    def times(self, matrix: Floats) -> Floats:
        if self.dense is not None:
            return self.dense @ matrix
        found = np.zeros((len(self.goals), matrix.shape[1]), np.float32)
        np.add.at(found, self.rows, matrix[self.index] * self.value[:, None])
        return found

    def back(self, slope: Floats) -> Floats:
        if self.dense is not None:
            return self.dense.T @ slope
        parts = slope[self.rows] * self.value[:, None]
        columns = [
            np.bincount(self.index, weights=parts[:, column], minlength=self.features)
            for column in range(parts.shape[1])
        ]
        return np.stack(columns, axis=1).astype(np.float32)


class Fit:
    """A fit under way. `step` does an epoch; `save` and `restore` keep everything it needs to continue."""

    def __init__(self, examples: list[Examples], features: int, outputs: tuple[str, ...], method: Method) -> None:
        self.features, self.outputs, self.method = features, outputs, method
        # Every tenth chunk is for judging; with few chunks, at least the last one.
        held = set(range(HELD_BACK - 1, len(examples), HELD_BACK)) or {len(examples) - 1}
        taught = [part for number, part in enumerate(examples) if number not in held or len(examples) == 1]
        self.learn = Rows(taught, len(outputs))
        self.check = Rows([examples[number] for number in sorted(held)], len(outputs))
        self.chance = np.array([name.endswith(CHANCE) for name in outputs])
        self._scale()
        rng = np.random.default_rng([method.seed, 0])
        count, hidden = len(outputs), method.hidden
        mean = np.clip(self.learn.goals.mean(axis=0), 0.001, 0.999)
        base = np.where(self.chance, np.log(mean / (1 - mean)), 0.0)
        typical = max(1.0, len(self.learn.index) / max(1, len(self.learn)))
        self.parts: dict[str, Floats] = {
            "base": base.astype(np.float32),
            "direct": np.zeros((features, count), np.float32),
            "threshold": np.full(hidden, 0.1, np.float32),
            "inner": rng.normal(0, 1 / np.sqrt(typical), (features, hidden)).astype(np.float32),
            "outer": rng.normal(0, 0.1 / np.sqrt(max(1, hidden)), (hidden, count)).astype(np.float32),
        }
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.epoch = 0
        self.steps = 0
        self.plain = self._loss(np.tile(self.parts["base"], (len(self.check), 1)), self.check.goals)
        self.best = {name: part.copy() for name, part in self.parts.items()}
        self.best_loss = self.plain
        self.best_epoch = 0

    def _scale(self) -> None:
        """Brings features and number goals to a size near 1; `weights` undoes it."""
        squares = np.bincount(self.learn.index, weights=self.learn.value.astype(float) ** 2, minlength=self.features)
        times = np.bincount(self.learn.index, minlength=self.features)
        self.size = np.maximum(1e-6, np.sqrt(squares / np.maximum(1, times))).astype(np.float32)
        self.size[times == 0] = 1.0
        spread = self.learn.goals.std(axis=0)
        self.middle = np.where(self.chance, 0.0, self.learn.goals.mean(axis=0)).astype(np.float32)
        self.spread = np.where(self.chance | (spread < 1e-6), 1.0, spread).astype(np.float32)
        for rows in (self.learn, self.check):
            rows.value = rows.value / self.size[rows.index]
            rows.goals = (rows.goals - self.middle) / self.spread

    def step(self) -> None:
        """One pass over all examples, in a new order."""
        order = np.random.default_rng([self.method.seed, self.epoch + 1]).permutation(len(self.learn))
        batches = max(1, len(order) // min(self.method.batch, max(32, len(order) // 64)))
        total = batches * self.method.epochs
        for chosen in np.array_split(order, batches):
            self._descend(self.learn.batch(chosen, self.features), self.method.rate * (1 - self.steps / total))
        self.epoch += 1
        loss = sum(
            self._loss(self._forward(batch)[0], batch.goals) * len(batch.goals) for batch in self._all(self.check)
        ) / max(1, len(self.check))
        if loss < self.best_loss:
            self.best = {name: part.copy() for name, part in self.parts.items()}
            self.best_loss, self.best_epoch = loss, self.epoch

    def _all(self, rows: Rows) -> Iterator[Batch]:
        for start in range(0, len(rows), 4096):
            yield rows.batch(np.arange(start, min(len(rows), start + 4096)), self.features)

    def _forward(self, batch: Batch) -> tuple[Floats, Floats]:
        parts = self.parts
        units = np.maximum(0, batch.times(parts["inner"]) + parts["threshold"])
        return parts["base"] + batch.times(parts["direct"]) + units @ parts["outer"], units

    def _loss(self, raw: Floats, goals: Floats) -> float:
        logistic = np.logaddexp(0, raw) - goals * raw
        return float(np.where(self.chance, logistic, (raw - goals) ** 2 / 2).mean()) if len(goals) else 0.0

    def _descend(self, batch: Batch, rate: float) -> None:
        raw, units = self._forward(batch)
        told = np.where(self.chance, 1 / (1 + np.exp(-np.clip(raw, -30, 30))), raw)
        slope = ((told - batch.goals) / len(batch.goals)).astype(np.float32)
        inside = ((slope @ self.parts["outer"].T) * (units > 0)).astype(np.float32)
        slopes = {
            "base": slope.sum(axis=0),
            "direct": batch.back(slope),
            "threshold": inside.sum(axis=0),
            "inner": batch.back(inside) if self.method.hidden else self.parts["inner"],
            "outer": units.T @ slope,
        }
        self.steps += 1
        for name, part in self.parts.items():
            found = slopes[name]
            first, second = self.first[name], self.second[name]
            first += 0.1 * (found - first)
            second += 0.001 * (found * found - second)
            ahead = first / (1 - 0.9**self.steps)
            size = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            part -= rate * (ahead / size + self.method.decay * part)

    def result(self) -> Fitted:
        """The best weights so far, for features and goals as they are."""
        best = {name: part.astype(float) for name, part in self.best.items()}
        size, spread = self.size.astype(float)[:, None], self.spread.astype(float)
        weights = Weights(
            self.features,
            self.method.hidden,
            self.outputs,
            (best["base"] * spread + self.middle).tolist(),
            (best["direct"] / size * spread).ravel().tolist(),
            best["threshold"].tolist(),
            (best["inner"] / size).ravel().tolist(),
            (best["outer"] * spread).ravel().tolist(),
        )
        return Fitted(weights, len(self.learn), self.best_loss, self.plain, self.best_epoch)

    def save(self, file: Path) -> None:
        kinds = {"now": self.parts, "first": self.first, "second": self.second, "best": self.best}
        kept = {f"{kind}-{name}": part for kind, parts in kinds.items() for name, part in parts.items()}
        numbers = np.array([self.epoch, self.steps, self.best_epoch, self.best_loss])
        fresh = file.with_suffix(".new.npz")
        np.savez(fresh, allow_pickle=False, numbers=numbers, **kept)
        fresh.replace(file)

    def restore(self, file: Path) -> None:
        with np.load(file) as kept:
            for kind, parts in (
                ("now", self.parts),
                ("first", self.first),
                ("second", self.second),
                ("best", self.best),
            ):
                for name in parts:
                    parts[name] = kept[f"{kind}-{name}"]
            epoch, steps, best_epoch, best_loss = kept["numbers"]
        self.epoch, self.steps, self.best_epoch = int(epoch), int(steps), int(best_epoch)
        self.best_loss = float(best_loss)


def fit(
    examples: list[Examples],
    features: int,
    outputs: tuple[str, ...],
    method: Method,
    keep: Path | None = None,
    progress: Callable[[int, int, float], None] = lambda epoch, epochs, loss: None,
) -> Fitted:
    """Fits from the start, or from the last epoch that is kept in a file."""
    under_way = Fit(examples, features, outputs, method)
    if keep is not None and keep.is_file():
        under_way.restore(keep)
    progress(under_way.epoch, method.epochs, under_way.best_loss)
    while under_way.epoch < method.epochs:
        under_way.step()
        if keep is not None:
            under_way.save(keep)
        progress(under_way.epoch, method.epochs, under_way.best_loss)
    return under_way.result()
