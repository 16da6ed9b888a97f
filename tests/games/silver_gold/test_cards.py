"""SG-1 to SG-7: the cards."""

from collections import Counter

import pytest

import sterling
from games.silver_gold.scenes import SHAPES, Scene, card, deck
from sterling.games.silver_gold import SilverGold
from sterling.games.silver_gold.cards import HOUSE_DECK, Island, budget_faults, connected, read_deck, shape_key
from sterling.games.silver_gold.codes import COLOURS, EXPEDITION_PATTERNS, PATTERNS, all_placements
from sterling.i18n import LANGUAGES, Words

HOUSE = read_deck(HOUSE_DECK.read_text(encoding="utf-8"))


def test_SG_1_47_cards_in_four_colours_whose_points_equal_their_cells() -> None:
    assert Counter(COLOURS[island.colour] for island in HOUSE) == {"purple": 12, "orange": 12, "green": 12, "grey": 11}
    for island in HOUSE:
        assert (
            island.land.bit_count()
            == island.points
            == {"purple": 14, "orange": 12, "green": 10, "grey": 8}[COLOURS[island.colour]]
        )


def test_SG_2_islands_lie_in_their_grid_hang_together_and_bear_one_symbol_a_cell() -> None:
    for island in HOUSE:
        assert connected(island.land)
        assert island.land < 1 << 4 * (4 if COLOURS[island.colour] in ("purple", "orange") else 3)
        assert island.palms.bit_count() <= 1
        symbols = [island.crosses, island.coins, island.palms]
        assert sum(mask.bit_count() for mask in symbols) == (symbols[0] | symbols[1] | symbols[2]).bit_count()
        assert (symbols[0] | symbols[1] | symbols[2]) & ~island.land == 0


@pytest.mark.parametrize(
    ("land", "whole"),
    [
        (0b1, True),
        (0b11, True),
        (0b101, False),
        (0b10001, True),
        (0b1001_0000_0110, False),
        (0b0001_1000, False),
        (0xFFFF, True),
        (0b1000_0001, False),
    ],
)
def test_SG_2_connected_means_by_edges(land: int, whole: bool) -> None:
    assert connected(land) is whole


def test_SG_3_twelve_seals_each_colour_naming_the_three_others() -> None:
    named = {(COLOURS[island.colour], COLOURS[island.seal]) for island in HOUSE if island.seal is not None}
    assert named == {(own, other) for own in COLOURS for other in COLOURS if own != other}
    assert sum(island.seal is not None for island in HOUSE) == 12
    for island in HOUSE:
        if island.seal is not None:
            assert island.pays == (2 if COLOURS[island.seal] in ("purple", "orange") else 1)


def test_SG_4_the_house_deck_keeps_the_budget() -> None:
    assert budget_faults(HOUSE) == []
    for colour, totals in {
        "purple": (23, 15, 4),
        "orange": (17, 15, 4),
        "green": (11, 9, 4),
        "grey": (4, 3, 4),
    }.items():
        mine = [island for island in HOUSE if COLOURS[island.colour] == colour]
        found = tuple(
            sum(mask.bit_count() for mask in masks)
            for masks in zip(*[(island.crosses, island.coins, island.palms) for island in mine], strict=True)
        )
        assert found == totals


def test_SG_4_no_two_islands_are_congruent_and_patterns_fit_as_asked() -> None:
    assert len({shape_key(island.land) for island in HOUSE}) == 47
    misfits = {name: [i for i in HOUSE if not i.fits(p)] for p, name in enumerate(PATTERNS)}
    for name in ("domino", "straight", "corner", "ell"):
        assert misfits[name] == []
    assert len(misfits["square"]) <= 5
    assert len(misfits["tee"]) <= 3
    assert all(island.seal is not None for island in misfits["square"] + misfits["tee"])


def changed(name: str, **fields: object) -> list[Island]:
    import msgspec

    return [msgspec.structs.replace(island, **fields) if island.name == name else island for island in HOUSE]


@pytest.mark.parametrize(
    ("islands", "fault"),
    [
        (HOUSE[:-1], "cards grey"),
        (changed("P01", seal=None), "seals purple"),
        (changed("P04", coins=0), "symbols purple"),
        (changed("P01", coins=1), "symbols P01"),
        (changed("G05", land=HOUSE[27].land), "congruent G04 G05"),
        (changed("S05", land=0b0000_0000_1111), "fit"),
    ],
)
def test_SG_4_every_departure_from_the_budget_is_noticed(islands: list[Island], fault: str) -> None:
    assert any(found.startswith(fault) for found in budget_faults(islands)), budget_faults(islands)


