"""Small decks and scripted openings, so that a rule's test reads as a sentence."""

from collections.abc import Sequence

import sterling
from sterling import Game, Match
from sterling.games.silver_gold.view import SilverGoldView

SHAPES = {
    "purple": ["oooo", "oooo", "oooo", "oo.."],
    "orange": ["oooo", "oooo", "oooo", "...."],
    "green": ["oooo", "oooo", "oo.."],
    "grey": ["oooo", "oooo", "...."],
}


def card(name: str, colour: str, rows: Sequence[str] | None = None, seal: str = "") -> str:
    """A card as deck text; without rows, a plain block of its size."""
    head = f"card {name} {colour}" + (f" seal {seal}" if seal else "")
    return "\n".join([head, *(rows or SHAPES[colour])]) + "\n"


def deck(*cards: str, blanks: int = 0) -> str:
    """A deck text with these cards and some plain grey ones (B1, B2, …)."""
    return "".join(cards) + "".join(card(f"B{number}", "grey") for number in range(1, blanks + 1))


class Scene:
    """A match after the draft: every seat keeps the first two of its hand.

    `hands` names what each seat keeps; `pile` the next cards of the draw pile (the first four become the display);
    `patterns` the expedition cards of the first round, in order.
    """

    def __init__(
        self,
        hands: Sequence[Sequence[str]],
        pile: Sequence[str] = (),
        patterns: Sequence[str] = (),
        *,
        text: str | None = None,
        rule_set: str = "nsv",
        start: int = 0,
        later: Sequence[Sequence[str]] = (),
        memory_aid: bool = False,
    ) -> None:
        options = {"start-player": start, "memory-aid": memory_aid}
        self.game: Game = sterling.game("silver-gold", len(hands), rule_set, options, text)
        names = list(self.game.orders[0].items)
        kept = [name for hand in hands for name in hand]
        rest = [name for name in reversed(names) if name not in kept and name not in pile]
        rest += list(reversed(pile))
        dealt = [name for hand in hands for name in (*hand, rest.pop(0), rest.pop(0))]
        orders = {"deal": dealt, "pile": list(pile), "expeditions-1": list(patterns)}
        orders |= {f"expeditions-{number}": list(order) for number, order in enumerate(later, start=2)}
        self.match = Match(self.game, self.game.deal(orders=orders))
        for seat in range(len(hands)):
            self.match.play(seat, "K12")

    def __call__(self, *moves: str) -> "Scene":
        """Plays moves written `0 A:b2`."""
        for move in moves:
            seat, text = move.split()
            self.match.play(int(seat), text)
        return self

    def view(self, seat: int = sterling.SPECTATOR) -> SilverGoldView:
        view = self.match.view(seat)
        assert isinstance(view, SilverGoldView)
        return view

    def texts(self, seat: int) -> list[str]:
        return [action.text for action in self.match.legal(seat)]

    def refused(self, seat: int, text: str) -> str:
        """The code with which a move is refused."""
        try:
            self.match.play(seat, text)
        except sterling.IllegalAction as problem:
            return problem.code
        raise AssertionError(f"{text} was allowed")

    def finish_turn(self) -> "Scene":
        """Everyone who may still act takes the first choice, until the turn is over."""
        turn = self.view().turn
        while not self.match.over() and self.view().turn == turn:
            seat = self.match.waiting()[0]
            self.match.play(seat, self.match.legal(seat)[0].code)
        return self

    def finish_game(self) -> "Scene":
        while not self.match.over():
            self.finish_turn()
        return self
