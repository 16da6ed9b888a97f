"""Everything a person reads exists in three languages, from one catalogue."""

import errno
import os
import re
import socket
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import sterling
from kit.tools import random_match
from sterling import i18n
from sterling.core.errors import _TROUBLES, SterlingError, trouble
from sterling.games import folders
from sterling.i18n import LANGUAGES, Words
from sterling.service.store import _SQLITE_TROUBLES
from sterling.terminal.rules_text import rules_text

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "sterling"


def messages(language: str) -> dict[str, set[str]]:
    """Every key of a language and the variables its text uses."""
    found: dict[str, set[str]] = {}
    for file in i18n.word_files(language):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                assert entry.value is not None
                found[entry.id.name] = variables(entry.value)
    return found


def variables(node: ast.SyntaxNode) -> set[str]:
    return set(re.findall(r"VariableReference\(id=Identifier\(name='(\w+)'", repr_tree(node)))


def repr_tree(node: object) -> str:
    if isinstance(node, ast.VariableReference):
        return f"VariableReference(id=Identifier(name='{node.id.name}'"
    if isinstance(node, ast.BaseNode):
        return " ".join(repr_tree(value) for value in vars(node).values())
    if isinstance(node, list):
        return " ".join(repr_tree(value) for value in node)
    return ""


def test_the_three_languages_have_the_same_messages_with_the_same_variables() -> None:
    english = messages("en")
    for language in ("fr", "de"):
        assert messages(language) == english
    assert len(english) > 150
    assert english["error-setup-seats"] == {"expected", "came"}


def test_no_line_of_french_breaks_before_its_marks() -> None:
    """Spaces before : ; ! ? and inside quotation marks do not break."""
    lessons_and_books = [file for folder in folders().values() for file in folder.glob("*/fr.*")]
    files = {*i18n.word_files("fr"), *lessons_and_books}
    assert len(files) > 15
    breaking = re.compile(r"\S [:;!?»](?=[\s*).]|$)|« ")
    for file in sorted(files):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert line.startswith("#") or not breaking.search(line), f"{file}: {line}"


def error_codes() -> set[str]:
    """Every error code the sources raise or refuse with."""
    codes: set[str] = set()
    for file in [*SOURCES.rglob("*.py"), *(file for folder in folders().values() for file in folder.rglob("*.py"))]:
        text = file.read_text(encoding="utf-8")
        codes |= set(re.findall(r"Error\(\s*\"([a-z-]+/[a-z-]+)\"", text))
        codes |= set(re.findall(r"IllegalAction\(\s*\"([a-z-]+/[a-z-]+)\"", text))
        codes |= {f"deck/{code}" for code in re.findall(r"self\.fail\(\s*\"([a-z-]+)\"", text)}
        codes |= set(re.findall(r"return \"([a-z-]+/[a-z-]+)\"", text))
        codes |= set(re.findall(r"else \"([a-z-]+/[a-z-]+)\"", text))
    return codes


def test_every_error_code_has_a_sentence() -> None:
    codes = error_codes()
    assert {"silver-gold/sea", "deck/cells", "record/illegal", "action/over"} <= codes
    for language in LANGUAGES:
        words = Words(language)
        missing = [code for code in sorted(codes) if "error-" + code.replace("/", "-") not in words]
        assert missing == []


def test_no_error_sentence_stands_idle() -> None:
    spoken = {"error-" + code.replace("/", "-") for code in error_codes()}
    assert [key for key in messages("en") if key.startswith("error-") and key not in spoken] == []


def test_every_key_named_in_the_sources_exists() -> None:
    keys = messages("en")
    for file in SOURCES.rglob("*.py"):
        for key in re.findall(r"words\(\s*\"([a-z-]+)\"", file.read_text(encoding="utf-8")):
            assert key in keys, f"{file.name}: {key}"


def test_errors_speak_the_language_in_use() -> None:
    try:
        i18n.use("fr")
        assert str(SterlingError("action/over")) == "La partie est terminée."
        i18n.use("de")
        assert str(SterlingError("action/over")) == "Das Spiel ist zu Ende."
    finally:
        i18n.use("en")
    assert str(SterlingError("action/over")) == "The game is over."


