"""A lesson in the terminal: the same steps as in the browser, on the terminal's own drawing."""

from collections.abc import Callable

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from sterling.core.errors import SterlingError
from sterling.core.game import Action
from sterling.core.lesson import LEARNER, Lesson, Run, Task
from sterling.core.match import play
from sterling.i18n import Words
from sterling.story import Line, tell
from sterling.terminal import drawing
from sterling.terminal.play import Quit, asked, listed
from sterling.terminal.text import plain, told

RIGHT = "▶ "


class TerminalLesson:
    """Plays a lesson from a step to its end. `ask` reads a line; EOF means leaving."""

    def __init__(
        self, lesson: Lesson, words: Words, console: Console, step: str = "", ask: Callable[[str], str] | None = None
    ) -> None:
        if step and step not in lesson.names():
            raise SterlingError("lesson/step", came=step)
        self.lesson = lesson
        self.game = lesson.game
        self.words = words
        self.console = console
        self.drawing = drawing(lesson.game)
        self.ask = ask or (lambda prompt: input(prompt))
        self.names = [words("player-you"), *(words(f"bot-{level}") for level in lesson.opponents)]
        self.characters = lesson.game.facts.characters
        self.run_of = Run(lesson)
        self.story: list[Line] = []
        self.turn_to(step or lesson.names()[0], jump=True)

    def run(self) -> None:
        title = self.words(self.game.facts.name + "-title")
        self.console.print(plain(title, "bold"))
        self.console.print(plain(self.words("play-learn-welcome", minutes=self.lesson.minutes)))
        self.console.print(plain(self.drawing.legend(self.words), "dim"))
        try:
            while not (self.run_of.is_last() and self.read_on()):
                self.step()
            self.console.print(plain(self.words("play-learn-done", game=self.game.facts.name), "bold"))
        except Quit:
            step = self.run_of.task().name
            self.console.print(plain(self.words("play-learn-left", game=self.game.facts.name, step=step)))

    def turn_to(self, step: str, jump: bool = False) -> None:
        """Reads on, or puts the step's own position on the table."""
        jump = jump or not self.run_of.goes_on(step)
        self.run_of = self.run_of.turned(step)
        if jump:
            number = self.run_of.number
            self.state = self.lesson.begin(self.lesson.chapter_of(number), self.lesson.before(number))
            self.story = []

    def step(self) -> None:
        """What the opponents have to do, or one step of the learner."""
        due = self.run_of.due()
        if due is not None:
            self.play(*due)
        elif self.run_of.task().asks():
            self.act()
        elif self.read_on():
            self.turn_to(self.lesson.names()[self.run_of.number + 1])

    def play(self, seat: int, code: int) -> None:
        before = self.game.shown(self.game.view(self.state, LEARNER))
        play(self.game, self.state, seat, code)
        after = self.game.shown(self.game.view(self.state, LEARNER))
        happened = self.game.happened(before, after, self.game.heard(before, seat, code))
        self.story += tell(self.game, happened, self.words, self.names, LEARNER, self.characters)
        self.run_of = self.run_of.after(seat, code)

    def show(self) -> Task:
        """The story since the last step, the board, and what the step says."""
        task = self.run_of.task()
        for line in self.story:
            self.console.print(told(line))
        self.story = []
        view = self.game.shown(self.game.view(self.state, LEARNER))
        self.console.print()
        self.console.print(self.drawing.render(self.game, view, self.words, self.names, self.characters))
        count = self.words("web-learn-step", number=self.run_of.number + 1, of=len(self.lesson.steps()))
        said = self.words(self.lesson.key(task.name), **task.facts())
        self.console.print()
        self.console.print(Text.assemble((f"{count}  ", "dim"), (said, "bold yellow")))
        return task

    def read_on(self) -> bool:
        """Something to read; False if the learner has turned to another step instead."""
        if self.run_of.task().asks():
            return False
        self.show()
        while True:
            answer = self.read(self.words("play-learn-enter"))
            if not answer:
                return True
            if self.command(answer):
                return False

    def act(self) -> None:
        """Something to do: the learner chooses until it is what the step asks for."""
        task = self.show()
        view = self.game.shown(self.game.view(self.state, LEARNER))
        groups = self.drawing.arrange(self.game.legal(self.state, LEARNER))
        legal = [action for group in groups for action in group]
        self.console.print(
            asked(self.names[LEARNER], self.drawing.prompt(self.game, view, self.words, self.characters))
        )
        number = 0
        for group in groups:
            lines = [self.listed(number + at, action) for at, action in enumerate(group, start=1)]
            self.console.print(Columns(lines, padding=(0, 2)), highlight=False)
            number += len(group)
        while True:
            answer = self.read("> ")
            if not answer:
                continue
            if self.command(answer):
                return
            try:
                if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(legal):
                    code = legal[int(answer) - 1].code
                else:
                    text = self.drawing.hear(answer)
                    code = self.game.parse(text) if isinstance(text, str) else text
                play(self.game, self.state.clone(), LEARNER, code)
            except SterlingError as problem:
                # The rules say why not.
                self.console.print(plain(str(problem), "red"))
                continue
            key = self.run_of.answer(code)
            if key is None:
                self.play(LEARNER, code)
                return
            self.console.print(
                plain(self.words(key, **task.facts()) if key else self.words.error("lesson/not-now", {}))
            )

    def listed(self, number: int, action: Action) -> Text:
        """A choice; what the step asks for is highlighted."""
        view = self.game.shown(self.game.view(self.state, LEARNER))
        line = listed(number, action, self.drawing.gloss(self.game, view, action, self.words, self.characters))
        if self.run_of.answer(action.code) is not None:
            return line
        return Text(RIGHT, style="bold yellow").append_text(line)

    def read(self, prompt: str) -> str:
        try:
            return self.ask(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def command(self, answer: str) -> bool:
        """Handles what is not an act; returns whether another step is shown now."""
        names, number = self.lesson.names(), self.run_of.number
        match answer.lower():
            case "?" | "help":
                self.console.print(plain(self.words("play-learn-help")))
            case "back" if number > 0:
                self.turn_to(names[number - 1], jump=True)
                return True
            case "skip" if number + 1 < len(names):
                self.turn_to(names[number + 1])
                return True
            case "quit" | "exit":
                raise Quit
            case _:
                return False
        return False
