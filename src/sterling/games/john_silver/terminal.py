"""John Silver in a terminal: the dock drawn from a view, and the prompt."""

import re
from collections.abc import Sequence
from functools import lru_cache

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sterling.core.game import Action, Game
from sterling.core.view import View
from sterling.games.john_silver import JohnSilver
from sterling.games.john_silver.cards import NAMES, NUMBER, Card
from sterling.games.john_silver.codes import COLUMNS, RANK, SUITS
from sterling.games.john_silver.notation import CELL_NAMES, Draw, Exchange, Keep, Lay, Take
from sterling.games.john_silver.sight import standing_in
from sterling.games.john_silver.view import JohnSilverView
from sterling.i18n import LANGUAGES, Words
from sterling.terminal.text import clean, plain

# Background and ink of each suit; row, word and letter say the same without colour.
STYLES = {
    "ship": "white on #1f5f8b",
    "sailor": "black on #d9a441",
    "chest": "white on #7a4a2b",
    "joker": "black on #c9c9d4",
}
SIGNS = {"coins": "●", "apples": "♥", "spots": "■", "blank": ""}
HIGH, LOW = "▲", "▼"

Lying = tuple[str, int]
"""A card in a row, and its column."""


# -- the table -------------------------------------------------------------------------------------------------------


def render(game: Game, view: View, words: Words, names: list[str], characters: Sequence[str] = ()) -> RenderableType:
    """The table as this view shows it; `characters` head the columns (JS-10)."""
    assert isinstance(game, JohnSilver)
    assert isinstance(view, JohnSilverView)
    heads = characters or game.facts.characters
    parts: list[RenderableType] = [
        plain(words("john-silver-stock", cards=view.stock, start=names[view.start]), "bold"),
        _grid(game, view, words, names, heads),
        _players(game, view, words, names),
    ]
    if view.removed:
        parts.append(Text(words("john-silver-removed", cards=several(view.removed, words)), style="dim"))
    hidden = _unseen(view)
    if hidden:
        parts.append(_still_hidden(hidden, words))
    if view.own is not None:
        hand = Table.grid(padding=(0, 2))
        hand.add_row(*[_held(game, name, words) for name in view.own.hand])
        title = words("john-silver-hand")
        parts.append(Panel.fit(hand, title=title, title_align="left", border_style="bold yellow"))
    return Group(*parts)


def _grid(
    game: JohnSilver, view: JohnSilverView, words: Words, names: list[str], heads: Sequence[str]
) -> RenderableType:
    """Three rows of suits, four columns of characters, and who would win with the rows as they are."""
    sheet = Table(show_lines=True, padding=(0, 1), border_style="cyan")
    sheet.add_column("")
    for column, owner in enumerate(view.owners):
        whose = words("john-silver-nobody") if owner is None else names[owner]
        head = Text(f"{'abcd'[column]}  {words('john-silver-' + heads[column])}\n")
        head.append(clean(whose), style="bold yellow" if owner is not None and owner == view.seat else "")
        sheet.add_column(head, min_width=13)
    sheet.add_column(Text(words("john-silver-as-it-lies")), min_width=16)
    for row, suit in enumerate(SUITS):
        cells = []
        for stack in view.grid[row]:
            cell = Text()
            for place, name in enumerate(stack):
                cell.append("\n" if place else "")
                cell.append_text(_lying(game, name, words))
            cells.append(cell)
        lying = _row(view, row)
        title = Text(f"{row + 1} {words('john-silver-' + suit)}\n", style="bold")
        title.append(f"{len(lying)}/{COLUMNS}", style="dim")
        sheet.add_row(title, *cells, _as_it_lies(view, lying, words, names))
    return sheet


def _as_it_lies(view: JohnSilverView, lying: list[Lying], words: Words, names: list[str]) -> Text:
    """Whose columns hold the highest and the lowest card of a row."""
    if len(lying) < 2:
        return Text("")
    lines = []
    for sign, (name, column) in ((HIGH, lying[-1]), (LOW, lying[0])):
        owner = view.owners[column]
        lines.append(f"{sign} {value(name)} {words('john-silver-nobody') if owner is None else names[owner]}")
    return plain("\n".join(lines))


def _lying(game: JohnSilver, name: str, words: Words) -> Text:
    """A card in the grid: its value and symbols; a joker has its letter."""
    suit = name.partition("-")[0]
    letter = words("john-silver-letter-joker") if suit == "joker" else ""
    text = Text(no_wrap=True)
    text.append(f" {letter + value(name):>4} {symbols(game, [name]):<5}", style=STYLES[suit])
    return text


def _held(game: JohnSilver, name: str, words: Words) -> Text:
    """A card in the hand."""
    suit = name.partition("-")[0]
    lines = (words(f"john-silver-{suit}"), value(name), symbols(game, [name]))
    width = max(8, *(len(line) for line in lines)) + 2
    return Text("\n".join(line.center(width) for line in lines), style=STYLES[suit], no_wrap=True)


