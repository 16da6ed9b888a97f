"""The bodies of the HTTP interface: what is asked, and what is answered."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw

from sterling.bots.judged import Review
from sterling.bots.luck import Guest as DealGuest
from sterling.core.game import Facts, OptionValue, Score
from sterling.core.story import Happening
from sterling.service.clocks import ClockRule
from sterling.service.messages.fields import (
    ActionName,
    Characters,
    Face,
    MessageId,
    Name,
    Number,
    Opponents,
    SeatNumber,
    Strict,
    Token,
)
from sterling.service.messages.table import SeatInfo, Seen, TableInfo


class Problem(msgspec.Struct, frozen=True):
    """The body of every answer that is an error."""

    code: str
    text: str
    facts: dict[str, str | int]


class Guest(msgspec.Struct, frozen=True):
    """Who you are to the service; the token is for programs, browsers have it in their cookie."""

    token: str


class LessonFacts(msgspec.Struct, frozen=True):
    """A lesson of a game: its name, how many minutes it takes, and its steps."""

    name: str
    minutes: int
    steps: list[str]


class House(msgspec.Struct, frozen=True):
    """What can be played here, and with whom."""

    version: str
    games: list[Facts]
    bots: dict[str, list[str]]
    """Who can be seated, by game, characters from the easiest to the strongest last."""
    phrases: list[str]
    strengths: dict[str, dict[str, int]] = {}
    """How strong each character is, from 1 to 5, by game."""
    faces: list[str] = []
    """The faces people choose from."""
    lessons: dict[str, list[LessonFacts]] = {}
    """The lessons by game; the first one is for newcomers."""
    practice: dict[str, int] = {}
    """How many practice positions each game has."""


class SeatPlan(Strict, frozen=True):
    """Who will sit there: me, the bearer of a link, anyone, or a bot."""

    kind: Literal["me", "link", "open", "bot"]
    level: Annotated[str, Meta(max_length=40)] = ""
    name: Name = ""
    """The name of the person at this seat of yours, if not your own; for several people at one screen."""
    characters: Characters = msgspec.field(default_factory=list)
    """The characters of this seat, if it is yours or a bot's; the others choose when they come."""
    face: Face = ""
    """The face of whoever sits at this seat of yours; the others bring their own."""


DECK_LENGTH = 60_000
"""How many characters a deck file has at most."""


class CreateTable(Strict, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    name: Name = ""
    """What you are called; needed if a seat is yours."""
    rule_set: Annotated[str, Meta(max_length=40)] | None = None
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=40)] | None],
        Meta(max_length=16),
    ] = msgspec.field(default_factory=dict)
    listed: bool = False
    clock: ClockRule | None = None
    deck: Annotated[str, Meta(max_length=DECK_LENGTH)] | None = None
    ownerless: Characters = msgspec.field(default_factory=list)
    """The characters of the columns of nobody."""
    away: Annotated[int, Meta(ge=30, le=86_400)] = 120
    """In a live game, after how many seconds without a connection the others may give a seat to a bot."""
    advice: bool = False
    """Whether everyone may ask what to do. One person against bots always may."""


class CheckDeck(Strict, frozen=True):
    """A custom deck file, to be checked before a table is created with it."""

    game: Annotated[str, Meta(max_length=40)]
    deck: str
    name: Annotated[str, Meta(min_length=1, max_length=80)] = "deck"
    """What the file is called; errors name it."""
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    """How many players it must be enough for; if absent, the fewest the game allows."""


class DeckNote(msgspec.Struct, frozen=True):
    """How a deck differs from the house deck; it is playable all the same."""

    kind: str
    about: str
    text: str


class JudgedDeck(msgspec.Struct, frozen=True):
    """A deck file that can be played with."""

    game: str
    deck_hash: str
    """A fingerprint of its cards; records carry it."""
    notes: list[DeckNote]


