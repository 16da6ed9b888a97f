"""Silver: the Amulet in a terminal: the table drawn from a view, and the prompt."""

import re
from collections.abc import Sequence
from textwrap import wrap

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sterling.core.game import Action, Game
from sterling.core.view import View
from sterling.games.amulet.cards import CHARACTERS
from sterling.games.amulet.codes import EXPOSER, ROBBER
from sterling.games.amulet.notation import Amulet, Fetch, Keep, Show, Use
from sterling.games.amulet.notation import Card as Chosen
from sterling.games.amulet.rules import MOST_TO_CALL, ROUNDS
from sterling.games.amulet.view import AmuletView, Card, Spot
from sterling.i18n import Words
from sterling.terminal.text import plain

VILLAGES = "abcd"
INSIDE = 13
"""Columns inside the frame of a card."""
EYE, GUARD, CHARM, PICKED = "◉", "♜", "✦", "▶"
HIDDEN = "▒" * (INSIDE - 2)
LASTING = 4
"""Characters up to this value work while they are face up."""
BELOW = 12
"""How many cards under the top discard are listed."""


# -- words for cards -------------------------------------------------------------------------------------------------


def named(words: Words, value: int) -> str:
    """A card in words: `7 Beholder`."""
    return f"{value} {words(f'amulet-{CHARACTERS[value].name}')}"


def power(words: Words, value: int) -> str:
    """What a character does, in short."""
    return words(f"amulet-{CHARACTERS[value].name}-short")


def spot_name(spot: Spot) -> str:
    return f"{VILLAGES[spot.seat]}{spot.place + 1}"


def several(words: Words, values: list[int]) -> str:
    return ", ".join(named(words, value) for value in values)


# -- the table -------------------------------------------------------------------------------------------------------


