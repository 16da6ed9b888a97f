"""What a seat of Straws may know, and the way back from a view to a world."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.view import View, need, need_once, need_own, need_seat
from sterling.games.straws.codes import NAMES, STRAWS
from sterling.games.straws.rules import ASIDE, HELD, LENGTH, StrawsSetup, StrawsState
from sterling.games.straws.worlds import StrawsSampler


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everyone may know about one player."""

    chosen: str | None
    """`keep` or `swap`; None before the choice."""
    straw: str | None
    """Its straw, when all are shown at the end."""


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only this seat knows."""

    straw: str
    aside: str | None
    """The straw it gave away."""


class StrawsView(View, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="straws"):
    """The game as one seat sees it."""

    first: int
    """The start player."""
    turn: int | None
    """Whose choice it is; None when the game is over."""
    stock: int
    """How many straws nobody has drawn."""
    players: list[Player]
    own: Own | None


def build_view(state: StrawsState, seat: int) -> StrawsView:
    seats = int(state.setup.seats)
    over = state.over()
    turns = [(number - int(state.first)) % seats for number in range(seats)]

    def chosen(number: int) -> str | None:
        if turns[number] >= state.done:
            return None
        return "keep" if state.board[ASIDE + number] < 0 else "swap"

    def straw(place: int) -> str | None:
        return None if state.board[place] < 0 else NAMES[int(state.board[place])]

    own = None
    if 0 <= seat < seats:
        own = Own(NAMES[int(state.board[HELD + seat])], straw(ASIDE + seat))
    return StrawsView(
        seat=seat,
        first=int(state.first),
        turn=None if over else int(state.turn()),
        stock=STRAWS - int(state.top),
        players=[Player(chosen(number), straw(HELD + number) if over else None) for number in range(seats)],
        own=own,
    )


def sampler(setup: StrawsSetup, view: StrawsView) -> StrawsSampler:
    """The worlds this view allows; an impossible view raises (see `Game.worlds`)."""
    seats = int(setup.seats)
    need_seat(view, seats)
    need_own(view, view.own)
    need(len(view.players) == seats and view.first in range(seats), "not this game")
    need(0 <= view.stock <= STRAWS - seats, "not a stock")
    chosen = [view.players[(view.first + number) % seats].chosen for number in range(seats)]
    done = sum(choice is not None for choice in chosen)
    need(all((choice is None) == (number >= done) for number, choice in enumerate(chosen)), "not in turn")
    need(view.turn == (None if done == seats else (view.first + done) % seats), "not whose turn it is")
    need(chosen.count("swap") == STRAWS - seats - view.stock, "the stock does not fit the swaps")
    board = [-1] * LENGTH
    gaps: list[int] = []
    for number, player in enumerate(view.players):
        own = view.own if number == view.seat else None
        shown = own.straw if own is not None else player.straw
        need((player.straw is not None) == (done == seats), "shown at the end, and not before")
        need(player.straw in (None, shown), "another straw is shown")
        _put(board, gaps, HELD + number, shown)
        if player.chosen == "swap":
            _put(board, gaps, ASIDE + number, None if own is None else own.aside)
            need(own is None or own.aside is not None, "a straw that is not told")
        else:
            need(own is None or own.aside is None, "a straw too many")
    known = [straw for straw in board if straw >= 0]
    need_once(known, "a straw in two places")
    unknown = [straw for straw in range(STRAWS) if straw not in known]
    # The straws already drawn come first in the order; which is which no longer matters.
    order = [*known, *unknown, view.first, *[seat for seat in range(seats) if seat != view.first]]
    base = StrawsState(setup, vec[i64](order), vec[i64](board))
    base.top = STRAWS - view.stock
    base.first = view.first
    base.done = done
    return StrawsSampler(base, vec[i64](unknown), vec[i64](gaps))


def _put(board: list[int], gaps: list[int], place: int, name: str | None) -> None:
    if name is None:
        gaps.append(place)
    else:
        board[place] = NAMES.index(name)