class Link(msgspec.Struct, frozen=True):
    """The link to a vacant seat; the key is for one person only."""

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
    reserved: list[int] = []
    """The vacant seats that are reserved for the asker."""


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
    happened: list[Happening] = []
    """What the viewer saw happen, in order."""


class Replay(msgspec.Struct, frozen=True):
    """A finished game as one seat saw it (-1: a spectator)."""

    info: TableInfo
    seat: int
    steps: list[ReplayStep]


class TableList(msgspec.Struct, frozen=True):
    tables: list[TableInfo]
    waiting: list[str]
    """Those of your tables where it is your turn."""
    invited: list[TableInfo] = []
    """Tables of rematches where a seat is reserved for you."""


class SitDown(Strict, frozen=True):
    """Take a seat: with a key the one its link is for, else the named one or the first that is open to all."""

    name: Name
    key: Token = ""
    seat: SeatNumber | None = None
    face: Face = ""


class GiveNonce(Strict, frozen=True):
    seat: SeatNumber
    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class ChooseCharacters(Strict, frozen=True):
    """The characters of a seat, as many as it has columns or fewer; without a seat, of the columns of nobody."""

    characters: Characters
    seat: SeatNumber | None = None


class SeatBot(Strict, frozen=True):
    level: Annotated[str, Meta(max_length=40)]
    offer: Token = ""
    """What the service sent with the seat's absence, if its player is away."""


class LeaveSeat(Strict, frozen=True):
    """Leave a seat to a bot, or empty."""

    level: Annotated[str, Meta(max_length=40)] = ""


class OpenSeat(Strict, frozen=True):
    """Empty a seat before the start, or change who may take it."""

    access: Literal["link", "open"]


class PostMove(Strict, frozen=True):
    id: MessageId
    seat: SeatNumber
    decision: Number
    action: ActionName


class PostUndo(Strict, frozen=True):
    id: MessageId
    seat: SeatNumber
    decision: Number


class PostSay(Strict, frozen=True):
    id: MessageId
    seat: SeatNumber
    phrase: Annotated[str, Meta(max_length=40)]


class OpenLesson(Strict, frozen=True):
    """Begin a lesson, from its first step or from any other."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)] = ""
    """Its name; if empty, the game's first."""
    step: Annotated[str, Meta(max_length=40)] = ""
    name: Name = ""
    """What you are called."""
    face: Face = ""


class TurnTo(Strict, frozen=True):
    step: Annotated[str, Meta(max_length=40)]


Mean = tuple[float, float]
"""A mean and its standard error."""


class AskAdvice(Strict, frozen=True):
    """What would a strong player do with what this seat may know?"""

    seat: SeatNumber
    decision: Number


class Difference(msgspec.Struct, frozen=True):
    """One thing that speaks for the best act."""

    kind: Literal["points", "wins", "rival", "part"]
    by: float
    """How much better the best act is: points, wins in a hundred games, points the strongest opponent is worse off."""
    part: str = ""
    """Which part of the score."""


class Judged(msgspec.Struct, frozen=True):
    """An act, judged over worlds that the view allows. A mean comes with its standard error."""

    code: int
    text: str
    happened: list[Happening]
    """What it does, as far as the view tells: the words for it, and the places on the board."""
    worlds: int
    points: Mean
    wins: Mean
    points_behind: Mean
    """How much better the score is after the best act: higher, or lower where the lowest total wins."""
    wins_behind: Mean
    reasons: list[Difference]
    """Why the best act is better, as far as the numbers are clear."""
    verdict: Literal["best", "good", "worse"]


class Advice(msgspec.Struct, frozen=True):
    """The act that is proposed first, then the next best; only one if there is no choice."""

    seat: int
    decision: int
    acts: list[Judged]


class PracticeItem(msgspec.Struct, frozen=True):
    """A practice position in a list."""

    id: str
    level: Literal["easy", "medium", "hard"]
    stage: Literal["opening", "middle", "end"]
    seats: int
    rule_set: str


class PracticeList(msgspec.Struct, frozen=True):
    """The practice positions of a game, from easy to hard."""

    game: str
    positions: list[PracticeItem]


