"""Checked fields of messages that come from outside."""

from typing import Annotated

import msgspec
from msgspec import Meta

TableId = Annotated[str, Meta(min_length=16, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Opponents = Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[ -~]+$")]
Token = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=200)]
Face = Annotated[str, Meta(max_length=40)]
"""One of the faces the service knows (faces.py); empty where none was chosen."""
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Characters = Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)]
ActionName = Number | Annotated[str, Meta(max_length=80)]
"""The code or the text of an action."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message from outside: it has the fields we know and no others."""
