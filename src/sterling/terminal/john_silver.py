"""John Silver in a terminal: the dock drawn from a view, and what happened told from two views."""

import re

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sterling.core.game import Action, Game
from sterling.core.view import View
from sterling.games.john_silver import JohnSilver
from sterling.games.john_silver.cards import Card
from sterling.games.john_silver.notation import Draw, Exchange, Keep, Lay, Take
from sterling.games.john_silver.tables import COLUMNS, SUITS
from sterling.games.john_silver.view import JohnSilverView, Player
from sterling.i18n import Words

CHARACTERS = ("pirate", "cabin-boy", "captain", "merchant")
# Colour and letter say the same thing.
STYLES = {"ship": "cyan", "sailor": "yellow", "chest": "magenta", "joker": "bold white"}
SIGNS = {"coins": "●", "apples": "♥", "spots": "■", "blank": ""}


def render(game: Game, view: View, words: Words, names: list[str]) -> RenderableType:
    """The table as this view shows it."""
    assert isinstance(game, JohnSilver)
    assert isinstance(view, JohnSilverView)
    cards = {card.name: card for card in game.cards}
    parts: list[RenderableType] = [
        Text(words("john-silver-stock", cards=view.stock, start=names[view.start]), style="bold"),
        _grid(view, words, cards, names),
        _players(view, words, cards, names),
    ]
    if view.own is not None:
        hand = Text()
        for name in view.own.hand:
            hand.append_text(_card(cards[name], words))
            hand.append("   ")
        parts.append(Panel.fit(hand, title=words("john-silver-hand"), title_align="left", border_style="bold yellow"))
    return Group(*parts)


def _grid(view: JohnSilverView, words: Words, cards: dict[str, Card], names: list[str]) -> RenderableType:
    table = Table(show_lines=True, padding=(0, 1))
    table.add_column("")
    for column in range(COLUMNS):
        owner = view.owners[column]
        whose = words("john-silver-nobody") if owner is None else names[owner]
        table.add_column(f"{'abcd'[column]}  {words('john-silver-' + CHARACTERS[column])}\n{whose}", min_width=12)
    for row, suit in enumerate(SUITS):
        cells = []
        for column in range(COLUMNS):
            cell = Text()
            for place, name in enumerate(view.grid[row][column]):
                cell.append("\n" if place else "")
                cell.append_text(_card(cards[name], words))
            cells.append(cell)
        table.add_row(Text(f"{row + 1} {words('john-silver-' + suit)}", style=STYLES[suit]), *cells)
    return table


def _card(card: Card, words: Words) -> Text:
    """Suit letter, value, and its symbols as little things."""
    letter = words(f"john-silver-letter-{card.suit}")
    text = Text(f"{letter}{card.value.replace('.5', '½')}", style=STYLES[card.suit])
    text.append(" " + SIGNS[card.symbol.kind] * card.symbol.count, style="bold red" if _spots(card) else "default")
    return text


def _spots(card: Card) -> bool:
    return card.symbol.kind == "spots"


def _players(view: JohnSilverView, words: Words, cards: dict[str, Card], names: list[str]) -> RenderableType:
    """Hands, piles and the ominous ranking of spots."""
    table = Table(padding=(0, 1))
    for key in ("player", "hand", "won", "spots"):
        table.add_column(words(f"john-silver-col-{key}"), justify="left" if key == "player" else "right")
    table.add_column(words("john-silver-col-known"))
    for seat, player in enumerate(view.players):
        name = names[seat] + (" ◂" if view.turn == seat else "")
        if player.exchanged:
            name += f" ({words('john-silver-exchanged')})"
        table.add_row(
            name, str(player.hand), str(player.cards), "■" * player.spots or "–", _known(player, words, cards)
        )
    return table


def _known(player: Player, words: Words, cards: dict[str, Card]) -> Text:
    """Cards all know to be in this hand, and the cards won, where the table shows them."""
    text = Text()
    for name in player.known or ():
        text.append_text(_card(cards[name], words))
        text.append(" ")
    if player.won:
        text.append("| ", style="dim")
        for name in player.won:
            text.append_text(_card(cards[name], words))
            text.append(" ")
    return text


def render_deck(game: Game, words: Words) -> RenderableType:
    """All cards, suit by suit."""
    assert isinstance(game, JohnSilver)
    table = Table(show_header=False, padding=(0, 1))
    for suit in (*SUITS, "joker"):
        row = [_card(card, words) for card in game.cards if card.suit == suit]
        table.add_row(words(f"john-silver-{suit}"), *row)
    return table


