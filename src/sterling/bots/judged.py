"""What a review says, as data: the JSON format `sterling-review/1` (docs/review.md)."""

from typing import Literal

import msgspec

from sterling.bots.compare import Mean
from sterling.core.errors import Fact, SterlingError
from sterling.core.game import OptionValue

FORMAT: Literal["sterling-review/1"] = "sterling-review/1"

Mark = Literal["mistake", "best", "brilliant"]


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How closely to look. Without `seconds`, a review depends on its record, effort and seed alone."""

    name: str = "own"
    points: int
    """The curve has at most this many points …"""
    curve: int
    """… each from this many worlds for every seat."""
    search: int
    """Iterations of the search that looks for the best act at a decision."""
    first: int
    """Worlds in which the candidates are compared, to choose the best …"""
    second: int
    """… and fresh worlds that measure its lead over the act that was played."""
    deals: int
    """Deals that the reference plays, to know what a seat is worth before the cards are dealt."""
    replays: int
    """Times it plays the deal of the game, and the end of the game with open cards."""
    seconds: float | None = None
    """Processor time for the whole review: at most the worlds above, and fewer if time runs out."""


class Point(msgspec.Struct, frozen=True):
    """The chances before an act, each as its own seat could judge it; the last point is the result."""

    step: int
    """How many acts have been played."""
    chances: list[Mean | None]
    """Of each seat; None for one that is not reviewed."""


class Interval(msgspec.Struct, frozen=True):
    """A mean with its 95 percent interval."""

    mean: float
    low: float
    high: float


class Why(msgspec.Struct, frozen=True):
    """A sentence of the catalogue. An argument that begins with `@` is itself the name of a message."""

    key: str
    args: dict[str, Fact | float] = {}


class Candidate(msgspec.Struct, frozen=True):
    """An act that was compared."""

    act: str
    value: Mean
    """The chance to win after it."""
    margin: Mean
    """Points ahead of the mean of the others at the end."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision, judged by what its seat could know."""

    step: int
    """How many acts had been played: it is the act with this index in the record."""
    seat: int
    act: str
    value: Mean
    """The chance to win after the act that was played …"""
    best: Candidate
    """… and the best one that was found; the same if none was better."""
    loss: Interval
    """What the act cost in winning chances, measured in worlds that had no part in choosing the best …"""
    margin: Interval
    """… and in points ahead of the others."""
    mark: Mark | None
    reasons: list[Why]
    """What the best act does better than the one that was played, or than the obvious one if the best was played."""
    candidates: list[Candidate]
    """The acts that were compared closely, the best first."""
    reference: str
    """What the reference does."""
    skill: list[Mean]
    """For each seat, the points that this act is better than the reference's; 0 if they are the same."""


class Missed(msgspec.Struct, frozen=True):
    """With open cards, this act would have won."""

    step: int
    seat: int
    act: str
    wins: float
    """How often it wins from there, with the cards as they really lay …"""
    played: float
    """… and the act that was played."""


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """What the result of a seat was made of, in points ahead of the mean of the others.

    result = par + skill + others + luck, exactly.
    """

    seat: int
    result: float
    par: Mean
    """What the reference gets in this seat against itself, over all deals."""
    skill: Mean
    """What the seat's own decisions were worth, compared with the reference's."""
    others: Mean
    """What the decisions of the others were worth to this seat."""
    luck: Mean
    """The rest: the deal, the draws, and guesses that came off or did not."""
    deal: Mean
    """What the deal alone was worth: the reference's result in this seat with these cards, beyond par."""
    reference: str = "reference"


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A game, reviewed. All but `hindsight` and `luck` follows from what the seats could know at each moment."""

    format: Literal["sterling-review/1"] = FORMAT
    game: str
    rules_version: int
    rule_set: str
    seats: int
    options: dict[str, OptionValue]
    names: list[str]
    steps: int
    """How many acts the game has."""
    effort: Effort
    seed: int
    reviewed: list[int]
    """The seats whose decisions were judged."""
    curve: list[Point]
    decisions: list[Decision]
    hindsight: list[Missed]
    """The second line: how it really lay. It has no part in anything above."""
    luck: list[Share]
    """Of every seat; empty if the game is not over, or if not all seats were reviewed."""

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    @staticmethod
    def from_json(data: bytes | str) -> "Review":
        try:
            return msgspec.json.decode(data, type=Review)
        except msgspec.DecodeError as problem:
            raise SterlingError("review/unreadable", problem=str(problem)) from None

    def mistakes(self, seat: int | None = None) -> list[Decision]:
        """The clear mistakes of a seat, or of all; the most expensive first."""
        found = [one for one in self.decisions if one.mark == "mistake" and seat in (None, one.seat)]
        return sorted(found, key=lambda one: (-one.loss.mean, one.step))


# -- the parts of the work, which may be done in different processes --------------------------------------------------


class CurvePart(msgspec.Struct, frozen=True, tag="curve"):
    point: Point


class DecisionPart(msgspec.Struct, frozen=True, tag="decision", kw_only=True):
    decision: Decision
    tail: float
    """How likely such a lead, or a larger one, is if the acts are equally good."""
    better_tail: float
    """The same for the act that was played, over the weakest candidate …"""
    deep_tail: float
    """… and over the acts that shallow players choose; 1 if one of them chooses it."""
    missed: Missed | None = None


class LuckPart(msgspec.Struct, frozen=True, tag="luck"):
    """For every seat: par, and the reference's result with this deal."""

    par: list[Mean]
    deal: list[Mean]


Part = CurvePart | DecisionPart | LuckPart
