"""What opponents say about the game, now and then.

A remark is chosen from what one reader was told, the table and the number of the event, so it reveals nothing that the
reader could not know, and everybody who shows the event shows the same remark. The occasions are data: `MOMENTS` in
`games/<game>/moments.py`. The words are `<game>-<character>-says-<occasion>` in the game's catalogue.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import cast

import msgspec

from sterling.core.story import Happening, Moment
from sterling.games import folders, game_module

ONE_IN = 3
"""One in this many occasions is used."""
PAUSE = 12
"""The minimum number of events between two remarks that a reader gets to see."""
_WORD = 0xFFFFFFFF


class Remark(msgspec.Struct, frozen=True):
    """What one of the computer players says."""

    seat: int
    key: str
    """The message in the catalogue."""


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """The occasions of a game, the more important ones first; a game may have none."""
    if game in folders() and not (folders()[game] / "moments.py").is_file():
        return ()
    return cast(tuple[Moment, ...], game_module(game, "moments").MOMENTS)


def is_heard(table: str, number: int) -> bool:
    """Whether an occasion is used in this event of this table."""
    return _scatter(f"{table} {number}") % ONE_IN == 0


def speakers(moment: Moment, happened: Sequence[Happening], levels: Sequence[str]) -> list[int]:
    """The seats that may speak at a moment; `levels` has the name of each seat's character, empty for people."""
    fitting = [one for one in happened if _fits(moment, one)]
    if not fitting:
        return []
    did = {one.who for one in fitting}
    suffered = {one.whom for one in fitting if one.whom != one.who}
    bots = [seat for seat, level in enumerate(levels) if level]
    if moment.speaker == "who":
        return [seat for seat in bots if seat in did]
    if moment.speaker == "whom":
        return [seat for seat in bots if seat in suffered]
    return [seat for seat in bots if seat not in did]


def remark_on(
    table: str,
    game: str,
    number: int,
    happened: Sequence[Happening],
    levels: Sequence[str],
    has: Callable[[str], bool],
) -> Remark | None:
    """What is said about an event, if anything, by one of the seats concerned that has words for it."""
    if not happened or not any(levels) or not is_heard(table, number):
        return None
    for moment in moments(game):
        said = [Remark(seat, f"{game}-{levels[seat]}-says-{moment.key}") for seat in speakers(moment, happened, levels)]
        said = [remark for remark in said if has(remark.key)]
        if said:
            return said[_scatter(f"{number} {table}") % len(said)]
    return None


class Remarks:
    """Keeps opponents from talking all the time."""

    def __init__(self) -> None:
        self._last = -PAUSE

    def hear(self, number: int, remark: Remark | None) -> Remark | None:
        """The remark of this event, unless there was one shortly before."""
        if remark is None or number < self._last + PAUSE:
            return None
        self._last = number
        return remark


def _fits(moment: Moment, one: Happening) -> bool:
    if one.verb not in moment.verbs or (moment.gained and one.gained.get(moment.gained, 0) <= 0):
        return False
    return all(one.facts.get(name) == fact for name, fact in moment.facts.items())


def _scatter(text: str) -> int:
    """A hash of a text; similar texts give very different numbers."""
    value = 0x811C9DC5
    for letter in text:
        value = ((value ^ ord(letter)) * 0x01000193) & _WORD
    value = ((value ^ (value >> 15)) * 0x2C1B3C6D) & _WORD
    value = ((value ^ (value >> 12)) * 0x297A2D39) & _WORD
    return value ^ (value >> 15)
