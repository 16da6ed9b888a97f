"""The format of lessons: what is read, and what is refused with file and line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sterling.core.errors import LessonError
from sterling.core.lesson import LEARNER, Lesson, Run, read_lesson
from sterling.games import game
from sterling.games.rehearsal import problems

HEAD = """sterling lesson 1
game: john-silver
seats: 2
option start-player: 0
opponents: nell
minutes: 4
"""
CHAPTER = """chapter one
order stock: ship-8 ship-9 ship-1 sailor-7
order stock: chest-6 sailor-12
play: 0 K6, 1 K6
"""
STEPS = """step lay
number cards: 6 = len view.own.hand   # six cards
show: card:ship-8 cell:0:0
do: ship-8:a1 ship-8:c1
else: column ship-8:b1
else: other any:lay
then: 1 ship-2:b1

step end
"""


def read(text: str) -> Lesson:
    return read_lesson(text, "a.lesson", "a", game)


def test_a_lesson_is_read() -> None:
    lesson = read(HEAD + CHAPTER + STEPS)
    assert lesson.names() == ["lay", "end"]
    assert (lesson.game.facts.name, lesson.opponents, lesson.minutes) == ("john-silver", ("nell",), 4)
    task = lesson.steps()[0]
    assert task.show == ("card:ship-8", "cell:0:0")
    assert task.facts() == {"cards": 6}
    assert [lesson.game.format(code) for way in task.right for code in way] == ["ship-8:a1", "ship-8:c1"]
    assert [lesson.game.format(code) for _, code in task.then] == ["ship-2:b1"]
    assert problems(lesson) == []
    keys = [key for _, key, _ in lesson.said()]
    assert keys == [
        "lesson-john-silver-chapter-one",
        "lesson-john-silver-lay",
        "lesson-john-silver-lay-column",
        "lesson-john-silver-lay-other",
        "lesson-john-silver-end",
    ]


def test_a_run_goes_from_act_to_act() -> None:
    lesson = read(HEAD + CHAPTER + STEPS)
    parse = lesson.game.parse
    run = Run(lesson)
    assert run.answer(parse("ship-8:c1")) is None
    assert run.answer(parse("ship-8:b1")) == "lesson-john-silver-lay-column"
    assert run.answer(parse("ship-9:b1")) == "lesson-john-silver-lay-other"
    assert run.answer(parse("T?")) == ""
    watching = run.after(LEARNER, parse("ship-8:a1"))
    assert watching.due() == (1, parse("ship-2:b1"))
    assert watching.answer(parse("ship-8:a1")) is not None, "the opponents come first"
    done = watching.after(*(1, parse("ship-2:b1")))
    assert (done.task().name, done.due(), done.is_last()) == ("end", None, True)
    assert done.turned("lay") == Run(lesson)
    assert not run.goes_on("end"), "a step that asks for something is not read over: that is a jump"


def test_several_acts_in_a_row_are_one_step() -> None:
    text = STEPS.replace("do: ship-8:a1 ship-8:c1", "do: sailor-7:a2,T?").replace("else: column ship-8:b1\n", "")
    lesson = read(HEAD + CHAPTER + text)
    parse = lesson.game.parse
    run = Run(lesson)
    assert run.answer(parse("T?")) is not None
    half = run.after(LEARNER, parse("sailor-7:a2"))
    assert (half.number, half.due()) == (0, None)
    assert half.answer(parse("sailor-7:a2")) is not None
    assert half.answer(parse("T?")) is None
    assert half.after(LEARNER, parse("T?")).due() is not None


WRONG = [
    ("format", 1, "sterling lesson 2\n"),
    ("format", 1, ""),
    ("missing", 5, HEAD.replace("minutes: 4\n", "") + CHAPTER + STEPS),
    ("value", 6, HEAD.replace("minutes: 4", "minutes: many") + CHAPTER + STEPS),
    ("value", 6, HEAD.replace("nell", "nell nell") + CHAPTER + STEPS),
    ("value", 4, HEAD.replace("start-player: 0", "start-player: mine") + CHAPTER + STEPS),
    ("wrong", 6, HEAD.replace("john-silver", "chess") + CHAPTER + STEPS),
    ("wrong", 6, HEAD.replace("seats: 2", "seats: 9").replace("nell", "nell " * 8) + CHAPTER + STEPS),
    ("field", 7, HEAD + "colour: red\n" + CHAPTER + STEPS),
    ("line", 7, HEAD + "what is this\n" + CHAPTER + STEPS),
    ("empty", 7, HEAD),
    ("begin", 7, HEAD + STEPS),
    ("begin", 7, HEAD + CHAPTER.replace("chapter one", "chapter ONE") + STEPS),
    ("begin", 11, HEAD + CHAPTER),
    ("wrong", 7, HEAD + CHAPTER.replace("chest-6", "chest-99") + STEPS),
    ("act", 10, HEAD + CHAPTER.replace("1 K6", "7 K6") + STEPS),
    ("wrong", 10, HEAD + CHAPTER.replace("1 K6", "1 K7") + STEPS),
    ("field", 15, HEAD + CHAPTER + STEPS.replace("else: column", "else: Column")),
    ("kind", 16, HEAD + CHAPTER + STEPS.replace("any:lay", "any:fly")),
    ("first", 11, HEAD + CHAPTER + STEPS.replace("do: ship-8:a1 ship-8:c1", "do: any:lay")),
    ("field", 12, HEAD + CHAPTER + STEPS.replace("6 = len", "six = len")),
    ("ending", 11, HEAD + CHAPTER + STEPS.replace("step end\n", "")),
    ("twice", 19, HEAD + CHAPTER + STEPS.replace("step end", "step lay")),
]


@pytest.mark.parametrize(("code", "line", "text"), WRONG)
def test_what_is_wrong_is_told_with_its_line(code: str, line: int, text: str) -> None:
    with pytest.raises(LessonError) as problem:
        read(text)
    assert (problem.value.code, problem.value.facts["line"]) == (f"lesson/{code}", line)
    assert problem.value.facts["file"] == "a.lesson"
    assert str(problem.value).startswith(("a.lesson", "There"))


UNPLAYABLE = [
    ("wrong", 7, CHAPTER.replace("0 K6, 1 K6", "0 K6, 0 K6"), STEPS),
    ("wrong", 11, CHAPTER, STEPS.replace("do: ship-8:a1 ship-8:c1", "do: ship-2:a1")),
    ("wrong", 11, CHAPTER, STEPS.replace("then: 1 ship-2:b1", "then: 1 ship-2:a1")),
    ("number", 12, CHAPTER, STEPS.replace("cards: 6", "cards: 7")),
    ("source", 12, CHAPTER, STEPS.replace("view.own.hand", "view.own.foot")),
    ("idle", 11, CHAPTER, STEPS.replace("else: column ship-8:b1", "else: column ship-13:b1")),
    ("idle", 11, CHAPTER, STEPS.replace("any:lay", "any:take")),
]


@pytest.mark.parametrize(("code", "line", "chapter", "steps"), UNPLAYABLE)
def test_what_does_not_work_is_found_by_playing(code: str, line: int, chapter: str, steps: str) -> None:
    found = problems(read(HEAD + chapter + steps))
    assert (f"lesson/{code}", line) in [(one.code, one.facts["line"]) for one in found]


@given(st.text(max_size=200), st.integers(0, 400))
def test_no_text_leads_to_anything_but_a_lesson_or_a_coded_error(noise: str, at: int) -> None:
    text = HEAD + CHAPTER + STEPS
    try:
        problems(read(text[:at] + noise + text[at:]))
    except LessonError as problem:
        assert problem.facts["line"]
