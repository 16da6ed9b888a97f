"""Reads a dataset and asks a question of it: what do greedy players lay, and what does it bring them?

sterling dataset john-silver --games 1000 --bots greedy --out games
python docs/examples/load_dataset.py games
"""

import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pyarrow.parquet as parquet

import sterling
from sterling.research.observation import Encoder


def hands_of_winners(folder: Path) -> tuple[float, Counter[str]]:
    """The mean number of cards in hand when a winner acts, and the most frequent actions."""
    rows = parquet.read_table(folder / "decisions.parquet", filters=[("place", "=", 1)]).to_pylist()
    encoder = Encoder(sterling.game("john-silver", 2))
    seen = encoder.slices(encoder.flat(np.array([row["observation"] for row in rows])))
    actions = Counter(encoder.game.format(row["action"]) for row in rows)
    return float(seen["hand"].sum(axis=1).mean()), actions


if __name__ == "__main__":
    mean, actions = hands_of_winners(Path(sys.argv[1]))
    print(f"{mean:.2f} cards in hand; most frequent: {actions.most_common(5)}")
