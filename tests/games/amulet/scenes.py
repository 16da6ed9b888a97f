"""Scripted rounds, so that a rule's test reads as a sentence."""

from collections.abc import Sequence

import sterling
from sterling import Game, Match
from sterling.core.game import OptionValue
from sterling.games.amulet.codes import VALUE
from sterling.games.amulet.rules import ROW, SIZE, STRIDE, UP, AmuletState
from sterling.games.amulet.view import AmuletView, Round


def named(values: Sequence[int]) -> list[str]:
    """Cards of these values by name: the first 5 is `5a`, the next `5b`."""
    return [f"{value}{'abcd'[values[:place].count(value)]}" for place, value in enumerate(values)]


def layout(villages: Sequence[Sequence[int]], pile: int, deck: Sequence[int]) -> list[str]:
    """The front of a round's order: the villages, the first discard, the deck from its top."""
    return named([*(value for village in villages for value in village), pile, *deck])


class Scene:
    """A match at the first turn of its first round; nobody has looked at anything unless `looks` are left open."""

    def __init__(
        self,
        *villages: Sequence[int],
        pile: int = 13,
        deck: Sequence[int] = (),
        later: Sequence[list[str]] = (),
        looks: bool = False,
        options: dict[str, OptionValue] | None = None,
    ) -> None:
        self.game: Game = sterling.game("amulet", len(villages), options=options)
        orders = {f"round-{number}": order for number, order in enumerate(later, start=2)}
        self.match = Match(self.game, self.game.deal(orders={"round-1": layout(villages, pile, deck), **orders}))
        if not looks:
            self.nobody_looks()

    def nobody_looks(self) -> "Scene":
        for seat in self.match.waiting():
            self.match.play(seat, "N")
        return self

    def __call__(self, *texts: str) -> "Scene":
        """Plays actions of the seat to move, or of another one written `1:a2`."""
        for text in texts:
            seat, colon, action = text.partition(":")
            if colon:
                self.match.play(int(seat), action)
            else:
                self.match.play(self.match.waiting()[0], text)
        return self

    def idle(self, turns: int = 1) -> "Scene":
        """Players draw, discard without power, and use nothing."""
        for _ in range(turns):
            before = (self.view().turn, len(self.rounds()))
            while not self.match.over() and before == (self.view().turn, len(self.rounds())):
                texts = self.texts()
                self(next(text for text in ("K1", "X", "N", "E", "D") if text in texts))
        return self

    @property
    def state(self) -> AmuletState:
        assert isinstance(self.match.state, AmuletState)
        return self.match.state

    def view(self, seat: int = sterling.SPECTATOR) -> AmuletView:
        view = self.match.view(seat)
        assert isinstance(view, AmuletView)
        return view

    def shown(self, seat: int) -> AmuletView:
        view = self.game.shown(self.view(seat))
        assert isinstance(view, AmuletView)
        return view

    @property
    def turn(self) -> int:
        return self.view().turn

    @property
    def phase(self) -> str:
        return self.view().phase

    def row(self, seat: int) -> str:
        """A village as it truly is, hidden cards in parentheses: `5 (7) 0`."""
        at = STRIDE * seat
        cards = [int(self.state.board[at + ROW + place]) for place in range(int(self.state.board[at + SIZE]))]
        return " ".join(
            f"{VALUE[card]}" if self.state.board[at + UP] >> card & 1 else f"({VALUE[card]})" for card in cards
        )

    def seen(self, viewer: int, seat: int) -> str:
        """A village as a seat knows it: `5 (7) ?`."""
        return seen_row(self.view(viewer), seat)

    def texts(self) -> list[str]:
        return [action.text for action in self.match.legal(self.match.waiting()[0])]

    def refused(self, text: str) -> str:
        """The code with which an action of the seat to move is refused."""
        seat, colon, action = text.partition(":")
        try:
            if colon:
                self.match.play(int(seat), action)
            else:
                self.match.play(self.match.waiting()[0], text)
        except sterling.IllegalAction as problem:
            return problem.code
        raise AssertionError(f"{text} was allowed")

    def rounds(self) -> list[Round]:
        return self.view().rounds


def seen_row(view: AmuletView, seat: int) -> str:
    cards = view.villages[seat]
    return " ".join("?" if card.value is None else f"{card.value}" if card.up else f"({card.value})" for card in cards)


