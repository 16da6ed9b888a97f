"""JS-1 to JS-3: the cards and the deck file."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sterling
from games.john_silver.scenes import APPLES, HOUSE_TEXT, SHORT, deck_with
from sterling.games import deck_game
from sterling.games.john_silver import JohnSilver
from sterling.games.john_silver.cards import NAMES, read_deck
from sterling.games.john_silver.codes import RANK

HOUSE = {card.name: card for card in read_deck(HOUSE_TEXT)}


def shows(name: str) -> str:
    symbol = HOUSE[name].symbol
    return f"{symbol.kind[0].upper()}{symbol.count}"


def test_JS_1_three_suits_of_thirteen_and_five_jokers() -> None:
    assert len(NAMES) == len(set(NAMES)) == 44
    assert Counter(name.split("-")[0] for name in NAMES) == {"ship": 13, "sailor": 13, "chest": 13, "joker": 5}
    assert [name for name in NAMES if name.startswith("joker")] == [f"joker-{value}.5" for value in range(5, 10)]


def test_JS_1_ranks_follow_the_values_and_jokers_stand_between() -> None:
    for card, name in enumerate(NAMES):
        assert RANK[card] == 2 * float(name.split("-")[1])


def test_JS_2_the_house_table_card_by_card() -> None:
    game = {
        "ship": "S2 C1 A2 C2 A2 C4 A3 C4 C3 C2 A2 C1 S2",
        "sailor": "S2 C1 A2 C2 C3 C4 A3 C4 A2 C2 A2 C1 S2",
        "chest": "S2 C1 A2 C2 C3 C4 A3 C4 C3 C2 A2 C1 S2",
    }
    for suit, row in game.items():
        assert [shows(f"{suit}-{value}") for value in range(1, 14)] == row.split()
    assert [shows(f"joker-{value}.5") for value in range(5, 10)] == ["S2", "S1", "S1", "S1", "S2"]


def test_JS_2_totals_and_the_two_known_facts() -> None:
    cards: Counter[str] = Counter()
    symbols: Counter[str] = Counter()
    for card in HOUSE.values():
        cards[card.symbol.kind] += 1
        symbols[card.symbol.kind] += card.symbol.count
    assert cards == {"coins": 22, "apples": 11, "spots": 11}
    assert symbols == {"coins": 54, "apples": 25, "spots": 19}
    assert HOUSE["ship-7"].symbol.kind == "apples"
    assert shows("sailor-1") == shows("joker-5.5") == "S2"
    assert [SHORT[name] for name in NAMES if HOUSE[name].symbol.kind == "apples"] == APPLES


def test_JS_3_a_deck_of_ones_own_decides_what_the_cards_do() -> None:
    text = deck_with(S7="coins 5", M1="apples 1", C4="blank")
    game = JohnSilver(deck=text)
    assert game.cards[6].symbol.kind == "coins"
    assert game.setup.deck.apples >> NAMES.index("sailor-1") & 1  # type: ignore[attr-defined]
    assert not game.setup.deck.apples >> 6 & 1  # type: ignore[attr-defined]
    assert game.cards[NAMES.index("chest-4")].symbol.count == 0
    assert game.score_bounds[1] == 54 + 5 - 2 + 25 - 3 + 1
    assert game.deck_hash != JohnSilver().deck_hash


def test_JS_3_order_remarks_and_ways_of_writing_do_not_matter() -> None:
    lines = [line for line in HOUSE_TEXT.replace("½", ".5").split("\n") if line and not line.startswith(";")]
    text = "\ufeff; mine\r\n" + "\r\n\r\n".join(f"  {line}  ; {line}" for line in reversed(lines))
    text = text.replace(" spots 1", "   spot 1")
    assert JohnSilver(deck=text).deck_hash == JohnSilver().deck_hash
    assert JohnSilver(deck=text).deck_hash == JohnSilver().deck_hash


def test_JS_3_a_record_with_a_deck_of_ones_own_replays() -> None:
    game = sterling.game("john-silver", 2, deck=deck_with(S7="blank"))
    match = sterling.Match(game, seed=4)
    for _ in range(12):
        seat = match.waiting()[0]
        match.play(seat, match.legal(seat)[0].code)
    record = sterling.Record.parse(match.record().text())
    assert sterling.replay(record).state.key() == match.state.key()


@pytest.mark.parametrize(
    ("line", "code", "facts"),
    [
        ("ship 7 apples 2 coins 1", "deck/two-kinds", {"card": "ship-7"}),
        ("ship 7 apples 2 apples 1", "deck/two-kinds", {"card": "ship-7"}),
        ("ship 7 blank coins 1", "deck/two-kinds", {"card": "ship-7"}),
        ("ship 7 apples 0", "deck/count", {"came": "0"}),
        ("ship 7 apples -1", "deck/count", {"came": "-1"}),
        ("ship 7 apples ²", "deck/count", {"came": "²"}),
        ("ship 7 apples 100", "deck/count", {"expected": "1-99"}),
        ("ship 7 apples", "deck/card-line", {"came": "ship 7 apples"}),
        ("ship 7", "deck/card-line", {"came": "ship 7"}),
        ("ship 7 blank 0", "deck/card-line", {}),
        ("ship 7 apples 3 x", "deck/card-line", {}),
        ("ship 7 pears 3", "deck/kind", {"came": "pears"}),
        ("ship 14 coins 1", "deck/value", {"suit": "ship", "expected": "1-13"}),
        ("ship 07 coins 1", "deck/value", {}),
        ("ship 7½ coins 1", "deck/value", {}),
        ("joker 10½ spots 1", "deck/value", {"suit": "joker"}),
        ("joker 5 spots 1", "deck/value", {}),
        ("anchor 7 apples 3", "deck/suit", {"came": "anchor"}),
        ("ship 8 apples 3", "deck/listed-twice", {"card": "ship-8"}),
    ],
)
def test_JS_3_a_wrong_line_is_refused_by_file_and_line(line: str, code: str, facts: dict[str, str]) -> None:
    lines = [line if old == "ship 7 apples 3" else old for old in HOUSE_TEXT.split("\n")]
    if code == "deck/listed-twice":
        lines.sort(key=lambda text: text == line)
    with pytest.raises(sterling.DeckError) as refused:
        JohnSilver(deck="\n".join(lines), deck_name="mine.txt")
    assert refused.value.code == code
    assert refused.value.facts["file"] == "mine.txt"
    assert refused.value.facts["line"] == lines.index(line) + 1
    assert refused.value.facts.items() >= facts.items()


def test_JS_3_all_44_cards_must_be_there() -> None:
    text = HOUSE_TEXT.replace("ship 7 apples 3\n", "").replace("joker 9½ spots 2\n", "")
    with pytest.raises(sterling.DeckError) as refused:
        read_deck(text)
    assert refused.value.code == "deck/missing"
    assert refused.value.facts["cards"] == "ship-7, joker-9.5"
    assert refused.value.facts["came"] == 42
    with pytest.raises(sterling.DeckError) as empty:
        read_deck("; nothing\n\n")
    assert empty.value.code == "deck/empty"


def test_JS_3_the_look_of_a_deck_file_tells_the_game() -> None:
    assert deck_game(HOUSE_TEXT, "deck.txt") is JohnSilver
    assert deck_game("ship 99 pears", "deck.txt") is JohnSilver


@given(st.lists(st.sampled_from(["coins", "apples", "spots", "blank"]), min_size=44, max_size=44), st.data())
def test_JS_3_any_table_of_symbols_can_be_written_down_and_read_back(kinds: list[str], data: st.DataObject) -> None:
    counts = data.draw(st.lists(st.integers(1, 99), min_size=44, max_size=44))
    lines = [
        f"{name.replace('-', ' ')} {kind}" + ("" if kind == "blank" else f" {count}")
        for name, kind, count in zip(NAMES, kinds, counts, strict=True)
    ]
    cards = read_deck("\n".join(data.draw(st.permutations(lines))))
    assert [card.text() for card in cards] == lines


@given(st.text(alphabet="shipjokerlactn 0123456789½.;\n", max_size=60))
def test_a_text_that_is_no_deck_is_refused_with_a_code(text: str) -> None:
    with pytest.raises(sterling.DeckError) as refused:
        read_deck(text)
    assert refused.value.code.startswith("deck/")