class PracticePosition(msgspec.Struct, frozen=True):
    """What would you do? A view, as its player has it, and nothing else."""

    id: str
    game: str
    rules_version: int
    rule_set: str
    options: dict[str, OptionValue]
    seats: int
    level: Literal["easy", "medium", "hard"]
    characters: list[str]
    seat: int
    view: Raw
    waiting: list[int]
    legal: Raw
    """As in `Seen`."""
    running: list[dict[str, int]]


class PracticeAnswer(msgspec.Struct, frozen=True):
    """Every act of a position, the best first."""

    id: str
    best: int
    obvious: int
    """What looks best at first sight."""
    unit: Literal["points", "wins"]
    """In which the difference is clearest."""
    lead: Mean
    found: Mean
    """How often weaker players find an act that counts as good."""
    acts: list[Judged]


class AskReview(Strict, frozen=True):
    deep: bool = False
    """Whether to look ten times as closely."""


class FoundReview(msgspec.Struct, frozen=True):
    """A review, and what the acts of its marked decisions do."""

    review: Review
    told: dict[int, dict[str, list[Happening]]]
    """By step and act: the words for it and the places on the board, as far as the seat could know."""


class ReviewAnswer(msgspec.Struct, frozen=True):
    """The review of a game, and how far it is while somebody waits for one."""

    status: Literal["none", "working", "done"]
    done: int
    """How much is done …"""
    steps: int
    """… of how much; 0 if that is not known yet."""
    deep: bool
    """Whether `found` looked closely."""
    found: FoundReview | None


class DealAnswer(msgspec.Struct, frozen=True):
    """How computer players do with the same deal in one seat; first the game as it was played (`bot` is empty)."""

    status: Literal["none", "working", "done"]
    done: int
    steps: int
    found: list[DealGuest] | None


class PlayOn(Strict, frozen=True):
    """Continue a finished game from one of its steps, in one of its seats, against computer players."""

    step: Number
    """After how many actions."""
    seat: SeatNumber
    anew: bool = True
    """Whether what this seat could not know is dealt anew; otherwise all cards lie as they lay."""
    opponents: Opponents = msgspec.field(default_factory=list)
    """Who sits in each seat; where it is empty, whoever sat there, or the strongest in the place of a person."""
    name: Name = ""
    face: Face = ""


class PlayDeal(Strict, frozen=True):
    """Play the deal of a link."""

    opponents: Opponents = msgspec.field(default_factory=list)
    """As in `PlayOn`."""
    name: Name = ""
    face: Face = ""


class DealLink(msgspec.Struct, frozen=True):
    """Whoever opens it plays the same deal in the same seat, and does not see the game it comes from."""

    key: str
    url: str


class DealGame(msgspec.Struct, frozen=True):
    """A finished game with a deal that several people have played."""

    table: str
    seats: list[SeatInfo]
    scores: list[Score]
    seat: int | None
    """The seat for which it was played again; null for the first game."""


class DealGames(msgspec.Struct, frozen=True):
    """The games with one deal, the first one first."""

    games: list[DealGame]


class DeviceLink(msgspec.Struct, frozen=True):
    """Opened once within `seconds`, it makes another device the same guest."""

    key: str
    url: str
    seconds: int


class UseDeviceLink(Strict, frozen=True):
    key: Token


class ReportPerson(Strict, frozen=True):
    reason: Literal["name", "phrases", "stalling", "cheating", "other"]


class Noted(msgspec.Struct, frozen=True):
    """It is stored for whoever runs the service."""

    noted: Literal[True] = True


class Blocked(msgspec.Struct, frozen=True):
    """Somebody the asker has blocked, by the name they had then."""

    id: str
    name: str
    at: int
    """Milliseconds since 1970."""


class BlockList(msgspec.Struct, frozen=True):
    blocked: list[Blocked]


class ImportRecord(Strict, frozen=True):
    record: Annotated[str, Meta(max_length=200_000)]


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]
    version: str
