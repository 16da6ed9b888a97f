"""What happened in Silver & Gold between two views of one seat, as data (docs/story.md)."""

from collections.abc import Mapping, Sequence

from sterling.core.errors import Fact
from sterling.core.story import Happening, Thing
from sterling.games.silver_gold.cards import Island
from sterling.games.silver_gold.codes import COLOURS
from sterling.games.silver_gold.rules import ROUND, TURNS
from sterling.games.silver_gold.view import Card, Sheet, SilverGoldView

COIN: dict[str, Fact] = {"kind": "coin"}
PALM: dict[str, Fact] = {"kind": "palm"}


def happened(
    islands: Mapping[str, Island], before: SilverGoldView | None, after: SilverGoldView, tie_break: bool
) -> list[Happening]:
    """What was revealed, in the order of the rules. The views tell everything: the seat's own marks, and those of
    others once they are revealed (SG-27)."""
    if before is None:
        return _Teller(islands, after, after).beginning()
    return _Teller(islands, before, after).everything(tie_break)


class _Teller:
    def __init__(self, islands: Mapping[str, Island], before: SilverGoldView, after: SilverGoldView) -> None:
        self.islands = islands
        self.before = before
        self.after = after
        self.me = after.seat
        self.told: list[Happening] = []
        first = before.start or 0
        seats = len(after.players)
        self.order = [(first + step) % seats for step in range(seats)]
        """SG-28: from the start player clockwise."""

    # -- the whole ---------------------------------------------------------------------------------------------------

    def beginning(self) -> list[Happening]:
        after = self.after
        if after.phase != "draft":
            return [self.expedition()] if after.pattern is not None else [Happening("over", rule="SG-31", heading=True)]
        dealt = [] if after.own is None else [self.island(name) for name in after.own.dealt]
        return [Happening("deal", who=None if self.me < 0 else self.me, things=dealt, rule="SG-10", heading=True)]

    def everything(self, tie_break: bool) -> list[Happening]:
        before, after = self.before, self.after
        if before.phase == "draft":
            self.draft()
        else:
            self.marks()
            self.replacement()
            self.settled()
        if after.turn != before.turn:
            self.next_turn(tie_break)
        elif before.phase == "draft" and after.phase != "draft":
            self.told.append(self.expedition())
        return self.told

    # -- the draft ---------------------------------------------------------------------------------------------------

    def draft(self) -> None:
        before, after = self.before, self.after
        own, was = after.own, before.own
        if own is not None and was is not None and own.kept and not was.kept:
            self.keep(self.me, [own.dealt[place] for place in own.kept])
        if after.phase == "draft":
            self.done("SG-10")
            return
        for seat, player in enumerate(after.players):
            if seat != self.me:
                self.keep(seat, player.kept)
        self.refill()

    def keep(self, seat: int, names: Sequence[str]) -> None:
        things = [self.island(name, end=f"slot:{seat}:{place}") for place, name in enumerate(names)]
        self.told.append(Happening("keep", who=seat, things=things, rule="SG-10"))

    def done(self, rule: str) -> None:
        """While all choose at once, others see only who is done."""
        for seat, (was, now) in enumerate(zip(self.before.players, self.after.players, strict=True)):
            if now.finished and not was.finished and seat != self.me:
                self.told.append(Happening("done", who=seat, rule=rule))

    # -- marks -------------------------------------------------------------------------------------------------------

    def marks(self) -> None:
        """Its own marks as they are made; those of others when all have finished, from the start player clockwise."""
        before, after = self.before, self.after
        if before.own is not None and after.own is not None:
            self.marked(self.me, before.own.sheet, after.own.sheet)
        if before.phase != "mark":
            return
        if after.phase == "mark" and after.turn == before.turn:
            self.done("SG-27")
            return
        for seat in self.order:
            if seat != self.me:
                self.marked(seat, before.players[seat].sheet, after.players[seat].sheet)

    def marked(self, seat: int, was: Sheet, now: Sheet) -> None:
        """Marks on each card, with the coins and palms they brought (SG-24, SG-25)."""
        if was == now:
            return
        coins, palms = was.coins, len(was.palms)
        for card in was.cards:
            if card is None:
                continue
            fresh = self.fresh_cells(card, now)
            if not fresh:
                continue
            island = self.islands[card.card]
            moved: list[Thing] = []
            won = {"coins": 0, "palms": 0, "points": 0}
            for cell in fresh:
                spot = f"cell:{card.card}:{cell}"
                if island.coins >> cell & 1 and coins < now.coins:
                    moved.append(Thing("", COIN, spot, f"coin:{seat}:{coins}"))
                    coins += 1
                    won["coins"] += 1
                elif island.palms >> cell & 1 and palms < len(now.palms):
                    moved.append(Thing("", PALM, spot, f"palm:{seat}:{palms}"))
                    won["palms"] += 1
                    won["points"] += now.palms[palms]
                    palms += 1
            self.told.append(
                Happening(
                    "mark",
                    who=seat,
                    things=[self.island(card.card)],
                    moved=moved,
                    spots=[f"cell:{card.card}:{cell}" for cell in fresh],
                    gained=won,
                    facts={
                        "cells": len(fresh),
                        "crosses": sum(island.crosses >> cell & 1 for cell in fresh),
                        "owed": self.owed(seat),
                        "colour": COLOURS[island.colour],
                    },
                    rule="SG-21",
                )
            )

    def fresh_cells(self, card: Card, now: Sheet) -> list[int]:
        """The cells marked since; for a card that was laid aside, all that were left."""
        for same in now.cards:
            if same is not None and same.card == card.card:
                if same.marks == card.marks:
                    return []
                return [cell for cell in same.marks if cell not in card.marks]
        land = self.islands[card.card].land
        return [cell for cell in range(16) if land >> cell & 1 and cell not in card.marks]

    def owed(self, seat: int) -> int:
        """SG-23: the cells this seat still owes; only that seat knows them."""
        own = self.after.own
        if seat != self.me or own is None or self.after.phase != "mark" or self.after.turn != self.before.turn:
            return 0
        return max(0, own.owed)

    # -- action three ------------------------------------------------------------------------------------------------

    def replacement(self) -> None:
        """A card taken by the seat to move; when it has all it needs, the display is refilled (SG-29, SG-30)."""
        before, after = self.before, self.after
        seat = before.replacing
        if seat is None:
            return
        had = [card.card for card in before.players[seat].sheet.cards if card is not None]
        for place, card in enumerate(after.players[seat].sheet.cards):
            if card is None or card.card in had:
                continue
            shown = card.card in before.display
            self.told.append(
                Happening(
                    "take" if shown else "draw",
                    who=seat,
                    things=[self.island(card.card)],
                    start=f"display:{before.display.index(card.card)}" if shown else "pile",
                    end=f"slot:{seat}:{place}",
                    rule="SG-29",
                )
            )
        self.refill()

    def refill(self) -> None:
        fresh = [
            self.island(name, end=f"display:{place}")
            for place, name in enumerate(self.after.display)
            if name is not None and name not in self.before.display
        ]
        if fresh:
            self.told.append(Happening("refill", things=fresh, start="pile", rule="SG-30"))

    def settled(self) -> None:
        """SG-28: seat after seat, the cup first, then the cards that are complete."""
        for seat in self.order:
            was, now = self.before.players[seat], self.after.players[seat]
            for row in range(len(was.cups), len(now.cups)):
                points = now.cups[row]
                self.told.append(
                    Happening(
                        "cup" if points else "no-cup",
                        who=seat,
                        start=f"race:{points}" if points else "",
                        end=f"cup:{seat}:{row}",
                        gained={"points": points},
                        rule="SG-28",
                    )
                )
            for name in now.aside[len(was.aside) :]:
                self.told.append(
                    Happening(
                        "complete",
                        who=seat,
                        things=[self.island(name)],
                        start=f"card:{name}",
                        end=f"aside:{name}",
                        gained={"points": self.islands[name].points},
                        rule="SG-29",
                    )
                )

    # -- turns, rounds, the end --------------------------------------------------------------------------------------

    def next_turn(self, tie_break: bool) -> None:
        after = self.after
        if after.turn % ROUND == 0 and after.turn < TURNS:
            self.told.append(Happening("round-over", facts={"round": after.turn // ROUND}, rule="SG-31"))
        if after.phase == "over":
            self.over(tie_break)
        else:
            self.told.append(self.expedition())

    def expedition(self) -> Happening:
        """SG-20: the next expedition card; the start player moves on by the rule set (SG-40, SG-41)."""
        after = self.after
        return Happening(
            "expedition",
            whom=after.start,
            start="deck",
            end="expedition",
            facts={
                "round": after.turn // ROUND + 1,
                "turn": after.turn % ROUND + 1,
                "pattern": after.pattern or "",
            },
            rule="SG-20",
            heading=True,
        )

    def over(self, tie_break: bool) -> None:
        """SG-50, SG-51: what everybody has, and who has won."""
        self.told.append(Happening("over", rule="SG-31", heading=True))
        ranks: list[list[int]] = []
        for seat, player in enumerate(self.after.players):
            done = [self.islands[name] for name in player.aside]
            gained = {
                "coins": player.sheet.coins,
                "cups": sum(player.cups),
                "palms": sum(player.sheet.palms),
                "islands": sum(island.points for island in done),
                "seals": sum(island.pays * sum(other.colour == island.seal for other in done) for island in done),
            }
            gained["points"] = sum(gained.values())
            self.told.append(Happening("score", who=seat, end=f"sheet:{seat}", gained=gained, rule="SG-50"))
            by_colour = [sum(island.colour == colour for island in done) for colour in reversed(range(len(COLOURS)))]
            ranks.append([gained["points"], *(by_colour if tie_break else ())])
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        level = sum(rank[0] == max(ranks)[0] for rank in ranks)
        for seat in winners:
            how = "shared" if len(winners) > 1 else "tie-break" if level > 1 else "clear"
            self.told.append(
                Happening("win", who=seat, gained={"points": ranks[seat][0]}, facts={"how": how}, rule="SG-51")
            )

    # -- things ------------------------------------------------------------------------------------------------------

    def island(self, name: str, end: str = "") -> Thing:
        island = self.islands[name]
        return Thing(name, {"kind": "island", "colour": COLOURS[island.colour], "points": island.points}, "", end)
