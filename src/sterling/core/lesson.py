"""A lesson: a course of small steps at a real table, read from a text file (docs/lessons.md).

- `read_lesson(text, file, configure)`: reads a file; a LessonError names the line that is wrong
- `Lesson`, `Chapter`, `Task`: what is in it; the words are messages of the catalogue
- `Run`: where a learner is. It is a pure fold: acts in, the next step out. The state of the game is kept by whoever
  runs the lesson: the service, the terminal, a test.
"""

import hashlib
import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from sterling.core.errors import LessonError, SterlingError
from sterling.core.game import Game, OptionValue
from sterling.core.match import play
from sterling.core.record import option_value
from sterling.core.state import State

MAGIC = "sterling lesson 1"
LARGEST = 100_000
"""No lesson is longer than this many characters."""
LEARNER = 0
"""The learner's seat; opponents sit in the others."""
_NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LINE = re.compile(r"(?P<key>[a-z-]+)(?: (?P<about>[^:\s][^:]*?))?:(?: +(?P<value>.*))?")
_BEGIN = re.compile(r"(?P<what>chapter|step) +(?P<name>\S+)")
_ACT = re.compile(r"(?P<seat>[0-9]) +(?P<text>\S+)")
_NUMBER = re.compile(r"(?P<value>-?[0-9]{1,4}) += +(?P<source>\S.*)")
_ANY = "any:"

T = TypeVar("T")
Act = tuple[int, int]
"""A seat and the code of its action."""


class Number(msgspec.Struct, frozen=True):
    """A number that the text of a step mentions, and where the game has it (`measure`)."""

    value: int
    source: str
    line: int


class Task(msgspec.Struct, frozen=True):
    """One step: something to read, and often something to do."""

    name: str
    line: int
    show: tuple[str, ...] = ()
    """The places of the board that are highlighted, by their `data-spot` names; `choice:<id>` is a button."""
    right: tuple[tuple[int, ...], ...] = ()
    """The ways that lead on, each one act or several in a row. The first is played for a learner who skips the step."""
    kinds: tuple[str, ...] = ()
    """Any legal act of these kinds leads on too."""
    answers: dict[int, str] = {}
    """What is said to another legal act, by its code …"""
    general: dict[str, str] = {}
    """… or by its kind."""
    then: tuple[Act, ...] = ()
    """What happens afterwards: what the opponents do, and what the learner's client would do by itself, such as ending
    a turn."""
    numbers: dict[str, Number] = {}

    def asks(self) -> bool:
        """Whether the learner has to act; otherwise there is only something to read."""
        return bool(self.right)

    def is_right(self, game: Game, code: int, done: tuple[int, ...] = ()) -> bool:
        """Whether an act leads on, after those already done in this step."""
        way = (*done, code)
        return any(one[: len(way)] == way for one in self.right) or (not done and kind_of(game, code) in self.kinds)

    def is_done(self, way: tuple[int, ...]) -> bool:
        """Whether these acts are all that the step asks for; they lead on."""
        return way in self.right or not any(one[: len(way)] == way for one in self.right)

    def facts(self) -> dict[str, int]:
        """The arguments of its text."""
        return {name: number.value for name, number in self.numbers.items()}


class Chapter(msgspec.Struct, frozen=True):
    """A position and the steps that begin there."""

    name: str
    line: int
    orders: dict[str, list[str]]
    """The deal, as `Game.deal` takes it."""
    played: tuple[Act, ...]
    """What has happened before the first step."""
    tasks: tuple[Task, ...]


