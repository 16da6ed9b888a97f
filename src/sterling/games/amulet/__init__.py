"""Silver: the Amulet: villages of hidden characters, four rounds, and one amulet."""

from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import pop
from sterling.core.errors import SetupError
from sterling.core.game import Facts, Game, Option, Order
from sterling.core.notation import Notation
from sterling.core.rng import Rng
from sterling.core.state import Sampler, Setup, State
from sterling.core.story import Happening
from sterling.core.view import View
from sterling.games.amulet import happened, reader, scoring, sight, view
from sterling.games.amulet.cards import CARD_NAMES, FINGERPRINT
from sterling.games.amulet.codes import ACTIONS, COPIES, FREE_USE, MOST_LOOKED
from sterling.games.amulet.notation import NOTATION
from sterling.games.amulet.rules import (
    DEALT,
    DECK,
    LOOKS,
    PENALTY,
    ROUNDS,
    STILL_TURNS,
    AmuletSetup,
    AmuletState,
)
from sterling.games.amulet.view import AmuletView


class Amulet(Game):
    """A configured game of the Amulet.

    >>> from sterling.games.amulet import Amulet
    >>> game = Amulet(seats=3)
    >>> [order.name for order in game.orders]
    ['round-1', 'round-2', 'round-3', 'round-4', 'start']
    """

    facts: ClassVar[Facts] = Facts(
        name="amulet",
        rules_version=2,
        seats=(2, 3, 4),
        rule_sets=("base",),
        options=(
            Option("memory-aid", "switch", False),
            Option("start-player", "seat", None),
            Option("ages", "order", None),
        ),
        actions=ACTIONS,
        prefix="AM",
        minutes=45,
        age=10,
        shelf=2,
        lowest_wins=True,
        forgetful=True,
    )
    view_type: ClassVar[type[View]] = AmuletView
    notation: ClassVar[Notation] = NOTATION

    def make_setup(self) -> Setup:
        if self.deck_text is not None:
            raise SetupError("amulet/deck", came=self.deck_name)
        named = self.options["start-player"]
        ages: list[int] = []
        drawn = False
        if self.rules_version == 1:
            # AM-3: under version 1, age followed the seats, and a start player could be drawn for the first round only.
            ages = list(range(self.seats))
            drawn = bool(self.options["draw-start"])
        elif self.options["ages"] is not None:
            ages = [int(seat) for seat in str(self.options["ages"]).split("-")]
        return AmuletSetup(self.seats, -1 if named is None else int(named), vec[i64](ages), drawn)

    @classmethod
    def options_by(cls, rules_version: int) -> tuple[Option, ...]:
        if rules_version == 1:
            return (*cls.facts.options[:2], Option("draw-start", "switch", False))
        return cls.facts.options

    def make_orders(self) -> tuple[Order, ...]:
        rounds = tuple(Order(f"round-{number}", CARD_NAMES) for number in range(1, ROUNDS + 1))
        return (*rounds, Order("start", tuple(str(seat) for seat in range(self.seats))))

    @property
    def longest(self) -> int:
        # AM-55: fewer than 40 turns in which no card leaves the deck follow each card that does.
        turns = DECK * STILL_TURNS
        # All cards in play except one in each other village, announced one by one.
        picks = DEALT * self.seats + 1 + DECK - (self.seats - 1)
        # Two decisions for each empath and bodyguard, the amulet, the end of the turn.
        free = 2 * int(pop(FREE_USE)) + 2
        # Draw with rascals and keep, discard, a power's choice, the last card announced, two ends.
        action = MOST_LOOKED + 1 + 1 + 1 + 1 + 2
        return ROUNDS * (LOOKS * self.seats + turns * (action + picks + free))

    @property
    def score_bounds(self) -> tuple[int, int]:
        everything = sum(value * copies for value, copies in enumerate(COPIES))
        return 0, ROUNDS * (everything + PENALTY)

    @property
    def deck_hash(self) -> str:
        return FINGERPRINT

    def view(self, state: State, seat: int) -> AmuletView:
        return sight.build_view(cast(AmuletState, state), seat)

    def shown(self, view_: View) -> View:
        # AM-4: remembering is part of the game; only the table option keeps showing what was seen.
        if self.options["memory-aid"]:
            return view_
        return sight.shown(cast(AmuletView, view_))

    def worlds(self, view_: AmuletView) -> Sampler:
        return reader.sampler(cast(AmuletSetup, self.setup), view_)

    def forget(self, view_: View, share: float, rng: Rng) -> View:
        return view.forget(cast(AmuletView, view_), share, rng)

    def happened(self, before: View | None, after: View, code: int | None) -> list[Happening]:
        return happened.happened(cast(view.AmuletView | None, before), cast(view.AmuletView, after), code)

    def parts(self, state: State) -> list[dict[str, int]]:
        return scoring.parts(cast(AmuletState, state))


GAME = Amulet
