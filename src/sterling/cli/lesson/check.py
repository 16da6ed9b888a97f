"""`sterling lesson check`: reads a lesson, plays it every way it can be played, and looks for its words."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console

from sterling.cli._files import print_json, read_text
from sterling.cli._options import add_json
from sterling.cli._parser import Parser
from sterling.core.errors import LessonError
from sterling.core.lesson import LARGEST, Lesson
from sterling.i18n import LANGUAGES, Words
from sterling.terminal.text import plain

EXAMPLE = "sterling lesson check my.lesson"
ORDER = 10


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words("cli-help-lesson-file"))
    add_json(parser, words)


def run(chosen: Namespace, words: Words, console: Console) -> None:
    from sterling.games.lessons import read_file
    from sterling.games.rehearsal import problems

    lesson = read_file(chosen.file, read_text(chosen.file, LARGEST))
    found = [*problems(lesson, chosen.file.name), *missing_words(lesson, chosen.file)]
    if chosen.json:
        steps = {"game": lesson.game.facts.name, "steps": lesson.names()}
        print_json({**steps, "problems": [{"code": one.code, "facts": one.facts} for one in found]})
    else:
        for one in found:
            console.print(plain(words.error(one.code, one.facts), "red"))
        if not found:
            title = words(f"{lesson.game.facts.name}-title")
            told = words("play-lesson-ok", file=str(chosen.file), game=title, steps=len(lesson.names()))
            console.print(plain(told, "bold green"))
    if found:
        raise SystemExit(2)


def missing_words(lesson: Lesson, file: Path) -> list[LessonError]:
    """The texts of the lesson that a language lacks: in the catalogue, and in the file of that language beside the
    lesson."""
    found: list[LessonError] = []
    for language in LANGUAGES:
        beside, catalogue = _keys(file.parent / f"{language}.ftl"), Words(language)
        for line, key, facts in lesson.said():
            if key in beside:
                continue
            try:
                catalogue(key, **facts)
            except LookupError:
                found.append(LessonError("lesson/words", file=file.name, line=line, came=key, language=language))
    return found


def _keys(file: Path) -> set[str]:
    from fluent.syntax import FluentParser, ast

    entries = FluentParser().parse(read_text(file)).body if file.is_file() else []
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
