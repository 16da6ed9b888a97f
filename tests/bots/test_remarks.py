"""What opponents say: from what the reader was told, now and then, in words that exist."""

import pytest

import sterling
from kit.tools import random_match
from sterling import Match
from sterling.bots import cast_of
from sterling.bots.remarks import Remark, Remarks, is_heard, moments, remark_on, speakers
from sterling.core.story import Happening, Moment
from sterling.i18n import LANGUAGES, Words, word_files

TABLE = "a-table-of-ours-00"
LEVELS = ["", "ann", "bob"]
ROB = Moment("robbed", ("swap", "bewitch"), "whom")
WIN = Moment("won", ("win",), "who")
LOSE = Moment("lost", ("win",), "others")
LOUD = next(number for number in range(50) if is_heard(TABLE, number))
QUIET = next(number for number in range(50) if not is_heard(TABLE, number))
GAMES = [facts.name for facts in sterling.games() if cast_of(facts.name)]


def test_who_speaks_is_who_did_it_or_suffered_it_or_one_of_the_others_and_never_a_person() -> None:
    assert speakers(WIN, [Happening("win", 2)], LEVELS) == [2]
    assert speakers(WIN, [Happening("win", 0)], LEVELS) == []
    assert speakers(ROB, [Happening("swap", 0, 1)], LEVELS) == [1]
    assert speakers(ROB, [Happening("bewitch", 1, 0)], LEVELS) == []
    assert speakers(ROB, [Happening("swap", 1, 1)], LEVELS) == []
    assert speakers(ROB, [Happening("swap", 0)], LEVELS) == []
    assert speakers(LOSE, [Happening("win", 1)], LEVELS) == [2]
    assert speakers(LOSE, [Happening("win", 0)], LEVELS) == [1, 2]
    assert speakers(LOSE, [Happening("win", 1), Happening("win", 2)], LEVELS) == []


def test_facts_and_gains_count_where_a_moment_names_them() -> None:
    beaten = Moment("x", ("count",), "who", facts={"outcome": "beaten"})
    assert speakers(beaten, [Happening("count", 1, facts={"outcome": "beaten"})], LEVELS) == [1]
    assert speakers(beaten, [Happening("count", 1, facts={"outcome": "plain"})], LEVELS) == []
    paid = Moment("x", ("pay",), "who", gained="coins")
    assert speakers(paid, [Happening("pay", 1, gained={"coins": 2})], LEVELS) == [1]
    assert speakers(paid, [Happening("pay", 1, gained={"coins": 0}), Happening("pay", 1)], LEVELS) == []


def said(happened: list[Happening], number: int = LOUD, words: str = "-") -> Remark | None:
    return remark_on(TABLE, "john-silver", number, happened, LEVELS, lambda key: words in key)


def test_a_remark_is_the_message_of_a_character_that_has_words_about_the_first_moment_that_applies() -> None:
    assert said([Happening("win", 2), Happening("take", 1, facts={"saved": "yes"})]) == Remark(
        2, "john-silver-bob-says-won"
    )
    assert said([Happening("win", 0)], words="-bob-") == Remark(2, "john-silver-bob-says-lost")
    assert said([Happening("win", 1)], words="-bob-") == Remark(2, "john-silver-bob-says-lost")
    assert said([Happening("win", 1)], words="nothing") is None
    assert said([Happening("draw", 1)]) is None
    assert said([]) is None
    assert said([Happening("win", 1)], QUIET) is None


def test_one_occasion_in_three_is_used_by_the_table_and_the_number_alone() -> None:
    heard = [number for number in range(3000) if is_heard(TABLE, number)]
    assert 900 < len(heard) < 1100
    # Not simply every third event, which might always belong to the same seat.
    assert {number % 3 for number in heard} == {0, 1, 2}
    assert heard != [number for number in range(3000) if is_heard("another-table-0000", number)]


def test_there_are_twelve_events_between_two_remarks() -> None:
    remarks, remark = Remarks(), Remark(1, "x")
    assert [number for number in range(40) if remarks.hear(number, remark)] == [0, 12, 24, 36]
    assert remarks.hear(60, None) is None
    assert remarks.hear(61, remark) == remark


@pytest.mark.parametrize("name", GAMES)
def test_every_character_has_short_words_for_every_moment_in_every_language_and_no_others(name: str) -> None:
    own = moments(name)
    assert 3 <= len(own) <= 6
    wanted = {f"{name}-{one.name}-says-{moment.key}" for one in cast_of(name) for moment in own}
    for language in LANGUAGES:
        words = Words(language)
        for moment in own:
            assert all(f"{name}-story-{verb}" in words for verb in moment.verbs)
        lines = "\n".join(file.read_text(encoding="utf-8") for file in word_files(language)).split("\n")
        written = {line.partition(" = ")[0] for line in lines if line.startswith(f"{name}-") and "-says-" in line}
        assert written == wanted
        texts = [words(key) for key in wanted]
        assert len(set(texts)) == len(texts)
        assert all(len(text) <= 44 for text in texts)


@pytest.mark.parametrize("name", GAMES)
def test_remarks_are_made_in_real_games_and_depend_on_what_the_reader_saw(name: str) -> None:
    game = sterling.game(name, 2)
    levels = ["", cast_of(name)[0].name]
    heard = set()
    for seed in range(6):
        whole = random_match(game, seed)
        match = Match(game, whole.deal)
        before = game.shown(match.view(0))
        for number, (seat, code) in enumerate(whole.log, start=1):
            match.play(seat, code)
            after = game.shown(match.view(0))
            happened = game.happened(before, after, game.heard(before, seat, code))
            remark = remark_on(f"{TABLE}{seed}", name, number, happened, levels, Words("en").__contains__)
            if remark is not None:
                heard.add(remark.key)
                assert remark.seat == 1
            before = after
    assert heard
