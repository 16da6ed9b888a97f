"""SG-5 with arbitrary input: any deck file is read or refused with a code, and good cards survive a round trip."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sterling
from sterling.core.errors import DeckError
from sterling.games.silver_gold.cards import HOUSE_DECK, PAYS, ROWS, Island, connected, read_deck
from sterling.games.silver_gold.codes import SIZES

HOUSE = HOUSE_DECK.read_text(encoding="utf-8")


@st.composite
def islands(draw: st.DrawFn, name: str = "A") -> Island:
    """Any card that the rules allow: grown cell by cell, then symbols scattered over it."""
    colour = draw(st.integers(0, 3))
    cells = {draw(st.integers(0, 4 * ROWS[colour] - 1))}
    while len(cells) < SIZES[colour]:
        around = sorted(
            near
            for cell in cells
            for near, ok in ((cell - 4, True), (cell + 4, True), (cell - 1, cell % 4 > 0), (cell + 1, cell % 4 < 3))
            if ok and 0 <= near < 4 * ROWS[colour] and near not in cells
        )
        cells.add(draw(st.sampled_from(around)))
    kinds = {cell: draw(st.sampled_from("oX$")) for cell in sorted(cells)}
    for cell in draw(st.lists(st.sampled_from(sorted(cells)), max_size=4)):
        kinds[cell] = "P"
    masks = {kind: sum(1 << cell for cell, found in kinds.items() if found == kind) for kind in "X$P"}
    seal = draw(st.sampled_from([None, 0, 1, 2, 3]))
    pays = draw(st.integers(1, 99)) if seal is not None and draw(st.booleans()) else None
    value = None if seal is None or pays == PAYS[seal] else pays
    land = sum(1 << cell for cell in cells)
    return Island(name, colour, land, masks["X"], masks["$"], masks["P"], seal, value)


@given(islands())
def test_SG_5_every_allowed_card_is_read_back_as_it_was_written(island: Island) -> None:
    assert connected(island.land)
    assert read_deck(island.text()) == [island]
    assert island.pays == (0 if island.seal is None else island.value or PAYS[island.seal])


@given(st.text(max_size=400))
def test_SG_5_any_text_is_a_deck_or_refused_with_a_code(text: str) -> None:
    try:
        assert read_deck(text)
    except DeckError as problem:
        assert problem.code.startswith("deck/")
        assert {"file", "line"} <= set(problem.facts)


@settings(max_examples=150)
@given(st.data())
def test_SG_5_a_damaged_house_deck_is_refused_or_still_playable(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(HOUSE) - 1))
    length = data.draw(st.integers(0, 30))
    damaged = (
        HOUSE[:at] + data.draw(st.text(st.sampled_from("oX$P.\n card purple1;é"), max_size=12)) + HOUSE[at + length :]
    )
    try:
        game = sterling.game("silver-gold", 2, deck=damaged)
    except DeckError as problem:
        assert "line" in problem.facts
        assert "deck" in str(problem)
        return
    state = game.start(game.deal(1))
    assert state.count(0) == 6


@settings(max_examples=25)
@given(st.data())
def test_SG_5_a_table_with_any_cards_plays_to_the_end(data: st.DataObject) -> None:
    cards = [data.draw(islands(f"C{number}")) for number in range(data.draw(st.integers(8, 14)))]
    game = sterling.game("silver-gold", 2, deck="".join(card.text() for card in cards))
    match = sterling.Match(game, seed=data.draw(st.integers(0, 99)))
    rng = sterling.Rng(1)
    while not match.over():
        seat = match.waiting()[-1]
        match.play(seat, int(match.state.nth(seat, rng.below(match.state.count(seat)))))
    low, high = game.score_bounds
    assert all(low <= score.total <= high for score in match.scores())
    assert len(match.log) <= game.longest


@pytest.mark.parametrize("number", [1000, 1001])
def test_a_deck_has_a_thousand_cards_at_most(number: int) -> None:
    text = "".join(f"card C{place} grey\noooo\noooo\n....\n" for place in range(number))
    if number <= 1000:
        game = sterling.game("silver-gold", 4, deck=text)
        view = game.view(game.start(game.deal(1)), 0)
        assert game.view(game.sample(view, sterling.Rng(1)), 0) == view
    else:
        with pytest.raises(DeckError) as refused:
            sterling.game("silver-gold", 4, deck=text)
        assert refused.value.code == "deck/too-many"
