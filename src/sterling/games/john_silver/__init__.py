"""John Silver: a grid of ships, sailors and chests, and who gets which pair."""

from typing import ClassVar, cast

from sterling.core.deck import any_line_begins
from sterling.core.game import Facts, Game, Option, Order
from sterling.core.notation import Notation
from sterling.core.rng import Rng
from sterling.core.state import Sampler, Setup, State
from sterling.core.story import Happening
from sterling.core.view import View
from sterling.games.john_silver import cards, happened, reader, scoring, sight, view
from sterling.games.john_silver.codes import ACTIONS, CARDS
from sterling.games.john_silver.notation import NOTATION
from sterling.games.john_silver.rules import JohnSilverSetup, JohnSilverState
from sterling.games.john_silver.view import JohnSilverView


class JohnSilver(Game):
    """A configured game of John Silver.

    >>> from sterling.games.john_silver import JohnSilver
    >>> game = JohnSilver(seats=3, rule_set="stacks")
    >>> game.cards[6].name, game.cards[6].symbol.kind
    ('ship-7', 'apples')
    """

    facts: ClassVar[Facts] = Facts(
        name="john-silver",
        rules_version=2,
        seats=(2, 3, 4),
        rule_sets=("base", "stacks"),
        options=(Option("memory-aid", "switch", False), Option("start-player", "seat", None)),
        actions=ACTIONS,
        prefix="JS",
        minutes=30,
        shelf=3,
        custom_deck=True,
        forgetful=True,
        characters=("pirate", "cabin-boy", "captain", "merchant"),
    )
    view_type: ClassVar[type[View]] = JohnSilverView
    notation: ClassVar[Notation] = NOTATION

    def make_setup(self) -> Setup:
        self.cards, self._deck, self._hash = cards.load(self.deck_text, self.deck_name)
        named = self.options["start-player"]
        return JohnSilverSetup(
            self.seats,
            self._deck,
            self.rule_set == "stacks",
            -1 if named is None else int(named),
            # JS-27: under version 1, a game went on until all hands were empty, even if no row could be filled any
            # more.
            to_the_last_card=self.rules_version == 1,
        )

    def make_orders(self) -> tuple[Order, ...]:
        exchanges = tuple(Order(f"mulligan-{number}", cards.NAMES) for number in range(1, self.seats + 1))
        seats = tuple(str(seat) for seat in range(self.seats))
        return (Order("stock", cards.NAMES), *exchanges, Order("start", seats))

    @property
    def longest(self) -> int:
        # JS-12, JS-51: one answer each; every apple card laid lets one card be laid again, which is a decision of its
        # own.
        return self.seats + CARDS + 2 * int(self._deck.apple_cards)

    @property
    def score_bounds(self) -> tuple[int, int]:
        total = dict.fromkeys(cards.KINDS, 0)
        for card in self.cards:
            total[card.symbol.kind] += card.symbol.count
        return -total["spots"] if self.seats == 2 else -8, total["coins"] + total["apples"]

    @property
    def deck_hash(self) -> str:
        return self._hash

    @classmethod
    def deck_like(cls, text: str) -> bool:
        return any_line_begins(text, cards.FIRST_WORDS)

    def ahead(self, view_: View, code: int) -> view.Standing | None:
        # JS-24: who would take what from the row.
        return sight.ahead(cast(JohnSilverView, view_), self.form(code))

    def view(self, state: State, seat: int) -> JohnSilverView:
        return sight.build_view(cast(JohnSilverState, state), seat)

    def shown(self, view_: View) -> View:
        # JS-26: without memory aid, others' piles are a number of cards and of spots.
        return view_ if self.options["memory-aid"] else sight.without_memory(cast(JohnSilverView, view_))

    def worlds(self, view_: JohnSilverView) -> Sampler:
        return reader.sampler(cast(JohnSilverSetup, self.setup), view_)

    def forget(self, view_: View, share: float, rng: Rng) -> View:
        return view.forget(cast(JohnSilverSetup, self.setup), cast(JohnSilverView, view_), share, rng)

    def happened(self, before: View | None, after: View, code: int | None) -> list[Happening]:
        was = cast(view.JohnSilverView | None, before)
        return happened.happened(self.cards, was, cast(view.JohnSilverView, after))

    def running(self, state: State) -> list[dict[str, int]]:
        # Spots lie open; the rest of the piles is public, but has to be remembered (JS-26).
        told = ("coins", "apples", "spots") if self.options["memory-aid"] or state.over() else ("spots",)
        return [{part: points[part] for part in told} for points in self.parts(state)]

    def parts(self, state: State) -> list[dict[str, int]]:
        return scoring.parts(cast(JohnSilverState, state))


GAME = JohnSilver