PARSED = ("request/invalid", "socket/message", "notation/form", "view/unreadable", "view/impossible")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_repeats_what_a_parser_says(language: str) -> None:
    """It is in English, for programs: they find it among the facts."""
    for code in PARSED:
        told = Words(language).error(code, {"problem": "Object missing required field `game`"})
        assert "Object" not in told
        assert not told.startswith(code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_says_is_told_in_every_language(language: str) -> None:
    words = Words(language)
    for number in (
        errno.ENOENT,
        errno.EACCES,
        errno.EISDIR,
        errno.ENOSPC,
        errno.EROFS,
        errno.EADDRINUSE,
        errno.ECONNREFUSED,
    ):
        facts = trouble(OSError(number, os.strerror(number)))
        assert facts["problem"] == os.strerror(number)
        told = words.error("file/write", {"file": "F", **facts})
        assert words(f"system-{facts['system']}") in told
        assert os.strerror(number) not in told
    unknown = trouble(socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution"))
    assert words("system-name-unknown") in words.error("file/write", {"file": "F", **unknown})
    # Errors without their own message use the system's text.
    assert "Exec format error" in words.error("file/read", {"file": "F", **trouble(OSError(2000, "Exec format error"))})


def test_every_trouble_of_the_system_has_its_words() -> None:
    known = {f"system-{name}" for name in (*_TROUBLES.values(), *_SQLITE_TROUBLES.values(), "no-port")}
    assert {key for key in messages("en") if key.startswith("system-")} == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_are_names_are_not_grouped(language: str) -> None:
    words = Words(language)
    for code, facts in (
        ("setup/address", {"host": "h", "port": 18411, "problem": "p"}),
        ("record/line", {"line": 18411, "came": "c"}),
        ("action/unknown", {"came": 18411}),
        ("notation/code", {"came": 18411}),
        ("move/stale", {"came": 18411, "expected": 2}),
        ("record/illegal", {"number": 18411, "seat": 1, "action": "a", "reason": "r"}),
    ):
        assert "18411" in words.error(code, facts), code  # type: ignore[arg-type]
    # A number of things is counted.
    assert "18411" not in words.error("record/too-long", {"expected": 5, "came": 18411})


def test_an_error_within_an_error_speaks_the_same_language() -> None:
    """The service answers each person in their language, whatever its own is."""
    record = random_match(sterling.game("silver-gold", 2), 5).record()
    twice = msgspec.structs.replace(record, entries=(record.entries[0], *record.entries))
    with pytest.raises(sterling.RecordError) as problem:
        sterling.replay(twice)
    facts = problem.value.facts
    for language in LANGUAGES:
        reason = Words(language).error("action/not-your-turn", {"seat": 0})
        assert Words(language).error("record/illegal", facts).endswith(reason)


def test_facts_may_have_any_name() -> None:
    """They come from other programs too."""
    assert SterlingError("action/over", **{"code": "x", "self": "y"}).facts == {"code": "x", "self": "y"}
    assert str(SterlingError("action/over", **{"key": "x", "self": "y"})) == "The game is over."


def test_a_missing_key_or_fact_is_never_silent() -> None:
    words = Words("en")
    with pytest.raises(LookupError):
        words("no-such-key")
    with pytest.raises(LookupError):
        words("player-seat")
    assert words.error("no/such", {"a": 1}) == "no/such {'a': 1}"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"STERLING_LANG": "fr"}, "fr"),
        ({"STERLING_LANG": "xx", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "fr_CH", "LANG": "de_DE"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("STERLING_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert i18n.preferred_language() == language


@pytest.mark.parametrize("facts", sterling.games(), ids=lambda facts: facts.name)
def test_the_rule_texts_carry_the_same_ids_in_every_language(facts: sterling.Facts) -> None:
    def blocks(language: str) -> list[str]:
        return re.findall(r"<!--(.*?)-->", Words(language).rules(facts.name))

    assert blocks("en") == blocks("fr") == blocks("de")
    assert all(name.startswith(facts.prefix + "-") for block in blocks("en") for name in block.split())


def test_rules_can_be_asked_for_by_id_and_by_word() -> None:
    words = Words("en")
    assert rules_text(words, "silver-gold", "SG-25") is not None
    assert rules_text(words, "silver-gold", "palm") is not None
    assert rules_text(words, "silver-gold", "helicopter") is None
