"""JS-64: the end of a game of two is open, and solved exactly."""

from typing import cast

import pytest

import sterling
from games.john_silver.scenes import position, turn_of
from sterling import Rng, State
from sterling.bots import Budget, SearchBot
from sterling.games.john_silver.bot.endgame import MOST_CARDS, Endgame
from sterling.games.john_silver.rules import HAND, JohnSilverState

CARDS_OF = 0xFFFFFFFFFFF
ENOUGH = 1_000_000


def held(state: JohnSilverState) -> int:
    return sum((int(state.board[HAND + seat]) & CARDS_OF).bit_count() for seat in (0, 1))


def ends(game: sterling.Game, cards: int, number: int, rng: Rng) -> list[JohnSilverState]:
    """Positions of random games with an empty stock and at most so many cards in hands, with something to decide."""
    found: list[JohnSilverState] = []
    while len(found) < number:
        state = cast(JohnSilverState, game.start(game.random_deal(rng)))
        wanted = 1 + rng.below(cards)
        while not state.over() and (state.top < 44 or held(state) > wanted):
            seat = turn_of(state)
            state.apply(seat, state.nth(seat, rng.below(state.count(seat))))
        if not state.over():
            found.append(state)
    return found


def lead(state: State, seat: int) -> int:
    return int(state.points(seat) - state.points(1 - seat))


Known = dict[tuple[int, ...], int]


def brute(state: State, known: Known) -> int:
    """The lead of the first seat after best play by both: every position there is, played to the end. `known` are those
    already looked at."""
    if state.over():
        return lead(state, 0)
    key = tuple(state.key())
    if key not in known:
        seat = turn_of(state)
        values = []
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            values.append(brute(after, known))
        known[key] = max(values) if seat == 0 else min(values)
    return known[key]


def check(state: JohnSilverState, solver: Endgame) -> None:
    known: Known = {}
    seat = turn_of(state)
    sign = 1 if seat == 0 else -1
    value = sign * brute(state, known)
    assert solver.solve(state, ENOUGH)
    assert lead(state, seat) + solver.found == value
    state.apply(seat, solver.best)
    assert sign * brute(state, known) == value


MIX = [("base", 3, 500), ("stacks", 3, 100), ("base", 4, 250), ("base", 5, 100), ("base", 6, 50)]
"""Rules, the most cards in hands, and how many ends: a thousand."""


@pytest.mark.parametrize(("rule_set", "cards", "number"), MIX)
def test_a_thousand_small_ends_are_solved_as_by_trying_everything(rule_set: str, cards: int, number: int) -> None:
    game = sterling.game("john-silver", 2, rule_set)
    solver = Endgame()
    decisions = 0
    if sterling.MODE == "interpreted" and cards > 3:
        number //= 16
    for state in ends(game, cards, number, Rng(64)):
        decisions += state.count(turn_of(state)) > 1
        check(state, solver)
    assert decisions > number // 2


HARD = [
    (["M3 M5 M6", "J7 M1 S13"], ["S3 - S4 -", "- M13 - -", "- C13 C8 C3"]),
    (["C1 C13 C8 M2", "C9 M8 M9"], ["S13 - - -", "- M11 M4 -", "- C10 C12 -"]),
    (["C1 C3 C6 S1", "M12 S12 S7"], ["- - - -", "M1 M10 - -", "J6 - C12 C4"]),
]
"""Ends in which a solver goes wrong that takes a bound in its table for the exact value, or for the other bound. Such
mistakes hardly ever change the result of a smaller one."""


@pytest.mark.parametrize(("hands", "grid"), HARD if sterling.MODE == "compiled" else HARD[:2])
def test_bounds_of_positions_met_again_are_not_mistaken_for_values(hands: list[str], grid: list[str]) -> None:
    _, state = position(hands, grid)
    check(state, Endgame())


@pytest.mark.soak
def test_larger_ends_are_solved_as_by_trying_everything() -> None:
    solver = Endgame()
    for state in ends(sterling.game("john-silver", 2), 5, 1000, Rng(65)):
        check(state, solver)


def test_a_solver_that_runs_out_of_positions_says_so() -> None:
    game = sterling.game("john-silver", 2)
    solver = Endgame()
    state = next(state for state in ends(game, 8, 200, Rng(66)) if held(state) == 8)
    assert not solver.solve(state, 10)
    assert solver.nodes == 11


def test_only_the_open_end_of_a_game_of_two_is_solved() -> None:
    solver = Endgame()
    rng = Rng(67)
    for seats in (2, 3):
        game = sterling.game("john-silver", seats)
        state = cast(JohnSilverState, game.start(game.random_deal(rng)))
        small = 0
        while not state.over():
            assert solver.small(state) == (seats == 2 and state.top == 44 and held(state) <= MOST_CARDS)
            small += solver.small(state)
            seat = turn_of(state)
            state.apply(seat, state.nth(seat, rng.below(state.count(seat))))
        assert (small > 0) == (seats == 2)


def test_the_search_plays_the_solution() -> None:
    """Without the time for a single pass over its actions, it still plays the end as well as it can be played."""
    game = sterling.game("john-silver", 2)
    player = SearchBot(game)
    for state in ends(game, 4, 40, Rng(68)):
        seat = turn_of(state)
        sign = 1 if seat == 0 else -1
        known: Known = {}
        value = sign * brute(state, known)
        state.apply(seat, player.choose(game.view(state, seat), Budget(iterations=1), Rng(1)))
        assert sign * brute(state, known) == value
