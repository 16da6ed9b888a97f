"""Every message on the wire, and the bodies of the HTTP interface (docs/protocol.md explains each with an example)."""

import json
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from sterling.core.game import Action, Facts, OptionValue, Score
from sterling.service.clocks import ClockRule

VERSION = 1
PHRASES = ("hello", "good-luck", "well-done", "oops", "thanks", "one-moment", "your-turn", "good-game", "bye")

TableId = Annotated[str, Meta(min_length=16, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[ -~]+$")]
Token = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
ActionName = Number | Annotated[str, Meta(max_length=80)]
"""The code or the text of an action."""


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes from outside has the fields we know and no others."""


# -- what a table is -------------------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["human", "bot", "vacant"]
    name: str = ""
    """What a human is called."""
    level: str = ""
    """Which bot it is."""
    access: Literal["", "link", "open"] = ""
    """Who may take a vacant seat: the bearer of its link, or anybody."""
    nonce: bool = False
    """Whether it has added its random number to the shuffle."""


class Reveal(msgspec.Struct, frozen=True):
    """All that the deal was made from; known when the game is over (core/shuffle.py)."""

    secret: str
    nonces: dict[int, str]
    seed: str


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody with the public link knows of a table."""

    id: str
    game: str
    rule_set: str
    options: dict[str, OptionValue]
    status: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    listed: bool
    clock: ClockRule | None
    commitment: str
    """The SHA-256 of the house's secret; empty for an imported game."""
    deck: str | None = None
    """The text of a deck of the table's own."""
    imported: bool = False
    next: str | None = None
    """The table of the rematch."""
    scores: list[Score] | None = None
    reveal: Reveal | None = None


class Seen(msgspec.Struct, frozen=True):
    """What one seat sees now (-1: a spectator), and what it may do."""

    seat: int
    number: int
    """Counts the events of this seat's own stream."""
    decision: int
    """Counts what this seat has done; a move names the decision it answers."""
    view: Raw
    """The view, as the game defines it; null before the start."""
    waiting: list[int]
    """The seats that are asked."""
    legal: Raw
    """The legal actions of this seat: `code`, `text` and `form` of each; `then`, what it would lead to, where a game
    tells that."""
    undo: bool
    """Whether this seat may take back its last action."""
    clocks: list[int] | None = None
    """Milliseconds left for each seat; those of `waiting` are running."""


# -- from the client -------------------------------------------------------------------------------------------------


class Hello(_Strict, frozen=True, tag_field="type", tag="hello"):
    """The first message: who is there. Without token one may watch; browsers send their cookie instead."""

    version: Number
    token: Token = ""
    seats: Annotated[list[Token], Meta(max_length=16)] = []
    """Seat tokens, for seats taken on another device."""
    language: Literal["en", "fr", "de"] = "en"


class Subscribe(_Strict, frozen=True, tag_field="type", tag="subscribe"):
    """Follow a table. `after` has the last event number seen for each seat, to get what came since."""

    table: TableId
    after: Annotated[dict[int, Number], Meta(max_length=16)] = {}


class Unsubscribe(_Strict, frozen=True, tag_field="type", tag="unsubscribe"):
    """Follow a table no longer."""

    table: TableId


class MoveMessage(_Strict, frozen=True, tag_field="type", tag="move"):
    """Act. The same id may be sent again until it is acknowledged; it is applied once."""

    id: MessageId
    table: TableId
    seat: SeatNumber
    decision: Number
    action: ActionName


class UndoMessage(_Strict, frozen=True, tag_field="type", tag="undo"):
    """Take back the last action of a seat."""

    id: MessageId
    table: TableId
    seat: SeatNumber
    decision: Number


class SayMessage(_Strict, frozen=True, tag_field="type", tag="say"):
    """Say one of the known phrases."""

    id: MessageId
    table: TableId
    seat: SeatNumber
    phrase: Annotated[str, Meta(max_length=40)]


class Ping(_Strict, frozen=True, tag_field="type", tag="ping"):
    """Answered by a pong with the same id."""

    id: MessageId


ClientMessage = Hello | Subscribe | Unsubscribe | MoveMessage | UndoMessage | SayMessage | Ping
decode_message = msgspec.json.Decoder(ClientMessage).decode


# -- from the service ------------------------------------------------------------------------------------------------


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to hello."""

    version: int
    guest: bool
    """Whether a guest was recognised; else one may watch, or play with seat tokens."""


class TableMessage(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """A table as it is now: after subscribing, after a refused move, and when one's seats have changed."""

    info: TableInfo
    owner: bool
    seen: list[Seen]


class Event(msgspec.Struct, frozen=True, tag_field="type", tag="event", omit_defaults=True):
    """Something happened that this seat may know of. Its number follows the one before."""

    table: str
    seat: int
    number: int
    kind: Literal["sit", "leave", "bot", "nonce", "start", "move", "time-out", "undo", "say", "next"]
    seen: Seen
    who: int | None = None
    """The seat that did it, where the receiver may know."""
    action: str | None = None
    """The text of the action, where it is the receiver's own."""
    phrase: str | None = None
    info: TableInfo | None = None
    """The table, where it has changed beyond the view."""


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """What was asked for is done, and on disk. `number` is the seat's event number with it."""

    id: str
    table: str
    seat: int
    number: int


class Here(msgspec.Struct, frozen=True, tag_field="type", tag="here"):
    """Who is connected to a table now: which seats, and how many spectators."""

    table: str
    seats: list[int]
    watching: int


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    id: str


class ErrorMessage(msgspec.Struct, frozen=True, tag_field="type", tag="error", omit_defaults=True):
    """A message was refused. The connection goes on."""

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
    "service/stopping": 1012,
}
"""How the service closes a socket, and why; beside these 1000, 1009 (message too long), 1011 (no answer to a ping)."""


# -- bodies of the HTTP interface ------------------------------------------------------------------------------------


class Problem(msgspec.Struct, frozen=True):
    """The body of every answer that is an error."""

    code: str
    text: str
    facts: dict[str, str | int]


class Guest(msgspec.Struct, frozen=True):
    """Who you are to the service; the token is for programs, browsers have it in their cookie."""

    token: str


class House(msgspec.Struct, frozen=True):
    """What can be played here, and with whom."""

    version: str
    games: list[Facts]
    bots: dict[str, list[str]]
    """Who can be seated, by game, characters from the easiest to the strongest last."""
    phrases: list[str]


class SeatPlan(_Strict, frozen=True):
    """Who shall sit there: me, the bearer of a link, anybody, or a bot."""

    kind: Literal["me", "link", "open", "bot"]
    level: Annotated[str, Meta(max_length=40)] = ""
    name: Name = ""
    """What somebody at this seat of yours is called, if not as you; for several people at one screen."""


class CreateTable(_Strict, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    name: Name = ""
    """What you are called; needed if a seat is yours."""
    rule_set: Annotated[str, Meta(max_length=40)] | None = None
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(max_length=16)] = {}
    listed: bool = False
    clock: ClockRule | None = None
    deck: Annotated[str, Meta(max_length=60_000)] | None = None


class Link(msgspec.Struct, frozen=True):
    """The way to a vacant seat; the key is for one person alone."""

    seat: int
    key: str
    url: str


class SeatToken(msgspec.Struct, frozen=True):
    """Gives its bearer the seat, on any device, until it changes hands."""

    seat: int
    token: str


class TableAnswer(msgspec.Struct, frozen=True):
    """A table with what the asker sees of it. `links` go to the owner alone, `tokens` to the holder of each seat."""

    info: TableInfo
    owner: bool
    seen: list[Seen]
    url: str
    links: list[Link]
    tokens: list[SeatToken]
    former: list[int] = []
    """The seats the asker has left and may take back."""


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action of a finished game, and what the viewer saw after it."""

    who: int
    """The seat that acted; -1 for the deal, which is the first step."""
    action: str
    """Its text; empty for the deal."""
    waiting: list[int]
    """The seats that were asked then."""
    view: Raw | None = None
    """The view; absent where the action did not change it."""
    by: str = ""
    """`bot`, or `clock` when time was up; absent where the seat's holder acted."""


class Replay(msgspec.Struct, frozen=True):
    """A finished game again, through the eyes of one seat (-1: a spectator)."""

    info: TableInfo
    seat: int
    steps: list[ReplayStep]


class TableList(msgspec.Struct, frozen=True):
    tables: list[TableInfo]
    waiting: list[str]
    """Those of your tables that wait for you."""


class SitDown(_Strict, frozen=True):
    """Take a seat: with a key the one its link is for, else the named one or the first that is open to all."""

    name: Name
    key: Token = ""
    seat: SeatNumber | None = None


class GiveNonce(_Strict, frozen=True):
    seat: SeatNumber
    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class SeatBot(_Strict, frozen=True):
    level: Annotated[str, Meta(max_length=40)]


class LeaveSeat(_Strict, frozen=True):
    """Leave a seat to a bot, or empty."""

    level: Annotated[str, Meta(max_length=40)] = ""


class OpenSeat(_Strict, frozen=True):
    """Empty a seat before the start, or change who may take it."""

    access: Literal["link", "open"]


class PostMove(_Strict, frozen=True):
    id: MessageId
    seat: SeatNumber
    decision: Number
    action: ActionName


class PostUndo(_Strict, frozen=True):
    id: MessageId
    seat: SeatNumber
    decision: Number


class PostSay(_Strict, frozen=True):
    id: MessageId
    seat: SeatNumber
    phrase: Annotated[str, Meta(max_length=40)]


class ImportRecord(_Strict, frozen=True):
    record: Annotated[str, Meta(max_length=200_000)]


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]
    version: str


def schema() -> dict[str, Any]:
    """All wire messages, bodies and views as the components of an OpenAPI document with no paths."""
    from sterling.games import game_class, games

    named = [*ClientMessage.__args__, *ServerMessage.__args__, Action, TableAnswer, TableList, Replay, House, Problem]
    named += [CreateTable, SitDown, GiveNonce, SeatBot, LeaveSeat, OpenSeat, Guest]
    for facts in games():
        named += [game_class(facts.name).view_type, game_class(facts.name).notation.Form]
    _, components = msgspec.json.schema_components(named, ref_template="#/components/schemas/{name}")
    # Types of one name in several places: ours keep the name, a game's carry its package.
    text = json.dumps(components).replace(f"{__name__}.", "").replace("sterling.games.", "")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sterling, the wire", "version": str(VERSION)},
        "paths": {},
        "components": {"schemas": json.loads(text)},
    }
