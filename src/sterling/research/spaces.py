"""Observations as spaces of Gymnasium."""

from typing import Any

from sterling.research import needed
from sterling.research.observation import Encoder

np = needed("numpy", "research")
spaces = needed("gymnasium.spaces", "research")


def seen(encoder: Encoder, form: str) -> Any:
    """The space of the observations in one of the forms of `research.table`."""
    if form == "packed":
        return spaces.Box(0, np.iinfo(np.int64).max, (encoder.width,), np.int64)
    if form == "dict":
        return spaces.Dict({part.name: spaces.Box(0, part.high, part.shape, np.int16) for part in encoder.parts})
    high = encoder.highs()
    return spaces.Box(np.zeros_like(high), high, dtype=np.int16)
