"""Silver & Gold: treasure islands, expedition patterns, and the race for the cups."""

from typing import ClassVar, cast

import msgspec

from sterling.core.deck import any_line_begins
from sterling.core.errors import DeckError
from sterling.core.game import Facts, Game, Option, Order
from sterling.core.notation import Notation
from sterling.core.state import Sampler, Setup, State
from sterling.core.story import Happening
from sterling.core.view import View
from sterling.games.silver_gold import cards, happened, reader, scoring, sight, view
from sterling.games.silver_gold.codes import ACTIONS, EXPEDITION_PATTERNS, PATTERNS
from sterling.games.silver_gold.notation import NOTATION
from sterling.games.silver_gold.rules import COIN_BOXES, PALM_BOXES, TURNS, SilverGoldSetup, SilverGoldState
from sterling.games.silver_gold.view import SilverGoldView


class SilverGold(Game):
    """A configured game of Silver & Gold.

    >>> from sterling.games.silver_gold import SilverGold
    >>> game = SilverGold(seats=3, rule_set="oya")
    >>> len(game.islands), game.islands[0].colour
    (47, 0)
    """

    facts: ClassVar[Facts] = Facts(
        name="silver-gold",
        rules_version=1,
        seats=(2, 3, 4),
        rule_sets=("nsv", "oya"),
        options=(Option("memory-aid", "switch", False), Option("start-player", "seat", None)),
        actions=ACTIONS,
        prefix="SG",
        minutes=20,
        age=8,
        shelf=1,
        simultaneous=True,
        custom_deck=True,
    )
    view_type: ClassVar[type[View]] = SilverGoldView
    notation: ClassVar[Notation] = NOTATION

    def make_setup(self) -> Setup:
        self.islands, deck, self._hash = cards.load(self.deck_text, self.deck_name)
        self._by_name = {island.name: island for island in self.islands}
        # SG-5: at least four cards for each player.
        if len(self.islands) < 4 * self.seats:
            raise DeckError(
                "deck/too-few", file=self.deck_name, line=1, expected=4 * self.seats, came=len(self.islands)
            )
        named = self.options["start-player"]
        return SilverGoldSetup(self.seats, deck, self.rule_set == "oya", -1 if named is None else int(named))

    def make_orders(self) -> tuple[Order, ...]:
        names = tuple(island.name for island in self.islands)
        patterns = tuple(PATTERNS[pattern] for pattern in EXPEDITION_PATTERNS)
        expeditions = tuple(Order(f"expeditions-{number}", patterns) for number in (1, 2, 3, 4))
        seats = tuple(str(seat) for seat in range(self.seats))
        return (Order("deal", names), Order("pile", names), *expeditions, Order("start", seats))

    @property
    def longest(self) -> int:
        # The draft, 28 first marks, a follow-up for every X, and two replacements per turn.
        crosses = sum(island.crosses.bit_count() for island in self.islands)
        return self.seats * (1 + TURNS + 2 * (TURNS - 1)) + crosses

    @property
    def score_bounds(self) -> tuple[int, int]:
        islands = sum(island.points for island in self.islands)
        seals = sum(island.pays for island in self.islands) * len(self.islands)
        return 0, COIN_BOXES + 6 + 5 + 4 + PALM_BOXES * cards.best_palm(self.islands) + islands + seals

    @property
    def deck_hash(self) -> str:
        return self._hash

    @classmethod
    def deck_like(cls, text: str) -> bool:
        return any_line_begins(text, ["card"])

    def deck_notes(self) -> list[str]:
        return cards.budget_faults(list(self.islands))

    def view(self, state: State, seat: int) -> SilverGoldView:
        return sight.build_view(cast(SilverGoldState, state), self.islands, seat)

    def views(self, state: State) -> list[View]:
        return [*sight.build_views(cast(SilverGoldState, state), self.islands)]

    def shown(self, view: View) -> View:
        # SG-32: looking back is forbidden; only the table option shows what was revealed.
        if self.options["memory-aid"]:
            return view
        return msgspec.structs.replace(view, revealed=None)

    def worlds(self, view_: SilverGoldView) -> Sampler:
        return reader.sampler(cast(SilverGoldSetup, self.setup), self.islands, view_)

    def choosing_openly(self, view_: View) -> bool:
        # SG-10, SG-27: the draft and the marks are hidden until all have finished.
        return cast(view.SilverGoldView, view_).phase == "replace"

    def happened(self, before: View | None, after: View, code: int | None) -> list[Happening]:
        was = cast(view.SilverGoldView | None, before)
        return happened.happened(self._by_name, was, cast(view.SilverGoldView, after), self.rule_set == "nsv")

    def parts(self, state: State) -> list[dict[str, int]]:
        return scoring.parts(cast(SilverGoldState, state))


GAME = SilverGold
