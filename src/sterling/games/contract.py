"""What a game must have, checked: `problems(name)` says what is missing and where.

A game is a folder (see `sterling.games`) with

    __init__.py     GAME, the subclass of `Game` with its `Facts`
    bot.py, bot/    Greedy, a `Policy`; Expert, a `Knowledge`; EXPLORE; if it likes, LESSONS (what `sterling train` can
                    train) and BASELINES (searches as they once were)
    learned/        the files of the evaluations that Expert wants, if any
    terminal.py     the functions of `sterling.terminal.Drawing`
    words/          en.ftl, fr.ftl, de.ftl with the same messages, those named in `messages` among them
    book/           en.md, fr.md, de.md: the rules, each paragraph under a comment with its ids, such as <!-- SG-7 -->
    notation.md     how actions are written
    opponents.py    CAST, its characters, if it has any, each stronger than the one before
    moments.py      MOMENTS, the occasions on which they may say something, if any

and any other modules it needs; those named in `sterling._hot.GAME_MODULES` are compiled.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType

from fluent.syntax import FluentParser, ast

from sterling.bots import STRENGTHS, cast_of
from sterling.bots.policy import Policy
from sterling.bots.search import Knowledge
from sterling.core.errors import SetupError, SterlingError
from sterling.core.game import Game
from sterling.games import folders, game_class, game_module, public_name
from sterling.i18n import LANGUAGES
from sterling.terminal import Drawing


class ContractError(SterlingError):
    """Something a game must have but lacks; the facts name the file."""


def problems(name: str) -> list[ContractError]:
    """Everything that prevents a game from working everywhere; empty if it is complete."""
    folder = folders()[name]
    try:
        kind = game_class(name)
    except SetupError:
        return [ContractError("contract/name", file=f"{folder.name}/__init__.py", name="GAME")]
    wrong = [*_facts(kind, folder)]
    return wrong or [*_modules(kind, folder), *_cast(kind, folder), *_words(kind, folder), *_book(kind, folder)]


def messages(kind: type[Game]) -> list[str]:
    """The messages that every client uses by name."""
    name = kind.facts.name
    parts = {part for seats in kind.facts.seats for part in _parts(kind(seats))}
    wanted = [f"{name}-title", f"{name}-tagline", f"{name}-thing", *(f"{name}-part-{part}" for part in sorted(parts))]
    if len(kind.facts.rule_sets) > 1:
        wanted += [f"web-rules-{name}-{rule_set}" for rule_set in kind.facts.rule_sets]
    for character in cast_of(name):
        wanted += [f"bot-{character.name}", f"bot-{character.name}-about"]
    return wanted


def _parts(game: Game) -> list[str]:
    return list(game.parts(game.start(game.deal(0)))[0])


def _facts(kind: type[Game], folder: Path) -> Iterator[ContractError]:
    facts, file = kind.facts, f"{folder.name}/__init__.py"
    if facts.name != public_name(folder.name):
        yield ContractError("contract/fact", file=file, name="name", expected=public_name(folder.name), came=facts.name)
    if not re.fullmatch("[A-Z]{2}", facts.prefix):
        yield ContractError("contract/fact", file=file, name="prefix", expected="AB", came=facts.prefix)
    if not facts.seats or not set(facts.seats) <= set(range(1, 5)):
        yield ContractError("contract/fact", file=file, name="seats", expected="1-4", came=str(facts.seats))
    missing = sorted(getattr(kind, "__abstractmethods__", ()))
    for method in missing:
        yield ContractError("contract/name", file=file, name=f"{kind.__name__}.{method}")


def _modules(kind: type[Game], folder: Path) -> Iterator[ContractError]:
    name = public_name(folder.name)
    bot = {"Greedy": Policy, "Expert": Knowledge, "EXPLORE": float}
    functions = [name for name in vars(Drawing) if not name.startswith("_")]
    for part, wanted in (("bot", bot), ("terminal", dict.fromkeys(functions, FunctionType))):
        if not ((folder / f"{part}.py").is_file() or (folder / part / "__init__.py").is_file()):
            yield ContractError("contract/file", file=f"{folder.name}/{part}.py")
            continue
        module = game_module(name, part)
        for attribute, expected in wanted.items():
            found = getattr(module, attribute, None)
            if not (issubclass(found, expected) if isinstance(found, type) else isinstance(found, expected)):
                yield ContractError("contract/name", file=f"{folder.name}/{part}.py", name=attribute)


def _cast(kind: type[Game], folder: Path) -> Iterator[ContractError]:
    """People choose by strength: each character is stronger than the one before it."""
    strengths = [character.strength for character in cast_of(public_name(folder.name))]
    if not set(strengths) <= set(STRENGTHS) or strengths != sorted(set(strengths)):
        came = ", ".join(map(str, strengths))
        expected = f"{STRENGTHS[0]}-{STRENGTHS[-1]}"
        yield ContractError(
            "contract/fact", file=f"{folder.name}/opponents.py", name="strength", expected=expected, came=came
        )


def _words(kind: type[Game], folder: Path) -> Iterator[ContractError]:
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        file = folder / "words" / f"{language}.ftl"
        if not file.is_file():
            yield ContractError("contract/file", file=f"{folder.name}/words/{language}.ftl")
            continue
        entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
        found[language] = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    every = set().union(*found.values()) if found else set()
    wanted = every if kind.__abstractmethods__ else every | set(messages(kind))
    for language, keys in found.items():
        for key in sorted(wanted - keys):
            yield ContractError("contract/word", file=f"{folder.name}/words/{language}.ftl", name=key)


def _book(kind: type[Game], folder: Path) -> Iterator[ContractError]:
    ids: dict[str, set[str]] = {}
    for language in LANGUAGES:
        file = folder / "book" / f"{language}.md"
        if not file.is_file():
            yield ContractError("contract/file", file=f"{folder.name}/book/{language}.md")
            continue
        comments = " ".join(re.findall(r"<!--(.*?)-->", file.read_text(encoding="utf-8")))
        ids[language] = set(re.findall(rf"\b{kind.facts.prefix}-C?\d+\b", comments))
    for language, known in ids.items():
        # A book without any rule lacks the first one.
        for rule in sorted((set().union(*ids.values()) or {f"{kind.facts.prefix}-1"}) - known):
            yield ContractError("contract/rule", file=f"{folder.name}/book/{language}.md", name=rule)
    if not (folder / "notation.md").is_file():
        yield ContractError("contract/file", file=f"{folder.name}/notation.md")
