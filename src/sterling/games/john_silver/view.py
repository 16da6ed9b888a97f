"""What a seat of John Silver may know (JS-26, JS-60 to JS-64), and the way back from a view to a world."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import members, set_of
from sterling.core.notation import Form
from sterling.core.rng import Rng
from sterling.core.state import SPECTATOR
from sterling.core.view import View, need, need_once, need_own, need_seat
from sterling.games.john_silver.cards import NAMES, NUMBER
from sterling.games.john_silver.codes import (
    ALL_CARDS,
    ALL_CELLS,
    CARDS,
    CELLS,
    COLUMNS,
    HAND_SIZE,
    JOKERS,
    MOST_SEATS,
    RANK,
    ROWS,
    SPOTS_AT,
    UNIT,
    VALUES,
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
    PAID_UNIT,
    REMOVED,
    ROW_UNIT,
    SCORE,
    TAKING,
    WON,
    JohnSilverSetup,
    JohnSilverState,
)
from sterling.games.john_silver.worlds import JohnSilverSampler

PHASES = ("answer", "lay", "take", "over")


class Fresh(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that was laid out of dealt or drawn cards, not out of cards taken from the grid."""

    card: str
    drawn: int
    """How many cards the player had drawn from the stock before."""


class Past(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everyone could see of a player's cards since the first turn; only needed after an exchange (JS-62)."""

    drawn: int
    """Cards drawn from the stock."""
    fresh: list[Fresh]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everyone may know about one player."""

    hand: int
    """Cards in hand."""
    known: list[str] | None
    """Those of them that were taken from the grid (JS-61); None at a table without memory aid."""
    exchanged: bool
    """Whether the first hand was exchanged (JS-12)."""
    cards: int
    """Cards won."""
    spots: int
    """Spots on them."""
    won: list[str] | None
    """The cards won (JS-26); None for others at a table without memory aid, until the game is over."""
    past: Past | None
    """None if nobody exchanged, and at a table without memory aid."""


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only this seat knows."""

    hand: list[str]
    back: list[str] | None
    """The six it put back (JS-62); None if it did not exchange, and at a table without memory aid."""
    dealt: list[str] | None
    """The six it held when the first turn began; None before, if nobody exchanged, and without memory aid."""


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a row of two cards or more stands (JS-24): who would take what if it were full, or does if it is."""

    high: list[str]
    """The highest cards, which go together, highest first."""
    low: list[str]
    """The lowest cards, highest first."""
    high_column: int
    """The column of the highest card, which takes `high`."""
    low_column: int
    full: bool


class Shared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row that was shared out, as it lay."""

    row: int
    cells: list[list[str]]
    """Column by column, the cards that lay there, highest first."""
    standing: Standing


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The apple card just laid, and where."""

    card: str
    row: int
    column: int


class JohnSilverView(View, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="john-silver"):
    """Everything public, and what this seat alone knows. Lists of cards are in deck order, stacks from below."""

    phase: str
    """`answer`, `lay`, `take` or `over`."""
    turn: int | None
    """The seat that has to act; None when the game is over."""
    start: int
    """The start player."""
    owners: list[int | None]
    """Who owns each column (JS-10)."""
    grid: list[list[list[str]]]
    """Row by row and column by column, the cards that lie there: at most one, or a stack (JS-40)."""
    standing: list[Standing | None]
    """Row by row, how its cards would pair up; None for fewer than two."""
    laid: Laid | None
    """While a card has to be taken: the apple card that was just laid (JS-22)."""
    shared: Shared | None
    """The row that the previous turn paid out, until the next card is laid."""
    stock: int
    """Cards in the stock."""
    removed: list[str]
    """Cards that left the game with the ownerless column (JS-25)."""
    players: list[Player]
    own: Own | None


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


def forget(setup: JohnSilverSetup, view: JohnSilverView, share: float, rng: Rng) -> JohnSilverView:
    """The view of someone who loses sight of cards taken from the grid, mixes up cards in the piles of others that lie
    face down (JS-26) with cards still to come, and draws no conclusions from an exchange (JS-62, JS-63)."""
    if view.seat == SPECTATOR or view.phase in (PHASES[ANSWERING], PHASES[OVER]) or share <= 0:
        return view

    def fades() -> bool:
        return float(rng.below(1000)) < 1000 * share

    deck = setup.deck
    own = view.own
    seen = set(view.removed) | {name for row in view.grid for stack in row for name in stack}
    seen.update(own.hand if own is not None else [])
    for player in view.players:
        seen.update(player.won or [])
        seen.update(player.known or [])
    players = list(view.players)
    if any(player.exchanged for player in players):
        players = [msgspec.structs.replace(player, exchanged=False, past=None) for player in players]
        own = None if own is None else msgspec.structs.replace(own, back=None, dealt=None)
    # Spots lie open, so the cards that are mixed up show none.
    fresh = [name for card, name in enumerate(NAMES) if name not in seen and not deck.worth[card] >> SPOTS_AT]
    for seat, player in enumerate(players):
        if seat == view.seat or player.known is None or player.won is None:
            continue
        known = [name for name in player.known if not fades()]
        won = list(player.won)
        for place, name in enumerate(player.won):
            if fresh and not deck.worth[NUMBER[name]] >> SPOTS_AT and fades():
                other = int(rng.below(len(fresh)))
                won[place], fresh[other] = fresh[other], name
        players[seat] = msgspec.structs.replace(player, known=known, won=sorted(won, key=NAMES.index))
    return msgspec.structs.replace(view, players=players, own=own, shared=None)


def sampler(setup: JohnSilverSetup, view: JohnSilverView) -> JohnSilverSampler:
    """The worlds this view allows; an impossible view raises (see `Game.worlds`)."""
    return _Reader(setup, view).sampler()


class _Reader:
    """Puts everything a view tells into a state; the cards it does not tell come last in the stock, in any order."""

    def __init__(self, setup: JohnSilverSetup, view: JohnSilverView) -> None:
        self.setup = setup
        self.view = view
        self.seats = int(setup.seats)
        self.exchanged = [seat for seat, player in enumerate(view.players) if player.exchanged]
        self.board = [int(number) for number in (setup.long if self.exchanged else setup.short)]
        self.seen: list[int] = []

    def sampler(self) -> JohnSilverSampler:
        view, seats, board = self.view, self.seats, self.board
        owners = [None if owner < 0 else int(owner) for owner in self.setup.owner]
        need(len(view.players) == seats and view.owners == owners, "not a view of this table")
        need_seat(view, seats)
        need_own(view, view.own)
        need(view.start in range(seats), "no such start player")
        phase = PHASES.index(view.phase)

        hidden = [self.fill_seat(seat, player) for seat, player in enumerate(view.players)] + [0] * MOST_SEATS
        board[REMOVED] = self.cards(view.removed)
        lying = self.fill_grid()
        unseen = [card for card in range(CARDS) if card not in self.seen]
        need_once(self.seen, "a card lies in two places")
        need(
            min(hidden) >= 0 and 0 <= view.stock <= CARDS and len(unseen) == view.stock + sum(hidden),
            "hands and stock do not hold the cards that are not in sight",
        )

        order = vec[i64](list(self.setup.unshuffled))
        stock = [card for card in range(CARDS) if card not in unseen] + unseen
        base = JohnSilverState(self.setup, order, vec[i64](stock), vec[i64](board))
        base.phase = phase
        base.first = view.start
        base.top = CARDS - view.stock
        base.shared = self.packed()
        base.laid = self.laid()
        base.exchanged = set_of(self.exchanged)
        for card, cell in lying.items():
            base.take += self.setup.deck.takeable[card]
            base.rows += ROW_UNIT[cell // COLUMNS]
        gone = len(view.removed) + sum(len(player.won or []) for player in view.players)
        base.rows += PAID_UNIT * (gone // FULL_ROW)
        if not self.setup.stacks:
            base.free = ALL_CELLS & ~set_of(lying.values())
        if phase != OVER:
            if view.turn is None or (not view.players[view.turn].hand and phase != TAKING):
                raise ValueError("nobody is to act")
            base.wait = 1 << view.turn
        else:
            self.check_end(base, unseen)
        base.answers = seats
        if phase == ANSWERING and view.turn is not None:
            base.answers = (view.turn - view.start) % seats
        need(phase != TAKING or base.take != 0, "there is nothing to take")
        sampler = JohnSilverSampler(base, view.seat, vec[i64](hidden[:MOST_SEATS]), len(unseen))
        if self.exchanged:
            # An exchange limits where cards can be; a view that leaves no possibility is rejected here.
            sampler.sample(Rng(0))
        return sampler

    def cards(self, names: list[str]) -> int:
        """Cards in sight, as a set."""
        self.seen += [NUMBER[name] for name in names]
        return mask_of(names)

    def fill_grid(self) -> dict[int, int]:
        """Puts the grid on the board; returns the cell of each card that lies there."""
        grid = self.view.grid
        need(len(grid) == ROWS and all(len(row) == COLUMNS for row in grid), "not a grid")
        lying: dict[int, int] = {}
        for cell in range(CELLS):
            row, column = divmod(cell, COLUMNS)
            stack = grid[row][column]
            for name in stack:
                card = NUMBER[name]
                fits = card >= JOKERS or card // VALUES == row
                need(fits and (len(stack) == 1 or self.setup.stacks), "a card in a wrong cell")
                self.board[cell] = LEVEL * self.board[cell] + card + 1
                self.seen.append(card)
                lying[card] = cell
        full = 4 if self.view.phase == PHASES[TAKING] else 3
        need(all(sum(len(stack) for stack in row) <= full for row in grid), "too many cards in a row")
        need(self.view.standing == [standing_in(row) for row in grid], "rows do not stand like this")
        return lying

    def check_end(self, base: JohnSilverState, unseen: list[int]) -> None:
        """JS-27: the stock is empty, and so are all hands, or no row can be filled any more."""
        view = self.view
        need(view.turn is None and view.stock == 0, "a game that is not over")
        empty = not any(player.hand for player in view.players)
        stuck = not self.setup.to_the_last_card and base.stuck(base.held() | set_of(unseen))
        need(empty or stuck, "a game that is not over")

    def laid(self) -> int:
        """The apple card just laid, as a state keeps it."""
        laid = self.view.laid
        need(
            (laid is not None) == (self.view.phase == PHASES[TAKING]), "an apple card laid, or none, at the wrong time"
        )
        if laid is None:
            return 0
        need(laid.row in range(ROWS) and laid.column in range(COLUMNS), "there is no such cell")
        card = NUMBER[laid.card]
        # JS-40: the card laid last lies on top of its stack.
        there = self.view.grid[laid.row][laid.column][-1:] == [laid.card]
        need(there and bool(self.setup.deck.apples >> card & 1), "no apple card was laid there")
        return (COLUMNS * laid.row + laid.column) * int(LEVEL) + card + 1

    def packed(self) -> int:
        """The row that was paid out last, as a state keeps it."""
        shared = self.view.shared
        if shared is None:
            return 0
        row, standing = shared.row, shared.standing
        column_of = {name: column for column, stack in enumerate(shared.cells) for name in stack}
        need(row in range(ROWS), "there is no such row")
        packed = row + 1
        for name in standing.high + standing.low:
            packed = (packed << 8) + (NUMBER[name] << 2) + column_of[name]
        need(
            shared_of(packed) == shared and standing_in(shared.cells) == standing, "a row was not shared out like this"
        )
        gone = {name for player in self.view.players for name in player.won or []} | set(self.view.removed)
        need(gone.issuperset(column_of), "cards shared out are not won")
        return packed

    def fill_seat(self, seat: int, player: Player) -> int:
        """Puts what is known about a player on the board; returns how many cards of the hand are unknown."""
        board = self.board
        own = self.view.own if seat == self.view.seat else None
        if player.known is None or player.won is None:
            raise ValueError("this view does not tell all that is known")
        known = mask_of(player.known)
        hand = player.known if own is None else own.hand
        self.cards(hand)
        need(known & ~mask_of(hand) == 0 and 0 <= player.hand <= HAND_SIZE, "not a hand")
        board[KNOWN + seat] = known
        board[HAND + seat] = sum(int(UNIT[NUMBER[name]]) for name in hand)
        board[WON + seat] = self.cards(player.won)
        board[SCORE + seat] = sum(int(self.setup.deck.worth[NUMBER[name]]) for name in player.won)
        if self.exchanged:
            if player.past is None:
                raise ValueError("this view does not tell all that is known")
            # Every card that was dealt or drawn has been laid or is still in hand.
            had = HAND_SIZE + player.past.drawn
            need(had - len(player.past.fresh) == player.hand - len(player.known), "the cards of a player do not add up")
            board[DRAWN + seat] = player.past.drawn
            for laid in player.past.fresh:
                once = board[FRESH + NUMBER[laid.card]] == 0
                need(once and 0 <= laid.drawn <= player.past.drawn, "a card laid in two ways")
                board[FRESH + NUMBER[laid.card]] = 1 + seat + MOST_SEATS * laid.drawn
        if own is not None and self.exchanged:
            self.fill_own(seat, own)
        return player.hand - len(hand)

    def fill_own(self, seat: int, own: Own) -> None:
        need((own.back is not None) == (seat in self.exchanged), "this view does not tell what was put back")
        need((own.dealt is None) == (self.view.phase == PHASES[ANSWERING]), "this view does not tell what was dealt")
        for at, names in ((BACK, own.back), (DEALT, own.dealt)):
            if names is not None:
                self.board[at + seat] = mask_of(names)
                need(self.board[at + seat].bit_count() == HAND_SIZE, "not six cards")


def mask_of(names: list[str]) -> int:
    need_once(names, "a card twice")
    return set_of(NUMBER[name] for name in names)
