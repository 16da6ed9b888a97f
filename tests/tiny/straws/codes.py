"""The straws and the actions as numbers."""

from typing import Final

# ST-1: straws of length 1 to 5.
STRAWS: Final = 5
NAMES: Final[tuple[str, ...]] = ("straw-1", "straw-2", "straw-3", "straw-4", "straw-5")

KEEP: Final = 0
SWAP: Final = 1
ACTIONS: Final = 2
