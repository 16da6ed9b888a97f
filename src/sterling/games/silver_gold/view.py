"""What a seat of Silver & Gold may know (SG-27, SG-32, SG-34), and the way back from a view to a world."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.errors import ViewError
from sterling.core.state import SPECTATOR
from sterling.core.view import View
from sterling.games.silver_gold.cards import Island
from sterling.games.silver_gold.rules import (
    BOX_AT,
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
    KEPT,
    MARKING,
    MINE,
    OVER,
    OWED,
    PALM_BOXES,
    PALM_UNIT,
    REPLACING,
    ROUND,
    SHOWN,
    STRIDE,
    TURNS,
    SilverGoldSetup,
    SilverGoldState,
)
from sterling.games.silver_gold.tables import EXPEDITION_PATTERNS, PAIRS, PATTERNS
from sterling.games.silver_gold.worlds import SilverGoldSampler, loose_cards

# The cells of the lower and of the upper half of a grid, by their bits.
_LOW = [[cell for cell in range(8) if half >> cell & 1] for half in range(256)]
_HIGH = [[8 + cell for cell in cells] for cells in _LOW]

PHASES = ("draft", "mark", "replace", "over")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A treasure card before a player, with the cells marked on it."""

    card: str
    marks: list[int]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's two cards and score card at one moment."""

    cards: list[Card | None]
    coins: int
    palms: list[int]
    """The palm boxes filled in."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody sees of one player; during the marking, as it was when the pattern was revealed (SG-27)."""

    sheet: Sheet
    cups: list[int]
    """The cup boxes dealt with, one for each row in order; 0 where no cup was left."""
    aside: list[str]
    """Completed cards, in the order they were laid aside."""
    kept: list[str]
    """The two cards kept in the draft, once it is over."""
    finished: bool
    """Done with the simultaneous step (draft or marking) that is going on."""


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only this seat knows."""

    dealt: list[str]
    """The four cards it was dealt."""
    kept: list[int]
    """Which of them it kept, by place; empty before it chose."""
    owed: int
    """Follow-ups it owes; -1 before its first mark of the turn."""
    sheet: Sheet
    """Its cards and score card as they are now, marks of this step included."""


class SilverGoldView(View, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="silver-gold"):
    """Everything public, and what this seat alone knows."""

    phase: str
    """`draft`, `mark`, `replace` or `over`."""
    turn: int
    """Turns finished, 0 to 28."""
    first: int | None
    """The start player of the first turn; nobody knows during the draft."""
    start: int | None
    """The start player of this turn."""
    pattern: str | None
    """The pattern of the expedition card that holds now."""
    revealed: list[list[str]] | None
    """The expedition cards revealed, round by round; None at a table that does not show them (SG-32)."""
    display: list[str | None]
    pile: int
    """Cards in the draw pile."""
    cups: int
    """The highest cup left; 0 if none is."""
    replacing: int | None
    """The seat that takes replacements now."""
    replacements: int
    """How many it still has to take."""
    players: list[Player]
    own: Own | None


def build_view(state: SilverGoldState, islands: tuple[Island, ...], seat: int) -> SilverGoldView:
    """The view of a seat, or of a spectator."""
    public = _public(state, islands)
    return public if seat == SPECTATOR else _of_seat(public, state, islands, seat)


def build_views(state: SilverGoldState, islands: tuple[Island, ...]) -> list[SilverGoldView]:
    """The views of all seats, and last the spectator's; what is public is put together once."""
    public = _public(state, islands)
    return [*(_of_seat(public, state, islands, seat) for seat in range(int(state.setup.seats))), public]


def _of_seat(public: SilverGoldView, state: SilverGoldState, islands: tuple[Island, ...], seat: int) -> SilverGoldView:
    """What everybody sees, and what this seat alone knows."""
    at = STRIDE * seat
    pair = state.board[at + KEPT]
    own = Own(
        dealt=[islands[state.order[4 * seat + place]].name for place in range(4)],
        kept=[] if pair < 0 else list(PAIRS[pair]),
        owed=int(state.board[at + OWED]),
        sheet=_sheet(state, islands, seat, int(state.board[at + MINE])),
    )
    return msgspec.structs.replace(public, seat=seat, own=own)


def _public(state: SilverGoldState, islands: tuple[Island, ...]) -> SilverGoldView:
    """What a spectator sees."""
    setup = state.setup
    seats = int(setup.seats)
    drafting = state.phase == DRAFTING
    turn = int(state.turn)
    order = state.order
    board = state.board

    revealed: list[list[str]] = []
    if not drafting:
        for number in range(min(turn + 1, TURNS)):
            if number % ROUND == 0:
                revealed.append([])
            place = setup.expeditions_at + number + number // ROUND
            revealed[-1].append(PATTERNS[EXPEDITION_PATTERNS[order[place]]])

    asides = _asides(state)
    players: list[Player] = []
    for other in range(seats):
        at = STRIDE * other
        hidden = state.phase == MARKING
        cup_box = board[at + CUPBOX]
        kept: list[str] = []
        if not drafting:
            kept = [islands[order[4 * other + place]].name for place in PAIRS[board[at + KEPT]]]
        players.append(
            Player(
                sheet=_sheet(state, islands, other, int(board[at + (SHOWN if hidden else MINE)])),
                cups=[int(cup_box >> 3 * row & 7) for row in range(int(cup_box >> 9))],
                aside=[islands[entry >> 2].name for entry in asides if entry & 3 == other],
                kept=kept,
                finished=state.phase in (DRAFTING, MARKING) and not state.wait >> other & 1,
            )
        )

    place = STRIDE * seats
    display = [board[place + slot] for slot in range(DISPLAY)]
    replacing = state.phase == REPLACING
    return SilverGoldView(
        seat=SPECTATOR,
        phase=PHASES[state.phase],
        turn=turn,
        first=None if drafting else int(state.first),
        start=None if drafting or state.phase == OVER else int(state.start_seat()),
        pattern=None if drafting or state.phase == OVER else PATTERNS[state.pattern],
        revealed=revealed,
        display=[None if card < 0 else islands[card].name for card in display],
        pile=int(setup.deck.cards) - 4 * seats if drafting else int(len(state.pile) - state.drawn),
        cups=CUPS - int(state.cups),
        replacing=(int(state.start_seat() + state.step) % seats) if replacing else None,
        replacements=int(state.need),
        players=players,
        own=None,
    )


