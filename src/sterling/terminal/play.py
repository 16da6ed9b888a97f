"""A game in the terminal: people at this keyboard, bots in the other seats."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sterling.bots import Bot, Budget, bot
from sterling.bots.remarks import Remarks, remark_on
from sterling.core.errors import SetupError, SterlingError, trouble
from sterling.core.game import Action, Game, Score
from sterling.core.match import Match
from sterling.core.rng import Rng
from sterling.core.state import SPECTATOR
from sterling.core.view import View
from sterling.i18n import Words
from sterling.lab.analyse import judge
from sterling.story import Line, tell
from sterling.terminal import drawing
from sterling.terminal.rules_text import rules_text
from sterling.terminal.text import clean, forget, plain, told

HUMAN = "you"


class Quit(Exception):
    """The person at the keyboard wants to leave."""


class TerminalGame:
    """One game from the first to the last action. `ask` reads a line; EOF means quit."""

    def __init__(
        self,
        game: Game,
        players: list[str],
        words: Words,
        console: Console,
        *,
        seed: str | None = None,
        rng: Rng | None = None,
        file: Path | None = None,
        ask: Callable[[str], str] | None = None,
        characters: Sequence[str] = (),
    ) -> None:
        if len(players) != game.seats:
            raise SetupError("setup/seats", expected=str(game.seats), came=len(players))
        self.game = game
        self.words = words
        self.console = console
        self.match = Match(game, seed=seed)
        self.drawing = drawing(game)
        self.rng = rng or Rng(time.time_ns())
        self.file = file
        self.ask = ask or (lambda prompt: input(prompt))
        self.bots: dict[int, Bot] = {seat: bot(name, game) for seat, name in enumerate(players) if name != HUMAN}
        self.humans = [seat for seat in range(game.seats) if seat not in self.bots]
        self.names = self._names(players)
        self.levels = ["" if name == HUMAN else name for name in players]
        self.remarks = {seat: Remarks() for seat in self.humans}
        self.characters = characters or game.facts.characters
        """Who heads the columns, if people choose that."""
        self.story: dict[int, list[Line]] = {seat: self.seen_by(seat, None, None) for seat in self.humans}
        """What each person has not been told yet."""
        self.at_keyboard: int | None = None

    def _names(self, players: list[str]) -> list[str]:
        """The names of the players, numbered if a name occurs twice."""
        titles = [self.words("player-you") if name == HUMAN else self.words.bot(name) for name in players]
        return [
            title if titles.count(title) == 1 else f"{title} {titles[: seat + 1].count(title)}"
            for seat, title in enumerate(titles)
        ]

    def run(self) -> None:
        """Plays until the game is over or somebody quits; the record is saved either way."""
        self.console.print(plain(self.words(self.game.facts.name + "-title"), "bold"))
        self.console.print(plain(self.words("play-welcome")))
        self.console.print(plain(self.drawing.legend(self.words), "dim"))
        try:
            while not self.match.over():
                self.step()
            self.finish()
        except Quit:
            self.console.print(plain(self.words("play-quit")))
        finally:
            self.save()

    def step(self) -> None:
        """The bots that may act do so, then a person is asked."""
        waiting = self.match.waiting()
        for seat in waiting:
            if seat in self.bots:
                view = self.match.view(seat)
                self.play(seat, self.bots[seat].choose(view, Budget(seconds=1.0), self.rng))
                return
        self.human_turn(waiting[0])

    def play(self, seat: int, action: int | str) -> None:
        """Carries out an action; every person at the keyboard sees the result."""
        before = {person: self.game.shown(self.match.view(person)) for person in self.humans}
        self.match.play(seat, action)
        code = self.match.log[-1][1]
        for person, view in before.items():
            self.story[person] += self.seen_by(person, view, self.game.heard(view, seat, code))

    def seen_by(self, person: int, before: View | None, code: int | None) -> list[Line]:
        """What a person saw happen since `before`, in words."""
        after = self.game.shown(self.match.view(person))
        happenings = self.game.happened(before, after, code)
        lines = tell(self.game, happenings, self.words, self.names, person, self.characters)
        number = len(self.match.log)
        said = remark_on("", self.game.facts.name, number, happenings, self.levels, self.words.__contains__)
        remark = self.remarks[person].hear(number, said)
        if remark is not None:
            lines.append(Line(text=f"{self.names[remark.seat]}: {self.words(remark.key)}", seat=remark.seat))
        return lines

    def human_turn(self, seat: int) -> None:
        view = self.game.shown(self.match.view(seat))
        self.hand_over(seat)
        if self.game.plays_from_memory:
            # Anything told before this person's last action is no longer shown.
            forget(self.console)
        self.tell(seat)
        self.console.print()
        self.console.print(self.drawing.render(self.game, view, self.words, self.names, self.characters))
        groups = self.drawing.arrange(self.match.legal(seat))
        legal = [action for group in groups for action in group]
        while True:
            self.console.print()
            prompt = self.drawing.prompt(self.game, view, self.words, self.characters)
            self.console.print(asked(self.names[seat], prompt))
            number = 0
            for group in groups:
                listed = [self.listed(view, number + at, action) for at, action in enumerate(group, start=1)]
                self.console.print(Columns(listed, padding=(0, 2)), highlight=False)
                number += len(group)
            answer = self.read()
            if not answer or self.command(answer, seat):
                continue
            try:
                if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(legal):
                    self.play(seat, legal[int(answer) - 1].code)
                else:
                    self.play(seat, self.drawing.hear(answer))
            except SterlingError as problem:
                self.console.print(plain(str(problem), "red"))
                continue
            return

    def listed(self, view: View, number: int, action: Action) -> Text:
        """An action as the list shows it: its number, its text, and what it means."""
        return listed(number, action, self.drawing.gloss(self.game, view, action, self.words, self.characters))

    def read(self) -> str:
        try:
            return self.ask("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard, a cover hides each player's secrets."""
        if len(self.humans) > 1 and self.at_keyboard not in (None, seat):
            self.console.clear()
            self.console.print("\n" * 40)
            self.console.print(plain(self.words("play-hand-over", name=self.names[seat])))
            self.read()
        self.at_keyboard = seat

    def tell(self, seat: int) -> None:
        """The story since this person's last turn."""
        for line in self.story[seat]:
            self.console.print(told(line))
        self.story[seat].clear()

    def hint(self, seat: int) -> None:
        """What a strong player would do with what this seat may know."""
        options = judge(self.game, self.match.view(seat), Budget(seconds=1.0), self.rng.fork())
        for option in sorted(options, key=lambda option: -option.visits)[:3]:
            told = self.words("play-hint-line", action=option.action, value=f"{100 * option.value:.1f}")
            self.console.print(plain(f"  {told}", "cyan"))

    def command(self, answer: str, seat: int) -> bool:
        """Handles commands that are not moves; returns whether this was one."""
        word, _, rest = answer.partition(" ")
        match word.lower():
            case "?" | "help":
                self.console.print(plain(self.words("play-help")))
            case "rules":
                found = rules_text(self.words, self.game.facts.name, rest.strip())
                self.console.print(plain(self.words("play-no-rule", about=rest.strip())) if found is None else found)
            case "hint":
                self.hint(seat)
            case "save":
                self.save(say=True)
            case "quit" | "exit":
                raise Quit
            case _:
                return False
        return True

    def finish(self) -> None:
        view = self.match.view(SPECTATOR)
        for seat in self.humans[:1]:
            self.tell(seat)
        self.console.print(self.drawing.render(self.game, view, self.words, self.names, self.characters))
        self.console.print(score_sheet(self.game, self.match.scores(), self.words, self.names))
        winners = [self.names[score.seat] for score in self.match.scores() if score.place == 1]
        told = self.words("play-winner", names=", ".join(winners), number=len(winners))
        self.console.print(plain(told, "bold"))

    def save(self, say: bool = False) -> None:
        if self.file is None:
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            record = msgspec.structs.replace(self.match.record(self.names), characters=tuple(self.characters))
            self.file.write_text(record.text(), encoding="utf-8")
        except OSError as problem:
            told = SterlingError("file/write", file=str(self.file), **trouble(problem))
            self.console.print(plain(str(told), "red"))
            return
        if say or self.match.over():
            self.console.print(plain(self.words("play-saved", file=str(self.file))))


def asked(name: str, prompt: str) -> Text:
    """Whose turn it is, and what they have to do."""
    return Text.assemble((clean(name), "bold"), ": ", clean(prompt))


def listed(number: int, action: Action, gloss: str = "") -> Text:
    """A choice: its number, its text, and what it means if that needs words."""
    text = Text.assemble((str(number), "dim"), " ", (clean(action.text), "bold" if gloss else ""))
    return text.append(f" {clean(gloss)}") if gloss else text


def score_sheet(game: Game, scores: list[Score], words: Words, names: list[str]) -> Table:
    """Places, totals and what they are made of."""
    sheet = Table(title=words("score-title"))
    sheet.add_column(words("score-place"), justify="right")
    sheet.add_column(words("score-name"))
    for part in scores[0].parts:
        sheet.add_column(words(f"{game.facts.name}-part-{part}"), justify="right")
    sheet.add_column(words("score-total"), justify="right", style="bold")
    for score in sorted(scores, key=lambda score: score.place):
        parts = [str(value) for value in score.parts.values()]
        sheet.add_row(str(score.place), plain(names[score.seat]), *parts, str(score.total))
    return sheet
