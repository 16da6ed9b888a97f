"""Game: the facts of a game as data, and a configured game as an object."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.deal import SEED_BYTES, Deal, permutation
from sterling.core.errors import DealError, NotationError, SetupError, ViewError
from sterling.core.notation import Notation
from sterling.core.rng import Rng
from sterling.core.state import SPECTATOR, Sampler, Setup, State
from sterling.core.story import Happening
from sterling.core.view import View

OptionValue = bool | int | str | None
MEMORY_AID = "memory-aid"
"""The option of every game in which memory matters."""


class Option(msgspec.Struct, frozen=True):
    """A choice the table makes before the game. Kind `switch` is yes or no, kind `seat` is a seat or None, kind `order`
    is an order of all seats, written like `2-0-1`, or None."""

    name: str
    kind: str
    default: OptionValue


class Facts(msgspec.Struct, frozen=True):
    """What a program may want to know about a game before setting one up."""

    name: str
    """The game's name in commands, records and files: that of its folder, with hyphens, such as `silver-gold`."""
    rules_version: int
    """Raised by every change of behaviour; tables and records carry it and continue with it."""
    seats: tuple[int, ...]
    rule_sets: tuple[str, ...]
    """The first is the default."""
    options: tuple[Option, ...]
    actions: int
    """The size of the action space: actions are 0 to actions - 1."""
    prefix: str
    """How the ids of its rules begin, such as `SG`."""
    minutes: int
    """How long a game takes."""
    age: int | None = None
    """The minimum age, if the rulebook gives one."""
    shelf: int = 100
    """Its place among the games: the lowest comes first."""
    lowest_wins: bool = False
    """Whether the lowest total wins."""
    simultaneous: bool = False
    """Whether several seats may have to act at once."""
    take_back: bool = True
    """Whether there are actions that reveal nothing to anyone, which a person may undo."""
    custom_deck: bool = False
    """Whether it can be played with a custom deck file."""
    forgetful: bool = False
    """Whether there is something to forget: `Game.forget` gives weaker memories to weaker opponents."""
    oldest_rules: int = 1
    """The oldest version of the rules with which games can still continue and records replay."""

    def knows_rules(self, version: int) -> bool:
        """Whether games with this version of the rules can continue and be replayed."""
        return self.oldest_rules <= version <= self.rules_version

    characters: tuple[str, ...] = ()
    """The characters of the columns of the board, one for each, if people may choose them (core/characters.py)."""

    @property
    def memory_aid(self) -> bool:
        """Whether the table can choose to keep showing what everyone has seen."""
        return any(option.name == MEMORY_AID for option in self.options)

    def usual_options(self, people: int, days: bool = False) -> dict[str, OptionValue]:
        """The default for a table that does not say.

        The rulebooks let nobody look back, so there is no memory aid among people. It helps against computer opponents
        and in games over `days`.
        """
        return {MEMORY_AID: people <= 1 or days} if self.memory_aid else {}


class Order(msgspec.Struct, frozen=True):
    """One permutation that a deal holds: its name and the names of what is permuted."""

    name: str
    items: tuple[str, ...]


class Action(msgspec.Struct, frozen=True):
    """A legal action in its three forms: code, text and structure."""

    code: int
    text: str
    form: Any


class Score(msgspec.Struct, frozen=True):
    """The result of one seat: its place (1 is first, shared by tied seats), its total and what it is made of."""

    seat: int
    place: int
    total: int
    parts: dict[str, int]


