"""What a row of numbers tells of the Amulet, beside what the board says."""

import sterling
from kit.tools import positions
from sterling import Rng
from sterling.games.amulet.codes import VALUE
from sterling.games.amulet.rules import KNOWN, STRIDE, AmuletState
from sterling.research.observation import Encoder


def test_a_row_tells_every_card_of_the_deck_that_was_looked_at() -> None:
    """AM-58: whoever looked at it, and how deep it lies."""
    game = sterling.game("amulet", 3)
    encoder = Encoder(game)
    looked_at = 0
    for state in positions(game, Rng(31), 300):
        assert isinstance(state, AmuletState)
        deck = [int(card) for card in list(state.board)[int(state.top) : int(state.setup.deck_end)]]
        for seat in range(3):
            told = encoder.slices(encoder.observe(state, seat))
            for turned in range(3):
                known = int(state.board[STRIDE * ((seat + turned) % 3) + KNOWN])
                looked = [place for place, card in enumerate(deck) if known >> card & 1]
                assert told["deck-looked"][turned].nonzero()[0].tolist() == looked
                looked_at += len(looked)
                if turned == 0:
                    values = [int(VALUE[card]) + 1 if known >> card & 1 else 0 for card in deck]
                    assert told["deck-known"].tolist() == values + [0] * (31 - len(deck))
    assert looked_at > 20