def ended_by_villagers(
    *villages: Sequence[int], later: Sequence[list[str]] = (), options: dict[str, OptionValue] | None = None
) -> Scene:
    """A first round that seat 0 ends: it exchanges its first card for a villager and turns up the one at its fifth
    place."""
    assert villages[0][4] == 0
    others = len(villages) - 1
    scene = Scene(*villages, pile=0, deck=[*[4] * others, 5], later=later, options=options)
    return scene("T", "a1", "Y", *["D", "X"] * others, "D", "X", "a5")


def amulet_scene(*villages: Sequence[int], pile: int = 13, deck: Sequence[int] = (), looks: bool = False) -> Scene:
    """A second round laid out like this, in which seat 0 may place the amulet and has the first turn."""
    highs = ([12, 12, 12, 12, 11], [11, 11, 11, 10, 10], [10, 10, 9, 9, 9])
    scene = Scene(
        [1, 1, 1, 1, 0],
        *highs[: len(villages) - 1],
        pile=4,
        deck=[4, 4, 4, 3, 3, 3],
        later=[layout(villages, pile, deck)],
    )
    scene("T", "a1", "a2", "a3", "a4", "Y", "a1")
    others = len(villages) - 1
    scene(*["D", "X"] * others, "C", *["D", "X"] * others)
    assert scene.view().right == 0
    assert scene.view().first == 0
    return scene if looks else scene.nobody_looks()


PLAYED = [
    "look",
    "hand",
    "taken",
    "announce",
    "place",
    "end-new",
    "rascal",
    "power",
    "second-look",
    "witch",
    "swap",
    "empath",
    "bodyguard",
    "guarded",
    "covered",
    "right",
    "sealed hand",
    "later",
]


def scene_of(phase: str) -> Scene:
    """A position with this decision; `later` is a turn of the second round."""
    low, high = [0, 1, 2, 3, 4], [5, 6, 7, 8, 9]
    if phase == "look":
        return Scene(high, low, pile=12, deck=[13], looks=True)
    if phase == "hand":
        return Scene(high, low, pile=12, deck=[13])("D")
    if phase == "taken":
        return Scene(high, low, pile=12, deck=[13])("T")
    if phase == "announce":
        return Scene(high, low, pile=12, deck=[13])("D", "a1")
    if phase == "place":
        return Scene([5, 5, 7, 8, 9], low, pile=12, deck=[13])("D", "a1", "a2", "Y")
    if phase == "end-new":
        return Scene(high, low, pile=12, deck=[13])("D", "a1", "a2", "a3", "Y")
    if phase == "rascal":
        return Scene(high, low, pile=4, deck=[13, 12, 11])("T", "a1", "Y", "D", "X", "D")
    if phase == "power":
        return Scene(high, low, pile=12, deck=[9, 13])("D", "X")
    if phase == "second-look":
        return Scene(high, low, pile=12, deck=[7, 13])("D", "X", "a1")
    if phase == "witch":
        return Scene(high, low, pile=12, deck=[11, 13])("D", "X", "D")
    if phase == "swap":
        return Scene(high, low, pile=12, deck=[12, 13])("D", "X", "a1")
    if phase == "empath":
        return Scene(high, low, pile=2, deck=[13])("T", "a1", "Y", "U1")
    if phase == "bodyguard":
        return Scene(high, low, pile=3, deck=[13])("T", "a1", "Y", "U1")
    if phase == "guarded":
        return Scene(high, low, pile=3, deck=[4])("T", "a1", "Y", "U1", "a2", "D", "X")
    if phase == "covered":
        return Scene(high, [4, 6, 10, 11, 11], pile=12, deck=[3, 9, 13])("D", "X", "T", "b1", "Y", "U1", "b2", "D", "X")
    if phase == "right":
        return amulet_scene(high, [4, 6, 10, 11, 11], pile=12, deck=[4])
    if phase == "sealed hand":
        return amulet_scene(high, [4, 6, 10, 11, 11], pile=12, deck=[4])("A1", "D")
    assert phase == "later"
    return ended_by_villagers([5, 6, 7, 8, 0], [1, 1, 2, 3, 4]).nobody_looks()
