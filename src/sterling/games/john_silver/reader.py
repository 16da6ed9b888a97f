"""The way back from a view of John Silver to a world."""

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import set_of
from sterling.core.rng import Rng
from sterling.core.view import need, need_once, need_own, need_seat
from sterling.games.john_silver.cards import NUMBER
from sterling.games.john_silver.codes import (
    ALL_CELLS,
    CARDS,
    CELLS,
    COLUMNS,
    HAND_SIZE,
    JOKERS,
    MOST_SEATS,
    ROWS,
    UNIT,
    VALUES,
)
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
from sterling.games.john_silver.sight import shared_of, standing_in
from sterling.games.john_silver.view import PHASES, JohnSilverView, Own, Player
from sterling.games.john_silver.worlds import JohnSilverSampler


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
