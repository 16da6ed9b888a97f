"""Scripted openings and late positions, so that a rule's test reads as a sentence.

Cards are written short: `S7` is the ship 7, `M7` the sailor (mariner) 7, `C7` the chest 7, `J7` the joker 7½.
"""

from collections.abc import Mapping, Sequence
from typing import cast

import sterling
from sterling import Game, Match, Rng, State
from sterling.games.john_silver.cards import HOUSE_DECK, NAMES
from sterling.games.john_silver.rules import JohnSilverState
from sterling.games.john_silver.sight import standing_in
from sterling.games.john_silver.view import JohnSilverView, Own, Player

HOUSE_TEXT = HOUSE_DECK.read_text(encoding="utf-8")
_SUITS = {"S": "ship", "M": "sailor", "C": "chest"}
APPLES = ["S3", "S5", "S7", "S11", "M3", "M7", "M9", "M11", "C3", "C7", "C11"]
"""The apple cards of the house deck."""


def long(card: str) -> str:
    """The name of a card written short."""
    return f"joker-{card[1:]}.5" if card[0] == "J" else f"{_SUITS[card[0]]}-{card[1:]}"


SHORT = {
    long(card): card
    for card in [f"{suit}{n}" for suit in "SMC" for n in range(1, 14)] + [f"J{n}" for n in range(5, 10)]
}


def names(cards: str) -> list[str]:
    return [long(card) for card in cards.split()]


def short(cards: Sequence[str] | None) -> str:
    """Card names, written short."""
    assert cards is not None
    return " ".join(SHORT[card] for card in cards)


def move(text: str) -> str:
    """An action with its card written short: `S7:a1`, `T:J5`, or as it is: `K6`, `T?`."""
    if text[:2] == "T:":
        return "T:" + long(text[2:])
    card, colon, cell = text.partition(":")
    return f"{long(card)}:{cell}" if colon else text


class Scene:
    """A match in which every card laid is dealt to the player who lays it.

    `script` is what happens after all have kept their cards, without seats; `hands` names further cards of each hand,
    `stock` the first cards of the stock. Everything left open is filled with cards without apples, highest first.
    """

    def __init__(
        self,
        seats: int,
        script: str = "",
        *,
        hands: Mapping[int, str] | None = None,
        stock: str = "",
        exchange: Mapping[int, str] | None = None,
        start: int = 0,
        rule_set: str = "base",
        memory_aid: bool = False,
        deck: str | None = None,
    ) -> None:
        options = {"start-player": start, "memory-aid": memory_aid}
        self.game: Game = sterling.game("john-silver", seats, rule_set, options, deck)
        dealt: list[list[str]] = [names((hands or {}).get(seat, "")) for seat in range(seats)]
        seen: set[str] = set()
        seat = start
        for text in script.split():
            if text[0] != "T":
                card = long(text.partition(":")[0])
                later = names(stock) + names((exchange or {}).get(seat, ""))
                if card not in seen and card not in later and card not in dealt[seat]:
                    dealt[seat].append(card)
                seen.add(card)
                seat = (seat + 1) % seats
        used = {card for hand in dealt for card in hand} | set(names(stock))
        used |= {card for six in (exchange or {}).values() for card in names(six)}
        spare = [card for card in NAMES if card not in used and SHORT[card] not in APPLES]
        for hand in dealt:
            while len(hand) < 6:
                hand.append(spare.pop())
            assert len(hand) == 6, hand
        orders = {"stock": [card for hand in dealt for card in hand] + names(stock)}
        for place in range(seats):
            six = (exchange or {}).get((start + place) % seats)
            if six is not None:
                orders[f"mulligan-{place + 1}"] = names(six)
        self.dealt = dealt
        self.match = Match(self.game, self.game.deal(orders=orders))
        for place in range(seats):
            seat = (start + place) % seats
            self.match.play(seat, "X6" if seat in (exchange or {}) else "K6")
        self(script)

    def __call__(self, script: str) -> "Scene":
        """Continues for the player whose turn it is."""
        for text in script.split():
            self.match.play(self.turn(), move(text))
        return self

    @property
    def state(self) -> JohnSilverState:
        return cast(JohnSilverState, self.match.state)

    def turn(self) -> int:
        return self.match.waiting()[0]

    def legal(self) -> list[str]:
        return [action.text for action in self.match.legal(self.turn())]

    def view(self, seat: int = -1) -> JohnSilverView:
        return cast(JohnSilverView, self.match.view(seat))

    def shown(self, seat: int = -1) -> JohnSilverView:
        return cast(JohnSilverView, self.game.shown(self.view(seat)))

    def row(self, row: int, seat: int = -1) -> str:
        """A row of the grid, written short: `S7 - J5 -`, stacks with a slash."""
        return row_text(self.view(seat).grid[row])

    def won(self, seat: int) -> str:
        return short(self.view().players[seat].won)

    def hand(self, seat: int) -> str:
        own = self.view(seat).own
        assert own is not None
        return short(own.hand)

    def refused(self, text: str) -> str:
        """The code with which this action is refused."""
        before = self.state.key()
        try:
            self.match.play(self.turn(), move(text))
        except sterling.IllegalAction as problem:
            assert self.state.key() == before
            return problem.code
        raise AssertionError(f"{text} is legal")


