"""A second, plain implementation of the Amulet: cards are objects, villages are lists, legal actions are texts.

It shares only the notation and the layout of a deal with the rules, is slow, and knows no masks. Whole random games are
played on both at once (test_amulet_model.py).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

LETTERS = "abcd"


@dataclass(eq=False)
class Card:
    value: int
    up: bool = False
    knowers: set[int] = field(default_factory=set)
    on: "Card | None" = None
    used: bool = False


class Model:
    """One game. `ask` names the current decision of the seat whose turn it is."""

    def __init__(self, seats: int, orders: Sequence[Sequence[str]], ages: Sequence[int], first: int) -> None:
        self.seats = seats
        self.ages = ages
        self.orders = orders
        self.first = first
        self.round = 0
        self.totals = [0] * seats
        self.sheet: list[tuple[int | None, list[int], list[int]]] = []
        self.holder: int | None = None
        self.right: int | None = None
        self.deal()

    def deal(self) -> None:
        cards = [Card(int(name[:-1])) for name in self.orders[self.round]]
        self.villages = [cards[5 * seat : 5 * seat + 5] for seat in range(self.seats)]
        self.pile = [cards[5 * self.seats]]
        self.deck = cards[5 * self.seats + 1 : 5 * self.seats + 32]
        self.display: list[Card] = []
        self.sealed: Card | None = None
        self.caller: int | None = None
        self.hand: Card | None = None
        self.source = ""
        self.picked: list[Card] = []
        self.looked = 0
        self.quiet = 0
        self.ask = "look"
        self.seat = self.first
        self.peeks: list[list[int]] = [[] for _ in range(self.seats)]
        self.looking = set(range(self.seats))

    # -- who may do what ---------------------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        if self.ask == "over":
            return []
        return sorted(self.looking) if self.ask == "look" else [self.seat]

    def names(self, cards: Sequence[Card]) -> set[str]:
        """The texts of village cards."""
        return {
            f"{LETTERS[seat]}{place}"
            for seat in range(self.seats)
            for place, card in enumerate(self.villages[seat], start=1)
            if card in cards
        }

    def own(self) -> list[Card]:
        return self.villages[self.seat]

    def mine(self) -> list[Card]:
        """Own cards that are not under the amulet."""
        return [card for card in self.own() if card is not self.sealed]

    def covered(self, seat: int, card: Card) -> bool:
        guards = [other for other in self.villages[seat] if other.value == 3 and other.up]
        return card is self.sealed or card in guards or any(guard.on is card for guard in guards)

    def theirs(self) -> list[Card]:
        """Uncovered cards of opponents."""
        return [
            card
            for seat in range(self.seats)
            for card in self.villages[seat]
            if seat != self.seat and not self.covered(seat, card)
        ]

    def free(self) -> set[str]:
        found = set()
        for place, card in enumerate(self.own(), start=1):
            if card.up and not card.used:
                if card.value == 2 and any(not other.up for other in self.mine()):
                    found.add(f"U{place}")
                if card.value == 3 and len(self.own()) > 1:
                    found.add(f"U{place}")
            if self.right == self.seat and not (self.source == "discard" and self.hand and len(self.own()) == 1):
                found.add(f"A{place}")
        return found

    def targets(self, power: int) -> set[str]:
        """The choices that a power offers; empty if it cannot be used."""

        def hidden(cards: list[Card]) -> set[str]:
            return self.names([card for card in cards if not card.up])

        if power in (5, 7):
            return hidden(self.mine())
        if power in (6, 9):
            return hidden(self.mine() + self.theirs())
        if power == 8:
            return hidden(self.theirs())
        if power == 10 and self.mine():
            return {f"M{place}" for place in range(1, len(self.pile))}
        if power == 11 and self.deck:
            return {"D"}
        if power == 12 and self.theirs():
            return self.names(self.mine())
        return set()

    def legal(self, seat: int) -> set[str]:
        if seat not in self.waiting():
            return set()
        if self.ask == "look":
            return {"N"} | {f"{LETTERS[seat]}{place}" for place in range(1, 6) if place not in self.peeks[seat]}
        if self.ask == "turn":
            found = {"D"} | {f"S{place}" for place in range(1, len(self.display) + 1)} | self.free()
            if self.pile and self.mine():
                found.add("T")
            if len(self.own()) <= 4 and self.caller is None and not self.stirred:
                found.add("C")
            return found
        if self.ask == "rascal":
            found = {f"K{place}" for place in range(1, self.looked + 1)}
            if self.looked < self.allowed:
                found |= {f"S{place}" for place in range(1, len(self.display) + 1)}
                found |= {"D"} if self.looked < len(self.deck) else set()
            return found
        if self.ask == "hand":
            return self.names(self.mine()) | self.free() | (set() if self.source == "discard" else {"X"})
        if self.ask == "announce":
            after = self.own().index(self.picked[-1]) if self.picked else -1
            more = [card for card in self.mine() if self.own().index(card) > after]
            return self.names(more) | ({"Y"} if self.picked else set())
        if self.ask == "place":
            return self.names(self.picked)
        if self.ask in ("end-new", "end-penalty"):
            return {"L", "R"}
        if self.ask == "power":
            return self.targets(self.pile[-1].value) | {"N"}
        if self.ask == "second-look":
            return {"N"} | self.names([card for card in self.mine() if not card.up and card is not self.picked[0]])
        if self.ask == "witch":
            return {"N"} | self.names(self.mine() + self.theirs())
        if self.ask == "swap":
            return self.names(self.theirs())
        if self.ask == "empath":
            return self.names([card for card in self.mine() if not card.up])
        if self.ask == "bodyguard":
            others = [card for card in self.own() if card not in (self.tool, self.tool.on)]
            return self.names(others) | ({"O"} if self.tool.on else set())
        assert self.ask == "after"
        return self.free() | {"E"}

    # -- what happens ------------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        assert text in self.legal(seat), text
        kind, number = text[0], int(text[1:] or 0) - 1
        card = self.villages[LETTERS.index(kind)][number] if kind in LETTERS else None
        if self.ask == "look":
            if card is None:
                self.looking.discard(seat)
            else:
                card.knowers.add(seat)
                self.peeks[seat].append(number + 1)
                if len(self.peeks[seat]) == 2:
                    self.looking.discard(seat)
            if not self.looking:
                self.begin_turn(self.first)
        elif kind == "A":
            self.sealed, self.right, self.stirred = self.own()[number], None, True
            self.resume()
        elif kind == "U":
            self.tool = self.own()[number]
            self.ask = "empath" if self.tool.value == 2 else "bodyguard"
        elif self.ask in ("empath", "bodyguard"):
            self.tool.used = self.stirred = True
            if self.ask == "bodyguard":
                self.tool.on = card
            elif card:
                card.knowers.add(seat)
            self.resume()
        else:
            self.act(kind, number, card)

    def act(self, kind: str, number: int, card: Card | None) -> None:
        if kind == "C":
            self.caller = self.seat
            self.end_turn()
        elif kind == "T":
            self.hold(self.pile.pop(), "discard", "hand")
        elif kind == "S":
            self.hold(self.display.pop(number), "display", "hand")
        elif kind == "K":
            self.hold(self.leave_deck(number), "deck", "hand")
        elif kind == "M":
            self.hold(self.pile.pop(number), "discard", "announce")
        elif kind == "D" and self.ask == "power":
            self.deck[0].knowers.add(self.seat)
            self.ask = "witch"
        elif kind == "D":
            if self.ask == "turn":
                self.looked = 0
                self.allowed = 1 + sum(1 for other in self.own() if other.up and other.value == 4)
            self.deck[self.looked].knowers.add(self.seat)
            self.looked += 1
            self.ask = "rascal"
            if self.legal(self.seat) == {"K1"}:
                self.hold(self.leave_deck(0), "deck", "hand")
        elif kind == "X":
            assert self.hand
            self.discard(self.hand)
            self.hand = None
            self.ask = "power"
            if not self.targets(self.pile[-1].value):
                self.done()
        elif kind == "N":
            self.done()
        elif kind == "E":
            self.end_turn()
        elif kind == "Y":
            self.exchange()
        elif kind in "LR":
            self.add(kind)
        else:
            assert card
            self.point(card)

    def point(self, card: Card) -> None:
        whose = next(seat for seat in range(self.seats) if card in self.villages[seat])
        if self.ask == "witch":
            self.hold(self.leave_deck(0), "deck", "announce")
            if whose != self.seat:
                self.replace(whose, card)
                self.done()
                return
        if self.ask in ("hand", "announce"):
            self.ask = "announce"
            self.picked.append(card)
            if self.legal(self.seat) == {"Y"}:
                self.exchange()
        elif self.ask == "place":
            village = self.own()
            new = self.hand
            assert new
            self.hand = None
            self.villages[self.seat] = [
                new if other is card else other for other in village if other is card or other not in self.picked
            ]
            for other in self.picked:
                self.leave_village(other)
                self.discard(other)
            new.up = self.source != "deck"
            self.done()
        elif self.ask == "second-look":
            card.knowers.add(self.seat)
            self.done()
        elif self.ask == "swap":
            given = self.picked[0]
            here, there = self.own(), self.villages[whose]
            from_here, from_there = here.index(given), there.index(card)
            here[from_here], there[from_there] = card, given
            self.leave_village(given)
            if not card.up:
                card.knowers.add(self.seat)
            self.done()
        else:
            power = self.pile[-1].value
            if power in (5, 6):
                card.up = True
            elif power == 12:
                self.picked = [card]
                self.ask = "swap"
                return
            else:
                card.knowers.add(self.seat)
                self.picked = [card]
                self.ask = "second-look"
                if power == 7 and self.legal(self.seat) != {"N"}:
                    return
            self.done()

    def hold(self, card: Card, source: str, ask: str) -> None:
        self.hand, self.source, self.ask, self.picked, self.looked = card, source, ask, [], 0

    def leave_deck(self, place: int) -> Card:
        self.left_deck = True
        return self.deck.pop(place)

    def discard(self, card: Card) -> None:
        card.up = True
        self.pile.append(card)

    def leave_village(self, card: Card) -> None:
        card.on, card.used = None, False
        for village in self.villages:
            for other in village:
                if other.on is card:
                    other.on = None

    def replace(self, seat: int, old: Card) -> None:
        village = self.villages[seat]
        assert self.hand
        village[village.index(old)] = self.hand
        self.hand.up = self.source != "deck"
        self.hand = None
        self.leave_village(old)
        self.discard(old)

    def exchange(self) -> None:
        if len(self.picked) == 1:
            self.replace(self.seat, self.picked[0])
            self.done()
            return
        for card in self.picked:
            card.up = True
        self.ask = "place" if len({card.value for card in self.picked} - {13}) <= 1 else "end-new"

    def add(self, side: str) -> None:
        penalty = self.ask == "end-penalty"
        card = self.leave_deck(0) if penalty else self.hand
        assert card
        if not penalty:
            self.hand = None
            card.up = self.source != "deck"
        self.own().insert(0 if side == "L" else len(self.own()), card)
        if not penalty and len(self.picked) >= 3 and self.deck:
            self.ask = "end-penalty"
        else:
            self.done()

    def resume(self) -> None:
        if self.acted:
            self.done()
        else:
            self.ask = "hand" if self.hand else "turn"

    def done(self) -> None:
        self.acted = True
        self.picked = []
        self.ask = "after"
        if self.legal(self.seat) == {"E"}:
            self.end_turn()

    def begin_turn(self, seat: int) -> None:
        self.seat, self.ask = seat, "turn"
        self.stirred = self.acted = self.left_deck = False
        self.picked = []
        for village in self.villages:
            for card in village:
                card.used = False

    def face_up(self, value: int) -> int:
        return sum(1 for village in self.villages for card in village if card.up and card.value == value)

    def end_turn(self) -> None:
        self.quiet = 0 if self.left_deck else self.quiet + 1
        following = (self.seat + 1) % self.seats
        if self.face_up(0) == 2 or not self.deck or self.quiet == 40 or following == self.caller:
            self.end_round()
            return
        while len(self.display) < self.face_up(1) and self.deck:
            self.display.append(self.deck.pop(0))
            self.quiet = 0
        if self.deck:
            self.begin_turn(following)
        else:
            self.end_round()

    def end_round(self) -> None:
        sums = [sum(card.value for card in village) for village in self.villages]
        lost = list(sums)
        self.right = None
        if self.caller is not None:
            if sums[self.caller] == min(sums):
                lost[self.caller] = 0
                self.holder = self.right = self.caller
            else:
                lost[self.caller] += 10
        self.sheet.append((self.caller, sums, lost))
        self.totals = [total + more for total, more in zip(self.totals, lost, strict=True)]
        self.round += 1
        if self.round == 4:
            self.ask = "over"
            self.right = None
            for village in self.villages:
                for card in village:
                    card.up = True
        else:
            self.first = next(seat for seat in self.ages if lost[seat] == min(lost))
            self.deal()
