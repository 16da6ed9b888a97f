"""A newcomer who follows the basics, to compare the gentlest opponent with.

Use the pattern wherever it fits, on the island you are closest to finishing; cover an X if you can, otherwise a palm or
a coin. If it fits nowhere, mark one such cell. Take the island with the most symbols. No thought goes to later turns.
"""

from typing import cast

from sterling.bots import Bot, Budget
from sterling.core.rng import Rng
from sterling.core.view import View
from sterling.games.silver_gold.codes import FIRST_KEPT, MARK, MASK, PATTERN, PER_CARD, SECOND_KEPT, SINGLE, TAKE
from sterling.games.silver_gold.rules import CARD_A, CARD_B, DRAFTING, MARKING, MINE, STRIDE, SilverGoldState


class Newcomer(Bot):
    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        world = cast(SilverGoldState, self.game.sample(view, rng.fork()))
        seat = view.seat
        return max(world.legal(seat), key=lambda action: (self.liking(world, seat, action), -action))

    def liking(self, world: SilverGoldState, seat: int, action: int) -> tuple[int, ...]:
        if world.phase == DRAFTING:
            kept = (world.order[4 * seat + FIRST_KEPT[action]], world.order[4 * seat + SECOND_KEPT[action]])
            return (sum(symbols(world, int(card)) for card in kept),)
        if world.phase != MARKING:
            shown = action - TAKE
            place = STRIDE * world.setup.seats + shown
            return (symbols(world, int(world.board[place])) if shown < 4 else -1,)
        code = action - MARK
        on_a = code < PER_CARD
        card = int(world.board[STRIDE * seat + (CARD_A if on_a else CARD_B)])
        mine = int(world.board[STRIDE * seat + MINE])
        free = mine & 65535 if on_a else mine >> 16 & 65535
        marked = int(MASK[code])
        deck = world.setup.deck
        covered = [(marked & int(cells[card])).bit_count() for cells in (deck.crosses, deck.palms, deck.coins)]
        left = (free & ~marked).bit_count()
        if PATTERN[code] != SINGLE:
            return (1, -left, 2 * covered[0] + covered[1] + covered[2])
        return (0, 2 * covered[0] + covered[1] + covered[2], -left)


def symbols(world: SilverGoldState, card: int) -> int:
    return int(world.setup.deck.symbols[card]).bit_count()