GOOD = card("P1", "purple")


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "empty", 1),
        ("; only a comment\n\n", "empty", 1),
        ("oooo\n", "header", 1),
        (GOOD + "\ncard P2\n", "header", 7),
        (GOOD + "card P2 purple seal\n", "header", 6),
        (GOOD + "card P2 pink\n", "colour", 6),
        (GOOD + "card P§ pink\n", "id", 6),
        (GOOD + GOOD, "twice", 6),
        (card("P1", "purple", seal="green 0"), "seal-value", 1),
        (card("P1", "green", seal="purple 100"), "seal-value", 1),
        (card("P1", "green", seal="purple two"), "seal-value", 1),
        (card("P1", "green", seal="purple -1"), "seal-value", 1),
        (card("P1", "green", seal="purple 2 seal orange 2"), "header", 1),
        (card("P1", "green", seal="black 1"), "colour", 1),
        (card("P1", "purple", ["oooo", "oooo", "oooo"]), "rows", 4),
        (card("P1", "purple", ["oooo", "oooo"]) + GOOD, "rows", 4),
        (card("P1", "purple", ["oooo", "oooo", "ooo", "ooo."]), "width", 4),
        (card("P1", "purple", ["oooo", "oooo", "oooo", "oo?."]), "symbol", 5),
        (card("P1", "purple", ["oooo", "oooo", "oooo", "o..."]), "cells", 1),
        (card("P1", "grey", ["oooo", "oooo", "o..."]), "cells", 1),
        (card("P1", "grey", ["oooo", "....", "oooo"]), "connected", 1),
        (card("P1", "green", [*SHAPES["green"], "oooo"]), "header", 5),
    ],
)
def test_SG_5_a_bad_deck_file_is_refused_with_file_line_and_rule(text: str, code: str, line: int) -> None:
    with pytest.raises(sterling.DeckError) as refused:
        sterling.game("silver-gold", deck=text, deck_name="mine.txt")
    assert refused.value.code == f"deck/{code}"
    assert refused.value.facts["line"] == line
    assert "mine.txt" in str(refused.value)


def test_SG_5_a_custom_deck_is_judged_card_by_card_only() -> None:
    """Numbers of cards and seals, the budget and different shapes do not matter."""
    text = deck(card("A", "grey", ["XXXX", "$$$$", "...."], "purple 2"), card("B", "grey", seal="purple 2"), blanks=6)
    game = sterling.game("silver-gold", 2, deck=text)
    assert isinstance(game, SilverGold)
    assert [island.name for island in game.islands][:2] == ["A", "B"]
    assert game.deck_notes()


@pytest.mark.parametrize(
    ("text", "note"),
    [
        (card("A", "grey", ["PooP", "oooo", "...."]), "palms A"),
        (card("A", "green", seal="green 1"), "own-seal A"),
        (card("A", "purple", seal="green 2"), "seal-value A"),
        (card("A", "green", seal="purple 1"), "seal-value A"),
        (card("A", "green", seal="purple 99"), "seal-value A"),
    ],
)
def test_SG_3_SG_5_what_only_differs_from_our_cards_is_a_note(text: str, note: str) -> None:
    game = sterling.game("silver-gold", 2, deck=deck(text, blanks=7))
    assert isinstance(game, SilverGold)
    assert note in game.deck_notes()
    assert game.islands[0].text() == text
    for language in LANGUAGES:
        kind, _, about = note.partition(" ")
        assert "A" in Words(language)(f"deck-note-{kind}", about=about)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SG_5_a_deck_needs_four_cards_a_player(seats: int) -> None:
    assert sterling.game("silver-gold", seats, deck=deck(blanks=4 * seats)).seats == seats
    with pytest.raises(sterling.DeckError) as refused:
        sterling.game("silver-gold", seats, deck=deck(blanks=4 * seats - 1))
    assert refused.value.code == "deck/too-few"


def test_SG_5_windows_line_ends_and_blank_lines_do_not_matter() -> None:
    text = deck(card("A", "purple"), blanks=8)
    assert read_deck(text.replace("\n", "\r\n\r\n")) == read_deck(text)


def test_SG_5_a_deck_written_out_reads_back_the_same() -> None:
    assert read_deck("".join(island.text() for island in HOUSE)) == HOUSE


def test_SG_6_eight_expedition_cards_of_six_patterns() -> None:
    assert Counter(PATTERNS[pattern] for pattern in EXPEDITION_PATTERNS) == {
        "domino": 1,
        "straight": 2,
        "corner": 2,
        "tee": 1,
        "ell": 1,
        "square": 1,
    }
    sizes = [min(mask.bit_count() for mask in all_placements(p)) for p in range(6)]
    assert sizes == [2, 3, 3, 4, 4, 4]
    assert [len(all_placements(p)) for p in range(6)] == [24, 16, 36, 24, 48, 9]


def test_SG_7_score_card_and_round_card() -> None:
    """Three coin rows of four with a cup each, four palm boxes; cups 6 to 1 on the round card."""
    game = sterling.game("silver-gold", 2)
    assert game.score_bounds[0] == 0
    scene = Scene([["P04", "O04"], ["G04", "S04"]])
    assert scene.view().cups == 6
    player = scene.view().players[0]
    assert (player.sheet.coins, player.cups, player.sheet.palms) == (0, [], [])
    # The set of patterns is public: the orders of a deal name all eight.
    assert sorted(game.orders[2].items) == sorted(PATTERNS[p] for p in EXPEDITION_PATTERNS)