class Lesson(msgspec.Struct, frozen=True):
    """A whole lesson."""

    name: str
    game: Game
    opponents: tuple[str, ...]
    """The characters in the other seats."""
    minutes: int
    chapters: tuple[Chapter, ...]
    hash: str
    """Identifies its content: a table at which another version began does not continue."""

    def steps(self) -> list[Task]:
        return [task for chapter in self.chapters for task in chapter.tasks]

    def names(self) -> list[str]:
        return [task.name for task in self.steps()]

    def chapter_of(self, number: int) -> Chapter:
        for chapter in self.chapters:
            if number < len(chapter.tasks):
                return chapter
            number -= len(chapter.tasks)
        raise IndexError(number)

    def key(self, *parts: str) -> str:
        """The key of a message: `lesson-<game>-<step>`, or that of an answer, `lesson-<game>-<step>-<answer>`."""
        return "-".join(["lesson", self.game.facts.name, *parts])

    def said(self) -> list[tuple[int, str, dict[str, int]]]:
        """Every message it needs, with its line and its arguments."""
        found: list[tuple[int, str, dict[str, int]]] = []
        for chapter in self.chapters:
            found.append((chapter.line, self.key("chapter", chapter.name), {}))
            for task in chapter.tasks:
                found.append((task.line, self.key(task.name), task.facts()))
                answers = sorted({*task.answers.values(), *task.general.values()})
                found += [(task.line, self.key(task.name, answer), task.facts()) for answer in answers]
        return found

    def begin(self, chapter: Chapter, acts: list[Act]) -> State:
        """The state after these acts of a chapter."""
        state = self.game.start(self.game.deal(orders=chapter.orders))
        for seat, code in acts:
            play(self.game, state, seat, code)
        return state

    def before(self, number: int) -> list[Act]:
        """What is played in its chapter before a step, if the learner does the first right thing everywhere."""
        acts: list[Act] = []
        for chapter in self.chapters:
            acts = list(chapter.played)
            for task in chapter.tasks:
                if number == 0:
                    return acts
                if task.asks():
                    acts += [(LEARNER, code) for code in task.right[0]]
                acts += task.then
                number -= 1
        raise IndexError(number)


class Run(msgspec.Struct, frozen=True):
    """Where a learner is in a lesson: the number of the step, what has been done in it, and what the opponents still
    have to do."""

    lesson: Lesson
    number: int = 0
    done: tuple[int, ...] = ()
    left: tuple[Act, ...] = ()

    def task(self) -> Task:
        return self.lesson.steps()[self.number]

    def is_last(self) -> bool:
        return self.number == len(self.lesson.steps()) - 1

    def due(self) -> Act | None:
        """What is done now as written; None if it is up to the learner."""
        return self.left[0] if self.left else None

    def answer(self, code: int) -> str | None:
        """What is said to a legal act of the learner that does not lead on, as the key of a message; None if it is
        right. An empty key stands for the general answer."""
        task = self.task()
        if self.due() == (LEARNER, code):
            return None
        if not self.left and task.asks() and task.is_right(self.lesson.game, code, self.done):
            return None
        said = task.answers.get(code) or task.general.get(kind_of(self.lesson.game, code), "")
        return self.lesson.key(task.name, said) if said else ""

    def after(self, seat: int, code: int) -> "Run":
        """The run after a right act of the learner, or after what an opponent had to do."""
        if self.left:
            return self._leaving(self.left[1:])
        way = (*self.done, code)
        return self._leaving(self.task().then) if self.task().is_done(way) else Run(self.lesson, self.number, way)

    def _leaving(self, left: tuple[Act, ...]) -> "Run":
        return Run(self.lesson, self.number, (), left) if left else Run(self.lesson, self.number + 1)

    def goes_on(self, step: str) -> bool:
        """Whether the learner has read this step and continues with the next one; any other step is a jump."""
        if self.left or self.task().asks() or self.is_last():
            return False
        lesson, number = self.lesson, self.number
        same = lesson.chapter_of(number) is lesson.chapter_of(number + 1)
        return same and lesson.names()[number + 1] == step

    def turned(self, step: str) -> "Run":
        """The run after the learner has turned to a step."""
        if self.goes_on(step):
            return self._leaving(self.task().then)
        return Run(self.lesson, self.lesson.names().index(step))


def kind_of(game: Game, code: int) -> str:
    """The kind of an act: the `do` of its structured form."""
    return str(msgspec.to_builtins(game.form(code))["do"])


def measure(game: Game, state: State, source: str) -> int:
    """A number of the game as the learner sees it.

    `view.players.0.coins` is a field of the learner's view, `len` and `sum` before it count or add up a list, and
    `score.0.coins` is a part of a seat's score (`total` is all of it).
    """
    how, _, path = source.rpartition(" ")
    root, *steps = path.split(".")
    if root == "view":
        found: Any = msgspec.to_builtins(game.view(state, LEARNER))
    elif root == "score":
        found = [{**score.parts, "total": score.total} for score in game.scores(state)]
    else:
        raise LookupError(source)
    for step in steps:
        found = found[int(step)] if isinstance(found, list | tuple) else found[step]
    if how == "len":
        return len(found)
    if how == "sum":
        return sum(found)
    if how:
        raise LookupError(source)
    return int(found)


