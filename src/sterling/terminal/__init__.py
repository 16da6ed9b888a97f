"""Play and watch in a terminal. Each game draws itself: games/<game>/terminal.py offers what `Drawing` lists."""

from collections.abc import Sequence
from typing import Protocol, cast

from rich.console import RenderableType

from sterling.core.game import Action, Game
from sterling.core.view import View
from sterling.games import game_module
from sterling.i18n import Words


class Drawing(Protocol):
    """What a game's terminal module offers."""

    def render(
        self, game: Game, view: View, words: Words, names: list[str], characters: Sequence[str] = ()
    ) -> RenderableType:
        """The table as a view shows it. `characters` head its columns if people choose them, otherwise the game's own
        do."""

    def legend(self, words: Words) -> str:
        """The signs used in the drawing, in one line."""

    def prompt(self, game: Game, view: View, words: Words, characters: Sequence[str] = ()) -> str:
        """What the view's seat has to do, in one sentence."""

    def arrange(self, actions: list[Action]) -> list[list[Action]]:
        """The legal actions in groups, in the order a person would look for them."""

    def gloss(self, game: Game, view: View, action: Action, words: Words, characters: Sequence[str] = ()) -> str:
        """An action in plain words if its text alone is not clear; otherwise nothing."""

    def hear(self, text: str) -> str:
        """What a person typed, converted to exact notation."""

    def render_deck(self, game: Game, words: Words) -> RenderableType:
        """All cards of the table's deck."""


def drawing(game: Game) -> Drawing:
    """The terminal module of a game."""
    return cast(Drawing, game_module(game.facts.name, "terminal"))