def legend(words: Words) -> str:
    return words("john-silver-legend")


def prompt(game: Game, view: View, words: Words) -> str:
    """What is asked of this seat now, in one sentence."""
    assert isinstance(view, JohnSilverView)
    if view.phase == "answer":
        return words("john-silver-ask-answer")
    if view.phase == "take":
        return words("john-silver-ask-take" if view.stock else "john-silver-ask-must-take")
    return words("john-silver-ask-lay")


def arrange(actions: list[Action]) -> list[list[Action]]:
    """Cards of the hand one below the other, each with the cells it may go to; other choices as they come."""
    groups: dict[str, list[Action]] = {}
    for action in actions:
        key = action.form.card if isinstance(action.form, Lay) else ""
        groups.setdefault(key, []).append(action)
    return list(groups.values())


def gloss(game: Game, view: View, action: Action, words: Words) -> str:
    """Answers and draws in plain words; where a card goes, its text says."""
    match action.form:
        case Keep():
            return words("john-silver-gloss-keep")
        case Exchange():
            return words("john-silver-gloss-exchange")
        case Draw():
            return words("john-silver-gloss-draw")
        case Take():
            return words("john-silver-gloss-take")
    return ""


def hear(text: str) -> str:
    """What a person typed, in exact notation: case and blanks do not matter, `ship 7 b` lacks only its row."""
    bare = re.sub(r"\s+", "", text).replace("½", ".5").replace(",", ".")
    if re.fullmatch(r"[kKxX]6|[tT]\?", bare):
        return bare.upper()
    bare = bare.lower()
    taken = re.fullmatch(r"t:?(ship|sailor|chest|joker)-?([0-9.]+)", bare)
    if taken:
        return f"T:{taken[1]}-{taken[2]}"
    laid = re.fullmatch(r"(ship|sailor|chest|joker)-?([0-9.]+):?([a-d])([1-3]?)", bare)
    if laid and (laid[4] or laid[1] != "joker"):
        row = laid[4] or str(SUITS.index(laid[1]) + 1)
        value = laid[2]
        return f"{laid[1]}-{value}:{laid[3]}{row}"
    return bare


def narrate(game: Game, before: View, after: View, words: Words, names: list[str]) -> list[str]:
    """What happened between two views of the same seat, in sentences."""
    assert isinstance(before, JohnSilverView)
    assert isinstance(after, JohnSilverView)
    told: list[str] = []
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if new.exchanged and not old.exchanged:
            told.append(words("john-silver-tell-exchanged", name=names[seat]))
    actor = "" if before.turn is None else names[before.turn]
    lay, there = _places(before), _places(after)
    for name, place in there.items():
        if name not in lay:
            told.append(words("john-silver-tell-laid", name=actor, card=name, cell=place))
    gone = [name for name in lay if name not in there]
    won = [new.cards - old.cards for old, new in zip(before.players, after.players, strict=True)]
    removed = [name for name in after.removed if name not in before.removed]
    if any(won) or removed:
        for row, suit in enumerate(SUITS):
            if any(before.grid[row]) and not any(after.grid[row]):
                told.append(words("john-silver-tell-filled", name=actor, row=words(f"john-silver-{suit}")))
        for seat, number in enumerate(won):
            if number:
                spots = after.players[seat].spots - before.players[seat].spots
                told.append(words("john-silver-tell-won", name=names[seat], cards=number, spots=spots))
        if removed:
            told.append(words("john-silver-tell-removed", cards=" ".join(removed)))
    if before.phase == "take":
        taken = [name for name in gone if len(gone) == 1 or not _distributed(before, after, name)]
        if after.stock < before.stock:
            told.append(words("john-silver-tell-drew", name=actor))
        elif taken:
            told.append(words("john-silver-tell-took", name=actor, card=taken[0]))
    return told


def _places(view: JohnSilverView) -> dict[str, str]:
    """Every card in the grid and the name of its cell."""
    return {
        name: f"{'abcd'[column]}{row + 1}"
        for row, cells in enumerate(view.grid)
        for column, stack in enumerate(cells)
        for name in stack
    }


def _distributed(before: JohnSilverView, after: JohnSilverView, name: str) -> bool:
    """Whether this card left the grid with its whole row."""
    for row, cells in enumerate(before.grid):
        if any(name in stack for stack in cells):
            return not any(after.grid[row]) and sum(len(stack) for stack in cells) == COLUMNS
    return False
