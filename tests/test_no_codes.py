"""No codes for people: stories and boards of recorded games show no codes of rules, cards, cells or rule sets.

The terminal may show what people have to type: moves in its lists, and the rows and columns of its boards.
"""

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

import sterling
from sterling import Match
from sterling.core.record import Record
from sterling.core.state import SPECTATOR
from sterling.games import games
from sterling.i18n import LANGUAGES, Words, word_files
from sterling.story import tell
from sterling.terminal import drawing

ROOT = Path(__file__).parents[1]
TABLES = ["silver-gold", "amulet", "john-silver"]
IN_TURN = [
    (name, language) if at == place else pytest.param(name, language, marks=pytest.mark.soak)
    for place, name in enumerate(TABLES)
    for at, language in enumerate(LANGUAGES)
]
"""Each game in one language; the long runs have them all."""
NAMES = ["Ann", "Ben", "Cem", "Dora"]
RULE = re.compile(r"\b(?:{})-[A-Z]?\d+".format("|".join(facts.prefix for facts in games())))
CARD = re.compile(r"\b[POGS]\d\d\b|\b(?:ship|sailor|chest|joker)-\d|\b[SMCJ]\d+:")
CELL = re.compile(r"\b[a-d][1-4]\b")
NOTATION = re.compile(r"\b[AB]:[a-d][1-4]|\bK[1-4][1-4]\b|\bT[1-4]\b|\bT\?")
RULE_SET = re.compile(r"\b(?:nsv|oya|stacks)\b")
TYPED = ("-ask-", "-deck-", "cli-", "play-", "error-notation-", "error-deck-")
"""Messages of the terminal with an example of what to type: moves, commands, the lines of a deck file."""


def typed(key: str) -> bool:
    return not key.startswith("web-") and any(part in key for part in TYPED)


def records(game: str) -> list[Record]:
    """The recorded games: the heads of the playthroughs, one for every number of seats and every rule set."""
    files = sorted((ROOT / "tests" / "games" / game.replace("-", "_") / "golden").glob("*-*.txt"))
    heads = [file.read_text(encoding="utf-8").partition("\n[0] ") for file in files]
    return [Record.parse(head) for head, found, _ in heads if found]


@cache
def replayed(game: str) -> list[Match]:
    return [sterling.replay(record) for record in records(game)]


def told(final: Match, words: Words, viewer: int) -> Iterator[str]:
    """The story of a game, as told to a viewer."""
    game = final.game
    match = Match(game, final.deal)
    before = game.shown(match.view(viewer))
    yield from (line.text for line in tell(game, game.happened(None, before, None), words, NAMES, viewer))
    for seat, code in final.log:
        match.play(seat, code)
        after = game.shown(match.view(viewer))
        happened = game.happened(before, after, game.heard(before, seat, code))
        yield from (line.text for line in tell(game, happened, words, NAMES, viewer))
        before = after


def shown(final: Match, words: Words) -> Iterator[str]:
    """The board and the prompt for the player to move, every few moves of a game."""
    game, draw = final.game, drawing(final.game)
    match = Match(game, final.deal)
    for number, (seat, code) in enumerate(final.log):
        if number % 9 == 0:
            view = game.shown(match.view(seat))
            out = StringIO()
            Console(file=out, width=160).print(draw.render(game, view, words, NAMES))
            yield from (out.getvalue(), draw.legend(words), draw.prompt(game, view, words))
        match.play(seat, code)


@pytest.mark.parametrize(("name", "language"), IN_TURN)
def test_the_story_names_things_by_what_is_seen(name: str, language: str) -> None:
    words = Words(language)
    lines = {line for final in replayed(name) for viewer in (SPECTATOR, 0) for line in told(final, words, viewer)}
    assert len(lines) > 100
    codes = (RULE, CARD, CELL, NOTATION, RULE_SET)
    assert [line for line in lines if any(code.search(line) for code in codes)] == []


@pytest.mark.parametrize(("name", "language"), IN_TURN)
def test_the_terminal_names_no_card_rule_or_rule_set_by_its_code(name: str, language: str) -> None:
    words = Words(language)
    pages = [page for final in replayed(name)[:2] for page in shown(final, words)]
    assert len(pages) > 10
    found = [hit[0] for page in pages for code in (RULE, RULE_SET) for hit in code.finditer(page)]
    # A prompt may give an example of what to type; a board may not.
    found += [hit[0] for board in pages[::3] for hit in CARD.finditer(board)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_holds_a_code(language: str) -> None:
    found = []
    for file in word_files(language):
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and not typed(entry.id.name):
                assert entry.span is not None
                text = source[entry.span.start + len(entry.id.name) : entry.span.end]
                text = re.sub(r"\{ [a-z][\w-]* \}|\[[\w-]+\]|\$\w+", "", text)
                codes = (RULE, CARD, NOTATION, RULE_SET)
                found += [(entry.id.name, hit[0]) for code in codes for hit in code.finditer(text)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_show_no_code(language: str) -> None:
    for name in TABLES:
        words = Words(language)
        read = re.sub(r"<!--.*?-->", "", words.rules(name)) + words.learn(name)
        # "Stacks" is also an ordinary English word.
        codes = (RULE, CARD, CELL, NOTATION, re.compile(r"\b(?:nsv|oya)\b|--deck|sterling deck"))
        assert [hit[0] for code in codes for hit in code.finditer(read)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_count_seats_from_one(language: str) -> None:
    assert "1" in Words(language).error("seat/taken", {"seat": 0})
    assert "0" not in Words(language).error("seat/taken", {"seat": 0})
