"""Sterling: a home for three card games. The names here are its public Python API."""

from sterling import _mode
from sterling._version import __version__

MODE = _mode.choose()
"""`compiled` or `interpreted`."""

from sterling import i18n as _i18n  # noqa: E402, F401
from sterling.core.deal import Deal  # noqa: E402
from sterling.core.errors import (  # noqa: E402
    DealError,
    DeckError,
    IllegalAction,
    NotationError,
    RecordError,
    SetupError,
    SterlingError,
    ViewError,
)
from sterling.core.game import Action, Facts, Game, Option, Order, Score  # noqa: E402
from sterling.core.match import Match, play  # noqa: E402
from sterling.core.record import Entry, Record  # noqa: E402
from sterling.core.rng import Rng  # noqa: E402
from sterling.core.state import SPECTATOR, Sampler, Setup, State  # noqa: E402
from sterling.core.view import View, decode, encode  # noqa: E402
from sterling.games import game, game_of, games, replay  # noqa: E402

__all__ = [
    "MODE",
    "SPECTATOR",
    "Action",
    "Deal",
    "DealError",
    "DeckError",
    "Entry",
    "Facts",
    "Game",
    "IllegalAction",
    "Match",
    "NotationError",
    "Option",
    "Order",
    "Record",
    "RecordError",
    "Rng",
    "Sampler",
    "Score",
    "Setup",
    "SetupError",
    "State",
    "SterlingError",
    "View",
    "ViewError",
    "__version__",
    "decode",
    "encode",
    "game",
    "game_of",
    "games",
    "play",
    "replay",
]
