"""What is stored for a table: its header, and a log of acts in the order they were written."""

from typing import Literal

import msgspec

from sterling.core.game import OptionValue
from sterling.service.clocks import ClockRule


class Origin(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where the cards come from at a table that did not shuffle its own (origins.py). Nobody is told the cards."""

    kind: Literal["same", "kept", "anew"]
    """`same`: the deal of another table from the beginning. The others begin in the middle of its game: `kept` has all
    its cards, `anew` only what one seat could know; the rest was dealt anew."""
    table: str
    seat: int
    """The seat that plays it again."""
    order: list[int]
    """The deal (core/deal.py)."""
    seed: str = ""
    """The deal's seed, if it has one."""
    played: list[tuple[int, int]] = []
    """What has been done before, as seats and actions."""


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was agreed before anyone sat down. The secret never leaves the service before the end."""

    id: str
    game: str
    seats: int
    rule_set: str
    options: dict[str, OptionValue]
    owner: str
    access: list[str]
    """Who may take each seat at the beginning: `link` or `open`."""
    rules_version: int = 1
    """The version of the rules for this game, even if there are newer ones."""
    deck_hash: str = ""
    """Identifies its cards: a service with other cards does not continue it."""
    listed: bool
    created_at: int
    secret: str = ""
    commitment: str = ""
    clock: ClockRule | None = None
    deck: str | None = None
    record: str | None = None
    """The whole record of an imported game."""
    away: int = 120
    """In a live game, after how many seconds without a connection the others may give a seat to a bot."""
    lesson: str = ""
    """The lesson that is played here (games/lessons.py); empty at other tables."""
    lesson_hash: str = ""
    """Identifies its content: a lesson that has changed since does not continue."""
    advice: bool = False
    """Whether everyone at this table may ask what to do (advice.py)."""
    origin: Origin | None = None
    rematch_of: str = ""
    """The table whose players were asked to come to this one. It starts by itself as soon as everyone is there."""


class Act(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, omit_defaults=True):
    """Something that was done at a table. Logs are permanent: fields may be added, never changed."""


class Sit(Act, frozen=True):
    """Somebody takes a seat."""

    seat: int
    identity: str
    name: str
    face: str = ""
    """The face they chose (faces.py); empty in tables older than faces."""


class Leave(Act, frozen=True):
    """A seat becomes empty; `access` says who may take it now: `link` or `open`."""

    seat: int
    access: str = "link"


class Bot(Act, frozen=True):
    """A bot takes a seat."""

    seat: int
    level: str


class Reserve(Act, frozen=True):
    """A vacant seat is kept for somebody who was asked to come."""

    seat: int
    identity: str
    name: str
    face: str = ""


class Decline(Act, frozen=True):
    """The person a seat was reserved for does not come."""

    seat: int


class Nonce(Act, frozen=True):
    """A seat adds its random number to the shuffle."""

    seat: int
    nonce: str


class Choose(Act, frozen=True):
    """The holder of a seat chooses characters; if seat is None, the table's owner chooses for nobody's columns."""

    seat: int | None
    characters: list[str]


class Start(Act, frozen=True):
    """The cards are dealt."""

    characters: list[str] = []
    """The characters of the columns, if people choose them; empty in older tables, which use the game's order."""


class Move(Act, frozen=True):
    """A seat acts. `by` is empty for the seat's holder, `bot`, or `clock` when its time was up."""

    seat: int
    code: int
    id: str = ""
    by: str = ""
    free: bool = False
    """It revealed nothing to anyone, so it can be undone."""


class Undo(Act, frozen=True):
    """A seat undoes its last action."""

    seat: int
    id: str = ""


class Say(Act, frozen=True):
    """A seat says one of the known phrases."""

    seat: int
    phrase: str
    id: str = ""


class Next(Act, frozen=True):
    """Somebody asks for a rematch, at another table."""

    table: str
    seat: int | None = None
    """Who asks; None in older tables, where everybody was seated at the new one."""


class Close(Act, frozen=True):
    """The owner closes the table, before the start or in the middle of the game."""


class Goto(Act, frozen=True):
    """The learner turns to a step of the lesson."""

    step: str


AnyAct = Sit | Leave | Bot | Reserve | Decline | Nonce | Choose | Start | Move | Undo | Say | Next | Close | Goto


# For isinstance: a union of classes would be made again at every call.
SEATING = (Sit, Leave, Bot)
"""A seat changes hands."""
PLAYING = (Move, Undo)


class Entry(msgspec.Struct, frozen=True):
    """An act in the log. Bit k of `mask` is set if the act changed what seat k sees; the bit above is the spectators'.

    The masks determine the number of every event in every stream, so no stream reveals how much happened out of sight.
    """

    table: str
    number: int
    act: AnyAct
    mask: int
    at: int
    """Milliseconds since 1970."""


_decoder: msgspec.json.Decoder[AnyAct] = msgspec.json.Decoder(AnyAct)


def encode_act(act: AnyAct) -> bytes:
    return msgspec.json.encode(act)


def decode_act(data: bytes) -> AnyAct:
    return _decoder.decode(data)
