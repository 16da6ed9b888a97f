"""What happened, in words: one renderer for every game.

A game gives `Happening`s (`Game.happened`). The sentence of a happening is the message `<game>-story-<verb>`. A thing
in it is named by the message `<game>-thing`, which gets the thing's own words and the `verb`. If the game has a message
`<game>-things`, equal things are put together and named by it, with their `number`. Sentences get these arguments:

- `who` and `whom`: the names of the seats, empty if there is none.
- `by`: `you`, `other` or `nobody`, for `who` as the reader sees it.
- `to`: `you`, `other`, `self` (somebody does it to themselves) or `nobody`, for `whom`.
- `things`: the things, named and joined as the language joins a list; `thing`: the first of them; `count`: how many.
- `known`: `yes` if the reader knows all of the things, else `no`.
- `gained_<kind>` and `lost_<kind>`: what was gained and lost, as numbers.
- `gains`: what was gained, named by `<game>-gain-<kind>` (with `number`) where there is such a message, and joined;
  `gaining`: `yes` if that is anything, else `no`.
- `why`: the reason as text.
- every fact by its name. Places are counted from 1.
- `character`: who heads the `column` that the facts name, at tables where people choose that (core/characters.py).
"""

from collections.abc import Iterable, Sequence

import msgspec

from sterling.core.errors import Fact
from sterling.core.game import Game
from sterling.core.story import Happening, Thing
from sterling.i18n import Words


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the story."""

    text: str
    heading: bool = False
    """Begins a round or turn."""
    seat: int | None = None
    """Who it is about."""
    rule: str = ""
    """The id of the rule behind it, for a link; never part of the text."""
    spots: list[str] = []
    """The places of the board it happened at."""


def tell(
    game: Game,
    happenings: Iterable[Happening],
    words: Words,
    names: Sequence[str],
    seat: int,
    characters: Sequence[str] = (),
) -> list[Line]:
    """What happened, as it is told to the reader at this seat (or a spectator).

    `characters` head the columns at this table; without them, those of the game's facts in their order.
    """
    return [
        Line(
            text=sentence(game, one, words, names, seat, characters),
            heading=one.heading,
            seat=one.who,
            rule=one.rule,
            spots=spots(one),
        )
        for one in happenings
    ]


def sentence(
    game: Game, one: Happening, words: Words, names: Sequence[str], seat: int, characters: Sequence[str] = ()
) -> str:
    """One happening as a sentence."""
    prefix = game.facts.name
    told = _named(prefix, one, words)
    facts: dict[str, Fact] = {
        "who": "" if one.who is None else names[one.who],
        "whom": "" if one.whom is None else names[one.whom],
        "by": _seen(one.who, seat),
        "to": "self" if one.whom is not None and one.whom == one.who else _seen(one.whom, seat),
        "thing": told[0] if told else "",
        "things": joined(told, words),
        "count": len(one.things),
        "known": "yes" if all(thing.id for thing in one.things) else "no",
    }
    facts |= {f"gained_{kind}": number for kind, number in one.gained.items()}
    facts |= {f"lost_{kind}": number for kind, number in one.lost.items()}
    facts |= one.facts
    if "column" in one.facts and game.facts.characters:
        facts["character"] = (characters or game.facts.characters)[int(one.facts["column"]) - 1]
    gains = [
        words(f"{prefix}-gain-{kind}", **{**facts, "number": number})
        for kind, number in one.gained.items()
        if number and f"{prefix}-gain-{kind}" in words
    ]
    facts |= {"gains": joined(gains, words), "gaining": "yes" if gains else "no"}
    facts["why"] = words(one.why, **facts) if one.why else ""
    return words(f"{prefix}-story-{one.verb}", **facts)


def _named(prefix: str, one: Happening, words: Words) -> list[str]:
    """The things of a happening, each by its name; equal ones are grouped if the game wants it."""
    things = [{**thing.words, "verb": one.verb} for thing in one.things]
    if f"{prefix}-things" not in words:
        return [words(f"{prefix}-thing", **thing) for thing in things]
    each = [thing for at, thing in enumerate(things) if thing not in things[:at]]
    return [
        words(f"{prefix}-things", **thing, number=number) if number > 1 else words(f"{prefix}-thing", **thing)
        for thing in each
        for number in [things.count(thing)]
    ]


def joined(parts: Sequence[str], words: Words) -> str:
    """A list as the language writes it.

    >>> joined(["a ship", "a sailor", "a chest"], Words("en"))
    'a ship, a sailor and a chest'
    """
    if len(parts) < 2:
        return "".join(parts)
    return words("story-list", first=", ".join(parts[:-1]), last=parts[-1])


def spots(one: Happening) -> list[str]:
    """Every place of the board that a happening names, each once."""
    things: list[Thing] = [*one.things, *one.moved]
    named = [one.start, *(thing.start for thing in things), one.end, *(thing.end for thing in things), *one.spots]
    return list(dict.fromkeys(place for place in named if place))


def _seen(whose: int | None, seat: int) -> str:
    if whose is None:
        return "nobody"
    return "you" if whose == seat else "other"
