"""Silver & Gold in a terminal: the table drawn from a view, and the prompt."""

import re
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sterling.core.game import Action, Game
from sterling.core.view import View
from sterling.games.silver_gold import SilverGold
from sterling.games.silver_gold.cards import Island
from sterling.games.silver_gold.codes import COLOURS, EXPEDITION_PATTERNS, PATTERNS, SHAPES
from sterling.games.silver_gold.notation import CELL_NAMES, Mark
from sterling.games.silver_gold.rules import CUPS, PALM_BOXES, ROUND
from sterling.games.silver_gold.view import Player, Sheet, SilverGoldView
from sterling.i18n import Words
from sterling.terminal.text import plain

# Background and ink of each colour; the letter and the word say the same without colour.
STYLES = {
    "purple": "white on #5b3a8c",
    "orange": "black on #d98a2b",
    "green": "white on #2f7a4f",
    "grey": "black on #9aa3ad",
}
SYMBOLS = {"o": " · ", "X": " ✕ ", "$": " ● ", "P": " ♣ "}
MARKED = "▒▒▒"
AHEAD, GONE = "■", "□"
"""The cells of a pattern on the round card: it can still come, or it has been revealed this round."""


def render(game: Game, view: View, words: Words, names: list[str], characters: Sequence[str] = ()) -> RenderableType:
    """The table as this view shows it."""
    assert isinstance(game, SilverGold)
    assert isinstance(view, SilverGoldView)
    islands = {island.name: island for island in game.islands}
    parts: list[RenderableType] = [_head(view, words, names)]
    if view.phase != "over":
        parts.append(round_card(view, words))
    if view.own is not None and view.phase == "draft":
        cards = [_card(words, islands[name], str(place), ()) for place, name in enumerate(view.own.dealt, start=1)]
        parts.append(_row(cards))
    else:
        parts.append(_common(view, words, islands))
        others = [seat for seat in range(len(view.players)) if seat != view.seat]
        parts.append(Columns([_player(view, words, islands, names[seat], seat) for seat in others]))
        if view.own is not None:
            parts.append(_player(view, words, islands, names[view.seat], view.seat))
    return Group(*parts)


def _head(view: SilverGoldView, words: Words, names: list[str]) -> RenderableType:
    if view.phase == "draft":
        return Text(words("silver-gold-draft-title"), style="bold")
    if view.phase == "over":
        return Text(words("silver-gold-over-title"), style="bold")
    title = words(
        "silver-gold-turn-title",
        round=view.turn // ROUND + 1,
        turn=view.turn % ROUND + 1,
        start=names[view.start or 0],
    )
    return plain(title, "bold")


def round_card(view: SilverGoldView, words: Words) -> Text:
    """SG-7: the eight patterns printed on it. With memory aid, those of this round so far are hollow (SG-32)."""
    past = [] if not view.revealed else list(view.revealed[-1])
    title = words("silver-gold-patterns")
    lines = [Text(f"{title}  "), Text(" " * (len(title) + 2))]
    for pattern in EXPEDITION_PATTERNS:
        gone = PATTERNS[pattern] in past
        if gone:
            past.remove(PATTERNS[pattern])
        wide = 1 + max(column for _, column in SHAPES[pattern])
        for row, line in enumerate(lines):
            cells = [(GONE if gone else AHEAD) if (row, at) in SHAPES[pattern] else " " for at in range(wide)]
            line.append(" ".join(cells), style="dim" if gone else "bold yellow")
            line.append("   ")
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _patterns(words: Words, names: list[str]) -> str:
    return ", ".join(words(f"silver-gold-{name}") for name in names)


def _common(view: SilverGoldView, words: Words, islands: dict[str, Island]) -> RenderableType:
    """Pattern, cups, display and pile."""
    left: list[RenderableType] = []
    if view.pattern is not None:
        left.append(Text(words("silver-gold-pattern", name=words(f"silver-gold-{view.pattern}")), style="bold"))
        left.append(pattern_picture(view.pattern))
    cups = " ".join(str(cup) if cup <= view.cups else "–" for cup in range(CUPS, 0, -1))
    left.append(Text(words("silver-gold-cups-left", cups=cups)))
    left.append(Text(words("silver-gold-pile", cards=view.pile)))
    if view.revealed and view.phase != "over":
        # SG-32: with memory aid, what has been revealed this round and what can still come.
        past = view.revealed[-1]
        left.append(Text(words("silver-gold-revealed", patterns=_patterns(words, past)), style="dim"))
        if len(past) < ROUND:
            to_come = [PATTERNS[pattern] for pattern in EXPEDITION_PATTERNS]
            for name in past:
                to_come.remove(name)
            left.append(Text(words("silver-gold-to-come", patterns=_patterns(words, to_come)), style="dim"))
    cards = [
        Text(f"{place}  –") if name is None else _card(words, islands[name], str(place), ())
        for place, name in enumerate(view.display, start=1)
    ]
    grid = Table.grid(padding=(0, 3))
    grid.add_column(max_width=32)
    grid.add_column(no_wrap=True)
    grid.add_row(Group(*left), _row(cards))
    return Panel.fit(grid, title=words("silver-gold-display"), title_align="left", border_style="cyan")


def pattern_picture(pattern: str) -> Text:
    shape = SHAPES[PATTERNS.index(pattern)]
    rows = ["".join("██ " if (row, column) in shape else "   " for column in range(4)).rstrip() for row in range(2)]
    return Text("\n".join(row for row in rows if row) + "\n", style="bold yellow")