def read_lesson(text: str, file: str, name: str, configure: Callable[..., Game]) -> Lesson:
    """Reads a lesson; `configure` makes the game (as `sterling.game` does). A LessonError names file and line."""
    return _Reader(text, file, configure).lesson(name)


class _Reader:
    """Reads the head, then chapter by chapter."""

    def __init__(self, text: str, file: str, configure: Callable[..., Game]) -> None:
        self.file = file
        self.configure = configure
        if len(text) > LARGEST:
            raise LessonError("lesson/long", file=self.file, line=1, expected=LARGEST, came=len(text))
        self.hash = hashlib.sha256(text.encode()).hexdigest()[:16]
        lines = enumerate(text.replace("\r\n", "\n").split("\n"), start=1)
        bare = [(number, line.split("#", 1)[0].strip()) for number, line in lines]
        self.lines = [(number, line) for number, line in bare if line]
        self.last = bare[-1][0]
        self.at = 0

    def lesson(self, name: str) -> Lesson:
        first = self.lines[0] if self.lines else (1, "")
        if first[1] != MAGIC:
            raise LessonError("lesson/format", file=self.file, line=first[0], expected=MAGIC, came=first[1][:80])
        self.at = 1
        game, opponents, minutes = self.head()
        chapters: list[Chapter] = []
        while self.at < len(self.lines):
            chapters.append(self.chapter(game))
        if not chapters:
            raise LessonError("lesson/empty", file=self.file, line=self.last)
        self.check_names(chapters)
        return Lesson(name, game, opponents, minutes, tuple(chapters), self.hash)

    def check_names(self, chapters: list[Chapter]) -> None:
        known: set[str] = set()
        for task in (task for chapter in chapters for task in chapter.tasks):
            if task.name in known:
                raise LessonError("lesson/twice", file=self.file, line=task.line, came=task.name)
            known.add(task.name)

    def head(self) -> tuple[Game, tuple[str, ...], int]:
        options: dict[str, OptionValue] = {}
        told: dict[str, str] = {}
        line = 1
        for line, key, about, value in self.fields():
            if key == "option" and about:
                try:
                    options[about] = option_value(value)
                except ValueError:
                    raise LessonError(
                        "lesson/value", file=self.file, line=line, field=f"option {about}", came=value[:80]
                    ) from None
            elif key in ("game", "seats", "rule-set", "opponents", "minutes") and not about:
                told[key] = value
            else:
                raise LessonError("lesson/field", file=self.file, line=line, came=f"{key} {about}".strip()[:80])
        for key in ("game", "seats", "opponents", "minutes"):
            if key not in told:
                raise LessonError("lesson/missing", file=self.file, line=line, field=key)
        for key in ("seats", "minutes"):
            if not re.fullmatch("[1-9]", told[key]):
                raise LessonError("lesson/value", file=self.file, line=line, field=key, came=told[key][:80])
        opponents = tuple(told["opponents"].split())
        if len(opponents) != int(told["seats"]) - 1:
            raise LessonError("lesson/value", file=self.file, line=line, field="opponents", came=told["opponents"][:80])
        game = self.made(line, lambda: self.configure(told["game"], int(told["seats"]), told.get("rule-set"), options))
        return game, opponents, int(told["minutes"])

    def made(self, line: int, make: Callable[[], T]) -> T:
        """What `make` returns; its error gets the line."""
        try:
            return make()
        except SterlingError as problem:
            told = {key: fact for key, fact in problem.facts.items() if key not in ("file", "line")}
            raise LessonError(
                "lesson/wrong", file=self.file, line=line, **told, reason=str(problem), cause=problem.code
            ) from None

    def fields(self) -> list[tuple[int, str, str, str]]:
        """The lines up to the next chapter or step, taken apart."""
        found: list[tuple[int, str, str, str]] = []
        while self.at < len(self.lines) and not _BEGIN.fullmatch(self.lines[self.at][1]):
            number, line = self.lines[self.at]
            match = _LINE.fullmatch(line)
            if match is None:
                raise LessonError("lesson/line", file=self.file, line=number, came=line[:80])
            found.append((number, match["key"], match["about"] or "", (match["value"] or "").strip()))
            self.at += 1
        return found

    def begin(self, what: str) -> tuple[int, str]:
        """The line `chapter NAME` or `step NAME`."""
        number, line = self.lines[self.at] if self.at < len(self.lines) else (self.last, "")
        match = _BEGIN.fullmatch(line)
        if match is None or match["what"] != what or not _NAME.fullmatch(match["name"]):
            raise LessonError("lesson/begin", file=self.file, line=number, expected=what, came=line[:80])
        self.at += 1
        return number, match["name"]

    def next_is(self, what: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at][1].startswith(what + " ")

    def chapter(self, game: Game) -> Chapter:
        began, name = self.begin("chapter")
        orders: dict[str, list[str]] = {}
        played: list[Act] = []
        for line, key, about, value in self.fields():
            if key == "order" and about:
                orders[about] = [*orders.get(about, ()), *value.split()]
            elif key == "play" and not about:
                played += self.acts(line, game, value)
            else:
                raise LessonError("lesson/field", file=self.file, line=line, came=f"{key} {about}".strip()[:80])
        self.made(began, lambda: game.deal(orders=orders))
        tasks = [self.task(game)]
        while self.next_is("step"):
            tasks.append(self.task(game))
        if tasks[-1].asks() or tasks[-1].then:
            # What it brought is looked at before the next position is on the table.
            raise LessonError("lesson/ending", file=self.file, line=tasks[-1].line, came=tasks[-1].name)
        return Chapter(name, began, orders, tuple(played), tuple(tasks))

    def task(self, game: Game) -> Task:
        began, name = self.begin("step")
        show: list[str] = []
        right: list[tuple[int, ...]] = []
        kinds: list[str] = []
        answers: dict[int, str] = {}
        general: dict[str, str] = {}
        then: list[Act] = []
        numbers: dict[str, Number] = {}
        for line, key, about, value in self.fields():
            if key == "show" and not about:
                show += value.split()
            elif key == "do" and not about and value:
                for word in value.split():
                    if word.startswith(_ANY):
                        kinds.append(self.kind(line, game, word.removeprefix(_ANY)))
                    else:
                        right.append(tuple(self.code(line, game, text) for text in word.split(",")))
            elif key == "else" and not about and _NAME.fullmatch(value.split(" ")[0]):
                answer, *acts = value.split()
                for word in acts:
                    if word.startswith(_ANY):
                        general[self.kind(line, game, word.removeprefix(_ANY))] = answer
                    else:
                        answers[self.code(line, game, word)] = answer
            elif key == "then" and not about:
                then += self.acts(line, game, value)
            elif key == "number" and (match := _NUMBER.fullmatch(value)) and _NAME.fullmatch(about):
                numbers[about] = Number(int(match["value"]), match["source"], line)
            else:
                raise LessonError("lesson/field", file=self.file, line=line, came=f"{key} {about}".strip()[:80])
        if kinds and not right:
            raise LessonError("lesson/first", file=self.file, line=began, came=name)
        return Task(name, began, tuple(show), tuple(right), tuple(kinds), answers, general, tuple(then), numbers)

    def code(self, line: int, game: Game, text: str) -> int:
        return self.made(line, lambda: game.parse(text))

    def kind(self, line: int, game: Game, kind: str) -> str:
        known = sorted({kind_of(game, code) for code in range(game.facts.actions)})
        if kind not in known:
            raise LessonError("lesson/kind", file=self.file, line=line, expected=", ".join(known), came=kind[:40])
        return kind

    def acts(self, line: int, game: Game, text: str) -> list[Act]:
        """Acts with commas between them, each a seat and the text of its action."""
        found: list[Act] = []
        for one in text.split(","):
            match = _ACT.fullmatch(one.strip())
            if match is None or int(match["seat"]) >= game.seats:
                raise LessonError("lesson/act", file=self.file, line=line, came=one.strip()[:80])
            found.append((int(match["seat"]), self.code(line, game, match["text"])))
        return found
