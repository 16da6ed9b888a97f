"""The games as environments for people who study games.

| module | what it offers | extra |
|---|---|---|
| `observation` | what a seat may know, as arrays with named slices | `research` |
| `batch` | thousands of games stepped at once | `research` |
| `pettingzoo` | AEC and parallel environments | `research` |
| `gymnasium` | one learner against chosen opponents | `research` |
| `open_spiel` | games for OpenSpiel's algorithms | `open-spiel` |
| `dataset` | games and decisions as Parquet files | `dataset` |

Nothing in here is imported by the rest of Sterling.
"""

from importlib import import_module
from typing import Any

from sterling.core.errors import SetupError


def needed(module: str, extra: str) -> Any:
    """A module of another package; if it is missing, the error names the extra of Sterling that brings it."""
    try:
        return import_module(module)
    except ImportError:
        raise SetupError("setup/needs", module=module, extra=f"sterling[{extra}]") from None
