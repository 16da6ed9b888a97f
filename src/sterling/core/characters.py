"""Characters: who heads the columns of a board, in games that let people choose (JS-10). They do not affect play.

A game's facts name its characters; there is one for each column. Which of them heads which column belongs to the table,
and is written as a list by column. Without such a list, a game has the order of its facts.
"""

from collections.abc import Mapping, Sequence

from sterling.core.errors import SetupError
from sterling.core.rng import Rng

OPEN = ""
"""Stands for the character of a column that nobody has chosen yet."""

Owner = int | None
"""The seat of a column, or None if it is nobody's."""


def owners(columns: int, seats: int) -> list[Owner]:
    """The owner of each column: seats take turns and get equally many; what is left belongs to nobody.

    >>> owners(4, 4), owners(4, 3), owners(4, 2)
    ([0, 1, 2, 3], [0, 1, 2, None], [0, 1, 0, 1])
    """
    shared = seats * (columns // seats)
    return [column % seats if column < shared else None for column in range(columns)]


def by_column(known: Sequence[str], seats: int, chosen: Mapping[Owner, Sequence[str]]) -> list[str]:
    """The chosen characters, column by column; None chooses for the columns that belong to nobody.

    >>> by_column(["pirate", "cabin-boy", "captain", "merchant"], 2, {1: ["captain"]})
    ['', 'captain', '', '']
    """
    left = {owner: list(characters) for owner, characters in chosen.items()}
    return [left[owner].pop(0) if left.get(owner) else OPEN for owner in owners(len(known), seats)]


def given_out(known: Sequence[str], heads: Sequence[str], rng: Rng) -> list[str]:
    """The same, with the remaining characters dealt at random to the columns without one."""
    left = [character for character in known if character not in heads]
    return [head or left.pop(int(rng.below(len(left)))) for head in heads]


def check_choice(
    known: Sequence[str],
    seats: int,
    chosen: Mapping[Owner, Sequence[str]],
    owner: Owner,
    wish: Sequence[str],
) -> None:
    """Checks whether the owner of columns may have these characters; raises a SetupError if not."""
    for character in wish:
        if character not in known:
            raise SetupError("setup/character", expected=", ".join(known) or "-", came=character[:40])
    most = owners(len(known), seats).count(owner)
    if len(wish) > most or len(set(wish)) < len(wish):
        raise SetupError("setup/character-number", expected=most, came=len(wish))
    for other, theirs in chosen.items():
        for character in wish:
            if other != owner and character in theirs:
                raise SetupError("character/taken", character=character)
