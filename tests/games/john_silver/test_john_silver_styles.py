"""The styles of the characters of John Silver can be felt, and do what their descriptions promise."""

from typing import cast

from games.styles import COMPILED, SHARE, counts, decisions, differing, in_games, styled
from sterling import State
from sterling.games.john_silver.codes import LAID_CARD, LAID_CELL, LAY
from sterling.games.john_silver.rules import HAND, JohnSilverState

GAME = "john-silver"
GAMES = {"nell": 20, "tar": 20, "quinn": 10, "mercer": 10}
THINKING = 200


def own_column(state: State, seat: int, action: int) -> float:
    assert isinstance(state, JohnSilverState)
    return action >= LAY and state.setup.owner[LAID_CELL[action - LAY] & 3] == seat


def fills(state: State, seat: int, action: int) -> float:
    """Whether it lays the fourth card of a row."""
    assert isinstance(state, JohnSilverState)
    return action >= LAY and state.rows >> 3 * (LAID_CELL[action - LAY] // 4) & 7 == 3


def apple_laid(state: State, seat: int, action: int) -> float:
    assert isinstance(state, JohnSilverState)
    return action >= LAY and bool(state.setup.deck.apples >> LAID_CARD[action - LAY] & 1)


def apples_held(state: State, seat: int) -> float:
    board = cast(JohnSilverState, state).board
    return (int(board[HAND + seat]) & int(cast(JohnSilverState, state).setup.deck.apples)).bit_count()


def spots_in_the_end(state: State, seat: int) -> float:
    return int(cast(JohnSilverState, state).spots(seat)) if state.over() else 0


@COMPILED
def test_every_style_decides_often_enough_to_be_felt() -> None:
    assert set(GAMES) == set(styled(GAME))
    for name, games in GAMES.items():
        assert differing(decisions(GAME, name, games, THINKING)) > SHARE, name


@COMPILED
def test_nell_lays_in_her_own_columns() -> None:
    hers, plain = counts(decisions(GAME, "nell", GAMES["nell"], THINKING), own_column)
    assert hers > 1.1 * plain


@COMPILED
def test_tar_fills_rows() -> None:
    his, plain = counts(decisions(GAME, "tar", GAMES["tar"], THINKING), fills)
    assert his > 1.2 * plain


@COMPILED
def test_quinn_keeps_his_apples() -> None:
    his, plain = counts(decisions(GAME, "quinn", GAMES["quinn"], THINKING), apple_laid)
    assert his < 0.8 * plain
    held, plainly = in_games(GAME, "quinn", 20, apples_held)
    assert held > 1.2 * plainly


@COMPILED
def test_mercer_ends_with_fewer_black_spots() -> None:
    hers, plain = in_games(GAME, "mercer", 30, spots_in_the_end)
    assert hers < 0.9 * plain
