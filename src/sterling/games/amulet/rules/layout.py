"""What the numbers of a state mean: phases, reasons, and where things lie in the board."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.state import Setup
from sterling.games.amulet.codes import CARDS, GUARDS, MOST_SHOWN, PLACES

ROUNDS: Final = 4
DEALT: Final = 5
DECK: Final = 31
LOOKS: Final = 2
MOST_TO_CALL: Final = 4
PENALTY: Final = 10
STILL_TURNS: Final = 40

# Phases: what has to be decided.
LOOKING: Final = 0  # the looks before the first turn, all seats at once
START: Final = 1  # draw, take or call; free actions
RASCAL: Final = 2  # one more deck card, or keep one
HAND: Final = 3  # the card in hand; free actions
ANNOUNCE: Final = 4  # one more card to exchange, or no more
PLACING: Final = 5  # which of the places of a set the new card takes
NEW_END: Final = 6  # the end for the new card after a failure
PENALTY_END: Final = 7  # the end for the penalty card
POWER: Final = 8  # the power of the card just discarded
SECOND: Final = 9  # the beholder's second look
WITCHING: Final = 10  # where the deck's top card goes
SWAP: Final = 11  # whose card the robber gets
EMPATHY: Final = 12  # which card the empath looks at
GUARDING: Final = 13  # which card the bodyguard is set on
AFTER: Final = 14  # the action is done; free actions
OVER: Final = 15

# Where the card in hand came from.
FROM_DECK: Final = 0
FROM_DISPLAY: Final = 1
FROM_PILE: Final = 2

# AM-21: what ended a round.
BY_VILLAGERS: Final = 0
BY_DECK: Final = 1
BY_CALL: Final = 2
BY_STILL: Final = 3

# The board is one row of numbers: for each seat eight and its village, then discard pile, deck, display and the card
# each bodyguard is set on.
SIZE: Final = 0
UP: Final = 1  # the set of its face-up cards
DOWN: Final = 2  # the set of its hidden cards
KNOWN: Final = 3  # the set of cards this seat has looked at
EYES: Final = 4  # the village card it is looking at now
PEEKED: Final = 5  # places looked at before the first turn
TOTAL: Final = 6  # points lost in the rounds before
AIM: Final = 7  # places in this village that may be chosen now, if `spread`
ROW: Final = 8
STRIDE: Final = 57
NONE: Final = -1

WHOLE: Final = 31
"""The places of a village as dealt."""


class Layout(Setup):
    """Where things lie in the board of a game with this many seats. `named` is the start player the table named, or -1;
    `ages` are the seats from the youngest to the oldest, or nothing if they are drawn with the deal. With `drawn`, the
    start player of the first round is drawn whatever the ages."""

    def __init__(self, seats: i64, named: i64, ages: vec[i64], drawn: bool) -> None:
        # AM-1: one order of all cards for each round; AM-3: the seats, youngest first.
        super().__init__(seats, vec[i64]([CARDS] * ROUNDS + [seats]))
        self.named = named
        self.ages = ages
        self.drawn = drawn
        self.ages_at: i64 = CARDS * ROUNDS
        self.pile_at: i64 = STRIDE * seats
        self.deck_at: i64 = STRIDE * seats + CARDS
        self.deck_end: i64 = STRIDE * seats + CARDS + DECK
        self.show_at: i64 = self.deck_end
        self.link_at: i64 = self.show_at + MOST_SHOWN
        self.bare = vec[i64](
            [0, 0, 0, 0, NONE, 0, 0, 0, *[NONE] * PLACES] * seats + [NONE] * (CARDS + DECK + MOST_SHOWN + GUARDS)
        )
        self.blank = vec[i64]()
