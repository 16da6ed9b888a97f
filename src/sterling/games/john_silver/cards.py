"""The cards of John Silver: reading a deck file and handing its symbols to the rules."""

from functools import lru_cache
from pathlib import Path

import msgspec

from sterling.core.deck import DeckReader, chosen_deck, fingerprint
from sterling.games.john_silver.codes import BLANK, CARDS, SUITS, VALUES, Deck

HOUSE_DECK = Path(__file__).with_name("deck.txt")
MOST_SYMBOLS = 99
FIRST_WORDS = (*SUITS, "joker")
"""How the lines of a deck file begin."""

KINDS = ("coins", "apples", "spots", "blank")
_KIND_WORDS = {"coin": 0, "coins": 0, "apple": 1, "apples": 1, "spot": 2, "spots": 2, "blank": 3}

# JS-1: the names of the cards, as in deals and views: `ship-1` to `chest-13`, `joker-5.5` to `joker-9.5`.
NAMES = tuple(f"{suit}-{value}" for suit in SUITS for value in range(1, VALUES + 1)) + tuple(
    f"joker-{value}.5" for value in range(5, 10)
)
NUMBER = {name: card for card, name in enumerate(NAMES)}


class Symbol(msgspec.Struct, frozen=True):
    """What a card shows: a kind of symbol and how many; `blank` and 0 if nothing."""

    kind: str
    count: int


class Card(msgspec.Struct, frozen=True):
    """A card of the deck; `suit` is `joker` for a joker."""

    name: str
    suit: str
    value: str
    symbol: Symbol

    def text(self) -> str:
        """The card as written in a deck file."""
        count = f" {self.symbol.count}" if self.symbol.count else ""
        return f"{self.suit} {self.value} {self.symbol.kind}{count}"


def read_deck(text: str, name: str = "deck") -> list[Card]:
    """Reads a deck file (JS-3) into the 44 cards in their order; a DeckError names file, line and what is wrong."""
    return _DeckReader(text, name).cards()


class _DeckReader(DeckReader):
    def __init__(self, text: str, name: str) -> None:
        super().__init__(text, name)
        self.found: dict[int, Card] = {}

    def cards(self) -> list[Card]:
        for number, line in self.lines:
            self.card(number, line)
        if not self.found:
            raise self.fail("empty", 1)
        missing = [name for card, name in enumerate(NAMES) if card not in self.found]
        if missing:
            raise self.fail("missing", self.last, cards=", ".join(missing[:5]), came=len(self.found), expected=CARDS)
        return [self.found[card] for card in range(CARDS)]

    def card(self, line: int, text: str) -> None:
        words = text.split()
        suit = words[0]
        if suit not in FIRST_WORDS:
            raise self.fail("suit", line, expected=", ".join(FIRST_WORDS), came=suit)
        if len(words) < 3:
            raise self.fail("card-line", line, came=text)
        value = words[1].replace("½", ".5") if suit == "joker" else words[1]
        name = f"{suit}-{value}"
        if name not in NUMBER:
            values = "5½, 6½, 7½, 8½, 9½" if suit == "joker" else f"1-{VALUES}"
            raise self.fail("value", line, suit=suit, expected=values, came=words[1])
        if NUMBER[name] in self.found:
            raise self.fail("listed-twice", line, card=name)
        kinds = [_KIND_WORDS[word] for word in words[2:] if word in _KIND_WORDS]
        if words[2] not in _KIND_WORDS:
            raise self.fail("kind", line, card=name, expected=", ".join(KINDS), came=words[2])
        # JS-2: one kind of symbol on a card.
        if len(kinds) > 1:
            raise self.fail("two-kinds", line, card=name, came=" ".join(words[2:]))
        kind = kinds[0]
        if len(words) != (3 if kind == BLANK else 4):
            raise self.fail("card-line", line, came=text)
        count = 0
        if kind != BLANK:
            count = int(words[3]) if words[3].isascii() and words[3].isdigit() and len(words[3]) < 4 else 0
            if not 1 <= count <= MOST_SYMBOLS:
                raise self.fail("count", line, card=name, expected=f"1-{MOST_SYMBOLS}", came=words[3])
        self.found[NUMBER[name]] = Card(name, suit, value, Symbol(KINDS[kind], count))


def compiled(cards: list[Card]) -> Deck:
    """The deck in the form the rules use."""
    return Deck([KINDS.index(card.symbol.kind) for card in cards], [card.symbol.count for card in cards])


@lru_cache(maxsize=32)
def load(text: str | None, name: str) -> tuple[tuple[Card, ...], Deck, str]:
    """The cards of a deck text, or of the house deck: as objects, in the form the rules use, and their fingerprint."""
    cards = read_deck(*chosen_deck(text, name, HOUSE_DECK))
    return tuple(cards), compiled(cards), fingerprint(card.text() for card in cards)
