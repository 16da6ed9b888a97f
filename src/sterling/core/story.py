"""What happened, as data: the one source of log, animation, terminal, replay and screen reader.

After every action a game says once, from one viewer's own views, what that viewer saw happen: a list of `Happening`s in
the order in which they happened. Renderers add nothing: sentences come from the catalogue (`sterling.story`),
movement from `start` and `end`.
"""

from typing import Literal

import msgspec

from sterling.core.errors import Fact

_PLACES = {"start": "from", "end": "to"}


class Thing(msgspec.Struct, frozen=True, omit_defaults=True, rename=_PLACES):
    """A card, cell or token that something was done with."""

    id: str
    """Its name in views and records, such as `ship-7`; empty for a card this viewer does not know."""
    words: dict[str, Fact] = {}
    """What the catalogue needs to name it: the arguments of the message `<game>-thing`."""
    start: str = ""
    """Where this one came from, if that is not where the happening says."""
    end: str = ""
    """Where this one went."""


class Happening(msgspec.Struct, frozen=True, omit_defaults=True, rename=_PLACES):
    """One thing that happened: who did what, to whom, with what, from where to where, and with what result.

    Its sentence is the message `<game>-story-<verb>`; the fields below are its arguments.
    """

    verb: str
    """What was done, in the game's own words: `lay`, `draw`, `call`, `complete`."""
    who: int | None = None
    """The seat that acted; None if it happened by the rules, such as a new round."""
    whom: int | None = None
    """The seat it was done to. It is the actor if it was done to the actor's own cards."""
    things: list[Thing] = []
    """What it was done with, in order; the sentence names them."""
    moved: list[Thing] = []
    """What else moved with it, which the sentence does not name: the new card of an exchange, a coin that was won."""
    start: str = ""
    """Where the things came from: a place of the board, such as `stock`, `hand:0` or `cell:1:2`."""
    end: str = ""
    """Where they went."""
    spots: list[str] = []
    """Other places on the board that are involved."""
    gained: dict[str, int] = {}
    """What `who` gained, by kind: `coins`, `points`, `spots`."""
    lost: dict[str, int] = {}
    """What `who`, or `whom` if there is one, lost."""
    facts: dict[str, Fact] = {}
    """More arguments for the sentence."""
    why: str = ""
    """The reason, as the key of a message with the same arguments; empty if it needs none."""
    rule: str = ""
    """The id of the rule behind it."""
    heading: bool = False
    """Whether it begins a round or turn."""


class Moment(msgspec.Struct, frozen=True):
    """An occasion on which a computer player may say something, found in what happened (`sterling.bots.remarks`)."""

    key: str
    verbs: tuple[str, ...]
    speaker: Literal["who", "whom", "others"]
    """Who speaks: the seat that did it, the seat it was done to, or one of the others."""
    facts: dict[str, Fact] = {}
    """Facts that must hold."""
    gained: str = ""
    """A kind that must have been gained."""
