"""Records: read, written, refused."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sterling
from games.silver_gold.scenes import card, deck
from kit.tools import random_match
from sterling import Entry, Match, Record, RecordError
from sterling.core.record import LARGEST
from sterling.core.shuffle import commitment, shuffled_seed
from sterling.games.verify import verify

GOOD = random_match(sterling.game("silver-gold", 2), 5).record(["Anne", "Mary Read"])

word = st.text(st.characters(codec="ascii", min_codepoint=33, exclude_characters="#:,;"), min_size=1, max_size=12)
name = st.from_regex(r"[A-Za-zÀ-ÿ0-9]([A-Za-zÀ-ÿ0-9 .-]{0,20}[A-Za-zÀ-ÿ0-9])?", fullmatch=True)
by = st.sampled_from(["", "bot", "clock"])
hexes = st.text("0123456789abcdef", min_size=64, max_size=64)


@given(
    st.builds(
        Record,
        game=word,
        rules_version=st.integers(1, 99),
        rule_set=word,
        seats=st.integers(2, 4),
        options=st.dictionaries(word, st.one_of(st.none(), st.booleans(), st.integers(0, 9))),
        deck_hash=word,
        names=st.lists(name, min_size=1, max_size=4).map(tuple),
        deck=st.none() | st.text(st.characters(exclude_characters="\r", exclude_categories=["Cs"])),
        seed=st.just("") | hexes,
        commitment=st.just("") | hexes,
        secret=st.just("") | hexes,
        nonces=st.dictionaries(st.integers(0, 3), hexes),
        orders=st.dictionaries(word, st.lists(word, min_size=1, max_size=5)),
        entries=st.lists(st.builds(Entry, st.integers(0, 3), word, by), max_size=20).map(tuple),
        result=st.lists(st.integers(-99, 200), max_size=4).map(tuple),
    )
)
def test_any_record_survives_being_written_and_read(record: Record) -> None:
    assert Record.parse(record.text()) == record


@given(st.text(max_size=300))
def test_any_text_is_a_record_or_refused_with_a_code(text: str) -> None:
    try:
        Record.parse(text)
    except RecordError as problem:
        assert problem.code.startswith("record/")
    try:
        Record.parse("sterling record 1\n" + text)
    except RecordError as problem:
        assert problem.code.startswith("record/")


@settings(max_examples=200)
@given(st.data())
def test_a_damaged_record_is_refused_or_replays_to_a_game_never_worse(data: st.DataObject) -> None:
    text = GOOD.text()
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 40))
    damaged = text[:at] + data.draw(st.text(max_size=8)) + text[at + length :]
    try:
        verify(Record.parse(damaged))
    except sterling.SterlingError as problem:
        assert "/" in problem.code


def test_a_record_says_which_actions_were_a_bot_s() -> None:
    lines = GOOD.text().split("\n")
    first = lines.index("") + 1
    lines[first] += " ; clock"
    lines[first + 1] += ";bot  # who fell asleep"
    read = Record.parse("\n".join(lines))
    assert [entry.by for entry in read.entries[:3]] == ["clock", "bot", ""]
    assert verify(read).over
    lines[first] += "k"
    with pytest.raises(RecordError) as refused:
        Record.parse("\n".join(lines))
    assert (refused.value.code, refused.value.facts["line"]) == ("record/line", first + 1)


def test_comments_and_blank_lines_do_not_matter() -> None:
    lines = GOOD.text().split("\n")
    noisy = "\n".join([lines[0] + "  # a record", "", *[f"{line}   # remark" for line in lines[1:]]])
    assert Record.parse(noisy.replace("\n", "\r\n")) == GOOD


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record/no-record"),
        ("hello", "record/no-record"),
        ("sterling record 2\n", "record/format-version"),
        ("sterling record 1\n", "record/missing"),
        ("sterling record 1\ngame: x\ngame: y\n", "record/line"),
        ("sterling record 1\nfoo: x\n", "record/line"),
        ("sterling record 1\n0\n", "record/line"),
        (GOOD.text() + "0 A:a1\n", "record/line"),
        (GOOD.text().replace("seats: 2", "seats: two"), "record/field"),
        (GOOD.text().replace("seed: ", "seed: z"), "record/field"),
        (GOOD.text().replace("seed: ", "nonce 0: xyz\nseed: "), "record/field"),
        (GOOD.text().replace("seed: ", "nonce x: 0\nseed: "), "record/line"),
        (GOOD.text().replace("option memory-aid: no", "option memory-aid: maybe"), "record/line"),
        ("x" * (LARGEST + 1), "record/too-long"),
    ],
)
def test_a_broken_record_is_refused_with_a_code(text: str, code: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.parse(text)
    assert refused.value.code == code


def changed(**fields: object) -> Record:
    return msgspec.structs.replace(GOOD, **fields)


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (changed(game="chess"), "setup/game"),
        (changed(seats=7), "setup/seats"),
        (changed(rule_set="house"), "setup/rule-set"),
        (changed(options={"speed": True}), "setup/option"),
        (changed(options={"memory-aid": 3}), "setup/option-value"),
        (changed(deck_hash="0" * 16), "record/deck"),
        (changed(seed=""), "record/no-deal"),
        (changed(seed="1" * 64), "record/illegal"),
        (changed(result=(1, 2)), "record/result"),
        (changed(entries=GOOD.entries[:-1]), "record/unfinished"),
        (changed(commitment="0" * 64), "record/commitment"),
        (changed(entries=(Entry(3, "K12"), *GOOD.entries)), "record/illegal"),
        (changed(entries=(*GOOD.entries, Entry(0, "K12"))), "record/illegal"),
        (changed(orders={"deal": ["P77"]}, seed=""), "deal/card"),
        (changed(deck="card A pink"), "deck/colour"),
    ],
)
def test_a_record_that_does_not_hold_is_refused(record: Record, code: str) -> None:
    with pytest.raises(sterling.SterlingError) as refused:
        verify(record)
    assert refused.value.code == code


def test_a_record_that_holds_is_verified() -> None:
    import hashlib

    commitment = hashlib.sha256(bytes.fromhex(GOOD.seed)).hexdigest()
    report = verify(changed(commitment=commitment))
    assert report.over
    assert report.committed
    assert report.totals == GOOD.result
    assert report.actions == len(GOOD.entries)


def test_a_deal_from_secret_and_nonces_is_verified_and_a_chosen_one_is_not() -> None:
    game = sterling.game("silver-gold", 2)
    secret, nonces = bytes(range(32)), {0: b"0" * 32, 1: b"1" * 32}
    match = Match(game, seed=shuffled_seed(secret, nonces))
    while not match.over():
        seat = match.waiting()[0]
        match.play(seat, match.legal(seat)[0].code)
    record = msgspec.structs.replace(
        match.record(),
        commitment=commitment(secret),
        secret=secret.hex(),
        nonces={seat: nonce.hex() for seat, nonce in nonces.items()},
    )
    record = Record.parse(record.text())
    report = verify(record)
    assert report.committed
    assert report.nonces == (0, 1)
    for wrong, code in (
        ({"nonces": {0: "0" * 64, 1: record.nonces[1]}}, "record/shuffle"),
        ({"secret": "0" * 64}, "record/shuffle"),
        ({"commitment": "0" * 64}, "record/commitment"),
    ):
        with pytest.raises(RecordError) as refused:
            verify(msgspec.structs.replace(record, **wrong))
        assert refused.value.code == code


def test_a_custom_deck_travels_in_the_record() -> None:
    text = "; my islands\n\n" + deck(card("A", "purple"), blanks=9)
    match = random_match(sterling.game("silver-gold", 2, deck=text), 3)
    record = Record.parse(match.record().text())
    assert record.deck == text
    assert sterling.replay(record).scores() == match.scores()


def test_part_of_a_record_can_be_replayed() -> None:
    match = sterling.replay(GOOD, upto=10)
    assert len(match.log) == 10
    assert isinstance(match, Match)
