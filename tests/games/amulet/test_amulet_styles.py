"""The styles of the characters of the Amulet can be felt, and do what their descriptions promise."""

from games.styles import COMPILED, SHARE, counts, decisions, differing, in_games, styled
from sterling import State
from sterling.games.amulet.codes import CALL, CARD, DISCARD, NO, PLACES
from sterling.games.amulet.rules import DOWN, HAND, KNOWN, POWER, ROW, STRIDE, SWAP, UP, AmuletState

GAME = "amulet"
GAMES = {"hobbin": 10, "tilda": 10, "osric": 10, "ravenna": 8}


def target(state: AmuletState, action: int) -> tuple[int, int]:
    """Whose card an action is about, and which."""
    seat, place = divmod(action - CARD, PLACES)
    return seat, int(state.board[STRIDE * seat + ROW + place])


def call(state: State, seat: int, action: int) -> float:
    return action == CALL


def power(state: State, seat: int, action: int) -> float:
    """Whether it throws out a card for its power, or uses one."""
    assert isinstance(state, AmuletState)
    return (state.phase == HAND and action == DISCARD) or (state.phase == POWER and action != NO)


def unseen_out(state: State, seat: int, action: int) -> float:
    """Whether it exchanges a card that it has not seen."""
    assert isinstance(state, AmuletState)
    if state.phase != HAND or action < CARD or target(state, action)[0] != seat:
        return False
    at = STRIDE * seat
    return not (state.board[at + UP] | state.board[at + KNOWN]) >> target(state, action)[1] & 1


def robs_a_known_card(state: State, seat: int, action: int) -> float:
    """Whether it robs a card that its owner has seen."""
    assert isinstance(state, AmuletState)
    if state.phase != SWAP or action < CARD:
        return False
    owner, card = target(state, action)
    return bool(state.board[STRIDE * owner + KNOWN] >> card & 1)


def stolen(state: State, seat: int) -> float:
    """The hidden cards in its village that both players have seen."""
    assert isinstance(state, AmuletState)
    mine, theirs = STRIDE * seat, STRIDE * (1 - seat)
    both = int(state.board[mine + KNOWN]) & int(state.board[theirs + KNOWN])
    return 0 if state.over() else (int(state.board[mine + DOWN]) & both).bit_count()


@COMPILED
def test_every_style_decides_often_enough_to_be_felt() -> None:
    assert set(GAMES) == set(styled(GAME))
    for name, games in GAMES.items():
        assert differing(decisions(GAME, name, games)) > SHARE, name


@COMPILED
def test_hobbin_calls_when_others_still_wait() -> None:
    his, plain = counts(decisions(GAME, "hobbin", GAMES["hobbin"]), call)
    assert his > 2 * plain


@COMPILED
def test_tilda_uses_powers() -> None:
    hers, plain = counts(decisions(GAME, "tilda", GAMES["tilda"]), power)
    assert hers > 1.05 * plain


@COMPILED
def test_osric_throws_out_what_he_has_not_seen_and_calls_late() -> None:
    found = decisions(GAME, "osric", GAMES["osric"])
    his, plain = counts(found, unseen_out)
    assert his > 2 * plain
    his, plain = counts(found, call)
    assert his < plain / 2


@COMPILED
def test_ravenna_steals() -> None:
    hers, plain = counts(decisions(GAME, "ravenna", GAMES["ravenna"]), robs_a_known_card)
    assert hers > plain
    hers, plain = in_games(GAME, "ravenna", 12, stolen)
    assert hers > 1.1 * plain
