"""What one seat, or a spectator, may know."""

from typing import TypeVar

import msgspec

from sterling.core.errors import ViewError


class View(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Built from the state field by field. The only thing that leaves the process for a client or a bot."""

    seat: int
    """Whose view this is; -1 for a spectator."""


V = TypeVar("V", bound=View)


def encode(view: View) -> bytes:
    """The view as JSON."""
    return msgspec.json.encode(view)


def decode(data: bytes, kind: type[V]) -> V:
    """The view back from JSON; a ViewError if it is none."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as problem:
        raise ViewError("view/unreadable", problem=str(problem)) from None
