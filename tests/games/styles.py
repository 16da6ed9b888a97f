"""What the style of a character changes: its decisions with and without, in the same positions with the same luck."""

from collections.abc import Callable
from functools import lru_cache

import msgspec
import pytest

import sterling
from sterling import Rng, State
from sterling.bots import Budget, Character, CharacterBot, SearchBot, bot, cast_of
from sterling.core.bits import LOW4

COMPILED = pytest.mark.skipif(sterling.MODE == "interpreted", reason="the moves are the same; compiled, this is quick")
SHARE = 0.05
"""At least so many of its decisions must come from its style, or nobody would notice."""


class Decision(msgspec.Struct, frozen=True):
    """A position in which a seat had a choice, and what it chose."""

    state: State
    seat: int
    styled: int
    plain: int
    """What the same character would do without its style."""


Count = Callable[[State, int, int], float]
"""How often an action of a seat, in the position before it, is what a style is about."""


def styled(game: str) -> dict[str, Character]:
    """The characters of a game that have a style, without the weaknesses that would hide it."""
    return {one.name: msgspec.structs.replace(one, slips=0.0, forgets=0.0) for one in cast_of(game) if one.style}


def without_style(character: Character) -> Character:
    return msgspec.structs.replace(character, style={})


@lru_cache
def decisions(game: str, name: str, games: int, iterations: int | None = None) -> list[Decision]:
    """Every real decision in games of two that a character plays against itself."""
    configured = sterling.game(game, 2)
    character = styled(game)[name]
    players = [CharacterBot(configured, one) for one in (character, without_style(character))]
    found: list[Decision] = []
    for number in range(games):
        state = configured.start(configured.random_deal(Rng(number)))
        while waiting := state.waiting():
            seat = int(LOW4[waiting])
            view = configured.view(state, seat)
            luck = 1000 * number + len(found)
            chosen = []
            for player in players:
                if isinstance(player.inner, SearchBot):
                    # Nobody thinks on from the decision before, so that both have thought equally long.
                    player.inner.last = None
                chosen.append(player.choose(view, Budget(iterations=iterations), Rng(luck)))
            if state.count(seat) > 1:
                found.append(Decision(state.clone(), seat, chosen[0], chosen[1]))
            state.apply(seat, chosen[0])
    return found


def differing(found: list[Decision]) -> float:
    """The share of decisions that come from the style."""
    return sum(one.styled != one.plain for one in found) / len(found)


def counts(found: list[Decision], count: Count) -> tuple[float, float]:
    """What a style is about, counted with it and without it, in the same positions."""
    return (
        sum(count(one.state, one.seat, one.styled) for one in found),
        sum(count(one.state, one.seat, one.plain) for one in found),
    )


def in_games(game: str, name: str, games: int, look: Callable[[State, int], float]) -> tuple[float, float]:
    """What `look` sees of a character's seat before each of its decisions and at the end of the game, in all of its
    games against the greedy player: with its style and without it, from the same deals."""
    configured = sterling.game(game, 2)
    character = styled(game)[name]
    found: list[float] = []
    for one in (character, without_style(character)):
        player, other = CharacterBot(configured, one), bot("greedy", configured)
        seen = 0.0
        for number in range(games):
            state = configured.start(configured.random_deal(Rng(number)))
            rng = Rng(number)
            mine = number % 2
            while waiting := state.waiting():
                seat = int(LOW4[waiting])
                if seat == mine:
                    seen += look(state, seat)
                who = player if seat == mine else other
                state.apply(seat, who.choose(configured.view(state, seat), Budget(iterations=200), rng))
            seen += look(state, mine)
        found.append(seen)
    return found[0], found[1]
