"""The way back from a view of Silver & Gold to a world."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import set_of
from sterling.core.view import need, need_once, need_own, need_seat
from sterling.games.silver_gold.cards import Island, best_palm
from sterling.games.silver_gold.codes import EXPEDITION_PATTERNS, PAIRS, PATTERNS
from sterling.games.silver_gold.rules import (
    BOX_UNIT,
    CARD_A,
    COIN_AT,
    COIN_BOXES,
    CUP_UNIT,
    CUPBOX,
    CUPS,
    DISPLAY,
    DRAFTING,
    EMPTY,
    FREE,
    KEPT,
    MARKING,
    MINE,
    OVER,
    OWED,
    PALM_BOXES,
    PALM_UNIT,
    REPLACING,
    SHOWN,
    STRIDE,
    TURNS,
    SilverGoldSetup,
    SilverGoldState,
)
from sterling.games.silver_gold.sight import build_view

# The cells of the lower and of the upper half of a grid, by their bits.
from sterling.games.silver_gold.view import PHASES, Card, Player, Sheet, SilverGoldView
from sterling.games.silver_gold.worlds import SilverGoldSampler, loose_cards


def _without_points(view: SilverGoldView) -> SilverGoldView:
    """The view as older programs showed it, without the points so far."""
    replace = msgspec.structs.replace
    players = [replace(player, parts={}, seals=[]) for player in view.players]
    return replace(view, players=players, own=None if view.own is None else replace(view.own, parts={}))


def sampler(setup: SilverGoldSetup, islands: tuple[Island, ...], view: SilverGoldView) -> SilverGoldSampler:
    """The worlds this view allows; an impossible view raises (see `Game.worlds`)."""
    return _Reader(setup, islands, view).sampler()


def complete_places(cards: list[Card | None], packed: int) -> int:
    """How many of these cards have no free cell left."""
    return sum(1 for slot, card in enumerate(cards) if card and packed >> 16 * slot & 0xFFFF == 0)


class _Reader:
    """Puts everything a view tells into a state and fills in the hidden parts arbitrarily."""

    def __init__(self, setup: SilverGoldSetup, islands: tuple[Island, ...], view: SilverGoldView) -> None:
        self.setup = setup
        self.islands = islands
        self.view = view
        self.number = {island.name: number for number, island in enumerate(islands)}

    def sampler(self) -> SilverGoldSampler:
        view, setup = self.view, self.setup
        seats = int(setup.seats)
        phase = PHASES.index(view.phase)
        drafting = phase == DRAFTING
        self.check_numbers(phase)
        board = [int(number) for number in setup.bare]
        order = [0] * int(sum(setup.sizes))
        cards = int(setup.deck.cards)
        order[cards : 2 * cards] = range(cards)
        self.fill_expeditions(order)
        order[-seats:] = range(seats)

        visible: list[int] = []
        asides: list[int] = []
        for seat, player in enumerate(view.players):
            visible += self.fill_seat(board, order, seat, player)
            asides += [4 * self.number[name] + seat for name in player.aside]
        for slot, name in enumerate(view.display):
            board[STRIDE * seats + slot] = EMPTY if name is None else self.number[name]
            visible += [] if name is None else [self.number[name]]
        visible += [entry >> 2 for entry in asides]
        need_once(visible, "a card lies in two places")
        board[STRIDE * seats + DISPLAY : STRIDE * seats + DISPLAY + len(asides)] = asides

        hidden = [card for card in range(cards) if card not in visible]
        need(drafting or len(hidden) == view.pile, "the pile does not hold the cards that are not in sight")
        base = SilverGoldState(setup, vec[i64](order), vec[i64](hidden), vec[i64](board))
        base.phase = phase
        base.turn = view.turn
        base.first = setup.named if setup.named >= 0 else 0
        if view.first is not None:
            base.first = view.first
        base.cups = CUPS - view.cups
        base.aside = len(asides)
        finished = set_of(seat for seat, player in enumerate(view.players) if player.finished)
        if drafting:
            base.wait = ~finished & (1 << seats) - 1
        elif phase == MARKING:
            base.pattern = PATTERNS.index(view.pattern or "")
            base.palms = sum(self.islands[self.number[name]].palms.bit_count() for name in view.display if name)
            base.wait = ~finished & (1 << seats) - 1
        elif phase == REPLACING:
            if view.replacing is None or view.start is None:
                raise ValueError("nobody is replacing")
            base.pattern = PATTERNS.index(view.pattern or "")
            base.need = view.replacements
            base.step = (view.replacing - view.start) % seats
            base.wait = 1 << view.replacing
        out = [self.number[name] for player in view.players for name in player.kept]
        if view.own is not None:
            out += [self.number[name] for name in view.own.dealt]
        loose = loose_cards(setup.deck.cards, vec[i64](out))
        # Everything the view tells is in the base, so the base must show the same view.
        shown = build_view(base, self.islands, view.seat)
        bare = _without_points(shown)
        need(view in (shown, bare) or _without_points(view) == bare, "it does not fit together")
        self.check_cards()
        self.check_phase(base)
        need(view in (shown, bare), "other points than these cards make")
        return SilverGoldSampler(base, view.seat, loose, finished)

    # -- what cannot be in a view of this table -----------------------------------------------------------------------

    def check_numbers(self, phase: int) -> None:
        """Every list has the right length and every number fits on a board."""
        view = self.view
        seats = int(self.setup.seats)
        need(len(view.players) == seats and len(view.display) == DISPLAY, "not a view of this table")
        need_seat(view, seats)
        need_own(view, view.own)
        turns = {DRAFTING: range(1), OVER: range(TURNS, TURNS + 1)}
        need(view.turn in turns.get(phase, range(TURNS)), "no such turn")
        if phase != DRAFTING:
            first = range(seats) if self.setup.named < 0 else (int(self.setup.named),)
            need(view.first in first, "no such start player")
        need(view.replacing is None or view.replacing in range(seats), "nobody is replacing")
        need(0 <= view.replacements <= 2, "too many replacements")
        need(0 <= view.cups <= CUPS, "no such cup")
        for player in view.players:
            need(all(0 <= cup <= CUPS for cup in player.cups), "no such cup")
            need(len(player.kept) == (0 if phase == DRAFTING else 2), "not two cards kept")
            rows = player.sheet.coins // 4
            need(len(player.cups) == rows or (phase == REPLACING and len(player.cups) == rows - 1), "not a cup a row")
        if view.own is not None:
            need(len(view.own.dealt) == 4 and len(view.own.kept) in (0, 2), "not four cards dealt and two kept")
            need(-1 <= view.own.owed <= 32, "more follow-ups owed than there are cells")

    def check_cards(self) -> None:
        """No card was dealt twice."""
        view = self.view
        dealt = [name for seat, player in enumerate(view.players) if seat != view.seat for name in player.kept]
        dealt += [] if view.own is None else view.own.dealt
        need_once(dealt, "a card dealt twice")

    def check_phase(self, base: SilverGoldState) -> None:
        """The seat whose turn it is has a choice, and nothing lies where the phase would have cleared it away."""
        view, board = self.view, base.board
        seats = int(self.setup.seats)
        owed = None if view.own is None else view.own.owed
        if base.phase == DRAFTING:
            bare = Sheet([None, None], 0, [])
            need(all(player.sheet == bare and not player.aside for player in view.players), "cards before the draft")
            need(view.display == [None] * DISPLAY and owed in (None, -1), "cards before the draft")
            chosen = view.own is not None and bool(view.own.kept)
            need(view.own is None or chosen == view.players[view.seat].finished, "chosen or not")
        else:
            need(view.revealed is not None and view.pattern in (None, view.revealed[-1][-1]), "another pattern")
        if base.phase == MARKING:
            need(None not in view.display or view.pile == 0, "the display is not full")
            for seat, player in enumerate(view.players):
                mine, shown = int(board[STRIDE * seat + MINE]), int(board[STRIDE * seat + SHOWN])
                cards = [card for card in player.sheet.cards if card]
                need(complete_places(player.sheet.cards, shown) == 0, "a completed card is still there")
                need(player.finished or mine & FREE != 0, "nothing to mark")
                if seat == view.seat:
                    need(player.finished == (owed == 0), "follow-ups owed or not")
                    need(mine & ~shown & FREE == 0, "a mark is gone")
                    need((mine & FREE == shown & FREE) == (owed == -1 or not cards), "marked or not")
        else:
            need(owed in (None, -1 if base.phase == DRAFTING else 0), "follow-ups after the marking")
        if base.phase == REPLACING:
            need(view.turn < TURNS - 1, "a replacement in the last turn")
            for step in range(int(base.step) + 1):
                seat = (int(base.start_seat()) + step) % seats
                cards_now = view.players[seat].sheet.cards
                need(
                    complete_places(cards_now, int(board[STRIDE * seat + MINE])) == 0, "a completed card is still there"
                )
            need(1 <= view.replacements <= cards_now.count(None), "no place for a replacement")
            need(view.replacements <= base.replacements_left(), "no card for a replacement")
        need(base.phase == OVER or base.wait != 0, "nobody is asked")

    # -- from the view to the board ----------------------------------------------------------------------------------

    def fill_expeditions(self, order: list[int]) -> None:
        for number in range(4):
            rest = list(range(len(EXPEDITION_PATTERNS)))
            shown: list[int] = []
            if self.view.revealed is None:
                raise ValueError("this view does not tell which expedition cards were revealed")
            if number < len(self.view.revealed):
                for name in self.view.revealed[number]:
                    pattern = PATTERNS.index(name)
                    cards = [card for card in rest if EXPEDITION_PATTERNS[card] == pattern]
                    need(bool(cards), "an expedition card revealed too often")
                    rest.remove(cards[0])
                    shown.append(cards[0])
            at = int(self.setup.expeditions_at) + 8 * number
            order[at : at + 8] = shown + rest

    def fill_seat(self, board: list[int], order: list[int], seat: int, player: Player) -> list[int]:
        """Puts a player's cards and score on the board; returns the cards in front of the player."""
        at = STRIDE * seat
        own = self.view.own if seat == self.view.seat else None
        board[at + SHOWN] = self.packed(player.sheet)
        board[at + MINE] = self.packed(own.sheet) if own else board[at + SHOWN]
        in_sight: list[int] = []
        for slot, card in enumerate(player.sheet.cards):
            if card is not None:
                board[at + CARD_A + slot] = self.number[card.card]
                in_sight.append(self.number[card.card])
        board[at + CUPBOX] = sum(int(CUP_UNIT[row]) * cup for row, cup in enumerate(player.cups))
        board[at + CUPBOX] += 512 * len(player.cups)
        if own:
            order[4 * seat : 4 * seat + 4] = [self.number[name] for name in own.dealt]
            board[at + KEPT] = PAIRS.index((own.kept[0], own.kept[1])) if own.kept else -1
            board[at + OWED] = own.owed
        else:
            board[at + OWED] = 0 if player.finished or self.view.phase != "mark" else -1
            if player.kept:
                order[4 * seat : 4 * seat + 2] = [self.number[name] for name in player.kept]
                board[at + KEPT] = 0
        return in_sight

    def packed(self, sheet: Sheet) -> int:
        """The free cells and the score card as the state holds them."""
        need(len(sheet.cards) == 2 and 0 <= sheet.coins <= COIN_BOXES, "not a score card")
        best = best_palm(self.islands)
        need(len(sheet.palms) <= PALM_BOXES and all(1 <= value <= best for value in sheet.palms), "not a palm box")
        packed = sheet.coins << COIN_AT
        for slot, card in enumerate(sheet.cards):
            if card is not None:
                need(all(0 <= cell < 16 for cell in card.marks), "a mark beside the card")
                marks = set_of(card.marks)
                land = self.islands[self.number[card.card]].land
                need(marks & ~land == 0, "a mark in the sea")
                packed |= (land & ~marks) << 16 * slot
        for box, value in enumerate(sheet.palms):
            packed += int(BOX_UNIT[box]) * value + PALM_UNIT
        return packed