class Game(ABC):
    """A configured game: seats, rule set, options, deck and version of the rules are fixed; deals and states come from
    here.

    Subclasses fill in the abstract methods in this order; nothing else knows the internals of a game.
    """

    facts: ClassVar[Facts]
    view_type: ClassVar[type[View]]
    notation: ClassVar[Notation]
    """What its actions are called; its module `notation` lists them."""

    def __init__(
        self,
        seats: int | None = None,
        rule_set: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        deck: str | None = None,
        deck_name: str = "deck",
        rules_version: int | None = None,
    ) -> None:
        facts = self.facts
        self.rules_version = facts.rules_version if rules_version is None else rules_version
        """The version of the rules that is played: the newest, or an older one that a game was started with."""
        if not facts.knows_rules(self.rules_version):
            raise SetupError(
                "setup/rules-version",
                game=facts.name,
                oldest=facts.oldest_rules,
                newest=facts.rules_version,
                came=self.rules_version,
            )
        self.seats = facts.seats[0] if seats is None else seats
        if self.seats not in facts.seats:
            raise SetupError("setup/seats", expected=f"{facts.seats[0]}-{facts.seats[-1]}", came=self.seats)
        self.rule_set = facts.rule_sets[0] if rule_set is None else rule_set
        if self.rule_set not in facts.rule_sets:
            raise SetupError("setup/rule-set", expected=", ".join(facts.rule_sets), came=self.rule_set)
        self.options = self._checked_options(options or {})
        self.deck_text = deck
        """The text of a custom deck, or None for the house deck."""
        self.deck_name = deck_name
        """What a custom deck is called in error messages, usually its file name."""
        self.setup = self.make_setup()
        self.orders = self.make_orders()

    @classmethod
    def options_by(cls, rules_version: int) -> tuple[Option, ...]:
        """What a table could choose under this version of the rules."""
        return cls.facts.options

    def _checked_options(self, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        known = {option.name: option for option in self.options_by(self.rules_version)}
        for name in given:
            if name not in known:
                raise SetupError("setup/option", expected=", ".join(known) or "-", came=name)
        chosen: dict[str, OptionValue] = {}
        for name, option in known.items():
            value = given.get(name, option.default)
            expected = self._expected(option, value)
            if expected:
                raise SetupError("setup/option-value", option=name, expected=expected, came=str(value)[:40])
            chosen[name] = value
        return chosen

    def _expected(self, option: Option, value: OptionValue) -> str:
        """The values the option may have, if it cannot have this one; otherwise empty."""
        seats = [str(seat) for seat in range(self.seats)]
        if option.kind == "switch":
            return "" if isinstance(value, bool) else "yes, no"
        if value is None:
            return ""
        if option.kind == "order":
            return "" if isinstance(value, str) and sorted(value.split("-")) == seats else "-".join(seats)
        return (
            "" if isinstance(value, int) and not isinstance(value, bool) and str(value) in seats else ", ".join(seats)
        )

    # -- what is played ----------------------------------------------------------------------------------------------

    @abstractmethod
    def make_setup(self) -> Setup:
        """The compiled half of the game."""

    @abstractmethod
    def make_orders(self) -> tuple[Order, ...]:
        """The permutations of a deal, with names; their sizes are the sizes of the setup."""

    @property
    @abstractmethod
    def longest(self) -> int:
        """An upper bound on the number of decisions."""

    @property
    @abstractmethod
    def score_bounds(self) -> tuple[int, int]:
        """Lower and upper bound of every score."""

    @property
    @abstractmethod
    def deck_hash(self) -> str:
        """A fingerprint of the cards in play; records carry it."""

    @classmethod
    def deck_like(cls, text: str) -> bool:
        """Whether a text looks like a deck file of this game, good or bad."""
        return False

    def deck_notes(self) -> list[str]:
        """How a custom deck differs from the house deck's own rules; none of this prevents playing."""
        return []

    @cached_property
    def plays_from_memory(self) -> bool:
        """Whether nobody may look back during the game: at a table without memory aid, in a game that has one."""
        return self.facts.memory_aid and not self.options[MEMORY_AID]

    # -- chance ------------------------------------------------------------------------------------------------------

    def deal(self, seed: bytes | str | int | None = None, orders: Mapping[str, Sequence[str]] | None = None) -> Deal:
        """A deal from a seed (32 bytes, 64 hexadecimal digits, or a small number for tests), or a fresh one.

        `orders` puts named cards in front of a permutation, for tests and puzzles; the others follow in the
        order of the seed, or in deck order without a seed. Such a deal has no seed of its own.
        """
        known = {order.name: order for order in self.orders}
        for name in orders or {}:
            if name not in known:
                raise DealError("deal/order", expected=", ".join(known), came=name)
        if orders is None and seed is None:
            seed = secrets.token_bytes(SEED_BYTES)
        raw = None if seed is None else seed_bytes(seed)
        flat: list[int] = []
        for order in self.orders:
            size = len(order.items)
            label = f"{self.facts.name}/{order.name}"
            rest = list(range(size)) if raw is None else permutation(raw, label, size)
            front = self._front(order, (orders or {}).get(order.name, ()))
            placed = front + [item for item in rest if item not in front]
            flat += placed if orders is None else _in_order(order, placed)
        return Deal(vec[i64](flat), b"" if orders is not None or raw is None else raw)

    def _front(self, order: Order, names: Sequence[str]) -> list[int]:
        front: list[int] = []
        for name in names:
            # Equal names (two expedition cards of one pattern) stand for different cards, taken in order.
            places = [place for place, item in enumerate(order.items) if item == name and place not in front]
            if not places:
                raise DealError("deal/card", order=order.name, came=name)
            front.append(places[0])
        return front

    def named_orders(self, deal: Deal) -> dict[str, list[str]]:
        """The permutations of a deal as names: `deal(orders=named_orders(d))` has the same cards as `d`."""
        named: dict[str, list[str]] = {}
        at = 0
        for order in self.orders:
            named[order.name] = [order.items[place] for place in list(deal.order)[at : at + len(order.items)]]
            at += len(order.items)
        return named

    def random_deal(self, rng: Rng) -> Deal:
        """A fast deal for simulation."""
        return Deal(self.setup.shuffled(rng), b"")

    def start(self, deal: Deal) -> State:
        """The first state of a game with this deal."""
        wanted = sum(len(order.items) for order in self.orders)
        if len(deal.order) != wanted:
            raise DealError("deal/size", expected=wanted, came=len(deal.order))
        return self.setup.start(deal.order)

    # -- actions -----------------------------------------------------------------------------------------------------

    def format(self, code: int) -> str:
        """The text of an action."""
        return self.notation.format(code)

    def parse(self, text: str) -> int:
        """The action of a text; a NotationError if there is none."""
        return self.notation.parse(text)

    def form(self, code: int) -> Any:
        """The structured form of an action."""
        return self.notation.form(code)

    def code(self, form: Any) -> int:
        """The action of a structured form; a NotationError if there is none."""
        return self.notation.code(form)

    def code_of(self, form: Any) -> int:
        """The action of a structured form that came from outside, as a struct or as plain JSON values."""
        try:
            return self.code(msgspec.convert(form, self.notation.kinds))
        except msgspec.ValidationError as problem:
            raise NotationError("notation/form", problem=str(problem)) from None

    def legal(self, state: State, seat: int) -> list[Action]:
        """What this seat may do now, in every form."""
        return [Action(code, self.format(code), self.form(code)) for code in state.legal(seat)]

    # -- knowledge ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: State, seat: int) -> View:
        """What this seat (or SPECTATOR) may know, with perfect memory."""

    def views(self, state: State) -> list[View]:
        """The views of all seats, then that of a spectator; a game may build them together faster."""
        return [self.view(state, viewer) for viewer in (*range(self.seats), SPECTATOR)]

    @abstractmethod
    def shown(self, view: View) -> View:
        """The part of a view that a person's client gets: all of it with memory aid, otherwise what is visible now."""

    def ahead(self, view: View, code: int) -> Any:
        """What a legal action would lead to, as far as this view tells, for clients that show it in advance.

        None if a game tells nothing beyond the action itself.
        """
        return None

    @abstractmethod
    def worlds(self, view: Any) -> Sampler:
        """Worlds that this view allows, from the view alone; an impossible view raises a ValueError or similar."""

    def sampler(self, view: View) -> Sampler:
        """Worlds that this view allows, from the view alone; raises a ViewError if the view is impossible."""
        if not isinstance(view, self.view_type):
            raise ViewError("view/other-game", expected=self.facts.name, came=type(view).__name__)
        try:
            return self.worlds(view)
        except (LookupError, ValueError, TypeError, OverflowError) as problem:
            raise ViewError("view/impossible", problem=f"{type(problem).__name__}: {problem}") from None

    def forget(self, view: View, share: float, rng: Rng) -> View:
        """The view of someone with a worse memory, who has forgotten about this share of what is hidden now.

        It still allows worlds, and the legal actions are the same. A game in which nothing can be forgotten returns
        the view.
        """
        return view

    def sample(self, view: View, rng: Rng) -> State:
        """One world that this view allows."""
        return self.sampler(view).sample(rng)

    # -- story -------------------------------------------------------------------------------------------------------

    def choosing_openly(self, view: View) -> bool:
        """Whether everyone sees what is chosen at this moment. False if it stays hidden, such as marks that all make at
        once."""
        return True

    def heard(self, before: View, who: int, code: int) -> int | None:
        """The action that `who` took, if the viewer of `before` may know it: its own, or one chosen openly."""
        return code if who == before.seat or self.choosing_openly(before) else None

    @abstractmethod
    def happened(self, before: View | None, after: View, code: int | None) -> list[Happening]:
        """What this viewer saw happen between two of its views, in order; `before` is None at the start of the game.

        Either both views are complete or both are `shown`; nothing is told that is not in them. One action lies between
        them. `code` is that action as `heard` gives it. It may always be None: if the views alone
        do not settle what was done, less is told.
        """

    # -- results -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def parts(self, state: State) -> list[dict[str, int]]:
        """What each seat's points are made of; the values of a seat sum to `state.points(seat)`."""

    def running(self, state: State) -> list[dict[str, int]]:
        """Each seat's points so far by source, as far as everyone at the table may know: parts that are not public, or
        that people have to remember here, are left out. Empty if nothing may be told."""
        return []

    def scores(self, state: State) -> list[Score]:
        """Every seat's place, total and breakdown, as if the game ended now."""
        found = enumerate(zip(state.standing(), self.parts(state), strict=True))
        return [Score(seat, place, int(state.points(seat)), parts) for seat, (place, parts) in found]


def _in_order(order: Order, placed: list[int]) -> list[int]:
    """The same names, with cards of equal name numbered in order: a deal by hand consists of names and nothing else."""
    left: dict[str, list[int]] = {}
    for place, name in enumerate(order.items):
        left.setdefault(name, []).append(place)
    return [left[order.items[place]].pop(0) for place in placed]


def seed_bytes(seed: bytes | str | int) -> bytes:
    """A seed in any of its forms as 32 bytes."""
    if isinstance(seed, bytes):
        raw = seed
    elif isinstance(seed, str):
        try:
            raw = bytes.fromhex(seed)
        except ValueError:
            raise DealError("deal/seed", came=seed[:80]) from None
    else:
        if not 0 <= seed < 1 << 256:
            raise DealError("deal/seed", came=str(seed)[:80])
        raw = seed.to_bytes(SEED_BYTES, "big")
    if len(raw) != SEED_BYTES:
        raise DealError("deal/seed", came=raw.hex()[:80])
    return raw
