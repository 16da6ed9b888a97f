"""The styles of the characters of Silver & Gold can be felt, and do what their descriptions promise."""

from librt.vecs import vec
from mypy_extensions import i64

from games.styles import COMPILED, SHARE, counts, decisions, differing, styled
from sterling import State
from sterling.games.silver_gold.codes import DRAW, FIRST_KEPT, MARK, MASK, PER_CARD, SECOND_KEPT, TAKE
from sterling.games.silver_gold.rules import (
    CARD_A,
    CARD_B,
    DRAFTING,
    MARKING,
    REPLACING,
    STRIDE,
    SilverGoldState,
)

GAME = "silver-gold"
GAMES = {"pip": 6, "goldie": 6, "barnaby": 6, "reyes": 6}


def covered(state: SilverGoldState, seat: int, action: int, symbols: "vec[i64]") -> int:
    """How many cells with such a symbol a mark covers."""
    if state.phase != MARKING:
        return 0
    code = action - MARK
    card = state.board[STRIDE * seat + (CARD_A if code < PER_CARD else CARD_B)]
    return (int(MASK[code]) & int(symbols[card])).bit_count()


def chosen(state: SilverGoldState, seat: int, action: int) -> list[int]:
    """The islands that it takes, if it knows them."""
    if state.phase == DRAFTING:
        return [int(state.order[4 * seat + kept[action]]) for kept in (FIRST_KEPT, SECOND_KEPT)]
    if state.phase == REPLACING and action != DRAW:
        return [int(state.board[STRIDE * state.setup.seats + action - TAKE])]
    return []


def palms(state: State, seat: int, action: int) -> float:
    assert isinstance(state, SilverGoldState)
    return covered(state, seat, action, state.setup.deck.palms)


def coins(state: State, seat: int, action: int) -> float:
    assert isinstance(state, SilverGoldState)
    return covered(state, seat, action, state.setup.deck.coins)


def small(state: State, seat: int, action: int) -> float:
    assert isinstance(state, SilverGoldState)
    return sum(state.setup.deck.points[card] <= 10 for card in chosen(state, seat, action))


def large(state: State, seat: int, action: int) -> float:
    assert isinstance(state, SilverGoldState)
    return sum(state.setup.deck.points[card] > 10 for card in chosen(state, seat, action))


def seals(state: State, seat: int, action: int) -> float:
    assert isinstance(state, SilverGoldState)
    return sum(state.setup.deck.seals[card] >= 0 for card in chosen(state, seat, action))


@COMPILED
def test_every_style_decides_often_enough_to_be_felt() -> None:
    assert set(GAMES) == set(styled(GAME))
    for name, games in GAMES.items():
        assert differing(decisions(GAME, name, games)) > SHARE, name


@COMPILED
def test_pip_marks_palms() -> None:
    his, plain = counts(decisions(GAME, "pip", GAMES["pip"]), palms)
    assert his > 2 * plain


@COMPILED
def test_goldie_goes_for_coins() -> None:
    hers, plain = counts(decisions(GAME, "goldie", GAMES["goldie"]), coins)
    assert hers > 1.3 * plain


@COMPILED
def test_barnaby_takes_small_islands_and_leaves_the_big_ones() -> None:
    found = decisions(GAME, "barnaby", GAMES["barnaby"])
    his, plain = counts(found, small)
    assert his > 1.3 * plain
    his, plain = counts(found, large)
    assert his < plain


@COMPILED
def test_reyes_takes_islands_with_seals() -> None:
    his, plain = counts(decisions(GAME, "reyes", GAMES["reyes"]), seals)
    assert his > 1.3 * plain