class Row:
    """Cards side by side, in as many lines as the width requires."""

    def __init__(self, cards: list[Text]) -> None:
        self.cards = cards

    def in_a_line(self, width: int) -> int:
        return max(1, min(len(self.cards), (width + 1) // (INSIDE + 3)))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(INSIDE + 2, self.in_a_line(options.max_width) * (INSIDE + 3) - 1)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        number = self.in_a_line(options.max_width)
        for at in range(0, len(self.cards), number):
            grid = Table.grid(padding=(0, 1))
            grid.add_row(*self.cards[at : at + number])
            yield grid


def render(game: Game, view: View, words: Words, names: list[str], characters: Sequence[str] = ()) -> RenderableType:
    """The table as this view shows it; the seat's own village comes last, nearest to the prompt."""
    assert isinstance(view, AmuletView)
    seats = len(view.villages)
    parts: list[RenderableType] = [_head(view, words, names)]
    if view.phase != "over":
        parts.append(_middle(view, words))
    order = range(seats) if view.seat < 0 else [(view.seat + step) % seats for step in range(1, seats + 1)]
    parts += [_village(view, words, names, seat) for seat in order]
    lasting = {card.value for village in view.villages for card in village if card.up and card.value is not None}
    if view.phase != "over":
        parts += [
            Text("  " + words("amulet-lasting", card=named(words, value), power=power(words, value)), style="dim")
            for value in sorted(lasting)
            if value <= LASTING
        ]
    return Group(*parts)


def _head(view: AmuletView, words: Words, names: list[str]) -> RenderableType:
    if view.phase == "over":
        title = words("amulet-over-title")
    else:
        title = words("amulet-round-title", round=view.round, rounds=ROUNDS, start=names[view.first])
    lines = [plain(title, "bold"), plain(words("amulet-ages", names=" · ".join(names[seat] for seat in view.ages)))]
    if view.rounds:
        lost = []
        for seat in range(len(view.villages)):
            rows = [entry.lost[seat] for entry in view.rounds]
            added = f" ({' + '.join(map(str, rows))})" if len(rows) > 1 else ""
            lost.append(f"{names[seat]} {sum(rows)}{added}")
        lines.append(plain(words("amulet-lost-so-far", lost=" · ".join(lost))))
    return Group(*lines)


def _middle(view: AmuletView, words: Words) -> RenderableType:
    """Deck, discard pile, display and the card in hand, in one row; anything that cannot be drawn goes in lines
    below."""
    known = {card.depth: card for card in view.seen}
    cards: list[Text] = []
    if view.phase == "rascal":
        for depth in range(view.looked):
            cards.append(_hidden(words, f"K{depth + 1}", known[depth].value, known[depth].knowers))
    top = known.get(view.looked)
    value, knowers = (top.value, top.knowers) if top is not None else (None, [])
    cards.append(_hidden(words, words("amulet-deck"), value, knowers, words("amulet-cards", cards=view.deck)))
    if view.pile:
        cards.append(_open(words, words("amulet-pile"), view.pile[-1]))
    cards += [_open(words, f"S{place}", value) for place, value in enumerate(view.display, start=1)]
    if view.hand is not None:
        label = words("amulet-hand")
        if view.hand.source == "deck":
            cards.append(_hidden(words, label, view.hand.value, view.hand.knowers, style="bold yellow"))
        elif view.hand.value is not None:
            cards.append(_open(words, label, view.hand.value, style="bold yellow"))
    lines: list[RenderableType] = [Row(cards)]
    below = view.pile[-2::-1]
    if below:
        told = " ".join(map(str, below[:BELOW])) + (" …" if len(below) > BELOW else "")
        lines.append(Text(words("amulet-below", cards=told)))
    for card in view.seen:
        if card.depth > view.looked and card.value is not None:
            lines.append(Text(words("amulet-deeper", place=card.depth + 1, card=named(words, card.value))))
    return Panel.fit(Group(*lines), title=words("amulet-middle"), title_align="left", border_style="cyan")


def _village(view: AmuletView, words: Words, names: list[str], seat: int) -> RenderableType:
    own = seat == view.seat
    village = view.villages[seat]
    guarded = {card.on for card in village if card.on is not None}
    cards: list[Text] = []
    for place, card in enumerate(village):
        marks = ""
        if seat == view.turn and place in view.announced:
            marks += PICKED
        if card.on is not None:
            marks += f"{GUARD}▸{VILLAGES[seat]}{card.on + 1}"
        elif place in guarded:
            marks += GUARD
        if card.amulet:
            marks += CHARM
        label = f"{VILLAGES[seat]}{place + 1}"
        if card.up and card.value is not None:
            cards.append(_open(words, label, card.value, marks))
        else:
            cards.append(_hidden(words, label, card.value, card.knowers, marks=marks))
    title = [f"{VILLAGES[seat]} · {names[seat]}"]
    if seat == view.first and view.phase != "over":
        title.append(words("player-start"))
    if view.phase not in ("over", "look") and seat == view.turn:
        title.append(words("amulet-on-turn"))
    if seat == view.caller and view.phase != "over":
        title.append(words("amulet-has-called"))
    if seat == view.right:
        title.append(words("amulet-may-place", sign=CHARM))
    elif seat == view.holder:
        title.append(words("amulet-holds", sign=CHARM))
    known = [card.value for card in village if card.value is not None]
    told = words("amulet-sum", sum=sum(known), unknown=len(village) - len(known))
    return Panel.fit(
        Row(cards),
        title=plain(" · ".join(title)),
        title_align="left",
        subtitle=told,
        subtitle_align="right",
        border_style="bold yellow" if own else "white",
    )


def _style(value: int) -> str:
    """A colour for what a card is good for; its name and value say the same."""
    if value <= LASTING:
        return "green"
    return "magenta" if value > ROBBER else "bright_blue"


def _framed(label: str, lines: list[str], frame: str, style: str) -> Text:
    """A card: label in the frame, three lines."""
    across, down, corners = frame[0], frame[1], frame[2:]
    text = Text(no_wrap=True, style=style)
    text.append(f"{corners[0]}{across} {label} ".ljust(INSIDE + 1, across) + f"{corners[1]}\n")
    for number, line in enumerate(lines):
        text.append(down)
        text.append(line.ljust(INSIDE), style="bold" if number == 0 else "")
        text.append(f"{down}\n")
    text.append(corners[2] + across * INSIDE + corners[3])
    return text


def _top_line(value: str, marks: str) -> str:
    return value + marks.rjust(INSIDE - len(value))


def _name_lines(words: Words, value: int) -> list[str]:
    lines = wrap(words(f"amulet-{CHARACTERS[value].name}"), INSIDE)
    return [*lines, ""][:2]


def _open(words: Words, label: str, value: int, marks: str = "", style: str = "") -> Text:
    """A face-up card: a heavy frame."""
    lines = [_top_line(str(value), marks), *_name_lines(words, value)]
    return _framed(label, lines, "━┃┏┓┗┛", style or _style(value))


def _hidden(
    words: Words,
    label: str,
    value: int | None,
    knowers: list[int],
    note: str = "",
    marks: str = "",
    style: str = "",
) -> Text:
    """A face-down card: a broken frame, and in parentheses what this seat can see of it."""
    eyes = EYE + "".join(VILLAGES[seat] for seat in knowers) if knowers else ""
    signs = marks + eyes
    if value is None:
        lines = [_top_line("?", signs), f" {HIDDEN}", note or f" {HIDDEN}"]
        return _framed(label, lines, "╌╎┌┐└┘", style or "grey62")
    lines = [_top_line(f"({value})", signs), *_name_lines(words, value)]
    if note and not lines[2]:
        lines[2] = note
    return _framed(label, lines, "╌╎┌┐└┘", style or _style(value))


def render_deck(game: Game, words: Words) -> RenderableType:
    """Every character, with its cards and its power."""
    sheet = Table(title=words("amulet-characters"))
    sheet.add_column(words("amulet-col-value"), justify="right")
    sheet.add_column(words("amulet-col-copies"), justify="right")
    sheet.add_column(words("amulet-col-name"))
    sheet.add_column(words("amulet-col-power"))
    for character in CHARACTERS:
        name = Text(words(f"amulet-{character.name}"), style=_style(character.value))
        sheet.add_row(str(character.value), str(character.copies), name, power(words, character.value))
    return sheet


def legend(words: Words) -> str:
    return words("amulet-legend")


# -- the prompt ------------------------------------------------------------------------------------------------------


def prompt(game: Game, view: View, words: Words, characters: Sequence[str] = ()) -> str:
    """What this seat has to do now, in one sentence, with the power at stake."""
    assert isinstance(view, AmuletView)
    match view.phase:
        case "look":
            looks = sum(view.seat in card.knowers for card in view.villages[view.seat])
            return words("amulet-ask-look", left=2 - looks)
        case "turn":
            if view.caller is not None:
                return words("amulet-ask-last-turn")
            callable_now = len(view.villages[view.seat]) <= MOST_TO_CALL and not view.stirred
            return words("amulet-ask-turn-call" if callable_now else "amulet-ask-turn")
        case "rascal":
            return words("amulet-ask-rascal")
        case "hand":
            value = view.hand.value if view.hand is not None else None
            if value is None:
                return words("amulet-ask-announce")
            card = named(words, value)
            if view.hand is not None and view.hand.source == "discard":
                return words("amulet-ask-must-exchange", card=card)
            if EXPOSER <= value <= ROBBER:
                return words("amulet-ask-hand-power", card=card, power=power(words, value))
            return words("amulet-ask-hand", card=card)
        case "announce":
            if not view.announced and view.hand is not None and view.hand.value is not None:
                return words("amulet-ask-must-exchange", card=named(words, view.hand.value))
            return words("amulet-ask-announce")
        case "power":
            value = view.pile[-1]
            return words("amulet-ask-power", card=named(words, value), power=power(words, value))
        case "witch":
            top = next(seen.value for seen in view.seen if seen.depth == 0)
            return words("amulet-ask-witch", card="?" if top is None else named(words, top))
        case phase:
            return words(_ASKED[phase])


_ASKED = {
    "place": "amulet-ask-place",
    "end-new": "amulet-ask-end-new",
    "end-penalty": "amulet-ask-end-penalty",
    "second-look": "amulet-ask-second-look",
    "swap": "amulet-ask-swap",
    "empath": "amulet-ask-empath",
    "bodyguard": "amulet-ask-bodyguard",
    "after": "amulet-ask-after",
    "over": "amulet-over-title",
}


def arrange(actions: list[Action]) -> list[list[Action]]:
    """The basic actions, then cards village by village, then the discard pile, then free actions."""
    groups: dict[tuple[int, int], list[Action]] = {}
    for action in actions:
        match action.form:
            case Chosen(seat, _):
                key = (1, seat)
            case Fetch():
                key = (2, 0)
            case Use() | Amulet():
                key = (3, 0)
            case _:
                key = (0, 0)
        groups.setdefault(key, []).append(action)
    return [groups[key] for key in sorted(groups)]


def gloss(game: Game, view: View, action: Action, words: Words, characters: Sequence[str] = ()) -> str:
    """An action in plain words."""
    assert isinstance(view, AmuletView)
    match action.form:
        case Chosen(seat, place):
            return _card_gloss(view.villages[seat][place], words)
        case Show(place):
            return named(words, view.display[place])
        case Keep(place):
            value = next((seen.value for seen in view.seen if seen.depth == place), None)
            return "?" if value is None else named(words, value)
        case Fetch(place):
            return named(words, view.pile[place])
        case Amulet(place):
            return words("amulet-do-amulet", card=f"{VILLAGES[view.seat]}{place + 1}")
        case Use(place):
            value = view.villages[view.seat][place].value
            return words("amulet-do-empath" if value == 2 else "amulet-do-bodyguard")
    return _plain_gloss(view, action.text, words)


def _card_gloss(card: Card, words: Words) -> str:
    if card.up and card.value is not None:
        return named(words, card.value)
    return words("amulet-hidden") if card.value is None else f"({named(words, card.value)})"


def _plain_gloss(view: AmuletView, text: str, words: Words) -> str:
    match text:
        case "D":
            places = {"rascal": "amulet-do-look-on", "power": "amulet-do-witch"}
            return words(places.get(view.phase, "amulet-do-draw"))
        case "T":
            return words("amulet-do-take", card=named(words, view.pile[-1]))
        case "C":
            return words("amulet-do-call")
        case "X":
            value = view.hand.value if view.hand is not None else None
            powerful = value is not None and EXPOSER <= value <= ROBBER
            return words("amulet-do-discard-power" if powerful else "amulet-do-discard")
        case "Y":
            return words("amulet-do-exchange", cards=len(view.announced))
        case "N":
            places = {"look": "amulet-do-no-look", "second-look": "amulet-do-no-look", "witch": "amulet-do-leave"}
            return words(places.get(view.phase, "amulet-do-no-power"))
        case _:
            return words(_PLAIN[text])


_PLAIN = {"E": "amulet-do-end", "O": "amulet-do-off", "L": "amulet-do-left", "R": "amulet-do-right"}


def hear(text: str) -> str:
    """What a person typed, in exact notation: blanks and case do not matter, except for `a1` (a card) and
    `A1` (the amulet)."""
    bare = re.sub(r"[\s,;:+-]+", "", text)
    if re.fullmatch("[a-zA-Z]", bare):
        return bare.upper()
    if re.fullmatch("[bcdBCD][0-9]+", bare):
        return bare.lower()
    if re.fullmatch("[skmuSKMU][0-9]+", bare):
        return bare.upper()
    return bare