def row_text(row: Sequence[Sequence[str]]) -> str:
    return " ".join("/".join(SHORT[card] for card in cell) or "-" for cell in row)


def position(
    hands: Sequence[str],
    grid: Sequence[str] = ("- - - -", "- - - -", "- - - -"),
    *,
    won: Mapping[int, str] | None = None,
    turn: int = 0,
    rule_set: str = "base",
    deck: str | None = None,
    to_the_last_card: bool = False,
) -> tuple[Game, JohnSilverState]:
    """A late position with an empty stock and all hands known; cards not named have left the game.

    With so few cards most rows can never be filled, so a game would be over at the end of the next turn (JS-27);
    `to_the_last_card` plays it under version 1 of the rules.
    """
    version = 1 if to_the_last_card else None
    game = sterling.game("john-silver", len(hands), rule_set, None, deck, rules_version=version)
    cells = [[[] if cell == "-" else [long(card) for card in cell.split("/")] for cell in row.split()] for row in grid]
    piles = [names((won or {}).get(seat, "")) for seat in range(len(hands))]
    named = [card for hand in hands for card in names(hand)] + [card for pile in piles for card in pile]
    named += [card for row in cells for cell in row for card in cell]
    template = cast(JohnSilverView, game.view(game.start(game.deal(1)), -1))
    view = JohnSilverView(
        seat=turn,
        phase="lay",
        turn=turn,
        start=0,
        owners=template.owners,
        grid=cells,
        standing=[standing_in(row) for row in cells],
        laid=None,
        shared=None,
        stock=0,
        removed=[card for card in NAMES if card not in named],
        players=[
            Player(
                hand=len(hand.split()),
                known=names(hand),
                exchanged=False,
                cards=len(piles[seat]),
                spots=0,
                won=piles[seat],
                past=None,
            )
            for seat, hand in enumerate(hands)
        ],
        own=Own(hand=names(hands[turn]), back=None, dealt=None),
    )
    return game, cast(JohnSilverState, game.sample(view, Rng(1)))


def play(game: Game, state: State, script: str) -> None:
    """Continues from a position for the player whose turn it is."""
    for text in script.split():
        sterling.play(game, state, turn_of(state), game.parse(move(text)))


def turn_of(state: State) -> int:
    return int(state.waiting()).bit_length() - 1


def texts(game: Game, state: State) -> list[str]:
    """The legal actions of the player whose turn it is."""
    return [action.text for action in game.legal(state, turn_of(state))]


def seen(game: Game, state: State, seat: int = -1) -> JohnSilverView:
    return cast(JohnSilverView, game.view(state, seat))


def deck_with(**symbols: str) -> str:
    """The house deck with some cards changed: `deck_with(S7="coins 1", J5="blank")`."""
    lines = []
    for line in HOUSE_TEXT.split("\n"):
        words = line.split(";")[0].split()
        if words:
            card = SHORT[f"{words[0]}-{words[1].replace('½', '.5')}"]
            if card in symbols:
                line = f"{words[0]} {words[1]} {symbols[card]}"
        lines.append(line)
    return "\n".join(lines)
