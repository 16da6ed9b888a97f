"""A stand-in for somebody who has just learned the Amulet: follows the basics and nothing else."""

from mypy_extensions import i64

from sterling.bots.policy import Policy
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.amulet.codes import (
    BEHOLDER,
    CALL,
    CARD,
    DISCARD,
    DRAW,
    END,
    NO,
    PLACES,
    SEER,
    TAKE,
    VALUE,
    YES,
)
from sterling.games.amulet.rules import (
    ANNOUNCE,
    DOWN,
    HAND,
    KNOWN,
    LOOKING,
    POWER,
    ROW,
    SECOND,
    SIZE,
    START,
    STRIDE,
    UP,
    AmuletState,
)

UNSEEN = 6
"""What a newcomer expects of a card not seen yet."""
LOW_ENOUGH = 10


class Newcomer(Policy):
    """Trades its highest card for a lower one, discards two equal cards together, looks at its own cards, takes a very
    low card from the pile, and calls with a low village. It uses no other power, and remembers what it has seen."""

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, AmuletState)
        legal = world.legal(seat)
        row = self.row(world, seat)
        pair = next((place for place, value in row.items() if 0 < value in self.others(row, place)), None)
        worst = max(row, key=lambda place: UNSEEN if row[place] < 0 else row[place])
        worth = UNSEEN if row[worst] < 0 else row[worst]
        own = CARD + PLACES * seat
        if world.phase == LOOKING:
            return legal[1]
        if world.phase == START:
            if CALL in legal and sum(UNSEEN if value < 0 else value for value in row.values()) <= LOW_ENOUGH:
                return CALL
            low = TAKE in legal and VALUE[world.board[world.setup.pile_at + world.piled - 1]] <= 3 < worth
            return TAKE if low else DRAW
        if world.phase == HAND:
            value = VALUE[world.hand]
            if pair is not None and value < 2 * row[pair]:
                return own + pair
            return own + worst if value < worth or DISCARD not in legal else DISCARD
        if world.phase == ANNOUNCE:
            return self.announced(world, seat, row, legal)
        power = VALUE[world.board[world.setup.pile_at + world.piled - 1]]
        if world.phase in (POWER, SECOND) and power in (BEHOLDER, SEER):
            return next((own + place for place, value in row.items() if value < 0 and own + place in legal), NO)
        return next((action for action in (NO, END) if action in legal), legal[0])

    def row(self, world: AmuletState, seat: i64) -> dict[int, int]:
        """The values of its cards by place, -1 if it has not seen one; without the card under the amulet, if there is
        another."""
        board, at = world.board, STRIDE * seat
        seen = board[at + UP] | (board[at + DOWN] & board[at + KNOWN])
        cards = {place: int(board[at + ROW + place]) for place in range(board[at + SIZE])}
        free = {place: card for place, card in cards.items() if not world.sealed >> card & 1} or cards
        return {place: VALUE[card] if seen >> card & 1 else -1 for place, card in free.items()}

    def others(self, row: dict[int, int], place: int) -> list[int]:
        """The values to the right of a place."""
        return [value for other, value in row.items() if other > place]

    def announced(self, world: AmuletState, seat: i64, row: dict[int, int], legal: list[int]) -> i64:
        """The second card of a pair, then no more."""
        picked = [place for place in row if world.picks >> place & 1]
        if len(picked) == 1 and row[picked[0]] > 0:
            for place, value in row.items():
                if place > picked[0] and value == row[picked[0]] and VALUE[world.hand] < 2 * value:
                    return CARD + PLACES * seat + place
        return YES if YES in legal else legal[0]
