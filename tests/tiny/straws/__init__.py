"""Straws: one straw each, one chance to swap it, and the longest wins."""

from typing import ClassVar, cast

from sterling.core.game import Facts, Game, Order
from sterling.core.notation import Notation
from sterling.core.state import Sampler, Setup, State
from sterling.core.story import Happening
from sterling.core.view import View
from sterling.games.straws import happened, scoring, view
from sterling.games.straws.codes import ACTIONS, NAMES, STRAWS
from sterling.games.straws.notation import NOTATION
from sterling.games.straws.rules import StrawsSetup, StrawsState
from sterling.games.straws.view import StrawsView


class Straws(Game):
    """A configured game of Straws.

    >>> from sterling.games import game
    >>> [order.name for order in game("straws", seats=3).orders]
    ['straws', 'start']
    """

    facts: ClassVar[Facts] = Facts(
        name="straws",
        rules_version=1,
        seats=(2, 3),
        rule_sets=("base",),
        options=(),
        actions=ACTIONS,
        prefix="ST",
        minutes=1,
        take_back=False,
    )
    view_type: ClassVar[type[View]] = StrawsView
    notation: ClassVar[Notation] = NOTATION

    def make_setup(self) -> Setup:
        return StrawsSetup(self.seats)

    def make_orders(self) -> tuple[Order, ...]:
        return Order("straws", NAMES), Order("start", tuple(str(seat) for seat in range(self.seats)))

    @property
    def longest(self) -> int:
        return self.seats

    @property
    def score_bounds(self) -> tuple[int, int]:
        return 1, STRAWS

    @property
    def deck_hash(self) -> str:
        return f"straws-{STRAWS}"

    def view(self, state: State, seat: int) -> StrawsView:
        return view.build_view(cast(StrawsState, state), seat)

    def shown(self, view_: View) -> View:
        # Nothing that was seen becomes hidden again.
        return view_

    def worlds(self, view_: StrawsView) -> Sampler:
        return view.sampler(cast(StrawsSetup, self.setup), view_)

    def happened(self, before: View | None, after: View, code: int | None) -> list[Happening]:
        return happened.happened(cast(StrawsView | None, before), cast(StrawsView, after))

    def parts(self, state: State) -> list[dict[str, int]]:
        return scoring.parts(cast(StrawsState, state))


GAME = Straws
