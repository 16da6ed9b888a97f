"""A second implementation of the rules of John Silver, slow and plain, in the words of the rules: a check on the
engine."""

from sterling import Game

SUITS = ["ship", "sailor", "chest"]


class Shadow:
    """One game, played by texts. Cards are names, the grid is lists of lists."""

    def __init__(self, game: Game, orders: dict[str, list[str]], shows: dict[str, tuple[str, int]]) -> None:
        self.seats = game.seats
        self.stacks = game.rule_set == "stacks"
        self.to_the_last_card = game.rules_version == 1
        self.orders = orders
        self.shows = shows
        owners: dict[int, list[int | None]] = {2: [0, 1, 0, 1], 3: [0, 1, 2, None], 4: [0, 1, 2, 3]}
        self.owners = owners[self.seats]
        named = game.options["start-player"]
        self.start = int(orders["start"][0] if named is None else named)
        cards = list(orders["stock"])
        self.hands = [[cards.pop(0) for _ in range(6)] for _ in range(self.seats)]
        self.stock = cards
        self.grid: list[list[list[str]]] = [[[] for _ in range(4)] for _ in range(3)]
        self.won: list[list[str]] = [[] for _ in range(self.seats)]
        self.removed: list[str] = []
        self.known: list[set[str]] = [set() for _ in range(self.seats)]
        self.back: list[list[str] | None] = [None] * self.seats
        self.dealt: list[list[str]] = []
        self.draws = [0] * self.seats
        self.fresh: list[list[tuple[str, int]]] = [[] for _ in range(self.seats)]
        self.answers = 0
        self.turn: int | None = self.start
        self.due = False
        self.laid: tuple[str, int, int] | None = None
        self.turns = 0
        self.distributed = 0
        self.drawn = 0
        self.joker_rows: dict[str, int] = {}

    def is_apple(self, card: str) -> bool:
        return self.shows[card][0] == "apples"

    def lying(self) -> list[str]:
        return [card for row in self.grid for cell in row for card in cell]

    def takeable(self) -> list[str]:
        return [card for card in self.lying() if not self.is_apple(card)]

    def legal(self) -> set[str]:
        if self.turn is None:
            return set()
        hand = self.hands[self.turn]
        if self.answers < self.seats:
            return {"K6"} | (set() if any(map(self.is_apple, hand)) else {"X6"})
        if self.due:
            return ({"T?"} if self.stock else set()) | {f"T:{card}" for card in self.takeable()}
        found = set()
        for card in hand:
            for row in range(3):
                if card.startswith("joker") or card.startswith(SUITS[row]):
                    for column in range(4):
                        if self.stacks or not self.grid[row][column]:
                            found.add(f"{card}:{'abcd'[column]}{row + 1}")
        return found

    def play(self, text: str) -> None:
        assert self.turn is not None
        seat = self.turn
        hand = self.hands[seat]
        if self.answers < self.seats:
            self.answer(seat, text)
        elif self.due:
            self.due = False
            self.laid = None
            if text == "T?":
                self.draw(seat)
            else:
                card = text.removeprefix("T:")
                for row in self.grid:
                    for cell in row:
                        if card in cell:
                            cell.remove(card)
                hand.append(card)
                self.known[seat].add(card)
            self.end_turn(seat)
        else:
            card, cell_name = text.split(":")
            self.turns += 1
            hand.remove(card)
            if card not in self.known[seat]:
                self.fresh[seat].append((card, self.draws[seat]))
            self.known[seat].discard(card)
            row_number = int(cell_name[1]) - 1
            self.grid[row_number]["abcd".index(cell_name[0])].append(card)
            if card.startswith("joker"):
                self.joker_rows[card] = row_number
            if self.is_apple(card) and self.takeable():
                self.due = True
                self.laid = card, row_number, "abcd".index(cell_name[0])
                return
            if self.stock:
                self.draw(seat)
            self.end_turn(seat)

    def answer(self, seat: int, text: str) -> None:
        if text == "X6":
            pool = set(self.stock) | set(self.hands[seat])
            order = [card for card in self.orders[f"mulligan-{self.answers + 1}"] if card in pool]
            self.back[seat] = list(self.hands[seat])
            self.hands[seat], self.stock = order[:6], order[6:]
        self.answers += 1
        self.turn = (seat + 1) % self.seats if self.answers < self.seats else self.start
        self.dealt = [list(hand) for hand in self.hands]

    def draw(self, seat: int) -> None:
        self.hands[seat].append(self.stock.pop(0))
        self.drawn += 1
        self.draws[seat] += 1

    def end_turn(self, seat: int) -> None:
        for row in self.grid:
            cards = [(float(card.split("-")[1]), card, column) for column in range(4) for card in row[column]]
            if len(cards) == 4:
                cards.sort()
                for ends in (cards[:2], cards[:1:-1]):
                    owner = self.owners[ends[0][2]]
                    pile = self.removed if owner is None else self.won[owner]
                    pile += [card for _, card, _ in ends]
                for cell in row:
                    cell.clear()
                self.distributed += 1
        if not self.to_the_last_card and not self.stock and not any(self.may_fill(row) for row in range(3)):
            self.turn = None
            return
        for step in range(1, self.seats + 1):
            self.turn = (seat + step) % self.seats
            if self.hands[self.turn]:
                return
        self.turn = None

    def may_fill(self, row: int) -> bool:
        """JS-27, by the cards of all hands together."""
        held = [card for hand in self.hands for card in hand]
        found = [card for cell in self.grid[row] for card in cell]
        found += [card for card in held if card.startswith((SUITS[row], "joker"))]
        if any(map(self.is_apple, held)):
            others = [card for other in range(3) if other != row for cell in self.grid[other] for card in cell]
            found += [card for card in others if card.startswith("joker") and not self.is_apple(card)]
        return len(found) >= 4

    def scores(self) -> list[int]:
        def total(seat: int, kind: str) -> int:
            return sum(self.shows[card][1] for card in self.won[seat] if self.shows[card][0] == kind)

        spots = [total(seat, "spots") for seat in range(self.seats)]
        ranking = sorted(spots, reverse=True)
        scores = []
        for seat in range(self.seats):
            score = total(seat, "coins") + total(seat - 1 if seat else self.seats - 1, "apples")
            if self.seats == 2:
                score -= spots[seat]
            elif spots[seat]:
                tied = spots.count(spots[seat]) > 1
                if spots[seat] == ranking[0]:
                    score -= 6 if tied else 8
                elif ranking.count(ranking[0]) == 1 and spots[seat] == ranking[1]:
                    score -= 2 if tied else 4
            scores.append(score)
        return scores
