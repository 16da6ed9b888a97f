"""The messages of the socket, both ways, and how the service closes it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sterling.bots.remarks import Remark
from sterling.core.story import Happening
from sterling.service.messages.fields import ActionName, MessageId, Number, SeatNumber, Strict, TableId, Token
from sterling.service.messages.table import Seen, TableInfo

VERSION = 2
PHRASES = ("hello", "good-luck", "well-done", "oops", "thanks", "one-moment", "your-turn", "good-game", "bye")

# -- from the client -------------------------------------------------------------------------------------------------


class Hello(Strict, frozen=True, tag_field="type", tag="hello"):
    """The first message: who is there. Without a token you can only watch; browsers send their cookie instead."""

    version: Number
    token: Token = ""
    seats: Annotated[list[Token], Meta(max_length=16)] = msgspec.field(default_factory=list)
    """Seat tokens, for seats taken on another device."""
    language: Literal["en", "fr", "de"] = "en"


class Subscribe(Strict, frozen=True, tag_field="type", tag="subscribe"):
    """Follow a table. `after` has the last event number seen for each seat, to get what came since."""

    table: TableId
    after: Annotated[dict[int, Number], Meta(max_length=16)] = msgspec.field(default_factory=dict)


class Unsubscribe(Strict, frozen=True, tag_field="type", tag="unsubscribe"):
    """Stop following a table."""

    table: TableId


class MoveMessage(Strict, frozen=True, tag_field="type", tag="move"):
    """Act. The same id may be sent again until it is acknowledged; it is applied once."""

    id: MessageId
    table: TableId
    seat: SeatNumber
    decision: Number
    action: ActionName


class UndoMessage(Strict, frozen=True, tag_field="type", tag="undo"):
    """Take back the last action of a seat."""

    id: MessageId
    table: TableId
    seat: SeatNumber
    decision: Number


class SayMessage(Strict, frozen=True, tag_field="type", tag="say"):
    """Say one of the known phrases."""

    id: MessageId
    table: TableId
    seat: SeatNumber
    phrase: Annotated[str, Meta(max_length=40)]


class Ping(Strict, frozen=True, tag_field="type", tag="ping"):
    """Answered by a pong with the same id."""

    id: MessageId


ClientMessage = Hello | Subscribe | Unsubscribe | MoveMessage | UndoMessage | SayMessage | Ping
decode_message = msgspec.json.Decoder(ClientMessage).decode


# -- from the service ------------------------------------------------------------------------------------------------


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to hello."""

    version: int
    guest: bool
    """Whether a guest was recognised; otherwise you can watch, or play with seat tokens."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """One act in the log of a table, as its reader saw it."""

    kind: Literal["start", "move", "time-out"]
    who: int | None = None
    """The seat that acted, where the reader may know."""
    happened: list[Happening] = []


class TableMessage(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """The current table: after subscribing, after a refused move, and when your seats have changed."""

    info: TableInfo
    owner: bool
    seen: list[Seen]
    story: list[list[Told]] = []
    """The log of each of `seen`: everything that may be read again now (SG-32)."""


class Event(msgspec.Struct, frozen=True, tag_field="type", tag="event", omit_defaults=True):
    """Something happened that this seat may know about. Its number follows the previous one."""

    table: str
    seat: int
    number: int
    kind: Literal[
        "sit",
        "leave",
        "bot",
        "reserve",
        "decline",
        "nonce",
        "choose",
        "start",
        "move",
        "time-out",
        "undo",
        "say",
        "next",
        "close",
        "goto",
    ]
    seen: Seen
    who: int | None = None
    """The seat that did it, where the receiver may know."""
    action: str | None = None
    """The text of the action, where it is the receiver's own."""
    phrase: str | None = None
    info: TableInfo | None = None
    """The table, where it has changed beyond the view."""
    happened: list[Happening] = []
    """What the receiver saw happen, in order: the same for log, animation and screen reader (docs/story.md)."""
    anew: int | None = None
    """The log starts over with this one of `happened`: what was told before may not be read again (SG-32)."""
    story: list[Told] | None = None
    """The whole log, if it did not just grow: after an undo, and when the game is over."""
    remark: Remark | None = None
    """What a computer player says about it. Clients leave out one that follows another within twelve events."""


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """The request is done and on disk. `number` is the seat's event number after it."""

    id: str
    table: str
    seat: int
    number: int


class Away(msgspec.Struct, frozen=True):
    """A seat whose player is not connected while the game goes on."""

    seat: int
    left: int | None
    """Milliseconds until the others may give it to a bot; 0 if they may now, null if only after its time has run
    out."""
    offer: str = ""
    """Proof that they may: sent along, every node accepts it."""


class Here(msgspec.Struct, frozen=True, tag_field="type", tag="here"):
    """Who is connected to a table now: which seats, and how many spectators."""

    table: str
    seats: list[int]
    watching: int
    away: list[Away] = []


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    id: str


class ErrorMessage(msgspec.Struct, frozen=True, tag_field="type", tag="error", omit_defaults=True):
    """A message was refused. The connection stays open."""

    code: str
    text: str
    facts: dict[str, str | int]
    id: str | None = None
    """Of the message that was refused, if it had one."""
    table: str | None = None


ServerMessage = Welcome | TableMessage | Event | Ack | Here | Pong | ErrorMessage
decode_answer = msgspec.json.Decoder(ServerMessage).decode

CLOSES = {
    "socket/slow": 4000,
    "socket/hello-first": 4001,
    "identity/origin": 4002,
    "limit/connections": 4003,
    "socket/binary": 4004,
    "socket/gone": 4005,
    "request/host": 4006,
    "socket/flood": 4007,
    "access/blocked": 4009,
    "limit/rate": 4008,
    "service/stopping": 1012,
}
"""How the service closes a socket, and why; also 1000, 1009 (message too long) and 1011 (no answer to a ping)."""
