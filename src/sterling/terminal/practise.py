"""Practice positions in the terminal: what would you do?"""

from collections.abc import Callable

from rich.columns import Columns
from rich.console import Console
from rich.table import Table

from sterling.bots.practice import Position, Practice
from sterling.core.errors import SterlingError
from sterling.core.game import Game
from sterling.core.view import View
from sterling.i18n import Words
from sterling.terminal import drawing
from sterling.terminal.judged import act_text, why_text
from sterling.terminal.text import plain

BARS = 5


class Quit(Exception):
    """The person at the keyboard wants to leave."""


class Practising:
    """One position after the other. `ask` reads a line; EOF means quit."""

    def __init__(
        self,
        practice: Practice,
        positions: list[Position],
        words: Words,
        console: Console,
        ask: Callable[[str], str] | None = None,
    ) -> None:
        self.practice = practice
        self.positions = positions
        self.words = words
        self.console = console
        self.ask = ask or (lambda prompt: input(prompt))
        self.right = 0
        self.seen = 0

    def run(self) -> None:
        try:
            for number, position in enumerate(self.positions, start=1):
                self.show(number, position)
                if number < len(self.positions):
                    self.console.print(plain(self.words("puzzles-again")))
                    if self.read() == "quit":
                        break
        except Quit:
            pass
        self.console.print(plain(self.words("puzzles-end", right=self.right, count=self.seen), "bold"))

    def show(self, number: int, position: Position) -> None:
        """Asks one position, then tells what its acts are worth."""
        words, console = self.words, self.console
        seen = self.practice.seen(position)
        game, view = seen.game, seen.view
        names = names_of(game, view, words)
        head = words("puzzles-head", number=number, count=len(self.positions), level=position.level)
        console.print(plain(head, "bold"))
        draws = drawing(game)
        console.print(draws.render(game, game.shown(view), words, names, game.facts.characters))
        console.print(plain(draws.prompt(game, view, words, game.facts.characters)))
        groups = draws.arrange(game.legal(seen.world, view.seat))
        legal = [action for group in groups for action in group]
        at = 0
        for group in groups:
            listed = []
            for action in group:
                at += 1
                gloss = draws.gloss(game, view, action, words, game.facts.characters)
                listed.append(plain(f"{at} {action.text} {gloss}".strip()))
            console.print(Columns(listed, padding=(0, 2)))
        chosen = self.answer(game, [action.text for action in legal], draws.hear)
        self.seen += 1
        self.tell(game, view, position, chosen, names)

    def answer(self, game: Game, texts: list[str], hear: Callable[[str], str]) -> str:
        """One of the legal acts, by its number or its text."""
        while True:
            said = self.read()
            if said.lower() in ("quit", "exit"):
                raise Quit
            if said.isascii() and said.isdigit() and 1 <= int(said) <= len(texts):
                return texts[int(said) - 1]
            try:
                text = game.format(game.parse(hear(said)))
                if text not in texts:
                    raise SterlingError("practice/act", came=said[:40])
                return text
            except SterlingError as problem:
                self.console.print(plain(str(problem), "red"))

    def tell(self, game: Game, view: View, position: Position, chosen: str, names: list[str]) -> None:
        words = self.words
        verdict = position.verdict(chosen)
        if verdict != "worse":
            self.right += 1
        said = {"best": "practice-best-yes", "good": "practice-good-yes"}.get(
            verdict, "practice-obvious-no" if chosen == position.obvious else "practice-worse-no"
        )
        self.console.print(plain(words(said), "bold green" if verdict != "worse" else "bold"))
        other = position.of(chosen if verdict == "worse" else position.obvious)
        self.console.print(plain(why_text(game, other, words)))
        self.console.print(self.table(game, view, position, chosen, names))
        self.console.print(plain(words("practice-compared", worlds=position.acts[0].worlds), "dim"))

    def table(self, game: Game, view: View, position: Position, chosen: str, names: list[str]) -> Table:
        """The acts that matter, the best first."""
        words = self.words
        wanted = {position.best, position.obvious, chosen}
        rest = [act.act for act in position.acts if act.act not in wanted][: BARS - len(wanted)]
        table = Table(box=None, pad_edge=False)
        table.add_column(words("puzzles-row-act"))
        table.add_column("")
        for key in ("points", "wins", "behind"):
            table.add_column(words(f"puzzles-row-{key}"), justify="right")
        scale, behind = (100, "wins_behind") if position.unit == "wins" else (1, "points_behind")
        for act in position.acts:
            if act.act not in wanted and act.act not in rest:
                continue
            marks = [
                words(f"practice-mark-{mark}")
                for mark, text in (("best", position.best), ("yours", chosen), ("obvious", position.obvious))
                if act.act == text
            ]
            gap = getattr(act, behind)
            told = act_text(game, view, game.parse(act.act), words, names)
            table.add_row(
                plain(f"{act.act}  {told}"),
                plain(", ".join(marks)),
                f"{act.points.mean:.1f}",
                f"{100 * act.wins.mean:.0f}",
                "" if act.act == position.best else f"{scale * gap.mean:.1f} ± {scale * 1.96 * gap.error:.1f}",
            )
        return table

    def read(self) -> str:
        try:
            return self.ask("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None


def names_of(game: Game, view: View, words: Words) -> list[str]:
    """The reader, and opponents by number."""
    others = iter(range(1, game.seats))
    return [
        words("practice-you") if seat == view.seat else words("practice-other", number=next(others))
        for seat in range(game.seats)
    ]
