"""Everything a person reads exists in three languages, from one catalogue."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import sterling
from sterling import i18n
from sterling.core.errors import SterlingError
from sterling.i18n import LANGUAGES, Words
from sterling.terminal.rules_text import rules_text

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "sterling"


def messages(language: str) -> dict[str, set[str]]:
    """Every key of a language and the variables its text uses."""
    found: dict[str, set[str]] = {}
    for file in sorted((ROOT / "locale" / language).glob("*.ftl")):
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


def error_codes() -> set[str]:
    """Every error code the sources raise or refuse with."""
    codes: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        codes |= set(re.findall(r"Error\(\s*\"([a-z-]+/[a-z-]+)\"", text))
        codes |= set(re.findall(r"IllegalAction\(\s*\"([a-z-]+/[a-z-]+)\"", text))
        codes |= {f"deck/{code}" for code in re.findall(r"self\.fail\(\s*\"([a-z-]+)\"", text)}
        codes |= set(re.findall(r"return \"([a-z-]+/[a-z-]+)\"", text))
        codes |= set(re.findall(r"else \"([a-z-]+/[a-z-]+)\"", text))
    return codes


def test_every_error_code_has_a_sentence() -> None:
    codes = error_codes()
    assert {"silver-gold/sea", "deck/palms", "record/illegal", "action/over"} <= codes
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
