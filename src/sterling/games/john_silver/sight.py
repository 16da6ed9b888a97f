"""Puts together what a seat of John Silver sees, field by field."""

import msgspec

from sterling.core.bits import members
from sterling.core.notation import Form
from sterling.core.state import SPECTATOR
from sterling.games.john_silver.cards import NAMES, NUMBER
from sterling.games.john_silver.codes import (
    ALL_CARDS,
    CARDS,
    COLUMNS,
    MOST_SEATS,
    RANK,
    ROWS,
)
from sterling.games.john_silver.notation import Lay, Take
from sterling.games.john_silver.rules import (
    ANSWERING,
    BACK,
    DEALT,
    DRAWN,
    FRESH,
    FULL_ROW,
    HAND,
    KNOWN,
    LEVEL,
    OVER,
    REMOVED,
    WON,
    JohnSilverState,
)
from sterling.games.john_silver.view import PHASES, Fresh, JohnSilverView, Laid, Own, Past, Player, Shared, Standing


def names_of(mask: int) -> list[str]:
    return [NAMES[card] for card in members(mask & ALL_CARDS)]


def stack_of(cell: int) -> list[str]:
    """The cards of a cell, from the bottom up."""
    stack: list[str] = []
    while cell:
        stack.insert(0, NAMES[cell % LEVEL - 1])
        cell //= LEVEL
    return stack


def standing_of(ranked: list[tuple[int, int]]) -> Standing | None:
    """How cards in one row stand, given with their columns, highest first."""
    if len(ranked) < 2:
        return None
    pair = min(2, len(ranked) // 2)
    return Standing(
        high=[NAMES[card] for card, _ in ranked[:pair]],
        low=[NAMES[card] for card, _ in ranked[-pair:]],
        high_column=ranked[0][1],
        low_column=ranked[-1][1],
        full=len(ranked) == FULL_ROW,
    )


def standing_in(row: list[list[str]]) -> Standing | None:
    """How a row of the grid stands."""
    lying = [(NUMBER[name], column) for column, stack in enumerate(row) for name in stack]
    return standing_of(sorted(lying, key=lambda place: -int(RANK[place[0]])))


def ahead(view: JohnSilverView, form: Form) -> Standing | None:
    """How the row would stand into which a card is laid, or from which it is taken."""
    match form:
        case Lay(card, row, column):
            return standing_in([stack + [card] * (column == at) for at, stack in enumerate(view.grid[row])])
        case Take(card):
            row = next(row for row, cells in enumerate(view.grid) for stack in cells if card in stack)
            return standing_in([[other for other in stack if other != card] for stack in view.grid[row]])
    return None


def shared_of(packed: int) -> Shared | None:
    if not packed:
        return None
    ranked = [((place & 255) >> 2, place & 3) for place in (packed >> 24, packed >> 16, packed >> 8, packed)]
    standing = standing_of(ranked)
    assert standing is not None
    cells = [[NAMES[card] for card, at in ranked if at == column] for column in range(COLUMNS)]
    return Shared((packed >> 32) - 1, cells, standing)


def laid_of(packed: int) -> Laid | None:
    if not packed:
        return None
    row, column = divmod(packed // LEVEL, COLUMNS)
    return Laid(NAMES[packed % LEVEL - 1], row, column)


def build_view(state: JohnSilverState, seat: int) -> JohnSilverView:
    """The view of a seat, or of a spectator."""
    setup = state.setup
    board = [int(number) for number in state.board]
    seats = int(setup.seats)

    players: list[Player] = []
    for other in range(seats):
        past = None
        if state.exchanged:
            fresh = [
                Fresh(NAMES[card], (board[FRESH + card] - 1) // MOST_SEATS)
                for card in range(CARDS)
                if board[FRESH + card] and (board[FRESH + card] - 1) % MOST_SEATS == other
            ]
            past = Past(drawn=board[DRAWN + other], fresh=sorted(fresh, key=lambda laid: laid.drawn))
        players.append(
            Player(
                hand=(board[HAND + other] & ALL_CARDS).bit_count(),
                known=names_of(board[KNOWN + other]),
                exchanged=bool(state.exchanged >> other & 1),
                cards=board[WON + other].bit_count(),
                spots=int(state.spots(other)),
                won=names_of(board[WON + other]),
                past=past,
            )
        )

    own = None
    if seat != SPECTATOR:
        own = Own(
            hand=names_of(board[HAND + seat]),
            back=names_of(board[BACK + seat]) if state.exchanged >> seat & 1 else None,
            dealt=names_of(board[DEALT + seat]) if state.exchanged and state.phase != ANSWERING else None,
        )

    wait = int(state.wait)
    grid = [[stack_of(board[COLUMNS * row + column]) for column in range(COLUMNS)] for row in range(ROWS)]
    return JohnSilverView(
        seat=seat,
        phase=PHASES[state.phase],
        turn=wait.bit_length() - 1 if wait else None,
        start=int(state.first),
        owners=[None if owner < 0 else int(owner) for owner in setup.owner],
        grid=grid,
        standing=[standing_in(row) for row in grid],
        laid=laid_of(int(state.laid)),
        shared=shared_of(int(state.shared)),
        stock=CARDS - int(state.top),
        removed=names_of(board[REMOVED]),
        players=players,
        own=own,
    )


def without_memory(view: JohnSilverView) -> JohnSilverView:
    """What is visible: nothing that a player would have to remember. At the end, all piles are counted openly."""
    over = view.phase == PHASES[OVER]
    players = [
        msgspec.structs.replace(player, known=None, past=None, won=player.won if over or seat == view.seat else None)
        for seat, player in enumerate(view.players)
    ]
    own = None if view.own is None else msgspec.structs.replace(view.own, back=None, dealt=None)
    return msgspec.structs.replace(view, players=players, own=own)