def _asides(state: SilverGoldState) -> list[int]:
    at = STRIDE * state.setup.seats + DISPLAY
    return [int(state.board[at + place]) for place in range(int(state.aside))]


def _sheet(state: SilverGoldState, islands: tuple[Island, ...], seat: int, packed: int) -> Sheet:
    cards: list[Card | None] = []
    for slot in range(2):
        card = state.board[STRIDE * seat + CARD_A + slot]
        if card < 0:
            cards.append(None)
        else:
            marked = islands[card].land & ~(packed >> 16 * slot)
            cards.append(Card(islands[card].name, _LOW[marked & 255] + _HIGH[marked >> 8]))
    palms: list[int] = []
    boxes = packed >> BOX_AT
    while boxes:
        palms.append(boxes & 7)
        boxes >>= 3
    return Sheet(cards=cards, coins=packed >> COIN_AT & 15, palms=palms)


def sampler(setup: SilverGoldSetup, islands: tuple[Island, ...], view: SilverGoldView) -> SilverGoldSampler:
    """The worlds this view allows; a ViewError if it is no view of this table."""
    try:
        return _Reader(setup, islands, view).sampler()
    except (KeyError, ValueError, IndexError, TypeError, OverflowError) as problem:
        raise ViewError("view/impossible", problem=f"{type(problem).__name__}: {problem}") from None


class _Reader:
    """Puts all that a view tells into a state, and fills in what it hides, anyhow."""

    def __init__(self, setup: SilverGoldSetup, islands: tuple[Island, ...], view: SilverGoldView) -> None:
        self.setup = setup
        self.islands = islands
        self.view = view
        self.number = {island.name: number for number, island in enumerate(islands)}

    def sampler(self) -> SilverGoldSampler:
        view, setup = self.view, self.setup
        seats = int(setup.seats)
        if len(view.players) != seats or len(view.display) != DISPLAY or view.seat not in range(-1, seats):
            raise ValueError("not a view of this table")
        phase = PHASES.index(view.phase)
        drafting = phase == DRAFTING
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
        if len(set(visible)) != len(visible):
            raise ValueError("a card lies in two places")
        board[STRIDE * seats + DISPLAY : STRIDE * seats + DISPLAY + len(asides)] = asides

        hidden = [card for card in range(cards) if card not in visible]
        if not drafting and len(hidden) != view.pile:
            raise ValueError("the pile does not hold the cards that are not in sight")
        base = SilverGoldState(setup, vec[i64](order), vec[i64](hidden), vec[i64](board))
        base.phase = phase
        base.turn = view.turn
        base.first = setup.named if setup.named >= 0 else 0
        if view.first is not None:
            base.first = view.first
        base.cups = CUPS - view.cups
        base.aside = len(asides)
        finished = sum(1 << seat for seat, player in enumerate(view.players) if player.finished)
        if drafting:
            base.wait = ~finished & (1 << seats) - 1
        elif phase == MARKING:
            base.pattern = PATTERNS.index(view.pattern or "")
            base.palms = sum(1 for name in view.display if name and self.islands[self.number[name]].palms)
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
        return SilverGoldSampler(base, view.seat, loose, finished)

    def fill_expeditions(self, order: list[int]) -> None:
        for number in range(4):
            rest = list(range(len(EXPEDITION_PATTERNS)))
            shown: list[int] = []
            if self.view.revealed is None:
                raise ValueError("this view does not tell which expedition cards were revealed")
            if number < len(self.view.revealed):
                for name in self.view.revealed[number]:
                    pattern = PATTERNS.index(name)
                    card = next(card for card in rest if EXPEDITION_PATTERNS[card] == pattern)
                    rest.remove(card)
                    shown.append(card)
            at = int(self.setup.expeditions_at) + 8 * number
            order[at : at + 8] = shown + rest

    def fill_seat(self, board: list[int], order: list[int], seat: int, player: Player) -> list[int]:
        """Puts a player's things on the board; gives the cards that lie before it."""
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
        if len(sheet.cards) != 2 or len(sheet.palms) > PALM_BOXES or not 0 <= sheet.coins <= COIN_BOXES:
            raise ValueError("not a score card")
        packed = sheet.coins << COIN_AT
        for slot, card in enumerate(sheet.cards):
            if card is not None:
                marks = sum(1 << cell for cell in set(card.marks))
                land = self.islands[self.number[card.card]].land
                if marks & ~land:
                    raise ValueError("a mark in the sea")
                packed |= (land & ~marks) << 16 * slot
        for box, value in enumerate(sheet.palms):
            packed += int(BOX_UNIT[box]) * value + PALM_UNIT
        return packed
