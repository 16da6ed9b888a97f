"""Lessons played before anybody learns from them.

- `problems(lesson)`: plays a lesson every way it can be played; says what does not work, and in which line
"""

from collections.abc import Iterator

from sterling.core.errors import LessonError, SterlingError
from sterling.core.lesson import LEARNER, Lesson, Run, Task, kind_of, measure
from sterling.core.match import play
from sterling.core.state import State
from sterling.games.lessons import ENDING


def problems(course: Lesson, file: str = "") -> list[LessonError]:
    """What does not work, step by step: every right act is played, and the opponents' acts after it."""
    name = file or course.name + ENDING
    found: list[LessonError] = []
    number = 0
    for chapter in course.chapters:
        try:
            state = course.begin(chapter, list(chapter.played))
        except SterlingError as problem:
            found.append(_wrong(name, chapter.line, problem))
            number += len(chapter.tasks)
            continue
        found += _playing(name, Run(course, number), state)
        number += len(chapter.tasks)
    return found


def _playing(file: str, run: Run, state: State) -> Iterator[LessonError]:
    """Plays a chapter from here to its end; where several acts are right, each of them."""
    course, task = run.lesson, run.task()
    game = course.game
    for number in task.numbers.values():
        try:
            came = _measured(course, task, state, number.source)
        except (LookupError, ValueError, TypeError, SterlingError):
            yield LessonError("lesson/source", file=file, line=number.line, came=number.source)
            continue
        if came != number.value:
            yield LessonError("lesson/number", file=file, line=number.line, expected=number.value, came=came)
    if not task.asks():
        following = None if run.is_last() else course.names()[run.number + 1]
        if following is not None and run.goes_on(following):
            yield from _after(file, run.turned(following), state.clone())
        return
    legal = _legal(state)
    if not run.done:
        yield from _idle(file, course, task, state)
    tried = [way[len(run.done)] for way in task.right if way[: len(run.done)] == run.done and len(way) > len(run.done)]
    tried += [code for code in legal if not run.done and kind_of(game, code) in task.kinds]
    for code in dict.fromkeys(tried):
        after = state.clone()
        try:
            play(game, after, LEARNER, code)
        except SterlingError as problem:
            yield _wrong(file, task.line, problem)
            return
        wrong = list(_after(file, run.after(LEARNER, code), after))
        yield from wrong
        if wrong:
            # One way that fails is enough to tell.
            return


def _idle(file: str, course: Lesson, task: Task, state: State) -> Iterator[LessonError]:
    """Answers that nobody can hear, because what they answer is not possible at any moment of the step."""
    game, now = course.game, state.clone()
    possible = set(_legal(now))
    for code in task.right[0][:-1]:
        if code not in _legal(now):
            return
        now.apply(LEARNER, code)
        possible |= set(_legal(now))
    for code in task.answers:
        if code not in possible:
            yield LessonError("lesson/idle", file=file, line=task.line, came=game.format(code))
    others = {kind_of(game, code) for code in possible if code not in task.answers}
    for kind in task.general:
        if kind not in others:
            yield LessonError("lesson/idle", file=file, line=task.line, came=kind)


def _measured(course: Lesson, task: Task, state: State, source: str) -> int:
    """`gain ACTS SOURCE`: how much more it is after these acts, if the opponents do what the step says."""
    if not source.startswith("gain "):
        return measure(course.game, state, source)
    _, acts, path = source.split(" ", 2)
    after = state.clone()
    for seat, code in [*((LEARNER, course.game.parse(text)) for text in acts.split(",")), *task.then]:
        play(course.game, after, seat, code)
    return measure(course.game, after, path) - measure(course.game, state, path)


def _legal(state: State) -> list[int]:
    return list(state.legal(LEARNER)) if state.waiting() >> LEARNER & 1 else []


def _after(file: str, run: Run, state: State) -> Iterator[LessonError]:
    """Lets the opponents act, then goes on."""
    course = run.lesson
    line = run.task().line
    while (act := run.due()) is not None:
        seat, code = act
        try:
            play(course.game, state, seat, code)
        except SterlingError as problem:
            yield _wrong(file, line, problem)
            return
        run = run.after(seat, code)
    yield from _playing(file, run, state)


def _wrong(file: str, line: int, problem: SterlingError) -> LessonError:
    told = {key: fact for key, fact in problem.facts.items() if key not in ("file", "line")}
    return LessonError("lesson/wrong", file=file, line=line, **told, reason=str(problem), cause=problem.code)
