"""The rule texts: the same in every language except for the words, complete, and with pictures that exist."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import sterling
from books import PICTURE, blocks, book, examples, worked
from sterling.i18n import LANGUAGES, RULES_PARTS, Words
from sterling.terminal.rules_text import rules_text, without_pictures

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
GAMES = ["silver-gold", "amulet", "john-silver"]
EXAMPLES = {
    "silver-gold": {"turn", "draft", "ell", "palm-example", "cup", "complete", "score"},
    "john-silver": {"turn", "free", "rescue", "payout"},
    "amulet": {"turn", "set", "failed", "call"},
}
"""The worked examples; each is played in test_examples.py of its game."""


def printed(text: RenderableType | None) -> str:
    out = StringIO()
    Console(file=out, width=100).print(text)
    return out.getvalue()


@pytest.mark.parametrize("part", RULES_PARTS)
@pytest.mark.parametrize("facts", sterling.games(), ids=lambda facts: facts.name)
def test_a_book_has_the_same_blocks_in_every_language(facts: sterling.Facts, part: str) -> None:
    english = [(block.ids, block.kind) for block in blocks(book(facts.name, "en", part))]
    for language in LANGUAGES[1:]:
        found = [(block.ids, block.kind) for block in blocks(book(facts.name, language, part))]
        for one, other in zip(english, found, strict=False):
            assert one == other, language
        assert len(found) == len(english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_reference_gives_every_paragraph_its_ids(game: str, language: str) -> None:
    found = blocks(book(game, language, "reference"))
    assert len(found) > 50
    bare = [block.text for block in found if not block.ids and not block.text.startswith("#")]
    assert [text for text in bare if not PICTURE.fullmatch(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_learning_a_game_takes_one_page_that_begins_with_the_goal(game: str, language: str) -> None:
    found = blocks(book(game, language, "learn"))
    text = without_pictures("\n".join(block.text for block in found))
    assert 350 < len(text.split()) < 1000
    headings = [block.text for block in found if block.text.startswith("## ")]
    goal = {"en": "goal", "fr": "but", "de": "Ziel"}[language]
    assert goal in headings[0]
    questions = [block.text for block in found if re.match(r"\*\*[^*]+\?\*\* ", block.text)]
    assert len(questions) >= 6
    assert found[-1].text == questions[-1]


@pytest.mark.parametrize("game", GAMES)
def test_the_worked_examples_are_there_with_their_pictures(game: str) -> None:
    assert set(examples(game)) >= EXAMPLES[game]
    for language in LANGUAGES:
        for name in EXAMPLES[game]:
            lead = {"en": "Example", "fr": "Exemple", "de": "Beispiel"}[language]
            assert worked(game, name, language).startswith(f"**{lead}")


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_a_game_draws_its_pictures(game: str) -> None:
    """A test of the browser client checks that each name is drawn (parts/Rules.test.ts)."""
    assert (BOARDS / game.replace("-", "_") / "Picture.svelte").is_file()
    assert {name for part in RULES_PARTS for _, name in PICTURE.findall(book(game, "en", part))} >= EXAMPLES[game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_shows_captions_and_no_markup(game: str, language: str) -> None:
    words = Words(language)
    whole = printed(rules_text(words, game))
    learn, reference = (printed(rules_text(words, game, part=part)) for part in RULES_PARTS)
    for text in (whole, learn, reference):
        assert not re.search(r"picture:|!\[|<!--|🌆|\*\*", text)
    assert len(whole.splitlines()) >= len(learn.splitlines()) + len(reference.splitlines()) - 2
    caption, _ = PICTURE.findall(book(game, language, "learn"))[0]
    first = " ".join((caption or "").split()[:3])
    if caption:
        assert first in learn
        assert first not in reference


def test_one_part_can_be_searched() -> None:
    words = Words("en")
    question = "Do I have to mark the pattern if it fits"
    assert rules_text(words, "silver-gold", question) is None
    assert rules_text(words, "silver-gold", question, "learn") is not None
