"""Text written by others, shown in a terminal as it is."""

import unicodedata

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from sterling.story import Line

UNPRINTABLE = "�"
_DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean(text: str) -> str:
    """The text without anything a terminal would interpret: control characters become a visible sign, direction marks
    vanish.

    >>> clean("An\\x1b[31mne\\u202e")
    'An�[31mne'
    """
    if text.isprintable():
        return text
    return "".join(
        UNPRINTABLE if unicodedata.category(sign) in ("Cc", "Cs") and sign != "\n" else sign
        for sign in text
        if sign not in _DIRECTIONS
    )


def plain(text: str, style: str = "") -> Text:
    """A text for the console in which brackets and colons mean nothing: names, files, answers of a service.

    >>> plain("[bold]Anne :skull:").plain
    '[bold]Anne :skull:'
    """
    return Text(clean(text), style=style)


def told(line: Line, indent: int = 2) -> Text:
    """A line of the story for the console; a heading stands out.

    >>> told(Line("Ann draws a card.")).plain
    '  Ann draws a card.'
    """
    return plain(line.text, "bold cyan") if line.heading else plain(" " * indent + line.text, "cyan")


def forget(console: Console) -> None:
    """Clears the screen and the scrollback: the rulebooks let nobody look back (SG-32, JS-26, AM-4)."""
    if console.is_terminal and not console.is_dumb_terminal:
        console.control(Control(ControlType.HOME, ControlType.CLEAR))
        console.file.write("\x1b[3J")
