"""What one seat, or a spectator, may know."""

from collections.abc import Collection, Hashable
from typing import TypeVar

import msgspec

from sterling.core.errors import ViewError
from sterling.core.state import SPECTATOR


class View(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Built from the state field by field. The only thing that leaves the process for a client or a bot."""

    seat: int
    """Whose view this is; -1 for a spectator."""


V = TypeVar("V", bound=View)


def encode(view: View) -> bytes:
    """The view as JSON."""
    return msgspec.json.encode(view)


def decode(data: bytes, kind: type[V]) -> V:
    """The view from JSON; raises a ViewError if it is not one."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as problem:
        raise ViewError("view/unreadable", problem=str(problem)) from None


# Checks that games make while they read a view back. If one fails, the view is impossible (`Game.sampler`).


def need(holds: bool, problem: str) -> None:
    """Checks something that holds in every view a game shows."""
    if not holds:
        raise ValueError(problem)


def need_seat(view: View, seats: int) -> None:
    """The view is that of a seat of this game, or of a spectator."""
    need(view.seat in range(SPECTATOR, seats), "not a seat of this table")


def need_own(view: View, own: object) -> None:
    """A seat gets what it alone knows; a spectator gets nothing of the kind."""
    need((own is None) == (view.seat == SPECTATOR), "not a seat of this table")


def need_once(things: Collection[Hashable], problem: str) -> None:
    """Nothing occurs twice."""
    need(len(set(things)) == len(things), problem)