def _players(game: JohnSilver, view: JohnSilverView, words: Words, names: list[str]) -> RenderableType:
    """Hands, piles, and the ranking of black spots."""
    memory = any(player.known for player in view.players)
    sheet = Table(padding=(0, 1))
    sheet.add_column(words("john-silver-col-player"))
    sheet.add_column(words("john-silver-col-hand"), justify="right")
    sheet.add_column(words("john-silver-col-won"), justify="right")
    for kind in ("coins", "apples"):
        sheet.add_column(f"{SIGNS[kind]} {words('john-silver-part-' + kind)}", justify="right")
    sheet.add_column(f"{SIGNS['spots']} {words('john-silver-part-spots')}")
    if memory:
        sheet.add_column(words("john-silver-col-known"))
    for seat, player in enumerate(view.players):
        name = names[seat] + (" ◂" if view.turn == seat else "")
        if seat == view.start:
            name += f" ({words('player-start')})"
        if player.exchanged:
            name += f" ({words('john-silver-exchanged')})"
        coins, apples = "·", "·"
        if player.won is not None:
            coins = str(_total(game, player.won, "coins"))
            # JS-30: apples count for the winner's left neighbour.
            apples = f"{_total(game, player.won, 'apples')} → {names[(seat + 1) % len(names)]}"
        cost = _penalty(view, seat)
        spots = f"{SIGNS['spots'] * player.spots} {player.spots} ({cost})" if player.spots else "–"
        row = [name, str(player.hand), str(player.cards), coins, apples, spots]
        row += [several(player.known or [], words)] if memory else []
        sheet.add_row(*map(plain, row))
    return sheet


def _penalty(view: JohnSilverView, seat: int) -> str:
    """JS-32: what the spots would cost if the game ended now."""
    spots = [player.spots for player in view.players]
    mine = spots[seat]
    if len(spots) == 2:
        return f"−{mine}"
    more = sum(other > mine for other in spots)
    tied = spots.count(mine) > 1
    cost = {0: 6 if tied else 8, 1: 2 if tied else 4}.get(more, 0)
    return f"−{cost}" if cost else "0"


def _unseen(view: JohnSilverView) -> list[str]:
    """The cards that are in the stock or in hidden hands, as far as this view knows; empty without memory aid."""
    seen = set(view.removed) | {name for cells in view.grid for stack in cells for name in stack}
    for player in view.players:
        if player.known is None or player.won is None:
            return []
        seen.update(player.known, player.won)
    if view.own is not None:
        seen.update(view.own.hand)
    return [name for name in NAMES if name not in seen] if view.phase != "over" else []


def _still_hidden(hidden: list[str], words: Words) -> Text:
    text = Text(words("john-silver-hidden") + " ", style="dim")
    for suit in (*SUITS, "joker"):
        values = [value(name) for name in hidden if name.startswith(suit)]
        if values:
            text.append(f" {words('john-silver-' + suit)} {' '.join(values)}  ")
    return text


def render_deck(game: Game, words: Words) -> RenderableType:
    """All cards, suit by suit."""
    assert isinstance(game, JohnSilver)
    sheet = Table.grid(padding=(0, 1))
    for suit in (*SUITS, "joker"):
        cards = [_lying(game, card.name, words) for card in game.cards if card.suit == suit]
        # Seven per line, so that the thirteen of a suit fit a terminal.
        sheet.add_row(Text(words(f"john-silver-{suit}"), style="bold"), *cards[:7])
        if len(cards) > 7:
            sheet.add_row("", *cards[7:])
        sheet.add_row()
    return sheet


def legend(words: Words) -> str:
    return words("john-silver-legend")


# -- cards and rows --------------------------------------------------------------------------------------------------


def value(name: str) -> str:
    return name.partition("-")[2].replace(".5", "½")


def card_name(name: str, words: Words) -> str:
    return f"{words('john-silver-' + name.partition('-')[0])} {value(name)}"


def several(cards: list[str], words: Words) -> str:
    return ", ".join(card_name(name, words) for name in cards)


def _card(game: JohnSilver, name: str) -> Card:
    return game.cards[NUMBER[name]]


def symbols(game: JohnSilver, cards: list[str]) -> str:
    """What these cards show, as symbols: coins, then apples, then spots."""
    shown = [_card(game, name).symbol for name in cards]
    return "".join(sign * sum(symbol.count for symbol in shown if symbol.kind == kind) for kind, sign in SIGNS.items())


def _total(game: JohnSilver, cards: list[str], kind: str) -> int:
    return sum(_card(game, name).symbol.count for name in cards if _card(game, name).symbol.kind == kind)


def _row(view: JohnSilverView, row: int) -> list[Lying]:
    """The cards of a row, from the lowest to the highest."""
    lying = [(name, column) for column, stack in enumerate(view.grid[row]) for name in stack]
    return sorted(lying, key=lambda card: int(RANK[NUMBER[card[0]]]))


def _shares(game: JohnSilver, view: JohnSilverView, lying: list[Lying], words: Words, heads: Sequence[str]) -> str:
    """JS-24: who gets which symbols of these four cards, from the reader's point of view."""
    standing = standing_in([[name for name, at in lying if at == column] for column in range(COLUMNS)])
    assert standing is not None
    pairs = [(standing.high_column, standing.high), (standing.low_column, standing.low)]
    if view.owners[standing.high_column] == view.owners[standing.low_column]:
        pairs = [(standing.high_column, standing.high + standing.low)]
    told = [f"{_owner(view, column, words, 'for', heads)} {symbols(game, cards) or '–'}" for column, cards in pairs]
    return ", ".join(told)