def _player(
    view: SilverGoldView,
    words: Words,
    islands: dict[str, Island],
    name: str,
    seat: int,
) -> RenderableType:
    player = view.players[seat]
    own = seat == view.seat
    sheet = view.own.sheet if own and view.own is not None else player.sheet
    cards = [
        Text(f"{label}  –") if card is None else _card(words, islands[card.card], label, tuple(card.marks))
        for label, card in zip("AB", sheet.cards, strict=True)
    ]
    grid = Table.grid(padding=(0, 3))
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=22)
    grid.add_row(_row(cards), _score_card(words, islands, player, sheet))
    title = name
    if view.phase == "mark" and player.finished:
        title += " · " + words("silver-gold-finished")
    if seat == view.start:
        title += " · " + words("player-start")
    return Panel.fit(grid, title=plain(title), title_align="left", border_style="bold yellow" if own else "white")


def _score_card(words: Words, islands: dict[str, Island], player: Player, sheet: Sheet) -> RenderableType:
    """Three coin rows with their cups, the palm boxes, and the islands completed."""
    lines: list[Text] = []
    for row in range(3):
        coins = max(0, min(4, sheet.coins - 4 * row))
        cup = str(player.cups[row]) if row < len(player.cups) else " "
        lines.append(Text(" ".join("●" * coins + "○" * (4 - coins)) + f"  [{cup}]"))
    boxes = [str(value) for value in sheet.palms] + [" "] * (PALM_BOXES - len(sheet.palms))
    lines.append(Text("♣ " + " ".join(f"[{box}]" for box in boxes)))
    done = Text(words("silver-gold-completed", number=len(player.aside)) + " ")
    for name in player.aside:
        island = islands[name]
        seal = "" if island.seal is None else f" +{island.pays} {words(f'silver-gold-letter-{COLOURS[island.seal]}')}"
        colour = COLOURS[island.colour]
        done.append(f"{words(f'silver-gold-colour-{colour}')} {island.points}{seal}", style=STYLES[colour])
        done.append("" if name == player.aside[-1] else ", ")
    lines.append(done)
    return Group(*lines)


def _row(cards: list[Text]) -> Table:
    grid = Table.grid(padding=(0, 3))
    grid.add_row(*cards)
    return grid


def _card(words: Words, island: Island, label: str, marks: tuple[int, ...], named: bool = False) -> Text:
    """An island with its heading, columns and rows; `named` adds its name in the deck file."""
    colour = COLOURS[island.colour]
    text = Text(no_wrap=True)
    head = island.name if named else label
    text.append(f"{head}  {words(f'silver-gold-colour-{colour}')} {island.points}", style="bold")
    text.append("\n")
    if island.seal is not None:
        text.append(
            words("silver-gold-seal", colour=words(f"silver-gold-colour-{COLOURS[island.seal]}"), points=island.pays)
        )
    text.append("\n    a  b  c  d\n", style="dim")
    for row in range(island.rows):
        text.append(f" {row + 1} ", style="dim")
        for column in range(4):
            cell = 4 * row + column
            letter = island.symbol(cell)
            if letter == ".":
                text.append(" ~ ", style="dim cyan")
            elif cell in marks:
                text.append(MARKED, style=STYLES[colour])
            else:
                text.append(SYMBOLS[letter], style=STYLES[colour])
        text.append("\n")
    return text


def render_deck(game: Game, words: Words) -> RenderableType:
    """Every island of the table's deck."""
    assert isinstance(game, SilverGold)
    grid = Table.grid(padding=(0, 3))
    for at in range(0, len(game.islands), 4):
        grid.add_row(*[_card(words, island, "", (), named=True) for island in game.islands[at : at + 4]])
    return grid


def legend(words: Words) -> str:
    return words("silver-gold-legend")


def prompt(game: Game, view: View, words: Words, characters: Sequence[str] = ()) -> str:
    """What this seat has to do now, in one sentence."""
    assert isinstance(view, SilverGoldView)
    if view.phase == "draft":
        return words("silver-gold-ask-draft")
    if view.phase == "replace":
        return words("silver-gold-ask-replace", left=view.replacements)
    if view.own is not None and view.own.owed > 0:
        return words("silver-gold-ask-follow-up", left=view.own.owed)
    return words("silver-gold-ask-mark", pattern=words(f"silver-gold-{view.pattern}"))


def arrange(actions: list[Action]) -> list[list[Action]]:
    """Patterns first, then single cells, card by card; other choices in the order they come."""
    groups: dict[tuple[bool, int], list[Action]] = {}
    for action in actions:
        match action.form:
            case Mark(card, cells):
                groups.setdefault((len(cells) == 1, card), []).append(action)
            case _:
                groups.setdefault((False, 0), []).append(action)
    return [groups[key] for key in sorted(groups)]


def gloss(game: Game, view: View, action: Action, words: Words, characters: Sequence[str] = ()) -> str:
    """No words needed: cells and cards are clear without them."""
    return ""


def hear(text: str) -> str:
    """What a person typed, in exact notation: case, blanks, commas and the order of cells do not matter."""
    bare = re.sub(r"[\s,;:+-]+", "", text).upper()
    if re.fullmatch("[AB]([A-D][1-4])+", bare):
        cells = sorted({bare[at : at + 2].lower() for at in range(1, len(bare), 2)}, key=CELL_NAMES.index)
        return f"{bare[0]}:" + "".join(cells)
    if re.fullmatch("K[1-4]{2}", bare):
        return "K" + "".join(sorted(bare[1:]))
    return bare
