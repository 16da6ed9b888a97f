"""Draws the pictures of the terminal that the README shows: `python docs/shots/make.py`."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import sterling
from sterling.bots import Budget, bot
from sterling.i18n import Words
from sterling.terminal import drawing

HERE = Path(__file__).parent


def table_picture(name: str, seats: int, actions: int, width: int) -> None:
    """A greedy game after this many actions, as seat 0 sees it."""
    table = sterling.game(name, seats, options={"memory-aid": True})
    match = sterling.Match(table, seed=21)
    rng = sterling.Rng(21)
    player = bot("greedy", table)
    while len(match.log) < actions or 0 not in match.waiting():
        seat = match.waiting()[-1]
        match.play(seat, player.choose(match.view(seat), Budget(), rng))
    words = Words("en")
    names = [words("player-you"), "Greedy 1", "Greedy 2", "Greedy 3"][:seats]
    view = match.view(0)
    console = Console(record=True, width=width, force_terminal=True, color_system="truecolor", file=StringIO())
    console.print(drawing(table).render(table, view, words, names))
    console.print(f"[bold]{names[0]}[/bold]: {drawing(table).prompt(table, view, words)}")
    save(console, f"terminal-{name}", words(f"{name}-title"))


def save(console: Console, name: str, title: str) -> None:
    picture = console.export_svg(title=title)
    # The picture loads nothing from elsewhere: the reader's own monospace font is good enough.
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    picture = re.sub(r"<!--.*?-->", "", picture, flags=re.DOTALL)
    picture = picture.replace("Fira Code, monospace", "monospace")
    (HERE / f"{name}.svg").write_text(picture, encoding="utf-8")


def main() -> None:
    for facts in sterling.games():
        table_picture(facts.name, 3, 60, 128)


if __name__ == "__main__":
    main()
