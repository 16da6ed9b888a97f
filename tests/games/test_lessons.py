"""The lessons of the games: played to their end in every way, with every number and every text compared."""

import re

import pytest

from sterling.core.lesson import LEARNER, Lesson, Run
from sterling.core.match import play
from sterling.games import folders, games, names
from sterling.games.lessons import lesson, lesson_names
from sterling.games.rehearsal import problems
from sterling.games.silver_gold.cards import load as islands
from sterling.games.silver_gold.codes import COLOURS
from sterling.i18n import LANGUAGES, Words

LESSONS = [(name, which) for name in names() for which in lesson_names(name)]
LONGEST = 200
"""How many characters a step may have: four lines on a small phone."""
RULE = re.compile(r"\b(?:{})-[A-Z]?\d+".format("|".join(facts.prefix for facts in games())))


def test_every_game_of_the_house_is_taught() -> None:
    assert {name for name, _ in LESSONS} >= {"silver-gold", "amulet", "john-silver"}


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_a_lesson_can_be_played_every_way(name: str, which: str) -> None:
    assert [str(problem) for problem in problems(lesson(name, which))] == []


def played(course: Lesson) -> list[tuple[Run, list[int], list[int]]]:
    """Every step that asks for something: the run, the legal acts, and those that are illegal."""
    found = []
    for number, task in enumerate(course.steps()):
        if task.asks():
            state = course.begin(course.chapter_of(number), course.before(number))
            legal = list(state.legal(LEARNER))
            found.append((Run(course, number), legal, [c for c in range(course.game.facts.actions) if c not in legal]))
    return found


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_every_step_answers_every_act(name: str, which: str) -> None:
    """The right one leads on, another legal one has a written answer, an illegal one the sentence of the rule."""
    course = lesson(name, which)
    for run, legal, illegal in played(course):
        task = run.task()
        assert run.answer(task.right[0][0]) is None
        for code in legal:
            answer = run.answer(code)
            assert answer != "", f"{task.name}: {course.game.format(code)} has no answer of its own"
        state = course.begin(course.chapter_of(run.number), course.before(run.number))
        for code in illegal[:: max(1, len(illegal) // 20)]:
            with pytest.raises(Exception, match=r"\w") as problem:
                play(course.game, state, LEARNER, code)
            for language in LANGUAGES:
                code_of, facts = problem.value.code, problem.value.facts  # type: ignore[attr-defined]
                assert not Words(language).error(code_of, facts).startswith(code_of)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_every_text_exists_is_short_and_shows_no_code(name: str, which: str, language: str) -> None:
    words = Words(language)
    for _, key, facts in lesson(name, which).said():
        text = words(key, **facts)
        assert len(text) <= LONGEST, f"{key}: {len(text)}"
        assert not RULE.search(text), text
    known = {key for name, which in LESSONS for _, key, _ in lesson(name, which).said()}
    file = folders()[name] / "lessons" / f"{language}.ftl"
    written = re.findall(r"(?m)^([a-z0-9-]+) =", file.read_text(encoding="utf-8"))
    assert sorted(set(written) - known) == [], "every text is said"


def digits(text: str) -> set[int]:
    """The numbers that are written in a text, in figures."""
    return {int(number) for number in re.findall(r"\d+", text)}


CONSTANTS = {
    "silver-gold": {1, 2},
    "amulet": {0, 4, 5, 10, 12},
    "john-silver": {1, 4, 7, 8, 9},
}
"""What the rules say or what is printed on a card: a palm pays 1 and 1 more, powers go from 0 to 4 and from 5 to 12, a
failed call costs 10, black spots cost 8 and 4; ship 8, sailor 7."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_every_number_comes_from_the_game(name: str, which: str, language: str) -> None:
    """Numbers that depend on the position are arguments, which `problems` compares with the game."""
    words = Words(language)
    for _, key, facts in lesson(name, which).said():
        assert digits(words(key, **facts)) <= CONSTANTS[name] | {abs(fact) for fact in facts.values()}, key


def test_what_the_lesson_says_about_seals_is_true() -> None:
    """“2 points for every orange island you’ve completed. You have three.”"""
    course = lesson("silver-gold")
    number = course.names().index("seals")
    view = course.game.view(course.begin(course.chapter_of(number), course.before(number)), LEARNER)
    cards = {island.name: island for island in islands(None, "deck")[0]}
    aside = [cards[name].colour for name in view.players[LEARNER].aside]  # type: ignore[attr-defined]
    purple = cards["P01"]
    assert COLOURS[purple.colour] == "purple"
    assert (purple.seal, purple.pays) == (COLOURS.index("orange"), 2)
    assert aside.count(COLOURS.index("orange")) == 3
