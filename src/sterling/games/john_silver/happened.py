"""What happened in John Silver between two views of one seat, as data (docs/story.md)."""

from collections.abc import Sequence

from sterling.core.errors import Fact
from sterling.core.story import Happening, Thing
from sterling.games.john_silver.cards import NUMBER, Card
from sterling.games.john_silver.codes import COLUMNS, SUITS
from sterling.games.john_silver.rules import FULL_ROW
from sterling.games.john_silver.view import JohnSilverView, Shared

KINDS = ("coins", "apples", "spots")


def happened(cards: Sequence[Card], before: JohnSilverView | None, after: JohnSilverView) -> list[Happening]:
    """What this seat saw, in order. The views tell everything: every card laid or taken lies open (JS-60)."""
    if before is None:
        return _Teller(cards, after, after).beginning()
    return _Teller(cards, before, after).everything()


class _Teller:
    def __init__(self, cards: Sequence[Card], before: JohnSilverView, after: JohnSilverView) -> None:
        self.cards = cards
        self.before = before
        self.after = after
        self.me = after.seat
        self.told: list[Happening] = []

    # -- the whole ---------------------------------------------------------------------------------------------------

    def beginning(self) -> list[Happening]:
        after = self.after
        hand = [] if after.own is None else [self.card(name, end=f"card:{name}") for name in after.own.hand]
        return [
            Happening(
                "deal",
                who=None if self.me < 0 else self.me,
                whom=after.start,
                things=hand,
                start="stock",
                rule="JS-11",
                heading=True,
            )
        ]

    def everything(self) -> list[Happening]:
        before, after = self.before, self.after
        who = before.turn
        if who is None or before == after:
            return []
        if before.phase == "answer":
            self.answer(who)
            return self.told
        self.lay(who)
        self.take(who)
        self.draw(who)
        if after.shared is not None:
            self.pay(after.shared)
        if before.stock and not after.stock:
            self.told.append(Happening("stock-empty", spots=["stock"], rule="JS-23"))
        for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
            if was.hand and not now.hand and after.phase != "over":
                self.told.append(Happening("out", who=seat, spots=[f"player:{seat}"], rule="JS-27"))
        if after.phase == "over":
            self.over()
        return self.told

    # -- before the first turn ---------------------------------------------------------------------------------------

    def answer(self, who: int) -> None:
        """JS-12: that a seat exchanged is public, the cards are not."""
        if not self.after.players[who].exchanged:
            self.told.append(Happening("keep", who=who, spots=[f"player:{who}"], rule="JS-12"))
            return
        fresh: list[Thing] = []
        if who == self.me and self.after.own is not None:
            fresh = [self.card(name, end=f"card:{name}") for name in self.after.own.hand]
        self.told.append(Happening("exchange", who=who, things=fresh, start="stock", end=f"player:{who}", rule="JS-12"))

    # -- a turn ------------------------------------------------------------------------------------------------------

    def lay(self, who: int) -> None:
        """JS-20: the card that was not in the grid, or not in the row before it was paid out."""
        before = _places(self.before.grid)
        after = _places(self.after.grid)
        if self.after.shared is not None:
            after |= _row_places(self.after.shared)
        for name, (row, column) in after.items():
            if name in before:
                continue
            joker = name.startswith("joker")
            self.told.append(
                Happening(
                    "lay",
                    who=who,
                    whom=self.after.owners[column],
                    things=[self.card(name)],
                    start=self.hand(who, name),
                    end=f"cell:{row}:{column}",
                    facts={"row": SUITS[row], "column": column + 1, "joker": "yes" if joker else "no"},
                    rule="JS-21" if joker else "JS-20",
                )
            )

    def take(self, who: int) -> None:
        """JS-22: back from the grid, after an apple card. It may have kept a full row from being paid out."""
        after = _places(self.after.grid)
        paid = {} if self.after.shared is None else _row_places(self.after.shared)
        for name, (row, column) in _places(self.before.grid).items():
            if name in after or name in paid:
                continue
            full = sum(map(len, self.before.grid[row])) == FULL_ROW
            self.told.append(
                Happening(
                    "take",
                    who=who,
                    things=[self.card(name)],
                    start=f"cell:{row}:{column}",
                    end=self.hand(who, name),
                    facts={"row": SUITS[row], "saved": "yes" if full else "no"},
                    rule="JS-22",
                )
            )

    def draw(self, who: int) -> None:
        before, after = self.before, self.after
        if after.stock >= before.stock:
            return
        drawn = self.card("")
        if who == self.me and before.own is not None and after.own is not None:
            drawn = self.card(next(name for name in after.own.hand if name not in before.own.hand))
        self.told.append(
            Happening("draw", who=who, things=[drawn], start="stock", end=self.hand(who, drawn.id), rule="JS-22")
        )

    def pay(self, shared: Shared) -> None:
        """JS-24, JS-25: each pair goes to the owner of the column of its highest or lowest card."""
        lay = _row_places(shared)
        spots = [f"cell:{shared.row}:{column}" for column in range(COLUMNS)]
        facts: dict[str, Fact] = {"row": SUITS[shared.row]}
        self.told.append(Happening("pay", spots=spots, facts=facts, rule="JS-24"))
        standing = shared.standing
        for pair, names, column in (
            ("high", standing.high, standing.high_column),
            ("low", standing.low, standing.low_column),
        ):
            owner = self.after.owners[column]
            home = "removed" if owner is None else f"player:{owner}"
            self.told.append(
                Happening(
                    "remove" if owner is None else "win-pair",
                    who=owner,
                    things=[self.card(name, f"cell:{lay[name][0]}:{lay[name][1]}") for name in names],
                    end=home,
                    spots=[spots[column]],
                    gained={} if owner is None else self.symbols(names),
                    facts={**facts, "pair": pair, "column": column + 1},
                    rule="JS-25" if owner is None else "JS-24",
                )
            )

    # -- the end -----------------------------------------------------------------------------------------------------

    def over(self) -> None:
        """JS-30 to JS-33: apples go to the left neighbour, spots cost, and the most points win."""
        after = self.after
        seats = len(after.players)
        left = [f"cell:{row}:{column}" for row, column in _places(after.grid).values()]
        stuck = any(player.hand for player in after.players)
        why = "john-silver-story-why-no-row" if stuck else "john-silver-story-why-no-cards"
        self.told.append(Happening("over", spots=list(dict.fromkeys(left)), why=why, rule="JS-27", heading=True))
        won = [self.symbols(player.won or []) for player in after.players]
        for seat in range(seats):
            giver = (seat - 1) % seats
            if won[giver]["apples"]:
                apples = {"apples": won[giver]["apples"]}
                self.told.append(
                    Happening(
                        "apples",
                        who=seat,
                        whom=giver,
                        start=f"player:{giver}",
                        end=f"player:{seat}",
                        gained=apples,
                        lost=apples,
                        rule="JS-30",
                    )
                )
        spots = [player.spots for player in after.players]
        costs = [_penalty(spots, seat) for seat in range(seats)]
        for seat in range(seats):
            if spots[seat]:
                more = sum(other > spots[seat] for other in spots)
                rank = "each" if seats == 2 else "most" if more == 0 else "second" if costs[seat] else "none"
                self.told.append(
                    Happening(
                        "spots",
                        who=seat,
                        spots=[f"player:{seat}"],
                        lost={"points": costs[seat]},
                        facts={
                            "number": spots[seat],
                            "rank": rank,
                            "tied": "yes" if spots.count(spots[seat]) > 1 else "no",
                        },
                        rule="JS-32",
                    )
                )
        totals: list[int] = []
        for seat in range(seats):
            gained = {"coins": won[seat]["coins"], "apples": won[(seat - 1) % seats]["apples"]}
            totals.append(sum(gained.values()) - costs[seat])
            self.told.append(
                Happening(
                    "score",
                    who=seat,
                    spots=[f"player:{seat}"],
                    gained=gained,
                    lost={"points": costs[seat]},
                    facts={"points": totals[seat]},
                    rule="JS-31",
                )
            )
        winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
        for seat in winners:
            how = "shared" if len(winners) > 1 else "clear"
            self.told.append(Happening("win", who=seat, facts={"points": totals[seat], "how": how}, rule="JS-33"))

    # -- things ------------------------------------------------------------------------------------------------------

    def hand(self, who: int, name: str) -> str:
        """Where a card in this seat's hand is on the board of this viewer."""
        return f"card:{name}" if who == self.me and name else f"player:{who}"

    def card(self, name: str, start: str = "", end: str = "") -> Thing:
        if not name:
            return Thing("", {"suit": "hidden", "value": ""}, start, end)
        suit, _, value = name.partition("-")
        return Thing(name, {"suit": suit, "value": value.replace(".5", "½")}, start, end)

    def symbols(self, names: Sequence[str]) -> dict[str, int]:
        shown = [self.cards[NUMBER[name]].symbol for name in names]
        return {kind: sum(symbol.count for symbol in shown if symbol.kind == kind) for kind in KINDS}


def _places(grid: list[list[list[str]]]) -> dict[str, tuple[int, int]]:
    """Every card in the grid, and its row and column."""
    return {
        name: (row, column) for row, cells in enumerate(grid) for column, stack in enumerate(cells) for name in stack
    }


def _row_places(shared: Shared) -> dict[str, tuple[int, int]]:
    """The cards of a row that was paid out, as they lay."""
    return {name: (shared.row, column) for column, stack in enumerate(shared.cells) for name in stack}


def _penalty(spots: list[int], seat: int) -> int:
    """JS-32: what the spots cost at the end."""
    mine = spots[seat]
    if len(spots) == 2 or not mine:
        return mine
    more = sum(other > mine for other in spots)
    tied = spots.count(mine) > 1
    return {0: 6 if tied else 8, 1: 2 if tied else 4}.get(more, 0)
