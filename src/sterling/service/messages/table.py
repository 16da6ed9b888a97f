"""What a table looks like from outside: its seats, its status, and what one seat sees of the game."""

from typing import Literal

import msgspec
from msgspec import Raw

from sterling.core.game import OptionValue, Score
from sterling.service.clocks import ClockRule


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["human", "bot", "vacant"]
    name: str = ""
    """What a human is called, also one the seat is reserved for."""
    level: str = ""
    """Which bot it is."""
    access: Literal["", "link", "open", "reserved", "declined"] = ""
    """Who may take a vacant seat: the bearer of its link, anybody, or the person it is reserved for; `declined` if that
    person does not come."""
    nonce: bool = False
    """Whether it has added its random number to the shuffle."""
    face: str = ""
    """The face a human has chosen; empty if none: then clients choose one by the name."""


class Reveal(msgspec.Struct, frozen=True):
    """Everything the deal was made from; known when the game is over (core/shuffle.py)."""

    secret: str
    nonces: dict[int, str]
    seed: str


class LessonPart(msgspec.Struct, frozen=True):
    """A chapter of a lesson and its steps, by name."""

    chapter: str
    steps: list[str]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson, for its progress and for links to its steps."""

    name: str
    minutes: int
    chapters: list[LessonPart]


class LessonStep(msgspec.Struct, frozen=True):
    """Where the learner is. What is said is the message `lesson-<game>-<step>` with `facts`."""

    step: str
    number: int
    """Counted from 1."""
    asks: bool
    """Whether the learner has to act; otherwise the next step follows when it has been read."""
    watch: bool
    """Whether the opponents are doing something."""
    show: list[str]
    """The places of the board it is about, by their names in the story; `choice:<id>` is a button."""
    facts: dict[str, int]


class OriginInfo(msgspec.Struct, frozen=True):
    """Where the cards come from at a table that did not shuffle its own."""

    kind: Literal["same", "kept", "anew"]
    """`same`: another table's deal from the beginning. The others continue another game: `kept` has all its cards,
    `anew` those that `seat` knew; the rest was dealt anew."""
    seat: int
    step: int
    """After how many actions the game continues."""
    table: str = ""
    """The other table; for the same deal, empty until this game is over."""


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody with the public link knows of a table."""

    id: str
    game: str
    rule_set: str
    options: dict[str, OptionValue]
    status: Literal["gathering", "playing", "over", "closed"]
    seats: list[SeatInfo]
    listed: bool
    clock: ClockRule | None
    commitment: str
    """The SHA-256 of the service's secret; empty for an imported game."""
    characters: list[str] = []
    """Who heads each column of the board, where people choose that; before the start, empty where nobody has yet."""
    deck: str | None = None
    """The text of a deck of the table's own."""
    imported: bool = False
    next: str | None = None
    """The table of the rematch."""
    next_by: int | None = None
    """The seat that asked for it."""
    scores: list[Score] | None = None
    reveal: Reveal | None = None
    rules_version: int = 1
    """The version of the game's rules that is played here: the newest when the table was opened."""
    away: int = 120
    """In a live game, after how many seconds without a connection the others may give a seat to a bot."""
    lesson: LessonInfo | None = None
    """The lesson, if this is the table of one."""
    origin: OriginInfo | None = None
    advice: bool = False
    """Whether you may ask what to do here: the table allows it, or one person plays against bots."""


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
    running: list[dict[str, int]] = []
    """What each seat's points are made of so far, as far as everybody may be told; empty where nothing is."""
    lesson: LessonStep | None = None
    """The current step, if this is the table of a lesson."""
