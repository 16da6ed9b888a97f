"""Another deal that one player could not tell from the true one.

- `redealt(game, deal, log, seat, rng)`: the same acts with other hidden cards; the seat sees the same as before

A game is a deal and a row of acts, so a position in which the hidden cards are others is a deal as well: one with which
the same acts are legal and the seat has the same view after them. Two cards of a deal change places again and again;
a change that breaks a rule or that the seat could notice is undone. Every deal that fits is equally likely to be reached
from every other, so none of them is preferred. What others chose in secret stays as it was: it is a choice, not a card.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.deal import Deal
from sterling.core.errors import IllegalAction
from sterling.core.game import Game
from sterling.core.match import play
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.core.view import View

SWEEPS = 4
"""How often each card is offered another place."""


def redealt(game: Game, deal: Deal, log: list[tuple[int, int]], seat: int, rng: Rng) -> Deal:
    """A deal by hand: with it, the acts of `log` lead to a position in which this seat sees exactly the same."""
    seen = game.view(after(game, deal, log), seat)
    order = [int(card) for card in deal.order]
    for _ in range(SWEEPS):
        at = 0
        for size in (len(one.items) for one in game.orders):
            for place in range(at, at + size):
                other = at + int(rng.below(size))
                if order[place] == order[other]:
                    continue
                order[place], order[other] = order[other], order[place]
                if not _fits(game, order, log, seat, seen):
                    order[place], order[other] = order[other], order[place]
            at += size
    # Written with names, as in a record: cards of one name are the same card.
    return game.deal(orders=game.named_orders(Deal(vec[i64](order), b"")))


def after(game: Game, deal: Deal, log: list[tuple[int, int]]) -> State:
    """The state after these acts."""
    state = game.start(deal)
    for seat, code in log:
        play(game, state, seat, code)
    return state


def _fits(game: Game, order: list[int], log: list[tuple[int, int]], seat: int, seen: View) -> bool:
    try:
        return game.view(after(game, Deal(vec[i64](order), b""), log), seat) == seen
    except IllegalAction:
        return False
