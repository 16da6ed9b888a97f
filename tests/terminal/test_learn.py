"""Lessons in the terminal: the same steps, the same answers, and a clean way out."""

from io import StringIO

import pytest
from rich.console import Console

from sterling.core.errors import SterlingError
from sterling.games import names
from sterling.games.lessons import lesson, lesson_names
from sterling.i18n import LANGUAGES, Words
from sterling.terminal.learn import RIGHT, TerminalLesson

TAUGHT = [name for name in names() if lesson_names(name)]


def learn(game: str, language: str, lines: list[str], step: str = "") -> str:
    out = StringIO()
    waiting = list(lines)

    def ask(prompt: str) -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    console = Console(file=out, width=200)
    TerminalLesson(lesson(game), Words(language), console, step, ask).run()
    assert waiting == []
    return " ".join(out.getvalue().split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end(game: str, language: str) -> None:
    course, words = lesson(game), Words(language)
    lines: list[str] = []
    for task in course.steps():
        lines += [course.game.format(code) for code in task.right[0]] if task.asks() else [""]
    told = learn(game, language, lines)
    for task in course.steps():
        assert " ".join(words(course.key(task.name), **task.facts()).split()) in told
    assert RIGHT.strip() in told
    assert " ".join(words("play-learn-done", game=game).split()) in told


def test_other_moves_get_their_answers_and_the_way_back_is_open() -> None:
    words = Words("en")
    told = learn("john-silver", "en", ["ship-8:b1", "T?", "?", "back", "skip", "quit"], "lay")
    assert words("lesson-john-silver-lay-other-column") in told
    assert words.error("john-silver/lay-first", {}) in told
    assert words("play-learn-help") in told
    assert words("lesson-john-silver-keep") in told
    assert "sterling learn john-silver --step lay" in told


def test_an_unknown_step_is_refused() -> None:
    with pytest.raises(SterlingError) as problem:
        learn("amulet", "en", [], "nonsense")
    assert problem.value.code == "lesson/step"
