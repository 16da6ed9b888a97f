"""Everything a person reads, from one catalogue (Mozilla Fluent).

The shared words are in locale/<language>/*.ftl, those of a game in its folder: games/<game>/words/<language>.ftl, and
games/<game>/lessons/<language>.ftl for what its lessons say.
"""

import os
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from sterling.core import errors
from sterling.core.errors import Fact

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de")
RULES_PARTS = ("learn", "reference")
"""The rules of a game come in two parts: one to learn it from, one to look things up in."""
NUMBERED = frozenset({"line", "port", "seat", "seed"})
"""Facts that are numbers but not counts, like a house number."""


LOCALE = Path(__file__).parent / "locale"


def word_files(language: str) -> list[Path]:
    """The files of a language's catalogue: the shared ones, then those of each game and of its lessons."""
    from sterling.games import folders

    shared = sorted((LOCALE / language).glob("*.ftl"))
    own = [folder / "words" / f"{language}.ftl" for folder in folders().values()]
    lessons = [folder / "lessons" / f"{language}.ftl" for folder in folders().values()]
    return [*shared, *own, *(file for file in lessons if file.is_file())]


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str) -> "FluentBundle":
    """The parsed catalogue of a language; reading it takes a fifth of a second."""
    # Imported with the first sentence: without it, a process that only plays starts a third faster.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in word_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Words:
    """The sentences of one language.

    >>> from sterling.i18n import Words
    >>> Words("en")("silver-gold-title")
    'Silver & Gold'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise errors.SetupError("setup/language", expected=", ".join(LANGUAGES), came=language[:40])
        self.language = language
        self._bundle = _bundle(language)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The message of this key with the facts filled in; raises a KeyError if the message or a fact is missing."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        # A number that is a name is written without grouping: port 18411, not 18,411.
        told = {name: str(fact) if name in NUMBERED else fact for name, fact in facts.items()}
        text, problems = self._bundle.format_pattern(message.value, told)
        if problems:
            raise KeyError(f"{key}: {problems[0]}")
        return str(text)

    def bot(self, name: str) -> str:
        """What people call a computer player; the bare name if the catalogue does not know it.

        A name may carry seconds of thinking time, as in `corsair@0.2`.
        """
        plain, _, seconds = name.partition("@")
        called = self(f"bot-{plain}") if f"bot-{plain}" in self else plain
        return self("bot-thinking", bot=called, seconds=seconds) if seconds else called

    def error(self, code: str, facts: dict[str, Fact]) -> str:
        """The sentence of an error; the bare code and facts if it is not in the catalogue."""
        told = dict(facts)
        if isinstance(seat := facts.get("seat"), int):
            # Programs count seats from 0, people from 1.
            told["seat"] = seat + 1
        if f"system-{facts.get('system')}" in self:
            # The operating system has its own language.
            told["problem"] = self(f"system-{facts['system']}")
        if "cause" in facts:
            # An error that contains another one.
            told["reason"] = self.error(str(facts["cause"]), {key: facts[key] for key in facts if key != "cause"})
        try:
            return self("error-" + code.replace("/", "-"), **told)
        except (LookupError, ArithmeticError):
            # Numbers from outside may be too large for the formatter.
            return f"{code} {facts}"

    def rules(self, game: str) -> str:
        """The rules of a game, in Markdown; comments carry the ids."""
        from sterling.games import folders

        return (folders()[game] / "book" / f"{self.language}.md").read_text(encoding="utf-8")

    def learn(self, game: str) -> str:
        """How to play a game, on one page, in Markdown; empty if nobody has written it."""
        from sterling.games import folders

        file = folders()[game] / "book" / f"learn.{self.language}.md"
        return file.read_text(encoding="utf-8") if file.is_file() else ""


def preferred_language() -> str:
    """The language the environment asks for: STERLING_LANG, then the locale, then English."""
    for name in ("STERLING_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")[:2].lower()
        if value in LANGUAGES:
            return value
        if value and name == "STERLING_LANG":
            break
    return "en"


_current = "en"


def use(language: str) -> Words:
    """Makes this the language of errors; returns its words."""
    global _current
    chosen = Words(language)
    _current = language
    return chosen


def _speak(code: str, facts: dict[str, Fact]) -> str:
    return Words(_current).error(code, facts)


errors.set_speaker(_speak)
