"""Straws in a terminal."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sterling.core.game import Action, Game
from sterling.core.view import View
from sterling.games.straws.codes import NAMES
from sterling.games.straws.view import StrawsView
from sterling.i18n import Words
from sterling.terminal.text import clean


def render(game: Game, view: View, words: Words, names: list[str], characters: Sequence[str] = ()) -> RenderableType:
    """The straws as this view shows them."""
    assert isinstance(view, StrawsView)
    sheet = Table(title=words("straws-stock", straws=view.stock))
    sheet.add_column(words("straws-player"))
    sheet.add_column(words("straws-straw"))
    for seat, player in enumerate(view.players):
        shown = view.own.straw if view.own is not None and seat == view.seat else player.straw
        length = "?" if shown is None else "─" * (2 * NAMES.index(shown) + 2)
        sheet.add_row(Text(clean(names[seat])), Text(length))
    return sheet


def legend(words: Words) -> str:
    return words("straws-legend")


def prompt(game: Game, view: View, words: Words, characters: Sequence[str] = ()) -> str:
    assert isinstance(view, StrawsView)
    return words("straws-prompt")


def arrange(actions: list[Action]) -> list[list[Action]]:
    return [actions]


def gloss(game: Game, view: View, action: Action, words: Words, characters: Sequence[str] = ()) -> str:
    return ""


def hear(text: str) -> str:
    return text.strip().lower()


def render_deck(game: Game, words: Words) -> RenderableType:
    return Text("\n".join("─" * (2 * number + 2) for number in range(len(NAMES))))