def _owner(view: JohnSilverView, column: int, words: Words, saying: str, heads: Sequence[str]) -> str:
    """The owner of a column, in words: who gets something (`for`), or whose it is (`column`)."""
    owner = view.owners[column]
    if owner is None:
        return words(f"john-silver-{saying}-nobody")
    if owner == view.seat:
        return words(f"john-silver-{saying}-you")
    if len(view.players) == 2:
        return words(f"john-silver-{saying}-other")
    return words(f"john-silver-{heads[column]}")


# -- choices ---------------------------------------------------------------------------------------------------------


def prompt(game: Game, view: View, words: Words, characters: Sequence[str] = ()) -> str:
    """What this seat has to do now, in one sentence; it also explains a row that is about to be paid out."""
    assert isinstance(game, JohnSilver)
    assert isinstance(view, JohnSilverView)
    if view.phase == "answer":
        apples = view.own is not None and _total(game, view.own.hand, "apples") > 0
        return words("john-silver-ask-keep" if apples else "john-silver-ask-answer")
    if view.phase == "take":
        told = words("john-silver-ask-take" if view.stock else "john-silver-ask-must-take")
        for row, suit in enumerate(SUITS):
            lying = _row(view, row)
            if len(lying) == COLUMNS:
                shares = _shares(game, view, lying, words, characters or game.facts.characters)
                told += " " + words("john-silver-ask-full", row=words(f"john-silver-{suit}"), shares=shares)
        return told
    return words("john-silver-ask-stack" if game.rule_set == "stacks" else "john-silver-ask-lay")


def arrange(actions: list[Action]) -> list[list[Action]]:
    """The cards in hand one below the other, each with the cells it may go to; other choices in the order they come."""
    groups: dict[str, list[Action]] = {}
    for action in actions:
        key = action.form.card if isinstance(action.form, Lay) else ""
        groups.setdefault(key, []).append(action)
    return list(groups.values())


def gloss(game: Game, view: View, action: Action, words: Words, characters: Sequence[str] = ()) -> str:
    """The effect of an action: whose column it is, who would win what, what a take prevents."""
    assert isinstance(game, JohnSilver)
    assert isinstance(view, JohnSilverView)
    heads = characters or game.facts.characters
    match action.form:
        case Keep():
            return words("john-silver-gloss-keep")
        case Exchange():
            return words("john-silver-gloss-exchange")
        case Draw():
            return words("john-silver-gloss-draw")
        case Take(name):
            row = next(row for row in range(len(SUITS)) if name in [card for card, _ in _row(view, row)])
            told = f"{symbols(game, [name])} {_places(view)[name]}"
            return f"{told}, {words('john-silver-gloss-saves')}" if len(_row(view, row)) == COLUMNS else told
        case Lay(name, row, column):
            lying = _row(view, row)
            if len(lying) == COLUMNS - 1:
                shares = _shares(game, view, [*lying, (name, column)], words, heads)
                return words("john-silver-gloss-fills", shares=shares)
            return _owner(view, column, words, "column", heads)
    return ""


@lru_cache(maxsize=1)
def _suit_words() -> dict[str, str]:
    """What a person may call a suit, in any of the languages, or by its letter."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        for suit in (*SUITS, "joker"):
            for key in (f"john-silver-{suit}", f"john-silver-letter-{suit}"):
                found.setdefault(Words(language)(key).lower(), suit)
    return found


def hear(text: str) -> str:
    """What a person typed, in exact notation: `ship-7:b1` may be `Ship 7 b` or `s7b`, `T:joker-5.5` `t j5½`; suits
    may be named in any language."""
    bare = re.sub(r"[\s:_-]+", "", text.strip().lower()).replace("½", ".5").replace(",", ".")
    if bare in ("k", "k6", "x", "x6"):
        return bare[0].upper() + "6"
    if bare in ("t", "t?"):
        return "T?"
    suits = "|".join(sorted(map(re.escape, _suit_words()), key=len, reverse=True))
    said = re.fullmatch(rf"(t?)({suits})([0-9]+(?:\.5)?)(?:([a-d])([1-3]?))?", bare)
    if said is None:
        return text.strip()
    take, word, number, column, row = said.groups()
    suit = _suit_words()[word]
    if suit == "joker" and "." not in number:
        number += ".5"
    card = f"{suit}-{number}"
    if column is None:
        return f"T:{card}" if take else text.strip()
    if suit in SUITS:
        row = row or str(SUITS.index(suit) + 1)
    return f"{card}:{column}{row}"


def _places(view: JohnSilverView) -> dict[str, str]:
    """Every card in the grid and the name of its cell."""
    return {
        name: CELL_NAMES[COLUMNS * row + column]
        for row, cells in enumerate(view.grid)
        for column, stack in enumerate(cells)
        for name in stack
    }
